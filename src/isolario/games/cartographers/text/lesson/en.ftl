## The lesson of Cartographers. Its beats: lesson.toml. What each message is for: teach/lesson.py.

lesson_intro = You draw new lands on a map of your own. The game lasts four seasons, and at the end of each, two of the queen’s four <see edicts>edicts</see> bring stars <star/>: each is scored twice. The most stars win.

lesson_shape = Shape and terrain
lesson_shape_text =
    Each round an explore card shows a shape and one or two terrains. Everybody draws the shape on their own map, turned and mirrored as they like.

    Edict A, { sentinel_wood }, gives 1 star for each <b>forest</b> cell at the map edge. <b>Draw the shape so that at least three of its cells score.</b>
lesson_shape_hint = Choose forest, then lay the long side of the shape along the map edge.
lesson_shape_done = Each forest cell at the edge brings a star in spring and another in winter, when edict A is scored again. A shape need not touch anything.
lesson_shape_farm = You may draw farm, but { sentinel_wood } does not count it: 0 stars. What a cell brings depends on its terrain as much as on its place.
lesson_shape_inland = Forest it is, but fewer than three of its cells lie at the map edge. The long side could bring 3 stars, a corner even 4.

lesson_coin = A coin or a big shape
lesson_coin_text =
    Each step of this lesson begins with a prepared map, so it may not show what you drew. This card has two shapes. With the small one you mark a coin <coin/>: <b>1 star at the end of every season from now on.</b>

    It is spring, and none of this spring’s edicts counts water. <b>Which shape is worth more?</b>
lesson_coin_hint = A coin marked in spring is counted four times: in spring, summer, autumn and winter.
lesson_coin_done = Four stars for three cells, wherever you draw them. Coins are best early.
lesson_coin_big = Five cells of water bring nothing this spring, and a coin marked now brings 4 stars by winter. The big shape pays when an edict counts its cells.

lesson_edict = A big village
lesson_edict_text =
    Meanwhile you have drawn three village cells and marked a second coin. Edict B, { wildholds }, gives 8 stars for a village cluster of six cells or more. The shape of this card has four more, as village or farm.

    <b>Make one big village.</b>
lesson_edict_hint = At least one side of the new village has to touch the old one. Corners do not count.
lesson_edict_done = Three and four make seven: 8 stars this spring, and 8 more in summer, when edict B is scored again.
lesson_edict_apart = Two villages of three and four cells bring nothing: a cluster needs six. Cells belong together if they share a side.
lesson_edict_farm = Farm helps edict C, but that is scored from summer on. Joined to the old village, these four cells bring 8 stars now.

lesson_mountain = A mountain’s coin
lesson_mountain_text =
    { rift_lands } fills a single cell, of any terrain. A mountain <mountain/> gives you a coin once all four cells beside it are filled, whatever fills them. Beside the mountain on d2 only one is unfilled.

    <b>What is the best single cell on your map?</b>
lesson_mountain_hint = Close the mountain: the cell below d2.
lesson_mountain_done = The mountain is surrounded: a coin, so 4 stars by winter.
lesson_mountain_monster = Monsters fill a cell, too, but every open cell beside them costs you 1 star each season. Take another terrain.
lesson_mountain_edge = A forest cell at the edge brings 2 stars: 1 in spring, 1 in winter. The mountain’s coin brings 4.

lesson_ruins = Ruins
lesson_ruins_text =
    A ruins card was turned before this card, so your shape has to cover at least one ruins cell <ruins/>. Which one is up to you.

    <b>Take the coin, cover ruins, and let { sentinel_wood } count as well.</b>
lesson_ruins_hint = The small shape is two cells that touch at a corner: one on ruins, the other at the map edge.
lesson_ruins_done = One shape, three gains: the ruins, a coin, and a forest cell at the edge.
lesson_ruins_inland = Ruins and coin are right, but neither cell lies at the map edge. Turn it: one star in spring, one in winter.
lesson_ruins_big = Four cells bring at most 2 edge stars in spring and again in winter: 4. The small shape brings a coin and one edge cell: 4 and 2.

lesson_ambush = Ambush
lesson_ambush_text =
    An ambush! For this round maps are passed as the arrow shows: you draw monsters <monster/> on your neighbour’s map, and your neighbour on yours. At the end of each season every open cell beside monsters costs the owner 1 star.

    <b>Cost your neighbour at least 7 stars.</b>
lesson_ambush_hint = Far from everything: no map edge, no mountain, nothing drawn beside the monsters.
lesson_ambush_done = Room on all sides hurts most. But look: your neighbour did the same to you.
lesson_ambush_cramped = Some sides of these monsters are closed already: by the map edge, a mountain or a drawing. They cost fewer than 7 stars.

lesson_season = The end of spring
lesson_season_text =
    Seven open cells beside the monsters cost you 7 stars this spring. The times on the turned cards have reached 8, the length of spring, so this is its last round: then edicts A and B, coins and monsters are counted.

    <b>Close at least two of these cells.</b>
lesson_season_hint = The bend of the shape can go round a monster, or round the mountain on i3.
lesson_season_done = Two stars saved now, and again each season. A closed cell never costs anything again.
lesson_season_one = That closes one cell. There are places for this shape that close two.
lesson_season_away = Nothing there is counted this spring, and the monsters still cost 7 stars, in summer again. First stop the bleeding.

lesson_end = That is all you need to know: draw, watch the two edicts of the season (spring A and B, summer B and C, autumn C and D, winter D and A), take coins early and wall monsters in. The <see goal>book</see> has the rest.
