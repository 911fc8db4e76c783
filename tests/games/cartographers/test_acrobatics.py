"""Acrobatics in an ambush, in company and alone (CRT-K4)."""

from __future__ import annotations

import pytest

from isolario.core.text import Text
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    FULL,
    MOUNTAIN,
    ambush,
    cells,
    draw,
    drawn,
    draws,
    others,
    play_all,
    position,
    refused,
    whats,
)


@clause("CRT-K4")
def test_who_can_pay_decides_before_the_sheets_pass() -> None:
    state = ambush(EMPTY * 4, coins="2 | 1 | 5 | 9", crossed="0 | 0 | 3 | 8")
    assert (state.phase, state.to_move, state.ready) == ("acrobatics", (0, 2), (1, 3))
    assert others(state) == others(state, 2) == ["use acrobatics", "done"]
    assert draws(state) == set()
    assert refused(state, 0, draw("a1 b1 a2 a3 b3", "monster")) == ("CRT-K1", "wrong_step")
    assert refused(state, 1, "use acrobatics")[1] == "already_ready"
    assert refused(state, 0, "upright") == ("CRT-K4", "wrong_step")
    assert state.view(0).prompt.id == "prompt_acrobatics"
    ready = state.view(0).scene().choices.ready
    assert ready is not None
    assert ready.words == Text("button_let_come")
    state.play(2, "done")
    assert state.phase == "acrobatics"
    state.play(0, "use acrobatics")
    assert (state.phase, state.acrobats, state.to_move) == ("ambush", (0,), (0, 1, 2, 3))
    assert state.crossed == (2, 0, 3, 8)


@clause("CRT-K4")
@pytest.mark.parametrize(("card", "step"), [("gnoll_raid", 1), ("kobold_onslaught", -1)])
def test_the_neighbour_draws_the_small_shape(card: str, step: int) -> None:
    state = ambush(EMPTY * 3, card, coins="2 | 2 | 2")
    state.play(1, "use acrobatics")
    for seat in (0, 2):
        state.play(seat, "done")
    foe = (1 - step) % 3  # holds the acrobat's sheet
    sizes = [{len(where.split()) for where, _ in draws(state, seat)} for seat in range(3)]
    usual = {"gnoll_raid": 5, "kobold_onslaught": 4}[card]
    assert sizes == [{2} if seat == foe else {usual} for seat in range(3)]
    assert {terrain for _, terrain in draws(state, foe)} == {"monster"}
    assert len(draws(state, foe)) == 2 * 110 - 2  # upright and flat; k11 is filled
    play_all(state)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [
        2 if seat == 1 else usual for seat in range(3)
    ]
    assert (state.phase, state.acrobats) == ("draw", ())


@clause("CRT-K4")
def test_without_room_for_two_cells_one_monster() -> None:
    state = ambush(CHECKS + EMPTY, coins="2 | 0")
    state.play(0, "use acrobatics")
    assert {len(where.split()) for where, _ in draws(state, 1)} == {1}
    assert {terrain for _, terrain in draws(state, 1)} == {"monster"}
    play_all(state)
    assert state.sheets[0].monster.bit_count() == 1


@clause("CRT-K4")
def test_the_ambush_is_refused_on_an_acrobats_sheet() -> None:
    state = ambush(EMPTY * 2, coins="2 | 0")
    state.play(0, "use acrobatics")
    for where in ("a1 b1 a2 a3 b3", "a1"):
        clause_, _ = refused(state, 1, draw(where, "monster"))
        assert clause_ == "CRT-K4"
    state.play(1, draw("a1 a2", "monster"))


@clause("CRT-K4")
def test_a_single_monster_is_refused_where_two_cells_fit() -> None:
    """The card's shape fits nowhere, but the acrobat's does: nothing mentions a single cell."""
    state = position(
        drawn("..", rest="F") + EMPTY,
        phase="ambush",
        card="gnoll_raid",
        acrobats="0",
        spent="0",
        skills="acrobatics",
    )
    assert draws(state, 1) == {("a1 b1", "monster")}
    clause_, reason = refused(state, 1, draw("a1", "monster"))
    assert (clause_, reason != "ambush_single_cell") == ("CRT-K4", True)


@clause("CRT-K4", "CRT-D4")
def test_the_small_shape_closes_mountains_too() -> None:
    state = ambush(drawn(*MOUNTAIN) + EMPTY, coins="2 | 0")
    state.play(0, "use acrobatics")
    state.play(0, draw("a1 b1 a2 a3 b3", "monster"))
    state.play(1, draw("b3 b4", "monster"))
    assert (state.coins[0], state.crossed[0]) == (3, 2)


@clause("CRT-K4", "CRT-K1")
def test_nobody_is_asked_who_cannot_pay_or_has_used_a_skill() -> None:
    assert ambush(EMPTY * 2, coins="1 | 0").phase == "ambush"
    assert ambush(EMPTY * 2, coins="5 | 5", spent="0 1").phase == "ambush"
    assert ambush(FULL + EMPTY, coins="5 | 1").phase == "ambush"  # a full map needs no Acrobatics
    assert ambush(EMPTY * 2, coins="5 | 5", skills="search").phase == "ambush"
    assert ambush(EMPTY * 2, coins="5 | 5", spent="0").to_move == (1,)


@clause("CRT-K4")
def test_acrobatics_are_for_ambushes_only() -> None:
    state = position(card="orchard", skills="acrobatics", coins="5 | 5")
    assert others(state) == []
    assert refused(state, 0, "use acrobatics") == ("CRT-K4", "skill_not_now")


@clause("CRT-K4", "CRT-K1")
def test_whoever_used_acrobatics_has_no_diplomacy_afterwards() -> None:
    state = ambush(EMPTY * 2, coins="3 | 3", skills="acrobatics diplomacy")
    state.play(0, "use acrobatics")
    state.play(1, "done")
    play_all(state)
    assert (state.phase, state.to_move) == ("return", (1,))


@clause("CRT-K1", "CRT-K5")
def test_a_neighbours_skill_does_not_count_as_mine() -> None:
    """While the sheets are passed on, no skill can be used, and not because the owner of the sheet
    has used one."""
    state = ambush(EMPTY * 2, coins="3 | 3", skills="acrobatics diplomacy")
    state.play(0, "use acrobatics")
    state.play(1, "done")
    assert refused(state, 1, "use diplomacy")[1] == "skill_not_now"


@clause("CRT-K4", "CRT-1.1")
@pytest.mark.parametrize(
    ("card", "how", "where"),
    [
        ("goblin_attack", "upright", "k10 k11"),
        ("goblin_attack", "flat", "j11 k11"),
        ("bugbear_assault", "upright", "k1 k2"),
        ("bugbear_assault", "flat", "j1 k1"),
        ("kobold_onslaught", "upright", "a10 a11"),
        ("kobold_onslaught", "flat", "a11 b11"),
        ("gnoll_raid", "upright", "a1 a2"),
        ("gnoll_raid", "flat", "a1 b1"),
    ],
)
def test_alone_acrobatics_lie_upright_or_flat(card: str, how: str, where: str) -> None:
    state = position(
        EMPTY, card="rift_lands", deck=f"{card} hamlet", skills="acrobatics", coins="2"
    )
    state.play(0, draw("f6", "forest"))
    assert (state.phase, others(state)) == ("acrobatics", ["use acrobatics", "done"])
    state.play(0, "use acrobatics")
    assert others(state) == ["upright", "flat"]
    assert draws(state) == set()
    assert state.view(0).prompt.id == "prompt_lie"
    events = state.play(0, how)
    assert state.sheets[0].monster == cells(where)
    assert (state.crossed, state.spent, state.card) == ((2,), (0,), "hamlet")
    told = [what for what in whats(events) if what in ("lie_chosen", "skill_used", "monsters_come")]
    assert told == ["lie_chosen", "skill_used", "monsters_come"]


@clause("CRT-K4", "CRT-1.1")
def test_alone_acrobatics_slide_on_if_their_place_is_taken() -> None:
    state = position(
        drawn(*[""] * 9, ".........FF", ".........FF"),
        phase="acrobatics",
        card="goblin_attack",
        skills="acrobatics",
        coins="2",
    )
    for how, where in (("upright", "k8 k9"), ("flat", "j9 k9")):
        twin = state.copy()
        twin.play(0, "use acrobatics")
        twin.play(0, how)
        assert twin.sheets[0].monster == cells(where)


@clause("CRT-K4", "CRT-K3")
def test_alone_only_what_fits_can_be_chosen() -> None:
    flat = position(
        drawn("..", rest="F"), phase="acrobatics", card="gnoll_raid", skills="acrobatics", coins="2"
    )
    flat.play(0, "use acrobatics")
    assert others(flat) == ["flat"]
    assert refused(flat, 0, "upright") == ("CRT-K4", "wrong_step")
    nowhere = position(
        CHECKS, card="rift_lands", deck="gnoll_raid hamlet", skills="acrobatics", coins="2"
    )
    events = nowhere.play(0, draw("b1", "forest"))
    assert "ambush_without_room" in whats(events)
    assert (nowhere.phase, nowhere.crossed) == ("draw", (0,))


@clause("CRT-K4")
def test_alone_acrobatics_can_be_declined() -> None:
    state = position(
        EMPTY, phase="acrobatics", card="gnoll_raid", deck="hamlet", skills="acrobatics", coins="2"
    )
    state.play(0, "done")
    assert state.sheets[0].monster == cells("a1 b1 a2 a3 b3")
    assert (state.crossed, state.spent) == ((0,), ())
