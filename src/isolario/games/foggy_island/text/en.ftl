### Foggy Island, in English. docs/glossary.md fixes the terms.

foggy_island = Foggy Island
about_foggy_island = Build long lines of your colour on a small island, while spies, hares and the weather get in the way.
about_pieces = The tokens and their effects are those of the original; what five of the mercenaries cost, which of them is there twice, and how many weather cards there are of each kind are our guess.
about_pieces_short = Some prices and the mix of weather cards are our guess.

## Sides, quarters, gloom.

blue = Blue
red = Red
blue2 = Blue 2
red2 = Red 2
nw = upper left quarter
ne = upper right quarter
sw = lower left quarter
se = lower right quarter
gloom = gloom
gloom_board = gloom board

## Characters and what they do.

wolf = wolf
rat = rat
hare = hare
pig = pig
fox = fox
cat = cat
crow = crow
mole = mole
chameleon = chameleon
fairy_dog = fairy dog
hippo = hippo
turtle = turtle
frog = frog
snake = snake
mouse = mouse

about_wolf = Simply builds the line of its colour, with no tricks.
about_rat = A spy: it belongs to the player whose shield it shows, but builds the opponent’s line.
about_hare = Has no colour and breaks any line, yours or the opponent’s.
about_pig = Builds the line of its colour and doubles every line it is in; two pigs in a line double it only once.
about_fox = Builds the line of its colour; once the fox is placed, take one of your own tokens from an adjacent cell back into your hand and place another there.
about_cat = Builds the line of its colour and triples every line it is in.
about_crow = A spy: it builds the opponent’s line but halves its points, rounded down.
about_mole = A spy: it builds the opponent’s line; once the mole is placed, it swaps with any token on an adjacent cell.
about_chameleon = Two-sided: it takes the colour of every token placed from hand on an adjacent cell.
about_fairy_dog = Has no colour and breaks lines; once the fairy dog is placed, it makes any two tokens on cells adjacent to it swap.
about_hippo = Has no colour and breaks lines; the hippo covers two free cells side by side, and at the start of your next turn you choose which one it keeps.
about_turtle = Builds the line of its colour; the turtle lets you place one more token this turn, but then the opponent places two as well.
about_frog = Builds the line of its colour; in each of your later turns the frog may hop to an adjacent cell that is free.
about_snake = Builds the line of its colour; the snake reaches an opponent’s token up to two cells away in a row or column, or one cell diagonally: its owner takes it back and places another there.
about_mouse = Builds the line of its colour; once the mouse is placed, it swaps with any token on an adjacent cell.

## Hiring.

price =
    { $coins ->
        [one] Price: { $coins } coin
       *[other] Price: { $coins } coins
    }
replaces = replaces a { $token }
coins_left =
    { $coins ->
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }
in_place_of = in place of a { $replaces }
for_hire = { $token }. { $price }, { $replaces }. { $about }
put_back = { $token }: put back
hired_now = { $token }: chosen just now, { $replaces }. { $about }
hired_before = { $token }: in your set already. { $about }
button_hire =
    { $count ->
        [0] Hire nobody
        [1] Hire this one
       *[other] Hire these { $count }
    }
in_set = { $token }: { $count } in your set
set_holds = Your set: { $tokens }
shop_chosen = Chosen just now: { $tokens }
shop_hired = Hired before: { $tokens }
shop_offers = For hire: { $tokens }
shop_price = { $token } ({ count_coins })

## Weather.

weather = weather
weather_card = weather card
sunny = Sunny
cloudy = Cloudy
fog = Fog
about_sunny = The whole island is open, and tokens lie face up.
about_cloudy = Play begins in one quarter; when it is full, whoever is to move takes the gloom off another.
about_fog = As in cloudy weather, but tokens lie face down until the round ends, and nobody may look at them.

## Steps of a turn and what to do.

step_weather = Weather
step_hire = Hiring
step_hand = First hand
step_play = Play
step_lift = Remove gloom
step_hippo = Move the hippo
step_frog = Move the frog
step_lay = Place a token
step_lay_second = Place a second token
step_effect = Use the effect
step_draw = Draw a token

prompt_weather = Choose the weather for this round.
prompt_hire =
    { $coins ->
        [one] Choose whom to hire: several, one or nobody. You have { $coins } coin.
       *[other] Choose whom to hire: several, one or nobody. You have { $coins } coins.
    }
prompt_hand =
    { $left ->
        [one] Choose { $left } more token for your first hand.
       *[other] Choose { $left } more tokens for your first hand.
    }
prompt_hand_done = Five tokens are chosen. If you are happy with them, press “Ready”; press a token to put it back.
prompt_lift = The open part of the board is full. Remove a gloom board to open another quarter.
prompt_lift_or_pass = The open part of the board is full. Remove a gloom board to place a second token, or do without it.
prompt_lay = Place a token on a free cell.
prompt_turtle = The turtle lets you place one more token. If you do, the opponent places two as well.
prompt_lay_second = Place your second token: because of the turtle you have two to place this turn.
prompt_fox = Choose one of your own tokens on a cell adjacent to the fox: it comes back into your hand, and another takes its place.
prompt_mole = Choose a token on an adjacent cell: the mole swaps places with it.
prompt_mouse = Choose a token on an adjacent cell: the mouse swaps places with it.
prompt_fairy_dog = Choose two tokens on cells adjacent to the fairy dog: they swap places.
prompt_snake = Choose an opponent’s token that the snake can reach: its owner takes it back and places another there.
prompt_hippo = Choose the cell that your hippo keeps; the other becomes free.
prompt_frog = Your frog may hop to an adjacent free cell or stay where it is.
prompt_replace = { $cause_player }: the { $cause } sends a token back. Place another from your hand on { $cell }.

# Whose decision it is stands beside these.
prompt_wait_fox = The fox is choosing which token to call back.
prompt_wait_mole = The mole is choosing whom to swap places with.
prompt_wait_mouse = The mouse is choosing whom to swap places with.
prompt_wait_fairy_dog = The fairy dog is choosing two tokens to swap places.
prompt_wait_snake = The snake is choosing a token that has to leave the board.
prompt_wait_hippo = The hippo is choosing which of its two cells to keep.
prompt_wait_frog = The frog is deciding whether to hop.
prompt_wait_replace = { $cause_player }: the { $cause } sends a token back; another has to go on { $cell }.

## What happened.

round_begins = Round { $round } of { $rounds }. First turn: { $player }
extra_round_begins = Extra round. First turn: { $player }
weather_drawn =
    { $first_id ->
        [unknown] { $player }: two weather cards to choose from
       *[other] { $player }: weather cards to choose from: { $first }, { $second }
    }
weather_chosen = { $player }: the weather of this round is { $weather }
dealt =
    { $count ->
        [one] { $player }: { $count } token from the team’s set
       *[other] { $player }: { $count } tokens from the team’s set
    }
hire_chosen = { $player }: { $token } to be hired
hired =
    { $price ->
        [one] { $player }: { $token } hired for { $price } coin { in_place_of }
       *[other] { $player }: { $token } hired for { $price } coins { in_place_of }
    }
picked = { $player }: { $token } into the hand
deck_shuffled =
    { $count ->
        [one] { $player }: deck shuffled, { $count } token
       *[other] { $player }: deck shuffled, { $count } tokens
    }
gloom_lifted = { $player }: gloom removed: { $quarter }
laid = { $player }: { $token } on { $cell }
laid_down =
    { $token_id ->
        [unknown] { $player }: a token face down on { $cell }
       *[other] { $player }: { $token } face down on { $cell }
    }
laid_wide = { $player }: { $token } on { $cell } and { $other }
must_lay_two = { $player }: two tokens to place this turn
no_second = { $player }: no second token
frog_stays = { $player }: the frog stays where it is
hopped = { $player }: the frog hops from { $from } to { $cell }
hippo_settles = { $player }: the hippo stays on { $cell }, { $other } is free
taken_back_open = { $player }: { $token } from { $cell } back into the hand
taken_back_covert =
    { $token_id ->
        [unknown] { $player }: a face-down token from { $cell } back into the hand
       *[other] { $player }: { $token } from { $cell } back into the hand
    }
swapped = { $player }: the tokens on { $cell } and { $other } swap places
chameleon_turns =
    { $colour_id ->
        [red] The chameleon on { $cell } turns red
       *[other] The chameleon on { $cell } turns blue
    }
skipped = { $player }: nothing to place, or no cell for it; the turn passes on
drew =
    { $token_id ->
        [unknown] { $player }: a token from the deck
       *[other] { $player }: { $token } from the deck
    }
turned_up = Turned up on { $cell }: { $token }, { $shield }
line =
    { $player }: line of { $length } ({ $cells }){ $times ->
        [2] , doubled
        [3] , tripled
       *[other] { "" }
    }{ $halved ->
        [1] , halved
       *[other] { "" }
    }: { plus_points }
round_ends = Round { $round } is over, points: { $blue }–{ $red }

## Why a move is not possible.

cell_taken = There is a token on { $cell } already.
cell_in_gloom = { $cell } is still under the gloom.
not_in_hand = There is no such token in your hand: { $token }.
taken_back = A token that was taken back cannot be placed again in the same turn: { $token }.
replace_there = The other token has to go where the first was taken from: { $cell }.
covert_only_in_fog = Only a mercenary may be placed face down by choice, and only in Fog: { $token }.
hippo_needs_two = The hippo covers two free cells side by side; one will do only when there is no such pair.
hire_none_left = No more of these are for hire: { $token }.
hire_too_dear =
    { $price ->
        [one] Too dear: { $token }. The price is { $price } coin, you have { $coins }.
       *[other] Too dear: { $token }. The price is { $price } coins, you have { $coins }.
    }
must_lay = A token has to be placed here; you cannot do without it.
pick_none_left = None of these are left: { $token }.
hand_full = You have five tokens already.
hand_not_full =
    { $left ->
        [one] Choose { $left } more token first.
       *[other] Choose { $left } more tokens first.
    }
weather_not_drawn = Neither of the two cards is this one: { $weather }.
gloom_gone = There is no gloom there: { $quarter }.
gloom_first = The open part of the board is full: remove a gloom board first.
gloom_not_yet = Gloom is removed only when the open part is full. Free cells left: { $free }.

## Options that do not go together.

problem_team_weather = For four players the weather is always sunny.
problem_team_blitz = Blitz is for two players only.
problem_blitz_cards = In blitz the weather is agreed beforehand, so there are no weather cards.
problem_first_hire = When the first hire comes can be chosen only in the game with mercenaries.
problem_decides = What decides can be chosen only in the game with mercenaries.

## Options.

option_weather = Weather
option_weather_sunny = Always sunny
option_weather_cards = By the cards
option_weather_cloudy = Always cloudy
option_weather_fog = Always fog
about_option_weather_sunny = The whole board is open, all tokens lie face up. Best for a first game.
about_option_weather_cards = Each round whoever goes second chooses one of two weather cards.
about_option_weather_cloudy = Each round begins in one quarter of the board; the others open one by one.
about_option_weather_fog = As cloudy, and tokens lie face down until the round ends: it takes a good memory.
option_weather_usual = As usual
about_option_weather_usual = Sunny all game long. Only two players with mercenaries draw weather cards each round.
option_mode = Mode
option_mode_simple = Simple game
option_mode_mercenaries = With mercenaries
option_mode_blitz = Blitz
about_option_mode_simple = Two rounds with the starting characters only. Best for a first game.
about_option_mode_mercenaries = Four rounds: points become coins, and coins hire characters that can do more.
about_option_mode_blitz = For tournaments: two rounds, weather agreed beforehand, and 80 coins for mercenaries before the start.
option_first_hire = First hire
option_first_hire_2 = After two rounds
option_first_hire_1 = After one round
about_option_first_hire_2 = First a whole simple game; mercenaries come for the last two rounds.
about_option_first_hire_1 = Mercenaries come as early as the second round.
option_decides = What decides
option_decides_coins = Coins left
option_decides_points = Points earned
about_option_decides_coins = What you pay for mercenaries is gone from your score.
about_option_decides_points = Coins are only for hiring: whoever earned more points wins, however many were spent.
option_first = Who begins
option_first_chance = Chance decides
option_first_blue = Blue
option_first_red = Red
about_option_first_chance = Lots are drawn for the first round.
about_option_first_blue = Blue begins the first round: last back from a journey, or winner of the previous game.
about_option_first_red = Red begins the first round: last back from a journey, or winner of the previous game.

## Parts of the table and spoken cells.

area_board = Island
area_shop = Mercenaries
extra_round = extra round
round_of = Round { $round } of { $rounds }
round_and_weather = Round { $round } of { $rounds }. { $weather }. First turn: { $player }
mark_token = { $token }, { $side }
mark_down = face down, { $side }
cell_empty = { $cell }: free
cell_gloom = { $cell }: gloom
cell_token = { $cell }: { $token }, { $side }
cell_down = { $cell }: face down, { $side }
cell_wide = { $cell }: { $token }, { $side }, also on { $other }
cell_gap = { $cell }: another token has to go here, { $side }
mark_gap = another token has to go here, { $side }
board_bare = no token yet
two_cells = { $cell } and { $other }
openly = face up
covertly = face down
button_frog_stays = Leave the frog where it is
button_no_second = Stop at one token
in_deck = { $token }: { $count } in the deck
not_this_turn = { $token } (taken back: not this turn)
coins_of =
    { $n ->
        [one] { $side }: { $n } coin
       *[other] { $side }: { $n } coins
    }
known_in_hand = known to be in this hand: { $token }
hand_bare = no token left
hand_chosen = Chosen: { $tokens }
hand_from = Can still be chosen: { $tokens }
hand_rest = Left for the deck: { $tokens }
deck_holds = In the deck: { $tokens }
holds = { $side }: { $hand } in hand, { $deck } in the deck
surely_in_hand = { $side }, surely in hand: { $tokens }
hired_for = { $side }, mercenaries: { $tokens }

## The rules, clause by clause (docs/rules/foggy-island.md).

clause_FOG_C1 = The island is a board of 6 × 6 cells. Three gloom boards cover a quarter each; eight cards make the weather: three Sunny, three Cloudy, two Fog.
clause_FOG_C2 = Blue and red have 18 starting tokens each: 9 wolves, 4 rats, 3 hares, 2 pigs. Another 12 tokens of each colour are mercenaries.
clause_FOG_C3 = The shield on the back tells whose token it is; the background of the face tells whose line it builds: the owner’s, the opponent’s (then it is a spy) or nobody’s (then it breaks every line). Whose token lies where is known to all.
clause_FOG_C4 = The wolf builds its owner’s line. So does the pig, and doubles it. The rat is the opponent’s spy. The hare breaks any line.
clause_FOG_R1 = Both players choose any five of their 18 tokens, in any order, at the same time and in secret: the first hand. The other 13 are shuffled face down and become the player’s deck. The choice is made again every round, hired mercenaries included.
clause_FOG_R2 = In your turn, place one token from your hand face up on a free cell, then draw one from your deck. Once the deck is empty, play what is left in your hand.
clause_FOG_R3 = A round ends when the board is full, that is, when all tokens of both players are placed.
clause_FOG_R4 = Who begins the first round is agreed beforehand (the last to come back from a journey, or the winner of the previous game) or decided by chance; from then on the players take turns at beginning.
clause_FOG_R5 = A turn goes like this: your hippo gives up one of its two cells; if no open cell is free, you remove a gloom board; your frog may hop; you place a token and its effect happens; you draw. Placing is compulsory.
clause_FOG_L1 = Three or more tokens of one background side by side in a row, a column or a diagonal are a line. It brings its colour 3 points for 3 tokens, 5 for 4, 7 for 5 and 10 for 6.
clause_FOG_L2 = A pig doubles every line it is in. Even with two pigs a line is doubled only once.
clause_FOG_L3 = A cat triples every line it is in. With a pig or a second cat in the line it is still three times.
clause_FOG_L4 = A crow halves the points of its line, after any multiplying and rounded down. Two crows halve it only once.
clause_FOG_L5 = The simple game lasts two rounds. Their points are added, and whoever has more wins; equal sums share the victory.
clause_FOG_L6 = Examples: 3 tokens with a pig bring 6, 4 with a pig 10, 5 with a pig 14; 3 with a cat 9, 6 with a cat 30; 3 with a crow 1.
clause_FOG_W1 = Each round the player who goes second takes the two top weather cards, chooses one for this round and puts the other under the deck without showing it.
clause_FOG_W2 = Sunny: the whole board is open, and tokens are placed face up.
clause_FOG_W3 = Cloudy: play begins in the upper left quarter of 3 × 3 cells, the rest is under gloom boards. When the open part is full, whoever is to move removes one of the boards and may then use every free open cell.
clause_FOG_W4 = Fog: as Cloudy, but tokens are placed face down, and nobody, not even the owner, may look at them before the board is full. Shields stay visible; at the end everything is turned up and scored.
clause_FOG_W5 = In Fog a mercenary may be placed face up, to use its effect, or face down, as a plain token; starting characters always lie face down. Of the effects face down only crow, cat and pig count, when lines are scored. A face-down hippo takes one cell, a frog never hops, and a chameleon has its owner’s colour.
clause_FOG_W6 = In Fog every placed token is just a shield to everybody, its owner included. You may remember your own moves; the log names the characters after the round.
clause_FOG_H1 = The game with mercenaries lasts four rounds. The first two (or, if so agreed, only the first) are the simple game with weather cards. After them, and after each later round, every point becomes a coin. Everybody can see how many coins each player has.
clause_FOG_H2 = Before each later round all choose at the same time and in secret whom to hire, then show their mercenaries and pay. A mercenary takes the place of the starting character named with it for the rest of the game, so that there are always 18 tokens. You cannot hire without the coins for it; coins not spent are kept.
clause_FOG_H3 = The round after the simple game is begun by whoever went second in its last round and chose the weather.
clause_FOG_H4 = Whoever has the most coins at the end wins, that is, points earned less coins spent. If equal, what was spent is added back. If so agreed, points earned decide instead, whatever was spent. If still equal, an extra round without hiring decides by its points, and if that is equal too, the victory is shared.
clause_FOG_H5 = A mercenary placed face up takes effect at once, and whoever placed it chooses. Adjacent cells are those above, below, to the left and to the right. What is possible must be done; only turtle and frog leave you the choice. What cannot be done in full does not happen. Cells under the gloom are out of reach.
clause_FOG_N1 = The fox replaces a wolf and builds your line. Once it is placed, take one of your own tokens, by the shield, from an adjacent cell back into your hand and at once place another from your hand there. With no other token in your hand, nothing happens.
clause_FOG_N2 = The cat replaces a pig, builds your line and triples every line it is in.
clause_FOG_N3 = The crow replaces a rat. It is a spy: it builds the opponent’s line, but halves every line it is in.
clause_FOG_N4 = The mole replaces a rat and builds the opponent’s line. Once it is placed, it swaps places with any token on an adjacent cell, yours or the opponent’s.
clause_FOG_N5 = The chameleon replaces a rat. One of its sides is blue, the other red: whenever a token is placed from hand on a cell adjacent to it, or a mole or mouse just placed swaps itself there, it turns to the colour of that token’s background. Tokens without colour, face down or merely moved turn nothing. It is placed in its owner’s colour and stays its owner’s token.
clause_FOG_N6 = The fairy dog replaces a hare and breaks lines. Once it is placed, it makes any two tokens on cells adjacent to it swap places.
clause_FOG_N7 = The hippo replaces a hare and breaks lines. It covers two free cells side by side; at the start of your next turn you choose one of them, and the other becomes free. As long as it lies on two cells, it can be neither moved nor taken. If there is no such pair, or if it is placed because of a fox or a snake, it takes one cell.
clause_FOG_N8 = The turtle replaces a wolf and builds your line. You may place one more token in the same turn; if you do, the opponent places two in the next turn, as far as tokens and cells allow. There are never more than two a turn, so a turtle does nothing in such a double turn or in somebody else’s turn.
clause_FOG_N9 = The frog replaces a wolf and builds your line. In each of your later turns, before you place a token, it may hop to a free adjacent cell.
clause_FOG_N10 = The snake replaces a wolf and builds your line. Choose an opponent’s token up to two cells away in a row or column, or one cell diagonally: whoever placed it takes it back and at once places another there, of the same kind if they like. If they have no other token in hand, nothing happens. A face-up token taken back is known to be in that hand.
clause_FOG_N11 = The mouse replaces a wolf and builds your line. Once it is placed, it swaps places with any token on an adjacent cell, yours or the opponent’s.
clause_FOG_N12 = Every mercenary costs 10 coins.
clause_FOG_N13 = Each colour has 12 mercenaries: one of every kind, but two cats.
clause_FOG_N14 = A token placed because of a fox, a snake or a turtle takes effect as well. Every effect is finished before the next begins; a token that is merely moved causes nothing. A token taken back cannot be placed again in the same turn.
clause_FOG_T1 = Team game: two teams of two sit alternately and play in sunny weather only. A team’s set of 18 tokens is dealt face down, 9 to each player, who chooses five; the other four are the player’s own deck. Coins are common, and team-mates do not consult. One player of each team hires first, the other afterwards if coins are left; each round they change parts. The fox takes tokens of its team, the snake returns a token to whoever placed it. Without tokens you miss your turn.
clause_FOG_B1 = Blitz: two rounds in weather agreed beforehand. Before the start each player has 80 coins for mercenaries; what is not spent is lost. The points of both rounds decide; if equal, one extra round; if still equal, the victory is shared.

## The rows and columns of the score sheet.

source_lines = Lines of { $length }
source_hires = Mercenaries
stage_round = Round { $round }

## Why the hippo cannot lie there.

hippo_alone_there = The hippo covers two free cells side by side: from { $cell } it cannot lie that way.
hired_already = Hired before: { $token }.
foggy_player = { $player }
button_usual_hand = Take a standard hand
button_usual_hires = Hire the standard set

## What a friend would say about a decision.

coach_hand = These five are your first hand; the other thirteen are drawn at random. Wolves build, a hare stops a line, a pig doubles one.
coach_weather = In sunshine everybody can count; the thicker the fog, the more a good memory wins.
coach_hire =
    { $n ->
        [one] Will a mercenary bring more than it costs in the one round that is left?
       *[other] Will a mercenary bring more than it costs in the { $n } rounds that are left?
    }
coach_hire_freely = Coins alone win nothing here: whom do you need most?
coach_lift = You are the first to place a token in the quarter you open: which of your lines could go on there?
coach_fog = Nobody may look at a face-down token again, so remember what you place where.
coach_spies = You have only spies in your hand: where can your opponent build nothing with one?
coach_threat = A single token could bring your opponent { count_points }: stop it, or earn more yourself?
coach_crossing = Somewhere a single token would be in several of your lines at once.
coach_finish =
    { $n ->
        [one] There is { $n } cell where you could finish a line or make one longer: is it worth it now?
       *[other] There are { $n } cells where you could finish a line or make one longer: which brings the most?
    }
coach_rats = Your rats still to be placed: { $n }. The fewer cells are free, the harder they are to hide.
coach_pig = You hold a pig: it is worth most where long lines cross, so perhaps it can wait.
coach_middle = In the middle of the island lines can run in all directions, at the edge only in some.

## How it ended.

tie_earned =
    { $count ->
        [one] { $player }: { $count } coin earned in all, including any spent
       *[other] { $player }: { $count } coins earned in all, including any spent
    }
tie_extra_round = Everything was equal, so an extra round was played, and that decided.

## How far it has come.

round_filled = { $which }. Cells taken: { $n } of { $cells }

prompt_hand_first = Choose five tokens for your first hand.

## Why there is nothing for a source in a round.

no_lines = No line of { $length } gave points in this round
no_hires = Nobody was hired for this round

## Why a bot made its move: parts of a sentence that begins with its name. $n: how much.

why_gone = worth more on the island than in the hand: { $n }
why_points = points for lines: { $n }
why_room = room for own lines: { $n }
why_taken = room taken from the others’ lines: { $n }
why_effect = the effect of the token: { $n }
why_lines = lines after the effect: { $n }
why_one_token = a second token would give the others two: { $n }
why_pick = rounds out the hand
why_hire = worth its price

## Counting a table after a game that was played without Isolario: names of lines, what is said of them, what cannot be.

tally_key_mode = kind
tally_key_decides = decides
tally_key_round = round
tally_key_hired = hired
about_tally_key_mode = What was played: simple, mercenaries or blitz.
about_tally_key_round = A round: its points for blue and for red, or the board at its end: the shield (b blue, r red), then the token.
about_tally_key_hired = The coins that blue and red have paid for mercenaries.
about_tally_key_decides = What decides a game with mercenaries: coins or points.
tally_rounds = There are more rounds than { $n }.
tally_no_hires = Coins are paid only in a game with mercenaries.
tally_token = { $colour }: { $token }
source_noted = Points of a round

## All pieces on a page, for the owner of a box.

sheet_starting = Starting tokens, of each colour
sheet_mercenaries = Mercenaries, of each colour, and who leaves for them
sheet_weather = Weather cards
sheet_token = { $token } × { $n }
sheet_mercenary =
    { $coins ->
        [one] { $token }: { $coins } coin
       *[other] { $token }: { $coins } coins
    }
