"""How well do bots patrol? Writes docs/beacon-patrol-scores.md.

    python benchmarks/beacon_scores.py [games] [games with an expansion]

Random and greedy players alone and in teams of two, three and four, with and without the
expansions: the mean of the final scores, and how often each rank is reached. Game number n is
dealt from seed n for everybody, and the bots' whims come from it, too.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

import isolario
from isolario.bots import bot
from isolario.games.beacon_patrol.pieces import RANKS

GAME = isolario.all_games()["beacon-patrol"]
DOCS = Path(__file__).parent.parent / "docs" / "beacon-patrol-scores.md"
BOTS = ("random", "greedy")
TABLES: dict[str, dict[str, bool]] = {
    "none": {},
    "windmills": {"windmills": True},
    "piers": {"piers": True},
    "both": {"windmills": True, "piers": True},
}
CAPTAINS = 36
NAMES = tuple(rank.name.removeprefix("rank_") for rank in RANKS)


class Series(NamedTuple):
    """Some games of the same kind."""

    scores: list[int]
    ranks: Counter[str]
    decisions: int
    seconds: float  # of processor time, for all decisions
    slowest: float  # of them

    @property
    def error(self) -> float:
        return stdev(self.scores) / sqrt(len(self.scores))


def play(name: str, seats: int, games: int, options: dict[str, bool]) -> Series:
    """Games by a team of the same bots."""
    scores: list[int] = []
    ranks: Counter[str] = Counter()
    decisions, seconds, slowest = 0, 0.0, 0.0
    for seed in range(games):
        state = GAME.new(seats, seed, options)
        player = bot(name, rng=seed)
        while not state.over:
            seat = state.to_move[0]
            view = state.view(seat)
            before = time.process_time()
            move = player.choose(view)
            took = time.process_time() - before
            decisions, seconds, slowest = decisions + 1, seconds + took, max(slowest, took)
            state.play(seat, move)
        assert state.outcome is not None
        scores.append(state.scores[0])
        ranks[state.outcome.title.removeprefix("rank_")] += 1
    return Series(scores, ranks, decisions, seconds, slowest)


def row(expansion: str, seats: int, name: str, series: Series) -> str:
    games = len(series.scores)
    shares = " | ".join(f"{100 * series.ranks[rank] / games:.0f} %" for rank in NAMES)
    return (
        f"| {expansion} | {seats} | {name} | {games} | {mean(series.scores):.1f} ± "
        f"{series.error:.1f} | {min(series.scores)} to {max(series.scores)} | {shares} "
        f"| {1000 * series.seconds / series.decisions:.2f} |"
    )


def judging() -> str:
    """How long a judgement takes: the first of a view, and the others, which are looked up."""
    first, others, views, moves = 0.0, 0.0, 0, 0
    for seed in range(5):
        state = GAME.new(2, seed)
        player = bot("greedy", rng=seed)
        while not state.over:
            view = state.view(state.to_move[0])
            legal = list(view.legal_moves())
            before = time.process_time()
            GAME.bot.judge(view, legal[0])
            between = time.process_time()
            for move in legal:
                GAME.bot.judge(view, move)
            first, others = first + between - before, others + time.process_time() - between
            views, moves = views + 1, moves + len(legal)
            state.play(state.to_move[0], player.choose(view))
    return f"{1e6 * first / views:.0f} µs, the others {1e6 * others / moves:.1f} µs each"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    fewer = int(sys.argv[2]) if len(sys.argv) > 2 else games
    rows = []
    found: dict[tuple[str, int, str], Series] = {}
    for expansion, options in TABLES.items():
        for seats in GAME.seats:
            for name in BOTS:
                count = fewer if options else games
                series = found[expansion, seats, name] = play(name, seats, count, options)
                rows.append(row(expansion, seats, name, series))
                print(rows[-1], file=sys.stderr, flush=True)
    pair = found["none", 2, "greedy"]
    reached = "reach" if mean(pair.scores) >= CAPTAINS else "do not reach"
    better = sum(score >= CAPTAINS for score in pair.scores) / len(pair.scores)
    text = TEXT.format(
        games=games,
        fewer=fewer,
        reached=reached,
        mean=mean(pair.scores),
        share=100 * better,
        slowest=1000 * max(series.slowest for series in found.values()),
        judging=judging(),
        names=" | ".join(NAMES),
        rows="\n".join(rows),
    )
    DOCS.write_text(text, "utf-8")
    print(text)


TEXT = """# How well do bots patrol?

Made by `python benchmarks/beacon_scores.py {games} {fewer}`: teams of bots of one kind, each
choosing from its view alone. *Mean*: of the final scores, with its standard error. Then the
lowest and the highest score, and how often the team reached each rank (BCN-F6; with expansions
more points are needed). *ms*: processor time for one decision, that is one step of a turn; there
are about 150 of those in a game.

Two greedy players {reached} captains ({captains} points without expansions) on average: they have
{mean:.1f}, and captains or more in {share:.0f} % of their games. `random` is any legal step, ending
the turn among them, so most of its tiles are discarded.

The slowest of all these decisions took {slowest:.0f} ms. The first judgement of a view plans the
turn and takes {judging} (two players).

| expansion | players | bot | games | mean | lowest to highest | {names} | ms |
|---|---|---|---|---|---|{dashes}---|
{rows}
"""
TEXT = TEXT.replace("{captains}", str(CAPTAINS)).replace("{dashes}", "---|" * len(NAMES))

if __name__ == "__main__":
    main()
