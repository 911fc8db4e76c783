"""The small bot in examples/ plays against a real server, as somebody would start it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.server.page import PATIENCE, server_here

BOT = ROOT / "examples" / "bot" / "bot.py"


@pytest.mark.parametrize("game", ["foggy-island", "beacon-patrol"])
def test_it_takes_a_seat_and_plays_to_the_end(tmp_path: Path, game: str) -> None:
    with server_here(tmp_path / "tables.db") as server:
        table, keys = server.open("me", "open", game=game)
        command = [sys.executable, str(BOT), f"http://127.0.0.1:{server.port}", table, "1"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            page = server.page(table, keys[0])
            page.play_on(random.Random(1))
            said, _ = bot.communicate(timeout=PATIENCE)
            assert bot.returncode == 0
        assert page.now is not None
        assert said == f"scores: {list(page.now.scores)}\n"
        assert server.card(table).seats[1].name == "A small bot"


def test_it_needs_nothing_of_ours() -> None:
    assert "isolario" not in BOT.read_text("utf-8").split('"""', 2)[2]
