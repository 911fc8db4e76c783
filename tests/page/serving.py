"""A server with tables that were set up for a test, and that nobody keeps."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import uvicorn

from isolario.core.game import Game
from isolario.core.state import State
from isolario.server.app import create_app
from isolario.table.memory import MemoryStore
from isolario.table.setup import hash_of
from isolario.table.store import Kept, SeatRow, TableRow


def serving(tables: list[Kept]) -> Iterator[str]:
    """Its address, as long as it runs: for a fixture, which yields from it."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = uvicorn.Server(uvicorn.Config(create_app(MemoryStore(tables)), log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)


def kept(name: str, game: Game, state: State) -> Kept:
    """A table of two people; the secret of seat 1 is ``key 1``."""
    text = state.text
    row = TableRow(
        name, game.name, game.rules_version, {}, "", "", False, "playing", "seed",
        position=text, origin=text,
    )  # fmt: skip
    seats = [
        SeatRow(seat, "person", who, secret_hash=hash_of(f"key {seat}"))
        for seat, who in enumerate(("Rosa", "Jan"))
    ]
    return Kept(row, seats, [])
