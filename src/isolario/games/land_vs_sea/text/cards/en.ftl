# What explains the things on a table to somebody who points at them: cards.toml says which.

card_volcano = Volcano
card_volcano_text = When six edges of land surround an empty cell, whoever placed the last tile beside it lays the volcano there. Its five + marks go to whoever completes the area.

card_whirlpool = Whirlpool
card_whirlpool_text = When six edges of sea surround an empty cell, whoever placed the last tile beside it lays the whirlpool there. Its five + marks go to whoever completes the area.

card_bonus = + mark
card_bonus_text = 1 bonus point for whoever completes this area, be it land or sea.

card_again = Play again
card_again_text = Whoever places this tile at once places their other one, too.

card_steal = Steal
card_steal_text = Whoever places this tile takes a tile of their choice from another player, but never the last one.

card_mountains = Mountains
card_mountains_text = For placing tiles they are land. When a tile joins its range to others, land at once gets 1 point for every range in the chain.
card_mountains_of_three_text = For placing tiles they are land. When a tile joins its range to others, the cartographer at once gets 1 point for every range in the chain, whoever placed the tile.

card_coral = Coral
card_coral_text = For placing tiles it is sea. When a tile joins its reef to others, sea at once gets 1 point for every reef in the chain.
card_coral_of_three_text = For placing tiles it is sea. When a tile joins its reef to others, the cartographer at once gets 1 point for every reef in the chain, whoever placed the tile.

card_caravan = Caravan
card_caravan_text = Whoever places it next to another caravan or a ship gets 2 points at once. Those that lie side by side are a trade route, which counts at the end.

card_ship = Ship
card_ship_text = Whoever places it next to another ship or a caravan gets 2 points at once. Those that lie side by side are a trade route, which counts at the end.

card_route = Trade route
card_route_text = At the end it gives 1 point for every caravan and ship on it: to land if there are more caravans, to sea if there are more ships, to nobody if they are equal.
card_route_of_three_text = At the end it gives 1 point for every caravan and ship on it: to land if there are more caravans, to sea if there are more ships, to the cartographer if they are equal.

card_complete = Completed area
card_complete_text = It has no open edge any more: it has given 1 point for each of its tiles, to land or to sea.

card_waypoint = Waypoint
card_waypoint_text = In your turn, after scoring, you may place yours: on land if you play for land, on sea if you play for sea, in an area that is not complete. Whoever completes that area or surrounds its tile gets 1 point, and it goes back to its owner.

card_unseen = Hidden side
card_unseen_text = Every tile has two sides. This one is known to whoever has the tile and, if it was stolen, to whoever had it before.

card_public = Public side
card_public_text = Every tile has two sides. Everybody sees this one; you may place the tile with either side up.

card_stack = Stacks
card_stack_text = At the end of your turn you refill your hand to two tiles, each time with the top tile of whichever stack you like. The game ends when there are no tiles left, neither here nor in front of players.

card_placed = Tile on the map
card_placed_text = It stays where it lies. Its land and its sea belong to areas, and each area gives 1 point for each of its tiles once it is complete: land to land, sea to sea.

card_tile = Tile
card_tile_text = Place it next to the map, either side up and turned as you like, so that land meets land and sea meets sea. A completed area gives 1 point for each of its tiles: of land to land, of sea to sea.

card_role = Land, sea, cartographer
card_role_text = Completed areas of land give points to land, those of sea to sea, whoever completes them. + marks go to whoever does.

card_points = Points
card_points_text = Whoever has the most points when all tiles are placed wins.

# Terms in sentences: the words for a card, * for any ending, commas between them.

card_area = Area
card_area_text = All the land, or all the sea, that is connected from tile to tile. Once nothing of it can grow, it is complete and gives 1 point for each of its tiles. Example: a land area of 4 tiles gives land 4 points.
card_area_names = area, areas

card_edge = Edge
card_edge_text = One of the six sides of a tile, all land or all sea. It is open as long as there is no tile beside it; a tile with such an edge is an open tile. An area is complete when it has no open edge left.
card_edge_names = edge, edges, open edge*, open tile*

card_narrowing = Parted corner
card_narrowing_text = Where a coast runs into a corner of a tile, the two edges beside it belong to different parts: nothing is connected through a corner. So a large area can be cut in two.
card_narrowing_names = parted corner*

card_action = Action
card_action_text = Some sides of tiles have one: “Play again” lets you place your other tile at once, “Steal” takes a tile from another player. It is carried out right after placing the tile.
card_action_names = action, actions

card_chain = Chain
card_chain_text = Mountain ranges that touch each other, or coral reefs that do. A tile that joins its own to a chain gives 1 point for every link of it. Example: the third range of a chain gives 3 points.
card_chain_names = chain*

card_volcano_names = volcano
card_whirlpool_names = whirlpool
card_bonus_names = + mark*, bonus point*
card_again_names = Play again
card_steal_names = Steal, stealing
card_mountains_names = mountain*, range, ranges
card_coral_names = coral, reef, reefs
card_caravan_names = caravan*
card_ship_names = ship, ships
card_route_names = trade route*, route, routes
card_complete_names = complete, completes, completed, completed area*
card_waypoint_names = waypoint*
card_unseen_names = hidden side*
card_public_names = public side*
card_stack_names = stack, stacks, refill
card_role_names = cartographer*

card_surround = To surround
card_surround_text = A tile or a cell is surrounded when there are tiles on all six of its sides. Whoever surrounds a tile with a waypoint gets 1 point; an empty cell amid six edges of one kind takes the volcano or the whirlpool.
card_surround_names = surround*

# The same, once the game is over.

card_volcano_over = Its place was an empty cell amid six edges of land. If its area was completed, its five + marks went to whoever completed it; if not, to nobody.
card_whirlpool_over = Its place was an empty cell amid six edges of sea. If its area was completed, its five + marks went to whoever completed it; if not, to nobody.
card_bonus_over = If this area was completed, be it land or sea, it gave 1 bonus point to whoever completed it. In an area that stayed open it gave nothing.
card_again_over = Whoever placed this tile at once placed their other one, too, if they still had one.
card_steal_over = Whoever placed this tile took a tile of their choice from another player, if any other had two: never the last one.
card_mountains_over = Whenever a tile joined its range to others, land at once got 1 point for every range in the chain. Alone, a range gave nothing.
card_mountains_of_three_over = Whenever a tile joined its range to others, the cartographer at once got 1 point for every range in the chain, whoever placed the tile. Alone, a range gave nothing.
card_coral_over = Whenever a tile joined its reef to others, sea at once got 1 point for every reef in the chain. Alone, a reef gave nothing.
card_coral_of_three_over = Whenever a tile joined its reef to others, the cartographer at once got 1 point for every reef in the chain, whoever placed the tile. Alone, a reef gave nothing.
card_caravan_over = Whoever placed it next to another caravan or a ship got 2 points at once. Those that lie side by side are a trade route, which counted at the end.
card_ship_over = Whoever placed it next to another ship or a caravan got 2 points at once. Those that lie side by side are a trade route, which counted at the end.
card_route_over = If there are more caravans on it, it gave land 1 point for each of them and for each ship; if there are more ships, it gave as much to sea; if they are equal, nothing.
card_route_of_three_over = It gave 1 point for every caravan and ship on it: to land if there are more caravans, to sea if there are more ships, to the cartographer if they are equal.
card_waypoint_over = Whoever completed its area or surrounded its tile got 1 point, and it went back to its owner. One that still stands on the map gave nothing.
card_stack_over = New tiles came from here at the end of each turn. The game is over: there are no tiles left to place.
card_tile_over = Land meets land at its edges, and sea meets sea. Each of its areas that was completed gave 1 point for it: one of land to land, one of sea to sea.
card_role_over = Completed areas of land gave points to land, those of sea to sea, whoever completed them. + marks went to whoever did.
card_points_over = Whoever has the most points wins.
