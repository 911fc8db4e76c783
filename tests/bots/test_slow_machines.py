"""By the clock a search keeps to its time also where everything takes long."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

import pytest

import isolario
from isolario.bots import playing_on
from isolario.bots.bot import GreedyBot, best_looking
from isolario.bots.levels import TURN
from isolario.bots.search import PATIENCE, Purse, Race, SearchBot
from isolario.core.moves import Move
from isolario.core.state import State
from tests.soaking import SOAK

SETTINGS = [
    ("mercenaries", "cards", 2),
    ("mercenaries", "fog", 2),
    ("mercenaries", "sunny", 4),
    ("blitz", "cloudy", 2),
]


DECISIONS = (0.002 if SOAK else 0.006, 0.02, 0.2)  # seconds; the fewer, the more trials to run
GLANCE = 0.0001  # seconds that it takes to look at the clock: some trials consist of nothing else


class Clock(NamedTuple):
    """The test's own: it goes on by what a decision of a trial takes."""

    now: list[float]

    def of_a_machine(self, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
        def slow(*asked: object) -> Move:
            self.now[0] += seconds
            return best_looking(*asked)  # type: ignore[arg-type]

        def look() -> float:
            self.now[0] += GLANCE
            return self.now[0]

        monkeypatch.setattr(time, "monotonic", look)
        monkeypatch.setattr(playing_on, "best_looking", slow)


@pytest.fixture
def clock() -> Clock:
    return Clock([0.0])


def _open_turn(state: State, seat: int, clock: Clock) -> float:
    """How long the hard bot takes from here until it is not its turn any more."""
    began, turn = clock.now[0], state.turn
    bot = SearchBot(1, seconds=TURN)
    while not state.over and state.turn == turn and seat in state.to_move:
        state.play(seat, bot.choose(state.view(seat), state.recall(seat)))
    return clock.now[0] - began


@pytest.mark.soak
@pytest.mark.parametrize("decision", DECISIONS)
@pytest.mark.parametrize(("mode", "weather", "seats"), SETTINGS)
def test_no_turn_takes_long(
    mode: str,
    weather: str,
    seats: int,
    decision: float,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All decisions of a hand, of hiring, or of a token with what it does; on machines of which the
    slowest needs half a minute to play a round on once."""
    state = isolario.new("foggy-island", seats, 3, mode=mode, weather=weather)
    rng, others = random.Random(3), GreedyBot(3)
    turns: dict[str, list[float]] = {}
    while not state.over:
        seat = state.to_move[0]
        phase = str(state.view(seat).known.phase)
        # One of each kind a round is enough, and only now and then one in the middle of it.
        if len(turns.setdefault(phase, [])) < 2 or rng.random() < 0.02:
            with monkeypatch.context() as patch:
                clock.of_a_machine(decision, patch)
                turns[phase].append(_open_turn(state.copy(), seat, clock))
        move = others.choose(state.view(seat), state.recall(seat))
        if phase == "hire":
            move = state.legal_moves(seat).choice(rng)
        state.play(seat, move)
    assert turns["hire"]
    assert turns["hand"]
    longest = max(max(times) for times in turns.values())
    assert longest <= TURN * (PATIENCE + 1) + 5 * decision


def test_who_has_not_seen_all_of_them_run_takes_the_likeliest(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = isolario.new("foggy-island", 2, 3, mode="mercenaries")
    while state.view(state.to_move[0]).known.phase != "play":
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat)[0])
    seat = state.to_move[0]
    clock.of_a_machine(0.03, monkeypatch)  # one trial, and not two
    race = Race(state.view(seat), state.recall(seat), random.Random(1), width=8)
    favourite = race.runners[0].move
    race.run(Purse(seconds=1.0))
    assert race.laps == 0
    assert race.leader.move == favourite


def test_a_clock_that_stands_still_for_a_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers round what their clocks say."""
    looks = iter(range(10**6))
    monkeypatch.setattr(time, "monotonic", lambda: next(looks) // 50 * 0.1)
    view = isolario.new("foggy-island", 2, 3).view(0)
    assert SearchBot(1, seconds=1.0).choose(view) in view.legal_moves()


def test_a_search_by_trials_does_not_look_at_the_clock(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = isolario.new("foggy-island", 2, 3, mode="mercenaries")
    view, recall = state.view(0), state.recall(0)
    moves = []
    for decision in (0.0, 60.0):
        with monkeypatch.context() as patch:
            clock.of_a_machine(decision, patch)
            moves.append(SearchBot(1, iterations=30).choose(view, recall))
    assert moves[0] == moves[1]
