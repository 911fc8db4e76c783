"""The games in OpenSpiel: importing this registers each as ``isolario_<game>``.

>>> import pyspiel
>>> import isolario.adapters.openspiel
>>> game = pyspiel.load_game("isolario_foggy_island(weather=fog)")
>>> state = game.new_initial_state()
>>> for byte in (1, 2, 3, 4):
...     state.apply_action(byte)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'pick W')

How a game becomes one of theirs:

- All chance comes first: four nodes of 256 outcomes are the bytes of the seed. The games draw
  from it by labels (see `isolario.core.chance`), so no later node is needed; and nobody sees it.
- Sealed decisions come one after another in seat order; later seats see nothing of them.
- The information state is what a seat remembers (`State.recall`) as JSON, the observation its
  view: as JSON, and as numbers (`View.observation`). A view can hide what a seat remembers, so
  there is no information-state tensor.
- Returns as in `isolario.adapters.rewards`: zero-sum against others, the points together.
- ``resample_from_infostate`` redeals what the player does not know (`View.guess`). Such a state
  has no history: it never began. Its player remembers everything; the others know their view of
  it, and what has happened since.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

import isolario
from isolario.adapters.masks import numbers
from isolario.adapters.observing import size, tensor
from isolario.adapters.rewards import bounds, rewards
from isolario.bots.worth import Stakes
from isolario.core import game as core
from isolario.core.errors import NotAllowed
from isolario.core.event import Event
from isolario.core.moves import Move

SEED_BYTES = 4
BYTES = 256
OUTCOMES = [(byte, 1 / BYTES) for byte in range(BYTES)]
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A rulebook with its options, as OpenSpiel knows games. Each game has its subclass."""

    rules: ClassVar[core.Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = self.rules
        self.players, self.options = _read(rules, given)
        sample = rules.new(self.players, 0, self.options)
        stakes = Stakes.of(sample)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=BYTES,
            num_players=self.players,
            max_game_length=rules.longest,
            **_utility(sample),
        )
        super().__init__(_type(rules, stakes), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type, params)


class Table:
    """What a state of OpenSpiel holds of ours. They clone by deep copy; ours is cheap."""

    __slots__ = ("before", "mask", "seed", "state")

    def __init__(self) -> None:
        self.seed: tuple[int, ...] = ()
        self.state: core.State | None = None  # None until the seed is complete
        self.before: dict[int, tuple[core.Memory | core.View, ...]] = {}  # memories of a guess
        self.mask: int | None = None  # of whoever is to move, once somebody has asked

    def __deepcopy__(self, _: object) -> Table:
        fresh = Table()
        fresh.seed = self.seed
        fresh.state = None if self.state is None else self.state.copy()
        fresh.before = self.before
        fresh.mask = self.mask
        return fresh

    def legal(self) -> int:
        """The numbers of the legal moves of whoever is to move, as bits."""
        if self.mask is None:
            assert self.state is not None
            self.mask = self.state.action_mask(self.state.to_move[0])
        return self.mask

    def remembered(self, player: int) -> tuple[core.Memory | core.View, ...]:
        """All that a player remembers; for a guess, also from before it was made."""
        assert self.state is not None
        return self.before.get(player, ()) + self.state.recall(player)


class SpielState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A game in progress, as OpenSpiel knows states."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table()

    def current_player(self) -> int:
        state = self.table.state
        if state is None:
            return CHANCE
        to_move = state.to_move
        return to_move[0] if to_move else TERMINAL

    def is_terminal(self) -> bool:
        return self.table.state is not None and not self.table.state.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES.copy()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player() or self.table.state is None:
            return []
        return numbers(self.table.legal())

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.state is None:
            table.seed += (action,)
            if len(table.seed) == SEED_BYTES:
                game = self.get_game()
                table.state = game.rules.new(game.players, bytes(table.seed), game.options)
        else:
            seat = table.state.to_move[0]
            numbering = table.state.game.numbering
            move = None
            if 0 <= action < numbering.count:
                move = numbering.move(table.state, action)
            if move is None:
                raise NotAllowed(f"no move has the number {action}")
            table.state.play(seat, move)
            table.mask = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table.state is None:
            return f"seed {action:02x}"
        return self.table.state.view(player).move(action).notation

    def returns(self) -> list[float]:
        state = self.table.state
        if state is None or state.outcome is None:
            return [0.0] * self.num_players()
        return list(rewards(state.outcome, state.scores))

    def __str__(self) -> str:
        if self.table.state is None:
            return "seed " + bytes(self.table.seed).hex()
        return self.table.state.text

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that could be the true one as far as a player knows."""
        fresh: SpielState = self.get_game().new_initial_state()
        state = self.table.state
        if state is None:
            return fresh
        memory = self.table.remembered(player)
        recall = [thing for thing in memory if not isinstance(thing, core.View)]
        rng = random.Random(sampler())
        guess = state.view(player).guess(rng, recall)
        fresh.table.state = guess
        fresh.table.before = {
            seat: memory if seat == player else (guess.view(seat),) for seat in range(guess.seats)
        }
        return fresh


class Observer:
    """What a player sees: the view, or with perfect recall all that it remembers."""

    def __init__(self, game: SpielGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; got {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._recalls: bool = kind.perfect_recall
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(0 if self._recalls else size(game.rules, game.players), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self._recalls:
            raise ValueError("there is no information-state tensor; use observation_tensor")
        if state.table.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = tensor(self._view(state.table.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table.state is None:
            return ""
        if self._recalls:
            return _written(state.table.remembered(player))
        return self._view(state.table.state, player).json().decode()

    def _view(self, state: core.State, player: int) -> core.View:
        return state.view(player if self._private else None)


def _written(memory: tuple[core.Memory | core.View, ...]) -> str:
    """What is remembered as JSON: own moves by notation, events, and views of a guess.

    >>> _written((Event("ready", 0),))
    '[{"event":{"what":"ready","seat":0}}]'
    """
    return msgspec.json.encode(list(map(_as_data, memory))).decode()


def _as_data(thing: core.Memory | core.View) -> dict[str, Any]:
    if isinstance(thing, Move):
        return {"move": thing.notation}
    return {"event": thing} if isinstance(thing, Event) else {"view": thing.data()}


# --- parameters and promises ------------------------------------------------------------------


def _defaults(rules: core.Game) -> dict[str, bool | int | float | str]:
    """The parameters: how many play, and the options. Anything but a plain value is JSON."""
    options: dict[str, Any] = msgspec.to_builtins(rules.options())
    plain = {
        name: it if isinstance(it, bool | int | float | str) else json.dumps(it)
        for name, it in options.items()
    }
    return {"players": rules.options().default_seats(rules.seats), **plain}


def _read(rules: core.Game, params: Mapping[str, Any]) -> tuple[int, dict[str, object]]:
    given = {**_defaults(rules), **params}
    usual = msgspec.to_builtins(rules.options())
    players = int(given.pop("players"))
    return players, {
        name: it if isinstance(usual.get(name), bool | int | float | str) else json.loads(it)
        for name, it in given.items()
    }


def _utility(sample: core.State) -> dict[str, float | None]:
    if any(Stakes.of(sample).rivals):
        return {"min_utility": -1.0, "max_utility": 1.0, "utility_sum": 0.0}
    low, high = bounds(sample)
    return {"min_utility": low, "max_utility": high, "utility_sum": None}


def _type(rules: core.Game, stakes: Stakes | None = None) -> Any:
    """What is promised of a game; without stakes, for all its options and numbers of players."""
    utility = pyspiel.GameType.Utility
    if stakes is None:
        promise = utility.GENERAL_SUM
    else:
        promise = utility.ZERO_SUM if any(stakes.rivals) else utility.IDENTICAL
    return pyspiel.GameType(
        short_name=_name(rules),
        long_name=f"Isolario: {rules.name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=promise,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(rules),
    )


def _name(rules: core.Game) -> str:
    return f"isolario_{rules.name.replace('-', '_')}"


def register(rules: core.Game) -> None:
    """Adds a game to OpenSpiel, unless it is there already."""
    if _name(rules) not in pyspiel.registered_names():
        # A class, not a function: OpenSpiel releases it after Python has ended, and that
        # crashes with anything that has no other owner by then.
        pyspiel.register_game(_type(rules), type(_name(rules), (SpielGame,), {"rules": rules}))


for _rules in isolario.all_games().values():
    register(_rules)
