"""A store that outlives the server: SQLite without any setup, or PostgreSQL by its URL.

A write either happened or it did not; those that wait share a transaction
(`isolario.server.writing`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from isolario.server import present, schema
from isolario.server.counts import Counts
from isolario.server.database import Database
from isolario.server.due import Dues, attended, begin_again
from isolario.server.listening import CHANNEL, Listener, telling
from isolario.server.migrations import migrate
from isolario.server.opening import Tell, claim, refusing
from isolario.server.patience import patient
from isolario.server.places import address, spoken
from isolario.server.rows import columns, seat_of, table_of
from isolario.server.writing import OnTheLoop, Writer, hold
from isolario.table.claim import Claim
from isolario.table.messages import Viewer
from isolario.table.store import (
    Call,
    Conflict,
    Due,
    Hear,
    Kept,
    Listed,
    LogRow,
    News,
    SeatRow,
    Standing,
    Store,
    TableRow,
    What,
)

_UNLISTED = ("record", "origin")  # long, and only for replaying
_ENTRIES = 500  # of a log that are read in one go: others have their turn in between


class SqlStore(Store):
    """Keeps tables in a database."""

    def __init__(
        self,
        where: str | Path,
        former: Path | None = None,
        tell: Tell = lambda said: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """If there is no store yet, it begins as a copy of the ``former`` one. ``tell`` hears what
        happens to older stores. What is due goes by the ``clock`` as long as one server has the
        store to itself, which holds for SQLite; otherwise by the database's own."""
        place = address(where)
        self.place = spoken(place)
        self._former, self._tell, self._clock = former, tell, clock
        self._server = secrets.token_hex(8)
        self._claim: Claim | None = None
        self._open = False
        self._database = database = Database(place)
        self.shared = database.shared
        self._listener: Listener | None = None
        self._writer = Writer(database.transact)
        self._dues = Dues(
            database.reading, self._writer, self._server, self._now, self._tell_others
        )

    async def open(self) -> None:
        """Makes the store, or migrates an older one. Raises `NoStore`."""
        if self._open:
            return
        try:
            if self.shared:
                await self._database.reach()
            else:
                file = Path(str(self._database.reading.url.database))
                self._claim = claim(file, self._former, self._tell)
            with refusing(self.place):
                await self._writer.write(migrate)
                if not self.shared:
                    await self._writer.write(begin_again)
            self._open = True
        finally:
            if not self._open:
                await self.close()

    async def close(self) -> None:
        self._open = False
        if self._listener is not None:
            await self._listener.close()
            self._listener = None
        await self._writer.close()
        await self._database.close()
        if self._claim is not None:
            self._claim.give_up()
            self._claim = None

    # --- tables and seats -------------------------------------------------------------------

    async def add(
        self,
        table: TableRow,
        seats: Collection[SeatRow],
        bots: Collection[Call],
        last: TableRow | None = None,
    ) -> None:
        def do(connection: Connection) -> None:
            if last is not None:
                _save(connection, last)
                self._tell_others(connection, last.id)
            connection.execute(insert(schema.tables), columns(table))
            rows = [{"table_id": table.id, **vars(seat)} for seat in seats]
            connection.execute(insert(schema.seats), rows)
            self._dues.plan(connection, table.id, bots)

        await self._writer.write(do, last.id if last is not None else table.id)

    @patient
    async def load(self, table: str, after: int = 0) -> Kept | None:
        t, s, entry = schema.tables, schema.seats, schema.log
        async with self._database.at_one_moment.connect() as connection:
            found = (await connection.execute(select(t).where(t.c.id == table))).one_or_none()
            if found is None:
                return None
            row = table_of(found)
            of_table = select(s).where(s.c.table_id == table).order_by(s.c.seat)
            seats = [seat_of(seat) for seat in await connection.execute(of_table)]
            since = entry.c.number > max(row.origin_number, after)
            kept = (entry.c.number, entry.c.kind, entry.c.seat, entry.c.answers, entry.c.move)
            of_log = select(*kept).where(entry.c.table_id == table, since).order_by(entry.c.number)
            entries: list[LogRow] = []
            async for some in (await connection.stream(of_log)).partitions(_ENTRIES):
                entries += [LogRow(*found) for found in some]
        return Kept(row, seats, entries)

    @patient
    async def standing(self, tables: Collection[str]) -> dict[str, Standing]:
        t, p = schema.tables, schema.presence
        names, viewers = list(tables), dict[str, set[Viewer]]()
        numbers: dict[str, int] = {}
        async with self._database.reading.connect() as connection:
            for at in range(0, len(names), _ENTRIES):
                some = names[at : at + _ENTRIES]
                asked = select(t.c.id, t.c.revision).where(t.c.id.in_(some))
                found = await connection.execute(asked)
                numbers |= {row.id: row.revision for row in found}
                others = (p.c.server != self._server, p.c.until > self._now())
                there = select(p.c.table_id, p.c.viewers).where(p.c.table_id.in_(some), *others)
                for name, seats in await connection.execute(there):
                    viewers.setdefault(name, set()).update(msgspec.json.decode(seats))
        return {
            name: Standing(number, frozenset(viewers.get(name, ())))
            for name, number in numbers.items()
        }

    def counts(self) -> Counts | None:
        """What the servers on this store count together; None: there is only one."""
        writing = self._database.transact
        return Counts(writing.engine, self._server) if isinstance(writing, OnTheLoop) else None

    def listen(self, hear: Hear) -> None:
        if self.shared:
            self._listener = Listener(self._database.reading, self._server, hear)

    async def glance(self, table: str) -> Listed | None:
        found = await self._listed(schema.tables.c.id == table)
        return found[0] if found else None

    @patient
    async def record(self, table: str) -> str:
        t = schema.tables
        async with self._database.reading.connect() as connection:
            found = await connection.execute(select(t.c.record).where(t.c.id == table))
            return found.scalar() or ""

    async def of_holder(self, holder: str) -> list[Listed]:
        s = schema.seats
        ours = select(s.c.table_id).where(s.c.holder == holder, s.c.listed)
        return await self._listed(schema.tables.c.id.in_(ours))

    @patient
    async def _listed(self, which: ColumnElement[bool]) -> list[Listed]:
        t, s = schema.tables, schema.seats
        shown = [column for column in t.c if column.name not in _UNLISTED]
        rows = select(*shown).where(which).order_by(t.c.changed.desc(), t.c.id)
        theirs = select(s).where(s.c.table_id.in_(select(t.c.id).where(which))).order_by(s.c.seat)
        async with self._database.at_one_moment.connect() as connection:
            tables = [table_of(row) for row in await connection.execute(rows)]
            seats: dict[str, list[SeatRow]] = {}
            for row in await connection.execute(theirs):
                seats.setdefault(row.table_id, []).append(seat_of(row))
        return [Listed(table, seats[table.id]) for table in tables]

    async def unlist(self, table: str, holder: str) -> None:
        await self._list(table, holder, False)

    async def relist(self, table: str, holder: str) -> None:
        await self._list(table, holder, True)

    async def _list(self, table: str, holder: str, listed: bool) -> None:
        s = schema.seats
        mine = (s.c.table_id == table, s.c.holder == holder)
        await self._execute(table, update(s).where(*mine).values(listed=listed), *_changed([table]))

    async def hand_over(self, old: Collection[str], holder: str) -> list[str]:
        s = schema.seats
        theirs = s.c.holder.in_(old)

        def do(connection: Connection) -> list[str]:
            where = select(s.c.table_id).where(theirs).distinct()
            tables = list(connection.execute(where).scalars())
            hold(connection, tables)
            connection.execute(update(s).where(theirs).values(holder=holder))
            for statement in _changed(tables):
                connection.execute(statement)
            self._tell_others(connection, *tables)
            return tables

        return await self._writer.write(do)

    async def delete(self, table: str) -> None:
        await self._execute(table, *_away([table]))

    async def expire(self, before: float, most: int) -> list[str]:
        t, there = schema.tables, attended(self._now())
        idle = (
            select(t.c.id)
            .where(t.c.changed < before, t.c.opened < before, t.c.id.not_in(there))
            .order_by(t.c.id)
            .limit(most)
            .with_for_update(skip_locked=True, key_share=True)
        )

        def do(connection: Connection) -> list[str]:
            names = list(connection.execute(idle).scalars())
            for statement in _away(names) if names else ():
                connection.execute(statement)
            self._tell_others(connection, *names)
            return names

        return await self._writer.write(do)

    async def sit(self, table: TableRow, seat: SeatRow, bots: Collection[Call]) -> None:
        s = schema.seats
        mine = (s.c.table_id == table.id, s.c.seat == seat.seat, s.c.who == "open")

        def do(connection: Connection) -> None:
            _save(connection, table)
            taken = connection.execute(update(s).where(*mine).values(**vars(seat)))
            if taken.rowcount != 1:
                raise Conflict("the seat is taken")
            self._dues.plan(connection, table.id, bots)
            self._tell_others(connection, table.id)

        await self._writer.write(do, table.id)

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[Call], pause: float
    ) -> None:
        values = {"table_id": table.id, **vars(entry), "at": time.time()}
        at = table.revision, table.changed, table.rules, table.origin_number
        news = News(entry, *at)

        def do(connection: Connection) -> None:
            _save(connection, table)
            connection.execute(_ENTER, values)
            self._dues.plan(connection, table.id, bots, entry.seat, pause)
            self._tell_others(connection, table.id, news=news)

        try:
            await self._writer.write(do, table.id)
        except IntegrityError:
            raise Conflict(f"number {entry.number} of the log is taken") from None

    async def save(self, table: TableRow) -> None:
        def do(connection: Connection) -> None:
            _save(connection, table)
            self._tell_others(connection, table.id)

        await self._writer.write(do, table.id)

    def _tell_others(self, connection: Connection, *tables: str, news: News | None = None) -> None:
        """Other servers hear of it when it is written, and not otherwise."""
        if self.shared:
            for table in tables:
                connection.execute(_NOTIFY, {"told": telling(self._server, table, news)})

    async def _execute(self, table: str, *statements: Executable) -> None:
        def do(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)
            self._tell_others(connection, table)

        await self._writer.write(do, table)

    async def change(self, do: Callable[[Connection], None]) -> None:
        """Something that no table asks for, in a transaction of its own."""
        await self._writer.write(do)

    # --- what is due ------------------------------------------------------------------------

    def _now(self) -> ColumnElement[float]:
        """The present by the clock that all who use the store share."""
        return present.OF_DATABASE if self.shared else present.at(self._clock())

    async def next_due(self, what: What | None = None) -> float | None:
        return await self._dues.next_due(what)

    async def waiting(self) -> int:
        return await self._dues.waiting()

    async def take(self, lease: float, most: int, what: What | None = None) -> list[Due]:
        return await self._dues.take(lease, most, what)

    async def renew(self, due: Due, lease: float) -> None:
        await self._dues.renew(due, lease)

    async def postpone(self, due: Due, seconds: float) -> None:
        await self._dues.postpone(due, seconds)

    async def drop(self, due: Due) -> None:
        await self._dues.drop(due)

    async def attend(
        self, here: Mapping[str, Collection[Viewer]], gone: Collection[str], seconds: float
    ) -> None:
        await self._dues.attend(here, gone, seconds)


# Made once: to make them takes longer than to do them.
_SAVE = update(schema.tables).where(
    schema.tables.c.id == bindparam("of_table"), schema.tables.c.revision == bindparam("known")
)
_ENTER = insert(schema.log)
_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("told")))


def _save(connection: Connection, table: TableRow) -> None:
    known = table.revision - 1
    saved = connection.execute(_SAVE, {"of_table": table.id, "known": known, **columns(table)})
    if saved.rowcount != 1:
        raise Conflict(f"revision {table.revision} of the table is taken")


def _away(tables: Collection[str]) -> list[Executable]:
    """Tables go, with all that was kept of them."""
    parts = (schema.presence, schema.due, schema.log, schema.seats)
    of_tables = [delete(part).where(part.c.table_id.in_(tables)) for part in parts]
    return [*of_tables, delete(schema.tables).where(schema.tables.c.id.in_(tables))]


def _changed(tables: Collection[str]) -> list[Executable]:
    """Counts a change that depends on nothing that others may have changed."""
    t = schema.tables
    return [update(t).where(t.c.id.in_(tables)).values(revision=t.c.revision + 1)]
