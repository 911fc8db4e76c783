"""Land vs Sea while it is being built: what its folder has so far, as a rulebook."""

from __future__ import annotations

from pathlib import Path

from isolario.core.game import Game
from isolario.core.scene import Scene
from isolario.games.land_vs_sea import moves, position
from isolario.games.land_vs_sea.guess import guess
from isolario.games.land_vs_sea.options import LandVsSeaOptions
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.view import LandVsSeaView

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
    scene=lambda view: Scene(()),
    judge=lambda view, move: 0.0,
    features=lambda view: (0.0,),
    feature_count=1,
)
