# What explains the things on a table to somebody who points at them: cards.toml says which.

card_stall = Mercenary for hire
card_stall_text = Hire it for coins: for the rest of the game it takes the place of the starting character shown small, which leaves your set.

card_set = Your set
card_set_text = How many tokens of this character are among your 18.

card_money = Coins
card_money_text = Every point becomes a coin. Coins hire mercenaries before a round; whoever has the most at the end wins, unless it was agreed that points decide.

card_left = How many
card_left_text = How many tokens of this character you can still choose, or have in your deck.

card_deck = Deck
card_deck_text = Your 18 tokens less the first hand of five, shuffled face down. After placing a token you draw one.

card_back = Token face down
card_back_text = The shield tells whose token it is. Nobody sees which character it is before it is turned up.

card_shield = Shield
card_shield_text = The shield tells whose token it is; the background of the face tells whose line it builds.

card_weather_back = Weather card
card_weather_back_text = Before each round whoever goes second chooses one of two: it is the weather of the round.

card_gloom = Gloom
card_gloom_text = Nothing can be placed under it. When all open cells are taken, whoever is to move removes one of the boards.

card_line = Line
card_line_text = Three or more tokens of one background in a row, a column or a diagonal. It gives its colour 3 points for 3 tokens, 5 for 4, 7 for 5 and 10 for 6.

card_acting = Being decided
card_acting_text = The token that was just placed takes effect: the prompt says what to choose.

card_round = Round
card_round_text = A round ends when the island is full; then the lines of both colours are scored.

card_score = Points
card_score_text = The points of all rounds so far. They come from lines, when a round ends.

# Terms in sentences: the words for a card, * for any ending, commas between them.

card_character = Character
card_character_text = Who is on the token: it tells what the token does. Your 18 starting characters are wolves, rats, hares and pigs; mercenaries can take their places later. Example: a pig doubles its line.
card_character_names = character*

card_background = Background
card_background_text = The colour behind the character: it tells whose line the token builds. The shield tells whose token it is. Example: your rat has your shield, but the opponent’s background. A hare has no colour at all.
card_background_names = background*

card_spy = Spy
card_spy_text = A token with your shield that builds the opponent’s line: a rat or a crow, for instance. You have to place your spies somewhere, so hide them where they do least harm: away from the opponent’s lines.
card_spy_names = spy, spies

card_adjacent = Adjacent
card_adjacent_text = Above, below, on the left or on the right. Cells that meet at a corner are not adjacent. Example: in the middle of the island a cell has four adjacent ones, in a corner two.
card_adjacent_names = adjacent

card_wolf_names = wolf, wolves
card_rat_names = rat, rats, rat’s
card_hare_names = hare, hares
card_pig_names = pig, pigs
card_fox_names = fox
card_cat_names = cat, cats
card_crow_names = crow, crows
card_mole_names = mole
card_chameleon_names = chameleon
card_fairy_dog_names = fairy dog
card_hippo_names = hippo
card_turtle_names = turtle, turtle’s
card_frog_names = frog
card_snake_names = snake
card_mouse_names = mouse
card_stall_names = mercenar*, hire, hires, hired
card_money_names = coin, coins
card_back_names = face down
card_shield_names = shield*
card_sunny_names = { sunny }
card_cloudy_names = { cloudy }
card_fog_names = { fog }
card_weather_back_names = weather
card_gloom_names = gloom
card_line_names = line, lines
card_round_names = round, rounds

# The same, once the game is over.

card_money_over = Every point became a coin. Coins hired mercenaries before a round; whoever has the most of them wins, unless it was agreed that points decide.
card_line_over = Three or more tokens of one background in a row, a column or a diagonal. It gave its colour 3 points for 3 tokens, 5 for 4, 7 for 5 and 10 for 6.
card_score_over = The points of all rounds. They came from lines, whenever a round ended.
card_back_over = The shield tells whose token it is. It was never turned up.
