"""Cartographers: everybody maps the same kingdom, card by card, on a sheet of their own.

>>> sheet = Sheet.blank("A").draw(0b111, "water")
>>> score_card("canal_lake", sheet), monster_penalty(sheet)
(0, 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from isolario.core.chance import Chance
from isolario.core.game import Game, View
from isolario.core.moves import Move
from isolario.core.options import Options
from isolario.core.scene import Scene
from isolario.games.cartographers import moves, position
from isolario.games.cartographers.bot import features, judge
from isolario.games.cartographers.drawing import placements, solo_ambush
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.scene import draw
from isolario.games.cartographers.scoring import monster_penalty, score_card
from isolario.games.cartographers.sheet import Sheet
from isolario.games.cartographers.view import CartographersView

__all__ = [
    "GAME",
    "Cartographers",
    "CartographersOptions",
    "CartographersState",
    "CartographersView",
    "Sheet",
    "monster_penalty",
    "placements",
    "score_card",
    "solo_ambush",
]


class Cartographers(Game):
    """The rulebook of Cartographers."""

    name: ClassVar[str] = "cartographers"
    prefix: ClassVar[str] = "CRT"
    rules_version: ClassVar[int] = 1
    options: ClassVar[type[Options]] = CartographersOptions
    seats: ClassVar[tuple[int, ...]] = tuple(range(1, 13))
    all_moves: ClassVar[Sequence[Move]] = moves.ALL_MOVES
    longest: ClassVar[int] = 12 * 72  # seats; 27 rounds and 4 ambushes, with skills two steps each
    features: ClassVar[int] = features.LENGTH
    folder: ClassVar[Path] = Path(__file__).parent
    view_type: ClassVar[type[View]] = CartographersView

    def deal(self, seats: int, chance: Chance, options: CartographersOptions) -> CartographersState:
        return CartographersState(seats, chance, options)

    def read(self, notation: str) -> Move:
        return moves.read(notation)

    def parse(self, text: str) -> CartographersState:
        return position.parse(text)

    def scene(self, view: CartographersView) -> Scene:
        return draw.draw(view)

    def judge(self, view: CartographersView, move: Move) -> float:
        return judge.judge(view, move)


GAME = Cartographers()
CartographersState.game = GAME
CartographersView.game = GAME
