"""Ambushes: everybody draws on a neighbour's sheet (CRT-A)."""

from __future__ import annotations

import pytest

from isolario.core.moves import Move
from isolario.games.cartographers import placements
from isolario.games.cartographers.moves import DONE, Draw
from isolario.games.cartographers.pieces import AMBUSH, TERRAINS
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    draw,
    drawn,
    draws,
    play_all,
    position,
    refused,
)


@clause("CRT-A1")
@pytest.mark.parametrize("seats", [2, 3, 5, 12])
@pytest.mark.parametrize("card", AMBUSH)
def test_everybody_draws_on_the_neighbours_sheet(card: str, seats: int) -> None:
    state = position(EMPTY * seats, card="rift_lands", deck=f"{card} orchard hamlet")
    for seat in range(seats):
        state.play(seat, Draw(1 << seat, 0))  # so that each sheet is different
    assert (state.phase, state.card, state.to_move) == ("ambush", card, tuple(range(seats)))
    to_the_left = 1 if AMBUSH[card].arrow == "clockwise" else -1
    for seat in range(seats):
        held = (seat - to_the_left) % seats  # clockwise: the sheet of the right neighbour
        assert state.owner(seat) == held
        ways = {(way.cells, way.terrain) for way in placements(card, state.sheets[held])}
        legal = [move for move in state.legal_moves(seat) if isinstance(move, Draw)]
        assert {(move.cells, TERRAINS[move.terrain]) for move in legal} == ways
        assert {move.terrain for move in legal} == {TERRAINS.index("monster")}
    events = play_all(state, choice=4)
    drawn_on = [event for event in events if event.what == "drawn_on"]
    assert [(e.seat, e.facts["owner_player"]) for e in drawn_on] == [
        (seat, (seat - to_the_left) % seats) for seat in range(seats)
    ]
    size = len(AMBUSH[card].shape.cells)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [size] * seats
    assert [sheet.forest for sheet in state.sheets] == [1 << seat for seat in range(seats)]
    assert (state.phase, state.card) == ("draw", "orchard")
    assert state.owner(0) == 0  # the sheets are back
    assert card not in (*state.deck, *state.ambushes, *state.turned)


@clause("CRT-A1")
def test_an_ambush_without_room_is_one_monster() -> None:
    state = position(CHECKS + EMPTY, phase="ambush", card="kobold_onslaught")
    assert {len(where.split()) for where, _ in draws(state, 1)} == {1}  # on the sheet of seat 0
    assert {len(where.split()) for where, _ in draws(state, 0)} == {4}
    assert {terrain for _, terrain in draws(state, 1)} == {"monster"}
    play_all(state)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [1, 4]


@clause("CRT-A1")
def test_an_ambush_without_room_refuses_more_than_one_monster() -> None:
    state = position(drawn("..", rest="F") + EMPTY, phase="ambush", card="kobold_onslaught")
    assert refused(state, 1, draw("a1 b1", "monster")) == ("CRT-A1", "ambush_single_cell")
    assert refused(state, 1, draw("a1", "farm"))[0] == "CRT-A1"
    state.play(1, draw("a1", "monster"))


@clause("CRT-A1")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (draw("a1 b1 a2 a3 b3", "farm"), "not_on_the_card"),
        (draw("a1 b1 a2", "monster"), "not_on_the_card"),
        (draw("h1 i1 h2 h3 i3", "monster"), "cells_filled"),
        (DONE, "wrong_step"),
    ],
)
def test_what_cannot_be_drawn_in_an_ambush(move: Move, reason: str) -> None:
    sheets = EMPTY + drawn("", "......FF")
    state = position(sheets, phase="ambush", card="gnoll_raid")
    assert refused(state, 0, move) == ("CRT-A1", reason)  # seat 0 holds the sheet of seat 1
    assert state.refuse(1, draw("h1 i1 h2 h3 i3", "monster")) is None
