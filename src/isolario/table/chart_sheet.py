"""How a game of a chart ended, and what to say of it without giving anything away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from isolario.core.event import scored_nothing
from isolario.core.state import State
from isolario.core.text import Text
from isolario.days import Chart
from isolario.table.chart_messages import ChartShare, ChartSheet
from isolario.table.replay import totals

LINES, ACROSS = 3, 6
"""The size of the small map: each square is a stretch of the game."""

SEA, SAND, GREEN, ROCK = "🟦🟨🟩🟫"
"""From a stretch that brought nothing to one that brought far more than most."""


def sheet_of(state: State, seat: int) -> ChartSheet:
    """The score sheet of a game that is over, as a seat was told it, and its small map."""
    assert state.outcome is not None
    told = [event for entry in state.log for event in entry.events]
    seen = [it for event in told if (it := event.seen_by(seat, remembering=False)) is not None]
    had = totals(state.record(), state.game)
    return ChartSheet(
        state.scores,
        state.outcome,
        state.options.unit,
        tuple(event for event in seen if event.points),
        state.view(seat).unscored() or scored_nothing(seen),
        small_map([points[seat] for points in had]),
    )


def small_map(had: Sequence[int]) -> tuple[str, ...]:
    """A map of how points rose, from what somebody had at the beginning and after each move: a
    square of sea where a stretch of the game brought nothing, of sand, green and rock where it
    brought little, some or much, as the whole game went.

    >>> small_map([0, 0, 0, 1, 2, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9])
    ('🟦🟦🟨🟨🟩🟫', '🟦🟦🟦🟦🟦🟦', '🟦🟦🟦🟦🟦🟨')
    """
    stretches = LINES * ACROSS
    marks = [had[round(at * (len(had) - 1) / stretches)] for at in range(stretches + 1)]
    gains = [max(0, later - sooner) for sooner, later in pairwise(marks)]
    usual = sum(gains) / max(1, sum(gain > 0 for gain in gains))
    squares = "".join(_square(gain, usual) for gain in gains)
    return tuple(squares[at : at + ACROSS] for at in range(0, stretches, ACROSS))


def _square(gain: int, usual: float) -> str:
    if not gain:
        return SEA
    return SAND if 4 * gain <= 3 * usual else GREEN if 2 * gain < 3 * usual else ROCK


def share(chart: Chart, sheet: ChartSheet, number: int) -> ChartShare:
    """What to say of a try."""
    return ChartShare(
        heading(chart),
        said(sheet, chart.you),
        Text("chart_later_try") if number > 1 else None,
        sheet.map,
    )


def heading(chart: Chart) -> Text:
    """Which chart it is, in words."""
    day = date.fromisoformat(chart.date)
    said = Text("poster_day", {"day": str(day.day), "month": day.month, "year": str(day.year)})
    return Text("chart_share", {"day": said, "game": Text(chart.game.replace("-", "_"))})


def said(sheet: ChartSheet, you: int) -> Text:
    """A result in words: one's points, or how a duel ended.

    >>> from isolario.core.event import Outcome
    >>> said(ChartSheet((48, 45), Outcome((1, 2)), "count_points", (), (), ()), 1)
    Text(id='chart_lost', args={'mine': 45, 'theirs': 48})
    """
    mine = sheet.scores[you]
    if len(sheet.scores) == 1:
        return Text(sheet.unit, {"n": mine})
    theirs = max(score for seat, score in enumerate(sheet.scores) if seat != you)
    gaps = {"mine": mine, "theirs": theirs}
    winners = sheet.outcome.winners
    if you not in winners:
        return Text("chart_lost", {**gaps})
    return Text("chart_won" if len(winners) == 1 else "chart_shared", {**gaps})
