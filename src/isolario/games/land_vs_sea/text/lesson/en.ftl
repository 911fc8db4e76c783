## The lesson of Land vs Sea. Its beats: lesson.toml. What each message is for: teach/lesson.py.

lesson_intro = Everybody builds the same map and fights over it. You play for land: completed areas of land bring you points. Your opponent plays for sea. Each step of this lesson starts from a prepared map.

lesson_faces = Four sides
lesson_faces_text =
    You have two tiles with two sides each: all see the public one, only you see the hidden one. Choose any of the four and turn it as you like. Land has to touch land, and sea touch sea. Once you have chosen a side, the number on a cell tells how many ways it can be turned there; the marks <bonus/> do not matter yet.

    On the left of the map is a bit of land with one open edge. <b>Find the side that closes it.</b>
lesson_faces_hint = Look at all four sides: one has land on a single edge.
lesson_faces_done = This land has no open edge any more: the area is <see area>complete</see>. You get 1 point for each of its two tiles.
lesson_faces_open = It fits, but it brings more land with more open edges: the area is not complete and gives nothing. One of your sides has land on a single edge.

lesson_small = Small before large
lesson_small_text =
    You have two open areas: a large one on the right, and a small one on the left that lacks just one tile. Only completed areas give points: 1 for each tile, and to whoever completes one, 1 for each mark <bonus/> in it.

    <b>Get points this turn.</b>
lesson_small_hint = Close the small area on the left, with land on a single edge.
lesson_small_done = Three tiles and a + mark: 4 points. Many small areas bring more than a large one that is never finished.
lesson_small_wide = It fits, but it leaves the small area open. Land on a single edge would complete it: 4 points at once.
lesson_small_large = The large area grows and is still open: 0 points, perhaps for good. The small one would bring 4 points at once.

lesson_marks = The opponent’s + marks
lesson_marks_text =
    Sea has a lake of two tiles with five + marks that lacks one tile, and one of your opponent’s public sides fits. The tiles of a lake are points for sea, but the + marks are points for <b>whoever completes it</b>.

    <b>What is the best thing to do?</b>
lesson_marks_hint = One of your sides, too, has sea on two edges side by side, which is what the lake needs.
lesson_marks_done = 5 points for you, 3 for sea. Your own area on the left can still be completed next turn.
lesson_marks_own = This brings 3 points. But then sea completes the lake, 3 points for the tiles and 5 for the marks. Take the marks yourself.

lesson_again = Play again
lesson_again_text =
    This area of land is open at both ends. Complete, it would have four tiles and two + marks: 6 points. The compass <sign_again/> on one of your sides means “Play again”: you place your other tile in the same turn.

    <b>Complete the area this turn.</b>
lesson_again_hint = First the compass at one end, then the other tile at the other end.
lesson_again_done = 6 points, and nobody could get in between. Afterwards you take two new tiles.
lesson_again_one = That closes one end, but without the compass your turn is over. Sea can close the other end and take both + marks. Begin with the compass.

lesson_steal = Steal
lesson_steal_text =
    You have just placed a tile with a grapnel <sign_steal/>: you steal a tile from your opponent. You see the public side of both. Again sea lacks one tile for a lake with five + marks.

    <b>Which one do you take?</b>
lesson_steal_hint = The lake needs sea on two edges side by side, and land elsewhere.
lesson_steal_done = Sea has lost the tile for the lake. Next turn you can complete it yourself, and the five + marks are yours.
lesson_steal_rich = Four + marks look fine, but they count only in completed areas. And sea still has the tile that completes the lake: 8 points.

lesson_stack = Which stack?
lesson_stack_text =
    At the end of your turn you take the top tile of a stack, to have two again. Your area lacks one tile; with it there are four, and two + marks. Whatever you leave, your opponent can take.

    <b>Which stack do you take from?</b>
lesson_stack_hint = Look for land on a single edge.
lesson_stack_done = Next turn you can complete your area: 6 points. And your opponent has not got this tile.
lesson_stack_rich = It has four + marks, but it cannot close your area. With the other one sea could: then you get 4 points for the tiles, but sea gets the two + marks.

lesson_end = Now you can play: complete small areas, watch out for + marks, look at the stacks and at your opponent’s tiles. The tile that lies apart, a volcano and a whirlpool, waits for an empty cell with land all round it, or sea all round. That, mountains, caravans and all the rest are in the <see goal>book</see>.
