"""The pieces of Foggy Island: what an owner's file may say of them."""

from __future__ import annotations

from functools import partial

import pytest

from isolario.games.foggy_island.pieces import KINDS, PIECES, read_pieces, unlike_ours
from tests.clauses import clause
from tests.games import own_sets

FILE = own_sets.ours("foggy-island")

refused = partial(own_sets.refused, read_pieces)


def test_ours_are_like_ours() -> None:
    assert read_pieces(FILE) == PIECES
    assert unlike_ours() == set()


@clause("FOG-C2", "FOG-N12", "FOG-N13")
def test_a_box_says_how_many_there_are_and_what_they_cost() -> None:
    """And leaves the rules to the game: what is not in it is there no times."""
    theirs = read_pieces(own_sets.foggy_island())
    named = {kind.name: kind for kind in theirs.kind}
    assert [kind.name for kind in KINDS] == [*named]
    assert (named["fox"].count, named["fox"].price, named["mole"].price) == (2, 3, 0)
    assert (named["turtle"].count, named["snake"].count) == (0, 0)
    assert dict(theirs.weather) == {"sunny": 5, "cloudy": 3, "fog": 0}
    assert theirs.points == PIECES.points
    for ours, kind in zip(KINDS, theirs.kind, strict=True):
        assert (ours.letter, ours.builds, ours.times) == (kind.letter, kind.builds, kind.times)
        assert ours.replaces == kind.replaces


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "wolf"', 'name = "bear"', "token bear: there are only wolf, rat"),
        ('name = "rat"', 'name = "wolf"', "token wolf: there are two of this name"),
        ('name = "wolf"\n', "", "token #1: Object missing required field `name`"),
        ("count = 9", "count = 8", "there are 18 starting tokens, not 17"),
        ("count = 9", "count = -1", "token wolf: Expected `int` >= 0"),
        ("count = 9", "count = 9\nprice = 3", "token wolf: it is a starting token"),
        ("price = 10", "price = 100", "token fox: Expected `int` <= 99"),
        ('letter = "W"', 'letter = "X"', "token wolf: its letter is a rule, 'W'"),
        ('replaces = "pig"', 'replaces = "rat"', "token cat: its replaces is a rule, 'pig'"),
        ("times = 3", "times = 2", "token cat: its times is a rule, 3"),
        ('letter = "G"\nbuilds = "own"\ncount = 1', "count = 2", "token frog: one of a colour"),
        ("count = 2  #", "count = 3  #", "token pig: 3 mercenaries replace it"),
        ("sunny = 3", "storm = 3", "weather storm: there are only sunny, cloudy, fog"),
        ("6 = 10", "6 = 11", "points: this is a rule and not a piece"),
        ("[weather]", "[other]", "Object contains unknown field `other`"),
    ],
    ids=lambda text: text[:24],
)
def test_a_broken_file_is_refused_and_says_where(old: str, new: str, problem: str) -> None:
    assert old in FILE
    assert refused(FILE.replace(old, new, 1))[0].startswith(problem)


def test_two_weather_cards_are_drawn_and_have_to_be_there() -> None:
    text = FILE.replace("cloudy = 3", "cloudy = 0").replace("fog = 2", "fog = 0")
    assert read_pieces(text).weather["sunny"] == 3
    assert refused(text.replace("sunny = 3", "sunny = 1")) == [
        "weather: there are 2 cards at least, not 1"
    ]
