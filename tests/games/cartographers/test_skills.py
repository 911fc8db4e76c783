"""Skills: how often, for what price, when, and who sees it; Acrobatics (CRT-K1, K3, K4)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.cartographers import GAME, CartographersState
from isolario.games.cartographers.moves import DONE, Draw, Use
from isolario.games.cartographers.pieces import SKILLS, TERRAINS
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    FULL,
    ambush,
    begin,
    cells,
    drafts,
    draw,
    drawn,
    draws,
    end_round,
    new,
    others,
    play_all,
    position,
    refused,
    whats,
)
from tests.reference import cartographers as slow

each_skill = pytest.mark.parametrize("skill", list(SKILLS))


# Every skill, step by step


@clause("CRT-K1", "CRT-K2")
@each_skill
def test_a_skill_costs_its_price_once_the_round_is_over(skill: str) -> None:
    state, steps = begin(skill)
    for step in steps:
        state.play(0, step)
        assert (state.coins[0], state.crossed, state.spent) == (5, (0, 0), ())  # not yet
    assert 0 in state.ready
    events = end_round(state)
    cost = slow.COST[skill]
    assert SKILLS[skill].cost == cost
    assert (state.crossed, state.spent) == ((cost, 0), (0,))
    used = [event for event in events if event.what == "skill_used"]
    assert [(event.seat, event.clause, event.facts["cost"]) for event in used] == [
        (0, "CRT-K1", cost)
    ]
    standing = state.view(0).standing()
    coins = [item.points for item in standing.items if (item.what, item.seat) == ("coins", 0)]
    assert coins == [state.coins[0] - cost]  # crossed-out coins no longer score


@clause("CRT-H1", "CRT-K1", "CRT-K3")
@each_skill
def test_nobody_sees_a_sealed_skill(skill: str) -> None:
    state, steps = begin(skill)
    before = {viewer: state.view(viewer) for viewer in (1, None)}
    for number, step in enumerate(steps, 1):
        events = state.play(0, step)
        last = number == len(steps)
        assert (0 in state.ready) == last
        for viewer, view in before.items():
            seen = [e.what for event in events if (e := event.seen_by(viewer)) is not None]
            assert seen == (["ready"] if last else [])
            now = state.view(viewer).data()
            assert now | ({"ready": view.ready} if last else {}) == view.data()
        own = [e.what for event in events if (e := event.seen_by(0)) is not None]
        assert own[0] in ("skill_chosen", "drafted")
        assert drafts(state.view(0)) == (", ".join(str(step) for step in steps[:number]), "")
    assert list(state.legal_moves(1)) == list(before[1].legal_moves())


@clause("CRT-H1", "CRT-K1")
@each_skill
def test_each_step_of_a_skill_can_be_taken_back(skill: str) -> None:
    state, steps = begin(skill)
    texts, legal = [], []
    for step in steps:
        texts.append(state.text)
        legal.append(list(state.legal_moves(0)))
        state.play(0, step)
    while texts:
        assert state.can_undo(0)
        state.undo(0)
        assert state.text == texts.pop()
        assert list(state.legal_moves(0)) == legal.pop()
    assert not state.can_undo(0)
    for step in steps:
        state.play(0, step)
    end_round(state)
    assert state.spent == (0,)
    assert not state.can_undo(0)  # all are in: it has happened


@clause("CRT-K1", "CRT-K3")
@each_skill
def test_a_position_can_be_written_in_the_middle_of_a_skill(skill: str) -> None:
    state, steps = begin(skill)
    for number, step in enumerate(steps, 1):
        state.play(0, step)
        again = GAME.parse(state.text)
        assert isinstance(again, CartographersState)
        assert again.text == state.text
        assert (again.desks, again.ready) == (state.desks, state.ready)
        assert list(again.legal_moves(0)) == list(state.legal_moves(0))
        view = state.view(0)
        assert GAME.view(view.json()) == view
        assert list(view.legal_moves()) == list(state.legal_moves(0))
        for move in steps[number:]:
            again.play(0, move)
        end_round(again)
        assert again.crossed[0] == slow.COST[skill]


@clause("CRT-K3")
@each_skill
def test_guesses_fit_in_the_middle_of_a_skill(skill: str) -> None:
    state, steps = begin(skill)
    rng = random.Random(skill)
    for step in steps:
        state.play(0, step)
        for viewer in (0, 1, None):
            view = state.view(viewer)
            guess = view.guess(rng)
            assert guess.view(viewer) == view
            while guess.phase == state.phase and guess.turned == state.turned and guess.to_move:
                seat = rng.choice(guess.to_move)
                guess.play(seat, guess.legal_moves(seat).choice(rng))


@clause("CRT-H1", "CRT-K1")
@each_skill
def test_open_drawing_shows_every_step_and_lets_it_be_changed(skill: str) -> None:
    state, steps = begin(skill, options="skills=yes drawing=open")
    done: list[str] = []
    for step in steps:
        events = state.play(0, step)
        done.append(str(step))
        for viewer in (1, None):
            assert all(event.seen_by(viewer) == event for event in events)
            assert drafts(state.view(viewer)) == (", ".join(done), "")
            assert state.view(viewer).known.desks[0] == state.desks[0]
            assert state.view(viewer).guess(random.Random(1)).desks[0] == state.desks[0]
    first = state.legal_moves(1)[-1]
    if first != DONE:
        assert state.can_undo(0)  # ready, but the other is not
        for _ in steps:
            state.undo(0)
        assert drafts(state.view(1)) == ("", "")
        assert state.to_move == (0, 1)


@clause("CRT-K1", "CRT-K3")
@each_skill
def test_the_preview_counts_what_a_skill_draws_and_costs(skill: str) -> None:
    state, steps = begin(skill)
    for step in steps:
        view = state.view(0)
        preview = view.preview(step)
        state.play(0, step)
        then = state.view(0).standing()
        assert preview.now == view.standing()
        assert preview.then is None or preview.then.scores[0] == then.scores[0]


# How many, which, how often (CRT-K1)


@clause("CRT-K1")
def test_three_of_eight_lie_open_all_game() -> None:
    met: Counter[str] = Counter()
    triples = set()
    for seed in range(300):
        state = new(1, seed, skills=True)
        assert len(set(state.skills)) == 3
        met.update(state.skills)
        triples.add(state.skills)
        dealt = [event for event in state.log[0].events if event.what == "skill_dealt"]
        assert [event.facts["skill"] for event in dealt] == [Text(skill) for skill in state.skills]
        assert state.view(None).known.skills == state.skills
    assert set(met) == set(SKILLS)
    assert min(met.values()) > 70  # of 112.5 on average
    assert len(triples) > 45  # of 56
    assert new(2).skills == ()
    assert "skill_dealt" not in whats(new(2).log[0].events)


@clause("CRT-K1")
def test_the_skills_on_the_table_stay() -> None:
    state = new(2, 3, skills=True)
    skills, rng = state.skills, random.Random(3)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
        assert state.skills == skills


@clause("CRT-K1")
def test_a_skill_that_is_not_on_the_table() -> None:
    state = position(skills="search diplomacy", coins="5 | 5")
    assert refused(state, 0, "use negotiate") == ("CRT-K1", "skill_not_on_table")
    assert refused(position(), 0, "use search") == ("CRT-K1", "skill_not_on_table")


@clause("CRT-K1")
@pytest.mark.parametrize("skill", ["concentrate", "cure_wounds", "diplomacy", "negotiate"])
def test_a_skill_that_is_too_dear(skill: str) -> None:
    cost = SKILLS[skill].cost
    for coins, crossed in ((cost - 1, 0), (14, 15 - cost)):  # crossed-out coins do not pay
        state, steps = begin(
            skill,
            coins=f"{coins} | 0",
            crossed=f"{crossed} | 0",
            skills=f"{skill} search",  # so that the decision stays open
        )
        if isinstance(steps[0], Draw):
            state.play(0, draw("a1 b1 c1 a2 b2", "village") if skill == "concentrate" else steps[0])
        assert f"use {skill}" not in others(state)
        assert refused(state, 0, Use(skill)) == ("CRT-K1", "skill_too_dear")
        why = state.refuse(0, Use(skill))
        assert why is not None
        assert (why.reason.args["cost"], why.reason.args["n"]) == (cost, coins - crossed)


@clause("CRT-K1")
@each_skill
def test_with_exactly_enough_coins(skill: str) -> None:
    ready = "1" if skill == "acrobatics" else ""  # a seat that cannot pay is not asked
    state, steps = begin(skill, coins=f"{SKILLS[skill].cost} | 0", ready=ready)
    for step in steps:
        state.play(0, step)
    end_round(state)
    assert state.crossed[0] == SKILLS[skill].cost


@clause("CRT-K1")
def test_one_skill_in_a_round_and_in_a_season() -> None:
    state = position(card="orchard", skills="search diplomacy negotiate", coins="5 | 5")
    state.play(0, "use negotiate")
    assert others(state) == []
    assert refused(state, 0, "use diplomacy") == ("CRT-K1", "one_skill_a_season")
    state.play(0, draw("a1 b1 a2 b2", "farm"))
    assert 0 in state.ready  # neither search nor diplomacy can follow: nothing to say done to
    end_round(state)
    assert (state.phase, state.spent) == ("draw", (0,))
    assert others(state) == []
    for skill in ("negotiate", "diplomacy"):
        assert refused(state, 0, Use(skill)) == ("CRT-K1", "one_skill_a_season")


@clause("CRT-K1", "CRT-F2")
def test_the_same_skill_again_in_the_next_season() -> None:
    turned = "great_river farmland hamlet hinterland_stream homestead orchard"
    state = position(
        card="orchard", turned=turned, skills="diplomacy", coins="5 | 5", crossed="1 | 0", spent="0"
    )
    assert others(state) == []
    assert others(state, 1) == ["use diplomacy"]
    play_all(state)
    state.play(1, "use diplomacy")
    events = state.play(1, draw("k11", "both"))
    assert "season_ends" in whats(events)
    assert (state.season, state.spent, state.crossed) == (1, (), (1, 1))  # coins stay crossed out
    assert others(state, 0) == others(state, 1) == ["use diplomacy"]


@clause("CRT-K1")
def test_several_players_may_use_the_same_skill_in_the_same_round() -> None:
    state = position(EMPTY * 3, card="orchard", skills="negotiate", coins="1 | 1 | 1")
    for seat in range(3):
        state.play(seat, "use negotiate")
        state.play(seat, draw("a1 b1 a2 b2", "forest"))
    assert state.crossed == (1, 1, 1)
    assert state.spent == (0, 1, 2)
    assert [sheet.forest for sheet in state.sheets] == [cells("a1 b1 a2 b2")] * 3


@clause("CRT-K1", "CRT-D4")
def test_crossed_out_coins_still_take_up_the_track() -> None:
    state = position(card="great_river", skills="search", coins="14 | 13", crossed="5 | 5")
    for seat in (0, 1):
        state.play(seat, draw("a1 b1 c1", "water"))
        events = state.play(seat, "done")
    assert state.coins == (14, 14)
    assert [event.seat for event in events if event.what == "coin_marked"] == [1]


@clause("CRT-K1", "CRT-F1")
def test_crossed_out_coins_do_not_score() -> None:
    turned = "great_river farmland hamlet hinterland_stream homestead orchard"
    state = position(card="orchard", turned=turned, coins="6 | 6", crossed="2 | 6", skills="search")
    play_all(state)
    events = [*state.play(0, "done"), *state.play(1, "done")]
    coins = {event.seat: event.points for event in events if event.what == "coins"}
    assert coins == {0: 4}
    assert state.coins == (6, 6)


@clause("CRT-K1")
def test_skills_can_be_used_alone() -> None:
    state = position(EMPTY, card="orchard", skills="negotiate", coins="1")
    state.play(0, "use negotiate")
    events = state.play(0, draw("a1 b1 a2 b2", "forest"))
    assert "skill_used" in whats(events)
    assert (state.crossed, state.sheets[0].forest) == ((1,), cells("a1 b1 a2 b2"))


@clause("CRT-K1")
def test_shapes_of_skills_may_be_turned() -> None:
    state, steps = begin("cure_wounds")
    state.play(0, steps[0])
    state.play(0, "use cure_wounds")
    assert {("b5 c5", "forest"), ("b5 b6", "forest"), ("a3 a4", "farm")} <= draws(state)


# What holds for all (CRT-K3)


@clause("CRT-K3")
def test_coins_of_the_same_drawing_may_pay() -> None:
    for where, coins, rest in (
        ("a1 a2 b2", 1, ["use diplomacy", "done"]),
        ("a1 b1 c1 a2 b2", 0, []),
    ):
        state = position(card="hamlet", skills="diplomacy")
        assert refused(state, 0, "use diplomacy") == ("CRT-K1", "skill_too_dear")
        state.play(0, draw(where, "village"))
        assert others(state) == rest
        assert state.desk(0).coins == coins
    mountain = position(
        drawn("", "..F", ".FMF") + EMPTY, card="orchard", skills="cure_wounds diplomacy"
    )
    mountain.play(0, draw("c4 d4 e4 e5", "farm"))
    assert others(mountain) == ["use diplomacy", "done"]
    mountain.play(0, "use diplomacy")
    mountain.play(0, draw("a1", "both"))
    end_round(mountain)
    assert (mountain.coins[0], mountain.crossed[0]) == (1, 1)


@clause("CRT-K3")
def test_a_coin_that_the_skill_itself_would_bring_does_not_pay_for_it() -> None:
    state = position(drawn("", "..F", ".FMF") + EMPTY, card="orchard", skills="diplomacy")
    assert refused(state, 0, "use diplomacy") == ("CRT-K1", "skill_too_dear")


@clause("CRT-K3", "CRT-A1", "CRT-D4")
def test_a_coin_from_an_ambush_pays_when_the_sheets_are_back() -> None:
    state = position(
        drawn("", "..F", ".FMF") + EMPTY,
        phase="ambush",
        card="gnoll_raid",
        turned="great_river",
        skills="diplomacy",
    )
    state.play(0, draw("a1 b1 a2 a3 b3", "monster"))
    state.play(1, draw("c4 d4 c5 c6 d6", "monster"))
    assert (state.phase, state.coins, state.to_move) == ("return", (1, 0), (0,))
    state.play(0, "use diplomacy")
    state.play(0, draw("k11", "both"))
    assert (state.phase, state.crossed, state.spent) == ("draw", (1, 0), (0,))


MOUNTAIN = (".F", "FMF")  # b3 is the last open side


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


# Acrobatics (CRT-K4)


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
