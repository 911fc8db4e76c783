### The book of Beacon Patrol, in English. What is explained where: book.toml. Terms: docs/glossary.md.
### Pictures inside the text (<buoy/>) are only decoration: anybody who cannot see them misses nothing.

## The game in short.

chapter_game = The game in short

book_goal = What it is about
book_goal_text =
    You are captains of the coast guard and chart an unknown sea together. Tile by tile you lay out the chart, sail across it and explore lighthouses and buoys. You win or lose as one team: in the end all points are added up, and they give you a <see ranks>rank</see>.

    The stack is your clock. When the last tile is gone, the game is over.
book_goal_words = goal, aim, win, lose, together, co-operative, team, start, begin, learn, how to play, rank, points

book_explored = Explored: tiles on all four sides
book_explored_text =
    A tile gives nothing when you place it. It gives points once it is <b>explored</b>: once there is a tile above it, below it, to the left and to the right. Diagonals do not matter.

    So a chart that only grows outwards is worth nothing. Close holes! One tile in the right place may explore several at once.

    The mark on a hole tells how many points a tile there would give, and beside the small tile, how many are left that fit.
book_explored_words = explored, explore, points, score, no points, why no points, surrounded, hole, gap, close, four sides, neighbours, zero, number, mark, how many fit
book_explored_example = Headquarters had tiles on three sides. The buoy tile in the west is the fourth: headquarters are explored, and that is worth 3 points at once.

book_worth = What explored tiles are worth
book_worth_text =
    - a lighthouse <sign_lighthouse/>, headquarters too: <b>3 points</b>
    - a buoy <sign_buoy/>: <b>2 points</b>
    - any other tile: <b>1 point</b>

    Whatever is not explored at the end gives nothing, not even a lighthouse. Points are counted tile by tile, row by row from the top.
book_worth_words = points, score, scoring, worth, value, lighthouse, buoy, headquarters, beacon, count, how many points
book_worth_example = Four tiles are explored: a buoy brings 2 points, headquarters 3, the lighthouse 3 and the open sea above headquarters 1. The others lack a neighbour on some side.

book_hand = What lies in front of you
book_hand_text =
    Everybody has three tiles, face up, and three movement tokens <token_blue/>. With four players it is two and two; alone you have three tiles and four tokens. Everybody sees all the tiles, so talk to each other.
book_hand_words = hand, tiles, tokens, how many, four players, show, open, set-up
book_hand_example = Three tiles, three movement tokens with their blue side up, and below them the sign of the swap, which you can make once a turn.

## A turn.

chapter_turn = Your turn

book_turn = What you can do
book_turn_text =
    In any order and as often as you like:

    - <see place>place a tile</see> beside your ship and sail onto it;
    - <see sail>move your ship</see> with a movement token;
    - <see discard>discard a tile</see> to move once more;
    - once a turn, <see swap>swap</see> a tile with somebody.

    None of this is compulsory, and you may end your turn at any time. New tiles come only then.
book_turn_words = turn, actions, what can I do, order, options, end, my turn

book_place = Place a tile
book_place_text =
    Place one of your tiles on a free cell next to the tile your ship is on: above, below, left or right of it, never diagonally. Your ship must sail onto it at once; that costs no token.

    So each tile you place also takes you a step further.
book_place_words = place, put, lay, tile, where, next to, ship, diagonal, move onto, free
book_place_example = The blue ship was at headquarters. The tile with land in the north was placed above, and the ship has sailed onto it.

book_match = Edges must match
book_match_text =
    Each edge of a tile is all land or all water. Land lies next to land and water next to water, towards <b>all</b> tiles around the new one. Tiles are never turned: all face the same way.
book_match_words = match, edge, land, water, fit, rotate, rotation, turn, spin, coast, agree, direction, arrow
book_match_example = To the left of the outlined cell lies land, below it is water. The tile with land in the west fits. A tile of open sea would not: water would meet land.

book_by_water = Joined by water
book_by_water_text =
    Ships cannot sail over land. So a new tile must join your ship’s tile by <b>water</b>. If the two meet land to land, you cannot place it from here, even though everything matches; perhaps from another side.
book_by_water_words = land, water, blocked, cannot place, coast, ship, other side, why not
book_by_water_example = There is land in the east of the ship’s tile. A tile with land in the west would match there, but the ship could not sail onto it: from here it cannot be placed.

book_sail = Sail with a token
book_sail_text =
    A movement token moves your ship one tile, across an edge with water, not diagonally. Turn it over <token_red/>: it cannot be used again before your next turn.

    A striped barrier <bar/> between your tile and the next is land: you cannot sail straight there.

    The arrows in the corner of a tile tell how many tokens it takes to get there.
book_sail_words = sail, move, ship, token, movement, blue, red, how far, land blocks, path, around, barrier, stripes, striped, post, black and white
book_sail_example = Between the two tiles with houses there is land, so the ship could not go straight east. Around by the north it took three tokens.

book_discard = Discard a tile to move
book_discard_text =
    Out of tokens, but with a tile left that you do not want? Discard it and move your ship one tile, just as with a token. The tile is out of the game for good. You may not discard a tile during your turn without moving.
book_discard_words = discard, throw away, tile, extra move, no tokens, unplayed, useless
book_discard_example = The tokens are used up. For a discarded tile the ship sails one tile north.

book_swap = Swap a tile
book_swap_text =
    Once a turn you may give one of your unplayed tiles and take any tile of another player; they need not agree. You can play the new tile at once. If you do not, it is discarded at the end of your turn. What you gave is theirs to play in their turn.
book_swap_words = swap, trade, exchange, give, take, other player, help, once
book_swap_example = The lighthouse tile was another player’s. Swapped and placed at once, it closes the last side of headquarters.

book_end_of_turn = The end of your turn
book_end_of_turn_text =
    All tiles that you have not played are discarded and never come back. Then you draw as many as you had at the beginning, your tokens are turned blue again, and the next player clockwise has the turn.

    A wasted tile is a lost tile: better swap it, or trade it for a move.
book_end_of_turn_words = end of turn, discard, draw, refill, new tiles, next player, waste

book_keep_one = Alone you may keep a tile
book_keep_one_text =
    If you play alone, you may keep one unplayed tile at the end of a turn, and then draw only two. Once the stack is empty, everything unplayed is discarded.
book_keep_one_words = keep, alone, solo, one tile, save, hold

book_turn_example = An example of a turn
book_turn_example_text =
    You sail two tiles with two tokens. You place a tile and are on it at once. The last token takes you one tile further. You swap a tile, place the one you got, then your own last one. That makes three tokens and three tiles: more is not possible in a turn.
book_turn_example_words = example, turn, sequence, how much, most

book_ships = Ships do not block
book_ships_text =
    Any number of ships may be on one tile. They are never in each other’s way.
book_ships_words = ship, ships, same tile, block, share, collide

book_open_hands = What everybody knows
book_open_hands_text =
    Everybody sees the tiles of all players and everything that has been discarded. Only the order of the stack is unknown, so you can tell which tiles are still to come.
book_open_hands_words = secret, hidden, open, see, stack, which tiles are left, count

## The end.

chapter_end = The end

book_end_of_game = When the game ends
book_end_of_game_text =
    When all tiles are placed or discarded, the game ends, even in the middle of a turn. If the stack runs short, you draw what is left; whoever has no tile is skipped. Then the explored tiles are counted.
book_end_of_game_words = end, game over, last tile, stack empty, finish, how long

book_ranks = How well did you do?
book_ranks_text =
    - up to 25 points: { rank_novices }
    - from 26: { rank_sailors }
    - from 36: { rank_captains }
    - from 46: { rank_navigators }
    - from 56: { rank_cartographers }

    With one expansion all these numbers are higher by 10, with both by 20.
book_ranks_words = rank, ranks, title, good, result, how many points, novices, sailors, captains, navigators, cartographers

## Expansions.

chapter_expansions = Expansions

book_windmill = Windmills
book_windmill_text =
    Five tiles with a windmill <windmill/> are shuffled in. An explored windmill brings 1 point, and 1 more for each tile of <b>open sea</b> next to it, explored or not: 5 at most. Open sea is a tile without any land, even one with a buoy, a windmill or headquarters.
book_windmill_words = windmill, wind, mill, open sea, expansion, extra
book_windmill_example = Three of the tiles around the windmill are open sea, headquarters among them; the one in the south has land. 1 + 3 points.

book_pier = Piers
book_pier_text =
    Four tiles with a pier <pier_0/> are shuffled in. An explored pier brings 1 point, and 1 more for each house on its island: on all the land that is connected with it across the edges of tiles. The island need not be closed, nor the tiles with houses explored.

    A lighthouse is not a house. Where a channel divides a tile, only the shore on the pier’s side counts. Two piers on one island both count all its houses.
book_pier_words = pier, dock, jetty, house, houses, island, expansion, extra
book_pier_example = Four houses stand on the pier’s island, two in the north and two in the east: 1 + 4 points.

## Pieces.

chapter_pieces = Pieces and set-up

book_tiles = The tiles
book_tiles_text =
    There are headquarters and 54 base tiles: with lighthouses <lighthouse/>, buoys <buoy/>, houses, or just the sea. A tile without any land is <b>open sea</b>. On some tiles there is land on two opposite sides with a channel between: those two shores are not connected.

    Houses matter only <see pier>to piers</see>. The letter and number below a tile are just its name, for the log.

    Expansions add five windmills and four piers.
book_tiles_words = tiles, pieces, components, how many, open sea, channel, lighthouse, buoy, house, houses, letter, name, code, in the box

book_set_up = Set-up
book_set_up_text =
    Headquarters <headquarters/> lie in the middle, and all ships stand on them. The other tiles are shuffled into a stack: 54, with windmills 59, with piers 58, with both 63. Who begins is drawn by lot.
book_set_up_words = set-up, start, begin, first player, who begins, stack, preparation
