"""What a finished game is worth to a learner."""

from __future__ import annotations

from isolario.bots.worth import Stakes
from isolario.core.event import Outcome


def rewards(outcome: Outcome, scores: tuple[int, ...]) -> tuple[float, ...]:
    """The reward of each seat.

    Against others: the share of rivals beaten less the share that was better, from -1 to 1; it
    sums to zero. Alone or together against the game: the points.

    >>> rewards(Outcome(places=(1, 2)), (30, 20))
    (1.0, -1.0)
    >>> rewards(Outcome(places=(1, 1, 3)), (30, 30, 7))
    (0.5, 0.5, -1.0)
    >>> rewards(Outcome(places=(1, 1), teams=((0, 1),)), (12, 12))
    (12.0, 12.0)
    """
    stakes = Stakes.among(len(outcome.places), outcome.teams)
    return tuple(
        2 * share - 1 if rivals else float(score)
        for share, rivals, score in zip(
            stakes.of_places(outcome), stakes.rivals, scores, strict=True
        )
    )
