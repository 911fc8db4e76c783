"""The coach: one sentence on what a decision is about, from the view alone."""

from __future__ import annotations

import pytest

from isolario.core.event import Facts
from isolario.core.game import State
from isolario.core.text import Text
from isolario.words import LANGUAGES, say
from tests.games.beacon_patrol.shorthand import at
from tests.games.cartographers.shorthand import drawn, position
from tests.terminal.typist import Play

ROUND = "0 0 HQ, 0 -1 O1, 1 0 O2, 0 1 O3"  # only the west is open
EMPTY = drawn("") + drawn("")
RUINS = drawn("", "..r") + drawn("")
MONSTERS = drawn("", ".DD") + drawn("")
RUINS = drawn("", ".....r") + drawn("")
PEAK = drawn("...F", "..FMF") + drawn("")


def coached(state: State, seat: int = 0) -> Text | None:
    return state.view(seat).coach


BEACONS: dict[str, tuple[State, Facts]] = {
    "coach_first": (at("0 0 HQ", "B1 E1 N1 | S5 W2 O4"), {}),
    "coach_close": (at(ROUND, "B1 E1 N1 | S5 W2 O4"), {"tiles": 2, "points": 3}),
    "coach_swap": (at(ROUND, "E1 E2 C3 | S5 W2 O4"), {}),
    "coach_further": (
        at(f"{ROUND}, 2 0 O4, 3 0 O5, 4 0 O6", "B1 E1 N1 | E3 E4 E2", ships="4,0 | 0,0"),
        {},
    ),
    "coach_build": (at("0 0 HQ, 1 0 O2", "B1 E1 N1 | S5 W2 O4"), {}),
}
MAPS: dict[str, tuple[State, Facts]] = {
    "coach_ambush": (position(EMPTY, phase="ambush", card="goblin_attack"), {}),
    "coach_ruins": (position(RUINS, card="farmland", ruins="yes"), {}),
    "coach_single": (position(EMPTY, card="farmland", ruins="yes"), {}),
    "coach_last": (
        position(EMPTY, card="orchard", turned="homestead marshlands fishing_village orchard"),
        {"first": Text("sentinel_wood"), "second": Text("canal_lake")},
    ),
    "coach_monsters": (position(MONSTERS), {"n": 6}),
    "coach_mountain": (position(PEAK), {}),
    "coach_coin": (position(EMPTY), {"n": 4}),
    "coach_season": (
        position(EMPTY, card="orchard"),
        {"first": Text("sentinel_wood"), "second": Text("canal_lake")},
    ),
}


@pytest.mark.parametrize("said", BEACONS | MAPS)
def test_what_is_said_of_a_position(said: str) -> None:
    state, facts = (BEACONS | MAPS)[said]
    assert coached(state) == Text(said, facts)
    for language in LANGUAGES:
        assert say(Text(said, facts), language, state.game.name)


def test_two_tiles_can_close_a_hole() -> None:
    state = BEACONS["coach_close"][0]
    told = coached(state)
    assert told is not None
    assert say(told, "en", "beacon-patrol").replace("\u00a0", " ") == (
        "2 of your tiles can close a hole this turn: the best brings 3 points."
    )


def test_the_coach_does_not_ask_for_ruins_that_are_all_covered() -> None:
    covered = position(EMPTY, card="farmland", ruins="yes").view(0).coach
    assert covered is not None
    assert covered.id != "coach_ruins"


def test_the_coach_speaks_once_a_turn_and_only_to_who_decides() -> None:
    state = BEACONS["coach_close"][0].copy()
    assert coached(state, 1) is None
    assert state.view(None).coach is None
    state.play(0, ">e")
    assert coached(state) is None
    maps = MAPS["coach_coin"][0].copy()
    assert coached(maps, 1) == coached(maps)  # all decide
    maps.play(0, "W3a/0@a1")
    assert coached(maps) is None


def test_the_terminal_tells_it_on_request(play: Play) -> None:
    first = ["hint", "quit"]
    printed = play("play", "beacon-patrol", "--seed", "7", "--plain", first=first)
    assert "can close a hole this turn" in printed
    taking = ["4T/0@e10", *first]  # a card: nothing to say about that
    printed = play("play", "sea-dragons", "--seed", "7", "--plain", first=taking)
    assert "Nothing special about this decision." in printed
