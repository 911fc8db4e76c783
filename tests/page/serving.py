"""A server with tables set up for a test, and kept nowhere."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import uvicorn

from isolario.server.app import create_app
from isolario.table.memory import MemoryStore
from isolario.table.store import Kept


def serving(tables: list[Kept]) -> Iterator[str]:
    """Its address, as long as it runs: for a fixture, which yields from it."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = uvicorn.Server(uvicorn.Config(create_app(MemoryStore(tables)), log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)
