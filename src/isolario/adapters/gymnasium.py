"""The games as Gymnasium environments: one seat learns, alone or against bots.

>>> import gymnasium
>>> import isolario.adapters.gymnasium
>>> table = gymnasium.make("isolario/BeaconPatrol-v0")
>>> seen, info = table.reset(seed=7)
>>> over = False
>>> while not over:
...     action = table.action_space.sample(seen["action_mask"])
...     seen, reward, over, truncated, info = table.step(action)
>>> reward == info["scores"][0]
True

Importing this module registers ``isolario/<Game>-v<n>`` for every game that can be played alone,
and ``isolario/<Game>Duel-v<n>`` for all that two play against each other: the learner and a bot.
Programs that do not import it write ``isolario.adapters.gymnasium:isolario/BeaconPatrol-v0``.
Options are arguments:

>>> table = gymnasium.make("isolario/FoggyIslandDuel-v0", opponents="easy", weather="fog")

Observations, actions and rewards are those of `isolario.adapters.pettingzoo`, except that nobody
has to wait: a step goes on until the learner has something to decide, or the game is over.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, overload

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

import isolario
from isolario.adapters.episode import Episode, Observation
from isolario.adapters.observing import space
from isolario.adapters.rendering import FRAMES, MODES, check_mode, render
from isolario.bots import bot
from isolario.bots.bot import Bot
from isolario.bots.worth import Stakes
from isolario.core.game import Game, Memory, State

Opponents = str | Sequence[str]
"""The name of a bot for all other seats, or one for each of them (see `isolario.bots.bots`)."""


class SeatEnv(gymnasium.Env[Observation, Any], EzPickle):
    """A game from one seat: ``seat``, or one that is drawn for each game (None).

    An illegal action ends the game and costs the ``penalty`` in the metadata.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium asks for it here)
        "render_modes": list(MODES),
        "render_fps": FRAMES,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponents = "greedy",
        render_mode: str | None = None,
        shaping: float | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, seat, opponents, render_mode, shaping, **options)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.episode = Episode(game, seats, wait=False, shaping=shaping, **options)
        if seat is not None:
            self.episode.state.check_seat(seat)
        self._given = seat
        self.seat = seat or 0
        others = self.episode.seats - 1
        self._names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._names) != others:
            raise ValueError(f"there are {others} opponents, not {len(self._names)}")
        self._bots: dict[int, Bot] = {}
        self._make_bots(0)  # so that a name that no bot has is told of now
        actions = self.episode.actions
        self.metadata = {
            **type(self).metadata,
            "reward_range": self.episode.bounds,
            "penalty": self.episode.penalty,
        }
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": space(self.episode.game, self.episode.seats),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game. ``options`` has no meaning here: they are fixed when it is made."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        if self._given is None:
            self.seat = int(self.np_random.integers(self.episode.seats))
        self._make_bots(drawn)
        self.episode.begin(drawn)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if not episode.act(self.seat, int(action)):
            episode.break_off()
            told = episode.told() | {"illegal": True}
            return episode.observe(self.seat), episode.penalty, True, False, told
        self._let_others_play()
        earned = episode.earned()
        over = episode.state.over
        if self.render_mode == "human":
            self.render()
        return (
            episode.observe(self.seat),
            earned[self.seat] if earned else 0.0,
            over,
            False,
            episode.told() if over else {},
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as the MaskablePPO of sb3-contrib asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The game as the learner sees it."""
        return render(self.episode.state.view(self.seat), self.render_mode)

    def _make_bots(self, seed: int) -> None:
        others = [seat for seat in range(self.episode.seats) if seat != self.seat]
        rng = random.Random(seed)
        self._bots = {
            seat: bot(name, random.Random(rng.getrandbits(64)))
            for seat, name in zip(others, self._names, strict=True)
        }

    def _let_others_play(self) -> None:
        """Bots play until the learner has something to decide, or the game is over."""
        state = self.episode.state
        while (movers := state.to_move) and self.seat not in movers:
            seat = movers[0]
            move = self._bots[seat].choose(state.view(seat), _Recall(state, seat))
            state.play(seat, move)
            self.episode.changed()


class _Recall(Sequence[Memory]):
    """What a seat remembers, looked up only if its bot wants to know."""

    __slots__ = ("_found", "_seat", "_state")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._found: tuple[Memory, ...] | None = None

    def _all(self) -> tuple[Memory, ...]:
        if self._found is None:
            self._found = self._state.recall(self._seat)
        return self._found

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Memory]:
        return iter(self._all())

    @overload
    def __getitem__(self, index: int) -> Memory: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Memory]: ...
    def __getitem__(self, index: int | slice) -> Memory | Sequence[Memory]:
        return self._all()[index]


# --- names ------------------------------------------------------------------------------------


def title(game: Game) -> str:
    """The name of a game as Gymnasium's environments have theirs.

    >>> title(isolario.all_games()["land-vs-sea"])
    'LandVsSea'
    """
    return "".join(word.capitalize() for word in game.name.split("-"))


def register(game: Game) -> list[str]:
    """Adds a game to Gymnasium, unless it is there already, and returns the names it has there."""
    found = []
    for kind, seats in (("", 1), ("Duel", 2)):
        if seats in game.seats and (seats == 1 or any(Stakes.of(game.new(2)).rivals)):
            name = f"isolario/{title(game)}{kind}-v{game.environment}"
            found.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="isolario.adapters.gymnasium:SeatEnv",
                    kwargs={"game": game.name, "seats": seats},
                    disable_env_checker=True,  # the tests check it; it would check every step
                )
    return found


IDS: tuple[str, ...] = tuple(
    name for game in isolario.all_games().values() for name in register(game)
)
"""The names of all environments."""
