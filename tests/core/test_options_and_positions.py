"""Games, options and positions named or written wrongly get an error that says what is right."""

from __future__ import annotations

import pytest

import isolario
from isolario.core.position import Position


def test_unknown_games_options_and_seats_name_what_there_is() -> None:
    with pytest.raises(isolario.UnknownOption, match="foggy-island"):
        isolario.new("chess")
    with pytest.raises(isolario.UnknownOption, match=r"it has: .*weather"):
        isolario.new("foggy-island", wether="fog")
    with pytest.raises(isolario.UnknownOption, match="not 7"):
        isolario.new("foggy-island", seats=7)


def test_games_are_found_by_either_spelling() -> None:
    shelf = isolario.all_games()
    for name in ("foggy_island", "Foggy Island", " foggy island ", "FOGGY-ISLAND"):
        assert name in shelf
        assert shelf[name] is shelf["foggy-island"]
    for name in ("foggyisland", "foggy", ""):
        assert name not in shelf
        with pytest.raises(isolario.UnknownOption):
            shelf[name]
    assert None not in shelf
    assert isolario.games.foggy_island.score_lines is not None


def test_a_position_says_where_it_is_wrong() -> None:
    position = Position.read("bW ..\n\nround: two\n")
    with pytest.raises(isolario.BadNotation) as caught:
        position.number("round")
    assert str(caught.value) == "line 3, column 8: expected a whole number, found 'two'"
    for text, expected in (("a: 1\na: 2", "only once"), ("a: 1\nrow", "key: value")):
        with pytest.raises(isolario.BadNotation, match=expected):
            Position.read(text)
    with pytest.raises(isolario.BadNotation, match="no field"):
        Position.read("what: 1").finish()
