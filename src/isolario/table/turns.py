"""What a bot is given to decide by."""

from __future__ import annotations

from typing import NamedTuple

from isolario.bots import seconds_ahead
from isolario.charts.asking import question
from isolario.core.game import Memory, View
from isolario.table.chart_tables import chart_at
from isolario.table.known import Known
from isolario.table.pace import Pace


class Turn(NamedTuple):
    """What a bot gets to see, and the time that it takes."""

    number: int
    view: View
    recall: tuple[Memory, ...]
    pace: Pace
    seen: float = 0.0  # by when what was done last has been followed, by the loop's clock


def turn_of(known: Known, seat: int, steady: float, seen: float) -> Turn | None:
    """The turn of a bot, if it has something to decide. ``steady``: the seconds that a glance may
    take."""
    running, bot = known.running, known.seats[seat].bot
    if running is None or seat not in running.state.to_move:
        return None
    state = running.state
    pace = Pace(state, seat, seconds_ahead(bot, state.game), steady)
    number, view = running.numbers[seat], running.views[seat]
    if chart_at(known.row, known.seats) is not None:
        _, view, recall = question(state, seat, bot)
        return Turn(number, view, recall, pace, seen)
    return Turn(number, view, state.recall(seat), pace, seen)
