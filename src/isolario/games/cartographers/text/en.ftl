### Cartographers, in English. docs/glossary.md fixes the terms.

cartographers = Cartographers
about_cartographers = Map the queen’s new lands: her edicts bring you stars, and monsters take them away.

## What other games call points is stars here.

count_points =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
plus_points =
    { $points ->
        [one] +{ $points } star
       *[other] +{ $points } stars
    }
tie_broken = Equal on stars; a tie-break decides the places
area_score = Stars
page_score_now = If the season ended now
page_score_now_alone = If the season ended now, with the deduction made
page_standing_text = What each would have if the season ended now. Scored so far — { $scores }.
page_standing_alone = What you would have if the season ended now, with the deduction already made: at the end of the game the solo numbers of the four scoring cards are taken off your stars (their sum stands below the edicts). Scored so far — { $scores }.
page_steps = Phases of the round

## Terrains, seasons, edicts.

forest = forest
village = village
farm = farm
water = water
monster = monster
both = farm and village
mountain = mountain
chasm = chasm
ruins = ruins
spring = spring
summer = summer
autumn = autumn
winter = winter
# The letter only: the word edict or a card’s name always stands beside it.
edict_a = A
edict_b = B
edict_c = C
edict_d = D

## Explore cards and ambushes.

temple_ruins = Temple Ruins
outpost_ruins = Outpost Ruins
great_river = Great River
farmland = Farmland
hamlet = Hamlet
forgotten_forest = Forgotten Forest
hinterland_stream = Hinterland Stream
homestead = Homestead
orchard = Orchard
treetop_village = Treetop Village
marshlands = Marshlands
fishing_village = Fishing Village
rift_lands = Rift Lands
goblin_attack = Goblin Attack
bugbear_assault = Bugbear Assault
kobold_onslaught = Kobold Onslaught
gnoll_raid = Gnoll Raid

## Scoring cards.

sentinel_wood = Sentinel Wood
greenbough = Greenbough
treetower = Treetower
stoneside_forest = Stoneside Forest
canal_lake = Canal Lake
mages_valley = Mages Valley
golden_granary = The Golden Granary
shoreside_expanse = Shoreside Expanse
wildholds = Wildholds
great_city = Great City
greengold_plains = Greengold Plains
shieldgate = Shieldgate
borderlands = Borderlands
lost_barony = Lost Barony
broken_road = The Broken Road
cauldrons = The Cauldrons

about_sentinel_wood = 1 star for each forest cell at the map edge.
about_greenbough = 1 star for each row and each column with forest in it.
about_treetower = 1 star for each forest cell with a filled cell or the map edge on all four sides.
about_stoneside_forest = 3 stars for each mountain that a forest cluster connects to another mountain.
about_canal_lake = 1 star for each water cell next to farm and each farm cell next to water.
about_mages_valley = Next to mountains: 2 stars for each water cell and 1 for each farm cell.
about_golden_granary = 1 star for each water cell next to ruins and 3 for each farm cell on ruins.
about_shoreside_expanse = 3 stars for each farm cluster that touches neither water nor the map edge, and for each water cluster that touches neither farm nor the map edge.
about_wildholds = 8 stars for each village cluster of six cells or more.
about_great_city = 1 star for each cell of your largest village cluster, except those next to a mountain.
about_great_city_2019 = 1 star for each cell of the largest village cluster that touches no mountain at all.
about_greengold_plains = 3 stars for each village cluster that touches three or more different terrains.
about_shieldgate = 2 stars for each cell of your second largest village cluster.
about_borderlands = 6 stars for each row and each column that is completely filled.
about_lost_barony = 3 stars for each cell along one side of your largest completely filled square.
about_broken_road = 3 stars for each completely filled diagonal from the left edge down to the bottom edge.
about_cauldrons = 1 star for each unfilled cell with a filled cell or the map edge on all four sides.

## Skills.

acrobatics = Acrobatics
concentrate = Concentrate
cure_wounds = Cure Wounds
diplomacy = Diplomacy
knowledge = Knowledge
move_silently = Move Silently
negotiate = Negotiate
search = Search
lies_upright = upright
lies_flat = flat

about_acrobatics = In an ambush the monsters take only two cells of your map instead of the ambush shape.
about_concentrate = Draw the shape you have just drawn once more, in the same terrain.
about_cure_wounds = After your shape, draw two more cells next to a monster, in a terrain of the explore card.
about_diplomacy = Draw one cell that counts both as farm and as village.
about_knowledge = Draw the shape as village, whatever the explore card shows.
about_move_silently = The shape may stick out over the map edge; what is outside is not drawn.
about_negotiate = Draw a square of four cells instead of the explore card’s shapes; it brings no coin.
about_search = After your shape, draw one more cell next to it, in the same terrain.

## Titles for a lone cartographer, best first.

title_30 = Famed Cartographer
title_20 = Seasoned Master
title_10 = Able Journeyman
title_0 = Diligent Apprentice
title_minus_5 = Clumsy Helper
title_minus_10 = Careless Dilettante
title_minus_20 = Ham-fisted Draughtsman
title_minus_30 = Waster of Ink
title_missed =
    { $n ->
        [one] { $n } star short of the title “{ $title }”
       *[other] { $n } stars short of the title “{ $title }”
    }

## Phases of a round and what to do.

step_explore = Explore
step_draw_map = Draw
step_check = Season check

prompt_draw =
    { $card_id ->
        [rift_lands] { $card }: fill any one cell with a terrain of your choice.
       *[other] Draw a shape from “{ $card }” on your map.
    }
prompt_single = Fill any one cell: no shape of “{ $card }” can be drawn.
prompt_draw_ruins =
    { $card_id ->
        [rift_lands] { $card } after ruins: fill a ruins cell with a terrain of your choice.
       *[other] Cover a ruins cell: draw a shape from “{ $card }” over it.
    }
prompt_more = The shape is drawn. Use a skill as well, or leave it at that.
prompt_ambush = Ambush: “{ $card }”. Draw the monsters on this player’s map: { $owner_player }.
prompt_acrobatics = Ambush: “{ $card }”. Use Acrobatics to keep the monsters few, or let them come.
prompt_return = The sheets are back. Use Diplomacy now, or leave it for later.
prompt_return_alone = The ambush is over. Use Diplomacy now, or leave it for later.
prompt_lie = { $skill }: choose how the two monster cells lie, upright or flat.
prompt_skill =
    { $skill_id ->
        [concentrate] { $skill }: draw the shape you have just drawn once more, anywhere.
        [cure_wounds] { $skill }: draw these two cells next to a monster.
        [diplomacy] { $skill }: choose a cell that becomes farm and village at once.
        [knowledge] { $skill }: draw a shape of the explore card as village.
        [move_silently] { $skill }: draw the shape over the map edge; what sticks out is lost.
        [negotiate] { $skill }: draw this square instead of a shape of the explore card.
        [search] { $skill }: add one cell next to the shape you have just drawn.
       *[other] Use the skill: { $skill }.
    }

## What happened.

edict_drawn = Edict { $edict }: { $card }
skill_dealt =
    Skill on the table: { $skill }, { $cost ->
        [0] free
       *[other]
            { $cost ->
                [one] { $cost } coin
               *[other] { $cost } coins
            }
    }
season_begins = New season: { $season }
card_turned =
    { $card_id ->
        [temple_ruins] Ruins card: { $card }
        [outpost_ruins] Ruins card: { $card }
       *[other] Explore card: { $card }
    }
ambush_turned = Ambush: { $card }
ambush_without_room = { $card }: no room on the map, so the ambush card leaves the game
drafted = { $player }: sketched { $terrain } on { $cells }
drawn = { $player }: { $terrain } on { $cells }
drawn_on = { $player }: monsters on { $cells }; map: { $owner_player }
monsters_come = Monsters on { $cells }
skill_chosen = { $player }: skill chosen: { $skill }
lie_chosen = { $player }: the monsters lie { $how }
skill_used =
    { $player }: { $skill }, { $cost ->
        [0] free
       *[other]
            { $cost ->
                [one] −{ $cost } coin
               *[other] −{ $cost } coins
            }
    }
coin_marked = { $player }: +1 coin
edict = { $player }: { $card } (edict { $edict }), { plus_points }: { $cells }
coins =
    { $count ->
        [one] { $player }: { $count } coin, { plus_points }
       *[other] { $player }: { $count } coins, { plus_points }
    }
monsters =
    { $points ->
        [one] { $player }: monsters, { $points } star: { $cells }
       *[other] { $player }: monsters, { $points } stars: { $cells }
    }
season_ends =
    { $season_id ->
        [spring] Spring is over
        [summer] Summer is over
        [autumn] Autumn is over
       *[other] Winter is over
    }
solo_result =
    { $par ->
        [one] { $player }: deduction, −{ $par } star. Result: { $result }
       *[other] { $player }: deduction, −{ $par } stars. Result: { $result }
    }

## Why a move is not possible.

cells_filled = Something is there already: a shape may cover unfilled cells only.
single_cell_only = None of the shapes can be drawn: draw a single cell of a terrain that is allowed instead.
ambush_single_cell = The monsters’ shape fits nowhere: draw a single monster cell.
acrobats_sheet = Acrobatics protects this map: draw two monster cells in a line, or a single one if there is no room.
must_cover_ruins = After a ruins card the shape must cover at least one unfilled ruins cell.
not_on_the_card = “{ $card }” has no such shape or no such terrain.
already_drawn = You have drawn your shape of this round already.
not_with_this_skill = { $skill } does not let you draw that there.
skill_not_on_table = { $skill } is not among the skills on the table.
one_skill_a_season = You may use only one skill a season.
skill_not_now =
    { $skill_id ->
        [acrobatics] { $skill } is for an ambush, before the monsters are drawn.
        [diplomacy] { $skill } is for your own map; in an ambush, wait until the monsters are drawn.
        [concentrate] { $skill } comes after you have drawn a shape of an explore card.
        [cure_wounds] { $skill } comes after you have drawn a shape of an explore card.
        [search] { $skill } comes after you have drawn a shape of an explore card.
       *[other] { $skill } comes instead of the usual drawing of an explore card, so before you draw.
    }
skill_too_dear =
    { $cost ->
        [one] Too dear: { $skill }. It costs { $cost } coin, you have { $n }.
       *[other] Too dear: { $skill }. It costs { $cost } coins, you have { $n }.
    }
skill_no_room = { $skill } has nothing to draw here now.

## Options.

about_alone = Solo: monsters of an ambush find their own place. At the end the solo numbers of the four scoring cards are taken off your stars, about 85 in all, and what is left decides your title.
option_side = Side of the sheet
option_side_a = Wilderness (A)
option_side_b = Wastelands (B)
about_option_side_a = Wide open land with mountains and ruins. Best for a first game.
about_option_side_b = A chasm gapes in the middle of the map, so shapes are harder to fit in.
option_skills = Skills
option_skills_false = Without skills
option_skills_true = With skills
about_option_skills_false = You simply draw, and marked coins bring stars. Best for a first game.
about_option_skills_true = Three skill cards lie on the table; once a season you may spend coins on one of them.
option_edition = Edition of the rules
option_edition_ukrainian-2021 = Ukrainian, 2021
option_edition_original-2019 = Original, 2019
about_option_edition_ukrainian-2021 = When no shape fits, you draw a single cell of any terrain; Great City counts the cells of your largest village cluster that are not next to mountains.
about_option_edition_original-2019 = When no shape fits, you draw a single cell of a terrain on the card; Great City counts only a village cluster with no mountain beside it.
option_drawing = Drawing
option_drawing_sealed = In secret
option_drawing_open = In the open
about_option_drawing_sealed = All drawings of a round appear together, when everybody is ready.
about_option_drawing_open = Everybody sees at once what the others draw, as at a real table.

## The map and the coins, spoken.

area_card = This round
area_edicts = Edicts
map_of = Map: { $player }
map_empty = { $cell }: empty
map_terrain = { $cell }: { $terrain }
map_terrain_ruins = { $cell }: { $terrain } on ruins
draft_mark = not final yet
coin_track_words = Coin track: { $marked } of { $n } marked, { $crossed } crossed out

## The time of the season.

heading_spring = Spring
heading_summer = Summer
heading_autumn = Autumn
heading_winter = Winter
season_time = Time: { $time } of { $length }
clock_ends =
    { $season_id ->
        [winter] This is the last round of the game.
       *[other] This is the last round of the season.
    }
clock_may_end =
    { $season_id ->
        [winter] The next round may end the game.
       *[other] The next round may end the season.
    }
clock_goes_on =
    { $n ->
        [one] At least { $n } more round after this one
       *[other] At least { $n } more rounds after this one
    }
turned_card = { $card }, time { $n }
hour_ahead = time still to come
season_end = end of the season

## The explore card or the ambush.

card_time = Time of this card: { $n }
after_ruins = Ruins were turned before this card: the shape must cover a ruins cell.
shape_chip =
    { $n ->
        [one] shape of { $n } cell
       *[other] shape of { $n } cells
    }
shape_chip_coin =
    { $n ->
        [one] shape of { $n } cell, with a coin
       *[other] shape of { $n } cells, with a coin
    }
shape_coin = This shape brings a coin.
single_chip = single cell instead of a shape
skill_chip =
    { $n ->
        [one] { $skill }: { $n } cell
       *[other] { $skill }: { $n } cells
    }
swatch = draw { $terrain }
arrow_clockwise = Sheets pass to the player on the left.
arrow_counterclockwise = Sheets pass to the player on the right.
draws_on = Map: { $owner_player }
corner_top_left = Monsters start in the upper left corner.
corner_top_right = Monsters start in the upper right corner.
corner_bottom_left = Monsters start in the lower left corner.
corner_bottom_right = Monsters start in the lower right corner.
ambush_sign = ambush

## Skills on the table.

skill_offer =
    { $skill }. { $about } { $cost ->
        [0] Free.
       *[other]
            { $cost ->
                [one] Cost: { $cost } coin.
               *[other] Cost: { $cost } coins.
            }
    }
skill_spent = { $skill }: one skill a season, and this season’s is used.
skill_in_use = { $skill }: in use this round
skill_free = free
skill_cost = coin to pay
button_done = That is all
button_let_come = Let them come
button_later = Leave it for later

## Edicts and the score.

edict_words = Edict { $edict }, { $card }. { $about } Stars now: { $points }
edict_now_words = Edict { $edict }, { $card }, is scored this season. { $about } Stars now: { $points }
edict_over_words = Edict { $edict }, { $card }. { $about }
scored_in = scored in { $season }
coins_now = Coins that count now: { $n }
monsters_now = Stars that monsters cost now: { $n }
season_sum = This season:
season_sum_words = Stars that this season would bring now: { $n }
solo_par = Taken off at the end:
solo_total = Result:

## Players.

player_name = { $player }
still_drawing = { $player }: still drawing
stars_of =
    { $n ->
        [one] { $player }: { $n } star
       *[other] { $player }: { $n } stars
    }
coins_that_count =
    { $n ->
        [one] { $player }: { $n } coin
       *[other] { $player }: { $n } coins
    }

## The table in words: the marks of the map, then line by line.

mark_on_ruins = { $terrain } on ruins
skill_price =
    { $skill }: { $cost ->
        [0] free
       *[other]
            { $cost ->
                [one] { $cost } coin
               *[other] { $cost } coins
            }
    }
skill_gone = { $skill }: not this season
edict_line = { $edict } { $card }: { $points } ({ $first }, { $second })
edict_now_line = { $edict } { $card }: { $points } ({ $first }, { $second }), scored now
edict_over_line = { $edict } { $card } ({ $first }, { $second })
season_line = { $season }, time { $time } of { $length }
turned_line = Turned this season: { $cards }
card_line = Explore card: { $card }, time { $n }
ambush_line = Ambush: { $card }
shapes_line = Shapes: { $shapes }
terrains_line = Terrains: { $terrains }
skills_line = Skills: { $skills }
sum_line = Coins: { $coins }; monsters: { $monsters }; this season so far: { $n }
par_line = { solo_par } { $n }
result_line = { solo_total } { $n }

## The rules, clause by clause (docs/rules/cartographers.md).

clause_CRT_C1 = Everybody has a sheet. The cards: 13 explore cards, 16 scoring cards (four of each category), 4 ambush cards, 4 seasons, 4 edicts and 8 skills.
clause_CRT_C2 = Terrains are forest, village, farm, water, monster and mountain. Mountains are printed on the map, and nothing lets anybody draw one. Chasm, ruins and empty cells are not terrains.
clause_CRT_S1 = Your sheet has a map of 11 × 11 cells and a coin track for 14 coins. All play on the same side: Wilderness (A) or Wastelands (B), which has a chasm.
clause_CRT_S2 = One scoring card of each of the four categories lies face up under the edicts A, B, C and D, in random order; the others leave the game. Other languages letter the edicts differently, so compare the names of the cards.
clause_CRT_S3 = Spring lasts 8 units of time and scores edicts A and B; summer lasts 8 and scores B and C; autumn lasts 7 and scores C and D; winter lasts 6 and scores D and A.
clause_CRT_S4 = The four ambush cards are shuffled. One of them goes, unseen, into the deck of 13 explore cards, and the deck is shuffled.
clause_CRT_H1 = Sheets, coins and turned cards are open to all. So is how many ambush cards are in the deck, but nobody knows which. What everybody draws in a round shows when all are ready, or at once if the table has agreed to draw in the open.
clause_CRT_E1 = Turn over the top card of the deck. The times of all cards turned this season stay in sight.
clause_CRT_E2 = After a ruins card the next card is turned at once, and if that is ruins as well, one more. Two ruins cards in a row do the same as one.
clause_CRT_D1 = All at the same time choose a shape and a terrain of the card and draw it on their own maps, turned or mirrored as they like: inside the map, on unfilled cells, touching earlier shapes or not. Mountains and the chasm are filled from the start; a ruins cell is unfilled until something is drawn on it.
clause_CRT_D2 = If none of the card’s shapes fits, draw a single cell anywhere instead, of any terrain but mountain. By the original rules of 2019: of a terrain shown on the card.
clause_CRT_D3 = If you draw a shape with a coin beside it, mark the next coin. There is no coin for what is drawn instead of the shape: a single cell, or the square of Negotiate.
clause_CRT_D4 = A mountain with all four neighbouring cells filled brings the owner of the sheet a coin, once, no matter who filled the last one and with what. The track holds 14 coins; any more are lost.
clause_CRT_D5 = Rift Lands: fill one cell, wherever you like, with any of the five terrains on the card, monsters included.
clause_CRT_D6 = After ruins the shape must cover at least one unfilled ruins cell; this goes for Rift Lands, too. If no shape of the card can do so, or no such cell is left, draw a single cell anywhere, of any terrain but mountain, even if a shape would fit elsewhere.
clause_CRT_D7 = Nothing is drawn on a full map, neither by its owner nor in an ambush.
clause_CRT_A1 = Ambush: the sheets pass to the neighbours the arrows point at, and everybody draws the card’s shape as monsters on the map received, turned or mirrored at will; then the sheets return. If the arrows go clockwise, you draw on the map of the player on your right. If the shape fits nowhere, draw one monster cell. The card leaves the game.
clause_CRT_A2 = An ambush right after ruins is played as usual; the ruins wait for the next explore card.
clause_CRT_T1 = Add up the times of the explore cards turned this season. If they reach or pass the season’s length, the season ends; otherwise another round begins.
clause_CRT_F1 = At the end of a season you score its two edicts and 1 star for every coin marked so far and not crossed out; you lose 1 star for every unfilled cell adjacent to a monster. Such a cell counts once, however many monsters are around it.
clause_CRT_F2 = For the next season all turned explore cards return to the deck, one more ambush card goes in unseen, and the deck is shuffled. An ambush that did not come up stays in, so that one season may bring several.
clause_CRT_F3 = Whoever has the most stars after winter wins. If equal, whoever lost fewer stars to monsters during the game; if still equal, the victory is shared. A season’s result, and the total, can be below zero.
clause_CRT_P1 = Sentinel Wood: 1 star for each forest cell at the map edge.
clause_CRT_P2 = Greenbough: 1 star for each row and each column with at least one forest cell in it.
clause_CRT_P3 = Treetower: 1 star for each forest cell with a filled cell or the map edge on all four sides.
clause_CRT_P4 = Stoneside Forest: 3 stars for each mountain connected to another mountain by one forest cluster.
clause_CRT_P5 = Canal Lake: 1 star for each water cell adjacent to farm, and 1 star for each farm cell adjacent to water.
clause_CRT_P6 = Mages Valley: 2 stars for each water cell adjacent to a mountain, and 1 star for each farm cell adjacent to a mountain.
clause_CRT_P7 = The Golden Granary: 1 star for each water cell adjacent to a ruins cell, filled or not, and 3 stars for each farm cell drawn on ruins.
clause_CRT_P8 = Shoreside Expanse: 3 stars for each farm cluster adjacent to neither water nor the map edge, and 3 stars for each water cluster adjacent to neither farm nor the map edge.
clause_CRT_P9 = Wildholds: 8 stars for each village cluster of six cells or more.
clause_CRT_P10 = Great City: 1 star for each cell of your largest village cluster that is not adjacent to a mountain; of several largest, the one that brings the most counts. By the original rules of 2019: 1 star for each cell of the largest village cluster that touches no mountain at all.
clause_CRT_P11 = Greengold Plains: 3 stars for each village cluster adjacent to three or more different terrains. Monsters and mountains count; the chasm and empty cells do not.
clause_CRT_P12 = Shieldgate: 2 stars for each cell of your second largest village cluster, which may be as large as the largest. Of several such, only one counts.
clause_CRT_P13 = Borderlands: 6 stars for each row and each column that is completely filled.
clause_CRT_P14 = Lost Barony: 3 stars for each cell along one side of your largest completely filled square.
clause_CRT_P15 = The Broken Road: 3 stars for each completely filled diagonal that runs from the left edge down to the bottom edge. The corner cell a11 is one, too.
clause_CRT_P16 = The Cauldrons: 1 star for each unfilled cell with a filled cell or the map edge on all four sides.
clause_CRT_1_1 = Alone, the monsters appear in the corner shown on the ambush card, exactly as printed. If there is no room, the shape slides along the map edge in the direction of the arrow, cell by cell; once round, it starts again one cell further in, diagonally from that corner. If it fits nowhere, the card has no effect.
clause_CRT_1_2 = Alone, a full map ends the game at once: the current season and all that are left are scored on it.
clause_CRT_1_3 = Alone, the solo values of the four scoring cards are taken off your stars. What is left decides your title: from 30 Famed Cartographer, from 20 Seasoned Master, from 10 Able Journeyman, from 0 Diligent Apprentice, from −5 Clumsy Helper, from −10 Careless Dilettante, from −20 Ham-fisted Draughtsman, and below that Waster of Ink.
clause_CRT_K1 = Three of the eight skill cards, drawn at random, lie open all game. Once a season you may use one of them, even one that others use or that you have used before. Pay by crossing out marked coins: they bring no more stars, but still take up room on the track.
clause_CRT_K2 = Acrobatics, 2 coins: in an ambush only two monster cells in a line are drawn on your map. Concentrate, 3: draw your shape once more. Cure Wounds, 1: another shape of two cells next to a monster. Diplomacy, 1: a cell that is farm and village at once. Knowledge, free: draw your shape as village. Move Silently, free: your shape may stick out over the map edge. Negotiate, 1: a square of 2 × 2 instead of a shape. Search, free: one more cell next to your shape.
clause_CRT_K3 = A skill is used as part of your own drawing, and what it draws follows the usual rules and can close mountains. If nothing can be drawn with a skill, it cannot be used. Coins marked earlier in the same round may pay for it. Negotiate and Move Silently may also take the place of a single cell that you would have to draw.
clause_CRT_K4 = Acrobatics: everybody decides before the sheets pass, at the same time; your neighbour then draws the two monster cells, or a single one if there is no room. Alone, you choose whether they lie upright or flat, and they look for room like any ambush.
clause_CRT_K5 = Concentrate repeats the shape, turned or mirrored afresh, without a second coin and without having to cover ruins, but never a single cell drawn for want of room. Cure Wounds comes after the shape of an explore card, in a terrain of that card. Knowledge and Move Silently keep the shape’s coin and the rule of ruins; with Move Silently at least one cell lies inside the map and one outside, and the coin is marked only if its shape could also be drawn whole. Negotiate obeys the rule of ruins as well. Search adds a cell in the terrain of the shape. Diplomacy fits in any round, before or after the shape, and after the sheets return from an ambush.

## The rows of the score sheet.

source_edict = { $card } ({ $edict })
source_coins = Coins
source_monsters = Monsters
source_par = Solo deduction

## Why something cannot be drawn like that.

shape_off_the_map = The shape would reach beyond the edge of the map.
shape_fits_nowhere = There is no room left for this shape, however it is turned.
terrain_not_on_card = “{ $card }” does not offer this terrain: { $terrain }.

## The coach: what a decision is about.

coach_ambush = You draw on another player’s map: monsters cost the most where there is plenty of open land around them.
coach_ruins = The shape has to cover ruins: which of them helps an edict as well?
coach_single = No shape fits: where does one cell help an edict, bring a coin or hold monsters back?
coach_last = The season ends with this round: then “{ $first }”, “{ $second }”, coins and monsters are counted.
coach_monsters = Open cells beside monsters cost you { $n ->
        [one] { $n } star
       *[other] { $n } stars
    } each season: is an edict worth more than closing some of them?
coach_mountain = A mountain lacks only one side: whatever closes it brings a coin.
coach_coin = A coin that is marked now is counted { $n ->
        [one] once
       *[other] { $n } times
    }: does the big shape bring more than that?
coach_season = This season counts “{ $first }” and “{ $second }”: which of them can this shape help?

## How it ended.

tie_lost =
    { $count ->
        [one] { $player }: { $count } star lost to monsters
       *[other] { $player }: { $count } stars lost to monsters
    }

## How far it has come.

season_short = { $season } { $time }/{ $length }
map_mine = Your map

## Why there is nothing for a source in a season.

edict_not_now = { $card }: this edict is not scored in this season
edict_empty = { $card }: there was nothing on the map that this edict gives stars for
no_coins = No coins were marked by then, or all of them were crossed out
no_monsters = No unfilled cell was adjacent to a monster
par_later = The solo numbers of the scoring cards are taken off once, at the end of the game
## Here stars are counted, and what everybody draws on is a map.

button_score = Score sheet
page_nothing_scored = No stars for this.
page_boards_of_all = Everybody’s maps
page_no_such_board = There is no such map.

## Why a bot made its move: parts of a sentence that begins with its name. $n: how much.

why_edict = { $card }: { $n }
why_coin = the coin of the shape: { $n }
why_mountains = coins of mountains: { $n }
why_narrow = corners hard to fill: { $n }
why_monsters = cells beside monsters: { $n }
why_later = can be had later, when more is known
why_skill = the best drawing that the skill allows: { $n }
why_price = its price in coins: { $n }
why_wait = what waiting might have brought: { $n }

## Counting a table after a game that was played without Isolario: names of lines, what is said of them, what cannot be.

tally_key_edition = edition
tally_key_side = side
tally_key_edicts = edicts
tally_key_sheet = sheet
tally_key_spring = spring
tally_key_summer = summer
tally_key_autumn = autumn
tally_key_winter = winter
about_tally_key_edition = Which rules: ukrainian-2021 or original-2019. They differ in the Great City.
about_tally_key_side = The side of the sheets: A (Wilderness) or B (Wastelands).
about_tally_key_edicts = The scoring cards under A, B, C and D, in this order.
about_tally_key_sheet = With this line begins what a player has: one such line for each.
about_tally_key_spring = A season: the numbers in its four boxes (two edicts, coins, monsters).
about_tally_key_winter = Or a season with its map: the coins that count then, and below the map, F forest, V village, P farm, W water, D monsters, B farm and village, a dot for all else. Mountains and ruins are known.
tally_edicts = Edicts: { $found }. There should be four, with commas in between.
tally_edict_twice = { $card } is there twice.
tally_season_missing = On the sheet that begins here there is no line “{ $name }:”.
tally_no_season = A map belongs under its season, such as “winter: 7”.
tally_no_sheet = Whose season is it? A line “sheet:” comes first.
tally_sheets = Lines “sheet:”: { $found }. There should be one for each player: { $n }.
tally_not_printed = { $cell }: nothing of this kind is printed there on this side of the sheet.
tally_on_printed = { $cell }: something is printed there already ({ $what }).
tally_boxes = Numbers: { $found }. A season without a map has four: two edicts, coins, monsters.

## All cards and maps on a page, for the owner of a box.

sheet_explore_cards = Explore cards
sheet_ambush_cards = Ambush cards
sheet_scoring_cards = Scoring cards
sheet_skill_cards = Skill cards
sheet_maps = Sides of the sheet
sheet_explore = { $card }, time { $n }
sheet_solo = { $card }: { $n } alone
sheet_cost =
    { $n ->
        [one] { $card }: { $n } coin
       *[other] { $card }: { $n } coins
    }
