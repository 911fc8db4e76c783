"""Boards without bounds as planes, cut off where a window ends; for networks that want a picture.

A table says where everything lies, however far; planes have an edge. `Cropped` makes planes of the
tables of an observation, the viewer's ship or the start tile in the middle, and tells how much did
not fit. It takes a Gymnasium environment of ours, `CroppedAgents` one of PettingZoo.

>>> import gymnasium
>>> import isolario.adapters.gymnasium
>>> table = Cropped(gymnasium.make("isolario/BeaconPatrol-v0"), side=9)
>>> seen, _ = table.reset(seed=7)
>>> view = seen["observation"]
>>> view["pieces_planes"].shape, view["pieces_planes"][0, 4, 4], view["cut"]
((21, 9, 9), np.uint8(1), array([0], dtype=int16))
>>> seen in table.observation_space
True
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from numpy.typing import NDArray
from pettingzoo.utils.wrappers import BaseWrapper

from isolario.adapters.observing import Seen
from isolario.core.game import Game
from isolario.core.observation import Rows

SIDE = 15


class Window:
    """What a window of ``side`` times ``side`` cells shows of a game's observations."""

    def __init__(self, game: Game, seats: int, side: int = SIDE) -> None:
        if side < 1 or not side % 2:
            raise ValueError(f"a window has an odd number of cells on each side, not {side}")
        parts = [it for it in game.observation.parts(seats) if isinstance(it, Rows) and it.lies]
        if not parts:
            raise ValueError(f"{game.name} has a board with bounds: its planes are not cropped")
        names = {part.name: [it.name for it in part.columns] for part in parts}
        self.side = side
        self._tables = [
            (part.name, part.lies[0], names[part.name].index(part.lies[1]))
            for part in parts
            if part.lies
        ]
        self._things = {part.name: part.things for part in parts}
        self._rows = {part.name: part.rows or 0 for part in parts}
        self._types = {part.name: np.dtype(part.code) for part in parts}

    def space(self, whole: spaces.Dict) -> spaces.Dict:
        """Where what the window shows lies: everything else, and instead of each table its planes
        (``<table>_planes``), and for each table how many of its things lie outside (``cut``)."""
        shown = dict(whole.spaces)
        for name, _, _ in self._tables:
            del shown[name]
            bounds = np.array([(min(it.low, 0), it.high) for it in self._things[name]])
            shape = (len(bounds), self.side, self.side)
            low, high = (
                np.broadcast_to(it.astype(self._types[name])[:, None, None], shape)
                for it in bounds.T
            )
            shown[f"{name}_planes"] = spaces.Box(low, high, shape, self._types[name].type)
        most = np.array([self._rows[name] for name, _, _ in self._tables], np.int16)
        shown["cut"] = spaces.Box(np.zeros_like(most), most, most.shape, np.int16)
        return spaces.Dict(shown)

    def show(self, seen: Seen) -> Seen:
        """An observation as the window shows it; a cell that has nothing is 0 in all planes."""
        shown, cut = dict(seen), []
        for name, where, flag in self._tables:
            rows = shown.pop(name)
            lying = rows[:, flag] != 0
            at = seen[where][lying, :2].astype(np.int32) + self.side // 2
            inside = ((at >= 0) & (at < self.side)).all(1)
            planes: NDArray[Any] = np.zeros((rows.shape[1], self.side, self.side), rows.dtype)
            x, y = at[inside].T
            planes[:, y, x] = rows[lying][inside].T
            shown[f"{name}_planes"] = planes
            cut.append(len(at) - len(x))
        return shown | {"cut": np.array(cut, np.int16)}


class Cropped(gymnasium.ObservationWrapper[Any, Any, Any], RecordConstructorArgs):
    """One seat of a game, with what lies around its ship, or the start tile, as planes."""

    def __init__(self, env: gymnasium.Env[Any, Any], side: int = SIDE) -> None:
        RecordConstructorArgs.__init__(self, side=side)
        super().__init__(env)
        episode = env.unwrapped.episode  # type: ignore[attr-defined]
        self.window = Window(episode.game, episode.seats, side)
        self.observation_space = _with_planes(env.observation_space, self.window)

    def observation(self, observation: Any) -> Any:
        return observation | {"observation": self.window.show(observation["observation"])}


class CroppedAgents(BaseWrapper):  # type: ignore[misc]  # untyped
    """The same for a PettingZoo environment in which agents act one after another.

    >>> from isolario.adapters.pettingzoo import env
    >>> table = CroppedAgents(env("land-vs-sea"), side=21)
    >>> table.reset(seed=7)
    >>> sorted(table.observe("seat_0")["observation"])
    ['cells_planes', 'cut', 'pieces_planes', 'players', 'public', 'where']
    """

    def __init__(self, env: Any, side: int = SIDE) -> None:
        super().__init__(env)
        episode = env.unwrapped.episode
        self.window = Window(episode.game, episode.seats, side)
        self._spaces = {
            agent: _with_planes(env.observation_space(agent), self.window)
            for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        return seen | {"observation": self.window.show(seen["observation"])}


def _with_planes(whole: spaces.Space[Any], window: Window) -> spaces.Dict:
    assert isinstance(whole, spaces.Dict)
    seen = whole["observation"]
    assert isinstance(seen, spaces.Dict)
    return spaces.Dict({**whole.spaces, "observation": window.space(seen)})
