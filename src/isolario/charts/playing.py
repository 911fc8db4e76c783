"""What bots make of a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isolario.charts.asking import Inquiry, decision
from isolario.core.state import State
from isolario.days import Chart


def played(
    chart: Chart,
    level: str,
    watch: Callable[[State], object] = lambda state: None,
    begun: Sequence[tuple[int, str]] = (),
) -> Inquiry[State]:
    """A chart played by a bot of a level in the person's place, to its end, where these moves have
    ``begun`` it. ``watch`` sees the game before each decision.

    >>> from isolario.charts.asking import told
    >>> from isolario.days import chart_of_the_day
    >>> told(played(chart_of_the_day("2026-01-03"), "easy")).scores
    (25,)
    """
    state = chart.new()
    for seat, move in begun:
        state.play(seat, move)
    while not state.over:
        watch(state)
        seat = state.to_move[0]
        player = level if seat == chart.you else chart.bot
        state.play(seat, (yield from decision(state, seat, player)))
    return state
