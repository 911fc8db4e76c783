"""Decisions with skills, compared with a slow game; whole games, replayed (CRT-D, A, K)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from isolario.core.boards.bits import bits, mask_of
from isolario.core.event import Event
from isolario.core.moves import Move
from isolario.core.record import replay
from isolario.games.cartographers import GAME, CartographersState, Sheet
from isolario.games.cartographers.moves import ALL_MOVES, Draw, Lie, Use
from isolario.games.cartographers.pieces import AMBUSH, SKILLS
from isolario.games.cartographers.sheet import BRUSHES, SIDE
from isolario.games.cartographers.skills import Drawn, skill_drawings
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    ORCHARD,
    new,
    position,
    turn_next,
)
from tests.reference import cartographers as slow

each_skill = pytest.mark.parametrize("skill", list(SKILLS))


# Compared with the slow game


def pairs(mask: int) -> frozenset[slow.Cell]:
    return frozenset(divmod(cell, SIDE) for cell in bits(mask))


@clause("CRT-K3", "CRT-K4", "CRT-K5")
@each_skill
def test_the_slow_game_allows_the_same_drawings(skill: str) -> None:
    rng = random.Random(skill)
    some = 0
    for _ in range(60):
        text, ruins = slow.random_map(rng), rng.random() < 0.3
        card = rng.choice(list(slow.EXPLORE))
        before: Drawn | None = None
        shape: frozenset[slow.Cell] = frozenset()
        terrain = ""
        if skill in ("concentrate", "cure_wounds", "search"):
            first = sorted(slow.placements(card, text, ruins, "ukrainian-2021"), key=str)
            if not first:
                continue
            where, terrain, _ = rng.choice(first)
            shapes = slow.shapes_drawn(slow.EXPLORE[card][1], [terrain], text, ruins)
            mask = mask_of([row * SIDE + column for row, column in where])
            before = Drawn(mask, terrain, replaced=not shapes)
            shape = where if shapes or skill == "search" else frozenset()
            text = slow.drawn_on(text, where, terrain)
        ways = skill_drawings(skill, card, ruins, Sheet.parse(text), before)
        found = [(pairs(way.cells), way.terrain, way.coin) for way in ways.each()]
        assert len(set(found)) == len(found) == len(ways)
        expected = slow.skill_drawn(skill, card, ruins, text, shape, terrain)
        assert set(found) == expected, (card, ruins, text, shape, terrain)
        some += bool(found)
    assert some > 10


def _option(move: Move) -> slow.Option:
    if isinstance(move, Draw):
        return "draw", BRUSHES[move.terrain], pairs(move.cells)
    if isinstance(move, Use):
        return "use", move.skill, frozenset()
    if isinstance(move, Lie):
        return "lie", move.how, frozenset()
    return "done", "", frozenset()


def _slow_turn(state: CartographersState, seat: int) -> slow.Turn:
    owner = state.owner(seat)
    return slow.Turn(
        state.phase,
        state.card,
        state.sheets[owner].text,
        state.coins[owner],
        state.crossed[owner],
        state.ruins,
        state.options.edition,
        state.skills,
        owner in state.spent,
        state.seats == 1,
        owner in state.acrobats,
    )


def _keen(legal: list[Move], rng: random.Random, skills: tuple[str, ...]) -> Move:
    """A random move, but with some skills more often than others, and the rest never."""
    uses = [move for move in legal if isinstance(move, Use) and move.skill in skills]
    if uses and rng.random() < 0.7:
        return rng.choice(uses)
    return rng.choice([move for move in legal if not isinstance(move, Use)])


SLOW_TABLES = [
    (1, "A", "acrobatics diplomacy search", "ukrainian-2021"),
    (1, "B", "concentrate cure_wounds negotiate", "original-2019"),
    (2, "A", "cure_wounds knowledge move_silently", "ukrainian-2021"),
    (2, "B", "acrobatics concentrate diplomacy", "original-2019"),
    (3, "B", "move_silently negotiate search", "ukrainian-2021"),
    (3, "A", "acrobatics diplomacy knowledge", "ukrainian-2021"),
]


@clause("CRT-D1", "CRT-D2", "CRT-D3", "CRT-D4", "CRT-D5", "CRT-D6", "CRT-D7", "CRT-A1")
@clause("CRT-K1", "CRT-K3", "CRT-K4", "CRT-K5")
@pytest.mark.parametrize(("seats", "side", "skills", "edition"), SLOW_TABLES)
def test_the_slow_game_agrees_decision_by_decision(
    seats: int, side: str, skills: str, edition: str
) -> None:
    state = new(seats, f"slow {skills}", side=side, skills=True, edition=edition)
    state.skills = tuple(skills.split())
    state.coins = (9,) * seats  # there are few in a random game
    rng = random.Random(skills)
    used: set[str] = set()
    season = -1
    while not state.over:
        if state.season > season:  # a different skill for each season, and an ambush in all of them
            season = state.season
            planned = state.skills[2 - season : 3 - season] or state.skills
            inside = [card for card in state.deck if card in AMBUSH]
            turn_next(state, *state.deck[:1], *inside)
        turns = {seat: _slow_turn(state, seat) for seat in range(seats)}
        assert tuple(seat for seat in turns if turns[seat].finished) == state.ready
        owners = {seat: state.owner(seat) for seat in turns}
        asked = state.to_move
        events: list[Event] = []
        for seat in sorted(asked, key=lambda seat: rng.random()):
            while not turns[seat].finished:
                legal = list(state.legal_moves(seat))
                options = list(map(_option, legal))
                assert len(set(options)) == len(options)
                assert set(options) == turns[seat].options(), (seat, state.text)
                move = _keen(legal, rng, planned)
                used |= {move.skill} if isinstance(move, Use) else set()
                turns[seat].take(_option(move))
                events += state.play(seat, move)
        monsters = any(event.what == "monsters_come" for event in events)
        for seat in asked:
            turn, owner = turns[seat], owners[seat]
            assert state.crossed[owner] == turn.crossed
            if not monsters:  # a solo ambush may have come on top
                assert state.sheets[owner].text == turn.text
                assert state.coins[owner] == turn.coins
    assert used == set(skills.split())


@clause("CRT-K1")
@pytest.mark.parametrize("seed", range(6))
def test_games_with_skills_can_be_replayed(seed: int) -> None:
    seats = (1, 2, 3, 2, 4, 1)[seed]
    drawing = ("sealed", "open")[seed % 2]
    state = new(seats, f"skills {seed}", skills=True, drawing=drawing, side="AB"[seed % 2])
    rng = random.Random(seed)
    while not state.over:
        seat = rng.choice(state.to_move)
        legal = state.legal_moves(seat)
        for move in rng.sample(ALL_MOVES, 5):
            assert (move in legal) == (state.refuse(seat, move) is None)
        move = _keen(list(legal), rng, state.skills)
        view = state.view(seat)
        assert GAME.read(move.notation) == move
        assert view.move(view.number(move)) == move
        if rng.random() < 0.1 and isinstance(move, Use):
            text = state.text
            state.play(seat, move)
            if state.can_undo(seat):
                state.undo(seat)
                assert state.text == text
                state.play(seat, move)
        else:
            state.play(seat, move)
    assert replay(state.record(), GAME).text == state.text
    assert sum(event.points for event in _events(state)) == sum(state.scores)
    for owner in range(seats):
        paid = [event.facts["cost"] for event in _events(state) if _of(event, owner, "skill_used")]
        assert sum(cost for cost in paid if isinstance(cost, int)) == state.crossed[owner]
        assert len(paid) <= 4
        assert state.crossed[owner] <= state.coins[owner] <= 14


def _events(state: CartographersState) -> Iterator[Event]:
    for entry in state.log:
        yield from entry.events


@clause("CRT-H1", "CRT-K1")
def test_a_hidden_decision_is_guessed_with_and_without_skills() -> None:
    state = position(card="orchard", skills="search knowledge negotiate", coins="5 | 5")
    state.play(0, ORCHARD)
    state.play(0, "done")
    view, rng = state.view(1), random.Random(5)
    used: Counter[str] = Counter()
    for _ in range(300):
        guess = view.guess(rng)
        desk = guess.desks[0]
        assert desk is not None
        assert desk.done
        assert guess.view(1) == view
        used[desk.skill] += 1
    assert used[""] > 30
    assert sum(used.values()) - used[""] > 0


def _of(event: Event, seat: int, what: str) -> bool:
    return (event.seat, event.what) == (seat, what)
