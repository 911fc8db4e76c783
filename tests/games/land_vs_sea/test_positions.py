"""Maps that grow, and positions of Land vs Sea as text."""

from __future__ import annotations

import random

import msgspec
import pytest

from isolario.core.errors import BadNotation, CorruptView
from isolario.games.land_vs_sea import GAME, ScoredArea, score_areas
from isolario.games.land_vs_sea.board import Ground, Placed


def test_a_map_and_its_copy_grow_alone() -> None:
    start = Placed("start", 0, 0, 0)
    ground = Ground([start])
    first, second = ground.copy(), ground.copy()
    first.place(Placed("S05", 4, -1, 1))
    ground.place(Placed("A", 0, -1, 0))
    assert second == Ground([start])
    assert first == Ground([start, Placed("S05", 4, -1, 1)])
    assert ground == Ground([start, Placed("A", 0, -1, 0)])


def test_a_position_of_land_vs_sea_says_where_it_is_wrong() -> None:
    text = GAME.new(2, 7, {"extras": "all"}).text
    assert GAME.parse(text).text == text
    with pytest.raises(BadNotation, match="line 1"):
        GAME.parse(text.replace("0 0 start 0", "0 0 start 9"))
    with pytest.raises(BadNotation, match="edges that match"):
        GAME.parse(text.replace("0 0 start 0", "0 0 start 0\n1 0 start 0"))
    one = "S05/S25:0"
    for wrong, said in (
        ("step: steal", "a tile to steal"),
        ("step: over", "an end without any tile left"),
        (f"hands: {one} {one} |", "each only once"),
        ("hands: S05/start:0 |", "names of their sides"),
        ("stacks: ?/? ?/? ?/? | S05/? ?/? ?/?", "the upper side of the first tile"),
        ("laid: 0,0", "placed last"),
        ("flags:", "special tile"),
        ("waypoints: 0,0/1 |", "on their owners' terrain"),
        ("points: 1 | 2 | 3", "points of land"),
    ):
        line = next(row for row in text.split("\n") if row.startswith(wrong.split(":")[0]))
        with pytest.raises(BadNotation, match=said):
            GAME.parse(text.replace(line, wrong))


def test_that_nothing_lies_under_a_tile_is_known_to_all() -> None:
    """Otherwise somebody would look for a side that is not in the box."""
    state = GAME.new(2, 7)
    text = state.text
    assert "under: -:*\n" in text
    for written in ("-", "-:1"):
        assert GAME.parse(text.replace("under: -:*", f"under: {written}")).text == text
    assert state.view(0).guess(random.Random(1)).text.count("under: -:*\n")
    data = msgspec.json.decode(state.view(0).json())
    data["under"][0]["knowers"] = 2
    with pytest.raises(CorruptView, match="which all know"):
        GAME.view(msgspec.json.encode(data))


def test_the_areas_of_a_map_can_be_counted_without_a_game() -> None:
    """LVS-A1: the sea of the start tile goes on in the south-west; tiles come in any order."""
    areas = score_areas("-1 1 S05 4\n0 0 start 0")
    sea = ScoredArea("S", ((0, 0), (-1, 1)), 1, False)
    assert areas == (
        ScoredArea("L", ((0, 0),), 0, False),
        sea,
        ScoredArea("L", ((-1, 1),), 0, False),
        ScoredArea("S", ((-1, 1),), 0, False),
    )
    assert sea.points == 0
    with pytest.raises(BadNotation, match="line 2"):
        score_areas("0 0 start 0\n1 0 start 0")
    with pytest.raises(BadNotation, match="no field 'hands'"):
        score_areas("0 0 start 0\nhands: A/B |")
