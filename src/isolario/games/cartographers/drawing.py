"""What a card lets somebody draw on a sheet (CRT-D, CRT-A1), and the lone ambush (CRT-1.1).

Nothing is listed underneath: a `Brush` is a shape turned a certain way, with its terrain; the ways
to draw are brushes with the set of anchors where each fits. `placements` lists the results.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import msgspec

from isolario.core.boards.polyomino import Layings, Polyomino, Stamp, stamps
from isolario.core.errors import UnknownOption
from isolario.games.cartographers.pieces import (
    AMBUSH,
    EXPLORE,
    TERRAINS,
    Arrow,
    Corner,
    Edition,
    Shape,
    known,
    known_edition,
)
from isolario.games.cartographers.sheet import SIDE, Sheet, names

SINGLE_CELL = Shape(("#",))
"""What is drawn instead of shapes that do not fit (CRT-D2, CRT-D6, CRT-A1)."""


class Drawing(msgspec.Struct, frozen=True):
    """A result: which cells become which terrain, and whether the shape brings a coin (CRT-D3).

    Coins for mountains are not in it; compare `Sheet.closed` before and after.
    """

    cells: int
    terrain: str
    coin: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return names(self.cells)


class Brush(msgspec.Struct, frozen=True):
    """A shape turned a certain way, with its terrain and its coin: a drawing without a place."""

    stamp: Stamp
    terrain: str
    coin: bool

    def at(self, anchor: int) -> Drawing:
        return Drawing(self.stamp.pattern << anchor, self.terrain, self.coin)


Brushes = tuple[tuple[Stamp, tuple[Brush, ...]], ...]
"""Brushes by their stamp, because one search for room serves all terrains."""


class Drawings(Layings[Brush]):
    """Every way to draw, in order: shape, orientation, terrain, place. No two are the same."""

    __slots__ = ()

    def drawing(self, place: int) -> Drawing:
        """The drawing at a place in this order."""
        brush, anchor = self.at(place)
        return brush.at(anchor)

    def each(self) -> Iterator[Drawing]:
        """One after another."""
        for brush, anchor in self:
            yield brush.at(anchor)


@cache
def brushes(shapes: tuple[Shape, ...], terrains: tuple[str, ...]) -> Brushes:
    """The brushes of some shapes in some terrains.

    >>> [len(of_stamp) for _, of_stamp in brushes(EXPLORE["fishing_village"].shapes, TERRAINS[:2])]
    [2, 2]
    """
    return tuple(
        (stamp, tuple(Brush(stamp, terrain, shape.coin) for terrain in terrains))
        for shape in shapes
        for stamp in stamps(shape.cells, SIDE, SIDE)
    )


def fitting(choice: Brushes, sheet: Sheet, cover: int | None = None) -> Drawings:
    """Where some brushes fit (CRT-D1); ``cover``: they must cover one of these cells, as after
    ruins (CRT-D6)."""
    free = sheet.free
    rows: list[tuple[Brush, int]] = []
    for stamp, of_stamp in choice:
        anchors = stamp.anchors(free)
        if cover is not None and anchors:
            anchors &= stamp.covering(cover)
        if anchors:
            rows += [(brush, anchors) for brush in of_stamp]
    return Drawings(rows)


@cache
def card_brushes(card: str, ruins: bool, edition: Edition) -> tuple[Brushes, Brushes]:
    """What a card shows, and what is drawn instead if none of it fits."""
    known_edition(edition)
    if card in AMBUSH:  # CRT-A1
        shapes, monster = (AMBUSH[card].shape,), ("monster",)
        return brushes(shapes, monster), brushes((SINGLE_CELL,), monster)
    explore = known("explore or ambush card", card, EXPLORE)
    if not explore.shapes:
        raise UnknownOption(f"nothing is drawn for {card}; the next card is turned (CRT-E2)")
    # CRT-D2: the editions differ when no shape fits; CRT-D6 is the same in both.
    shown_only = edition == "original-2019" and not ruins
    instead = explore.terrains if shown_only else TERRAINS
    return brushes(explore.shapes, explore.terrains), brushes((SINGLE_CELL,), instead)


def drawings(
    card: str, sheet: Sheet, ruins: bool = False, edition: Edition = "ukrainian-2021"
) -> Drawings:
    """Every way to draw an explore or ambush card on a sheet, found but not listed.

    ``ruins``: a ruins card lies before it, which an ambush ignores (CRT-A2). If no shape of the
    card fits, the ways are single cells (CRT-D2, CRT-D6); on a full map there are none (CRT-D7).

    >>> len(drawings("rift_lands", Sheet.blank("A")))  # 116 cells, 5 terrains
    580
    """
    ruins = ruins and card not in AMBUSH
    shown, instead = card_brushes(card, ruins, edition)
    return fitting(shown, sheet, sheet.ruins if ruins else None) or fitting(instead, sheet)


def placements(
    card: str, sheet: Sheet, ruins: bool = False, edition: Edition = "ukrainian-2021"
) -> list[Drawing]:
    """The same as a list of results: cells, terrain, coin.

    >>> placements("farmland", Sheet.blank("A"))[0]
    Drawing(cells=2049, terrain='farm', coin=True)
    """
    return list(drawings(card, sheet, ruins, edition).each())


def single_cell(card: str, sheet: Sheet, ruins: bool = False) -> bool:
    """Whether none of the card's shapes can be drawn, so that a single cell is (CRT-D2, CRT-D6)."""
    ruins = ruins and card not in AMBUSH
    shown = card_brushes(card, ruins, "ukrainian-2021")[0]
    return not fitting(shown, sheet, sheet.ruins if ruins else None)


@cache
def solo_anchors(shape: Polyomino, corner: Corner, arrow: Arrow) -> tuple[int, ...]:
    """The anchors that a lone ambush tries, in order (CRT-1.1 [ruling]: of the box around it).

    The shape slides along the frame from its corner, once around; then along the ring one cell
    further in, from the corner moved diagonally, until there is no ring left.

    >>> [divmod(a, 11) for a in solo_anchors(((0, 0), (1, 1), (2, 2)), "bottom-right", "clockwise")
    ... ][:2]
    [(8, 8), (8, 7)]
    """
    tall, wide = max(y for y, _ in shape) + 1, max(x for _, x in shape) + 1
    found: dict[int, None] = {}  # in order, each once: a ring may be just a line
    for ring in range(SIDE):
        top, bottom, left, right = ring, SIDE - tall - ring, ring, SIDE - wide - ring
        if top > bottom or left > right:
            break
        corners: dict[Corner, tuple[int, int]] = {
            "top-left": (top, left),
            "top-right": (top, right),
            "bottom-right": (bottom, right),
            "bottom-left": (bottom, left),
        }
        order = list(corners) if arrow == "clockwise" else list(corners)[::-1]
        start = order.index(corner)
        stops = [corners[name] for name in order[start:] + order[: start + 1]]
        for (y, x), (to_y, to_x) in pairwise(stops):
            while (y, x) != (to_y, to_x):
                found[y * SIDE + x] = None
                y += (to_y > y) - (to_y < y)
                x += (to_x > x) - (to_x < x)
            found[to_y * SIDE + to_x] = None
    return tuple(found)


def solo_ambush(card: str, sheet: Sheet, shape: Polyomino | None = None) -> int | None:
    """The cells where a lone player draws the monsters; None if they fit nowhere (CRT-1.1).

    The shape is never turned. ``shape`` takes the place of the card's (Acrobatics, CRT-K4).

    >>> names(solo_ambush("gnoll_raid", Sheet.blank("A")))
    ('a1', 'b1', 'a2', 'a3', 'b3')
    """
    ambush = known("ambush card", card, AMBUSH)
    cells = shape or ambush.shape.cells
    stamp = stamps(cells, SIDE, SIDE)[0]  # as printed
    fits = stamp.anchors(sheet.free)
    if fits:
        for anchor in solo_anchors(cells, ambush.corner, ambush.arrow):
            if fits >> anchor & 1:
                return stamp.cells(anchor)
    return None
