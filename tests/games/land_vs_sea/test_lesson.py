"""The lesson and the coach of Land vs Sea: their figures are the engine's. What holds for every
lesson: `test_lessons`."""

from __future__ import annotations

import random
import re

import pytest

from isolario import words
from isolario.core.text import Text
from isolario.games.land_vs_sea import GAME, LandVsSeaState
from isolario.games.land_vs_sea.parts import Tile
from isolario.teach.lesson import Beat, Lesson, lesson_of
from isolario.words import LANGUAGES
from tests.games.land_vs_sea.shorthand import new, play, table


def lesson() -> Lesson:
    return lesson_of(GAME)


def beat_of(name: str) -> tuple[Beat, LandVsSeaState]:
    at = [beat.id for beat in lesson().beat].index(name)
    state = lesson().state(GAME, at)
    assert isinstance(state, LandVsSeaState)
    return lesson().beat[at], state


def gained(state: LandVsSeaState, line: str) -> tuple[int, ...]:
    """What each gets for some moves."""
    after, had = state.copy(), state.scores
    play(after, *(move.strip() for move in line.split(";")))
    return tuple(now - then for now, then in zip(after.scores, had, strict=True))


# --- the lesson ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points"),
    [("faces", (2, 0)), ("small", (4, 0)), ("marks", (5, 3)), ("again", (6, 0))],
)
def test_every_right_answer_gives_what_is_told(name: str, points: tuple[int, ...]) -> None:
    beat, state = beat_of(name)
    for line in beat.right.moves:
        assert gained(state, line) == points


@pytest.mark.parametrize("name", ["faces", "small"])
def test_nothing_else_completes_an_area_there(name: str) -> None:
    beat, state = beat_of(name)
    paying = {move.notation for move in state.legal_moves(0) if any(gained(state, move.notation))}
    assert paying == set(beat.right.moves)


def test_the_marks_are_worth_more_than_ones_own_area() -> None:
    """3 points now, and then sea takes 3 for the tiles and 5 for the marks."""
    beat, state = beat_of("marks")
    (own,) = beat.worse[0].moves
    assert gained(state, own) == (3, 0)
    play(state, own, "draw 1")
    public = [move.notation for move in state.legal_moves(1) if move.notation.startswith("1a")]
    assert (0, 8) in [gained(state, move) for move in public]  # with a tile that land sees


def test_without_the_compass_the_area_stays_open() -> None:
    _, state = beat_of("again")
    assert not [move for move in state.legal_moves(0) if any(gained(state, move.notation))]


def test_the_stolen_tile_completes_the_lake() -> None:
    """Left to sea it gives 8 points; taken, land gets the five marks."""
    _, state = beat_of("steal")
    robbed, spared = state.copy(), state.copy()
    play(spared, "steal 1.1")
    assert (0, 8) in [gained(spared, move.notation) for move in spared.legal_moves(1)]
    play(robbed, "steal 1.2")
    public = [move.notation for move in robbed.legal_moves(1) if move.notation.startswith("1a")]
    assert not [move for move in public if any(gained(robbed, move))]
    robbed.active = 0
    assert (5, 3) in [gained(robbed, move.notation) for move in robbed.legal_moves(0)]


@pytest.mark.parametrize(("stack", "best"), [("draw 2", (6, 0)), ("draw 1", (0, 0))])
def test_one_stack_has_the_tile_that_is_needed(stack: str, best: tuple[int, ...]) -> None:
    _, state = beat_of("stack")
    play(state, stack)
    state.active = 0
    new_tile = [move.notation for move in state.legal_moves(0) if move.notation.startswith("2a")]
    assert max(gained(state, move) for move in new_tile) == best


def test_with_the_other_tile_sea_gets_the_marks() -> None:
    _, state = beat_of("stack")
    state.hands = (state.hands[0], (state.stacks[1][0],))
    state.step, state.active = "place", 1
    assert (4, 2) in [gained(state, move.notation) for move in state.legal_moves(1)]


# --- the coach ----------------------------------------------------------------------------------

BAY = "0 0 start\n-1 0 SSSLSS S+"
NECK = f"{BAY}\n-2 0 LSSLTT L+"


def coached(state: LandVsSeaState) -> Text | None:
    return state.view(state.active).coach


@pytest.mark.parametrize(
    ("tiles", "hands", "sentence"),
    [
        (BAY, "LSSSSS S++, ssslll | any, any", Text("coach_complete", {"n": 2})),
        (NECK, "LSSSSS S++, ssslll | any, any", Text("coach_complete", {"n": 4})),
        ("0 0 start", "ssslll again, lllsss / sssslS | lllsss, ssslll", Text("coach_again")),
        ("0 0 start", "lllsss / lllsss, lllsss / ssslll | any, any", Text("coach_open")),
    ],
)
def test_what_the_coach_says_of_placing(tiles: str, hands: str, sentence: Text) -> None:
    assert coached(table(tiles, hands)) == sentence


def test_marks_of_a_rival_are_told() -> None:
    """The lake of the lesson: five marks for whoever completes it; sea would get the tiles too."""
    _, state = beat_of("marks")
    state.hands = (state.hands[0][:1], state.hands[1])
    assert coached(state) == Text("coach_marks", {"n": 5})


def test_a_threat_that_one_can_see_is_told() -> None:
    """Sea has the tile for the lake, land has none."""
    _, state = beat_of("marks")
    mine, (first, second) = (Tile("L36", "S36", 1), Tile("A", "S35", 1)), state.hands[1]
    state.hands = (mine, (first, second))
    assert coached(state) == Text("coach_threat", {"n": 8})
    state.hands = (mine, (Tile(first.down, first.up, 2), second))  # now it is hidden
    assert coached(state) == Text("coach_open")


def test_the_coach_says_one_thing_a_turn_and_never_a_move() -> None:
    for seats in (2, 3, 4):
        state, rng = new(seats, 5, extras="all"), random.Random(5)
        said: dict[int, list[str]] = {}
        while not state.over:
            if sentence := coached(state):
                said.setdefault(state.turns, []).append(sentence.id)
                for language in LANGUAGES:
                    spoken = words.say(sentence, language, GAME.name)
                    assert not re.search(r"-?\d+,-?\d+", spoken)
            state.play(state.active, state.legal_moves(state.active).choice(rng))
        assert max(map(len, said.values())) == 1
        kinds = {sentence for sentences in said.values() for sentence in sentences}
        assert {"coach_first_tiles", "coach_complete", "coach_waypoint"} <= kinds


def test_the_coach_speaks_to_who_decides() -> None:
    state = table(BAY, "LSSSSS S++, ssslll | any, any")
    assert state.view(0).coach is not None
    assert state.view(1).coach is None
    assert state.view(None).coach is None
