"""How well do bots play Sea Dragons? Writes docs/sea-dragons-bots.md.

    python benchmarks/sea_dragons_strength.py [--games N] [--searches N] [--clocks N] [--fours N]
                                              [--processes N]

Greedy against random players for every number of players, and a search against greedy ones, by
iterations (the same on every machine) and by the clock. The first bot changes chairs, and each deal
is played from all of them; seed and whims follow from a game's number. What has been played is kept
in build/, so that a stopped run goes on where it left off; throw that away after changing the
players.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import cast

import msgspec
from series import play_out, played

from isolario.bots import Bot, bot
from isolario.bots.measured import wilson
from isolario.games.sea_dragons import GAME, SeaDragonsState
from isolario.terminal.bench import machine, python

HERE = Path(__file__).parent.parent
DOCS = HERE / "docs" / "sea-dragons-bots.md"
KEPT = HERE / "build" / "sea-dragons-strength"
ITERATIONS = 100
SECONDS = 0.2


class Series(msgspec.Struct, frozen=True):
    """Some games of one kind: the first bot against others of the second."""

    name: str
    first: str
    second: str
    seats: int
    options: dict[str, float] = {}

    @property
    def file(self) -> Path:
        return KEPT / f"{self.name}.jsonl"


class Result(msgspec.Struct, frozen=True):
    number: int
    margin: int  # of the first bot over the best of the others
    points: int
    seconds: float  # of processor time, for a decision of the first bot


GREEDY = tuple(Series(f"greedy-{seats}", "greedy", "random", seats) for seats in GAME.seats)
SEARCH = (
    Series("iterations", "search", "greedy", 2, {"iterations": ITERATIONS}),
    Series("seconds", "search", "greedy", 2, {"seconds": SECONDS}),
    Series("iterations-4", "search", "greedy", 4, {"iterations": ITERATIONS}),
)


def play(series: Series, number: int) -> Result:
    """One game."""
    deal, mine = divmod(number, series.seats)
    state = cast(SeaDragonsState, GAME.new(series.seats, deal))
    first = bot(series.first, rng=number, **series.options)
    players: list[Bot] = [
        first if seat == mine else bot(series.second, rng=1000 * number + seat)
        for seat in range(series.seats)
    ]
    seconds = play_out(state, players, first)
    others = [points for seat, points in enumerate(state.points) if seat != mine]
    points = state.points[mine]
    return Result(number, points - max(others), points, seconds)


def results(series: Series, games: int, processes: int) -> list[Result]:
    return played(series.file, Result, partial(play, series), games, processes)


def row(series: Series, found: Sequence[Result]) -> str:
    """One line of the table. A shared victory does not count as won."""
    won, shared = sum(it.margin > 0 for it in found), sum(it.margin == 0 for it in found)
    low, high = wilson(won, len(found))
    margins = [it.margin for it in found]
    doubt = 1.96 * stdev(margins) / sqrt(len(margins))
    options = "".join(f", {value:g} {name}" for name, value in series.options.items())
    return (
        f"| {series.first}{options} | {series.second} | {series.seats} | {len(found)} | {won} "
        f"| {shared} | {won / len(found):.1%} ({low:.1%} to {high:.1%}) "
        f"| {mean(margins):+.1f} ± {doubt:.1f} | {mean(it.points for it in found):.1f} "
        f"| {1e3 * mean(it.seconds for it in found):.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="of greedy against random players")
    parser.add_argument("--searches", type=int, default=100, help="games of a search")
    parser.add_argument("--clocks", type=int, default=100, help="the same by the clock")
    parser.add_argument("--fours", type=int, default=100, help="the same with four players")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    numbers = [asked.games] * len(GREEDY) + [asked.searches, asked.clocks, asked.fours]
    rows = []
    for series, games in zip((*GREEDY, *SEARCH), numbers, strict=True):
        if games:  # 0 leaves a series out
            rows.append(row(series, results(series, games, asked.processes)))
            print(rows[-1], flush=True)
    text = TEXT.format(rows="\n".join(rows), machine=machine(), python=python())
    DOCS.write_text(text, "utf-8")


TEXT = """# How well do bots play Sea Dragons?

Made by `python benchmarks/sea_dragons_strength.py`: one bot of the first kind against others, each
choosing from its view alone. *Won*: it alone has the most points; the share with its 95 % interval
(Wilson). *Margin*: over the best of the others, likewise. *ms*: processor time for one decision of
the first bot. A search by iterations plays the same on every machine; one by the clock thinks less
where the machine is busy: {machine}; {python}.

| bot | against | players | games | won | shared | share | margin | points | ms |
|---|---|---|---|---|---|---|---|---|---|
{rows}
"""

if __name__ == "__main__":
    main()
