"""Sea Dragons: place dragons, sink pirates and rule four realms of the sea, 2 to 5 players.

>>> PIECES.missions["M01"].ships, sum(map(len, CELLS_OF.values()))
((2, 0, 0, 0), 13680)
"""

from __future__ import annotations

from pathlib import Path

from isolario.core.game import Game
from isolario.core.judgement import Judgement
from isolario.core.options import SetUp
from isolario.core.pieces import fingerprint, is_own_box
from isolario.games.sea_dragons import count, moves, position
from isolario.games.sea_dragons.bot import explain, judge, observation, promise
from isolario.games.sea_dragons.coach import coach
from isolario.games.sea_dragons.guess import guess
from isolario.games.sea_dragons.options import SeaDragonsOptions
from isolario.games.sea_dragons.parts import seat_colours, seat_names
from isolario.games.sea_dragons.pieces import (
    FOLDER,
    PIECES,
    SOURCE,
    read_pieces,
    unlike_ours,
)
from isolario.games.sea_dragons.placing import CELLS_OF
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scene import draw
from isolario.games.sea_dragons.scene.attempt import attempt
from isolario.games.sea_dragons.scene.contact import contact_sheet
from isolario.games.sea_dragons.scene.parts import PICTURES
from isolario.games.sea_dragons.scoring import realm_sheet, score_realms
from isolario.games.sea_dragons.texts import book_facts
from isolario.games.sea_dragons.view import SeaDragonsView

__all__ = [
    "CELLS_OF",
    "GAME",
    "PIECES",
    "SeaDragonsOptions",
    "SeaDragonsState",
    "SeaDragonsView",
    "read_pieces",
    "realm_sheet",
    "score_realms",
]

GAME = Game(
    name="sea-dragons",
    prefix="SDR",
    rules_version=1,
    seats=(2, 3, 4, 5),
    minutes=(40, 40),
    daily=(SetUp(2),),
    longest=240,  # 35 turns of five steps, a choice of reef cards each time, four gold cards
    folder=Path(__file__).parent,
    options=SeaDragonsOptions,
    state_type=SeaDragonsState,
    view_type=SeaDragonsView,
    all_moves=moves.ALL_MOVES,
    position=position,
    count=count,
    guess=guess,
    scene=draw.draw,
    lays=("dragon_placed",),
    in_front=draw.in_front,
    attempt=attempt,
    bot=Judgement(
        judge=judge.judge,
        explain=explain.explain,
        promise=promise.promise,
        horizon=2,
        thoughts=3,
        trials=200,
    ),
    observed=observation.OBSERVED,
    pictures=PICTURES,
    coach=coach,
    seat_names=seat_names,
    colours=seat_colours,
    own_box=is_own_box(SOURCE, FOLDER),
    pieces=fingerprint(SOURCE, FOLDER),
    read_pieces=read_pieces,
    unlike_ours=unlike_ours,
    book_facts=book_facts,
    contact_sheet=contact_sheet,
)
