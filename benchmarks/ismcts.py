"""Our search against OpenSpiel's own ISMCTS, on the same game: as many simulations as we make
trials, or so many times our time.

    python benchmarks/ismcts.py foggy-island --games 8 --trials 60
    python benchmarks/ismcts.py sea-dragons --games 8 --trials 60 --times 10

Both see what a player may see: ours a view, theirs states that are dealt again from what its player
knows (`resample_from_infostate`). They take each chair in turn. With ``--times`` theirs thinks for
so many times the processor time that our own last decision took, counted in simulations that it
measures at the start.
"""

from __future__ import annotations

import argparse
import random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import isolario.adapters.openspiel  # noqa: F401 (registers the games)
from isolario.bots import bot
from isolario.bots.measured import wilson

UCT = 1.4


def theirs(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's information-set search with whole random rollouts."""
    luck = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=UCT,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        max_simulations=simulations,
        random_state=luck,
    )


def dealt(game: Any, seed: int) -> Any:
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    return state


def a_simulation(game: Any) -> float:
    """How much processor time one of theirs takes, at the beginning of a game."""
    before = process_time()
    theirs(game, 50, 1).step(dealt(game, 1))
    return (process_time() - before) / 50


def play(
    game: Any, number: int, trials: int, times: float, each: float
) -> tuple[float, list[float]]:
    """Who won, as our share of it, and the processor time that both took."""
    state = dealt(game, number // 2)
    mine, took = number % 2, [0.0, 0.0]
    ours = bot("search", number, iterations=trials)
    rival, last = theirs(game, trials, number), 0.0
    while not state.is_terminal():
        seat, before = state.current_player(), process_time()
        if seat == mine:
            table = state.table.state
            view = table.view(seat)
            action = view.number(ours.choose(view, table.recall(seat)))
            last = process_time() - before
        else:
            if times:
                rival = theirs(game, max(2, int(times * last / each)), number)
            action = rival.step(state)
        took[seat != mine] += process_time() - before
        state.apply_action(action)
    return (1 + state.returns()[mine]) / 2, took


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--trials", type=int, default=60, help="of each of our searches")
    parser.add_argument("--times", type=float, default=0.0, help="our time; 0: equal simulations")
    parser.add_argument("--options", default="", help="as in OpenSpiel: extras=all")
    chosen = parser.parse_args()
    name = f"isolario_{chosen.game.replace('-', '_')}"
    game = pyspiel.load_game(f"{name}(players=2{',' if chosen.options else ''}{chosen.options})")
    each = a_simulation(game)
    won, spent = 0.0, [0.0, 0.0]
    for number in range(chosen.games):
        share, took = play(game, number, chosen.trials, chosen.times, each)
        won += share
        spent = [one + more for one, more in zip(spent, took, strict=True)]
        low, high = wilson(won, number + 1)
        print(
            f"{chosen.game}: {won:g} of {number + 1} ({100 * low:.0f}–{100 * high:.0f} %), "
            f"ours {spent[0]:.0f} s, theirs {spent[1]:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
