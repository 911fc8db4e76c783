"""Who will rule the realms, as far as can be told while the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import exp, sqrt

from isolario.core.chance import UNKNOWN
from isolario.games.sea_dragons.board import CORNERS, GRID, REALMS
from isolario.games.sea_dragons.rules import SeaDragonsState

PIECE = 0.06
"""A piece, measured in dragons: pieces only break ties (SDR-F3)."""
SECRET = 1 / 12
"""How often an unknown reef card is a hidden dragon of a certain realm."""
SURE = 0.2
"""A lead of this many dragons means little at the end …"""
OPEN = 0.6
"""… and this many more, times the square root of the turns left, before it."""
ABSENT = 0.5
"""A player with no dragon in a realm yet has less of a chance."""


@lru_cache(1 << 15)
def strengths(dragons: int) -> tuple[float, ...]:
    """How strong somebody's dragons are in each realm.

    >>> strengths(0b111)
    (1.18, 0.0, 0.0, 0.0)
    """
    clusters = GRID.clusters(dragons)
    return tuple(
        [
            sum([1 for dragon in clusters if dragon & cells])
            + PIECE * (dragons & cells).bit_count()
            for cells in REALMS.values()
        ]
    )


def expected(strong: Sequence[float], free: int, doubt: float) -> list[float]:
    """What each may expect of a realm with some free whirlpools (SDR-F2 to F4): seats are drawn,
    each with a weight that grows with strength; the one drawn first is first, the next second.

    >>> [round(points, 1) for points in expected((2.0, 2.0), 10, 0.5)]
    [10.0, 10.0]
    >>> [round(points, 1) for points in expected((3.0, 2.0, 0.0), 10, 0.2)]
    [29.9, 15.1, 0.0]
    """
    top = max(strong)
    weights = [exp((one - top) / doubt) * (1.0 if one else ABSENT) for one in strong]
    total = sum(weights)
    if len(weights) == 2:
        share = 2 * free / total
        return [share * weight for weight in weights]
    found = []
    for weight in weights:
        first = weight / total
        second = sum([other / (total - other) for other in weights]) - weight / (total - weight)
        found.append(3 * free * (first + 0.5 * second * first))
    return found


class Realms:
    """The realms of a position, with what everybody may expect of them."""

    def __init__(self, known: SeaDragonsState) -> None:
        self.seats = known.seats
        self.doubt = SURE + OPEN * sqrt(sum(known.heads) / known.seats)
        taken = 0
        for cells in known.dragons:
            taken |= cells
        free = known.sea.whirlpools & ~taken
        self.free = [(free & cells).bit_count() for cells in REALMS.values()]
        self.strong: list[list[float]] = [[] for _ in CORNERS]
        for dragons, kept in zip(known.dragons, known.reefs, strict=True):
            unknown = SECRET * kept.count(UNKNOWN) if kept else 0.0
            for at, strong in enumerate(strengths(dragons)):
                hidden = kept.count(CORNERS[at]) if kept else 0
                self.strong[at].append(strong + hidden + unknown)

    @cached_property
    def now(self) -> list[list[float]]:
        """What each may expect of each realm."""
        return [
            expected(strong, free, self.doubt)
            for strong, free in zip(self.strong, self.free, strict=True)
        ]

    def promise(self) -> list[float]:
        """By seat, of all realms."""
        return [sum(of_seat) for of_seat in zip(*self.now, strict=True)]

    def gain(self, seat: int, at: int, more: float, covered: int = 0) -> float:
        """How much a seat gains on the others by becoming stronger in a realm, some of whose
        whirlpools are covered on the way."""
        strong = list(self.strong[at])
        strong[seat] += more
        after = expected(strong, self.free[at] - covered, self.doubt)
        return lead(after, seat) - lead(self.now[at], seat)


def lead(points: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others' average."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
