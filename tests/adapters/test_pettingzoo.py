"""The games pass PettingZoo's own tests, and their observations tell the truth and no more."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import isolario
from isolario.adapters.pettingzoo import env, parallel_env, raw_env
from isolario.contract import few_set_ups
from isolario.core.errors import NotAllowed, UnknownOption
from tests.soaking import SOAK

pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:^Observation is not a NumPy array$:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:^Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete$:UserWarning"
    ),
]


def _tables(most: int) -> Iterator[Any]:
    for name, game in isolario.all_games().items():
        for seats, options in few_set_ups(game, most):
            yield pytest.param(name, seats, options, id=f"{name}-{seats}-{options}")


@pytest.mark.parametrize(("name", "seats", "options"), list(_tables(2)))
def test_their_tests(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(name, seats, **options), num_cycles=150)
    seed_test(lambda: env(name, seats, **options), num_cycles=100)


@pytest.mark.parametrize(("name", "seats", "options"), list(_tables(2)))
def test_a_whole_game(name: str, seats: int, options: dict[str, Any]) -> None:
    table = env(name, seats, **options)
    table.reset(seed=3)
    earned = dict.fromkeys(table.agents, 0.0)
    info: dict[str, Any] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        assert table.observation_space(agent).contains(observation)
        earned[agent] += reward
        mask = observation["action_mask"]
        assert mask.any()
        table.step(None if terminated or truncated else table.action_space(agent).sample(mask))
    assert len(info["scores"]) == len(info["places"]) == seats
    best = [
        earned[agent] for agent, place in zip(earned, info["places"], strict=True) if place == 1
    ]
    assert min(best) == max(earned.values())


def test_observations_tell_positions_apart() -> None:
    state, rng = isolario.new("foggy-island", seed=2), random.Random(2)
    seen = set()
    decisions = 0
    while not state.over:
        seat = state.to_move[0]
        seen.add(state.view(seat).observation())
        decisions += 1
        state.play(seat, state.legal_moves(seat).choice(rng))
    assert len(seen) == decisions


def test_a_seed_fixes_the_game() -> None:
    table = raw_env("foggy-island")

    def first_hands() -> list[str]:
        rng = random.Random(0)
        for _ in range(14):
            seen = table.observe(table.agent_selection)
            table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        return table.state_of_play.text.splitlines()

    table.reset(seed=5)
    once = first_hands()
    table.reset()
    other = first_hands()
    table.reset(seed=5)
    assert first_hands() == once != other
    table.reset()
    assert first_hands() == other  # the series after a seed is fixed too


def test_sealed_decisions_do_not_show() -> None:
    table = raw_env("foggy-island")
    table.reset(seed=5)
    before = table.observe("seat_1")["observation"]
    assert table.agent_selection == "seat_0"
    waiting = np.flatnonzero(table.observe("seat_1")["action_mask"])
    assert waiting.tolist() == [table.episode.wait]
    for _ in range(5):
        table.step(np.flatnonzero(table.observe("seat_0")["action_mask"])[-1])
        now = table.observe("seat_1")["observation"]
        assert all((now[part] == before[part]).all() for part in before)


def test_an_illegal_action() -> None:
    bare = raw_env("foggy-island")
    bare.reset(seed=5)
    before = bare.state_of_play.text
    with pytest.raises(NotAllowed):
        bare.step(0)  # a token cannot be laid before the hands are chosen
    assert bare.state_of_play.text == before
    table = env("foggy-island")
    table.reset(seed=5)
    table.step(0)
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards == {"seat_0": -1, "seat_1": 0}
    assert [table.infos[agent].get("illegal") for agent in table.agents] == [True, None]
    assert table.last()[1:4] == (-1, True, False)


@pytest.mark.parametrize("action", [-1, 1165, 10**9])
def test_an_action_that_nobody_has(action: int) -> None:
    table = env("foggy-island")
    table.reset(seed=5)
    table.step(action)  # 1165 is to wait, which who has to decide cannot
    assert table.rewards["seat_0"] == -1


@pytest.mark.soak
@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("name", isolario.all_games())
def test_their_render_test(name: str, make: Any) -> None:
    """Pixels take long: one picture of each game is made of them, and in a long run all of them."""
    whole = SOAK or name == "foggy-island"

    def again(render_mode: str) -> Any:
        return make(name, render_mode=render_mode)

    if make is env and whole:
        render_test(again, {"svg": lambda picture: picture.startswith("<svg")})
    for mode in ("ansi", "rgb_array" if make is env or whole else "svg"):
        table = again(mode)
        table.reset(seed=3)
        once = table.render()
        table.reset(seed=3)
        assert np.array_equal(table.render(), once)
    with pytest.raises(ValueError, match="render_mode"):
        again("oil")


@pytest.mark.parametrize(
    ("name", "seats"), [("cartographers", 1), ("cartographers", 3), ("foggy-island", 4)]
)
def test_their_parallel_test(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats), num_cycles=400)
    parallel_seed_test(lambda: parallel_env(name, seats), num_cycles=60)


def test_all_at_once_is_one_after_another() -> None:
    """The same seed and the same decisions make the same game, whoever is asked first."""
    many, single = parallel_env("cartographers", 3), env("cartographers", 3)
    seen, _ = many.reset(seed=4)
    single.reset(seed=4)
    earned: dict[str, float] = {}
    while many.agents:
        movers = many.state_of_play.to_move
        chosen = {}
        for seat, agent in enumerate(many.agents):
            legal = np.flatnonzero(seen[agent]["action_mask"])
            chosen[agent] = int(legal[len(legal) // 2])
            assert (chosen[agent] == many.episode.wait) == (seat not in movers)
        for seat in movers:
            agent = f"seat_{seat}"
            assert single.agent_selection == agent
            there = single.observe(agent)
            assert (there["action_mask"] == seen[agent]["action_mask"]).all()
            single.step(chosen[agent])
        seen, earned, *_ = many.step(chosen)
        assert many.state_of_play.text == single.state_of_play.text
    assert earned == single.rewards


def test_an_illegal_action_among_others() -> None:
    table = parallel_env("cartographers", 3)
    seen, _ = table.reset(seed=4)
    chosen = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    chosen["seat_1"] = table.episode.actions - 1  # to wait
    _, earned, over, _, infos = table.step(chosen)
    assert earned == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert all(over.values())
    assert not table.agents
    assert infos["seat_1"]["illegal"]


@pytest.mark.parametrize(
    "name",
    ["agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"],
)
def test_before_the_first_reset_there_is_nothing_to_ask(name: str) -> None:
    table = env("foggy-island")
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        getattr(table, name)
    table.reset(seed=1)
    assert getattr(table, name) == getattr(table.unwrapped, name)


def test_calls_in_the_wrong_order_are_told_of() -> None:
    table = env("foggy-island")
    for call in (table.render, table.last, lambda: table.step(0), table.agent_iter):
        with pytest.raises(Exception, match="reset"):
            call()
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        list(table.agent_iter())


def test_wrong_options_are_named() -> None:
    with pytest.raises(UnknownOption, match="weather"):
        env("foggy-island", weather="hail")


def test_pickle_and_render() -> None:
    table = raw_env("foggy-island", render_mode="ansi", weather="fog")
    copy = pickle.loads(pickle.dumps(table))
    copy.reset(seed=1)
    assert "fog" in copy.render()
    whole = pickle.loads(pickle.dumps(env("foggy_island")))
    assert str(whole) == "isolario_foggy_island_v0"
