"""When the game ends, and what it brings (BCN-F)."""

from __future__ import annotations

import random

import pytest

import isolario
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import EXPANSIONS, ROW, at, legal, new, play, whats


@clause("BCN-F1")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, (18, 20, 20, 21)), (3, (18, 20, 20, 21)), (4, (27, 30, 29, 32))],
)
def test_in_company_the_number_of_turns_is_known(seats: int, counts: tuple[int, ...]) -> None:
    for (windmills, piers), count in zip(EXPANSIONS, counts, strict=True):
        state = new(seats, 6, windmills=windmills, piers=piers)
        rng = random.Random(4)
        assert state.view(None).known.turns_left == count
        begun = 1
        while not state.over:
            events = state.play(state.active, state.legal_moves(state.active).choice(rng))
            begun += whats(events).count("turn_begins")
            view = state.view(None)
            assert begun + view.known.turns_left == count + (0 if view.over else 1)
        assert begun == count


@clause("BCN-F1")
def test_alone_the_number_of_turns_depends_on_what_is_kept() -> None:
    for keeping, count in ((False, 18), (True, 27)):
        state = new(1, 6)
        view = state.view(0)
        assert (view.known.turns_left, view.known.turns_left_at_most) == (18, 27)
        begun = 1
        while not state.over:
            keep = [move for move in legal(state) if keeping and move.startswith("keep")]
            begun += whats(play(state, keep[0] if keep else "end")).count("turn_begins")
        assert begun == count


@clause("BCN-F1")
def test_the_last_draw_takes_what_is_left() -> None:
    state = at(ROW, "B1 B2 B3 | B4 B5 B6", stack="O3")
    play(state, "end")
    assert [len(hand) for hand in state.hands] == [1, 3]
    play(state, "end")
    assert (state.active, [len(hand) for hand in state.hands]) == (0, [1, 0])
    assert not any(move.startswith("give") for move in legal(state))
    play(state, "O3@n")
    assert state.over


@clause("BCN-F1")
def test_a_player_without_a_tile_is_skipped() -> None:
    state = at(ROW, "B1 | | B2 B3 | ")
    events = play(state, "end")
    assert state.active == 2
    assert [event.seat for event in events if event.what == "turn_begins"] == [2]


@clause("BCN-F1")
@pytest.mark.parametrize("move", ["B1@n", "-B1>e", "end"])
def test_the_game_ends_at_once_with_the_last_tile(move: str) -> None:
    state = at(ROW, "B1 | ")
    assert not state.view(0).preview(state.game.read(move)).undo
    events = play(state, move)
    assert whats(events)[-1] == "game_ends"
    assert not state.legal_moves(0)
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(0, "end")
    assert caught.value.reason.id == "game_is_over"
    assert not state.can_undo(0)  # though nothing was drawn


@clause("BCN-F1")
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself_unless_it_draws() -> None:
    state = at(ROW, "B1 | B2", tokens=0)
    assert whats(play(state, "B1@n")) == ["tile_placed", "turn_ends", "turn_begins"]
    assert state.active == 1
    assert state.can_undo(0)
    state = at(ROW, "B1 | B2", tokens=0, stack="O3")
    assert whats(play(state, "B1@n")) == ["tile_placed"]
    assert legal(state) == ["end"]


@clause("BCN-F1", "BCN-F7")
def test_points_come_at_the_end_and_belong_to_all() -> None:
    state = at("0 0 HQ, 1 0 O1, 0 1 O2, 0 -1 O3", "B1 | B2")
    events = play(state, "B1@w")
    assert [(event.what, event.cells, event.points) for event in events[:2]] == [
        ("tile_placed", ("board/-1,0",), 0),
        ("explored", ("board/0,0",), 0),
    ]
    assert events[1].facts == {"tile": "HQ", "worth": 3}
    assert state.scores == (0, 0)
    assert state.contributions == (3, 0)
    assert state.view(1).standing().scores == (3, 3)
    play(state, "end")
    events = play(state, "end")
    assert [event.seat for event in events if event.points] == [None]
    assert state.scores == (3, 3)


@clause("BCN-F1", "BCN-E1")
def test_an_empty_hand_is_no_end_while_there_is_a_stack() -> None:
    state = at("0 0 HQ", "O1", stack="O2 O3 B1")
    play(state, "O1@n")
    assert not state.over
    assert not any(state.hands)
    play(state, "end")
    assert state.hands == (("O2", "O3", "B1"),)
    play(state, "O2@n", "O3@n", "B1@n")
    assert state.over  # the last tile, and nothing to draw
