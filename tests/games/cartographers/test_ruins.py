"""Ruins cards, and what has to be drawn after them (CRT-E)."""

from __future__ import annotations

import pytest

from isolario.games.cartographers import Sheet, placements
from isolario.games.cartographers.pieces import AMBUSH, TERRAINS
from isolario.games.cartographers.sheet import on_sheet
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    EMPTY,
    cells,
    draw,
    drawn,
    draws,
    play_all,
    position,
    refused,
    whats,
)


@clause("CRT-E2", "CRT-D6")
@pytest.mark.parametrize("deck", ["temple_ruins hamlet", "outpost_ruins temple_ruins hamlet"])
def test_one_ruins_card_or_two_in_a_row(deck: str) -> None:
    state = position(drawn("r") + EMPTY, card="rift_lands", deck=f"{deck} orchard")
    state.play(0, draw("k11", "farm"))
    events = state.play(1, draw("k11", "farm"))
    assert whats(events).count("card_turned") == len(deck.split())
    assert (state.card, state.ruins) == ("hamlet", True)
    assert state.turned == ("rift_lands", *deck.split())
    assert all("a1" in where.split() for where, _ in draws(state))
    state.play(0, draw("a1 a2 b2", "village"))
    state.play(1, draw("a1", "monster"))  # no ruins on this sheet: a single cell
    assert (state.card, state.ruins) == ("orchard", False)


@clause("CRT-D6")
@pytest.mark.parametrize(
    ("rows", "card", "sizes"),
    [
        (("r",), "orchard", {4}),
        (("rF", "FF"), "orchard", {1}),  # a ruins cell, but no shape reaches it
        (("f",), "orchard", {1}),  # drawn on: no empty ruins cell is left
        ((), "orchard", {1}),
        (("rF", "F"), "hamlet", {1}),
        (("r.F", "F"), "farmland", {2}),  # only the smaller shape reaches it
        (("r",), "rift_lands", {1}),
        (("M#r",), "great_river", {3, 5}),
    ],
)
def test_after_ruins(rows: tuple[str, ...], card: str, sizes: set[int]) -> None:
    state = position(drawn(*rows) + EMPTY, card=card, ruins="yes")
    found = draws(state)
    assert {len(where.split()) for where, _ in found} == sizes
    ruins = state.sheets[0].ruins & state.sheets[0].free
    covering = {where for where, _ in found if cells(where) & ruins}
    if sizes == {1} and card != "rift_lands":  # anywhere, on ruins or not, any terrain
        assert len(found) == 5 * state.sheets[0].free.bit_count()
    else:
        assert covering == {where for where, _ in found}


@clause("CRT-D6", "CRT-D3")
def test_after_ruins_a_replacement_cell_brings_no_coin() -> None:
    state = position(card="farmland", ruins="yes")
    assert refused(state, 0, draw("a1 a2", "farm")) == ("CRT-D6", "single_cell_only")
    state.play(0, draw("a1", "water"))
    state.play(1, draw("a1", "farm"))
    assert state.coins == (0, 0)


@clause("CRT-D6", "CRT-D5")
def test_rift_lands_after_ruins() -> None:
    state = position(drawn("r.") + EMPTY, card="rift_lands", ruins="yes")
    assert draws(state) == {("a1", terrain) for terrain in TERRAINS}
    assert refused(state, 0, draw("b1", "farm")) == ("CRT-D6", "must_cover_ruins")
    assert len(draws(state, 1)) == 5 * 121  # no ruins there


@clause("CRT-D6")
def test_the_refusal_shows_what_covers_no_ruins() -> None:
    state = position(drawn("r.d..r") + EMPTY, card="orchard", ruins="yes")
    why = state.refuse(0, draw("h8 i8 j8 j9", "farm"))
    assert why is not None
    assert (why.reason.id, why.cells) == ("must_cover_ruins", on_sheet(0, cells("h8 i8 j8 j9")))


@clause("CRT-E2")
def test_ruins_wait_for_nobody_but_the_next_card() -> None:
    state = position(drawn("r") * 2, card="orchard", ruins="yes", deck="hamlet farmland")
    for seat in (0, 1):
        state.play(seat, draw("a1 b1 c1 c2", "farm"))
    assert (state.card, state.ruins) == ("hamlet", False)
    assert ("h8 h9 i9", "village") in draws(state)


@clause("CRT-A1", "CRT-A2", "CRT-D6")
@pytest.mark.parametrize(
    "cards",
    [
        "temple_ruins gnoll_raid",
        "temple_ruins outpost_ruins gnoll_raid",
        "temple_ruins gnoll_raid outpost_ruins",
        "temple_ruins gnoll_raid kobold_onslaught",
        "temple_ruins gnoll_raid outpost_ruins kobold_onslaught",
        "gnoll_raid temple_ruins kobold_onslaught",
    ],
)
def test_ruins_wait_over_ambushes(cards: str) -> None:
    state = position(
        Sheet.blank("A").text + "\n" + Sheet.blank("A").text + "\n",
        card="rift_lands",
        deck=f"{cards} orchard hamlet farmland",
    )
    for seat in (0, 1):
        state.play(seat, draw("f11", "farm"))
    ambushes = 0
    while state.phase == "ambush":
        free = state.sheets[1].free
        ways = placements(state.card, state.sheets[1])
        assert len(draws(state)) == len(ways)  # the ambush itself need not cover ruins
        play_all(state)
        ambushes += 1
        assert state.sheets[1].free != free
    assert ambushes == sum(card in AMBUSH for card in cards.split())
    assert (state.card, state.ruins) == ("orchard", True)
    for where, _ in draws(state):
        assert cells(where) & state.sheets[0].ruins
    play_all(state)
    assert (state.card, state.ruins) == ("hamlet", False)


@clause("CRT-A2")
def test_an_ambush_without_ruins_leaves_none_behind() -> None:
    state = position(card="rift_lands", deck="gnoll_raid orchard hamlet")
    play_all(state)
    play_all(state)
    assert (state.card, state.ruins) == ("orchard", False)
