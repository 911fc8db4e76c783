"""``isolario pieces``: a file to begin from, what is wrong with one by line, and how all look."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import isolario
from isolario import cli
from isolario.cli.pieces import line_of, plainly
from isolario.core.errors import BadPieces
from isolario.core.pieces import VARIABLE
from tests.paths import ROOT

pytestmark = pytest.mark.process  # what is checked is drawn in a process of its own

GAMES = ("land-vs-sea", "sea-dragons")
PAGE = (ROOT / "docs" / "pieces.md").read_text("utf-8")


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
    names = re.findall(r"(?m)^\[(?:side|face|mission)\.(\w+)\]", file.read_text("utf-8"))
    assert len(names) > 40
    assert all(re.search(rf"\b{name}\b", page) for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_the_docs_is_good(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its pieces, put in the place of ours of the same names."""
    example = re.findall(rf"<!-- example: {game} -->\n```toml\n(.*?)```", PAGE, re.S)
    file = written(game, tmp_path, capfd)
    whole = file.read_text("utf-8")
    for head, body in re.findall(r"(?m)^(\[.*\])\n((?:(?!\[\w|#).*\n?)*)", example[0]):
        assert head in whole, head
        whole = re.sub(
            rf"(?m)^{re.escape(head)}\n(?:(?!\[\w).*\n?)*", f"{head}\n{body}\n", whole, count=1
        )
    if "island" in example[0]:
        whole = "island = 3\n" + whole
    file.write_text(whole, "utf-8")
    assert told(file, capfd) == (0, [told_good(file)])


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
        ((), "say of which game: land-vs-sea, sea-dragons"),
        (("beacon-patrol",), "beacon-patrol has only its own pieces"),
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


def test_a_game_with_its_own_pieces_only_says_so(tmp_path: Path) -> None:
    """And does not quietly play with them."""
    file = tmp_path / "mine.toml"
    file.write_text("")
    done = subprocess.run(
        [sys.executable, "-m", "isolario.cli", "games"],
        env={**os.environ, VARIABLE: f"beacon-patrol={file}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 2
    assert "beacon-patrol is played with its own pieces" in done.stderr


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
    assert isolario.all_games()["beacon-patrol"].read_pieces is None
