"""What a shape covers and touches, wherever it is drawn: worked out once for each turn of it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from isolario.core.boards.bits import bits
from isolario.games.cartographers.bot.wide import CORNER, LANE, WIDE, widen
from isolario.games.cartographers.moves import corner
from isolario.games.cartographers.sheet import SIDE

Shift = tuple[int, int]
"""How often, and by how many bits a tally is shifted so that its number there comes to the shape's
place."""


class Footprint(msgspec.Struct, frozen=True):
    """A shape, turned a certain way. Its place is that of its upper left corner, less the margin
    around a sheet, so that what it touches has places too.

    >>> foot = footprint(0b11)  # two cells side by side
    >>> [number for number, _ in foot.covered], [number for number, _ in foot.touched]
    ([1, 1], [1, 1, 1, 1, 1, 1])
    >>> [number for number, _ in footprint(0b11).rows], [number for number, _ in foot.columns]
    ([2], [1, 1])
    """

    cells: int  # its places when its own is 0
    around: int  # the places beside them
    size: int
    connected: bool
    covered: tuple[Shift, ...]  # its cells, each with how many neighbours in the shape
    touched: tuple[Shift, ...]  # the cells around, the same
    rows: tuple[Shift, ...]  # how many cells it has in each row,
    columns: tuple[Shift, ...]  # column
    diagonals: tuple[Shift, ...]  # and falling diagonal
    spots: tuple[int, ...]  # the places of its cells when its own is 0
    sides: tuple[Shift, ...]  # those around, each with how many neighbours in the shape


@lru_cache(4096)
def footprint(cells: int) -> Footprint:
    """What a shape covers and touches; where its cells lie on a sheet does not matter."""
    places = [CORNER + y * WIDE + x for y, x in _squares(cells)]
    sides = Counter(place + step for place in places for step in (-WIDE, -1, 1, WIDE))
    by_row = Counter(place // WIDE for place in places)
    by_column = Counter(place % WIDE for place in places)
    diagonals: dict[int, list[int]] = {}
    for place in places:
        diagonals.setdefault(place // WIDE - place % WIDE, []).append(place)
    around = sorted(place for place in sides if place not in places)
    return Footprint(
        cells=sum(1 << place for place in places),
        around=sum(1 << place for place in around),
        size=len(places),
        connected=_connected(places),
        covered=tuple((sides[place], place * LANE) for place in places),
        touched=tuple((sides[place], place * LANE) for place in around),
        rows=tuple((number, row * WIDE * LANE) for row, number in sorted(by_row.items())),
        columns=tuple((number, column * LANE) for column, number in sorted(by_column.items())),
        diagonals=tuple((len(line), line[0] * LANE) for _, line in sorted(diagonals.items())),
        spots=tuple(places),
        sides=tuple((sides[place], place) for place in around),
    )


@lru_cache(1 << 14)
def laid(cells: int) -> tuple[int, int]:
    """The shape that some cells of a sheet are, and its place.

    >>> laid(0b11 << 13)  # in the second row
    (3, 14)
    """
    anchor = max(0, corner(cells))
    return cells >> anchor, anchor + anchor // SIDE


def places_of(anchors: int) -> int:
    """The places of a shape whose upper left corners are these cells of a sheet."""
    return widen(anchors) >> CORNER


def _squares(cells: int) -> list[tuple[int, int]]:
    """Row and column of each cell, from the upper left corner of the rectangle around them."""
    found = [divmod(cell, SIDE) for cell in bits(cells)]
    top, left = min((y for y, _ in found), default=0), min((x for _, x in found), default=0)
    return [(y - top, x - left) for y, x in found]


def _connected(places: list[int]) -> bool:
    reached, rest = set(places[:1]), set(places[1:])
    while near := {p for p in rest if reached & {p - WIDE, p - 1, p + 1, p + WIDE}}:
        reached |= near
        rest -= near
    return not rest
