"""What a drawing changes beyond the cells beside it.

Each card here knows the sheet as it is, says at which places a shape may change what it gives, and
works the gain out for one place at a time. Shores and lines with cells that are hard to fill are
here; `villages`, `ranges` and `square` have the others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from isolario.core.boards.bits import bits
from isolario.games.cartographers.bot.footprint import Footprint
from isolario.games.cartographers.bot.ledger import (
    COLUMNS,
    DIAGONALS,
    ROWS,
    Ground,
    Lines,
    stars,
)
from isolario.games.cartographers.bot.near import draws, line_worth
from isolario.games.cartographers.bot.taste import Taste
from isolario.games.cartographers.bot.wide import EDGE, PLACES, beside, clusters
from isolario.games.cartographers.pieces import Edition
from isolario.games.cartographers.scoring import DIAGONAL, LINE

EVERYWHERE = -1
"""All places."""


def covering(foot: Footprint, cells: int) -> int:
    """The places at which a shape covers one of these cells."""
    found = 0
    for spot in foot.spots:
        found |= cells >> spot
    return found


class Far(ABC):
    """What a card gives for a sheet, and what drawing something changes about it."""

    def __init__(
        self, ground: Ground, times: int, hope: float, taste: Taste, edition: Edition
    ) -> None:
        self.ground = ground
        self.times = times
        self.hope = hope
        self.taste = taste
        self.edition = edition
        self.look()

    @abstractmethod
    def look(self) -> None:
        """Works out what the sheet has before anything is drawn."""

    @abstractmethod
    def gains(self, foot: Footprint, terrain: str, places: int) -> Iterable[tuple[int, int]]:
        """What drawing a shape gains, at those of some places where it may gain or lose something:
        the place, the gain."""


class OneByOne(Far):
    """A card that looks at one place at a time."""

    def gains(self, foot: Footprint, terrain: str, places: int) -> Iterable[tuple[int, int]]:
        for place in bits(self.where(foot, terrain) & places):
            yield place, self.gain(foot, terrain, foot.cells << place, foot.around << place)

    @abstractmethod
    def where(self, foot: Footprint, terrain: str) -> int:
        """The places at which drawing a shape may gain or lose something."""

    @abstractmethod
    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        """What is gained by drawing a shape on these cells; ``around`` are those beside them."""


# --- water and farms ----------------------------------------------------------------------------


class ShoresideExpanse(OneByOne):
    """The stars; what it promises is in `near`."""

    def look(self) -> None:
        ground = self.ground
        self.star = stars(3 * self.times)
        self.sets = {"farm": ground.farm, "water": ground.water}
        self.known = {}
        for what, other in (("farm", ground.water), ("water", ground.farm)):
            shore = beside(other) | EDGE
            parts = clusters(self.sets[what])
            dry = [cluster for cluster in parts if not cluster & shore]
            self.known[what] = shore, parts, dry

    def where(self, foot: Footprint, terrain: str) -> int:
        return EVERYWHERE if draws(terrain, "farm") or terrain == "water" else 0

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        mine, theirs = ("water", "farm") if terrain == "water" else ("farm", "water")
        shore, parts, dry = self.known[mine]
        gained = 0
        for cluster in self.known[theirs][2]:
            if cluster & around:
                gained -= 1
        if not around & self.sets[mine]:
            new = [cells] if foot.connected else clusters(cells)
        else:
            whole = cells
            for cluster in parts:
                if cluster & around:
                    whole |= cluster
                    if cluster in dry:
                        gained -= 1
            new = [whole] if foot.connected else clusters(whole)
        for cluster in new:
            if not cluster & shore:
                gained += 1
        return gained * self.star


# --- lines --------------------------------------------------------------------------------------


def through(*kinds: Lines) -> list[list[int]]:
    """For each place: the lines of some kinds that it is in."""
    return [
        [line for kind in kinds for line in kind.cells if line >> place & 1]
        for place in range(PLACES)
    ]


class HardCells(OneByOne):
    """Corrects what lines promise where a drawing leaves a cell without free neighbours, or fills
    one: `near` takes hard cells to stay as they are."""

    through: ClassVar[Sequence[Sequence[int]]] = through(ROWS, COLUMNS)
    each: ClassVar[int] = LINE

    def look(self) -> None:
        ground = self.ground
        self.hard = ground.free & ground.sides[0]
        self.worth = self.times, self.hope * self.taste.borderlands, self.taste.line_cell

    def where(self, foot: Footprint, terrain: str) -> int:
        free, sides = self.ground.free, self.ground.sides
        found = covering(foot, self.hard) if self.hard else 0
        last = [free & cells for cells in sides]
        for number, spot in foot.sides:
            found |= last[number] >> spot
        return found

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        free = self.ground.free & ~cells
        hard = free & ~beside(free)
        lines = {line for cell in bits(hard ^ self.hard) for line in self.through[cell]}
        gained = 0
        for line in lines:
            left = (free & line).bit_count()
            now, before = (hard & line).bit_count(), (self.hard & line).bit_count()
            gained += line_worth(left, now, self.each, *self.worth)
            gained -= line_worth(left, before, self.each, *self.worth)
        return gained


class HardDiagonals(HardCells):
    through = through(DIAGONALS)
    each = DIAGONAL

    def look(self) -> None:
        super().look()
        self.worth = self.times, self.hope * self.taste.broken_road, self.taste.diagonal_cell
