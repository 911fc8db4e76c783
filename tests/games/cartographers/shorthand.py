"""Cartographers in tests."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, cast

import pytest

import isolario
from isolario.core.boards.bits import mask_of
from isolario.core.event import Event
from isolario.core.moves import Move
from isolario.games.cartographers import GAME, CartographersState, CartographersView
from isolario.games.cartographers.moves import DONE, Draw, Use
from isolario.games.cartographers.pieces import EXPLORE, SKILLS
from isolario.games.cartographers.sheet import BRUSHES, CELL_OF, SIDE, names
from isolario.words import say_exactly

EMPTY = "...........\n" * 11
FULL = "FFFFFFFFFFF\n" * 11
CHECKS = ("F.F.F.F.F.F\n.F.F.F.F.F.\n" * 6)[: 12 * SIDE]  # no two free cells side by side


def new(seats: int = 2, seed: int | str = 1, **options: Any) -> CartographersState:
    return cast(CartographersState, GAME.new(seats, seed, options))


def drawn(*rows: str, rest: str = ".") -> str:
    """A sheet's text from the beginnings of its upper rows; the rest is all of one kind."""
    padded = [row.ljust(SIDE, rest) for row in (*rows, *[""] * (SIDE - len(rows)))]
    return "\n".join(padded) + "\n"


def position(sheets: str = EMPTY * 2, **fields: str) -> CartographersState:
    """A position from sheets and a few fields; ``deck`` are the cards on top of the others."""
    card = fields.get("card", "great_river")
    turned = fields.get("turned", card if card in EXPLORE else "")
    top = fields.pop("deck", "").split()
    below = [other for other in EXPLORE if other not in (*top, *turned.split())]
    maps = sheets.split()
    full = [seat for seat in range(len(maps) // SIDE) if _full(maps[SIDE * seat :][:SIDE])]
    usual = {
        "phase": "draw",
        "card": card,
        "edicts": "sentinel_wood canal_lake wildholds borderlands",
        "turned": turned,
        "deck": " ".join([*top, *below]),
        "ready": " ".join(map(str, full)) if fields.get("phase", "draw") == "draw" else "",
    }
    lines = "\n".join(
        f"{name.replace('_', ' ')}: {value}" for name, value in (usual | fields).items()
    )
    state = GAME.parse(sheets + lines)
    assert isinstance(state, CartographersState)
    return state


def drafts(view: CartographersView) -> tuple[str, ...]:
    """The steps of this round that a viewer sees."""
    return tuple(desk.text if desk else "" for desk in view.known.desks)


def _full(rows: list[str]) -> bool:
    return not set("".join(rows)) & set(".r")


def turn_next(state: CartographersState, *cards: str) -> None:
    """Puts cards on top of the deck."""
    state.deck = (*cards, *(card for card in state.deck if card not in cards))
    state.ambushes = tuple(card for card in state.ambushes if card not in cards)


def cells(text: str) -> int:
    """The set of some cells, such as "a1 b1"."""
    return mask_of([CELL_OF[name] for name in text.split()])


def draw(where: str, terrain: str) -> Draw:
    """The move that draws a terrain on some cells."""
    return Draw(cells(where), BRUSHES.index(terrain))


def draws(state: CartographersState, seat: int = 0) -> set[tuple[str, str]]:
    """What a seat may draw: cells and terrain."""
    return {
        (" ".join(names(move.cells)), BRUSHES[move.terrain])
        for move in state.legal_moves(seat)
        if isinstance(move, Draw)
    }


def others(state: CartographersState, seat: int = 0) -> list[str]:
    """What a seat may do besides drawing."""
    return [str(move) for move in state.legal_moves(seat) if not isinstance(move, Draw)]


def play_all(state: CartographersState, seats: Iterable[int] = (), choice: int = 0) -> list[Event]:
    """Each seat that can (or only some of them) does one thing: its first drawing, or another one
    by its place in the order, or else the first thing there is. Returns all events."""
    events: list[Event] = []
    for seat in tuple(seats) or state.to_move:
        legal = state.legal_moves(seat)
        found = next((at for at, move in enumerate(legal) if isinstance(move, Draw)), 0)
        events += state.play(seat, legal[found + choice])
    return events


def refused(state: CartographersState, seat: int, move: Move | str) -> tuple[str, str]:
    """The clause and the reason a move is refused for; nothing changes."""
    before = state.text
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(seat, move)
    assert state.text == before
    why = state.view(seat).why_not(GAME.read(move) if isinstance(move, str) else move)
    assert why is not None
    assert (why.clause, why.reason.id) == (caught.value.clause, caught.value.reason.id)
    say_exactly(why.reason, game="cartographers")
    return why.clause, why.reason.id


ORCHARD = draw("a1 b1 c1 c2", "forest")
WOUNDED = drawn("", "", "", "", "D")
MOUNTAIN = (".F", "FMF")  # b3 is the last open side

WAYS: dict[str, tuple[dict[str, str], list[Move]]] = {  # each skill, step by step
    "acrobatics": ({"phase": "acrobatics", "card": "gnoll_raid"}, [Use("acrobatics")]),
    "concentrate": (
        {"card": "hamlet"},
        [draw("a1 a2 b2", "village"), Use("concentrate"), draw("e5 f5 f6", "village")],
    ),
    "cure_wounds": (
        {"card": "orchard"},
        [ORCHARD, Use("cure_wounds"), draw("b5 c5", "farm")],
    ),
    "diplomacy": (
        {"card": "hamlet"},
        [Use("diplomacy"), draw("k11", "both"), draw("a1 a2 b2", "village")],
    ),
    "knowledge": (
        {"card": "orchard"},
        [Use("knowledge"), draw("a1 b1 c1 c2", "village")],
    ),
    "move_silently": (
        {"card": "fishing_village"},
        [Use("move_silently"), draw("a1 b1", "water")],
    ),
    "negotiate": (
        {"card": "orchard"},
        [Use("negotiate"), draw("a1 b1 a2 b2", "forest")],
    ),
    "search": (
        {"card": "orchard"},
        [ORCHARD, Use("search"), draw("d1", "forest")],
    ),
}

each_skill = pytest.mark.parametrize("skill", list(SKILLS))


def begin(skill: str, **more: str) -> tuple[CartographersState, list[Move]]:
    """Before the first step of a skill, and its steps; seat 1 has decided nothing yet."""
    fields, steps = WAYS[skill]
    usual = {"skills": skill, "coins": "5 | 5", "options": "skills=yes"}
    return position(WOUNDED + EMPTY, **(usual | fields | more)), steps


def end_round(state: CartographersState, seat: int = 1) -> list[Event]:
    """Seat 1 draws, or leaves it."""
    events = []
    round_ = state.turned, state.phase
    while seat in state.to_move and (state.turned, state.phase) == round_:
        legal = state.legal_moves(seat)
        events += state.play(seat, DONE if DONE in legal else legal[-1])
    return events


def ambush(sheets: str, card: str = "gnoll_raid", **fields: str) -> CartographersState:
    """A table with Acrobatics where an ambush has just been turned."""
    state = position(
        sheets,
        **{
            "card": "rift_lands",
            "deck": f"{card} hamlet orchard farmland",
            "skills": "acrobatics",
            **fields,
        },
    )
    for seat in state.to_move:
        free = state.sheets[seat].free
        state.play(seat, Draw(1 << free.bit_length() - 1, 0))  # the last free cell, as forest
        if DONE in state.legal_moves(seat) and state.phase == "draw":
            state.play(seat, DONE)
    return state


def finish(state: CartographersState, seed: int = 0) -> list[Event]:
    """Plays on at random to the end; returns all events."""
    rng = random.Random(seed)
    events: list[Event] = []
    while not state.over:
        seat = rng.choice(state.to_move)
        events += state.play(seat, state.legal_moves(seat).choice(rng))
    return events


def whats(events: Iterable[Event]) -> list[str]:
    return [event.what for event in events]


def so_far(total: int, last: str) -> str:
    """Cards turned this season, ``last`` the latest, whose times add up to a total."""
    left, found = total - EXPLORE[last].time, [last]
    for card in sorted(EXPLORE.values(), key=lambda card: -card.time):
        if card.name != last and 0 < card.time <= left:
            found.insert(0, card.name)
            left -= card.time
    assert not left
    return " ".join(found)
