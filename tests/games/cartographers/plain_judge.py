"""The judge of Cartographers once more, slow and obvious: it draws, and weighs the whole sheet.

`isolario.games.cartographers.bot` works out what a drawing changes and nothing else; it has to
come to the same.
"""

from __future__ import annotations

from collections.abc import Callable

from isolario.games.cartographers.bot.judge import Glance
from isolario.games.cartographers.bot.near import HARD
from isolario.games.cartographers.bot.taste import TASTE, Taste
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
    monster_penalty,
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


def promise(card: str, sheet: Sheet, free: int | None = None, taste: Taste = TASTE) -> float:
    """The stars that a sheet promises for a card beyond those it has; ``free``: as if only these
    cells could be drawn on."""
    return _PROMISES[card](sheet, sheet.free if free is None else free, taste)


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


def _sentinel_wood(sheet: Sheet, free: int, taste: Taste) -> float:
    return taste.sentinel_wood * (free & GRID.edge).bit_count()


def _greenbough(sheet: Sheet, free: int, taste: Taste) -> float:
    forest, found = sheet.forest, 0.0
    for line in _LINES:
        if not forest & line:
            found += taste.greenbough * min(4, (free & line).bit_count())
    return found


def _treetower(sheet: Sheet, free: int, taste: Taste) -> float:
    _, one, two = open_sides(free)
    forest = sheet.forest
    by_one, by_two = taste.treetower
    return by_one * (forest & one).bit_count() + by_two * (forest & two).bit_count()


def _stoneside_forest(sheet: Sheet, free: int, taste: Taste) -> float:
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
            likely *= taste.stoneside_forest
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


def _canal_lake(sheet: Sheet, free: int, taste: Taste) -> float:
    water, farm = sheet.water, sheet.farm
    near = _beside(free)
    alone = water & ~_beside(farm) | farm & ~_beside(water)
    return taste.canal_lake * (alone & near).bit_count()


def _mages_valley(sheet: Sheet, free: int, taste: Taste) -> float:
    return taste.mages_valley * (free & _beside(sheet.mountains)).bit_count()


def _golden_granary(sheet: Sheet, free: int, taste: Taste) -> float:
    ruins = sheet.ruins
    on, near = taste.golden_granary
    return on * (free & ruins).bit_count() + near * (free & _beside(ruins)).bit_count()


def _shoreside_expanse(sheet: Sheet, free: int, taste: Taste) -> float:
    inner = free & ~GRID.edge
    return taste.shoreside_expanse * (
        (inner & ~_beside(sheet.water)).bit_count() + (inner & ~_beside(sheet.farm)).bit_count()
    )


# Villages


def _wildholds(sheet: Sheet, free: int, taste: Taste) -> float:
    found = 0.0
    for cluster in _clusters(sheet.village):
        size = cluster.bit_count()
        if size < HOLD and _beside(cluster) & free:
            found += taste.wildholds * size * size
    return found


def _great_city(sheet: Sheet, free: int, taste: Taste) -> float:
    clusters = _clusters(sheet.village)
    if not clusters:
        return 0.0
    room = free & ~_beside(sheet.mountains)
    return taste.great_city * min(8, (_beside(max(clusters, key=int.bit_count)) & room).bit_count())


def _greengold_plains(sheet: Sheet, free: int, taste: Taste) -> float:
    found = 0.0
    for cluster in _clusters(sheet.village):
        kinds = kinds_beside(sheet, cluster)
        if kinds < PLAINS and (_beside(cluster) & free).bit_count() >= PLAINS - kinds:
            found += taste.greengold_plains[kinds]
    return found


def _shieldgate(sheet: Sheet, free: int, taste: Taste) -> float:
    room = _beside(free)
    sizes = sorted([c.bit_count() for c in _clusters(sheet.village) if c & room], reverse=True)
    if not sizes:
        return 0.0
    second = sizes[1] if len(sizes) > 1 else 0
    of_second, of_lead = taste.shieldgate
    return of_lead * (sizes[0] - second) + of_second * second


# Placement


def _lines(lines: tuple[int, ...], stars: float, keep: float, free: int) -> float:
    """What lines to be filled promise: less with each cell that is free."""
    hard = free & ~_beside(free)
    found = 0.0
    for line in lines:
        if left := (free & line).bit_count():
            found += stars * keep ** (left + HARD * (hard & line).bit_count())
    return found


def _borderlands(sheet: Sheet, free: int, taste: Taste) -> float:
    return taste.borderlands * _lines(_LINES, LINE, taste.line_cell, free)


def _broken_road(sheet: Sheet, free: int, taste: Taste) -> float:
    return taste.broken_road * _lines(DIAGONALS, DIAGONAL, taste.diagonal_cell, free)


def _lost_barony(sheet: Sheet, free: int, taste: Taste) -> float:
    size, _ = largest_square(GRID.all ^ free)
    found = 0.0
    for larger in (size + 1, size + 2):
        if squares := _SQUARES[larger]:
            left = min([(free & square).bit_count() for square in squares])
            found += SQUARE * taste.square_cell**left
    return taste.lost_barony * found


def _cauldrons(sheet: Sheet, free: int, taste: Taste) -> float:
    _, one, two = open_sides(free)
    by_one, by_two = taste.cauldrons
    return by_one * (free & one).bit_count() + by_two * (free & two).bit_count()


_PROMISES: dict[str, Callable[[Sheet, int, Taste], float]] = {
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


def worth(glance: Glance, sheet: Sheet) -> float:
    """What a sheet is worth to its owner, as the judge of a view weighs things."""
    taste, weights = glance.taste, glance.weights
    value = 0.0
    for card, times, hope in glance.edicts:
        value += times * score_card(card, sheet, glance.task.edition)
        value += hope * promise(card, sheet, taste=taste)
    shut, one, two = open_sides(sheet.free)
    mountains = sheet.mountains
    value += glance.coin * (
        (mountains & shut).bit_count()
        + taste.one_side * (mountains & one).bit_count()
        + taste.two_sides * (mountains & two).bit_count()
    )
    if all(card != "cauldrons" for card, _, _ in glance.edicts):
        for cost, cells in zip(taste.narrow, (shut, one, two), strict=True):
            value -= cost * (sheet.free & cells).bit_count()
    return value - weights.threat * monster_penalty(sheet)


def gain(glance: Glance, cells: int, terrain: str, coin: bool) -> float:
    """How much more the sheet of a view is worth to its owner with something drawn on it."""
    before = glance.desk.sheet
    return worth(glance, before.draw(cells, terrain)) - worth(glance, before) + coin * glance.coin
