"""`isolario count`: a table that was played without us."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import isolario
from isolario.cli import main
from isolario.words import LANGUAGES
from tests.terminal.typist import refused

COUNTED = [name for name, game in isolario.all_games().items() if game.count]


@pytest.mark.parametrize(("game", "language"), list(zip(COUNTED, itertools.cycle(LANGUAGES))))
def test_count_an_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    assert main(["count", game, "--language", language]) == 0
    file = tmp_path / "table.txt"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["count", str(file), "--language", "en", "--plain"]) == 0
    printed = capsys.readouterr().out
    assert "Score sheet" in printed
    assert "Game over" in printed
    assert re.search(r"\(rule \w+-\w+\)", printed)


def test_count_says_what_cannot_be_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.txt"
    file.write_text("game: foggy-island\nplayers: 2\nround: 3 | many\n", "utf-8")
    said = refused(capsys, "count", str(file), "--language", "uk")
    assert f"{file}: Рядок 3: Замість «many» потрібне число" in said
    file.write_bytes(b"players: \xff\xfe")
    assert "Which game is it?" in refused(capsys, "count", str(file), "--language", "en")
    assert "there is no game" in refused(capsys, "count", "chess")
