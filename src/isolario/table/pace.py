"""How long bots take, so that time tells nothing.

A bot decides by what its seat knows, and so does the time that it needs: hardly any where there is
one option, or two that come to the same. Where others must not know that, it takes the same time
for every decision (`State.discreet`): as long as its level looks ahead, and a little more. Where
they do know, it takes all of that if there is anything to think about, however soon it knows what
to do, and otherwise the little. Only where a seat knows no more than spectators do it plays as soon
as it can.

A sealed decision is noticed when it is ready. It may have taken one step or several, which is a
secret until then: so it is ready only after every third.
"""

from __future__ import annotations

from typing import NamedTuple

from isolario.core.errors import IsolarioError
from isolario.core.game import State

STEPS = 3  # of a sealed decision, whether or not they were all needed


class Pace(NamedTuple):
    """The time for one decision. ``ahead``: the seconds for which its bot would look ahead;
    ``steady``: those that a glance may take.

    >>> import isolario
    >>> picking = Pace(isolario.new("foggy-island", seed=7), 0, 1.5, 0.25)
    >>> picking.seconds("pick W")  # one of five
    0.55
    >>> sailing = Pace(isolario.new("beacon-patrol", seed=7), 0, 0.0, 0.25)
    >>> sailing.seconds("end")
    0.0
    """

    state: State
    seat: int
    ahead: float
    steady: float

    def seconds(self, move: str) -> float:
        """How long after it began to think its move is made, at the earliest."""
        most = self.ahead / self.state.game.bot.steps(self.state) + self.steady
        if self.state.discreet(self.seat):
            return most * self._steps(move)
        if self.state.has_private_view(self.seat):
            thinks = self.state.game.bot.worth_a_thought(self.state.view(self.seat))
            return most if thinks else self.steady
        return 0.0

    def _steps(self, move: str) -> int:
        """For how many steps this one stands."""
        if not self.state.sealed:
            return 1
        after = self.state.copy()
        try:
            after.play(self.seat, move)
        except IsolarioError:  # it will not be made
            return 1
        if after.turns == self.state.turns and self.seat in after.to_move:
            return 1
        made = len(self.state.open_steps(self.seat)) + 1
        return 1 + -made % STEPS
