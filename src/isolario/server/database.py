"""Two ways into one database: some read, and one writes.

SQLite needs no setup, and is a file of one server's; PostgreSQL may be shared.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from isolario.server.patience import connecting, hurry
from isolario.server.places import NoStore, spoken
from isolario.server.writing import OnTheLoop, OwnThread

# A transaction that reads before it writes could fail halfway: a writer takes hold at once.
_AT_ONCE = "BEGIN IMMEDIATE"


class Database:
    """The one at this place. Raises `NoStore` if something is missing here that it needs.

    What is read with several questions is ``at_one_moment`` as it was then; SQLite's transactions
    know no other way. ``shared``: others may write to it as well."""

    def __init__(self, place: URL) -> None:
        self._place = spoken(place)
        try:
            self.reading: AsyncEngine = create_async_engine(
                place, hide_parameters=True, connect_args=connecting(place)
            )
        except ModuleNotFoundError as error:
            raise NoStore(
                f"{self._place} needs {error.name}: pip install 'isolario[postgresql]'"
            ) from None
        self.shared = self.reading.dialect.name != "sqlite"
        self.at_one_moment = self.reading
        self.transact: OwnThread | OnTheLoop
        if self.shared:
            self.at_one_moment = self.reading.execution_options(isolation_level="REPEATABLE READ")
            held = connecting(place, writing=True)
            writing = create_async_engine(place, hide_parameters=True, connect_args=held)
            event.listen(writing.sync_engine, "connect", hurry)
            self.transact = OnTheLoop(writing)
        else:
            alone = create_engine(place.set(drivername="sqlite"), hide_parameters=True)
            self.transact = OwnThread(alone)
            for engine, begin in ((self.reading.sync_engine, "BEGIN"), (alone, _AT_ONCE)):
                event.listen(engine, "connect", _careful)
                event.listen(engine, "begin", partial(Connection.exec_driver_sql, statement=begin))

    async def reach(self) -> None:
        """Makes sure that it answers. Raises `NoStore`."""
        try:
            async with self.reading.connect():
                pass
        except Exception as error:  # whatever its driver raises
            cause = error.orig if isinstance(error, DBAPIError) else error
            secret = self.reading.url.password
            why = str(cause).replace(str(secret), "***") if secret else str(cause)
            raise NoStore(
                f"{self._place} cannot be reached ({why}): is it running, and is the address right?"
            ) from None

    async def close(self) -> None:
        await self.transact.close()
        await self.reading.dispose()


def _careful(connection: Any, _record: object) -> None:
    """Readers do not wait for writers, and what is committed survives a power cut."""
    connection.isolation_level = None  # the driver must not begin transactions of its own
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
