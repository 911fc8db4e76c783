"""What waits for a page takes little room, and is gone when the page is."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.server import live
from isolario.server.limits import Visit
from isolario.server.outbox import Goodbye, Outbox
from isolario.server.settings import Settings
from isolario.table.guests import Guest
from isolario.table.messages import (
    Beat,
    Hello,
    Joined,
    Learn,
    Look,
    Refused,
    TableCard,
    Taught,
    ToPage,
)
from isolario.table.problems import refused
from tests.server.page import PATIENCE, PLENTY, Page, Process, server_here
from tests.server.wire import Wire, hang_up, let_work, memory
from tests.soaking import SOAK

MB = 2**20
CARD = TableCard("t", "foggy-island", {}, (), "waiting", "", "unmixed", 1)


def picture(number: int, request: int = 0) -> Joined:
    return Joined(CARD, number, (), (), None, request)


async def waiting(outbox: Outbox) -> list[bytes | Goodbye]:
    found = []
    while True:
        try:
            async with asyncio.timeout(0.01):
                found.append(await outbox.next())
        except TimeoutError:
            return found


def kinds(*messages: ToPage | Goodbye, room: int = 10_000) -> list[str]:
    """What waits in the end after all of these have been put in."""

    async def put() -> list[str]:
        outbox = Outbox(room)
        for message in messages:
            outbox.put(message)
        return [
            "goodbye" if isinstance(one, Goodbye) else one.split(b'"')[3].decode()
            for one in await waiting(outbox)
        ]

    return asyncio.run(put())


def test_a_whole_picture_takes_the_place_of_what_waited() -> None:
    assert kinds(picture(0), Beat(1), picture(1), Beat(2)) == ["joined", "beat"]


def test_what_answers_a_request_still_does() -> None:
    answer = Refused(refused("server_too_fast").reason, request=7)
    assert kinds(Beat(1), answer, picture(0)) == ["refused", "joined"]
    taught = Taught(1, "asked", request=8)
    assert kinds(picture(0, 8), taught, picture(0)) == ["joined", "taught", "joined"]
    assert kinds(picture(0, 8), taught, picture(0, 9)) == ["joined"]


def test_nothing_comes_after_the_last_word() -> None:
    assert kinds(Goodbye(1000), picture(0), Beat(1)) == ["goodbye"]


def test_it_has_room_for_so_many_bytes() -> None:
    assert kinds(*[Beat(1)] * 80) == ["beat"] * 80
    assert kinds(*[Beat(1)] * 200) == []  # too slow: the page comes back and gets all afresh
    assert kinds(picture(0), room=10) == ["joined"]  # a single message always finds room


@pytest.mark.parametrize(("path", "message"), [("tables", Hello()), ("lessons", Learn(1, 5))])
def test_a_page_gets_only_so_many_whole_pictures(
    tmp_path: Path, path: str, message: Hello | Learn
) -> None:
    with server_here(tmp_path / "t.db", Settings(hello_rate=0.001, hello_burst=4)) as server:
        table = "cartographers" if path == "lessons" else server.open("me", "me")[0]
        page = Page(server, table, path)
        for _ in range(20):
            page.say(message)
        page.say(Look("nowhere", 999))
        refusals: list[Refused] = []
        while not refusals or refusals[-1].request != 999:
            refusals.append(page.hear_until(Refused))
        assert sum(b'"joined"' in heard for heard in page.heard) == 4
        fast = [one for one in refusals if one.reason.id == "server_too_fast"]
        assert [one.request for one in fast] == [getattr(message, "request", 0)] * 16


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def pages_in_memory() -> dict[int, str]:
    """Everything that belongs to a page, or did, by its place in memory."""
    kinds = (live.Page, Outbox, Guest, Visit)
    return {id(one): type(one).__name__ for one in gc.get_objects() if type(one) in kinds}


def test_nothing_is_left_of_a_page_that_has_gone(tmp_path: Path, no_collector: None) -> None:
    """Not even for a while: what refers to itself waits for the collector, which comes by rarely,
    and megabytes wait with it."""
    before = pages_in_memory()
    with server_here(tmp_path / "t.db", Settings(**PLENTY, hello=1, slow=1)) as server:
        table, keys = server.open("me", "me")
        for at in range(3):
            pages = [server.page(table, keys[at % 2]), server.page(table)]
            pages.append(Page(server, "cartographers", "lessons"))
            pages[-1].say(Learn(2))
            pages.append(Page(server, table))  # says nothing
            for page in pages[:3]:
                page.hello()
            pages[1].say(b"x" * 100_000)
            deaf = Wire(server, tiny=True)
            deaf.upgrade(f"/api/tables/{table}/live", keys[0])
            for _ in range(100):
                deaf.say(Hello())
            for page in pages:
                page.leave()
            deaf.close()
        until = time.monotonic() + PATIENCE
        while (left := pages_in_memory()).keys() - before.keys():
            assert time.monotonic() < until, left
            time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")
@pytest.mark.soak
def test_pages_that_never_listen_cost_no_memory(tmp_path: Path) -> None:
    """Each says hello sixty times and takes nothing of what it gets; then they go."""
    rounds, crowd = (5, 60) if SOAK else (1, 20)
    server = Process(tmp_path / "tables.db", Settings(pause=0, workers=1, **PLENTY))
    try:
        table, _ = server.open("random", "random", game="land-vs-sea")
        watcher = server.page(table)
        while not watcher.over:  # there is much to tell of it now
            watcher.hear()
        let_work(server)
        before, peaks = memory(server), []
        for _ in range(rounds):
            wires = [Wire(server, tiny=True) for _ in range(crowd)]
            for wire in wires:
                wire.upgrade(f"/api/tables/{table}/live")
            for _ in range(60):
                for wire in wires:
                    wire.say(Hello(watch=True))
            let_work(server)
            peaks.append(memory(server) - before)
            hang_up(wires)
            watcher.hello()
        assert max(peaks) < 100 * MB
        until = time.monotonic() + PATIENCE
        while (kept := memory(server) - before) >= 50 * MB:
            assert time.monotonic() < until, kept
            time.sleep(0.5)
    finally:
        server.stop()
