### Sea Dragons, in English. docs/glossary.md fixes the terms.

sea_dragons = Sea Dragons
about_sea_dragons = Place your dragons around the island, sink pirate ships, fulfil missions and fight for the four realms of the sea. But mind your neighbours: each time you place a dragon, every rival dragon next to it brings gold to its owner.
about_pieces = The rules are those of the original, and so are the numbers of boards, cards and ships and the sizes of the realms and the dragons. What lies where on the boards, what the missions ask for and give, and how many cards there are of each shape and of each kind of reef card are our reconstruction.
about_pieces_short = Boards, missions and the mix of cards are our reconstruction.

## What every table says, worded for this one.

page_score_now = If the game ended now (without others’ reef cards)
page_standing_text = What each would have if the game ended now. Others’ reef cards are not counted: dragons may be hidden among them. Scored so far — { $scores }.

## The players, by colour.

orange = Orange
green = Green
purple = Purple
pink = Pink
yellow = Yellow

## Realms, ships and cards.

realm_starfish = realm of starfish
realm_seahorse = realm of seahorses
realm_crab = realm of crabs
realm_nautilus = realm of nautiluses

ship_green = green ship
ship_purple = purple ship
ship_red = red ship
ship_blue = blue ship

# The size of a dragon.
small = small
medium = medium
large = large
# $letter is the shape: “medium dragon L”.
dragon_card = { $size } dragon { $letter }

reef_2green = two green ships
reef_2purple = two purple ships
reef_2red = two red ships
reef_2blue = two blue ships
reef_any = ship of any colour
reef_NW = hidden dragon in the realm of starfish
reef_NE = hidden dragon in the realm of seahorses
reef_SW = hidden dragon in the realm of crabs
reef_SE = hidden dragon in the realm of nautiluses
reef_gold = gold

# A mission is told by what it gives and asks for: “5 points for 2 green ships, 1 red”. The first
# colour that it asks for has the noun (asks_…), the others have not (also_…).
mission_card =
    { $reefs ->
        [0] { mission_worth } for { mission_ships }
       *[other] { mission_worth } and a reef card for { mission_ships }
    }
mission_paid =
    { $reefs ->
        [0] { mission_worth } for { $paid }
       *[other] { mission_worth } and a reef card for { $paid }
    }
# The same, for somebody who sees the card.
mission_paid_seen = For { $paid }
mission_worth =
    { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
mission_ships =
    { $green ->
        [0] { $purple ->
            [0] { $red ->
                [0] { asks_blue }
               *[other] { asks_red }{ also_blue }
            }
           *[other] { asks_purple }{ also_red }{ also_blue }
        }
       *[other] { asks_green }{ also_purple }{ also_red }{ also_blue }
    }
asks_green =
    { $green ->
        [one] { $green } green ship
       *[other] { $green } green ships
    }
asks_purple =
    { $purple ->
        [one] { $purple } purple ship
       *[other] { $purple } purple ships
    }
asks_red =
    { $red ->
        [one] { $red } red ship
       *[other] { $red } red ships
    }
asks_blue =
    { $blue ->
        [one] { $blue } blue ship
       *[other] { $blue } blue ships
    }
also_purple =
    { $purple ->
        [0] { "" }
       *[other] , { $purple } purple
    }
also_red =
    { $red ->
        [0] { "" }
       *[other] , { $red } red
    }
also_blue =
    { $blue ->
        [0] { "" }
       *[other] , { $blue } blue
    }

## Steps of a turn and what to do.

step_play = Place a dragon
step_reef = Reef card
step_mission = Mission
step_take = New card
step_pass = Pass

prompt_play = Place a dragon next to the island or to a rival’s dragon, not next to your own. Or pass.
prompt_play_empty = You have no dragon cards: pass, and you get 2 gold and a new card.
prompt_reef = Keep one reef card: { $cards }. The other goes under the deck.
prompt_mission = Fulfil a mission, or simply take a new dragon card, of a different size from the one you played.
prompt_ships = Choose the ships to pay for the mission with: two of one colour stand for one of any other.
prompt_take = Take a new dragon card of a different size from your last, from the market or a deck.

## What happened. First the parts of which lines are made.

gold_coins = { $gold } gold
ships_counted =
    { $ship_id ->
        [ship_green] { $number ->
            [one] { $number } green ship
           *[other] { $number } green ships
        }
        [ship_purple] { $number ->
            [one] { $number } purple ship
           *[other] { $number } purple ships
        }
        [ship_red] { $number ->
            [one] { $number } red ship
           *[other] { $number } red ships
        }
       *[other] { $number ->
            [one] { $number } blue ship
           *[other] { $number } blue ships
        }
    }
heads_counted =
    { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }

realms_joined = The realms lie around the island: starfish { $nw }, seahorses { $ne }, crabs { $sw }, nautiluses { $se }; the ships are placed
markets_opened = Dragon market: { $card_1 }, { $card_2 }, { $card_3 }, { $card_4 }, { $card_5 }, { $card_6 }. Mission market: { $mission_1 }; { $mission_2 }; { $mission_3 }; { $mission_4 }
hand_dealt =
    { $card_id ->
        [unknown] { $player }: 2 cards of medium dragons, { gold_coins }, { heads_counted }
       *[other] { $player }: { $card }, { $other_card }, { gold_coins }, { heads_counted }
    }
turn_begins = Turn: { $player }
dragon_placed = { $player }: { $card } on { $cells }
gold_found = { $player }: +{ gold_coins } ({ $cells })
toll_paid = { $player }: −{ gold_coins } for { tolled } ({ $cells })
tolled =
    { $currents ->
        [0] { tolled_whirlpools }
       *[other] { $whirlpools ->
            [0] { tolled_currents }
           *[other] { tolled_whirlpools } and { tolled_currents }
        }
    }
tolled_whirlpools =
    { $whirlpools ->
        [1] a whirlpool
       *[other] { $whirlpools } whirlpools
    }
tolled_currents =
    { $currents ->
        [1] a current
       *[other] { $currents } cells of current
    }
ships_sunk = { $player }: +{ ships_counted } ({ $cells })
neighbour_paid = { $player }: +{ gold_coins } as a neighbour of the new dragon
passed = { $player }: pass, +{ gold_coins }; discarded: { $card }
passed_without_card = { $player }: pass, +{ gold_coins }; no card to discard
gold_card_cashed = { $player }: gold card discarded, +{ gold_coins }

reefs_drawn =
    { $reef_id ->
        [unknown] { $player }: choice of two reef cards
       *[other] { $player }: choice of two reef cards: { $reef }, { $other_reef }
    }
last_reef_drawn =
    { $reef_id ->
        [unknown] { $player }: the last reef card
       *[other] { $player }: the last reef card: { $reef }
    }
no_reef_left = { $player }: nothing from the reef, its deck is empty
no_reef_for_mission = { $player }: no reef card for the mission, their deck is empty
reef_kept =
    { $reef_id ->
        [unknown] { $player }: one reef card kept, the other put under the deck
       *[other] { $player }: reef card kept: { $reef }; under the deck: { $other_reef }
    }
mission_chosen = { $player }: mission — { $mission }
reef_card_used = { $player }: reef card used: { $reef }
ships_spent = { $player }: −{ ships_counted }
mission_fulfilled = { $player }: mission fulfilled, { mission_worth } at the end
mission_opened = New mission: { $mission }
card_taken = { $player }: { $card } from the market
card_opened = New in the dragon market: { $card }
card_drawn =
    { $card_id ->
        [unknown] { $player }: a { $size } dragon from the deck
       *[other] { $player }: { $card } from the deck
    }
deck_shuffled = The discards of { $size } dragons are shuffled into a new deck
reef_card_shown = { $player }: reef card shown: { $reef }

## What gives points.

gold_scored =
    { $cards ->
        [0] { $player }: gold: { plus_points }
       *[other] { $player }: gold (coins: { $gold }, gold cards: { $cards }): { plus_points }
    }
ships_scored =
    { $cards ->
        [0] { $player }: ships left: { plus_points }
       *[other] { $player }: ships left (tokens: { $ships }, reef cards: { $cards }): { plus_points }
    }
missions_scored =
    { $missions ->
        [one] { $player }: { $missions } mission: { plus_points }
       *[other] { $player }: { $missions } missions: { plus_points }
    }
most_missions_scored = { $player }: most missions ({ $missions }): { plus_points }
realm_first = { $player }: { $realm }, first place (dragons: { realm_dragons }, pieces: { $pieces }, free whirlpools: { $whirlpools }): { plus_points }
realm_second = { $player }: { $realm }, second place (dragons: { realm_dragons }, pieces: { $pieces }, free whirlpools: { $whirlpools }): { plus_points }
realm_dragons =
    { $hidden ->
        [0] { $dragons }
       *[other] { $laid } on the board and { $hidden } hidden
    }

## Why a move is not possible.

no_such_dragon = No dragon has such a shape.
no_such_card = You do not have this card: { $card }.
cell_taken = There is a dragon there already: a new one needs free cells.
touches_own_dragon = A dragon of yours cannot be next to another of your own.
touches_nothing = A new dragon has to be next to the island or to another player’s dragon.
not_enough_gold = The whirlpools and currents there cost { $price } gold: you lack { $lacking }.
cash_gold_card_first = { not_enough_gold } Discard a gold card first: it brings 4 gold.
no_gold_card = You have no gold card.
no_such_mission = There is no such mission in the market.
cannot_pay_mission = Your ships are not enough for this mission, not even with reef cards and with two of one colour for one of another.
pay_otherwise = You can pay for this mission, but not with these reef cards: some are missing, or not needed.
same_size = The new card has to be of a different size from the one you played or discarded.
not_in_market = There is no such card in the dragon market.
deck_is_empty = There are no cards of this size left to draw.
play_now = Now you have to play one of your dragon cards, or pass and discard one of them.
keep_now = Now you have to keep one of the two reef cards.
mission_now = The dragon of this turn is placed: now fulfil a mission or take a new dragon card.
ships_now = Now you have to choose ships that pay for the mission, and no more than needed.
take_now = Now you have to take a new dragon card.

## The rules, clause by clause (docs/rules/sea-dragons.md).

clause_SDR_C1 = Four double-sided realm boards lie around the central island, with sea currents between them. The island’s compass rose gives each realm its symbol, whichever board lies there: a starfish in the north-west, a seahorse in the north-east, a crab in the south-west, a nautilus in the south-east. Hidden dragons on reef cards belong to a realm by this symbol.
clause_SDR_C2 = A cell is water, a whirlpool or a sea current. On water there can be a ship spot, gold or a reef, but only one of these; on whirlpools and currents there is nothing.
clause_SDR_C3 = There are 54 heads (14 orange, 14 green, 11 purple, 8 pink, 7 yellow) and as many tails as you need; 44 pirate ships: 12 green, 11 purple, 11 red, 10 blue. The gold of the common supply never runs out.
clause_SDR_C4 = There are 26 cards of small dragons (3 cells), 36 of medium ones (4) and 18 of large ones (5), 33 missions and 24 reef cards. The back of a dragon card tells the size, not the shape.
clause_SDR_C5 = The sea has 15×15 cells: four realms of 7×7, a cross of currents one cell wide between them, and the island over the 3×3 cells in the middle. So each realm has 48 cells, the currents have 24, and 12 cells are next to the island. The size of the island, and what lies where on the boards, is our reconstruction.
clause_SDR_S1 = The realm boards are joined to the island at random, either side up, unless you have agreed how they lie; their inner corners meet it. On every ship spot lies a random ship, face up: there are 44 spots, so all ships are used.
clause_SDR_S2 = Dragon cards are shuffled into three decks by size, and two of each are face up: that is the dragon market. Four missions are face up: the mission market. The reef cards are shuffled and lie face down.
clause_SDR_S3 = The colours go by the order of seats: orange, green, purple, pink, yellow.
clause_SDR_S4 = Heads for each: 14 with two players, 11 with three, 8 with four, 7 with five.
clause_SDR_S5 = Everybody gets 4 gold and 2 cards of medium dragons from the deck. Who begins is left to chance, unless you have agreed on it (at a real table whoever was last aboard a ship begins).
clause_SDR_H1 = Everybody sees gold, ships, fulfilled missions, discarded cards, the sizes of the cards in all hands and how many reef cards each player has kept. What is secret: the shapes of the cards in hands, except those from the market; the reef cards that are kept; and the order of the decks. Whoever put a reef card under the deck knows it until somebody draws it; then only that player does. A reef card is shown when it is used, and all that are left are shown at the end. Hands have no order; of two equal cards the one that everybody knows is played or discarded first.
clause_SDR_T1 = Turns go clockwise. In your turn, in this order: play a dragon card, fulfil a mission if you like, take a new dragon card; or pass instead of all that. You are not asked whether you want to fulfil a mission, as that could give your secret cards away: after placing the dragon you either fulfil one or take a card and so do without.
clause_SDR_D1 = Play one of your two cards: place a dragon of its shape on free cells of the sea, turned and mirrored as you like. One of its cells has a head, the others have tails; only one piece goes on a cell, and none on the island. Which cell has the head makes no difference to any rule, so the table decides. The card goes face up to the discards of its size.
clause_SDR_D2 = At least one cell of the dragon has to be next to the island or to another player’s dragon: side by side, not corner to corner.
clause_SDR_D3 = No cell of the dragon may be side by side with another dragon of your own.
clause_SDR_D4 = Each whirlpool or current cell under your dragon costs you 2 gold, which goes to the common supply. Gold that the same dragon finds counts towards the price; a reef card that it brings does not, nor does a gold card that you have not discarded before. Without enough gold you cannot place the dragon there.
clause_SDR_D5 = You get at once what your dragon covers: ships, which lie face up in front of you, 1 gold for every gold symbol, and for every reef two reef cards, of which you keep one in secret and put the other under the deck.
clause_SDR_D6 = Every other player gets 1 gold for each of their dragons next to the new one.
clause_SDR_D7 = Examples. A dragon of 1 head and 4 tails, mirrored, lies next to a pink and a green dragon and covers a red and a green ship, 1 gold and 1 whirlpool: its owner gets 2 ships and 1 gold and pays 2 gold; pink and green get 1 gold each. If a new dragon is next to two dragons of one player, that player gets 2 gold.
clause_SDR_D8 = The order: place the dragon, take the gold found, pay for whirlpools and currents, take the ships, choose reef cards, give the neighbours their gold. Several reefs come one after the other: a card goes under the deck before the next two are drawn. If the reef deck has one card left, you keep it; if it has none, you get nothing. Used reef cards leave the game.
clause_SDR_M1 = Once a turn you can fulfil a mission from the market: discard the ships it asks for, which leave the game, and take its card. Two ships of one colour stand for one of any other, as often as you like, including ships on reef cards. First you name the mission with the reef cards that pay for it, then the ships, and you pay nothing that is not needed. If the mission gives a reef card, that comes first; then a new mission takes its place, unless the deck is empty.
clause_SDR_M2 = Reef cards can pay. “Two ships” gives two ships of its colour and is discarded even if you need only one (it may also be half of a pair that stands for another colour): the second ship is then lost, and it is the only thing that can be. “Ship of any colour” gives one ship. A mission with a reef symbol brings two reef cards to choose from, just as a reef does.
clause_SDR_N1 = Take a new dragon card of a different size from the one you played: from the market, which is refilled at once, or from the top of a deck. After a medium dragon you take a small or a large one. If a deck is empty when a card from it is needed, the discards of its size are shuffled into a new one, unless you have agreed that cards played are gone for good; if there are no cards of another size at all, you take none.
clause_SDR_P1 = Instead of all three steps you can pass, in any of your turns: one of your heads goes back to the box, you discard a dragon card, take one of another size and get 2 gold. There is no mission in that turn. With an empty hand you discard nothing and take a card of any size.
clause_SDR_G1 = In your turn you can discard a gold card for 4 gold: before you place a dragon, choose a reef card or take a card, as often as you have one, but not in the middle of paying for a mission.
clause_SDR_E1 = The game ends when nobody has a head left; the turn that used the last one is played out, mission and new card included. Every turn, even a pass, takes exactly one head. So everybody has 14 turns with two players, 11 with three, 8 with four, 7 with five, and nobody is ever skipped.
clause_SDR_F1 = At the end everybody gets 1 point for each gold coin (4 for a gold card), 1 for each ship left (2 for “two ships”, 1 for “ship of any colour”), the points of their missions, and 5 for the most missions. If several have the most, those 5 go to the player whose missions give more points; if that is equal too, each gets 5. If nobody has a mission, nobody gets them.
clause_SDR_F2 = In each realm all count their dragons: those with at least one piece on a cell of the realm other than a current, and their hidden dragons of this realm. First place gives 3 points for every free whirlpool of the realm, second place half of that, rounded down, and the others nothing. A place needs a dragon there; a hidden one is enough.
clause_SDR_F3 = Of players with the same number of dragons, the one with more pieces (heads and tails) in the realm is ahead; pieces on currents and hidden dragons do not count for this. Whoever loses first place this way is second. Players who are equal in both share the place, and each gets all its points; if first place is shared, there is no second.
clause_SDR_F4 = With two players first place gives 2 points for every free whirlpool, second place nothing; if both are equal in dragons and pieces, nobody gets points.
clause_SDR_F5 = A dragon that crosses a current counts in both realms. Pieces on currents count nowhere.
clause_SDR_F6 = Example: a realm has 7 free whirlpools. Green has 4 dragons there, purple 3 and 1 hidden, the others 2 each. Green has more pieces than purple: so green gets 21 points, purple 10, the others nothing.
clause_SDR_F7 = Most points win; if equal, more missions; if still equal, the victory is shared.
clause_SDR_R1 = There are four kinds of reef cards: two ships of one colour; a ship of any colour; a hidden dragon of one of the realms; gold (4).

### The picture

sdr_area_sea = Sea
sdr_area_hand = Supply
sdr_area_market = Markets
sdr_area_realms = Sea realms

## The sea.

sdr_water = water
sdr_whirlpool = whirlpool
sdr_current = sea current
sdr_gold = gold
sdr_reef = reef
sdr_island = central island
sdr_dragon = Dragon: { $player }
sdr_dragon_of =
    { $n ->
        [one] { $player }: dragon of { $n } cell
       *[other] { $player }: dragon of { $n } cells
    }
sdr_cell = { $cell }: { $about }
sdr_cell_seen = { $about }
sdr_realm_lies = { $realm }: { $cells }
sdr_barred = Next to your own dragons: { $cells }

## The realms.

sdr_realm = { $realm }: free whirlpools { $free } of { $whirlpools }; first place { $first }, second { $second }
sdr_realm_of_two = { $realm }: free whirlpools { $free } of { $whirlpools }; first place { $first }
sdr_free_whirlpools = free whirlpools
sdr_first = 1st: { $n }
sdr_second = 2nd: { $n }
sdr_holding = { $player }: dragons { realm_dragons }, pieces { $pieces }, points { $n }

## Your own.

sdr_stock = Heads left: { $heads }. Gold: { $gold }
sdr_heads = Heads left, and so turns left: { $n }
sdr_gold_of = Gold: { $n }
sdr_ships_of = { $ship }: { $n }
sdr_no_ships = no ships
sdr_cards = Dragon cards: { $cards }
sdr_no_cards = No dragon cards
sdr_open = { $card } (from the market)
sdr_open_card = It came from the market: everybody knows it
sdr_reefs = Reef cards: { $cards }
sdr_drawn = Keep one of these reef cards: { $cards }
sdr_keep_one = Keep one

## The markets.

sdr_size_3 = Small dragons
sdr_size_4 = Medium dragons
sdr_size_5 = Large dragons
sdr_back_3 = small dragon, face down
sdr_back_4 = medium dragon, face down
sdr_back_5 = large dragon, face down
sdr_hidden_reef = reef card, face down
sdr_deck = { $size }: cards in the deck { $n }
sdr_mission = Mission { $number }: { $mission }
sdr_mission_payable = Mission { $number }, within your means: { $mission }
sdr_no_missions = No missions
sdr_payable = You can pay for this mission
sdr_mission_deck = Missions in the deck: { $n }
sdr_reef_deck = Reef cards in the deck: { $n }
sdr_returned = Reef card { $number } from the top of the deck, put there by you: { $reef }
sdr_discards = { $size }, discarded: { $cards }
sdr_used_reefs = Reef cards used: { $cards }

## The players.

sdr_player = { $player }
sdr_player_has = { $player }: heads { $heads }, gold { $gold }, { $ships }, missions { $missions } (points { $n })
sdr_missions_of = { $player }: missions { $missions }, points { $n }
sdr_reefs_of = { $player }: reef cards { $n }
sdr_reefs_shown = { $player }: reef cards { $n }; { $cards }
sdr_player_cards = { $player }: { $cards }
sdr_fulfilled = { $player }: { $missions }

## What can be done.

sdr_pass = Pass: +{ $n } gold
sdr_cash = Cash the card: +{ $n } gold
sdr_pay = Give { $paid }
# What is given for a mission, after “for” and “Give”.
paid_cards =
    { $n ->
        [1] the reef card “{ $reef }”
       *[other] { $n } reef cards “{ $reef }”
    }
paid_ships_later = ships (asked for: { $asked }; you choose them next)
paid_swapped =
    { $n ->
        [1] { $paid } (two of a colour for one of another)
       *[other] { $paid } (two of a colour for one of another, { $n } times)
    }
sdr_draw_3 = the top card of the deck of small dragons
sdr_draw_4 = the top card of the deck of medium dragons
sdr_draw_5 = the top card of the deck of large dragons
sdr_done = End the turn

## Why a dragon cannot lie there.

sdr_off_the_sea = The dragon would reach beyond the edge of the sea.
sdr_on_the_island = No dragon lies on the central island.

## The rows of the score sheet; the realms have names already.

source_gold = Gold
source_ships = Ships
source_missions = Missions
source_most_missions = Most missions

sdr_fits_nowhere = There is no place left where this dragon may lie.
sdr_costs_too_much = Wherever this dragon could lie now, whirlpools and currents cost more gold than you have.

## The coach.

coach_first = Your first dragon has to lie next to the island or to a rival’s dragon, ideally where it covers ships or gold and no whirlpool.
coach_no_place = Neither of your dragons has a place that you can pay for; a pass brings 2 gold and a card of another size.
coach_last = This is your last dragon: the table of realms shows where it can still change something.
coach_ships =
    { $ships ->
        [one] A single dragon can sink { $ships } ship this turn.
       *[other] A single dragon can sink { $ships } ships this turn.
    }
coach_realm = With one more dragon you would be ahead: { $realm }, { mission_worth } as things stand.
coach_poor = Your gold is not enough for a whirlpool or a current, unless the dragon finds some there.
coach_neighbours = Each rival dragon next to your new one brings its owner 1 gold: is the place worth that?

## How it ended.

tie_missions =
    { $count ->
        [one] { $player }: { $count } mission
       *[other] { $player }: { $count } missions
    }

## Paying for a mission.

sdr_area_payment = Pay with
sdr_paying = Paying for: { $mission }. Ships to pay with: { $ships }

## How far it has come.

sdr_round = Round { $n } of { $rounds }
sdr_round_of = Round { $n } of { $rounds }: in each, everybody has one turn and uses one head
sdr_pass_choose = Pass: choose the card to discard. You get { $n } gold and a card of another size.

## Why somebody has nothing for a source.

no_gold = { $player }: no gold left
no_ships = { $player }: no ships left
no_missions = { $player }: no missions fulfilled
fewer_missions = { $player }: missions fulfilled: { $missions }, the most: { $most }
cheaper_missions = { $player }: as many missions ({ $missions }) as the first, but for fewer points: { $worth } against { $best }
realm_without = { $player }: { $realm }, no dragons there
realm_behind = { $player }: { $realm } (dragons: { realm_dragons }, pieces: { $pieces }), others have more there
realm_even = { $player }: { $realm } (dragons: { realm_dragons }, pieces: { $pieces }), both players are equal there, so nobody gets points
realm_covered = { $player }: { $realm }, no free whirlpools left there

## Why a bot made its move: parts of a sentence that begins with its name. $n: how much.

why_gold = gold: { $n }
why_touched = touches dragons of others: { $n }
why_ships = ships and missions: { $n }
why_reefs = reef cards: { $n }
why_realms = rule over realms: { $n }
why_room = room for more dragons: { $n }
why_own_cards = together with its own reef cards: { $n }
why_card = a card of the hand goes: { $n }
why_reef_card = the reef card: { $n }
why_mission = the mission brings: { $n }
why_next_mission = a step towards the most missions: { $n }
why_card_too = takes a new card all the same: { $n }
why_ships_left = ships and cards that are left: { $n }
why_size = the dragon’s size: { $n }
why_fits = has many places: { $n }
why_drawn = the top of the deck may surprise: { $n }
why_cash = needs the gold now

## What a table agrees on.

option_dragons = Dragon cards that were played
option_dragons_reshuffled = Shuffled again
option_dragons_gone = Gone for good
about_option_dragons_reshuffled = When a deck of dragons is empty, the discards of its size become a new one.
about_option_dragons_gone = An empty deck stays empty: late in the game there may be no more cards of a size.
option_boards = How the boards lie
option_boards_drawn = Drawn
option_boards_first = First sides up
option_boards_second = Second sides up
option_boards_listed = As listed
about_option_boards_drawn = Lots are drawn for where each board lies, and for the side that is up.
about_option_boards_first = Each board shows the side that is named first in the list of pieces; where it lies is drawn.
about_option_boards_second = Each board shows the side that is named second in the list of pieces; where it lies is drawn.
about_option_boards_listed = In the order of the list of pieces, first sides up: north-west, north-east, south-west, south-east. Whoever plays with a box of their own can write down there how the boards lie on the table.
option_first = Who begins
option_first_chance = Chance decides
option_first_orange = Orange
option_first_green = Green
option_first_purple = Purple
option_first_pink = Pink
option_first_yellow = Yellow
about_option_first_chance = Lots are drawn.
about_option_first_orange = Orange begins: whoever sailed last, say.
about_option_first_green = Green begins: whoever sailed last, say.
about_option_first_purple = Purple begins: whoever sailed last, say. There have to be three players or more.
about_option_first_pink = Pink begins: whoever sailed last, say. There have to be four players or more.
about_option_first_yellow = Yellow begins: whoever sailed last, say. There have to be five players.
problem_first = Nobody at this table has the colour that is to begin.

## Counting a table after a game that was played without Isolario: names of lines, what is said of them, what cannot be.

tally_key_sea = sea
tally_key_gold = gold
tally_key_ships = ships
tally_key_missions = missions
tally_key_reefs = reefs
tally_whirlpool = free whirlpool
tally_starfish = starfish
tally_seahorse = seahorse
tally_crab = crab
tally_nautilus = nautilus
about_tally_key_sea = The sea, fifteen rows, the realm of starfish at the upper left, that of seahorses at the upper right, of crabs at the lower left. A letter where a dragon lies: o orange, g green, p purple, k pink, y yellow; @ a whirlpool that none covers, a dot for all else.
about_tally_key_gold = What each has left, with | in between.
about_tally_key_ships = How many ships each has left.
about_tally_key_missions = The points of each fulfilled mission.
about_tally_key_reefs = The reef cards that each has kept: a hidden dragon as starfish, seahorse, crab or nautilus; gold; any for a ship; 2green, 2purple, 2red, 2blue for two.
tally_sea_ground = { $cell }: currents and the island lie elsewhere.
tally_on_island = { $cell }: no dragon lies on the island.
tally_no_dragon = { $cell }: pieces of one colour that touch: { $n }. A dragon has three, four or five, and dragons of one colour do not touch.
tally_no_mission = There is no mission of { $n } left: check the points.
tally_cells = Cells in this row: { $found }. There should be { $n }.

## The contact sheet.

sheet_boards = Boards
sheet_dragons = Dragon cards
sheet_missions = Missions
sheet_reefs = Reef cards
