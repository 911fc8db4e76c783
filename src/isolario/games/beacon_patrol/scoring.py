"""What a chart is worth, tile by tile and clause by clause (BCN-F)."""

from __future__ import annotations

import msgspec

from isolario.core.event import Event, Facts
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, Chart, neighbours, on_board
from isolario.games.beacon_patrol.pieces import LAND, RANKS, STEPS, TILES

BY_FEATURE = {"lighthouse": 3, "headquarters": 3, "buoy": 2, "": 1}  # BCN-F2


class Island(msgspec.Struct, frozen=True):
    """Land connected across tile edges (BCN-F4): the cells it reaches into, and its houses."""

    cells: frozenset[Cell]
    houses: int
    house_cells: tuple[Cell, ...]  # where they stand, row by row


def island(chart: Chart, cell: Cell) -> Island:
    """The island of a tile whose land is one mass. It need not be closed (BCN-F4 [ruling]).

    On a channel tile only the shore that is joined to the island belongs to it.

    >>> chart = Chart.parse("0 0 PI1\\n1 0 W1\\n0 -1 H2")
    >>> island(chart, (0, 0)).houses  # W1 has 2; the house of H2 is on this side, too
    3
    """
    todo = [(cell, shore) for shore in TILES[chart.tiles[cell]].shores]
    found = set(todo)
    while todo:
        (x, y), shore = todo.pop()
        for dx, dy, edge, facing in STEPS:
            beside = (x + dx, y + dy)
            if shore & edge and beside in chart.tiles:
                for other in TILES[chart.tiles[beside]].shores:
                    if other & facing and (beside, other) not in found:
                        found.add((beside, other))
                        todo.append((beside, other))
    houses: dict[Cell, int] = {}
    for at, shore in found:  # the two shores of a channel may be joined further on
        houses[at] = houses.get(at, 0) + TILES[chart.tiles[at]].houses_on(shore)
    standing = sorted((at for at, count in houses.items() if count), key=lambda at: (at[1], at[0]))
    return Island(frozenset(houses), sum(houses.values()), tuple(standing))


def seas_beside(chart: Chart, cell: Cell) -> list[Cell]:
    """The open-sea tiles next to a cell, explored or not (BCN-F3)."""
    return [at for at in neighbours(cell) if (tile := chart.tiles.get(at)) and not LAND[tile]]


def worth(chart: Chart, cell: Cell) -> int:
    """What the tile on a cell gives, provided that it is explored (examples: BCN-F5)."""
    feature = TILES[chart.tiles[cell]].feature
    if feature == "windmill":
        return 1 + len(seas_beside(chart, cell))
    if feature == "pier":
        return 1 + island(chart, cell).houses
    return BY_FEATURE[feature]


def item(chart: Chart, cell: Cell) -> Event:
    """A line of the score sheet: what an explored tile gives, by which clause, for which
    cells."""
    tile = TILES[chart.tiles[cell]]
    facts: Facts = {"tile": tile.id}
    if tile.feature == "windmill":
        seas = seas_beside(chart, cell)
        facts["count"] = len(seas)
        where = (cell, *seas)
        what, clause, points = "windmill_scores", "BCN-F3", 1 + len(seas)
    elif tile.feature == "pier":
        land = island(chart, cell)
        facts["count"] = land.houses
        where = (cell, *(at for at in land.house_cells if at != cell))
        what, clause, points = "pier_scores", "BCN-F4", 1 + land.houses
    else:
        facts["feature"] = Text(tile.feature or "other_tile")
        where = (cell,)
        what, clause, points = "tile_scores", "BCN-F2", BY_FEATURE[tile.feature]
    source = Text(f"source_{tile.feature or 'other_tile'}")
    return Event(what, None, facts, on_board(*where), points, clause, source=source)


def items(chart: Chart) -> list[Event]:
    """The whole score sheet, row by row from the top (BCN-F7). Only explored tiles are on it.

    >>> chart = Chart.parse("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\n-1 0 B1")
    >>> [(line.cells, line.points, line.clause) for line in items(chart)]
    [(('board/0,0',), 3, 'BCN-F2')]
    """
    return [item(chart, cell) for cell in chart.by_row() if chart.explored(cell)]


def total(chart: Chart) -> int:
    """The points of a chart.

    >>> total(Chart.parse("0 0 WM1\\n0 -1 O1\\n1 0 O2\\n0 1 S1\\n-1 0 B1"))
    4
    """
    return sum(worth(chart, cell) for cell in chart.tiles if chart.explored(cell))


class Rise(msgspec.Struct, frozen=True):
    """A tile that is worth more since the last one was placed."""

    cell: Cell
    points: int
    explored: bool  # just now; otherwise it is a pier whose island has grown


def rises(before: Chart, after: Chart, cell: Cell) -> list[Rise]:
    """What the tile placed on ``cell`` brought: tiles explored by it, and piers that were
    explored before and whose islands it made richer. Nothing else can have changed.

    >>> chart = Chart.parse("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3")
    >>> rises(chart, chart.place((-1, 0), "B1"), (-1, 0))
    [Rise(cell=(0, 0), points=3, explored=True)]
    """
    found = [
        Rise(at, worth(after, at), True) for at in (cell, *neighbours(cell)) if after.explored(at)
    ]
    if LAND[after.tiles[cell]]:
        found += (
            Rise(pier, more, False)
            for pier in before.piers
            if before.explored(pier) and (more := worth(after, pier) - worth(before, pier))
        )
    return found


def rank(points: int, expansions: int) -> str:
    """What the team may call itself (BCN-F6): a message id.

    >>> rank(35, 0), rank(36, 0), rank(36, 1)
    ('rank_sailors', 'rank_captains', 'rank_sailors')
    """
    return next(rank.name for rank in reversed(RANKS) if points >= rank.least[expansions])


def next_rank(points: int, expansions: int, over: bool) -> Text | None:
    """What is still missing for the next rank; at the end, what was. None at the highest rank.

    >>> missed = next_rank(35, 0, over=True)
    >>> missed.id, missed.args["points"]
    ('beacon_rank_missed', 1)
    >>> next_rank(99, 0, over=True)
    """
    for each in RANKS:
        if each.least[expansions] > points:
            missing = each.least[expansions] - points
            words = "beacon_rank_missed" if over else "beacon_next_rank"
            return Text(words, {"rank": Text(each.name), "points": missing})
    return None


def score(text: str) -> int:
    """The points of a chart given by its tile lines, with any expansions in it.

    >>> score("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\n-1 0 B1")
    3
    """
    return total(Chart.parse(text))


def score_sheet(text: str) -> tuple[Event, ...]:
    """The same, itemised: which tile gave what, by which clause.

    >>> [line.facts["tile"] for line in score_sheet("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\n-1 0 B1")]
    ['HQ']
    """
    return tuple(items(Chart.parse(text)))
