"""Skills: how often, when, and who sees it (CRT-K1)."""

from __future__ import annotations

import random
from collections import Counter

from isolario.core.text import Text
from isolario.games.cartographers import GAME, CartographersState
from isolario.games.cartographers.moves import DONE, Use
from isolario.games.cartographers.pieces import SKILLS
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    EMPTY,
    begin,
    cells,
    drafts,
    draw,
    draws,
    each_skill,
    end_round,
    new,
    others,
    play_all,
    position,
    refused,
    whats,
)
from tests.reference import cartographers as slow

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
