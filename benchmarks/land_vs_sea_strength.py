"""How well do bots play Land vs Sea? Writes docs/land-vs-sea-bots.md.

    python benchmarks/land_vs_sea_strength.py [--games N] [--searches N] [--clocked N]

Greedy against random players in every kind of game, and a search against greedy ones, by
iterations (the same on every machine) and by the clock. Each series changes chairs; seed and whims
follow from a game's number. What has been played is kept in build/, so that a stopped run goes on
where it left off; throw that away after changing the players.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import cast

import msgspec
from series import play_out, played

from isolario.bots import Bot, bot
from isolario.bots.measured import wilson
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.terminal.bench import machine, python

HERE = Path(__file__).parent.parent
DOCS = HERE / "docs" / "land-vs-sea-bots.md"
KEPT = HERE / "build" / "land-vs-sea-strength"
ITERATIONS = 100
SECONDS = 0.2


class Series(msgspec.Struct, frozen=True):
    """Some games of one kind. ``chair``: where the first bot sits (with four, its team); -1: in all
    of them in turn."""

    name: str
    first: str
    second: str
    seats: int
    extras: str
    chair: int = -1
    options: dict[str, float] = {}

    @property
    def file(self) -> Path:
        return KEPT / f"{self.name}.jsonl"


class Result(msgspec.Struct, frozen=True):
    number: int
    margin: int  # of the first bot over the best of the others
    seconds: float  # of processor time, for a decision of the first bot


GREEDY = (
    Series("two", "greedy", "random", 2, "all"),
    Series("two-without", "greedy", "random", 2, "none"),
    Series("three-land", "greedy", "random", 3, "all", 0),
    Series("three-sea", "greedy", "random", 3, "all", 1),
    Series("three-cartographer", "greedy", "random", 3, "all", 2),
    Series("four", "greedy", "random", 4, "usual"),
)
SEARCH = Series("iterations", "search", "greedy", 2, "all", options={"iterations": ITERATIONS})
CLOCKED = Series("seconds", "search", "greedy", 2, "all", options={"seconds": SECONDS})


def play(series: Series, number: int) -> Result:
    """One game."""
    chairs = 2 if series.seats == 4 else series.seats
    mine = number % chairs if series.chair < 0 else series.chair
    deal = number // chairs if series.chair < 0 else number
    state = cast(LandVsSeaState, GAME.new(series.seats, deal, {"extras": series.extras}))
    first = bot(series.first, rng=number, **series.options)
    players: list[Bot] = [
        first if state.role(seat) == mine else bot(series.second, rng=1000 * number + seat)
        for seat in range(series.seats)
    ]
    seconds = play_out(state, players, first)
    others = [points for role, points in enumerate(state.points[:chairs]) if role != mine]
    return Result(number, state.points[mine] - max(others), seconds)


def results(series: Series, games: int, processes: int) -> list[Result]:
    return played(series.file, Result, partial(play, series), games, processes)


def row(series: Series, found: Sequence[Result]) -> str:
    """One line of the table. A shared victory does not count as won."""
    won, shared = sum(it.margin > 0 for it in found), sum(it.margin == 0 for it in found)
    low, high = wilson(won, len(found))
    options = "".join(f", {value:g} {name}" for name, value in series.options.items())
    chair = ("land", "sea", "cartographer")[series.chair] if series.chair >= 0 else "by turns"
    return (
        f"| {series.first}{options} | {series.second} | {series.seats} | {series.extras} | {chair} "
        f"| {len(found)} | {won} | {shared} | {won / len(found):.1%} ({low:.1%} to {high:.1%}) "
        f"| {mean(it.margin for it in found):+.1f} | {1e3 * mean(it.seconds for it in found):.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="of greedy against random players")
    parser.add_argument(
        "--searches", type=int, default=100, help="games of the search by iterations"
    )
    parser.add_argument("--clocked", type=int, default=100, help="games of it by the clock")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    rows = []
    for series, games in (
        *((series, asked.games) for series in GREEDY),
        (SEARCH, asked.searches),
        (CLOCKED, asked.clocked),
    ):
        if games:
            rows.append(row(series, results(series, games, asked.processes)))
            print(rows[-1], flush=True)
    text = TEXT.format(rows="\n".join(rows), machine=machine(), python=python())
    DOCS.write_text(text, "utf-8")


TEXT = """# How well do bots play Land vs Sea?

Made by `python benchmarks/land_vs_sea_strength.py`: the first bot against others, each choosing
from its view alone. *Won*: the first bot alone has the most points (with four, its team); the
share with its 95 % interval (Wilson). *Margin*: over the best of the others. *ms*: processor time
for one decision of the first bot. A search by iterations plays the same on every machine; one by
the clock thinks less where the machine is busy: {machine}; {python}.

| bot | against | players | extras | sits as | games | won | shared | share | margin | ms |
|---|---|---|---|---|---|---|---|---|---|---|
{rows}

A search compares the moves that the judge likes best, all on the same guesses of what is hidden, by
what the positions after them promise (`bot/promise.py`: areas, chains, the lead on trade routes by
how much is left, and what the tiles in hand could close). When it also chose which tiles to take
this way it played worse, so that is left to the judge. An iteration takes about 0.4 ms on a quiet
core, so 0.2 s are some 500 of them; on a busy one, as *ms* shows, far fewer.

The rest of the time goes into listing and judging moves. A move is judged in about 11 µs, the
first of a view in about 250 µs; listing them takes longer as the map grows, choosing one does not
(`python benchmarks/land_vs_sea_moves.py`):

![Listing takes longer as the map grows, choosing does not](pictures/land-vs-sea-moves.svg)
"""

if __name__ == "__main__":
    main()
