"""Where dragons can be placed (SDR-D1 to D4), found by shifting sets of cells, not by trying them.

>>> sum(len(CELLS_OF[shape]) for shape in CELLS_OF)
13680
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from isolario.core.boards.bits import bits
from isolario.core.boards.polyomino import Stamp, stamps
from isolario.games.sea_dragons.board import GRID, ISLAND, OPEN, SHORE, SIDE, Sea
from isolario.games.sea_dragons.parts import TOLL
from isolario.games.sea_dragons.pieces import PIECES, SHAPES


def _stamps(shape: str) -> tuple[Stamp, ...]:
    """The ways to lay a shape, each with the anchors at which it is off the island."""
    found = []
    for stamp in stamps(PIECES.shapes[shape], SIDE, SIDE):
        dry = stamp.covering(ISLAND)
        found.append(msgspec.structs.replace(stamp, room=stamp.room & ~dry))
    return tuple(found)


STAMPS = {shape: _stamps(shape) for shape in SHAPES}

CELLS_OF: dict[str, tuple[int, ...]] = {
    shape: tuple(stamp.cells(anchor) for stamp in STAMPS[shape] for anchor in bits(stamp.room))
    for shape in SHAPES
}
"""Every set of cells that a dragon can cover, by its shape."""

SHAPE_AT: dict[int, str] = {cells: shape for shape in SHAPES for cells in CELLS_OF[shape]}
"""The shape of a dragon that covers some cells."""


class Reach(NamedTuple):
    """What decides where a seat can place: every cell must be ``free``, at least one ``near``;
    ``gold`` and what the dragon finds must pay for the cells that cost something."""

    free: int
    near: int
    sea: Sea
    gold: int

    def fits(self, cells: int) -> bool:
        """Whether a dragon may lie on some cells, whatever it costs."""
        return cells & self.free == cells and bool(cells & self.near)

    def pays(self, cells: int) -> bool:
        """Whether there is enough gold (SDR-D4)."""
        return cost(self.sea, cells) <= self.gold


def reach(dragons: tuple[int, ...], seat: int, sea: Sea, gold: int) -> Reach:
    """Where a seat can place: not beside its own dragons (SDR-D3), beside the island or somebody
    else's (SDR-D2).

    >>> from isolario.games.sea_dragons.board import names
    >>> sea = Sea(0, 0, 0, 0, 0)
    >>> names(reach((0, 0b111), 0, sea, 4).near & 0b1111111)  # beside a1 to c1 of another
    ('d1',)
    """
    own, taken = dragons[seat], sum(dragons)  # no cell is in two of them
    free = OPEN ^ taken
    free ^= free & GRID.beside(own)
    return Reach(free, (SHORE | GRID.beside(taken ^ own)) & free, sea, gold)


def price(sea: Sea, cells: int) -> int:
    """Gold for whirlpools and currents."""
    return TOLL * (cells & sea.toll).bit_count()


def cost(sea: Sea, cells: int) -> int:
    """The price of a place, less the gold that lies there. Neither a reef card that it brings nor a
    gold card in hand helps (SDR-D4 [ruling])."""
    return price(sea, cells) - (cells & sea.gold).bit_count()


HALF = 256
"""Bits for a set of cells, where one number holds two sets."""
BOTH = (1 << 2 * HALF) - 1

Rows = list[tuple[Stamp, int]]
"""Ways to lay a shape, each with the anchors where it may lie."""


def fitting(shapes: Iterable[str], where: Reach) -> Rows:
    """Where some shapes fit, whatever it costs: every cell is free, and not all are away from what
    the dragon has to touch. Both are found in one go, one in the lower half of a number, the other
    in the upper."""
    both = where.free | (GRID.all ^ where.near) << HALF
    rows: Rows = []
    for shape in shapes:
        for stamp in STAMPS[shape]:
            fit = BOTH
            for shift in stamp.shifts:
                fit &= both >> shift
            anchors = fit & stamp.room
            anchors ^= anchors & fit >> HALF
            if anchors:
                rows.append((stamp, anchors))
    return rows


def payable(rows: Rows, where: Reach) -> Rows:
    """Those of these places that can be paid for."""
    toll, gold, own = where.sea.toll, where.sea.gold, where.gold
    found: Rows = []
    for stamp, anchors in rows:
        if own < TOLL * len(stamp.shifts):
            anchors &= _within(stamp.pattern, toll, gold)[own]
        if anchors:
            found.append((stamp, anchors))
    return found


@lru_cache(1 << 12)
def _within(pattern: int, toll: int, gold: int) -> tuple[int, ...]:
    """The anchors at which a dragon can be paid for with 0, 1, 2 … gold. A sea stays as it is for a
    whole game, so this is asked over and over.

    Counts are kept as sets: the anchors with at least 1, 2, 3 … cells that cost something, and
    those with at least 1, 2, 3 … gold. Too expensive is where, for some p, p cells cost something
    and there is less gold than that takes.
    """
    shifts = tuple(bits(pattern))
    size = len(shifts)
    costing, paying = [0] * (size + 1), [0] * (size + 1)
    for number, shift in enumerate(shifts, 1):
        for counts, cells in ((costing, toll >> shift), (paying, gold >> shift)):
            for least in range(number, 1, -1):
                counts[least] |= counts[least - 1] & cells
            counts[1] |= cells
    found = []
    for own in range(TOLL * size):
        dear = 0
        for number in range(own // TOLL + 1, size + 1):
            lacking = TOLL * number - own
            dear |= costing[number] & ~paying[lacking] if lacking <= size else costing[number]
        found.append(GRID.all & ~dear)
    return tuple(found)
