"""The coach of Sea Dragons: what it says when, in three languages, and never a move."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from isolario.core.text import Text
from isolario.words import LANGUAGES, say
from tests.games.sea_dragons.shorthand import position, random_games

SHORE = "g6 i6 f7 f9 j7 j9 g10 i10"  # beside the island, except for currents
OWN = {"o": "j6 j7 k7"}


@pytest.mark.parametrize(
    ("dragons", "ground", "fields", "told"),
    [
        ({}, {}, {}, "coach_first"),
        ({}, {"@": SHORE}, {"gold": "0 | 0"}, "coach_no_place"),
        (OWN, {}, {"heads": "1 | 9"}, "coach_last"),
        (OWN, {"s": "f7 e7 d7"}, {"ships": "ggg"}, "coach_ships"),
        (OWN, {"@": "a1"}, {}, "coach_realm"),
        (OWN, {"@": "a1"}, {"heads": "1 | 9"}, "coach_last"),
        (OWN, {"@": "o1"}, {}, "coach_neighbours"),  # that realm is won
        ({**OWN, "g": "f7 e7 e6 a1 a2 a3"}, {"@": "c1"}, {}, "coach_neighbours"),  # two behind
        (OWN, {}, {"gold": "1 | 0"}, "coach_poor"),
        (OWN, {"s": "f7 e7"}, {"ships": "gb"}, "coach_ships"),
        (OWN, {"s": "f7"}, {"ships": "b"}, "coach_neighbours"),
    ],
)
def test_what_a_dragon_is_about(
    dragons: Mapping[str, str], ground: Mapping[str, str], fields: dict[str, str], told: str
) -> None:
    state = position(dragons, ground, 2, **{"hands": "4I 4L | 4S", "gold": "4 | 4", **fields})
    coach = state.view(0).coach
    assert coach is not None
    assert coach.id == told
    assert state.view(1).coach is None  # it is not their turn


def test_the_realm_that_gives_most_is_named() -> None:
    ground = {"@": "a1 b1 c1 a15 o15"}
    state = position(OWN, ground, hands="4I 4L | 4S", gold="4 | 4")
    coach = state.view(0).coach
    assert coach == Text("coach_realm", {"realm": Text("realm_starfish"), "worth": 6})
    spoken = say(coach, "uk", "sea-dragons").replace("\u00a0", " ")
    assert spoken.endswith("царство морських зірок, зараз це 6 балів.")


def test_it_names_no_place_and_no_card() -> None:
    seen: set[str] = set()
    for state in random_games(4):
        if state.over or not (coach := state.view(state.active).coach):
            continue
        if str(coach) not in seen:
            seen.add(str(coach))
            for language in LANGUAGES:
                spoken = say(coach, language, "sea-dragons")
                assert not re.search(r"\b[a-o]\d+\b|\b[345][A-Z]\b|[{}$]", spoken), spoken
                assert re.fullmatch(r"[^.!]+[.?]", spoken), spoken  # one sentence
    assert len(seen) > 5
