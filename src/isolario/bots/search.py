"""A bot that looks ahead: it plays its likeliest moves out, again and again, and takes the one that
comes out best.

It cannot see the other hands, so it imagines: each lap takes a guess, a state that could be behind
its view (`View.guess`). Every move that is still in the race is made there, and all players go on
as they would at a glance (`Judgement.judge`), to the end of the game or for as many rounds as the
game finds worth it (`Judgement.horizon`); how that comes out is what the move scores. As all moves
meet the same guesses, none looks better for having met easier ones. The race has heats: after each
of them the worse half is out, so that most of the time goes to those that are hard to tell apart.
(Sequential halving: Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits",
2013; playing on from guesses: Ginsberg, "GIB: Imperfect Information in a Computationally
Challenging Game", 2001.)

By the clock, a trial that is under way when the time has long been up is broken off, and the lap
does not count: on a slow machine the game may be too long to be played on even twice. Then the
judge's favourite is taken.

A lap's guess and luck follow from its number, so laps can be run side by side: several processes
come to the same move as one.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from contextlib import suppress
from math import ceil, log2, sqrt
from typing import TYPE_CHECKING

from isolario.bots.bot import GreedyBot, Luck, generator, judged, need_a_move
from isolario.bots.playing_on import Late
from isolario.bots.trials import Rows, Trials
from isolario.core.game import Memory, View
from isolario.core.moves import Move

if TYPE_CHECKING:
    from isolario.bots.side_by_side import SideBySide


PATIENCE = 1.5
"""A lap that has begun may go on until so many times the time for a decision is over."""


class SearchBot:
    """Looks ahead for ``iterations``, or for ``seconds``, whichever ends first. Where fewer moves
    are worth a thought than ``width`` it takes less, and decisions that are steps of one share the
    seconds (`Judgement.steps`).

    With ``iterations`` alone it is repeatable, in however many ``processes``; with a clock it is
    not.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> SearchBot(1, iterations=20).choose(state.view(0)) in state.legal_moves(0)
    True
    """

    def __init__(
        self,
        rng: Luck = None,
        iterations: int | None = None,
        seconds: float | None = None,
        width: int = 8,
        processes: int = 1,
    ) -> None:
        if iterations is None and seconds is None:
            seconds = 1.0
        if iterations is not None and iterations < 1:
            raise ValueError(f"a search takes at least one iteration, not {iterations}")
        if width < 2:
            raise ValueError(f"a search is among two moves at least, not {width}")
        if processes < 1:
            raise ValueError(f"a search takes at least one process, not {processes}")
        self.rng = generator(rng)
        self.iterations = iterations
        self.seconds = seconds
        self.width = width
        self.processes = processes
        self.helpers: SideBySide | None = None  # from the first search on

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        steps = view.game.bot.steps(view.known)
        purse = Purse(self.iterations, self.seconds and self.seconds / steps)
        if not view.game.bot.worth_a_thought(view):
            return GreedyBot(self.rng).choose(view, recall)
        race = Race(view, recall, self.rng, self.width)
        if self.processes > 1 and self.helpers is None:
            # Not sooner: a browser has no processes, and no module for them.
            from isolario.bots.side_by_side import SideBySide

            self.helpers = SideBySide(self.processes)
        race.run(purse, self.helpers)
        return race.leader.move


class Purse:
    """What a search may spend: trials, time, or both.

    >>> purse = Purse(iterations=10)
    >>> purse.spend()
    >>> purse.spent
    0.1
    """

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.trials = 0
        self._began = time.monotonic()

    def spend(self, trials: int = 1) -> None:
        """Pays for this many trials."""
        self.trials += trials

    def laps(self, runners: int, share: float) -> int | None:
        """How many laps this many runners can do before that share of it is gone; nobody
        knows where time counts.

        >>> Purse(iterations=100).laps(8, 1 / 3)
        5
        """
        if self.seconds is not None or self.iterations is None:
            return None
        return max(1, ceil((share * self.iterations - self.trials) / runners))

    def late(self) -> bool:
        """Whether the time has long been up."""
        return self.seconds is not None and self._took > PATIENCE * self.seconds

    @property
    def _took(self) -> float:
        return time.monotonic() - self._began

    @property
    def spent(self) -> float:
        """How much of it is gone, from 0 to 1 or a little more."""
        tried = self.trials / self.iterations if self.iterations is not None else 0.0
        if self.seconds is None:
            return tried
        return max(tried, self._took / self.seconds)


class Runner:
    """A move in the race, and what it has scored in each lap."""

    __slots__ = ("move", "scored", "total")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.scored: list[float] = []
        self.total = 0.0

    def score(self, worth: float) -> None:
        self.scored.append(worth)
        self.total += worth


class Race:
    """One search: the moves of one decision that are still in it.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> race = Race(state.view(0), (), random.Random(1), width=3)
    >>> race.run(Purse(iterations=30))
    >>> [runner.move in state.legal_moves(0) for runner in race.runners]
    [True]
    """

    ties = 6
    """Moves that look as good as the last of the likeliest are likely too, up to this many times
    the width: a game may have no judge at all."""

    least = 4
    """Where there is too little to spend for this many laps, fewer moves run."""

    sure = 3.0
    """A move is out once it is this many standard errors behind the leader …"""

    soon = 8
    """… over this many laps at least."""

    def __init__(
        self, view: View, recall: Sequence[Memory], rng: random.Random, width: int
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.rng = rng
        self.width = width
        self.runners = [Runner(move) for move in self._likeliest()]
        self.trials = Trials(view, recall, rng.getrandbits(64))
        self.laps = 0

    def _likeliest(self) -> list[Move]:
        """The moves that the judge likes best, equals in any order."""
        moves = [*self.view.legal_moves()]
        self.rng.shuffle(moves)
        worths = judged(self.view, moves)
        order = sorted(range(len(moves)), key=worths.__getitem__, reverse=True)
        last = worths[order[min(self.width, len(order)) - 1]]
        likely = [moves[at] for at in order if worths[at] >= last]
        return likely[: self.ties * self.width]

    @property
    def leader(self) -> Runner:
        """The move that has scored most so far; the likeliest, as long as they have not all run."""
        if not self.laps:
            return self.runners[0]
        return max(self.runners, key=lambda runner: runner.total)

    def run(self, purse: Purse, helpers: SideBySide | None = None) -> None:
        """Runs heat by heat, until one move is left. Each heat gets the same; where there are
        fewer moves than might be there are fewer heats, and something is left over."""
        with suppress(Late):
            self._run(purse, helpers)

    def _run(self, purse: Purse, helpers: SideBySide | None) -> None:
        heats = heats_for(max(self.width, len(self.runners)))
        heat = 1
        while len(self.runners) > 1:
            if self.laps == 0:
                self._first_lap(purse)
            else:
                self._laps(purse, heat / heats, helpers)
            if self.laps >= self.soon and self.laps & (self.laps - 1) == 0:
                self._leave_behind()
            if purse.spent >= heat / heats:
                heat += 1
                self.runners.sort(key=lambda runner: runner.total, reverse=True)
                del self.runners[(len(self.runners) + 1) // 2 :]

    def _first_lap(self, purse: Purse) -> None:
        """What the first trial takes tells how many can run."""
        moves = [runner.move for runner in self.runners]
        for place, worth in enumerate(self.trials.lap(0, moves, purse.late)):
            self.runners[place].score(worth)
            purse.spend()
            if place == 0:
                spent = max(purse.spent, 1e-6)  # a browser's clock may stand still so long
                del self.runners[max(2, int(1 / (self.least * spent))) :]
            if place == len(self.runners) - 1:
                break
        self.laps = 1

    def _laps(self, purse: Purse, share: float, helpers: SideBySide | None) -> None:
        """All run until there is something to decide: a heat is over, or some may be left far
        behind. By the clock, that can be after every lap."""
        moves = [runner.move for runner in self.runners]
        count = purse.laps(len(moves), share)
        if count is None:
            count = helpers.processes if helpers else 1
        due = max(self.soon, 1 << self.laps.bit_length())
        numbers = range(self.laps, min(self.laps + count, due))
        rows: Rows = (
            helpers.run(self.trials, numbers, moves)
            if helpers
            else self.trials.run(numbers, moves, purse.late)
        )
        for row in rows:
            for runner, worth in zip(self.runners, row, strict=True):
                runner.score(worth)
            purse.spend(len(row))
            self.laps += 1

    def _leave_behind(self) -> None:
        leader = self.leader
        self.runners = [it for it in self.runners if it is leader or self._near(it, leader)]

    def _near(self, runner: Runner, leader: Runner) -> bool:
        behind = [best - own for best, own in zip(leader.scored, runner.scored, strict=True)]
        mean = sum(behind) / len(behind)
        spread = sum([(it - mean) ** 2 for it in behind]) / (len(behind) - 1)
        return mean <= self.sure * sqrt(spread / len(behind))


def heats_for(count: int) -> int:
    """How often this many can be halved until one is left.

    >>> [heats_for(count) for count in (1, 2, 3, 8, 9)]
    [0, 1, 2, 3, 4]
    """
    return ceil(log2(count)) if count > 1 else 0
