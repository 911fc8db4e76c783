"""Firefox and WebKit, as far as a short visit to the site needs them: address, script, click.

Both are driven by what W3C has agreed on and the browsers bring along: WebDriver BiDi over a
socket, WebDriver over HTTP. Debian has them as `firefox-esr`, and as `webkit2gtk-driver` with
`xvfb`, because WebKit's browser opens a window."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port

SIZE = (1280, 900)
PATIENCE = 120
MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class Browser(Protocol):
    """A page in a browser."""

    def go(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """What an expression, or its promise, comes to."""

    def click(self, x: float, y: float) -> None: ...


def _clicks(x: float, y: float) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


class Firefox:
    """Over WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)
        self._tell("session.new", capabilities={})
        tree = self._tell("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]

    def _tell(self, method: str, **what: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": what}))
        while True:
            said = json.loads(self._line.recv(PATIENCE))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def go(self, url: str) -> None:
        self._tell("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        said = self._tell(
            "script.evaluate",
            expression=f"(async () => JSON.stringify([await ({script})]))()",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])[0]

    def click(self, x: float, y: float) -> None:
        self._tell("input.performActions", context=self._page, actions=_clicks(x, y))


class WebKit:
    """Over WebDriver."""

    def __init__(self, driver: str) -> None:
        options = {"binary": MINI_BROWSER, "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = _post(f"{driver}/session", {"capabilities": wish})["sessionId"]
        self._session = f"{driver}/session/{session}"
        wait = {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000}
        _post(f"{self._session}/timeouts", wait)
        _post(f"{self._session}/window/rect", {"width": SIZE[0], "height": SIZE[1]})

    def go(self, url: str) -> None:
        _post(f"{self._session}/url", {"url": url})

    def run(self, script: str) -> Any:
        waiting = (
            "const done = arguments[0];"
            f"(async () => JSON.stringify([await ({script})]))()"
            ".then(done, (error) => done(JSON.stringify({ error: String(error) })))"
        )
        said = json.loads(_post(f"{self._session}/execute/async", {"script": waiting, "args": []}))
        assert isinstance(said, list), said
        return said[0]

    def click(self, x: float, y: float) -> None:
        _post(f"{self._session}/actions", {"actions": _clicks(x, y)})

    def close(self) -> None:
        """Its browser ends with it."""
        urllib.request.urlopen(urllib.request.Request(self._session, method="DELETE")).close()


def _post(url: str, what: Mapping[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(what).encode(), method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
        raise AssertionError(error.read().decode()) from None


@contextmanager
def _running(notes: IO[str], *command: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=notes, stderr=notes, text=True, **more)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _said(notes: Path, process: subprocess.Popen[str], what: str) -> str:
    """What a program has said of itself."""
    until = time.monotonic() + PATIENCE
    while (found := re.search(what, notes.read_text())) is None:
        assert process.poll() is None, notes.read_text()
        assert time.monotonic() < until, notes.read_text()
        time.sleep(0.05)
    return found[1]


@contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    """A page in Firefox."""
    notes, profile = folder / "notes", folder / "profile"
    profile.mkdir()
    width, height = map(str, SIZE)
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0", "--width", width, "--height", height]
    with notes.open("w") as out, _running(out, *command) as process:
        address = _said(notes, process, r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as line:
            yield Firefox(line)


@contextmanager
def webkit(folder: Path) -> Iterator[Browser]:
    """A page in WebKit."""
    notes, display = folder / "notes", folder / "display"
    port = free_port()
    with notes.open("w") as out, display.open("w") as shown:
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
        with _running(shown, *screen, "-nolisten", "tcp") as window:
            number = _said(display, window, r"(\d+)\n")
            environment = {
                "PATH": "/usr/bin:/bin",
                "HOME": str(folder),
                "DISPLAY": f":{number}",
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # as root there is no sandbox
            }
            driver = ["WebKitWebDriver", f"--port={port}"]
            with _running(out, *driver, env=environment) as process:
                until = time.monotonic() + PATIENCE
                while socket.socket().connect_ex(("127.0.0.1", port)):
                    assert process.poll() is None, notes.read_text()
                    assert time.monotonic() < until, notes.read_text()
                    time.sleep(0.05)
                found = WebKit(f"http://127.0.0.1:{port}")
                try:
                    yield found
                finally:
                    found.close()


NEEDED = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "Xvfb", MINI_BROWSER)}
OPENED = {"firefox": firefox, "webkit": webkit}


def missing(name: str) -> list[str]:
    """The programs that a browser needs and that are not here."""
    return [program for program in NEEDED[name] if shutil.which(program) is None]
