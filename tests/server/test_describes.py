"""The API describes itself: every request that can be made, and every answer to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

from isolario.charts.packed import pack
from isolario.contract.mutate import STRANGE, mutate_bytes, mutate_data
from isolario.table.holders import fresh
from isolario.table.messages import Problem
from isolario.table.problems import STATUS
from tests.charts.quick import ALONE, game
from tests.server.page import Server, bearer, server_here
from tests.soaking import SOAK

Described = dict[str, Any]

GAME = "foggy-island"
BODIES: dict[str, Any] = {
    "/api/tables": {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "options": {}},
    "/api/tables/{table}/seats/{number}": {"name": "Ann"},
    "/api/games/{game}/count": {"text": "players: 2\nround: 3 | 8", "language": "en"},
    "/api/mine": {"secrets": ["x" * 43]},
    "/api/charts/{day}/tables": {"name": "Ann"},
    "/api/charts/check": {"link": pack(game(ALONE))},
    "/api/charts/replay": {"link": pack(game(ALONE)), "seat": "0"},
}
OVER = ("/record", "/replay", "/scores", "/poster.svg")  # asked once a game is over
BOARD = "/{board}"
BOARDS = "cartographers"  # others' boards are small there


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def described(server: Server) -> Described:
    answer = server.http.get("/api/schema/openapi.json")
    assert answer.status_code == 200
    found: Described = msgspec.json.decode(answer.content)
    return found


def operations(described: Described) -> list[tuple[str, str, Described]]:
    return [
        (method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]


class World:
    """What there is to ask for: each request finds what it needs."""

    def __init__(self, server: Server) -> None:
        self.server, self.token = server, fresh()

    def opened(self, sit: bool = False) -> str:
        wish = {"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]}
        return self.seated(wish, (0, 1) if sit else ())

    def seated(self, wish: Described, seats: tuple[int, ...] = (0,)) -> str:
        answer = self.server.http.post("/api/tables", json=wish, headers=bearer(self.token))
        table = str(answer.json()["table"]["table"])
        for seat in seats:
            assert self.server.sit(table, seat, self.token).status_code == 201
        return table

    @cache  # noqa: B019 - one world to a test
    def mapped(self) -> str:
        """A game with boards that are small for others, played to its end."""
        wish = {"game": BOARDS, "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
        table = self.seated(wish)
        self.server.page(table, self.token).play_on(random.Random(4))
        return table

    @cache  # noqa: B019 - one world to a test
    def told(self) -> tuple[str, int, int]:
        """A game with a bot, played to its end; the line and the number of a move of the bot's."""
        wish = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "bot": "easy"}]}
        table = self.seated(wish)
        page = self.server.page(table, self.token)
        page.play_on(random.Random(4))
        lines = [at for at, it in enumerate(page.log) if (it.what, it.seat) == ("laid", 1)]
        record = self.server.http.get(f"/api/tables/{table}/record").json()["record"]
        moves = [at for at, (seat, _) in enumerate(record["moves"], 1) if seat == 1]
        return table, lines[0], moves[0]

    @cache  # noqa: B019 - one world to a test
    def charted(self) -> str:
        """The chart of a day, played to its end."""
        answer = self.ask("POST", f"/api/charts/{ALONE}/tables", b"{}")
        table = str(answer.json()["table"]["table"])
        page = self.server.page(table, self.token)
        page.hello()
        page.play_on(random.Random(4))
        return table

    def parts(self, path: str) -> dict[str, str]:
        table, line, move = "", 0, 3
        if path.endswith("/chart"):
            table = self.charted()
        elif "/why" in path:
            table, line, move = self.told()
        elif path.endswith(BOARD):
            table = self.mapped()
        elif path.endswith(OVER):
            table, *_ = self.told()
        elif "{table}" in path:
            table = self.opened("again" in path)
        return {
            "table": table,
            "number": "0",
            "game": GAME,
            "day": ALONE,
            "language": "uk",
            "line": str(line),
            "move": str(move),
            "board": "sheet-1",
        }

    def ask(
        self, method: str, path: str, body: bytes | None = None, **query: str
    ) -> httpx.Response:
        headers = bearer(self.token) | ({"content-type": "application/json"} if body else {})
        return self.server.http.request(
            method, path, content=body, headers=headers, params=query or None
        )


def test_every_request_is_described(described: Described) -> None:
    asked = {f"{method.upper()} {path}" for method, path, _ in operations(described)}
    assert {"POST /api/tables", "DELETE /api/mine/{table}", "GET /api/palette.css"} <= asked
    assert len(asked) == 34
    for method, path, operation in operations(described):
        named = {one["name"]: one for one in operation.get("parameters", ())}
        assert all(f"{{{name}}}" in path for name in named if named[name]["in"] == "path")
        assert path.count("{") == sum(one["in"] == "path" for one in named.values())
        assert all("type" in one["schema"] for one in named.values()), path
        assert ("requestBody" in operation) == (method == "post" and path in BODIES)


def test_every_refusal_is_described(described: Described) -> None:
    statuses = {413, *STATUS.values()}
    seen = set()
    for _, path, operation in operations(described):
        for status, answer in operation["responses"].items():
            if int(status) < 400:
                continue
            assert int(status) in statuses
            seen.add(int(status))
            problem = answer["content"]["application/json"]["schema"]["$ref"]
            assert problem.endswith(Problem.__name__), path
            assert answer["description"]
    assert seen == statuses


def test_every_request_can_be_granted(server: Server, described: Described) -> None:
    world = World(server)
    for method, path, operation in operations(described):
        body = msgspec.json.encode(BODIES[path]) if "requestBody" in operation else None
        answer = world.ask(method, path.format(**world.parts(path)), body)
        good = [status for status in operation["responses"] if status.startswith("2")]
        assert [str(answer.status_code)] == good, (path, answer.text)
        kinds = operation["responses"][good[0]].get("content", {})
        kind = answer.headers.get("content-type", "").partition(";")[0]
        assert kind in kinds or not answer.content, (path, kind)
        if kind == "application/json":
            assert kinds[kind]["schema"].get("type") != "string", f"{path}: data, not a text"


@pytest.mark.soak
def test_nothing_is_answered_that_is_not_described(server: Server, described: Described) -> None:
    world, rng = World(server), random.Random(9)
    tables = [world.opened(), world.opened(sit=True), "nowhere"]
    languages, games = ["uk", "xx", "UK"], [GAME, "chess", "cartographers"]
    for _ in range(20_000 if SOAK else 400):
        method, path, operation = rng.choice(operations(described))
        parts = {
            "table": rng.choice(tables),
            "game": rng.choice(games),
            "day": rng.choice((ALONE, "today", "2025-12-31", "9999-12-31")),
            "language": rng.choice(languages),
            "number": str(rng.choice((0, 1, 7, 10**30, -1))),
            "line": str(rng.choice((0, 3, 10**30))),
            "move": str(rng.choice((0, 3, 10**30))),
            "board": rng.choice(("sheet-1", "nowhere")),
        }
        if rng.random() < 0.2:
            name = rng.choice([*parts])
            parts[name] = quote(rng.choice(STRANGE), safe="") or "x"
        body = None
        if "requestBody" in operation:
            body = msgspec.json.encode(mutate_data(BODIES[path], rng))
            if rng.random() < 0.2:
                body = mutate_bytes(body, rng)
        answer = world.ask(method, path.format(**parts), body)
        there = {*operation["responses"]}
        if (
            parts["number"] not in ("0", "1", "7")
            or len(parts["move"]) > 1
            or len(parts["line"]) > 1
            or "%" in "".join(parts.values())
        ):
            there |= {"404", "405"}  # another address, which nobody described
        assert str(answer.status_code) in there, (method, path, parts, body, answer.text)
        if answer.status_code >= 400:
            assert str(msgspec.json.decode(answer.content, type=Problem).reason)
