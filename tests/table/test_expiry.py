"""Tables that nobody has touched for long."""

from __future__ import annotations

import asyncio
import time

from isolario.table.expiry import Sweeper
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import Gone, NewTable, SeatWish, ToPage
from isolario.table.store import SeatRow, Store, TableRow
from tests.table.conftest import QUICK

DAY = 24 * 3600.0
ANN = holder_of("ann" * 16)


async def lay(store: Store, name: str, changed: float, opened: float = 1.0) -> None:
    now = time.time()
    row = TableRow(
        name,
        "foggy-island",
        1,
        {},
        "",
        "",
        opened=now - opened * DAY,
        changed=now - changed * DAY if changed else 0,
    )
    await store.add(row, [SeatRow(0, "person", holder=ANN), SeatRow(1, "open")], [])


async def test_only_those_go_that_nobody_has_touched(store: Store) -> None:
    lobby = Lobby(store, QUICK)
    for name, changed, opened in (
        ("new", 0.0, 0.0),  # an older store did not say when it changed
        ("used", 1, 500),
        ("old", 91, 91),
        ("older", 0, 91),
        ("watched", 91, 91),
    ):
        await lay(store, name, changed, opened)
    await store.attend({"watched": {None}}, (), 30)
    assert await Sweeper(lobby, 90).sweep() == 2
    left = await store.standing(["new", "used", "old", "older", "watched"])
    assert {*left} == {"new", "used", "watched"}
    assert await Sweeper(lobby, 90).sweep() == 0


async def test_whoever_is_there_is_told(store: Store) -> None:
    lobby = Lobby(store, QUICK)
    opened = await lobby.open(NewTable("foggy-island", (SeatWish("open"),) * 2), ANN)
    table = await lobby.find(opened.table.table)
    told: list[ToPage] = []
    table.guests.come(Guest(told.append), None)
    assert await Sweeper(lobby, 0).sweep() == 1
    assert told == [Gone()]


async def test_several_servers_do_it_once(store: Store) -> None:
    lobbies = [Lobby(store, QUICK) for _ in range(4)]
    for number in range(250):
        await lay(store, f"table{number:03}", 91, 91)
    gone = await asyncio.gather(*[Sweeper(lobby, 90).sweep() for lobby in lobbies])
    assert sum(gone) == 250
    assert await store.standing([f"table{number:03}" for number in range(250)]) == {}
