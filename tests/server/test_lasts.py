"""What a store has to suit, and pages that do not listen."""

from __future__ import annotations

import contextlib
import socket
from pathlib import Path

from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable
from websockets.exceptions import WebSocketException

from isolario.server import schema
from isolario.server.settings import Settings
from isolario.table.messages import Hello
from tests.server.page import PLENTY, Page, server_here

# --- the store ----------------------------------------------------------------------------------


def test_the_schema_suits_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in schema.rows.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))


# --- pages --------------------------------------------------------------------------------------


def test_a_page_that_does_not_listen_is_dropped(tmp_path: Path) -> None:
    settings = Settings(**PLENTY, backlog=8000, slow=1)
    with (
        server_here(tmp_path / "tables.db", settings) as server,
        contextlib.closing(socket.socket()) as small,  # else the server waits for it when it ends
    ):
        table, keys = server.open("me", "me")
        watcher = server.page(table)
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        deaf = Page(server, table, token=keys[0], sock=small, max_queue=1, compression=None)
        with contextlib.suppress(WebSocketException, OSError):
            for _ in range(3000):
                deaf.say(Hello())
        here = [False, False]
        while not here[0]:
            here = [seat.here for seat in (watcher.hear_seats())]
        while here[0]:
            here = [seat.here for seat in (watcher.hear_seats())]
