"""Cells without a tile, as players see them: what would fit there, and what it would give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from isolario.games.beacon_patrol.chart import Cell, Chart, neighbours
from isolario.games.beacon_patrol.pieces import LAND, TILES
from isolario.games.beacon_patrol.scoring import rises


class Hole(msgspec.Struct, frozen=True):
    """An empty cell beside tiles: the edges at which there are some, and those of them that are
    land (BCN-P2)."""

    cell: Cell
    bound: int
    land: int

    def fits(self, tile: str) -> bool:
        """Whether a tile agrees with all neighbours."""
        return LAND[tile] & self.bound == self.land


def holes(chart: Chart, sides: int = 1) -> tuple[Hole, ...]:
    """The empty cells with tiles on at least this many sides, row by row from the top.

    >>> [hole.cell for hole in holes(Chart.START)]
    [(0, -1), (-1, 0), (1, 0), (0, 1)]
    """
    cells = {at for cell in chart.tiles for at in neighbours(cell)} - chart.tiles.keys()
    found = (Hole(cell, *chart.needs(cell)) for cell in sorted(cells, key=lambda at: at[::-1]))
    return tuple(hole for hole in found if hole.bound.bit_count() >= sides)


def gain(chart: Chart, cell: Cell, tile: str) -> int:
    """How much more the chart is worth with a tile on an empty cell.

    >>> gain(Chart.parse("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3"), (-1, 0), "B1")
    3
    """
    return sum(rise.points for rise in rises(chart, chart.place(cell, tile), cell))


def by_kind(tiles: Iterable[str]) -> Counter[tuple[str, str]]:
    """Tiles counted by edges and feature.

    >>> by_kind(("N1", "N2", "B1"))
    Counter({('LSSS', ''): 2, ('SSSS', 'buoy'): 1})
    """
    return Counter((TILES[tile].edges, TILES[tile].feature) for tile in tiles)
