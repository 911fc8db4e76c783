"""Run by `engine_try.mjs` in Pyodide: asks for everything, and gives the files that it took."""

import asyncio
import importlib
import json
import pkgutil
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import isolario
from isolario.charts.packed import pack
from isolario.home import page
from isolario.home.chest import ChestStore
from isolario.table.archive import NAME, shelved
from isolario.table.table import Table


class Nowhere:
    """A browser that keeps nothing."""

    def __init__(self) -> None:
        self.answers: dict[int, tuple[int, str]] = {}
        self.messages: list[Any] = []

    def answered(self, n: int, status: int, kind: str, body: str, name: str) -> None:
        self.answers[n] = (status, body)

    def heard(self, n: int, message: str) -> None:
        self.messages.append(json.loads(message))

    def ended(self, n: int, code: int) -> None:
        raise AssertionError(code)

    async def load(self, name: str) -> str:
        return ""

    async def names(self) -> str:
        return ""

    async def save(self, name: str, text: str) -> str:
        return ""

    async def delete(self, name: str) -> str:
        return ""

    def unkept(self) -> None:
        pass

    async def think(self, game: str, pieces: str, bot: str, view: str, recall: str) -> str:
        return page.thought(game, pieces, bot, view, recall)

    def say(self, text: str, language: str, game: str, names: str) -> str:
        return text

    async def prepare(self, language: str, game: str) -> None:
        pass

    async def fonts(self, picture: str) -> str:
        return ""


def _waits(table: Table) -> bool:
    return table.running is not None and 0 in table.running.state.to_move


def _answered(table: Table, before: int) -> bool:
    return table.number(0) != before


LONGEST = 300
"""Seconds; far more than anything takes."""


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(LONGEST):
        while not ready():  # noqa: ASYNC110 (nothing says when)
            await asyncio.sleep(0.005)


async def tried() -> str:
    """The files of the standard library, a line each."""
    for module in pkgutil.walk_packages(isolario.__path__, "isolario."):
        importlib.import_module(module.name)
    browser = Nowhere()
    tables = await page.begin(browser)
    loop, late = asyncio.get_running_loop(), asyncio.Event()
    loop.call_at(loop.time() - 1, late.set)
    await until(late.is_set)
    count = 0

    async def ask(method: str, path: str, query: str = "{}", body: str = "") -> tuple[int, str]:
        nonlocal count
        count += 1
        tables.ask(count, method, path, query, body)
        await until(lambda: count in browser.answers)
        return browser.answers[count]

    rng = random.Random(1)
    for at, game in enumerate(isolario.all_games()):
        seats = [{"who": "me"}, {"who": "bot", "bot": "hard"}]
        status, body = await ask(
            "POST", "/api/tables", "{}", json.dumps({"game": game, "seats": seats})
        )
        assert status == 201, body
        name = json.loads(body)["table"]["table"]
        assert (await ask("POST", f"/api/tables/{name}/seats/0", "{}", "{}"))[0] == 201
        line = 1000 + at
        tables.line(line, f"tables/{name}")
        tables.said(line, json.dumps({"type": "hello", "seat": 0}))
        await until(lambda: browser.messages)
        table = tables._home._lobby._live[name]
        for _ in range(3):
            await until(partial(_waits, table))
            assert table.running is not None
            move = table.running.state.legal_moves(0).choice(rng).notation
            tables.said(line, json.dumps({"type": "ask", "move": move}))
            before = table.number(0)
            said = {"type": "play", "n": before, "move": move, "meant": True}
            tables.said(line, json.dumps(said))
            await until(partial(_answered, table, before))
        tables.hang_up(line)
        for path in ("", "/board.svg"):
            assert (await ask("GET", f"/api/tables/{name}{path}"))[0] == 200, path
        assert (await ask("GET", f"/api/tables/{name}/replay"))[0] == 403
        record = isolario.all_games()[game].new(2, 7)
        while not record.over:
            seat = record.to_move[0]
            record.play(seat, record.legal_moves(seat).choice(rng))
        store = tables._home._lobby.store
        assert isinstance(store, ChestStore)
        store._kept[NAME] = shelved(record.record(), 1_790_000_000)
        store._unkept.add(NAME)
        for path in ("/replay", "/scores", "/poster.svg", "/record"):
            assert (await ask("GET", f"/api/tables/{NAME}{path}"))[0] == 200, path
        tables.line(line + 100, f"lessons/{game}")
        tables.said(line + 100, '{"type": "learn", "beat": 0}')
        await asyncio.sleep(0.01)
        tables.hang_up(line + 100)
        assert (await ask("GET", f"/api/games/{game}/board.svg", '{"seats": "2"}'))[0] == 200
        table_of_two = json.dumps({"text": "players: 2", "language": "en"})
        assert (await ask("POST", f"/api/games/{game}/count", "{}", table_of_two))[0] == 400
    day = "2026-01-01"  # played alone
    assert (await ask("POST", f"/api/charts/{day}/tables", "{}", "{}"))[0] == 201
    for path in ("today", "mine", day):
        assert (await ask("GET", f"/api/charts/{path}"))[0] == 200, path
    chart = isolario.chart_of_the_day(day).new()
    while not chart.over:
        chart.play(0, chart.legal_moves(0).choice(rng))
    link = json.dumps({"link": pack(chart)})
    body = ""
    while '"kind":"fine"' not in body:
        status, body = await ask("POST", "/api/charts/check", "{}", link)
        assert status == 200, body
    assert (await ask("POST", "/api/charts/replay", "{}", link))[0] == 200
    assert (await ask("GET", "/api/mine"))[0] == 200
    assert (await ask("GET", "/api/games"))[0] == 200
    await tables.close()

    library = "/lib/python314.zip/"
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return "\n".join(sorted({it.removeprefix(library) for it in files if it.startswith(library)}))
