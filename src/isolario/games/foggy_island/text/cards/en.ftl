# What explains the things on a table, to who points at them: cards.toml says which.

card_stall = Mercenary for hire
card_stall_text = Hire it for coins: for the rest of the game it takes the place of the starting character shown small, which leaves your set.

card_set = Your set
card_set_text = So many tokens of this character are among your 18.

card_money = Coins
card_money_text = Every point becomes a coin. Coins hire mercenaries before a round; whoever has most in the end wins, unless it was agreed that points decide.

card_left = How many
card_left_text = So many tokens of this character you can still choose, or have in your deck.

card_deck = Deck
card_deck_text = Your 18 tokens less the first hand of five, shuffled face down. After placing a token you draw one.

card_back = Token face down
card_back_text = The shield tells whose token it is. Which character it is nobody sees before it is turned up.

card_shield = Shield
card_shield_text = The shield tells whose token it is; the background of the face tells whose line it builds.

card_weather_back = Weather card
card_weather_back_text = Before each round whoever goes second chooses one of two: it is the weather of the round.

card_gloom = Gloom
card_gloom_text = Nothing can be placed under it. When all open cells are taken, whoever is to move removes one of the boards.

card_line = Line
card_line_text = Three or more tokens of one background in a row, a column or a diagonal. It gives its colour 3 points for 3 tokens, 5 for 4, 7 for 5 and 10 for 6.

card_acting = Being decided
card_acting_text = The token that was just placed takes effect: the prompt says what is to be chosen.

card_round = Round
card_round_text = A round ends when the island is full; then the lines of both colours are scored.

card_score = Points
card_score_text = The points of all rounds so far. They come from lines, when a round ends.

# The same, once the game is over.

card_money_over = Every point became a coin. Coins hired mercenaries before a round; whoever has most of them wins, unless it was agreed that points decide.
card_line_over = Three or more tokens of one background in a row, a column or a diagonal. It gave its colour 3 points for 3 tokens, 5 for 4, 7 for 5 and 10 for 6.
card_score_over = The points of all rounds. They came from lines, whenever a round ended.
card_back_over = The shield tells whose token it is. It was never turned up.
