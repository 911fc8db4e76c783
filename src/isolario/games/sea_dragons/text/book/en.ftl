### The book of Sea Dragons, in English. What is explained where: book.toml. Terms: docs/glossary.md.
### Pictures inside the text (<coin/>) are only decoration: anybody who cannot see them misses nothing.

## What the points of an example are for.

book_of_gold_scored = Gold
book_of_ships_scored = Ships
book_of_missions_scored = Missions
book_of_most_missions_scored = Most missions

## The game in short.

chapter_game = The game in short

book_goal = What it is about
book_goal_text =
    Pirates have come to the four sea realms, and you are the dragons that guard these waters. In each turn you place one dragon: it sinks ships, finds gold and makes you stronger in its realm. With the ships you fulfil missions.

    Points are counted at the end: for gold, ships, missions and <see score>control of the realms</see>. <b>Most points win.</b>
book_goal_words = goal, aim, win, winner, points, start, begin, learn, how to play, pirates, story

book_sea = The sea
book_sea_text =
    Four realms lie around the central island. On their cells you find:

    - <b>pirate ships</b> <ship_red/> <ship_blue/>, with which you pay for <see mission>missions</see>;
    - <b>gold</b> <gold/>;
    - <b>reefs</b> <reef/>, which bring <see reef_cards>reef cards</see>;
    - <b>whirlpools</b> <whirlpool/>: covering one <see toll>costs gold</see>; left free it gives points at the end;
    - <b>sea currents</b> <current/> between the realms: they cost gold as well, and belong to no realm;
    - all the rest is water, and costs nothing.

    The corners of the island’s compass rose name the realms: starfish <starfish/> in the north-west, seahorses <seahorse/> in the north-east, crabs <crab/> in the south-west, nautiluses <nautilus/> in the south-east.
book_sea_words = sea, board, map, realm, realms, symbols, signs, what is what, island, compass rose, north, starfish, seahorse, crab, nautilus, whirlpool, current, reef, gold, ship, water, cell, border
book_sea_example = The middle of the sea before the first turn. A small coin with a 2 marks every cell that costs gold.

book_supply = What you have
book_supply_text =
    - two <b>dragon cards</b>; only you see their shapes, unless you took them from the market;
    - <b>4 gold</b> <coin/> to begin with;
    - <b>heads</b> <head_orange/>: one for each of your turns. That is 14 with two players, 11 with three, 8 with four and 7 with five;
    - later also ships, missions and secret reef cards.
book_supply_words = supply, hand, cards, heads, turns, how many turns, how long, gold, coins, money, start, set-up
book_supply_example = Your supply at the beginning of a game for two: 14 heads, 4 gold, no ships yet and two medium dragons.

book_turn = Your turn: three steps
book_turn_text =
    - <see place>Play a dragon</see>: place it and take what it covers.
    - <see mission>Fulfil a mission</see>, if you can and want to.
    - <see take>Take a new dragon card</see>, of another size.

    Always in this order; then it is the next player’s turn, clockwise. Instead of all three you may <see pass>pass</see>.

    Nobody asks whether you want a mission, as that might give your secret cards away: if you take a new card at once, you do without.
book_turn_words = turn, my turn, steps, order, phase, actions, what can I do, what now, clockwise, skip mission

## Step 1.

chapter_dragon = Step 1: play a dragon

book_place = Place your dragon
book_place_text =
    Play one of your two cards: lay a dragon of exactly this shape on free cells, turned and mirrored as you like. One of its cells has the head, the others have tails; where the head is makes no difference.

    A dragon cannot lie on the island, on another dragon or beyond the edge of the sea. The card goes face up to the discards.
book_place_words = place, put, lay, dragon, card, shape, rotate, rotation, turn, spin, mirror, flip, head, tail, free cell, overlap, edge
book_place_example = The first dragon of a game. Its shape was turned so that it lies next to the island and covers two ships as well.

book_beside = Next to the island or a rival
book_beside_text =
    At least one cell of your dragon has to be next to the <b>island</b> or to a dragon of <b>another player</b>. Only sides count, corners do not.

    So everybody starts at the island, and from there you move on along other players’ dragons.
book_beside_words = next to, beside, adjacent, touch, island, rival, opponent, where, cannot place, why not, corner, diagonal, side
book_beside_example = The outlined cell puts the orange dragon next to the green one: that is enough. Further up, with nobody beside it, it could not be placed.

book_apart = Never next to your own
book_apart_text =
    No cell of the new dragon may be next to a dragon of <b>your own</b>. Corner to corner is fine.

    While you place, the cells beside your dragons are hatched.
book_apart_words = own, my dragon, next to, touch, adjacent, beside, hatched, lines, forbidden, cannot place, why not, corner, diagonal
book_apart_example = The outlined cells are free, and the island is next to them. But f6 lies side by side with an orange dragon, so orange cannot place another one there.

book_neighbours = Rivals beside you get gold
book_neighbours_text =
    Once your dragon is placed, every other player gets <b>1 gold</b> for <b>each</b> of their dragons next to it. It comes from the common supply and costs you nothing; but gold is worth points.

    With only the island beside it, your dragon earns nobody else anything. And whoever gets to a good place first may earn from all who follow.
book_neighbours_words = neighbour, rival, opponent, gold, gets gold, why did they get gold, adjacent, next to, dragon, pays, income
book_neighbours_example = The new orange dragon is next to two green ones, so green gets 2 gold. Orange finds a ship and 2 gold, and pays 2 gold for the current.

book_toll = Whirlpools and currents cost gold
book_toll_text =
    Each whirlpool <whirlpool/> and each cell of a current <current/> under your dragon costs <b>2 gold</b>. Gold that the same dragon finds can be spent at once; a <see gold_card>gold card</see> has to be discarded beforehand. If you cannot pay, you cannot place the dragon there.

    It also costs points: at the end every <b>free</b> whirlpool counts for whoever controls the realm. So go around them where you are ahead, and cover them where a rival is.
book_toll_words = whirlpool, vortex, current, stream, cost, price, pay, gold, 2, toll, not enough gold, too expensive, cross
book_toll_example = Two whirlpools cost 4 gold, and the dragon finds 1: of 4 gold 1 is left. A straight dragon from f5 down to the current on f8 would have cost 6, and could not be placed.

book_finds = What your dragon finds
book_finds_text =
    What your dragon covers is yours at once:

    - every <b>pirate ship</b> <ship_red/> lies in your supply from now on, for all to see;
    - every <b>gold symbol</b> <gold/> gives 1 gold;
    - every <b>reef</b> <reef/> brings a <see reefs>reef card</see>.

    Ships pay for <see mission>missions</see>. At the end each ship left is worth 1 point, and so is each gold.
book_finds_words = ship, ships, reef, pirate, sink, gold, coin, cover, reward, collect, take, find, colour
book_finds_example = The dragon covers 1 gold, a red ship and a green one. That would be 3 points more at the end, or perhaps they will pay for a mission.

book_reefs = Reefs
book_reefs_text =
    For every reef <reef/> that your dragon covers you draw <b>two reef cards</b>: you keep one in secret, the other goes under the deck. There are <see reef_cards>four kinds</see>.
book_reefs_words = reef, reefs, coral, draw, two cards, keep, secret, under the deck, choose
book_reefs_example = The dragon has covered a reef. Two green ships, or gold? You keep one of the two.

book_turn_example = Example: one dragon
book_turn_example_text =
    Purple plays a large dragon, mirrored, and places it between a pink and a green one:

    - it covers a red and a green ship: both are purple’s;
    - it finds 1 gold and pays 2 gold for the whirlpool;
    - pink and green have one dragon each beside it and get 1 gold each.

    If both neighbours were green, green would get 2 gold.
book_turn_example_words = example, turn, sequence, whole turn, walkthrough
book_turn_example_example = The outlined cells are what counts: whirlpool, gold and two ships. Of 4 gold 3 are left, and 2 ships have come.

book_order = What comes first
book_order_text =
    You need not remember this, the table does: place the dragon, take the gold it finds, pay for whirlpools and currents, take the ships, choose reef cards, and then the others get their gold.

    Several reefs come one after the other: a card goes under the deck before the next two are drawn. If one card is left in the reef deck, you keep it; if none is left, you get none. Reef cards that have been used leave the game.
book_order_words = order, first, sequence, several reefs, two reefs, reef deck empty, last reef card, used reef cards

## Step 2.

chapter_mission = Step 2: fulfil a mission

book_mission = Ships become points
book_mission_text =
    Four missions lie open. Once a turn you may fulfil one of them: discard the ships it shows and take its card. Its points count at the end, and the <see most_missions>most missions</see> give 5 more. The ships leave the game, and a new mission takes the place of the old one.

    Short of a colour? <see two_for_one>Two ships</see> of one colour stand for one of any other. A tick <payable/> marks what you can pay for.
book_mission_words = mission, missions, task, quest, fulfil, pay, ships, points, market, tick, how many, once a turn
book_mission_example = You have a green and a red ship. The first mission asks for just these and gives 5 points. One of the others gives a reef card as well: it shows a coral.

book_two_for_one = Two ships for one
book_two_for_one_text =
    Two ships of one colour stand for one ship of any other: for example two green ones <ship_green/> <ship_green/> for a red one <ship_red/>. You may do that several times in one mission, and with the ships of reef cards too. You never pay more than needed.
book_two_for_one_words = two for one, substitute, replace, exchange, other colour, missing ship, wrong colour, wild, joker
book_two_for_one_example = The first mission, in gold, asks for a red and a blue ship. You have two green ships, two purple ones and one blue: blue pays for itself, and either pair stands for the red one.

book_pay_with_cards = Reef cards can pay too
book_pay_with_cards_text =
    <see two_ships>“Two ships”</see> and <see any_ship>“ship of any colour”</see> pay for missions like the ships in your supply. A ship from the former may even be half of a pair that stands for another colour. First you name the mission and the cards, then the ships. Only the second ship of a “two ships” card may be wasted, nothing else.
book_pay_with_cards_words = reef card, pay, mission, two ships, any ship, waste, combine
book_pay_with_cards_example = You have a red ship and the reef card “ship of any colour”. Together they pay for the first mission: the card stands for the green ship.

book_mission_reef = Missions with a reef
book_mission_reef_text =
    A mission with a coral <reef_sign/> gives fewer points, but a reef card as well: draw two and keep one, as at any reef. After that a new mission is laid out.
book_mission_reef_words = mission, reef, coral, reef card, bonus, reward
book_mission_reef_example = A green and a blue ship have brought 3 points, and now a reef card: a hidden dragon in the realm of seahorses, or gold.

book_missions_list = What missions ask for
book_missions_list_text =
    There are 33 missions. The more ships, the more points:

    - 2 ships (10 missions): 5 points, or 3 and a reef card
    - 3 ships (11 missions): 8 points, or 6 and a reef card
    - 4 ships (8 missions): 11 points, or 9 and a reef card
    - 5 ships (4 missions): 15 points, or 13 and a reef card

    The numbers are our reconstruction. Once their deck is empty, no new missions come.
book_missions_list_words = missions, list, all missions, how many points, how many ships, deck, value, worth

## Step 3.

chapter_card = Step 3: take a new card

book_take = A card of another size
book_take_text =
    Dragons are small (3 cells), medium (4) or large (5). Take a card of <b>a different size</b> from the one just played: after a medium dragon a small or a large one.

    You may take an open card from the market, and everybody will know it, or the top card of a deck, which only you will know. What was taken from the market is replaced at once.
book_take_words = take, draw, new card, market, deck, size, small, medium, large, other size, same size, refill, why not
book_take_example = Small dragons above, medium ones in the middle, large ones below: on the left each deck with its number of cards, then two open cards. After a medium dragon you take from the upper or the lower row.

book_deck_empty = When a deck runs out
book_deck_empty_text =
    If a card is needed and its deck is empty, the discards of this size are shuffled into a new one. If there is no card of another size at all, you take none. The rulebook is silent about both: that is our ruling.
book_deck_empty_words = deck, empty, run out, shuffle, reshuffle, discards, no cards

book_deck_gone = When a deck runs out
book_deck_gone_text =
    At this table dragon cards that have been played are gone for good: an empty deck stays empty, and nothing fills its gaps in the market. If there is no card of another size at all, you take none. The rulebook is silent about both.
book_deck_gone_words = deck, empty, run out, gone, leave the game, no cards

book_dragon_cards = All dragon cards
book_dragon_cards_text =
    - <b>small</b> (26), 13 each: <dragon_3I/> I, <dragon_3V/> V
    - <b>medium</b> (36), 8 each: <dragon_4L/> L, <dragon_4S/> S; 7 each: <dragon_4I/> I, <dragon_4T/> T; 6: <dragon_4O/> O
    - <b>large</b> (18), 2 each: <dragon_5L/> L, <dragon_5N/> N, <dragon_5P/> P, <dragon_5T/> T, <dragon_5W/> W, <dragon_5Y/> Y; 1 each: <dragon_5F/> F, <dragon_5I/> I, <dragon_5U/> U, <dragon_5V/> V, <dragon_5X/> X, <dragon_5Z/> Z

    The letter looks like the shape. The back of a card tells its size. How many there are of each shape is our reconstruction.
book_dragon_cards_words = dragon cards, list, all cards, shapes, letters, how many, small, medium, large, probability, back

## Pass.

chapter_pass = Or pass

book_pass = Pass
book_pass_text =
    Nothing fits, or it is too dear, or you would rather wait? Then pass instead of all three steps: put one of your heads back into the box, discard a dragon card, get <b>2 gold</b> and take a card of a different size from the discarded one. There is no mission in such a turn.

    Without a dragon card in hand you discard nothing, and the new one may be of any size.
book_pass_words = pass, skip, nothing fits, cannot place, stuck, no move, gold, 2 gold, swap card, empty hand
book_pass_example = A medium card was discarded: from 1 gold there are 3 now, and the new card may be small or large. One head, and so one turn, is used up.

## Reef cards.

chapter_reef = Reef cards

book_reef_cards = Four kinds of reef cards
book_reef_cards_text =
    You get them from <see reefs>reefs</see> and from some missions. They stay secret until you use them or the game ends.

    - <see two_ships>Two ships</see> of one colour: for missions, or 2 points.
    - <see any_ship>A ship of any colour</see>: for missions, or 1 point.
    - <see hidden_dragon>A hidden dragon</see>: one dragon more in its realm at the end.
    - <see gold_card>Gold</see>: 4 gold when you need it, or 4 points.
book_reef_cards_words = reef, reefs, reef card, reef cards, kinds, what does it do, secret, bonus, how many
book_reef_cards_example = From left to right: two green ships, a ship of any colour, a hidden dragon in the realm of starfish, gold.

book_two_ships = Two ships
book_two_ships_text =
    This card is two ships of the colour shown. It is discarded whole when it pays for a mission: if you need only one of its ships, the other is lost. If you keep it to the end, it is worth 2 points. There are two such cards of each colour.
book_two_ships_words = two ships, reef card, pair, ship, colour, lose, waste
book_two_ships_example = As they lie, the red ship and the card would be worth 3 points. They could also pay for a mission with one green ship and one red; then the second green ship would be lost.

book_any_ship = Ship of any colour
book_any_ship_text =
    This card is one ship of whatever colour a mission asks for. If you keep it to the end, it is worth 1 point. There are four of them.
book_any_ship_words = any ship, any colour, joker, wild, reef card, ship
book_any_ship_example = With two blue ships and this card you can pay for two blue ships and one of any other colour. Kept, the three are worth 3 points.

book_hidden_dragon = Hidden dragon
book_hidden_dragon_text =
    At the end it counts as one more dragon of yours in the realm whose creature it shows, even if you have no other there. Until then nobody else knows of it. It has no pieces, so it does not help where <b>pieces</b> decide. There are two for each realm.
book_hidden_dragon_words = hidden, secret, dragon, reef card, realm, surprise, tie
book_hidden_dragon_example = In the realm of starfish orange and green have one dragon each. Green’s hidden one is the second: 2 dragons, though with fewer pieces, are first place and 30 points. So far only green knows.

book_gold_card = Gold card
book_gold_card_text =
    In your turn you may discard it for <b>4 gold</b>: before you place a dragon, choose a reef card or take a new card, but not while you pay for a mission. Then you can <see toll>pay</see> for whirlpools and currents with it; a card that the same dragon brings comes too late. If you keep it to the end, it is worth 4 points. There are four of them.
book_gold_card_words = gold, gold card, 4, four gold, cash, exchange, reef card, coins, money, not enough gold
book_gold_card_example = Without gold you could not cover two whirlpools. The gold card, discarded first, gives 4; the dragon finds 1 more and pays 4.

## The end.

chapter_end = The end and the points

book_end_of_game = When the game ends
book_end_of_game_text =
    It ends when nobody has a head left. Every turn takes one, even a pass, so everybody has the same number: 14 with two players, 11 with three, 8 with four, 7 with five. The last turn is played out like any other, with a mission and a new card. Then all reef cards are shown.
book_end_of_game_words = end, game over, finish, last turn, heads, how long, turns, rounds

book_score = What gives points
book_score_text =
    - <b>gold:</b> 1 point for each, 4 for a gold card
    - <b>ships:</b> 1 point for each one left, including those on reef cards
    - <b>missions:</b> what is written on them
    - <b>most missions:</b> <see most_missions>5 points</see>
    - <b>realms:</b> points for their free whirlpools; the <see realm_table>table of realms</see> shows them at any time
book_score_words = points, score, scoring, count, worth, value, gold, ships, missions, realms, end
book_score_example = Orange has 5 gold, 3 ships, two missions for 5 and 8 points, and the most missions: 5 + 3 + 13 + 5 points. Realms come on top.

book_realms = Who controls a realm
book_realms_text =
    In each realm all count their dragons that have at least one piece there, and their <see hidden_dragon>hidden dragons</see> of this realm.

    - <b>First place: 3 points for every free whirlpool</b> of the realm.
    - <b>Second place:</b> half of that, rounded down.
    - The others get nothing. Without a dragon there you get no place.

    If two players have the same number of dragons, <see realm_ties>pieces</see> decide.
book_realms_words = realm, realms, control, rule, majority, most dragons, whirlpools, free, points, first place, second place, half, three players, four players, five players
book_realms_example = Orange has 2 dragons in the realm of starfish, green 1. Green covers two whirlpools, the 8 outlined ones are free: 24 points for orange, 12 for green.

book_realm_numbers = What a realm gives
book_realm_numbers_text =
    By its free whirlpools: first place, second place.

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

    Every realm begins with 10; that is our reconstruction.
book_realm_numbers_words = realm, numbers, table, list, points, how much, whirlpools, first place, second place, half, rounded down, three players, four players, five players

book_realm_ties = The same number of dragons
book_realm_ties_text =
    Then whoever has more <b>pieces</b> in the realm is ahead, heads and tails. Hidden dragons and pieces on currents are not counted for this. Whoever loses first place this way is second.
book_realm_ties_words = tie, equal, same, draw, dragons, pieces, tie-break, realm, first place, second place
book_realm_ties_example = All three have one dragon in the realm of starfish. Green has 5 pieces there, orange 4, purple 3: green is first with 30 points, orange second with 15, purple gets nothing.

book_shared_place = Equal in pieces as well
book_shared_place_text =
    Players with the same number of dragons and the same number of pieces share their place, and <b>each</b> gets all its points. If first place is shared, there is no second.
book_shared_place_words = tie, equal, same, draw, shared, both, no second, pieces, realm, first place
book_shared_place_example = Orange and green have one dragon of four pieces each: both are first, with 24 points each. For purple, with three pieces, there is nothing left.

book_realms_two = Who controls a realm
book_realms_two_text =
    In each realm both count their dragons that have at least one piece there, and their <see hidden_dragon>hidden dragons</see> of this realm. Whoever has more gets <b>2 points for every free whirlpool</b> of the realm. The other gets nothing. (With three to five players it is 3 points for each, and second place gets half of that.)

    The same number of dragons? Then whoever has more pieces in the realm, heads and tails; hidden dragons and pieces on currents are not counted for this. If that is equal too, nobody gets points.

    Each realm begins with 10 whirlpools, which is 20 points.
book_realms_two_words = realm, realms, control, rule, majority, most dragons, whirlpools, free, points, tie, equal, first place, two players
book_realms_two_example = Orange has 2 dragons in the realm of starfish, green 1. Green covers two whirlpools, the 8 outlined ones are free: 16 points for orange.

book_realm_table = The table of realms
book_realm_table_text =
    The table “{ sdr_area_realms }” shows who would get what if the game ended now; of hidden dragons it counts only your own. Each realm has a row, each player a column:

    - the realm’s creature, its free whirlpools <whirl/>, and what first and second place are worth;
    - for every player, dragons · pieces, and below them the points. First place is gold, second place dashed.
book_realm_table_words = table, realms, overview, numbers, dots, dragons, pieces, columns, rows, how to read, standing
book_realm_table_example = Starfish: orange leads with 2 dragons and 7 pieces, green is second. Seahorses: purple and orange have one dragon each, but purple has more pieces there. Crabs: nobody yet. Nautiluses: green is ahead of orange, again by pieces.

book_crossing = Across a current
book_crossing_text =
    A dragon that crosses a current counts in <b>both</b> realms, each with the pieces that lie in it. Pieces on currents count nowhere. So 2 gold for the current give you a dragon in two realms.
book_crossing_words = cross, current, border, both realms, two realms, count, pieces, stream
book_crossing_example = One piece lies in the realm of crabs, one in that of nautiluses, the middle one on the current. Nobody else is there yet: first place in both, 30 points each.

book_realm_example = A realm is counted
book_realm_example_text =
    In the realm of starfish 7 whirlpools are free. Green has 4 dragons, purple has 3 and a hidden one; orange and pink have 2 each.

    So green and purple both have 4, and their pieces decide: 12 against 9. Green is first and gets 21 points. Purple is second and gets half of that, 10. Orange and pink get nothing.
book_realm_example_words = example, realm, count, tie, hidden dragon, pieces, first place, second place
book_realm_example_example = The points are purple’s, whose fourth dragon is on a reef card. With three it would be second place as well.

book_most_missions = The most missions
book_most_missions_text =
    Whoever has fulfilled the most missions gets <b>5 points</b>. If several are level, the 5 go to the one whose missions give more points; if that is equal too, each gets 5. If nobody has a mission, nobody does.
book_most_missions_words = most missions, 5 points, five, bonus, tie, equal, number of missions
book_most_missions_example = Orange and green have two missions each. Orange’s give 13 points, green’s 10, so orange gets the 5 points. Purple has only one mission, although it gives 15.

book_winner = Who wins
book_winner_text =
    Most points win. If several are level, the one with more missions wins; if they are equal in that too, they share the victory. The other places are decided in the same way.
book_winner_words = win, winner, victory, tie, equal points, draw, tie-break, shared

## Pieces and set-up.

chapter_pieces = Pieces and set-up

book_set_up = Set-up
book_set_up_text =
    - The four realm boards are joined to the island at random, either side up, and a random ship, face up, is put on each of the 44 ship spots.
    - Dragon cards are shuffled into three decks by size, and two of each lie open: the dragon market. Four missions lie open: the mission market. Reef cards are shuffled and lie face down.
    - Everybody gets heads, 4 gold and 2 medium dragons from the deck. The colours go by seats: orange, green, purple, pink, yellow.
    - Who begins is drawn by lot. At a real table it is whoever was last on board a ship.
book_set_up_words = set-up, preparation, start, begin, first player, who begins, colours, market, decks, boards

book_pieces = What there is
book_pieces_text =
    - 54 heads: 14 orange, 14 green, 11 purple, 8 pink, 7 yellow; as many tails as you need
    - 44 pirate ships: 12 green, 11 purple, 11 red, 10 blue
    - 80 dragon cards: 26 small, 36 medium, 18 large
    - 33 missions and 24 reef cards
    - gold, which never runs out
book_pieces_words = pieces, components, box, how many, heads, tails, ships, cards, colours

book_sea_size = How large the sea is
book_sea_size_text =
    There are 15 × 15 cells: four realms of 7 × 7, a cross of currents one cell wide between them, and the island over the 3 × 3 cells in the middle. So a realm has 48 cells, the currents have 24, and 12 cells are next to the island. On water there is a ship, gold or a reef, never two of them; on whirlpools and currents there is nothing.

    { about_pieces }
book_sea_size_words = size, sea, board, cells, realm, island, reconstruction, real game, original

book_secret = What others see
book_secret_text =
    - <b>Everybody sees</b> gold, ships, missions, discards, the sizes of the cards in every hand and how many reef cards everybody keeps.
    - <b>Secret:</b> the shapes in hand, except those from the market; reef cards; and the order of the decks.

    If you put a reef card under the deck, you know it until somebody draws it. A reef card is shown when it is used, all the others at the end. A hand has no order; of two equal cards the one that everybody knows is played or discarded first.
book_secret_words = secret, hidden, open, see, others, know, hand, reef cards, back, memory, spy
