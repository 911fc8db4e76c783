"""The tiles of Beacon Patrol: what a file may say of them, and how those of other boxes look."""

from __future__ import annotations

from functools import partial

import pytest

from isolario.games.beacon_patrol.pieces import (
    MOST_TILES,
    PIECES,
    TILES,
    Tile,
    read_pieces,
    unlike_ours,
)
from isolario.games.beacon_patrol.scene.tiles_art import things
from tests.clauses import clause
from tests.games import own_sets

FILE = own_sets.ours("beacon-patrol")

refused = partial(own_sets.refused, read_pieces)


def test_ours_are_like_ours() -> None:
    assert read_pieces(FILE) == PIECES
    assert unlike_ours() == set()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"O1", edges = "SSSS"', '"O1", edges = "SSS"', "tile O1: its edges are four letters"),
        ('"O1", edges = "SSSS"', '"O1", edges = "LLLL"', "tile O1: no ship could ever come to it"),
        ('"O1", edges', '"O2", edges', "tile O2: there are two of this name"),
        ('"O1", edges', '"wm1", edges', "tile WM1: there are two of this name"),
        ('"O1", edges', '"o-1", edges', "tile o-1: an id has only letters and digits"),
        ('"O1", edges', f'"{"x" * 21}", edges', f"tile {'x' * 20}…: an id has 20 letters"),
        ('"O1", edges', '"Rest", edges', "tile Rest: this is no id: it means something else"),
        ('"O1", edges', '"LSSS1", edges', "tile LSSS1: this is no id: it means something else"),
        ('id = "O1", ', "", "tile #1: Object missing required field `id`"),
        ("houses = 2", "houses = 10", "tile N1: Expected `int` <= 9"),
        (
            '"O1", edges = "SSSS"',
            '"O1", edges = "SSSS", houses = 1',
            "tile O1: houses stand on land",
        ),
        ('feature = "lighthouse"', 'feature = "windmill"', "tile N5: what is on it is none of"),
        ('feature = "lighthouse"', 'feature = "church"', "tile N5: Invalid enum value 'church'"),
        ('house_shore = "N"', 'house_shore = "E"', "tile H1: there is no land in the E"),
        (', house_shore = "N"', "", "tile H1: house_shore says on which of its two shores"),
        ('"N1", edges', '"N1", house_shore = "N", edges', "tile N1: its land is one: leave out"),
        ('"PI1", edges = "LLSS"', '"PI1", edges = "LSLS"', "tile PI1: a pier stands on land"),
        ('"PI1", edges = "LLSS"', '"PI1", edges = "SSSS"', "tile PI1: a pier stands on land"),
        ('"HQ", edges = "SSSS"', '"HQ", edges = "LSSS"', "headquarters: they are open sea"),
        ('id = "HQ"', 'id = "MID"', "headquarters: their id is HQ"),
        ("1 = 3, 2 = 3", "1 = 4, 2 = 3", "hand: this is a rule and not a piece"),
        ("[26, 36, 46]", "[25, 36, 46]", "rank: this is a rule and not a piece"),
        ("windmills = [", "windmills = []\nmills = [", "Object contains unknown field `mills`"),
    ],
    ids=lambda text: text[:24],
)
def test_a_broken_file_is_refused_and_says_where(old: str, new: str, problem: str) -> None:
    assert old in FILE
    assert refused(FILE.replace(old, new, 1))[0].startswith(problem)


@clause("BCN-S2")
def test_there_are_enough_tiles_and_not_too_many() -> None:
    tiles = [f'{{ id = "A{n}", edges = "SSSS" }}' for n in range(MOST_TILES)]

    def box(count: int, piers: str = '{ id = "P", edges = "LSSS", feature = "pier" }') -> str:
        mills = '{ id = "W", edges = "SSSS", feature = "windmill" }'
        middle = '{ id = "HQ", edges = "SSSS", feature = "headquarters" }'
        base = ", ".join(tiles[:count])
        return (
            f"headquarters = {middle}\nbase = [{base}]\nwindmills = [{mills}]\npiers = [{piers}]\n"
        )

    assert len(read_pieces(box(9)).base) == 9  # three for each of three
    assert len(read_pieces(box(MOST_TILES - 2)).base) == MOST_TILES - 2
    assert refused(box(8))[0].startswith("base: there are 9 tiles at least")
    assert refused(box(MOST_TILES)) == [f"there are {MOST_TILES} tiles at most, not 256"]
    assert refused(box(9, piers="")) == ["piers: there are none"]


def test_all_mistakes_are_told_at_once() -> None:
    text = FILE.replace('"O1", edges = "SSSS"', '"O1", edges = "SSX"')
    text = text.replace("houses = 2", "houses = -1").replace('id = "HQ"', 'id = "MID"')
    assert len(refused(text)) == 7


def test_how_tiles_of_other_boxes_are_drawn() -> None:
    """Every house, on its own shore; a lighthouse at sea; a pier that stands straight."""
    channel = Tile("X", "LSLS", houses=2, house_shore="N", houses_across=3)
    assert (channel.houses_on(1), channel.houses_on(4), channel.all_houses) == (2, 3, 5)
    rows = [float(it.split()[2]) for it in things(channel)]
    assert [y < 0 for y in rows] == [True, True, False, False, False]
    for houses in range(10):
        drawn = [*things(Tile("X", "LLSL", houses=houses))]
        assert sum(it.startswith("house ") for it in drawn) == houses
        assert len(set(drawn)) == houses
    assert [*things(Tile("X", "SSSS", "lighthouse"))] == ["lighthouse 0 0"]
    assert [*things(Tile("X", "SLSS", "pier"))] == ["pier_e 0 0"]
    assert [*things(TILES["PI1"])] == ["pier_1 0 0"]
