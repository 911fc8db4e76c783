"""What the scoring cards are worth on a sheet, and for which cells (CRT-P); monsters (CRT-F1).

Each card finds its reasons: what, how many stars, for which cells. A card's stars are the sum.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from isolario.games.cartographers.pieces import (
    SCORING,
    Edition,
    known,
    known_edition,
)
from isolario.games.cartographers.sheet import GRID, SIDE, Sheet, names

Reason = tuple[str, int, int]
"""What scored, the stars, the cells that earned them."""

_beside, _clusters = GRID.beside, GRID.clusters
_NOT_LAST_COLUMN = GRID.all ^ GRID.columns[-1]
DIAGONALS = tuple(  # CRT-P15: from the left edge down-right to the bottom edge
    sum(1 << (row + step) * SIDE + step for step in range(SIDE - row)) for row in range(SIDE)
)

HOLD, PLAINS = 6, 3
"""How many cells a cluster needs for Wildholds, and how many other kinds beside it for Greengold
Plains."""

LINE, DIAGONAL, SQUARE, RANGE = 6, 3, 3, 3
"""Stars: of a row or column, of a diagonal, of a side of the square, of a joined mountain."""


class Item(msgspec.Struct, frozen=True):
    """One line of a score sheet: stars won (or lost), by which clause, for which cells."""

    what: str
    points: int
    clause: str
    cells: int

    @property
    def names(self) -> tuple[str, ...]:
        return names(self.cells)


def score_card(card: str, sheet: Sheet, edition: Edition = "ukrainian-2021") -> int:
    """The stars that a scoring card gives for a sheet.

    >>> score_card("sentinel_wood", Sheet.blank("A").draw(0b111, "forest"))
    3
    """
    if edition != "ukrainian-2021":
        known_edition(edition)
    find = _FIND.get(card) or _FIND[known("scoring card", card, SCORING).name]
    stars = 0
    for _, points, _ in find(sheet, edition):
        stars += points
    return stars


def card_items(card: str, sheet: Sheet, edition: Edition = "ukrainian-2021") -> list[Item]:
    """The same, line by line.

    >>> sheet = Sheet.blank("A").draw(1 << 110, "farm")
    >>> [(item.what, item.points, item.clause, item.names)
    ...  for item in card_items("broken_road", sheet)]
    [('diagonal', 3, 'CRT-P15', ('a11',))]
    """
    known_edition(edition)
    clause = known("scoring card", card, SCORING).clause
    return [
        Item(what, points, clause, cells) for what, points, cells in _FIND[card](sheet, edition)
    ]


def solo_par(edicts: tuple[str, ...]) -> int:
    """What the scoring cards take off a lone player's stars in the end (CRT-1.3).

    >>> solo_par(("sentinel_wood", "canal_lake", "wildholds", "borderlands"))
    89
    """
    return sum(SCORING[card].solo for card in edicts)


def threatened(sheet: Sheet) -> int:
    """The unfilled cells next to a monster (CRT-F1)."""
    return _beside(sheet.monster) & sheet.free


def monster_penalty(sheet: Sheet) -> int:
    """How many stars monsters cost: one per unfilled cell beside them, each cell once (CRT-F1).

    >>> monster_penalty(Sheet.blank("A").draw(0b11, "monster"))
    3
    """
    return threatened(sheet).bit_count()


def penalty_items(sheet: Sheet) -> list[Item]:
    """The stars lost to monsters, as lines of the score sheet."""
    cells = threatened(sheet)
    return [Item("monsters", -cells.bit_count(), "CRT-F1", cells)] if cells else []


def _each(*findings: tuple[str, int, int]) -> list[Reason]:
    """Stars for each cell of each finding (what, stars, cells); empty sets are left out."""
    return [(what, each * cells.bit_count(), cells) for what, each, cells in findings if cells]


# Forest


def _sentinel_wood(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P1
    return _each(("forest", 1, sheet.forest & GRID.edge))


def _greenbough(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P2
    forest = sheet.forest
    found = [("row", 1, cells) for row in GRID.rows if (cells := forest & row)]
    found += [("column", 1, cells) for column in GRID.columns if (cells := forest & column)]
    return found


def _treetower(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P3
    return _each(("forest", 1, sheet.forest & ~_beside(sheet.free)))


def _stoneside_forest(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P4
    mountains = sheet.mountains
    ranges: list[tuple[int, int]] = []  # mountains joined by forest, directly or through others
    for cluster in _clusters(sheet.forest):
        joined = _beside(cluster) & mountains
        if joined & joined - 1:  # at least two
            cells = joined | cluster
            apart = []
            for others, other_cells in ranges:
                if others & joined:  # a mountain counts once: ranges that share one are one range
                    joined, cells = joined | others, cells | other_cells
                else:
                    apart.append((others, other_cells))
            ranges = [*apart, (joined, cells)]
    return [("mountains", RANGE * joined.bit_count(), cells) for joined, cells in ranges]


# Water and farms


def _canal_lake(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P5
    water, farm = sheet.water, sheet.farm
    return _each(("water", 1, water & _beside(farm)), ("farm", 1, farm & _beside(water)))


def _mages_valley(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P6
    near = _beside(sheet.mountains)
    return _each(("water", 2, sheet.water & near), ("farm", 1, sheet.farm & near))


def _golden_granary(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P7
    ruins = sheet.ruins
    return _each(("water", 1, sheet.water & _beside(ruins)), ("farm", 3, sheet.farm & ruins))


def _shoreside_expanse(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P8
    water, farm = sheet.water, sheet.farm
    found = []
    for what, terrain, other in (("farm", farm, water), ("water", water, farm)):
        shore = _beside(other) | GRID.edge
        found += [(what, 3, cluster) for cluster in _clusters(terrain) if not cluster & shore]
    return found


# Villages


def _wildholds(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P9
    clusters = _clusters(sheet.village)
    return [("cluster", 8, cluster) for cluster in clusters if cluster.bit_count() >= HOLD]


def _great_city(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P10
    clusters, near = _clusters(sheet.village), _beside(sheet.mountains)
    if edition == "original-2019":  # a cluster at a mountain does not count at all
        cities = [cluster for cluster in clusters if not cluster & near]
    else:  # the largest cluster, less its cells at mountains; CRT-P10 [ruling]: the best of several
        largest = max([cluster.bit_count() for cluster in clusters], default=0)
        cities = [cluster & ~near for cluster in clusters if cluster.bit_count() == largest]
    return _each(("cluster", 1, max(cities, key=int.bit_count, default=0)))


def kinds_beside(sheet: Sheet, cluster: int) -> int:
    """How many other kinds of terrain a cluster of villages touches (CRT-P11)."""
    # A Diplomacy cell beside a cluster is part of it, so what it touches never includes one.
    others = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.mountains)
    around = _beside(cluster) & ~cluster
    return sum([1 for terrain in others if around & terrain])


def _greengold_plains(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P11
    clusters = _clusters(sheet.village)
    return [("cluster", 3, one) for one in clusters if kinds_beside(sheet, one) >= PLAINS]


def _shieldgate(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P12
    by_size = sorted(_clusters(sheet.village), key=int.bit_count, reverse=True)
    return _each(("cluster", 2, by_size[1])) if len(by_size) >= 2 else []


# Placement


def _borderlands(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P13
    free = sheet.free
    found = [("row", LINE, row) for row in GRID.rows if not row & free]
    found += [("column", LINE, column) for column in GRID.columns if not column & free]
    return found


def largest_square(filled: int) -> tuple[int, int]:
    """The side of the largest filled square, and the top left corners of all of that size."""
    corners, size = filled, 0
    best = corners
    while corners:
        best, size = corners, size + 1
        corners &= corners >> 1 & _NOT_LAST_COLUMN
        corners &= corners >> SIDE
    return size, best


def _lost_barony(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P14
    size, corners = largest_square(sheet.filled)
    if not size:
        return []
    corner = (corners & -corners).bit_length() - 1
    row = (1 << size) - 1 << corner
    return [("square", SQUARE * size, sum(row << step * SIDE for step in range(size)))]


def _broken_road(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P15
    free = sheet.free
    return [("diagonal", DIAGONAL, diagonal) for diagonal in DIAGONALS if not diagonal & free]


def _cauldrons(sheet: Sheet, edition: Edition) -> list[Reason]:  # CRT-P16
    free = sheet.free
    return _each(("empty", 1, free & ~_beside(free)))


_FIND: dict[str, Callable[[Sheet, Edition], list[Reason]]] = {
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
