"""Sheets with a margin, and a number for each of their places, all in one integer.

A sheet's cells are laid on a board that is one row and one column larger on every side (the column
on the left of a row is the one on the right of the row above it), so that nothing runs from one
row into the next and every cell has four neighbours. Sets of places are integers, as ever.

A `Tally` is an integer, too: `LANE` bits for each place. One shift and one addition move and add
all of its numbers at once, which is how every place of a shape is judged by one sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from struct import Struct

from isolario.games.cartographers.sheet import GRID, SIDE

WIDE = SIDE + 1
CORNER = WIDE + 1
"""The place of a sheet's first cell."""
PLACES = WIDE * (SIDE + 2)

LANE = 32
STAR = 1 << 16
"""How much one star is in a tally."""

Tally = int


def _widening() -> tuple[tuple[int, int, int], ...]:
    """How rows move apart, each by as many places as there are rows above it: in four steps."""
    steps = []
    shifted = dict.fromkeys(range(SIDE), 0)
    for step in (8, 4, 2, 1):
        rows = {row: GRID.rows[row] << by for row, by in shifted.items()}
        moving = sum(cells for row, cells in rows.items() if row & step)
        steps.append((moving, sum(rows.values()) ^ moving, step))
        for row in shifted:
            shifted[row] += row & step
    return tuple(steps)


_STEPS = _widening()


@lru_cache(1 << 14)
def widen(cells: int) -> int:
    """The places of a set of a sheet's cells.

    >>> [place.bit_length() - 1 for place in (widen(1), widen(1 << 120))]
    [13, 143]
    """
    for moving, staying, step in _STEPS:
        cells = cells & staying | (cells & moving) << step
    return cells << CORNER


ALL = widen(GRID.all)
EDGE = widen(GRID.edge)
_ONES: Tally = sum(1 << LANE * place for place in range(PLACES))
_BYTES = LANE // 8
_READ = Struct(f"<{PLACES}I").unpack

EMPTY = 1 << 23
"""What stands for 0 in a tally that is shifted: nothing may be borrowed from the next place."""
BLANK: Tally = EMPTY * _ONES


def spread(places: int) -> Tally:
    """A tally with 1 at each place of a set.

    >>> [place for place, number in enumerate(read(spread(0b1010))) if number]
    [1, 3]
    """
    lanes = bytearray(PLACES * _BYTES)
    lanes[_BYTES - 1 :: _BYTES] = f"{places:0{PLACES}b}".encode()  # 48 and 49: the last bit tells
    return int.from_bytes(lanes, "big") & _ONES


def read(tally: Tally) -> tuple[int, ...]:
    """The numbers of a tally, by place; none may be negative."""
    return _READ(tally.to_bytes(PLACES * _BYTES, "little"))


def level(number: int) -> Tally:
    """A tally with the same number everywhere."""
    return number * _ONES


_AS_FLAGS = bytes.maketrans(b"01", b"\0\1")


def chosen(numbers: Sequence[int], places: int) -> compress[int]:
    """The numbers at the places of a set, in order.

    >>> list(chosen((7, 8, 9), 0b101))
    [7, 9]
    """
    return compress(numbers, f"{places:b}"[::-1].encode().translate(_AS_FLAGS))


def beside(places: int) -> int:
    """The cells of the sheet that share a side with one of these, including members of the set."""
    return (places << 1 | places >> 1 | places << WIDE | places >> WIDE) & ALL


def by_open_sides(free: int) -> tuple[int, int, int, int, int]:
    """The cells of the sheet by how many of their neighbours are free, from none to four.

    >>> [cells.bit_count() for cells in by_open_sides(widen(0b11))]
    [116, 5, 0, 0, 0]
    """
    left, right, above, below = free << 1, free >> 1, free << WIDE, free >> WIDE
    across, down = left ^ right, above ^ below
    both, stacked = left & right, above & below
    odd = (across ^ down) & ALL
    most = both | stacked
    four = both & stacked & ALL
    two = (across & down | (both ^ stacked)) & ALL & ~odd
    return ALL & ~(odd | two | four), odd & ~most, two, odd & most, four


def clusters(places: int) -> list[int]:
    """The largest parts whose cells are connected by their sides, ordered by their first cell."""
    found = []
    while places:
        cluster, grown = 0, places & -places
        while grown != cluster:
            cluster = grown
            grown = (
                cluster | cluster << 1 | cluster >> 1 | cluster << WIDE | cluster >> WIDE
            ) & places
        found.append(cluster)
        places ^= cluster
    return found
