# What explains the things on a table to somebody who points at them: cards.toml says which.

card_ship = Pirate ship
card_ship_text = A dragon that covers it wins it. Ships pay for missions, two of one colour standing for one of any other; each one left at the end gives 1 point.

card_whirlpool = Whirlpool
card_whirlpool_text = A dragon on it costs 2 gold. Left free, it is worth points at the end: the more free whirlpools a realm has, the more it gives to whoever controls it.

card_current = Sea current
card_current_text = A dragon on it costs 2 gold. It belongs to no realm: pieces on it count nowhere, but a dragon that crosses it counts in both realms.

card_toll = 2 gold
card_toll_text = Placing a dragon on this cell costs 2 gold.

card_gold = Gold
card_gold_text = A dragon that covers it finds 1 gold, and can pay with it at once.

card_reef = Reef
card_reef_text = Whoever covers it looks at two reef cards, keeps one in secret and puts the other under the deck.

card_island = Central island
card_island_text = Every dragon has to lie next to the island or to a dragon of another player. Nothing is placed on the island itself.

card_barred = Not here
card_barred_text = Next to your own dragon: no dragon of yours may lie side by side with another of yours.

card_heads = Heads
card_heads_text = Every turn takes one head, a pass too. When nobody has a head left, the game ends.

card_progress = Rounds

card_dragon = Dragon
card_dragon_text = When another player places a dragon next to it, its owner gets 1 gold. At the end it counts in every realm in which it has a piece.

card_dragon_card = Dragon card
card_dragon_card_text = Place a dragon of this shape, turned and mirrored as you like, next to the island or to another player’s dragon, but not next to your own. Then take a card of another size.

card_dragon_deck = Deck of dragon cards
card_dragon_deck_text = The beads tell the size: 3 cells small, 4 medium, 5 large. The number is how many cards are left.

card_dragon_back = Hidden dragon card
card_dragon_back_text = The back tells the size, not the shape.

card_open_card = Open card
card_open_card_text = It came from the market, so everybody knows its shape.

card_mission = Mission
card_mission_text = Discard the ships shown below to get the points shown above. Once a turn, after placing a dragon. Whoever has fulfilled the most gets 5 points more at the end.

card_payable = You can pay
card_payable_text = You have the ships or reef cards for this mission.

card_reef_two = Reef card: two ships
card_reef_two_text = Pays for a mission like two ships of this colour. Kept to the end, it gives 2 points.

card_reef_any = Reef card: ship of any colour
card_reef_any_text = Pays for a mission like one ship of any colour. Kept to the end, it gives 1 point.

card_reef_hidden = Reef card: hidden dragon
card_reef_hidden_text = Counts at the end as one more dragon of yours in the realm with this symbol. It has no pieces: it does not help in a tie that pieces decide.

card_reef_gold = Reef card: gold
card_reef_gold_text = Discard it in your turn for 4 gold. Kept to the end, it gives 4 points.

card_reef_card = Reef cards
card_reef_card_text = They come from reefs and from some missions: two ships of one colour, a ship of any colour, a hidden dragon, or gold. Others see how many you keep, not which.

card_coin = Gold
card_coin_text = Pays for whirlpools and currents; each coin left at the end gives 1 point. A pass gives 2, and 1 comes for each dragon of yours that another player’s new dragon lies next to.

card_free = Free whirlpools
card_free_text = How many whirlpools of this realm have no dragon on them. At the end first place gives 3 points for each, second place half of that.

card_free_of_two_text = How many whirlpools of this realm have no dragon on them. At the end first place gives 2 points for each.

card_places = First and second place
card_places_text = What the places of this realm would give if the game ended now. The most dragons there come first; if equal, the most pieces.

card_holding = Dragons · pieces
card_holding_text = How many dragons a player has in this realm, your hidden ones included, and how many of their pieces lie here; below, the points that would give now. What others hide is not counted.

card_realm = Sea realm
card_realm_text = At the end whoever has the most dragons in it is first and gets points for its free whirlpools. The table of realms shows who is ahead.

card_sign = Player’s sign
card_sign_text = The colour and the pattern of this player’s dragons.

# Terms in sentences: the words for a card, * for any ending, commas between them.

card_piece = Pieces
card_piece_text = A dragon is one head and some tails: a piece on each of its cells. Of two players with equally many dragons in a realm, the one with more pieces there is ahead. Example: a large dragon has 5 pieces.
card_piece_names = piece, pieces, tail, tails

card_market = Market
card_market_text = What lies face up for all: two dragon cards of each size, and four missions. What is taken is replaced at once. Example: after a medium dragon you take a small or a large one, from here or from a deck.
card_market_names = market, markets

card_beside = Next to
card_beside_text = Side by side: a cell of one shares an edge with a cell of the other. Corner to corner is not enough. Example: your dragon may touch another of yours at a corner, but not along an edge.
card_beside_names = next to

card_pass = Pass
card_pass_text = Instead of a whole turn: you put away a head, swap a dragon card for one of another size and get 2 gold. There is no mission in that turn. It helps when gold or good places are short.
card_pass_names = pass

card_ship_names = ship, ships, pirate ship*
card_whirlpool_names = whirlpool*
card_current_names = current, currents, sea current*
card_reef_names = reef, reefs
card_island_names = island, island’s
card_heads_names = head, heads
card_dragon_names = dragon, dragons
card_dragon_card_names = dragon card*
card_mission_names = mission, missions
card_reef_hidden_names = hidden dragon*
card_reef_gold_names = gold card*
card_reef_card_names = reef card*
card_coin_names = gold, coin, coins
card_free_names = free whirlpool*
card_places_names = first place, second place
card_starfish_names = { realm_starfish }
card_seahorse_names = { realm_seahorse }
card_crab_names = { realm_crab }
card_nautilus_names = { realm_nautilus }
card_realm_names = realm, realms, realm’s, sea realm*

card_size = Size
card_size_text = Small dragons have 3 cells, medium ones 4, large ones 5. The card that you take has to be of a different size from the one you played. Example: after a small dragon take a medium or a large one.
card_size_names = size, sizes

# The same, once the game is over.

card_ship_over = A dragon that covered it won it. Ships paid for missions, two of one colour standing for one of any other; each one that a player still had gave 1 point.
card_whirlpool_over = A dragon on it cost 2 gold. If it is free and somebody controlled its realm, it gave them points: the more free whirlpools a realm has, the more.
card_current_over = A dragon on it cost 2 gold. It belongs to no realm: pieces on it counted nowhere, but a dragon that crosses it counted in both realms.
card_gold_over = If a dragon covered it, its player found 1 gold here.
card_reef_over = Whoever covered it looked at two reef cards, kept one in secret and put the other under the deck.
card_island_over = Every dragon had to lie next to the island or to a dragon of another player.
card_heads_over = Every turn took one head, a pass too. Nobody has a head left: the game is over.
card_dragon_over = When another player placed a dragon next to it, its owner got 1 gold. It counted in every realm in which it has a piece.
card_dragon_card_over = The dragon of this card was never placed: the game ended before.
card_mission_over = Whoever paid the ships shown below got the points shown above. Whoever fulfilled the most missions got 5 points more.
card_reef_two_over = Could pay for a mission like two ships of this colour. Kept to the end, it gave 2 points.
card_reef_any_over = Could pay for a mission like one ship of any colour. Kept to the end, it gave 1 point.
card_reef_hidden_over = Counted as one more dragon of its owner in the realm with this symbol, but not where pieces decided a tie.
card_reef_gold_over = Could be discarded for 4 gold. Kept to the end, it gave 4 points.
card_reef_card_over = They came from reefs and from some missions: two ships of one colour, a ship of any colour, a hidden dragon, or gold.
card_coin_over = It paid for whirlpools and currents; each coin left gave 1 point. A pass gave 2, and 1 came for each dragon that another player’s new dragon lay next to.
card_free_over = How many whirlpools of this realm have no dragon on them. First place was worth 3 points for each, second place half of that.
card_free_of_two_over = How many whirlpools of this realm have no dragon on them. First place was worth 2 points for each; if you were equal, nobody got any.
card_places_over = What the places of this realm were worth. The most dragons there came first; if equal, the most pieces.
card_holding_over = How many dragons a player has in this realm, hidden ones included, and how many of their pieces lie here; below, the points that gave.
card_realm_over = Whoever has the most dragons in it is first and got points for its free whirlpools. The table of realms shows how it ended.
