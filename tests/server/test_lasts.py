"""What the server does when things go wrong: kills, noise, slow pages."""

from __future__ import annotations

import contextlib
import random
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable
from websockets.exceptions import ConnectionClosed, WebSocketException

from isolario.server import schema
from isolario.server.settings import Settings
from isolario.table.messages import Hello, Play, Undo
from isolario.table.seeds import check
from tests.server.page import PATIENCE, Page, Process, server_here
from tests.server.truth import Truth, published
from tests.soaking import SOAK

# --- a server that is killed --------------------------------------------------------------------


def workers_of(server: Process) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def gone(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] == "Z"


def wait_until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.05)


@pytest.mark.soak
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
                page.say(Play(page.n, page.moves[0], meant=True))
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


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="takes minutes")
@pytest.mark.parametrize("luck", range(8))
def test_noise_kills_and_undoing(tmp_path: Path, luck: int) -> None:
    """Two people play, undo, repeat themselves and send rubbish; the server is killed again and
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
            page.hello()
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
        page.say(Play(page.n, rng.choice(page.moves), meant=True))


# --- the store ----------------------------------------------------------------------------------


def test_the_schema_suits_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in schema.rows.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))


# --- pages --------------------------------------------------------------------------------------


def test_a_page_that_does_not_listen_is_dropped(tmp_path: Path) -> None:
    settings = Settings(rate=10_000, burst=10_000, backlog=8, slow=1)
    with server_here(tmp_path / "tables.db", settings) as server:
        table, keys = server.open("me", "me")
        watcher = server.page(table)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        deaf = Page(server, table, token=keys[0], sock=small, max_queue=1, compression=None)
        with contextlib.suppress(WebSocketException, OSError):
            for _ in range(3000):
                deaf.say(Hello())
        here = [False, False]
        while not here[0]:
            here = [seat.here for seat in (watcher.hear_seats())]
        while here[0]:
            here = [seat.here for seat in (watcher.hear_seats())]
