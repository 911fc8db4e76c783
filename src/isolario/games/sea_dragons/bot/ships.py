"""What ships, and reef cards that stand for ships, are worth on the way to missions."""

from __future__ import annotations

from functools import lru_cache

from isolario.games.sea_dragons.parts import Fleet
from isolario.games.sea_dragons.payment import Cards, balance
from isolario.games.sea_dragons.pieces import MISSIONS

REEF = 5.5
"""A reef card: the better of two."""
READY = (1.0, 0.45, 0.2, 0.08)
"""How likely a mission for which 0, 1, 2, 3 ships are missing is to be fulfilled."""
WAITING = 0.5
"""How likely it is still there in the next turn, and a dragon can be placed then: a player who has
to pass fulfils no mission. Counting on more means keeping ships until the sea is full."""
OTHERS = 0.4
"""How much another mission counts besides the best."""
FUTURE = 1.1
"""What a ship is worth for missions to come, with enough turns left."""
ENOUGH = 4


@lru_cache(1 << 15)
def fleet_worth(fleet: Fleet, cards: Cards, missions: Cards, turns: int, now: bool) -> float:
    """The points that ships and reef cards will bring, as ships left over (SDR-F1) or by missions
    of the market. ``turns``: how many their owner has left; ``now``: a mission may be fulfilled in
    this one.

    >>> fleet_worth((1, 1, 0, 0), (), (), 0, False)
    2.0
    >>> two_green = next(name for name in MISSIONS if MISSIONS[name].ships == (2, 0, 0, 0))
    >>> fleet_worth((2, 0, 0, 0), (), (two_green,), 0, True) > 4
    True
    """
    ships = sum(fleet) + sum([1 if card == "any" else 2 for card in cards])
    worth = ships * (1 + FUTURE * min(1.0, turns / ENOUGH))
    chances = []
    for name in missions:
        missing = -balance(MISSIONS[name].ships, fleet, cards)
        if missing <= 0 and now:
            ready = 1.0
        elif missing < len(READY) and turns:
            ready = WAITING * READY[max(0, missing)]
        else:
            continue
        chances.append(ready * mission_gain(name))
    if chances:
        best = max(chances)
        worth += best + OTHERS * (sum(chances) - best)
    return worth


@lru_cache
def mission_gain(name: str) -> float:
    """What a mission brings beyond what its ships would."""
    mission = MISSIONS[name]
    return mission.points + REEF * mission.reef - sum(mission.ships)
