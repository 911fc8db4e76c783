"""How two players did against each other: who won how often, by how much, and from which chair."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

import msgspec

from isolario.arena.kind import Kind, Side, sides
from isolario.arena.ratings import Met, Z
from isolario.arena.result import Result
from isolario.bots.measured import wilson


class Score(msgspec.Struct, frozen=True):
    """What a game, or a deal that both played, was for the first player.

    ``won``: 1, a share of it if several came first together, or 0. ``beaten``: the share of rivals
    that came after it, one with the same place counting half.
    """

    won: float
    beaten: float
    margin: int  # over the best rival
    chair: int = 0


class Mean(msgspec.Struct, frozen=True):
    """The mean of something, and how sure that is: ± ``doubt``, 95 %."""

    value: float
    doubt: float


class Meeting(msgspec.Struct, frozen=True):
    """All that two players did."""

    kind: Kind
    first: str
    second: str
    scores: tuple[Score, ...]

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def won(self) -> float:
        return sum(it.won for it in self.scores)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of wins lies, in 95 of 100 such measurements (Wilson)."""
        return wilson(self.won, self.games)

    @property
    def half(self) -> float:
        """Half of that interval."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def clear(self) -> int:
        """Games won alone."""
        return sum(it.won == 1 for it in self.scores)

    @property
    def shared(self) -> int:
        return sum(0 < it.won < 1 for it in self.scores)

    @property
    def fair(self) -> float:
        """The share of wins among equals."""
        return 1 / max(2, len(sides(self.kind)))

    @property
    def margin(self) -> Mean:
        return mean_of([it.margin for it in self.scores])

    @property
    def met(self) -> Met:
        """For ratings."""
        return Met(sum(it.beaten for it in self.scores), self.games)


def meet(kind: Kind, first: str, second: str, games: Sequence[Result]) -> Meeting:
    """A meeting at one table."""
    chairs = sides(kind)
    return Meeting(kind, first, second, tuple(_score(game, chairs) for game in games))


def compare(
    kind: Kind, first: str, second: str, ones: Sequence[Result], others: Sequence[Result]
) -> Meeting:
    """A meeting of two who play alone, or with their own kind: who makes more of the same deals."""
    scores = []
    for one, other in zip(ones, others, strict=False):
        margin = one.scores[0] - other.scores[0]
        won = 0.5 + 0.5 * ((margin > 0) - (margin < 0))
        scores.append(Score(won, won, margin))
    return Meeting(kind, first, second, tuple(scores))


def _score(game: Result, chairs: Sequence[Side]) -> Score:
    chair = next(at for at, side in enumerate(chairs) if game.seating[side[0]] == 0)
    places = [game.places[side[0]] for side in chairs]
    points = [game.scores[side[0]] for side in chairs]
    mine, rivals = places[chair], places[:chair] + places[chair + 1 :]
    beaten = sum(1.0 if mine < its else 0.5 if mine == its else 0.0 for its in rivals)
    won = 1 / places.count(1) if mine == 1 else 0.0
    margin = points[chair] - max(points[:chair] + points[chair + 1 :])
    return Score(won, beaten / len(rivals), margin, chair)


def chair_wins(kind: Kind, games: Sequence[Result]) -> list[float]:
    """How many games each chair won; one that was shared is split."""
    chairs = sides(kind)
    won = [0.0] * len(chairs)
    for game in games:
        first = [at for at, side in enumerate(chairs) if game.places[side[0]] == 1]
        for at in first:
            won[at] += 1 / len(first)
    return won


def mean_of(values: Sequence[float]) -> Mean:
    """A mean with its 95 % interval.

    >>> mean_of([1, 2, 3]).value, round(mean_of([1, 2, 3]).doubt, 2)
    (2, 1.13)
    """
    if not values:
        return Mean(0.0, 0.0)
    doubt = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(mean(values), doubt)
