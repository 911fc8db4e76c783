"""Servers hear of each other: by what the database tells them, and by looking now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack

import pytest

from isolario.server.listening import CHANNEL, Listener, telling
from isolario.server.store import SqlStore
from isolario.table import following
from isolario.table.following import Follower
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import Hello, NewTable, SeatWish, Sit
from isolario.table.store import Kept, LogRow, News
from isolario.table.table import Table
from tests.server.page import PATIENCE
from tests.server.postgresql import Cluster
from tests.table.conftest import QUICK

ANN = holder_of("ann" * 16)
NEVER = 10_000.0  # seconds


class Attentive(Follower):
    """It knows whether it has looked at everything since somebody began to listen for it."""

    listens = looked = False

    def hear(self, table: str | None, news: News | None = None) -> None:
        self.listens |= table is None
        super().hear(table, news)

    async def _look(self, names: Collection[str]) -> None:
        listens = self.listens
        await super()._look(names)
        self.looked = listens

    def has_looked(self) -> bool:
        return self.looked and not self._following


class Pair:
    """A table at two servers that follow each other."""

    def __init__(self, address: str, here: Table, there: Table, followers: list[Attentive]) -> None:
        self.address, self.here, self.there = address, here, there
        self._followers = followers

    async def settle(self) -> None:
        """Waits until both listen, and know what there was before."""
        async with asyncio.timeout(PATIENCE):
            while not all(it.has_looked() for it in self._followers):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def other_hears(self, move: str) -> None:
        """A move here is known there, without anybody asking."""
        number = self.here.number(0)
        assert await self.here.play(0, number, move) is None
        async with asyncio.timeout(PATIENCE):
            while self.there.number(0) == number:  # noqa: ASYNC110 (nothing says when)
                await asyncio.sleep(0.01)


@pytest.fixture
async def pair(cluster: Cluster) -> AsyncIterator[Pair]:
    address = cluster.ready()
    async with AsyncExitStack() as stack:
        lobbies, followers = [], []
        for _ in (0, 1):
            store = SqlStore(address)
            await store.open()
            stack.push_async_callback(store.close)
            lobbies.append(lobby := Lobby(store, QUICK))
            followers.append(follower := Attentive(lobby))
            await stack.enter_async_context(follower)
        here, there = lobbies
        opened = await here.open(NewTable("foggy-island", (SeatWish("open"),) * 2), ANN)
        table = await here.find(opened.table.table)
        for seat in (0, 1):
            await table.sit(seat, Sit(), ANN)
        watched = await there.find(table.row.id)
        await watched.join(Guest(lambda message: None), "", Hello(watch=True))
        yield Pair(address, table, watched, followers)


@pytest.fixture
def only_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks by themselves, after a first time."""
    monkeypatch.setattr(following, "_LOOK", NEVER)


@pytest.mark.usefixtures("only_told")
async def test_they_are_told(pair: Pair) -> None:
    await pair.settle()
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")


@pytest.mark.usefixtures("only_told")
async def test_what_was_missed_is_looked_for(pair: Pair, cluster: Cluster) -> None:
    """The connection that listens breaks: once there is another, everything is looked at."""
    await pair.settle()
    database = pair.address.rsplit("/", 1)[1]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
    cluster.ask("postgres", f"{cut}'{database}'")
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqlStore, "listen", lambda self, hear: None)
    monkeypatch.setattr(following, "_LOOK", 0.2)


@pytest.mark.usefixtures("deaf")
async def test_they_look_now_and_then(pair: Pair) -> None:
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")


@pytest.mark.usefixtures("only_told")
async def test_a_decision_need_not_be_read(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knew the table before knows it afterwards, down to the row; also what was taken
    back."""
    await pair.settle()

    async def read(*_: object) -> None:
        raise AssertionError("it was read")

    for name in ("load", "standing"):
        monkeypatch.setattr(SqlStore, name, read)
    await pair.other_hears("pick W")
    await pair.other_hears("pick W")
    number = pair.here.number(0)
    assert await pair.here.undo(0, number) is None
    async with asyncio.timeout(PATIENCE):
        while pair.there.number(0) == number:  # noqa: ASYNC110 (nothing says when)
            await asyncio.sleep(0.01)
    assert pair.there.row == pair.here.row
    assert pair.there.row.revision > 3


@pytest.mark.parametrize("other", ["rules", "origin_number", "revision"])
async def test_what_does_not_go_on_from_here_is_read(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    """A decision by other rules, or after something that nobody told."""
    monkeypatch.setattr(following, "_LOOK", NEVER)
    reads: list[str] = []
    load = SqlStore.load

    async def counted(self: SqlStore, table: str, after: int = 0) -> Kept | None:
        reads.append(table)
        return await load(self, table, after)

    number = pair.there.number(0)
    monkeypatch.setattr(pair.there, "hear", hushed)
    assert await pair.here.play(0, number, "pick W") is None
    monkeypatch.undo()
    monkeypatch.setattr(SqlStore, "load", counted)
    row = pair.here.row
    told = News(LogRow(1, "move", 0, 1, "pick R"), row.revision, 0, row.rules, row.origin_number)
    await pair.there.hear(told._replace(**{other: getattr(told, other) + 1}))
    assert reads == [row.id]
    assert pair.there.row == row, "what is in the store counts"


async def hushed(news: News) -> None:
    """Nothing is heard of it."""


def test_what_another_version_tells_is_no_trouble() -> None:
    heard: list[tuple[str | None, News | None]] = []
    listener = Listener.__new__(Listener)
    listener._server, listener._hear = "here", lambda table, news: heard.append((table, news))
    news = News(LogRow(1, "move", 0, 1, "pick W"), 2, 0.1, 3, 0)
    for told in (
        telling("there", "a", news),
        telling("there", "b"),
        "there c [1]",
        telling("here", "d"),
    ):
        listener._heard(None, 0, CHANNEL, told)
    assert heard == [("a", news), ("b", None), ("c", None)]
