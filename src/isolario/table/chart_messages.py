"""What is said of charts of the day: `isolario.home.requests` and `isolario.server.charts` have the
requests."""

from __future__ import annotations

from typing import Literal

import msgspec

from isolario.core.event import Event, Outcome
from isolario.core.text import Text
from isolario.days import Chart
from isolario.table.messages import Result


class ChartTry(msgspec.Struct, frozen=True):
    """A table at which somebody has played a chart. ``number``: which of their tries, the first is
    the one that counts; ``day``: the one on which it was begun (UTC)."""

    table: str
    number: int
    state: Literal["playing", "over"]
    day: str
    result: Result | None = None


class ChartPage(msgspec.Struct, frozen=True):
    """The chart of a day, with the asker's tries; ``first`` and ``today``: the days between which
    there are charts."""

    today: str
    first: str
    chart: Chart
    tries: tuple[ChartTry, ...]


class NewTry(msgspec.Struct, frozen=True):
    """Somebody wants to play a chart. ``again``: another time, though they have begun it."""

    name: str = ""
    again: bool = False


class ChartLink(msgspec.Struct, frozen=True):
    """A game of a chart, packed; ``seat``: through whose eyes it is to be seen, as an address says
    it."""

    link: str
    seat: str = ""


class ChartDay(msgspec.Struct, frozen=True):
    """A day whose chart somebody has begun. ``you``: their seat."""

    date: str
    game: str
    you: int
    tries: tuple[ChartTry, ...]


class ChartBest(msgspec.Struct, frozen=True):
    """Somebody's best first try at a game, and how many of those they have won and finished;
    nothing is won where one plays alone. ``unit``: the message that counts the points."""

    game: str
    points: int
    unit: str
    date: str
    won: int
    of: int


class MyCharts(msgspec.Struct, frozen=True):
    """All charts that somebody has begun, the latest first. ``streak``: on how many days in a row,
    up to today or yesterday, they have finished that day's chart at the first try, begun on the
    very day; ``longest``: at most, ever."""

    today: str
    streak: int
    longest: int
    days: tuple[ChartDay, ...]
    bests: tuple[ChartBest, ...]


class ChartSheet(msgspec.Struct, frozen=True):
    """How a game of a chart ended. ``standing``: where the points came from, event by event;
    ``unscored`` as in `Now`; ``map``: lines of symbols, which tell how much each stretch of the
    game brought the person, and nothing else."""

    scores: tuple[int, ...]
    outcome: Outcome
    unit: str
    standing: tuple[Event, ...]
    unscored: tuple[Event, ...]
    map: tuple[str, ...]


class ChartShare(msgspec.Struct, frozen=True):
    """What to say of a result to those who have not played yet. ``again``: it was not the first
    try."""

    heading: Text
    result: Text
    again: Text | None
    map: tuple[str, ...]


class ChartResult(msgspec.Struct, frozen=True):
    """What became of somebody's try. ``link``: the game itself, packed."""

    chart: Chart
    table: str
    number: int
    sheet: ChartSheet
    link: str
    share: ChartShare


class ChartBot(msgspec.Struct, frozen=True):
    """What a bot makes of a chart in the person's place: after ``moves`` of about ``of`` it is
    ``done``, and has a ``sheet``."""

    level: str
    done: bool
    moves: int
    of: int
    sheet: ChartSheet | None = None


class ChartBots(msgspec.Struct, frozen=True):
    """How far the bots are with the chart of a day."""

    date: str
    done: bool
    bots: tuple[ChartBot, ...]


class ChartVersions(msgspec.Struct, frozen=True):
    """What a link was made with."""

    scheme: int
    rules: int
    bots: int
    pieces: str


class ChartCheck(msgspec.Struct, frozen=True):
    """What a link turns out to be, after ``checked`` of its moves. other: it cannot be checked
    here; broken: it is not a whole one; forged: it does not say the truth. ``why`` not; ``chart``:
    which one it claims to be of, ``claims``: and with which versions, as far as it can be read.
    Only one that is fine has a ``sheet``."""

    kind: Literal["checking", "fine", "other", "broken", "forged"]
    checked: int = 0
    of: int = 0
    why: Text | None = None
    chart: Chart | None = None
    claims: ChartVersions | None = None
    sheet: ChartSheet | None = None
