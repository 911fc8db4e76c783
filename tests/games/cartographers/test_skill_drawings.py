"""Where a skill draws, and where it has no room (CRT-K3)."""

from __future__ import annotations

import pytest

from isolario.core.moves import Move
from isolario.games.cartographers.moves import Use
from isolario.games.cartographers.pieces import SKILLS, TERRAINS
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    FULL,
    MOUNTAIN,
    draw,
    drawn,
    draws,
    end_round,
    others,
    position,
    refused,
)


@clause("CRT-K3", "CRT-D4")
@pytest.mark.parametrize(
    ("skill", "card", "rows", "steps"),
    [
        (
            "concentrate",
            "orchard",
            MOUNTAIN,
            [draw("h8 i8 j8 j9", "farm"), Use("concentrate"), draw("b3 c3 d3 d4", "farm")],
        ),
        (
            "cure_wounds",
            "orchard",
            (*MOUNTAIN, "D"),
            [draw("h8 i8 j8 j9", "farm"), Use("cure_wounds"), draw("b3 b4", "forest")],
        ),
        (
            "diplomacy",
            "orchard",
            MOUNTAIN,
            [draw("h8 i8 j8 j9", "farm"), Use("diplomacy"), draw("b3", "both")],
        ),
        ("knowledge", "orchard", MOUNTAIN, [Use("knowledge"), draw("b3 c3 d3 d4", "village")]),
        (
            "move_silently",
            "fishing_village",
            (".F", ".MF", ".F"),
            [Use("move_silently"), draw("a2", "water")],
        ),
        ("negotiate", "orchard", MOUNTAIN, [Use("negotiate"), draw("b3 c3 b4 c4", "farm")]),
        (
            "search",
            "orchard",
            MOUNTAIN,
            [draw("b4 c4 d4 d5", "farm"), Use("search"), draw("b3", "farm")],
        ),
    ],
)
def test_what_a_skill_draws_earns_mountain_coins(
    skill: str, card: str, rows: tuple[str, ...], steps: list[Move]
) -> None:
    state = position(drawn(*rows) + EMPTY, card=card, skills=skill, coins="5 | 0")
    for step in steps:
        state.play(0, step)
    events = end_round(state)
    marked = [event for event in events if event.what == "coin_marked"]
    assert [(event.seat, event.clause, event.cells) for event in marked] == [
        (0, "CRT-D4", ("sheet-0/b2",))
    ]
    assert (state.coins[0], state.crossed[0]) == (6, SKILLS[skill].cost)


@clause("CRT-K3")
@pytest.mark.parametrize(
    ("skill", "card", "sheet", "first"),
    [
        ("concentrate", "orchard", drawn("....", "FF..", rest="F"), "a1 b1 c1 c2"),
        ("cure_wounds", "orchard", EMPTY, "a1 b1 c1 c2"),  # no monster
        ("cure_wounds", "orchard", drawn("...FD.F", "FF.FFFF", rest="F"), "a1 b1 c1 c2"),
        ("knowledge", "orchard", CHECKS, ""),
        ("move_silently", "rift_lands", EMPTY, ""),  # one cell cannot hang over the edge
        ("move_silently", "orchard", drawn("FFFFFFFFFFF", *["F.........F"] * 9, "F" * 11), ""),
        ("negotiate", "orchard", CHECKS, ""),
        ("negotiate", "fishing_village", drawn(*["." * 11, "F" * 11] * 5), ""),
        ("search", "orchard", drawn("...F", "FF.F", "FFF.", rest="F"), "a1 b1 c1 c2"),
    ],
)
def test_a_skill_without_room_cannot_be_used(skill: str, card: str, sheet: str, first: str) -> None:
    spare = "diplomacy" if first else skill  # so that the decision stays open after the shape
    state = position(sheet + EMPTY, card=card, skills=f"{skill} {spare}", coins="5 | 0")
    if first:
        state.play(0, draw(first, "farm"))
    assert f"use {skill}" not in others(state)
    assert refused(state, 0, Use(skill)) == ("CRT-K3", "skill_no_room")


@clause("CRT-K3", "CRT-D1")
def test_a_skill_draws_on_unfilled_cells_only() -> None:
    state = position(
        drawn("M#FD.r") + EMPTY, card="orchard", skills="diplomacy negotiate", coins="5 | 0"
    )
    state.play(0, "use diplomacy")
    for cell in ("a1", "b1", "c1", "d1"):
        assert refused(state, 0, draw(cell, "both")) == ("CRT-D1", "cells_filled")
    assert {("e1", "both"), ("f1", "both")} <= draws(state)
    assert len(draws(state)) == 117
    assert refused(state, 0, "done")[1] == "wrong_step"  # what was begun is drawn, or taken back


@clause("CRT-K3", "CRT-K5", "CRT-D2")
def test_negotiate_or_move_silently_instead_of_the_single_cell() -> None:
    square = drawn("....", "F..F", rest="F")  # a row of four, a square, but no L of five
    state = position(square + EMPTY, card="hinterland_stream", skills="negotiate", coins="1 | 0")
    assert {len(where.split()) for where, _ in draws(state)} == {1}
    state.play(0, "use negotiate")
    assert draws(state) == {("b1 c1 b2 c2", "farm"), ("b1 c1 b2 c2", "water")}
    silent = position(square + EMPTY, card="hinterland_stream", skills="move_silently")
    assert ("a1", "monster") in draws(silent)
    silent.play(0, "use move_silently")
    assert ("a1 b1 c1", "water") in draws(silent)
    assert ("a1", "monster") not in draws(silent)


@clause("CRT-K3", "CRT-D6")
def test_a_skill_does_not_spare_the_single_cell_after_ruins() -> None:
    """Negotiate could cover the ruins, but the card's shape cannot: still single cells."""
    state = position(
        drawn("r.F", "..F", "FFF") + EMPTY,
        card="hinterland_stream",
        ruins="yes",
        skills="negotiate",
        coins="1 | 0",
    )
    assert {len(where.split()) for where, _ in draws(state)} == {1}
    assert {terrain for _, terrain in draws(state)} == set(TERRAINS)
    state.play(0, "use negotiate")
    assert draws(state) == {("a1 b1 a2 b2", "farm"), ("a1 b1 a2 b2", "water")}


@clause("CRT-K3", "CRT-D7")
def test_no_skill_on_a_full_map() -> None:
    state = position(FULL + EMPTY, card="orchard", skills="diplomacy negotiate", coins="9 | 9")
    assert list(state.legal_moves(0)) == []
    state.play(1, "use diplomacy")
    state.play(1, draw("a1", "both"))
    state.play(1, draw("b1 c1 d1 d2", "farm"))
    assert (0 in state.ready, state.to_move) == (True, (1,))
