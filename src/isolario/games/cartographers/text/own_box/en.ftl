# What is said otherwise where the owner of a box has put in its cards and sheets.

about_pieces = Played here with the cards and sheets of a box of one’s own, not with those that Isolario comes with.
about_pieces_short = With the cards and sheets of a box of one’s own.
clause_CRT_C1 = Everybody has a sheet. The cards: 13 explore cards, scoring cards of four categories, 4 ambush cards, 4 seasons, 4 edicts and skills, as they are in the box that is played with here.
clause_CRT_K1 = Three of the skill cards, drawn at random, lie open all game. Once a season you may use one of them, even one that others use or that you have used before. Pay by crossing out marked coins: they bring no more stars, but still take up room on the track.
book_sheet_text =
    Your map has 11 × 11 cells. Columns are lettered from a to k, rows are numbered from 1 to 11. Mountains <mountain/> and ruins <ruins/> are printed on it.

    - A <b>mountain</b> is filled from the start, and nobody can draw on it. Once it is <see mountain>surrounded</see>, it brings a coin.
    - <b>Ruins</b> are empty cells; some rounds <see ruins>send you there</see>.
    - Under the map is the <b>coin track</b>. The <see coin_shape>coins</see> that you mark bring stars season after season.

    All play on the same side of the sheet: the Wilderness (A), or the Wastelands (B) with their <see chasm>chasm</see>.
book_coin_shape_text =
    On some shapes there is a coin <coin/>, usually on the smaller of two. If you draw one of them, you mark a coin, and every marked coin brings 1 star at the end of <b>each</b> season from now on. So a coin marked in spring is worth four stars in the end, one marked in winter only one.

    A shape without a coin usually fills more of the map, and that is what most edicts ask for.

    Whoever draws something else instead of the shape gets no coin: neither for a <see no_room>single cell</see> nor for the square of the skill <see negotiate>Negotiate</see>.
book_explore_cards_text =
    In the box that is played with here the cards show:

    - <b>{ great_river }</b>, { $great_river_terrains }, time { $great_river_time }: { $great_river_shapes }
    - <b>{ farmland }</b>, { $farmland_terrains }, time { $farmland_time }: { $farmland_shapes }
    - <b>{ hamlet }</b>, { $hamlet_terrains }, time { $hamlet_time }: { $hamlet_shapes }
    - <b>{ forgotten_forest }</b>, { $forgotten_forest_terrains }, time { $forgotten_forest_time }: { $forgotten_forest_shapes }
    - <b>{ hinterland_stream }</b>, { $hinterland_stream_terrains }, time { $hinterland_stream_time }: { $hinterland_stream_shapes }
    - <b>{ homestead }</b>, { $homestead_terrains }, time { $homestead_time }: { $homestead_shapes }
    - <b>{ orchard }</b>, { $orchard_terrains }, time { $orchard_time }: { $orchard_shapes }
    - <b>{ treetop_village }</b>, { $treetop_village_terrains }, time { $treetop_village_time }: { $treetop_village_shapes }
    - <b>{ marshlands }</b>, { $marshlands_terrains }, time { $marshlands_time }: { $marshlands_shapes }
    - <b>{ fishing_village }</b>, { $fishing_village_terrains }, time { $fishing_village_time }: { $fishing_village_shapes }

    Without time:

    - <b>{ rift_lands }</b>: a single cell of any of the five terrains <shape_rift_lands_0/>
    - <b>{ temple_ruins }</b> and <b>{ outpost_ruins }</b>: the next shape covers ruins
book_ambush_cards_text =
    - <b>{ goblin_attack }</b> { $goblin_attack_arrow } <shape_goblin_attack_0/>
    - <b>{ bugbear_assault }</b> { $bugbear_assault_arrow } <shape_bugbear_assault_0/>
    - <b>{ kobold_onslaught }</b> { $kobold_onslaught_arrow } <shape_kobold_onslaught_0/>
    - <b>{ gnoll_raid }</b> { $gnoll_raid_arrow } <shape_gnoll_raid_0/>

    Clockwise <clockwise/> your sheet goes to the player on your left, and you draw on the map of the player on your right. Counterclockwise <counterclockwise/> it is the other way round. With two players it is the other one’s map either way.
book_skills_text =
    Of the skill cards (there are { $skills } in the box that is played with here) three lie on the table all game. Once a season you may use <b>one</b> of them. Others may use the same one, and next season you may use it again.

    Skills are paid for with coins: cross out as many marked ones <coin_crossed/> as the card says. They bring no more stars. Some skills are free.
book_set_up_text =
    - <b>Scoring cards</b> of four kinds, { $edicts } in the box that is played with here: one of each kind is drawn, and the four are put at the edicts in random order. The others leave the game.
    - <b>4 seasons</b>, always in the same order: spring, summer, autumn, winter.
    - <b>13 explore cards</b> and one of the <b>4 ambush cards</b>, unseen, are shuffled into the deck.
    - <b>Skill cards</b>: three of them, of { $skills }, if you play with skills.

    Everybody has an empty sheet of the same side and no coin yet.
