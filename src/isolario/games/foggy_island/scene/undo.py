"""Whether a choice in play could be taken back: never past a draw, something shown, or the end
of a round. Almost always that follows from a look at the view; where it does not, the move is
tried on a state that could be behind the view."""

from __future__ import annotations

import random
from functools import cached_property
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.games.foggy_island.parts import SIDES
from isolario.games.foggy_island.scoring import CELL_OF

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState
    from isolario.games.foggy_island.view import FoggyView

FEW = 3
"""With so few tokens left in hands, the table itself may play on to the end of the round."""


class Undo:
    """What follows the moves of a seat. An answer of None: it must be tried (`of`)."""

    def __init__(self, view: FoggyView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.teams = view.seats > SIDES
        self.draws = bool(
            view.known.decks[view.known.active]
        )  # whoever's turn it is, once a token is done

    def of(self, move: str, sure: bool | None) -> bool:
        """Whether a move could be taken back, tried if it is not sure."""
        if sure is not None:
            return sure
        state = self._guess.copy()
        state.play(self.seat, move)
        return state._undo_at(self.seat) is not None

    @cached_property
    def _guess(self) -> FoggyState:
        return self.view.guess(random.Random(0))

    @cached_property
    def before_laying(self) -> bool | None:
        """What only leads to another decision: the frog's, the hippo's, doing without."""
        if sum(map(len, self.view.known.hands)) <= FEW:
            return None
        return None if self.teams and self._one_left else True

    @property
    def _one_left(self) -> bool:
        """Whether the table may lay somebody's only token, which a team-mate did not know."""
        held = [token.seat for token in self.view.known.held]
        return any(
            len(hand) - held.count(seat) <= 1 for seat, hand in enumerate(self.view.known.hands)
        )

    @property
    def after_token(self) -> bool | None:
        """What ends a token: laid face down, or its effect done. Then comes a draw."""
        return False if self.draws else self.before_laying

    @property
    def after_showing(self) -> bool | None:
        """A token laid face up. It is no news if its owner's deck is empty: then everybody can
        tell what is left, except in teams and in fog."""
        if self.view.known.decks[self.seat] or self.teams or self.view.known.weather == "fog":
            return False
        # In another's turn (FOG-N10) a draw follows, unless the token's own effect asks first.
        return None if self.draws else self.before_laying

    def after_taking(self, cell: str) -> bool | None:
        """A token taken back to a hand: one that lay face down is seen by its owner (FOG-W6).
        Otherwise the table may lay the other one itself, where everybody can tell what it is."""
        return False if self.view.known.words[CELL_OF[cell]][1] == UNKNOWN else None
