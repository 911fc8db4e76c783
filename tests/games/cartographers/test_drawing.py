"""What may be drawn where, and the coins it brings (CRT-D)."""

from __future__ import annotations

import pytest

from isolario import BadNotation
from isolario.core.moves import Move
from isolario.core.reference import cells_of
from isolario.games.cartographers import GAME, Sheet, placements
from isolario.games.cartographers.moves import ALL_MOVES, DONE, Draw, Lie
from isolario.games.cartographers.pieces import EDITIONS, EXPLORE, TERRAINS
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    cells,
    draw,
    drawn,
    draws,
    new,
    play_all,
    position,
    refused,
)


@clause("CRT-D1", "CRT-C2")
@pytest.mark.parametrize(
    ("move", "clause_", "reason", "fault"),
    [
        (draw("a1 a2 a3", "water"), "CRT-D1", "cells_filled", ("a1",)),  # a mountain
        (draw("b1 b2 b3", "water"), "CRT-D1", "cells_filled", ("b1",)),  # chasm
        (draw("c1 d1 e1", "water"), "CRT-D1", "cells_filled", ("c1", "d1")),  # drawn before
        (draw("e1 e2 e3", "forest"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1 e2 e3", "monster"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1 e2 e3", "both"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1 e2", "water"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1", "water"), "CRT-D1", "not_on_the_card", ()),  # a shape fits: no single cell
        (draw("e1 e2 f2", "water"), "CRT-D1", "not_on_the_card", ()),  # of another card
        (DONE, "CRT-D1", "wrong_step", ()),
        (Lie("flat"), "CRT-K4", "wrong_step", ()),
        (Draw(0, 3), "CRT-D1", "wrong_step", ()),
        (Draw(0b111 << 120, 3), "CRT-D1", "wrong_step", ()),  # beyond the map
        (Draw(0b111, 9), "CRT-D1", "wrong_step", ()),  # no such terrain
    ],
)
def test_what_cannot_be_drawn(
    move: Move, clause_: str, reason: str, fault: tuple[str, ...]
) -> None:
    state = position(drawn("M#FD.r.") + EMPTY, card="great_river")
    assert refused(state, 0, move) == (clause_, reason)
    why = state.refuse(0, move)
    assert why is not None
    assert cells_of(why.cells) == fault


@clause("CRT-D1", "CRT-T1")
def test_who_waits_for_others_to_draw_is_still_in_the_drawing_phase() -> None:
    state = new(seats=2)
    play_all(state, (0,))
    assert state.to_move == (1,)
    for viewer in (0, 1, None):
        steps = state.view(viewer).steps
        assert [it.text.id for it in steps if it.state == "now"] == ["step_draw_map"]


@clause("CRT-D1")
def test_a_shape_lies_anywhere_on_unfilled_cells() -> None:
    state = position(drawn("FFF", "r") + EMPTY, card="great_river")
    found = draws(state)
    assert ("a2 b2 c2", "water") in found  # on ruins, without a ruins card
    assert ("k9 k10 k11", "water") in found  # far from everything drawn before
    assert {("i3 h4 i4 g5 h5", "water"), ("g3 g4 h4 h5 i5", "water")} <= found  # turned, mirrored
    state.play(0, draw("a2 b2 c2", "water"))
    play_all(state, [1])
    assert state.sheets[0].text.splitlines()[1] == "wWW........"


@clause("CRT-D1")
def test_all_choose_shape_and_terrain_for_themselves() -> None:
    state = position(EMPTY * 3, card="hinterland_stream")
    state.play(2, draw("a1 b1 c1 a2 a3", "farm"))
    state.play(0, draw("i9 j9 k9 k10 k11", "water"))
    state.play(1, draw("a9 a10 a11 b11 c11", "farm"))
    assert [sheet.free.bit_count() for sheet in state.sheets] == [116] * 3
    assert (state.sheets[0].farm, state.sheets[1].water, state.sheets[2].water) == (0, 0, 0)


@clause("CRT-D1")
def test_who_is_ready_is_not_asked_again() -> None:
    state = position(EMPTY * 2)
    play_all(state, [0])
    assert refused(state, 0, draw("e1 e2 e3", "water")) == ("CRT-D1", "already_ready")
    for seat in (-1, 2):
        why = state.refuse(seat, draw("e1 e2 e3", "water"))
        assert why is not None
        assert why.reason.id == "not_your_turn"
        assert list(state.legal_moves(seat)) == []


@clause("CRT-F3")
def test_nothing_is_drawn_after_the_end() -> None:
    state = position(phase="over", card="", season="winter")
    assert state.to_move == ()
    assert refused(state, 0, draw("e1 e2 e3", "water")) == ("CRT-F3", "game_is_over")


@clause("CRT-C2")
def test_nobody_draws_mountains() -> None:
    for notation in ("M1a/0@a1", "#1a/0@a1", "r1a/0@a1"):
        with pytest.raises(BadNotation):
            GAME.read(notation)
    assert {move.terrain for move in ALL_MOVES if isinstance(move, Draw)} == set(range(6))
    for edition in EDITIONS:
        for card in EXPLORE:
            if EXPLORE[card].shapes:
                found = placements(card, Sheet.parse(CHECKS), True, edition)
                assert {way.terrain for way in found} == set(TERRAINS)


@clause("CRT-D2")
@pytest.mark.parametrize("card", [card for card in EXPLORE if EXPLORE[card].kind == "explore"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_no_shape_fits_a_single_cell(card: str, edition: str) -> None:
    tight = drawn("F.FF", "FF.F", "F.FF.", rest="F")
    state = position(tight + EMPTY, card=card, options=f"edition={edition}")
    if card == "forgotten_forest":  # two cells corner to corner
        assert draws(state) == {("b1 c2", "forest"), ("c2 b3", "forest")}
        return
    terrains = EXPLORE[card].terrains if edition == "original-2019" else TERRAINS
    assert draws(state) == {(cell, t) for cell in ("b1", "c2", "b3", "e3") for t in terrains}
    state.play(0, draw("e3", terrains[-1]))
    play_all(state, [1])
    assert state.coins[0] == 0


@clause("CRT-D2")
def test_a_single_cell_only_if_no_shape_of_the_card_fits() -> None:
    state = position(drawn("..", rest="F") + EMPTY, card="great_river")
    assert refused(state, 0, draw("a1 b1", "water")) == ("CRT-D2", "single_cell_only")
    fits = position(drawn("..", rest="F") + EMPTY, card="farmland")  # one of its two does
    assert refused(fits, 0, draw("a1", "farm")) == ("CRT-D1", "not_on_the_card")
    old = position(
        drawn("..", rest="F") + EMPTY, card="great_river", options="edition=original-2019"
    )
    assert refused(old, 0, draw("a1", "monster")) == ("CRT-D2", "single_cell_only")


@clause("CRT-D3")
@pytest.mark.parametrize(
    ("card", "where", "coins"),
    [
        ("great_river", "a1 a2 a3", 1),
        ("great_river", "c1 b2 c2 a3 b3", 0),
        ("farmland", "a1 a2", 1),
        ("farmland", "b1 a2 b2 c2 b3", 0),
        ("hamlet", "a1 a2 b2", 1),
        ("hamlet", "a1 b1 c1 a2 b2", 0),
        ("forgotten_forest", "a1 b2", 1),
        ("forgotten_forest", "a1 a2 b2 b3", 0),
        ("fishing_village", "a1 b1 c1 d1", 0),
        ("rift_lands", "a1", 0),
    ],
)
def test_a_shape_with_a_coin(card: str, where: str, coins: int) -> None:
    state = position(card=card, coins="3 | 3")
    events = state.play(0, draw(where, EXPLORE[card].terrains[0]))
    events += play_all(state, [1], 1)
    marked = [event.clause for event in events if event.what == "coin_marked" and event.seat == 0]
    assert marked == ["CRT-D3"] * coins
    assert state.coins[0] == 3 + coins


@clause("CRT-D4")
@pytest.mark.parametrize(
    ("rows", "card", "where", "mountains"),
    [
        ((".F", "FMF"), "orchard", "b3 c3 d3 d4", ("b2",)),
        ((".F.F", "FM.MF", ".F.F"), "orchard", "c2 c3 c4 d4", ("b2", "d2")),  # two at once
        ((".F", "FM", ".#"), "orchard", "c2 d2 e2 e3", ("b2",)),  # chasm is filled
        ((".F", "FMr", ".D"), "orchard", "c2 d2 e2 e3", ("b2",)),  # drawn ruins and monsters too
        ((".F", "FMr"), "orchard", "b3 c3 d3 d4", ()),  # empty ruins are open
        ((".F", "FMF", ".F"), "orchard", "f5 g5 h5 h6", ()),  # closed before: once
        ((".F", "FMMF", ".F"), "orchard", "c1 d1 e1 e2", ()),  # c3 is still open
        ((".FF", "FMMF", ".F"), "orchard", "c3 d3 e3 e4", ("c2",)),  # b2 had its coin
        (("MF",), "orchard", "a2 b2 c2 c3", ("a1",)),  # the edge of the map is not an open side
    ],
)
def test_a_closed_mountain_is_a_coin(
    rows: tuple[str, ...], card: str, where: str, mountains: tuple[str, ...]
) -> None:
    state = position(drawn(*rows) + EMPTY, card=card)
    events = state.play(0, draw(where, "farm"))
    events += play_all(state, [1])
    marked = [(e.seat, e.clause, cells_of(e.cells)) for e in events if e.what == "coin_marked"]
    assert marked == [(0, "CRT-D4", (mountain,)) for mountain in mountains]
    assert state.coins == (len(mountains), 0)


@clause("CRT-D4", "CRT-D2")
def test_a_replacement_cell_closes_a_mountain() -> None:
    state = position(drawn("FM.", rest="F") + EMPTY, card="great_river")
    state.play(0, draw("c1", "monster"))
    play_all(state, [1])
    assert state.coins[0] == 1


@clause("CRT-D4", "CRT-A1")
def test_a_mountain_closed_in_an_ambush_pays_the_owner_of_the_sheet() -> None:
    state = position(drawn(".F", "FMF") + EMPTY, phase="ambush", card="gnoll_raid")
    state.play(0, draw("a1 b1 a2 a3 b3", "monster"))
    events = state.play(1, draw("b3 c3 b4 b5 c5", "monster"))
    assert [(e.seat, e.clause) for e in events if e.what == "coin_marked"] == [(0, "CRT-D4")]
    assert state.coins == (1, 0)


@clause("CRT-D4")
@pytest.mark.parametrize(("before", "after"), [(11, 14), (12, 14), (13, 14), (14, 14)])
def test_the_track_holds_fourteen(before: int, after: int) -> None:
    rows = (".F.F", "FM.MF", ".F.F")  # a coin for the shape, one for each of two mountains
    state = position(drawn(*rows) + EMPTY, card="great_river", coins=f"{before} | 0")
    events = state.play(0, draw("c1 c2 c3", "water"))
    events += play_all(state, [1])
    assert state.coins[0] == after
    marked = [event for event in events if event.what == "coin_marked" and event.seat == 0]
    assert len(marked) == after - before


@clause("CRT-D5")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_rift_lands_take_any_terrain_anywhere(terrain: str) -> None:
    state = position(drawn("M#F.r") + EMPTY, card="rift_lands")
    assert len(draws(state)) == 5 * 118
    for cell in ("d1", "e1", "k11"):
        assert (cell, terrain) in draws(state)
    state.play(0, draw("d1", terrain))
    play_all(state, [1])
    assert getattr(state.sheets[0], terrain) & cells("d1")
