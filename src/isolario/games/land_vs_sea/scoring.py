"""The areas of a map, given only the map: for designers, teachers, tests."""

from __future__ import annotations

import msgspec

from isolario.core.boards.hex import Cell, by_row
from isolario.core.position import Position
from isolario.games.land_vs_sea.position import read_ground
from isolario.games.land_vs_sea.side import Terrain


class ScoredArea(msgspec.Struct, frozen=True):
    """Regions of one terrain that touch: the cells they lie on, their + marks, whether no edge is
    open any more (LVS-A1)."""

    terrain: Terrain
    tiles: tuple[Cell, ...]
    bonus: int
    complete: bool

    @property
    def points(self) -> int:
        """What its side scores for it, now or if the game ended now (LVS-A2, LVS-A7)."""
        return len(self.tiles) if self.complete else 0


def score_areas(text: str) -> tuple[ScoredArea, ...]:
    """Every area of a map, given by its tile lines alone, ``q r SIDE k``, in any order.

    >>> [area.terrain for area in score_areas("0 0 start 0")]
    ['L', 'S']
    >>> score_areas("0 0 start 0\\n1 0 volcano 0\\n-1 0 volcano 0")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadNotation: line 3, column 1: expected edges that match those beside \
them, found '-1 0 volcano'
    """
    position = Position.read(text)
    ground = read_ground(position, played=False)
    position.finish()
    found = [
        ScoredArea(
            area.terrain,
            tuple(sorted((ground.placed[number].cell for number in area.tiles), key=by_row)),
            area.bonus,
            area.complete,
        )
        for area in ground.areas.values()
    ]
    found.sort(key=lambda area: ([by_row(cell) for cell in area.tiles], area.terrain))
    return tuple(found)
