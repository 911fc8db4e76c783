### Beacon Patrol, in English. docs/glossary.md fixes the terms.

beacon_patrol = Beacon Patrol
about_beacon_patrol = Put to sea together: chart it tile by tile, and explore its lighthouses and buoys before the stack runs out.
about_pieces = The tiles are those of the original; only the number of houses on a few of them is our guess, and in the base game houses mean nothing.
about_pieces_short = A few houses on the tiles are our guess.

## What every table says, worded for this one.

area_board = Chart
area_hand = Your tiles
page_score_now = If the game ended now

## What tiles carry.

lighthouse = lighthouse
headquarters = Beacon Patrol headquarters
buoy = buoy
windmill = windmill
pier = pier
other_tile = any other tile

## Ranks, the lowest first.

rank_novices = Novices
rank_sailors = Sailors
rank_captains = Captains
rank_navigators = Navigators
rank_cartographers = Cartographers

## Steps of a turn and what to do.

step_beacon_act = Place tiles and sail
step_beacon_take = Take a tile in return
step_beacon_discard = Discard unplayed tiles
step_beacon_draw = Draw new tiles

prompt_beacon_turn = Place a tile next to your ship, sail on or end your turn (tiles: { $tiles }, movement tokens: { $tokens }).
prompt_beacon_take = Choose another player’s tile: it will be yours in return for { $tile }.
prompt_beacon_sail = You have no tiles left: sail on or end your turn (movement tokens: { $tokens }).
prompt_beacon_end = You have neither tiles nor movement tokens left: end your turn.

## What happened.

turn_begins = Turn: { $player }
beacon_to_n = to the north
beacon_to_e = to the east
beacon_to_s = to the south
beacon_to_w = to the west
tile_placed = { $player }: tile { $tile } { $to }
# What a tile will give when the game ends: part of the lines below it.
beacon_worth =
    { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
explored = { $player }: { $tile } explored, worth { beacon_worth }
island_grows = { $player }: the island grows, { $tile } is worth { beacon_worth } more
sailed_token =
    { $left ->
        [0] { $player }: ship { $to } with the last movement token
       *[other] { $player }: ship { $to }; movement tokens left: { $left }
    }
sailed_discard = { $player }: ship { $to }; tile { $tile } discarded for it
tile_offered = { $player }: tile { $tile } offered for a swap
tiles_swapped = { $player }: tile { $given } swapped for { $tile } with: { $other_player }
turn_ends = { $player }: end of turn
tile_discarded = { $player }: tile { $tile } discarded
tile_kept = { $player }: tile { $tile } kept
tile_drawn = { $player }: tile { $tile } from the stack

## What explored tiles give.

tile_scores =
    { $feature_id ->
        [other_tile] { $tile }: { plus_points }
       *[other] { $tile }, { $feature }: { plus_points }
    }
windmill_scores =
    { $count ->
        [one] { $tile }, windmill with { $count } open-sea tile next to it: { plus_points }
       *[other] { $tile }, windmill with { $count } open-sea tiles next to it: { plus_points }
    }
pier_scores =
    { $count ->
        [one] { $tile }, pier with { $count } house on its island: { plus_points }
       *[other] { $tile }, pier with { $count } houses on its island: { plus_points }
    }

## Why a move is not possible.

tile_not_in_hand = You do not have tile { $tile }.
chart_cell_taken = There is a tile there already: a new one needs an empty cell.
edge_is_land = Tile { $tile } does not match there: its { $side } edge is land, but the edge next to it is water.
edge_is_water = Tile { $tile } does not match there: its { $side } edge is water, but the edge next to it is land.
tile_away_from_ship = Tile { $tile } does not go there: a tile is placed next to your ship.
joined_by_land = Tile { $tile } would join your current tile by land, and your ship needs water to sail onto it.
no_token_left = All your movement tokens are used up for this turn.
no_tile_to_sail_onto = There is no tile to sail onto in that direction.
nothing_to_sail_onto = There is no tile there to sail onto.
too_far_to_sail = Your ship cannot get there with the movement tokens you have left ({ $tokens }).
discard_moves_one_tile = Discarding tile { $tile } moves your ship by one tile only.
land_bars_the_way = Land bars the way: ships sail only across water.
no_such_direction = There is no such direction. There are north, east, south and west: n, e, s, w.
must_take_now = You have offered tile { $tile }: now choose what to take for it.
give_first = First choose which of your tiles to give.
nobody_has_this_tile = No other player has tile { $tile }.
nobody_to_swap_with = You are playing alone: there is nobody to swap with.
swap_used_up = You have already swapped: only one swap a turn.
nobody_has_a_tile = No other player has a tile to swap.
only_alone_one_keeps = A tile can be kept only in solo play; with two or more players all unplayed tiles are discarded.
no_keeping_without_stack = The stack is empty, so no tile can be kept: what is unplayed is discarded.

## Options.

option_windmills = Windmills
option_windmills_false = Without windmills
option_windmills_true = With windmills
about_option_windmills_false = No windmills in the stack. Best for a first game.
about_option_windmills_true = 5 extra tiles: the more open sea around a windmill, the more it gives. Every rank takes 10 points more.
option_piers = Piers
option_piers_false = Without piers
option_piers_true = With piers
about_option_piers_false = No piers in the stack. Best for a first game.
about_option_piers_true = 4 extra tiles: the more houses on the island of a pier, the more it gives. Every rank takes 10 points more.

## The table in words: tiles.

beacon_area_stack = Tiles in the stack
beacon_tile = { $tile }, { $land }
beacon_tile_with = { $tile }, { $land }; { $things }
beacon_two = { $one }, { $two }
beacon_houses =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
beacon_land_none = open sea
beacon_land_n = land in the north
beacon_land_e = land in the east
beacon_land_s = land in the south
beacon_land_w = land in the west
beacon_land_ns = a channel, land in the north and south
beacon_land_ew = a channel, land in the east and west
beacon_land_ne = land in the north and east
beacon_land_es = land in the east and south
beacon_land_sw = land in the south and west
beacon_land_nw = land in the north and west
beacon_land_new = land on all sides but the south
beacon_land_esw = land on all sides but the north
beacon_land_nsw = land on all sides but the east
beacon_land_nes = land on all sides but the west

## The table in words: cells, counted from headquarters, and signs on the chart.

beacon_here = at headquarters
beacon_north = { $n } north
beacon_east = { $n } east
beacon_south = { $n } south
beacon_west = { $n } west
beacon_cell = { $place }: { $about }
beacon_cell_explored =
    { $points ->
        [one] { $place }: { $about }; explored, { $points } point
       *[other] { $place }: { $about }; explored, { $points } points
    }
beacon_cell_ship = { $cell }. Ship: { $player }
beacon_cell_empty = { $place }: no tile
beacon_cell_reach =
    { $tokens ->
        [one] { $cell }. To sail here: { $tokens } movement token
       *[other] { $cell }. To sail here: { $tokens } movement tokens
    }
beacon_ship = Ship: { $player }
beacon_explored =
    { $points ->
        [one] Explored: { $points } point
       *[other] Explored: { $points } points
    }
beacon_reach =
    { $tokens ->
        [one] To sail here: { $tokens } movement token
       *[other] To sail here: { $tokens } movement tokens
    }
beacon_barred = Land bars the way
beacon_gap =
    { $points ->
        [one] A tile here now brings { $points } point. Tiles left that fit: { $n }
       *[other] A tile here now brings { $points } points. Tiles left that fit: { $n }
    }
beacon_gap_between =
    { $most ->
        [one] A tile here now brings from { $least } to { $most } point. Tiles left that fit: { $n }
       *[other] A tile here now brings from { $least } to { $most } points. Tiles left that fit: { $n }
    }
beacon_gap_lost = No tile is left that fits here

## The table in words: tiles and tokens of the players.

beacon_token = Movement token: one tile across water
beacon_token_spent = Movement token: used up for this turn
beacon_swap_left = Swap: once a turn, not used yet
beacon_swap_used = Swap: used up for this turn
beacon_giving = { $about }. To be swapped: choose a tile of another player
beacon_player = { $player }
beacon_share = { $player }: { $points } { beacon_points } brought
beacon_held = { $player }: { $about }

## The table in words: score and stack.

# Stands after a large number.
beacon_points =
    { $points ->
        [one] point
       *[other] points
    }
beacon_next_rank = Next: { $rank }, { $points } more
beacon_top_rank = The highest rank
beacon_turns_left = Turns left: { $n }
beacon_turns_between = Turns left: { $least }–{ $most }
beacon_stack_left = In the stack: { $n }
beacon_kind = { $land }: { $n }
beacon_in_stack = { $about }: { $n } in the stack

## What can be done.

beacon_sail = Sail { $to } onto { $tile } for 1 movement token
beacon_onto = { $to } onto { $tile }
beacon_beside = { $to } of the ship
beacon_sail_far =
    { $tokens ->
        [one] Sail for { $tokens } movement token
       *[other] Sail for { $tokens } movement tokens
    }
beacon_discard = Discard { $tile } to move one tile
beacon_give = Swap a tile
beacon_swap = Swap your { $tile } for { $other } from: { $player }
beacon_end = End the turn
beacon_end_losing = End the turn, discard { $tiles }
beacon_keep = End the turn, keep { $tile }
beacon_keep_losing = End the turn, keep { $tile }, discard { $tiles }

## The table in words: the marks of the chart, then line by line.

beacon_mark_two = land on two sides
beacon_mark_three = land on three sides
beacon_mark_turn = the ship whose turn it is
beacon_mark_ship = another ship
beacon_so_many = { $about }: { $n }
beacon_row = { $tiles }
beacon_explored_at = Explored: { $cells }
beacon_ship_at = Ship on { $cell }: { $player }
beacon_reach_at =
    { $tokens ->
        [one] Within reach for { $tokens } movement token: { $cells }
       *[other] Within reach for { $tokens } movement tokens: { $cells }
    }
beacon_bars_at = Land bars the way: { $ways }
beacon_gap_at = { $cell }: { $gap }
beacon_tokens_left = Movement tokens: { $n } of { $most }
beacon_rank_line = { $rank }. { $next }

## The rules, clause by clause (docs/rules/beacon-patrol.md).

clause_BCN_C1 = The game has a headquarters tile, 54 base tiles, 9 extra tiles (5 with windmills, 4 with piers), 4 ships and 9 movement tokens.
clause_BCN_C2 = Tiles are square and all face the same way: they are never turned.
clause_BCN_C3 = Every edge of a tile is all land or all water, and where two tiles meet, land meets land and water meets water. The water of a tile is one body, and so is its land, except on a channel tile: its two opposite shores are separate.
clause_BCN_C4 = A tile may carry a lighthouse, a buoy, houses, a windmill or a pier; headquarters count as a lighthouse. A tile with no land at all is open sea, even with a buoy, a windmill or headquarters on it.
clause_BCN_S1 = Headquarters lie in the middle, with the ships of all players on them. The other tiles are shuffled and make the stack: 54, with windmills 59, with piers 58, with both 63.
clause_BCN_S2 = Every player gets 3 tiles, face up for all to see, and 3 movement tokens, blue side up. A lone player has 4 tokens; four players have 2 tiles and 2 tokens each.
clause_BCN_S3 = Chance decides who has the first turn.
clause_BCN_H1 = Everybody sees the tiles of all players and all discarded tiles; only the order of the stack is unknown.
clause_BCN_T1 = Turns go clockwise. In your turn you may place tiles and move by token or by discarding tiles, in any order, and swap once. Nothing is compulsory, you may end the turn at any time, and new tiles come only then.
clause_BCN_T2 = An example for two or three players: two moves by token, a tile placed, a move with the last token, a swap, the new tile placed, then the last one. That is 3 tokens and 3 tiles in a single turn.
clause_BCN_P1 = A tile is placed on an empty cell next to your current tile, the one your ship lies on: above, below, to the left or to the right, never diagonally.
clause_BCN_P2 = A tile has to match every tile next to it: land beside land, water beside water.
clause_BCN_P3 = A new tile has to join your current tile by water. If the two meet by land, it cannot be placed, even if everything else matches.
clause_BCN_P4 = Once a tile is placed, your ship has to sail onto it at once; that takes no movement token.
clause_BCN_M1 = A movement token takes your ship to an adjacent tile, only across water and never diagonally; then it lies red side up and cannot be used again until your next turn. A tile just behind land may take several tokens by a roundabout way.
clause_BCN_M2 = Your ship also moves one tile if you discard an unplayed tile; no token is turned over for that. During a turn nothing is discarded without such a move.
clause_BCN_M3 = Any number of ships may lie on one tile: they are never in each other’s way.
clause_BCN_X1 = With two or more players you may, once a turn, swap one of your unplayed tiles for any tile of another player, who need not agree. You may use the new tile at once; if it is unplayed when your turn ends, it is discarded. The tile you gave waits for the other player’s turn.
clause_BCN_E1 = When your turn ends, discard your unplayed tiles, draw until you have 3 (2 with four players) and turn the tokens blue side up. A lone player may keep one tile, as long as the stack is not empty.
clause_BCN_E2 = Discarded tiles are out of the game and never come back.
clause_BCN_F1 = The game ends as soon as all tiles are played or discarded, even in the middle of a turn. If the stack is short of tiles, you draw what is left; a player without tiles is skipped.
clause_BCN_F2 = A tile is explored when there is a tile on each of its four sides. Only explored tiles give points: a lighthouse or headquarters 3, a buoy 2, any other 1; windmills and piers have rules of their own.
clause_BCN_F3 = An explored windmill gives 1 point and 1 more for each adjacent open-sea tile, explored or not: 5 at most.
clause_BCN_F4 = An explored pier gives 1 point and 1 more for each house on its island: on all the land that is connected with it across tile edges, closed or not, explored or not. A lighthouse is not a house, on a channel tile only the connected shore counts, and two piers on one island both count all its houses.
clause_BCN_F5 = Examples: 2 lighthouses, 1 buoy and 3 other tiles, all explored, give 6 + 2 + 3, that is 11; a windmill with 3 open-sea tiles next to it gives 4; a pier on an island with 4 houses gives 5.
clause_BCN_F6 = Points make the rank: up to 25 Novices, from 26 Sailors, from 36 Captains, from 46 Navigators, from 56 Cartographers. With one expansion all these numbers are higher by 10, with both by 20.
clause_BCN_F7 = Points are counted tile by tile, row by row from the top of the chart.

## The rows of the score sheet.

source_lighthouse = Lighthouses
source_headquarters = Headquarters
source_buoy = Buoys
source_windmill = Windmills
source_pier = Piers
source_other_tile = Other tiles

## Why a tile goes nowhere.

no_room_by_ship = There is no empty cell next to your ship: sail on to place a tile.
fits_nowhere_here = Tile { $tile } fits none of the empty cells next to your ship: sail on, or place another tile first.
beacon_side_n = northern
beacon_side_e = eastern
beacon_side_s = southern
beacon_side_w = western
beacon_code = { $tile }

## The coach: what a turn is about.

coach_first = A tile brings points only when all four of its sides have a tile: stay close together.
coach_close = { $tiles ->
        [one] One of your tiles can close a hole this turn
       *[other] { $tiles } of your tiles can close a hole this turn
    }: the best brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coach_swap = None of your tiles closes a hole within reach, but a tile of another player would.
coach_further = Your tokens fall one move short of a hole that one of your tiles would close. Discarding another tile gives you that move.
coach_build = No single tile closes a hole now: leave holes behind that many tiles fit.

## How it ended.

share_laid =
    { $n ->
        [one] { $n } tile laid
       *[other] { $n } tiles laid
    }
share_explored =
    { $n ->
        [one] { $n } tile explored
       *[other] { $n } tiles explored
    }

## How far it has come.

beacon_stack_of = Tiles left in the stack: { $n } of { $tiles }

# What is pointed at, said to somebody who sees it: without its place and its code.
beacon_tile_seen = { $land }
beacon_tile_with_seen = { $land }; { $things }
beacon_cell_seen = { $about }
beacon_cell_explored_seen =
    { $points ->
        [one] { $about }; explored, { $points } point
       *[other] { $about }; explored, { $points } points
    }
beacon_cell_empty_seen = no tile
windmill_scores_seen =
    { $count ->
        [one] windmill with { $count } open-sea tile next to it: { plus_points }
       *[other] windmill with { $count } open-sea tiles next to it: { plus_points }
    }
pier_scores_seen =
    { $count ->
        [one] pier with { $count } house on its island: { plus_points }
       *[other] pier with { $count } houses on its island: { plus_points }
    }
beacon_rank_missed = { $points } short of the rank “{ $rank }”
page_under_way = Under way…
button_stop = Stop here
# After the first step of a swap.
beacon_give_choose = Swap a tile: choose one of your own first, then another player’s.

## Why a bot made its move: parts of a sentence that begins with its name. $n: how much.

why_now = what the team may expect anyway: { $n }
why_explores = explores { count_points } in this turn
why_later = prospects for the next turns: { $n }
why_swap = the swap helps the next turns: { $n }
why_sails = where the next turn begins: { $n }
why_keeps = a tile for the next turn: { $n }
why_otherwise = there were better ways: { $n }
why_end = this turn brings nothing more

## Counting a table after a game that was played without Isolario: names of lines, what is said of them, what cannot be.

tally_key_chart = chart
tally_key_expansions = expansions
about_tally_key_expansions = The expansions that were in play: windmills, piers.
about_tally_key_chart = The chart, row by row. A tile is its edges, north first and clockwise, L land or S sea; then * lighthouse, + buoy, w windmill, p pier; then its houses, which matter beside piers. HQ are the headquarters, two dots a gap. A code such as N5 does as well.
tally_tile_line = A tile is written as x, y and what it is: 1 0 N5.
tally_cell_twice = { $cell }: a tile lies there already.
tally_tile_gone = { $tile }: this tile lies on the chart already, or belongs to an expansion that was not in play.
tally_headquarters = There should be one HQ, the headquarters.
tally_tile_unknown = “{ $tile }” is not a tile: four edges such as LSSS, or a code such as N5.
tally_tile_cannot_be = { $tile }: there can be no such tile. One edge at least is water, houses stand on land, and a pier stands on land that is in one piece.
tally_no_expansion = { $tile }: this tile belongs to an expansion ({ $what }). If it was in play, a line “expansions:” says so.
tally_which_shore = { $tile }: on which shore of the channel are the houses? A letter at the end says so, as in LSLS1N: N, E, S or W.
tally_kind_land = land
tally_kind_sea = water
tally_shore_n = on the north shore
tally_shore_e = on the east shore
tally_shore_s = on the south shore
tally_shore_w = on the west shore
tally_edges = { $cell }: the edges of the tile there do not match those beside it.

## All tiles on a page, for the owner of a box.

sheet_base = Headquarters and base tiles
sheet_windmills = Tiles of the windmill expansion
sheet_piers = Tiles of the pier expansion
