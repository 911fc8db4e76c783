"""How fast is a game? Every figure that a bot, a server or a training run depends on.

Positions come from random games, so early and late ones count alike. A figure is the median of
several runs, each long enough to be timed. Time is that of this process: on an idle machine the
same as by the clock, and on a busy one still meaningful. For developers: in English only.
"""

from __future__ import annotations

import os
import platform
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from time import process_time

import msgspec

from isolario.core.game import Game, Memory, State, View
from isolario.terminal import bench_search
from isolario.terminal.figures import Effort, Figure, Result, Unit
from isolario.terminal.screen import Screen
from isolario.terminal.shelf import typed


class Sample(msgspec.Struct, frozen=True):
    """A position with somebody to move, and what that seat knows."""

    state: State
    seat: int
    view: View
    recall: tuple[Memory, ...]


def measure(
    game: Game, seats: int, options: Mapping[str, object], effort: Effort | None = None
) -> Result:
    """Every figure of a game with this many seats and these options.

    >>> from isolario import all_games
    >>> from isolario.terminal.figures import QUICK
    >>> result = measure(all_games()["foggy-island"], 2, {"weather": "fog"}, QUICK)
    >>> [figure.name for figure in result.figures][:3]
    ['random play, with events', 'whole random games', 'list all moves']
    """
    effort = effort or Effort()
    rng = random.Random(7)
    samples = _samples(game, seats, options, effort.games, rng)

    def timed(name: str, do: Callable[[Sample], object], aim: float = 0) -> Figure:
        runs = tuple(_per_call(do, samples, effort.seconds) for _ in range(effort.runs))
        return Figure(name, median(runs), runs, aim=aim)

    played = [_random_play(game, seats, options, effort.seconds) for _ in range(effort.runs)]
    plies, whole = zip(*played, strict=True)
    return Result(
        game.name,
        seats,
        dict(options),
        (
            Figure("random play, with events", median(plies), plies, "plies/s", 30_000),
            Figure("whole random games", median(whole), whole, "games/s"),
            timed("list all moves", lambda at: list(at.state.legal_moves(at.seat))),
            timed("copy()", lambda at: at.state.copy(), 4e-6),
            timed("view", lambda at: at.state.view(at.seat), 30e-6),
            timed("view.json()", lambda at: at.view.json()),
            timed("guess", lambda at: at.view.guess(rng), 100e-6),
            timed("guess with recall", lambda at: at.view.guess(rng, at.recall)),
            timed("recall", lambda at: at.state.recall(at.seat)),
            # A server draws each view once, so each call makes a new view.
            timed(
                "scene with choices, encoded",
                lambda at: at.state.view(at.seat).scene().json(),
                1e-3,
            ),
            timed("new game", lambda at: game.new(seats, "7", options)),
            *bench_search.figures(game, seats, options, effort),
        ),
    )


def _samples(
    game: Game, seats: int, options: Mapping[str, object], games: int, rng: random.Random
) -> list[Sample]:
    found = []
    for seed in range(games):
        state = game.new(seats, seed, options)
        while not state.over:
            seat = rng.choice(state.to_move)
            found.append(Sample(state.copy(), seat, state.view(seat), state.recall(seat)))
            state.play(seat, state.legal_moves(seat).choice(rng))
    return found


def _per_call(do: Callable[[Sample], object], samples: list[Sample], least: float) -> float:
    """Seconds per call, averaged over all positions, timed for at least ``least`` seconds."""
    calls, spent = 0, 0.0
    while spent < least:
        start = process_time()
        for sample in samples:
            do(sample)
        spent += process_time() - start
        calls += len(samples)
    return spent / calls


def _random_play(
    game: Game, seats: int, options: Mapping[str, object], least: float
) -> tuple[float, float]:
    """Plies and whole games per second, setting up included."""
    rng = random.Random(11)
    plies, games, spent = 0, 0, 0.0
    while spent < least:
        start = process_time()
        state = game.new(seats, rng.getrandbits(32), options)
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, state.legal_moves(seat).choice(rng))
            plies += 1
        spent += process_time() - start
        games += 1
    return plies / spent, games / spent


# --- telling it -------------------------------------------------------------------------------


def machine() -> str:
    """What kind of machine this is, for comparing figures."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        for line in cpus.read_text("utf-8", "replace").split("\n"):
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    kind = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {model}"
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return kind + busy


def python() -> str:
    """Which Python this is."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def tell_result(result: Result, screen: Screen) -> None:
    """One table: what was measured, median and spread of the runs, the aim, if it is reached."""
    options = " ".join(f"{name}={typed(value)}" for name, value in result.options.items())
    rows = [
        (
            figure.name,
            _written(figure.value, figure.unit),
            f"{figure.spread:.0%}" if figure.unit != "share" else "",
            _written(figure.aim, figure.unit) if figure.aim else "",
            ("reached" if figure.reached else "missed") if figure.aim else "",
        )
        for figure in result.figures
    ]
    heading = f"{result.game}, seats: {result.seats} {options}".strip()
    screen.table(heading, ("", "median", "spread", "aim", ""), rows)


def _written(value: float, unit: Unit) -> str:
    """A figure for people.

    >>> _written(31234.5, "plies/s"), _written(0.0000042, "s"), _written(0.0123, "s")
    ('31,234 plies/s', '4.20 µs', '12.3 ms')
    """
    if unit == "share":
        return f"{value:.0%}"
    if unit != "s":
        return f"{value:,.0f} {unit}"
    if value >= 1e-3:
        return f"{value * 1e3:.3g} ms"
    micro = value * 1e6
    return f"{micro:.2f} µs" if micro < 100 else f"{micro:.0f} µs"


def as_json(results: list[Result]) -> bytes:
    """The figures with what is needed to compare them later."""
    from isolario import __version__

    report = {
        "isolario": __version__,
        "python": python(),
        "machine": machine(),
        "results": results,
    }
    return msgspec.json.format(msgspec.json.encode(report))
