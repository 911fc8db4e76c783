"""How likely an open area is to be closed, judging by the cells that it is open at.

An area is closed when each empty cell beside its open edges gets a tile that goes no further. How
many sides would do that is counted once for every pattern that a cell can want.
"""

from __future__ import annotations

from functools import cache

from isolario.games.land_vs_sea.board import TURNED
from isolario.games.land_vs_sea.pieces import FITS, PIECES

_DEALT = tuple(PIECES.deck)


@cache
def closing(want: int, terrain: str) -> float:
    """The share of sides that fit a cell and close all of a terrain that it touches.

    >>> from isolario.games.land_vs_sea.pieces import wanted
    >>> one, two = wanted(0b1, 0), wanted(0b11, 0)  # land in the east; and in the south-east
    >>> closing(one, "L") > 0.3, closing(two, "L") > closing(wanted(0b1001, 0), "L")
    (True, True)
    """
    edges = [want // 3**edge % 3 for edge in range(6)]
    asked = {edge for edge in range(6) if edges[edge] == (1 if terrain == "L" else 2)}
    free = {edge for edge in range(6) if not edges[edge]}
    found = 0
    for side in _DEALT:
        fits = FITS[side][want]
        found += any(
            fits >> turn & 1
            and all(
                asked.isdisjoint(directions) or free.isdisjoint(directions)
                for _, directions, _ in TURNED[side][turn]
            )
            for turn in range(6)
        )
    return found / len(_DEALT)


HASTE = 20.0
"""With this many tiles left, half of the areas that are open at one cell will still be closed."""

EACH = 1.7
"""How much rarer that is for each further cell: the power that the first chance is raised to."""

STEEP = 0.3
"""How much depends on how many sides can close a cell."""

USUAL = 0.35
"""The share of sides that close a usual cell."""

# All four are fitted to what became of 30,000 open areas in games of greedy players.

RARE = 0.005
"""A cell that no side closes is as hard to close as if half a side did."""

FAR = 6
"""An area that is open at this many cells is as good as open for ever."""


class Ease(dict[int, float]):
    """By what a cell wants: how easily a terrain is closed there, usually 1; looked up once."""

    def __init__(self, terrain: str) -> None:
        self.terrain = terrain

    def __missing__(self, want: int) -> float:
        ease: float = (max(closing(want, self.terrain), RARE) / USUAL) ** STEEP
        self[want] = ease
        return ease


EASE = (Ease("L"), Ease("S"))


def of_count(left: int) -> tuple[float, ...]:
    """How likely an area that is open at 0, 1, 2, … usual cells is to be closed, with this many
    tiles left to be placed.

    >>> [round(chance, 2) for chance in of_count(20)]
    [1.0, 0.5, 0.15, 0.05, 0.01, 0.0]
    """
    soon = left / (left + HASTE)
    return (1.0, *(soon ** (1 + EACH * more) for more in range(FAR - 1)))
