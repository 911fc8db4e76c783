"""A browser for the journeys of one file, and a server for those of all.

As long as Playwright's browser runs, no other event loop can be started in its thread: so it ends
with the file, before any test that needs a loop of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from isolario.server.fonts import STATIC
from tests.page.serving import Served, served
from tests.page.site import SITE, Host, hosted

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
BROWSERS = (
    "chromium-headless-shell",  # Debian's; it does less beside the pages than a whole browser
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all files: nobody sees the tables of others."""
    with served(tmp_path_factory.mktemp("table")) as running:
        yield running


@pytest.fixture(scope="module")
def address(server: Served) -> Iterator[str]:
    """Where it is."""
    yield server.address
    server.check()


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
