# What is said otherwise where the owner of a box has put in its pieces.

about_pieces = Played here with the boards, missions and cards of a box of one’s own, not with those that Isolario comes with.
about_pieces_short = With the boards and cards of a box of one’s own.
clause_SDR_C5 = The sea has 15×15 cells: four realms of 7×7, a cross of currents one cell wide between them, and the island over the 3×3 cells in the middle. So each realm has 48 cells, the currents have 24, and 12 cells are next to the island. The boards are those of the box that is played with here.
book_missions_list_text = There are 33 missions, those of the box that is played with here. Once their deck is empty, no new missions come.
book_dragon_cards_text = There are 26 small dragon cards, 36 medium and 18 large ones. The letter tells one shape from another; which shapes there are, and how often, is as in the box that is played with here. The back of a card tells its size.
book_realm_numbers_text =
    By its free whirlpools: first place, second place.

    - <b>for 10:</b> 30 and 15
    - <b>for 9:</b> 27 and 13
    - <b>for 8:</b> 24 and 12
    - <b>for 7:</b> 21 and 10
    - <b>for 6:</b> 18 and 9
    - <b>for 5:</b> 15 and 7
    - <b>for 4:</b> 12 and 6
    - <b>for 3:</b> 9 and 4
    - <b>for 2:</b> 6 and 3
    - <b>for 1:</b> 3 and 1

    How many a realm begins with depends on its board.
