"""Lost Barony: the largest filled square, and those that are nearly filled."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from isolario.core.boards.bits import bits
from isolario.games.cartographers.bot.far import Far
from isolario.games.cartographers.bot.footprint import Footprint
from isolario.games.cartographers.bot.ledger import stars
from isolario.games.cartographers.bot.wide import ALL, CORNER, PLACES, WIDE
from isolario.games.cartographers.scoring import SQUARE
from isolario.games.cartographers.sheet import SIDE

_SQUARES = tuple(  # by the length of their sides
    tuple(
        sum((1 << size) - 1 << row * WIDE for row in range(size)) << CORNER + y * WIDE + x
        for y in range(SIDE - size + 1)
        for x in range(SIDE - size + 1)
    )
    for size in range(SIDE + 1)
)


@lru_cache(1 << 12)
def _overlaps(shape: int, size: int) -> tuple[int, ...]:
    """Where a shape covers one cell of a square or more, two or more, …; seen from `PLACES` before
    the square's first cell."""
    square = _SQUARES[size][0] >> CORNER << PLACES
    found = [0] * shape.bit_count()
    for place in range(PLACES + size * WIDE):
        for number in range((shape << place & square).bit_count()):
            found[number] |= 1 << place
    return tuple(places for places in found if places)


def _sums(some: int, others: int) -> int:
    """Every place of one set plus every place of another."""
    if some.bit_count() > others.bit_count():
        some, others = others, some
    found = 0
    while some:
        low = some & -some
        found |= others * low
        some ^= low
    return found


@lru_cache(256)
def _promises(worth: float, keep: float) -> tuple[int, ...]:
    """What a square promises by how many of its cells are free."""
    return tuple(stars(worth * keep**left) for left in range(SIDE * SIDE + 1))


class LostBarony(Far):
    """The stars of the largest square, and what the next two sizes promise: the fewer cells are
    free in one of these squares, the more."""

    def look(self) -> None:
        filled = ALL & ~self.ground.free
        size, corners = 0, filled
        while corners:
            size += 1
            corners &= corners >> 1
            corners &= corners >> WIDE
        self.size = size
        self.star = stars(SQUARE * self.times)
        promised = self.hope * self.taste.lost_barony * SQUARE
        self.promises = _promises(promised, self.taste.square_cell)
        self.squares: dict[int, tuple[int, list[int]]] = {}
        self.known: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def nearly(self, size: int) -> tuple[int, list[int]]:
        """The fewest free cells in a square of a size; the corners of those with as many, one more,
        two more, …"""
        found = self.squares.get(size)
        if found is None:
            free = self.ground.free
            by_free: dict[int, int] = {}
            for square in _SQUARES[size]:
                number = (free & square).bit_count()
                by_free[number] = by_free.get(number, 0) | square & -square
            fewest = min(by_free)
            corners = [by_free.get(number, 0) for number in range(fewest, max(by_free) + 1)]
            found = self.squares[size] = fewest, corners
        return found

    def gains(self, foot: Footprint, terrain: str, places: int) -> Iterable[tuple[int, int]]:
        key = foot.cells, places
        if key not in self.known:  # the same for all terrains
            self.known[key] = self.found(foot, places)
        return self.known[key]

    def found(self, foot: Footprint, places: int) -> list[tuple[int, int]]:
        left = [self.fewer(foot, size) for size in _next(self.size)]
        where = 0
        for fewer, _ in left:
            where |= fewer[0] if fewer else 0
        before = self.worth(foot, left, -1)
        return [(place, self.worth(foot, left, place) - before) for place in bits(where & places)]

    def worth(self, foot: Footprint, left: list[Left], place: int) -> int:
        """What the squares are worth with a shape at a place; at -1: as they are. ``left`` grows if
        larger squares have to be looked at."""
        size, worth, at = self.size, 0, 0
        while size + 1 + at <= SIDE and at < 2:
            if size + at - self.size == len(left):
                left.append(self.fewer(foot, size + 1 + at))
            fewer, free = left[size + at - self.size]
            if place >= 0:
                for places in fewer:
                    if not places >> place & 1:
                        break
                    free -= 1
            if free:
                worth += self.promises[free]
                at += 1
            else:
                size += 1
        return worth + size * self.star

    def fewer(self, foot: Footprint, size: int) -> Left:
        overlaps, (fewest, corners) = _overlaps(foot.cells, size), self.nearly(size)
        most = len(overlaps)
        found = [0] * min(most, fewest)
        for more, firsts in enumerate(corners[:most]):
            if firsts:
                for number in range(min(most - more, fewest)):
                    found[number] |= _sums(firsts, overlaps[more + number]) >> PLACES
        return found, fewest


Left = tuple[list[int], int]
"""The places at which a shape leaves fewer free cells in some square of a size than there are now
in any (one fewer, two fewer, …), and how many these are."""


def _next(size: int) -> range:
    """The next two sizes of a square, as far as the sheet has room for them."""
    return range(size + 1, min(size + 2, SIDE) + 1)
