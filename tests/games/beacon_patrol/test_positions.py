"""Moves and positions of Beacon Patrol, as numbers and as text, and a second opinion."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.core.record import replay
from isolario.games.beacon_patrol import GAME
from isolario.games.beacon_patrol.moves import ALL_MOVES
from isolario.games.beacon_patrol.rules import BeaconState
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import ROW, at, finish, legal, new, play
from tests.reference import beacon_patrol as slow_beacon


@clause("BCN-P1", "BCN-P2", "BCN-P3", "BCN-M1", "BCN-M2")
def test_moves_are_those_that_the_slow_rules_find() -> None:
    compared = 0
    for seed in range(24):
        state = new(1 + seed % 4, seed, windmills=True, piers=seed % 3 == 0)
        rng = random.Random(seed)
        while not state.over:
            if not state.given:
                hand = list(state.hands[state.active])
                ship = state.ships[state.active]
                slow = slow_beacon.moves(state.chart.text, ship, hand, state.tokens)
                assert {move for move in legal(state) if "@" in move or ">" in move} == slow
                compared += 1
            state.play(state.active, state.legal_moves(state.active).choice(rng))
    assert compared > 1500


def test_legal_means_not_refused_for_every_move_there_is() -> None:
    for seed in range(6):
        state = new(1 + seed % 4, seed, piers=True)
        rng = random.Random(seed)
        while not state.over:
            moves = state.legal_moves(state.active)
            if rng.random() < 0.15:
                for move in ALL_MOVES:
                    assert (move in moves) == (state.refuse(state.active, move) is None), move
            state.play(state.active, moves.choice(rng))


def test_numbers_of_moves_do_not_depend_on_the_chart() -> None:
    assert GAME.actions == len(ALL_MOVES) == 63 * 8 + 4 + 63 * 3 + 1 < 1000
    assert len({move.notation for move in ALL_MOVES}) == len(ALL_MOVES)
    far = "54,-70"
    state = at("0 0 HQ, 54 -70 O1", "B1 | B2", ships=f"{far} | 0,0")
    near = at("0 0 HQ", "B1 | B2")
    move = GAME.read("B1@n")
    assert state.view(0).number(move) == near.view(0).number(move)
    play(state, "B1@n")
    assert state.chart.tiles[54, -71] == "B1"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("n5@e", "N5@e"),
        (" N5 @ E ", "N5@e"),
        ("Н1@Е", "H1@e"),  # Cyrillic look-alikes
        ("В2@n", "B2@n"),
        ("> S", ">s"),
        ("-n5>w", "-N5>w"),
        ("GIVE wm3", "give WM3"),
        ("take pi1", "take PI1"),
        ("keep o6", "keep O6"),
        ("END", "end"),
    ],
)
def test_notation_as_people_type_it(typed: str, meant: str) -> None:
    assert GAME.read(typed).notation == meant


@pytest.mark.parametrize(
    ("typed", "place"),
    [("", 0), ("N5", 0), ("N5@x", 0), ("N9@e", 0), ("HQ@e", 0), ("give HQ", 5), ("-X1>e", 1)],
)
def test_what_is_no_notation(typed: str, place: int) -> None:
    with pytest.raises(isolario.BadNotation) as caught:
        GAME.read(typed)
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 0 O1\nhands: B1", "0 0 HQ"),
        ("0 0 HQ\n1 0\nhands: B1", "x y ID"),
        ("0 0 HQ\n1 0 X9\nhands: B1", "id of a tile"),
        ("0 0 HQ\n1 0 O1\n1 0 O2\nhands: B1", "only once"),
        ("0 0 HQ\n1 0 O1\n2 0 O1\nhands: B1", "only once"),
        ("0 0 HQ\n1 0 B1\nhands: B1", "only once"),
        ("0 0 HQ\n1 0 W1\nhands: B1", "agrees"),
        ("0 0 HQ\nhands: WM1", "of this game"),
        ("0 0 HQ\nhands: B1 | B2 | B3 | B4 | B5", "1 to 4"),
        ("0 0 HQ", "hands"),
        ("0 0 HQ\nhands: B1 B2 B3 B4", "3 tiles"),
        ("0 0 HQ\nhands: B1\nships: 1,0", "on tiles"),
        ("0 0 HQ\nhands: B1\nships: here", "3,-2"),
        ("0 0 HQ\nhands: B1\nturn: 1", "a seat"),
        ("0 0 HQ\nhands: B1 | B2\ntokens: 4", "tokens"),
        ("0 0 HQ\nhands: B1 | \ngiven: B1", "swap"),
        ("0 0 HQ\nhands: B1 | B2\ngiven: B2", "swap"),
        ("0 0 HQ\nhands: B1\ncontributions: many", "whole number"),
        ("0 0 HQ\nhands: B1\noptions: ports=yes", "windmills"),
        ("0 0 HQ\nhands: B1\nwind: west", "no field"),
    ],
)
def test_what_is_no_position(text: str, expected: str) -> None:
    with pytest.raises(isolario.BadNotation) as caught:
        GAME.parse(text)
    assert expected in str(caught.value)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_comes_back_and_a_record_replays(seats: int) -> None:
    state = new(seats, 11, windmills=True, piers=True)
    rng = random.Random(seats)
    while not state.over:
        again = GAME.parse(state.text)
        assert again.text == state.text
        assert again.view(0) == state.view(0)
        assert state.view(0).text.partition("discarded")[0].count("?") == len(state.stack)
        state.play(state.active, state.legal_moves(state.active).choice(rng))
    assert replay(state.record(), GAME).text == state.text


def test_a_stack_may_have_the_rest_of_the_tiles() -> None:
    state = GAME.parse("0 0 HQ\nhands: B1 N1 | O2\nstack: N2 E4 rest\ndiscarded: O3")
    assert isinstance(state, BeaconState)
    assert state.stack[:2] == ("N2", "E4")
    assert len(state.stack) == 54 - 4
    assert sorted(state.stack) == sorted(state.unseen)
    assert GAME.parse(state.text).text == state.text
    with pytest.raises(isolario.BadNotation):
        GAME.parse("0 0 HQ\nhands: B1\nstack: rest N2")


def test_prompts_and_steps() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3")
    assert [state.view(seat).prompt.id for seat in (0, 1)] == ["prompt_beacon_turn", "prompt_wait"]
    play(state, "give B1")
    assert state.view(0).prompt.id == "prompt_beacon_take"
    assert [step.state for step in state.view(0).steps] == ["done", "now", "ahead", "ahead"]
    play(state, "take B3", "B3@n", "B2@n")
    assert state.view(0).prompt.id == "prompt_beacon_sail"
    play(state, ">s", ">s", ">e")
    assert state.view(0).prompt.id == "prompt_beacon_end"
    finish(state)
    assert state.view(0).prompt.id == "prompt_over"
    assert state.view(0).steps == ()
