"""The boards that the start page shows: real positions, drawn without words and without a clash."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace
from pathlib import Path

import pytest

import isolario
from isolario.core.errors import BadNotation
from isolario.picture import board
from skerries import GAME as SKERRIES

PACKED = 60_000  # bytes of a picture, as it is sent


@pytest.mark.parametrize("name", isolario.all_games())
def test_every_game_shows_the_middle_of_a_real_game(name: str) -> None:
    game = isolario.all_games()[name]
    state = board.shown(game)
    assert not state.over
    assert state.turns > 5
    assert state.text == game.parse((game.folder / board.SHOWN).read_text("utf-8")).text
    for svg in (board.flat(state.view(0)), board.whole(state.view(0))):
        used = set(re.findall(r'href="#([^"]+)"', svg))
        assert used == set(re.findall(r'<symbol id="([^"]+)"', svg))
        assert all(symbol.startswith(f"shown-{name}-") for symbol in used)
        assert "style" not in svg
        assert not re.search("<title>[^<]", svg)
        assert len(gzip.compress(svg.encode())) < PACKED


def test_a_game_without_a_position_shows_one_that_was_begun() -> None:
    state = board.shown(SKERRIES)
    assert not (SKERRIES.folder / board.SHOWN).exists()
    assert state.turns > 1
    assert board.flat(state.view(0)).startswith("<svg")
    assert board.shown(SKERRIES).text == state.text


def test_a_position_that_does_not_fit_the_pieces_of_an_owner(tmp_path: Path) -> None:
    game = isolario.all_games()["land-vs-sea"]
    (tmp_path / board.SHOWN).write_text("0 0 no-such-tile 0\n")
    try:
        with pytest.raises(BadNotation):  # our own mistake has to be found
            board.shown(replace(game, folder=tmp_path))
        assert board.shown(replace(game, folder=tmp_path, own_box=True)).turns > 1
    finally:  # a copy of a game takes its state and view along
        game.state_type.game = game.view_type.game = game
