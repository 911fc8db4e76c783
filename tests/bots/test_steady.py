"""Bots that decide the same everywhere, so that a move of theirs can be checked anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache

import msgspec
import pytest

from isolario.bots import LEVELS, SearchBot, bot, bots, seconds_ahead, steady
from isolario.bots.levels import levels
from isolario.bots.steady import level_of
from isolario.core.record import replay
from isolario.core.state import State
from tests.charts.quick import game
from tests.ours import OURS
from tests.paths import ROOT
from tests.soaking import SOAK

# What the three levels do after so many moves of a chart. Whoever has to change this changes
# `isolario.bots.steady.VERSION`, too.
GOLDEN = {
    ("2026-01-01", 10): ["W5d/2@e5", "W5d/0@f3", "W5d/0@f3"],
    ("2026-01-02", 72): ["2a@2,0/5", "2a@2,0/5", "2a@-7,5/3"],
    ("2026-01-03", 70): [">s", ">s", ">s"],
    ("2026-01-04", 47): ["pick P", "pick H", "pick H"],
    ("2026-01-05", 44): ["ships rb", "ships rb", "ships rb"],
}


@cache
def position(day: str, after: int) -> State:
    """A chart after so many moves."""
    whole = game(day)
    record = whole.record()
    return replay(msgspec.structs.replace(record, moves=record.moves[:after]), whole.game)


def decided(day: str, after: int, names: Sequence[str] = LEVELS) -> list[str]:
    state = position(day, after)
    seat = state.to_move[0]
    view, recall = state.view(seat), state.recall(seat)
    return [bot(steady(name)).choose(view, recall).notation for name in names]


@pytest.mark.parametrize(("day", "after"), GOLDEN)
def test_they_decide_as_ever(day: str, after: int) -> None:
    assert decided(day, after) == GOLDEN[day, after]


def test_what_was_asked_before_makes_no_difference() -> None:
    state = position("2026-01-05", 44)
    seat = state.to_move[0]
    player = bot(steady("easy"))
    choices = [player.choose(state.view(seat), state.recall(seat)).notation for _ in range(3)]
    assert choices == ["ships rb"] * 3


def test_their_luck_is_not_always_the_same() -> None:
    """The moves that an easy one overlooks differ from one position to the next."""
    luck = {
        bot(steady("easy"))._luck(position("2026-01-03", after).view(0)).random()  # type: ignore[attr-defined]
        for after in range(0, 20, 4)
    }
    assert len(luck) == 5


@pytest.mark.parametrize("name", OURS)
def test_they_never_look_at_the_clock(name: str) -> None:
    for level, make in levels(OURS[name], steady=True).items():
        player = make(1)
        if isinstance(player, SearchBot):
            assert (player.seconds, player.iterations) == (None, OURS[name].bot.trials), level


def test_they_go_by_the_names_of_their_levels() -> None:
    assert [level_of(steady(level)) for level in LEVELS] == list(LEVELS)
    for name in ("steady-random", "steady-", "steady", "hard", ""):
        assert not level_of(name)
    assert not {*map(steady, LEVELS)} & {*bots()}  # nobody picks one by name
    foggy = OURS["foggy-island"]
    assert seconds_ahead(steady("hard"), foggy) == seconds_ahead("hard", foggy) > 0


@pytest.mark.process
@pytest.mark.more
@pytest.mark.soak
@pytest.mark.parametrize("day", ["2026-01-02", "2026-01-05"])
def test_another_order_of_sets_makes_no_difference(day: str) -> None:
    """Each run of the tests above has an order of its own."""
    after = next(after for its, after in GOLDEN if its == day)
    code = f"from tests.bots.test_steady import decided; print(*decided({day!r}, {after}), sep='|')"
    for order in ("1", "2") if SOAK else ("1",):
        told = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip().split("|") == GOLDEN[day, after]
