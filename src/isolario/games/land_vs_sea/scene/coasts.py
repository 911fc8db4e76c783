"""The coasts of a side as lines, and its regions as polygons, in units of the art direction.

A coast runs from corner to corner. It leaves a corner along the corner's bisector, so that
neighbours join without knowing each other. Two coasts leave a parted corner, one to each side of
the bisector: the region between them comes to a point there and widens quickly. Coasts keep
their distance from each other and from the edges; in between they wobble, seeded by the side's id.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from math import atan2, cos, hypot, pi, radians, sin
from typing import NamedTuple

from isolario.games.land_vs_sea.side import Side

Point = tuple[float, float]
Line = tuple[Point, ...]

RADIUS = 60.0  # u: from the middle to a corner
HEIGHT = RADIUS * 0.75**0.5  # u: from the middle to the middle of an edge
TILT = 40.0  # degrees between a bisector and a coast that leaves a parted corner
STRAIGHT = 12.0  # u: up to this far from a corner a coast is straight
STEP = 8.5  # u between the points that a coast bends towards
APART = 21.0  # u: how far coasts keep from each other where they can
PASSABLE = 31.0  # u: the same on a side that has a caravan, a ship or an action
AWAY = 16.0  # u: how far they keep from edges
ROOMY = 28.0  # u: how far from those where there are marks, a range, a reef, a caravan or a ship
FULL = 36.0  # u: how far from those with two of them
WOBBLE = 3.2  # u


def corner(n: int) -> Point:
    """The corner after edge n, clockwise."""
    turn = radians(60 * n + 30)
    return RADIUS * cos(turn), RADIUS * sin(turn)


def towards(edge: float, far: float) -> Point:
    """A point ``far`` from the middle towards the middle of an edge; halves are corners."""
    turn = radians(60 * edge)
    return far * cos(turn), far * sin(turn)


def apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


_NORMALS = tuple((cos(k * pi / 3), sin(k * pi / 3)) for k in range(6))


def inside(point: Point) -> float:
    """How far a point is from the nearest edge; negative outside."""
    x, y = point
    least: float = min(HEIGHT - x * nx - y * ny for nx, ny in _NORMALS)
    return least


class Change(NamedTuple):
    """Where the terrain changes on the way around a side: at which corner, and how far the coast
    there leans from the bisector: -1 to the edge before it, 1 to the edge after it, or not."""

    corner: int
    lean: int

    @property
    def direction(self) -> Point:
        # Seen from a corner, what comes before it on the way around lies on the left.
        turn = radians(60 * self.corner + 30 + 180 - TILT * self.lean)
        return cos(turn), sin(turn)


class Stretch(NamedTuple):
    """A part of the way around a side that belongs to one region."""

    region: int
    edges: tuple[int, ...]  # none: a parted corner
    start: Change
    end: Change


@lru_cache(1024)
def stretches(side: Side) -> tuple[Stretch, ...]:
    """The way around a side, clockwise."""
    owner = side.reach or {}
    places: list[tuple[int, int | None, Change | None]] = []  # region, edge, what follows
    at = side.region_at
    for edge in range(6):
        if edge in owner:
            places.append((at[edge], edge, Change(edge, -1)))
            places.append((owner[edge], None, Change(edge, 1)))
        else:
            same = at[edge] == at[(edge + 1) % 6]
            places.append((at[edge], edge, None if same else Change(edge, 0)))
    last = max((n for n, place in enumerate(places) if place[2]), default=None)
    if last is None:
        return ()
    places = places[last + 1 :] + places[: last + 1]
    found: list[Stretch] = []
    start = places[-1][2]
    edges: tuple[int, ...] = ()
    for region, place, change in places:
        edges += () if place is None else (place,)
        if change and start:
            found.append(Stretch(region, edges, start, change))
            start, edges = change, ()
    return tuple(found)


def _pairs(side: Side, region: int) -> Iterator[tuple[Stretch, Stretch]]:
    """Each stretch of a region and the next one; a coast joins the end to the start."""
    own = [stretch for stretch in stretches(side) if stretch.region == region]
    return zip(own, own[1:] + own[:1], strict=True)


@lru_cache(1024)
def coasts(side: Side) -> dict[tuple[Change, Change], Line]:
    """The coasts of a side by where they begin and end, with land to the right: the points that
    each bends towards, its ends included."""
    ends = [
        (one.end, other.start)
        for n, region in enumerate(side.regions)
        if region.terrain == "L"
        for one, other in _pairs(side, n)
    ]
    rng = random.Random(f"isolario land-vs-sea {side.id}")
    away = tuple(map(partial(_away, side), range(6)))
    wide = PASSABLE if side.action or side.caravan or side.ship else APART
    lines = _relaxed([_plain(*pair) for pair in ends], wide, away, 60)
    less = tuple(far - 4 for far in away)
    lines = _relaxed([_wobbly(line, rng) for line in lines], wide - 7, less, 12)
    return dict(zip(ends, map(tuple, lines), strict=True))


def _away(side: Side, edge: int) -> float:
    """How far coasts keep from an edge."""
    region = side.regions[side.region_at[edge]]
    if len(region.edges) == 1:
        return AWAY
    things = (region.bonus > 0) + (edge in side.mountain or edge in side.coral)
    alike = [r for r in side.regions if r.terrain == region.terrain]
    if region == max(alike, key=lambda r: len(r.edges)):
        things += side.caravan if region.terrain == "L" else side.ship
    return (AWAY, ROOMY, FULL, FULL)[things]


def _plain(start: Change, end: Change) -> list[Point]:
    """A smooth coast without wobble."""
    one, other = corner(start.corner), corner(end.corner)
    long = 0.4 * max(apart(one, other), 40)
    lead, tail = (
        (p[0] + long * u[0], p[1] + long * u[1])
        for p, u in ((one, start.direction), (other, end.direction))
    )
    steps = max(6, round(apart(one, other) / STEP))
    found = []
    for n in range(steps + 1):
        t = n / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = (one, lead, tail, other)
        found.append(
            (
                sum(w * p[0] for w, p in zip(weights, points, strict=True)),
                sum(w * p[1] for w, p in zip(weights, points, strict=True)),
            )
        )
    for at, change in ((1, start), (-2, end)):
        x, y = corner(change.corner)
        u = change.direction
        far = STRAIGHT + 4 * abs(change.lean)  # a gap that is soon wide enough to see
        found[at] = (x + far * u[0], y + far * u[1])
    return found


def _wobbly(line: Sequence[Point], rng: random.Random) -> list[Point]:
    waves = [(rng.random() * 2 * pi, 1.5 + n + rng.random()) for n in range(3)]
    found = list(line)
    for n in range(2, len(line) - 2):
        t = n / (len(line) - 1)
        (ax, ay), (bx, by) = line[n - 1], line[n + 1]
        long = hypot(bx - ax, by - ay) or 1.0
        shift = WOBBLE * sum(sin(phase + 2 * pi * often * t) for phase, often in waves) / 1.4
        shift *= min(1.0, 2.5 * sin(pi * t))
        found[n] = (line[n][0] + shift * (by - ay) / long, line[n][1] - shift * (bx - ax) / long)
    return found


def _relaxed(
    lines: list[list[Point]], wide: float, away: Sequence[float], times: int
) -> list[list[Point]]:
    """The lines moved apart and away from the edges, where they are too close."""
    for _ in range(times):
        moved = [list(line) for line in lines]
        for a, line in enumerate(lines):
            ends = line[0], line[-1]
            for n in range(2, len(line) - 2):
                x, y = line[n]
                dx = dy = 0.0
                near = min(apart(line[n], end) for end in ends)
                for (nx, ny), far in zip(_NORMALS, away, strict=True):
                    short = min(far, 0.75 * near) - (HEIGHT - x * nx - y * ny)
                    if short > 0:
                        dx, dy = dx - 0.5 * short * nx, dy - 0.5 * short * ny
                for b, other in enumerate(lines):
                    if a == b:
                        continue
                    both = (*ends, other[0], other[-1])
                    want = min(wide, 0.95 * min(apart(line[n], end) for end in both))
                    for point in other[1:-1]:
                        gap = apart(line[n], point)
                        if gap < want:
                            push = 0.35 * (want - gap) / (gap or 1.0)
                            dx += push * (x - point[0])
                            dy += push * (y - point[1])
                before, after = line[n - 1], line[n + 1]
                dx += 0.12 * (before[0] + after[0] - 2 * x)
                dy += 0.12 * (before[1] + after[1] - 2 * y)
                moved[a][n] = (x + 0.6 * dx, y + 0.6 * dy)
        lines = moved
    return lines


def smooth(line: Sequence[Point], step: float = 1.5) -> Line:
    """The points along the curve that bends towards each point of a line."""
    found: list[Point] = [line[0]]
    for n in range(1, len(line) - 1):
        start = line[0] if n == 1 else middle(line[n - 1], line[n])
        end = line[-1] if n == len(line) - 2 else middle(line[n], line[n + 1])
        count = max(2, round((apart(start, line[n]) + apart(line[n], end)) / step))
        for k in range(1, count + 1):
            t = k / count
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append(
                (
                    a * start[0] + b * line[n][0] + c * end[0],
                    a * start[1] + b * line[n][1] + c * end[1],
                )
            )
    return tuple(found)


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


@lru_cache(1024)
def shores(side: Side) -> tuple[Line, ...]:
    """The coasts as many points, land to the right."""
    return tuple(smooth(line) for line in coasts(side).values())


@lru_cache(1024)
def outline(side: Side, region: int) -> Line:
    """A region as a polygon."""
    if not coasts(side):
        return tuple(corner(n) for n in range(6))
    found: list[Point] = []
    for corners, line in border(side, region):
        found += [corner(n) for n in corners]
        found += smooth(line)
    return tuple(found)


def border(side: Side, region: int) -> Iterator[tuple[tuple[int, ...], Line]]:
    """The way around a region, clockwise: the corners that it passes along the edges of the tile,
    then a coast, and so on."""
    lines = coasts(side)
    for one, other in _pairs(side, region):
        ends = one.end, other.start
        line = lines[ends] if ends in lines else lines[ends[::-1]][::-1]
        yield (one.start.corner, *one.edges), line


def within(point: Point, polygon: Line) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


def off(line: Line, far: float) -> Line:
    """A line beside another, to the right."""
    found = []
    for before, here, after in zip((line[0], *line), line, (*line[1:], line[-1]), strict=False):
        turn = atan2(after[1] - before[1], after[0] - before[0])
        found.append((here[0] - far * sin(turn), here[1] + far * cos(turn)))
    return tuple(found)
