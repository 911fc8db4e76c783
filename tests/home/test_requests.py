"""Without a server a page is answered as by one: the same requests, the same answers."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

import isolario
from isolario import words
from isolario.charts.packed import pack
from isolario.core.record import Record
from isolario.home import requests
from isolario.home.chest import ChestStore
from isolario.home.requests import Answer, Home
from isolario.home.thinking import Minds, here
from isolario.server.app import create_app
from isolario.server.making import Poster
from isolario.server.settings import Settings
from isolario.table.archive import NAME, shelved
from isolario.table.bots import Clerk
from isolario.table.holders import fresh, holder_of
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.past import ended
from isolario.table.settings import TableSettings
from tests.charts.quick import ALONE, game
from tests.home.chests import Box
from tests.paths import RECORDS
from tests.server.page import bearer

ME = fresh()
QUICK = TableSettings(pause=0, steady=0, lease=1)
GAMES = [
    "foggy-island",
    *(
        pytest.param(game, marks=pytest.mark.more)
        for game in ("cartographers", "beacon-patrol", "land-vs-sea", "sea-dragons")
    ),
]
FILES = r"/api/words/.*|.*/(book|lesson|cards|count)/\{language\}|.*/symbols\.svg|/api/palette\.css"
"""What is the same for every reader: a site has it as files."""
OLD_SEATS = ("post", "/api/mine")  # no site had pages from before browsers had one secret


def a_record() -> Record:
    written = json.loads((RECORDS / "cartographers-2-B-True-original-2019-open.json").read_bytes())
    return msgspec.convert(written["record"], Record)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore([shelved(a_record(), opened=1_790_000_000)])


@pytest.fixture
def home(store: MemoryStore) -> Home:
    return Home(Lobby(store, QUICK), holder_of(ME), lambda text, *more: words.say(text, *more))


@pytest.fixture
async def server(store: MemoryStore) -> AsyncIterator[AsyncTestClient[Litestar]]:
    app = create_app(store, Settings(workers=1))
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        client.headers.update(bearer(ME))
        yield client


async def both(
    home: Home, server: AsyncTestClient[Litestar], method: str, address: str, body: Any = None
) -> Answer:
    """What both say, if they agree on everything that is not drawn by lot."""
    path, _, asked = address.partition("?")
    query = dict(part.split("=") for part in asked.split("&")) if asked else {}
    sent = b"" if body is None else msgspec.json.encode(body)
    answer = await home.answer(method, path, query, sent)
    over_http = await server.request(method, address, content=sent or None)
    assert answer.status == over_http.status_code, over_http.text
    if answer.body:
        assert answer.kind == over_http.headers["content-type"].partition(";")[0]
    assert masked(answer.body) == masked(over_http.content), address
    return answer


def masked(body: bytes) -> str:
    return re.sub(r'"(table|commitment)":"[^"]+"', r'"\1":…', body.decode())


@pytest.mark.process
async def test_a_home_answers_as_a_server_does(
    home: Home, server: AsyncTestClient[Litestar]
) -> None:
    async def ask(method: str, address: str, body: Any = None) -> Any:
        answer = await both(home, server, method, address, body)
        return msgspec.json.decode(answer.body) if answer.kind.endswith("json") else answer

    assert [card["name"] for card in await ask("GET", "/api/games")] == [*isolario.all_games()]
    wish = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "open"}]}
    opened = await ask("POST", "/api/tables", wish)
    table = f"/api/tables/{opened['table']['table']}"
    assert (await ask("GET", table))["mine"] == [0]
    for wrong in ({"game": "chess", "seats": []}, {"seats": 3}, {"game": "foggy-island"}):
        await home.answer("POST", "/api/tables", {}, msgspec.json.encode(wrong))
    await ask("POST", "/api/tables", {"game": "chess", "seats": []})
    await ask("POST", f"{table}/seats/7", {})
    await ask("POST", f"{table}/again")
    for later in ("record", "replay", "scores", "poster.svg"):
        assert (await ask("GET", f"{table}/{later}"))["reason"]["id"].endswith("_later")
    assert (await ask("GET", f"{table}/board.svg")).body.startswith(b"<svg")
    beginning = "/api/games/cartographers/board.svg?seats=2&skills=true"
    assert (await ask("GET", beginning)).body.startswith(b"<svg")
    await ask("GET", "/api/games/cartographers/board.svg?seats=400")
    assert (await ask("GET", "/api/games/sea-dragons/board.svg")).body.startswith(b"<svg")
    assert (await ask("GET", "/api/mine"))["known"] is True
    for nowhere in ("/api/tables/nowhere", "/api/nothing", "/api/tables/x/replay"):
        await ask("GET", nowhere)


@pytest.mark.process
async def test_what_is_left_of_a_game_is_the_same(
    home: Home, server: AsyncTestClient[Litestar], store: MemoryStore
) -> None:
    table = f"/api/tables/{NAME}"
    for address in ("record", "replay", "replay?seat=1", "replay?seat=open", "replay?seat=x"):
        await both(home, server, "GET", f"{table}/{address}")
    for address in ("scores", "replay/9/sheet-1?seat=0", "replay/9/nothing?seat=0"):
        await both(home, server, "GET", f"{table}/{address}")
    for address in ("replay/9/why", "replay/999/why?seat=1", "why/3", "why/3?seat=0"):
        await both(home, server, "GET", f"{table}/{address}")
    end = await ended(store, NAME)
    [there] = Poster(*end, "uk").made().values()
    poster = await home.answer("GET", f"{table}/poster.svg", {"language": "uk"})
    assert poster.name.startswith("isolario-cartographers-2026-")
    assert "Картографи" in poster.body.decode()
    assert re.sub("@font-face{[^}]*}", "", there.decode()) == poster.body.decode()


def _goes_on(far: dict[str, Any]) -> bool:
    return far.get("kind") == "checking" or far.get("done") is False


@pytest.mark.process
async def test_a_chart_is_the_same(
    home: Home, server: AsyncTestClient[Litestar], store: MemoryStore
) -> None:
    async def ask(method: str, address: str, body: Any = None) -> Any:
        return msgspec.json.decode((await both(home, server, method, address, body)).body)

    async def ask_on(method: str, address: str, body: Any = None) -> Any:
        """Asks until there is no more to say, which both come to in their own time."""
        sent = b"" if body is None else msgspec.json.encode(body)

        async def there() -> bytes:
            return (await server.request(method, address, content=sent)).content

        async def at_home() -> bytes:
            return (await home.answer(method, address, {}, sent)).body

        for asked in (at_home, there):
            async with asyncio.timeout(60):
                while _goes_on(msgspec.json.decode(await asked())):  # noqa: ASYNC110 (as a page does)
                    await asyncio.sleep(0.02)
        return await ask(method, address, body)

    for day in ("today", ALONE, "2025-12-31", "9999-12-31", "noon"):
        await ask("GET", f"/api/charts/{day}")
    opened = await ask("POST", f"/api/charts/{ALONE}/tables", {"name": "Ann"})
    table = await home._lobby.find(opened["table"]["table"])
    address = f"/api/tables/{table.row.id}/chart"
    assert (await ask("GET", address))["reason"]["id"] == "server_record_later"
    for seat, move in game(ALONE).record().moves:
        assert await table.play(seat, table.number(seat), move, meant=True) is None
    assert (await ask("GET", "/api/tables/nowhere/chart"))["reason"]["id"] == "page_no_such_table"
    result = await ask("GET", address)
    assert result["link"] == pack(game(ALONE))
    assert (await ask("GET", "/api/charts/mine"))["days"][0]["date"] == ALONE
    assert (await ask_on("POST", "/api/charts/check", {"link": result["link"]}))["kind"] == "fine"
    bots = await ask_on("GET", f"/api/charts/{ALONE}/bots")
    assert [bot["done"] for bot in bots["bots"]] == [True] * 3
    for link in ("", "nonsense", result["link"][:-2], "2" + result["link"][1:]):
        await ask("POST", "/api/charts/check", {"link": link})
        await ask("POST", "/api/charts/replay", {"link": link})
    assert (await ask("POST", "/api/charts/replay", {"link": result["link"], "seat": "0"}))[
        "eyes"
    ] == 0


@pytest.mark.process
async def test_a_table_that_was_played_without_us_is_counted_alike(
    home: Home, server: AsyncTestClient[Litestar]
) -> None:
    for name in isolario.all_games():
        example = await server.get(f"/api/games/{name}/count/uk")
        assert example.headers["content-type"].startswith("text/plain")
        wish = {"text": example.text, "language": "uk"}
        answer = await both(home, server, "POST", f"/api/games/{name}/count", wish)
        assert answer.status == 200
        assert msgspec.json.decode(answer.body)["joined"]["now"]["outcome"]
    wish = {"text": "players: 2\nround: 3", "language": "en"}
    answer = await both(home, server, "POST", "/api/games/foggy-island/count", wish)
    assert answer.status == 400
    assert msgspec.json.decode(answer.body)["reason"]["args"]["line"] == 2
    await both(home, server, "POST", "/api/games/chess/count", wish)


async def test_a_home_answers_every_request_that_is_not_a_file(
    server: AsyncTestClient[Litestar],
) -> None:
    described = (await server.get("/api/schema/openapi.json")).json()["paths"]
    known = [(method, pattern) for method, pattern, _ in requests._ROUTES]
    for path, methods in described.items():
        for method in methods:
            if re.fullmatch(FILES, path) or (method, path) == OLD_SEATS:
                continue
            address = re.sub(r"\{(number|move|line)\}", "1", path)
            found = [it for it in known if it[0] == method.upper() and it[1].fullmatch(address)]
            assert found, f"{method} {path}"


# --- at the table -------------------------------------------------------------------------------


class Page:
    """A page at home that plays at random."""

    def __init__(self, home: Home, path: str, seat: int | None = 0) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.ended: list[int] = []
        self.line = home.line(
            path, lambda data: self.heard.put_nowait(msgspec.json.decode(data)), self.ended.append
        )
        if seat is not None:
            self.say(type="hello", seat=seat)

    def say(self, **message: Any) -> None:
        self.line.say(msgspec.json.encode(message))

    async def hear(self, *kinds: str) -> Any:
        async with asyncio.timeout(20):
            while (message := await self.heard.get())["type"] not in kinds:
                pass
        return message


async def begun(home: Home, game: str) -> str:
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "bot", "bot": "easy"}]}
    opened = await home.answer("POST", "/api/tables", {}, msgspec.json.encode(wish))
    arrival = msgspec.json.decode(opened.body)
    name: str = arrival["table"]["table"]
    for seat in arrival["mine"]:
        sat = await home.answer("POST", f"/api/tables/{name}/seats/{seat}", {}, b"{}")
        assert sat.status == 201
    return name


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_a_bot_at_home(game: str) -> None:
    """From the first move to the record, out of a chest, with another page's home in the middle."""
    box, rng = Box(), random.Random(1)
    minds = {"glance": Minds(here), "search": Minds(here)}
    table = ""
    for stop in (3, 10_000):
        home = Home(Lobby(ChestStore(box), QUICK), holder_of(ME))
        async with Clerk(home._lobby, minds):  # type: ignore[arg-type]
            table = table or await begun(home, game)
            page = Page(home, f"tables/{table}")
            now = (await page.hear("joined"))["now"]
            for _ in range(stop):
                if now["outcome"]:
                    break
                if 0 in now["to_move"]:
                    state = isolario.all_games()[game].parse(
                        json.loads(box.texts[table])["table"]["position"]
                    )
                    move = state.legal_moves(0).choice(rng)
                    page.say(type="play", n=now["n"], move=move.notation, meant=True)
                message = await page.hear("update", "stale", "refused")
                assert message["type"] == "update", message
                now = message["now"]
            page.line.close()
    answer = await home.answer("GET", f"/api/tables/{table}/record")
    assert answer.status == 200, answer
    record = msgspec.json.decode(answer.body)["record"]
    assert isolario.load(json.dumps(record)).over
    replay = await home.answer("GET", f"/api/tables/{table}/replay")
    assert msgspec.json.decode(replay.body)["moves"] == len(record["moves"])


async def test_a_lesson_at_home() -> None:
    home = Home(Lobby(MemoryStore()), holder_of(ME))
    page = Page(home, "lessons/cartographers", seat=None)
    page.say(type="learn", beat=1, request=5)
    assert (await page.hear("taught"))["request"] == 5
    page.say(type="play", n=1, move="W5a/0@e7", request=6)
    assert (await page.hear("taught")) == {
        "type": "taught",
        "beat": 1,
        "answer": "worse",
        "worse": "big",
        "request": 6,
    }
    page.say(type="learn", beat=99)
    assert (await page.hear("refused"))["reason"]["id"] == "page_no_such_page"
    assert page.ended == [4404]


async def test_a_line_refuses_what_makes_no_sense() -> None:
    home = Home(Lobby(MemoryStore(), QUICK), holder_of(ME))
    nowhere = Page(home, "tables/nowhere")
    assert (await nowhere.hear("refused"))["reason"]["id"] == "page_no_such_table"
    assert nowhere.ended == [4404]
    page = Page(home, f"tables/{await begun(home, 'foggy-island')}", seat=None)
    page.say(type="look", board="x", request=3)
    assert (await page.hear("refused"))["reason"]["id"] == "server_say_hello"
    page.say(type="shout")
    assert (await page.hear("refused"))["reason"]["id"] == "server_bad_message"
    page.say(type="hello", seat=1)  # the bot's
    assert (await page.hear("refused"))["reason"]["id"] == "server_not_your_seat"
    assert page.ended == [4403]
