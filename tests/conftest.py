"""What all tests share."""

from __future__ import annotations

import io
import multiprocessing.util
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from isolario import words
from isolario.cli import main
from isolario.server.pages import STATIC
from isolario.terminal.screen import Screen
from tests.paths import ROOT
from tests.terminal.typist import CURTAIN, Person, Play

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SERVER = ROOT / "tests" / "server"  # all tests there need one
OUTSIDE = {"address", "browser"}
"""Fixtures that are other processes."""

SERVE = """
import sys
from isolario.server.app import serve
from isolario.server.settings import Settings
serve(port=int(sys.argv[1]), store=sys.argv[2], settings=Settings(pause=0, nice=0))
"""


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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    needed = bool(os.environ.get("ISOLARIO_NEED_BROWSER"))
    if found is None:
        message = f"no browser on the PATH (looked for {', '.join(BROWSERS)})"
        if needed:
            pytest.fail(message)
        pytest.skip(message)
    if not (STATIC / "index.html").is_file():
        message = "the client is not built: make client"
        if needed:
            pytest.fail(message)
        pytest.skip(message)
    from playwright.sync_api import sync_playwright  # not needed without a browser

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server, one for all tests, in its own process. It must have nothing to complain about."""
    folder = tmp_path_factory.mktemp("table")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    notes = folder / "notes"
    with notes.open("w") as out:
        command = [sys.executable, "-c", SERVE, str(port), str(folder / "tables.db")]
        server = subprocess.Popen(command, stdout=out, stderr=out)
        try:
            home = f"http://127.0.0.1:{port}"
            for _ in range(300):
                assert server.poll() is None, notes.read_text()
                try:
                    urllib.request.urlopen(f"{home}/api/games", timeout=1).close()
                    break
                except (urllib.error.URLError, ConnectionError, TimeoutError):
                    time.sleep(0.1)
            else:
                pytest.fail(f"the server does not answer: {notes.read_text()}")
            yield home
        finally:
            server.terminate()
            server.wait(10)
    assert "Traceback" not in notes.read_text(), notes.read_text()
