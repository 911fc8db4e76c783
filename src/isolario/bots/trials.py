"""Trials: moves that are made in a guess, and played on from there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence

from isolario.bots.bot import GRAIN
from isolario.bots.playing_on import play_on
from isolario.bots.worth import Stakes
from isolario.core.game import Memory, View
from isolario.core.moves import Move

Rows = Iterable[Sequence[float]]
"""What each of some moves was worth, lap by lap."""


class Trials:
    """All trials of one decision. What a lap brings follows from ``seed`` and its number, wherever
    it is run.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> moves = state.legal_moves(0)[:2]
    >>> trials = Trials(state.view(0), state.recall(0), seed=1)
    >>> [*trials.lap(5, moves)] == [*trials.lap(5, moves)]
    True
    """

    def __init__(self, view: View, recall: Sequence[Memory], seed: int) -> None:
        assert view.seat is not None
        self.view = view
        self.recall = recall
        self.seed = seed
        self._me: int = view.seat
        self._stakes = Stakes.of(view.known)
        part = view.game.bot.part
        self._part = part and part(view.known)

    def run(
        self, laps: Iterable[int], moves: Sequence[Move], late: Callable[[], bool] | None = None
    ) -> Iterator[list[float]]:
        """What the moves are worth in each of some laps."""
        return ([*self.lap(number, moves, late)] for number in laps)

    def lap(
        self, number: int, moves: Iterable[Move], late: Callable[[], bool] | None = None
    ) -> Iterator[float]:
        """What each of the moves is worth on one and the same guess. Raises `Late` in the middle
        of it once it is ``late``."""
        rng = random.Random((self.seed << 32) + number)
        guess = self.view.guess(rng, self.recall)
        luck = rng.getrandbits(32)
        for move in moves:
            state = guess.copy()
            state.play(self._me, move)
            others = random.Random(luck)  # what is no concern of anybody's is the same for all
            worth = play_on(state, self._me, self._stakes, rng, others, self._part, late)
            yield worth + GRAIN - GRAIN
