"""Coins and hiring over four rounds (FOG-H)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import isolario
from isolario.core.event import Events
from isolario.games.foggy_island.choosing import begin_round
from isolario.games.foggy_island.pieces import KIND_OF, KINDS, LETTERS, STARTING_SET, letters
from tests.clauses import clause
from tests.games.foggy_island.shorthand import BLUE, RED, hiring, moves, new, play_round, whats


@clause("FOG-H1")
def test_four_rounds_with_hiring_before_the_third_and_fourth() -> None:
    state = new(mode="mercenaries", weather="sunny")
    hired_in = []
    rng = random.Random(3)
    while not state.over:
        if state.phase == "hire" and state.round not in hired_in:
            hired_in.append(state.round)
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    assert hired_in == [3, 4]
    assert state.round in (4, 5)


@clause("FOG-H1")
def test_the_first_hire_may_come_after_one_round() -> None:
    state = new(mode="mercenaries", weather="sunny", first_hire=1)
    play_round(state)
    assert (state.round, state.phase) == (2, "hire")


@clause("FOG-H1", "FOG-W1")
def test_with_mercenaries_the_weather_comes_by_cards_after_the_hire() -> None:
    state = new(mode="mercenaries")
    phases = [state.phase]
    play_round(state)
    play_round(state)
    phases.append(state.phase)
    for seat in state.to_move:
        state.play(seat, "done")
    assert [*phases, state.phase] == ["weather", "hire", "weather"]


@clause("FOG-H1")
def test_a_point_is_a_coin_and_coins_are_public() -> None:
    state = hiring("31 | 17")
    for seat in (BLUE, RED, None):
        assert state.view(seat).known.coins == (31, 17)
    assert state.scores == (31, 17)


@clause("FOG-H2", "FOG-N12")
def test_a_mercenary_replaces_its_starting_token_and_costs_ten() -> None:
    state = hiring()
    state.play(BLUE, "hire F")
    state.play(BLUE, "hire C")
    state.play(BLUE, "done")
    assert state.sets[BLUE] == STARTING_SET  # nothing is shown yet
    events = state.play(RED, "done")
    assert whats(events)[:3] == ["ready", "hired", "hired"]
    view = state.view(RED)
    assert Counter(letters(view.known.sets[BLUE])) == Counter("WWWWWWWWRRRRHHHPFC")
    assert len(view.known.sets[BLUE]) == 18
    assert (state.coins, state.spent, state.scores) == ((10, 20), (20, 0), (10, 20))
    assert sum(event.points for event in events) == -20


@clause("FOG-N12")
def test_every_price_is_ten() -> None:
    assert {kind.price for kind in KINDS if kind.replaces} == {10}


@clause("FOG-N13")
def test_one_of_each_kind_and_two_cats() -> None:
    state = hiring("200 | 20")
    for letter in "FCCKMLDOTGSU":
        state.play(BLUE, f"hire {letter}")
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(BLUE, "hire U")
    assert (caught.value.clause, caught.value.reason.id) == ("FOG-N13", "hire_none_left")
    state.play(BLUE, "done")
    state.play(RED, "done")
    assert Counter(LETTERS[kind] for kind in state.sets[BLUE]) == Counter("WWWWRHFCCKMLDOTGSU")


@clause("FOG-H2")
def test_what_cannot_be_paid_cannot_be_hired_and_the_rest_is_kept() -> None:
    state = hiring("19 | 20")
    state.play(BLUE, "hire K")
    assert moves(state) == ["done"]
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(BLUE, "hire M")
    assert (caught.value.clause, caught.value.reason.id) == ("FOG-H2", "hire_too_dear")
    state.play(BLUE, "done")
    state.play(RED, "done")
    assert state.coins == (9, 20)


@clause("FOG-H2")
def test_hires_are_chosen_in_any_order_and_any_can_be_taken_back() -> None:
    state, plain = hiring(), hiring()
    for move in ("hire U", "hire C", "hire F"):
        state.play(BLUE, move)
    assert state.view(BLUE).picks == "FCU"
    assert moves(state) == ["done"]  # thirty coins
    state.undo(BLUE, "hire C")
    state.play(BLUE, "done")
    state.undo(BLUE, "hire U")  # even once ready: the others do not depend on it
    for move in ("hire F", "done"):
        plain.play(BLUE, move)
    assert state.text == plain.text
    assert state.view(BLUE) == plain.view(BLUE)


@clause("FOG-H2")
def test_hires_are_secret_until_both_are_ready() -> None:
    state = hiring()
    before = state.view(RED).json()
    for move in ("hire F", "hire C"):
        events = state.play(BLUE, move)
        assert [event.seen_by(RED) for event in events] == [None]
        assert state.view(RED).json() == before
    state.play(BLUE, "done")
    assert state.view(RED).ready == (BLUE,)
    assert state.view(RED).known.coins == (30, 20)


@clause("FOG-H2")
def test_who_can_pay_for_nobody_is_not_asked() -> None:
    game = new("skip", mode="mercenaries", weather="sunny")
    game.points = (40, 9)
    game.round = 2
    begin_round(game, Events())
    assert (game.phase, game.to_move) == ("hire", (BLUE,))


@clause("FOG-H3", "FOG-R4")
def test_the_second_player_of_the_last_simple_round_begins() -> None:
    state = new(mode="mercenaries", weather="sunny")
    play_round(state)
    second = 1 - state.first
    play_round(state)
    assert state.round == 3
    assert state.first == second


@clause("FOG-H2")
def test_a_mercenary_stays_for_the_rest_of_the_game() -> None:
    state = hiring()
    for move in ("hire F", "done"):
        state.play(BLUE, move)
    state.play(RED, "done")
    assert "F" in state.view(BLUE).offer
    play_round(state)
    assert KIND_OF["F"] in state.view(RED).known.sets[BLUE]
