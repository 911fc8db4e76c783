"""No bot can cheat: what it cannot know makes no difference, in any game, mode and level."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.bots import Bot, SearchBot
from isolario.bots.bot import generator
from isolario.bots.levels import levels
from isolario.contract import few_set_ups
from isolario.core.game import Game
from skerries import GAME as SKERRIES
from tests.soaking import SOAK

GAMES = (*isolario.all_games().values(), SKERRIES)
SET_UPS = 24 if SOAK else 4
LOOKS = 12 if SOAK else 4
"""Decisions of a game at which twins are compared."""

pytestmark = pytest.mark.soak


def _player(game: Game, level: str, seed: int) -> Bot:
    """What plays a level; one that looks ahead does so for a fixed number of tries, not for a
    time."""
    player = levels(game)[level](generator(seed))
    return SearchBot(generator(seed), iterations=3) if isinstance(player, SearchBot) else player


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(game, *table, id=f"{game.name}-{table[0]}-{table[1]}")
        for game in GAMES
        for table in few_set_ups(game, SET_UPS)
    ],
)
def test_equal_views_and_memories_give_equal_moves(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    rng = random.Random("twins")
    state = game.new(seats, "twins", options)
    length = 0
    rehearsal = state.copy()
    while not rehearsal.over:
        seat = rng.choice(rehearsal.to_move)
        rehearsal.play(seat, rehearsal.legal_moves(seat).choice(rng))
        length += 1
    looks = {*rng.sample(range(length), min(LOOKS, length))}
    differ = decision = 0
    while not state.over and looks:
        seat = rng.choice(state.to_move)
        if decision in looks:
            looks.discard(decision)
            view, recall = state.view(seat), state.recall(seat)
            twin = view.guess(rng, recall)
            assert (twin.view(seat), twin.to_move) == (view, state.to_move)
            differ += twin.text != state.text
            for level in levels(game):
                made = _player(game, level, 9).choose(view, recall)
                assert _player(game, level, 9).choose(twin.view(seat), recall) == made, level
        state.play(seat, state.legal_moves(seat).choice(rng))
        decision += 1
    assert differ > 0, "there was nothing to see"
