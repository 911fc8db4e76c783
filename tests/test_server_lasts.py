"""What the server does when things go wrong: kills, conflicts, broken bots, slow pages."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable
from websockets.exceptions import ConnectionClosed, WebSocketException

import isolario
from broken_bots import dawdle, die
from isolario.server import schema
from isolario.server.settings import Settings
from isolario.server.store import Conflict, Due, LogRow, Store
from isolario.table import worker
from isolario.table.bots import BotFailed, Clerk, Thinkers
from isolario.table.lobby import Lobby
from isolario.table.messages import Hello, NewTable, SeatWish, Stale, Undo
from isolario.table.problems import Trouble
from isolario.table.seeds import check
from server_page import QUICK, Page, Process, server_here
from server_truth import Truth, published

SOAK = bool(os.environ.get("ISOLARIO_SOAK"))
SEATS = (SeatWish("me"), SeatWish("bot", bot="random"))

# --- a server that is killed --------------------------------------------------------------------


def workers_of(server: Process) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def gone(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] == "Z"


def wait_until(true: Callable[[], bool], seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.05)


@pytest.mark.parametrize("luck", range(12 if SOAK else 1))
def test_a_killed_server_goes_on_exactly(tmp_path: Path, luck: int) -> None:
    rng = random.Random(luck)
    server = Process(tmp_path / "tables.db")
    try:
        options = {"weather": rng.choice(["sunny", "cards", "cloudy", "fog"])}
        table, keys = server.open("me", "random", options=options)
        everybody: list[Page] = []
        for _ in range(3):
            page = server.page(table, keys[0])
            everybody.append(page)
            page.play_on(rng, rng.randrange(4, 12))
            if page.may_move:  # killed with a move on its way: it was made, or it was not
                page.say(b'{"type":"play","n":%d,"move":"%s"}' % (page.n, page.moves[0].encode()))
            time.sleep(rng.random() * 0.01)
            workers = workers_of(server)
            server.kill()
            wait_until(lambda left=tuple(workers): all(map(gone, left)))  # type: ignore[misc]
            server.start()
        watcher, page = server.page(table), server.page(table, keys[0])
        page.play_on(rng)
        while not watcher.over:
            watcher.hear()
        truth = Truth(server, table)
        truth.compare(page, keys)
        truth.compare(watcher, keys)
        for old in everybody:
            truth.compare_pictures(old)  # what was shown had been written
        assert check(published(server, table)) == "good"
    finally:
        server.stop()


@pytest.mark.skipif(not SOAK, reason="takes minutes")
@pytest.mark.parametrize("luck", range(8))
def test_noise_kills_and_undoing(tmp_path: Path, luck: int) -> None:
    """Two persons play, undo, repeat themselves and send rubbish; the server is killed again and
    again; at the end everybody has seen the same game."""
    rng = random.Random(luck)
    server = Process(tmp_path / "tables.db")
    try:
        table, keys = server.open("me", "me", options={"weather": "cards"})
        both = [server.page(table, keys[seat]) for seat in (0, 1)]
        old: list[Page] = []
        while not any(page.over for page in both):
            try:
                _stir(rng, rng.choice(both))
                for page in both:
                    while not page.hear_nothing(0.003):
                        pass
                if rng.random() < 0.01:
                    server.kill()
            except (ConnectionClosed, OSError):
                server.start()
                old += both
                both = [server.page(table, keys[seat]) for seat in (0, 1)]
        for page in both:
            page.hello(keys[page.seat or 0])
        truth = Truth(server, table)
        for page in both:
            truth.compare(page, keys)
        for page in old:
            truth.compare_pictures(page)
    finally:
        server.stop()


def _stir(rng: random.Random, page: Page) -> None:
    whim = rng.random()
    if whim < 0.1:
        page.say(rng.randbytes(rng.randrange(200)))
    elif whim < 0.2:
        page.say(Undo(page.n))
    elif whim < 0.3:
        page.play("Wc4", n=page.n - 1)
    elif page.may_move:
        page.say(b'{"type":"play","n":%d,"move":"%s"}' % (page.n, rng.choice(page.moves).encode()))


# --- the store ----------------------------------------------------------------------------------


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    store = Store(tmp_path / "tables.db")
    await store.open()
    yield Lobby(store, QUICK)
    await store.close()


async def test_nothing_is_written_twice(lobby: Lobby) -> None:
    opened = await lobby.open(NewTable("foggy-island", SEATS))
    row = (await lobby.find(opened.table)).row
    await lobby.store.write(row, LogRow(1, "move", 0, 1, "pick W"), [1], 0)
    for again in (LogRow(1, "move", 1, 1, "pick W"), LogRow(2, "move", 0, 1, "pick W")):
        with pytest.raises(Conflict):
            await lobby.store.write(row, again, [], 0)
    loaded = await lobby.store.load(opened.table)
    assert loaded is not None
    assert len(loaded[2]) == 1
    assert await lobby.store.take(5, 9) == [Due(opened.table, 1)]  # the bot is still due


async def test_two_servers_on_one_store_do_not_overwrite_each_other(lobby: Lobby) -> None:
    opened = await lobby.open(NewTable("foggy-island", (SeatWish("me"), SeatWish("me"))))
    here = await lobby.find(opened.table)
    there = await Lobby(lobby.store, QUICK).find(opened.table)
    assert here is not there
    assert await here.play(0, 1, "pick W") is None
    assert await there.play(0, 1, "pick R") == Stale(2)
    assert await there.play(0, 2, "pick R") is None
    assert await here.play(0, 2, "pick R") == Stale(3)


async def test_a_lease_keeps_others_away_until_it_expires(lobby: Lobby) -> None:
    opened = await lobby.open(NewTable("foggy-island", SEATS))
    due = Due(opened.table, 1)
    assert await lobby.store.take(0.2, 9) == [due]
    assert await lobby.store.take(0.2, 9) == []
    await asyncio.sleep(0.25)
    assert await lobby.store.take(60, 9) == [due]
    await lobby.store.renew(due, 0)
    assert await lobby.store.take(60, 9) == [due]
    assert (await lobby.store.next_due() or 0) > time.time() + 50


async def test_a_write_that_is_cut_short_is_read_again(lobby: Lobby) -> None:
    opened = await lobby.open(NewTable("foggy-island", (SeatWish("me"), SeatWish("me"))))
    table = await lobby.find(opened.table)
    for _ in range(20):
        playing = asyncio.create_task(table.play(0, table.number(0), "pick W"))
        await asyncio.sleep(random.random() * 0.002)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.sleep(0.05)
        answer = await table.undo(0, table.number(0))
        if isinstance(answer, Stale):
            await table.undo(0, answer.n)
    loaded = await lobby.store.load(opened.table)
    assert loaded is not None
    assert [entry.number for entry in loaded[2]] == list(range(1, len(loaded[2]) + 1))
    fresh = await Lobby(lobby.store, QUICK).find(opened.table)
    await table.ask(0, "pick W")  # whoever asks first makes it read again
    assert (table.number(0), table.number(1)) == (fresh.number(0), fresh.number(1))


async def test_after_a_change_of_the_rules_a_game_goes_on_from_its_position(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = isolario.games()["foggy-island"]
    opened = await lobby.open(NewTable("foggy-island", (SeatWish("me"), SeatWish("me"))))
    table = await lobby.find(opened.table)
    rng = random.Random(1)

    async def play(most: int) -> None:
        for _ in range(most):
            state = table.course.state if table.course else None
            if state is None or state.over:
                return
            seat = rng.choice(state.to_move)
            move = state.legal_moves(seat).choice(rng).notation
            assert await table.play(seat, table.number(seat), move) is None

    await play(30)
    before = table.row.position
    monkeypatch.setattr(type(game), "rules_version", 99)
    table = await Lobby(lobby.store, QUICK).find(opened.table)
    assert table.course is not None
    assert table.course.state.text == before
    assert not table.card.verifiable
    await play(3)
    after = table.row.position
    table = await Lobby(lobby.store, QUICK).find(opened.table)  # and once more from the store
    assert table.course is not None
    assert table.course.state.text == after
    await play(1000)
    assert table.row.state == "over"
    with pytest.raises(Trouble, match="no record"):
        table.published()


def test_the_schema_suits_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in schema.rows.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))


# --- bots ---------------------------------------------------------------------------------------


async def test_a_bot_whose_process_dies_or_dawdles(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await lobby.open(NewTable("foggy-island", SEATS))
    turn = await (await lobby.find(opened.table)).turn_of(1)
    assert turn is not None
    thinkers = Thinkers(Settings(workers=1, think=4))  # a new process is slow on a busy machine
    for broken, why in ((die, "process ended"), (dawdle, "longer than")):
        with monkeypatch.context() as patched:
            patched.setattr(worker, "think", broken)
            with pytest.raises(BotFailed, match=why):
                await thinkers.choose("easy", turn)
        assert (await thinkers.choose("easy", turn)).startswith("pick")
    with pytest.raises(BotFailed, match="no bot 'genius'"):
        await thinkers.choose("genius", turn)
    thinkers.close()


async def test_somebody_stands_in_for_a_bot_that_fails(lobby: Lobby) -> None:
    opened = await lobby.open(NewTable("foggy-island", SEATS))
    table = await lobby.find(opened.table)
    table.seats[1].bot = "genius"  # as after a bot was removed from the program
    clerk = Clerk(lobby)
    running = asyncio.create_task(clerk.run())
    for _ in range(600):
        await asyncio.sleep(0.05)
        if table.number(1) == 7:  # five picks and done
            break
    assert table.number(1) == 7
    running.cancel()
    await clerk.close()


# --- pages --------------------------------------------------------------------------------------


def test_a_page_that_does_not_listen_is_dropped(tmp_path: Path) -> None:
    settings = Settings(rate=10_000, burst=10_000, backlog=8, slow=1)
    with server_here(tmp_path / "tables.db", settings) as server:
        table, keys = server.open("me", "me")
        watcher = server.page(table)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        deaf = Page(server, table, sock=small, max_queue=1, compression=None)
        with contextlib.suppress(WebSocketException, OSError):
            for _ in range(3000):
                deaf.say(Hello(keys[0]))
        here = [False, False]
        while not here[0]:
            here = [seat.here for seat in (watcher.hear_seats())]
        while here[0]:
            here = [seat.here for seat in (watcher.hear_seats())]
