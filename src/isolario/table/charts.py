"""Charts of the day, as a page asks for them: the same without a server and with one. A `Desk`
checks links and has bots play.

What takes a while is done in the background: whoever asks is told how far it has got, and asks
again. It is given up when nobody has asked for some time.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from math import inf
from typing import Generic, Protocol, TypeVar

import msgspec

from isolario.bots import LEVELS
from isolario.charts.checking import glanced
from isolario.core.record import Record
from isolario.core.text import Text
from isolario.days import Chart
from isolario.table import past
from isolario.table.cards import table_card
from isolario.table.chart_messages import (
    ChartBot,
    ChartBots,
    ChartCheck,
    ChartPage,
    ChartResult,
    ChartSheet,
    MyCharts,
    NewTry,
)
from isolario.table.chart_sheet import share
from isolario.table.chart_tables import chart_at, chart_on, charts_of, page_of, tries
from isolario.table.chart_work import Ending, record_of, under_way
from isolario.table.holders import Holder
from isolario.table.keepsakes import Again
from isolario.table.lobby import Lobby
from isolario.table.messages import Arrival, Eyes
from isolario.table.problems import Broken, NotThere, TooMuch
from isolario.table.store import SeatRow, TableRow

T = TypeVar("T")

_notes = logging.getLogger(__name__)


class Desk(Protocol):
    """Where charts are played by bots and checked. Each tells now and then how far it has got."""

    async def check(self, link: str, tell: Callable[[ChartCheck], object]) -> ChartCheck:
        """What a link turns out to be."""

    async def play(self, chart: Chart, level: str, tell: Callable[[ChartBot], object]) -> ChartBot:
        """What a bot makes of a chart."""

    async def ending(self, wish: Ending) -> tuple[ChartSheet, str]:
        """How a game ended, and the game as a link."""


Admit = Callable[[], Awaitable[object]]
"""Refuses somebody who asks for too much."""


async def anybody() -> None:
    """Refuses nobody."""


class _Work(Generic[T]):
    """Something that is done in the background, and how far it has got."""

    def __init__(self, far: T, now: float) -> None:
        self.far = far
        self.asked = now
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Background(Generic[T]):
    """Work by name. There is ``room`` for some at a time, and the rest waits; what nobody asks for
    during ``patience`` seconds is given up. Of what has been done, the latest ``most`` are kept."""

    def __init__(self, room: int, patience: float, most: int = 64) -> None:
        self._room = asyncio.Semaphore(room)
        self._patience = patience
        self._most = most
        self._all: OrderedDict[str, _Work[T]] = OrderedDict()

    async def far(
        self,
        name: str,
        start: T,
        work: Callable[[Callable[[T], None]], Awaitable[T]],
        admit: Admit,
    ) -> T:
        """How far it has got. It is begun if it has not been: ``admit`` may refuse that. Raises
        `TooMuch` if too much is waiting, and `Broken` if it could not be done."""
        now = asyncio.get_running_loop().time()
        self._give_up(now)
        found = self._all.get(name)
        if found is None:
            await admit()
            found = self._all.get(name)  # somebody else may have begun it meanwhile
        if found is None:
            if sum(it.task is not None for it in self._all.values()) >= self._most:
                raise TooMuch("server_too_fast")
            found = self._all[name] = _Work(start, now)
            found.task = asyncio.ensure_future(self._do(name, found, work))
        found.asked = now
        self._all.move_to_end(name)
        if found.failed:
            del self._all[name]  # whoever asks again has it tried again
            raise Broken("page_server_error")
        return found.far

    async def _do(
        self, name: str, found: _Work[T], work: Callable[[Callable[[T], None]], Awaitable[T]]
    ) -> None:
        def tell(far: T) -> None:
            found.far = far

        try:
            async with self._room:
                found.far = await work(tell)
        except Exception:
            _notes.exception("%s cannot be worked out", name)
            found.failed = True
        finally:
            found.task = None
            done = [its for its, it in self._all.items() if it.task is None]
            for its in done[: max(0, len(done) - self._most)]:
                del self._all[its]

    def _give_up(self, now: float) -> None:
        for name, it in [*self._all.items()]:
            if it.task is not None and now - it.asked > self._patience:
                it.task.cancel()
                del self._all[name]

    async def close(self) -> None:
        """Nothing more is done."""
        tasks = [it.task for it in self._all.values() if it.task is not None]
        self._all.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Charts:
    """The charts that can be played at the tables of a lobby.

    >>> from isolario.table.memory import MemoryStore
    >>> charts = Charts(Lobby(MemoryStore()), None)  # type: ignore[arg-type]
    >>> asyncio.run(charts.page("2026-01-01", "a1")).chart.game
    'cartographers'
    """

    def __init__(self, lobby: Lobby, desk: Desk, room: int = 1, patience: float = inf) -> None:
        self._lobby = lobby
        self._desk = desk
        self._checks: Background[ChartCheck] = Background(room, patience)
        self._bots: Background[ChartBots] = Background(room, patience)

    async def close(self) -> None:
        """Nothing more is worked out."""
        await self._checks.close()
        await self._bots.close()

    # --- playing ----------------------------------------------------------------------------

    async def page(self, day: str, holder: Holder) -> ChartPage:
        """The chart of a day."""
        chart = chart_on(day)
        return page_of(chart, await self._lobby.store.of_holder(holder) if holder else ())

    async def mine(self, holder: Holder) -> MyCharts:
        """All charts that somebody has begun."""
        return charts_of(await self._lobby.store.of_holder(holder) if holder else ())

    async def open(self, day: str, wish: NewTry, holder: Holder) -> Arrival:
        """The table of somebody's try: the one that they have begun, or another if they want
        that."""
        page = await self.page(day, holder)
        begun = [one for one in page.tries if one.state == "playing"] or page.tries
        if begun and not wish.again:
            return await self._lobby.arrival(begun[-1].table, holder)
        return await self._lobby.open_chart(page.chart, wish.name, holder)

    async def result(self, table: str) -> ChartResult:
        """What became of a try."""
        row, seats = await past.over(self._lobby.store, table, "server_record_later")
        chart = chart_at(row, seats)
        if chart is None:
            raise NotThere("chart_none")
        record = await past.record_of(self._lobby.store, table)
        sheet, link = await self._desk.ending(Ending(record, chart.you))
        number = await self._number(row, seats, chart)
        return ChartResult(chart, table, number, sheet, link, share(chart, sheet, number))

    async def _number(self, row: TableRow, seats: list[SeatRow], chart: Chart) -> int:
        listed = await self._lobby.store.of_holder(seats[chart.you].holder)
        mine = tries(listed).get(chart.date, ())
        return next((one.number for one in mine if one.table == row.id), len(mine) + 1)

    # --- what takes a while -----------------------------------------------------------------

    async def bots(self, day: str, admit: Admit = anybody) -> ChartBots:
        """How far the bots are with a chart. ``admit`` is asked before they begin."""
        chart = chart_on(day)
        none = tuple(ChartBot(level, False, 0, 0) for level in LEVELS)

        async def work(tell: Callable[[ChartBots], None]) -> ChartBots:
            bots = dict(zip(LEVELS, none, strict=True))
            for level in LEVELS:

                def see(bot: ChartBot) -> None:
                    bots[bot.level] = bot
                    tell(_together(chart, bots.values()))

                see(await self._desk.play(chart, level, see))
            return _together(chart, bots.values())

        return await self._bots.far(chart.date, _together(chart, none), work, admit)

    async def check(self, link: str, admit: Admit = anybody) -> ChartCheck:
        """What a link turns out to be, as far as is known by now. ``admit`` is asked before that is
        found out."""
        first = under_way(link)
        if first.kind != "checking":
            return first

        async def work(tell: Callable[[ChartCheck], None]) -> ChartCheck:
            return await self._desk.check(link, tell)

        name = hashlib.sha256(link.encode()).hexdigest()
        return await self._checks.far(name, first, work, admit)

    # --- what a link holds ------------------------------------------------------------------

    def watched(self, link: str, seat: str) -> Again:
        """The game of a link, to be seen."""
        record, chart, eyes = _read(link, seat)
        row = TableRow(
            "",
            record.game,
            record.rules,
            record.options,
            "",
            "",
            verifiable=False,
            state="over",
            seed=record.seed,
            pieces=record.pieces,
        )
        seats = [
            SeatRow(seat, "bot" if seat in chart.bots else "person", "", chart.bots.get(seat, ""))
            for seat in range(chart.seats)
        ]
        card = msgspec.json.encode(table_card(row, seats, range(len(seats))))
        return Again(record.json(), card, "", eyes)


def _together(chart: Chart, bots: Iterable[ChartBot]) -> ChartBots:
    """All of them; those that still play may take about as many moves as those that are done."""
    found = [*bots]
    about = max((bot.moves for bot in found if bot.done), default=0)
    told = tuple(msgspec.structs.replace(bot, of=bot.moves if bot.done else about) for bot in found)
    return ChartBots(chart.date, all(bot.done for bot in found), told)


def _read(link: str, seat: str) -> tuple[Record, Chart, Eyes]:
    """The game of a link, and through whose eyes it is to be seen. Raises `NotThere`."""
    verdict = glanced(link)
    game, chart = verdict.game, verdict.chart
    if verdict.kind != "fine" or game is None or chart is None:
        raise NotThere(verdict.why or Text("chart_broken"))
    seats = [SeatRow(number, "person") for number in range(chart.seats)]
    return record_of(game, chart), chart, past.eyes(seat, seats)
