"""Tiles that players swap (BCN-X)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import ROW, at, legal, new, play, refusal, whats


@clause("BCN-X1")
def test_swap_then_play() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    events = play(state, "give B2", "take B3")
    assert state.hands == (("B1", "B3"), ("B2", "B4"))
    assert events[-1].facts == {"tile": "B3", "given": "B2", "other_player": 1}
    play(state, "B3@n")
    assert state.chart.tiles[0, -1] == "B3"
    assert state.tokens == 3


@clause("BCN-X1")
def test_swap_then_not_play() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    play(state, "give B2", "take B3", "end")
    assert state.discarded == ("B1", "B3")
    assert state.hands == (("O3", "O4", "O5"), ("B2", "B4"))
    assert "B2@n" in legal(state)  # the other player kept it for their turn


@clause("BCN-X1", "BCN-M2")
def test_swap_then_discard_it_to_move() -> None:
    state = at(ROW, "B1 | B3 B4")
    play(state, "give B1", "take B3", "-B3>e")
    assert state.ships[0] == (1, 0)
    assert state.discarded == ("B3",)


@clause("BCN-X1")
def test_only_one_swap_a_turn() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    play(state, "give B2", "take B3")
    assert refusal(state, "give B1") == ("BCN-X1", "swap_used_up", ())
    play(state, "end")
    assert "give B2" in legal(state)  # the next player has a swap


@clause("BCN-X1")
def test_any_tile_of_any_player_can_be_taken() -> None:
    state = at(ROW, "B1 | B2 B3 | B4 | B5 B6")
    play(state, "give B1")
    assert legal(state) == ["take B2", "take B3", "take B4", "take B5", "take B6"]
    play(state, "take B5")
    assert state.hands == (("B5",), ("B2", "B3"), ("B4",), ("B1", "B6"))


@clause("BCN-X1")
@pytest.mark.parametrize("move", ["end", ">e", "B1@n", "-B1>e", "give B1", "give B2"])
def test_who_gives_must_take(move: str) -> None:
    state = at(ROW, "B1 B2 | B3 B4")
    play(state, "give B2")
    assert refusal(state, move) == ("BCN-X1", "must_take_now", ())


@clause("BCN-X1")
@pytest.mark.parametrize("tile", ["B1", "B2", "O6", "O1"])
def test_one_takes_what_lies_in_front_of_another(tile: str) -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O6")
    assert refusal(state, "take B3") == ("BCN-X1", "give_first", ())
    play(state, "give B2")
    assert refusal(state, f"take {tile}") == ("BCN-X1", "nobody_has_this_tile", ())


@clause("BCN-X1")
def test_both_need_an_unplayed_tile() -> None:
    state = at(ROW, "B1 | ", stack="O3")
    assert refusal(state, "give B1") == ("BCN-X1", "nobody_has_a_tile", ())
    state = at(ROW, " | B3", stack="O3")
    assert not any(move.startswith("give") for move in legal(state))
    assert refusal(state, "give B1") == ("BCN-X1", "tile_not_in_hand", ())


@clause("BCN-X1")
def test_nobody_swaps_alone() -> None:
    state = at(ROW, "B1", stack="O3")
    assert refusal(state, "give B1") == ("BCN-X1", "nobody_to_swap_with", ())


def test_what_is_offered_can_be_taken_back() -> None:
    state = new(2)
    before = state.text
    hand, other = state.hands[state.active], state.hands[1 - state.active]
    play(state, f"give {hand[0]}")
    state.undo(state.active)
    assert state.text == before
    play(state, f"give {hand[0]}", f"take {other[1]}")
    state.undo(state.active)
    assert legal(state) == [f"take {tile}" for tile in other]


def test_the_only_tile_there_is_is_taken_at_once() -> None:
    state = at(ROW, "B1 B2 | B3", stack="O3")
    assert whats(play(state, "give B2")) == ["tile_offered", "tiles_swapped"]
    assert state.hands == (("B1", "B3"), ("B2",))
