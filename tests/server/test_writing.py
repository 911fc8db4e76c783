"""Writes in company: one transaction for all that wait, and each of them alone in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, Select, event, func, select, text, update
from sqlalchemy.exc import DBAPIError

from isolario.server import patience, schema, writing
from isolario.server.store import SqlStore
from isolario.server.writing import Do, OnTheLoop, Writer
from isolario.table.store import Call, Conflict, Due, LogRow, SeatRow, TableRow
from tests.server.postgresql import Cluster

BOT = Call(1)
NAMES = [f"table{number:02}" for number in range(40)]


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """With a table of each name, where somebody and a bot sit."""
    postgres = request.param == "postgresql"
    place = request.getfixturevalue("cluster").ready() if postgres else tmp_path / "tables.db"
    kept = SqlStore(place)
    await kept.open()
    seats = [SeatRow(0, "person", holder="ann"), SeatRow(1, "bot")]
    await asyncio.gather(*[kept.add(row(name, revision=0), seats, [BOT]) for name in NAMES])
    yield kept
    await kept.close()


def row(name: str, position: str = "", revision: int = 1) -> TableRow:
    return TableRow(
        name, "foggy-island", 1, {}, "part", "commitment", position=position, revision=revision
    )


def move(number: int, seat: int = 0) -> LogRow:
    return LogRow(number, "move", seat, number, f"move {number}")


async def press(store: SqlStore, name: str, entry: LogRow) -> None:
    """Writes a move, however often somebody else is quicker."""
    while True:
        revision = (await store.standing([name]))[name].revision
        with suppress(Conflict):
            return await store.write(row(name, "after", revision + 1), entry, [BOT], 0)


@pytest.fixture
def commits() -> Iterator[list[str]]:
    """A list that grows with each transaction that is committed."""
    seen: list[str] = []

    def note(connection: Connection) -> None:
        seen.append(connection.dialect.name)

    event.listen(Engine, "commit", note)
    yield seen
    event.remove(Engine, "commit", note)


async def positions(store: SqlStore) -> list[str]:
    t = schema.tables.c
    return [position for (position,) in await found(store, select(t.position).order_by(t.id))]


async def lengths(store: SqlStore) -> list[int]:
    """How many entries the log of each table has."""
    t, entry = schema.tables, schema.log
    every = t.outerjoin(entry, entry.c.table_id == t.c.id)
    counted = select(func.count(entry.c.number)).select_from(every)
    return [length for (length,) in await found(store, counted.group_by(t.c.id).order_by(t.c.id))]


async def found(store: SqlStore, question: Select[Any]) -> list[Any]:
    """All at once: to load one table after the other takes long."""
    async with store._database.reading.connect() as connection:
        return [*await connection.execute(question)]


async def test_those_who_wait_share_a_transaction(store: SqlStore, commits: list[str]) -> None:
    writes = [store.write(row(name, "after"), move(1), [BOT], 0) for name in NAMES]
    await asyncio.gather(*writes)
    assert len(commits) == 1
    assert await positions(store) == ["after"] * len(NAMES)
    assert {due.table for due in await store.take(5, 99)} == {*NAMES}


async def test_who_comes_too_late_fails_alone(store: SqlStore, commits: list[str]) -> None:
    late = NAMES[7:12]
    for name in late:
        await store.write(row(name, "first"), move(1), [], 0)
    before = len(commits)
    writes = [store.write(row(name, "second"), move(1), [], 0) for name in NAMES]
    sits = [store.sit(row(name), SeatRow(0, "person", "Bob"), []) for name in late]
    outcomes = await asyncio.gather(*writes, *sits, return_exceptions=True)
    assert len(commits) == before + 1
    failed = [isinstance(outcome, Conflict) for outcome in outcomes]
    assert failed == [name in late for name in NAMES] + [True] * len(late)
    assert [outcome for outcome in outcomes if not isinstance(outcome, Conflict)] == [None] * 35
    expected = ["first" if name in late else "second" for name in NAMES]
    assert await positions(store) == expected
    assert await lengths(store) == [1] * len(NAMES)


async def test_what_cannot_be_written_at_all_fails_alone(store: SqlStore) -> None:
    strange = row(NAMES[3], "\ud800")  # half a letter, which no database takes
    writes = [store.save(row(name, "good")) for name in NAMES[:3]]
    bad = store.save(strange)
    more = [store.save(row(name, "good")) for name in NAMES[4:]]
    *outcomes, failed = await asyncio.gather(*writes, *more, bad, return_exceptions=True)
    assert outcomes == [None] * 39
    assert isinstance(failed, UnicodeError | DBAPIError)
    assert await positions(store) == ["good"] * 3 + [""] + ["good"] * 36


async def test_order_is_kept_within_a_table(store: SqlStore) -> None:
    writes = [
        store.write(row(name, f"after {number}", number), move(number), [], 0)
        for number in range(1, 6)
        for name in reversed(NAMES)
    ]
    await asyncio.gather(*writes)
    assert await positions(store) == ["after 5"] * len(NAMES)
    assert await lengths(store) == [5] * len(NAMES)


async def test_what_was_not_committed_is_not_acknowledged(store: SqlStore) -> None:
    def fail(connection: Connection) -> None:
        raise OSError("the disk is full")

    event.listen(Engine, "commit", fail)
    try:
        writes = [store.write(row(name, "lost"), move(1), [], 0) for name in NAMES]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
    finally:
        event.remove(Engine, "commit", fail)
    assert [str(outcome) for outcome in outcomes] == ["the disk is full"] * len(NAMES)
    assert await lengths(store) == [0] * len(NAMES)
    await store.write(row(NAMES[0], "there"), move(1), [], 0)  # it goes on as soon as it can
    assert (await lengths(store))[0] == 1


async def test_what_is_due_and_whose_seats_they_are_are_seen_to_alone(store: SqlStore) -> None:
    """They reach into many tables, and must not hold some of them while they wait for others."""
    taking = asyncio.create_task(store.take(5, 99))
    handing = asyncio.create_task(store.hand_over(["ann"], "bob"))
    writes = [press(store, name, move(1)) for name in reversed(NAMES)]
    await asyncio.gather(taking, handing, *writes, *[store.unlist(it, "bob") for it in NAMES])
    taken, handed = taking.result(), handing.result()
    assert {due.table for due in taken} == {*NAMES} == {*handed}
    assert await store.of_holder("ann") == await store.of_holder("bob") == []


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_servers_that_share_a_database_never_wait_for_each_other_in_a_circle(
    store: SqlStore,
) -> None:
    """Each begins at another end; a deadlock would fail one of them."""
    second = SqlStore(store.place)
    await second.open()
    for number in range(1, 6):
        here = [press(store, name, move(2 * number)) for name in NAMES]
        there = [press(second, name, move(2 * number + 1, 1)) for name in reversed(NAMES)]
        wider = [
            store.take(0, 99),
            second.take(0, 99),
            store.hand_over(["ann", "bob"], "bob"),
            second.hand_over(["ann", "bob"], "ann"),
        ]
        done = await asyncio.gather(*here, *wider, *there)
        assert not any(isinstance(outcome, Exception) for outcome in done)
    await asyncio.gather(*map(store.delete, NAMES), *[second.drop(Due(it, 1)) for it in NAMES])
    assert await positions(store) == []
    await second.close()


@pytest.mark.parametrize("writing", [False, True])
async def test_who_reads_may_be_slow_and_who_writes_holds_nobody_up(
    writing: bool, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a second can pass between two questions."""
    monkeypatch.setattr(patience, "_WRITING", 1)
    asked: list[str] = []

    def stall(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        asked.append(statement)
        if len(asked) == 1:
            time.sleep(1.5)

    store = SqlStore(cluster.ready())
    await store.open()
    await store.add(row(NAMES[0], revision=0), [SeatRow(0, "person", holder="ann")], [])
    event.listen(Engine, "after_cursor_execute", stall)
    try:
        if writing:
            await store.save(row(NAMES[0], "after"))
        else:
            assert (await store.standing(NAMES))[NAMES[0]].revision == 0
    finally:
        event.remove(Engine, "after_cursor_execute", stall)
        await store.close()
    assert asked.count(asked[0]) == (2 if writing else 1)  # begun again, or not


async def test_a_server_that_stops_between_two_words_holds_nobody_up(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has said what it is going to ask, and does not ask: to the database that is not idle."""
    monkeypatch.setattr(patience, "_WRITING", 1)
    monkeypatch.setattr(patience, "_WHOLE", 2)
    store = SqlStore(cluster.ready())
    await store.open()
    await store.add(row(NAMES[0], revision=0), [SeatRow(0, "person", holder="ann")], [])
    stopped = SqlStore(store.place)
    assert isinstance(stopped._database.transact, OnTheLoop)
    async with stopped._database.transact.engine.connect() as connection:
        await connection.execute(text("SELECT id FROM tables FOR UPDATE"))
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.prepare("SELECT revision FROM tables")
        await store.save(row(NAMES[0], "after"))
        await connection.invalidate()
    await stopped.close()
    await store.close()


@pytest.fixture
async def second(store: SqlStore) -> AsyncIterator[SqlStore]:
    """Another server on the same database."""
    other = SqlStore(store.place)
    await other.open()
    yield other
    await other.close()


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_each_turn_is_taken_by_one_server(store: SqlStore, second: SqlStore) -> None:
    """Both want all of them at the same time, and one is done a little before the other."""
    for _ in range(12):
        here, there = await asyncio.gather(store.take(60, 99), second.take(60, 99))
        assert len(here) + len(there) == len(NAMES)
        assert {*here} | {*there} == {Due(name, 1) for name in NAMES}
        await store.change(_free_all)


def _free_all(connection: Connection) -> None:
    connection.execute(update(schema.due).values(lease=0.0))


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_a_turn_that_another_holds_by_now_is_left_alone(
    store: SqlStore, second: SqlStore
) -> None:
    """A server that was paused wakes up believing that its lease has not run out."""
    lost = await store.take(0.01, 99)
    await asyncio.sleep(0.1)
    assert {*await second.take(60, 99)} == {*lost}
    for due in lost:
        await store.renew(due, 0)
        await store.postpone(due, 0)
        await store.drop(due)
    assert await store.take(60, 99) == []
    for due in lost:
        await second.renew(due, 0)
    assert {*await store.take(60, 99)} == {*lost}


async def test_who_left_before_it_was_begun_has_not_asked(store: SqlStore) -> None:
    first = asyncio.create_task(store.save(row(NAMES[0], "first")))
    await asyncio.sleep(0)
    second = asyncio.create_task(store.save(row(NAMES[1], "second")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait({first, second})
    await store.save(row(NAMES[2], "third"))
    assert (await positions(store))[:3] in (["first", "", "third"], ["first", "second", "third"])


async def test_closing_waits_for_what_was_asked(store: SqlStore) -> None:
    writes = [asyncio.create_task(store.save(row(name, "kept"))) for name in NAMES]
    await asyncio.sleep(0)
    await store.close()
    assert all(write.done() for write in writes)
    await store.open()
    assert await positions(store) == ["kept"] * len(NAMES)


async def test_a_company_is_not_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first would wait for the last."""
    monkeypatch.setattr(writing, "_MOST", 10)
    companies: list[Do[None]] = []

    async def transact(do: Do[None]) -> None:
        companies.append(do)

    writer = Writer(transact)
    await asyncio.gather(*[writer.write(lambda _: None, name) for name in NAMES])
    assert len(companies) == 4


async def test_a_long_row_of_moves_takes_few_transactions(
    store: SqlStore, commits: list[str]
) -> None:
    """Each table moves again as soon as its move is acknowledged, as people do."""
    before = len(commits)

    async def play(name: str) -> None:
        for number in range(1, 9):
            await store.write(row(name, str(number), number), move(number), [], 0)

    await asyncio.gather(*map(play, NAMES))
    assert await positions(store) == ["8"] * len(NAMES)
    assert len(commits) - before < 8 * len(NAMES) / 4
