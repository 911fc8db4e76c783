"""All moves of a view are judged at once exactly as they are one by one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

import pytest

from isolario.bots import bot
from isolario.core.moves import Move
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.bot.judge import Glance, judge
from isolario.games.land_vs_sea.bot.judge_each import judge_each
from isolario.games.land_vs_sea.bot.outlook import Outlook
from isolario.games.land_vs_sea.bot.survey import survey
from isolario.games.land_vs_sea.moves import Place, Placements
from isolario.games.land_vs_sea.options import NONE
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.view import LandVsSeaView
from tests.soaking import SOAK

GAMES = 20 if SOAK else 1
SET_UPS = [(2, "none"), (2, "all"), (3, "usual"), (3, "all"), (4, "none"), (4, "usual"), (4, "all")]


def _one_by_one(view: LandVsSeaView, moves: Sequence[Move]) -> list[float]:
    """What is said of each move by somebody who has not thought about anything before."""
    known, seat = view.known, view.seat or 0
    if known.step != "place":
        return [judge(view, move) for move in moves]
    outlook, actions = Outlook(known, seat), Glance(view).actions
    found = []
    for move in cast(Sequence[Place], moves):
        tile = known.hands[seat][move.slot]
        side = tile.down if move.face else tile.up
        found.append(outlook.value(side, move.turn, move.cell) + actions[SIDES[side].action])
    return found


@pytest.mark.soak
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize(("seats", "extras"), SET_UPS)
def test_all_moves_at_once_are_judged_as_one_by_one(seats: int, extras: str, player: str) -> None:
    """To the last digit: what looks equally good must stay so, as lots are drawn between equals."""
    rng = random.Random(f"{seats} {extras}")
    for number in range(GAMES):
        state = GAME.new(seats, f"each {number}", {"extras": extras})
        players = [bot(player, seat) for seat in range(seats)]
        while not state.over:
            seat = state.to_move[0]
            view = cast(LandVsSeaView, state.view(seat))
            moves = view.legal_moves()
            move = players[seat].choose(view)
            if not SOAK and rng.random() < 0.7:
                state.play(seat, move)
                continue
            values = _one_by_one(view, moves)
            assert list(judge_each(view, moves)) == values, (state.text, seat)
            some = rng.sample(range(len(moves)), min(len(moves), 12))
            found = judge_each(view, [moves[at] for at in some])
            assert list(found) == [values[at] for at in some], (state.text, seat)
            assert judge(view, moves[some[0]]) == values[some[0]]
            state.play(seat, move)


def test_a_survey_is_of_one_position_only() -> None:
    """Whatever an outlook depends on, positions that differ in it are surveyed apart."""
    state = cast(LandVsSeaState, GAME.new(2, "apart", {"extras": "all"}))
    while state.step != "place" or len(state.ground.placed) < 20 or not any(state.waypoints):
        state.play(state.active, bot("greedy", 1).choose(state.view(state.active)))
    seat = state.active
    placed = len(state.ground.placed)
    here = survey(state, seat)
    assert survey(state.copy(), seat) is here
    changes: dict[str, object] = {
        "stacks": (state.stacks[0][1:], state.stacks[1]),
        "special": not state.special,
        "waypoints": (None, None),
        "extras": NONE,
    }
    for name, value in changes.items():
        other = state.copy()
        setattr(other, name, value)
        assert survey(other, seat) is not here, name
    assert survey(state, 1 - seat) is not here
    legal = state.legal_moves(seat)
    state.play(seat, legal[0])
    assert survey(state, seat) is not here
    assert len(here.outlook.ground.placed) == placed  # though the game has gone on


def test_a_placement_is_found_without_listing_the_others() -> None:
    state = cast(LandVsSeaState, GAME.new(2, "found", {"extras": "all"}))
    for _ in range(30):
        legal = state.legal_moves(state.active)
        if isinstance(legal, Placements):
            found = [state.legal_moves(state.active)[at] for at in range(0, len(legal), 7)]
            assert found == list(legal)[::7]
            assert legal[-1] == list(legal)[-1]
        state.play(state.active, legal.choice(random.Random(3)))
