"""Bots in turn: table by table, those first where somebody is, and nobody waits for a crowd."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

from isolario.server.store import SqlStore
from isolario.table import worker
from isolario.table.bots import Clerk
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import Hello, NewTable, SeatWish, Sit
from isolario.table.presence import Presence
from isolario.table.processes import processes
from isolario.table.store import Call, Due, LogRow, SeatRow, Store, TableRow
from isolario.table.table import Table
from tests.soaking import SOAK
from tests.table.broken_bots import plod
from tests.table.conftest import QUICK, Clock
from tests.table.jumping import now, run

ANN = holder_of("ann" * 16)
PLAYS: frozenset[int | None] = frozenset({0, None})
WATCHES: frozenset[int | None] = frozenset({None})


async def lay(store: Store, name: str, *bots: int, alone: bool = False) -> None:
    """A table where these bots are due."""
    row = TableRow(name, "cartographers", 1, {}, "", "", state="playing")
    seats = [SeatRow(seat, "bot" if alone or seat in bots else "person") for seat in range(4)]
    await store.add(row, seats, [Call(seat, alone=alone) for seat in bots])


async def served(store: Store, most: int) -> list[tuple[str, int]]:
    """Whose turn it is, one after the other: each makes a move and is not due again."""
    order = []
    for number in range(1, most + 1):
        for due in await store.take(60, 1):
            order.append((due.table, due.seat))
            kept = await store.load(due.table)
            assert kept is not None
            left = [Call(it) for it in range(due.seat + 1, 4)]
            await store.write(kept.table.then(), LogRow(number, "move", due.seat, number), left, 0)
    return order


# --- whose turn it is ---------------------------------------------------------------------------


async def test_tables_take_turns(store: Store, clock: Clock) -> None:
    """However many bots one of them has."""
    for name, bots in (("crowd", (0, 1, 2, 3)), ("few", (2, 3)), ("one", (3,))):
        await lay(store, name, *bots)
        clock.ahead += 1
    tables = [table for table, _ in await served(store, 7)]
    assert tables == ["crowd", "few", "one", "crowd", "few", "crowd", "crowd"]


async def test_a_table_has_one_bot_thinking_at_a_time(store: Store, clock: Clock) -> None:
    await lay(store, "crowd", 1, 2, 3)
    await lay(store, "other", 1)
    assert {*await store.take(60, 9)} == {Due("crowd", 1), Due("other", 1)}
    assert await store.take(60, 9) == []
    assert await store.next_due() is None
    clock.ahead = 61
    assert await store.next_due() == 0
    assert {due.table for due in await store.take(60, 9)} == {"crowd", "other"}


async def test_a_bot_finishes_what_it_has_begun_before_the_next(store: Store) -> None:
    """Otherwise one could see from the second how many steps the first needed."""
    await lay(store, "here", 1, 2)
    row = TableRow("here", "cartographers", 1, {}, "", "", state="playing")
    both = [Call(1), Call(2)]
    for number in (1, 2, 3):
        row = row.then()
        assert await store.take(60, 1) == [Due("here", 1)]
        await store.write(row, LogRow(number, "move", 1, number), both, 0)


async def test_those_first_where_somebody_is(store: Store, clock: Clock) -> None:
    for name in ("nobody", "watched", "played"):
        await lay(store, name, 1)
        clock.ahead += 1
    await store.attend({"watched": WATCHES, "played": PLAYS}, (), 30)
    assert [due.table for due in await store.take(60, 9)] == ["played", "watched", "nobody"]


async def test_bots_alone_wait_until_somebody_watches(store: Store, clock: Clock) -> None:
    await lay(store, "alone", 1, 2, alone=True)
    assert await store.next_due() is None
    assert await store.take(60, 9) == []
    await store.attend({"alone": WATCHES}, (), 30)
    assert await store.next_due() == 0
    assert await store.take(1, 9) == [Due("alone", 1)]
    clock.ahead += 29
    await store.attend({}, (), 30)  # still there
    clock.ahead += 29
    assert len(await store.take(1, 9)) == 1
    clock.ahead += 2  # and no longer
    assert await store.take(1, 9) == []
    await store.attend({"alone": WATCHES}, (), 30)
    await store.attend({}, ["alone"], 30)
    assert await store.next_due() is None


async def test_a_glance_and_a_search_do_not_wait_for_each_other(store: Store) -> None:
    row = TableRow("here", "foggy-island", 1, {}, "", "", state="playing")
    await store.add(row, [SeatRow(0, "person"), SeatRow(1, "bot")], [Call(1, "search")])
    assert await store.next_due("glance") is None
    assert await store.take(60, 9, "glance") == []
    assert await store.next_due("search") == 0
    assert await store.take(60, 9, "search") == [Due("here", 1)]


async def test_the_time_of_day_may_be_put_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By an hour, between two moves or while somebody holds a turn."""
    await lay(store, "here", 1)
    held = await store.take(0.05, 1)
    earlier = time.time() - 3600
    monkeypatch.setattr(time, "time", lambda: earlier)
    await asyncio.sleep(0.06)
    assert await store.take(0, 1) == held == [Due("here", 1)]
    row = TableRow("here", "cartographers", 1, {}, "", "", state="playing")
    await store.write(row.then(), LogRow(1, "move", 1, 1), [Call(2)], 0.05)
    await asyncio.sleep(0.06)
    assert await store.take(60, 1) == [Due("here", 2)]


async def test_a_new_server_has_its_own_clock(tmp_path: Path) -> None:
    """Whoever held a turn is gone, and so is the clock by which it was due."""
    file = tmp_path / "tables.db"
    former = SqlStore(file, clock=lambda: 1e6)
    await former.open()
    await lay(former, "here", 1)
    await lay(former, "alone", 1, alone=True)
    await former.attend({"alone": WATCHES}, (), 1e6)
    assert len(await former.take(1e6, 1)) == 1
    await former.close()
    later = SqlStore(file, clock=lambda: 5.0)  # the machine has just been switched on
    await later.open()
    assert await later.next_due() == 0
    assert await later.take(10, 9) == [Due("here", 1)]
    await later.close()


# --- who is here --------------------------------------------------------------------------------


class Counting(MemoryStore):
    """Counts what is said of who is here, and keeps what it was."""

    def __init__(self) -> None:
        super().__init__(clock=now)
        self.said: list[tuple[float, dict[str, Collection[int | None]], set[str]]] = []

    async def attend(
        self, here: Mapping[str, Collection[int | None]], gone: Collection[str], seconds: float
    ) -> None:
        self.said.append((now(), {**here}, {*gone}))
        await super().attend(here, gone, seconds)


def test_coming_and_going_costs_little() -> None:
    """Whoever comes is told at once; a page that comes and goes all the time makes us write no more
    than one that stays."""
    store = Counting()

    async def evening() -> None:
        presence = Presence(store, 30, lambda: None)
        keeping = asyncio.create_task(presence.keep())
        await asyncio.sleep(1)
        presence.note("restless", {None})
        await asyncio.sleep(1)
        presence.note("played", {0, None})
        for at in range(1000):
            presence.note("restless", {None} if at % 2 else ())
            await asyncio.sleep(0.025)
        presence.note("played", ())
        await asyncio.sleep(10)
        keeping.cancel()

    run(evening())
    assert store.said[:2] == [(1, {"restless": WATCHES}, set()), (2, {"played": PLAYS}, set())]
    assert len(store.said) <= 8
    assert store.said[-1][1:] == ({}, {"played"})


async def test_a_table_tells_who_is_there(lobby: Lobby) -> None:
    told: list[tuple[str, set[int | None]]] = []
    lobby.attended = lambda table, viewers: told.append((table, {*viewers}))
    table = await begun(lobby, "foggy-island", SeatWish("me"), SeatWish("bot", bot="easy"))
    page, watcher = Guest(lambda message: None), Guest(lambda message: None)
    await table.join(page, ANN, Hello(0))
    await table.join(watcher, ANN, Hello(watch=True))
    table.leave(page)
    table.leave(watcher)
    here = table.row.id
    assert told == [(here, {0}), (here, {0, None}), (here, {None}), (here, set())]


# --- a crowd ------------------------------------------------------------------------------------


async def begun(lobby: Lobby, game: str, *seats: SeatWish) -> Table:
    arrival = await lobby.open(NewTable(game, seats), ANN)
    table = await lobby.find(arrival.table.table)
    for seat in arrival.mine:
        await table.sit(seat, Sit(), ANN)
    return table


class Ledger(MemoryStore):
    """Notes in which order moves are written, by table and seat."""

    def __init__(self) -> None:
        super().__init__()
        self.order: list[tuple[str, int]] = []

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[Call], pause: float
    ) -> None:
        await super().write(table, entry, bots, pause)
        self.order.append((table.id, entry.seat))


async def answered(table: Table, rng: random.Random) -> None:
    """The person at seat 0 moves for as long as they can, and sees what the bot does then."""
    while table.running is not None and 0 in table.running.state.to_move:
        running = table.running  # what the bot did last may not have been told yet
        move = running.state.legal_moves(0).choice(rng)
        assert await table.play(0, running.numbers[0], move.notation) is None
    number = table.number(0)
    while table.number(0) == number:  # noqa: ASYNC110 (nothing says when)
        await asyncio.sleep(0.001)


@pytest.mark.soak
@pytest.mark.process
async def test_a_crowd_of_bots_keeps_nobody_waiting() -> None:
    """Tables of bots alone are watched and play on; whoever plays against one is served next."""
    store, rng = Ledger(), random.Random(1)
    lobby = Lobby(store, QUICK)
    crowd = [
        await begun(lobby, "cartographers", *[SeatWish("bot", bot="random")] * 12)
        for _ in range(60 if SOAK else 10)
    ]
    mine = await begun(lobby, "beacon-patrol", SeatWish("me"), SeatWish("bot", bot="easy"))
    waits = []
    async with Clerk(lobby, processes(lobby.settings)):
        for table in (*crowd, mine):
            watch = table is not mine
            await table.join(Guest(lambda message: None), ANN, Hello(None if watch else 0, watch))
        while not {table.row.id for table in crowd} <= {name for name, _ in store.order}:  # noqa: ASYNC110 (all at it)
            await asyncio.sleep(0.01)
        for _ in range(30 if SOAK else 5):
            start = len(store.order)
            await answered(mine, rng)
            since = store.order[start:]  # what the person moved, and what came after that
            asked = max(
                (at for at, who in enumerate(since, 1) if who == (mine.row.id, 0)), default=0
            )
            waits.append(since.index((mine.row.id, 1), asked) - asked)
    assert max(waits) <= 6, waits  # those that were being thought about, not one of each table
    made = Counter(name for name, _ in store.order)
    rounds = [made[table.row.id] for table in crowd]
    assert max(rounds) <= 2 * min(rounds) + 24, rounds  # a round of twelve more or less


@pytest.mark.process
async def test_who_glances_does_not_wait_for_those_who_look_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "think", plod)
    lobby, rng = Lobby(MemoryStore(), QUICK), random.Random(1)
    slow = [
        await begun(lobby, "foggy-island", SeatWish("me"), SeatWish("bot", bot="hard"))
        for _ in range(3)
    ]
    mine = await begun(lobby, "beacon-patrol", SeatWish("me"), SeatWish("bot", bot="easy"))
    async with Clerk(lobby, processes(lobby.settings)):
        for _ in range(3):
            await answered(mine, rng)
    assert all(table.number(1) == 1 for table in slow)
