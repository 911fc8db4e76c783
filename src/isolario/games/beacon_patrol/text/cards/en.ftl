# What explains the things on a table to somebody who points at them: cards.toml says which.

card_lighthouse = Lighthouse
card_lighthouse_text = Gives 3 points once it is explored, that is, once there is a tile on each of its four sides.

card_buoy = Buoy
card_buoy_text = Gives 2 points once it is explored, that is, once there is a tile on each of its four sides.

card_headquarters = Headquarters
card_headquarters_text = All ships set out from here. Explored, the tile gives 3 points, like a lighthouse.

card_windmill = Windmill
card_windmill_text = Explored, it gives 1 point and 1 more for each tile of open sea next to it.

card_pier = Pier
card_pier_text = Explored, it gives 1 point and 1 more for each house on its island.

card_houses = Houses
card_houses_text = They count for a pier on the same island; otherwise a tile with houses is like any other and gives 1 point once explored.

card_other = Any other tile
card_other_text = Gives 1 point once it is explored.

card_placed = Tile on the map
card_placed_text = It lies where it was placed, and ships sail over its water. It gives points once there is a tile on each of its four sides.

card_tile = Tile
card_tile_text = Place it next to your ship, land to land and water to water; your tile and the new one must meet by water. Tiles are never turned. A tile gives points once there is one on each of its four sides.

card_explored = Explored tile
card_explored_text = There is a tile on each of its four sides: it gives this many points.

card_share = Contribution
card_share_text = How many points this player’s tiles have brought. You all win or lose together; this is only for the curious.

card_ship = Ship
card_ship_text = It lies on its player’s current tile: new tiles are placed beside it, and it sails onto them at once.

card_token = Movement token
card_token_text = Takes your ship to an adjacent tile across water. Then it lies red side up until your next turn.

card_reach = Within reach
card_reach_text = Your ship can sail here; the arrows count the movement tokens that it takes.

card_bar = Land bars the way
card_bar_text = Ships sail across water only: between these two tiles there is land.

card_gap = Hole
card_gap_text = With a tile here, others would be explored. On the left: how many points that would give; on the right: how many tiles are left that fit.

card_gap_lost = Lost hole
card_gap_lost_text = No tile is left that fits here: the tiles beside it can no longer be explored.

card_swap = Swap
card_swap_text = Once a turn you can swap a tile of yours for any tile of another player.

card_rank = Rank
card_rank_text = All your points together decide your rank. The bar shows how many points each rank takes.

card_turns = Turns left
card_turns_text = How many turns all of you together still have before the tiles run out.

card_stack = Stack
card_stack_text = New tiles come from here at the end of each turn. The game ends when all tiles are placed or discarded.

card_left = Tiles left
card_left_text = Which tiles are still in the stack: above, where they have land; on the left, what is on them; and how many of each.

# Terms in sentences: the words for a card, * for any ending, commas between them.

card_adjacent = Adjacent
card_adjacent_text = Above, below, on the left or on the right; never diagonally. Example: a tile has four adjacent cells, and it is explored once there are tiles on all of them.
card_adjacent_names = adjacent

card_match = To match
card_match_text = Where two tiles meet, land lies beside land and water beside water. Tiles are never turned to fit. Example: a tile with land above cannot lie below one with water at its lower edge.
card_match_names = match, matches

card_island = Island
card_island_text = All land that is connected from tile to tile. A pier counts the houses on its own island. Example: a pier on an island with 4 houses gives 5 points once it is explored.
card_island_names = island

card_open_sea = Open sea
card_open_sea_text = A tile without any land, even with a buoy, a windmill or headquarters on it. An explored windmill gives 1 point more for each adjacent one.
card_open_sea_names = open sea, open-sea

card_channel = Channel
card_channel_text = A tile with water through the middle and land on two opposite sides. The two shores are not connected: they can belong to different islands.
card_channel_names = channel*

card_lighthouse_names = lighthouse*
card_buoy_names = buoy*
card_headquarters_names = headquarters
card_windmill_names = windmill*
card_pier_names = pier, piers, pier’s
card_houses_names = house, houses
card_explored_names = explored, explore
card_share_names = contribution
card_ship_names = ship, ships, ship’s, current tile
card_token_names = token, tokens, movement token*
card_gap_names = hole, holes
card_swap_names = swap, swapped
card_rank_names = rank, ranks
card_stack_names = stack

card_discard = To discard
card_discard_text = In your turn a tile that you discard takes your ship one tile further, as a token does. Tiles still unplayed when the turn ends are discarded, too. Discarded tiles never come back.
card_discard_names = discard, discarded, discarding

# The same, once the game is over.

card_lighthouse_over = If it was explored, that is, if there is a tile on each of its four sides, it gave 3 points; otherwise nothing.
card_buoy_over = If it was explored, that is, if there is a tile on each of its four sides, it gave 2 points; otherwise nothing.
card_headquarters_over = All ships set out from here. If the tile was explored, it gave 3 points, like a lighthouse.
card_windmill_over = If it was explored, it gave 1 point and 1 more for each tile of open sea next to it.
card_pier_over = If it was explored, it gave 1 point and 1 more for each house on its island.
card_houses_over = If there is an explored pier on the same island, it counted them; the tile with houses itself gave 1 point if it was explored, like any other.
card_other_over = Gave 1 point if it was explored.
card_tile_over = A tile that was left over: only tiles on the map give points.
card_placed_over = It was placed next to a ship, land to land and water to water. It gave points only if there is a tile on each of its four sides.
card_explored_over = There is a tile on each of its four sides: it gave this many points.
card_share_over = How many points this player’s tiles brought. You all won or lost together; this is only for the curious.
card_ship_over = It lies where its player’s last turn ended.
card_token_over = Took a ship to an adjacent tile across water. Those that lie red side up were used in the last turn.
card_rank_over = All your points together decided the rank. The bar shows how many points each rank takes.
card_turns_over = All turns have been taken.
card_stack_over = New tiles came from here. The game is over, as all tiles are placed or discarded.
card_gap_over = With a tile here, others would have been explored: it stayed empty.
card_gap_lost_over = No tile was left that would fit here: the tiles beside it could not be explored.
card_swap_over = Once a turn a player could swap a tile for any tile of another.
