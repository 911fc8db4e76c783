"""How fast the environments are: what a researcher waits for.

    python benchmarks/environments.py

Turns a second by PettingZoo's own `performance_benchmark`, through `env()` with everything that it
brings, and the same without making the observations, which says what these cost. PettingZoo's own
games (`pip install pettingzoo[classic]`) are measured in the same run, where they are installed:
compare with them rather than with another machine. Then whole random games through OpenSpiel, and
the same games played by the engine. All of it is processor time, because machines are shared.
"""

from __future__ import annotations

import contextlib
import io
import random
import re
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

import isolario
from engines import TABLES
from isolario.adapters import episode
from isolario.adapters.pettingzoo import env

THEIRS = ("chess_v6", "go_v5", "connect_four_v3")
GAMES = 20  # through OpenSpiel
BYTES = 4  # of a seed there

_MODULE: Any = import_module("pettingzoo.test.performance_benchmark")  # not the function


class _Processor:
    """A clock for their benchmark that others on the machine do not speed up or slow down."""

    time = staticmethod(time.process_time)


vars(_MODULE)["time"] = _Processor


def turns_a_second(table: Any) -> float:
    """What PettingZoo's benchmark says of an environment."""
    said = io.StringIO()
    table.reset(seed=1)
    random.seed(1)
    with contextlib.redirect_stdout(said):
        _MODULE.performance_benchmark(table)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found
    return float(found[1])


def _unseen(view: object) -> np.ndarray[Any, Any]:
    return np.zeros(1, np.float32)


def without_observing(measure: Callable[[], float]) -> float:
    """The same with observations that cost nothing."""
    observe: Any = vars(episode)["observe"]
    vars(episode)["observe"] = _unseen
    try:
        return measure()
    finally:
        vars(episode)["observe"] = observe


def rollouts(name: str, seats: int) -> tuple[float, float]:
    """The milliseconds of a random game through OpenSpiel, and of one that the engine plays."""
    import pyspiel

    import_module("isolario.adapters.openspiel")  # registers our games
    game = pyspiel.load_game(f"isolario_{name.replace('-', '_')}(players={seats})")
    rng = random.Random(1)

    def through_spiel() -> None:
        state = game.new_initial_state()
        for _ in range(BYTES):
            state.apply_action(rng.randrange(256))
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    def by_the_engine() -> None:
        state = isolario.new(name, seats, rng.getrandbits(32))
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, state.legal_moves(seat).choice(rng))

    spent = []
    for play in (through_spiel, by_the_engine):
        play()
        begun = time.process_time()
        for _ in range(GAMES):
            play()
        spent.append((time.process_time() - begun) / GAMES * 1000)
    return spent[0], spent[1]


def main() -> None:
    chess = 0.0
    print("| environment | turns/s | of chess | without observing |")
    print("|---|--:|--:|--:|")
    for name in THEIRS:
        with contextlib.suppress(ImportError):
            speed = turns_a_second(import_module(f"pettingzoo.classic.{name}").env())
            chess = chess or speed
            print(f"| PettingZoo's {name} | {speed:,.0f} | {speed / chess:.1f} | |", flush=True)
    for name, seats in TABLES:
        table = env(name, seats)
        speed = turns_a_second(table)
        bare = without_observing(lambda table=table: turns_a_second(table))  # type: ignore[misc]
        of_chess = f"{speed / chess:.1f}" if chess else ""
        print(f"| {name}, {seats} | {speed:,.0f} | {of_chess} | {bare:,.0f} |", flush=True)
    print("\n| a random game | OpenSpiel, ms | engine, ms | ratio |")
    print("|---|--:|--:|--:|")
    for name, seats in TABLES:
        theirs, ours = rollouts(name, seats)
        row = f"| {name}, {seats} | {theirs:.1f} | {ours:.1f} | {theirs / ours:.1f} |"
        print(row, flush=True)


if __name__ == "__main__":
    main()
