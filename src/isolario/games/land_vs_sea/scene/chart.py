"""The map: tiles and what stands on them, areas, chains, trade routes, waypoints.

Keys: ``tile-3,-2`` on a cell, ``tile-3,-2-0`` for what stands on it, ``tie-3,-2-0`` across one of
its edges, ``seal-12`` on a complete area, ``route-4`` for a trade route, ``waypoint-0`` for a
seat's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from isolario.core.boards.hex import STEPS, Cell, by_row, name
from isolario.core.event import Facts
from isolario.core.reference import refer
from isolario.core.text import Text
from isolario.games.land_vs_sea import board
from isolario.games.land_vs_sea.board import Ground, Placed
from isolario.games.land_vs_sea.options import Extras
from isolario.games.land_vs_sea.pieces import SIDES, START, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.scene.coasts import RADIUS
from isolario.games.land_vs_sea.scene.parts import (
    EDGE_TEXT,
    HIGH,
    WIDE,
    counting,
    middle,
    part_text,
    side_text,
    symbol,
)
from isolario.games.land_vs_sea.scene.regions import shapes
from isolario.picture.lines import listed, together
from isolario.picture.scene import Area, Group, Lattice, Part, Sprite, Stroke, Tile, winds
from isolario.picture.scene import Cell as Place

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView

BOARD = Text("area_board")
EMPTY = "."  # the mark of a cell without a tile
PINNED = "*"  # after the mark of a tile: a waypoint is there
_APART = {START: "ST", VOLCANO: "VO", WHIRLPOOL: "WH"}
LEGEND = (
    ("ST", Text("lvs_start")),
    ("VO", Text("volcano")),
    ("WH", Text("whirlpool")),
    ("L", Text("lvs_mark_land")),
    ("S", Text("lvs_mark_sea")),
    ("H", Text("lvs_mark_half")),
    (PINNED, Text("lvs_mark_waypoint")),
)
TONES = tuple(
    Tile(mark, fill)
    for mark, fill in (
        ("ST", "panel"),
        ("VO", "land"),
        ("WH", "sea"),
        ("L", "land"),
        ("S", "sea"),
        ("H", "panel"),
    )
)
LEAST = 5  # cells: a map is never narrower than this
TALKERS = 15.0  # u: what a trade route leaves free around a caravan or a ship
_KEPT = 256  # maps whose pictures are remembered: the same one is drawn for every seat


def board_area(view: LandVsSeaView) -> Area:
    """The map as it lies, with waypoints."""
    known = view.known
    sheet = _sheet(_Lying(known.ground), known.extras)
    sprites, cells = list(sheet.sprites), sheet.cells
    lines = list(sheet.lines)
    if any(known.waypoints):
        placed = list(cells)
        for seat, at in enumerate(known.waypoints):
            if at is None:
                continue
            tile = known.ground.placed[at[0]]
            sprites.append(_waypoint(seat, tile, at[1]))
            number = sheet.index[tile.cell]
            area = known.ground.areas[known.ground.area_of(*at)]
            placed[number] = _cell(tile, known.extras, (seat, _standing_on(area)))
            facts: Facts = {"player": seat, "part": part_text(tile, at[1])}
            lines.append(Text("lvs_waypoint_at", facts))
        cells = tuple(placed)
    return Area(
        "board",
        "board",
        BOARD,
        sheet.box,
        tuple(sprites),
        sheet.strokes,
        lattice=Lattice("hex", RADIUS, cells),
        frame=True,
        tiles=TONES,
        legend=LEGEND,
        lines=tuple(lines),
        groups=sheet.groups,
        grows=True,
    )


def map_at_length(area: Area) -> tuple[Text, ...]:
    """Every tile in words, and what every open cell wants."""
    return tuple(cell.name for cell in area.lattice.cells) if area.lattice else ()


# --- the sheet: all that depends on the tiles alone ---------------------------------------------


class _Sheet(msgspec.Struct, frozen=True):
    """What lies there, no matter whose turn it is."""

    box: tuple[float, float, float, float]
    sprites: tuple[Sprite, ...]
    strokes: tuple[Stroke, ...]
    cells: tuple[Place, ...]
    index: dict[Cell, int]  # the place of each tile in `cells`
    groups: tuple[Group, ...]
    lines: tuple[Text, ...]


class _Lying:
    """The map as a key: what follows from its tiles need not be compared."""

    __slots__ = ("ground", "tiles")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.tiles = tuple(ground.placed)

    def __hash__(self) -> int:
        return hash(self.tiles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Lying) and self.tiles == other.tiles


@lru_cache(_KEPT)
def _sheet(lying: _Lying, extras: Extras) -> _Sheet:
    ground = lying.ground
    box = _box(ground.coast)
    sprites = [*winds(box)]
    cells: list[Place] = []
    index: dict[Cell, int] = {}
    for cell in sorted([*ground.where, *ground.coast], key=by_row):
        number = ground.where.get(cell)
        if number is None:
            cells.append(_empty(cell, ground.coast[cell]))
        else:
            index[cell] = len(cells)
            cells.append(_cell(ground.placed[number], extras))
    for number, tile in enumerate(ground.placed):
        sprites += _tile(tile, extras, _earned(ground, number))
    areas = sorted(ground.areas.values(), key=lambda area: min(area.slots))
    sprites += (_seal(ground, area) for area in areas if area.complete)
    groups = [_area(ground, area) for area in areas]
    lines = [*_rows(ground)]
    for group, area in zip(groups, areas, strict=True):
        if not area.complete and len(area.tiles) > 1 and group.words is not None:
            lines.append(_told(ground, group.words, area.tiles))
    if extras.mountains:
        for what, found in (("range", ground.ranges), ("reef", ground.reefs)):
            for chain in found:
                if len(chain) > 1:
                    sprites += _ties(ground, chain, what)
                    groups.append(_chain(ground, chain, what))
                    lines.append(_told(ground, groups[-1].words, chain))
    strokes = []
    if extras.caravans:
        for route in ground.routes:
            if len(route) > 1:
                stroke, group = _route(ground, route)
                strokes.append(stroke)
                groups.append(group)
                lines.append(_told(ground, group.words, route))
    once = {line.plain(): line for line in lines}  # two areas of the same tiles sound the same
    return _Sheet(
        box,
        tuple(sprites),
        tuple(strokes),
        tuple(cells),
        index,
        tuple(groups),
        tuple(once.values()),
    )


def _box(coast: Iterable[Cell]) -> tuple[float, float, float, float]:
    """All cells beside tiles, plus some more while there are few."""
    spots = [middle(cell) for cell in coast]
    sides = []
    for values, half, least in (
        ([x for x, _ in spots], WIDE / 2, LEAST * WIDE),
        ([y for _, y in spots], RADIUS, LEAST * HIGH),
    ):
        low, high = min(values) - half, max(values) + half
        spare = max(0.0, least - (high - low)) / 2
        sides.append((round(low - spare, 1), round(high - low + 2 * spare, 1)))
    (left, width), (top, height) = sides
    return left, top, width, height


# --- tiles --------------------------------------------------------------------------------------


@lru_cache(4096)
def _tile(tile: Placed, extras: Extras, earned: int) -> tuple[Sprite, ...]:
    """A tile and what stands on it. ``earned``: the regions whose areas are complete, as bits."""
    x, y = middle(tile.cell)
    key = f"tile-{name(tile.cell)}"
    side = SIDES[tile.side]
    owners = [n for n, region in enumerate(side.regions) for _ in range(region.bonus)]
    marks = iter(owners)  # marks are in the order of their regions
    found = [Sprite(key, symbol(tile.side, extras), x, y, 60.0 * tile.turn)]
    for number, thing in enumerate(counting(tile.side, extras, tile.turn)):
        what = thing.name
        if what == "bonus" and earned >> next(marks) & 1:
            what = "bonus_earned"
        at = round(x + thing.x, 1), round(y + thing.y, 1)
        found.append(Sprite(f"{key}-{number}", what, *at, layer=2, on=key))
    return tuple(found)


def _earned(ground: Ground, number: int) -> int:
    side = SIDES[ground.placed[number].side]
    return sum(
        1 << n for n in range(len(side.regions)) if ground.areas[ground.area_of(number, n)].complete
    )


def _standing_on(area: board.Area) -> str:
    """The area that a waypoint stands in: its tile may belong to others that are complete."""
    terrain = "land" if area.terrain == "L" else "sea"
    return f"lvs_waypoint_{'done' if area.complete else 'open'}_{terrain}"


@lru_cache(4096)
def _cell(tile: Placed, extras: Extras, waypoint: tuple[int, str] | None = None) -> Place:
    facts: Facts = {"cell": name(tile.cell), "about": side_text(tile.side, extras, tile.turn)}
    words = Text("lvs_cell", facts)
    mark = _mark(tile.side)
    if waypoint is not None:
        seat, where = waypoint
        words = Text("lvs_cell_waypoint", {"cell": words, "where": Text(where), "player": seat})
        mark += PINNED
    parts = tuple(
        Part(str(n), *shape.spot, shape.points, part_text(tile, n))
        for n, shape in enumerate(shapes(tile.side, tile.turn))
    )
    return Place(name(tile.cell), *middle(tile.cell), words, mark, parts)


def _mark(side: str) -> str:
    """What a tile is mostly, and how many edges of that it has."""
    if side in _APART:
        return _APART[side]
    land = SIDES[side].land.bit_count()
    return f"{'L' if land > 3 else 'S' if land < 3 else 'H'}{max(land, 6 - land)}"


@lru_cache(4096)
def _empty(cell: Cell, wants: int) -> Place:
    """An open cell, and what its neighbours show it (see `pieces.wanted`)."""
    edges = [wants // 3**edge % 3 for edge in range(6)]
    found = []
    for terrain, what in ((1, "lvs_wants_land"), (2, "lvs_wants_sea")):
        there = [EDGE_TEXT[n] for n, edge in enumerate(edges) if edge == terrain]
        if there:
            found.append(Text(what, {"edges": listed(there)}))
    facts: Facts = {"cell": name(cell), "wants": listed(found, apart=True)}
    return Place(name(cell), *middle(cell), Text("lvs_cell_empty", facts), EMPTY)


def _waypoint(seat: int, tile: Placed, region: int) -> Sprite:
    x, y = middle(tile.cell)
    dx, dy = shapes(tile.side, tile.turn)[region].spot
    words = Text("lvs_waypoint", {"player": seat})
    at = round(x + dx, 1), round(y + dy, 1)
    return Sprite(f"waypoint-{seat}", f"pin_{seat}", *at, layer=4, words=words)


# --- areas --------------------------------------------------------------------------------------


def _regions(ground: Ground, area: board.Area) -> list[tuple[int, int]]:
    """The regions that an area is made of: their tiles' numbers and their own."""
    found = set()
    for slot in area.slots:
        number, direction = divmod(slot, 6)
        tile = ground.placed[number]
        found.add((number, SIDES[tile.side].region_at[(direction - tile.turn) % 6]))
    return sorted(found)


def _area(ground: Ground, area: board.Area) -> Group:
    parts = _regions(ground, area)
    cells = refer("board", (f"{name(ground.placed[n].cell)}/{region}" for n, region in parts))
    facts: Facts = {"tiles": len(area.tiles), "marks": area.bonus, "open": area.open}
    terrain = "land" if area.terrain == "L" else "sea"
    words = Text(f"lvs_area_{terrain}" if area.open else f"lvs_complete_{terrain}", facts)
    return Group(f"area-{min(area.slots)}", cells, words)


def _seal(ground: Ground, area: board.Area) -> Sprite:
    """The sign that an area is complete, on its region with the most edges."""

    def edges(part: tuple[int, int]) -> int:
        return len(SIDES[ground.placed[part[0]].side].regions[part[1]].edges)

    number, region = max(_regions(ground, area), key=edges)
    tile = ground.placed[number]
    x, y = middle(tile.cell)
    dx, dy = shapes(tile.side, tile.turn)[region].spot
    symbol = "seal_land" if area.terrain == "L" else "seal_sea"
    at = round(x + dx, 1), round(y + dy, 1)
    return Sprite(f"seal-{min(area.slots)}", symbol, *at, layer=3)


# --- chains and routes --------------------------------------------------------------------------


def _cells(ground: Ground, tiles: Iterable[int]) -> list[str]:
    return [name(ground.placed[number].cell) for number in tiles]


def _told(ground: Ground, words: Text | None, tiles: Iterable[int]) -> Text:
    assert words is not None
    return Text("lies_at", {"thing": words, "cells": together(_cells(ground, tiles))})


def _ties(ground: Ground, chain: board.Group, what: str) -> Iterator[Sprite]:
    """Across every joint where two of a chain touch."""
    feature = "mountain" if what == "range" else "coral"
    for number in chain:
        tile = ground.placed[number]
        x, y = middle(tile.cell)
        for edge in getattr(SIDES[tile.side], feature):
            direction = (edge + tile.turn) % 6
            if direction > 2:  # the other tile has it
                continue
            dq, dr = STEPS[direction]
            other = ground.where.get((tile.q + dq, tile.r + dr))
            if other is None:
                continue
            there = ground.placed[other]
            if (direction + 3 - there.turn) % 6 in getattr(SIDES[there.side], feature):
                ox, oy = middle(there.cell)
                at = round((x + ox) / 2, 1), round((y + oy) / 2, 1)
                key = f"tie-{name(tile.cell)}-{direction}-{what}"
                yield Sprite(key, f"tie_{what}", *at, 60.0 * direction, layer=3)


def _chain(ground: Ground, chain: board.Group, what: str) -> Group:
    """It shows when somebody points at the region that one of its ranges or reefs lies on."""
    feature = "mountain" if what == "range" else "coral"
    cells = []
    for number in chain:
        side = SIDES[ground.placed[number].side]
        region = side.region_at[getattr(side, feature)[0]]
        cells.append(f"{name(ground.placed[number].cell)}/{region}")
    words = Text(f"lvs_{what}", {"n": len(chain)})
    way = _walk(chain, _touching(ground, chain), {n: _peak(ground, n, feature) for n in chain})
    return Group(f"{what}-{chain[0]}", refer("board", cells), words, (way,))


def _peak(ground: Ground, number: int, feature: str) -> tuple[float, float]:
    """The middle of a range or a reef."""
    tile = ground.placed[number]
    symbol = "peak" if feature == "mountain" else "coral"
    spots = [(it.x, it.y) for it in counting(tile.side, _ALL, tile.turn) if it.name == symbol]
    x, y = middle(tile.cell)
    dx, dy = (sum(values) / len(spots) for values in zip(*spots, strict=True))
    return round(x + dx, 1), round(y + dy, 1)


_ALL = Extras(True, True, True)


def _touching(ground: Ground, tiles: board.Group) -> dict[int, list[int]]:
    """Which of some tiles are neighbours."""
    found: dict[int, list[int]] = {}
    for number in tiles:
        q, r = ground.placed[number].cell
        beside = (ground.where.get((q + dq, r + dr)) for dq, dr in STEPS)
        found[number] = [other for other in beside if other is not None and other in tiles]
    return found


def _walk(
    tiles: board.Group, beside: dict[int, list[int]], spots: dict[int, tuple[float, float]]
) -> tuple[tuple[float, float], ...]:
    """One line to all tiles, from neighbour to neighbour and back where need be."""
    found: list[tuple[float, float]] = []
    seen: set[int] = set()

    def go(number: int) -> None:
        seen.add(number)
        found.append(spots[number])
        for other in beside[number]:
            if other not in seen:
                go(other)
                found.append(spots[number])

    ends = [number for number in tiles if len(beside[number]) == 1]
    go((ends or list(tiles))[0])
    last = max(found.index(spots[number]) for number in tiles)
    return tuple(found[: last + 1])  # no need to go back from the last one


def _route(ground: Ground, route: board.Group) -> tuple[Stroke, Group]:
    spots = {}
    caravans = ships = 0
    for number in route:
        tile = ground.placed[number]
        side = SIDES[tile.side]
        caravans, ships = caravans + side.caravan, ships + side.ship
        x, y = middle(tile.cell)
        trader = next(
            it for it in counting(tile.side, _ALL, tile.turn) if it.name in ("caravan", "ship")
        )
        spots[number] = round(x + trader.x, 1), round(y + trader.y, 1)
    words = Text("lvs_route", {"caravans": caravans, "ships": ships})
    points = _walk(route, _touching(ground, route), spots)
    key = f"route-{route[0]}"
    stroke = Stroke(key, points, "gold", 3.0, gap=TALKERS, layer=1, words=words)
    return stroke, Group(key, refer("board", _cells(ground, route)), words, (points,), TALKERS)


def _rows(ground: Ground) -> Iterator[Text]:
    """The tiles row by row."""
    for row in sorted({tile.r for tile in ground.placed}):
        there = sorted((tile for tile in ground.placed if tile.r == row), key=lambda it: it.q)
        said = "; ".join(f"{name(tile.cell)} {tile.side}" for tile in there)
        yield Text("lvs_row", {"tiles": said})
