"""Tables taken out of a store and put into one: what ``isolario tables`` does.

Looking and taking out work beside a running server. Putting in and doing away do so on PostgreSQL;
a store in a file belongs to one process, so there the server has to be stopped first, and says so.

What is taken out of a running game holds its secrets: the seed, what lies face down, who holds
which seat.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, NullPool, Table, create_engine, func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from isolario.core.errors import IsolarioError
from isolario.server import schema
from isolario.server.migrations import newest, version
from isolario.server.opening import reader, refusing
from isolario.server.places import NoStore, address, spoken
from isolario.server.store import SqlStore
from isolario.table.claim import PRIVATE

T = TypeVar("T")
_PARTS = ("seats", "log", "due")


class BadLuggage(IsolarioError):
    """A file that holds no tables; says why."""


class Packed(msgspec.Struct, frozen=True):
    """A table with all that is kept of it, column by column."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    log: list[dict[str, Any]]
    due: list[dict[str, Any]] = []

    @property
    def name(self) -> str:
        return str(self.table["id"])


class Luggage(msgspec.Struct, frozen=True):
    """Some tables, from a store of this schema."""

    isolario_tables: str
    tables: list[Packed]

    @property
    def secret(self) -> bool:
        """Whether it holds what players must not see of each other."""
        return any(packed.table["state"] == "playing" for packed in self.tables)


class Line(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    table: str
    game: str
    state: str
    changed: float
    moves: int
    seats: list[str]


# --- looking ------------------------------------------------------------------------------------


def look_into(place: str | Path, do: Callable[[Connection], T]) -> T:
    """Reads in a store as it is at one moment, whoever else uses it. Raises `NoStore`."""
    where = address(place)

    def checked(connection: Connection) -> T:
        found = version(connection)
        if found != newest():
            raise NoStore(
                f"{spoken(where)} has schema {found or 'none'}, and not {newest()}: "
                "isolario serve brings it up to date"
            )
        return do(connection)

    with refusing(spoken(where)):
        if where.get_backend_name() == "sqlite":
            file = Path(str(where.database))
            if not file.is_file():
                raise NoStore(f"{spoken(where)} is not there")
            engine = create_engine("sqlite://", creator=lambda: reader(file), poolclass=NullPool)
            with engine.begin() as connection:
                return checked(connection)

        async def ask() -> T:
            there = create_async_engine(
                where, hide_parameters=True, isolation_level="REPEATABLE READ"
            )
            try:
                async with there.connect() as connection:
                    return await connection.run_sync(checked)
            finally:
                await there.dispose()

        return asyncio.run(ask())


def lines(connection: Connection) -> list[Line]:
    """All tables, the last changed first."""
    t, s, entry = schema.tables, schema.seats, schema.log
    seats: dict[str, list[str]] = {}
    for row in connection.execute(select(s).order_by(s.c.seat)):
        seats.setdefault(row.table_id, []).append(row.bot or row.name or row.who)
    counts = select(entry.c.table_id, func.count()).group_by(entry.c.table_id)
    moves = {table: count for table, count in connection.execute(counts)}  # noqa: C416 (rows)
    return [
        Line(row.id, row.game, row.state, row.changed, moves.get(row.id, 0), seats.get(row.id, []))
        for row in connection.execute(select(t).order_by(t.c.changed.desc(), t.c.id))
    ]


def pack(connection: Connection, names: Collection[str] = ()) -> Luggage:
    """These tables, or all. Raises `NoStore` for one that is not there."""
    t = schema.tables
    which = select(t).order_by(t.c.id)
    if names:
        which = which.where(t.c.id.in_(names))
    found = [dict(row) for row in connection.execute(which).mappings()]
    if lost := {*names} - {row["id"] for row in found}:
        raise NoStore(f"there is no table {min(lost)}")
    return Luggage(newest(), [_packed(connection, row) for row in found])


def _packed(connection: Connection, row: dict[str, Any]) -> Packed:
    parts = {}
    for name in _PARTS:
        part = schema.rows.tables[name]
        of_table = select(part).where(part.c.table_id == row["id"]).order_by(*part.primary_key)
        parts[name] = [dict(it) for it in connection.execute(of_table).mappings()]
    return Packed(row, **parts)


# --- files --------------------------------------------------------------------------------------


def write(luggage: Luggage, file: Path) -> None:
    """Into a file that nobody else can read. What was there stays. Raises `OSError`."""
    made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    with os.fdopen(made, "wb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(luggage), indent=1))


def read(file: Path) -> Luggage:
    """What `write` wrote. Raises `BadLuggage`."""
    try:
        luggage = msgspec.json.decode(file.read_bytes(), type=Luggage)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadLuggage(f"{file} holds no tables: {error}") from None
    if luggage.isolario_tables != newest():
        raise BadLuggage(
            f"{file} was taken from a store of schema {luggage.isolario_tables}; "
            f"this Isolario has {newest()}"
        )
    for packed in luggage.tables:
        for part, row in _rows(packed):
            if {*row} != {*part.c.keys()}:
                raise BadLuggage(f"{file}: a row of {part.name} has other columns than it should")
    return luggage


def _rows(packed: Packed) -> Iterator[tuple[Table, dict[str, Any]]]:
    yield schema.tables, packed.table
    for name in _PARTS:
        for row in getattr(packed, name):
            yield schema.rows.tables[name], row


# --- changing -----------------------------------------------------------------------------------


async def put(luggage: Luggage, store: SqlStore) -> list[str]:
    """Puts tables into a store that is open. Those that are there already stay as they are. Returns
    the names of the others; all of them come, or none."""
    names = [packed.name for packed in luggage.tables]
    there = await store.standing(names)
    fresh = [packed for packed in luggage.tables if packed.name not in there]

    def do(connection: Connection) -> None:
        for packed in fresh:
            for part, row in _rows(packed):
                again = {"at": 0.0, "lease": 0.0, "queued": 0.0, "taken_by": ""}
                due = part is schema.due  # by the clock of the store that it comes from
                connection.execute(insert(part), row | again if due else row)

    await store.change(do)
    return [packed.name for packed in fresh]


async def drop(names: Sequence[str], store: SqlStore) -> None:
    """Does away with tables. Raises `NoStore` if one is not there, and then with none."""
    if lost := {*names} - {*await store.standing(names)}:
        raise NoStore(f"there is no table {min(lost)}")
    for name in names:
        await store.delete(name)
