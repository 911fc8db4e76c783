"""What each skill lets a player draw, case by case (CRT-K2, CRT-K5)."""

from __future__ import annotations

from collections import Counter

import pytest

from isolario.core.boards.bits import bits
from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.cartographers.moves import Use
from isolario.games.cartographers.pieces import EXPLORE, SKILLS, TERRAINS
from isolario.games.cartographers.sheet import SIDE
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    ORCHARD,
    WOUNDED,
    ambush,
    begin,
    cells,
    draw,
    drawn,
    draws,
    end_round,
    others,
    play_all,
    position,
    refused,
    whats,
)
from tests.reference import cartographers as slow

# Skill by skill (CRT-K5)


@clause("CRT-K5")
@pytest.mark.parametrize("skill", ["concentrate", "cure_wounds", "search"])
def test_some_come_after_the_shape(skill: str) -> None:
    state = position(WOUNDED + EMPTY, card="orchard", skills=skill, coins="5 | 0")
    assert others(state) == []
    assert refused(state, 0, Use(skill)) == ("CRT-K5", "skill_not_now")
    state.play(0, ORCHARD)
    assert others(state) == [f"use {skill}", "done"]
    assert refused(state, 0, draw("d1 e1 f1 f2", "farm")) == ("CRT-D1", "already_drawn")


@clause("CRT-K5")
@pytest.mark.parametrize("skill", ["knowledge", "move_silently", "negotiate"])
def test_some_come_instead_of_the_shape(skill: str) -> None:
    state = position(card="orchard", skills=f"{skill} search", coins="5 | 0")
    assert others(state) == [f"use {skill}"]
    state.play(0, ORCHARD)
    assert refused(state, 0, Use(skill)) == ("CRT-K5", "skill_not_now")


@clause("CRT-K5", "CRT-K3")
@pytest.mark.parametrize("skill", [skill for skill in SKILLS if skill != "acrobatics"])
def test_no_skill_while_drawing_on_a_neighbours_sheet(skill: str) -> None:
    state = position(WOUNDED * 2, phase="ambush", card="gnoll_raid", skills=skill, coins="9 | 9")
    assert others(state) == []
    assert refused(state, 0, Use(skill)) == ("CRT-K5", "skill_not_now")


@clause("CRT-K5")
def test_concentrate_draws_the_chosen_shape_again() -> None:
    state, _ = begin("concentrate", card="hinterland_stream", coins="3 | 0")
    state.play(0, draw("a1 b1 c1 a2 a3", "water"))
    state.play(0, "use concentrate")
    found = draws(state)
    assert {terrain for _, terrain in found} == {"water"}
    assert {("e5 f5 g5 e6 e7", "water"), ("e5 f5 g5 g6 g7", "water")} <= found  # turned
    assert refused(state, 0, draw("e5 f5 g5 e6 e7", "farm")) == ("CRT-K5", "not_with_this_skill")
    assert refused(state, 0, draw("e5", "water")) == ("CRT-K5", "not_with_this_skill")
    assert refused(state, 0, draw("a1 b1 c1 a2 a3", "water"))[1] == "cells_filled"


@clause("CRT-K5")
def test_concentrate_draws_no_other_shape_of_the_card() -> None:
    state, steps = begin("concentrate")
    state.play(0, steps[0])
    state.play(0, "use concentrate")
    assert {len(where.split()) for where, _ in draws(state)} == {3}
    other = draw("e5 f5 g5 e6 f6", "village")
    assert refused(state, 0, other) == ("CRT-K5", "not_with_this_skill")


@clause("CRT-K5", "CRT-D3")
def test_concentrate_brings_no_second_coin() -> None:
    state, steps = begin("concentrate", coins="3 | 0")
    for step in steps:
        state.play(0, step)
    events = end_round(state)
    marked = [event.seat for event in events if event.what == "coin_marked"]
    assert marked.count(0) == 1
    assert (state.coins[0], state.crossed[0]) == (4, 3)


@clause("CRT-K5", "CRT-D6")
def test_concentrate_need_not_cover_ruins() -> None:
    state = position(
        drawn("r") + EMPTY, card="orchard", ruins="yes", skills="concentrate", coins="3 | 0"
    )
    assert refused(state, 0, draw("e5 f5 g5 g6", "farm")) == ("CRT-D6", "must_cover_ruins")
    state.play(0, ORCHARD)
    state.play(0, "use concentrate")
    state.play(0, draw("e5 f5 g5 g6", "forest"))


@clause("CRT-K5", "CRT-D2", "CRT-D6")
def test_concentrate_not_after_a_replacement_cell() -> None:
    for sheet, ruins, card in (
        (CHECKS, "", "orchard"),
        (EMPTY, "yes", "orchard"),
        (EMPTY, "yes", "rift_lands"),
    ):
        state = position(
            sheet + EMPTY, card=card, ruins=ruins, skills="concentrate diplomacy", coins="5 | 0"
        )
        state.play(0, draw("b1", "forest"))
        assert others(state) == ["use diplomacy", "done"]
        assert refused(state, 0, "use concentrate") == ("CRT-K3", "skill_no_room")


@clause("CRT-K5", "CRT-D5")
def test_concentrate_on_rift_lands() -> None:
    state = position(card="rift_lands", skills="concentrate", coins="3 | 0")
    state.play(0, draw("a1", "water"))
    state.play(0, "use concentrate")
    assert len(draws(state)) == 120
    assert {terrain for _, terrain in draws(state)} == {"water"}


@clause("CRT-K5")
def test_cure_wounds_touches_a_monster() -> None:
    state, _ = begin("cure_wounds")
    state.play(0, ORCHARD)
    state.play(0, "use cure_wounds")
    board = slow.Map(state.desk(0).sheet.text)
    for where, terrain in draws(state):
        assert terrain in ("forest", "farm")  # any of the card's, not only the one just drawn
        spots = [divmod(cell, SIDE) for cell in bits(cells(where))]
        assert any(board.touches(spot, "monster") for spot in spots)
    assert refused(state, 0, draw("e5 f5", "farm")) == ("CRT-K5", "not_with_this_skill")
    assert refused(state, 0, draw("b4 c4", "farm")) == ("CRT-K5", "not_with_this_skill")  # diagonal
    assert refused(state, 0, draw("b5 c5", "water")) == ("CRT-K5", "not_with_this_skill")


@clause("CRT-K5", "CRT-D5")
def test_cure_wounds_beside_a_monster_just_drawn() -> None:
    state = position(card="rift_lands", skills="cure_wounds", coins="1 | 0")
    state.play(0, draw("f6", "monster"))
    state.play(0, "use cure_wounds")
    assert {terrain for _, terrain in draws(state)} == set(TERRAINS)
    assert len({where for where, _ in draws(state)}) == 4 * 3


@clause("CRT-K5", "CRT-D2")
def test_cure_wounds_after_a_replacement_cell_keep_to_the_card() -> None:
    tight = drawn("..F.", "DFF", rest="F")
    state = position(tight + EMPTY, card="marshlands", skills="cure_wounds", coins="1 | 0")
    state.play(0, draw("d1", "village"))
    state.play(0, "use cure_wounds")
    assert draws(state) == {("a1 b1", "forest"), ("a1 b1", "water")}


@clause("CRT-K5", "CRT-D3")
def test_knowledge_draws_villages_and_keeps_the_coin() -> None:
    state = position(card="great_river", skills="knowledge")
    state.play(0, "use knowledge")
    assert {terrain for _, terrain in draws(state)} == {"village"}
    plain = {where for where, _ in draws(position(card="great_river"))}
    assert {where for where, _ in draws(state)} == plain
    assert refused(state, 0, draw("a1 b1 c1", "water")) == ("CRT-K5", "not_with_this_skill")
    state.play(0, draw("a1 b1 c1", "village"))
    end_round(state)
    assert (state.coins[0], state.sheets[0].village) == (1, cells("a1 b1 c1"))


@clause("CRT-K5", "CRT-D6")
@pytest.mark.parametrize("skill", ["knowledge", "move_silently", "negotiate"])
def test_after_ruins_the_replaced_shape_still_covers_ruins(skill: str) -> None:
    state = position(
        drawn("", ".r") + EMPTY, card="orchard", ruins="yes", skills=skill, coins="5 | 0"
    )
    state.play(0, Use(skill))
    assert draws(state)
    assert all("b2" in where.split() for where, _ in draws(state))
    far = {
        "knowledge": draw("e5 f5 g5 g6", "village"),
        "move_silently": draw("a8 a9", "farm"),
        "negotiate": draw("e5 f5 e6 f6", "farm"),
    }
    assert refused(state, 0, far[skill]) == ("CRT-K5", "not_with_this_skill")


@clause("CRT-K5", "CRT-D6")
@pytest.mark.parametrize("skill", ["knowledge", "move_silently", "negotiate"])
def test_with_no_ruins_left_the_shape_cannot_be_replaced(skill: str) -> None:
    state = position(drawn("f") + EMPTY, card="orchard", ruins="yes", skills=skill, coins="5 | 0")
    assert others(state) == []
    assert refused(state, 0, Use(skill)) == ("CRT-K3", "skill_no_room")


@clause("CRT-K5")
def test_move_silently_leaves_one_cell_in_and_one_out() -> None:
    state = position(card="fishing_village", skills="move_silently")
    state.play(0, "use move_silently")
    sizes = Counter(len(where.split()) for where, _ in draws(state))
    # at each of 44 line ends one to three cells; the corners' single cells are met twice
    assert sizes == {1: 2 * 40, 2: 2 * 44, 3: 2 * 44}
    assert refused(state, 0, draw("a1 b1 c1 d1", "water")) == ("CRT-K5", "not_with_this_skill")
    assert refused(state, 0, draw("b1 c1", "water")) == ("CRT-K5", "not_with_this_skill")
    assert refused(state, 0, draw("e5", "water")) == ("CRT-K5", "not_with_this_skill")


@clause("CRT-K5")
def test_move_silently_may_leave_parts_that_do_not_touch() -> None:
    state = position(card="marshlands", skills="move_silently")
    state.play(0, "use move_silently")
    assert ("a1 a3", "forest") not in draws(state)  # the crossbar lies between the two
    river = position(card="hinterland_stream", skills="move_silently")
    river.play(0, "use move_silently")
    assert ("a1 b1 c1 a2", "farm") not in draws(river)  # the long leg is three cells
    assert ("a10 b10 c10 a11", "farm") in draws(river)  # its last cell hangs over the bottom
    forest = position(card="forgotten_forest", skills="move_silently")
    forest.play(0, "use move_silently")
    assert ("a1", "forest") in draws(forest)


@clause("CRT-K5", "CRT-D3")
@pytest.mark.parametrize(
    ("card", "where", "terrain", "coins"),
    [
        ("great_river", "a1 b1", "water", 1),  # of the straight three
        ("great_river", "a1 a2 b2 b3", "water", 0),  # only of the stairs
        ("hamlet", "a1 b1", "village", 1),  # of either: the one with the coin
        ("hamlet", "a1 b1 c1", "village", 0),
        ("farmland", "e1", "farm", 1),
        ("farmland", "a4 a5 b5 a6", "farm", 0),
        ("fishing_village", "a1 b1 c1", "water", 0),
    ],
)
def test_move_silently_keeps_the_coin(card: str, where: str, terrain: str, coins: int) -> None:
    state = position(card=card, skills="move_silently")
    state.play(0, "use move_silently")
    state.play(0, draw(where, terrain))
    end_round(state)
    assert state.coins[0] == coins


@clause("CRT-K5", "CRT-D3")
def test_move_silently_brings_no_coin_whose_shape_could_not_be_drawn() -> None:
    stripes = drawn("..FFFFFFFFF", *["FFFFFFFFFFF"] * 10)  # room for two in a row, not for three
    state = position(stripes + EMPTY, card="great_river", skills="move_silently")
    state.play(0, "use move_silently")
    state.play(0, draw("a1 b1", "water"))
    end_round(state)
    assert state.coins[0] == 0
    wide = drawn("...FFFFFFFF", *["FFFFFFFFFFF"] * 10)
    state = position(wide + EMPTY, card="great_river", skills="move_silently")
    state.play(0, "use move_silently")
    state.play(0, draw("a1 b1", "water"))
    end_round(state)
    assert state.coins[0] == 1


@clause("CRT-K5", "CRT-D3")
def test_negotiate_brings_no_coin() -> None:
    for card in ("great_river", "farmland", "hamlet", "forgotten_forest"):
        state = position(card=card, skills="negotiate", coins="1 | 0")
        state.play(0, "use negotiate")
        assert len(draws(state)) == 100
        state.play(0, draw("a1 b1 a2 b2", EXPLORE[card].terrains[0]))
        end_round(state)
        assert (state.coins[0], state.crossed[0]) == (1, 1)


@clause("CRT-K5", "CRT-D5")
def test_negotiate_on_rift_lands_takes_any_of_its_terrains() -> None:
    state = position(card="rift_lands", skills="negotiate", coins="1 | 0")
    state.play(0, "use negotiate")
    assert len(draws(state)) == 500
    assert refused(state, 0, draw("a1", "forest")) == ("CRT-K5", "not_with_this_skill")


@clause("CRT-K5")
def test_search_is_beside_any_cell_of_the_shape() -> None:
    state, _ = begin("search")
    state.play(0, ORCHARD)
    state.play(0, "use search")
    found = draws(state)
    assert found == {(cell, "forest") for cell in ("d1", "a2", "b2", "d2", "c3")}
    assert refused(state, 0, draw("d3", "forest")) == ("CRT-K5", "not_with_this_skill")  # corner
    assert refused(state, 0, draw("d1", "farm")) == ("CRT-K5", "not_with_this_skill")


@clause("CRT-K5", "CRT-D2")
def test_search_after_a_replacement_cell_takes_its_terrain() -> None:
    tight = drawn("..FF", rest="F")
    state = position(tight + EMPTY, card="great_river", skills="search")
    state.play(0, draw("a1", "monster"))
    state.play(0, "use search")
    assert draws(state) == {("b1", "monster")}


@clause("CRT-K5", "CRT-K2")
def test_diplomacy_before_or_after_the_shape() -> None:
    before = position(card="hamlet", skills="diplomacy", coins="1 | 0")
    before.play(0, "use diplomacy")
    assert refused(before, 0, draw("a1 a2 b2", "village")) == ("CRT-K5", "not_with_this_skill")
    before.play(0, draw("b1", "both"))
    assert others(before) == []  # the shape is still to be drawn
    assert refused(before, 0, "done")[1] == "wrong_step"
    assert refused(before, 0, draw("a1 b1 b2", "village"))[1] == "cells_filled"
    before.play(0, draw("a1 a2 b2", "village"))
    after = position(card="hamlet", skills="diplomacy", coins="1 | 0")
    after.play(0, draw("a1 a2 b2", "village"))
    after.play(0, "use diplomacy")
    after.play(0, draw("b1", "both"))
    for state in (before, after):
        end_round(state)
        assert state.sheets[0].text.splitlines()[:2] == ["VB.........", "VV........."]
        assert (state.coins[0], state.crossed[0]) == (2, 1)


@clause("CRT-K5", "CRT-D6")
def test_diplomacy_does_not_cover_the_ruins_for_the_shape() -> None:
    state = position(
        drawn("r", "", "", "r") + EMPTY,
        card="orchard",
        ruins="yes",
        skills="diplomacy",
        coins="1 | 0",
    )
    state.play(0, "use diplomacy")
    state.play(0, draw("a1", "both"))
    assert all("a4" in where.split() for where, _ in draws(state))
    last = position(
        drawn("r") + EMPTY, card="orchard", ruins="yes", skills="diplomacy", coins="1 | 0"
    )
    last.play(0, "use diplomacy")
    last.play(0, draw("a1", "both"))  # the last ruins cell: now a single cell anywhere
    assert {len(where.split()) for where, _ in draws(last)} == {1}
    assert len(draws(last)) == 5 * 120


@clause("CRT-K5", "CRT-D7")
def test_diplomacy_that_fills_the_map_ends_the_decision() -> None:
    state = position(
        drawn(".", rest="F") + EMPTY, card="orchard", skills="diplomacy", coins="1 | 0"
    )
    state.play(0, "use diplomacy")
    state.play(0, draw("a1", "both"))
    assert 0 in state.ready
    end_round(state)
    assert not state.sheets[0].free
    assert state.to_move == (1,)


@clause("CRT-K5", "CRT-A1", "CRT-A2")
def test_diplomacy_after_an_ambush_when_the_sheets_are_back() -> None:
    state = ambush(EMPTY * 3, coins="1 | 0 | 1", skills="diplomacy", spent="2")
    assert state.phase == "ambush"  # not before, and not on a neighbour's sheet
    assert refused(state, 0, "use diplomacy") == ("CRT-K5", "skill_not_now")
    play_all(state)
    assert (state.phase, state.to_move, state.ready) == ("return", (0,), (1, 2))
    assert others(state) == ["use diplomacy", "done"]
    assert draws(state) == set()
    assert refused(state, 0, draw("a1 b1", "farm")) == ("CRT-K1", "wrong_step")
    assert state.view(0).prompt.id == "prompt_return"
    ready = state.view(0).scene().choices.ready
    assert ready is not None
    assert ready.words == Text("button_later")
    twin = state.copy()
    state.play(0, "use diplomacy")
    events = state.play(0, draw("k1", "both"))
    assert "card_turned" in whats(events)
    assert (state.phase, state.sheets[0].both, state.crossed) == ("draw", cells("k1"), (1, 0, 0))
    twin.play(0, "done")
    assert (twin.phase, twin.sheets[0].both, twin.crossed) == ("draw", 0, (0, 0, 0))


@clause("CRT-K5", "CRT-1.1", "CRT-1.2")
def test_alone_diplomacy_after_an_ambush_may_fill_the_map() -> None:
    state = position(
        drawn("..", "..", rest="F"),
        card="rift_lands",
        deck="gnoll_raid hamlet",
        skills="diplomacy",
        coins="1",
    )
    state.play(0, draw("b1", "forest"))
    events = state.play(0, "done")
    assert "ambush_without_room" in whats(events)
    assert (state.phase, others(state)) == ("return", ["use diplomacy", "done"])
    state.play(0, "done")
    assert state.phase == "draw"
    one = position(
        drawn(".", rest="F"), phase="return", card="gnoll_raid", skills="diplomacy", coins="1"
    )
    one.play(0, "use diplomacy")
    events = one.play(0, draw("a1", "both"))
    assert one.over
    assert whats(events).count("season_ends") == 4


@clause("CRT-K2", "CRT-F1")
def test_a_diplomacy_cell_scores_as_farm_and_as_village() -> None:
    turned = "great_river farmland hamlet hinterland_stream homestead orchard"
    state = position(
        drawn("W", "VVVVV") + EMPTY,
        card="orchard",
        turned=turned,
        edicts="canal_lake wildholds sentinel_wood borderlands",
        skills="diplomacy",
        coins="1 | 0",
    )
    state.play(0, "use diplomacy")
    state.play(0, draw("b1", "both"))
    state.play(0, draw("i11 j11 k11 k10", "farm"))
    events = end_round(state)
    earned = [(e.facts["card"], e.points, cells_of(e.cells)) for e in events if e.what == "edict"]
    assert earned == [
        (Text("canal_lake"), 1, ("a1",)),
        (Text("canal_lake"), 1, ("b1",)),
        (Text("wildholds"), 8, ("b1", "a2", "b2", "c2", "d2", "e2")),
    ]
