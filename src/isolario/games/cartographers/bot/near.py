"""What a drawing changes where it lies, card by card: entries in a `Ledger`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from isolario.games.cartographers.bot.ledger import (
    COLUMNS,
    DIAGONALS,
    ROWS,
    Gains,
    Ground,
    Ledger,
    Lines,
    stars,
)
from isolario.games.cartographers.bot.taste import Taste
from isolario.games.cartographers.bot.wide import EDGE, beside
from isolario.games.cartographers.scoring import DIAGONAL, LINE
from isolario.games.cartographers.sheet import BOTH

HARD = 3
"""A free cell without a free neighbour counts as this many more: hardly any shape fills it."""


def draws(terrain: str, what: str) -> bool:
    """Whether drawing one terrain draws another, as Diplomacy draws farm and village."""
    return terrain == what or (terrain == BOTH and what in ("village", "farm"))


Near = Callable[[Ledger, Ground, str, int, float, Taste], None]
"""Enters in a ledger what a card gives for a terrain: ``times`` its stars, and some hope of what it
promises."""


def _sentinel_wood(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    gain = times if terrain == "forest" else 0
    ledger.cover(gain - hope * taste.sentinel_wood, ground.free & EDGE)


def _greenbough(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    for kind in (ROWS, COLUMNS):
        gains = [
            _line_with_forest(
                (ground.free & line).bit_count(), times, hope * taste.greenbough, terrain
            )
            if not line & ground.forest
            else ()
            for line in kind.cells
        ]
        ledger.lines(kind, gains)


@lru_cache(1 << 12)
def _line_with_forest(free: int, times: int, hope: float, terrain: str) -> Gains:
    """What is gained in a line without forest by how many of its free cells are covered."""
    now = min(4, free)
    if terrain == "forest":
        return 0, *[stars(times - hope * now)] * free
    return tuple(stars(hope * (min(4, left) - now)) for left in range(free, -1, -1))


def _treetower(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    one, two = taste.treetower
    worths = (times, hope * one, hope * two, 0, 0)
    ledger.open(worths, ground.forest)
    if terrain == "forest":
        ledger.become(worths, ground.free)


def _canal_lake(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    near_water, near_farm = beside(ground.water), beside(ground.farm)
    promised = hope * taste.canal_lake
    worths = (0, promised, promised, promised, promised)
    for what, other, near, near_other in (
        ("farm", ground.water, near_farm, near_water),
        ("water", ground.farm, near_water, near_farm),
    ):
        alone = other & ~near
        if draws(terrain, what):
            ledger.touch(times - promised, alone & ~ground.sides[0])
            ledger.touch(times, alone & ground.sides[0])
            ledger.cover(times, ground.free & near_other)
            ledger.become(worths, ground.free & ~near_other)
        else:
            ledger.open(worths, alone)


def _mages_valley(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    gain = 2 * times if terrain == "water" else times if draws(terrain, "farm") else 0
    ledger.cover(gain - hope * taste.mages_valley, ground.free & beside(ground.mountains))


def _golden_granary(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    on, near = taste.golden_granary
    farm, water = draws(terrain, "farm") * 3 * times, (terrain == "water") * times
    ledger.cover(farm - hope * on, ground.free & ground.ruins)
    ledger.cover(water - hope * near, ground.free & beside(ground.ruins))


def _shoreside_expanse(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    """What it promises; its stars are given for clusters (`far`)."""
    inner, promised = ground.free & ~EDGE, hope * taste.shoreside_expanse
    for what, cells in (("water", ground.water), ("farm", ground.farm)):
        dry = inner & ~beside(cells)
        ledger.cover(-promised, dry)
        if draws(terrain, what):
            ledger.touch(-promised, dry)


def _cauldrons(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    one, two = taste.cauldrons
    ledger.lose((times, hope * one, hope * two, 0, 0))


def _borderlands(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    for kind in (ROWS, COLUMNS):
        filling(ledger, ground, kind, LINE, times, hope * taste.borderlands, taste.line_cell)


def _broken_road(
    ledger: Ledger, ground: Ground, terrain: str, times: int, hope: float, taste: Taste
) -> None:
    filling(
        ledger, ground, DIAGONALS, DIAGONAL, times, hope * taste.broken_road, taste.diagonal_cell
    )


def filling(
    ledger: Ledger, ground: Ground, kind: Lines, each: int, times: int, hope: float, keep: float
) -> None:
    """Lines that score when they are full, as if no cell lost its last free neighbour (`far`
    corrects that)."""
    free, hard = ground.free, ground.free & ground.sides[0]
    gains = [
        full_line((free & line).bit_count(), (hard & line).bit_count(), each, times, hope, keep)
        for line in kind.cells
    ]
    ledger.lines(kind, gains)


@lru_cache(1 << 14)
def full_line(free: int, hard: int, each: int, times: int, hope: float, keep: float) -> Gains:
    """What a line gains by how many of its free cells are covered."""
    worths = [line_worth(left, hard, each, times, hope, keep) for left in range(free, -1, -1)]
    return tuple(worth - worths[0] for worth in worths)


@lru_cache(1 << 14)
def line_worth(free: int, hard: int, each: int, times: int, hope: float, keep: float) -> int:
    """What a line is worth with this many free cells, some of them hard to fill."""
    if not free:
        return stars(times * each)
    promised: float = each * keep ** (free + HARD * hard)
    return stars(hope * promised)


NEAR: dict[str, Near] = {
    "sentinel_wood": _sentinel_wood,
    "greenbough": _greenbough,
    "treetower": _treetower,
    "canal_lake": _canal_lake,
    "mages_valley": _mages_valley,
    "golden_granary": _golden_granary,
    "shoreside_expanse": _shoreside_expanse,
    "borderlands": _borderlands,
    "broken_road": _broken_road,
    "cauldrons": _cauldrons,
}
"""The cards that ask for cells and what is beside them, or for lines."""


def coins(ledger: Ledger, ground: Ground, coin: int, taste: Taste) -> None:
    """What mountains promise of their coins."""
    ledger.open((coin, coin * taste.one_side, coin * taste.two_sides, 0, 0), ground.mountains)


def threats(ledger: Ledger, ground: Ground, terrain: str, threat: float) -> None:
    """What cells beside monsters cost."""
    threatened = ground.free & beside(ground.monster)
    ledger.cover(threat, threatened)
    if terrain == "monster":
        ledger.touch(-threat, ground.free & ~threatened)
