"""What is due, whose turn it is to do it, and who is there to see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from isolario.server import schema
from isolario.server.patience import patient
from isolario.server.present import Now
from isolario.server.writing import Writer
from isolario.table.messages import Viewer
from isolario.table.store import Call, Due, What, rank


class TellOthers(Protocol):
    """Tells other servers which tables have changed, once that is written."""

    def __call__(self, connection: Connection, *tables: str) -> None: ...


class Dues:
    """The turns of bots in a database, and who is at the tables; what each function promises is in
    `isolario.table.store.Store`."""

    def __init__(
        self, reading: AsyncEngine, writer: Writer, server: str, now: Now, tell: TellOthers
    ) -> None:
        self._engine = reading
        self._writer = writer
        self._server = server
        self._now = now
        self._tell_others = tell

    def plan(
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

    # --- what can be taken ------------------------------------------------------------------

    @patient
    async def next_due(self, what: What | None = None) -> float | None:
        soonest = select(func.min(schema.due.c.at) - self._now()).where(*self._takable(what))
        async with self._engine.connect() as connection:
            found: float | None = (await connection.execute(soonest)).scalar()
        return None if found is None else max(0.0, found)

    @patient
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

    def _takable(self, what: What | None) -> list[ColumnElement[bool]]:
        """What could be taken at its time."""
        d, other, now = schema.due, schema.due.alias("other"), self._now()
        busy = exists().where(other.c.table_id == d.c.table_id, other.c.lease > now)
        # Its own lease is looked at once more when it is locked. All else is as it was when the
        # question began: another server may have taken it since.
        which = [d.c.lease <= now, ~busy, ~d.c.alone | d.c.table_id.in_(attended(now))]
        return which if what is None else [*which, d.c.what == what]

    # --- what has been taken ----------------------------------------------------------------

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

    # --- who is there -----------------------------------------------------------------------

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


def attended(now: ColumnElement[float]) -> Select[tuple[str]]:
    """The tables that somebody is at."""
    p = schema.presence
    return select(p.c.table_id).where(p.c.until > now)


def begin_again(connection: Connection) -> None:
    """Whoever had the store before is gone, and so is their clock: nobody holds anything, and what
    was due is due now."""
    connection.execute(update(schema.due).values(at=0.0, lease=0.0, queued=0.0))
    connection.execute(delete(schema.presence))


# Made once: to make it takes longer than to do it.
_DUE = select(schema.due.c.seat, schema.due.c.queued).where(
    schema.due.c.table_id == bindparam("of_table")
)


def _is(due: Due) -> tuple[Any, ...]:
    d = schema.due
    return d.c.table_id == due.table, d.c.seat == due.seat


def _here(table: str, viewers: Collection[Viewer]) -> dict[str, Any]:
    at = msgspec.json.encode(sorted(viewers, key=str)).decode()
    return {"table_id": table, "rank": int(rank(viewers)), "viewers": at}
