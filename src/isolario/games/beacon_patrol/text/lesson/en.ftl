## The lesson of Beacon Patrol. Its beats: lesson.toml. What each message is for: teach/lesson.py.

lesson_intro = You and your partner chart the sea together, tile by tile, until the stack runs out. Points are counted for all of you, and the more there are, the higher your <see ranks>rank</see>. Each step of this lesson starts from a prepared chart.

lesson_place = Place and sail
lesson_place_text =
    Your ship is on the tile of headquarters. A new tile goes beside the tile that your ship is on; tiles are never turned, and water must meet water, land must meet land. Then your ship sails onto it.

    <b>Place one of your three tiles.</b>
lesson_place_hint = Choose one of your tiles, then one of the cells beside headquarters.
lesson_place_done = The ship is on the new tile: from there you could go on at once with the next one.
lesson_place_end = You may end your turn, but then your three tiles are discarded for nothing. Place first what you can.

lesson_hole = Close a hole
lesson_hole_text =
    A tile is explored, and brings points, only when <b>all four sides</b> have a tile. Headquarters have three. Where tiles lie on three sides of a hole, a mark on it tells how many points it brings, and beside that how many tiles are left that fit.

    <b>Place a tile so that headquarters are explored.</b>
lesson_hole_hint = The hole is west of headquarters, right above your ship.
lesson_hole_done = All four sides are covered: 3 points at once. Closing holes is how this game is won.
lesson_hole_grow = That makes the chart larger, but headquarters keep their hole: 0 points. From where you are, one tile closes it.
lesson_hole_away = No need to sail: the hole is right beside your ship, and you may need your tokens later.

lesson_worth = Which hole first
lesson_worth_text =
    Explored, a lighthouse <sign_lighthouse/> or the headquarters brings 3 points, a buoy <sign_buoy/> 2, any other tile 1, houses or not. Beside your ship are two holes with marks: one belongs to a lighthouse, one to open sea.

    <b>Close the one that brings more.</b>
lesson_worth_hint = The lighthouse is up and to the left of your ship: only its east side is open.
lesson_worth_done = 3 points for the lighthouse. The other hole can wait.
lesson_worth_plain = This closes a hole, too, but open sea is worth 1 point. The lighthouse is worth 3, and your next tile may not fit there.
lesson_worth_grow = Out there nothing is closed: 0 points. North of your ship a lighthouse waits for its fourth side.

lesson_land = Land blocks
lesson_land_text =
    The lighthouse tile that your ship is on lacks a neighbour in the east, and your tile with land in the west matches there. But a ship crosses water only: over land you can neither sail nor place. A token <token_blue/> takes you one tile across water.

    <b>Sail round, then close the hole.</b>
lesson_land_hint = North, then east: from there the hole is south of you, and the way is water.
lesson_land_done = Two tokens, one tile, 3 points. The striped barrier <bar/> behind you is land: there is no straight way back. At your next turn the tokens are blue again.
lesson_land_grow = That brings no point, and the lighthouse stays open. Only the tile with land in the west closes it, from the north.

lesson_discard = A tile for a move
lesson_discard_text =
    Your tokens are used up. You can still sail one tile by <b>discarding</b> one of yours. The hole at headquarters is one tile too far, and only one of your two tiles has water where headquarters have it.

    <b>Reach the hole and close it.</b>
lesson_discard_hint = Discard what does not fit in the west of headquarters, sail north, place the other.
lesson_discard_done = One tile lost, 3 points won. What you do not play is discarded at the end of your turn anyway.
lesson_discard_last = That is the tile that fits the hole. With the other one, which has land in the east, you could not close it.
lesson_discard_grow = One more tile on the chart, but no point. As fuel it is worth 3: it takes you to the hole.

lesson_swap = Swap
lesson_swap_text =
    The hole south of your ship needs land in the west. None of your tiles has it, but all hands lie open: look at your partner’s. Once a turn you may <b>swap</b> a tile, and play what you got at once.

    <b>Get the right tile, and close the hole.</b>
lesson_swap_hint = Give any tile, take the one with land in the west, and place it in the south.
lesson_swap_done = 3 points for the lighthouse. Your partner can use the tile that you gave.
lesson_swap_tile = That tile has no land in the west: it does not fit beside the lighthouse.
lesson_swap_grow = Nothing is closed there: 0 points. The tile that you need is in front of your partner.

lesson_end = That is all: place, sail, swap, and close holes, the most valuable first. When your turn ends, unplayed tiles are discarded and new ones drawn. When no tiles are left, the game is over: with 26 points you are { rank_sailors }, with 56 { rank_cartographers }. The <see goal>book</see> has the rest.
