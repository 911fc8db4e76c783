"""A browser and a server for the journeys of all files.

Playwright's event loop stands still between two calls, and as long as it counts as running no other
can be started in its thread: so it counts only in files that have journeys."""

from __future__ import annotations

import asyncio
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
    "--js-flags=--liftoff-only",  # Python does not run long enough for better code to be worth it
]
BROWSERS = (
    "chromium-headless-shell",  # Debian's; it does less beside the pages than a whole browser
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """With the loop in which it is spoken to."""
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
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield running, loop
        asyncio._set_running_loop(loop)
        running.close()


@pytest.fixture(scope="module")
def browser(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    running, loop = chromium
    asyncio._set_running_loop(loop)
    yield running
    for context in running.contexts:  # of tests that have failed
        context.close()
    asyncio._set_running_loop(None)


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
