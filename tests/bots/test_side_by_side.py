"""A search in several processes comes to the same move as in one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import isolario
from isolario.bots import GreedyBot, SearchBot
from isolario.bots.search import Purse, Race
from isolario.bots.side_by_side import SideBySide
from isolario.bots.trials import Trials
from isolario.core.game import Memory, View


@pytest.fixture(scope="module")
def helpers() -> Iterator[SideBySide]:
    with SideBySide(2) as two:
        yield two


def _decision(name: str, seed: int) -> tuple[View, tuple[Memory, ...]]:
    """Somewhere in mid-game, something that a bot looks ahead for."""
    game = isolario.all_games()[name]
    state, bot, turns = game.new(game.seats[0], seed), GreedyBot(seed), 12
    while True:
        seat = state.to_move[0]
        view, recall = state.view(seat), state.recall(seat)
        turns -= 1
        if turns < 0 and len(view.legal_moves()) > 2 and game.bot.worth_a_thought(view):
            return view, recall
        state.play(seat, bot.choose(view, recall))


@pytest.mark.process
@pytest.mark.parametrize("name", ["cartographers", "foggy-island", "land-vs-sea", "sea-dragons"])
def test_it_comes_to_the_same(name: str, helpers: SideBySide) -> None:
    view, recall = _decision(name, seed=3)
    alone, together = (Race(view, recall, random.Random(5), width=4) for _ in range(2))
    ours, theirs = Purse(iterations=60), Purse(iterations=60)
    alone.run(ours)
    together.run(theirs, helpers)
    assert together.leader.move == alone.leader.move
    assert together.leader.scored == alone.leader.scored
    assert (together.laps, theirs.trials) == (alone.laps, ours.trials)


@pytest.mark.process
def test_laps_come_in_their_order(helpers: SideBySide) -> None:
    view, recall = _decision("foggy-island", seed=4)
    trials, moves = Trials(view, recall, seed=6), view.legal_moves()[:3]
    rows = [*trials.run(range(3, 10), moves)]
    assert helpers.run(trials, range(3, 10), moves) == rows
    assert helpers.run(trials, range(4, 5), moves) == rows[1:2]
    assert len({tuple(row) for row in rows}) > 1


@pytest.mark.process
def test_a_bot_with_helpers_makes_the_same_move(helpers: SideBySide) -> None:
    view, recall = _decision("foggy-island", seed=4)
    bot = SearchBot(1, iterations=60, processes=2)
    bot.helpers = helpers
    for _ in range(2):
        alone = SearchBot(random.Random(bot.rng.random()), iterations=60)
        bot.rng.setstate(alone.rng.getstate())
        assert bot.choose(view, recall) == alone.choose(view, recall)
    by_clock = SearchBot(1, seconds=0.05, processes=2)
    by_clock.helpers = helpers
    assert by_clock.choose(view, recall) in view.legal_moves()


def test_a_search_takes_one_process_at_least() -> None:
    with pytest.raises(ValueError, match="at least one process, not 0"):
        SearchBot(1, processes=0)
