"""``isolario pieces``: a file to begin from, what is wrong with one by line, and how all look."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import escape
from pathlib import Path

import pytest

import isolario
from isolario import cli, words
from isolario.cli.mistakes import Mistake
from isolario.cli.pieces import line_of, named, plainly
from isolario.core.errors import BadPieces
from isolario.core.pieces import VARIABLE
from isolario.core.text import Text
from isolario.terminal.voice import Voice
from skerries import GAME as SKERRIES
from tests.paths import ROOT

pytestmark = pytest.mark.process  # what is checked is drawn in a process of its own

GAMES = ("beacon-patrol", "cartographers", "foggy-island", "land-vs-sea", "sea-dragons")
PAGES = ROOT / "docs" / "pieces"


_NAMES = (
    r"(?m)^\[(?:side|face|mission)\.(\w+)\]"
    r'|^ +\{ (?:id|name) = "(\w+)"(?!, (?:length|from))'
    r'|^\[\[\w+\]\]\nname = "(\w+)"'
)
"""What pieces are called in files: the head of a table, the id in a list, the name of a kind."""


def written(game: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The file that the command gives somebody to begin from."""
    assert cli.main(["pieces", game]) == 0
    file = folder / f"{game}.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    return file


def told(file: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    code = cli.main(["pieces", *more, "--check", str(file), "--language", "en"])
    return code, capsys.readouterr().out.replace(f"{file}", file.name).splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_what_it_gives_to_begin_from_is_good(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = written(game, tmp_path, capfd)
    assert file.read_text("utf-8").startswith("#")
    code, lines = told(file, capfd)
    assert (code, len(lines)) == (0, 1)
    page = file.with_suffix(".html").read_text("utf-8")
    assert page.count("<svg") > 1
    assert not re.findall(r'(?:href|src)="(?!#)', page)  # it needs nothing else
    names = re.findall(_NAMES, file.read_text("utf-8"))
    assert len(names) > 14
    said, there = Voice("en", game).say, {*re.findall(r"\w+", page)}
    for name in map("".join, names):
        shown = escape(said(Text(name))) if words.knows(name, "en", game) else name
        assert name in there or re.search(rf"\b{shown}\b", page), name


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_the_docs_is_good(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its pieces, put in the place of ours of the same names."""
    page = (PAGES / f"{game}.md").read_text("utf-8")
    example = re.findall(r"```toml\n(.*?)```", page, re.S)
    file = written(game, tmp_path, capfd)
    whole = file.read_text("utf-8")
    for head, body in re.findall(_TABLE, example[0]):
        assert head in whole, head
        was = rf"(?m)^{re.escape(head)}.*\n(?:(?!\[+\w).*\n?)*"
        whole = re.sub(was, f"{head}\n{body}\n", whole, count=1)
    for line, name in re.findall(r'(\{ (?:id|name) = "(\w+)", .*?\})', example[0]):
        whole, found = re.subn(rf'\{{ (?:id|name) = "{name}", .*\}}', line, whole)
        assert found == 1, name
    if "island" in example[0]:
        whole = "island = 3\n" + whole
    file.write_text(whole, "utf-8")
    assert told(file, capfd) == (0, [told_good(file)])
    assert whole.count("\n") > 50


_TABLE = r'(?m)^(\[\w.*\]|\[\[\w+\]\]\n(?:name|id) = "\w+")\n((?:(?!\[+\w|#).*\n?)*)'
"""A table of an example: its head, with its name where it is one of a list, and what is in it."""


def told_good(file: Path) -> str:
    page = file.with_suffix(".html")
    return f"Nothing is wrong with these pieces. How they look: {page}"


def test_all_mistakes_are_told_at_once_with_their_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written("sea-dragons", tmp_path, capsys)
    text = file.read_text("utf-8")
    text = text.replace('"~~s@s~r"', '"~~s@s~"').replace("count = 13", "count = 0")
    file.write_text(text.replace('["green", "green"]', '["pink"]'), "utf-8")
    at = {line: number for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)}
    code, lines = told(file, capsys)
    assert code == 1
    assert sorted(lines) == sorted(
        [
            f"sea-dragons.toml, line {at['[face.A1]']}: face A1: it has 7 rows of 7 letters",
            f"sea-dragons.toml, line {at['[card.3I]']}: card 3I, count: it is a number "
            "of 1 or more",
            f"sea-dragons.toml, line {at['[card.3V]']}: card 3V, count: it is a number "
            "of 1 or more",
            f"sea-dragons.toml, line {at['[mission.M01]']}: mission M01, ships: 'pink' is none of "
            "the words that are known here",
            "4\u00a0mistakes.",
        ]
    )
    assert not file.with_suffix(".html").exists()


def test_mistakes_of_tiles_are_told_with_their_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written("land-vs-sea", tmp_path, capsys)
    text = file.read_text("utf-8").replace('["A", "M2"], ', "").replace("[side.L01]", "[side.X]")
    file.write_text(text, "utf-8")
    code, lines = told(file, capsys, "land-vs-sea")
    assert code == 1
    assert any(line.endswith("side A: no tile has it") for line in lines)
    assert any(line.endswith("side L01: a tile has it, but it is not described") for line in lines)
    assert "land-vs-sea.toml: there are 58 tiles, not 57" in lines
    assert lines[-1] == f"{len(lines) - 1}\u00a0mistakes."


def test_what_cannot_be_read_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("boards = []\nisland = = 3\n", "utf-8")
    code, lines = told(file, capsys, "sea-dragons")
    assert (code, lines) == (1, ["mine.toml, line 2: Invalid value", "1\u00a0mistake."])
    file.write_text("boards = 3\n", "utf-8")
    assert told(file, capsys)[1][0] == "mine.toml: boards: it is a list, in [brackets]"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ((), "say of which game: beacon-patrol, "),
        (("atlantis",), "there is no game 'atlantis'"),
        (("--check", "nowhere.toml"), "nowhere.toml: there is no such file"),
    ],
)
def test_what_makes_no_sense_is_answered_in_a_line(
    typed: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["pieces", *typed]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_game_with_its_own_pieces_only_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not quietly play with them. The games of other people may be such."""
    monkeypatch.setattr(isolario, "all_games", lambda: {"skerries": SKERRIES})
    with pytest.raises(Mistake, match="skerries has only its own pieces"):
        named("skerries")
    file = tmp_path / "mine.toml"
    file.write_text("")
    done = subprocess.run(
        [sys.executable, "-c", "import skerries"],
        env={**os.environ, VARIABLE: f"skerries={file}", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert "skerries is played with its own pieces" in done.stderr


def test_mistakes_in_plain_words(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('tiles = [["A"]]\n[side.A]\n', "utf-8")
    for said, plain in {
        "Object missing required field `count`": "card 4L: count is missing",
        "Object contains unknown field `size`": "card 4L: there is nothing called size here",
        "Expected `int`, got `str` - at `$.count`": "card 4L, count: it is a whole number",
        "Expected `array` of length 2, got 1 - at `$[0]`": "card 4L: it is a list of 2",
    }.items():
        assert plainly(BadPieces("card 4L", said), file.name) == plain
    assert line_of(file, BadPieces("side A", "it is wrong")) == 2
    assert line_of(file, BadPieces("side B", "it is wrong")) == 0
