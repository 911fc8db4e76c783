### What the stars of an example are for.

book_of_coins = Coins
book_of_monsters = Monsters
book_of_edict = Edicts

## The book of Cartographers, in English. What is explained where: book.toml. Terms: docs/glossary.md.
### Pictures inside the text (<coin/>) are only decoration: anybody who cannot see them misses nothing.

## The game in short.

chapter_game = The game in short

book_goal = What it is about
book_goal_text =
    The queen sends you to map her new lands in the north. For four seasons everybody draws on a map of their own, all at the same time, from the same cards. At the end of each season her <see edicts>edicts</see> bring you reputation stars <star/>, and <see monsters>monsters</see> take some away.

    <b>Whoever has the most stars after winter wins.</b>
book_goal_words = goal, aim, win, winner, victory, points, start, begin, learn, how to play, star

book_sheet = Your sheet
book_sheet_text =
    Your map has 11 × 11 cells. Columns are lettered from a to k, rows are numbered from 1 to 11. Five mountains <mountain/> and six ruins <ruins/> are printed on it.

    - A <b>mountain</b> is filled from the start, and nobody can draw on it. Once it is <see mountain>surrounded</see>, it brings a coin.
    - <b>Ruins</b> are empty cells; some rounds <see ruins>send you there</see>.
    - Under the map is the <b>coin track</b>. The <see coin_shape>coins</see> that you mark bring stars season after season.

    All play on the same side of the sheet: the Wilderness (A), or the Wastelands (B) with their <see chasm>chasm</see>.
book_sheet_words = map, board, grid, paper, cell, square, side, wilderness, wastelands, coordinates, row, column, set-up
book_sheet_example = The upper half of an empty map of the Wilderness: mountains on d2, i3 and f6, ruins on f2, b3 and j3.

book_terrains = Terrains
book_terrains_text =
    What is drawn is always one of these:

    - <b>forest</b> <forest/>
    - <b>village</b> <village/>
    - <b>farm</b> <farm/>
    - <b>water</b> <water/>
    - <b>monsters</b> <monster/>: others draw them on your map; you yourself rarely want to.

    A mountain <mountain/> is a terrain as well, but it is only ever printed: no card and no skill lets anybody draw one. Ruins, the chasm and empty cells are no terrain.
book_terrains_words = terrain, kind, type, colour, forest, tree, wood, village, house, town, farm, field, water, river, lake, sea, monster, mountain

book_edicts = Edicts and seasons
book_edicts_text =
    Four scoring cards, dealt afresh for each game, lie at the edicts A <badge_a/>, B <badge_b/>, C <badge_c/> and D <badge_d/>. Each says what its edict gives stars for: forest along the map edge, say, or large villages. One is about forest, one about water and farms, one about villages and one about how the map is filled.

    Each season scores two of them, so that every edict is scored twice:

    - spring <spring/>: A and B
    - summer <summer/>: B and C
    - autumn <autumn/>: C and D
    - winter <winter/>: D and A

    So you can begin in spring what only summer will pay for.
book_edicts_words = edict, objective, goal, task, mission, queen, scoring card, season, spring, summer, autumn, fall, winter, letters, points, stars, sign, circle, square, diamond, shield
book_edicts_example = The four edicts of a game. The golden ones, A and B, are scored this season. After the name of a card stand the seasons that score it, then the stars that your map would get for it now.

book_round = A round has three phases
book_round_text =
    - <b>Explore:</b> a card is turned over for all.
    - <b>Draw:</b> everybody draws a shape from it on their own map.
    - <b>Season check:</b> once the cards have used up the time of the season, the season ends and is scored. Otherwise the next round begins.

    Nobody waits for a turn: all decide at the same time.
book_round_words = round, turn, phase, order, sequence, my turn, simultaneous, what now

## Phase 1.

chapter_explore = Phase 1: explore

book_explore = A card is turned over
book_explore_text =
    The top card of the explore deck is turned over. It shows:

    - a <b>time</b> <hourglass/>: how much of the season it uses up, 0, 1 or 2;
    - one or two <b>shapes</b>;
    - one or two <b>terrains</b> to draw them in.

    All cards of the season stay in sight, so you can see how much time is left. Three kinds of cards are special: <see ruins_card>ruins</see>, <see rift_lands>Rift Lands</see> and the <see ambush>ambush</see>.
book_explore_words = explore, card, deck, turn over, reveal, time, hourglass, clock, shape, flip
book_explore_example = “Great River” takes 1 unit of spring’s time. It has two shapes, one of them with a coin, and one terrain, water. The strip above shows how much of spring has gone by.

book_ruins_card = Ruins card
book_ruins_card_text =
    Two cards of the deck are ruins: Temple Ruins and Outpost Ruins. They have no shape and take no time. The next card is turned over at once, and its shape must <see ruins>cover a ruins cell</see>.

    If that next card is ruins as well, one more is turned. Two ruins in a row do no more than one.
book_ruins_card_words = ruins, ruin, temple, outpost, columns, two ruins, double ruins
book_ruins_card_example = Temple Ruins came first, then “Farmland”. The sign of the ruins on the card says that its shape has to cover ruins.

book_explore_cards = All explore cards
book_explore_cards_text =
    With a choice between two shapes; the small one has a coin:

    - <b>{ great_river }</b>, water, time 1: three cells in a line <shape_great_river_0/> or five in steps <shape_great_river_1/>
    - <b>{ farmland }</b>, farm, time 1: two cells <shape_farmland_0/> or a cross of five <shape_farmland_1/>
    - <b>{ hamlet }</b>, village, time 1: a corner of three <shape_hamlet_0/> or five cells in a block <shape_hamlet_1/>
    - <b>{ forgotten_forest }</b>, forest, time 1: two cells that touch at a corner <shape_forgotten_forest_0/> or a step of four <shape_forgotten_forest_1/>

    With a choice between two terrains:

    - <b>{ hinterland_stream }</b>, farm or water, time 2: a large corner of five <shape_hinterland_stream_0/>
    - <b>{ homestead }</b>, village or farm, time 2: a T of four <shape_homestead_0/>
    - <b>{ orchard }</b>, forest or farm, time 2: an L of four <shape_orchard_0/>
    - <b>{ treetop_village }</b>, forest or village, time 2: a long step of five <shape_treetop_village_0/>
    - <b>{ marshlands }</b>, forest or water, time 2: a T of five <shape_marshlands_0/>
    - <b>{ fishing_village }</b>, village or water, time 2: four cells in a line <shape_fishing_village_0/>

    Without time:

    - <b>{ rift_lands }</b>: a single cell of any of the five terrains <shape_rift_lands_0/>
    - <b>{ temple_ruins }</b> and <b>{ outpost_ruins }</b>: the next shape covers ruins
book_explore_cards_words = list of cards, all cards, deck, what can come, shapes, probability, time

## Phase 2.

chapter_draw = Phase 2: draw

book_drawing = Draw a shape
book_drawing_text =
    Choose one shape and one terrain of the card and draw it wherever you like: turned, mirrored, next to earlier shapes or far from them. Only two things matter:

    - all of it lies inside the map;
    - it covers only <b>unfilled</b> cells. Whatever has been drawn is filled, and so are mountains and the chasm. Ruins are not: you may draw on them with any card.
book_drawing_words = draw, place, put, shape, rotate, rotation, turn, spin, mirror, flip, reflect, overlap, touch, where, fit, outside
book_drawing_example = “Orchard” as forest, mirrored and turned to suit. It could not have covered d2: a mountain is filled.

book_coin_shape = Coin or big shape?
book_coin_shape_text =
    Where a card has two shapes, the smaller one has a coin <coin/>. If you draw it, you mark a coin, and every marked coin brings 1 star at the end of <b>each</b> season from now on. So a coin marked in spring is worth four stars in the end, one marked in winter only one.

    The bigger shape brings no coin, but it fills more of the map, and that is what most edicts ask for.

    Whoever draws something else instead of the shape gets no coin: neither for a <see no_room>single cell</see> nor for the square of the skill <see negotiate>Negotiate</see>.
book_coin_shape_words = coin, money, gold, small shape, which shape, income
book_coin_shape_example = Of the two shapes of “Hamlet” the one with three cells was chosen: one coin is marked. It will count at the end of this season and of every later one.

book_mountain = Surround a mountain
book_mountain_text =
    When all four cells beside a mountain <mountain/> are filled, you mark a coin <coin/>, once for each mountain. What fills them, and who drew it, does not matter: a cell drawn <see no_room>instead of a shape</see> will do, and so will monsters that a neighbour draws. If you close the ring around two mountains at once, you mark two coins.
book_mountain_words = mountain, mountains, hill, peak, rock, coin, surround, ring, enclose
book_mountain_example = Three sides of the mountain on f6 were filled before. The new forest fills the fourth, f7: one coin.

book_ruins = Cover ruins
book_ruins_text =
    When a <see ruins_card>ruins card</see> has come up, the shape must cover at least one unfilled ruins cell <ruins/>. You choose which one; the rest of the shape lies wherever there is room. This goes for Rift Lands, too.

    Under your drawing the ruins can still be seen: a <see golden_granary>scoring card</see> may ask for them. If the shape cannot reach any ruins, <see ruins_out_of_reach>a single cell</see> takes its place.
book_ruins_words = ruins, ruin, cover, must, columns, temple
book_ruins_example = After ruins, “Farmland”: the cross covers the ruins on f2. Two cells on e4 and e5 would not have been allowed, because there are no ruins under them.

book_no_room = When no shape fits
book_no_room_text =
    If none of the card’s shapes fits anywhere on your map, fill a single cell instead: wherever you like, with any terrain but mountain; even monsters are allowed. It brings no shape’s coin, but it may surround a mountain.
book_no_room_words = no room, does not fit, no space, stuck, single cell, one square, 1x1, pass, skip
book_no_room_example = “Fishing Village” needs four cells in a line, and there is no such place on this map. So d6 is filled, with forest, although the card shows village and water.

book_no_room_2019 = When no shape fits
book_no_room_2019_text =
    If none of the card’s shapes fits anywhere on your map, fill a single cell instead: wherever you like, with a terrain that the card shows. It brings no shape’s coin, but it may surround a mountain.
book_no_room_2019_words = no room, does not fit, no space, stuck, single cell, one square, 1x1, pass, skip
book_no_room_2019_example = “Fishing Village” needs four cells in a line, and there is no such place on this map. So d6 is filled, with village: forest is not on the card.

book_rift_lands_text =
    The shape of this card is a single cell. Fill any free cell with forest, village, farm, water or monsters. The card takes no time. After ruins it must be a ruins cell.

    It is little, but exactly where you need it: it fills the gap in a row, closes the ring around a mountain, joins two villages.
book_rift_lands_words = rift, rift lands, single cell, any terrain, wild, joker, one square
book_rift_lands_example = One cell of water on f7 closes the ring around the mountain: one coin.

book_ruins_out_of_reach = When ruins cannot be covered
book_ruins_out_of_reach_text =
    Perhaps no shape of the card can cover an unfilled ruins cell, or there is none left on your map. Then you fill a single cell: wherever you like, on ruins or not, with any terrain but mountain. That is so even if a shape would fit somewhere else.
book_ruins_out_of_reach_words = ruins, no ruins left, all ruins covered, cannot reach, single cell
book_ruins_out_of_reach_example = The ruins on b3 are shut in. The shape of “Hinterland Stream” would fit on the free cells from e5 to c7, but it would cover no ruins there. So a single cell is drawn, here on the ruins themselves.

book_chasm = The chasm
book_chasm_text =
    In the middle of the Wastelands (side B) a chasm <chasm/> gapes. Its cells are filled from the start. Nobody can draw there, but they help: a full row may lead through them, and what lies beside them is closed on that side. The chasm is no terrain.
book_chasm_words = chasm, hole, abyss, black, side B, wastelands
book_chasm_example = The chasm closes the mountain on f8 from above. With farm on g8 its ring is closed: one coin for the mountain, and one for the small shape of “Farmland”.

book_coins = The coin track
book_coins_text =
    The track has room for 14 coins; any more are lost. Coins come from <see coin_shape>small shapes</see> and from <see mountain>mountains</see>. At the end of each season every marked coin brings 1 star, no matter when it was marked.

    With skills coins can be spent: a coin that is crossed out brings no more stars, but keeps its place on the track.
book_coins_words = coin, coins, track, money, how many coins, maximum, 14, gold, crossed out

book_full_map = A full map
book_full_map_text =
    On a map without unfilled cells nothing more is drawn: its owner sits out, and an ambush does it no harm. It is scored like any other.
book_full_map_words = full, map full, nothing left, finished, no cells

book_in_secret = What others see
book_in_secret_text =
    Sheets, coins and turned cards are open to all. How you draw depends on what the table has agreed on:

    - <b>In secret:</b> nobody sees what you draw until all are ready; then all drawings appear at once.
    - <b>In the open:</b> everybody sees at once what the others draw, as around a real table.

    How many ambush cards are in the deck is known as well, but not which. Until all are ready, you can take your drawing back.
book_in_secret_words = secret, hidden, open, see, look, peek, others, copy, at the same time, ready, undo, take back, change my mind

## Ambushes.

chapter_ambush = Ambushes and monsters

book_ambush = Ambush
book_ambush_text =
    When an ambush card comes up, you do not draw on your own map. The sheets pass to a neighbour, as the arrow of the card says, and everybody draws the monsters of the card on the map that they received, turned or mirrored as they like. Put them where they hurt: next to many unfilled cells. Then the sheets go back.

    If the shape fits nowhere on that map, a single monster cell is drawn, wherever there is room. The card takes no time and leaves the game.
book_ambush_words = ambush, monster, attack, neighbour, pass the sheet, goblin, bugbear, kobold, gnoll, enemy, arrow
book_ambush_example = “Gnoll Raid” on a neighbour’s map. The monsters stand where much is still unfilled around them.

book_monsters = What monsters cost
book_monsters_text =
    At the end of <b>every</b> season you lose 1 star for each unfilled cell that is adjacent to a monster <monster/> on your map. A cell with several monsters around it counts once.

    So fill up what lies around them. Mountains, the chasm and the map edge help: on that side there is nothing to lose. Once they are shut in, monsters cost nothing more.
book_monsters_words = monster, monsters, dragon, draguls, lose, minus, penalty, negative, loss, cost, shut in, block
book_monsters_example = There were 7 unfilled cells around the four monsters. Water on d4, d5 and d6 fills three of them: 4 are left, those outlined. The mountain on f6 is filled anyway.

book_ambush_cards = The four ambush cards
book_ambush_cards_text =
    - <b>{ goblin_attack }</b>, counterclockwise: three cells in a diagonal <shape_goblin_attack_0/>
    - <b>{ bugbear_assault }</b>, clockwise: two pairs with a gap between them <shape_bugbear_assault_0/>
    - <b>{ kobold_onslaught }</b>, clockwise: a T of four <shape_kobold_onslaught_0/>
    - <b>{ gnoll_raid }</b>, counterclockwise: a U of five <shape_gnoll_raid_0/>

    Clockwise <clockwise/> your sheet goes to the player on your left, and you draw on the map of the player on your right. Counterclockwise <counterclockwise/> it is the other way round. With two players it is the other one’s map either way.
book_ambush_cards_words = goblin, bugbear, kobold, gnoll, arrow, clockwise, counterclockwise, left, right, direction, monster, ambush

book_ambush_deck = When ambushes come
book_ambush_deck_text =
    At the beginning one of the four ambush cards is shuffled into the 13 explore cards, unseen. Before each new season another one goes in. An ambush that has not come up stays in the deck, so a season may bring none, one, or several.
book_ambush_deck_words = ambush, deck, how many, chance, probability, when, shuffle

book_ambush_after_ruins = An ambush right after ruins
book_ambush_after_ruins_text =
    The ambush is played as usual; monsters need not cover ruins. The ruins wait: the shape of the next explore card must cover them.
book_ambush_after_ruins_words = ambush, ruins, after ruins, both, wait

## Phase 3 and scoring.

chapter_season = Phase 3: the season check

book_season_check = Is the season over?
book_season_check_text =
    Add up the times of all cards turned this season. When they reach the season’s length or pass it, the season ends after this round: spring and summer last 8 units of time each, autumn 7, winter 6. Otherwise the next round begins.

    Ruins, Rift Lands and ambushes take no time, so a season may have more rounds than you think.
book_season_check_words = season end, end of season, when does it end, how long, time, length, hourglass, clock, check, spring, summer, autumn, winter
book_season_check_example = Times of 0, 1, 2, 2, 2, 0 and 1 make 8: with this card spring ends.

book_season_score = What a season brings
book_season_score_text =
    At the end of a season each player counts:

    - stars for the <b>two edicts</b> of the season;
    - plus 1 star for every <b>coin</b> <coin/> marked so far, in whichever season;
    - minus 1 star for every unfilled cell adjacent to a <b>monster</b> <monsters/>.

    The result can be below zero. Beside the edicts you always see what it would be if the season ended now.
book_season_score_words = score, scoring, count, points, stars, season end, end of season, sum, result, coin, monster, negative
book_season_score_example = Edict A brings 4 stars and edict B 5; three coins bring 3; monsters take 6. That makes 6 for this season.

book_next_season = The next season
book_next_season_text =
    All turned explore cards go back into the deck, one more ambush card is added unseen, and everything is shuffled. Maps and coins stay as they are. Whoever plays with skills may use one again.
book_next_season_words = next season, new season, shuffle, deck, return, after scoring

book_end = The end of the game
book_end_text =
    After winter the stars of all four seasons are added up. Whoever has the most wins. If several are level, the one who lost the fewest stars to monsters during the game wins; if that is equal as well, they share the victory.
book_end_words = end, game over, winner, win, tie, draw, equal, tie-break, total

## Scoring cards.

chapter_words = Scoring cards: how to read them

book_adjacent = Words on the cards
book_adjacent_text =
    - <b>Adjacent</b>, or next to: with a common side. A common corner is not enough.
    - <b>Cluster</b>: all cells of one terrain that are joined side to side. One cell alone is a cluster, too.
    - <b>Filled</b>: drawn on, monsters included, and also mountains and the chasm. Ruins are unfilled until somebody draws on them.
    - <b>Connected</b>: adjacent to one and the same cluster.
    - <b>Map edge</b>: the frame around the map.

    On one card every cell, every mountain and every cluster counts only once.
book_adjacent_words = adjacent, next to, neighbour, beside, touch, diagonal, corner, cluster, group, area, region, filled, empty, connected, edge, border, meaning, definition
book_adjacent_example = The three outlined forest cells are one cluster. The forest on e6 touches them at a corner only: it is a cluster of its own.

chapter_forest = Scoring cards: forest

book_sentinel_wood_text = A corner cell counts once, although two of its sides are at the edge. Long thin shapes along the frame bring most.
book_sentinel_wood_words = sentinel, forest, tree, edge, border, frame, outside
book_sentinel_wood_example = Five cells of forest lie at the edge, the corner a1 among them; c2 and b5 do not.

book_greenbough_text = One cell can bring two stars: for its row and for its column. How much forest there is in a row makes no difference, so scatter it.
book_greenbough_words = greenbough, forest, tree, row, column, line, scatter
book_greenbough_example = There is forest in rows 1, 4 and 5, and in columns b, c, d and e: 3 + 4.

book_treetower_text = It does not matter what fills the sides: more forest, monsters, a mountain. Ruins that nobody has drawn on do not fill anything.
book_treetower_words = treetower, forest, tree, tower, surrounded, enclosed
book_treetower_example = The forest on a1 and b1 is closed on all four sides. That on d3 still has unfilled cells beside it.

book_stoneside_forest_text = Both mountains must be adjacent to the same cluster of forest. A mountain counts once, and a cluster that connects three brings 9 stars.
book_stoneside_forest_words = stoneside, forest, tree, mountain, connect, path, join
book_stoneside_forest_example = The forest leads from the mountain on f6 to the one on c9: two mountains, 3 stars each. The forest on h9 has one mountain beside it, and that is not enough.

chapter_water_farm = Scoring cards: water and farms

book_canal_lake_text = Water and farms make each other count. A cell with several neighbours of the other kind counts once.
book_canal_lake_words = canal, lake, water, river, farm, field, next to
book_canal_lake_example = Two cells of water, c5 and d5, and three of farm, d4, c6 and d6. The water on b5 has no farm beside it.

book_mages_valley_text = Water counts double here. And what fills the cells around a mountain brings its coin as well.
book_mages_valley_words = mages, valley, wizard, mountain, water, farm, field
book_mages_valley_example = Around the mountain on f6 two cells of water bring 4 stars and two of farm bring 2. The cells e5 and h6 are not adjacent to it.

book_golden_granary_text = For water any ruins beside it will do, drawn on or not; but water on ruins needs other ruins beside it. Farm has to lie on the ruins themselves.
book_golden_granary_words = golden, granary, ruins, water, farm, field, grain
book_golden_granary_example = Farm on the ruins on f10 brings 3 stars; water on f9 and on b8, next to ruins, brings 1 each. The cells g10 and e9 bring nothing.

book_shoreside_expanse_text = Even a single cell is a cluster, and large ones bring no more than small ones. Keep farms and water apart, and both away from the frame.
book_shoreside_expanse_words = shoreside, shore, expanse, water, farm, field, edge, apart, lake
book_shoreside_expanse_example = The farms and the water in the middle bring 3 stars each. The water on a1 and a2 lies at the edge.

chapter_village = Scoring cards: villages

book_wildholds_text = More than six cells bring no more: better start another village, since each such cluster counts.
book_wildholds_words = wildholds, village, house, town, six, 6, cluster, group
book_wildholds_example = The cluster on the left has six cells: 8 stars. The one on the right has five.

book_great_city_text = First find the largest cluster, then leave out those of its cells that are adjacent to mountains. Of several equally large ones the one that brings most counts.
book_great_city_words = great city, city, village, house, town, largest, biggest, mountain
book_great_city_example = The largest cluster has six cells, but e6 lies next to a mountain: 5 stars.

book_great_city_2019_text = One cell next to a mountain is enough, and the whole cluster does not count. Of the others, the largest does.
book_great_city_2019_words = great city, city, village, house, town, largest, biggest, mountain
book_great_city_2019_example = The large cluster lies next to the mountain with e6 and does not count. The largest of the others has three cells: 3 stars.

book_greengold_plains_text = Forest, farm, water, monsters and mountains count; the chasm, ruins and empty cells do not.
book_greengold_plains_words = greengold, plains, village, house, town, three terrains, different, kinds
book_greengold_plains_example = The village on e5 and e6 touches forest, monsters and a mountain. That on b8 and c8 touches only water and a mountain.

book_shieldgate_text = The second largest may be just as large as the largest. If there are several such, only one counts; with a single cluster there is nothing to be had.
book_shieldgate_words = shieldgate, village, house, town, second, second largest, two villages
book_shieldgate_example = Clusters of 5, 3 and 2 cells: the one with 3 brings 6 stars.

chapter_placement = Scoring cards: filling the map

book_borderlands_text = Everything filled counts: monsters, mountains and the chasm too. A cell may belong to a full row and to a full column.
book_borderlands_words = borderlands, row, column, line, full, complete, fill
book_borderlands_example = Row 1 is full: 6 stars. In row 2 some cells are missing.

book_lost_barony_text = Only one square counts, the largest. Mountains, monsters and the chasm may be in it. A side of four cells brings 12 stars.
book_lost_barony_words = lost, barony, square, block, biggest, largest, filled
book_lost_barony_example = The square from c1 to e3 is filled, the mountain in its middle counts as well: three cells along a side, 9 stars.

book_broken_road_text = Such a diagonal begins at the left edge and goes down to the right until it meets the bottom edge. There are eleven: the shortest is the corner cell a11 alone, the longest begins in a1.
book_broken_road_words = broken, road, diagonal, line, slanting, corner
book_broken_road_example = The corner a11 is one diagonal; a9, b10 and c11 are another: 3 stars each. Beside a10 the cell b11 is missing.

book_cauldrons_text = The cell itself must stay unfilled. Ruins on which nobody has drawn will do, too. Two unfilled cells side by side spoil it for each other.
book_cauldrons_words = cauldrons, cauldron, empty, hole, gap, surrounded, pit
book_cauldrons_example = The cell a1 is closed by the edge and its neighbours, c2 by three drawings and a mountain.

## Skills.

chapter_skills = Skills

book_skills = How skills are used
book_skills_text =
    Three of the eight skill cards lie on the table all game. Once a season you may use <b>one</b> of them. Others may use the same one, and next season you may use it again.

    Skills are paid for with coins: cross out as many marked ones <coin_crossed/> as the card says. They bring no more stars. Some skills are free.
book_skills_words = skill, skills, ability, power, hero, pay, cost, price, coin, buy, cross out
book_skills_example = On the table are Concentrate for three coins, Negotiate for one, and Search, which is free.

book_skill_rules = Rules for all skills
book_skill_rules_text =
    - A skill is part of your own drawing. What it draws follows the usual rules and can surround mountains.
    - A coin that you have marked in the same round can pay for it.
    - A skill with which nothing can be drawn now cannot be used.
    - Whether a shape of the card fits is judged without skills. But Negotiate and Move Silently may take the place of the <see no_room>single cell</see> that you would have to draw.
    - Shapes on skill cards may be turned, even when you play alone.
book_skill_rules_words = skill, skills, when, pay, rules, timing, coins

book_acrobatics_text = All decide at the same time, before the sheets pass. Your neighbour then draws two cells in a line, or one if there is no room. Alone you choose whether they lie upright or flat, and they look for room like <see ambush_alone>any ambush</see>.
book_acrobatics_words = acrobatics, skill, monster, ambush, defend, protect
book_acrobatics_example = Instead of the five cells of “Gnoll Raid” only two come, upright, into the corner. Of four coins two are left.

book_concentrate_text = Turn and mirror it as you like. The second time it brings no coin and need not cover ruins. A single cell that you had to draw instead of a shape cannot be repeated.
book_concentrate_words = concentrate, skill, again, twice, repeat, double, second
book_concentrate_example = The small shape of “Hamlet”, and then once more. Three coins and the new one make four; three are paid.

book_cure_wounds_text = It comes after a shape of an explore card. At least one of the two cells must be adjacent to a monster.
book_cure_wounds_words = cure, wounds, heal, skill, monster, two cells
book_cure_wounds_example = First “Orchard” as forest, then two cells of farm. One of them, c4, lies next to monsters and shuts them in a little more.

book_diplomacy_text = It can be used in any round, before your shape or after it, and in an ambush once the sheets are back. The cell is farm and village for every rule: it makes a cluster of either kind larger.
book_diplomacy_words = diplomacy, skill, farm and village, both, two terrains
book_diplomacy_example = On d6 the village above and the farm below have each grown by a cell. It cost a coin; the small shape of “Hamlet” has brought one back.

book_knowledge_text = Only the terrain changes. The shape’s coin and the rule of ruins stay.
book_knowledge_words = knowledge, skill, village, terrain, change
book_knowledge_example = “Orchard” shows forest and farm. With Knowledge it becomes village, free of charge.

book_move_silently_text = At least one cell must lie inside the map and one outside. After ruins what lies inside must cover some. A shape’s coin is marked only if that shape could also be drawn whole somewhere.
book_move_silently_words = move, silently, skill, edge, outside, overhang, cut off
book_move_silently_example = “Fishing Village” has four cells. Three lie inside the map, the fourth sticks out on the left and is not drawn.

book_negotiate_text = It is drawn in a terrain of the card; after ruins it must cover some. It may also take the place of a single cell, when no shape fits.
book_negotiate_words = negotiate, skill, square, four, 2x2, instead
book_negotiate_example = “Orchard” has been turned into a square of forest, for one coin.

book_search_text = It may lie at any side of the shape. A single cell more is often just what was missing.
book_search_words = search, skill, one more, extra cell, free
book_search_example = After “Orchard” one more cell of forest, on f5. That costs nothing.

## Solo.

chapter_solo = Solo

book_solo = What changes in solo
book_solo_text =
    Everything goes as usual, except for ambushes and the end. Then the solo numbers of the four scoring cards are taken off your stars: the solo deduction. It is large, so your score is below zero for much of the game; below the edicts you see how large. What is left decides the title that the queen gives you:

    - <b>{ title_30 }</b>: 30 or more
    - <b>{ title_20 }</b>: 20 to 29
    - <b>{ title_10 }</b>: 10 to 19
    - <b>{ title_0 }</b>: 0 to 9
    - <b>{ title_minus_5 }</b>: −5 to −1
    - <b>{ title_minus_10 }</b>: −10 to −6
    - <b>{ title_minus_20 }</b>: −20 to −11
    - <b>{ title_minus_30 }</b>: less than −20
book_solo_words = solo, alone, one player, single player, title, rank, result, how good

book_ambush_alone = Ambush when you are alone
book_ambush_alone_text =
    No neighbour draws: the monsters find their place themselves. Their shape appears in the corner that the card shows, exactly as printed. If there is no room, it slides along the map edge in the direction of the arrow, cell by cell. Once it has gone all the way round, it begins again one cell further in, diagonally from the same corner. If it fits nowhere, nothing happens, and the card leaves the game.
book_ambush_alone_words = ambush, monster, solo, alone, corner, slide, arrow, where do monsters go
book_ambush_alone_example = “Gnoll Raid” appears in the upper left corner, but a1 and b1 are filled. So the shape slides down by one cell.

book_full_map_alone = A full map ends the game
book_full_map_alone_text =
    If you fill your whole map before winter is over, the game ends at once. The current season and all that are left are scored on this map: as many stars as if you had played on.
book_full_map_alone_words = full, map full, solo, alone, end, finished

## Cards and set-up.

chapter_pieces = Cards and set-up

book_set_up = What the table lays out
book_set_up_text =
    - <b>16 scoring cards</b>, four of each kind: one of each kind is drawn, and the four are put at the edicts in random order. The others leave the game.
    - <b>4 seasons</b>, always in the same order: spring, summer, autumn, winter.
    - <b>13 explore cards</b> and one of the <b>4 ambush cards</b>, unseen, are shuffled into the deck.
    - <b>8 skill cards</b>: three of them, if you play with skills.

    Everybody has an empty sheet of the same side and no coin yet.
book_set_up_words = set-up, setup, start, begin, components, in the box, how many cards, preparation, deal
