"""Where on each side its marks and features stand, read from things.toml, which `tiles_art` writes.

A tile is turned, but what stands on it stays upright: only its place is turned.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from isolario.core.described import Known
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.scene.drawn import file


class Thing(NamedTuple):
    """A drawing, and where its middle is on a side, in units from the middle of the tile."""

    name: str
    x: float
    y: float

    def turned(self, times: int) -> Thing:
        """The same thing on a tile turned clockwise.

        >>> Thing("ship", 10.0, 0.0).turned(3)
        Thing(name='ship', x=-10.0, y=0.0)
        """
        along, across = cos(times * pi / 3), sin(times * pi / 3)
        x, y = self.x * along - self.y * across, self.x * across + self.y * along
        return Thing(self.name, round(x, 1) + 0.0, round(y, 1) + 0.0)


@cache
def things() -> Known[tuple[Thing, ...]]:
    """What stands on each side, as it is printed, or as it was described.

    >>> things()["start"], {thing.name for thing in things()["D"]} == {"bonus", "coral"}
    ((), True)
    """
    listed: dict[str, list[str]] = tomllib.loads(file("things.toml").read_text("utf-8"))
    return Known({side: tuple(map(_read, lines)) for side, lines in listed.items()}, _described)


def _described(side: str) -> tuple[Thing, ...]:
    from isolario.games.land_vs_sea.scene import tiles_art

    found = tiles_art.standing(SIDES[side], tiles_art.COARSE)
    return tuple(Thing(name, round(x, 1) + 0.0, round(y, 1) + 0.0) for name, x, y in found)


def _read(line: str) -> Thing:
    name, x, y = line.split()
    return Thing(name, float(x), float(y))
