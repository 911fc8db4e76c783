"""The snake, and one mercenary that leads to another (FOG-N)."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.games.foggy_island.moves import ALL_MOVES
from tests.clauses import clause
from tests.games.foggy_island.shorthand import (
    BLUE,
    DECKS,
    RED,
    board_of,
    lay_out,
    moves,
    parse,
    play,
    refused,
)

# --- the snake ----------------------------------------------------------------------------------


@clause("FOG-N10")
def test_the_snake_reaches_two_cells_straight_and_one_diagonally() -> None:
    state = lay_out(
        "rW .. rW .. rW ..",
        ".. rW .. rW .. ..",
        "rW rW .. rW rW rW",
        ".. rW .. rW .. ..",
        "rW .. rW .. rW ..",
        ".. .. rW .. .. ..",
        hands="SW | WWWWW",
    )
    play(state, "Sc3")
    assert sorted(move[1:] for move in moves(state)) == sorted(
        ["c1", "b2", "d2", "a3", "b3", "d3", "e3", "b4", "d4", "c5"]
    )


@clause("FOG-N10")
def test_the_owner_takes_the_token_and_lays_another_in_the_others_turn() -> None:
    state = lay_out("rW .. ..", hands="SWW | RP", more=DECKS)
    assert play(state, "Sb1") == ["laid", "taken_back_open"]
    assert state.to_move == (RED,)
    assert state.active == BLUE
    assert moves(state) == ["Ra1", "Pa1"]
    assert refused(state, "Wa1") == ("FOG-N14", "taken_back")
    assert refused(state, "Rc1") == ("FOG-N14", "replace_there")
    assert refused(state, "Wc1", BLUE) == ("FOG-N14", "not_your_turn")
    assert play(state, "Ra1") == ["laid", "drew"]  # blue draws, red does not
    assert len(state.hands[RED]) == 2
    assert state.to_move == (RED,)


@clause("FOG-N10")
def test_the_same_kind_is_allowed_if_it_is_another_token() -> None:
    state = lay_out("rW .. ..", hands="SW | WR")
    play(state, "Sb1")
    assert moves(state) == ["Wa1", "Ra1"]


@clause("FOG-N10")
def test_the_snake_goes_by_the_shield_and_is_void_without_another_hand_token() -> None:
    state = lay_out("bW .. bR", hands="SW | WR")
    assert play(state, "Sb1") == ["laid"]
    state = parse(
        "rW .. .. .. .. ..\n" + ".. .. .. .. .. ..\n" * 5 + "phase: play\nhands: SW |\nround: 2\n"
    )
    assert play(state, "Sb1")[0] == "laid"
    assert board_of(state, "a1") == ["rW"]


@clause("FOG-N10")
def test_tokens_between_do_not_block_and_gloom_is_out_of_reach() -> None:
    state = lay_out("rW bH .. ..", hands="SW | WR")
    assert play(state, "Sc1") == ["laid", "taken_back_open"]


@clause("FOG-N10", "FOG-R1")
def test_a_face_up_token_taken_back_is_known_to_be_in_that_hand() -> None:
    sets = "sets: WWWWWWWWRRRRHHHPPS | WWWWWWWWWRRRHHHPPK\n"
    state = lay_out("rK .. ..", hands="SW | RP", more=sets)
    play(state, "Sb1", "Ra1")
    assert [(s.seat, s.kind) for s in state.view(BLUE).known.shown] == [(RED, 6)]


@clause("FOG-N10", "FOG-N14")
def test_in_fog_a_token_seen_going_back_is_not_the_one_laid_down_for_it() -> None:
    sets = "sets: WWWWWWWWRRRRHHHPPS | WWWWWWWWRRRRHHHPPG\nweather: fog\n"
    state = lay_out("rG .. ..", hands="SW | RP", more=sets + "decks: | WWWW\n")
    play(state, "Sb1", "Ra1")
    assert [(shown.kind, shown.cells) for shown in state.view(BLUE).known.shown] == [(12, 0)]
    rng = random.Random(1)
    for _ in range(50):
        assert 12 in state.view(BLUE).guess(rng).hands[RED]


@clause("FOG-N10", "FOG-W6")
def test_two_cats_seen_going_back_at_different_times() -> None:
    cats = "sets: WWWWWWWWWRRRRHHHCC | WWWWWWWWWRRRRHHHPP\nweather: fog\n"
    shown = "shown: blue/C/1 blue/C/0\n"  # one may lie on a1, the other is in hand
    state = lay_out("bC? .. ..", hands="CWWW | WWWWW", more=cats + shown + "decks: WWW | WWW\n")
    rng = random.Random(1)
    for seat in (BLUE, RED):
        for _ in range(20):
            guess = state.view(seat).guess(rng)
            assert 5 in guess.hands[BLUE]
            assert guess.hands[BLUE].count(5) + (guess.board[0] & 63 == 6) == 2


@clause("FOG-W6")
def test_a_face_down_token_that_may_be_known_goes_back_to_hand() -> None:
    cats = "sets: WWWWWWWWWRRRRHHHPC | WWWWWWWWWRRRRHHHPS\nweather: fog\n"
    more = cats + "shown: blue/C/1\nturn: red\ndecks: WWW | WWW\n"
    state = lay_out("bC? .. ..", hands="WRHP | SWW", more=more)
    play(state, "Sb1")
    assert [(shown.kind, shown.cells) for shown in state.shown] == [(5, 0)]


def test_a_position_that_nothing_fits_cannot_be_guessed() -> None:
    more = (
        "weather: fog\nshown: red/H/1 red/P/1 red/R/1\ndecks: WWW | WWW\n"  # three, in two places
    )
    state = lay_out("rH? .. ..", hands="WW | P", more=more)
    with pytest.raises(isolario.NotAllowed, match="no deal fits"):
        state.view(BLUE).guess(random.Random(1))


# --- chains -------------------------------------------------------------------------------------


@clause("FOG-N14")
def test_a_fox_lays_a_turtle_that_allows_a_snake_whose_victim_lays_a_mole() -> None:
    state = lay_out("bW .. rH ..", hands="FTSW | MRW", more=DECKS)
    play(state, "Fb1")
    assert state.to_move == (BLUE,)
    play(state, "Ta1")
    assert "pass" in moves(state)
    play(state, "Sd1")  # in reach: red's hare only
    assert state.to_move == (RED,)
    assert play(state, "Mc1") == ["laid"]  # the mole may swap with the fox or the snake
    assert (state.to_move, state.active) == ((RED,), BLUE)
    assert moves(state) == ["@b1", "@d1"]
    events = play(state, "@b1")
    assert board_of(state, "b1", "c1") == ["rM", "bF"]
    assert events == ["swapped", "must_lay_two"]
    assert (state.to_move, state.double) == ((RED,), True)


@clause("FOG-N14")
def test_each_effect_is_resolved_in_full_before_the_next() -> None:
    state = lay_out("bW .. ..", "rW .. ..", hands="FSW | PRW")
    play(state, "Fb1", "Sa1")
    # the snake, laid by the fox, asks red before blue's turn goes on
    assert state.to_move == (RED,)
    assert [task.what for task in state.tasks] == ["replace"]
    assert state.tasks[0].cell == 6
    play(state, "Pa2")
    assert state.to_move == (RED,)
    assert state.active == RED


@clause("FOG-N14")
def test_a_token_taken_back_can_be_laid_again_only_in_a_later_turn() -> None:
    state = lay_out("bP .. ..", hands="FTW | WW")
    play(state, "Fb1", "Ta1")
    assert refused(state, "Pc1") == ("FOG-N14", "taken_back")
    play(state, "pass", "Wf6")
    assert "Pc1" in moves(state)


@clause("FOG-H5")
def test_the_last_cell_and_an_empty_hand() -> None:
    state = parse(
        "bW rW bW rW bW rW\nrW bW rW bW rW bW\nbW rW bW rW bW rW\nrW bW rW bW rW bW\n"
        "bW rW bR rW bH rW\nrW bR rW bR rH ..\nphase: play\nhands: U |\nround: 2\n"
    )
    assert moves(state) == ["Uf6"]
    play(state, "Uf6", "@f5")
    assert state.over
    assert board_of(state, "f5", "f6") == ["bU", "rW"]


@clause("FOG-N1", "FOG-N6", "FOG-N10")
def test_every_move_has_a_number_and_a_notation_of_its_own() -> None:
    notations = {move.notation for move in ALL_MOVES}
    assert len(notations) == len(ALL_MOVES)
    game = isolario.all_games()["foggy-island"]
    assert game.actions == len(ALL_MOVES)
    assert all(game.read(move.notation) == move for move in ALL_MOVES)
