"""The games as PettingZoo environments: `env` one agent after another, `parallel_env` all at once.

>>> zoo = env("foggy-island", weather="fog")
>>> zoo.reset(seed=7)
>>> for agent in zoo.agent_iter():
...     observation, reward, terminated, truncated, info = zoo.last()
...     over = terminated or truncated
...     zoo.step(None if over else zoo.action_space(agent).sample(observation["action_mask"]))
>>> zoo.close()

An observation has the view under ``observation`` (see `isolario.adapters.observing`) and what may
be chosen under ``action_mask``. An action is the number of a move (`View.number`); the last one is
to ``wait``, the only one of an agent that has nothing to decide. Rewards come at the end (see
`rewards`), or also on the way: ``shaping=1.0`` (see `Shaping`). An illegal action ends the game
and costs its agent the ``penalty`` in the environment's metadata; in `raw_env` it raises
`NotAllowed` and changes nothing. ``infos`` are empty until the end, when they tell ``scores`` and
``places``.

Where several seats decide at the same time in secret, `env` asks them one after another in seat
order, and they see nothing of each other; `parallel_env` asks them at once.
"""

from __future__ import annotations

import random
from operator import attrgetter
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from isolario.adapters.episode import Episode, Observation
from isolario.adapters.observing import space
from isolario.adapters.rendering import FRAMES, MODES, check_mode, render
from isolario.core.errors import NotAllowed
from isolario.core.game import State

Picture = str | NDArray[np.uint8] | None


def env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    shaping: float | None = None,
    **options: object,
) -> AECEnv[str, Observation, int | None]:
    """A game, one agent after another. An illegal action ends it. Our environment looks after that
    itself: of PettingZoo's wrappers only the one is left that watches the order of calls."""
    return Watched(GameEnv(game, seats, render_mode, shaping, forgiving=True, **options))


def parallel_env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    shaping: float | None = None,
    **options: object,
) -> ParallelGameEnv:
    """A game in which all act at the same time; whoever has nothing to decide waits."""
    return ParallelGameEnv(game, seats, render_mode, shaping, **options)


class _Seated:
    """What both kinds have: agents that are seats, their spaces, and seeds."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        render_mode: str | None,
        shaping: float | None,
        options: dict[str, object],
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.episode = Episode(game, seats, wait=True, shaping=shaping, **options)
        self.metadata: dict[str, Any] = {
            "name": f"isolario_{self.episode.slug}_v{self.episode.game.environment}",
            "render_modes": list(MODES),
            "render_fps": FRAMES,
            "is_parallelizable": False,
            "reward_range": self.episode.bounds,
            "penalty": self.episode.penalty,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        actions = self.episode.actions
        mask, seen = (
            spaces.Box(0, 1, (actions,), np.int8),
            space(self.episode.game, self.episode.seats),
        )
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }

    @property
    def state_of_play(self) -> State:
        """The game behind it."""
        return self.episode.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Picture:
        """The table as a spectator sees it."""
        return render(self.state_of_play.view(None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = random.Random(seed)
        else:
            seed = self._rng.getrandbits(64)
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()


class GameEnv(_Seated, AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A game without wrappers: an illegal action raises `NotAllowed` and changes nothing, unless it
    is ``forgiving``; then the game ends.

    ``reset(seed)`` fixes the game; resets without a seed then give a fixed series of others.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        shaping: float | None = None,
        forgiving: bool = False,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, shaping, forgiving, **options)
        AECEnv.__init__(self)
        _Seated.__init__(self, game, seats, render_mode, shaping, options)
        self.forgiving = forgiving

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. ``options`` has no meaning here: they are fixed when it is made."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.to_move[0]]

    def observe(self, agent: str) -> Observation:
        seat, episode = self._seat_of[agent], self.episode
        if agent == self.agent_selection:
            return episode.observe(seat)
        return episode.observe(seat, self._only_wait())

    def _only_wait(self) -> NDArray[np.int8]:
        mask = np.zeros(self.episode.actions, np.int8)
        mask[-1] = 1
        return mask

    def step(self, action: int | None) -> None:
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is for those who are done")
        if not episode.act(self._seat_of[agent], int(action)):
            if not self.forgiving:
                raise NotAllowed(f"no legal move has the number {action}")
            self._end_for(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        movers = episode.state.to_move
        if not movers or episode.shaped:
            earned = episode.earned() or ()
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        if movers:
            self.agent_selection = self.possible_agents[movers[0]]
        else:
            self._end()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        told = self.episode.told()
        self.infos = {agent: dict(told) for agent in self.agents}
        self._deads_step_first()

    def _end_for(self, agent: str) -> None:
        """The game ends by an illegal action."""
        self.episode.break_off()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: self.episode.penalty}
        self._accumulate_rewards()
        self._end()
        self.infos[agent]["illegal"] = True


class ParallelGameEnv(_Seated, ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A game in which all act at the same time.

    >>> table = parallel_env("cartographers", 3)
    >>> seen, infos = table.reset(seed=7)
    >>> while table.agents:
    ...     chosen = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    ...     seen, earned, terminations, truncations, infos = table.step(chosen)
    >>> sum(earned.values())
    0.0
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        shaping: float | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, shaping, **options)
        ParallelEnv.__init__(self)
        _Seated.__init__(self, game, seats, render_mode, shaping, options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a new game. ``options`` has no meaning here: they are fixed when it is made."""
        self._deal(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        agents, episode = self.agents, self.episode
        movers = episode.state.to_move
        wrong = [agent for agent in agents if not self._is_legal(agent, int(actions[agent]))]
        if wrong:
            episode.break_off()
            earned = tuple(episode.penalty * (agent in wrong) for agent in agents)
        else:
            for seat in movers:
                episode.act(seat, int(actions[self.possible_agents[seat]]))
            earned = episode.earned() or (0.0,) * len(agents)
        over = bool(wrong) or episode.state.over
        told = episode.told() if over else {}
        infos = {agent: dict(told) for agent in agents}
        for agent in wrong:
            infos[agent]["illegal"] = True
        seen = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _is_legal(self, agent: str, action: int) -> bool:
        legal = self.episode.legal(self._seat_of[agent])
        if not legal:
            return action == self.episode.wait
        return action >= 0 and bool(legal >> action & 1)

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(self._seat_of[agent]) for agent in self.agents}


class Watched(wrappers.OrderEnforcingWrapper[str, Observation, int | None]):  # type: ignore[misc]
    """PettingZoo's wrapper that watches the order of calls, with a straight way to what is asked at
    each step: its own goes by two methods, and takes longer than a move. Before the first reset
    nothing of this is there; then its own way says so."""

    rewards = property(attrgetter("env.rewards"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    infos = property(attrgetter("env.infos"))
    agent_selection = property(attrgetter("env.agent_selection"))
    _cumulative_rewards = property(attrgetter("env._cumulative_rewards"))

    @property
    def agents(self) -> list[str]:
        if not self._has_reset:
            raise AttributeError("agents")
        agents: list[str] = self.env.agents
        return agents

    def __str__(self) -> str:
        return str(self.env)


raw_env = GameEnv
"""The name that PettingZoo's own games have."""
