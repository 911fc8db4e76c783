"""`isolario games` and `isolario rules`: what there is to play."""

from __future__ import annotations

import re

import pytest

import isolario
from isolario.cli import main
from isolario.terminal import book, turn
from isolario.terminal.voice import Voice
from isolario.words import LANGUAGES
from tests.terminal.typist import FOGGY, GAMES, Play, refused


def test_language_of_the_reader(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for locale, title in (("uk_UA.UTF-8", "Туманний"), ("ru_RU", "Туманный"), ("de_DE", "Foggy")):
        monkeypatch.setenv("LANG", locale)
        assert main(["games", "--plain"]) == 0
        assert title in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["games", "--all", "--language", language]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for game in isolario.all_games().values():
        voice = Voice(language, game.name)
        assert voice.title in printed
        for about in (voice.about(game.name), voice.about("pieces")):
            assert about.replace("\u00a0", " ") in printed
        for name in game.options.__struct_fields__:
            assert f"--option {name}=" in printed


def test_a_game_without_a_book(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (turn, book):
        monkeypatch.setattr(module, "book_of", lambda game: None)
    monkeypatch.setattr(turn, "rules_lines", lambda voice: [])
    printed = play(*FOGGY, "--plain", first=["rules", "quit"])
    assert "\n  This game has no rulebook.\n" in printed
    assert "no rulebook" in refused(capsys, "rules", "foggy-island", "--language", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_each_game(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["games", "--plain", "--language", language]) == 0
    *games, more = capsys.readouterr().out.splitlines()
    assert [re.findall(r"\(([a-z-]+)\), ", line) for line in games] == [[it] for it in GAMES]
    assert games[0].startswith(Voice(language, GAMES[0]).title)
    assert "--all" in more
    assert main(["games", GAMES[0], "--plain", "--language", language]) == 0
    only = capsys.readouterr().out
    assert f"({GAMES[0]})" in only
    assert f"({GAMES[1]})" not in only
    assert "no game 'chess'" in refused(capsys, "games", "chess")
