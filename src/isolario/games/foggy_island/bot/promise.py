"""What each player may expect to have in the end, once a round is over."""

from __future__ import annotations

from isolario.games.foggy_island.bot.shop import POINTS_A_ROUND
from isolario.games.foggy_island.parts import SIDES
from isolario.games.foggy_island.pieces import KINDS
from isolario.games.foggy_island.rules import FoggyState


def promise(state: FoggyState) -> tuple[float, ...]:
    """By seat: what counts in the end, and what the mercenaries of its side will bring in the
    rounds to come, as long as they have not begun.

    >>> from isolario.games.foggy_island import GAME
    >>> promise(GAME.new(2, 7))
    (0.0, 0.0)
    """
    left = state.rounds - state.round + 1
    found = [
        score + left * sum([POINTS_A_ROUND.get(KINDS[kind].name, 0.0) for kind in tokens])
        for score, tokens in zip(state.scores, state.sets, strict=False)
    ]
    return tuple(found * (state.seats // SIDES))
