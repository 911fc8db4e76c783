"""Foggy Island: lines of tokens on a small island, two secret hands, and weather that hides.

>>> import isolario
>>> state = isolario.new("foggy-island", seed=7)
>>> state.to_move, len(state.legal_moves(0))
((0, 1), 3)
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
from isolario.core.text import Text
from isolario.games.foggy_island import moves, position
from isolario.games.foggy_island.bot import features, judge
from isolario.games.foggy_island.options import FoggyOptions
from isolario.games.foggy_island.parts import SEAT_NAMES
from isolario.games.foggy_island.rules import FoggyState
from isolario.games.foggy_island.scene import draw
from isolario.games.foggy_island.scoring import score_lines
from isolario.games.foggy_island.view import FoggyView

__all__ = ["GAME", "FoggyIsland", "FoggyOptions", "FoggyState", "FoggyView", "score_lines"]


class FoggyIsland(Game):
    """The rulebook of Foggy Island."""

    name: ClassVar[str] = "foggy-island"
    prefix: ClassVar[str] = "FOG"
    rules_version: ClassVar[int] = 1
    options: ClassVar[type[Options]] = FoggyOptions
    seats: ClassVar[tuple[int, ...]] = (2, 4)
    all_moves: ClassVar[Sequence[Move]] = moves.ALL_MOVES
    longest: ClassVar[int] = 1000  # five rounds, each token with an effect or two
    features: ClassVar[int] = features.LENGTH
    folder: ClassVar[Path] = Path(__file__).parent
    view_type: ClassVar[type[View]] = FoggyView

    def seat_names(self, seats: int) -> tuple[Text, ...]:
        return tuple(map(Text, SEAT_NAMES[:seats]))

    def deal(self, seats: int, chance: Chance, options: FoggyOptions) -> FoggyState:
        return FoggyState(seats, chance, options)

    def read(self, notation: str) -> Move:
        return moves.read(notation)

    def parse(self, text: str) -> FoggyState:
        return position.parse(text)

    def scene(self, view: FoggyView) -> Scene:
        return draw.draw(view)

    def judge(self, view: FoggyView, move: Move) -> float:
        return judge.judge(view, move)


GAME = FoggyIsland()
FoggyState.game = GAME
FoggyView.game = GAME
