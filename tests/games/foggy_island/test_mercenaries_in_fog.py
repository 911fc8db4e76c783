"""Mercenaries laid face up or face down (FOG-N12, FOG-N13)."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.choosing import hirers
from isolario.games.foggy_island.moves import DONE, PICK
from tests.clauses import clause
from tests.games.foggy_island.shorthand import (
    BLUE,
    RED,
    finish,
    hiring,
    moves,
    new,
    parse,
    pick,
    whats,
)


def in_fog(*rows: str, hands: str, more: str = "") -> FoggyState:
    empty = [".."] * 6
    block = [" ".join((row.split() + empty)[:6]) for row in [*rows, *[""] * (6 - len(rows))]]
    return parse("\n".join(block) + f"\nphase: play\nweather: fog\nhands: {hands}\n{more}")


@clause("FOG-W5")
def test_in_fog_a_mercenary_is_laid_face_up_or_face_down_and_others_face_down() -> None:
    state = in_fog("bW? .. ..", hands="UW | WW")
    assert {"Ub1", "Ub1?", "Wb1"} <= set(moves(state))
    assert "Wb1?" not in moves(state)
    covert = state.copy()
    assert whats(covert.play(BLUE, "Ub1?")) == ["laid_down"]
    assert covert.view(BLUE).known.words[1] == "b?"
    assert whats(state.play(BLUE, "Ub1")) == ["laid", "swapped"]
    assert state.view(RED).known.words[:2] == ["bU", "b?"]


@clause("FOG-W5")
def test_face_down_mercenaries_have_no_effect_but_at_scoring() -> None:
    for letter in "FMDSTU":
        state = in_fog("bW? .. rW?", hands=f"{letter}WW | WW")
        assert whats(state.play(BLUE, f"{letter}b1?")) == ["laid_down"]
        assert state.to_move == (RED,)
    lines = isolario.games.foggy_island.score_lines
    rest = ".. .. .. .. .. ..\n" * 5
    assert lines("bC? bW? bW? .. .. ..\n" + rest)["blue"] == 9
    assert lines("rK? bW? bW? .. .. ..\n" + rest)["blue"] == 1
    assert lines("bL? bW? bW? .. .. ..\n" + rest)["blue"] == 3


@clause("FOG-W5")
def test_a_face_down_hippo_takes_one_cell_and_a_face_down_frog_never_moves() -> None:
    state = in_fog(".. .. ..", hands="OW | WW")
    assert "Oa1?" in moves(state)
    assert "Oa1" not in moves(state)
    corner = {"piece": "hand-hippo-0", "face": "down", "place": "board/f6"}  # no pair begins there
    assert str(state.view(BLUE).attempt(corner)) == "Of6?"
    state.play(BLUE, "Oa1?")
    assert state.wide == ()
    state = in_fog("bG? .. ..", hands="WW | WW", more="turn: red\n")
    state.play(RED, "Wf6")
    assert state.tasks == ()


@clause("FOG-W5", "FOG-N5")
def test_a_face_down_newcomer_leaves_the_chameleon_as_it_is() -> None:
    state = in_fog("bL .. ..", hands="WW | WW", more="turn: red\n")
    state.play(RED, "Wb1")
    assert state.view(None).known.words[0] == "bLb"


@clause("FOG-W5")
def test_covert_laying_is_for_mercenaries_in_fog_only() -> None:
    sunny = parse(".. .. .. .. .. ..\n" * 6 + "phase: play\nhands: FW | WW\n")
    with pytest.raises(isolario.IllegalMove, match="FOG-W5"):
        sunny.play(BLUE, "Fa1?")


@clause("FOG-W6")
def test_open_swaps_move_face_down_tokens_without_showing_them() -> None:
    state = in_fog("bR? .. rW?", hands="UW | WW")
    state.play(BLUE, "Ub1")
    events = state.play(BLUE, "@a1")
    assert state.view(BLUE).known.words[:2] == ["bU", "b?"]
    assert all(event.seen_by(RED) == event for event in events if event.what == "swapped")
    assert "rat" not in str([event.seen_by(RED) for event in events])


@clause("FOG-W6", "FOG-N10")
def test_a_face_down_token_taken_to_hand_is_seen_by_its_owner_only() -> None:
    state = in_fog("rP? .. ..", hands="SW | WR")
    events = state.play(BLUE, "Sb1")
    taken = events[-1]
    assert taken.what == "taken_back_covert"
    own, other = taken.seen_by(RED), taken.seen_by(BLUE)
    assert own is not None
    assert other is not None
    assert own.facts["token"] == isolario.Text("pig")
    assert other.facts["token"] == isolario.Text("unknown")
    assert state.view(BLUE).known.shown == ()
    assert "P" in state.view(RED).hand


@clause("FOG-W6")
def test_guesses_with_recall_know_the_own_tokens_through_swaps() -> None:
    rng = random.Random(5)
    checked = 0
    for seed in range(12):
        state = new(seed, mode="blitz", weather="fog")
        while not state.over:
            seat = state.to_move[0]
            legal = state.legal_moves(seat)
            hires = [move for move in legal if move.notation in ("hire M", "hire U", "hire D")]
            state.play(seat, hires[0] if hires else legal.choice(rng))
            if state.phase != "play" or rng.random() > 0.1:
                continue
            for viewer in (BLUE, RED):
                guess = state.view(viewer).guess(rng, state.recall(viewer))
                for cell, code in enumerate(state.board):
                    if code and (code - 1) // 16 % 2 == viewer:
                        assert guess.board[cell] == code
                        checked += 1
    assert checked > 200


@clause("FOG-W4", "FOG-W5")
def test_face_up_mercenaries_in_fog_are_not_turned_up_again() -> None:
    state = new(4, mode="blitz", weather="fog")
    events = finish(state, round_only=True)
    laid_up = sum(event.what in ("laid", "laid_wide") for event in events)
    back = sum(event.what.startswith("taken_back") for event in events)
    turned = sum(event.what == "turned_up" for event in events)
    assert turned <= 36
    assert turned + laid_up >= 36 - back


@clause("FOG-R1")
def test_the_first_hand_can_hold_mercenaries() -> None:
    state = hiring()
    for move in ("hire F", "hire C", "done"):
        state.play(BLUE, move)
    state.play(RED, "done")
    pick(state, BLUE, "WWPFC")
    assert state.view(BLUE).picks == "WWPFC"


@clause("FOG-R1", "FOG-H2", "FOG-T1")
def test_whoever_is_ready_is_told_so_and_whoever_is_not_asked_waits() -> None:
    state = new()
    pick(state, BLUE, "WWRHP")
    ready = state.refuse(BLUE, PICK[0])
    assert ready is not None
    assert (ready.clause, ready.reason.id) == ("FOG-R1", "already_ready")
    teams = new(seats=4, mode="mercenaries", first_hire=1)
    finish(teams, round_only=True)
    assert teams.phase == "hire"
    waiting = next(seat for seat in range(4) if seat not in hirers(teams))
    wait = teams.refuse(waiting, DONE)
    assert wait is not None
    assert (wait.clause, wait.reason.id) == ("FOG-H2", "not_your_turn")
