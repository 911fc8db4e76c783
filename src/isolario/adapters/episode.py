"""One game after another as a program plays them: by numbers, with masks, rewards and pictures.

>>> episode = Episode("foggy-island", weather="fog")
>>> episode.begin(seed=7)
>>> mask = episode.mask(0)
>>> int(mask.sum()) == len(episode.state.legal_moves(0)), episode.act(0, int(mask.argmax()))
(True, True)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import isolario
from isolario.adapters.masks import spread
from isolario.adapters.observing import observe
from isolario.adapters.rewards import Shaping, bounds, penalty, rewards
from isolario.core.game import Game, State

Observation = dict[str, Any]


class Episode:
    """What all adapters share: a rulebook, how many play with which options, and the game that is
    on. The names of games are read as everywhere, with hyphens or underscores.

    With ``wait`` there is one action more than moves, the last one, for those who have nothing to
    decide. ``shaping`` is the discount of rewards on the way (see `Shaping`); None: there are none.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        wait: bool = False,
        shaping: float | None = None,
        **options: object,
    ) -> None:
        self.game: Game = isolario.all_games()[game]
        self.options = options
        self.state: State = self.game.new(seats, 0, options)
        self.seats = self.state.seats
        self.wait = self.game.actions if wait else None
        self.actions = self.game.actions + wait
        self.bounds = bounds(self.state)
        self.penalty = penalty(self.state)
        self._shaping = None if shaping is None else Shaping(shaping)
        self._masks: dict[int, int] = {}
        self.broken = False

    @property
    def slug(self) -> str:
        """The name of the game, as a name of a program can be."""
        return self.game.name.replace("-", "_")

    def begin(self, seed: int) -> None:
        """Deals another game."""
        self.state = self.game.new(self.seats, seed, self.options)
        self._masks.clear()
        self.broken = False
        if self._shaping is not None:
            self._shaping.begin(self.state)

    @property
    def shaped(self) -> bool:
        return self._shaping is not None

    def legal(self, seat: int) -> int:
        """The numbers of a seat's legal moves, as bits."""
        mask = self._masks.get(seat)
        if mask is None:
            mask = self._masks[seat] = 0 if self.broken else self.state.action_mask(seat)
        return mask

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may choose, as an array of its own."""
        bits = self.legal(seat)
        if not bits and self.wait is not None:
            bits = 1 << self.wait
        return spread(bits, self.actions)

    def observe(self, seat: int, mask: NDArray[np.int8] | None = None) -> Observation:
        """What a seat sees and may choose; the mask, if somebody has it already."""
        return {
            "observation": observe(self.state.view(seat)),
            "action_mask": self.mask(seat) if mask is None else mask,
        }

    def act(self, seat: int, action: int) -> bool:
        """Makes the move with a number; False, and nothing has changed, if it is not legal."""
        if action < 0 or not self.legal(seat) >> action & 1:
            return False
        move = self.game.numbering.move(self.state, action)
        assert move is not None
        self.state.play(seat, move)
        self._masks.clear()
        return True

    def changed(self) -> None:
        """To be called after somebody else has made a move."""
        self._masks.clear()

    def break_off(self) -> None:
        """Ends the game without a result: nobody has a move any more."""
        self.broken = True
        self._masks.clear()

    def earned(self) -> tuple[float, ...] | None:
        """What each seat gets for the last move; None for nothing."""
        outcome = self.state.outcome
        final = None if outcome is None else rewards(outcome, self.state.scores)
        if self._shaping is None:
            return final
        shaped = self._shaping.step(self.state)
        if final is None:
            return shaped
        return tuple(whole + part for whole, part in zip(final, shaped, strict=True))

    def told(self) -> dict[str, Any]:
        """What there is to say of the game besides: the scores, and at its end the places."""
        told: dict[str, Any] = {"scores": self.state.scores}
        if (outcome := self.state.outcome) is not None:
            told["places"] = outcome.places
        return told
