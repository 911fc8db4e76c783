"""Charts of the day over HTTP: worked on in slices by the workshop, within limits. What is
answered is compared with a home's in tests/home."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from litestar.testing import AsyncTestClient

from isolario.charts.packed import pack
from isolario.days import chart_of_the_day
from isolario.server import charts
from isolario.server.app import create_app
from isolario.server.charts import ServerDesk
from isolario.server.making import Made, Wish, make
from isolario.server.settings import Settings
from isolario.table import chart_work
from isolario.table.chart_messages import ChartBot, ChartCheck
from isolario.table.chart_work import Checking, Ending, Playing
from isolario.table.holders import fresh
from isolario.table.memory import MemoryStore
from isolario.table.problems import TooMuch
from tests.charts.quick import ALONE, DUEL, SECRET, at_a_glance, game
from tests.server.page import bearer


class Shop:
    """A workshop that does everything at once, in slices that end after one question; now and then
    it has too much to do."""

    def __init__(self) -> None:
        self.wishes: list[Wish] = []
        self.tired = 0

    async def fetch(self, wish: Wish, who: str = "") -> Made:
        self.tired += 1
        if self.tired % 5 == 0:
            raise TooMuch("server_too_fast")
        self.wishes.append(wish)
        short = wish._replace(seconds=0.0) if isinstance(wish, Checking | Playing) else wish
        return make(short)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> ServerDesk:
    monkeypatch.setattr(chart_work, "answer", at_a_glance)
    monkeypatch.setattr(charts, "_AGAIN", 0.0)
    return ServerDesk(Shop())  # type: ignore[arg-type]


async def test_a_link_is_checked_slice_by_slice(desk: ServerDesk) -> None:
    far: list[int] = []
    found = await desk.check(pack(game(DUEL)), lambda check: far.append(check.checked))
    assert (found.kind, found.checked) == ("fine", len(game(DUEL).record().moves))
    assert far == sorted({*far})
    assert len(far) > 10


async def test_a_bot_plays_on_from_slice_to_slice(desk: ServerDesk) -> None:
    far: list[int] = []
    done = await desk.play(chart_of_the_day(DUEL), "easy", lambda bot: far.append(bot.moves))
    assert done.sheet is not None
    assert (done.done, done.sheet.scores) == (True, game(DUEL).scores)
    assert far == sorted({*far})


async def test_an_ending_has_its_link(desk: ServerDesk) -> None:
    sheet, link = await desk.ending(Ending(game(ALONE).record().json(), 0))
    assert (sheet.scores, link) == (game(ALONE).scores, pack(game(ALONE)))


class Waiting:
    """Begins everything and finishes nothing."""

    async def check(self, link: str, tell: Callable[[ChartCheck], object]) -> ChartCheck:
        await asyncio.Event().wait()
        raise AssertionError

    async def play(self, *_: object) -> ChartBot:
        await asyncio.Event().wait()
        raise AssertionError


async def test_an_address_begins_only_so_much_and_may_always_ask_how_far_it_is() -> None:
    app = create_app(MemoryStore(), Settings(workers=1, chart_rate=1e-9, chart_burst=2))
    app.state.charts._desk = Waiting()
    async with AsyncTestClient(app, base_url="http://127.0.0.1") as client:
        client.headers.update(bearer(fresh()))

        async def check(day: str) -> int:
            body = {"link": pack(game(day))}
            return (await client.post("/api/charts/check", json=body)).status_code

        assert [await check(DUEL), await check(DUEL), await check(DUEL)] == [200] * 3
        assert (await client.get(f"/api/charts/{DUEL}/bots")).status_code == 200
        assert [await check(SECRET), await check(DUEL)] == [429, 200]
        assert (await client.get(f"/api/charts/{ALONE}/bots")).status_code == 429
        broken = await client.post("/api/charts/check", json={"link": "1nonsense"})
        assert broken.json()["kind"] == "broken"  # which costs nothing
        long = await client.post("/api/charts/check", json={"link": "1" + "A" * 20_000})
        assert long.status_code == 413
