"""What all tests share."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator

import pytest

from isolario import words
from isolario.cli import main
from isolario.terminal.screen import Screen
from tests.terminal.typist import CURTAIN, Person, Play


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="run only the tests that prove this clause of the rules, e.g. FOG-L2",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = {number.upper() for number in config.getoption("--clause")}
    if not wanted:
        return
    kept = [
        item
        for item in items
        if wanted & {number for mark in item.iter_markers("clause") for number in mark.args}
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


@pytest.fixture(autouse=True, scope="session")
def loud_words() -> Iterator[None]:
    """People get a stopgap for a missing text; tests get an error."""
    words.be_loud()
    yield
    words.be_loud(False)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs the program with somebody typing; returns what was printed."""

    def run(*argv: str, first: list[str] | None = None, language: str = "en", code: int = 0) -> str:
        out = io.StringIO()
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stdin", Person(out, language, first or []))
        monkeypatch.setattr(Screen, "curtain", lambda self: out.write(f"{CURTAIN}\n"))
        monkeypatch.setenv("COLUMNS", "110")
        assert main([*argv, "--language", language]) == code
        return out.getvalue()

    return run
