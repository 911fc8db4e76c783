"""What is played back and checked: a record of each game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import isolario
from tests.terminal.typist import GAMES


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished random game."""
    rng = random.Random(3)
    state = isolario.new(request.param, seed=3)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, state.legal_moves(seat).choice(rng))
    file = tmp_path / "game.json"
    file.write_text(state.record().json(), "utf-8")
    return file
