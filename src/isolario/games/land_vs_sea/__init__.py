"""Land vs Sea: place hexes and close areas of land or of sea, 2 to 4 players.

>>> SIDES["A"].pattern, SIDES["volcano"].pattern
('LSSSLL', 'LLLLLL')
"""

from __future__ import annotations

from pathlib import Path

from isolario.core.game import Game
from isolario.games.land_vs_sea import moves, position
from isolario.games.land_vs_sea.bot import features, judge, promise
from isolario.games.land_vs_sea.guess import guess
from isolario.games.land_vs_sea.options import LandVsSeaOptions
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.scene import draw
from isolario.games.land_vs_sea.view import LandVsSeaView

__all__ = ["GAME", "SIDES", "LandVsSeaOptions", "LandVsSeaState", "LandVsSeaView"]

GAME = Game(
    name="land-vs-sea",
    prefix="LVS",
    rules_version=1,
    seats=(2, 3, 4),
    longest=400,
    folder=Path(__file__).parent,
    options=LandVsSeaOptions,
    state_type=LandVsSeaState,
    view_type=LandVsSeaView,
    numbers=moves.Numbers(),
    reader=moves.read,
    position=position,
    guess=guess,
    scene=draw.draw,
    judge=judge.judge,
    promise=promise.promise,
    features=features.features,
    feature_count=features.LENGTH,
)
