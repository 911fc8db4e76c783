"""What a game is worth to a learner: at the end, and on the way to it if somebody asks."""

from __future__ import annotations

from isolario.bots.worth import Stakes
from isolario.core.event import Outcome
from isolario.core.game import State


def rewards(outcome: Outcome, scores: tuple[int, ...]) -> tuple[float, ...]:
    """The reward of each seat.

    Against others: the share of rivals beaten less the share that was better, from -1 to 1; it
    sums to zero. Of n who play each for themselves, whoever is in place p gets (n + 1 - 2p) /
    (n - 1), and those who share places the mean of theirs. Alone or together against the game: the
    points.

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


def bounds(state: State) -> tuple[float, float]:
    """The least and the most that a game can bring a seat: from -1 to 1 against others, otherwise
    `Game.points`.

    >>> import isolario
    >>> bounds(isolario.new("foggy-island")), bounds(isolario.new("beacon-patrol", 2))
    ((-1.0, 1.0), (0.0, 250.0))
    """
    if any(Stakes.of(state).rivals):
        return -1.0, 1.0
    least, most = state.game.points
    return float(least), float(most)


def penalty(state: State) -> float:
    """What an illegal action costs whoever chooses it: -1 against others, as much as coming last;
    otherwise a point less than the worst game. So it never pays.

    >>> import isolario
    >>> penalty(isolario.new("foggy-island")), penalty(isolario.new("beacon-patrol", 1))
    (-1.0, -1.0)
    """
    least, _ = bounds(state)
    return least if any(Stakes.of(state).rivals) else least - 1


class Shaping:
    """Rewards on the way, by how everybody stands: what the potential of a position, times a
    discount, is more than that of the position before (Ng, Harada and Russell 1999). They add up to
    nothing but what the first position was worth, so that they change no best way to play.

    The potential of a seat is its lead as it can tell (`View.standing`), from -1 to 1, and alone or
    together its points. Where a seat cannot tell, it stays as it was. Of a finished game it is 0.
    """

    __slots__ = ("_now", "discount")

    def __init__(self, discount: float = 1.0) -> None:
        self.discount = discount
        self._now: tuple[float, ...] = ()

    def begin(self, state: State) -> None:
        """A game begins here."""
        self._now = (0.0,) * state.seats
        self._now = self.potential(state)

    def potential(self, state: State) -> tuple[float, ...]:
        """What the position is worth to each seat."""
        if state.over:
            return (0.0,) * state.seats
        stakes, found = Stakes.of(state), []
        for seat, before in enumerate(self._now):
            standing = state.view(seat).standing()
            if standing is None:
                found.append(before)
                continue
            worth = stakes.of_points(standing.scores)[seat]
            found.append(2 * worth - 1 if stakes.rivals[seat] else worth)
        return tuple(found)

    def step(self, state: State) -> tuple[float, ...]:
        """What each seat gets for the position that has come about."""
        before, self._now = self._now, self.potential(state)
        return tuple(
            self.discount * now - then for now, then in zip(self._now, before, strict=True)
        )
