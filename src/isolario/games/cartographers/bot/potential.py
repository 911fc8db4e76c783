"""What a sheet promises: for each scoring card, how near a sheet is to more of its stars.

A promise is in stars: what a player with enough time could still hope for because the sheet is
as it is. It is a rule of thumb, only ever compared between sheets that differ by one drawing.
"""

from __future__ import annotations

from collections.abc import Callable

from isolario.games.cartographers.pieces import Edition
from isolario.games.cartographers.scoring import (
    DIAGONAL,
    DIAGONALS,
    HOLD,
    LINE,
    PLAINS,
    RANGE,
    SQUARE,
    kinds_beside,
    largest_square,
    score_card,
)
from isolario.games.cartographers.sheet import GRID, SIDE, Sheet

_beside, _clusters = GRID.beside, GRID.clusters
_LINES = (*GRID.rows, *GRID.columns)
_SQUARES = tuple(  # by the length of their sides
    tuple(
        sum((1 << size) - 1 << (y + row) * SIDE + x for row in range(size))
        for y in range(SIDE - size + 1)
        for x in range(SIDE - size + 1)
    )
    for size in range(SIDE + 3)
)
_NOT_LEFT, _NOT_RIGHT = GRID.all ^ GRID.columns[0], GRID.all ^ GRID.columns[-1]

HARD = 3
"""A free cell without a free neighbour counts as this many more: hardly any shape fills it."""


def promise(card: str, sheet: Sheet, free: int) -> float:
    """The stars that a sheet promises for a card beyond those it has.

    >>> for size in (2, 4, 6):
    ...     sheet = Sheet().draw((1 << size) - 1, "village")
    ...     promise("wildholds", sheet, sheet.free)  # six are no longer a promise: they score
    0.64
    2.56
    0.0
    """
    return _PROMISES[card](sheet, free)


def outlook(
    card: str, sheet: Sheet, free: int, edition: Edition, times: float, hope: float
) -> float:
    """What a card is worth: its stars, ``times`` over, and some ``hope`` of what is promised."""
    value = times * score_card(card, sheet, edition)
    return value + hope * _PROMISES[card](sheet, free) if hope else value


def open_sides(free: int) -> tuple[int, int, int]:
    """The cells with none, one and two free neighbours.

    >>> [cells.bit_count() for cells in open_sides(0b11)]  # two cells are free
    [116, 5, 0]
    """
    above, below = free << SIDE & GRID.all, free >> SIDE
    left, right = free << 1 & _NOT_LEFT, free >> 1 & _NOT_RIGHT
    across, down = left ^ right, above ^ below
    pairs, odd = left & right | above & below, across ^ down
    one = odd & ~pairs
    two = (across & down | (left & right ^ above & below)) & ~odd
    return GRID.all & ~(left | right | above | below), one, two


# Forest


def _sentinel_wood(sheet: Sheet, free: int) -> float:
    return 0.1 * (free & GRID.edge).bit_count()


def _greenbough(sheet: Sheet, free: int) -> float:
    forest, found = sheet.forest, 0.0
    for line in _LINES:
        if not forest & line:
            found += 0.1 * min(4, (free & line).bit_count())
    return found


def _treetower(sheet: Sheet, free: int) -> float:
    _, one, two = open_sides(free)
    forest = sheet.forest
    return 0.6 * (forest & one).bit_count() + 0.2 * (forest & two).bit_count()


def _stoneside_forest(sheet: Sheet, free: int) -> float:
    """How few cells would join one more mountain to another: the shortest way, if any."""
    mountains = sheet.mountains
    clusters = [(cluster, _beside(cluster) & mountains) for cluster in _clusters(sheet.forest)]
    lone = mountains
    for _, touched in clusters:
        if touched & touched - 1:
            lone &= ~touched
    way, best = free | sheet.forest, 0.0
    for reach, touched in clusters:
        likely, found, had = 1.0, 0.0, 0
        if touched & touched - 1:
            had = (touched & lone).bit_count()
        for _ in range(5):
            likely *= 0.63
            around = _beside(reach)
            reach |= around & way
            touched |= _beside(reach) & mountains
            if touched & touched - 1:
                has = (touched & lone).bit_count()
                if has > had:
                    found += RANGE * likely * (has - had)
                    had = has
        best = max(best, found)
    return best


# Water and farms


def _canal_lake(sheet: Sheet, free: int) -> float:
    water, farm = sheet.water, sheet.farm
    near = _beside(free)
    alone = water & ~_beside(farm) | farm & ~_beside(water)
    return 0.45 * (alone & near).bit_count()


def _mages_valley(sheet: Sheet, free: int) -> float:
    return 0.45 * (free & _beside(sheet.mountains)).bit_count()


def _golden_granary(sheet: Sheet, free: int) -> float:
    ruins = sheet.ruins
    return 1.0 * (free & ruins).bit_count() + 0.3 * (free & _beside(ruins)).bit_count()


def _shoreside_expanse(sheet: Sheet, free: int) -> float:
    inner = free & ~GRID.edge
    return 0.12 * (
        (inner & ~_beside(sheet.water)).bit_count() + (inner & ~_beside(sheet.farm)).bit_count()
    )


# Villages


def _wildholds(sheet: Sheet, free: int) -> float:
    found = 0.0
    for cluster in _clusters(sheet.village):
        size = cluster.bit_count()
        if size < HOLD and _beside(cluster) & free:
            found += 0.16 * size * size
    return found


def _great_city(sheet: Sheet, free: int) -> float:
    clusters = _clusters(sheet.village)
    if not clusters:
        return 0.0
    room = free & ~_beside(sheet.mountains)
    return 0.25 * min(8, (_beside(max(clusters, key=int.bit_count)) & room).bit_count())


def _greengold_plains(sheet: Sheet, free: int) -> float:
    found = 0.0
    for cluster in _clusters(sheet.village):
        kinds = kinds_beside(sheet, cluster)
        if kinds < PLAINS and (_beside(cluster) & free).bit_count() >= PLAINS - kinds:
            found += (0.6, 1.1, 1.8)[kinds]
    return found


def _shieldgate(sheet: Sheet, free: int) -> float:
    room = _beside(free)
    sizes = sorted([c.bit_count() for c in _clusters(sheet.village) if c & room], reverse=True)
    if not sizes:
        return 0.0
    second = sizes[1] if len(sizes) > 1 else 0
    return 0.7 * (sizes[0] - second) + 0.5 * second


# Placement


def _lines(lines: tuple[int, ...], stars: float, keep: float, free: int) -> float:
    """What lines to be filled promise: less with each cell that is free."""
    hard = free & ~_beside(free)
    found = 0.0
    for line in lines:
        if left := (free & line).bit_count():
            found += stars * keep ** (left + HARD * (hard & line).bit_count())
    return found


def _borderlands(sheet: Sheet, free: int) -> float:
    return _lines(_LINES, LINE, 0.7, free)


def _broken_road(sheet: Sheet, free: int) -> float:
    return _lines(DIAGONALS, DIAGONAL, 0.65, free)


def _lost_barony(sheet: Sheet, free: int) -> float:
    size, _ = largest_square(GRID.all ^ free)
    found = 0.0
    for larger in (size + 1, size + 2):
        if squares := _SQUARES[larger]:
            found += SQUARE * 0.85 ** min([(free & square).bit_count() for square in squares])
    return found


def _cauldrons(sheet: Sheet, free: int) -> float:
    _, one, two = open_sides(free)
    return 0.25 * (free & one).bit_count() + 0.05 * (free & two).bit_count()


_PROMISES: dict[str, Callable[[Sheet, int], float]] = {
    "sentinel_wood": _sentinel_wood,
    "greenbough": _greenbough,
    "treetower": _treetower,
    "stoneside_forest": _stoneside_forest,
    "canal_lake": _canal_lake,
    "mages_valley": _mages_valley,
    "golden_granary": _golden_granary,
    "shoreside_expanse": _shoreside_expanse,
    "wildholds": _wildholds,
    "great_city": _great_city,
    "greengold_plains": _greengold_plains,
    "shieldgate": _shieldgate,
    "borderlands": _borderlands,
    "lost_barony": _lost_barony,
    "broken_road": _broken_road,
    "cauldrons": _cauldrons,
}
