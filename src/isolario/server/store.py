"""A store that outlives the server: SQLite without any setup, or PostgreSQL by its URL.

A write either happened or it did not; those that wait share a transaction
(`isolario.server.writing`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from functools import partial, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Float,
    Row,
    bindparam,
    cast,
    create_engine,
    delete,
    event,
    exists,
    extract,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from isolario.server import schema
from isolario.server.counts import Counts
from isolario.server.listening import CHANNEL, Listener, telling
from isolario.server.migrations import migrate
from isolario.server.opening import Tell, claim, refusing
from isolario.server.patience import connecting, hurry, patiently
from isolario.server.places import NoStore, address, spoken
from isolario.server.writing import OnTheLoop, OwnThread, Writer, hold
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
    rank,
)

# A transaction that reads before it writes could fail halfway: a writer takes hold at once.
_AT_ONCE = "BEGIN IMMEDIATE"
_UNLISTED = ("record", "origin")  # long, and only for replaying
_ENTRIES = 500  # of a log that are read in one go: others have their turn in between


P = ParamSpec("P")
T = TypeVar("T")


def _patient(read: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Reads again what could not be read while the database was away."""

    @wraps(read)
    async def reading(*args: P.args, **more: P.kwargs) -> T:
        return await patiently(lambda: read(*args, **more))

    return reading


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
        try:
            self._engine: AsyncEngine = create_async_engine(
                place, hide_parameters=True, connect_args=connecting(place)
            )
        except ModuleNotFoundError as error:
            raise NoStore(
                f"{self.place} needs {error.name}: pip install 'isolario[postgresql]'"
            ) from None
        self._lite = self._engine.dialect.name == "sqlite"
        self.shared = not self._lite
        self._listener: Listener | None = None
        # What is read with several questions is as it was at one moment; SQLite knows no other way.
        self._one_moment = self._engine
        self._transact: OwnThread | OnTheLoop
        if self._lite:
            writing = create_engine(place.set(drivername="sqlite"), hide_parameters=True)
            self._transact = OwnThread(writing)
            for engine, begin in ((self._engine.sync_engine, "BEGIN"), (writing, _AT_ONCE)):
                event.listen(engine, "connect", _careful)
                event.listen(engine, "begin", partial(Connection.exec_driver_sql, statement=begin))
        else:
            self._one_moment = self._engine.execution_options(isolation_level="REPEATABLE READ")
            held = connecting(place, writing=True)
            shared = create_async_engine(place, hide_parameters=True, connect_args=held)
            event.listen(shared.sync_engine, "connect", hurry)
            self._transact = OnTheLoop(shared)
        self._writer = Writer(self._transact)

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
                await self._writer.write(migrate)
                if self._lite:
                    await self._writer.write(_begin_again)
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
        if self._listener is not None:
            await self._listener.close()
            self._listener = None
        await self._writer.close()
        await self._transact.close()
        await self._engine.dispose()
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
            connection.execute(insert(schema.tables), _columns(table))
            rows = [{"table_id": table.id, **vars(seat)} for seat in seats]
            connection.execute(insert(schema.seats), rows)
            self._plan(connection, table.id, bots)

        await self._writer.write(do, last.id if last is not None else table.id)

    @_patient
    async def load(self, table: str, after: int = 0) -> Kept | None:
        t, s, entry = schema.tables, schema.seats, schema.log
        async with self._one_moment.connect() as connection:
            found = (await connection.execute(select(t).where(t.c.id == table))).one_or_none()
            if found is None:
                return None
            row = _table(found)
            of_table = select(s).where(s.c.table_id == table).order_by(s.c.seat)
            seats = [_seat(seat) for seat in await connection.execute(of_table)]
            since = entry.c.number > max(row.origin_number, after)
            kept = (entry.c.number, entry.c.kind, entry.c.seat, entry.c.answers, entry.c.move)
            of_log = select(*kept).where(entry.c.table_id == table, since).order_by(entry.c.number)
            entries: list[LogRow] = []
            async for some in (await connection.stream(of_log)).partitions(_ENTRIES):
                entries += [LogRow(*found) for found in some]
        return Kept(row, seats, entries)

    @_patient
    async def standing(self, tables: Collection[str]) -> dict[str, Standing]:
        t, p = schema.tables, schema.presence
        names, viewers = list(tables), dict[str, set[Viewer]]()
        numbers: dict[str, int] = {}
        async with self._engine.connect() as connection:
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
        writing = self._transact
        return Counts(writing.engine, self._server) if isinstance(writing, OnTheLoop) else None

    def listen(self, hear: Hear) -> None:
        if self.shared:
            self._listener = Listener(self._engine, self._server, hear)

    async def glance(self, table: str) -> Listed | None:
        found = await self._listed(schema.tables.c.id == table)
        return found[0] if found else None

    @_patient
    async def record(self, table: str) -> str:
        t = schema.tables
        async with self._engine.connect() as connection:
            found = await connection.execute(select(t.c.record).where(t.c.id == table))
            return found.scalar() or ""

    async def of_holder(self, holder: str) -> list[Listed]:
        s = schema.seats
        ours = select(s.c.table_id).where(s.c.holder == holder, s.c.listed)
        return await self._listed(schema.tables.c.id.in_(ours))

    @_patient
    async def _listed(self, which: ColumnElement[bool]) -> list[Listed]:
        t, s = schema.tables, schema.seats
        shown = [column for column in t.c if column.name not in _UNLISTED]
        rows = select(*shown).where(which).order_by(t.c.changed.desc(), t.c.id)
        theirs = select(s).where(s.c.table_id.in_(select(t.c.id).where(which))).order_by(s.c.seat)
        async with self._one_moment.connect() as connection:
            tables = [_table(row) for row in await connection.execute(rows)]
            seats: dict[str, list[SeatRow]] = {}
            for row in await connection.execute(theirs):
                seats.setdefault(row.table_id, []).append(_seat(row))
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
        t, p = schema.tables, schema.presence
        attended = select(p.c.table_id).where(p.c.until > self._now())
        idle = (
            select(t.c.id)
            .where(t.c.changed < before, t.c.opened < before, t.c.id.not_in(attended))
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
            self._plan(connection, table.id, bots)
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
            self._plan(connection, table.id, bots, entry.seat, pause)
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
        if not self._lite:
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
        if self._lite:
            return literal(self._clock(), Float(53))
        return cast(extract("epoch", func.clock_timestamp()), Float(53))

    def _plan(
        self,
        connection: Connection,
        table: str,
        bots: Collection[Call],
        moved: int | None = None,
        pause: float = 0,
    ) -> None:
        """Makes exactly these bots due. One already due that did not move keeps its time, its place
        in the queue and its lease."""
        d, at = schema.due, self._now() + pause
        rows = connection.execute(_DUE, {"of_table": table})
        due = {row.seat: row.queued for row in rows}
        keep = (due.keys() & {call.seat for call in bots}) - {moved}
        if over := due.keys() - keep:
            here = (d.c.table_id == table, d.c.seat.in_(over))
            connection.execute(delete(d).where(*here))
        if fresh := [call for call in bots if call.seat not in keep]:
            queued = max(due[seat] for seat in keep) if keep else at  # the table has one place
            due_then = insert(d).values(table_id=table, at=at, lease=0.0, queued=queued)
            connection.execute(due_then, [call._asdict() for call in fresh])

    def _takable(self, what: What | None) -> list[ColumnElement[bool]]:
        """What could be taken at its time."""
        d, p, other, now = schema.due, schema.presence, schema.due.alias("other"), self._now()
        attended = select(p.c.table_id).where(p.c.until > now)
        busy = exists().where(other.c.table_id == d.c.table_id, other.c.lease > now)
        # Its own lease is looked at once more when it is locked. All else is as it was when the
        # question began: another server may have taken it since.
        which = [d.c.lease <= now, ~busy, ~d.c.alone | d.c.table_id.in_(attended)]
        return which if what is None else [*which, d.c.what == what]

    @_patient
    async def next_due(self, what: What | None = None) -> float | None:
        soonest = select(func.min(schema.due.c.at) - self._now()).where(*self._takable(what))
        async with self._engine.connect() as connection:
            found: float | None = (await connection.execute(soonest)).scalar()
        return None if found is None else max(0.0, found)

    async def waiting(self) -> int:
        d, now = schema.due, self._now()
        asked = select(func.count()).select_from(d).where(d.c.at <= now, d.c.lease <= now)
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def take(self, lease: float, most: int, what: What | None = None) -> list[Due]:
        return await self._writer.write(partial(self._take, lease=lease, most=most, what=what))

    def _take(
        self, connection: Connection, lease: float, most: int, what: What | None
    ) -> list[Due]:
        d, p, now = schema.due, schema.presence, self._now()
        highest = select(func.max(p.c.rank)).where(p.c.table_id == d.c.table_id, p.c.until > now)
        first = (
            select(d.c.table_id, d.c.seat)
            .where(d.c.at <= now, *self._takable(what))
            .order_by(func.coalesce(highest.scalar_subquery(), 0).desc(), d.c.queued, d.c.seat)
            .limit(1)
            .with_for_update(skip_locked=True, of=d)
        )
        taken: list[Due] = []
        while len(taken) < most:
            found = connection.execute(first).one_or_none()
            if found is None:
                break
            due = Due(found.table_id, found.seat)
            mine = {"lease": now + lease, "taken_by": self._server}
            connection.execute(update(d).where(*_is(due)).values(**mine))
            others = (d.c.table_id == due.table, d.c.queued < now)
            connection.execute(update(d).where(*others).values(queued=now))
            taken.append(due)
        return taken

    async def renew(self, due: Due, lease: float) -> None:
        await self._change(due, lease=self._now() + lease if lease else 0.0)

    async def postpone(self, due: Due, seconds: float) -> None:
        at = self._now() + seconds
        await self._change(due, at=at, queued=at, lease=0.0)

    async def drop(self, due: Due) -> None:
        mine = delete(schema.due).where(*_is(due), self._nobody_elses())
        await self._writer.write(lambda connection: connection.execute(mine), due.table)

    async def _change(self, due: Due, **values: ColumnElement[float] | float) -> None:
        mine = update(schema.due).where(*_is(due), self._nobody_elses()).values(**values)
        await self._writer.write(lambda connection: connection.execute(mine), due.table)

    def _nobody_elses(self) -> ColumnElement[bool]:
        """Whoever held a turn for too long may find that another server holds it now."""
        return schema.due.c.taken_by == self._server

    async def attend(
        self, here: Mapping[str, Collection[Viewer]], gone: Collection[str], seconds: float
    ) -> None:
        p, now = schema.presence, self._now()
        mine = p.c.server == self._server
        over = (mine & p.c.table_id.in_([*here, *gone])) | (~mine & (p.c.until <= now))
        until = now + seconds

        def do(connection: Connection) -> None:
            connection.execute(delete(p).where(over))
            connection.execute(update(p).where(mine).values(until=until))
            if here:
                came = insert(p).values(server=self._server, until=until)
                connection.execute(came, [_here(*at) for at in here.items()])
            self._tell_others(connection, *here, *gone)

        await self._writer.write(do)


def _begin_again(connection: Connection) -> None:
    """Whoever had the store before is gone, and so is their clock: nobody holds anything, and what
    was due is due now."""
    connection.execute(update(schema.due).values(at=0.0, lease=0.0, queued=0.0))
    connection.execute(delete(schema.presence))


def _here(table: str, viewers: Collection[Viewer]) -> dict[str, Any]:
    at = msgspec.json.encode(sorted(viewers, key=str)).decode()
    return {"table_id": table, "rank": int(rank(viewers)), "viewers": at}


def _is(due: Due) -> tuple[Any, ...]:
    d = schema.due
    return d.c.table_id == due.table, d.c.seat == due.seat


# Made once: to make them takes longer than to do them.
_SAVE = update(schema.tables).where(
    schema.tables.c.id == bindparam("of_table"), schema.tables.c.revision == bindparam("known")
)
_ENTER = insert(schema.log)
_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("told")))
_DUE = select(schema.due.c.seat, schema.due.c.queued).where(
    schema.due.c.table_id == bindparam("of_table")
)


def _save(connection: Connection, table: TableRow) -> None:
    known = table.revision - 1
    saved = connection.execute(_SAVE, {"of_table": table.id, "known": known, **_columns(table)})
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
