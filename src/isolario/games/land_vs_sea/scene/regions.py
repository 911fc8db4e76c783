"""The regions of each side as polygons, and a point in each where a waypoint stands, read from
regions.toml, which `tiles_art` writes: coasts take too long to draw every time.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from isolario.core.described import Known
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.scene.drawn import file
from isolario.games.land_vs_sea.scene.things import things

Point = tuple[float, float]


class Shape(NamedTuple):
    """A region: where it has room, and its outline; in units from the middle of the tile."""

    spot: Point
    outline: tuple[Point, ...]

    def turned(self, times: int) -> Shape:
        """The same region on a tile turned clockwise.

        >>> Shape((10.0, 0.0), ()).turned(3).spot
        (-10.0, 0.0)
        """
        return Shape(_turned(self.spot, times), tuple(_turned(it, times) for it in self.outline))

    @property
    def points(self) -> str:
        """The outline as SVG has the points of a polygon."""
        return " ".join(f"{x:g},{y:g}" for x, y in self.outline)


def _turned(point: Point, times: int) -> Point:
    x, y = point
    along, across = cos(times * pi / 3), sin(times * pi / 3)
    return round(x * along - y * across, 1) + 0.0, round(x * across + y * along, 1) + 0.0


@cache
def _printed() -> Known[tuple[Shape, ...]]:
    listed: dict[str, list[str]] = tomllib.loads(file("regions.toml").read_text("utf-8"))
    return Known({side: tuple(map(_read, lines)) for side, lines in listed.items()}, _described)


def _described(name: str) -> tuple[Shape, ...]:
    from isolario.games.land_vs_sea.scene import tiles_art

    side, standing = SIDES[name], things()[name]
    regions = range(len(side.regions))
    return tuple(tiles_art.shape(side, n, standing, tiles_art.COARSE) for n in regions)


@lru_cache(1024)
def shapes(side: str, turn: int) -> tuple[Shape, ...]:
    """The regions of a side, in their order, as they lie after this many turns.

    >>> len(shapes("A", 0)), shapes("A", 0)[0].outline[0] == shapes("A", 3)[0].turned(3).outline[0]
    (2, True)
    """
    return tuple(shape.turned(turn) for shape in _printed()[side])


def _read(line: str) -> Shape:
    spot, *outline = (tuple(map(float, point.split(","))) for point in line.split())
    return Shape(spot, tuple(outline))  # type: ignore[arg-type]
