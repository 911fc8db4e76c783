"""What the command line refuses, and in which words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import isolario
from isolario.cli import main
from tests.terminal.typist import refused


def test_numbers_of_players_and_yes_or_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 to 12 players" in refused(capsys, "play", "cartographers", "--seats", "40")
    assert "'no', 'yes'" in refused(capsys, "play", "beacon-patrol", "--option", "piers=some")
    assert main(["games", "beacon-patrol", "--plain", "--language", "en"]) == 0
    printed = capsys.readouterr().out
    assert "* no: Without piers" in printed
    assert not re.search("true|false", printed, re.IGNORECASE)


def test_what_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "foggy-island" in refused(capsys, "play", "chess")
    assert "weather" in refused(capsys, "play", "foggy-island", "--option", "wind=north")
    assert "'sunny'" in refused(capsys, "play", "foggy-island", "--option", "weather=hail")
    assert "name=value" in refused(capsys, "play", "foggy-island", "--option", "fog")
    assert "players" in refused(capsys, "play", "foggy-island", "--seats", "9")
    assert "genius" in refused(capsys, "play", "foggy-island", "--bots", "genius")
    assert "seats" in refused(capsys, "play", "foggy-island", "--bots", "easy,easy,easy")
    assert "green" in refused(capsys, "play", "foggy-island", "--seat", "green=person")
    assert "seat=who" in refused(capsys, "play", "foggy-island", "--seat", "blue")
    assert "names" in refused(capsys, "play", "foggy-island", "--names", "a,b,c")
    assert "seed" in refused(capsys, "play", "foggy-island", "--seed", "")
    assert "--help" in refused(capsys, "play")
    assert "invalid choice" in refused(capsys, "sing")
    missing = str(tmp_path / "missing.json")
    for word in ("replay", "verify"):
        assert "missing.json" in refused(capsys, word, missing)
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe{")
    assert "not a record" in refused(capsys, "replay", str(broken))
    assert "not a record" in refused(capsys, "play", str(broken))
    assert "options" in refused(capsys, "bench", "--option", "weather=fog")


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in ((["--version"], isolario.__version__), (["play", "--help"], "--seat")):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 0
        assert expected in capsys.readouterr().out
