### Land vs Sea, in English. docs/glossary.md fixes the terms.

land_vs_sea = Land vs Sea
about_land_vs_sea = Build one map together and fight over it: land completes areas of land, sea completes areas of sea, and bonuses go to whoever is quicker.
about_pieces = The rules are those of the original, but almost all the tiles are our own design.
about_pieces_short = Almost all the tiles are our own design.

## What every table says, worded for this one.

page_score_now = If the game ended now

## Who plays for what. A sentence about land and sea asks for $terrain_id, $side stands at its head.

land = Land
sea = Sea
land2 = Land 2
sea2 = Sea 2
cartographer = Cartographer
volcano = volcano
whirlpool = whirlpool

## Steps of a turn and what to do.

step_draft = First tiles
step_place = Place a tile
step_special = Volcano or whirlpool
step_steal = Steal
step_score = Score
step_waypoint = Waypoint
step_draw = Refill

prompt_draft = Take the top tile of either stack: everybody begins with two.
prompt_place = Place one of your tiles, either side up: land to land, sea to sea.
prompt_place_again = “Play again”: place your other tile too, anywhere on the map.
prompt_special = Six edges of one kind surround an empty cell: place the volcano/whirlpool tile there.
prompt_steal = “Steal”: take a tile from a player who has two.
prompt_waypoint = Place your waypoint if you like; if not, simply take a tile.
prompt_waypoint_or_done = Place your waypoint if you like; if not, end the turn.
prompt_draw = Take the top tile of either stack, so that you have two again.

## What happened.

stacks_made = The tiles are shuffled into two stacks, with { $first } and { $second } on top
turn_begins = Turn: { $player }
tile_placed = { $player }: tile { $tile } placed
special_laid = { $player }: { $tile } placed
tile_stolen = { $player }: tile { $tile } stolen from: { $other_player }
waypoint_put = { $player }: waypoint placed
tile_drawn = { $player }: tile { $tile } from stack { $stack }
stack_split = The last stack is split in half, with { $first } and { $second } on top

## What gives points.

area_completed =
    { $terrain_id ->
        [land] { $tiles ->
            [one] { $side }: completed area of land, { $tiles } tile: { plus_points }
           *[other] { $side }: completed area of land, { $tiles } tiles: { plus_points }
        }
       *[other] { $tiles ->
            [one] { $side }: completed area of sea, { $tiles } tile: { plus_points }
           *[other] { $side }: completed area of sea, { $tiles } tiles: { plus_points }
        }
    }
marks_earned =
    { $terrain_id ->
        [land] { $player }: { lvs_marks } in a completed area of land, { lvs_tiles }: { plus_points }
       *[other] { $player }: { lvs_marks } in a completed area of sea, { lvs_tiles }: { plus_points }
    }
range_grows =
    { $count ->
        [one] { $side }: chain of { $count } mountain range: { plus_points }
       *[other] { $side }: chain of { $count } mountain ranges: { plus_points }
    }
reef_grows =
    { $count ->
        [one] { $side }: chain of { $count } coral reef: { plus_points }
       *[other] { $side }: chain of { $count } coral reefs: { plus_points }
    }
caravan_meets = { $player }: meeting on a trade route: { plus_points }
route_scored = { $side }: trade route (caravans: { $caravans }, ships: { $ships }): { plus_points }
waypoint_returns = { $player }: { plus_points } for returning a waypoint: { $cause }. Its owner: { $owner_player }
waypoint_done = its area is complete
waypoint_ringed = six tiles surround its own
waypoint_done_and_ringed = its area is complete, and six tiles surround its own

## Why a move is not possible.

no_such_tile = You do not have such a tile.
hex_taken = There is a tile there already: a new one needs an empty cell.
touches_nothing = A tile has to touch at least one tile of the map.
edges_do_not_match = The edges do not match: land has to touch land, sea has to touch sea. Turn the tile or flip it over.
draft_now = First everybody takes two tiles: take the top tile of either stack.
place_now = Now you have to place a tile.
special_now = Now you have to place the volcano/whirlpool tile on the empty cell that six edges of one kind surround.
steal_now = Now you have to steal a tile from a player who has two.
end_now = The tiles of this turn are placed: now you refill.
draw_now = Now you have to take the top tile of either stack.

## Options that do not go together.

problem_extras_not_chosen = Mountains and coral, caravans and ships, waypoints can be chosen one by one only if extra scoring is “One by one”.
problem_three_need_extras = Three players always play with mountains and coral and with caravans and ships; only waypoints are theirs to choose.
problem_team_talk = Advice in a team can be agreed on only for four players: otherwise there are no teams.

## Options.

option_extras = Extra scoring
option_extras_usual = As recommended
option_extras_none = None
option_extras_all = All three
option_extras_chosen = One by one
about_option_extras_usual = For two players none (best for a first game); for three all but waypoints; for four waypoints only.
about_option_extras_none = The base rules only, for two or four players. Best for a first game.
about_option_extras_all = Mountains and coral, caravans and ships, waypoints: the richest game.
about_option_extras_chosen = Choose each of the three on its own.
option_mountains = Mountains and coral
option_mountains_false = Without mountains and coral
option_mountains_true = With mountains and coral
about_option_mountains_false = Mountains are only land, coral is only sea.
about_option_mountains_true = Joined mountain ranges give points to land, joined coral reefs to sea: the longer the chain, the more. With three players all of it goes to the cartographer.
option_caravans = Caravans and ships
option_caravans_false = Without caravans and ships
option_caravans_true = With caravans and ships
about_option_caravans_false = Caravans and ships give nothing.
about_option_caravans_true = A caravan or ship next to another gives 2 points at once; at the end trade routes give points: to land if there are more caravans on them, to sea if there are more ships, and with three players to the cartographer if they are equal.
option_waypoints = Waypoints
option_waypoints_false = Without waypoints
option_waypoints_true = With waypoints
about_option_waypoints_false = Nobody has a waypoint.
about_option_waypoints_true = Place your waypoint on the map: whoever completes its area or surrounds its tile gets 1 point.
option_team_talk = Advice in a team
option_team_talk_silent = Silent play
option_team_talk_free = Free play
about_option_team_talk_silent = Team-mates do not advise each other where and how to place tiles: only waypoints give hints.
about_option_team_talk_free = Team-mates may advise each other, but not show or tell hidden sides.
option_pairing = Sides of the tiles
option_pairing_dealt = Paired afresh
option_pairing_printed = Always the same pairs
about_option_pairing_dealt = Chance decides for every game which two sides make a tile.
about_option_pairing_printed = The same two sides make a tile in every game: whoever knows the set can tell some hidden sides.

## The rules, clause by clause (docs/rules/land-vs-sea.md).

clause_LVS_C1 = There are a start tile, a tile with the volcano on one side and the whirlpool on the other, and 58 hexagonal tiles. Both sides of each have land and sea.
clause_LVS_C2 = Each of the six edges of a side is all land or all sea. Only the volcano and the whirlpool have six alike.
clause_LVS_C3 = What is connected on a side is one part of it. Where a coast runs into a corner, the two edges of one terrain beside it belong to different parts: so a large area can be parted. Nothing is ever connected through a corner.
clause_LVS_C4 = A part of a tile can have + marks: each gives 1 bonus point to whoever completes the area.
clause_LVS_C5 = A side can have an action (“Play again” or “Steal”), a mountain range along 2 or 3 edges of land, a coral reef along 2 or 3 edges of sea, a caravan on land or a ship at sea: at most one of each. The volcano has five + marks and mountains, the whirlpool five + marks and coral.
clause_LVS_C6 = The table keeps the score, one for land and one for sea, with three players also one for the cartographer. Every player for land or for sea has a waypoint.
clause_LVS_C7 = The start tile has three edges of land beside each other, and three of sea. Six sides of tiles are those of the original; the others are our reconstruction, in which land and sea are mirror images of each other.
clause_LVS_S1 = Who plays for land and who for sea is left to chance or agreed on; of three players one is the cartographer. Four play in two teams of two.
clause_LVS_S2 = The start tile lies in the middle; the volcano/whirlpool tile lies aside until it is needed.
clause_LVS_S3 = The 58 tiles are shuffled, and so is which side is up, into two stacks of 29. Everybody sees the upper side of the top tile of each stack; what else is in the stacks nobody knows.
clause_LVS_S4 = Beginning with land, players in turn take the top tile of either stack until everybody has two. You look at the hidden side once you have the tile, and show it to nobody; the public side stays up for all to see.
clause_LVS_I1 = Chance decides for every game which two sides make a tile, so a hidden side can be any that you have not seen yet; an option keeps the pairs the same. What lies under a placed tile is never shown.
clause_LVS_X1 = Two or four players use any of the three kinds of extra scoring, or none. Three always use mountains and coral and caravans and ships, and waypoints if they like.
clause_LVS_T1 = Land has the first turn. A turn: place a tile, carry out its action, score, place your waypoint (if you play with them and wish to), refill. The next player clockwise follows.
clause_LVS_T2 = Place one of your tiles, either side up and turned as you like, on an empty cell next to a tile of the map. All edges that touch others have to match them: land to land, sea to sea.
clause_LVS_T3 = “Play again”: at once place your other tile too, if you have one, anywhere it fits, either side up. A second “Play again” adds nothing: there is no third tile.
clause_LVS_T4 = “Steal”: take a tile of your choice from any player, even a team-mate, but never the last one. You look at its hidden side once it is yours, and place it in your next turn at the earliest. Whoever had it still knows both sides; to the others the hidden side stays hidden. As you have two tiles again, you usually do not refill.
clause_LVS_T5 = Both actions in one turn: place, place again, steal, take 1 tile from a stack. Stealing is compulsory if anybody else has two tiles; if nobody has, the action is lost. Playing again is compulsory, too, if you have another tile.
clause_LVS_T6 = If a theft has left you with one tile, you place that one in your turn, cannot play again, and refill to two.
clause_LVS_T7 = To refill, take top tiles one at a time, from whichever stack you like, until you have two or both stacks are empty. You see the hidden side of each before you choose the next.
clause_LVS_T8 = As soon as only one stack is left, it is split in half, even in the middle of a refill. The upper half (larger by one if the number is odd) stays where it is; a single tile stays one stack.
clause_LVS_T9 = A player without tiles is passed over, waypoint and all. Whoever has a tile can always place it: every side has land and sea, and at the rim of the map there is always a cell for it.
clause_LVS_T10 = After each placed tile, in this order: its chains of mountains and coral, its caravan or ship, the volcano or whirlpool if there is a cell for it, its action. Areas and waypoints are scored once all tiles of the turn are placed.
clause_LVS_T11 = Examples: the first tile lies land to land beside the start tile; a tile with an edge that does not match cannot be placed there; a tile can match two edges of sea at once; after “Play again” the second tile goes anywhere, and if it completes a land area, points, a waypoint and two new tiles follow.
clause_LVS_A1 = An area is all the land, or all the sea, that is connected across touching edges. It is complete when it has no open edge, that is, none that faces an empty cell.
clause_LVS_A2 = A completed land area gives land 1 point for each of its tiles, a completed sea area likewise gives points to sea, whoever completed it. A tile counts once in an area, even with two of its parts, and once in each if it belongs to several.
clause_LVS_A3 = Whoever completes an area, of land or of sea, gets 1 bonus point for every + mark in it.
clause_LVS_A4 = One tile can complete several areas: all of them give points.
clause_LVS_A5 = Example: a land area of 4 tiles with two + marks. If land completes it, land gets 6 points; if sea does, land gets 4 and sea 2.
clause_LVS_A6 = Example: land completes two land areas with one tile, each of 3 tiles, one of them with a + mark. They give 3 and 4, so land gets 7 points.
clause_LVS_A7 = An area that is not complete at the end gives nothing, and size gives nothing extra. The start tile and the volcano/whirlpool tile count like all others.
clause_LVS_V1 = When six edges of one kind surround an empty cell, whoever placed the last tile beside it at once lays the volcano (amid land) or the whirlpool (amid sea) there, turned as they like.
clause_LVS_V2 = The volcano/whirlpool tile gives points like any other, and its five + marks go to whoever completes the area. It counts as placed by the same player: it belongs to the area and to chains, and helps to surround a waypoint beside it. Its mountains or coral lie along three edges beside each other.
clause_LVS_V3 = Example: land surrounds a cell with sea. The whirlpool completes a sea area of 8 tiles with seven + marks: sea gets 8 points, land 7.
clause_LVS_V4 = There is only one such tile. If two such cells arise at once, the player chooses one; a cell that arises later stays empty for good, and the areas around it cannot be completed.
clause_LVS_E1 = The game ends when neither stacks nor players have tiles; whether the volcano/whirlpool tile was used does not matter. The last turn is scored, then the trade routes; waypoints that are left on the map give nothing. Most points win; if equal, the victory is shared.
clause_LVS_M1 = For placing tiles mountains are land and coral is sea. Ranges join only where mountains touch mountains, reefs where coral touches coral. Mountains against plain land are allowed, but join nothing.
clause_LVS_M2 = When a tile joins its range to others, land at once gets 1 point for every range in the whole chain, the new one included, whoever placed the tile; so does sea for reefs. One tile can give points for both. Several chains that it joins become one, counted once. With three players the cartographer gets all these points.
clause_LVS_M3 = Examples: the second range of a chain gives 2 points, the third 3; if the same tile joins its reef to one other, sea gets 2.
clause_LVS_K1 = Whoever places a tile with a caravan or a ship next to another tile with a caravan or a ship gets 2 points at once, however many there are beside it.
clause_LVS_K2 = Tiles with caravans and ships beside each other are a trade route, whatever lies between them; one alone is not. At the end each route gives 1 point for every caravan and ship on it: to land if there are more caravans, to sea if there are more ships. If they are equal, nobody gets any; with three players the cartographer does.
clause_LVS_K3 = Example: a route with 3 caravans and 2 ships gives land 5 points.
clause_LVS_K4 = Example: sea places a caravan next to a caravan and gets 2 points at once.
clause_LVS_W1 = Every player for land or for sea has one waypoint, the cartographer has none. In your turn, after scoring, you may place it, unless it is on the map already, on land if you play for land, on sea if you play for sea. The tile has to be open, that is, have an edge beside an empty cell, and without a waypoint, and the area not complete.
clause_LVS_W2 = A waypoint returns to its owner when its area is completed or when its tile is surrounded by six others. Otherwise it never moves.
clause_LVS_W3 = Whoever makes a waypoint return, be it their own or not, gets 1 point for it, even if its area is completed and its tile surrounded at once.
clause_LVS_W4 = A waypoint that returns in your turn may be placed again in the same turn.
clause_LVS_W5 = Example: sea completes a sea area of 2 tiles with two + marks and a waypoint of sea: 2 points for the tiles, 2 for the marks, 1 for the waypoint.
clause_LVS_W6 = Example: land surrounds the tile with the waypoint of sea: land gets 1 point, and the waypoint returns to sea.
clause_LVS_3_1 = Three players go in the order land, sea, cartographer. Mountains and coral, caravans and ships always count, waypoints if you like: the cartographer has none, but gets the point for returning one.
clause_LVS_3_2 = Areas give no points to the cartographer, but + marks do, in areas that the cartographer completes.
clause_LVS_3_3 = With three players all chains of mountains and coral give their points to the cartographer, whoever placed the tile; land and sea get nothing for them.
clause_LVS_3_4 = With three players the 2 points for a caravan or ship next to another go to whoever placed it, the cartographer too. At the end a route with as many caravans as ships gives 1 point for each of them to the cartographer. Example: 3 and 3 give 6.
clause_LVS_4_1 = Four players are two teams and sit alternately: land, sea, land, sea. The first player for land begins (around a real table, the younger one). A team has one score. Extra scoring is agreed on; waypoints are recommended.
clause_LVS_4_2 = Hidden sides are not shown to a team-mate either. Stealing from a team-mate is allowed.
clause_LVS_4_3 = Everybody has a waypoint of their own and gets back that one; all can see whose it is. Both waypoints of a team can be in one area, on different tiles: whoever completes it gets 1 point for each.
clause_LVS_4_4 = Silent play: team-mates do not advise each other where and how to place tiles and waypoints; only a reminder of the waypoint is allowed. Free play: they may advise. Hidden sides are neither shown nor told in either.

### The picture

area_board = Map
area_hand = Tiles
lvs_area_stacks = Stacks

## Sides and their parts.

lvs_edge_e = east
lvs_edge_se = south-east
lvs_edge_sw = south-west
lvs_edge_w = west
lvs_edge_nw = north-west
lvs_edge_ne = north-east
lvs_part_land =
    { $marks ->
        [0] land to the { $edges }
       *[other] land to the { $edges } (+{ $marks })
    }
lvs_part_sea =
    { $marks ->
        [0] sea to the { $edges }
       *[other] sea to the { $edges } (+{ $marks })
    }
lvs_all_land = land all around (+{ $marks })
lvs_all_sea = sea all around (+{ $marks })
lvs_side = { $side }: { $regions }
lvs_side_with = { $side }: { $regions }; { $things }
lvs_start = start tile
lvs_again = play again
lvs_steal = steal
lvs_with_mountain = mountain range ({ $edges })
lvs_with_coral = coral reef ({ $edges })
lvs_caravan = caravan
lvs_ship = ship

## The map.

lvs_cell = { $cell }: { $about }
lvs_cell_waypoint = { $cell }. { $where }: { $player }
lvs_waypoint_open_land = Waypoint in an open area of land
lvs_waypoint_open_sea = Waypoint in an open area of sea
lvs_waypoint_done_land = Waypoint in a completed area of land
lvs_waypoint_done_sea = Waypoint in a completed area of sea
lvs_cell_empty = { $cell }: no tile; { $wants }
lvs_wants_land = land to the { $edges }
lvs_wants_sea = sea to the { $edges }
lvs_part = { $cell }, { $part }
lvs_waypoint = Waypoint: { $player }
lvs_waypoint_at = Waypoint on { $part }: { $player }
lvs_row = Tiles: { $tiles }
lvs_tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
lvs_marks =
    { $marks ->
        [one] { $marks } + mark
       *[other] { $marks } + marks
    }
lvs_open =
    { $open ->
        [one] { $open } open edge
       *[other] { $open } open edges
    }
lvs_area_land = Land area: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_area_sea = Sea area: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_complete_land = Complete land area: { lvs_tiles }, { lvs_marks }
lvs_complete_sea = Complete sea area: { lvs_tiles }, { lvs_marks }
lvs_range = Chain of mountain ranges: { $n }
lvs_reef = Chain of coral reefs: { $n }
lvs_route = Trade route: caravans { $caravans }, ships { $ships }
lvs_mark_land = more land than sea, and how many edges of land
lvs_mark_sea = more sea than land, and how many edges of sea
lvs_mark_half = half land, half sea
lvs_mark_waypoint = a waypoint

## Beside the map.

lvs_public = public
lvs_hidden = hidden
lvs_face = Public side: { $about }
lvs_face_hidden = Hidden side: { $about }
lvs_no_tiles = No tiles
lvs_waypoint_ready = Waypoint not on the map
lvs_waypoint_left = { $player }: waypoint not on the map
lvs_role_land = points for land areas
lvs_role_sea = points for sea areas
lvs_role_cartographer = points for chains and for trade routes with as many caravans as ships
lvs_role = { $player }: { $role }
lvs_player = { $player }
lvs_held = { $player }: tile { $number }, { $about }
lvs_held_hidden = { $player }: tile { $number }, hidden side: { $about }
lvs_unseen = { $player }: tile { $number }, hidden side unknown to you
lvs_stack = Stack { $stack }
lvs_top = Stack { $stack }: { $about }
lvs_top_of = { $top }. Tiles: { $n }
lvs_count =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
lvs_stacks_empty = Both stacks are empty
lvs_done = End the turn

## Why something cannot go there.

lvs_no_turn_fits = This side fits here in none of the six ways it can be turned.
lvs_no_side_fits = None of your sides fits here.
lvs_not_a_hole = The volcano/whirlpool tile goes only into a hole that edges of one kind surround.
lvs_waypoint_needs_tile = A waypoint is placed on a tile.
lvs_not_your_terrain = A waypoint goes only on its owner’s terrain: that of land on land, that of sea on sea.
lvs_area_is_complete = This area is complete: no waypoint can be placed on it.
lvs_tile_is_surrounded = This tile has six neighbours: no waypoint can be placed on it.
lvs_tile_has_waypoint = There is a waypoint on this tile already.

## The rows of the score sheet.

source_areas = Completed areas
source_marks = + marks
source_chains = Mountain ranges and coral reefs
source_meetings = Meetings on trade routes
source_routes = Trade routes
source_waypoints = Returned waypoints

lvs_fits_nowhere = This side fits nowhere on the map now, however it is turned.

## The coach: one sentence on what a decision is about.

coach_first_tiles =
    { $role_id ->
        [land] You play for land.
        [sea] You play for sea.
       *[other] You play the cartographer.
    } Everybody sees the public side of a tile, only its player the hidden one. A side with land, or sea, on a single edge is good for closing areas; a compass lets you place two tiles in one turn.
coach_complete = With one tile you can complete an area this turn. The most you can get that way: { count_points }.
coach_complete_return = With one tile you can complete an area this turn and return a waypoint. The most you can get that way: { count_points }.
coach_marks = With one tile you can get + marks this turn, no matter whose area it is. The most you can get that way: { count_points }.
coach_return = With one tile you can return a waypoint this turn, no matter whose it is. The most you can get that way, + marks included: { count_points }.
coach_threat = With a side that you can see, an opponent can complete an area next turn and get { count_points }. Be quicker, or get in the way?
coach_again = One of your sides has a compass: with it you place both tiles this turn.
coach_cartographer = No + marks can be had this turn. But chains of mountains and coral are yours, whoever joins them.
coach_open = No area gives you points this turn: leave your own areas few open edges, and those of your opponents many.
coach_top = One of the top tiles could complete an area. Will it be you who has it, or an opponent?
coach_tops = Take the tile that you need, but think of the one that you leave: the next player can take it.
coach_waypoint = A waypoint gives 1 point to whoever completes its area: place it where that can soon be you.
waypoint_elsewhere = A waypoint goes on your own terrain, on an open tile without another, in an area that is not complete.

## How far it has come.

lvs_stacks_left = In the stacks: { $n }
lvs_stacks_of = Tiles left in the two stacks: { $n } of { $tiles }

## Why somebody has nothing for a source.

no_areas =
    { $side_id ->
        [land] { $side }: no land area was completed
        [sea] { $side }: no sea area was completed
       *[other] { $side }: areas give points only to land and sea
    }
no_marks = { $side }: no area with + marks was completed in their own turns
no_chains =
    { $side_id ->
        [land] { $side }: no mountain ranges were joined
        [sea] { $side }: no coral reefs were joined
       *[other] { $side }: neither mountain ranges nor coral reefs were joined
    }
no_chains_of_three = { $side }: with three players chains give points only to the cartographer
no_meetings = { $side }: no caravan or ship was placed next to another in their own turns
no_routes =
    { $side_id ->
        [land] { $side }: no trade route has more caravans than ships
        [sea] { $side }: no trade route has more ships than caravans
       *[other] { $side }: no trade route has as many caravans as ships
    }
no_waypoints = { $side }: no waypoint was made to return in their own turns

# What is pointed at, said to somebody who sees it: without its place and its code.
lvs_side_seen = { $regions }
lvs_side_with_seen = { $regions }; { $things }
lvs_cell_seen = { "" }
lvs_cell_waypoint_seen = { $where }: { $player }
lvs_cell_empty_seen = no tile; { $wants }
lvs_theft = { $player }: tile { $number }, { $about }
lvs_theft_seen = Steal tile { $tile }? It is held by: { $player }

## Why a bot made its move: parts of a sentence that begins with its name. $n: how much.

why_completes = completes { lvs_tiles }
why_points = scores { count_points }
why_others = gives { $side } { $n }
why_areas = prospects in open areas: { $n }
why_routes = trade routes at the end: { $n }
why_special = the volcano/whirlpool tile: { $n }
why_again = lets it play again
why_steals = lets it steal a tile
why_takes = the new tile is useful: { $n }
why_keeps = the next player does not get it: { $n }
why_other_side = its other side is worth more: { $n }
why_mate = but it is a team-mate’s
why_waypoint_first = a waypoint costs nothing
why_waypoint_done = may be returned when its area is complete: { $n }
why_waypoint_ringed = may be returned when its tile is surrounded: { $n }

## Counting a table after a game that was played without Isolario: names of lines, what is said of them, what cannot be.

tally_key_tiles = tiles
tally_key_extras = extras
tally_key_marks = marks
tally_key_chains = chains
tally_key_meetings = meetings
tally_key_waypoints = waypoints
tally_caravan = caravan
tally_ship = ship
about_tally_key_extras = The extra scoring that was in play: mountains, caravans, waypoints; or none, or all.
about_tally_key_marks = What each has noted for + marks. Without this line it is counted, and a tile that completes an area with marks says who laid it: land, sea or a name, at the end of its line.
about_tally_key_chains = What each has noted for ranges and reefs; otherwise the order of the lines is the order of play.
about_tally_key_meetings = What each has noted for meetings on trade routes.
about_tally_key_waypoints = What each has noted for returned waypoints.
about_tally_key_tiles = The tiles, a line each: where it lies (steps to the east, steps to the south-east), then its edges as it lies, from the east on and clockwise, L land or S sea. A plus behind an edge is a mark, ^ a mountain or coral. Edges that do not belong together are written differently: L, l, L2. A code and how often it is turned does as well: L26b 4.
tally_tile_line = A tile is written as two numbers and what it is: 1 0 LLSSSL.
tally_cell_twice = { $cell }: a tile lies there already.
tally_edges = { $cell }: the edges of the tile there do not match those beside it.
tally_side_unknown = “{ $tile }” is not a tile: six edges such as LLSSSL, or a code such as L26b.
tally_side_cannot_be = { $tile }: no tile can look like that. Joined edges must not cross others, edges that are not joined need something between them, and no part has more than 3 marks. Edges that do not belong together are written differently, as L, l and L2.
tally_tiles = There are only { $n } tiles.
tally_kind_land = land
tally_kind_sea = sea
tally_kind_land_apart = land, part { $n }
tally_kind_sea_apart = sea, part { $n }
tally_kind_mark = mark
tally_kind_range = mountains, coral
tally_who_marks = { $cell }: this tile completes an area with + marks. Whose are they? Put the player’s name at the end of the line, or note all such points in a line “marks:”.
tally_who_meets = { $cell }: caravans or ships meet here. Who gets the points? Put the player’s name at the end of the line, or note all such points in a line “meetings:”.

## The contact sheet.

sheet_tiles = Tiles, front and back
sheet_apart = Not shuffled
