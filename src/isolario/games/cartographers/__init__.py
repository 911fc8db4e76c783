"""Cartographers: everybody maps the same kingdom, card by card, on a sheet of their own.

>>> sheet = Sheet.blank("A").draw(0b111, "water")
>>> score_card("canal_lake", sheet), monster_penalty(sheet)
(0, 0)
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from isolario.core.game import Game
from isolario.core.judgement import Judgement
from isolario.core.options import SetUp
from isolario.core.pieces import fingerprint
from isolario.games.cartographers import count, moves, position
from isolario.games.cartographers.bot import explain, judge, observation
from isolario.games.cartographers.coach import coach
from isolario.games.cartographers.drawing import placements, solo_ambush
from isolario.games.cartographers.guess import guess
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import (
    FOLDER,
    OWN_BOX,
    SOURCE,
    read_pieces,
    unlike_ours,
)
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.scene import draw, drawn, sheet
from isolario.games.cartographers.scene.attempt import attempt
from isolario.games.cartographers.scene.contact import contact_sheet
from isolario.games.cartographers.scene.parts import PICTURES
from isolario.games.cartographers.scoring import monster_penalty, score_card
from isolario.games.cartographers.sheet import Sheet
from isolario.games.cartographers.texts import book_facts
from isolario.games.cartographers.view import CartographersView

__all__ = [
    "GAME",
    "CartographersOptions",
    "CartographersState",
    "CartographersView",
    "Sheet",
    "monster_penalty",
    "placements",
    "score_card",
    "solo_ambush",
]


GAME = Game(
    name="cartographers",
    prefix="CRT",
    rules_version=3,
    seats=tuple(range(1, 13)),
    minutes=(30, 45),
    first=SetUp(1),
    daily=tuple(
        SetUp(1, {"side": side, "skills": skills}) for skills, side in product((False, True), "AB")
    ),
    # Four ambushes of five cells are beside some sixty, and score up to four times; an edict brings
    # 160 at most, and two are scored in each of four seasons.
    # Other boxes may have larger shapes, and take more off at the end.
    points=(-1000 if OWN_BOX else -250, 1500),
    # Seats; 27 rounds and 4 ambushes, with skills two steps each. Where cards take less time there
    # are more rounds: in each season all eleven cards with shapes.
    longest=12 * (2 * (4 * 11 + 4) + 8 if OWN_BOX else 72),
    folder=Path(__file__).parent,
    options=CartographersOptions,
    state_type=CartographersState,
    view_type=CartographersView,
    all_moves=moves.ALL_MOVES,
    reader=moves.read,
    position=position,
    count=count,
    guess=guess,
    scene=draw.draw,
    lays=("drawn",),
    in_front=draw.in_front,
    look=sheet.look,
    bot=Judgement(
        judge=judge.judge,
        judge_each=judge.judge_each,
        explain=explain.explain,
        concerns=lambda state, seat, other: state.owner(seat) == other,
        trials=120,
        overlooks=(0.75, 0.2),
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
