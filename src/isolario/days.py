"""Which game is the chart of a day, and with which seed: docs/chart-of-the-day.md.

>>> chart = chart_of_the_day("2026-11-20")
>>> chart.game, chart.seats, chart.options
('foggy-island', 2, {'mode': 'mercenaries', 'weather': 'fog'})
>>> chart.new()
<foggy-island, 2 seats, to move: (0, 1)>
"""

from __future__ import annotations

import hashlib
import re
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache

import msgspec

from isolario.core.errors import NotAllowed
from isolario.core.options import Value
from isolario.core.state import State
from isolario.games import all_games

SCHEME = 1
"""Changes whenever a day would get another chart than it had."""

FIRST = date(2026, 1, 1)

ROTATION = ("cartographers", "land-vs-sea", "beacon-patrol", "foggy-island", "sea-dragons")
"""Alone and in duels by turns; how each is played it says itself (`Game.daily`)."""

RIVAL = "hard"
"""Who sits at the other seats."""

_SEED = re.compile(r"chart-(\d{4}-\d\d-\d\d)-[0-9a-f]{32}")
_HALF = 32  # hex digits of a digest


class Chart(msgspec.Struct, frozen=True):
    """One day's game. ``number``: of the day, the first is 1; ``options``: those that are not left
    as usual; ``you``: the person's seat; ``bot``: who sits at every other one, if there is any."""

    scheme: int
    date: str
    number: int
    game: str
    seats: int
    options: dict[str, Value]
    you: int
    bot: str
    seed: str

    def new(self) -> State:
        """The game at its start."""
        return all_games()[self.game].new(self.seats, self.seed, self.options)

    @property
    def bots(self) -> dict[int, str]:
        """Who plays besides the person, by seat.

        >>> chart_of_the_day("2026-01-01").bots, chart_of_the_day("2026-01-02").bots
        ({}, {0: 'hard'})
        """
        return {seat: self.bot for seat in range(self.seats) if seat != self.you}


class _Terms(msgspec.Struct):
    """What the seed is made of."""

    chart: int
    date: str
    game: str
    options: dict[str, Value]
    seats: int


def today() -> date:
    """The day that it is everywhere: by UTC."""
    return datetime.now(UTC).date()


def chart_of_the_day(day: date | str | None = None) -> Chart:
    """The chart of a day, also of one to come; without a day, of today (UTC).

    >>> chart_of_the_day("2026-01-01").game
    'cartographers'
    >>> chart_of_the_day("2025-12-31")
    Traceback (most recent call last):
    ...
    isolario.core.errors.NotAllowed: the first chart is that of 2026-01-01
    """
    if isinstance(day, datetime):
        day = day.astimezone(UTC).date()
    if day is None:
        day = today()
    found = _read(day) if isinstance(day, str) else day
    if found < FIRST:
        raise NotAllowed(f"the first chart is that of {FIRST}")
    return _chart(found)


def _read(day: str) -> date:
    with suppress(ValueError):
        found = date.fromisoformat(day)
        if found.isoformat() == day:
            return found
    raise NotAllowed(f"a day is written like {FIRST}, not {day[:20]!r}")


@lru_cache(1000)
def _chart(day: date) -> Chart:
    passed = (day - FIRST).days
    name = ROTATION[passed % len(ROTATION)]
    ways = all_games()[name].daily
    seats, options = ways[passed // len(ROTATION) % len(ways)]
    terms = _Terms(SCHEME, day.isoformat(), name, dict(options), seats)
    digest = hashlib.sha256(msgspec.json.encode(terms, order="sorted")).hexdigest()
    return Chart(
        SCHEME,
        terms.date,
        passed + 1,
        name,
        seats,
        terms.options,
        int(digest[_HALF:], 16) % seats,
        RIVAL if seats > 1 else "",
        f"chart-{day}-{digest[:_HALF]}",
    )


def chart_with_seed(seed: str) -> Chart | None:
    """The chart that has this seed, if one has.

    >>> chart = chart_of_the_day("2026-11-19")
    >>> chart_with_seed(chart.seed) == chart, chart_with_seed("7")
    (True, None)
    """
    named = _SEED.fullmatch(seed)
    if named is None:
        return None
    try:
        chart = chart_of_the_day(named[1])
    except NotAllowed:
        return None
    return chart if chart.seed == seed else None
