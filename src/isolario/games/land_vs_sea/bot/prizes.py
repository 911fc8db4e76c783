"""What a side of a tile is good for, before anybody knows where it will lie."""

from __future__ import annotations

from functools import cache

from isolario.games.land_vs_sea.options import Extras
from isolario.games.land_vs_sea.pieces import SIDES

ACTIONS = {"": 0.0, "again": 4.0, "steal": 1.0}
"""What actions are worth."""

MARK = 0.2
STOPPER = 0.3  # a region of one edge closes an area
RANGE = 1.5
TRADER, OTHER_TRADER = 1.5, 1.0


@cache
def prize(side: str, role: int, extras: Extras) -> float:
    """What a side is good for in the hand of a role.

    >>> from isolario.games.land_vs_sea.options import ALL, NONE
    >>> prize("L14", 0, NONE) > prize("A", 0, NONE)  # play again
    True
    >>> prize("L35", 0, ALL) > prize("L35", 1, ALL)  # mountains
    True
    """
    it = SIDES[side]
    value = ACTIONS[it.action] + MARK * it.bonus
    value += STOPPER * sum(len(region.edges) == 1 for region in it.regions)
    if extras.mountains:
        value += RANGE * (bool(it.mountain) * (role != 1) + bool(it.coral) * (role != 0))
    if extras.caravans:
        value += it.caravan * (OTHER_TRADER if role else TRADER)
        value += it.ship * (TRADER if role == 1 else OTHER_TRADER)
    return value
