"""Every game keeps the contract, with every option. A new game is checked without new tests.

``make quick`` plays one set-up of each game, ``make test`` six. ``ISOLARIO_SOAK=1`` (``make soak``)
plays many more, with every pair of values of their options, several times, and tries every move of
some games. The whole run takes about an hour on two cores.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest

import isolario
from isolario.contract import (
    Bench,
    check_endings,
    check_game,
    check_openings,
    check_positions,
    check_records,
    check_rulebook,
    check_views,
    few_set_ups,
    look,
    set_ups,
    speaker,
)
from isolario.core.game import Game
from skerries import GAME as SKERRIES
from tests.ours import OURS
from tests.soaking import SOAK

pytestmark = pytest.mark.soak

SET_UPS = 24 if SOAK else 6  # of each game
STEERED = 24 if SOAK else 3  # of these, for games steered to an ending
GAMES = 4 if SOAK else 1  # at random, with one set-up
LOOKS = 100 if SOAK else 12  # decisions of a game to look at: some games have over 300
THOROUGH = 24  # decisions at which every move is tried
OPENINGS = 100 if SOAK else 40
POSITIONS = 10_000 if SOAK else 400
FILES = 10_000 if SOAK else 200

SetUp = tuple[Game, int, dict[str, object]]


def _name(game: Game, seats: int, options: Mapping[str, object]) -> str:
    return "-".join([game.name, str(seats), *(f"{name}={it}" for name, it in options.items())])


def some(count: int) -> pytest.MarkDecorator:
    """A test of this many set-ups of each game, covering as many values, and pairs of them, as they
    can. The first of a game is enough for ``make quick``."""
    return pytest.mark.parametrize(
        "table",
        [
            pytest.param(
                (game, *table), id=_name(game, *table), marks=[pytest.mark.more] * bool(at)
            )
            for game in isolario.all_games().values()
            for at, table in enumerate(few_set_ups(game, count))
        ],
    )


@pytest.mark.parametrize("name", isolario.all_games())
def test_rulebook(name: str) -> None:
    check_rulebook(isolario.all_games()[name])


@some(SET_UPS)
def test_game(table: SetUp) -> None:
    game, seats, options = table
    remembered: dict[bytes, bytes] = {}
    for seed in range(GAMES):
        state = check_game(
            game, seats, options, seed, looks=LOOKS, remembered=remembered, say=speaker(game)
        )
        assert state.over


@some(STEERED)
def test_endings(table: SetUp) -> None:
    game, seats, options = table
    for seed in range(GAMES):
        ends = check_endings(game, seats, options, seed, say=speaker(game))
        assert all(state.over for state in ends.values())


@pytest.mark.skipif(not SOAK, reason="every move takes long: make soak")
@some(2)
def test_game_thoroughly(table: SetUp) -> None:
    """Every check with every move, at some decisions of a game."""
    game, seats, options = table
    rng = random.Random("thorough")
    bench = Bench(game, rng, thorough=True, say=speaker(game))
    state = game.new(seats, "thorough", options)
    left = THOROUGH
    while not state.over:
        seat = rng.choice(state.to_move)
        bench.note(state.legal_moves(seat))
        if left and rng.random() < 0.25:
            look(state, bench)
            left -= 1
        state.play(seat, state.legal_moves(seat).choice(rng))
    look(state, bench)


@some(SET_UPS)
def test_openings(table: SetUp) -> None:
    game, seats, options = table
    if check_openings(game, seats, options, OPENINGS):
        return
    # No two memories matched. Where so much lies open that every deal looks different to everybody,
    # there is nothing to compare.
    deals = (game.new(seats, f"opening {number}", options) for number in range(OPENINGS))
    assert len({deal.view(None).json() for deal in deals}) == OPENINGS


@pytest.mark.parametrize("name", isolario.all_games())
def test_positions_from_outside(name: str) -> None:
    """A broken text can still be read now and then: one in twenty of our own notations, one in
    forty where fields are written by name."""
    read = check_positions(isolario.all_games()[name], POSITIONS)
    assert read > POSITIONS / (20 if name in OURS else 40)


@pytest.mark.parametrize("check", [check_views, check_records])
@pytest.mark.parametrize("name", isolario.all_games())
def test_data_from_outside(name: str, check: Callable[[Game, int], int]) -> None:
    assert check(isolario.all_games()[name], FILES) > FILES / 50


def test_few_set_ups_show_every_value() -> None:
    for game in (*isolario.all_games().values(), SKERRIES):
        every = list(set_ups(game))
        few = few_set_ups(game, len(every))
        assert len(few) <= len(every)
        assert {seats for seats, _ in few} == {seats for seats, _ in every}
        for name in every[0][1]:
            shown = {str(options[name]) for _, options in few}
            assert shown == {str(options[name]) for _, options in every}
