"""The coach of Foggy Island: one sentence by the position, never a move."""

from __future__ import annotations

import random
import re

import pytest

from isolario import words
from isolario.core.text import Text
from isolario.games.foggy_island import FoggyView
from isolario.words import LANGUAGES
from tests.games.foggy_island.shorthand import new, parse

ROW = ".. .. .. .. .. ..\n"
RED_FOUR = "rW rW .. rW rW ..\n"
LATE = """\
rR rH bW .. .. rW
.. bP .. rW .. ..
rH bW bW bW rW bH
rR bW rW bW bP rW
bW bW bW rP .. bH
.. rW rW rH rW rW
"""


def said(board: str, hands: str = "WWRHW | WWRHP", more: str = "") -> str:
    found = parse(f"{board}phase: play\nhands: {hands}\n{more}").view(0).coach
    return found.id if found else ""


def test_before_play() -> None:
    assert said_of(ROW * 6 + "phase: hand") == "coach_hand"
    assert (
        said_of(ROW * 6 + "phase: weather\nfirst: red\ndrawn: fog sunny\noptions: weather=cards")
        == "coach_weather"
    )
    hire = ROW * 6 + "phase: hire\nround: 3\npoints: 30 | 30\noptions: mode=mercenaries"
    assert said_of(hire) == "coach_hire"
    assert said_of(hire + " decides=points") == "coach_hire_freely"


def said_of(position: str) -> str:
    found = parse(position).view(0).coach
    return found.id if found else ""


@pytest.mark.parametrize(
    ("board", "hands", "sentence"),
    [
        (ROW * 6, "WWRHW | WWRHP", "coach_middle"),
        (ROW * 6, "WWRHP | WWRHP", "coach_pig"),
        (RED_FOUR + ROW * 5, "WWRHW | WWRHP", "coach_threat"),
        (RED_FOUR + "bW bW .. bW bW bW\n" + ROW * 4, "WRH | WWR", "coach_finish"),  # 7 beat 7
        ("bW bW .. .. .. ..\n" + ROW * 5, "WWRHW | WWRHP", "coach_finish"),
        ("bW bW .. .. .. ..\n.. .. bW .. .. ..\n.. .. bW .. .. ..\n" + ROW * 3, "WR | W",
         "coach_crossing"),
        (ROW * 6, "RR | WR", "coach_spies"),
        (ROW * 6, "HH | WR", "coach_middle"),
        (ROW * 6, "?H | WR", ""),
        (ROW * 6, "???? | ????", ""),
    ],
)  # fmt: skip
def test_placing(board: str, hands: str, sentence: str) -> None:
    assert said(board, hands) == sentence


def test_late_rats_are_counted_in_hand_and_deck() -> None:
    late = parse(f"{LATE}phase: play\nhands: RRH | RRP\ndecks: R |").view(0).coach
    assert late == Text("coach_rats", {"n": 3})


def test_where_nothing_can_be_seen_or_something_else_is_asked() -> None:
    gloom = "bW rW bW ## ## ##\nrW bW rW ## ## ##\nrW bW bW ## ## ##\n" + "## ## ## ## ## ##\n" * 3
    cloudy = "weather: cloudy\noptions: weather=cloudy"
    assert said(gloom, more=cloudy) == "coach_lift"
    fog = re.sub(r"\b([br]W)\b", r"\1?", gloom).replace("bW?", "..", 1)
    assert said(fog, more="weather: fog\noptions: weather=fog") == "coach_fog"
    asked = parse(ROW * 2 + ".. bW bU rW .. ..\n" + ROW * 3 + "phase: play\nhands: WW | WW\n"
                  "tasks: mouse/blue/c3\noptions: mode=blitz").view(0)  # fmt: skip
    assert asked.coach is None  # its prompt says so


def test_nobody_else_is_coached() -> None:
    view = parse(RED_FOUR + ROW * 5 + "phase: play\nhands: WWR | WWR").view(1)
    assert view.coach is None
    assert parse(RED_FOUR + ROW * 5 + "phase: play\nhands: WWR | WWR").view(None).coach is None


@pytest.mark.parametrize("mode", ["simple", "mercenaries"])
def test_a_whole_game_is_coached_without_naming_a_cell(mode: str) -> None:
    rng = random.Random(3)
    state = new(5, mode=mode)
    heard: set[str] = set()
    while not state.over:
        seat = rng.choice(state.to_move)
        view = state.view(seat)
        assert isinstance(view, FoggyView)
        if view.coach is not None:
            heard.add(view.coach.id)
            for language in LANGUAGES:
                sentence = words.say(view.coach, language, "foggy-island")
                assert not re.search(r"\b[a-f][1-6]\b", sentence)
        state.play(seat, state.legal_moves(seat).choice(rng))
    assert len(heard) >= 5
