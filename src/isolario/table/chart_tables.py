"""Tables at which the chart of a day is played: a table is one by what is kept of it, its seed and
who sits there, however it was opened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any

import msgspec

from isolario import all_games
from isolario.core.errors import NotAllowed
from isolario.core.options import read_options
from isolario.days import FIRST, Chart, chart_of_the_day, chart_with_seed, today
from isolario.table.chart_messages import ChartBest, ChartDay, ChartPage, ChartTry, MyCharts
from isolario.table.holders import Holder
from isolario.table.messages import Result
from isolario.table.problems import NotThere, TooEarly
from isolario.table.store import Listed, SeatRow, TableRow


def chart_on(day: str) -> Chart:
    """The chart of a day that has come, as an address names it. Raises `NotThere` and
    `TooEarly`."""
    now = today()
    try:
        chart = chart_of_the_day(now if day == "today" else day)
    except NotAllowed:
        raise NotThere("chart_none") from None
    if chart.date > now.isoformat():
        raise TooEarly("chart_early")
    return chart


def chart_at(row: TableRow, seats: Sequence[SeatRow]) -> Chart | None:
    """The chart that is played at a table, if one is."""
    chart = chart_with_seed(row.seed) if row.seed.startswith("chart-") else None
    if chart is None or row.game != chart.game or len(seats) != chart.seats:
        return None
    sitting = all((chart.bots.get(it.seat) or None) == (it.bot or None) for it in seats)
    return chart if sitting and row.options == options_of(chart) else None


def options_of(chart: Chart) -> dict[str, Any]:
    """All options of a chart, as a table keeps them."""
    return dict(_options(chart.date))


@lru_cache(64)
def _options(day: str) -> Mapping[str, Any]:
    chart = chart_of_the_day(day)
    kind = all_games()[chart.game].options
    found: dict[str, Any] = msgspec.to_builtins(read_options(chart.game, kind, chart.options))
    return found


def seats_of(chart: Chart, name: str, holder: Holder) -> list[SeatRow]:
    """Who sits at a table of a chart, when somebody plays it."""
    return [
        SeatRow(seat, "bot", "", chart.bots[seat])
        if seat in chart.bots
        else SeatRow(seat, "person", name, holder=holder)
        for seat in range(chart.seats)
    ]


def refuse_today(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Today's chart is not done away with: the first try counts. Raises `TooEarly`."""
    chart = chart_at(row, seats)
    if chart is not None and chart.date == today().isoformat():
        raise TooEarly("chart_stays")


# --- what somebody has played -------------------------------------------------------------------


def tries(listed: Iterable[Listed]) -> dict[str, tuple[ChartTry, ...]]:
    """The tries at each chart, by its day, the oldest first."""
    found: dict[str, list[TableRow]] = defaultdict(list)
    for row, seats in listed:
        if row.state != "waiting" and (chart := chart_at(row, seats)) is not None:
            found[chart.date].append(row)
    for rows in found.values():
        rows.sort(key=lambda row: (row.opened, row.id))
    return {
        day: tuple(_try(number, row) for number, row in enumerate(rows, 1))
        for day, rows in found.items()
    }


def _try(number: int, row: TableRow) -> ChartTry:
    over = row.state == "over"
    return ChartTry(
        row.id,
        number,
        "over" if over else "playing",
        datetime.fromtimestamp(row.opened, UTC).date().isoformat(),
        msgspec.json.decode(row.result, type=Result) if over and row.result else None,
    )


def page_of(chart: Chart, listed: Iterable[Listed]) -> ChartPage:
    """The chart of a day, with somebody's tries."""
    mine = tries(listed).get(chart.date, ())
    return ChartPage(today().isoformat(), FIRST.isoformat(), chart, mine)


def charts_of(listed: Iterable[Listed]) -> MyCharts:
    """All charts that somebody has begun, and how they did."""
    now = today()
    by_day = dict(sorted(tries(listed).items(), reverse=True))
    charts = {day: chart_of_the_day(day) for day in by_day}
    days = tuple(
        ChartDay(day, charts[day].game, charts[day].you, made) for day, made in by_day.items()
    )
    kept = {day for day, (first, *_) in by_day.items() if first.result and first.day == day}
    return MyCharts(now.isoformat(), streak(kept, now), longest(kept), days, tuple(_bests(days)))


def streak(days: Iterable[str], now: date) -> int:
    """How many days in a row there are, up to today or, if there is still time, yesterday.

    >>> streak({"2026-11-16", "2026-11-17", "2026-11-18"}, date(2026, 11, 19))
    3
    """
    there = {date.fromisoformat(day) for day in days}
    last = now if now in there else now - timedelta(1)
    count = 0
    while last - timedelta(count) in there:
        count += 1
    return count


def longest(days: Iterable[str]) -> int:
    """How many days in a row there ever were.

    >>> longest({"2026-11-16", "2026-11-17", "2026-11-19"})
    2
    """
    there = {*days}
    return max((streak(there, date.fromisoformat(day)) for day in there), default=0)


def _bests(days: Iterable[ChartDay]) -> Iterable[ChartBest]:
    """The best first try at each game, and how many were won."""
    firsts: dict[str, list[tuple[ChartDay, Result]]] = defaultdict(list)
    for day in days:
        if (result := day.tries[0].result) is not None:
            firsts[day.game].append((day, result))
    for game, played in firsts.items():
        day, best = max(played, key=lambda one: one[1].scores[one[0].you])
        won = sum(len(it.scores) > 1 and its.you in it.outcome.winners for its, it in played)
        yield ChartBest(game, best.scores[day.you], best.unit, day.date, won, len(played))
