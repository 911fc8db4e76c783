"""How long people take to follow what happens at a table.

There is a pause after whatever people see a bot do, before the next thing that they see; a bot that
looks ahead does so meanwhile. With several bots people wait for them all: the pauses get shorter
with every step since a person decided something, so that a round of three bots takes less than 8
seconds.
"""

from __future__ import annotations

import asyncio
from math import exp
from typing import NamedTuple

from isolario.table.running import RunningGame

BRISK = 6.0  # what bots have done since a person decided makes them faster: this many by 63 %
LEAST = 0.25  # … but never more than to this share of the usual pause


def pause(usual: float, steps: int) -> float:
    """How long something that a bot did is looked at before the next thing happens, once bots have
    taken this many steps since a person last decided: everybody has seen those.

    >>> [round(pause(0.8, steps), 2) for steps in (0, 3, 6, 40)]
    [0.8, 0.49, 0.29, 0.2]
    """
    return usual * max(LEAST, exp(-steps / BRISK))


class Pause(NamedTuple):
    """The time that people need for one decision."""

    seconds: float
    steps: int  # of bots that they have seen by then since one of them decided


class Pauses:
    """Those of one table, one after another. ``usual``: the seconds for what a bot does first."""

    def __init__(self, usual: float) -> None:
        self._usual = usual
        self._steps = 0
        self.over = 0.0  # by when what was done last has been followed, by the loop's clock

    def needed(self, before: RunningGame, after: RunningGame, seat: int) -> Pause | None:
        """What people need for a decision of this seat. None for what they cannot see, or for
        somebody's being ready."""
        secret = after.state.sealed and not after.state.open_drafts
        if after.shown_since(before) == [seat]:
            return None
        if secret and after.state.turns == before.state.turns:
            return None
        steps = self._steps + 1 if seat in after.bots else 0
        return Pause(pause(self._usual, steps), steps)

    def begin(self, needed: Pause | None) -> None:
        """From now on people follow what somebody decided."""
        if needed is not None:
            self._steps = needed.steps
            self.over = asyncio.get_running_loop().time() + needed.seconds
