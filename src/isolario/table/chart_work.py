"""Work on charts that takes a while: what bots make of one, whether a link tells the truth. A
server does it in slices (`Checking`, `Playing`), so that nothing else waits for long; a page in one
go, asking its thinkers (`isolario.home.charts`). How long a slice is makes no difference to what
comes of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from isolario import load
from isolario.charts.asking import Inquiry, answer
from isolario.charts.checking import Verdict, checked, glanced
from isolario.charts.packed import Game, pack
from isolario.charts.playing import played
from isolario.core.record import Record
from isolario.core.state import State
from isolario.days import Chart, chart_of_the_day
from isolario.table.chart_messages import ChartBot, ChartCheck, ChartVersions
from isolario.table.chart_sheet import sheet_of
from isolario.table.chart_tables import options_of
from isolario.table.keepsakes import Made

T = TypeVar("T")

SLICE = 1.0  # seconds, and the decision that is being thought of then

Moves = tuple[tuple[int, str], ...]


class Ending(NamedTuple):
    """How a game of a chart ended, and the game as a link."""

    record: str
    seat: int

    def made(self) -> Made:
        state = load(self.record)
        sheet = msgspec.json.encode(sheet_of(state, self.seat))
        return {"": sheet, "link": pack(state).encode()}


class Checking(NamedTuple):
    """A link is checked; this many of its moves have been already."""

    link: str
    since: int
    seconds: float = SLICE

    def made(self) -> Made:
        far = [self.since, 0]

        def watch(number: int, of: int) -> None:
            far[:] = number, of

        verdict = _slice(checked(self.link, watch, since=self.since), self.seconds)
        if verdict is None:
            return {"": msgspec.json.encode(under_way(self.link, *far))}
        return {"": msgspec.json.encode(check_of(verdict))}


class Played(msgspec.Struct, frozen=True):
    """How far a bot has got."""

    moves: Moves
    bot: ChartBot


class Playing(NamedTuple):
    """A bot goes on with a chart."""

    date: str
    level: str
    moves: Moves
    seconds: float = SLICE

    def made(self) -> Made:
        chart, game = chart_of_the_day(self.date), list[State]()
        work = played(chart, self.level, game.append, self.moves)
        ended = _slice(work, self.seconds)
        state = ended or game[-1]
        return {
            "": msgspec.json.encode(Played(state.record().moves, bot_at(chart, self.level, state)))
        }


def _slice(
    work: Inquiry[T], seconds: float, clock: Callable[[], float] = time.monotonic
) -> T | None:
    """A slice of some work: it is over after this time, but not before a bot has decided. None if
    there is more to do."""
    try:
        question = next(work)
        until = clock() + seconds
        while True:
            question = work.send(answer(question))
            if clock() >= until:
                return None
    except StopIteration as done:
        result: T = done.value
        return result


# --- how it stands --------------------------------------------------------------------------------


def bot_at(chart: Chart, level: str, state: State) -> ChartBot:
    """How far a bot has got with a chart."""
    sheet = sheet_of(state, chart.you) if state.over else None
    return ChartBot(level, state.over, len(state.record().moves), 0, sheet)


def check_of(verdict: Verdict) -> ChartCheck:
    """What a link turned out to be."""
    game, chart, count = verdict.game, verdict.chart, 0
    claims = None
    if game is not None:
        count = len(game.played)
        claims = ChartVersions(game.scheme, game.rules, game.bots, game.pieces)
    sheet = None
    if verdict.state is not None and chart is not None:
        sheet = sheet_of(verdict.state, chart.you)
    return ChartCheck(verdict.kind, count, count, verdict.why, chart, claims, sheet)


def under_way(link: str, number: int = 0, of: int = 0) -> ChartCheck:
    """How far the check of a link has got; at once what it is, if a glance tells."""
    found = check_of(glanced(link))
    if found.kind != "fine":
        return found
    return msgspec.structs.replace(found, kind="checking", checked=number, of=of or found.of)


def record_of(game: Game, chart: Chart) -> Record:
    """What a link holds, as a record."""
    return game.record(chart.game, chart.seats, options_of(chart))
