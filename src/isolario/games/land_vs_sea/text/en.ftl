### The picture

area_board = Map
area_hand = Your tiles
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
lvs_side = { $side }: { $regions }
lvs_side_with = { $side }: { $regions }. { $things }
lvs_start = start tile
lvs_again = play again
lvs_steal = steal
lvs_with_mountain = mountain range ({ $edges })
lvs_with_coral = coral reef ({ $edges })
lvs_caravan = caravan
lvs_ship = ship

## The map.

lvs_cell = { $cell }: { $about }
lvs_cell_waypoint = { $cell }. Waypoint: { $player }
lvs_cell_empty = { $cell }: no tile yet; { $wants }
lvs_wants_land = land to the { $edges }
lvs_wants_sea = sea to the { $edges }
lvs_part = { $cell }, { $part }
lvs_waypoint = Waypoint: { $player }
lvs_waypoint_at = Waypoint on { $part }: { $player }
lvs_row = Tiles: { $tiles }
lvs_tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
lvs_marks =
    { $marks ->
        [0] no + marks
        [one] { $marks } + mark
       *[other] { $marks } + marks
    }
lvs_open =
    { $open ->
        [one] { $open } open edge
       *[other] { $open } open edges
    }
lvs_area_land = Land area: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_area_sea = Sea area: { lvs_tiles }, { lvs_marks }, { lvs_open }
lvs_complete_land = Complete land area: { lvs_tiles }, { lvs_marks }
lvs_complete_sea = Complete sea area: { lvs_tiles }, { lvs_marks }
lvs_range =
    { $n ->
        [one] Chain of { $n } mountain range
       *[other] Chain of { $n } mountain ranges
    }
lvs_reef =
    { $n ->
        [one] Chain of { $n } coral reef
       *[other] Chain of { $n } coral reefs
    }
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
lvs_waypoint_ready = Your waypoint is not on the map
lvs_waypoint_left = { $player }: waypoint not on the map
lvs_role_land = land
lvs_role_sea = sea
lvs_role_cartographer = cartographer
lvs_role = { $player }: { $role }
lvs_player = { $player }
lvs_held = { $player }, tile { $number }: { $about }
lvs_held_hidden = { $player }, tile { $number }, hidden side: { $about }
lvs_unseen = { $player }, tile { $number }: you have not seen the hidden side
lvs_stack = Stack { $stack }
lvs_top = Stack { $stack }: { $about }
lvs_top_of = { $top }. Tiles: { $n }
lvs_count =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
lvs_stacks_empty = Both stacks are empty
lvs_done = End the turn

## Why something cannot go there.

lvs_no_turn_fits = This side fits here in none of the six ways it can be turned.
lvs_no_side_fits = None of your four sides fits here.
lvs_not_a_hole = The volcano/whirlpool tile goes only into a hole that edges of one kind surround.
lvs_waypoint_needs_tile = A waypoint stands on a tile.
lvs_not_your_terrain = Your waypoint stands on your own terrain.
lvs_area_is_complete = This area is complete: no waypoint can be put on it.
lvs_tile_is_surrounded = This tile has six neighbours: no waypoint can be put on it.
lvs_tile_has_waypoint = There is a waypoint on this tile already.
