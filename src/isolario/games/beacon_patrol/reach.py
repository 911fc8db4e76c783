"""How far ships can sail."""

from __future__ import annotations

from isolario.games.beacon_patrol.chart import Cell, Chart
from isolario.games.beacon_patrol.pieces import LAND, STEPS


def reach(chart: Chart, start: Cell, moves: int) -> dict[Cell, int]:
    """The tiles that a ship can reach in this many moves over water (BCN-M1), each with the number
    of moves that the shortest way takes; the nearest first.

    >>> chart = Chart.parse("0 0 HQ\\n1 0 N1\\n1 -1 S1\\n0 -1 O1")
    >>> reach(chart, (1, 0), 3)  # the land between N1 and S1 makes it a long way round
    {(1, 0): 0, (0, 0): 1, (0, -1): 2, (1, -1): 3}
    """
    found = {start: 0}
    for cell in (border := [start]):  # grows as we go through it
        cost = found[cell] + 1
        if cost > moves:
            break
        x, y = cell
        bars = LAND[chart.tiles[cell]]
        for dx, dy, edge, _ in STEPS:
            beside = (x + dx, y + dy)
            if not bars & edge and beside in chart.tiles and beside not in found:
                found[beside] = cost
                border.append(beside)
    return found
