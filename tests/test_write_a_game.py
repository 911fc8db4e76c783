"""The tutorial tells the example line for line, and lists every place where a game plugs in."""

from __future__ import annotations

import dataclasses
import inspect
import re
from textwrap import indent

import pytest

from isolario.core.game import Game, State, View
from isolario.core.judgement import Judgement
from skerries import GAME
from tests.paths import EXAMPLES, ROOT

PAGE = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
SKERRIES = EXAMPLES / "skerries"
SHOWN = re.findall(r"<!-- (\S+) -->\n```\w+\n(.*?)\n```", PAGE, re.S)
FILES = sorted({file for file, _ in SHOWN})


def blocks(file: str) -> list[str]:
    """What the page shows of a file, in order; a method shown by itself is not indented there."""
    text = f"\n{(SKERRIES / file).read_text('utf-8')}"
    found = [block for name, block in SHOWN if name == file]
    return [it if f"\n{it}\n" in text else indent(it, "    ") for it in found]


def table(heading: str) -> dict[str, bool]:
    """The names in the first column of a section's table, and whether they are bold."""
    section = PAGE.partition(f"### {heading}\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (\**)`(\w+)`\1 \| \S.* \|$", section, re.M)
    return {name: bool(bold) for bold, name in rows}


def hooks(kind: type) -> dict[str, bool]:
    """What a game may say in a class of its own, and whether it must."""
    source = inspect.getsource(kind)
    said = source.partition("# --- what a game says")[2].partition("# --- what follows")[0]
    must: frozenset[str] = getattr(kind, "__abstractmethods__", frozenset())
    return {name: name in must for name in re.findall(r"^    def ([a-z]\w*)\(", said, re.M)}


def fields(kind: type) -> dict[str, bool]:
    """The fields of a class, and whether they have no default."""
    missing = dataclasses.MISSING
    return {
        field.name: field.default is missing and field.default_factory is missing
        for field in dataclasses.fields(kind)
    }


@pytest.mark.parametrize("file", FILES)
def test_what_the_page_shows_is_the_example(file: str) -> None:
    text = (SKERRIES / file).read_text("utf-8")
    for block in blocks(file):
        assert f"\n{block}\n" in f"\n{text}", block


def test_the_page_shows_all_of_the_code() -> None:
    for file in (SKERRIES / "src").rglob("*.py"):
        name = file.relative_to(SKERRIES).as_posix()
        told = "\n".join(blocks(name)).splitlines()
        lines = [line for line in file.read_text("utf-8").splitlines() if line]
        assert [line for line in told if line] == lines, name


def test_the_position_on_the_page_can_be_played() -> None:
    (text,) = re.findall(r"\n```\n(seats: .*?)\n```", PAGE, re.S)
    state = GAME.parse(text)
    assert state.to_move == (1, 2)
    assert state.text.strip() == text


@pytest.mark.parametrize(
    ("heading", "known"),
    [
        ("Fields of `Game`", fields(Game)),
        ("What a `State` says", hooks(State)),
        ("What a `View` says", hooks(View)),
        ("What `Judgement` tells bots", fields(Judgement)),
    ],
)
def test_every_place_to_plug_in_is_listed(heading: str, known: dict[str, bool]) -> None:
    assert len(known) > 4
    assert table(heading) == known
