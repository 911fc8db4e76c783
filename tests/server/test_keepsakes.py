"""What is left of a game, over HTTP: made elsewhere, once, and only while somebody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import msgspec
import pytest

import isolario
from isolario.core.record import Record
from isolario.picture.scene import Area
from isolario.server import app
from isolario.server.making import Poster, drawn, make
from isolario.server.settings import Settings
from isolario.server.store import SqlStore
from isolario.server.workshop import Workshop
from isolario.table.archive import shelved
from isolario.table.messages import Eyes, Replay, TableCard, Update
from isolario.table.process import Process
from isolario.table.replay import boards, film, totals
from isolario.table.store import SeatRow, TableRow
from isolario.words import LANGUAGES
from tests.page.records import record_of
from tests.server.page import QUICK, Server, server_here
from tests.server.page import Process as Killable
from tests.server.test_kills import gone, wait_until, workers_of

FOGGY = "foggy-island-2-blitz-fog-2-coins-red"
TWO = "cartographers-2-B-True-original-2019-open"
TWELVE = "cartographers-12-A-False-ukrainian-2021-sealed"
DRAGONS = "sea-dragons-2"
LAND = "land-vs-sea-3-usual-False-False-False-silent-dealt"
BEACON = "beacon-patrol-2-True-False"
OLD, BEGUN = "old", "begun"
NAMES = ("Олена", "Jörg <3", "Ґанна & Їжак", "Пётр", "Zoë")
DAY = 1_794_700_800.0

FREE = replace(QUICK, orders=1000, orders_each=1000, keepsake_rate=1e6, keepsake_burst=10**6)


def rows(name: str) -> tuple[TableRow, list[SeatRow]]:
    kept = shelved(record_of(name), DAY)
    seats = [replace(seat, name=NAMES[seat.seat]) for seat in kept.seats[: len(NAMES)]]
    return replace(kept.table, id=name), [*seats, *kept.seats[len(seats) :]]


def fill(store: Path) -> None:
    """Finished games as rows, without the log: none of them can be set up again."""

    async def add() -> None:
        tables = SqlStore(store)
        await tables.open()
        for name in (FOGGY, TWO, TWELVE, DRAGONS, LAND, BEACON):
            await tables.add(*rows(name), ())
        row, seats = rows(DRAGONS)
        old = msgspec.structs.replace(record_of(DRAGONS), rules=0)
        await tables.add(replace(row, id=OLD, record=old.json()), seats, ())
        await tables.add(replace(row, id=BEGUN, state="playing", record=""), seats, ())
        await tables.close()

    asyncio.run(add())


class House(Server):
    """A server whose workshop can be looked into, and held up."""

    workshop: Workshop
    made: list[object]
    """Every wish that was given to the process."""

    def __init__(self, server: Server) -> None:
        super().__init__(server.port, server.store)

    def keep(self, table: str, what: str) -> httpx.Response:
        return self.http.get(f"/api/tables/{table}/{what}")

    @property
    def maker(self) -> int:
        """The number of the process."""
        if not self.workshop._processes:
            self.keep(FOGGY, "scores")
        [process] = self.workshop._processes
        return process._number

    @contextlib.contextmanager
    def held_up(self) -> Iterator[None]:
        """Nothing gets finished in the meantime, however fast the machine is."""
        maker = self.maker
        os.kill(maker, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(maker, signal.SIGCONT)
        wait_until(lambda: not self.workshop.orders)


@contextlib.contextmanager
def opened(store: Path, settings: Settings) -> Iterator[House]:
    """A house of its own, with nothing on its shelf."""
    fill(store)
    made: list[object] = []
    workshops: list[Workshop] = []

    class Known(Workshop):
        def __init__(self, settings: Settings) -> None:
            super().__init__(settings)
            workshops.append(self)

    once: Callable[..., Any] = Process.do

    async def do(self: Process, seconds: float, work: object, *what: object) -> object:
        made.extend(what)
        return await once(self, seconds, work, *what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Workshop", Known)
        patch.setattr(Process, "do", do)
        with server_here(store, settings) as server:
            house = House(server)
            house.workshop, house.made = workshops[0], made
            yield house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("keepsakes") / "tables.db", FREE) as house:
        assert house.maker  # it has begun to work, whichever test comes first
        yield house


def game_of(record: Record) -> isolario.Game:
    return isolario.all_games()[record.game]


# --- what there is ------------------------------------------------------------------------------


def test_a_finished_table_can_be_seen_again(house: House) -> None:
    record = record_of(FOGGY)
    every: dict[str, Eyes] = {"": None, "?seat=1": 1, "?seat=open": "open"}
    for asked, eyes in every.items():
        answer = house.keep(FOGGY, f"replay{asked}")
        assert answer.status_code == 200
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert (replay.eyes, replay.moves) == (eyes, len(record.moves))
        assert replay.day.startswith("2026-11-1")
        assert [seat.here for seat in replay.table.seats] == [True, True]
        seen = film(record, game_of(record), eyes)
        assert (replay.areas, replay.log, replay.now, replay.moments) == seen
    for wrong in ("2", "-1", "all", "1.5"):
        assert house.keep(FOGGY, f"replay?seat={wrong}").status_code == 404
    assert house.keep("nowhere", "replay").status_code == 404


def test_a_board_of_a_finished_table_is_asked_for(house: House) -> None:
    record = record_of(TWO)
    every: dict[str, Eyes] = {"": None, "?seat=1": 1, "?seat=open": "open"}
    for asked, eyes in every.items():
        answer = house.keep(TWO, f"replay/9/sheet-0{asked}")
        area = msgspec.json.decode(answer.content, type=Area)
        assert area == boards(record, game_of(record), eyes, 9)["sheet-0"]
    for wrong in ("9/sheet-7", "9/board", "x/sheet-0", "9/sheet-0?seat=5"):
        assert house.keep(TWO, f"replay/{wrong}").status_code == 404


def test_how_the_scores_rose(house: House) -> None:
    record = record_of(DRAGONS)
    found = totals(record, game_of(record))
    assert house.keep(DRAGONS, "scores").json() == [list(one) for one in found]
    assert house.keep("nowhere", "scores").status_code == 404


def test_before_the_end_nothing_is_told(house: House) -> None:
    replay = ("", "?seat=0", "?seat=open", "/0/board", "/0/board?seat=open")
    for asked in (*(f"replay{one}" for one in replay), "scores", "poster.svg"):
        answer = house.keep(BEGUN, asked)
        assert answer.status_code == 403
        later = "server_poster_later" if asked == "poster.svg" else "server_record_later"
        assert answer.json() == {"reason": {"id": later}}


def test_a_game_of_older_rules_cannot_be_seen_again(house: House) -> None:
    for asked in ("replay", "replay/3/board", "scores"):
        answer = house.keep(OLD, asked)
        assert answer.json() == {"reason": {"id": "server_replay_lost"}}
        assert answer.status_code == 404


def test_whoever_cannot_unpack_gets_it_plain_and_whoever_has_it_nothing(house: House) -> None:
    address = f"/api/tables/{FOGGY}/replay"
    packed = house.http.get(address)
    plain = house.http.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    tag = {"if-none-match": packed.headers["etag"]}
    assert house.http.get(address, headers=tag).status_code == 304


# --- posters ------------------------------------------------------------------------------------


def lines_of(svg: str) -> list[str]:
    return [it.text or "" for it in ElementTree.fromstring(svg).iter() if it.tag.endswith("text")]


def test_a_poster_is_in_the_language_of_who_asks(house: House) -> None:
    answer = house.keep(TWO, "poster.svg?language=ru")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["content-disposition"].startswith('inline; filename="isolario-')
    lines = lines_of(answer.text)
    assert lines[0] == "Картографы"
    assert any("ноября 2026" in line for line in lines)
    assert {*NAMES[:2]} <= {*lines}
    for asked, title in (("?language=xx", "Cartographers"), ("", "Картографи")):
        answer = house.http.get(
            f"/api/tables/{TWO}/poster.svg{asked}", headers={"accept-language": "uk"}
        )
        assert lines_of(answer.text)[0] == title


def test_a_poster_is_kept_by_its_language(house: House) -> None:
    before = len(house.made)
    for _ in range(3):
        for language in LANGUAGES:
            assert house.keep(DRAGONS, f"poster.svg?language={language}").status_code == 200
    assert len(house.made) - before == len(LANGUAGES)


@pytest.mark.parametrize("name", [FOGGY, TWO, DRAGONS, LAND, BEACON])
def test_a_poster_needs_only_the_last_position(name: str, house: House) -> None:
    state = isolario.load(record_of(name))
    card = msgspec.json.decode(house.http.get(f"/api/tables/{name}/replay").content, type=Replay)
    written = msgspec.json.encode(card.table)
    [poster] = make(Poster("", state.text, state.game.pieces, written, "2026-11-15", "uk")).values()
    [again] = make(Poster(state.record().json(), "", "", written, "2026-11-15", "uk")).values()
    assert poster == again
    assert poster.kind == "image/svg+xml"
    decoded = msgspec.json.decode(written, type=TableCard)
    assert drawn(state, decoded, "2026-11-15", "uk").startswith("<svg")


# --- what it costs ------------------------------------------------------------------------------


def test_equal_wishes_share_one_answer(house: House) -> None:
    before = len(house.made)
    with ThreadPoolExecutor(8) as threads:
        with house.held_up():
            wishes = [threads.submit(house.keep, TWELVE, "replay?seat=open") for _ in range(8)]
            wait_until(lambda: [it.waiting for it in house.workshop._orders.values()] == [8])
        answers = {wish.result().content for wish in wishes}
    assert len(answers) == 1
    assert len(house.made) - before == 1
    assert house.keep(TWELVE, "replay?seat=open").content in answers
    assert len(house.made) - before == 1


def test_there_are_no_more_moves_than_were_made(house: House) -> None:
    last = len(record_of(TWO).moves)
    before = len(house.made)
    beyond = (last, last + 1, last + 2, 10**6, 10**15)
    answers = {house.keep(TWO, f"replay/{move}/sheet-1").content for move in beyond}
    assert len(answers) == 1
    assert len(house.made) - before == 1
    first = {house.keep(TWO, f"replay/{move}/sheet-1").content for move in (0, -1, -(10**15))}
    assert len(first) == 1
    assert len(house.made) - before == 2


def test_boards_that_are_not_there_cost_nothing(house: House) -> None:
    assert house.keep(TWO, "replay/5/sheet-0").status_code == 200
    before = len(house.made)
    for number in range(20):
        assert house.keep(TWO, f"replay/5/made-up-{number}").status_code == 404
    assert house.keep(TWO, "replay/5/sheet-1").status_code == 200
    assert len(house.made) == before


def test_what_nobody_waits_for_is_not_made(house: House) -> None:
    """Sixty requests whose askers have hung up; somebody still waits for one of the wishes."""
    before = len(house.made)
    with ThreadPoolExecutor(1) as threads, house.held_up():
        sockets = []
        for move in range(60):
            asker = socket.create_connection(("127.0.0.1", house.port))
            path = f"/api/tables/{TWELVE}/replay/{100 + move}/sheet-0?seat=open"
            asker.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            sockets.append(asker)
            if not move:  # this is the one that is begun; the others may overtake each other
                wait_until(lambda: house.workshop.orders == 1)
        wait_until(lambda: house.workshop.orders == 60)
        patient = threads.submit(house.keep, TWELVE, "replay/140/sheet-0?seat=open")
        wait_until(lambda: max(it.waiting for it in house.workshop._orders.values()) == 2)
        for asker in sockets:
            asker.close()
        wait_until(lambda: house.workshop.orders == 2)  # the one that was begun, and the one
    assert patient.result().status_code == 200
    assert len(house.made) - before == 2


def test_others_are_answered_while_a_replay_is_made(house: House) -> None:
    table, tokens = house.open("me", "me")
    page = house.page(table, tokens[0])
    with ThreadPoolExecutor(1) as threads:
        with house.held_up():
            replay = threads.submit(house.keep, TWELVE, "replay?seat=3")
            wait_until(lambda: house.workshop.orders == 1)
            assert isinstance(page.play(page.moves[0]), Update)
            assert house.card(table).state == "playing"
            assert not replay.done()
        assert replay.result().status_code == 200
    page.leave()


def test_a_maker_that_was_killed_is_replaced(house: House) -> None:
    maker = house.maker
    os.kill(maker, signal.SIGKILL)
    assert house.keep(BEACON, "scores").status_code == 200
    assert house.maker != maker


def test_a_killed_server_leaves_no_maker_behind(tmp_path: Path) -> None:
    fill(tmp_path / "tables.db")
    server = Killable(tmp_path / "tables.db")
    try:
        answer = server.http.get(f"/api/tables/{FOGGY}/scores")
        assert answer.status_code == 200
        makers = workers_of(server)
        assert makers or not Path("/proc").exists()
    finally:
        server.kill()
    wait_until(lambda: all(map(gone, makers)))


# --- limits -------------------------------------------------------------------------------------


def refused(answer: httpx.Response) -> bool:
    return answer.status_code == 429 and answer.json() == {"reason": {"id": "server_too_fast"}}


@pytest.mark.parametrize(
    "settings", [replace(FREE, orders=3), replace(FREE, orders_each=3)], ids=["all", "each"]
)
def test_only_so_many_may_wait(settings: Settings, tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db", settings) as house, ThreadPoolExecutor(4) as threads:
        with house.held_up():
            waiting = []
            for move in range(4):  # one of them is begun
                waiting.append(threads.submit(house.keep, TWO, f"replay/{move}/sheet-0"))
                wait_until(lambda: house.workshop.orders == len(waiting))
            assert refused(house.keep(TWO, "replay/9/sheet-0"))
            joins = threading.Thread(target=house.keep, args=(TWO, "replay/1/sheet-0"))
            joins.start()  # costs nothing
            wait_until(lambda: max(it.waiting for it in house.workshop._orders.values()) == 2)
        joins.join()
        assert [one.result().status_code for one in waiting] == [200] * 4


def test_an_address_may_ask_only_so_often_but_again_for_the_same(tmp_path: Path) -> None:
    with opened(
        tmp_path / "tables.db", replace(FREE, keepsake_rate=1e-6, keepsake_burst=2)
    ) as house:
        for what in ("scores", "poster.svg"):
            assert house.keep(DRAGONS, what).status_code == 200
        assert refused(house.keep(DRAGONS, "replay"))
        for what in ("scores", "poster.svg"):
            assert house.keep(DRAGONS, what).status_code == 200
        assert len(house.made) == 2


def test_what_is_kept_is_bounded_by_bytes(tmp_path: Path) -> None:
    room = 40_000
    with opened(tmp_path / "tables.db", replace(FREE, shelf=room)) as house:
        sizes = []
        for move in range(0, 80, 4):
            assert house.keep(TWELVE, f"replay/{move}/sheet-0").status_code == 200
            sizes.append(house.workshop.shelf.bytes)
        assert room / 2 < max(sizes) <= room
        made = len(house.made)
        assert house.keep(TWELVE, "replay/76/sheet-0").status_code == 200
        assert len(house.made) == made  # still there
        assert house.keep(TWELVE, "replay/0/sheet-0").status_code == 200
        assert len(house.made) == made + 1  # gone in the meantime
        assert house.keep(TWELVE, "replay?seat=open").status_code == 200
        assert house.workshop.shelf.bytes <= room  # too large to be kept
        made = len(house.made)
        assert house.keep(TWELVE, "replay/0/sheet-0").status_code == 200
        assert len(house.made) == made
