"""Connections that want too much, too slowly, or nothing at all: others play on."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from isolario.server import app, live, room
from isolario.server.room import Line, Room
from isolario.server.settings import Settings
from isolario.table.holders import fresh
from isolario.table.messages import Ask, Foreseen, Hello, Joined, Look, Play, Refused, Undo, Update
from tests.server.page import PATIENCE, PLENTY, Page, Process, Server, bearer, server_here
from tests.server.wire import PONG, Wire, hang_up

GET = "GET /api/games"
POST = "POST /api/tables"
HASTY = Settings(**PLENTY, head_time=0.5, body_time=0.5, slow=1, ping=1)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long, and looks around often."""
    store = tmp_path_factory.mktemp("hasty") / "tables.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "_TICKS", 1)
        patch.setattr(live, "_LAST_WORDS", 0.2)
        patch.setattr(room, "_CLOSING", 0.5)
        with server_here(store, HASTY) as running:
            yield running


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is too fast may go on at once: what counts here is how often, and nobody waits."""
    monkeypatch.setattr(live, "_CALM", 0)


# --- what takes too long ------------------------------------------------------------------------


def test_who_says_nothing_is_not_waited_for(hasty: Server) -> None:
    wire = Wire(hasty)
    assert wire.heard() == b""


@pytest.mark.parametrize("first", [False, True])
def test_a_head_has_to_come_in_time(hasty: Server, first: bool) -> None:
    """Also when another request came before it, and when a little of it comes all the time."""
    wire = Wire(hasty)
    if first:
        assert wire.ask("GET /api/nothing") == 404
    wire.send(f"{GET} HTTP/1.1\r\nHost: {wire.host}\r\n")
    assert wire.is_cut(b"X-More: and more\r\n")
    hang_up([wire])


def test_who_is_late_is_told(hasty: Server) -> None:
    wire = Wire(hasty)
    wire.send("GET /api/games HTT")
    assert wire.status() == 408
    assert wire.closed()


def test_a_body_has_to_come_in_time(hasty: Server) -> None:
    wire = Wire(hasty)
    headers = {"Content-Length": "100", **bearer(fresh())}
    wire.request(POST, headers, '{"game":')
    assert wire.status() == 408
    assert wire.closed()


def test_a_head_has_bounds(hasty: Server) -> None:
    wire = Wire(hasty)
    wire.send(f"{GET} HTTP/1.1\r\nHost: {wire.host}\r\n")
    with suppress(OSError):
        for _ in range(300):
            wire.send(f"X-More: {'x' * 1000}\r\n")
    assert wire.status() in (431, 0)
    assert wire.closed()


def test_who_asks_without_listening_is_cut_off(
    hasty: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """It asks for more than the system takes in for it. Nobody has to read about it."""
    logging.getLogger("uvicorn.error").addHandler(caplog.handler)
    wire = Wire(hasty, tiny=True)
    for _ in range(10):
        wire.request("GET /api/games/cartographers/book/en", {"Accept-Encoding": "identity"})
    assert wire.is_cut()
    assert hasty.http.get("/api/games").status_code == 200
    logging.getLogger("uvicorn.error").removeHandler(caplog.handler)
    assert not caplog.records
    hang_up([wire])


def test_who_pings_without_listening_is_cut_off(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(**PLENTY)) as server:
        table, _ = server.open("me", "me")
        wire = Wire(server, tiny=True)
        wire.upgrade(f"/api/tables/{table}/live")
        wire.say(Hello())
        sent, ping = 0, b"x" * 125
        with suppress(ConnectionError):
            while sent < 16 * 2**20:
                wire.frame(0x89, ping)
                sent += len(ping)
        assert sent < 16 * 2**20
        hang_up([wire])


def test_a_line_without_a_sign_of_life_is_closed(hasty: Server) -> None:
    """Also with much on its way that nobody takes."""
    watchers, wires = [], []
    for hellos in (1, 200):
        table, keys = hasty.open("me", "me")
        watchers.append(hasty.page(table))
        wire = Wire(hasty, tiny=True)
        wires.append(wire)
        wire.upgrade(f"/api/tables/{table}/live", keys[0])
        for _ in range(hellos):
            wire.say(Hello())
    for watcher in watchers:
        for here in (True, False):
            while watcher.hear_seats()[0].here is not here:
                pass
    for wire in wires:
        assert wire.is_cut(PONG)
    hang_up(wires)


def test_many_requests_at_once_over_one_line_are_refused(hasty: Server) -> None:
    wire = Wire(hasty)
    wire.send(f"{GET} HTTP/1.1\r\nHost: {wire.host}\r\n\r\n" * 200)
    heard = b""
    while data := wire.heard():
        heard += data
    assert heard.count(b"HTTP/1.1 200") < 50


def test_what_is_quick_enough_is_answered_as_ever(hasty: Server) -> None:
    """One request after the other over one line, a few before the first answer, a body in two
    parts, and a table that is silent for longer than a request may be."""
    table, keys = hasty.open("me", "me")
    page, since = hasty.page(table, keys[0]), time.monotonic()
    wire = Wire(hasty)
    for _ in range(3):
        assert wire.ask(GET, {"Accept-Encoding": "gzip"}) == 200
        time.sleep(0.2)
    two = Wire(hasty)
    two.send(f"GET /api/nothing HTTP/1.1\r\nHost: {wire.host}\r\n\r\n" * 3)
    heard = b""
    while heard.count(b"HTTP/1.1 404") < 3:
        heard += two.heard()
    parts = Wire(hasty)
    parts.request(POST, {"Content-Length": "2", **bearer(fresh())}, "{")
    time.sleep(0.1)
    parts.send("}")
    assert parts.status() == 400
    time.sleep(max(0, since + 2.5 - time.monotonic()))
    assert isinstance(page.play("pick W"), Update)
    hang_up([wire, two, parts])


# --- when there is no room ----------------------------------------------------------------------


def test_connections_that_say_nothing_lock_nobody_out(tmp_path: Path) -> None:
    """More of them than the server may have files open. Those who play notice nothing, and others
    find a seat."""
    server = Process(tmp_path / "tables.db", Settings(workers=1, **PLENTY), files=256)
    wires: list[Wire] = []
    try:
        table, keys = server.open("me", "me")
        page = server.page(table, keys[0])
        wires += [Wire(server) for _ in range(400)]
        assert isinstance(page.play("pick W"), Update)
        other = server.page(table, keys[1])
        assert isinstance(other.play("pick W"), Update)
        assert server.open("me", "me")
        assert Wire(server).ask(GET) == 200
    finally:
        hang_up(wires)
        server.stop()


def test_a_family_at_one_address_finds_room(tmp_path: Path) -> None:
    """Twelve players: each browser asks for everything a page needs over six lines side by side,
    and stays at the table on a phone and in a window. All limits as they are by default."""
    with server_here(tmp_path / "tables.db", Settings(workers=1)) as server:
        table, keys = server.open(*["me"] * 12, game="cartographers")
        wires = [Wire(server) for _ in range(12 * 6)]
        for path in ("games", "palette.css", "words/en"):
            for wire in wires:
                wire.request(f"GET /api/{path}", {"Accept-Encoding": "gzip"})
            assert {wire.status() for wire in wires} == {200}
        pages = [server.page(table, token) for token in keys.values() for _ in range(2)]
        for page in pages:
            for at in range(10):
                page.say(Ask("", {}, at + 1))
        answers = [page.hear_until((Foreseen, Refused)) for page in pages for _ in range(10)]
        assert not any(
            isinstance(one, Refused) and one.reason.id == "server_too_fast" for one in answers
        )
        hang_up(wires)


class Cut:
    """What is left of a transport: whether it was cut."""

    def __init__(self) -> None:
        self.cut = False

    def abort(self) -> None:
        self.cut = True


def entered(room: Room, *addresses: str) -> list[Line]:
    found = [room.enter(Cut(), address) for address in addresses]  # type: ignore[arg-type]
    assert None not in found
    return [line for line in found if line is not None]


def are_cut(*lines: Line) -> list[bool]:
    return [line.transport.cut for line in lines]  # type: ignore[attr-defined]


def test_the_most_silent_of_the_largest_crowd_has_to_go() -> None:
    room = Room(Settings(lines=8, kept_free=0.5))
    one, two, three, other = entered(room, "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
    one.use()
    entered(room, "192.0.2.3")
    assert are_cut(one, two, three, other) == [False, True, False, False]
    three.busy = True  # it is being answered
    entered(room, "192.0.2.3")
    assert are_cut(one, three, other) == [True, False, False]
    assert len(room) == 4


def test_players_have_room_of_their_own() -> None:
    room = Room(Settings(lines=8, kept_free=0.5))
    players = entered(room, *["192.0.2.1"] * 4)
    for line in players:
        line.is_players()
    strangers = entered(room, *["192.0.2.1"] * 4)
    entered(room, "192.0.2.2")
    assert are_cut(*players, *strangers) == [False] * 4 + [True] + [False] * 3
    for line in strangers[1:]:
        line.busy = True
    assert room.enter(Cut(), "192.0.2.3") is not None  # type: ignore[arg-type]
    assert len(room) == 8


def test_one_address_has_only_so_many_lines() -> None:
    room = Room(Settings(lines=100, address_lines=2, proxies=("198.51.100.0/24",)))
    first, second = entered(room, "2001:db8::1", "2001:db8::2")
    entered(room, "2001:db8::3")  # of the same home
    assert are_cut(first, second) == [True, False]
    behind = entered(room, *["198.51.100.7"] * 5)  # who knows how many people those are
    assert not any(are_cut(*behind))
    second.busy = True
    assert entered(room, "2001:db8:1::1")


# --- one seat, one address ----------------------------------------------------------------------


def test_the_oldest_page_of_a_seat_makes_room(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(**PLENTY, seat_pages=2)) as server:
        table, keys = server.open("me", "me")
        pages = [server.page(table, keys[0]) for _ in range(3)]
        assert pages[0].hear_until(Refused).reason.id == "server_other_pages"
        assert pages[0].closed() == 4429
        assert isinstance(pages[1].play("pick W"), Update)
        assert server.page(table, keys[1]).seat == 1
        pages[2].hello()  # says nothing new
        assert isinstance(pages[1].undo(), Update)


def test_onlookers_of_one_address_leave_room_for_players(tmp_path: Path) -> None:
    limits = Settings(**PLENTY, address_pages=4, address_watching=2)
    with server_here(tmp_path / "t.db", limits) as server, ExitStack() as stack:
        table, keys = server.open("me", "me")
        other, _ = server.open("me", "me")
        watching = [server.page(table), server.page(other, keys[0])]
        for kind, where in (("tables", table), ("tables", other), ("lessons", "cartographers")):
            page = Page(server, where, kind)
            assert page.hear_until(Refused).reason.id == "server_many_pages"
            assert page.closed() == 4429
        playing = [server.page(table, keys[seat]) for seat in (0, 1)]
        assert Page(server, table, token=keys[0]).closed() == 4429
        playing[1].leave()
        watching[0].leave()
        stack.callback(watching[1].leave)
        until = time.monotonic() + PATIENCE
        while _sent_away(server, table):
            assert time.monotonic() < until


def _sent_away(server: Server, table: str) -> bool:
    page = Page(server, table)
    page.say(Hello())
    return isinstance(page.hear(), Refused)


def test_who_sits_down_no_longer_counts_as_an_onlooker(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(**PLENTY, address_watching=1)) as server:
        table, _ = server.open("open", "open")
        token = fresh()
        page = server.page(table, token)
        assert page.seat is None
        assert server.sit(table, 0, token).status_code == 201
        assert page.hello(0).seat == 0
        assert server.page(table).seat is None


def count(page: Page, said: int) -> int:
    """How many of the last messages of a page were refused because they came too fast."""
    refusals = [page.hear_until((Refused, Update)) for _ in range(said)]
    return sum(isinstance(one, Refused) and one.reason.id == "server_too_fast" for one in refusals)


@pytest.mark.usefixtures("calm")
def test_pages_of_one_address_share_how_much_they_may_say(tmp_path: Path) -> None:
    limits = Settings(hello=1, **{**PLENTY, "address_rate": 0.001, "address_burst": 20})
    with server_here(tmp_path / "t.db", limits) as server:
        table, _ = server.open("me", "me")
        one, two = server.page(table), server.page(table)  # five for each hello
        for page in (one, two):
            for at in range(8):
                page.say(Look("nowhere", at + 1))
        assert count(one, 8) + count(two, 8) == 6
        late = Page(server, table)
        late.say(Hello())
        assert late.hear_until(Refused).reason.id == "server_too_fast"
        for _ in range(150):  # others' haste ends nobody's connection
            late.say(Look("nowhere"))
        assert count(late, 150) == 150
        late.say(Look("nowhere"))
        assert late.hear_until(Refused).reason.id == "server_too_fast"


@pytest.mark.usefixtures("calm")
def test_a_page_waits_for_others_of_its_address_to_say_hello(tmp_path: Path) -> None:
    limits = Settings(**{**PLENTY, "address_rate": 8, "address_burst": 10})
    with server_here(tmp_path / "t.db", limits) as server:
        table, _ = server.open("me", "me")
        loud = server.page(table)
        for at in range(60):
            loud.say(Look("nowhere", at + 1))
        assert count(loud, 60) > 0
        late = Page(server, table)
        late.say(Hello())
        assert isinstance(late.hear(), Joined)


def test_pages_of_one_seat_share_how_much_they_may_decide(tmp_path: Path) -> None:
    limits = Settings(**{**PLENTY, "seat_rate": 0.001, "seat_burst": 6})
    with server_here(tmp_path / "t.db", limits) as server:
        table, keys = server.open("me", "me")
        one, two = server.page(table, keys[0]), server.page(table, keys[0])
        other = server.page(table, keys[1])
        made = 0
        for page in (one, two) * 5:
            page.hello()
            page.say(Undo(page.n) if made % 2 else Play(page.n, "pick W", True))
            made += isinstance(page.hear_until((Refused, Update)), Update)
        assert made == 6
        assert isinstance(other.play("pick W"), Update)


def test_tables_are_opened_more_slowly_than_seats_are_taken(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(table_rate=0.001, table_burst=2)) as server:
        wish = {"game": "foggy-island", "seats": [{"who": "open"}] * 2}
        table, _ = server.open("me", "me")
        other, _ = server.open("open", "open")
        answer = server.http.post("/api/tables", json=wish, headers=bearer(fresh()))
        assert (answer.status_code, answer.json()["reason"]["id"]) == (429, "server_too_fast")
        assert server.sit(other, 0, fresh()).status_code == 201
        assert server.card(table).state == "playing"
