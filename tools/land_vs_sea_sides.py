"""Sides of Land vs Sea: the known ones of the real game, those that are possible, and mirrors.

The *mirror* of a side has land for sea, mountains for coral, caravans for ships, and the reverse.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import msgspec

from isolario.games.land_vs_sea.pieces import SPECIAL_BONUS, START, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.side import OTHER, Region, Side, crossing, reach

Key = tuple[object, ...]

# --- what is known ------------------------------------------------------------------------------

REAL = {
    side.id: side
    for side in (
        Side("A", (Region("L", (0, 4, 5), 2), Region("S", (1, 2, 3), 2))),
        Side(
            "B",
            (Region("L", (4,)), Region("L", (0, 5), 3), Region("S", (1, 2, 3), 1)),
            coral=(2, 3),
        ),
        Side(
            "C",
            (Region("S", (4,)), Region("S", (0, 5), 3), Region("L", (1, 2, 3), 1)),
            mountain=(2, 3),
        ),
        Side(
            "D",
            (Region("S", (3, 4)), Region("S", (0, 5)), Region("L", (1, 2), 2)),
            coral=(3, 4),
        ),
        Side(
            "E",
            (Region("L", (4, 5)), Region("S", (0, 3), 2), Region("L", (1,)), Region("S", (2,))),
        ),
        Side("F", (Region("L", (2, 4, 5)), Region("S", (3,)), Region("S", (0, 1), 1))),
    )
}
"""The sides that were read off photographs."""

PATTERNS = (
    *("LSSSSS", "LLSSSS", "LSLSSS", "LSSLSS", "LLLSSS", "LLSLSS"),
    *("LLSSLS", "LLLLSS", "LLLSLS", "LLSLLS", "LLLLLS"),
)
"""What occurs, up to turning."""

SET_APART = (
    Side(START, (Region("L", (0, 4, 5)), Region("S", (1, 2, 3)))),
    Side(VOLCANO, (Region("L", tuple(range(6)), SPECIAL_BONUS),), mountain=(0, 4, 5)),
    Side(WHIRLPOOL, (Region("S", tuple(range(6)), SPECIAL_BONUS),), coral=(0, 4, 5)),
)
"""Start tile and special tile: what is on them is known, but not on which edges."""


# --- sides and their mirrors --------------------------------------------------------------------


@cache
def _moved(edges: tuple[int, ...], times: int) -> tuple[int, ...]:
    return tuple(sorted((edge + times) % 6 for edge in edges))


def turned(side: Side, times: int) -> Side:
    """The side, turned clockwise."""
    return msgspec.structs.replace(
        side,
        regions=tuple(Region(r.terrain, _moved(r.edges, times), r.bonus) for r in side.regions),
        mountain=_moved(side.mountain, times),
        coral=_moved(side.coral, times),
    )


@cache
def mirror(side: Side) -> Side:
    """The side with land for sea and sea for land."""
    return msgspec.structs.replace(
        side,
        regions=tuple(Region(OTHER[r.terrain], r.edges, r.bonus) for r in side.regions),
        mountain=side.coral,
        coral=side.mountain,
        caravan=side.ship,
        ship=side.caravan,
    )


def _lying(side: Side, times: int) -> Key:
    """Everything about a side but its name, turned this many times."""
    regions = sorted((r.terrain, _moved(r.edges, times), r.bonus) for r in side.regions)
    ranges = _moved(side.mountain, times), _moved(side.coral, times)
    return (tuple(regions), side.action, *ranges, side.caravan, side.ship)


@cache
def key(side: Side) -> Key:
    """The same for sides that differ only in name and turning."""
    return min(_lying(side, k) for k in range(6))


def bare(side: Side) -> Side:
    """The side with nothing on it."""
    return Side("", tuple(Region(r.terrain, r.edges) for r in side.regions))


@cache
def pattern(side: Side) -> str:
    """Its edges, up to turning: one of `PATTERNS`."""
    (found,) = {side.pattern[k:] + side.pattern[:k] for k in range(6)} & set(PATTERNS)
    return found


def land_north(side: Side) -> Side:
    """The side turned so that its land lies in the north, as far as possible."""
    north = (0, -1, -1, 0, 1, 1)

    def south(times: int) -> tuple[int, Key]:
        edges = (edge for r in side.regions if r.terrain == "L" for edge in r.edges)
        return -sum(north[(edge + times) % 6] for edge in edges), _lying(side, times)

    return turned(side, min(range(6), key=south))


@cache
def shapes(drawn: bool = True) -> tuple[Side, ...]:
    """Every bare side up to turning; with ``drawn=False`` also those whose regions do not cross,
    but which no map can have."""
    found: dict[Key, Side] = {}
    for terrain in map("".join, product("LS", repeat=6)):
        if terrain in ("LLLLLL", "SSSSSS", "LSLSLS", "SLSLSL"):
            continue
        for region_at in _partitions(terrain):
            if crossing(region_at) or (drawn and reach(terrain, region_at) is None):
                continue
            edges = [tuple(e for e in range(6) if region_at[e] == n) for n in sorted({*region_at})]
            regions = (Region("L" if terrain[e[0]] == "L" else "S", e) for e in edges)
            side = Side("", tuple(regions))
            found.setdefault(key(side), side)
    return tuple(found[k] for k in sorted(found))


def _partitions(terrain: str, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to divide six edges into regions of one terrain each."""
    if len(begun) == 6:
        yield begun
        return
    for region in range(max(begun, default=-1) + 2):
        if region not in begun or terrain[begun.index(region)] == terrain[len(begun)]:
            yield from _partitions(terrain, (*begun, region))
