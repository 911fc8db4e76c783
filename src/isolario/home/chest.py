"""Tables at home are kept in a chest: one text for each, wherever that may lie.

A browser has IndexedDB (`web/src/home/chest.ts`). Several pages may use one chest: what is asked of
a table is read from there each time, and a change finds out that somebody else wrote first. Where
nothing can be kept, or there is no room for more, a table lasts as long as the page: whoever runs
the home is told once, and play goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

import msgspec

from isolario.table.memory import MemoryStore
from isolario.table.problems import Broken
from isolario.table.store import Call, Conflict, Kept, Listed, LogRow, SeatRow, Standing, TableRow

SCHEMA = 1
"""Of what is written of a table. A change of it needs a step in `_STEPS` that leads to it."""

_STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How to make of a table as it was written in a schema what it is in the next."""

_notes = logging.getLogger(__name__)


class Chest(Protocol):
    """Keeps texts by name. Raises `OSError` where it cannot."""

    async def load(self, name: str) -> str | None: ...

    async def names(self) -> list[str]: ...

    async def save(self, name: str, text: str) -> None: ...

    async def delete(self, name: str) -> None: ...


class Written(msgspec.Struct, frozen=True):
    """A table as it lies in the chest, with the bots that have something to decide."""

    schema: int
    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    due: list[Call]


def read(text: str) -> Written:
    """A table from the chest. Raises `Broken` for one that a newer Isolario wrote, or nobody."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
        while (schema := found["schema"]) in _STEPS:
            found = _STEPS[schema](found) | {"schema": schema + 1}
        if schema != SCHEMA:
            raise ValueError(f"schema {schema}")
        return msgspec.convert(found, Written)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError):
        _notes.exception("a table in the chest cannot be read")
        raise Broken("server_table_broken") from None


class ChestStore(MemoryStore):
    """Keeps tables in a chest. In memory are those that were asked for last, and what is due."""

    shared = True

    def __init__(
        self,
        chest: Chest,
        refused: Callable[[], object] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``refused`` is called when something cannot be kept."""
        super().__init__(clock=clock)
        self._chest = chest
        self._refused = refused
        self._alone = asyncio.Lock()
        self._texts: dict[str, str] = {}  # what the chest held when we last looked
        self._unkept: set[str] = set()  # what it would not take

    async def _fetch(self, table: str) -> None:
        """Makes sure that we know a table as it lies in the chest."""
        if table in self._unkept:
            return
        try:
            text = await self._chest.load(table)
        except OSError:
            return  # what we know has to do
        self._know(table, text)

    def _know(self, table: str, text: str | None) -> None:
        if text is None:
            self._texts.pop(table, None)
            self._kept.pop(table, None)
            self._plan(table, ())
        elif text != self._texts.get(table):
            found = read(text)
            self._texts[table] = text
            self._kept[table] = Kept(found.table, found.seats, found.log)
            self._plan(table, found.due)

    async def _put(self, table: str) -> None:
        """Writes down a table as we know it."""
        row, seats, log = self._kept[table]
        due = [when.call for its, when in self._due.items() if its.table == table]
        text = msgspec.json.encode(Written(SCHEMA, row, seats, log, due)).decode()
        try:
            await self._chest.save(table, text)
            self._texts[table] = text
            self._unkept.discard(table)
        except OSError:
            self._unkept.add(table)
            self._refused()

    # --- tables and seats -------------------------------------------------------------------

    async def add(
        self,
        table: TableRow,
        seats: Collection[SeatRow],
        bots: Collection[Call],
        last: TableRow | None = None,
    ) -> None:
        async with self._alone:
            if last is not None:
                await self._fetch(last.id)
            await super().add(table, seats, bots, last)
            await self._put(table.id)
            if last is not None:
                await self._put(last.id)  # what it leads to is there by now

    async def load(self, table: str, after: int = 0) -> Kept | None:
        async with self._alone:
            await self._fetch(table)
            return await super().load(table, after)

    async def standing(self, tables: Collection[str]) -> dict[str, Standing]:
        async with self._alone:
            for table in tables:
                with suppress(Broken):  # whoever asks for it is told
                    await self._fetch(table)
            return await super().standing(tables)

    async def glance(self, table: str) -> Listed | None:
        async with self._alone:
            await self._fetch(table)
            return await super().glance(table)

    async def record(self, table: str) -> str:
        async with self._alone:
            await self._fetch(table)
            return await super().record(table)

    async def of_holder(self, holder: str) -> list[Listed]:
        async with self._alone:
            await self._fetch_all()
            return await super().of_holder(holder)

    async def _fetch_all(self) -> None:
        try:
            names = await self._chest.names()
        except OSError:
            return
        for gone in self._kept.keys() - {*names} - self._unkept:
            self._know(gone, None)
        for name in names:
            with suppress(Broken):  # the others are still there
                await self._fetch(name)

    async def unlist(self, table: str, holder: str) -> None:
        async with self._alone, self._changing(table):
            await super().unlist(table, holder)

    async def relist(self, table: str, holder: str) -> None:
        async with self._alone, self._changing(table):
            await super().relist(table, holder)

    async def hand_over(self, old: Collection[str], holder: str) -> list[str]:
        async with self._alone:
            await self._fetch_all()
            found = await super().hand_over(old, holder)
            for name in found:
                await self._put(name)
            return found

    async def delete(self, table: str) -> None:
        async with self._alone:
            await self._remove(table)

    async def _remove(self, table: str) -> None:
        await super().delete(table)
        self._texts.pop(table, None)
        self._unkept.discard(table)
        try:
            await self._chest.delete(table)
        except OSError:
            self._refused()

    async def expire(self, before: float, most: int) -> list[str]:
        async with self._alone:
            await self._fetch_all()
            idle = self._idle(before, most)
            for name in idle:
                await self._remove(name)
            return idle

    async def sit(self, table: TableRow, seat: SeatRow, bots: Collection[Call]) -> None:
        async with self._alone, self._changing(table.id):
            await super().sit(table, seat, bots)

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[Call], pause: float
    ) -> None:
        async with self._alone, self._changing(table.id):
            await super().write(table, entry, bots, pause)

    async def save(self, table: TableRow) -> None:
        async with self._alone, self._changing(table.id):
            await super().save(table)

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[None]:
        """A table as it lies in the chest is changed, and goes back there."""
        await self._fetch(table)
        if table not in self._kept:
            raise Conflict("another page has done away with the table")
        yield
        await self._put(table)
