"""What the servers on one PostgreSQL database tell each other: which tables have changed.

A server says so within the transaction that changes a table (`SqlStore`), so that others hear of
what was written, and of nothing else. Of a decision it says which: so nobody has to read it, who
knew everything before it. Each has one connection that listens. If that one breaks, it
is made again, and everything has to be looked at: something may have been missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from isolario.table.store import Hear, News

CHANNEL = "isolario"

_AGAIN = 0.5  # seconds until a connection is tried again

_notes = logging.getLogger(__name__)


class Listener:
    """Listens for a server: hears what others say, and not what it says itself."""

    def __init__(self, engine: AsyncEngine, server: str, hear: Hear) -> None:
        self._engine = engine
        self._server = server
        self._hear = hear
        self._work = asyncio.create_task(self._keep())

    async def close(self) -> None:
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                _notes.warning("cannot listen to other servers: %s", type(error).__name__)
            await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        ended = asyncio.Event()
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                driver.add_termination_listener(lambda _: ended.set())
                await driver.add_listener(CHANNEL, self._heard)
                self._hear(None, None)
                await ended.wait()
            finally:
                with contextlib.suppress(Exception):
                    await connection.invalidate()  # nobody else shall find it listening

    def _heard(self, _connection: object, _process: int, _channel: str, told: str) -> None:
        server, table, *news = told.split(" ", 2)
        if server != self._server:
            self._hear(table, _read(news[0]) if news else None)


def telling(server: str, table: str, news: News | None = None) -> str:
    """What a server tells others of a table.

    >>> telling("here", "a-table")
    'here a-table'
    """
    written = msgspec.json.encode(news).decode() if news is not None else ""
    return f"{server} {table} {written}".rstrip()


def _read(written: str) -> News | None:
    """Another version may tell it in another way: then the table has to be read."""
    try:
        return _NEWS.decode(written)
    except msgspec.MsgspecError:
        return None


_NEWS = msgspec.json.Decoder(News)
