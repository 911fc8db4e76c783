"""How fast does a search look ahead, and where does its time go?

Positions come from games between bots that play at a glance: a search meets no others. The clock of
the process rings every millisecond, and each time the stack is looked at: what stands first on it
below a lap of the race gets that millisecond. So hardly anything is slowed down by being measured.
"""

from __future__ import annotations

import contextlib
import random
import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import median
from time import process_time
from types import FrameType

from isolario.bots.bot import GreedyBot
from isolario.bots.search import Purse, Race
from isolario.core.game import Game, Memory, View
from isolario.terminal.figures import Effort, Figure

PARTS = {
    "guess": "guessing",
    "copy": "copying",
    "play": "making moves",
    "legal_moves": "listing moves",
    "view": "making views",
    "judged": "judging",
    "promise": "asking what is promised",
}
"""What a trial is made of, by the method that does it."""

LAP = "_lap"
TICK = 0.001  # seconds of processor time between two looks


def figures(
    game: Game, seats: int, options: Mapping[str, object], effort: Effort
) -> tuple[Figure, ...]:
    """Trials a second, and the share that each part takes of them.

    >>> from isolario import all_games
    >>> from isolario.terminal.figures import QUICK
    >>> [figure.name for figure in figures(all_games()["foggy-island"], 2, {}, QUICK)][:2]
    ['search', '  guessing']
    """
    decisions = _decisions(game, seats, options, effort.games)
    if not decisions:
        return ()
    speeds: list[float] = []
    shares: list[Counter[str]] = []
    for _ in range(effort.runs):
        rng = random.Random(5)
        trials, start = 0, process_time()
        with _looking() as seen:
            while process_time() - start < effort.seconds:
                view, recall = rng.choice(decisions)
                purse = Purse(iterations=effort.trials)
                Race(view, recall, rng, width=8).run(purse)
                trials += purse.trials
        speeds.append(trials / (process_time() - start))
        shares.append(seen)
    found = [Figure("search", median(speeds), tuple(speeds), "trials/s")]
    for part in PARTS.values():
        runs = tuple(seen[part] / max(1, seen.total()) for seen in shares)
        found.append(Figure(f"  {part}", median(runs), runs, "share"))
    return tuple(found)


def _decisions(
    game: Game, seats: int, options: Mapping[str, object], games: int
) -> list[tuple[View, tuple[Memory, ...]]]:
    """What somebody who looks ahead would think about."""
    found = []
    for seed in range(games):
        state, bot = game.new(seats, seed, options), GreedyBot(seed)
        while not state.over:
            seat = state.to_move[0]
            view = state.view(seat)
            if game.bot.worth_a_thought(view):
                found.append((view, state.recall(seat)))
            state.play(seat, bot.choose(view))
    return found


@contextlib.contextmanager
def _looking() -> Iterator[Counter[str]]:
    """Counts what is being done, look by look; nothing where a system has no such clock."""
    seen: Counter[str] = Counter()
    if not hasattr(signal, "setitimer"):
        yield seen
        return

    def look(_: int, frame: FrameType | None) -> None:
        part = "else"
        while frame is not None and frame.f_code.co_name != LAP:
            part = PARTS.get(frame.f_code.co_name, part)  # the outermost is the last to be met
            frame = frame.f_back
        seen[part] += 1

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
    try:
        yield seen
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
