"""The chart: tiles, ships, how far they can sail, what is explored, and gaps between tiles.

Keys: ``tile-3,-2`` on a cell, ``explored-3,-2`` and ``reach-3,-2`` on it, ``cape-3,-2-0`` in one of
its corners, ``gap-3,-2`` on an empty cell, ``bar-n`` on an edge of the tile under the ship whose
turn it is, ``ship-0`` for a seat's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec

from isolario.core.event import Facts
from isolario.core.reference import cell_of
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, Chart, name
from isolario.games.beacon_patrol.holes import Hole, gain, holes
from isolario.games.beacon_patrol.pieces import DIRECTIONS, LAND, STEPS, TILES, tiles_of
from isolario.games.beacon_patrol.reach import reach
from isolario.games.beacon_patrol.scene.parts import (
    ABOUT,
    MARK,
    SYMBOL,
    TILE,
    direction_turn,
    place_text,
    ship_key,
)
from isolario.games.beacon_patrol.scene.tiles_art import coasts, turned
from isolario.games.beacon_patrol.scoring import items, worth
from isolario.picture.lines import listed, together
from isolario.picture.scene import Area, Group, Label, Lattice, Sprite, winds
from isolario.picture.scene import Cell as Place

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView

BOARD = Text("area_board")
CORNER = 34.0  # u: from the middle of a tile to the middle of what is in its corner
EMPTY = "."  # the mark of a cell without a tile
HERE, OTHER = "*", "'"  # after the mark of a tile: the ship whose turn it is, or another
LEGEND = (  # what the names of tiles begin with; then ships
    ("HQ", Text("headquarters")),
    ("O", Text("beacon_land_none")),
    ("B", Text("buoy")),
    ("N", Text("beacon_land_n")),
    ("E", Text("beacon_land_e")),
    ("S", Text("beacon_land_s")),
    ("W", Text("beacon_land_w")),
    ("H", Text("beacon_land_ns")),
    ("V", Text("beacon_land_ew")),
    ("C", Text("beacon_mark_two")),
    ("U", Text("beacon_mark_three")),
    ("WM", Text("windmill")),
    ("PI", Text("pier")),
    (HERE, Text("beacon_mark_turn")),
    (OTHER, Text("beacon_mark_ship")),
)
LEAST = 5  # cells: a chart is never narrower than this
_KEPT = 256  # charts whose pictures are remembered: the same one is drawn for every seat


def board_area(view: BeaconView) -> Area:
    """The chart as it lies, with ships and ways."""
    chart = view.known.chart
    sheet = _sheet(chart)
    gaps, gap_labels = _gaps(chart, _left(view, chart))
    costs = costs_of(view)
    crews, here = _crews(view), view.known.ships[view.known.active]
    cells = list(sheet.cells)
    for at in costs.keys() | crews:
        number, points = sheet.tiles[at]
        crew = tuple(crews.get(at, ()))
        mark = "" if at not in crews else HERE if at == here else OTHER
        cells[number] = _cell(*at, chart.tiles[at], points, costs.get(at, 0), crew, mark)
    sprites = (
        *sheet.sprites,
        *(_reach(at, cost) for at, cost in costs.items() if cost),
        *gaps,
        *_ships(view, chart, crews),
        *_bars(view, chart),
        *sheet.marks,
    )
    return Area(
        "board",
        "board",
        BOARD,
        sheet.box,
        sprites,
        labels=sheet.labels + gap_labels,
        lattice=Lattice("square", TILE, tuple(cells)),
        frame=True,
        legend=LEGEND,
        lines=(*sheet.lines, *_lines(view, chart, costs), *_gap_lines(gaps)),
        groups=sheet.groups,
        grows=True,
    )


def chart_at_length(area: Area) -> tuple[Text, ...]:
    """Every tile in words."""
    cells = area.lattice.cells if area.lattice else ()
    return tuple(cell.name for cell in cells if cell.mark != EMPTY)


def _lines(view: BeaconView, chart: Chart, costs: dict[Cell, int]) -> Iterator[Text]:
    """Where the ships are, how far the one whose turn it is can sail, what bars its way."""
    for seat, cell in enumerate(view.known.ships):
        yield Text("beacon_ship_at", {"player": seat, "cell": name(cell)})
    for tokens in sorted({*costs.values()} - {0}):
        cells = together(name(cell) for cell, cost in costs.items() if cost == tokens)
        yield Text("beacon_reach_at", {"tokens": tokens, "cells": cells})
    if ways := [Text(f"beacon_to_{DIRECTIONS[to]}") for to in _barred(view, chart)]:
        yield Text("beacon_bars_at", {"ways": listed(ways)})


def _gap_lines(gaps: tuple[Sprite, ...]) -> Iterator[Text]:
    for gap in gaps:
        if gap.words is not None:
            cell = gap.key.removeprefix("gap-")
            yield Text("beacon_gap_at", {"cell": cell, "gap": gap.words})


def costs_of(view: BeaconView) -> dict[Cell, int]:
    """The tiles that the ship whose turn it is can reach by its tokens, and how many it takes."""
    if view.over or view.known.given:
        return {}
    return reach(view.known.chart, view.known.ships[view.known.active], view.known.tokens)


# --- the sheet: all that depends on the chart alone ---------------------------------------------


class _Sheet(msgspec.Struct, frozen=True):
    """What lies there, no matter whose turn it is."""

    box: tuple[float, float, float, float]
    sprites: tuple[Sprite, ...]  # tiles, and the lines around capes
    marks: tuple[Sprite, ...]  # on explored tiles
    labels: tuple[Label, ...]
    lines: tuple[Text, ...]  # the tiles row by row, and those that are explored
    cells: tuple[Place, ...]
    tiles: dict[Cell, tuple[int, int]]  # the place of each in `cells`, and what it gives now
    points: int
    groups: tuple[Group, ...]  # what gives a tile its points, where that is more than the tile


@lru_cache(_KEPT)
def _sheet(chart: Chart) -> _Sheet:
    tiles = chart.tiles
    around = {(x + dx, y + dy) for x, y in tiles for dx, dy, _, _ in STEPS} - tiles.keys()
    box = _box(around)
    sprites = [*winds(box)]
    marks: list[Sprite] = []
    labels: list[Label] = []
    cells: list[Place] = []
    index: dict[Cell, tuple[int, int]] = {}
    for x, y in sorted(around.union(tiles), key=lambda at: at[::-1]):
        tile = tiles.get((x, y), "")
        points = 0
        if tile:
            sprites.append(_tile(x, y, tile))
            sprites += _capes(chart, x, y)
            if chart.explored((x, y)):
                points = worth(chart, (x, y))
                marks.append(_explored(x, y, points))
                labels.append(_points(x, y, points))
            index[x, y] = (len(cells), points)
        cells.append(_cell(x, y, tile, points))
    total = sum(points for _, points in index.values())
    groups = tuple(
        Group(f"points-{cell_of(line.cells[0])}", line.cells, line.text)
        for line in items(chart)
        if len(line.cells) > 1
    )
    lines = tuple(_tile_lines(tiles, {at: points for at, (_, points) in index.items()}))
    return _Sheet(
        box, tuple(sprites), tuple(marks), tuple(labels), lines, tuple(cells), index, total, groups
    )


def _tile_lines(tiles: Mapping[Cell, str], points: Mapping[Cell, int]) -> Iterator[Text]:
    for row in sorted({y for _, y in tiles}):
        there = [at for at in sorted(tiles) if at[1] == row]
        yield Text("beacon_row", {"tiles": "; ".join(f"{name(at)} {tiles[at]}" for at in there)})
    explored = [f"{name(at)} +{gained}" for at, gained in points.items() if gained]
    if explored:
        yield Text("beacon_explored_at", {"cells": "; ".join(explored)})


def points_of(chart: Chart) -> int:
    """What the chart is worth now."""
    return _sheet(chart).points


def _box(around: set[Cell]) -> tuple[float, float, float, float]:
    """All cells beside tiles, plus a cell on each side while there are few."""
    xs, ys = {x for x, _ in around}, {y for _, y in around}
    sides = []
    for low, high in ((min(xs), max(xs)), (min(ys), max(ys))):
        spare = max(0, LEAST - (high - low + 1)) / 2
        sides.append(((low - spare - 0.5) * TILE, (high - low + 1 + 2 * spare) * TILE))
    (left, width), (top, height) = sides
    return left, top, width, height


@lru_cache(4096)
def _cell(
    x: int,
    y: int,
    tile: str,
    points: int,
    cost: int = 0,
    crew: tuple[int, ...] = (),
    mark: str = "",
) -> Place:
    """``points``: of an explored tile; ``cost``: the tokens it takes to sail there."""
    facts: Facts = {"place": place_text((x, y))}
    if not tile:
        words = Text("beacon_cell_empty", facts)
    elif points:
        words = Text("beacon_cell_explored", {**facts, "about": ABOUT[tile], "points": points})
    else:
        words = Text("beacon_cell", {**facts, "about": ABOUT[tile]})
    for seat in crew:
        words = Text("beacon_cell_ship", {"cell": words, "player": seat})
    if cost:
        words = Text("beacon_cell_reach", {"cell": words, "tokens": cost})
    return Place(name((x, y)), x * TILE, y * TILE, words, (MARK[tile] if tile else EMPTY) + mark)


@lru_cache(4096)
def _tile(x: int, y: int, tile: str) -> Sprite:
    words = ABOUT[tile]
    return Sprite(f"tile-{x},{y}", SYMBOL[tile], x * TILE, y * TILE, layer=-3, words=words)


def _capes(chart: Chart, x: int, y: int) -> Iterator[Sprite]:
    """Lines around the capes that end in a corner of a tile without a coast of its own there."""
    tiles = chart.tiles
    land = LAND[tiles[x, y]]
    around = [tiles.get((x + dx, y + dy)) for dx, dy, _, _ in STEPS]
    beside = [LAND[tile] if tile else 0 for tile in around]
    for corner in range(4):
        before = corner - 1 & 3
        if land & (1 << corner | 1 << before):
            continue
        first = beside[corner] >> before & 1  # the neighbour has a coast that ends in this corner
        second = beside[before] >> corner & 1
        if first or second:
            yield _cape(x, y, corner, first, second)


@lru_cache(4096)
def _cape(x: int, y: int, corner: int, first: int, second: int) -> Sprite:
    ways = ("round", "straight")
    dx, dy = turned((-TILE / 2, -TILE / 2), corner)
    symbol = f"cape_{ways[first]}_{ways[second]}_{corner}"
    key = f"cape-{x},{y}-{corner}{first}{second}"
    return Sprite(key, symbol, x * TILE + dx, y * TILE + dy, layer=-2)


@lru_cache(4096)
def _explored(x: int, y: int, points: int) -> Sprite:
    words = Text("beacon_explored", {"points": points})
    at = x * TILE + CORNER, y * TILE + CORNER
    return Sprite(f"explored-{x},{y}", "explored", *at, layer=3, words=words)


@lru_cache(4096)
def _points(x: int, y: int, points: int) -> Label:
    at = x * TILE + CORNER, y * TILE + CORNER
    return Label(f"points-{x},{y}", *at, str(points), 15 if points < 10 else 12, "number")


# --- gaps ---------------------------------------------------------------------------------------

SIDES = 3
"""A gap is worth a sign if this many of its sides have tiles."""


def _left(view: BeaconView, chart: Chart) -> tuple[str, ...]:
    """The tiles that may still be placed: in the stack or in a hand."""
    gone = {*chart.tiles.values(), *view.known.discarded}
    return tuple(tile for tile in tiles_of(view.options) if tile not in gone)


@lru_cache(_KEPT)
def _gaps(chart: Chart, left: tuple[str, ...]) -> tuple[tuple[Sprite, ...], tuple[Label, ...]]:
    sprites: list[Sprite] = []
    labels: list[Label] = []
    for hole in holes(chart, SIDES) if left else ():
        fitting = [tile for tile in left if hole.fits(tile)]
        sprite, signs = _gap(hole.cell, len(fitting), *_between(chart, hole, fitting))
        sprites.append(sprite)
        labels += signs
    return tuple(sprites), tuple(labels)


def _between(chart: Chart, hole: Hole, fitting: list[str]) -> tuple[int, int]:
    """The least and the most that a fitting tile gives. Tiles that count alike are tried once."""
    tried: dict[tuple[str, str, int, str], int] = {}
    for tile in fitting:
        piece = TILES[tile]
        houses = (piece.houses, piece.house_shore) if chart.piers else (0, "")
        kind = (piece.edges, piece.feature, *houses)
        if kind not in tried:
            tried[kind] = gain(chart, hole.cell, tile)
    return (min(tried.values()), max(tried.values())) if tried else (0, 0)


@lru_cache(4096)
def _gap(cell: Cell, count: int, least: int, most: int) -> tuple[Sprite, tuple[Label, ...]]:
    x, y = cell[0] * TILE, cell[1] * TILE - 28
    key = f"gap-{name(cell)}"
    if not count:
        return Sprite(key, "gap_lost", x, y, layer=1, words=Text("beacon_gap_lost")), ()
    said = f"+{least}" if least == most else f"+{least}–{most}"
    if least == most:
        words = Text("beacon_gap", {"points": least, "n": count})
    else:
        words = Text("beacon_gap_between", {"least": least, "most": most, "n": count})
    labels = (
        Label(f"gain-{name(cell)}", x - 21.5, y, said, 18 if len(said) < 4 else 14, "number"),
        Label(f"fits-{name(cell)}", x + 26, y, str(count), 18, "number"),
    )
    return Sprite(key, "gap", x, y, layer=1, words=words), labels


# --- ships and ways -----------------------------------------------------------------------------

# Where up to four ships lie on a tile: clear of its coast, its buoy and its lower right corner.
# As with land to the north; of a bay, with the sea to the south.
_BERTHS = {
    "side": ((-25, 24), (33, 6), (-8, 38), (-40, 4)),
    "bank": ((-29, 2), (29, 2), (0, 2), (-8, 8)),
    "corner": ((22, 8), (2, 28), (34, -14), (-16, 37)),
    "pier": ((33, -14), (-14, 33), (26, 26), (38, 8)),
    "bay": ((0, 26), (-18, 37), (18, 37), (0, 10)),
}
_AT_SEA = ((-29, 20), (28, -24), (-29, -24), (8, 32))


@cache
def _berths(tile: str) -> tuple[tuple[float, float], ...]:
    piece = TILES[tile]
    if not piece.land:
        return _AT_SEA
    shape, quarters = coasts(piece)[0]
    around_pier = piece.feature == "pier" and shape == "corner"
    places: tuple[tuple[float, float], ...] = _BERTHS["pier" if around_pier else shape]
    if quarters == 3 and shape == "side":  # the other way round, for the lower right corner
        places = tuple((-x, y) for x, y in places)
    return tuple(turned(place, quarters) for place in places)


def _crews(view: BeaconView) -> dict[Cell, list[int]]:
    """Who is where."""
    crews: dict[Cell, list[int]] = defaultdict(list)
    for seat, cell in enumerate(view.known.ships):
        crews[cell].append(seat)
    return crews


def _ships(view: BeaconView, chart: Chart, crews: dict[Cell, list[int]]) -> Iterator[Sprite]:
    for cell, crew in crews.items():
        tile = chart.tiles[cell]
        alone = len(crew) == 1 and not TILES[tile].feature and not LAND[tile]
        berths = ((0.0, 0.0),) if alone else _berths(tile)
        for seat, (dx, dy) in zip(crew, berths, strict=False):
            x, y = cell[0] * TILE + dx, cell[1] * TILE + dy
            if seat == view.known.active and not view.over:
                yield Sprite("under-way", "under_way", x, y, layer=3)
            words = Text("beacon_ship", {"player": seat})
            yield Sprite(ship_key(seat), f"ship_{seat}", x, y, layer=4, words=words)


@lru_cache(4096)
def _reach(cell: Cell, cost: int) -> Sprite:
    words = Text("beacon_reach", {"tokens": cost})
    at = cell[0] * TILE, cell[1] * TILE
    return Sprite(f"reach-{name(cell)}", f"reach_{cost}", *at, words=words)


_BARRED = Text("beacon_barred")


def _bars(view: BeaconView, chart: Chart) -> Iterator[Sprite]:
    x, y = view.known.ships[view.known.active]
    for to in _barred(view, chart):
        dx, dy, _, _ = STEPS[to]
        at = (x + dx / 2) * TILE, (y + dy / 2) * TILE
        turn = direction_turn(to)
        yield Sprite(f"bar-{DIRECTIONS[to]}", "bar", *at, turn, layer=2, words=_BARRED)


def _barred(view: BeaconView, chart: Chart) -> list[int]:
    """Where land keeps the ship whose turn it is from sailing to the tile beside it."""
    if view.over:
        return []
    x, y = view.known.ships[view.known.active]
    land = LAND[chart.tiles[x, y]]
    return [
        to
        for to, (dx, dy, edge, _) in enumerate(STEPS)
        if land & edge and (x + dx, y + dy) in chart.tiles
    ]
