"""Where charts of the day are checked and played by bots at home: here, but for what bots have to
think about, which is asked of those who think for the tables too."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from isolario import load
from isolario.bots import seconds_ahead
from isolario.charts.asking import Question, found_out
from isolario.charts.checking import checked
from isolario.charts.packed import pack
from isolario.charts.playing import played
from isolario.core.state import State
from isolario.days import Chart
from isolario.table.bots import Thinkers
from isolario.table.chart_messages import ChartBot, ChartCheck, ChartSheet
from isolario.table.chart_sheet import sheet_of
from isolario.table.chart_work import Ending, bot_at, check_of, under_way
from isolario.table.pace import Pace
from isolario.table.store import What
from isolario.table.turns import Turn


class HomeDesk:
    """``thinkers`` as a `isolario.table.bots.Clerk` has them."""

    def __init__(self, thinkers: Mapping[What, Thinkers]) -> None:
        self._thinkers = thinkers

    async def check(self, link: str, tell: Callable[[ChartCheck], object]) -> ChartCheck:
        def watch(number: int, of: int) -> None:
            tell(msgspec.structs.replace(first, checked=number, of=of))

        first = under_way(link)
        return check_of(await found_out(checked(link, watch), self._ask))

    async def play(self, chart: Chart, level: str, tell: Callable[[ChartBot], object]) -> ChartBot:
        def watch(state: State) -> None:
            tell(bot_at(chart, level, state))

        return bot_at(chart, level, await found_out(played(chart, level, watch), self._ask))

    async def ending(self, wish: Ending) -> tuple[ChartSheet, str]:
        state = load(wish.record)
        return sheet_of(state, wish.seat), pack(state)

    async def _ask(self, question: Question) -> str:
        view = question.view
        what: What = "search" if seconds_ahead(question.bot, view.game) else "glance"
        seat = view.seat or 0
        turn = Turn(0, view, question.recall, Pace(view.known, seat, 0.0, 0.0))
        return (await self._thinkers[what].choose(question.bot, turn)).move
