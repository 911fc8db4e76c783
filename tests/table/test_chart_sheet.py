"""How a game of a chart ended, and what is said of it to others."""

from __future__ import annotations

import pytest

from isolario.core.text import Text
from isolario.days import chart_of_the_day
from isolario.table.chart_sheet import (
    ACROSS,
    GREEN,
    LINES,
    ROCK,
    SAND,
    SEA,
    share,
    sheet_of,
    small_map,
)
from tests.charts.quick import ALONE, DUEL, SECRET, game


@pytest.mark.parametrize("day", [ALONE, DUEL, SECRET])
def test_a_sheet_says_where_the_points_came_from(day: str) -> None:
    chart = chart_of_the_day(day)
    sheet = sheet_of(game(day), chart.you)
    assert sheet.scores == game(day).scores
    assert all(event.points and event.knowers is None for event in sheet.standing)
    mine = sum(it.points for it in sheet.standing if it.seat in (chart.you, None))
    assert mine == sheet.scores[chart.you]


@pytest.mark.parametrize("day", [ALONE, DUEL, SECRET])
def test_what_is_shared_gives_nothing_away(day: str) -> None:
    chart = chart_of_the_day(day)
    told = share(chart, sheet_of(game(day), chart.you), 1)
    assert [len(line) for line in told.map] == [ACROSS] * LINES
    assert {*"".join(told.map)} <= {SEA, SAND, GREEN, ROCK}
    assert told.again is None
    assert share(chart, sheet_of(game(day), chart.you), 2).again == Text("chart_later_try")
    assert told.heading.args["game"] == Text(chart.game.replace("-", "_"))


def test_the_map_is_of_any_game() -> None:
    assert small_map([0]) == (SEA * ACROSS,) * LINES
    assert sorted("".join(small_map([0, -3, 5, 5]))) == sorted(SEA * 17 + GREEN)
    level = small_map(range(500))
    assert {*"".join(level)} == {GREEN}
