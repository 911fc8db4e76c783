# What is said otherwise where the owner of a box has put in its pieces.

about_pieces = Played here with the tokens and cards of a box of one’s own, not with those that Isolario comes with.
about_pieces_short = With the tokens and cards of a box of one’s own.
clause_FOG_C1 = The island is a board of 6 × 6 cells. Three gloom boards cover a quarter each. The weather cards are those of the box that is played with here: Sunny, Cloudy and Fog.
clause_FOG_C2 = Blue and red have 18 starting tokens each: wolves, rats, hares and pigs. The other tokens of each colour are mercenaries. How many there are of each is as in the box that is played with here.
clause_FOG_N12 = What a mercenary costs is as in the box that is played with here.
clause_FOG_N13 = How many mercenaries of a kind each colour has is as in the box that is played with here.
book_characters_text =
    Each side has the same characters:

    - <b>wolves: { $wolf_count }</b> <b_wolf/>. They build your line. No tricks.
    - <b>pigs: { $pig_count }</b> <b_pig/>. They build your line and <see pig>double</see> it.
    - <b>rats: { $rat_count }</b> <b_rat/>. They are <see rat>spies</see>: they build the opponent’s line.
    - <b>hares: { $hare_count }</b> <b_hare/>. They have no colour and <see hare>break</see> every line.

    Eighteen and eighteen make thirty-six, exactly as many as the island has cells. So by the end of a round all of them lie there, rats included.
book_weather_text =
    Whoever goes <b>second</b> this round takes the two top cards of the weather deck, chooses one for the round and puts the other under the deck without showing it. So going second has its charms.

    The box that is played with here has these weather cards: <see sunny>Sunny</see> × { $sunny }, <see cloudy>Cloudy</see> × { $cloudy }, <see fog>Fog</see> × { $fog }. After the round, its card goes under the deck, too.
book_hire_text =
    Before the round, all choose at the same time and in secret whom to hire: as many mercenaries as you have coins <money/> for, or nobody. Each has its price. Then all are shown and paid.

    A mercenary <b>replaces</b> one starting character, the one that is named with it, for the rest of the game. So you always have eighteen tokens, and every crow or mole you hire rids you of a rat. Choose your first hand from the new set.

    Everybody sees how many coins each side has, and whom it has hired. Whoever cannot afford anybody is not asked.
book_end_coins_text =
    After round 4, <b>coins left</b> decide: all points you have earned, less what you have paid. So a mercenary is worth hiring only if it brings more than it costs in the rounds that are left.

    For example, Blue has earned 95 and paid 40: 55 coins. Red has earned 70 and paid 10: 60 coins, and Red wins.

    If coins are equal, add back what was paid: whoever has earned more wins. If that is equal, too, there is an extra round without hiring, and its points decide. If even they are equal, you share the victory.
book_all_mercenaries_text =
    - In place of a <b>wolf</b>: { fox } <b_fox/>, { turtle } <b_turtle/>, { frog } <b_frog/>, { snake } <b_snake/>, { mouse } <b_mouse/>. All of them build your line.
    - In place of a <b>rat</b>: { crow } <b_crow/> and { mole } <b_mole/>, spies like the rat, and { chameleon } <b_chameleon_blue/>, which changes colour.
    - In place of a <b>hare</b>: { fairy_dog } <b_fairy_dog/> and { hippo } <b_hippo/>. Both break lines.
    - In place of a <b>pig</b>: { cat } <b_cat/>. It builds your line.

    In the box that is played with here, each colour has:

    - { $fox_price }: { $fox_count }
    - { $turtle_price }: { $turtle_count }
    - { $frog_price }: { $frog_count }
    - { $snake_price }: { $snake_count }
    - { $mouse_price }: { $mouse_count }
    - { $crow_price }: { $crow_count }
    - { $mole_price }: { $mole_count }
    - { $chameleon_price }: { $chameleon_count }
    - { $fairy_dog_price }: { $fairy_dog_count }
    - { $hippo_price }: { $hippo_count }
    - { $cat_price }: { $cat_count }
book_blitz_text =
    A game for tournaments: two rounds, and the weather is agreed beforehand. Before the first round each of you has <b>80 coins</b> <money/> for <see hire>mercenaries</see>. What you do not spend is lost, and there is no hiring later.

    The points of both rounds decide. With equal points there is one extra round; if that is equal, too, you share the victory.
book_pieces_text =
    - The island: 6 × 6 cells. Columns have letters from a to f, rows numbers from 1 to 6; a1 is at the upper left.
    - 36 starting tokens, 18 of each colour. Wolves: { $wolf_count }, rats: { $rat_count }, hares: { $hare_count }, pigs: { $pig_count }.
    - Mercenaries of each colour: { $mercenaries }.
    - Weather cards: { $cards }; and 3 gloom boards, each for a quarter of the island.
    - Coins, as many as are needed.

    All these are the pieces of a box of one’s own, not those that Isolario comes with.
