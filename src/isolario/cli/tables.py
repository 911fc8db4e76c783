"""``isolario tables``: what a store holds, and moving it from one to another."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from isolario.terminal.voice import Voice, reader_language

if TYPE_CHECKING:
    from isolario.server.store import SqlStore

T = TypeVar("T")


def _place(chosen: argparse.Namespace) -> str:
    from isolario.server.places import chosen_place, usual_place

    return chosen_place(chosen.place) or str(usual_place())


def _changing(chosen: argparse.Namespace, do: Callable[[SqlStore], Awaitable[T]]) -> T:
    from isolario.server.store import SqlStore

    async def change() -> T:
        store = SqlStore(_place(chosen))
        await store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(change())


def show(chosen: argparse.Namespace) -> int:
    """A line for each table, for people and programs: words in it are those of the store."""
    from isolario.server.luggage import lines, look_into

    for line in look_into(_place(chosen), lines):
        when = datetime.fromtimestamp(line.changed, UTC).isoformat(timespec="seconds")
        seats = ", ".join(line.seats)
        print(line.table, line.game, line.state, when, line.moves, seats, sep="\t")
    return 0


def export(chosen: argparse.Namespace) -> int:
    from isolario.server.luggage import look_into, pack, write

    luggage = look_into(_place(chosen), lambda connection: pack(connection, chosen.table))
    write(luggage, chosen.out)
    voice = Voice(reader_language())
    print(voice.say("tables_exported", n=len(luggage.tables), file=str(chosen.out)))
    if luggage.secret:
        print(voice.say("tables_secret"))
    return 0


def put(chosen: argparse.Namespace) -> int:
    from isolario.server.luggage import put, read

    luggage = read(chosen.file)
    came = _changing(chosen, lambda store: put(luggage, store))
    voice = Voice(reader_language())
    print(voice.say("tables_imported", n=len(came)))
    if there := len(luggage.tables) - len(came):
        print(voice.say("tables_there", n=there))
    return 0


def delete(chosen: argparse.Namespace) -> int:
    from isolario.server.luggage import drop

    _changing(chosen, lambda store: drop(chosen.table, store))
    print(Voice(reader_language()).say("tables_deleted", n=len(chosen.table)))
    return 0
