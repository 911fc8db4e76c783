"""Sea Dragons while it is being built: what its folder has so far, as a rulebook."""

from __future__ import annotations

from pathlib import Path

from isolario.core.game import Game
from isolario.core.scene import Scene
from isolario.games.sea_dragons import moves, position
from isolario.games.sea_dragons.guess import guess
from isolario.games.sea_dragons.options import SeaDragonsOptions
from isolario.games.sea_dragons.parts import seat_names
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.view import SeaDragonsView

GAME = Game(
    name="sea-dragons",
    prefix="SDR",
    rules_version=1,
    seats=(2, 3, 4, 5),
    longest=240,  # 35 turns of five steps, a choice of reef cards each time, four gold cards
    folder=Path(__file__).parent,
    options=SeaDragonsOptions,
    state_type=SeaDragonsState,
    view_type=SeaDragonsView,
    all_moves=moves.ALL_MOVES,
    position=position,
    guess=guess,
    scene=lambda view: Scene(()),
    judge=lambda view, move: 0.0,
    features=lambda view: (0.0,),
    feature_count=1,
    seat_names=seat_names,
)
