"""The games pass Gymnasium's own tests, alone and in vectors."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from isolario.adapters.gymnasium import IDS, SeatEnv
from isolario.core.errors import NotAllowed, UnknownOption

pytestmark = pytest.mark.filterwarnings("error")


def test_names() -> None:
    assert {*IDS} >= {
        "isolario/BeaconPatrol-v0",
        "isolario/Cartographers-v0",
        "isolario/CartographersDuel-v0",
        "isolario/FoggyIslandDuel-v0",
        "isolario/LandVsSeaDuel-v0",
        "isolario/SeaDragonsDuel-v0",
    }
    assert not {"isolario/BeaconPatrolDuel-v0", "isolario/FoggyIsland-v0"} & {*IDS}
    gymnasium.make("isolario.adapters.gymnasium:isolario/BeaconPatrol-v0")


@pytest.mark.parametrize("name", IDS)
def test_their_test(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def _finish(table: gymnasium.Env[Any, Any], seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    seen, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    masks, total, over = [seen["action_mask"]], 0.0, False
    while not over:
        seen, reward, over, truncated, info = table.step(
            table.action_space.sample(seen["action_mask"])
        )
        assert not truncated
        masks.append(seen["action_mask"])
        total += float(reward)
    assert not masks.pop().any()
    return masks, total, info


@pytest.mark.parametrize("name", IDS)
def test_a_whole_game(name: str) -> None:
    table = gymnasium.make(name, opponents="random") if "Duel" in name else gymnasium.make(name)
    masks, total, info = _finish(table, 3)
    assert all(mask.any() for mask in masks)
    again, once_more, _ = _finish(table, 3)
    assert once_more == total
    assert all(map(np.array_equal, again, masks))
    if "Duel" in name:
        seat = table.unwrapped.seat  # type: ignore[attr-defined]
        places = info["places"]
        assert total == (0.0 if places == (1, 1) else 1.0 if places[seat] == 1 else -1.0)
    else:
        assert (total,) == info["scores"]


def test_an_illegal_action_ends_the_game() -> None:
    table = SeatEnv("beacon-patrol", 1)
    seen, _ = table.reset(seed=1)
    illegal = int(seen["action_mask"].argmin())
    seen, reward, over, truncated, info = table.step(illegal)
    assert (reward, over, truncated, info["illegal"]) == (-1, True, False, True)
    assert reward == table.metadata["penalty"] < table.metadata["reward_range"][0]
    assert not seen["action_mask"].any()
    seen, _ = table.reset()
    assert seen["action_mask"].any()


def test_masks_as_others_ask_for_them() -> None:
    table = SeatEnv("cartographers", 1)
    seen, _ = table.reset(seed=1)
    assert (table.action_masks() == seen["action_mask"]).all()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_vectors(mode: AutoresetMode) -> None:
    tables = SyncVectorEnv(
        [lambda: SeatEnv("beacon-patrol", 1, render_mode=None) for _ in range(3)],
        autoreset_mode=mode,
    )
    seen, _ = tables.reset(seed=1)
    ended = 0
    for _ in range(150):
        masks = seen["action_mask"]
        assert masks.shape == (3, tables.single_action_space.n)  # type: ignore[attr-defined]
        seen, rewards, over, _, infos = tables.step(masks.argmax(axis=1))
        ended += int(over.sum())
        for at in np.flatnonzero(over):
            told = infos["final_info"]["scores"] if "final_info" in infos else infos["scores"]
            assert rewards[at] == told[at][0]
        if mode == AutoresetMode.DISABLED and over.any():
            seen, _ = tables.reset(options={"reset_mask": over})
    assert ended >= 3


def test_a_vector_by_name() -> None:
    tables = gymnasium.make_vec("isolario/FoggyIslandDuel-v0", 2, opponents="random", seat=1)
    seen, _ = tables.reset(seed=1)
    tables.step(seen["action_mask"].argmax(axis=1))
    assert [table.unwrapped.seat for table in tables.envs] == [1, 1]  # type: ignore[attr-defined]


def test_opponents_are_those_who_were_named() -> None:
    table = SeatEnv("cartographers", 3, seat=1, opponents=["random", "greedy"])
    table.reset(seed=1)
    kinds = {seat: type(one).__name__ for seat, one in table._bots.items()}
    assert kinds == {0: "RandomBot", 2: "GreedyBot"}
    with pytest.raises(ValueError, match="2 opponents, not 1"):
        SeatEnv("cartographers", 3, opponents=["random"])
    with pytest.raises(UnknownOption, match="genius"):
        SeatEnv("cartographers", 3, opponents="genius")
    with pytest.raises(NotAllowed, match="no seat 3"):
        SeatEnv("cartographers", 3, seat=3)


def test_a_copy_that_was_pickled_plays_the_same() -> None:
    table = SeatEnv("sea-dragons", 2, opponents="random", shaping=1.0)
    copy = pickle.loads(pickle.dumps(table))
    assert _finish(table, 5)[1] == _finish(copy, 5)[1]


@pytest.mark.parametrize("mode", ["ansi", "svg", "human", "rgb_array"])
def test_pictures(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = SeatEnv("beacon-patrol", 1, render_mode=mode)
    seen, _ = table.reset(seed=1)
    table.step(int(seen["action_mask"].argmax()))
    shown = table.render()
    written = capsys.readouterr().out
    assert written.count("turn:") == 3 if mode == "human" else not written
    if mode == "rgb_array":
        assert shown.shape[2:] == (3,)
        assert shown.std() > 10
    elif mode == "svg":
        assert shown.startswith("<svg")
    elif mode == "ansi":
        assert "hands" in shown or "turn" in shown
    else:
        assert shown is None
