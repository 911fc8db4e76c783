"""The games as PettingZoo environments (AEC: one agent after another).

>>> zoo = env("foggy-island", weather="fog")
>>> zoo.reset(seed=7)
>>> for agent in zoo.agent_iter():
...     observation, reward, terminated, truncated, info = zoo.last()
...     over = terminated or truncated
...     zoo.step(None if over else zoo.action_space(agent).sample(observation["action_mask"]))
>>> zoo.close()

An observation has the view as numbers (`View.features`) under ``observation`` and the legal
actions under ``action_mask``; only the agent whose turn it is has any. An action is the number of
a move (`View.number`). Rewards come at the end: see `rewards`. Where several seats decide at the
same time in secret, they act here one after another in seat order, and see nothing of each other.
``infos`` has the mask again, the ``scores`` and, at the end, the ``places``.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import isolario
from isolario.adapters.observing import observe, space
from isolario.adapters.rewards import rewards
from isolario.core.game import State

Observation = dict[str, Any]


def env(
    game: str, seats: int | None = None, render_mode: str | None = None, **options: object
) -> AECEnv[str, Observation, int | None]:
    """A game in PettingZoo's usual wrappers: an illegal action ends it and costs its agent 1."""
    bare = raw_env(game, seats, render_mode, **options)
    fair = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(fair))


class GameEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]  # untyped
    """A game without wrappers: an illegal action raises `NotAllowed` and changes nothing.

    ``reset(seed)`` fixes the game; resets without a seed then give a fixed series of others.
    """

    metadata: dict[str, Any]
    render_modes: ClassVar[tuple[str, ...]] = ("ansi",)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        super().__init__()
        if render_mode not in (None, *self.render_modes):
            raise ValueError(f"render_mode can be {', '.join(self.render_modes)} or None")
        self.game = isolario.all_games()[game]
        self.options = options
        self.render_mode = render_mode
        self.state_of_play: State = self.game.new(seats, 0, options)
        self.seats = self.state_of_play.seats
        self.metadata = {
            "name": f"isolario_{self.game.name.replace('-', '_')}_v{self.game.rules_version}",
            "render_modes": list(self.render_modes),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        self._masks: dict[str, NDArray[np.int8]] = {}
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        seen = space(self.game)
        self.action_spaces = {
            agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. ``options`` has no meaning here: they are fixed when it is made."""
        if seed is not None:
            self._rng = random.Random(seed)
        else:
            seed = self._rng.getrandbits(64)
        self.state_of_play = self.game.new(self.seats, seed, self.options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> Observation:
        view = self.state_of_play.view(self._seat_of[agent])
        return {
            "observation": observe(view),
            "action_mask": self._masks[agent].copy(),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[self.agent_selection]
        if action is None:
            raise ValueError(f"{self.agent_selection} has to act: None is for those who are done")
        move = self.state_of_play.view(seat).move(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.state_of_play.play(seat, move)
        if outcome := self.state_of_play.outcome:
            earned = rewards(outcome, self.state_of_play.scores)
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._look()
        if outcome:
            self._deads_step_first()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return None if self.render_mode is None else self.state_of_play.view(None).text

    def close(self) -> None:
        """There is nothing to close."""

    def _look(self) -> None:
        """Says whose turn it is and what everybody should know."""
        state, size = self.state_of_play, self.game.actions
        self._masks = {agent: np.zeros(size, np.int8) for agent in self.possible_agents}
        told: dict[str, Any] = {"scores": state.scores}
        if state.outcome:
            told["places"] = state.outcome.places
        else:
            seat = state.to_move[0]
            self.agent_selection = self.possible_agents[seat]
            view = state.view(seat)
            legal = [view.number(move) for move in view.legal_moves()]
            self._masks[self.agent_selection][legal] = 1
        self.infos = {agent: {"action_mask": self._masks[agent], **told} for agent in self.agents}


raw_env = GameEnv
"""The name that PettingZoo's own games have."""
