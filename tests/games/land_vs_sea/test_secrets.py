"""What players of Land vs Sea know (LVS-S3, S4, I1, T4, 4.2). Maps are written as `shorthand`
says."""

from __future__ import annotations

import random

import pytest

from isolario.core.chance import UNKNOWN
from isolario.core.event import Event
from isolario.games.land_vs_sea import LandVsSeaState
from isolario.games.land_vs_sea.pieces import APART
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import finish, lay, new, play, table

START = "0 0 start"
ALL = (None, 0, 1, 2, 3)


def knows(state: LandVsSeaState, hand: int, slot: int) -> list[int | None]:
    """Who sees the hidden side of a tile in a hand; None is a spectator."""
    truth = state.hands[hand][slot].down
    seen = {seat: state.view(seat).known.hands[hand][slot].down for seat in _viewers(state)}
    assert set(seen.values()) <= {truth, UNKNOWN}
    return [seat for seat, side in seen.items() if side == truth]


def knows_under(state: LandVsSeaState, number: int) -> list[int | None]:
    """Who sees the side under a placed tile."""
    truth = state.under[number].side
    seen = {seat: state.view(seat).known.under[number].side for seat in _viewers(state)}
    assert set(seen.values()) <= {truth, UNKNOWN}
    return [seat for seat, side in seen.items() if side == truth]


def _viewers(state: LandVsSeaState) -> tuple[int | None, ...]:
    return ALL[: state.seats + 1]


def told(event: Event, seat: int | None, fact: str) -> bool:
    """Whether an event tells a seat a fact."""
    seen = event.seen_by(seat)
    return seen is not None and seen.facts[fact] == event.facts[fact]


# --- stacks -------------------------------------------------------------------------------------


@clause("LVS-S3")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_of_the_stacks_only_the_tops_show_and_how_high_they_are(seat: int | None) -> None:
    state = new(2)
    for truth, seen in zip(state.stacks, state.view(seat).known.stacks, strict=True):
        assert len(seen) == len(truth)
        assert seen[0].up == truth[0].up
        assert {tile.up for tile in seen[1:]} == {UNKNOWN}
        assert {tile.down for tile in seen} == {UNKNOWN}


@clause("LVS-S3")
def test_a_draw_uncovers_the_next_top() -> None:
    state = new(2)
    following = state.stacks[0][1].up
    (event,) = play(state, "draw 1")
    assert event.facts["first"] == following
    for seat in (None, 0, 1):
        assert state.view(seat).known.stacks[0][0].up == following
        assert told(event, seat, "first")


@clause("LVS-S3", "LVS-T8")
def test_a_split_uncovers_a_new_top() -> None:
    state = table(START, "ssslll, any | any, any", "any | any, any, any, any")
    lay(state, "1 0 ssslll")
    third = state.stacks[1][2].up
    assert state.view(0).known.stacks[1][2].up == UNKNOWN
    play(state, "draw 1")
    for seat in (None, 0, 1):
        assert state.view(seat).known.stacks[0][0].up == third


# --- hands --------------------------------------------------------------------------------------


@clause("LVS-S4")
def test_who_takes_a_tile_sees_its_lower_side_and_nobody_else_does() -> None:
    state = new(3)
    hidden = state.stacks[0][0].down
    assert state.view(0).known.stacks[0][0].down == UNKNOWN  # not before taking it
    (event,) = play(state, "draw 1")
    assert state.hands[0][0].down == hidden
    assert knows(state, 0, 0) == [0]
    assert [seat for seat in (None, 0, 1, 2) if told(event, seat, "below")] == [0]


@clause("LVS-S4")
def test_the_side_that_was_up_stays_public() -> None:
    state = new(3)
    top = state.stacks[1][0].up
    play(state, "draw 2")
    for seat in (None, 0, 1, 2):
        assert state.view(seat).known.hands[0][0].up == top


@clause("LVS-S4", "LVS-T7")
def test_a_refill_is_as_secret_as_the_first_hand() -> None:
    state = table(START, "ssslll, any | any, any")
    lay(state, "1 0 ssslll")
    event, _ = play(state, "draw 1")
    assert knows(state, 0, 1) == [0]
    assert not told(event, 1, "below")


@clause("LVS-4.2", "LVS-S4")
def test_hidden_sides_are_secret_from_the_team_mate_too() -> None:
    state = new(4)
    play(state, *["draw 1"] * 8)
    for seat in range(4):
        for slot in (0, 1):
            assert knows(state, seat, slot) == [seat]


# --- theft --------------------------------------------------------------------------------------


@clause("LVS-T4")
def test_the_thief_sees_the_hidden_side_only_after_taking_the_tile() -> None:
    state = table(START, "ssslls steal, any | any, any")
    lay(state, "1 0 ssslls steal")
    assert knows(state, 1, 0) == [1]
    play(state, "steal 1.1")
    assert knows(state, 0, 1) == [0, 1]  # and the robbed player still knows it


@clause("LVS-T4", "LVS-4.2")
def test_others_learn_nothing_from_a_theft() -> None:
    """Land robs sea; its team-mate and sea's see only the public side move."""
    state = table(START, "ssslls steal, any | any, any | any, any | any, any")
    lay(state, "1 0 ssslls steal")
    public = state.hands[1][1].up
    event, _ = play(state, "steal 1.2")
    assert knows(state, 0, 1) == [0, 1]
    assert [seat for seat in ALL if told(event, seat, "below")] == [0, 1]
    for seat in ALL:
        assert told(event, seat, "tile")
        assert state.view(seat).known.hands[0][1].up == public


@clause("LVS-T4")
def test_a_tile_that_is_stolen_twice_is_known_to_three() -> None:
    state = table(
        START,
        "ssslls steal, any | llsssl, any | sllsss steal, any",
        extras="mountains caravans",
    )
    lay(state, "1 0 ssslls steal")
    play(state, "steal 1.2")  # land has it
    lay(state, "0 -1 llsssl")
    play(state, "draw 1", "draw 2")
    lay(state, "0 1 sllsss steal")
    play(state, "steal 0.2")  # now the cartographer
    assert knows(state, 2, 1) == [0, 1, 2]


@clause("LVS-T4")
def test_the_tile_that_is_left_stays_as_secret_as_it_was() -> None:
    state = table(START, "ssslls steal, any | any, any")
    lay(state, "1 0 ssslls steal")
    play(state, "steal 1.1")
    assert knows(state, 1, 0) == [1]
    assert knows(state, 0, 0) == [0]


# --- under placed tiles -------------------------------------------------------------------------


@clause("LVS-I1")
def test_the_underside_of_a_placed_tile_is_known_to_its_player_alone() -> None:
    state = table(START, "ssslll / any, any | any, any")
    hidden = state.hands[0][0].down
    lay(state, "1 0 ssslll")
    assert state.under[1].side == hidden
    assert knows_under(state, 1) == [0]


@clause("LVS-I1")
def test_a_public_side_that_is_laid_face_down_was_seen_by_all() -> None:
    state = table(START, "lsssss / ssslll, any | any, any")
    public = state.hands[0][0].up
    lay(state, "1 0 ssslll")
    assert state.under[1].side == public
    assert knows_under(state, 1) == [None, 0, 1]


@clause("LVS-I1", "LVS-T4")
def test_the_robbed_player_knows_what_lies_under_the_stolen_tile() -> None:
    hands = "ssslls steal, any | sllsss, any | any, ssslll | lllsss, any"
    state = table(START, hands)
    lay(state, "1 0 ssslls steal")
    play(state, "steal 2.1")
    lay(state, "0 1 sllsss")
    play(state, "draw 1")
    lay(state, "-1 0 ssslll")
    play(state, "draw 1", "draw 2")
    lay(state, "-2 0 lllsss")
    play(state, "draw 1")
    stolen = [move for move in state.legal_moves(0) if move.notation.startswith("2a")]
    state.play(0, stolen[0])
    assert knows_under(state, len(state.under) - 1) == [0, 2]


# --- guesses ------------------------------------------------------------------------------------


@clause("LVS-I1")
def test_a_guess_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    state = new(3, 5)
    rng = random.Random(5)
    for _ in range(40):
        state.play(state.active, state.legal_moves(state.active).choice(rng))
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        for _ in range(20):
            dealt = view.guess(rng)
            assert dealt.view(seat).known.hands == view.known.hands
            assert dealt.view(seat).known.stacks == view.known.stacks
            assert dealt.view(seat).known.under == view.known.under
            sides = [tile.side for tile in dealt.ground.placed if tile.side not in APART]
            sides += [below.side for below in dealt.under if below.side]
            for group in (*dealt.hands, *dealt.stacks):
                sides += [side for tile in group for side in (tile.up, tile.down)]
            assert sorted(sides) == sorted(set(state.box.deck))  # each once


@clause("LVS-I1")
def test_any_hidden_side_may_be_back_to_back_with_any_other() -> None:
    """The printed pairs count as unknown, at every table."""
    state = new(2, 3, pairing="printed")
    play(state, *["draw 1"] * 4)
    up, down = state.hands[0][0].up, state.hands[0][0].down
    rng = random.Random(1)
    view = state.view(1)
    located = {side for tile in view.known.hands[1] for side in (tile.up, tile.down)}
    located |= {tile.up for tile in view.known.hands[0]}
    located |= {stack[0].up for stack in view.known.stacks}
    guesses = {view.guess(rng).hands[0][0].down for _ in range(1500)}
    assert guesses == set(state.box.deck) - located
    assert down in guesses
    assert up not in guesses


@clause("LVS-I1")
def test_a_view_never_tells_what_it_may_not() -> None:
    """Whole games: no side that a seat has not seen is anywhere in what it is sent."""
    state = new(4, 11, extras="all")
    rng = random.Random(11)
    while not state.over:
        state.play(state.active, state.legal_moves(state.active).choice(rng))
        for seat in (None, 0, 3):
            seen = state.view(seat).text
            secret = {
                side
                for value in state.secrets(seat).values()
                for side in value.pieces
                if len(side) == 3
            }
            words = set(seen.replace("/", " ").replace(":", " ").split())
            assert not secret & words


@clause("LVS-S3", "LVS-E1")
def test_what_lies_under_the_map_is_never_shown_even_at_the_end() -> None:
    state = new(2, 2, extras="none")
    finish(state)
    hidden = [below for below in state.view(None).known.under if below.side == UNKNOWN]
    assert hidden
