"""Sea Dragons keeps the contract, as far as it is built: rules, views, guesses, numbers. It is not
on the shelf yet; when it has a scene and words, `test_contract.py` takes over."""

from __future__ import annotations

import random

import pytest

from isolario.core.contract import CHECKS, Bench, check_positions, check_records, check_views
from sea_dragons import GAME

LATER = ("scene", "routes", "references", "attempts", "texts", "features", "everything", "what_is")
NOW = [name for name in CHECKS if not name.startswith(LATER)]
EVERY = 37  # decisions between looks


@pytest.mark.parametrize("seats", GAME.seats)
def test_sea_dragons_keeps_the_contract(seats: int) -> None:
    state = GAME.new(seats, f"contract {seats}")
    rng = random.Random(seats)
    bench = Bench(GAME, rng)
    decision = 0
    while not state.over:
        seat = state.active
        bench.note(state.legal_moves(seat))
        if decision % EVERY == seats:
            for name in NOW:
                CHECKS[name](state, bench)
        state.play(seat, state.legal_moves(seat).choice(rng))
        decision += 1
    for name in NOW:
        CHECKS[name](state, bench)


def test_what_comes_from_outside_is_read_or_refused() -> None:
    assert check_positions(GAME, 40) > 0
    assert check_views(GAME, 40) > 0
    assert check_records(GAME, 20) >= 0
