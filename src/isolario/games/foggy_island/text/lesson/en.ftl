## The lesson of Foggy Island. Its beats: lesson.toml. What each message is for: teach/lesson.py.

lesson_intro = Blue and Red fill a small island with animals, and <see line>lines</see> of your own colour bring points. You are Blue. Each step of this lesson starts from a prepared island.

lesson_line = A line of three
lesson_line_text =
    In your turn you place one token on any free cell. Three of your colour side by side are a line, in a row, in a column or along a diagonal: <b>3 points</b>.

    Two of your wolves <b_wolf/> are there already. <b>Finish a line.</b>
lesson_line_hint = Your wolves stand side by side in row 3. The third one goes to either end.
lesson_line_done = Three in a row: 3 points. Four would be 5, five 7 and six 10.
lesson_line_rat = Look at the background: a rat’s is red, though its shield is blue. It is a spy and builds for Red, never for you.
lesson_line_apart = That is not a line yet, so 0 points: it takes three side by side, without a gap.

lesson_crossing = Longer, or two at once?
lesson_crossing_text =
    A fourth wolf would make your line worth 5 points instead of 3. But each <b>new</b> line of three brings 3, and one token can be part of several lines.

    <b>Place a wolf where it brings most.</b>
lesson_crossing_hint = Look for the cell where a column and a diagonal of your wolves meet.
lesson_crossing_done = A column and a diagonal, 3 points each: 6 points for one wolf. Red has a line now, too.
lesson_crossing_longer = Four in a row bring 5 points instead of 3: that is only 2 more. One cell finishes two lines and brings 6.
lesson_crossing_one = That finishes one line: 3 points. There is a cell that finishes two at once.

lesson_hare = Cut with a hare
lesson_hare_text =
    Red has four wolves in row 6, with one cell between them. A fifth one there would bring Red 7 points. A hare <b_hare/> has no colour, and no line runs through it.

    <b>Stop Red as cheaply as you can.</b>
lesson_hare_hint = Cut in the middle: two wolves on each side are no line.
lesson_hare_done = Two and two: nothing for Red. And it took only a hare, which could not have built anything.
lesson_hare_wolf = That stops Red as well, but you have only two wolves left to build with. A hare does it just as well.
lesson_hare_rat = A rat builds for Red: now there are five in a row, and Red gets 7 points.
lesson_hare_end = At the end, the hare only takes the sixth place away. Red fills the gap: five in a row, 7 points.
lesson_hare_greedy = A few points for you, but then Red fills the gap in row 6 and gets 7. Cut first, build next.

lesson_pig = Where does the pig go?
lesson_pig_text =
    A pig <b_pig/> builds your line and doubles <b>every</b> line it is in: four tokens bring 10 points instead of 5. Look at a1, too: Red had to place a rat there. Its background is blue, so it builds for you.

    <b>Place the pig where it doubles most.</b>
lesson_pig_hint = Column b and the long diagonal from a1 meet in one cell.
lesson_pig_done = A column and a diagonal of four tokens each: 10 points twice. With a wolf there, it would be 5 twice.
lesson_pig_wolf = The right cell, but a wolf makes two lines of 5 points there. With a pig each of them brings 10.
lesson_pig_longer = Four in row 3 with a pig: 10 points. But there is a cell where it doubles two lines of four.
lesson_pig_one = Here the pig doubles a single line of three: 6 points. Put it where two longer lines meet.

lesson_rat = Where to hide a rat
lesson_rat_text =
    Only rats <b_rat/> are left in your hand, and you have to place one. A rat builds for Red, so hide it where no red line of three can ever come about.

    <b>Find a place where it does no harm.</b>
lesson_rat_hint = Look for a free cell that blue tokens and hares lock in from all sides.
lesson_rat_done = Nothing can come of it there. Everybody has to place four rats in a round: hide them while there is room.
lesson_rat_corner = A corner looks safe, but two red wolves stand right beside it: with your rat they are a line, 3 points for Red.
lesson_rat_open = No line yet, but Red has wolves on d2 and f1, free cells around them, and you have three more rats to place. Elsewhere nothing can ever come of it.

lesson_count = Count!
lesson_count_text =
    The last turn of the second round: you have a wolf, Red a hare, and two cells are free. The first round ended 40 to 41, and with the lines on the island you have 77 points and Red 82.

    <b>Count what the wolf brings on either cell, and win.</b>
lesson_count_hint = On b1 it lengthens a diagonal with pigs, on b4 it joins a row and a column.
lesson_count_done = A row and a column, 3 points each: 83 to 82. You have won!
lesson_count_pigs = The diagonal with the pigs grows from three tokens to four: 10 points instead of 6. That makes 81, one too few. The other cell brings 6.

lesson_end = Now you can play: build where lines cross, cut with hares, hide your rats. Later, try <see weather>weather</see> and <see hire>mercenaries</see>; the <see goal>book</see> has it all.
