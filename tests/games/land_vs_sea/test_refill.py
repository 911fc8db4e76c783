"""Refilling, stacks, players without tiles and the end of Land vs Sea (LVS-T7 to T9, E1). Maps are
written as `shorthand` says."""

from __future__ import annotations

import random

import pytest

from isolario.core.boards.hex import STEPS, name
from isolario.games.land_vs_sea import GAME, LandVsSeaState
from isolario.games.land_vs_sea.pieces import FITS
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import (
    finish,
    lay,
    legal,
    new,
    play,
    refusal,
    table,
    whats,
)

START = "0 0 start"  # land in the east, north-west and north-east


def held(state: LandVsSeaState) -> int:
    """How many tiles the player to move has."""
    return len(state.hands[state.active])


# --- refill and stacks --------------------------------------------------------------------------


@clause("LVS-T7")
@pytest.mark.parametrize("stack", [1, 2])
def test_a_turn_usually_draws_one_tile_from_either_stack(stack: int) -> None:
    state = table(START, "ssslll, any | any, any")
    lay(state, "1 0 ssslll")
    top = state.stacks[stack - 1][0]
    events = play(state, f"draw {stack}")
    assert whats(events) == ["tile_drawn", "turn_begins"]
    assert (events[0].clause, events[1].clause) == ("LVS-T7", "LVS-T1")
    assert (state.hands[0][1].up, state.hands[0][1].down) == (top.up, top.down)
    assert state.active == 1


@clause("LVS-T7")
def test_drawing_cannot_be_declined() -> None:
    state = table(START, "ssslll, any | any, any")
    lay(state, "1 0 ssslll")
    assert refusal(state, "done") == ("LVS-T1", "end_now", ())
    state = table(START, "ssslll | any, any")
    lay(state, "1 0 ssslll")
    play(state, "draw 1")
    assert refusal(state, "done") == ("LVS-T7", "draw_now", ())


@clause("LVS-T7")
def test_two_tiles_are_drawn_one_by_one_and_each_is_seen_before_the_next() -> None:
    state = table(START, "ssslll | any, any")
    lay(state, "1 0 ssslll")
    hidden = state.stacks[0][0].down
    play(state, "draw 1")
    assert state.active == 0
    assert state.view(0).known.hands[0][0].down == hidden
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 1")
    assert state.active == 1


@clause("LVS-T7")
def test_who_cannot_draw_two_draws_one() -> None:
    state = table(START, "ssslll | any, any", "any | ")
    lay(state, "1 0 ssslll")
    assert legal(state) == ["draw 1"]
    play(state, "draw 1")
    assert [len(hand) for hand in state.hands] == [1, 2]
    assert state.active == 1


@clause("LVS-T8")
@pytest.mark.parametrize(
    ("sizes", "draw", "then"),
    [
        ((1, 6), 1, (3, 3)),
        ((1, 5), 1, (2, 3)),  # the upper half stays and keeps the odd tile
        ((5, 1), 2, (3, 2)),
        ((4, 1), 2, (2, 2)),
        ((1, 3), 1, (1, 2)),
        ((1, 2), 1, (1, 1)),
        ((1, 1), 1, (0, 1)),  # a single tile stays one stack
        ((1, 1), 2, (1, 0)),
        ((2, 3), 1, (1, 3)),  # two stacks are left
    ],
    ids=str,
)
def test_the_last_stack_is_split(sizes: tuple[int, int], draw: int, then: tuple[int, int]) -> None:
    stacks = " | ".join(", ".join(["any"] * size) for size in sizes)
    state = table(START, "ssslll, any | any, any", stacks)
    lay(state, "1 0 ssslll")
    kept = state.stacks[2 - draw]
    events = play(state, f"draw {draw}")
    assert tuple(map(len, state.stacks)) == then
    if "stack_split" in whats(events):
        stays, other = state.stacks[2 - draw], state.stacks[draw - 1]
        assert stays + other == kept  # the lower half is the new stack
    else:
        assert kept in state.stacks


@clause("LVS-T8")
def test_a_stack_is_split_between_two_draws_of_one_refill() -> None:
    state = table(START, "ssslll | any, any", "any | any, any, any, any")
    lay(state, "1 0 ssslll")
    third = state.stacks[1][2]
    events = play(state, "draw 1")
    assert whats(events) == ["tile_drawn", "stack_split"]
    assert events[1].facts["first"] == third.up  # a new top tile is face up
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 1")
    assert state.hands[0][1].up == third.up


# --- there is always room -----------------------------------------------------------------------


@clause("LVS-T2", "LVS-T5", "LVS-T9")
def test_every_tile_always_fits_somewhere() -> None:
    """East of the easternmost tile (of several, the southernmost) a cell touches that tile alone,
    and every side has both terrains: so nobody is ever unable to place a tile."""
    for seed in range(12):
        state = new(2, f"room {seed}", extras="none")
        rng = random.Random(seed)
        while not state.over:
            q, r = max(state.ground.where, key=lambda cell: (2 * cell[0] + cell[1], cell[1]))
            room = (q + 1, r)
            beside = {(room[0] + dq, room[1] + dr) for dq, dr in STEPS}
            assert beside & state.ground.where.keys() == {(q, r)}
            want = state.ground.coast[room]
            assert all(FITS[side][want] for side in state.box.deck)
            if state.step == "place":
                here = {move[:2] for move in legal(state) if f"@{name(room)}/" in move}
                assert here == {f"{slot + 1}{face}" for slot in range(held(state)) for face in "ab"}
            state.play(state.active, state.legal_moves(state.active).choice(rng))


# --- a player without tiles ---------------------------------------------------------------------


@clause("LVS-T9")
def test_a_player_without_tiles_is_skipped() -> None:
    state = table(START, "ssslll, any | | any | any", "|", turn=0)
    lay(state, "1 0 ssslll")
    assert state.active == 2


@clause("LVS-T9")
def test_who_alone_has_tiles_plays_on() -> None:
    state = table(START, "ssslll, slllss | ", "|")
    lay(state, "1 0 ssslll")
    assert state.active == 0
    lay(state, "-1 1 slllss")
    assert state.over


@clause("LVS-T9")
def test_who_has_no_tile_places_no_waypoint_either() -> None:
    state = table(START, "ssslll, slllss | ", "|", extras="waypoints")
    lay(state, "1 0 ssslll")
    play(state, "done")
    assert (state.active, state.step) == (0, "place")


@clause("LVS-T1")
def test_turns_go_round_and_are_counted() -> None:
    state = new(4, 7, extras="none")
    begins = [event.seat for event in finish(state) if event.what == "turn_begins"]
    assert begins[:12] == [0, 1, 2, 3] * 3
    assert state.turns == len(begins) + 8  # and the draft


# --- the end ------------------------------------------------------------------------------------


@clause("LVS-E1")
def test_the_game_ends_with_the_last_tile() -> None:
    state = table(START, "ssslll | slllss", "|")
    assert "game_ends" not in whats(lay(state, "1 0 ssslll"))
    events = lay(state, "-1 1 slllss")
    assert whats(events)[-1] == "game_ends"
    assert state.over
    assert state.to_move == ()
    assert refusal(state, "draw 1", seat=0) == ("LVS-E1", "game_is_over", ())


@clause("LVS-E1")
def test_the_last_turn_is_scored() -> None:
    state = table(f"{START}\n-1 0 SSSLSS S+", "LSSSSS S++ |", "|", points="3 | 4")
    events = lay(state, "-2 0 LSSSSS S++")
    assert whats(events) == ["tile_placed", "area_completed", "game_ends"]
    assert state.scores == (5, 4)
    assert state.outcome is not None
    assert state.outcome.places == (1, 2)


@clause("LVS-E1")
def test_tiles_in_another_hand_keep_the_game_going() -> None:
    state = table(START, "ssslll | any, any", "|")
    lay(state, "1 0 ssslll")
    assert not state.over
    assert state.active == 1


@clause("LVS-E1")
def test_a_last_tile_that_plays_again_or_steals_ends_the_game() -> None:
    for action in ("again", "steal"):
        tile = {"again": "ssslll again", "steal": "ssslls steal"}[action]
        state = table(START, f"{tile} |", "|")
        lay(state, f"1 0 {tile}")
        assert state.over


@clause("LVS-E1")
@pytest.mark.parametrize(
    ("points", "places"), [("7 | 4", (1, 2)), ("4 | 7", (2, 1)), ("5 | 5", (1, 1))]
)
def test_most_points_win_and_equals_share_the_victory(points: str, places: tuple[int, ...]) -> None:
    state = table(START, "ssslll |", "|", points=points)
    lay(state, "1 0 ssslll")
    assert state.outcome is not None
    assert state.outcome.places == places


@clause("LVS-E1", "LVS-V1")
def test_a_special_tile_that_nobody_used_does_not_matter() -> None:
    state = table(START, "ssslll |", "|")
    lay(state, "1 0 ssslll")
    assert state.over
    assert state.special


@clause("LVS-E1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_places_every_tile(seats: int) -> None:
    state = new(seats, f"whole {seats}", extras="all")
    events = finish(state, seats)
    assert whats(events).count("tile_placed") == 58
    assert not any(state.hands)
    assert not any(state.stacks)
    assert len(state.ground.placed) == 59 + (not state.special)
    assert GAME.parse(state.text).over
