"""A turn of Beacon Patrol: in which order, and how it ends (BCN-T, E)."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import HEADQUARTERS, TOKENS, tiles_of
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import ROW, at, legal, new, play, refusal, whats

# --- the turn -----------------------------------------------------------------------------------


@clause("BCN-T1")
def test_turns_go_clockwise() -> None:
    state = new(4, 3)
    seen = []
    for _ in range(8):
        seen.append(state.active)
        play(state, "end")
    assert seen == [(seen[0] + step) % 4 for step in range(8)]


@clause("BCN-T1")
def test_every_action_is_optional() -> None:
    state = new(2)
    hand = state.hands[state.active]
    assert "end" in legal(state)
    events = play(state, "end")
    assert whats(events)[:4] == ["turn_ends", *["tile_discarded"] * 3]
    assert set(hand) <= set(state.discarded)


@clause("BCN-T1")
def test_nobody_acts_out_of_turn() -> None:
    state = at(ROW, "B1 | B2")
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(1, ">e")
    assert (caught.value.clause, caught.value.reason.id) == ("BCN-T1", "not_your_turn")
    assert not state.legal_moves(1)


@clause("BCN-T1")
@pytest.mark.parametrize(
    "order",
    [
        (">e", "B1@n", "-B2>s"),
        ("B1@n", ">s", ">e", "-B2>w"),
        ("-B2>e", "B1@n", ">s"),
        ("give B2", "take B4", ">e", "B4@n", "B1@n"),
        (">e", "give B2", "take B4", ">w", "B1@n"),
    ],
)
def test_actions_come_in_any_order_and_nothing_is_drawn_before_the_end(
    order: tuple[str, ...],
) -> None:
    state = at(ROW, "B1 B2 B3 | B4 B5", stack="O3 O4 O5 O6")
    events = play(state, *order)
    assert "tile_drawn" not in whats(events)
    assert state.stack == ("O3", "O4", "O5", "O6")
    play(state, "end")
    assert state.hands[0] == ("O3", "O4", "O5")


@clause("BCN-T2")
def test_the_example_of_a_turn() -> None:
    state = at(ROW, "O3 N1 B1 | B2 B3 B4", stack="O4 O5 O6")
    play(state, ">e", ">e", "O3@e", ">w", "give N1", "take B2", "B2@n", "B1@n")
    assert state.tokens == 0
    assert state.hands == ((), ("N1", "B3", "B4"))
    assert state.ships[0] == (2, -2)
    assert legal(state) == ["end"]  # 3 tokens and 3 tiles have been used


# --- the end of a turn --------------------------------------------------------------------------


@clause("BCN-E1")
@pytest.mark.parametrize(("seats", "full"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_unplayed_tiles_go_and_the_hand_is_filled(seats: int, full: int) -> None:
    state = new(seats)
    seat, hand, stack = state.active, state.hands[state.active], state.stack
    placed = next(move for move in legal(state) if "@" in move)
    play(state, placed, "end")
    rest = tuple(tile for tile in hand if tile != placed.partition("@")[0])
    assert state.discarded == rest
    assert state.hands[seat] == stack[:full]
    assert state.stack == stack[full:]
    assert (state.tokens, state.swapped) == (TOKENS[seats], False)


@clause("BCN-E1")
def test_alone_one_keeps_one_tile_and_draws_two() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3 O4 O5 O6")
    assert {"end", "keep B1", "keep B2", "keep B3"} <= set(legal(state))
    events = play(state, "keep B2")
    assert state.hands == (("B2", "O3", "O4"),)
    assert state.discarded == ("B1", "B3")
    assert whats(events) == [
        "turn_ends",
        "tile_discarded",
        "tile_kept",
        "tile_discarded",
        "tile_drawn",
        "tile_drawn",
        "turn_begins",
    ]


@clause("BCN-E1")
def test_alone_one_may_keep_nothing() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3 O4 O5 O6")
    play(state, "end")
    assert state.hands == (("O3", "O4", "O5"),)


@clause("BCN-E1", "BCN-F1")
def test_alone_with_one_tile_left_in_the_stack() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3")
    play(state, "keep B2")
    assert state.hands == (("B2", "O3"),)
    assert refusal(state, "keep B2") == ("BCN-E1", "no_keeping_without_stack", ())
    play(state, "end")
    assert state.over


@clause("BCN-E1")
def test_nothing_is_kept_in_company_nor_what_one_has_not() -> None:
    state = at(ROW, "B1 | B2", stack="O3 O4")
    assert refusal(state, "keep B1") == ("BCN-E1", "only_alone_one_keeps", ())
    state = at(ROW, "B1", stack="O3 O4")
    assert refusal(state, "keep B2") == ("BCN-E1", "tile_not_in_hand", ())


@clause("BCN-E1")
def test_a_kept_tile_can_be_kept_again() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3 O4 O5 O6 B4")
    play(state, "keep B2", "keep B2")
    assert state.hands == (("B2", "O5", "O6"),)


@clause("BCN-E2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_discarded_tiles_never_come_back(seats: int) -> None:
    state = new(seats, 8, windmills=True, piers=True)
    every = sorted(tiles_of(BeaconOptions(windmills=True, piers=True)))
    rng = random.Random(3)
    gone: tuple[str, ...] = ()
    while not state.over:
        play(state, state.legal_moves(state.active).choice(rng).notation)
        assert state.discarded[: len(gone)] == gone
        gone = state.discarded
        placed = [tile for tile in state.chart.tiles.values() if tile != HEADQUARTERS]
        held = [tile for hand in state.hands for tile in hand]
        assert sorted([*placed, *held, *gone, *state.stack]) == every
