"""A browser and a server for the journeys of one file.

As long as Playwright's browser runs, no other event loop can be started in its thread: so it ends
with the file, before any test that needs a loop of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from isolario.server.fonts import STATIC
from tests.page.site import SITE, Host, hosted
from tests.ports import free_port

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
SERVE = """
import sys
from isolario.server.app import serve
from isolario.server.settings import Settings
serve(port=int(sys.argv[1]), store=sys.argv[2], settings=Settings(pause=0, nice=0,
      table_rate=100, hello_rate=100))
"""


@pytest.fixture(scope="module")
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

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server, in a process of its own. It must log no complaints."""
    folder = tmp_path_factory.mktemp("table")
    port = free_port()
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


@pytest.fixture
def site() -> Iterator[Host]:
    """A plain host with the site that is only files."""
    if not (SITE / "index.html").is_file():
        message = "the site is not built: make site"
        if os.environ.get("ISOLARIO_NEED_BROWSER"):
            pytest.fail(message)
        pytest.skip(message)
    with hosted() as host:
        yield host
