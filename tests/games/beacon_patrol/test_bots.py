"""What good steps look like to Beacon Patrol's judge, and the game as numbers."""

from __future__ import annotations

import math
import random
from itertools import product

import pytest

from isolario.bots import bot
from isolario.core.moves import Move
from isolario.games.beacon_patrol import GAME, BeaconOptions, BeaconState, BeaconView
from isolario.games.beacon_patrol.bot.judge import judge
from isolario.games.beacon_patrol.moves import DISCARD, Discard, End, Keep
from isolario.games.beacon_patrol.pieces import tiles_of
from isolario.games.beacon_patrol.scoring import total
from tests.games.beacon_patrol.shorthand import at, new

CROSS = "0 0 HQ, 0 -1 O1, 1 0 O2, 0 1 O3"  # headquarters, open only in the west
SET_UPS = list(product((1, 2, 3, 4), (False, True), (False, True)))


def best(view: BeaconView) -> Move:
    return max(view.legal_moves(), key=lambda move: judge(view, move))


def turn(state: BeaconState) -> list[str]:
    """Plays a turn with the best steps; returns them."""
    seat, steps = state.active, []
    while True:
        move = best(state.view(seat))
        steps.append(move.notation)
        state.play(seat, move)
        if seat not in state.to_move or isinstance(move, End | Keep):
            return steps


def patrol(seats: int, seed: int, **options: bool) -> tuple[BeaconState, list[tuple[int, Move]]]:
    """A whole game by greedy players; their steps, each with the tokens that were left."""
    state, player = new(seats, seed, **options), bot("greedy", seed)
    steps = []
    while not state.over:
        view = state.view(state.active)
        steps.append((view.known.tokens, player.choose(view)))
        state.play(state.active, steps[-1][1])
    return state, steps


def explored(state: BeaconState) -> list[tuple[int, int]]:
    return [cell for cell in state.chart.tiles if state.chart.explored(cell)]


def wander(seats: int, seed: int, **options: bool) -> BeaconState:
    """A whole game at random."""
    state, rng = new(seats, seed, **options), random.Random(seed)
    while not state.over:
        state.play(state.active, state.legal_moves(state.active).choice(rng))
    return state


# --- strength -------------------------------------------------------------------------------------


def test_two_become_captains_without_waste() -> None:
    scores = []
    for seed in range(2):
        state, steps = patrol(2, seed)
        scores.append(state.points)
        assert len(state.discarded) <= 15
        assert not any(tokens and isinstance(move, Discard) for tokens, move in steps)
    assert min(scores) > 40  # 53 on average; captains have 36, navigators 46
    assert max(wander(2, seed).points for seed in range(20)) < min(scores)


@pytest.mark.parametrize(("seats", "least"), [(1, 36), (4, 36)])
def test_other_teams_are_captains_too(seats: int, least: int) -> None:
    assert patrol(seats, 1)[0].points >= least
    assert wander(seats, 1).points < 20


@pytest.mark.parametrize("option", ["windmills", "piers"])
def test_expansions_are_played_for(option: str) -> None:
    state, _ = patrol(1, 3, **{option: True})
    assert state.points >= 46  # captains
    extra = set(tiles_of(state.options)).difference(tiles_of(BeaconOptions()))
    assert extra.intersection(map(state.chart.tiles.__getitem__, explored(state)))


# --- single steps ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [0, 3])
def test_closes_a_hole_beside_the_ship(tokens: int) -> None:
    state = at(CROSS, "B1 | N1", tokens=tokens)
    assert best(state.view(0)).notation == "B1@w"


def test_sails_to_close_a_hole() -> None:
    state = at(f"{CROSS}, 2 0 O4", "B1 | E1", ships="2,0 | 0,0")
    assert turn(state)[:3] == [">w", ">w", "B1@w"]


def test_discards_to_close_a_hole_when_tokens_are_out() -> None:
    state = at(CROSS, "B1 U3 | ", ships="1,0 | 0,0", tokens=0)
    assert turn(state)[:2] == ["-U3>w", "B1@w"]


def test_does_not_discard_with_tokens_left() -> None:
    state = at(CROSS, "B1 U3 | ", ships="1,0 | 0,0")
    view = state.view(0)
    assert turn(state)[:2] == [">w", "B1@w"]
    assert all(judge(view, move) < judge(view, best(view)) for move in DISCARD["U3"])


def test_swaps_to_close_a_hole() -> None:
    chart = "0 0 HQ, 0 -1 O1, 1 0 O2, 0 1 O3, -1 -1 S1, -1 1 O4, -2 0 O5"
    state = at(chart, "B1 | C1 N1", tokens=0)  # only land fits in the north of the hole
    steps = turn(state)
    assert steps[:2] == ["give B1", "take N1"]
    assert steps[2] == "N1@w"
    assert state.chart.explored((0, 0))


def test_does_not_swap_for_nothing() -> None:
    assert turn(at(CROSS, "B1 | B2", stack="? ? ? ?"))[0] == "B1@w"


def test_does_not_end_while_there_is_something_to_place() -> None:
    state = at("0 0 HQ", "O1 O2 O3 | N1 N2 N3", stack="? ? ? ? ? ?")
    steps = turn(state)
    assert sum("@" in step for step in steps) == 3
    assert steps[-1] == "end"


def test_the_last_tile_of_the_game_goes_where_it_counts() -> None:
    state = at(f"{CROSS}, 2 0 B1, 2 -1 O4, 1 -1 O5", "O6 | ", ships="1,0 | 0,0")
    turn(state)  # in the south it would explore (1, 0) for a point, in the west headquarters
    assert total(state.chart) == 3


def test_of_two_tiles_the_lighthouse_is_explored() -> None:
    # Both fit into a hole with tiles all around, and it is the last turn of the game.
    chart = "0 0 HQ, 0 1 O1, 0 2 O2, 1 2 O3, 2 2 O4, 2 1 O5, 2 0 O6, 1 0 S1"
    state = at(chart, "N2 N5 | ", ships="0,1 | 0,0", tokens=0)
    assert best(state.view(0)).notation == "N5@e"


def test_leaves_a_hole_that_the_partner_can_fill() -> None:
    # O1 goes beside headquarters in any case; the partner, who has the last turn, has open sea.
    state = at("0 0 HQ, 0 -1 B1, 1 0 B2", "O1 | O2", ships="0,0 | 0,0")
    turn(state)
    turn(state)
    assert state.points == 3


def test_moves_on_to_where_the_next_turn_begins_better() -> None:
    """With nothing left to place, tokens bring the ship back to the holes."""
    chart = f"{CROSS}, 2 0 O4, 3 0 O5, 4 0 O6, 5 0 B1, 6 0 B2, 7 0 B3"
    state = at(chart, "", ships="7,0", stack=" ".join("?" * 12))
    assert turn(state) == [">w", ">w", ">w", ">w", "end"]


@pytest.mark.parametrize(("stack", "seals"), [(20, False), (0, True)])
def test_does_not_seal_off_the_sea_before_the_end(stack: int, seals: bool) -> None:
    # U6 fits into the last gap, and makes it all one lake.
    chart = "0 0 HQ, 0 -1 U1, 1 0 U8, 0 1 PI2, -1 1 PI4, -1 2 V1, -1 3 U4"
    state = at(chart, "U6", stack=" ".join("?" * stack), options="windmills=no piers=yes")
    assert ("U6@w" in turn(state)) == seals


def test_does_not_sail_for_nothing() -> None:
    state = at("0 0 HQ, 0 -1 U1, 1 0 U8, 0 1 U3, -1 0 U6", "B1", stack=" ".join("?" * 12))
    assert turn(state) == ["keep B1"]


def test_alone_a_tile_is_kept_rather_than_lost() -> None:
    chart, stack = "0 0 HQ, 0 -1 U1", " ".join("?" * 12)
    state = at(chart, "U2", ships="0,-1", tokens=0, stack=stack)  # it fits nowhere
    assert turn(state) == ["keep U2"]


# --- fairness -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "windmills", "piers"), SET_UPS)
def test_judges_every_move(seats: int, windmills: bool, piers: bool) -> None:
    state, rng = new(seats, 5, windmills=windmills, piers=piers), random.Random(5)
    while not state.over:
        seat = state.active
        legal = state.legal_moves(seat)
        if rng.random() < 0.1 or state.given:
            view = state.view(seat)
            assert all(math.isfinite(judge(view, move)) for move in legal)
        state.play(seat, legal.choice(rng))


def test_knows_only_the_view() -> None:
    state, rng = new(2, 6), random.Random(6)
    for _ in range(40):
        state.play(state.active, state.legal_moves(state.active).choice(rng))
    view = state.view(state.active)
    judged = [judge(view, move) for move in view.legal_moves()]
    for seed in range(3):
        other = view.guess(random.Random(seed)).view(view.seat)
        assert [judge(other, move) for move in view.legal_moves()] == judged
    again = GAME.view(view.json())
    assert isinstance(again, BeaconView)
    assert [judge(again, move) for move in reversed(view.legal_moves())] == judged[::-1]


# --- numbers --------------------------------------------------------------------------------------
