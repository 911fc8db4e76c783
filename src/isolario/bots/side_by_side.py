"""Laps of a search in several processes side by side."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import pairwise
from multiprocessing import get_context
from typing import NamedTuple

from isolario import all_games
from isolario.bots.helper_process import settle_in
from isolario.bots.passing import pack, unpack
from isolario.bots.trials import Trials
from isolario.core.moves import Move


class SideBySide:
    """Some processes that run laps. They start when there is something to run."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        spawn = get_context("spawn")  # a fork of a program with threads is not safe
        self._pool = ProcessPoolExecutor(processes, spawn, settle_in, (0,))

    def __enter__(self) -> SideBySide:
        return self

    def __exit__(self, *why: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def run(self, trials: Trials, laps: range, moves: Sequence[Move]) -> list[list[float]]:
        """What `Trials.run` gives, for which each process does its share."""
        search = Search.of(trials)
        notations = tuple(move.notation for move in moves)
        bounds = [laps.start + len(laps) * at // self.processes for at in range(self.processes + 1)]
        shares = [
            self._pool.submit(_run, search, range(start, stop), notations)
            for start, stop in pairwise(bounds)
            if start < stop
        ]
        return [row for share in shares for row in share.result()]


class Search(NamedTuple):
    """What a process has to know of a decision: no more than the seat does."""

    game: str
    pieces: str
    view: bytes
    recall: bytes
    seed: int

    @classmethod
    def of(cls, trials: Trials) -> Search:
        view = trials.view
        game = view.game
        return cls(game.name, game.pieces, view.json(), pack(trials.recall), trials.seed)


def _run(search: Search, laps: range, notations: Sequence[str]) -> list[list[float]]:
    trials = _trials(search)
    return [*trials.run(laps, [trials.view.game.read(text) for text in notations])]


@lru_cache(maxsize=1)  # of one decision after the other
def _trials(search: Search) -> Trials:
    game = all_games()[search.game].with_pieces(search.pieces)
    assert game is not None, search.pieces
    return Trials(game.view(search.view), unpack(game, search.recall), search.seed)
