"""States that could be behind a view: the stack is reshuffled."""

from __future__ import annotations

import random
from collections.abc import Iterable

from isolario.core.game import Memory
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.view import BeaconView


def guess(
    view: BeaconView, state: BeaconState, rng: random.Random, recall: Iterable[Memory] | None
) -> None:
    """All orders of the stack are equally likely."""
    stack = list(state.unseen)
    rng.shuffle(stack)
    state.stack = tuple(stack[: len(state.stack)])  # a position may leave tiles out of the game
