"""What the worker's script and Python say to each other, without a browser: tests/page has one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from isolario.home.page import Tables, thought
from isolario.table.settings import TableSettings
from tests.home.chests import Box


class Window:
    """A browser that keeps what it is given, as long as it likes."""

    def __init__(self) -> None:
        self.box = Box()
        self.answers: dict[int, asyncio.Future[tuple[int, str, str, str]]] = {}
        self.messages: asyncio.Queue[tuple[int, Any]] = asyncio.Queue()
        self.troubles = 0
        self.slow = False
        self.asked: list[str] = []

    def answered(self, n: int, status: int, kind: str, body: str, name: str) -> None:
        self.answers[n].set_result((status, kind, body, name))

    def heard(self, n: int, message: str) -> None:
        self.messages.put_nowait((n, json.loads(message)))

    def ended(self, n: int, code: int) -> None:
        self.messages.put_nowait((n, code))

    async def _kept(self, work: Any) -> str:
        try:
            return json.dumps([await work])
        except OSError:
            return ""

    async def load(self, name: str) -> str:
        return await self._kept(self.box.load(name))

    async def names(self) -> str:
        return await self._kept(self.box.names())

    async def save(self, name: str, text: str) -> str:
        return await self._kept(self.box.save(name, text))

    async def delete(self, name: str) -> str:
        return await self._kept(self.box.delete(name))

    def unkept(self) -> None:
        self.troubles += 1

    async def think(self, game: str, pieces: str, bot: str, view: str, recall: str) -> str:
        self.asked.append(bot)
        return "null" if self.slow else thought(game, pieces, "easy", view, recall)

    def say(self, text: str, language: str, game: str, names: str) -> str:
        return f"{language}:{json.loads(text)['id']}"

    async def prepare(self, language: str, game: str) -> None:
        self.asked.append(language)

    async def fonts(self, picture: str) -> str:
        return "@font-face{}"


@pytest.fixture
def window() -> Window:
    return Window()


@pytest.fixture
async def tables(window: Window) -> AsyncIterator[Tables]:
    made = Tables(window, TableSettings(pause=0, steady=0, lease=1))
    await made.open()
    yield made
    await made.close()


async def ask(
    window: Window, tables: Tables, method: str, path: str, body: Any = None
) -> tuple[int, str, str, str]:
    n = len(window.answers) + 1
    window.answers[n] = asyncio.get_running_loop().create_future()
    tables.ask(n, method, path, "{}", "" if body is None else json.dumps(body))
    async with asyncio.timeout(20):
        return await window.answers[n]


async def begun(window: Window, tables: Tables, bot: str) -> str:
    wish = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "bot", "bot": bot}]}
    status, _, body, _ = await ask(window, tables, "POST", "/api/tables", wish)
    assert status == 201
    name: str = json.loads(body)["table"]["table"]
    assert (await ask(window, tables, "POST", f"/api/tables/{name}/seats/0", {}))[0] == 201
    return name


async def until(window: Window, kind: str) -> Any:
    async with asyncio.timeout(20):
        while True:
            _, message = await window.messages.get()
            if message["type"] == kind:
                return message


@pytest.mark.parametrize("slow", [False, True])
async def test_bots_that_look_ahead_think_elsewhere(
    window: Window, tables: Tables, slow: bool
) -> None:
    """Where that takes too long, the easy one plays, and not there."""
    window.slow = slow
    name = await begun(window, tables, "hard")
    tables.line(7, f"tables/{name}")
    tables.said(7, '{"type": "hello", "seat": 0}')
    joined = await until(window, "joined")
    number = joined["now"]["n"]
    tables.said(7, json.dumps({"type": "play", "n": number, "move": "pick W", "meant": True}))
    await until(window, "update")
    async with asyncio.timeout(20):
        while 1 not in [it["seat"] for it in json.loads(window.box.texts[name])["log"]]:  # noqa: ASYNC110 (nothing says when)
            await asyncio.sleep(0.01)
    assert window.asked[: 1 + slow] == ["hard"] * (1 + slow)
    assert "easy" not in window.asked


async def test_pictures_are_drawn_and_lists_made(window: Window, tables: Tables) -> None:
    name = await begun(window, tables, "easy")
    status, kind, body, _ = await ask(window, tables, "GET", f"/api/tables/{name}/board.svg")
    assert (status, kind) == (200, "image/svg+xml")
    assert body.startswith("<svg")
    mine = json.loads((await ask(window, tables, "GET", "/api/mine"))[2])
    assert [card["table"]["table"] for card in mine["tables"]] == [name]
    assert (await ask(window, tables, "DELETE", f"/api/tables/{name}"))[0] == 204
    assert not window.box.texts


async def test_what_is_said_over_a_line_that_has_ended(window: Window, tables: Tables) -> None:
    tables.line(3, "tables/nowhere")
    _, refused = await window.messages.get()
    assert refused["reason"]["id"] == "page_no_such_table"
    assert await window.messages.get() == (3, 4404)
    tables.said(3, "{}")
    tables.hang_up(3)


async def test_a_browser_that_keeps_nothing_is_told_of(window: Window, tables: Tables) -> None:
    window.box.closed = True
    name = await begun(window, tables, "easy")
    assert window.troubles
    assert (await ask(window, tables, "GET", f"/api/tables/{name}"))[0] == 200


def test_a_thought_that_goes_wrong_says_why() -> None:
    said = thought("foggy-island", "", "genius", "{}", "[]")
    assert "genius" in said or "View" in said
    assert json.loads(said)["good"] is False
