"""What all tests share."""

from __future__ import annotations

import io
import multiprocessing.util
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from isolario import words
from isolario.cli import main
from isolario.terminal.screen import Screen
from tests.paths import ROOT
from tests.terminal.typist import CURTAIN, Person, Play

if TYPE_CHECKING:
    from tests.server.postgresql import Cluster

SERVER = ROOT / "tests" / "server"  # all tests there need one
OUTSIDE = {"address", "browser", "cluster"}
"""Fixtures that are other processes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="run only the tests that prove this clause of the rules, e.g. FOG-L2",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == SERVER or OUTSIDE & {*getattr(item, "fixturenames", ())}:
            item.add_marker("process")
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


@pytest.fixture(autouse=True)
def no_process(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a test that says so starts another process: ``make quick`` does without."""
    if request.node.get_closest_marker("process") is None:

        def refuse(*command: object, **how: object) -> None:
            pytest.fail("this test starts a process: it needs @pytest.mark.process")

        monkeypatch.setattr(subprocess, "Popen", refuse)
        monkeypatch.setattr(multiprocessing.util, "spawnv_passfds", refuse)


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody can foretell elsewhere is the same in every run of a test: deals, names, keys."""
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: luck.randbytes(count))
    monkeypatch.setattr(secrets, "choice", luck.choice)
    monkeypatch.setattr(secrets, "SystemRandom", lambda: luck)


@pytest.fixture(autouse=True, scope="session")
def loud_words() -> Iterator[None]:
    """People get a stopgap for a missing text; tests get an error."""
    words.be_loud()
    yield
    words.be_loud(False)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, for all tests that want a database of their own on it."""
    from tests.server import postgresql  # with all of a server, which few tests need

    with postgresql.running() as running:
        yield running


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
