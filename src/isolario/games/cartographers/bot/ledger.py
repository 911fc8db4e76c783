"""What a drawing gains where it lies: a number for each cell that it covers or touches.

Whatever depends on one cell and its four neighbours, or on a line, can be entered in a `Ledger`,
which adds it all up as tallies; then one sum of shifted tallies judges a shape at all places at
once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from isolario.games.cartographers.bot.footprint import Footprint
from isolario.games.cartographers.bot.wide import (
    ALL,
    BLANK,
    EMPTY,
    STAR,
    WIDE,
    Tally,
    by_open_sides,
    level,
    read,
    spread,
    widen,
)
from isolario.games.cartographers.sheet import SIDE, Sheet

_spread = lru_cache(512)(spread)

MOST = 128 * EMPTY
"""What stands for 0 in the sum of tallies; up to 128 are added."""


def stars(worth: float) -> int:
    """Stars as they are counted here."""
    return round(worth * STAR)


class Ground:
    """A sheet on the wide board, with what many cards ask for."""

    __slots__ = (
        "farm",
        "forest",
        "free",
        "monster",
        "mountains",
        "ruins",
        "sides",
        "village",
        "water",
    )

    def __init__(self, sheet: Sheet) -> None:
        self.forest = widen(sheet.forest)
        self.village = widen(sheet.village)
        self.farm = widen(sheet.farm)
        self.water = widen(sheet.water)
        self.monster = widen(sheet.monster)
        self.mountains = widen(sheet.mountains)
        self.ruins = widen(sheet.ruins)
        self.free = widen(sheet.free)
        self.sides = by_open_sides(self.free)


class Ledger:
    """What is gained by covering and by touching each cell with a terrain."""

    __slots__ = ("_covered", "_lines", "_sides", "_touched", "boards", "free")

    def __init__(self, ground: Ground) -> None:
        self.free, self._sides = ground.free, ground.sides
        self._covered: list[Tally] = [0] * 5  # by how many neighbours are covered, too
        self._touched: list[Tally] = [0] * 5
        self._lines: list[tuple[Lines, Sequence[Gains]]] = []
        self.boards: Boards | None = None

    def cover(self, worth: float, places: int) -> None:
        """Gains this much for each cell of a set that is covered."""
        if (units := stars(worth)) and places:
            gained = units * _spread(places)
            self._covered = [tally + gained for tally in self._covered]

    def touch(self, worth: float, places: int) -> None:
        """Gains this much for each cell of a set that is beside what is drawn."""
        if (units := stars(worth)) and places:
            gained = units * _spread(places)
            self._touched = [tally + gained for tally in self._touched]

    def open(self, worths: Sequence[float], places: int) -> None:
        """The cells of a set are worth this much by how many of their neighbours are free; some
        of these are covered."""
        units = [stars(worth) for worth in worths]
        for sides in range(1, 5):
            cells = 0
            for fewer in range(1, sides + 1):
                if gain := units[sides - fewer] - units[sides]:
                    cells = cells or places & self._sides[sides]
                    if not cells:
                        break
                    self._touched[fewer] += gain * _spread(cells)

    def lose(self, worths: Sequence[float]) -> None:
        """Free cells are worth this much by how many of their neighbours are free; covered ones
        nothing."""
        self.open(worths, self.free)
        for sides, worth in enumerate(worths):
            self.cover(-worth, self.free & self._sides[sides])

    def become(self, worths: Sequence[float], places: int) -> None:
        """Covered cells of a set become worth this much, by how many neighbours stay free."""
        units = [stars(worth) for worth in worths]
        for sides in range(5):
            if cells := places & self._sides[sides]:
                for fewer in range(sides + 1):
                    if units[sides - fewer]:
                        self._covered[fewer] += units[sides - fewer] * _spread(cells)

    def lines(self, kind: Lines, gains: Sequence[Gains]) -> None:
        """Each line of a kind gains this much by how many of its cells are covered."""
        self._lines.append((kind, gains))

    def copy(self) -> Ledger:
        fresh = Ledger.__new__(Ledger)
        fresh.free, fresh._sides, fresh.boards = self.free, self._sides, None
        fresh._covered, fresh._touched = self._covered[:], self._touched[:]
        fresh._lines = self._lines[:]
        return fresh

    def sums(self, foot: Footprint) -> tuple[int, ...]:
        """What a shape gains at each place, and `MOST`."""
        boards = self.boards
        if boards is None:
            boards = self.boards = Boards(self._covered, self._touched, self._lines)
        return boards.sums(foot)


Gains = tuple[int, ...]
"""What a line gains by how many of its cells are covered."""


class Lines:
    """Rows, columns or diagonals, each with its places as a tally."""

    def __init__(self, name: str, place: Callable[[int, int], int]) -> None:
        self.name = name  # of what a footprint has of them
        places = [0] * SIDE
        for row in range(SIDE + 2):
            for column in range(WIDE):
                line = place(row - 1, column - 1)
                if 0 <= line < SIDE:
                    places[line] |= 1 << row * WIDE + column
        self.cells = tuple(line & ALL for line in places)
        self.tallies = tuple(map(spread, places))


ROWS = Lines("rows", lambda y, x: y)
COLUMNS = Lines("columns", lambda y, x: x)
DIAGONALS = Lines("diagonals", lambda y, x: y - x)


class Boards:
    """The tallies of a ledger, ready to be shifted."""

    __slots__ = ("_covered", "_lines", "_made", "_touched")

    def __init__(
        self,
        covered: list[Tally],
        touched: list[Tally],
        lines: list[tuple[Lines, Sequence[Gains]]],
    ) -> None:
        self._covered = [tally + BLANK for tally in covered]
        self._touched = [tally + BLANK if tally else 0 for tally in touched]
        self._lines = lines
        self._made: dict[tuple[int, int], Tally] = {}

    def sums(self, foot: Footprint) -> tuple[int, ...]:
        covered, touched = self._covered, self._touched
        total, added = 0, foot.size
        for sides, shift in foot.covered:
            total += covered[sides] >> shift
        for sides, shift in foot.touched:
            if tally := touched[sides]:
                total += tally >> shift
                added += 1
        for number, (kind, gains) in enumerate(self._lines):
            shifts = getattr(foot, kind.name)
            for count, shift in shifts:
                total += self._line(number, count, kind, gains) >> shift
            added += len(shifts)
        return read(total + _rest(added))

    def _line(self, number: int, count: int, kind: Lines, gains: Sequence[Gains]) -> Tally:
        found = self._made.get((number, count))
        if found is None:
            found = BLANK
            for tally, gain in zip(kind.tallies, gains, strict=True):
                if len(gain) > count and gain[count]:
                    found += gain[count] * tally
            self._made[number, count] = found
        return found


@cache
def _rest(added: int) -> Tally:
    """Makes the sum of this many tallies begin at `MOST`."""
    return level(MOST - added * EMPTY)
