"""Beacon Patrol: all sail together, place tiles and explore the sea, 1 to 4 players.

>>> score("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\n-1 0 B1")  # headquarters, explored
3
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from isolario.core.game import Game
from isolario.core.judgement import Judgement
from isolario.core.options import SetUp
from isolario.core.pieces import fingerprint
from isolario.games.beacon_patrol import count, moves, position
from isolario.games.beacon_patrol.bot import explain, judge, observation
from isolario.games.beacon_patrol.chart import Chart
from isolario.games.beacon_patrol.coach import coach
from isolario.games.beacon_patrol.guess import guess
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import (
    DRAWN,
    FOLDER,
    OWN_BOX,
    SOURCE,
    most_points,
    read_pieces,
    unlike_ours,
)
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scene import draw, drawn
from isolario.games.beacon_patrol.scene.attempt import attempt
from isolario.games.beacon_patrol.scene.contact import contact_sheet
from isolario.games.beacon_patrol.scene.parts import PICTURES
from isolario.games.beacon_patrol.scoring import rank, score, score_sheet
from isolario.games.beacon_patrol.texts import book_facts
from isolario.games.beacon_patrol.view import BeaconView

__all__ = [
    "GAME",
    "BeaconOptions",
    "BeaconState",
    "BeaconView",
    "Chart",
    "rank",
    "score",
    "score_sheet",
]


GAME = Game(
    name="beacon-patrol",
    prefix="BCN",
    rules_version=1,
    seats=(1, 2, 3, 4),
    minutes=(30, 30),
    first=SetUp(1),
    daily=tuple(
        SetUp(1, {"windmills": windmills, "piers": piers})
        for piers, windmills in product((False, True), repeat=2)
    ),
    # 97 for tiles, 25 for mills, 124 for piers that all 30 houses stand by; or more in other boxes
    points=(0, max(250, most_points())),
    # At most 32 turns of all tokens, a swap and an end; 63 tiles. With more there are more turns.
    longest=max(250, 4 * len(DRAWN)),
    folder=Path(__file__).parent,
    options=BeaconOptions,
    state_type=BeaconState,
    view_type=BeaconView,
    all_moves=moves.ALL_MOVES,
    reader=moves.read,
    position=position,
    count=count,
    guess=guess,
    scene=draw.draw,
    lays=("tile_placed",),
    in_front=draw.in_front,
    bot=Judgement(
        judge=judge.judge,
        explain=explain.explain,
        careful=judge.judge_carefully,
        overlooks=(0.5, 0.12),
    ),
    observed=observation.OBSERVED,
    coach=coach,
    pictures=PICTURES,
    attempt=attempt,
    symbols=drawn.symbols,
    pieces=fingerprint(SOURCE, FOLDER),
    own_box=OWN_BOX,
    read_pieces=read_pieces,
    unlike_ours=unlike_ours,
    book_facts=book_facts,
    contact_sheet=contact_sheet,
)
