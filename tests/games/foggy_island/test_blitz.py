"""Blitz (FOG-B1)."""

from __future__ import annotations

from typing import Any

import pytest

import isolario
from isolario.games.foggy_island.pieces import KIND_OF
from tests.clauses import clause
from tests.games.foggy_island.shorthand import BLUE, RED, finish, full_board, moves, new, play_round


@clause("FOG-B1")
def test_blitz_gives_eighty_coins_before_two_rounds_in_agreed_weather() -> None:
    state = new(mode="blitz", weather="cloudy")
    assert state.phase == "hire"
    assert state.view(RED).known.coins == (80, 80)
    for letter in "FCCKMLDO":
        state.play(BLUE, f"hire {letter}")
    assert moves(state) == ["done"]
    state.play(BLUE, "done")
    state.play(RED, "hire S")
    events = state.play(RED, "done")
    assert state.scores == (0, 0)
    assert sum(event.points for event in events) == 0
    assert (state.phase, state.weather, state.coins) == ("hand", "cloudy", (0, 0))
    play_round(state)
    assert (state.round, state.phase) == (2, "hand")  # one hire only
    assert KIND_OF["F"] in state.view(None).known.sets[BLUE]
    finish(state)
    assert state.over


@clause("FOG-B1")
def test_in_blitz_points_decide_then_one_extra_round() -> None:
    state = full_board("40 | 30", "mode=blitz weather=sunny", "round: 2\nspent: 80 | 0\n")
    state.play(BLUE, "He6")
    assert state.outcome is not None
    assert state.outcome.winners == (BLUE,)
    state = full_board("40 | 40", "mode=blitz weather=sunny", "round: 2\nspent: 80 | 0\n")
    last = state.play(BLUE, "He6")[-1]
    assert (last.what, last.clause) == ("extra_round_begins", "FOG-B1")
    assert (state.round, state.phase) == (3, "hand")
    state = full_board("40 | 40", "mode=blitz weather=sunny", "round: 3\n")
    state.play(BLUE, "He6")
    assert state.outcome is not None
    assert state.outcome.winners == (BLUE, RED)


@clause("FOG-B1", "FOG-T1", "FOG-H1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "blitz", "weather": "cards"}),
        (4, {"weather": "fog"}),
        (4, {"weather": "cards"}),
        (4, {"mode": "mercenaries", "weather": "cloudy"}),
        (4, {"mode": "blitz"}),
        (2, {"first_hire": 1}),
        (2, {"decides": "points"}),
        (3, {}),
    ],
)
def test_impossible_combinations_are_refused_with_the_reason(
    seats: int, options: dict[str, Any]
) -> None:
    with pytest.raises(isolario.UnknownOption, match="foggy-island"):
        isolario.new("foggy-island", seats=seats, seed=1, **options)
