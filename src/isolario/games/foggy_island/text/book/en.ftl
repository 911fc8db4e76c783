### The book of Foggy Island, in English. What is explained where: book.toml. Terms: docs/glossary.md.
### Pictures inside the text (<b_wolf/>) are only decoration: anybody who cannot see them misses nothing.

## What the points of an example are for.

book_of_line = Blue’s lines

## The game in short.

chapter_game = The game in short

book_goal = What it is about
book_goal_text =
    Think of noughts and crosses with a wild temper. Blue and Red fill a small island of 6 × 6 cells with animals, and each side builds <see line>lines</see> of its own colour: along rows, columns and diagonals. The longer a line, the more points it brings.

    The catch: some of your own animals are <see rat>spies</see> who build for the other side, and in the end you have to place every one of them.

    <b>Whoever has collected more at the end wins.</b>
book_goal_words = goal, aim, win, winner, victory, tic tac toe, noughts and crosses, points, start, begin, learn, how to play, rules, two players

book_round = How a round goes
book_round_text =
    - <b>First hand:</b> secretly choose five of your eighteen tokens.
    - <b>Play:</b> take turns; place one token, draw one.
    - <b>Score:</b> once the island is full, every line brings points.

    Then everybody takes their tokens back, and the next round begins with an empty island.

    With <see weather>weather cards</see>, the weather is chosen before the first hand; with mercenaries, you <see hire>hire</see> even before that.
book_round_words = round, phases, order, sequence, overview, steps, what to do, how long, next round, rounds

## Lines.

chapter_lines = Lines and points

book_line = What a line is worth
book_line_text =
    Three or more tokens of one background colour, side by side and without a gap, are a line: in a row, in a column or along a diagonal. A line brings

    - with 3 tokens: <b>3 points</b>
    - with 4 tokens: <b>5 points</b>
    - with 5 tokens: <b>7 points</b>
    - with 6 tokens: <b>10 points</b>

    Only the whole line counts: five in a row are one line of five, not three lines of three. Two tokens are not a line yet.
book_line_words = line, points, score, scoring, worth, value, three, four, five, six, row, column, diagonal, slanting, how many points, table, length, gap, no points
book_line_example = Blue has three lines: four wolves in row 4 bring 5 points, three in column c 3, and the diagonal b2, c3, d4 another 3. The marked wolves count in two lines each.

book_crossing = One token, several lines
book_crossing_text =
    Each direction counts separately. One token can be part of up to four lines at once: across, down and along both diagonals. That is why the middle of the island is fought over, and why one well-placed token may finish several lines at a stroke.
book_crossing_words = several lines, crossing, cross, corner, middle, centre, twice, count twice, at once, directions
book_crossing_example = The wolf on d4 finishes a row, a column and a diagonal, three tokens each: 9 points in one turn.

## Tokens.

chapter_tokens = Tokens and characters

book_token = Shield and background
book_token_text =
    Two things to look at on every token:

    - The <b>shield</b> in its corner says whose token it is: blue <b_shield/> or red <r_shield/>.
    - The <b>background</b> behind the character says whose line it builds. Blue ones are ticked all around, red ones have a double ring, and plain ones are nobody’s.

    Usually the two match. Where they do not, it is a spy: its owner places it, but it builds the opponent’s lines. For lines only the background matters.
book_token_words = shield, background, colour, blue, red, grey, owner, whose, mine, own, spy, ring, edge, back
book_token_example = Blue’s line in row 2 is made of two blue wolves and a rat that Red had to place: 3 points for Blue. In row 3 it is just the other way round, with a blue rat between two red wolves. The hare has no colour.

book_characters = Your eighteen tokens
book_characters_text =
    Each side has the same characters:

    - <b>9 wolves</b> <b_wolf/> build your line. No tricks.
    - <b>2 pigs</b> <b_pig/> build your line and <see pig>double</see> it.
    - <b>4 rats</b> <b_rat/> are <see rat>spies</see>: they build the opponent’s line.
    - <b>3 hares</b> <b_hare/> have no colour and <see hare>break</see> every line.

    Eighteen and eighteen make thirty-six, exactly as many as the island has cells. So by the end of a round all of them lie there, rats included.
book_characters_words = wolf, wolves, pig, rat, hare, rabbit, animals, characters, tokens, starting, set, eighteen, 18, how many, which

book_pig = The pig doubles
book_pig_text =
    A pig builds your line like a wolf and doubles every line it is in: three tokens bring 6, four bring 10, five 14 and six 20. In two lines at once, it doubles both.

    Two pigs in one line double it only once, so keep them apart and save them for long lines and crossings.
book_pig_words = pig, double, doubles, twice, two pigs, multiply, times two, bonus
book_pig_example = The pig lengthens column d to four tokens: 10 (5 × 2). In row 5 it is the third token: 6 (3 × 2). Before that, there was only the line of three wolves.

book_rat = The rat: where to hide it
book_rat_text =
    A rat has your shield but the opponent’s background: you place it, and it builds their line. You cannot keep it back for ever, so hide it:

    - where their line cannot grow to three: in a corner or at the edge, between hares and tokens of your own colour;
    - early enough: the fuller the island, the fewer hiding places are left.

    Among your own tokens it breaks your line, just like any token of the other colour. And remember that your opponent has four rats to place, too: spoil their hiding places, and they will have to build for you.
book_rat_words = rat, spy, spies, traitor, where to put, hide, corner, opponent’s line, wrong colour, why points for the opponent
book_rat_example = In the corner f6 blue tokens and a hare lock the rat in from all sides: Red will never build a line with it. On d2, right beside two red wolves, it would have given Red a line of three.

book_hare = The hare cuts
book_hare_text =
    A hare has no colour: no line runs through it, neither the opponent’s nor yours. Cut a line that is about to grow long, and cut it in the middle: what is left on both sides may be too short to count.
book_hare_words = hare, rabbit, bunny, break, breaks, cut, block, stop, interrupt, nobody, no colour, grey
book_hare_example = Red’s hare on c3 parts five blue wolves. Without it, six in a row might have brought 10 points; now only the three on the right count.

## The first hand.

chapter_hand = A round: the first hand

book_hand = Choose five tokens
book_hand_text =
    At the same time and in secret, each of you chooses any five of their eighteen tokens. The other thirteen are shuffled face down: that is your deck. You may put tokens back until both of you are done, and every round you choose again.

    No idea what to take? “{ button_usual_hand }” chooses for you. A rat among the five is no mistake: now there is still room to hide it.
book_hand_words = hand, first hand, choose, five, 5, pick, start, deck, thirteen, put back, secret, opening
book_hand_example = Three wolves, a rat and a pig are chosen. Below lie the thirteen tokens from which the deck will be shuffled.

book_secret = What is secret
book_secret_text =
    Only you see your hand, and nobody knows in which order the decks lie. Everything else is public: whose token lies where, and which eighteen tokens each side has. So you can count which characters your opponent still has to place.
book_secret_words = secret, hidden, known, public, opponent’s hand, see, count, deck, remember, cheat, peek

## Play.

chapter_play = A round: play

book_turn = Your turn
book_turn_text =
    Place one token from your hand face up on any free cell; it need not touch anything. In <see fog>fog</see> it lies face down. Then draw one from your deck, so that you have five again, and it is your opponent’s turn.

    You must place a token: there is no passing. Once your deck is empty, you play what is left in your hand.
book_turn_words = turn, place, put, lay, where, free cell, draw, deck, pass, skip, must, my turn, what can I do, empty deck
book_turn_example = Blue’s hand, and below it what is still in the deck; but not in which order it will come.

book_begin = Who begins
book_begin_text =
    Who begins the first round is decided by lot, unless you have agreed on somebody: whoever was the last to come home from a journey, or won the last game. After that you take turns at it, round by round; with four players it goes around the table.
book_begin_words = begin, start, first, first player, who starts, who begins, journey, alternate, lot

book_turn_order = A turn with mercenaries, step by step
book_turn_order_text =
    - If your <see hippo>hippo</see> still lies on two cells, choose the one where it stays.
    - If no open cell is free, remove a <see cloudy>gloom board</see>.
    - Your <see frog>frog</see> may hop.
    - Place a token. Its <see effects>effect</see> happens at once.
    - Draw until you have five again.

    Thanks to a <see turtle>turtle</see> you may have a second token to place: then you do it the same way, but the frog does not hop again. Whoever has no token or no free cell misses the turn.
book_turn_order_words = order, sequence, steps, turn, hippo, frog, turtle, before, after, when, skip, miss

## The score.

chapter_count = A round: the score

book_end_of_round = When a round ends
book_end_of_round_text =
    A round ends when the island is full and all tokens of both sides lie there. Nobody can stop earlier. Now the lines are counted.
book_end_of_round_words = end, round ends, full, board full, last token, over, how long

book_count = Counting
book_count_text =
    Go through all rows, columns and both directions of diagonals, for each colour in turn. Whose shields the tokens of a line have does not matter; the background does.

    You need not do it yourself: the lines are counted for you, and not only at the end. While you play, you always see what they are worth already; not in fog, of course.
book_count_words = count, counting, score, points, sum, add up, result, end of round, total, final
book_count_example = Blue has five lines. The long diagonal from f1 to a6 with the pig on d3 brings 20 points, c2–e4 with two pigs 6, c2–a4 with one 6, row 4 and column b 3 each. The last free cell is d2, and Red has nothing but a rat left: it will join the pig on c2 and the wolf on e2, 6 more points for Blue.

book_end = The end of a simple game
book_end_text =
    A simple game lasts two rounds. Add up the points of both: whoever has more wins. With equal sums you share the victory.
book_end_words = end, game over, winner, who wins, win, tie, draw, equal, two rounds, how many rounds, shared

## Weather.

chapter_weather = A round: the weather

book_weather = Choose the weather
book_weather_text =
    Whoever goes <b>second</b> this round takes the two top cards of the weather deck, chooses one for the round and puts the other under the deck without showing it. So going second has its charms.

    There are eight weather cards: three <see sunny>Sunny</see>, three <see cloudy>Cloudy</see> and two <see fog>Fog</see>. After the round, its card goes under the deck, too.
book_weather_words = weather, cards, weather card, choose, second player, deck, forecast, how many
book_weather_example = Red begins this round, so Blue has drawn two cards and chooses: Cloudy or Fog.

book_sunny = Sunny
book_sunny_text =
    The whole island is open and all tokens lie face up. This is the game as you know it.
book_sunny_words = sun, sunny, open, whole board, face up, clear

book_cloudy = Cloudy: the island opens bit by bit
book_cloudy_text =
    Play begins in the upper left quarter, 3 × 3 cells. The other three lie under <b>gloom boards</b>: as long as one lies there, nothing can be placed.

    Once no open cell is free, whoever has the turn removes one gloom board of their choice and goes on. From then on every free open cell will do. The other boards are removed the same way.

    Lines run across the borders of the quarters, so you may well start one at the edge of the gloom and hope.
book_cloudy_words = cloud, cloudy, gloom, gloom board, quarter, cover, covered, open, remove, lift, dark, 3x3
book_cloudy_example = The first quarter is full and Red has the turn: the gloom board of the upper right quarter is gone, and Red places a token there next. Before that, nothing could be placed on e2.

book_fog = Fog: face down
book_fog_text =
    As in cloudy weather, the island opens quarter by quarter. On top of that, all tokens are placed <b>face down</b>: you see only whose shield it is.

    Nobody may look at a placed token until the island is full, not even its owner. So remember what you have placed where! Then all are turned up, and the lines are counted as always.
book_fog_words = fog, mist, face down, hidden, cover, look, peek, back, memory, turn up, blind
book_fog_example = Blue has just placed a token on b3. From now on it is only a shield, to Red and to Blue alike.

book_memory = What you may know in fog
book_memory_text =
    A face-down token is shown to nobody, and the log names the characters only after the round. Until then you have to rely on your memory; remembering your own moves is allowed, of course.

    If an <see effects>effect</see> moves a face-down token, it stays face down. If one goes back to a hand, only its owner sees it.
book_memory_words = memory, remember, forget, note, log, look, peek, allowed, cheat, fog, face down

book_fog_mercenaries = Mercenaries in fog
book_fog_mercenaries_text =
    You may choose for every mercenary:

    - <b>face up:</b> its effect happens at once, and everybody sees what it is;
    - <b>face down:</b> it lies there like any other token. Only the <see cat>cat</see> and the <see crow>crow</see> still work, as the <see pig>pig</see> does: when lines are counted.

    Face down, a hippo takes a single cell, a frog never hops, and a chameleon has its owner’s colour. Starting characters always lie face down. The effects of face-up mercenaries reach face-down tokens, too.
book_fog_mercenaries_words = fog, mercenary, face up, face down, effect, hidden, open, covert
book_fog_mercenaries_example = Blue has placed the mouse face up on c2 and let it swap with the token on b2. Only a good memory knows what lies on c2 now.

## Mercenaries: the game.

chapter_hiring = Mercenaries: hiring and winning

book_rounds = Four rounds, two of them with mercenaries
book_rounds_text =
    - Rounds 1 and 2 are a simple game with the starting characters.
    - Then every point becomes a coin, and you may <see hire>hire</see> for round 3.
    - After round 3, its points become coins as well, and you may hire for round 4.
    - After round 4 it is settled who has won.

    You take turns at beginning, as always: whoever went second in round 2 begins round 3.
book_rounds_words = mercenaries, rounds, four, coins, money, when, hire, sequence, order, points become coins, who begins

book_rounds_early = Four rounds, three of them with mercenaries
book_rounds_early_text =
    - Round 1 is played with the starting characters.
    - Then every point becomes a coin, and you may <see hire>hire</see> for round 2.
    - After each later round, its points become coins as well, and you may hire for the next one.
    - After round 4 it is settled who has won.

    You take turns at beginning, as always: whoever went second in round 1 begins round 2.
book_rounds_early_words = mercenaries, rounds, four, coins, money, when, hire, sequence, order, points become coins, who begins, early

book_hire = Hire mercenaries
book_hire_text =
    Before the round, all choose at the same time and in secret whom to hire: as many mercenaries as you have coins for, or nobody. Each costs <b>10 coins</b> <money/>. Then all are shown and paid.

    A mercenary <b>replaces</b> one starting character, the one that is named with it, for the rest of the game. So you always have eighteen tokens, and every crow or mole you hire rids you of a rat. Choose your first hand from the new set.

    Everybody sees how many coins each side has, and whom it has hired. Whoever cannot afford anybody is not asked.
book_hire_words = hire, buy, mercenary, mercenaries, coin, coins, money, price, cost, pay, replace, shop, afford, save
book_hire_example = Blue has earned 46 coins and chosen a fox and a cat, in place of a wolf and a pig. Until all are ready, they can still be put back.

book_end_coins = Who wins: coins left
book_end_coins_text =
    After round 4, <b>coins left</b> decide: all points you have earned, less what you have paid. So a mercenary is worth hiring only if it brings more than its 10 coins in the rounds that are left.

    For example, Blue has earned 95 and paid 40: 55 coins. Red has earned 70 and paid 10: 60 coins, and Red wins.

    If coins are equal, add back what was paid: whoever has earned more wins. If that is equal, too, there is an extra round without hiring, and its points decide. If even they are equal, you share the victory.
book_end_coins_words = end, winner, who wins, coins, money, tie, equal, draw, extra round, spent, result

book_end_points = Who wins: points earned
book_end_points_text =
    After round 4, all <b>points earned</b> decide, no matter how much you have paid. Coins are for hiring only, so do not hoard them.

    If points are equal, there is an extra round without hiring, and its points decide. If even they are equal, you share the victory.
book_end_points_words = end, winner, who wins, points, coins, tie, equal, draw, extra round, spent, result

## Mercenaries: what they do.

chapter_mercenaries = Mercenaries: what they can do

book_effects = What all effects have in common
book_effects_text =
    - An effect happens <b>at once</b> when a mercenary is placed face up. Whoever placed it chooses.
    - What can be done must be done. Only turtle and frog leave you the choice.
    - What cannot be done in full does not happen at all.
    - <b>Adjacent</b> are the cells above, below, to the left and to the right; diagonals do not count. Cells under the gloom are out of reach.
    - A token that you place because of a fox, snake or turtle takes effect, too, once the effect before it is finished. A token that is merely moved does nothing.
    - A token that went back to a hand cannot be placed again in the same turn.
book_effects_words = effect, effects, ability, power, adjacent, neighbour, diagonal, must, may, choose, at once, order, chain, same turn
book_effects_example = The mouse on c3 can swap with the tokens on the four marked cells. Those that touch it only at a corner are not adjacent.

book_fox = Fox
book_fox_text =
    Replaces a wolf. A token is yours if it has your shield, even if it is a rat or a hare; so the fox is good for getting a spy out of the way. The token you take back has to wait for a later turn. With no other token in your hand, nothing happens.
book_fox_words = fox, take back, return, replace, exchange, own token, hand
book_fox_example = Blue’s rat lay on c3, beside a wolf. The fox on d3 sends it back to the hand, and a wolf takes its place: a line of three.

book_cat = Cat
book_cat_text =
    Replaces a pig. Three tokens bring 9 points, four 15, five 21 and six 30. Cat and pig in one line, or two cats, still make it three times, no more.
book_cat_words = cat, triple, triples, three times, multiply, bonus, pig and cat, two cats
book_cat_example = The cat on d4 finishes a row and a column, three tokens each: 3 × 3 points twice.

book_crow = Crow
book_crow_text =
    Replaces a rat. First the points of a line are multiplied, by a pig or a cat, then halved: three tokens with a crow bring 1 point, four with pig and crow 5, five with cat and crow 10. Two crows halve only once.

    Better than any rat: put it into the longest line your opponent has.
book_crow_words = crow, raven, halve, half, divide, rounded down, spy, opponent’s line, reduce
book_crow_example = Blue’s crow on f3 lies in two red lines. Row 3 with its pig brought Red 10 points; with the crow there are five tokens, 14 points (7 × 2), and half of it is 7. Column f: four tokens, 5 points, half of it rounded down: 2.

book_mole = Mole
book_mole_text =
    Replaces a rat. If there is any token on an adjacent cell, it has to swap with one, no matter whose. So it carries your wolf into a line, or slips out of one itself.
book_mole_words = mole, swap, exchange, change places, spy, adjacent
book_mole_example = The mole was placed on d2 and has swapped with the wolf on d3. Now three wolves stand in row 2, and the spy is out of the way.

book_mouse = Mouse
book_mouse_text =
    Replaces a wolf. It does what the mole does, but builds your own line: swap it with the very token that is in your way. If there is any token on an adjacent cell, it has to swap.
book_mouse_words = mouse, mice, swap, exchange, change places, adjacent
book_mouse_example = A red wolf stood between three blue ones. The mouse came to d3 and swapped with it: four in a row.

book_chameleon = Chameleon
book_chameleon_text =
    Replaces a rat. One of its sides is blue, the other red. It is placed in its owner’s colour and always stays the owner’s token, but builds for the colour that it shows.

    It turns to the <b>background</b> of any token that is placed next to it from a hand, no matter by whom; also of a mole or a mouse that has just been placed and swaps itself there. Tokens without a colour, face down or merely moved turn nothing.
book_chameleon_words = chameleon, lizard, turn, colour, change colour, two-sided, flip, red, blue
book_chameleon_example = The chameleon on d3 was showing red. Blue has placed a wolf on d4 next to it, it turns blue, and row 3 is a line.

book_fairy_dog = Fairy dog
book_fairy_dog_text =
    Replaces a hare. It does not matter whose the two tokens are; the dog itself stays where it is. With fewer than two tokens around it, nothing happens.
book_fairy_dog_words = fairy dog, dog, fairy, swap two, exchange, change places
book_fairy_dog_example = The fairy dog on d3 has made the tokens on d2 and c3 swap. Three blue wolves stand in column c now.

book_hippo = Hippo
book_hippo_text =
    Replaces a hare. Until your next turn both cells are taken, and nobody can move the hippo or take it. Then you choose one of the two, and you may use the other at once.

    It takes a single cell only if no two free cells are side by side, or if it is placed because of a fox or a snake.
book_hippo_words = hippo, hippopotamus, two cells, big, large, block, free, settle, move
book_hippo_example = Red threatens to build lines in rows 3 and 4. The hippo blocks both d3 and d4; in the next turn Blue has to let go of one of them.

book_turtle = Turtle
book_turtle_text =
    Replaces a wolf. You decide whether you place the second token. If you do, your opponent must place two in the next turn, as far as tokens and cells allow. There are never more than two a turn: in such a double turn, and in a turn that is not yours, a turtle does nothing.
book_turtle_words = turtle, tortoise, two tokens, second token, double turn, extra turn, again
book_turtle_example = The turtle on d3, and a wolf on e3 in the same turn: four in a row. Now Red places two tokens as well.

book_frog = Frog
book_frog_text =
    Replaces a wolf. It hops before you place your token, one cell at most, and not diagonally. In the turn in which you place it, it does not hop yet. It may also stay where it is.
book_frog_words = frog, toad, hop, jump, move, step, every turn, adjacent
book_frog_example = The frog hops from d3 to d2 and finishes a line. Only then does Blue place a token.

book_snake = Snake
book_snake_text =
    Replaces a wolf. Tokens in between are no obstacle. What counts is the shield: your opponent’s rat is the opponent’s token, even if it builds your line. Whoever has to take a token back decides alone what is placed instead, the same character if they have another one. With nothing else in that hand, the token cannot be chosen.

    Everybody has seen a face-up token go to that hand: they know it is there.
book_snake_words = snake, serpent, bite, reach, two cells, distance, diagonal, replace, take back, opponent’s token
book_snake_example = The snake on c3 reaches all marked cells. It has chosen the red wolf on e3: Red has it back in hand and must place another token there.

book_all_mercenaries = All mercenaries at a glance
book_all_mercenaries_text =
    - In place of a <b>wolf</b>: { fox } <b_fox/>, { turtle } <b_turtle/>, { frog } <b_frog/>, { snake } <b_snake/>, { mouse } <b_mouse/>. All of them build your line.
    - In place of a <b>rat</b>: { crow } <b_crow/> and { mole } <b_mole/>, spies like the rat, and { chameleon } <b_chameleon_blue/>, which changes colour.
    - In place of a <b>hare</b>: { fairy_dog } <b_fairy_dog/> and { hippo } <b_hippo/>. Both break lines.
    - In place of a <b>pig</b>: { cat } <b_cat/>. It builds your line.

    Each colour has one of every kind, and two cats. Each costs 10 coins.
book_all_mercenaries_words = list, all mercenaries, which, replaces, price, cost, how many, wolf, rat, hare, pig, overview

## Teams.

chapter_team = Team game: four players

book_team = Two against two
book_team_text =
    Two teams of two share the colours, and team-mates sit opposite each other. Everything that builds the colour of your team builds for you both; the points belong to the team. It is always sunny.

    Team-mates do not consult: no hints, no plans. A golden stud in the shield <b2_shield/> marks the tokens of a team’s second player.
book_team_words = team, teams, four players, partner, team-mate, two against two, together, talk, consult, sunny
book_team_example = Both players of the blue team have built this line: the wolf on b2, with a stud, is the second player’s. The pig doubles it.

book_team_hand = Nine tokens for each
book_team_hand_text =
    A team has one set of eighteen tokens. Every round it is dealt face down, nine to each of you. Choose five of your nine in secret; the other four are your own deck. Whoever has no token left misses the turn. Who begins goes around the table from round to round.
book_team_hand_words = team, hand, nine, 9, deal, five, deck, four, skip, begin, start

book_team_hire = Hiring in a team
book_team_hire_text =
    Coins belong to the team. First one player of each team hires, both at the same time; their mercenaries are shown and paid. If coins are left, the other two may hire as well. In the first hiring the players without a stud go first, then you change places from round to round. You do not decide together.

    The mercenaries join the team’s eighteen tokens and are dealt with them.
book_team_hire_words = team, hire, coins, common, share, who hires, order, mercenary

book_team_effects = Effects in a team
book_team_effects_text =
    - The fox takes back any token of its team. It goes to the hand of whoever placed the fox.
    - The snake sends a token back to whoever placed it.
    - Hippo and frog are moved by whoever placed them.
    - If the turtle’s second token is placed, the next player at the table places two.
book_team_effects_words = team, fox, snake, hippo, frog, turtle, effect, own, whose

## Blitz.

chapter_blitz = Blitz

book_blitz = Blitz: mercenaries from the start
book_blitz_text =
    A game for tournaments: two rounds, and the weather is agreed beforehand. Before the first round each of you has <b>80 coins</b> <money/> for <see hire>mercenaries</see>, eight of them at most. What you do not spend is lost, and there is no hiring later.

    The points of both rounds decide. With equal points there is one extra round; if that is equal, too, you share the victory.
book_blitz_words = blitz, tournament, quick, short, 80, eighty, coins, mercenaries, extra round, tie
book_blitz_example = The market before the first round. Each mercenary is shown with its price and whom it replaces.

## Pieces.

chapter_pieces = What lies on the table

book_pieces = Pieces
book_pieces_text =
    - The island: 6 × 6 cells. Columns have letters from a to f, rows numbers from 1 to 6; a1 is at the upper left.
    - 36 starting tokens, 18 of each colour: 9 wolves, 4 rats, 3 hares, 2 pigs.
    - 24 mercenaries, 12 of each colour.
    - 8 weather cards and 3 gloom boards, each for a quarter of the island.
    - Coins, as many as are needed.
book_pieces_words = pieces, components, in the box, how many, tokens, board, set-up, coordinates, cell names, coins, cards
