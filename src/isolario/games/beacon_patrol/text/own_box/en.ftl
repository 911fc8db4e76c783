# What is said otherwise where the owner of a box has put in its tiles.

about_pieces = Played here with the tiles of a box of one’s own, not with those that Isolario comes with.
about_pieces_short = With the tiles of a box of one’s own.
clause_BCN_C1 = The game has a headquarters tile, base tiles, extra tiles with windmills and with piers, 4 ships and 9 movement tokens. How many tiles there are is as in the box that is played with here.
clause_BCN_S1 = Headquarters lie in the middle, with the ships of all players on them. The other tiles are shuffled and make the stack: the base tiles, and those of the expansions in play.
book_windmill_text =
    Tiles with a windmill <windmill/> are shuffled in: { $windmills } in the box that is played with here. An explored windmill brings 1 point, and 1 more for each tile of <b>open sea</b> next to it, explored or not: 5 at most. Open sea is a tile without any land, even one with a buoy, a windmill or headquarters.
book_pier_text =
    Tiles with a pier <pier_0/> are shuffled in: { $piers } in the box that is played with here. An explored pier brings 1 point, and 1 more for each house on its island: on all the land that is connected with it across the edges of tiles. The island need not be closed, nor the tiles with houses explored.

    A lighthouse is not a house. Where a channel divides a tile, only the shore on the pier’s side counts. Two piers on one island both count all its houses.
book_tiles_text =
    Besides headquarters, the box that is played with here has these numbers of tiles:

    - <b>base tiles:</b> { $base }
    - <b>with windmills:</b> { $windmills }
    - <b>with piers:</b> { $piers }

    On base tiles there are lighthouses <lighthouse/>, buoys <buoy/>, houses, or just the sea. A tile without any land is <b>open sea</b>. Where there is land on two opposite sides with a channel between, those two shores are not connected.

    Houses matter only <see pier>to piers</see>. What is written below a tile is just its name, for the log.
book_set_up_text =
    Headquarters <headquarters/> lie in the middle, and all ships stand on them. The other tiles are shuffled into a stack: { $base }, with windmills { $with_windmills }, with piers { $with_piers }, with both { $with_both }. Who begins is drawn by lot.
