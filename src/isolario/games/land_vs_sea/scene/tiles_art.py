"""The drawings of the sides, made by code: every coast is different, and the same every time.

``python -m isolario.games.land_vs_sea.scene.tiles_art`` rewrites them in ``symbols.toml``, below
the line that says so; what is above it (caravan, ship, peak …) is drawn by hand. It also writes
``scene/things.toml``, where on each side its marks and features are, as printed, and
``scene/regions.toml``, which part of it belongs to which region.

A tile is turned when it is placed, but what stands on it stays upright. So the drawing of a side
has land, sea and the grounds of mountains and reefs only; the things are drawn over it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from math import hypot

from isolario.games.land_vs_sea.pieces import SIDES, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.scene.coasts import (
    HEIGHT,
    Line,
    Point,
    apart,
    border,
    coasts,
    corner,
    inside,
    middle,
    off,
    outline,
    shores,
    smooth,
    towards,
    within,
)
from isolario.games.land_vs_sea.scene.drawn import OURS
from isolario.games.land_vs_sea.scene.regions import Shape
from isolario.games.land_vs_sea.scene.things import Thing
from isolario.games.land_vs_sea.side import ALL_EDGES, Side

LINING = ((13.0, 0.8, 0.35), (8.5, 1.0, 0.6), (4.5, 1.3, 0.9))
"""Lines along a coast: how far off, how thick, how dark."""

INLAND = 32.0  # u: how near to the middle of the tile a range or reef comes
STIPPLE = 4.6  # u: how far inside the coast the dots are
MARK = "# --- Made by code from here on: python -m isolario.games.land_vs_sea.scene.tiles_art ---\n"
HEX = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in map(corner, range(6))) + "Z"


# --- paths --------------------------------------------------------------------------------------


def _n(number: float) -> str:
    """A number written as short as possible."""
    text = f"{number:.1f}".removesuffix(".0")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text in ("-0", "") else text


def _n2(number: float) -> str:
    return f"{number:.2f}".strip("0")


def _xy(point: Point) -> str:
    x, y = _n(point[0]), _n(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


def curve(line: Sequence[Point]) -> str:
    """A curve on from the first point of a line that bends towards each of the others."""
    path = ""
    x, y = (round(number, 1) for number in line[0])  # where the path is, as written
    for n in range(1, len(line) - 1):
        goal = line[-1] if n == len(line) - 2 else middle(line[n], line[n + 1])
        bend = line[n][0] - x, line[n][1] - y
        way = round(goal[0] - x, 1), round(goal[1] - y, 1)
        ends = _xy(way)
        path += f"q{_xy(bend)}{'' if ends.startswith('-') else ' '}{ends}"
        x, y = x + way[0], y + way[1]
    return path or f"L{_xy(line[-1])}"


def _cut(inner: Point, outer: Point) -> Point:
    """Where the way from a point on the tile to one beyond it meets the edge."""
    for _ in range(12):
        half = middle(inner, outer)
        inner, outer = (half, outer) if inside(half) > 0 else (inner, half)
    return inner


def beside(side: Side, far: float) -> str:
    """The line ``far`` from all coasts, to the right (land) or, if negative, to the left (sea)."""
    all_points = [point for shore in shores(side) for point in shore]
    path = ""
    for shore in shores(side):
        run: list[Point] = []
        before: Point | None = None  # the last point, if it was only beyond the edge
        for point in (*off(shore, far), None):
            if point is not None:
                x, y = point
                free = min([hypot(x - a, y - b) for a, b in all_points]) > abs(far) - 0.2
                if free and inside(point) > 0:
                    if not run and before:
                        run.append(_cut(point, before))
                    run.append(point)
                    continue
                before = point if free else None
                if run and before:
                    run.append(_cut(run[-1], before))
            if len(run) > 4:
                thin = [run[0], *run[3:-3:7], run[-1]]
                path += f"M{_xy(thin[0])}{curve(thin)}"
            run = []
    return path


# --- the drawing of a side ----------------------------------------------------------------------


def drawing(side: Side, plain: bool = False) -> str:
    """Sea, lines on it, land, dots inside the coast, grounds of mountains and reefs, coast.
    ``plain``: as it looks without mountains and coral in play."""
    if side.land == ALL_EDGES:
        parts = [f'<path class="f-land" stroke="none" d="{HEX}"/>']
    else:
        parts = [f'<path class="f-sea" stroke="none" d="{HEX}"/>']
    lines = coasts(side)
    if lines:
        for far, thick, dark in LINING:
            if path := beside(side, -far):
                parts.append(
                    f'<path class="g-sea_line" stroke-width="{_n(thick)}" '
                    f'stroke-opacity="{_n2(dark)}" stroke-linecap="butt" d="{path}"/>'
                )
        parts.append(f'<path class="f-land" stroke="none" d="{_land(side)}"/>')
        parts.append(
            '<path class="g-land_line" stroke-width="1.5" stroke-dasharray=".01 4.2" '
            f'd="{beside(side, STIPPLE)}"/>'
        )
    if not plain:
        parts += _grounds(side)
    if lines:
        path = "".join(f"M{_xy(line[0])}{curve(line)}" for line in lines.values())
        parts.append(f'<path stroke-width="2.2" d="{path}"/>')
    parts.append(f'<path stroke-width="1" stroke-opacity=".35" d="{HEX}"/>')
    return "".join(parts)


def _land(side: Side) -> str:
    """All land of a side."""
    path = ""
    for n, region in enumerate(side.regions):
        if region.terrain == "L":
            for edges, line in border(side, n):
                path += f"{'L' if path and path[-1] != 'Z' else 'M'}{_xy(corner(edges[0]))}"
                path += "".join(f"L{_xy(corner(edge))}" for edge in edges[1:]) + curve(line)
            path += "Z"
    return path


def _along(edges: Sequence[int], far: float) -> Point:
    """A point on the tile's edge, ``far`` edges clockwise after the start of the first."""
    far = min(max(far, 0.0), len(edges) - 1e-9)
    start = corner(edges[0] - 1 + int(far))
    end = corner(edges[0] + int(far))
    part = far - int(far)
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def _rows(edges: tuple[int, ...]) -> list[list[int]]:
    """Neighbouring edges, clockwise: one row of them on our sides, more where somebody has seen
    that."""
    firsts = [edge for edge in edges if (edge - 1) % 6 not in edges] or [*edges[:1]]
    return [[(first + n) % 6 for n in range(_long(edges, first))] for first in firsts]


def _long(edges: tuple[int, ...], first: int) -> int:
    return next((n for n in range(6) if (first + n) % 6 not in edges), 6)


def ground(side: Side, row: Sequence[int]) -> tuple[Line, Line]:
    """Where a range or reef lies: its border along the edges of the tile, and the one inland."""
    begin, end, steps = 0.3, len(row) - 0.3, 8 * len(row)
    outer, inner = [], []
    all_points = [point for shore in shores(side) for point in shore]
    for n in range(steps + 1):
        far = begin + (end - begin) * n / steps
        x, y = _along(row, far)
        outer.append((x, y))
        long = (x * x + y * y) ** 0.5
        depth = (long - INLAND) * min(1.0, 4.5 * min(far - begin, end - far)) ** 0.5
        while depth > 0:
            point = (x - depth * x / long, y - depth * y / long)
            if all(apart(point, other) > 4 for other in all_points):
                break
            depth -= 1
        inner.append((x - depth * x / long, y - depth * y / long))
    corners = [corner(edge) for edge in row[:-1]]
    return (outer[0], *corners, outer[-1]), tuple(inner)


def _grounds(side: Side) -> Iterator[str]:
    for name, edges in (("mountain", side.mountain), ("coral", side.coral)):
        for row in _rows(edges):
            outer, inner = ground(side, row)
            back = "".join(f"L{_xy(point)}" for point in reversed(outer))
            line = f"M{_xy(inner[0])}{curve(inner)}"
            yield f'<path class="f-{name}" stroke="none" d="{line}{back}Z"/>'
            dots = ' stroke-dasharray=".01 4"' if name == "coral" else ""
            width = "1.8" if dots else "1.2"
            yield f'<path class="g-{name}_line" stroke-width="{width}"{dots} d="{line}"/>'


# --- things -------------------------------------------------------------------------------------

ROOM = {"caravan": 13.0, "ship": 13.0, "again": 13.0, "steal": 13.0}
DISC = 8.2  # u: a bonus mark with its outline
GRID = 3  # u between the places that are tried
COARSE = 8  # u: the same for a side that somebody waits to see


@cache
def things(side: Side) -> list[Thing]:
    """What stands on a side that is ours."""
    return standing(side)


def standing(side: Side, grid: int = GRID) -> list[Thing]:
    """What stands on a side: first what has a fixed place, then the largest, then marks."""
    found = [*_ranges(side)]
    taken = [(thing.x, thing.y, 11.0) for thing in found]
    if side.id in (VOLCANO, WHIRLPOOL):
        first = _rows(side.mountain or side.coral)[-1][-1]
        marks = (towards(first + 1 + k / 2, 40) for k in range(side.bonus))
        return [*found, Thing(side.id, 0, 0), *(Thing("bonus", *point) for point in marks)]
    wanted: list[tuple[str, list[int]]] = []
    land = [n for n, region in enumerate(side.regions) if region.terrain == "L"]
    sea = [n for n, region in enumerate(side.regions) if region.terrain == "S"]
    wanted += [("caravan", land)] * side.caravan + [("ship", sea)] * side.ship
    wanted += [(side.action, land + sea)] if side.action else []
    for name, regions in wanted:
        point = _best(side, regions, [(0.0, 0.0)], ROOM[name], taken, grid)[0]
        found.append(Thing(name, *point))
        taken.append((*point, ROOM[name]))
    for n, region in enumerate(side.regions):
        if region.bonus:
            for point in _marks(side, n, region.bonus, taken, grid):
                found.append(Thing("bonus", *point))
                taken.append((*point, DISC))
    return found


def _ranges(side: Side) -> Iterator[Thing]:
    for name, edges in (("peak", side.mountain), ("coral", side.coral)):
        for row in _rows(edges):
            for n, edge in enumerate(row):
                yield Thing(name, *towards(edge, HEIGHT - 11.5))
                if n + 1 < len(row):
                    yield Thing(name, *towards(edge + 0.5, HEIGHT - 8))


def _marks(
    side: Side, region: int, count: int, taken: list[tuple[float, float, float]], grid: int
) -> list[Point]:
    """Marks close together, in a row or a ring."""
    if count == 1:
        return _best(side, [region], [(0.0, 0.0)], DISC, taken, grid)
    groups = []
    for turn in range(6):
        if count == 2:
            groups.append([towards(turn / 2, DISC), towards(turn / 2 + 3, DISC)])
        else:
            row = towards(turn / 2, 2 * DISC), towards(turn / 2 + 3, 2 * DISC)
            groups.append([(0.0, 0.0), *row])
            groups.append([towards(turn / 2 + 2 * k, 1.2 * DISC) for k in range(3)])
    choices = [_best(side, [region], group, DISC, taken, grid) for group in groups]
    ground = _ground(side, [region])
    return max(choices, key=lambda group: _clear(ground, group, DISC, taken))


def _best(
    side: Side,
    regions: Sequence[int],
    group: Sequence[Point],
    room: float,
    taken: list[tuple[float, float, float]],
    grid: int = GRID,
) -> list[Point]:
    """Where a group of things has the most room in one of some regions."""
    ground = _ground(side, regions)
    best, found = (-99.0, 0.0), list(group)
    for x in range(-48, 49, grid):
        for y in range(-57, 58, grid):
            spot = [(x + dx, y + dy) for dx, dy in group]
            clear = _clear(ground, spot, room, taken, best[0])
            if clear > best:
                best, found = clear, spot
    return found


Ground = tuple[list[Point], list[Line]]


def _ground(side: Side, regions: Sequence[int]) -> Ground:
    """Points along all coasts of a side, close enough to measure by, and regions as polygons."""
    coast = [point for shore in shores(side) for point in shore[::3]]
    return coast, [outline(side, n) for n in regions]


def _clear(
    ground: Ground,
    group: Sequence[Point],
    room: float,
    taken: list[tuple[float, float, float]],
    least: float = -99.0,
) -> tuple[float, float]:
    """How much room there is around a group, beyond what it needs; then, how central it is. Gives
    up early on less than the least."""
    room_left = 9.0
    for point in group:
        room_left = min(room_left, inside(point) - room - 1)
        for x, y, wide in taken:
            room_left = min(room_left, apart(point, (x, y)) - room - wide)
    if room_left < least:
        return -99.0, 0.0
    coast, polygons = ground
    for x, y in group if coast else ():
        room_left = min(room_left, min([hypot(x - a, y - b) for a, b in coast]) - room)
        if room_left < least:
            return -99.0, 0.0
    if not any(all(within(point, polygon) for point in group) for polygon in polygons):
        return -99.0, 0.0
    return room_left, -apart((0, 0), group[0])


# --- regions ------------------------------------------------------------------------------------

EVEN = 0.7  # u: how far off the line a point may lie to be left out of a coast
PIN = 11.0  # u: the room that a waypoint takes


def shape(side: Side, region: int, standing: Sequence[Thing], grid: int = GRID) -> Shape:
    """A region with as few corners as will do, and where a waypoint has the most room in it."""
    taken = [(thing.x, thing.y, ROOM.get(thing.name, DISC)) for thing in standing]
    spot = _best(side, [region], [(0.0, 0.0)], PIN, taken, grid)[0]
    if not coasts(side):
        return Shape(spot, tuple(map(corner, range(6))))
    found: list[Point] = []
    for corners, line in border(side, region):
        found += [corner(n) for n in corners[:-1]]
        found += _thinned(smooth(line))[:-1]
    return Shape(spot, tuple(found))


def _thinned(line: Line) -> Line:
    """A line without the points that lie nearly straight between others."""
    (ax, ay), (bx, by) = line[0], line[-1]
    long = apart(line[0], line[-1]) or 1.0
    aside = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long for x, y in line]
    far = max(range(len(line)), key=aside.__getitem__)
    if len(line) < 3 or aside[far] < EVEN:
        return line[0], line[-1]
    return _thinned(line[: far + 1])[:-1] + _thinned(line[far:])


# --- the files ----------------------------------------------------------------------------------

Lines = Mapping[str, str]
"""Lines of one of our files, each by what it begins with."""

MADE = "# Made by: python -m isolario.games.land_vs_sea.scene.tiles_art"


def drawings(ours: Lines) -> str:
    """The part of symbols.toml that is made by code."""
    lines = ["[sides]", "box = [-52, -60, 104, 120]"]
    for side in SIDES.values():
        name = f"side_{side.id}"
        lines.append(ours.get(name) or f"{name} = '{drawing(side)}'")
    for side in SIDES.values():
        if side.mountain or side.coral:
            name = f"plain_{side.id}"
            lines.append(ours.get(name) or f"{name} = '{drawing(side, plain=True)}'")
    return "\n".join(lines) + "\n"


def places(ours: Lines) -> str:
    """The file that says where things stand."""
    lines = [MADE, ""]
    lines += (ours.get(side.id) or _places(side) for side in SIDES.values())
    return "\n".join(lines) + "\n"


def _places(side: Side) -> str:
    listed = ", ".join(f'"{t.name} {_n(t.x)} {_n(t.y)}"' for t in things(side))
    return f"{side.id} = [{listed}]"


def regions(ours: Lines) -> str:
    """The file that says where regions are."""
    lines = [MADE, ""]
    lines += (ours.get(side.id) or _regions(side) for side in SIDES.values())
    return "\n".join(lines) + "\n"


def _regions(side: Side) -> str:
    standing = things(side)
    found = [shape(side, n, standing) for n in range(len(side.regions))]
    listed = ", ".join(
        '"' + " ".join(f"{_n(x)},{_n(y)}" for x, y in (it.spot, *it.outline)) + '"' for it in found
    )
    return f"{side.id} = [{listed}]"


def texts(alike: Collection[str] = ()) -> dict[str, str]:
    """Everything that is made by code, by the names of the files. What is said of the sides
    ``alike`` is taken from ours."""
    files = {name: path.read_text("utf-8") for name, path in OURS.items()}
    ours = {name: _lines(text, alike) for name, text in files.items()}
    by_hand = files["symbols.toml"].partition(MARK)[0]
    return {
        "symbols.toml": by_hand + MARK + "\n" + drawings(ours["symbols.toml"]),
        "things.toml": places(ours["things.toml"]),
        "regions.toml": regions(ours["regions.toml"]),
    }


def _lines(text: str, sides: Collection[str]) -> Lines:
    """The lines of a file that are about some sides, by what they begin with."""
    lines = {line.partition(" = ")[0]: line for line in text.splitlines()}
    names = (f"{kind}{side}" for side in sides for kind in ("", "side_", "plain_"))
    return {name: lines[name] for name in names if name in lines}


if __name__ == "__main__":
    for name, text in texts().items():
        OURS[name].write_text(text, "utf-8")
