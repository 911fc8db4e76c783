### The book of Land vs Sea, in English. What is explained where: book.toml. Terms: docs/glossary.md.
### Pictures inside the text (<bonus/>) are only decoration: anybody who cannot see them misses nothing.

## The game in short.

chapter_game = The game in short

book_goal = What it is about
book_goal_text =
    Together you lay out one map, tile by tile, and fight over it. One of you plays for land, the other for sea. Four play in two teams; of three players the third is the cartographer. Who plays for what is drawn by lot, unless you agree on it.

    Land wants <see area>areas</see> of land to be completed, sea wants areas of sea. When the last tile has been placed, whoever has the most points wins.
book_goal_words = goal, aim, win, winner, start, begin, learn, how to play, points, who am I, land, sea, side, role, map

book_area = When is an area complete?
book_area_text =
    All the land that is connected across the edges of tiles is one <b>area</b>; the same goes for the sea. An area is <b>complete</b> when it has no open edge left: none of its land (or sea) faces an empty cell. The coast then runs all the way round it.

    Tiles that touch only at a corner are not connected.
book_area_words = area, region, complete, completed, finish, finished, close, closed, open, open edge, connected, island, lake, border, coast
book_area_example = Two tiles share a small piece of land. With the tile on the left none of its edges is open any more: the area is complete.

book_area_points = What a completed area gives
book_area_points_text =
    - An area of land gives <b>land</b> 1 point for each of its tiles.
    - An area of sea gives <b>sea</b> 1 point for each of its tiles.

    It does not matter who completed it. You get the points in the same turn; what is still open at the end of the game gives nothing. Large areas give nothing extra, so many small ones are better than a big one that is never finished. The start tile counts like any other.
book_area_points_words = points, score, scoring, tile, tiles, count, how many points, no points, why no points, large, big, small, size, start tile, unfinished
book_area_points_example = Land has placed the tile on the right and so completed a lake: an area of sea on two tiles. The points are sea’s.

book_marks = + marks go to whoever completes
book_marks_text =
    Some parts of tiles have + marks <bonus/>. Each gives 1 bonus point to <b>whoever completes the area</b>, land or sea. Only marks in the area itself count, not those on other parts of its tiles.

    So it can pay to finish the area of an opponent: the tiles are theirs, but the marks are yours.
book_marks_words = plus, + mark, marks, bonus, bonus points, extra points, complete, rival, opponent, steal points, finish their area
book_marks_example = Sea completes an area of land: four tiles with two + marks. Land gets 4 points for the tiles, sea 2 for the marks. If land had completed it, all 6 would be land’s.

book_faces = Two tiles, four sides
book_faces_text =
    Two tiles lie in front of everybody, and each has two different sides: so you have four to choose from. The <b>public</b> side lies up for all to see. Only you see the <b>hidden</b> side; show it to nobody.

    Each of the six edges of a side is all land or all sea.
book_faces_words = hand, tiles, sides, faces, four, hidden, public, secret, back, flip, flip over, turn over, other side, edge, edges
book_faces_example = Your two tiles, each with its public and its hidden side. On one of them is a compass: <see again>play again</see>.

## A turn.

chapter_turn = Your turn

book_turn = A turn, step by step
book_turn_text =
    Land has the first turn; then it goes on clockwise.

    - Step 1: <see place>place a tile</see>.
    - Step 2: carry out its action, if it has one, <see again>play again</see> or <see steal>steal</see>.
    - Step 3: <see score>score</see> the areas that you have completed.
    - Step 4: place your waypoint, if you play with waypoints and wish to.
    - Step 5: <see refill>refill</see>, take tiles until you have two again.
book_turn_words = turn, steps, phases, order, sequence, what can I do, my turn, who begins, first player, next player

book_turn_example = An example of a turn
book_turn_example_text =
    You play for land. Your first tile shows “Play again” and lies land to land beside the start tile. So you place your other tile at once, somewhere else entirely, where it completes a small area of land. Now you score: 1 point for each tile of the area, and its + marks. Then comes the waypoint, if you play with them, and finally you take two new tiles, one after the other.
book_turn_example_words = example, turn, sequence, whole turn, how does a turn go

## Step 1.

chapter_place = Step 1: place a tile

book_place = Where a tile may go
book_place_text =
    Choose one of your four sides, turn it as you like, and place it on an empty cell next to at least one tile of the map. Where it touches others, <b>all edges have to match</b>: land to land, sea to sea.

    Once a side is chosen, the number on a cell tells how many ways it can be turned there.

    The map belongs to nobody: build wherever you like.
book_place_words = place, put, lay, where, match, fit, does not fit, why not, edges, rotate, rotation, turn, spin, flip, next to, cell, allowed, legal, number, numbers in cells
book_place_example = The outlined tile touches two others, both with its sea: it fits. Turned further, its land would meet sea, and that is not allowed.

book_corner = Parted corners
book_corner_text =
    On some tiles the coast runs right into a corner. Then the two edges of land (or of sea) beside this corner are <b>not</b> connected on the tile: they belong to two different parts of it. With such tiles you cut a large area into small ones that are easy to finish. They may even give points twice, once in each area.
book_corner_words = corner, parted, narrow, narrowing, split, divide, cut, separate, not connected, two parts, small areas
book_corner_example = On the right-hand one of the two outlined tiles there is land on the left and land at the top, but the sea reaches the corner between them. So the land on the left is complete, though the land at the top is still open.

book_always = What if nothing fits?
book_always_text =
    That cannot happen: every side has both land and sea, and somewhere at the rim of the map there is always a cell for it. Only a player without any tile is passed over, at the very end of the game.
book_always_words = nothing fits, stuck, no move, cannot place, impossible, skip, pass, passed over, no tiles, discard

## Step 2.

chapter_action = Step 2: the action of the tile

book_again = Play again
book_again_text =
    Whoever places a tile with the compass <sign_again/> up at once places their other tile too, if they have one: anywhere it fits, either side up. A second compass in the same turn adds nothing, as there is no third tile.

    With two tiles in a row you can finish an area before anybody gets in your way.
book_again_words = play again, again, compass, action, symbol, second tile, two tiles, extra turn, twice, must
book_again_example = Land first places the tile with the compass, on the right, and then at once the other one, on the left. It completes an area of two tiles.

book_steal = Steal
book_steal_text =
    Whoever places a tile with the grapnel <sign_steal/> up takes one tile from another player, whichever they like, but <b>never the last one</b> of a player. You see its hidden side only once it is yours, and you place it in your next turn at the earliest. As you have two tiles again, you usually take none from the stacks.

    Whoever has lost it still knows its hidden side; everybody else does not.
book_steal_words = steal, thief, rob, take, grapnel, hook, anchor, action, symbol, last tile, team-mate, must
book_steal_example = The tile on the right has just been stolen. Everybody knew its public side; now you know the hidden one as well.

book_robbed = If you have been robbed
book_robbed_text =
    You have one tile left. In your turn you place it, either side up, and refill to two. You cannot play again, even if it shows a compass: there is no other tile.
book_robbed_words = robbed, stolen, one tile, lost, victim, only one tile

book_both = Both actions in one turn
book_both_text =
    First play again, then steal: place a tile, place the other, steal one, and take one from a stack. Both actions are compulsory: whoever has another tile plays it, and whoever can steal does. If nobody else has two tiles, stealing is left out.
book_both_words = both actions, combine, play again and steal, must, compulsory, optional, skip

## Volcano and whirlpool.

chapter_special = Volcano and whirlpool

book_whirlpool = A hole amid six edges of one kind
book_whirlpool_text =
    If six edges of one kind surround an empty cell, no ordinary tile fits there. Whoever placed the last tile around it at once lays the volcano/whirlpool tile in the hole: with the whirlpool <sign_whirlpool/> up amid sea, with the volcano <sign_volcano/> up amid land.

    It counts as a tile of the area like any other and has <b>five + marks</b>. They, too, go to whoever completes the area, and often that is the same player at the same moment.
book_whirlpool_words = whirlpool, volcano, special tile, hole, gap, empty cell, surrounded, six edges, five, bonus
book_whirlpool_example = Land has placed the last tile around the hole and laid the whirlpool. That completes an area of sea, eight tiles with seven + marks: 8 points for sea, 7 for land.

book_volcano_tile = The volcano
book_volcano_tile_text =
    The volcano <sign_volcano/> is the other side of the same tile. It lies amid six edges of land: a tile of the area, with five + marks.
book_volcano_tile_words = volcano, special tile, hole, mountain, fire, lava, land
book_volcano_tile_example = Sea has placed the last tile around the hole and laid the volcano. The area of land is complete: seven tiles for land, six + marks for sea.

book_one_special = There is only one
book_one_special_text =
    Volcano and whirlpool are two sides of one tile. If one tile makes two such holes at once, its player chooses between them. A hole that comes about later stays empty for good, and the areas around it can never be completed.
book_one_special_words = only one, second hole, two holes, again, used, volcano, whirlpool, special tile, empty forever

## Step 3.

chapter_score = Step 3: score

book_score = What is scored when
book_score_text =
    As soon as all tiles of your turn are placed, all areas that you have completed are scored: <see area_points>tiles</see> for land or sea, <see marks>+ marks</see> for you. Then waypoints return, if you play with them.

    Mountains, coral, caravans and ships, if you play with them, are scored earlier, with each single tile: first the chains, then caravan or ship, then volcano or whirlpool if there is a hole for it, and only then the action of the tile.
book_score_words = score, points, when, order, at once, scoring, count, timing, before, after

book_several = Several areas with one tile
book_several_text =
    One tile can complete several areas, of land, of sea or of both. Each of them is scored by itself, and the tile counts in each.
book_several_words = several, two areas, both, one tile, twice, double, count
book_several_example = The outlined tile completes two areas of land of three tiles each. One gives 3 points, the other one has a + mark and gives 4.

book_once = A tile counts once in an area
book_once_text =
    Sometimes two parts of a tile belong to the same area, because they meet again beyond it. Then the tile counts only once.
book_once_words = once, twice, count, same area, two parts, double
book_once_example = The tile at the bottom right enters this area with two parts. There are still only three tiles in it: 3 points.

## Step 4.

chapter_waypoint = Step 4: the waypoint

book_waypoint = Place your waypoint
book_waypoint_text =
    Every player for land or for sea has one waypoint <pin_0/>. After scoring you may place it, if it is not on the map already: on land if you play for land, on sea if you play for sea. The area must not be complete, and the tile has to be <b>open</b> (with at least one edge at an empty cell) and without a waypoint.

    You do it before you refill: whoever takes a tile does without it this turn.
book_waypoint_words = waypoint, marker, pin, flag, place, put, open tile, where, optional
book_waypoint_example = Land has placed the tile on the right, and then its waypoint on the land of that tile.

book_waypoint_back = When it returns
book_waypoint_back_text =
    A waypoint returns to its owner

    - when its <b>area</b> is completed, or
    - when its <b>tile</b> is surrounded by six others.

    Whoever brings this about gets <b>1 point</b>, be it their own waypoint or an opponent’s (and just 1 if both happen at once). Otherwise it cannot be moved. So place it where you would like help: somebody may come for the point.
book_waypoint_back_words = waypoint, return, back, point, bonus, complete, who gets, move it, take back
book_waypoint_back_example = On the outlined cell sea will place a tile that completes this area: 3 points for the tiles, 1 for the + mark, 1 for the waypoint.

book_waypoint_around = Surrounded
book_waypoint_around_text =
    A tile with six neighbours lets its waypoint go, even if the area is still open. Whose tiles they are and what they show does not matter; the volcano and the whirlpool count as well.
book_waypoint_around_words = surrounded, surround, six tiles, neighbours, waypoint, return, enclosed
book_waypoint_around_example = Five tiles lie around the one with the waypoint of sea. Land places the sixth, on the outlined cell: the waypoint returns to sea, and land gets 1 point.

book_waypoint_again = Placing it again
book_waypoint_again_text =
    If your waypoint returns in your own turn, you may place it again in the same turn. If it returns in somebody else’s turn, it waits for yours. Waypoints left on the map at the end give nothing.
book_waypoint_again_words = waypoint, again, same turn, at once, left over, end of game

book_waypoint_advice = Tips: waypoints
book_waypoint_advice_text =
    - Place it where it will soon come back from: in an area that lacks one tile, or on a tile that is nearly surrounded. The sooner it returns, the sooner you can use it again.
    - The point goes to whoever returns it. Keep an eye on the waypoints of your opponents: it may pay to complete their area or to surround their tile. They will think the same of yours.
    - In a large open area a waypoint may be stuck until the end of the game.
book_waypoint_advice_words = tips, advice, strategy, tactics, waypoint, where, return, soon

## Step 5.

chapter_refill = Step 5: refill

book_refill = Take new tiles
book_refill_text =
    Take the top tile of either stack until you have two tiles again. You see the upper side of both top tiles; you see the hidden side once the tile is yours. If you need two, you look at the first before you choose the second. Then it is the next player’s turn.

    Which stack? The one with the tile that helps you; but think of the one you leave: your opponent chooses next. Look at both stacks even before you place a tile.
book_refill_words = refill, draw, take, stack, stacks, which stack, new tile, top, end of turn, two tiles, pile
book_refill_example = Both stacks with their top tiles, and beside them both sides of the volcano/whirlpool tile, until somebody needs it.

book_split = When one stack is left
book_split_text =
    As soon as only one stack is left, it is split in half, even between two tiles of one refill: so there are two top tiles to choose from again. The upper half stays in its place (if the number is odd, it is larger by one); a single tile stays one stack. When both stacks are empty, everybody plays on with the tiles they have.
book_split_words = split, half, one stack, empty stack, last stack, run out, no tiles left

## The end.

chapter_end = The end of the game

book_end_of_game = Who wins
book_end_of_game_text =
    The game ends when the last tile has been placed, when there is none left in the stacks or in front of the players. The last turn is scored as always; then come the trade routes, if you play with caravans and ships. Areas that are still open and waypoints on the map give nothing. <b>Most points win</b>; if they are equal, the victory is shared.
book_end_of_game_words = end, game over, win, winner, tie, draw, equal, shared victory, last tile, how long, final score

book_advice = Good advice
book_advice_text =
    - Finish many small areas rather than a few large ones.
    - Work on several areas at a time: then nearly every tile is of use.
    - Watch the areas of your opponents, above all those with + marks. Perhaps you can complete them, and the marks are yours.
    - You may well give away two points to get three, but not more than you get.
    - “Play again” gets you past a place that somebody has blocked. “Steal” gets you the tile you need, takes it from an opponent or saves you a bad draw.
book_advice_words = advice, tips, strategy, tactics, how to win, hint, good move

## Extra scoring.

chapter_extras = Extra scoring

book_extras = Which kinds there are
book_extras_text =
    There are three: <see mountains>mountains and coral</see>, <see caravans>caravans and ships</see>, and <see waypoint>waypoints</see>. Two or four players use any of them or none. For a first game of two it is best to use none, while waypoints are recommended for four. Three players always use the first two, and waypoints if they like.

    What you do not play with may still be on the tiles, but gives nothing.
book_extras_words = extras, extra scoring, options, variants, expansion, modules, first game, recommended

book_mountains = Mountains and coral: chains
book_mountains_text =
    Along two or three edges of some tiles there are mountain ranges <peak/> or coral reefs <coral/>. When a tile joins its range to others, land at once gets <b>1 point for each range of the whole chain</b>, the new one included, whoever placed the tile. Sea gets the same for reefs. So the second range gives 2 points, the third 3, and so on.

    One tile can give points for both. If it links several chains, they become one, counted once. With three players all this goes to the cartographer.
book_mountains_words = mountains, mountain, range, coral, reef, chain, peak, join, growing, whole chain
book_mountains_example = The outlined tile adds the third range to a chain: 3 points for land. Its reef joins one other: 2 points for sea.

book_join = What joins and what does not
book_join_text =
    Ranges join only where mountains touch mountains, reefs only where coral touches coral. For the edges, mountains are land and coral is sea: you may lay mountains against plain land, but that joins nothing.
book_join_words = join, connect, mountains, coral, plain land, touch, match, not joined, no points
book_join_example = The mountains of the outlined tile touch plain land. That is allowed, but it is not a chain and gives no points.

book_special_chain = Mountains and coral of the volcano/whirlpool tile
book_special_chain_text =
    The volcano has mountains along three edges, the whirlpool has coral. Whoever lays it turns it as they like and so decides what it joins.
book_special_chain_words = volcano, whirlpool, mountains, coral, rotate, turn, special tile, chain
book_special_chain_example = The volcano has been turned so that its mountains touch those on the right: a chain of two ranges. Its area is still open and gives nothing yet.

book_mountains_advice = Tips: mountains and coral
book_mountains_advice_text =
    - The longer a chain, the more each new link gives: lengthen the long ones.
    - Before you join ranges or reefs, think of who gets the points. If some go to an opponent, see that more come to you in the same turn.
    - Stop an opponent’s chain while it is short: plain land against its mountains, or plain sea against its coral, will do.
    - A chain lies in an area. Complete that, too, and the same tiles give points once more.
book_mountains_advice_words = tips, advice, strategy, tactics, mountains, coral, chain, stop, block, lengthen

book_caravans = Caravans and ships meet
book_caravans_text =
    Whoever places a tile with a caravan <sign_caravan/> or a ship <sign_ship/> next to a tile with a caravan or a ship gets <b>2 points</b> at once. It is always 2, however many there are around it, and whatever lies between them.
book_caravans_words = caravan, camel, ship, boat, meet, meeting, next to, two points, at once, trade
book_caravans_example = Sea has placed a caravan next to a caravan: 2 points for sea.

book_routes = Trade routes
book_routes_text =
    Tiles with caravans and ships that lie side by side are a trade route, whether land or sea is between them. One tile alone is not. At the end of the game every route gives 1 point for each caravan and each ship on it:

    - to <b>land</b> if it has more caravans;
    - to <b>sea</b> if it has more ships;
    - to <b>nobody</b> if there are as many of each; with three players, to the cartographer.

    Routes that grow together become one, and may change hands in the process.
book_routes_words = trade route, route, caravan, ship, end of game, majority, more caravans, more ships, equal, road
book_routes_example = Three caravans and two ships: 5 points for land at the end.

book_routes_advice = Tips: caravans and ships
book_routes_advice_text =
    - One tile can join two routes into one, and that may change who has the majority. Count the caravans and ships of both before you join them.
    - Wall in a route that will give points to you with tiles that have neither caravan nor ship: then nobody can change it.
    - The 2 points for a meeting are yours, whoever gets the route. Weigh them against what it will give your opponent in the end.
book_routes_advice_words = tips, advice, strategy, tactics, caravan, ship, trade route, majority, join, wall in

## Three players.

chapter_three = Three players

book_cartographer = The cartographer
book_cartographer_text =
    The cartographer plays neither for land nor for sea. Turns go in this order: land, sea, cartographer. All place tiles, play again, steal and refill alike. Mountains and coral, caravans and ships are always used, waypoints if you like. It is the trickiest way to play, and not the best for a very first game.

    Areas give the cartographer nothing, but the <b>+ marks</b> of an area do if it is the cartographer who completes it.
book_cartographer_words = cartographer, three players, third player, three, role, order, marks, areas
book_cartographer_example = The cartographer completes an area of land: 3 points for land for the tiles, 2 for the cartographer for the + marks.

book_three_chains = All chains are the cartographer’s
book_three_chains_text =
    With three players every chain of mountains or of coral gives its points to the cartographer, whoever placed the tile. Land and sea get nothing for them.
book_three_chains_words = cartographer, chain, mountains, coral, three players
book_three_chains_example = Land places the outlined tile. A chain of three ranges and a chain of two reefs: 5 points for the cartographer.

book_three_routes = Equal routes are the cartographer’s
book_three_routes_text =
    The 2 points for a caravan or a ship next to another go to whoever placed it, the cartographer included. At the end a route with more caravans gives its points to land, one with more ships to sea, and one with <b>as many of each</b> to the cartographer: 1 for every caravan and every ship.
book_three_routes_words = cartographer, trade route, equal, caravan, ship, three players, tie
book_three_routes_example = Three caravans and three ships: 6 points for the cartographer at the end.

book_three_waypoints = Waypoints and the cartographer
book_three_waypoints_text =
    The cartographer has no waypoint, but gets 1 point for returning one of land or of sea, as anybody does.
book_three_waypoints_words = cartographer, waypoint, three players, return
book_three_waypoints_example = On the outlined cell the cartographer places a tile that completes the area: 3 points for land for the tiles, 1 for the cartographer for the waypoint.

book_three_advice = Tips for three players
book_three_advice_text =
    - Land and sea: mountains and coral that are joined feed only the cartographer. Lay them against plain land and plain sea.
    - On a route with as many caravans as ships, one more of either takes the points away from the cartographer. As the cartographer, even them out again.
    - As the cartographer you live on the + marks in the areas of others. The volcano and the whirlpool have the most, and their mountains and coral lengthen chains as well.
    - Often one tile is good for two: the area for one of them, the marks for the other. Look for such places, together against whoever leads.
book_three_advice_words = tips, advice, strategy, tactics, three players, cartographer, land, sea, together

## Four players.

chapter_four = Four players in two teams

book_teams = Two teams
book_teams_text =
    Two play for land, two for sea, and you sit in this order: land, sea, land, sea. The first player for land begins (at a real table, sit down by age; the youngest plays for land and begins). A team has one score.

    Hidden sides are a secret from your team-mate, too. And you may steal from your team-mate, if you think that is a good move.
book_teams_words = team, teams, four players, team-mate, partner, shared score, who begins, secret, steal from team-mate

book_team_waypoints = Waypoints in a team
book_team_waypoints_text =
    Everybody has a waypoint of their own; all see whose it is, and it returns to whoever placed it. Both waypoints of a team may be in one area, on different tiles: whoever completes the area then gets 2 points for them.

    A waypoint tells your team-mate without a word where you want help.
book_team_waypoints_words = waypoint, team, team-mate, two waypoints, same area, hint, four players
book_team_waypoints_example = Both waypoints of land are in this area. On the outlined cell sea places a tile that completes it: 3 points for land for the tiles, 2 for sea for the waypoints.

book_team_advice = Tips for teams
book_team_advice_text =
    - The place of a waypoint is a hint: in an area that is nearly complete it asks your team-mate to complete it, beside mountains or coral to lengthen the chain, beside a caravan or a ship to lengthen the route.
    - To find a tile for such a place, look at all that can be seen: both sides of your own tiles, the public sides of everybody else’s, and the top tiles of the stacks.
    - A waypoint that lies idle brings nothing: place it each time it comes back.
book_team_advice_words = tips, advice, strategy, tactics, team, team-mate, four players, hint, waypoint

book_team_silent = Silent play
book_team_silent_text =
    Team-mates do not advise each other where or how to place tiles and waypoints, neither by words nor by signs. You may remind your team-mate to place the waypoint, but not say where. Let your own waypoint do the talking.
book_team_silent_words = silent, talk, advice, hint, chat, communication, team-mate, allowed to say

book_team_free = Free play
book_team_free_text =
    Team-mates may suggest to each other where to place tiles. Hidden sides are neither shown nor told, though.
book_team_free_words = free, talk, advice, chat, communication, team-mate, suggest, allowed to say

## Pieces.

chapter_pieces = Pieces and set-up

book_tiles = The tiles
book_tiles_text =
    There are 58 hexagonal tiles with two sides each, a start tile with land on three edges and sea on three, and the volcano/whirlpool tile. Every side of an ordinary tile has land and sea, and it may have

    - + marks <bonus/>;
    - an action: play again <sign_again/> or steal <sign_steal/>;
    - mountains <peak/> or coral <coral/> along two or three edges;
    - a caravan <sign_caravan/> on land or a ship <sign_ship/> at sea.

    Six sides are those of the original game. The others are our reconstruction, in which land and sea are mirror images of each other. Of 2,000 games of two equal bots, with all extra scoring, land, which moves first, won 997 and sea 969; in 34 they shared the victory.
book_tiles_words = tiles, pieces, components, how many, symbols, what do the symbols mean, in the box, start tile, reconstruction, original

book_markers = Score and waypoints
book_markers_text =
    The table keeps the score: one for land, one for sea, and with three players one for the cartographer. Every player for land or for sea has a waypoint <pin_0/>, if you play with them.
book_markers_words = score, markers, track, waypoint, components, counting

book_set_up = Set-up
book_set_up_text =
    The start tile lies in the middle, the volcano/whirlpool tile aside. The other 58 tiles are shuffled into two stacks of 29; chance decides which side of a tile is up. Beginning with land, everybody in turn takes the top tile of either stack until all have two. Then land has the first turn.
book_set_up_words = set-up, setup, start, begin, stacks, shuffle, first tiles, draft, preparation, who begins

book_known = What everybody knows
book_known_text =
    Everybody sees the upper side of both top tiles and the public sides of all players’ tiles. A hidden side is known to whoever has the tile, and to whoever had it before it was stolen. Nobody knows what else is in the stacks, and what lies under a placed tile is never shown.
book_known_words = secret, hidden, known, see, stacks, under the tile, look, cheat, memory

book_pairs_dealt = Which sides make a tile
book_pairs_dealt_text =
    Chance decides for every game which two sides make a tile. So a hidden side can be any that you have not seen yet.
book_pairs_dealt_words = pairs, back, sides, hidden side, dealt, random, which sides, pairing

book_pairs_printed = Always the same pairs
book_pairs_printed_text =
    The same two sides make a tile in every game. Whoever knows the set can tell some hidden sides from the public ones.
book_pairs_printed_words = pairs, back, sides, hidden side, printed, same, fixed, pairing
