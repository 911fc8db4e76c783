"""Tiles as numbers, and what is asked of them in tables: for planning many turns at once."""

from __future__ import annotations

from isolario.games.beacon_patrol.pieces import LAND, STEPS, TILES
from isolario.games.beacon_patrol.scoring import BY_FEATURE

# By the number of a tile; 0 is no tile.
IDS = ("", *TILES)
NUMBER = {tile: number for number, tile in enumerate(IDS)}
LANDS = (0, *LAND.values())
WORTHS = (0, *(BY_FEATURE.get(tile.feature, 1) for tile in TILES.values()))
SEAS = (0, *(int(tile.open_sea) for tile in TILES.values()))
KINDS = {"": 0, "buoy": 1, "lighthouse": 2, "headquarters": 2, "windmill": 3, "pier": 3}
LOOKS = ("", *(tile.edges + tile.feature for tile in TILES.values()))
RICH = (0, *(KINDS[tile.feature] for tile in TILES.values()))
PIERS = frozenset(NUMBER[tile.id] for tile in TILES.values() if tile.feature == "pier")
SHORES: tuple[tuple[int, ...], ...] = ((), *(tile.shores for tile in TILES.values()))
HOUSES = {
    (NUMBER[tile.id], shore): tile.houses_on(shore)
    for tile in TILES.values()
    for shore in tile.shores
}
EDGES = tuple((edge, facing) for _, _, edge, facing in STEPS)
NORTH, EAST, SOUTH, WEST = (
    (0, *(edge << 4 | (edge if land & facing else 0) for land in LAND.values()))
    for edge, facing in EDGES
)
"""What a tile in the north, east, … asks of a hole: a bound edge (16, 32, …), and of land (1, …).
Together these are the pattern of a hole."""

PATTERNS = tuple(
    (bound << 4 | land, bound, land)
    for bound in range(1, 16)
    for land in range(16)
    if not land & ~bound
)


def flex(tile: int) -> int:
    """How useful a tile is, wherever it ends up."""
    return WORTHS[tile] - LANDS[tile].bit_count()
