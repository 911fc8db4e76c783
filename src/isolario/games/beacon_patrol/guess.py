"""States that could be behind a view: the stack left blank, or dealt anew."""

from __future__ import annotations

import random

from isolario.core.chance import NO_CHANCE, UNKNOWN, Chance
from isolario.games.beacon_patrol.chart import Chart
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.view import BeaconView


def blank(view: BeaconView) -> BeaconState:
    """The state with the stack face down, as everybody sees it."""
    state = BeaconState(view.seats, NO_CHANCE, view.options)
    state.chart = Chart.of(view.chart)
    state.ships = view.ships
    state.hands = view.hands
    state.stack = (UNKNOWN,) * view.stack
    state.discarded = view.discarded
    state.turn = view.turn
    state.tokens = view.tokens
    state.swapped = view.swapped
    state.given = view.given
    state.contributions = view.contributions
    state.points = view.scores[0]
    state.ended = view.over
    return state


def guess(view: BeaconView, rng: random.Random) -> BeaconState:
    """A state that could be behind the view, all orders of the stack being equally likely."""
    state = view.known.copy()
    state.chance = Chance(f"guess {rng.getrandbits(64):016x}")
    stack = list(view.unseen)
    rng.shuffle(stack)
    state.stack = tuple(stack[: view.stack])  # a position may leave tiles out of the game
    return state
