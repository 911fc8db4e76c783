"""What a skill costs, and which coins pay for it (CRT-K1, K3)."""

from __future__ import annotations

import pytest

from isolario.games.cartographers.moves import Draw, Use
from isolario.games.cartographers.pieces import SKILLS
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    EMPTY,
    begin,
    draw,
    drawn,
    each_skill,
    end_round,
    others,
    play_all,
    position,
    refused,
)


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
