"""Which chart a day has, for ever: docs/chart-of-the-day.md."""

from __future__ import annotations

import json
import re
from datetime import date, datetime, timedelta, timezone
from itertools import pairwise

import pytest

import isolario
from isolario import days
from isolario.core.errors import NotAllowed
from isolario.days import FIRST, ROTATION, chart_of_the_day, chart_with_seed
from tests.paths import ROOT

GOLDEN = {
    "2026-01-01": (
        ("cartographers", {"side": "A", "skills": False}, 0),
        "dbb1adc012a280caed8d4333eb0d1c21",
    ),
    "2026-01-02": (
        ("land-vs-sea", {"extras": "none", "pairing": "dealt"}, 1),
        "de772c01b018c398264f5a14cdd06120",
    ),
    "2026-01-18": (
        ("beacon-patrol", {"windmills": True, "piers": True}, 0),
        "6078bf50391734d9faf68ebefb6e948f",
    ),
    "2026-11-18": (
        ("land-vs-sea", {"extras": "all", "pairing": "dealt"}, 0),
        "dd2c2a21fffb1899a976fdb8a03b6271",
    ),
    "2026-11-20": (
        ("foggy-island", {"mode": "mercenaries", "weather": "fog"}, 0),
        "50df4a272099226bff524e476ff159e0",
    ),
    "2028-02-29": (("sea-dragons", {}, 0), "ee559bf0c462d03019401558f29192c2"),
}


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_keeps_its_chart(day: str) -> None:
    chart = chart_of_the_day(day)
    played, digits = GOLDEN[day]
    assert (chart.game, chart.options, chart.you) == played
    assert chart.seed == f"chart-{day}-{digits}"


def test_the_docs_tell_how_to_check_one() -> None:
    text = (ROOT / "docs/chart-of-the-day.md").read_text("utf-8")
    found: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(block, found)
    terms = json.loads(str(found["written"]))
    chart = chart_of_the_day(terms["date"])
    assert (found["seed"], found["seat"]) == (chart.seed, chart.you)
    assert (terms["game"], terms["options"]) == (chart.game, chart.options)


def test_all_five_take_turns_and_can_be_played() -> None:
    ways = sum(len(isolario.all_games()[name].daily) for name in ROTATION)
    charts = [chart_of_the_day(FIRST + timedelta(n)) for n in range(5 * ways)]
    assert [chart.game for chart in charts[:5]] == list(ROTATION)
    for one, other in pairwise(charts):
        assert one.game != other.game
        assert other.number == one.number + 1
    played = {(chart.game, json.dumps(chart.options)) for chart in charts}
    assert len(played) == ways
    for chart in charts[:25]:
        assert chart.new().seats == chart.seats == len(chart.bots) + 1
    assert {chart.you for chart in charts if chart.seats == 2} == {0, 1}
    assert len({chart.seed for chart in charts}) == len(charts)


def test_the_day_is_that_of_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    late = datetime(2026, 11, 20, 0, 30, tzinfo=timezone(timedelta(hours=2)))
    assert chart_of_the_day(late).date == "2026-11-19"
    monkeypatch.setattr(days, "today", lambda: date(2026, 3, 4))
    assert chart_of_the_day().date == "2026-03-04"


@pytest.mark.parametrize("day", ["2025-12-31", "2026-02-30", "20260101", "today", "", "2026-1-1"])
def test_there_is_none_for_what_is_no_day(day: str) -> None:
    with pytest.raises(NotAllowed):
        chart_of_the_day(day)


def test_a_seed_tells_its_day() -> None:
    chart = chart_of_the_day("2026-11-18")
    assert chart_with_seed(chart.seed) == chart
    for seed in ("", "7", chart.seed[:-1], chart.seed.replace("-18", "-19"), chart.seed + "0"):
        assert chart_with_seed(seed) is None
    nowhere = f"chart-2025-01-01-{'0' * 32}"
    assert chart_with_seed(nowhere) is None
