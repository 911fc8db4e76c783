"""Charts of the day, as they are asked for over HTTP.

    GET  /api/charts/today                 -> `ChartPage`; or /api/charts/2026-11-19
    GET  /api/charts/mine                  -> `MyCharts`
    POST /api/charts/{day}/tables `NewTry` -> `Arrival`: a table at which the asker plays it
    GET  /api/charts/{day}/bots            -> `ChartBots`: how far they are; ask until it is done
    GET  /api/tables/{table}/chart         -> `ChartResult`, once the game is over
    POST /api/charts/check  `ChartLink`    -> `ChartCheck`: ask again while it is ``checking``
    POST /api/charts/replay `ChartLink`    -> `Replay` of what a link holds

Bots think, and links are checked, in the process of the `Workshop`, a slice at a time.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from isolario.days import Chart
from isolario.server.describing import TableName, data, refusals
from isolario.server.holding import holder, known_holder
from isolario.server.keepsakes import sent
from isolario.server.making import Wish
from isolario.server.quotas import Quotas
from isolario.server.workshop import Workshop
from isolario.table.chart_messages import (
    ChartBot,
    ChartBots,
    ChartCheck,
    ChartLink,
    ChartPage,
    ChartResult,
    ChartSheet,
    MyCharts,
    NewTry,
)
from isolario.table.chart_tables import chart_on
from isolario.table.chart_work import Checking, Ending, Moves, Played, Playing
from isolario.table.charts import Charts
from isolario.table.messages import Arrival, Replay
from isolario.table.problems import Broken, NotThere, NotYours, TooEarly, TooMuch

Ask = Request[Any, Any, Any]
Day = Annotated[str, PathParameter(description="A day, such as 2026-11-19, or `today` (UTC).")]

_JSON = "application/json"
_AGAIN = 1.0  # seconds after which to try again where too much was waiting


class ServerDesk:
    """Where charts are checked and played by bots, for a server."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop

    async def check(self, link: str, tell: Callable[[ChartCheck], object]) -> ChartCheck:
        since = 0
        while True:
            made = await self._made(Checking(link, since))
            found = msgspec.json.decode(made[""], type=ChartCheck)
            if found.kind != "checking":
                return found
            tell(found)
            since = found.checked

    async def play(self, chart: Chart, level: str, tell: Callable[[ChartBot], object]) -> ChartBot:
        moves: Moves = ()
        while True:
            made = await self._made(Playing(chart.date, level, moves))
            far = msgspec.json.decode(made[""], type=Played)
            if far.bot.done:
                return far.bot
            tell(far.bot)
            moves = far.moves

    async def ending(self, wish: Ending) -> tuple[ChartSheet, str]:
        made = await self._made(wish)
        return msgspec.json.decode(made[""], type=ChartSheet), made["link"].decode()

    async def _made(self, wish: Wish) -> dict[str, bytes]:
        while True:
            try:
                made = await self._workshop.fetch(wish, "charts")
            except TooMuch:  # whoever waits for something to be made comes first
                await asyncio.sleep(_AGAIN)
            else:
                return {name: gzip.decompress(it.data) for name, it in made.items()}


@get("/api/charts/{day:str}", responses=refusals(NotYours, NotThere, TooEarly))
async def see_chart(request: Ask, day: Day) -> ChartPage:
    """The chart of a day, and the asker's tries."""
    return await _charts(request).page(day, holder(request))


@get("/api/charts/mine", responses=refusals(NotYours))
async def my_charts(request: Ask) -> MyCharts:
    """All charts that the asker has begun."""
    return await _charts(request).mine(holder(request))


@post(
    "/api/charts/{day:str}/tables",
    responses=refusals(NotYours, NotThere, TooEarly, TooMuch, Broken, body=True),
)
async def try_chart(request: Ask, day: Day, data: JSONBody[NewTry]) -> Arrival:
    """A table at which the asker plays a chart: the one that they have begun, or another."""
    asker = known_holder(request)
    await _quotas(request).check(request, tables=1, bots=len(chart_on(day).bots))
    return await _charts(request).open(day, data, asker)


@get("/api/charts/{day:str}/bots", responses=refusals(NotThere, TooEarly, TooMuch, Broken))
async def chart_bots(request: Ask, day: Day) -> ChartBots:
    """How far the bots are with a chart: as long as somebody asks, they go on."""
    return await _charts(request).bots(day, _admits(request))


@get(
    "/api/tables/{table:str}/chart",
    responses=refusals(TooEarly, NotThere, TooMuch, Broken),
)
async def chart_result(request: Ask, table: TableName) -> ChartResult:
    """What became of a try, once the game is over."""
    await _quotas(request).check(request, keepsakes=1)
    return await _charts(request).result(table)


@post(
    "/api/charts/check",
    status_code=200,
    responses=refusals(NotThere, TooMuch, Broken, body=True),
)
async def check_chart(request: Ask, data: JSONBody[ChartLink]) -> ChartCheck:
    """What a link turns out to be, as far as that is known."""
    return await _charts(request).check(data.link, _admits(request))


_SHEET = refusals(NotThere, TooMuch, Broken, body=True)


@post("/api/charts/replay", status_code=200, media_type=_JSON, responses=_SHEET | data(Replay))
async def watch_chart(request: Ask, data: JSONBody[ChartLink]) -> Response[bytes]:
    """The game of a link, to be seen."""
    return await sent(request, _charts(request).watched(data.link, data.seat))


def _charts(request: Ask) -> Charts:
    charts: Charts = request.app.state.charts
    return charts


def _admits(request: Ask) -> Callable[[], Awaitable[None]]:
    """Bots think for long: one address may not have them begin something all the time."""
    return lambda: _quotas(request).check(request, charts=1)


def _quotas(request: Ask) -> Quotas:
    quotas: Quotas = request.app.state.quotas
    return quotas


ROUTES: list[HTTPRouteHandler] = [
    my_charts,
    see_chart,
    try_chart,
    chart_bots,
    chart_result,
    check_chart,
    watch_chart,
]
