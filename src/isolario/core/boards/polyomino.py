"""Shapes made of squares: their ways to turn and mirror, and every place where they fit.

Places are found without trying cells. A `Stamp` is a shape, turned a certain way, on a grid of a
certain size; its anchor is the cell under the top left corner of its bounding box. Where one of
its cells has room is the free set, shifted; where all of them do is the intersection of those.

>>> stamp = stamps(read_picture(("##", "#.")), 3, 3)[0]
>>> free = 0b111_111_101  # a 3×3 grid whose upper middle cell is taken
>>> bin(stamp.anchors(free))
'0b11000'
>>> bin(stamp.cells(3))
'0b1011000'
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Generic, TypeVar

import msgspec

from isolario.core.boards.bits import bits, nth_bit

Polyomino = tuple[tuple[int, int], ...]
"""The cells of a shape, (row, column) from the top left of its bounding box, in order. They
need not be connected."""

Thing = TypeVar("Thing")


@cache
def read_picture(picture: tuple[str, ...]) -> Polyomino:
    """A shape from its rows.

    >>> read_picture(("##", "#."))
    ((0, 0), (0, 1), (1, 0))
    """
    return _from_corner(
        [(y, x) for y, row in enumerate(picture) for x, mark in enumerate(row) if mark == "#"]
    )


def _from_corner(cells: list[tuple[int, int]]) -> Polyomino:
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    return tuple(sorted((y - top, x - left) for y, x in cells))


def turned(shape: Polyomino) -> Polyomino:
    """A quarter turn clockwise.

    >>> turned(((0, 0), (0, 1), (1, 0)))
    ((0, 0), (0, 1), (1, 1))
    """
    return _from_corner([(x, -y) for y, x in shape])


def mirrored(shape: Polyomino) -> Polyomino:
    """Left and right swapped.

    >>> mirrored(((0, 0), (0, 1), (1, 0)))
    ((0, 0), (0, 1), (1, 1))
    """
    return _from_corner([(y, -x) for y, x in shape])


@cache
def orientations(shape: Polyomino, mirror: bool = True) -> tuple[Polyomino, ...]:
    """Every different way to turn a shape and, if allowed, to mirror it; as given first.

    >>> [len(orientations(read_picture(rows))) for rows in (("##",), ("##", "#."), ("###", "##."))]
    [2, 4, 8]
    """
    return tuple(way for way, _, _ in _ways(shape, mirror))


def _ways(shape: Polyomino, mirror: bool) -> list[tuple[Polyomino, int, bool]]:
    """The orientations, each with its quarter turns and whether it was mirrored before."""
    found: dict[Polyomino, tuple[int, bool]] = {}
    for flip in (False, True) if mirror else (False,):
        way = mirrored(shape) if flip else shape
        for turns in range(4):
            found.setdefault(way, (turns, flip))
            way = turned(way)
    return [(way, turns, flip) for way, (turns, flip) in found.items()]


class Stamp(msgspec.Struct, frozen=True):
    """A shape, turned a certain way, on a grid: given a set of cells it says where it fits."""

    shape: Polyomino
    pattern: int  # its cells when the anchor is the first cell of the grid
    shifts: tuple[int, ...]  # from the anchor to each cell
    room: int  # the anchors at which it may lie on the empty grid
    turns: int = 0  # quarter turns from the shape as printed …
    flipped: bool = False  # … which was mirrored first

    def anchors(self, free: int) -> int:
        """The anchors at which all its cells are free."""
        found = self.room
        for shift in self.shifts:
            found &= free >> shift
        return found

    def covering(self, cells: int) -> int:
        """The anchors at which it covers at least one of these cells, free or not.

        >>> flat = stamps(read_picture(("##",)), 3, 2)[0]
        >>> bin(flat.covering(0b001_100))  # the end of the first row, the start of the second
        '0b1010'
        """
        found = 0
        for shift in self.shifts:
            found |= cells >> shift
        return found & self.room

    def cells(self, anchor: int) -> int:
        """The set of cells it covers."""
        return self.pattern << anchor

    def anchor(self, cells: int) -> int:
        """The anchor at which it covers exactly these cells; -1 if there is none.

        >>> flat = stamps(read_picture(("##",)), 3, 2)[0]
        >>> flat.anchor(flat.cells(4)), flat.anchor(0b1)
        (4, -1)
        """
        shift = cells.bit_length() - self.pattern.bit_length()
        return shift if shift >= 0 and self.pattern << shift == cells else -1


def _stamp(shape: Polyomino, width: int, room: int, turns: int = 0, flipped: bool = False) -> Stamp:
    shifts = tuple(y * width + x for y, x in shape)
    return Stamp(shape, sum(1 << shift for shift in shifts), shifts, room, turns, flipped)


@cache
def stamps(shape: Polyomino, width: int, height: int, mirror: bool = True) -> tuple[Stamp, ...]:
    """A stamp for each orientation, as given first. Those too large for the grid have no room.

    >>> [bin(stamp.room) for stamp in stamps(read_picture(("##",)), 3, 1)]
    ['0b11', '0b0']
    """
    found = []
    for way, turns, flipped in _ways(shape, mirror):
        tall, wide = max(y for y, _ in way) + 1, max(x for _, x in way) + 1
        room = sum(
            1 << y * width + x for y in range(height - tall + 1) for x in range(width - wide + 1)
        )
        found.append(_stamp(way, width, room, turns, flipped))
    return tuple(found)


@cache
def overhanging(
    shape: Polyomino, width: int, height: int, mirror: bool = True
) -> tuple[Stamp, ...]:
    """Stamps of what stays inside when a shape hangs over the edge, with at least one cell inside
    and one outside. Each remaining part is one stamp, whose room is where it can be left over; so
    equal remains, from whichever orientation, are found once.

    >>> [(stamp.shape, bin(stamp.room)) for stamp in overhanging(read_picture(("##",)), 3, 2)]
    [(((0, 0),), '0b111111')]
    """
    rooms: dict[Polyomino, int] = {}
    for way in orientations(shape, mirror):
        tall, wide = max(y for y, _ in way) + 1, max(x for _, x in way) + 1
        for top in range(1 - tall, height):
            for left in range(1 - wide, width):
                inside = [
                    (top + y, left + x)
                    for y, x in way
                    if 0 <= top + y < height and 0 <= left + x < width
                ]
                if not 0 < len(inside) < len(way):
                    continue
                anchor = min(y for y, _ in inside) * width + min(x for _, x in inside)
                rest = _from_corner(inside)
                rooms[rest] = rooms.get(rest, 0) | 1 << anchor
    return tuple(_stamp(rest, width, room) for rest, room in sorted(rooms.items()))


class Layings(Generic[Thing]):
    """Every way to lay some things: a set of anchors for each. Nothing is listed until asked.

    >>> layings = Layings([("up", 0b101), ("down", 0b010)])
    >>> len(layings), layings.at(1), list(layings)
    (3, ('up', 2), [('up', 0), ('up', 2), ('down', 1)])
    """

    __slots__ = ("_size", "rows")

    def __init__(self, rows: Sequence[tuple[Thing, int]]) -> None:
        self.rows = rows
        self._size = -1

    def __len__(self) -> int:
        if self._size < 0:
            self._size = sum([anchors.bit_count() for _, anchors in self.rows])
        return self._size

    def __bool__(self) -> bool:
        return any(anchors for _, anchors in self.rows)

    def __iter__(self) -> Iterator[tuple[Thing, int]]:
        for thing, anchors in self.rows:
            for anchor in bits(anchors):
                yield thing, anchor

    def at(self, place: int) -> tuple[Thing, int]:
        """The thing and the anchor at a place in the order of iteration."""
        if place < 0:
            raise IndexError(f"no place {place}: there are {len(self)}")
        for thing, anchors in self.rows:
            size = anchors.bit_count()
            if place < size:
                return thing, nth_bit(anchors, place)
            place -= size
        raise IndexError(f"only {len(self)} places")

    def choice(self, rng: random.Random) -> tuple[Thing, int]:
        """One of them, all equally likely."""
        return self.at(int(rng.random() * len(self)))
