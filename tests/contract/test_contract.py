"""Every game keeps the contract, with every option. A new game is checked without new tests.

``ISOLARIO_SOAK=1`` (``make soak``) plays many more set-ups, with every pair of values of their
options, and tries every move of some games. All of it takes about an hour on two cores.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Mapping

import pytest

import isolario
from isolario.contract import (
    Bench,
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
from tests.contract.toy import TOY
from tests.soaking import SOAK

pytestmark = pytest.mark.soak

LOOKS = 100 if SOAK else 60  # decisions of a game that are looked at: there are games with over 300
BUDGET = 5.0 if SOAK else 2.5  # seconds of processor time: until then one set-up is played
THOROUGH = 90.0  # seconds of processor time for one game with every move
OPENINGS = 100 if SOAK else 40
POSITIONS = 10_000 if SOAK else 400
FILES = 10_000 if SOAK else 200

SetUp = tuple[Game, int, dict[str, object]]


def _name(game: Game, seats: int, options: Mapping[str, object]) -> str:
    return "-".join([game.name, str(seats), *(f"{name}={it}" for name, it in options.items())])


def _some(count: int) -> dict[str, SetUp]:
    """So many set-ups of each game, with as many values, and pairs of them, as they can show."""
    found = [
        (game, seats, options)
        for game in isolario.all_games().values()
        for seats, options in few_set_ups(game, count)
    ]
    return {_name(*set_up): set_up for set_up in found}


SET_UPS = _some(24 if SOAK else 6)
REMEMBERED: dict[str, dict[bytes, bytes]] = {}


@pytest.mark.parametrize("name", isolario.all_games())
def test_rulebook(name: str) -> None:
    check_rulebook(isolario.all_games()[name])


@pytest.mark.parametrize("table", SET_UPS)
def test_game(table: str) -> None:
    game, seats, options = SET_UPS[table]
    remembered = REMEMBERED.setdefault(game.name, {})
    began = time.process_time()
    for more in itertools.count():  # a short game is played again: rare faults show
        state = check_game(
            game, seats, options, more, looks=LOOKS, remembered=remembered, say=speaker(game)
        )
        assert state.over
        if time.process_time() - began > BUDGET:
            break


@pytest.mark.skipif(not SOAK, reason="every move at every decision takes long: make soak")
@pytest.mark.parametrize("table", _some(2))
def test_game_thoroughly(table: str) -> None:
    """Every check with every move, at as many decisions of a game as there is time for."""
    game, seats, options = SET_UPS[table]
    rng = random.Random(f"thorough {table}")
    bench = Bench(game, rng, thorough=True, say=speaker(game))
    state = game.new(seats, "thorough", options)
    began = time.process_time()
    while not state.over:
        seat = rng.choice(state.to_move)
        bench.note(state.legal_moves(seat))
        if rng.random() < 0.25 and time.process_time() - began < THOROUGH:
            look(state, bench)
        state.play(seat, state.legal_moves(seat).choice(rng))
    look(state, bench)


@pytest.mark.parametrize("table", SET_UPS)
def test_openings(table: str) -> None:
    game, seats, options = SET_UPS[table]
    if check_openings(game, seats, options, OPENINGS):
        return
    # No two memories met. Where so much lies open that each deal is another for everybody, there
    # is nothing to compare.
    deals = (game.new(seats, f"opening {number}", options) for number in range(OPENINGS))
    assert len({deal.view(None).json() for deal in deals}) == OPENINGS


@pytest.mark.parametrize("name", isolario.all_games())
def test_positions_from_outside(name: str) -> None:
    assert check_positions(isolario.all_games()[name], POSITIONS) > POSITIONS / 40


@pytest.mark.parametrize("check", [check_views, check_records])
@pytest.mark.parametrize("name", isolario.all_games())
def test_data_from_outside(name: str, check: Callable[[Game, int], int]) -> None:
    assert check(isolario.all_games()[name], FILES) > FILES / 50


def test_few_set_ups_show_every_value() -> None:
    for game in (*isolario.all_games().values(), TOY):
        every = list(set_ups(game))
        few = few_set_ups(game, len(every))
        assert len(few) <= len(every)
        assert {seats for seats, _ in few} == {seats for seats, _ in every}
        for name in every[0][1]:
            shown = {str(options[name]) for _, options in few}
            assert shown == {str(options[name]) for _, options in every}
