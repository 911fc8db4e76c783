"""What is on disk has been told, and what was acknowledged is on disk, whoever goes away when."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from itertools import count
from typing import Any

import pytest

from isolario.table.finish import finish
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import (
    Arrival,
    Gone,
    Hello,
    Joined,
    NewTable,
    Seats,
    SeatWish,
    Sit,
    ToPage,
    Update,
)
from isolario.table.store import Conflict, TableRow
from isolario.table.table import Table
from tests.soaking import SOAK

BOTH = (SeatWish("me"), SeatWish("me"))
ANN, BOB = (holder_of(name * 16) for name in ("ann", "bob"))


async def left_after(work: Awaitable[Any], steps: int) -> Any:
    """Somebody asks, and goes away after so many turns of the event loop; what they heard, if they
    stayed long enough."""
    asking = asyncio.ensure_future(work)
    for _ in range(steps):
        if asking.done():
            break
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait({asking})
    return "gone" if asking.cancelled() else asking.result()


def moments(rng: random.Random) -> list[int]:
    """When somebody goes away: at each of the first steps, and at many of the later ones, while a
    disk is at work."""
    later = [int(10 ** rng.uniform(1, 3)) for _ in range(540 if SOAK else 90)]
    return [*range(12), *later]


async def watched(lobby: Lobby, wish: NewTable) -> tuple[Table, Guest, list[ToPage]]:
    """A table that Ann has opened, and all that somebody hears who looks on."""
    arrival = await lobby.open(wish, ANN)
    table = await lobby.find(arrival.table.table)
    heard: list[ToPage] = []
    guest = Guest(heard.append)
    await table.join(guest, BOB, Hello(watch=True))
    return table, guest, heard


@pytest.mark.soak
async def test_whatever_is_on_disk_was_told(lobby: Lobby) -> None:
    """Nobody asks the table anything between a write and the look at what was told."""
    table, _, _ = await watched(lobby, NewTable("foggy-island", BOTH))
    for seat in (0, 1):
        await table.sit(seat, Sit(), ANN)
    heard: list[ToPage] = []
    await table.join(Guest(heard.append), ANN, Hello(0))  # another page of the one who moves
    written, gone = 0, 0
    for steps in moments(random.Random(22)):
        before = table.number(0)
        turn = table.play(0, before, "pick W") if written % 2 == 0 else table.undo(0, before)
        answer = await left_after(turn, steps)
        log = (await _load(lobby, table)).log
        told = [message for message in heard if isinstance(message, Update)]
        assert len(told) == len(log), steps
        assert table.number(0) == before + len(log) - written
        assert not any(isinstance(message, Joined) for message in heard[1:]), "it was read again"
        if answer is None:
            assert len(log) == written + 1, "what was acknowledged is not on disk"
        gone += answer == "gone" and len(log) > written
        written = len(log)
    assert [entry.number for entry in log] == list(range(1, written + 1))
    assert gone > 0 or not _has_a_disk(lobby), "nobody went away at an interesting moment"


async def test_who_sat_down_was_seen(lobby: Lobby) -> None:
    for steps in moments(random.Random(5))[::3]:
        table, _, heard = await watched(lobby, NewTable("foggy-island", BOTH))
        await left_after(table.sit(0, Sit("Ann"), ANN), steps)
        sits = (await _load(lobby, table)).seats[0].who == "person"
        assert (table.seats[0].who == "person") == sits
        assert (
            any(isinstance(it, Seats) and it.table.seats[0].name == "Ann" for it in heard) == sits
        )
        if not sits:
            assert isinstance(await table.sit(0, Sit("Ann"), ANN), Arrival)


async def test_a_table_that_is_gone_was_said_to_be(lobby: Lobby) -> None:
    for steps in moments(random.Random(6))[::3]:
        table, _, heard = await watched(lobby, NewTable("foggy-island", (SeatWish("me"),) * 2))
        await left_after(lobby.delete(table.row.id, ANN), steps)
        there = await lobby.store.load(table.row.id) is not None
        assert any(isinstance(message, Gone) for message in heard) != there


async def test_the_next_game_is_known_to_all(lobby: Lobby) -> None:
    for steps in moments(random.Random(7))[::3]:
        table, _, heard = await watched(lobby, NewTable("foggy-island", BOTH))

        async def lay(last: TableRow) -> TableRow:
            await lobby.store.save(led := last.then(next="another"))
            return led

        await left_after(table.lead_on(lay), steps)
        kept = (await _load(lobby, table)).table.next
        assert table.row.next == kept
        assert any(isinstance(it, Seats) and it.table.next for it in heard) == bool(kept)


async def _load(lobby: Lobby, table: Table) -> Any:
    return await lobby.store.load(table.row.id)


def _has_a_disk(lobby: Lobby) -> bool:
    return hasattr(lobby.store, "place")


# --- finishing ----------------------------------------------------------------------------------


async def test_however_often_somebody_leaves_the_work_is_finished() -> None:
    done = []

    async def work() -> int:
        for step in count():
            await asyncio.sleep(0.001)
            if step == 20:
                done.append(step)
                return step
        raise AssertionError

    asking = asyncio.create_task(finish(work()))
    await asyncio.sleep(0)  # now it has begun
    while not asking.done():
        asking.cancel()
        await asyncio.sleep(0)
    assert asking.cancelled()
    assert done == [20]
    assert await finish(work()) == 20


async def test_what_goes_wrong_is_told_to_who_asked() -> None:
    async def work() -> None:
        await asyncio.sleep(0)
        raise Conflict("too late")

    with pytest.raises(Conflict):
        await finish(work())
    asking = asyncio.create_task(finish(work()))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking


async def test_a_time_limit_is_still_one() -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.001):
            await finish(asyncio.sleep(0.02))
