"""Every request from a page has a number, which every answer to it repeats: to this page alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import isolario
from isolario.server import live
from isolario.server.limits import Attendance
from isolario.server.settings import Settings
from isolario.server.watch import Figures
from isolario.table.guests import Guest, Guests, Sender
from isolario.table.lesson import LessonTable
from isolario.table.messages import (
    Ask,
    Foreseen,
    FromPage,
    Joined,
    Learn,
    Look,
    Play,
    Refused,
    Seen,
    Stale,
    Sure,
    Taught,
    ToPage,
    Undo,
    Update,
)
from tests.server.page import PLENTY, Page, Server, server_here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


def answers(page: Page, message: FromPage) -> list[ToPage]:
    """Everything said to a page until it gets an answer to something else that it asks."""
    page.say(message)
    page.say(Look("nowhere", 999))
    heard: list[ToPage] = []
    while not isinstance(last := page.hear(), Refused) or last.request != 999:
        heard.append(last)
    return heard


def numbers(heard: list[ToPage]) -> list[tuple[type, int]]:
    return [(type(one), one.request) for one in heard if hasattr(one, "request")]


def test_every_answer_of_a_table_repeats_the_number(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    said: list[tuple[FromPage, type]] = [
        (Ask("pick W", {}, 1), Foreseen),
        (Ask("done", {}, 2), Refused),
        (Ask("", {"place": "board/c4"}, 3), Refused),
        (Ask("nonsense", {}, 4), Refused),
        (Look("nowhere", 5), Refused),
        (Play(page.n, "nonsense", True, 6), Refused),
        (Play(page.n, "done", True, 7), Refused),
        (Play(page.n + 5, "pick W", True, 8), Stale),
        (Undo(page.n, "", 9), Refused),
        (Undo(page.n + 5, "", 10), Stale),
        (Learn(0, 11), Refused),
        (Play(page.n, "pick W", False, 12), Update),
        (Undo(page.n + 1, "", 13), Update),
    ]
    for at, (message, kind) in enumerate(said, 1):
        assert numbers(answers(page, message)) == [(kind, at)], message
    page.say(msgspec.structs.replace(said[-2][0], n=page.n, request=0))
    assert page.hear_until(Update).request == 0, "a page that gives no number gets none"


def test_so_does_a_closer_look(server: Server) -> None:
    table, keys = server.open("me", "me", game="cartographers")
    page = server.page(table, keys[0])
    assert numbers(answers(page, Look("sheet-1", 21))) == [(Seen, 21)]


def test_so_does_a_doubt(server: Server) -> None:
    table, keys = server.open("me", "me", game="land-vs-sea")
    page = server.page(table, keys[0])
    assert numbers(answers(page, Play(page.n, "draw 1", False, 22))) == [(Sure, 22)]
    assert numbers(answers(page, Play(page.n, "draw 1", True, 23))) == [(Update, 23)]


def test_nobody_else_learns_the_number(server: Server) -> None:
    """Another page at the same seat, the other seat and a spectator see what was done, and nothing
    else."""
    table, keys = server.open("me", "me")
    mine, twin = server.page(table, keys[0]), server.page(table, keys[0])
    other, watcher = server.page(table, keys[1]), server.page(table)
    assert answers(mine, Play(mine.n, "pick W", True, 4321))
    assert answers(mine, Undo(mine.n, "", 4321))
    for page in (twin, other, watcher):
        answers(page, Look("nowhere"))
        assert not any(b"4321" in message for message in page.heard)
    assert sum(b'"update"' in message for message in twin.heard) == 2


def test_nobody_else_learns_it_at_a_table_in_memory() -> None:
    mine: list[ToPage] = []
    theirs: list[ToPage] = []
    me, them, guests = Guest(mine.append), Guest(theirs.append), Guests()
    for guest in (me, them):
        guests.come(guest, 0)
    update = Update((), None)  # type: ignore[arg-type]
    guests.tell(0, update, Sender(me, 7))
    assert (mine, theirs) == ([msgspec.structs.replace(update, request=7)], [update])


@pytest.mark.parametrize("number", ["-1", "2147483648", '"7"', "1.5", "9" * 400])
def test_a_number_has_bounds(server: Server, number: str) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    page.say(b'{"type":"ask","move":"pick W","request":' + number.encode() + b"}")
    refused = page.hear_until(Refused)
    assert (refused.reason.id, refused.request) == ("server_bad_message", 0)
    page.say(Ask("pick W", {}, 2**31 - 1))
    assert page.hear_until(Foreseen).request == 2**31 - 1


def test_who_is_too_fast_or_too_early_is_told_about_what(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(rate=0.001, burst=2)) as server:
        table, keys = server.open("me", "me")
        page = Page(server, table, token=keys[0])
        page.say(Play(1, "pick W", True, 5))
        early = page.hear_until(Refused)
        assert (early.reason.id, early.request) == ("server_say_hello", 5)
        page.hello()
        page.say(Play(1, "pick W", True, 6))
        fast = page.hear_until(Refused)
        assert (fast.reason.id, fast.request) == ("server_too_fast", 6)


def test_a_lesson_repeats_the_number_too(server: Server) -> None:
    page = Page(server, "cartographers", "lessons")
    assert numbers(answers(page, Learn(3, 1))) == [(Joined, 1), (Taught, 1)]
    assert numbers(answers(page, Ask("V1a/0@d3", {}, 2))) == [(Foreseen, 2)]
    assert numbers(answers(page, Play(page.n, "V1a/0@k11", False, 3))) == [(Taught, 3)]
    assert numbers(answers(page, Play(page.n, "V1a/0@d2", False, 4))) == [(Refused, 4)]
    assert numbers(answers(page, Play(page.n + 1, "V1a/0@d3", False, 5))) == [(Stale, 5)]
    assert numbers(answers(page, Undo(page.n, "", 6))) == [(Refused, 6)]
    right = numbers(answers(page, Play(page.n, "V1a/0@d3", False, 7)))
    assert right[0] == (Update, 7)
    assert right[-1] == (Taught, 7)
    assert {number for _, number in right[1:-1]} <= {0}, "what others do has no number"


def test_steps_of_an_answer_repeat_it(server: Server) -> None:
    page = Page(server, "beacon-patrol", "lessons")
    answers(page, Learn(3))
    assert numbers(answers(page, Play(page.n, ">n", False, 8))) == [(Update, 8)]
    assert numbers(answers(page, Undo(page.n, "", 9))) == [(Update, 9)]


class Line:
    """A line on which everything that a page says lies ready, and which is never idle."""

    def __init__(self, *said: str) -> None:
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.scope = {"scheme": "ws", "state": {}}
        self.client = None
        settings = Settings(beat=0, **PLENTY)
        figures = Figures(lambda: 0, lambda: 0)
        state = SimpleNamespace(settings=settings, attendance=Attendance(settings), figures=figures)
        self.app = SimpleNamespace(state=state)
        self._said = [*said]
        self.sent: list[dict[str, Any]] = []
        self.enough = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        if not self._said:
            await self.enough.wait()
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": self._said.pop(0)}

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))
        if len(self.sent) > 40:
            self.enough.set()
        await asyncio.sleep(0)

    async def close(self, code: int) -> None:
        pass


def test_a_heartbeat_never_overtakes_what_it_counts() -> None:
    """Otherwise the page would think that it has missed something, and say hello; in a lesson that
    takes back everything done in a beat."""

    async def talk() -> list[dict[str, Any]]:
        game = isolario.all_games()["beacon-patrol"]
        line = Line(
            '{"type":"learn","beat":3}',
            '{"type":"play","n":1,"move":">n"}',
            '{"type":"play","n":2,"move":">e"}',
        )

        async def find() -> LessonTable:
            return LessonTable(game)

        await live.Page(line, find).talk()  # type: ignore[arg-type]
        return line.sent

    shown, beats = 0, 0
    for message in asyncio.run(talk()):
        shown = message["now"]["n"] if message.get("now") else shown
        if message["type"] == "beat":
            beats += 1
            assert message["n"] == shown
    assert shown == 3
    assert beats > 3
