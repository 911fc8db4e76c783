# What is said otherwise where the owner of a box has put in its pieces.

about_pieces = Played here with the boards, missions and cards of a box of one’s own, not with those that Isolario comes with.
about_pieces_short = With the boards and cards of a box of one’s own.
clause_SDR_C5 = The sea has 15×15 cells: four realms of 7×7, a cross of currents one cell wide between them, and the island in the middle, over the inner corners of the realms. The boards and the island are those of the box that is played with here.
clause_SDR_S1 = The realm boards are joined to the island at random, either side up, unless you have agreed how they lie; their inner corners meet the island. On every ship spot lies a random ship, face up. If there are more than 44 spots, some stay empty; if there are fewer, some ships stay in the box.
book_set_up_text =
    - The four realm boards are joined to the island at random, either side up, unless you have agreed how they lie, and a random ship, face up, is put on each ship spot, as far as the 44 ships go.
    - Dragon cards are shuffled into three decks by size, and two of each lie open: the dragon market. Four missions lie open: the mission market. Reef cards are shuffled and lie face down.
    - Everybody gets heads, 4 gold and 2 medium dragons from the deck. The colours go by seats: orange, green, purple, pink, yellow.
    - Who begins is drawn by lot, or agreed. At a real table it is whoever was last on board a ship.
book_sea_size_text =
    There are 15 × 15 cells: four realms of 7 × 7, a cross of currents one cell wide between them, and the island in the middle, over the inner corners of the realms. What lies where is as on the boards of the box.

    { about_pieces }
book_missions_list_text =
    There are 33 missions in the box that is played with here:

    - { $mission_1 }
    - { $mission_2 }
    - { $mission_3 }
    - { $mission_4 }
    - { $mission_5 }
    - { $mission_6 }
    - { $mission_7 }
    - { $mission_8 }
    - { $mission_9 }
    - { $mission_10 }
    - { $mission_11 }
    - { $mission_12 }
    - { $mission_13 }
    - { $mission_14 }
    - { $mission_15 }
    - { $mission_16 }
    - { $mission_17 }
    - { $mission_18 }
    - { $mission_19 }
    - { $mission_20 }
    - { $mission_21 }
    - { $mission_22 }
    - { $mission_23 }
    - { $mission_24 }
    - { $mission_25 }
    - { $mission_26 }
    - { $mission_27 }
    - { $mission_28 }
    - { $mission_29 }
    - { $mission_30 }
    - { $mission_31 }
    - { $mission_32 }
    - { $mission_33 }

    Once their deck is empty, no new missions come.
book_dragon_cards_text =
    The box that is played with here has these dragon cards:

    - <b>small</b> (26): { $small }
    - <b>medium</b> (36): { $medium }
    - <b>large</b> (18): { $large }

    The letter tells one shape from another. The back of a card tells its size.
book_realm_numbers_text =
    By its free whirlpools: first place, second place.

    - <b>for each whirlpool:</b> 3, and half of the sum, rounded down
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
