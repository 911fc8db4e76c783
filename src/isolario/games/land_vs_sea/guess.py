"""States that could be behind a view: the sides whose places it does not know are redealt."""

from __future__ import annotations

import random
from collections.abc import Iterable

from isolario.core.chance import UNKNOWN
from isolario.core.game import Memory
from isolario.games.land_vs_sea.parts import Tile, Under
from isolario.games.land_vs_sea.pieces import APART
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.view import LandVsSeaView


def guess(
    view: LandVsSeaView, state: LandVsSeaState, rng: random.Random, recall: Iterable[Memory] | None
) -> None:
    """LVS-I1: every deal of the hidden sides to their places is equally likely."""
    tiles = [tile for group in (*state.hands, *state.stacks) for tile in group]
    located = {*APART, *(tile.side for tile in state.ground.placed)}
    located.update(tile.up for tile in tiles)
    located.update(tile.down for tile in tiles)
    located.update(below.side for below in state.under)
    pool = [side for side in state.box.sides if side not in located]
    rng.shuffle(pool)

    def dealt(side: str) -> str:
        return pool.pop() if side == UNKNOWN else side

    def whole(group: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(Tile(dealt(it.up), dealt(it.down), it.knowers) for it in group)

    state.under = tuple(Under(dealt(below.side), below.knowers) for below in state.under)
    state.hands = tuple(map(whole, state.hands))
    state.stacks = tuple(map(whole, state.stacks))
