"""What a game tells bots about good play: `Judgement`, a game's ``bot``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from isolario.core.reason import Term


@dataclass(frozen=True, kw_only=True, eq=False)
class Judgement:
    """What a good move is, as far as the game can tell. A bot works without any of it.

    >>> Judgement(judge=lambda view, move: float(len(move.notation)), horizon=2).horizon
    2
    """

    judge: Callable[[Any, Any], float] = lambda view, move: 0.0
    """How good a move of a view looks at a glance, higher is better: what easy bots play by, and
    where a search looks first. It knows what the view's seat knows and nothing else."""
    judge_each: Callable[[Any, Sequence[Any]], Sequence[float]] | None = None
    """The same numbers for many moves of a view at once, where that shares work; None: one by
    one. Bots ask `judged`."""
    explain: Callable[[Any, Any], Sequence[Term]] | None = None
    """Why a move of a view looks as good as it does: the things that its worth is made of, whose
    sum is what ``judge`` says. Asked of one move at a time, it need not hurry. `View.explain`."""
    careful: Callable[[Any, Sequence[Any]], Sequence[float]] | None = None
    """The same by somebody who takes up to a second for a turn, where the judge can look closer:
    then that plays ``hard``."""
    promise: Callable[[Any], tuple[float, ...]] | None = None
    """What each seat may expect to have in the end, by a glance at a state; None: only playing on
    tells. A search asks it of guesses, so it may look at everything."""
    horizon: int | None = None
    """How often the turn comes back to the player who looks ahead before ``promise`` is asked, as
    measured; None: the game is played on to its end."""
    part: Callable[[Any], object] | None = None
    """Which part of the game a state is in, such as its round, where a search looks to the end of
    that part and then asks ``promise``; None: it does not matter to a search."""
    concerns: Callable[[Any, int, int], bool] = lambda state, seat, other: True
    """Whether what a seat decides now can make a difference to what another does or suffers later.
    Where it cannot, a search that looks ahead for the other lets the seat do anything."""
    ponders: Callable[[Any], bool] = lambda view: True
    """Whether a search tells more than a glance about the decision of a view, as measured."""
    thoughts: int = 1
    """How many decisions of a turn are usually worth a thought: they share the time for it."""
    steps: Callable[[Any], int] = lambda state: 1
    """Of how many decisions like the next one of a state a turn is made, such as the tokens of a
    hand: all of them together get the time of one. What it goes by, everybody may know."""
    trials: int = 200
    """How many trials a decision gets where a search must not go by a clock: about as many as a
    second has for a turn, as measured."""
    overlooks: tuple[float, float] = (0.7, 0.0)
    """How much of what could be done players of the levels ``easy`` and ``medium`` do not see, from
    0 to 1, as measured: each level should beat the one below in two games of three, and nobody
    should play nonsense."""

    def worth_a_thought(self, view: Any) -> bool:
        """Whether there is something to think about for a seat that has to decide."""
        return len(view.legal_moves()) > 1 and self.ponders(view)

    def judged(self, view: Any, moves: Sequence[Any], careful: bool = False) -> Sequence[float]:
        """How good each of some moves of a view looks, in their order; where somebody looks
        carefully, as far as the game can do that.

        >>> Judgement(judge=lambda view, move: len(move) / 2).judged(None, ["to", "fro"])
        [1.0, 1.5]
        """
        if careful and self.careful is not None:
            return self.careful(view, moves)
        if self.judge_each is not None:
            return self.judge_each(view, moves)
        judge = self.judge
        return [judge(view, move) for move in moves]
