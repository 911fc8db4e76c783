"""Land vs Sea keeps the contract, as far as it is built: rules, views, guesses, numbers. It is not
on the shelf yet; when it has a scene and words, `test_contract.py` takes over."""

from __future__ import annotations

import random

import pytest

from isolario.core.contract import CHECKS, Bench
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.board import Ground, Placed

LATER = ("scene", "routes", "references", "attempts", "texts", "everything", "what_is")
NOW = [name for name in CHECKS if not name.startswith(LATER)]
EVERY = 17  # decisions between looks


@pytest.mark.parametrize(
    ("seats", "extras"), [(2, "usual"), (2, "all"), (3, "all"), (4, "all")], ids=str
)
def test_land_vs_sea_keeps_the_contract(seats: int, extras: str) -> None:
    state = GAME.new(seats, f"contract {seats}", {"extras": extras})
    rng = random.Random(seats)
    bench = Bench(GAME, rng)
    decision = 0
    while not state.over:
        seat = state.active
        bench.note(state.legal_moves(seat))
        if decision % EVERY == 0:
            for name in NOW:
                CHECKS[name](state, bench)
        state.play(seat, state.legal_moves(seat).choice(rng))
        decision += 1
    for name in NOW:
        CHECKS[name](state, bench)


def test_a_map_and_its_copy_grow_alone() -> None:
    start = Placed("start", 0, 0, 0)
    ground = Ground([start])
    first, second = ground.copy(), ground.copy()
    first.place(Placed("S05", 4, -1, 1))
    ground.place(Placed("A", 0, -1, 0))
    assert second == Ground([start])
    assert first == Ground([start, Placed("S05", 4, -1, 1)])
    assert ground == Ground([start, Placed("A", 0, -1, 0)])


def test_a_position_of_land_vs_sea_says_where_it_is_wrong() -> None:
    text = GAME.new(2, 7, {"extras": "all"}).text
    assert GAME.parse(text).text == text
    with pytest.raises(Exception, match="line 1"):
        GAME.parse(text.replace("0 0 start 0", "0 0 start 9"))
    with pytest.raises(Exception, match="edges that match"):
        GAME.parse(text.replace("0 0 start 0", "0 0 start 0\n1 0 start 0"))
