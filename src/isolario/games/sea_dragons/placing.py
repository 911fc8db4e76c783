"""Where dragons can be placed (SDR-D1 to D4), found by shifting sets of cells, not by trying them.

>>> sum(len(CELLS_OF[shape]) for shape in CELLS_OF)
13680
"""

from __future__ import annotations

from collections.abc import Iterable
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
    """What decides where somebody can place: every cell must be ``free``, one at least ``near``;
    ``gold`` and what the dragon finds must pay for the cells that cost something."""

    free: int
    near: int
    sea: Sea
    gold: int

    def fits(self, cells: int) -> bool:
        """Whether a dragon may lie on some cells, whatever it costs."""
        return not cells & ~self.free and bool(cells & self.near)

    def pays(self, cells: int) -> bool:
        """Whether there is gold enough (SDR-D4)."""
        return cost(self.sea, cells) <= self.gold


def reach(dragons: tuple[int, ...], seat: int, sea: Sea, gold: int) -> Reach:
    """Where a seat can place: not beside its own dragons (SDR-D3), beside the island or somebody
    else's (SDR-D2).

    >>> from isolario.games.sea_dragons.board import names
    >>> sea = Sea(0, 0, 0, 0, 0)
    >>> names(reach((0, 0b111), 0, sea, 4).near & 0b1111111)  # beside a1 to c1 of another
    ('d1',)
    """
    own = dragons[seat]
    rivals = 0
    for other in dragons:
        rivals |= other
    free = OPEN & ~rivals
    if own:
        free &= ~GRID.beside(own)
        rivals ^= own
    return Reach(free, (SHORE | GRID.beside(rivals)) & free, sea, gold)


def price(sea: Sea, cells: int) -> int:
    """Gold for whirlpools and currents."""
    return TOLL * (cells & sea.toll).bit_count()


def cost(sea: Sea, cells: int) -> int:
    """The price of a place, less the gold that lies there. Neither a reef card that it brings nor a
    gold card in hand helps (SDR-D4 [ruling])."""
    return price(sea, cells) - (cells & sea.gold).bit_count()


Rows = list[tuple[Stamp, int]]
"""Ways to lay a shape, each with the anchors where it may lie."""


def fitting(shapes: Iterable[str], where: Reach) -> Rows:
    """Where some shapes fit, whatever it costs."""
    free, near = where.free, where.near
    rows: Rows = []
    for shape in shapes:
        for stamp in STAMPS[shape]:
            anchors = stamp.room
            touch = 0
            for shift in stamp.shifts:
                anchors &= free >> shift
                touch |= near >> shift
            anchors &= touch
            if anchors:
                rows.append((stamp, anchors))
    return rows


def payable(rows: Rows, where: Reach) -> Rows:
    """Of these the places that can be paid for."""
    found = ((stamp, anchors & ~_too_dear(stamp, where)) for stamp, anchors in rows)
    return [(stamp, anchors) for stamp, anchors in found if anchors]


def _too_dear(stamp: Stamp, where: Reach) -> int:
    """The anchors at which a dragon costs more than there is.

    Counts are kept as sets: the anchors with at least 1, 2, 3 … cells that cost something, and
    those with at least 1, 2, 3 … gold. Too dear is where p cells cost and there is less gold than
    that needs, for some p.
    """
    size = len(stamp.shifts)
    if where.gold >= TOLL * size:
        return 0
    toll, gold = [0] * (size + 1), [0] * (size + 1)
    for number, shift in enumerate(stamp.shifts, 1):
        costs, pays = where.sea.toll >> shift, where.sea.gold >> shift
        for least in range(number, 1, -1):
            toll[least] |= toll[least - 1] & costs
            gold[least] |= gold[least - 1] & pays
        toll[1] |= costs
        gold[1] |= pays
    dear = 0
    for cells in range(where.gold // TOLL + 1, size + 1):
        lacking = TOLL * cells - where.gold
        dear |= toll[cells] & ~gold[lacking] if lacking <= size else toll[cells]
    return dear
