"""Writing in company: whatever waits to be written goes into one transaction.

What takes long about a write is the promise that it will last, and one promise serves everybody who
waits for one. While a transaction is on its way to the disk, the next company gathers.

Each write in it still stands on its own: where there are several, each has a savepoint, so that one
that comes too late fails without the others. Nobody hears that something was written before it was.

SQLite writes in a thread of its own, with a connection of its own; PostgreSQL on the event loop,
with the driver that also reads. What is written is the same code for both.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.ext.asyncio import AsyncEngine

from isolario.server import schema
from isolario.server.patience import patiently

T = TypeVar("T")
Do = Callable[[Connection], T]
"""Writes something, within a transaction that somebody else began and will commit."""

Transact = Callable[[Do[None]], Awaitable[None]]
"""Does something in a transaction; when it returns, that is committed."""

_MOST = 100  # in one transaction: the first of them waits for the last


@dataclass(eq=False)
class _Wish(Generic[T]):
    do: Do[T]
    table: str
    done: asyncio.Future[T]
    outcome: T | None = None
    error: Exception | None = None

    def try_it(self, connection: Connection) -> None:
        self.error = None
        savepoint = connection.begin_nested()
        try:
            self.outcome = self.do(connection)
        except Exception as error:
            self.error = error
            savepoint.rollback()  # if not even that can be done, the whole company fails
        else:
            savepoint.commit()

    def settle(self, failed: Exception | None) -> None:
        if self.done.done():
            return  # whoever asked has gone away
        if error := failed or self.error:
            self.done.set_exception(error)
        else:
            self.done.set_result(self.outcome)  # type: ignore[arg-type]


class Writer:
    """Writes for everybody, in the order in which they asked.

    ``await writer.write(do, table)`` returns what ``do`` returned, or raises what it raised.
    """

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._waiting: deque[_Wish[Any]] = deque()
        self._work: asyncio.Task[None] | None = None

    async def write(self, do: Do[T], table: str = "") -> T:
        """``table``: the only one whose rows are written. Without one it has a transaction to
        itself, and sees to the order in which it takes hold of tables."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Wish(do, table, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Returns when everything that was asked for is written."""
        if self._work is not None:
            await asyncio.wait({self._work})

    async def _write_all(self) -> None:
        try:
            while company := self._company():
                await self._write_together(company)
        finally:
            self._work = None

    def _company(self) -> list[_Wish[Any]]:
        company: list[_Wish[Any]] = []
        while self._waiting and len(company) < _MOST:
            if self._waiting[0].done.done():
                self._waiting.popleft()  # whoever asked went away before it was begun
                continue
            alone = not self._waiting[0].table
            if alone and company:
                break
            company.append(self._waiting.popleft())
            if alone:
                break
        return company

    async def _write_together(self, company: list[_Wish[Any]]) -> None:
        def together(connection: Connection) -> None:
            hold(connection, {wish.table for wish in company if wish.table})
            if len(company) == 1:  # the transaction is its own
                company[0].outcome = company[0].do(connection)
                return
            for wish in company:
                wish.try_it(connection)

        failed = None
        try:
            await self._transact(together)
        except Exception as error:
            failed = error
        for wish in company:
            wish.settle(failed)


def hold(connection: Connection, tables: Collection[str]) -> None:
    """Keeps everybody else from writing to these tables until the transaction ends. All who write
    take hold of tables in the same order, so that no two wait for each other. That a table is there
    is all that its other rows rely on, and PostgreSQL makes sure of that by itself now and then: it
    need not wait for us. SQLite lets only one write at a time anyway."""
    t = schema.tables
    if tables and connection.dialect.name != "sqlite":
        mine = select(t.c.id).where(t.c.id.in_(tables)).order_by(t.c.id)
        connection.execute(mine.with_for_update(key_share=True))


class OwnThread:
    """Transactions in one thread, for a database whose driver would block the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None

    async def __call__(self, do: Do[None]) -> None:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "store")
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, do)

    def _transact(self, do: Do[None]) -> None:
        with self._engine.begin() as connection:
            do(connection)

    async def close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None
        self._engine.dispose()


class OnTheLoop:
    """Transactions on the event loop, for a database whose driver gives way while it waits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def __call__(self, do: Do[None]) -> None:
        await patiently(lambda: self._transact(do))

    async def _transact(self, do: Do[None]) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(do)

    async def close(self) -> None:
        await self.engine.dispose()
