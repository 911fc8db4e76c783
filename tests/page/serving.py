"""Servers for pages in a real browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from isolario.server.app import create_app
from isolario.server.door import open_door
from isolario.table.memory import MemoryStore
from isolario.table.store import Kept
from tests.server.page import PATIENCE, PLENTY

_SERVE = """
import json, socket, sys
from isolario.server.app import create_app, run
from isolario.server.settings import Settings
app = create_app(sys.argv[2], Settings(**json.loads(sys.argv[3])))
run(app, socket.socket(fileno=int(sys.argv[1])))
"""
_SETTINGS = json.dumps({"pause": 0, "steady": 0, "nice": 0, **PLENTY})


def serving(tables: list[Kept]) -> Iterator[str]:
    """The address of a server with tables set up for a test, and kept nowhere, as long as it runs:
    for a fixture, which yields from it."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = uvicorn.Server(uvicorn.Config(create_app(MemoryStore(tables)), log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)


@dataclass(frozen=True)
class Served:
    """A server in a process of its own, and where it notes what happens."""

    address: str
    notes: Path

    def check(self) -> None:
        """It must log no complaints."""
        told = self.notes.read_text()
        assert "Traceback" not in told, told


@contextmanager
def served(folder: Path, environment: Mapping[str, str] = os.environ) -> Iterator[Served]:
    """Such a server, which keeps its tables in a folder."""
    with open_door(port=0) as door, (folder / "notes").open("w") as out:
        found = Served(f"http://127.0.0.1:{door.getsockname()[1]}", folder / "notes")
        key, store = str(door.fileno()), str(folder / "tables.db")
        command = [sys.executable, "-c", _SERVE, key, store, _SETTINGS]
        server = subprocess.Popen(
            command,
            stdout=out,
            stderr=out,
            env=environment,
            pass_fds=[door.fileno()],  # it is open already: nobody else can take the port
        )
        try:
            until = time.monotonic() + PATIENCE
            while not _answers(found.address):
                assert server.poll() is None, found.notes.read_text()
                assert time.monotonic() < until, found.notes.read_text()
                time.sleep(0.05)
            yield found
        finally:
            server.terminate()
            server.wait(10)
    found.check()


def _answers(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}/api/games", timeout=1).close()
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False
    return True
