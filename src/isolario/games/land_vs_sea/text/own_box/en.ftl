# What is said otherwise where the owner of a box has put in its tiles.

about_pieces = Played here with the tiles of a box of one’s own, not with those that Isolario comes with.
about_pieces_short = With the tiles of a box of one’s own.
clause_LVS_C7 = The start tile has three edges of land beside each other, and three of sea.
book_tiles_text =
    There are 58 hexagonal tiles with two sides each, a start tile with land on three edges and sea on three, and the volcano/whirlpool tile. Every side of an ordinary tile has land and sea, and it may have

    - + marks <bonus/>;
    - an action: play again <sign_again/> or steal <sign_steal/>;
    - mountains <peak/> or coral <coral/> along two or three edges;
    - a caravan <sign_caravan/> on land or a ship <sign_ship/> at sea.

    Which sides there are, and what is on them, is as in the box that is played with here.
