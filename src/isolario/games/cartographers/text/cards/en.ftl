# What explains the things on a table to somebody who points at them: cards.toml says which.

card_skill_cost = Cost of a skill
card_skill_cost_text = To use the skill, cross out this many marked coins. One skill a season.

card_edict = Edict
card_edict_text = The scoring card of an edict says what it gives stars for, and stays the same all game. Beside it are the two seasons in which it is scored; a bright row is scored at the end of this one. The sign of edict A is a circle, of B a square, of C a diamond, of D a shield.

card_edict_points = Stars of an edict
card_edict_points_text = How many stars your map would get for this edict if it were scored now. A pale number is not scored this season.

card_season = Season
card_season_text = Spring and summer last 8, autumn 7, winter 6: that much time on explore cards in all. At the end of each two edicts are scored: in spring A and B, in summer B and C, in autumn C and D, in winter D and A.

card_clock = Time
card_clock_text = Every explore card takes the time that is written on it. Once the times of a season add up to its length or more, that round is its last. The last card may go beyond it: the excess is lost.

card_slip = Turned card
card_slip_text = A card that was turned this season, as wide as the time it takes. For the next season it goes back into the deck.

card_ruins_card = Ruins card
card_ruins_card_text = A ruins card was turned: the shape must cover an unfilled ruins cell. Whoever cannot do that draws a single cell anywhere.

card_ambush = Ambush
card_ambush_text = The sheets pass on as the arrows show, and everybody draws monsters on a neighbour’s map. Then the sheets return.

card_ambush_alone_text = The monsters appear by themselves in the corner shown. If there is no room, they slide along the map edge, following the arrow.

card_explore = Explore card
card_explore_text = All draw by this card at the same time, each on their own map. Where it shows two shapes or two terrains, everybody chooses one.

card_coin_shape = Shape with a coin
card_coin_shape_text = Whoever draws this smaller shape marks a coin at once.

card_single = Single cell
card_single_text = When none of the card’s shapes can be drawn, you fill one cell instead. It brings no coin.

card_shape = Shape
card_shape_text = Draw it turned or mirrored as you like, inside your map and on unfilled cells only. It need not touch anything.

card_monster_text = Each unfilled cell beside a monster costs you 1 star at the end of every season, once, however many monsters are around it. Fill it, and it costs nothing.

card_mountain_text = It is filled from the start. Once all four cells beside it are filled, you mark a coin.

card_ruins_text = A cell like any other, until a ruins card is turned: then the next shape must cover at least one unfilled ruins cell.

card_chasm_text = It is filled from the start and is not a terrain: nothing can be drawn there.

card_draft = Your drawing
card_draft_text = Drawn this round. Until all are ready, you can take it back.

card_coin_crossed = Crossed-out coin
card_coin_crossed_text = It has paid for a skill. It brings no more stars, but still takes up room on the track.

card_coin = Coin
card_coin_text = Every marked coin brings 1 star at the end of this season and of each later one. Coins come from shapes with a coin and from mountains that are closed in.

card_season_sum = This season
card_season_sum_text = How many stars the season would bring you if it ended now: two edicts and your coins, less what monsters cost.

card_star = Reputation stars
card_star_text = Whoever has the most stars after winter wins. They are counted at the end of every season.

card_solo = Result
card_solo_text = In solo, the solo numbers of the four scoring cards are taken off your stars at the end of the game. What is left decides your title.

card_map = Map of a player
card_map_text = Press it to see it large.

card_drawing = Still drawing
card_drawing_text = This player has not finished drawing yet.

card_terrain = Terrain
card_terrain_text = A terrain to draw. The edicts of this game say what it is worth.

# Terms in sentences: the words for a card, * for any ending, commas between them.

card_grid = Map
card_grid_text = The 11 × 11 cells of your sheet. Here you draw a shape every round; mountains are there from the start. Example: a shape that does not fit inside cannot be drawn.
card_grid_names = sheet, sheets, map, maps

card_map_edge = Map edge
card_map_edge_text = The frame around the 11 × 11 cells. Some edicts ask for cells that touch it. Example: a cell in a corner touches it with two sides, but is still one cell.
card_map_edge_names = map edge*

card_cluster = Cluster
card_cluster_text = Cells of one terrain that are joined side to side, with no more of that terrain around them. A single cell is a cluster, too. Example: two village cells that meet at a corner only are two clusters.
card_cluster_names = cluster*

card_connected = Connected
card_connected_text = Both are adjacent to one and the same cluster. Example: two mountains beside the same cluster of forest are connected by it.
card_connected_names = connected

card_adjacent = Adjacent
card_adjacent_text = Side by side: above, below, on the left or on the right. Corner to corner is not adjacent. So every cell inside the map has four neighbours.
card_adjacent_names = adjacent

card_filled = Filled and unfilled
card_filled_text = A cell is filled once a terrain is drawn on it, monsters included. Mountains and the chasm are filled from the start. Ruins alone leave a cell unfilled.
card_filled_names = filled, unfilled

card_skill = Skill
card_skill_text = Three skill cards lie open all game. Once a season, while you draw, you can use one of them by crossing out as many marked coins as it costs. Example: Search adds one cell to your shape, free of charge.
card_skill_names = skill, skills

card_edict_names = edict*, scoring card*
card_season_names = season, seasons, season’s
card_clock_names = season’s length
card_rift_lands_names = { rift_lands }
card_ruins_card_names = ruins card*, { temple_ruins }, { outpost_ruins }
card_ambush_names = ambush*, { goblin_attack }, { bugbear_assault }, { kobold_onslaught }, { gnoll_raid }
card_explore_names = explore card*, { great_river }, { farmland }, { hamlet }, { forgotten_forest }, { hinterland_stream }, { homestead }, { orchard }, { treetop_village }, { marshlands }, { fishing_village }
card_shape_names = shape, shapes
card_monster_names = monster*
card_mountain_names = mountain*
card_ruins_names = ruins
card_chasm_names = chasm
card_draft_names = sketched
card_coin_crossed_names = crossed-out coin*
card_coin_names = coin, coins, coin track
card_star_names = reputation star*
card_terrain_names = terrain*

# The same, once the game is over.

card_edict_over = The scoring card says what this edict gave stars for. Beside it are the two seasons in which it was scored.
card_edict_points_over = How many stars the finished map is worth for this edict. What it gave in each season is on the score sheet.
card_season_over = Spring and summer lasted 8, autumn 7, winter 6. At the end of each two edicts were scored: in spring A and B, in summer B and C, in autumn C and D, in winter D and A.
card_skill_cost_over = Using the skill took this many marked coins, which were crossed out. One skill a season.
card_monster_over = Each cell beside a monster that was unfilled at the end of a season cost 1 star then: once, however many monsters were around it.
card_mountain_over = It was filled from the start. It gave a coin if all four cells beside it were filled.
card_ruins_over = A cell like any other, but when a ruins card was turned, the next shape had to cover at least one unfilled ruins cell.
card_chasm_over = It was filled from the start and is not a terrain: nothing could be drawn there.
card_coin_crossed_over = It paid for a skill. From then on it brought no stars, but still took up room on the track.
card_coin_over = Every marked coin brought 1 star at the end of the season in which it was marked and of each later one. Coins came from shapes with a coin and from mountains that were closed in.
card_star_over = Whoever has the most stars wins. They were counted at the end of every season.
card_terrain_over = A terrain that was drawn. The edicts of this game said what it was worth.
