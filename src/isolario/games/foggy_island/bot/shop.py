"""What a mercenary is worth to a player who plans ahead, as measured: see
docs/foggy-island-prices.md."""

from __future__ import annotations

from isolario.games.foggy_island.choosing import coins_left, hirable, in_stock
from isolario.games.foggy_island.pieces import KINDS
from isolario.games.foggy_island.view import FoggyView

POINTS_A_ROUND = {
    "fox": -1.8,
    "cat": 4.6,
    "crow": 2.5,
    "mole": 1.0,
    "chameleon": 3.9,
    "fairy_dog": 4.4,
    "hippo": -0.4,
    "turtle": 0.3,
    "frog": 0.4,
    "snake": 1.3,
    "mouse": 6.7,
}
"""By how many points it changes a round in its owner's favour, between greedy players."""


def worth(view: FoggyView, kind: int) -> float:
    """What hiring brings over the rounds left, less its price where coins left are the score."""
    rounds = view.known.rounds - view.known.round + 1
    price = KINDS[kind].price if view.known.by_coins else 0
    return POINTS_A_ROUND[KINDS[kind].name] * rounds - price


def plan(view: FoggyView) -> list[int]:
    """Whom to hire now: the most worthwhile first, as long as the coins last."""
    seat = view.seat or 0
    purse, found = coins_left(view.known, seat), []
    for kind in sorted(hirable(view.known, seat), key=lambda kind: -worth(view, kind)):
        for _ in range(in_stock(view.known, seat, kind)):
            if worth(view, kind) > 0 and KINDS[kind].price <= purse:
                purse -= KINDS[kind].price
                found.append(kind)
    return found


def judge(view: FoggyView, kind: int) -> float:
    """The most worthwhile in the plan comes first; with none left, done."""
    planned = plan(view)
    return 1.0 / (1 + planned.index(kind)) if kind in planned else -1.0
