"""How many decisions share the time for one."""

from __future__ import annotations

from isolario.games.foggy_island.parts import HAND
from isolario.games.foggy_island.rules import FoggyState

HIRES = 5
"""Most can pay for fewer, in a blitz for eight."""

EFFECTS = 4
"""What an effect does is a small part of a turn, and may bring about another one."""


def steps(state: FoggyState) -> int:
    """Of how many decisions like the next one a turn is made.

    >>> from isolario.games.foggy_island import GAME
    >>> steps(GAME.new(2, 7))
    5
    """
    if state.phase == "hand":
        return HAND
    if state.phase == "hire":
        return HIRES
    return EFFECTS if state.tasks else 1
