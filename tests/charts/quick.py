"""Games of charts for tests: bots that glance play those that look ahead."""

from __future__ import annotations

from functools import cache

from isolario.bots import bot, steady
from isolario.charts.asking import Question, told
from isolario.charts.playing import played
from isolario.core.state import State
from isolario.days import chart_of_the_day

ALONE, DUEL, SECRET = "2026-01-03", "2026-01-02", "2026-01-04"
"""Days on which one plays alone, a duel, and one with sealed decisions."""


def at_a_glance(question: Question) -> str:
    """What the steady medium bot would do."""
    return bot(steady("medium")).choose(question.view, question.recall).notation


@cache
def game(day: str) -> State:
    """A whole game of the chart of a day."""
    return told(played(chart_of_the_day(day), "easy"), at_a_glance)
