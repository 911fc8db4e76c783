"""What a position is worth to each seat, in any game: by places, by points, or together.

A search needs a number for how a game ended, or for how it stands when the search looks no
further. Only the contract is asked: outcome, standing and scores.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from isolario.core.event import Outcome
from isolario.core.game import State


class Stakes(msgspec.Struct, frozen=True):
    """Who plays against whom.

    ``rivals`` lists for each seat those it wants to beat. Nobody has any in a co-operative or
    solo game: there, more points are better.

    >>> duel = Stakes(rivals=((1,), (0,)))
    >>> duel.of_points((10, 10)), duel.of_points((30, 10))
    ((0.5, 0.5), (0.822..., 0.177...))
    >>> together = Stakes(rivals=((), ()))
    >>> together.of_points((12, 12))
    (12.0, 12.0)
    """

    rivals: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, state: State) -> Stakes:
        """Who plays against whom in a game."""
        return cls.among(state.seats, state.teams)

    @classmethod
    def among(cls, count: int, teams: tuple[tuple[int, ...], ...] = ()) -> Stakes:
        """Everybody against everybody outside their team.

        >>> Stakes.among(4, teams=((0, 2), (1, 3))).rivals
        ((1, 3), (0, 2), (1, 3), (0, 2))
        >>> Stakes.among(3, teams=((0, 1, 2),)).rivals
        ((), (), ())
        """
        seats = range(count)
        team_of = {seat: team for team in teams for seat in team}
        return cls(
            tuple(
                tuple(other for other in seats if other not in team_of.get(seat, (seat,)))
                for seat in seats
            )
        )

    def of_outcome(self, outcome: Outcome, scores: tuple[int, ...]) -> tuple[float, ...]:
        """What an ending is worth: half for the place, half for how clear it was.

        The points count too because somebody who has lost anyway should still play on well, and
        because wins by a hair in a guessed world are often not wins in the real one.
        """
        placed, points = self.of_places(outcome), self.of_points(scores)
        return tuple(
            (place + worth) / 2 if rivals else worth
            for rivals, place, worth in zip(self.rivals, placed, points, strict=True)
        )

    def of_places(self, outcome: Outcome) -> tuple[float, ...]:
        """The share of rivals that each seat has beaten; a shared place is half a win.

        >>> Stakes(rivals=((1, 2), (0, 2), (0, 1))).of_places(Outcome((1, 1, 3)))
        (0.75, 0.75, 0.0)
        """
        return tuple(
            sum(_beats(outcome.places[seat], outcome.places[rival]) for rival in rivals)
            / len(rivals)
            if rivals
            else 1.0
            for seat, rivals in enumerate(self.rivals)
        )

    def of_points(self, scores: Sequence[float]) -> tuple[float, ...]:
        """What some points are worth: from 0 to 1 by the lead over each rival, or as they are."""
        return tuple(
            sum(_lead(scores[seat], scores[rival]) for rival in rivals) / len(rivals)
            if rivals
            else float(scores[seat])
            for seat, rivals in enumerate(self.rivals)
        )

    def now(self, state: State, seat: int) -> tuple[float, ...] | None:
        """What a state is worth as a seat sees it; None where it cannot tell (in fog)."""
        if state.outcome is not None:
            return self.of_outcome(state.outcome, state.scores)
        standing = state.view(seat).standing()
        return None if standing is None else self.of_points(standing.scores)


def _beats(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def _lead(mine: float, theirs: float) -> float:
    """A lead from 0 to 1, seen against how much has been scored: 5 : 0 is more than 45 : 40."""
    margin = mine - theirs
    scale = abs(margin) + (abs(mine) + abs(theirs)) / 4 + 1
    return 0.5 + 0.5 * margin / scale
