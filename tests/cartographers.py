"""Cartographers in tests, while it is not on the shelf yet: a rulebook without pictures."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar, cast

from isolario.core.chance import Chance
from isolario.core.event import Event
from isolario.core.game import Game, View
from isolario.core.moves import Move
from isolario.core.options import Options
from isolario.core.scene import Scene
from isolario.games.cartographers import moves, position
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.view import CartographersView


class Unbound(Game):
    """The rules alone."""

    name: ClassVar[str] = "cartographers"
    prefix: ClassVar[str] = "CRT"
    rules_version: ClassVar[int] = 1
    options: ClassVar[type[Options]] = CartographersOptions
    seats: ClassVar[tuple[int, ...]] = tuple(range(1, 13))
    actions: ClassVar[int] = len(moves.ALL_MOVES)
    longest: ClassVar[int] = 12 * 40
    features: ClassVar[int] = 0
    folder: ClassVar[Path] = Path(position.__file__).parent
    view_type: ClassVar[type[View]] = CartographersView

    def deal(self, seats: int, chance: Chance, options: Any) -> CartographersState:
        return CartographersState(seats, chance, options)

    def read(self, notation: str) -> Move:
        return moves.read(notation)

    def parse(self, text: str) -> CartographersState:
        return position.parse(text)

    def scene(self, view: Any) -> Scene:
        raise NotImplementedError

    def judge(self, view: Any, move: Any) -> float:
        raise NotImplementedError


RULES = Unbound()
CartographersState.game = RULES
CartographersView.game = RULES


def new(seats: int = 2, seed: int | str = 1, **options: Any) -> CartographersState:
    return cast(CartographersState, RULES.new(seats, seed, options))


def finish(state: CartographersState, seed: int = 0) -> list[Event]:
    """Plays on at random to the end; returns all events."""
    rng = random.Random(seed)
    events: list[Event] = []
    while not state.over:
        seat = rng.choice(state.to_move)
        events += state.play(seat, state.legal_moves(seat).choice(rng))
    return events


def whats(events: list[Event]) -> list[str]:
    return [event.what for event in events]
