"""What each player may expect to have in the end, as far as a glance at a position tells."""

from __future__ import annotations

from math import exp, sqrt

from isolario.games.sea_dragons.bot.judge import AT_EASE, EASE, LOST
from isolario.games.sea_dragons.bot.realms import Realms
from isolario.games.sea_dragons.bot.ships import REEF, fleet_worth, mission_gain
from isolario.games.sea_dragons.parts import GOLD_CARD, NO_MISSION
from isolario.games.sea_dragons.payment import usable
from isolario.games.sea_dragons.pieces import GOLD_REEF
from isolario.games.sea_dragons.placing import reach
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scoring import MOST_MISSIONS, mission_points

TURN = 12.0
"""A turn that is still to come: roughly how much it changes the lead over the others."""
SPACE = 0.1
"""A cell where a dragon could lie."""


def promise(state: SeaDragonsState) -> tuple[float, ...]:
    """By seat: gold, ships and missions, including those within reach, a share of the realms, and
    something for the turns to come, for gold to pay with and for room to use them.

    >>> from isolario.games.sea_dragons import GAME
    >>> one, other = promise(GAME.new(2, 7))
    >>> one == other > 100
    True
    """
    found = Realms(state).promise()
    most = _most_missions(state)
    for seat in range(state.seats):
        turns, reefs = state.heads[seat], state.reefs[seat]
        active = seat == state.active
        now = active and state.step in ("reef", "mission") and state.paying == NO_MISSION
        found[seat] += (
            state.gold[seat]
            + GOLD_CARD * reefs.count(GOLD_REEF)
            + fleet_worth(state.fleets[seat], usable(reefs), state.missions, turns, now)
            + mission_points(state.fulfilled[seat])
            + most[seat]
            + TURN * turns
        )
        if turns:
            found[seat] += EASE * min(state.gold[seat], AT_EASE) + _room(state, seat)
        if active and state.step == "reef":
            found[seat] += REEF * (1 + state.due)
        elif active and state.step == "ships":
            found[seat] += mission_gain(state.missions[state.paying])
    return tuple(found)


def _room(state: SeaDragonsState, seat: int) -> float:
    """The cells where somebody's dragons could lie, and what lies there."""
    sea = state.sea
    free = reach(state.dragons, seat, sea, 0).free
    return (
        SPACE * free.bit_count()
        + LOST["spots"] * (free & sea.spots).bit_count()
        + LOST["gold"] * (free & sea.gold).bit_count()
        + LOST["reefs"] * (free & sea.reefs).bit_count()
    )


def _most_missions(state: SeaDragonsState) -> list[float]:
    """SDR-F1: the five points, by how likely each will have the most missions."""
    doubt = 0.3 + 0.4 * sqrt(sum(state.heads) / state.seats)
    weights = [exp(len(missions) / doubt) for missions in state.fulfilled]
    return [MOST_MISSIONS * weight / sum(weights) for weight in weights]
