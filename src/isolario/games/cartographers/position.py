"""A position of Cartographers as text, and back: the sheets, one below the other, then the rest."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from isolario.core.chance import UNKNOWN
from isolario.core.errors import BadNotation, NotAllowed
from isolario.core.position import Position
from isolario.games.cartographers import possible
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import (
    AMBUSH,
    EXPLORE,
    SCORING,
    SEASONS,
    SKILLS,
)
from isolario.games.cartographers.rules import PHASES, CartographersState
from isolario.games.cartographers.sheet import SIDE, Sheet

_SEASONS = tuple(season.name for season in SEASONS)
_PER_SEAT = ("coins", "crossed", "stars", "lost")
_SEATS = ("spent", "acrobats", "ready")


def write(state: CartographersState) -> tuple[str, dict[str, str]]:
    """The sheets, and what they do not show."""
    numbers = {name: getattr(state, name) for name in _PER_SEAT}
    return "\n\n".join(sheet.text for sheet in state.sheets), {
        "phase": state.phase,
        "season": _SEASONS[state.season],
        "edicts": " ".join(state.edicts),
        "skills": " ".join(state.skills),
        "card": state.card,
        "ruins": "yes" if state.ruins else "",
        "turned": " ".join(state.turned),
        "deck": " ".join(state.deck),
        "ambushes": " ".join(state.ambushes),
        "gone": " ".join(state.gone),
        **{name: " | ".join(map(str, values)) for name, values in numbers.items()},
        **{name: " ".join(map(str, getattr(state, name))) for name in _SEATS},
        "drafts": " | ".join(desk.text if desk else "" for desk in state.desks),
    }


def read(position: Position, options: CartographersOptions) -> CartographersState:
    """The state that a text describes."""
    seats, rest = divmod(len(position.rows), SIDE)
    if rest or seats not in CartographersState.game.seats:
        raise BadNotation(position.text, 0, f"sheets of {SIDE} lines, as many as can play")
    named = _cards(position, "skills", SKILLS)
    skills = tuple(skill for skill in SKILLS if skill in named)
    if skills:
        options = msgspec.structs.replace(options, skills=True)
    state = CartographersState.blank(seats, options)
    state.sheets = tuple(
        Sheet.from_rows(position.rows[SIDE * seat : SIDE * seat + SIDE], position.text)
        for seat in range(seats)
    )
    state.phase = position.choice("phase", PHASES)  # type: ignore[assignment]
    state.season = _SEASONS.index(position.choice("season", _SEASONS, _SEASONS[0]))
    state.edicts = _cards(position, "edicts", SCORING)
    state.skills = skills
    state.card = position.choice("card", ("", *EXPLORE, *AMBUSH), "")
    state.ruins = position.choice("ruins", ("", "yes"), "") == "yes"
    state.turned = _cards(position, "turned", EXPLORE)
    if state.phase == "draw" and state.card in EXPLORE and state.card not in state.turned:
        state.turned += (state.card,)  # it takes its time, like any face-up card
    others = " ".join(card for card in EXPLORE if card not in state.turned)  # unless given
    state.deck = _cards(position, "deck", {**EXPLORE, **AMBUSH, UNKNOWN: None}, others)
    state.ambushes = _cards(position, "ambushes", {**AMBUSH, UNKNOWN: None})
    seen = [card for card in AMBUSH if card not in (*state.deck, *state.ambushes)]
    unsure = UNKNOWN in (*state.deck, *state.ambushes)
    state.gone = _cards(position, "gone", AMBUSH, "" if unsure else " ".join(seen))
    nothing = " | ".join(["0"] * seats)
    for name in _PER_SEAT:
        parts = position.per_seat(name, seats, nothing)
        setattr(state, name, tuple(map(position.whole, parts)))
    for name in _SEATS:
        setattr(state, name, _seats(position, name, seats))
    if found := possible.table(state):
        raise position.wrong(*found)
    _decide(position, state)
    return state


def _decide(position: Position, state: CartographersState) -> None:
    """The steps taken in this round. A seat with nothing to decide is ready."""
    seats, ready = state.seats, set(state.ready)
    if state.phase != "over":
        ready |= {seat for seat in range(seats) if not state.desk(seat).asked(state.task)}
    try:
        state.decided(position.per_seat("drafts", seats, " | ".join([""] * seats)))
    except BadNotation as error:
        raise position.bad(error.expected) from None
    except NotAllowed as error:
        raise position.bad(f"other steps: {error}") from None
    ready |= {seat for seat, desk in enumerate(state.desks) if desk and desk.done}
    state.ready = tuple(sorted(ready))


def _cards(
    position: Position, name: str, known: Mapping[str, object], usual: str = ""
) -> tuple[str, ...]:
    cards = tuple(position.take(name, usual).split())
    for card in cards:
        if card not in known:
            raise position.bad("cards: " + ", ".join(known))
    return cards


def _seats(position: Position, name: str, seats: int) -> tuple[int, ...]:
    found = tuple(position.whole(word) for word in position.take(name, "").split())
    if any(not 0 <= seat < seats for seat in found) or len(set(found)) < len(found):
        raise position.bad(f"seats from 0 to {seats - 1}, each once")
    return found
