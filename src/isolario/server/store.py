"""A store that outlives the server: SQLite without any setup, or PostgreSQL by its URL.

A write is one transaction: it either happened or it did not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    case,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from isolario.server import schema
from isolario.server.migrations import migrate
from isolario.server.opening import Claim, Tell, claim, refusing
from isolario.server.places import NoStore, address, spoken
from isolario.table.store import Conflict, Due, Kept, Listed, LogRow, SeatRow, Store, TableRow

BOT = "bot"
_UNLISTED = ("record", "origin")  # long, and only for replaying


class SqlStore(Store):
    """Keeps tables in a database."""

    def __init__(
        self, where: str | Path, former: Path | None = None, tell: Tell = lambda said: None
    ) -> None:
        """If there is no store yet, it begins as a copy of the ``former`` one. ``tell`` hears what
        happens to older stores."""
        place = address(where)
        self.place = spoken(place)
        self._former, self._tell = former, tell
        self._claim: Claim | None = None
        self._open = False
        try:
            self._engine: AsyncEngine = create_async_engine(place, hide_parameters=True)
        except ModuleNotFoundError as error:
            raise NoStore(f"{self.place} needs {error.name}: pip install {error.name}") from None
        self._writes = self._engine.execution_options(isolario_writes=True)
        self._lite = self._engine.dialect.name == "sqlite"
        # SQLite allows one write at a time, and lets the others wait at random, not in order.
        self._turn = asyncio.Semaphore(1 if self._lite else 10)
        if self._lite:
            event.listen(self._engine.sync_engine, "connect", _careful)
            event.listen(self._engine.sync_engine, "begin", _begin)

    async def open(self) -> None:
        """Makes the store, or migrates an older one. Raises `NoStore`."""
        if self._open:
            return
        try:
            if self._lite:
                file = Path(str(self._engine.url.database))
                self._claim = claim(file, self._former, self._tell)
            else:
                await self._reach()
            with refusing(self.place):
                async with self._write() as connection:
                    await connection.run_sync(migrate)
            self._open = True
        finally:
            if not self._open:
                await self.close()

    async def _reach(self) -> None:
        try:
            async with self._engine.connect():
                pass
        except Exception as error:  # whatever its driver raises
            cause = error.orig if isinstance(error, DBAPIError) else error
            secret = self._engine.url.password
            why = str(cause).replace(str(secret), "***") if secret else str(cause)
            raise NoStore(
                f"{self.place} cannot be reached ({why}): is it running, and is the address right?"
            ) from None

    async def close(self) -> None:
        self._open = False
        await self._engine.dispose()
        if self._claim is not None:
            self._claim.give_up()
            self._claim = None

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._writes.begin() as connection:
            yield connection

    # --- tables and seats -------------------------------------------------------------------

    async def add(self, table: TableRow, seats: Collection[SeatRow], bots: Collection[int]) -> None:
        async with self._write() as connection:
            await connection.execute(insert(schema.tables).values(_columns(table)))
            rows = [{"table_id": table.id, **vars(seat)} for seat in seats]
            await connection.execute(insert(schema.seats), rows)
            await _plan(connection, table.id, bots, None, time.time())

    async def load(self, table: str) -> Kept | None:
        t, s, entry = schema.tables, schema.seats, schema.log
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(t).where(t.c.id == table))).one_or_none()
            if found is None:
                return None
            row = _table(found)
            of_table = select(s).where(s.c.table_id == table).order_by(s.c.seat)
            seats = [_seat(seat) for seat in await connection.execute(of_table)]
            since = entry.c.number > row.origin_number
            of_log = select(entry).where(entry.c.table_id == table, since).order_by(entry.c.number)
            entries = [
                LogRow(found.number, found.kind, found.seat, found.answers, found.move)
                for found in await connection.execute(of_log)
            ]
        return Kept(row, seats, entries)

    async def glance(self, table: str) -> Listed | None:
        found = await self._listed(schema.tables.c.id == table)
        return found[0] if found else None

    async def of_holder(self, holder: str) -> list[Listed]:
        s = schema.seats
        ours = select(s.c.table_id).where(s.c.holder == holder, s.c.listed)
        return await self._listed(schema.tables.c.id.in_(ours))

    async def _listed(self, which: ColumnElement[bool]) -> list[Listed]:
        t, s = schema.tables, schema.seats
        shown = [column for column in t.c if column.name not in _UNLISTED]
        rows = select(*shown).where(which).order_by(t.c.changed.desc(), t.c.id)
        theirs = select(s).where(s.c.table_id.in_(select(t.c.id).where(which))).order_by(s.c.seat)
        async with self._engine.connect() as connection:
            tables = [_table(row) for row in await connection.execute(rows)]
            seats: dict[str, list[SeatRow]] = {}
            for row in await connection.execute(theirs):
                seats.setdefault(row.table_id, []).append(_seat(row))
        return [Listed(table, seats[table.id]) for table in tables]

    async def unlist(self, table: str, holder: str) -> None:
        s = schema.seats
        mine = (s.c.table_id == table, s.c.holder == holder)
        async with self._write() as connection:
            await connection.execute(update(s).where(*mine).values(listed=False))

    async def hand_over(self, old: Collection[str], holder: str) -> list[str]:
        s = schema.seats
        theirs = s.c.holder.in_(old)
        async with self._write() as connection:
            where = select(s.c.table_id).where(theirs).distinct()
            tables = list((await connection.execute(where)).scalars())
            await connection.execute(update(s).where(theirs).values(holder=holder))
        return tables

    async def delete(self, table: str) -> None:
        async with self._write() as connection:
            for kept in (schema.due, schema.log, schema.seats):
                await connection.execute(delete(kept).where(kept.c.table_id == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def sit(
        self, table: str, seat: SeatRow, begun: TableRow | None, bots: Collection[int]
    ) -> None:
        s = schema.seats
        mine = (s.c.table_id == table, s.c.seat == seat.seat, s.c.who == "open")
        async with self._write() as connection:
            taken = await connection.execute(update(s).where(*mine).values(**vars(seat)))
            if taken.rowcount != 1:
                raise Conflict("the seat is taken")
            if begun is not None:
                await self._save(connection, begun)
                await _plan(connection, table, bots, None, time.time())

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[int], pause: float
    ) -> None:
        now = time.time()
        values = {"table_id": table.id, **vars(entry), "at": now}
        try:
            async with self._write() as connection:
                await connection.execute(insert(schema.log).values(values))
                await self._save(connection, table)
                await _plan(connection, table.id, bots, entry.seat, now + pause)
        except IntegrityError:
            raise Conflict(f"number {entry.number} of the log is taken") from None

    async def save(self, table: TableRow) -> None:
        async with self._write() as connection:
            await self._save(connection, table)

    async def _save(self, connection: AsyncConnection, table: TableRow) -> None:
        t = schema.tables
        await connection.execute(update(t).where(t.c.id == table.id).values(_columns(table)))

    # --- what is due ------------------------------------------------------------------------

    async def next_due(self) -> float | None:
        d = schema.due
        free = case((d.c.at > d.c.lease, d.c.at), else_=d.c.lease)
        async with self._engine.connect() as connection:
            found: float | None = (await connection.execute(select(func.min(free)))).scalar()
        return found

    async def take(self, lease: float, most: int) -> list[Due]:
        d, now = schema.due, time.time()
        free = select(d).where(d.c.at <= now, d.c.lease <= now).order_by(d.c.at).limit(most)
        async with self._write() as connection:
            found = (await connection.execute(free.with_for_update(skip_locked=True))).all()
            taken = [Due(row.table_id, row.seat) for row in found]
            for due in taken:
                await connection.execute(update(d).where(*_is(due)).values(lease=now + lease))
        return taken

    async def renew(self, due: Due, lease: float) -> None:
        await self._change(due, lease=time.time() + lease if lease else 0.0)

    async def postpone(self, due: Due, seconds: float) -> None:
        await self._change(due, at=time.time() + seconds, lease=0.0)

    async def drop(self, due: Due) -> None:
        async with self._write() as connection:
            await connection.execute(delete(schema.due).where(*_is(due)))

    async def _change(self, due: Due, **values: float) -> None:
        async with self._write() as connection:
            await connection.execute(update(schema.due).where(*_is(due)).values(**values))


async def _plan(
    connection: AsyncConnection, table: str, bots: Collection[int], moved: int | None, at: float
) -> None:
    """Makes exactly these bots due. One already due that did not move keeps its time and lease."""
    d = schema.due
    here = (d.c.table_id == table, d.c.what == BOT)
    found = (await connection.execute(select(d.c.seat).where(*here))).scalars().all()
    keep = {seat for seat in found if seat in bots and seat != moved}
    if over := [seat for seat in found if seat not in keep]:
        await connection.execute(delete(d).where(*here, d.c.seat.in_(over)))
    if fresh := [seat for seat in bots if seat not in keep]:
        rows = [
            {"table_id": table, "what": BOT, "seat": seat, "at": at, "lease": 0.0} for seat in fresh
        ]
        await connection.execute(insert(d), rows)


def _is(due: Due) -> tuple[Any, ...]:
    d = schema.due
    return d.c.table_id == due.table, d.c.what == BOT, d.c.seat == due.seat


def _columns(table: TableRow) -> dict[str, Any]:
    awaited = None if table.to_move is None else msgspec.json.encode(table.to_move).decode()
    options = msgspec.json.encode(table.options).decode()
    return {**vars(table), "options": options, "to_move": awaited}


def _table(row: Row[Any]) -> TableRow:
    awaited = None if row.to_move is None else tuple(msgspec.json.decode(row.to_move))
    options = msgspec.json.decode(row.options)
    return TableRow(**{**row._mapping, "options": options, "to_move": awaited})


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(**{name: value for name, value in row._mapping.items() if name != "table_id"})


# --- SQLite -------------------------------------------------------------------------------------


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


def _begin(connection: Connection) -> None:
    # A transaction that reads before it writes could fail halfway: writers queue up at once.
    writes = connection.get_execution_options().get("isolario_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
