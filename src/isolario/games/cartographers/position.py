"""A position of Cartographers as text, and back: the sheets, one below the other, then the rest."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from isolario.core.chance import Chance
from isolario.core.errors import BadNotation, UnknownOption
from isolario.core.options import read_options
from isolario.core.position import Position
from isolario.games.cartographers.guess import UNKNOWN
from isolario.games.cartographers.moves import Draw, read
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING, SEASONS
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.sheet import SIDE, Sheet

_SEASONS = tuple(season.name for season in SEASONS)


def write(state: CartographersState) -> str:
    """The whole position; what a viewer does not know as question marks."""
    numbers = {"coins": state.coins, "stars": state.stars, "lost": state.lost}
    options = msgspec.to_builtins(state.options)
    fields = {
        "phase": state.phase,
        "season": _SEASONS[state.season],
        "edicts": " ".join(state.edicts),
        "card": state.card,
        "ruins": "yes" if state.ruins else "",
        "turned": " ".join(state.turned),
        "deck": " ".join(state.deck),
        "ambushes": " ".join(state.ambushes),
        **{name: " | ".join(map(str, values)) for name, values in numbers.items()},
        "ready": " ".join(map(str, state.ready)),
        "drafts": " | ".join(draft.notation if draft else "" for draft in state.drafts),
        "options": " ".join(f"{name}={value}" for name, value in options.items()),
        "seed": state.chance.seed,
    }
    lines = [f"{name}: {value}".rstrip() for name, value in fields.items()]
    return "\n\n".join(sheet.text for sheet in state.sheets) + "\n" + "\n".join(lines) + "\n"


def parse(text: str) -> CartographersState:
    """The state that a text describes."""
    position = Position.read(text)
    seats, rest = divmod(len(position.rows), SIDE)
    if rest or not seats:
        raise BadNotation(text, 0, f"sheets of {SIDE} lines")
    words = dict(word.partition("=")[::2] for word in position.take("options", "").split())
    try:
        options = read_options("cartographers", CartographersOptions, words)
    except UnknownOption as error:
        raise position.bad(str(error)) from None
    assert isinstance(options, CartographersOptions)
    state = CartographersState(seats, Chance("position"), options)
    state.sheets = tuple(
        Sheet.from_rows(position.rows[SIDE * seat : SIDE * seat + SIDE], text)
        for seat in range(seats)
    )
    phase = position.choice("phase", ("draw", "ambush", "over"))
    state.phase = phase  # type: ignore[assignment]
    state.season = _SEASONS.index(position.choice("season", _SEASONS, _SEASONS[0]))
    state.edicts = _cards(position, "edicts", SCORING)
    state.card = position.choice("card", ("", *EXPLORE, *AMBUSH), "")
    state.ruins = position.choice("ruins", ("", "yes"), "") == "yes"
    state.turned = _cards(position, "turned", EXPLORE)
    state.deck = _cards(position, "deck", {**EXPLORE, **AMBUSH, UNKNOWN: None})
    state.ambushes = _cards(position, "ambushes", {**AMBUSH, UNKNOWN: None})
    nothing = " | ".join(["0"] * seats)
    state.coins, state.stars, state.lost = (
        tuple(_number(position, word) for word in position.per_seat(name, seats, nothing))
        for name in ("coins", "stars", "lost")
    )
    state.ready = tuple(_number(position, word) for word in position.take("ready", "").split())
    drafts = position.per_seat("drafts", seats, " | ".join([""] * seats))
    state.drafts = tuple(_draft(position, word) for word in drafts)
    state.chance = Chance(position.take("seed", "position"))
    position.finish()
    state._origin = state.copy()
    return state


def _cards(position: Position, name: str, known: Mapping[str, object]) -> tuple[str, ...]:
    cards = tuple(position.take(name, "").split())
    for card in cards:
        if card not in known:
            raise position.bad("cards: " + ", ".join(known))
    return cards


def _number(position: Position, word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise position.bad("a whole number for each seat")
    return int(word)


def _draft(position: Position, word: str) -> Draw | None:
    if not word:
        return None
    move = read(word)
    if not isinstance(move, Draw):
        raise position.bad("drawings such as W3a/1@c4")
    return move
