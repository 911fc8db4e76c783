"""Servers hear of each other: by what the database tells them, and by looking now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from isolario.server.store import SqlStore
from isolario.table import following
from isolario.table.following import Follower
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import NewTable, SeatWish, Sit
from isolario.table.table import Table
from tests.server.page import PATIENCE
from tests.server.postgresql import Cluster
from tests.table.conftest import QUICK

ANN = holder_of("ann" * 16)
NEVER = 10_000.0  # seconds


class Pair:
    """A table at two servers that follow each other."""

    def __init__(self, address: str, here: Table, there: Table) -> None:
        self.address, self.here, self.there = address, here, there

    async def other_hears(self, move: str) -> None:
        """A move here is known there, without anybody asking."""
        number = self.here.number(0)
        assert await self.here.play(0, number, move) is None
        async with asyncio.timeout(PATIENCE):
            while self.there.number(0) == number:  # noqa: ASYNC110 (nothing says when)
                await asyncio.sleep(0.01)


@pytest.fixture
async def pair(cluster: Cluster) -> AsyncIterator[Pair]:
    address = cluster.fresh()
    async with AsyncExitStack() as stack:
        lobbies = []
        for _ in (0, 1):
            store = SqlStore(address)
            await store.open()
            stack.push_async_callback(store.close)
            lobbies.append(lobby := Lobby(store, QUICK))
            await stack.enter_async_context(Follower(lobby))
        here, there = lobbies
        opened = await here.open(NewTable("foggy-island", (SeatWish("open"),) * 2), ANN)
        table = await here.find(opened.table.table)
        for seat in (0, 1):
            await table.sit(seat, Sit(), ANN)
        yield Pair(address, table, await there.find(table.row.id))


async def test_they_are_told(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "_LOOK", NEVER)
    await asyncio.sleep(2.5)  # until nobody looks by themselves any more
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")


async def test_what_was_missed_is_looked_for(
    pair: Pair, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection that listens breaks: once there is another, everything is looked at."""
    monkeypatch.setattr(following, "_LOOK", NEVER)
    await asyncio.sleep(2.5)
    database = pair.address.rsplit("/", 1)[1]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
    cluster.ask("postgres", f"{cut}'{database}'")
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqlStore, "listen", lambda self, hear: None)


@pytest.mark.usefixtures("deaf")
async def test_they_look_now_and_then(pair: Pair) -> None:
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")
