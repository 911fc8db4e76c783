"""The games pass OpenSpiel's own tests; its algorithms can play them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import isolario
from isolario.adapters.observing import size, tensor
from isolario.adapters.openspiel import register
from isolario.contract import few_set_ups
from isolario.core.errors import IsolarioError

FOGGY = "isolario_foggy_island"
NAMES = [f"isolario_{name.replace('-', '_')}" for name in isolario.all_games()]

pytestmark = pytest.mark.filterwarnings("error")


def _set_ups() -> Iterator[str]:
    for name, game in isolario.all_games().items():
        for seats, options in few_set_ups(game, 2):
            plain = ",".join(f"{key}={value}" for key, value in options.items())
            yield f"isolario_{name.replace('-', '_')}(players={seats},{plain})"


def _deal(game: Any, seed: int = 1) -> Any:
    state = game.new_initial_state()
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    return state


def _play(state: Any, plies: int, seed: int = 1) -> Any:
    rng = random.Random(seed)
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", list(_set_ups()))
def test_their_tests(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", NAMES)
def test_perfect_recall(name: str) -> None:
    """Whatever a player has once known is part of what it knows later; so whoever knows the same
    has decided the same."""
    state = _deal(pyspiel.load_game(name))
    players = range(state.num_players())
    before: list[list[object]] = [[] for _ in players]
    while not state.is_terminal():
        mover = state.current_player()
        _play(state, 1, seed=len(before[0]))
        for player in players:
            now = msgspec.json.decode(state.information_state_string(player))
            known = before[player]
            assert now[: len(known)] == known
            assert player != mover or any("move" in it for it in now[len(known) :])
            before[player] = now


@pytest.mark.parametrize("name", NAMES)
def test_what_was_pickled_is_the_same(name: str) -> None:
    state = _play(_deal(pyspiel.load_game(name)), 12)
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    copy = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state)
    for player in range(game.num_players()):
        assert copy.information_state_string(player) == state.information_state_string(player)


def test_promises() -> None:
    game = pyspiel.load_game(FOGGY)
    rules = isolario.all_games()["foggy-island"]
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert game.num_distinct_actions() == rules.actions
    assert game.max_game_length() == rules.longest
    assert game.observation_tensor_shape() == [size(rules, 2)]
    register(rules)  # doing it twice does no harm


def test_the_seed_is_all_chance() -> None:
    game = pyspiel.load_game(FOGGY)
    state = game.new_initial_state()
    for byte in (1, 2, 3, 255):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 256
        state.apply_action(byte)
    assert state.table.state.chance.seed == "010203ff"
    while not state.is_terminal():
        assert state.is_player_node()
        _play(state, 1)
    scores = state.table.state.scores
    assert state.returns()[0] == np.sign(scores[0] - scores[1])


def test_options_are_parameters() -> None:
    state = _deal(pyspiel.load_game(FOGGY, {"weather": "fog"}))
    assert state.table.state.options.weather == "fog"
    with pytest.raises(Exception, match="hail"):
        pyspiel.load_game(f"{FOGGY}(weather=hail)")


def test_the_bounds_are_those_of_the_game() -> None:
    alone = pyspiel.load_game("isolario_cartographers(players=1)")
    assert (alone.min_utility(), alone.max_utility()) == isolario.all_games()[
        "cartographers"
    ].points


@pytest.mark.parametrize("action", [-1, 0, 10**6])
def test_what_is_not_legal_is_refused(action: int) -> None:
    state = _deal(pyspiel.load_game(FOGGY))
    before = str(state)
    with pytest.raises(IsolarioError):
        state._apply_action(action)
    assert str(state) == before


def test_actions_are_sorted_and_written_as_moves() -> None:
    state = _play(_deal(pyspiel.load_game(FOGGY)), 14)
    actions = state.legal_actions()
    assert actions == sorted(actions)
    view = state.table.state.view(state.current_player())
    assert {state.action_to_string(action) for action in actions} == {
        move.notation for move in view.legal_moves()
    }


def test_a_clone_is_independent() -> None:
    state = _play(_deal(pyspiel.load_game(f"{FOGGY}(weather=cards)")), 20)
    text = str(state)
    clone = state.clone()
    assert str(clone) == text
    assert clone.information_state_string(0) == state.information_state_string(0)
    _play(clone, 10)
    assert str(state) == text != str(clone)


def test_strings_and_tensors_are_those_of_the_view() -> None:
    state = _play(_deal(pyspiel.load_game(f"{FOGGY}(weather=fog)")), 25)
    for player in range(2):
        view = state.table.state.view(player)
        assert state.observation_string(player) == view.json().decode()
        assert state.observation_tensor(player) == pytest.approx(tensor(view))
        memory = msgspec.json.decode(state.information_state_string(player))
        assert len(memory) == len(state.table.state.recall(player))


def test_sealed_decisions_do_not_show() -> None:
    state = _deal(pyspiel.load_game(FOGGY))
    seen = state.information_state_string(1), state.observation_string(1)
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
        assert (state.information_state_string(1), state.observation_string(1)) == seen


@pytest.mark.parametrize("weather", ["sunny", "fog", "cards"])
def test_resampling_keeps_what_a_player_knows(weather: str) -> None:
    state = _deal(pyspiel.load_game(f"{FOGGY}(weather={weather})"))
    rng = random.Random(3)
    different = 0
    while not state.is_terminal():
        for player in range(2):
            sample = state.resample_from_infostate(player, rng.random)
            assert sample.information_state_string(player) == state.information_state_string(player)
            assert sample.observation_string(player) == state.observation_string(player)
            assert sample.current_player() == state.current_player()
            different += str(sample).split("seed:")[0] != str(state).split("seed:")[0]
        if state.current_player() == player:
            assert sample.legal_actions() == state.legal_actions()
        _play(state, 5, seed=rng.randrange(99))
    assert different > 5


def test_a_sample_plays_on_and_can_be_sampled_again() -> None:
    state = _play(_deal(pyspiel.load_game(f"{FOGGY}(weather=fog)")), 30)
    player = state.current_player()
    sample = state.resample_from_infostate(player, random.Random(1).random)
    _play(sample, 4)
    memory = msgspec.json.decode(sample.information_state_string(player))
    before = msgspec.json.decode(state.information_state_string(player))
    assert memory[: len(before)] == before
    assert len(memory) > len(before)
    again = sample.clone().resample_from_infostate(player, random.Random(2).random)
    assert again.information_state_string(player) == sample.information_state_string(player)
    assert _play(again, 200).is_terminal()


def _late(weather: str) -> Any:
    """A game that is nearly over, so that little is left to play."""
    state = _deal(pyspiel.load_game(f"{FOGGY}(weather={weather})"))
    return _play(state, 85)


@pytest.mark.parametrize("weather", ["sunny", "fog"])
def test_their_information_set_search_plays(weather: str) -> None:
    state = _late(weather)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 30, random_state=dice)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_their_search_plays() -> None:
    state = _late("sunny")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 30, evaluator, random_state=dice)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
