"""Foggy Island: lines of tokens on a small island, two secret hands, and weather that hides.

>>> import isolario
>>> state = isolario.new("foggy-island", seed=7)
>>> state.to_move, len(state.legal_moves(0))
((0, 1), 4)
"""

from __future__ import annotations

from pathlib import Path

from isolario.core.game import Game
from isolario.core.judgement import Judgement
from isolario.core.options import SetUp
from isolario.core.pieces import fingerprint
from isolario.games.foggy_island import count, moves, position
from isolario.games.foggy_island.bot import explain, judge, observation, promise, steps
from isolario.games.foggy_island.coach import coach
from isolario.games.foggy_island.guess import guess
from isolario.games.foggy_island.options import FoggyOptions, rematch
from isolario.games.foggy_island.parts import seat_names
from isolario.games.foggy_island.pieces import (
    FOLDER,
    OWN_BOX,
    SOURCE,
    read_pieces,
    unlike_ours,
)
from isolario.games.foggy_island.rules import FoggyState
from isolario.games.foggy_island.scene import draw
from isolario.games.foggy_island.scene.attempt import attempt
from isolario.games.foggy_island.scene.contact import contact_sheet
from isolario.games.foggy_island.scene.parts import PICTURES
from isolario.games.foggy_island.scoring import score_lines
from isolario.games.foggy_island.texts import book_facts
from isolario.games.foggy_island.view import FoggyView

__all__ = ["GAME", "FoggyOptions", "FoggyState", "FoggyView", "score_lines"]

GAME = Game(
    name="foggy-island",
    prefix="FOG",
    rules_version=2,
    seats=(2, 4),
    minutes=(15, 40),
    daily=(
        SetUp(2, {"mode": "simple", "weather": "sunny"}),
        SetUp(2, {"mode": "mercenaries", "weather": "cards"}),
        SetUp(2, {"mode": "simple", "weather": "cards"}),
        SetUp(2, {"mode": "simple", "weather": "cloudy"}),
        SetUp(2, {"mode": "mercenaries", "weather": "fog"}),
    ),
    longest=1000,  # five rounds, each token with an effect or two
    folder=Path(__file__).parent,
    options=FoggyOptions,
    state_type=FoggyState,
    view_type=FoggyView,
    all_moves=moves.ALL_MOVES,
    reader=moves.read,
    position=position,
    count=count,
    guess=guess,
    scene=draw.draw,
    lays=("laid",),
    in_front=draw.in_front,
    bot=Judgement(
        judge=judge.judge,
        explain=explain.explain,
        promise=promise.promise,
        part=lambda state: state.round,
        steps=steps.steps,
        trials=100,
        overlooks=(0.6, 0.0),
    ),
    observed=observation.OBSERVED,
    pictures=PICTURES,
    attempt=attempt,
    coach=coach,
    seat_names=seat_names,
    rematch=rematch,
    pieces=fingerprint(SOURCE, FOLDER),
    own_box=OWN_BOX,
    read_pieces=read_pieces,
    unlike_ours=unlike_ours,
    book_facts=book_facts,
    contact_sheet=contact_sheet,
)
