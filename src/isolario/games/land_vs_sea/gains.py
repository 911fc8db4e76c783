"""The most that one tile can bring: for completed areas, their + marks and returned waypoints.

What chains, caravans and ships give is not counted, nor what a second tile adds after a compass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from isolario.core.boards.hex import STEPS, Cell
from isolario.games.land_vs_sea.board import ALL_AROUND, ALL_LAND, Area, Ground, Placed
from isolario.games.land_vs_sea.parts import TERRAIN
from isolario.games.land_vs_sea.pieces import FITS, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.rules import LandVsSeaState


class Gain(NamedTuple):
    """What a tile brings to the side of whoever places it."""

    tiles: int = 0  # of completed areas of its own terrain (LVS-A2)
    marks: int = 0  # in all areas that are completed (LVS-A3)
    waypoints: int = 0  # that return (LVS-W3)

    @property
    def points(self) -> int:
        return sum(self)


def most(known: LandVsSeaState, seat: int) -> Gain:
    """The best that a seat can do with one tile on the map as it is, as far as its sides are known;
    of equals, one that completes areas of its own.

    >>> from isolario.games.land_vs_sea import GAME
    >>> lake = GAME.parse('''0 0 start 0
    ... -1 0 S01 5
    ... hands: S05/A M2/L47 | S47/L24b F/F2
    ... stacks: L05/S08b | L30b/S30b''')
    >>> most(lake, 0)
    Gain(tiles=2, marks=0, waypoints=0)
    """
    waypoints = [at for at in known.waypoints if at is not None]
    best = Gain()
    own = TERRAIN[known.role(seat)]
    for after, done in placements(known, [side for _, _, side in known.faces(seat)]):
        gain = Gain(
            sum(len(area.tiles) for area in done if area.terrain == own),
            sum(area.bonus for area in done),
            sum(
                after.surrounded(number) or after.areas[after.area_of(number, region)].complete
                for number, region in waypoints
            ),
        )
        best = max(best, gain, key=lambda it: (it.points, it))
    return best


def placements(known: LandVsSeaState, sides: Iterable[str]) -> Iterator[tuple[Ground, list[Area]]]:
    """The map after each placement of a side that may complete an area or make a waypoint return,
    and the areas that it completes. The special tile is laid where it is due (LVS-V1)."""
    ground = known.ground
    cells = _last_cells(ground) | _last_around(known)
    if known.special:
        cells |= _hole_makers(ground)
    for side, cell, turn in product(sides, cells, range(6)):
        if not FITS[side][ground.coast[cell]] >> turn & 1:
            continue
        placed = ground.copy()
        placed.place(Placed(side, turn, *cell))
        for after in _filled(placed, cell) if known.special else (placed,):
            reached = {after.areas[area] for area in after.area_at[6 * len(ground.placed) :]}
            yield after, [area for area in reached if area.complete]


def _filled(ground: Ground, cell: Cell) -> Iterator[Ground]:
    """The map with the special tile in each of the holes beside a cell, or as it is if there is
    none."""
    holes = ground.holes_beside(cell)
    if not holes:
        yield ground
    for hole in holes:
        filled = ground.copy()
        filled.place(Placed(VOLCANO if ground.coast[hole] == ALL_LAND else WHIRLPOOL, 0, *hole))
        yield filled


def _last_cells(ground: Ground) -> set[Cell]:
    """The empty cells that are the only one some area is open towards."""
    found = set()
    for area in ground.areas.values():
        if not area.open:
            continue
        beside = set()
        for slot in area.slots:
            (q, r), (dq, dr) = ground.placed[slot // 6].cell, STEPS[slot % 6]
            if (q + dq, r + dr) not in ground.where:
                beside.add((q + dq, r + dr))
        if len(beside) == 1:
            found |= beside
    return found


def _last_around(known: LandVsSeaState) -> set[Cell]:
    """The empty cells where a tile may be the last around a waypoint, alone or with the special
    one."""
    found: set[Cell] = set()
    for at in known.waypoints:
        if at is not None:
            empty = known.ground.empty_beside(known.ground.placed[at[0]].cell)
            if len(empty) <= 1 + known.special:
                found.update(empty)
    return found


def _hole_makers(ground: Ground) -> set[Cell]:
    """The empty cells where a tile may make a hole: beside a cell that lacks one more edge of the
    kind that five neighbours show it."""
    return {
        (q + dq, r + dr)
        for (q, r), want in ground.coast.items()
        for edge, (dq, dr) in enumerate(STEPS)
        if not want // 3**edge % 3
        and (want + 3**edge in ALL_AROUND or want + 2 * 3**edge in ALL_AROUND)
    }
