"""Land vs Sea: place hexes and close areas of land or of sea, 2 to 4 players.

>>> SIDES["A"].pattern, SIDES["volcano"].pattern
('LSSSLL', 'LLLLLL')
>>> [area.terrain for area in score_areas("0 0 start 0")]
['L', 'S']
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from isolario.core.game import Game
from isolario.core.judgement import Judgement
from isolario.core.options import SetUp
from isolario.core.pieces import fingerprint
from isolario.games.land_vs_sea import count, moves, position
from isolario.games.land_vs_sea.bot import explain, judge, judge_each, observation, promise
from isolario.games.land_vs_sea.coach import coach
from isolario.games.land_vs_sea.earlier import earlier
from isolario.games.land_vs_sea.guess import guess
from isolario.games.land_vs_sea.options import LandVsSeaOptions
from isolario.games.land_vs_sea.parts import seat_colours, seat_names
from isolario.games.land_vs_sea.pieces import (
    FOLDER,
    OWN_BOX,
    SECOND,
    SIDES,
    SOURCE,
    read_pieces,
    unlike_ours,
)
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.scene import draw, drawn
from isolario.games.land_vs_sea.scene.attempt import attempt
from isolario.games.land_vs_sea.scene.contact import contact_sheet
from isolario.games.land_vs_sea.scene.parts import PICTURES
from isolario.games.land_vs_sea.scoring import ScoredArea, score_areas
from isolario.games.land_vs_sea.view import LandVsSeaView

__all__ = [
    "GAME",
    "SIDES",
    "LandVsSeaOptions",
    "LandVsSeaState",
    "LandVsSeaView",
    "ScoredArea",
    "score_areas",
]

_RULES = Game(
    name="land-vs-sea",
    prefix="LVS",
    rules_version=1,
    seats=(2, 3, 4),
    minutes=(40, 60),
    daily=(
        SetUp(2, {"extras": "none", "pairing": "dealt"}),
        SetUp(2, {"extras": "chosen", "mountains": True, "pairing": "dealt"}),
        SetUp(2, {"extras": "chosen", "caravans": True, "pairing": "dealt"}),
        SetUp(2, {"extras": "chosen", "waypoints": True, "pairing": "dealt"}),
        SetUp(2, {"extras": "all", "pairing": "dealt"}),
    ),
    longest=400,
    folder=Path(__file__).parent,
    options=LandVsSeaOptions,
    state_type=LandVsSeaState,
    view_type=LandVsSeaView,
    numbers=moves.Numbers(),
    reader=moves.read,
    position=position,
    count=count,
    guess=guess,
    scene=draw.draw,
    lays=("tile_placed",),
    in_front=draw.in_front,
    attempt=attempt,
    bot=Judgement(
        judge=judge.judge,
        judge_each=judge_each.judge_each,
        explain=explain.explain,
        promise=promise.promise,
        horizon=1,
        ponders=promise.ponders,
        trials=600,
        overlooks=(0.8, 0.0),
    ),
    observed=observation.OBSERVED,
    coach=coach,
    pictures=PICTURES,
    seat_names=seat_names,
    colours=seat_colours,
    drawn=True,  # LVS-S1 [ruling]: who plays what is drawn, unless the players choose
    symbols=lambda: drawn.file("symbols.toml"),
    pieces=fingerprint(SOURCE, FOLDER, SECOND),
    own_box=OWN_BOX,
    read_pieces=read_pieces,
    unlike_ours=unlike_ours,
    contact_sheet=contact_sheet,
)
GAME = replace(_RULES, earlier=earlier(_RULES))
