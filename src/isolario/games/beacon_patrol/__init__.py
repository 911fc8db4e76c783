"""Beacon Patrol: all sail together, place tiles and explore the sea, 1 to 4 players.

>>> score("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\n-1 0 B1")  # headquarters, explored
3
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
from isolario.games.beacon_patrol import moves, position
from isolario.games.beacon_patrol.bot import features, judge
from isolario.games.beacon_patrol.chart import Chart
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scene import draw
from isolario.games.beacon_patrol.scoring import rank, score, score_sheet
from isolario.games.beacon_patrol.view import BeaconView

__all__ = [
    "GAME",
    "BeaconOptions",
    "BeaconPatrol",
    "BeaconState",
    "BeaconView",
    "Chart",
    "rank",
    "score",
    "score_sheet",
]


class BeaconPatrol(Game):
    """The rulebook of Beacon Patrol."""

    name: ClassVar[str] = "beacon-patrol"
    prefix: ClassVar[str] = "BCN"
    rules_version: ClassVar[int] = 1
    options: ClassVar[type[Options]] = BeaconOptions
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    all_moves: ClassVar[Sequence[Move]] = moves.ALL_MOVES
    longest: ClassVar[int] = 250  # at most 32 turns of all tokens, a swap and an end; 63 tiles
    features: ClassVar[int] = features.LENGTH
    folder: ClassVar[Path] = Path(__file__).parent
    view_type: ClassVar[type[View]] = BeaconView

    def deal(self, seats: int, chance: Chance, options: BeaconOptions) -> BeaconState:
        return BeaconState(seats, chance, options)

    def read(self, notation: str) -> Move:
        return moves.read(notation)

    def parse(self, text: str) -> BeaconState:
        return position.parse(text)

    def scene(self, view: BeaconView) -> Scene:
        return draw.draw(view)

    def judge(self, view: BeaconView, move: Move) -> float:
        return judge.judge(view, move)


GAME = BeaconPatrol()
BeaconState.game = GAME
BeaconView.game = GAME
