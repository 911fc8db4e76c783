"""What a seat does not know in a game of Foggy Island (FOG-R1, FOG-W1, FOG-W6): what it sees of
each field, and what it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.game import Secret
from isolario.games.foggy_island.parts import SEAT_NAMES, Held
from isolario.games.foggy_island.pieces import (
    COLOURS,
    DOWN,
    KINDS,
    UNKNOWN_KIND,
    kind_of,
    owner_of,
    token,
)
from isolario.games.foggy_island.scoring import CELL_NAMES

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState

Tokens = tuple[int, ...]
"""Some tokens, by kind."""


# --- masks: what a viewer sees of a field -------------------------------------------------------


def unseen(tokens: Tokens) -> Tokens:
    """Tokens of which only the number is seen."""
    return (UNKNOWN_KIND,) * len(tokens)


def decks(value: list[Tokens], seat: int | None, state: FoggyState) -> list[Tokens]:
    """Each knows what their own deck holds, not its order; in fog not even that (FOG-W6)."""
    return [
        tuple(sorted(deck)) if owner == seat and state.weather != "fog" else unseen(deck)
        for owner, deck in enumerate(value)
    ]


def offers(value: list[Tokens], seat: int | None, state: FoggyState) -> list[Tokens]:
    """In teams the nine are dealt face down; otherwise each chooses from a set that all know."""
    if not state.teams:
        return value.copy()
    return [offer if owner == seat else unseen(offer) for owner, offer in enumerate(value)]


def board(value: bytearray, seat: int | None, state: FoggyState) -> bytearray:
    """Face-down tokens are just shields, even to their owner (FOG-W6 [ruling])."""
    return value.translate(_SHOWN)


_SHOWN = bytes(  # FOG-C3 [ruling]: everybody sees whose a token is
    token(owner_of(code), UNKNOWN_KIND) | DOWN if code & DOWN else code for code in range(256)
)


def held(value: tuple[Held, ...], seat: int | None, state: FoggyState) -> tuple[Held, ...]:
    """A token taken back unseen is known to its owner."""
    return tuple(
        one if one.open or one.seat == seat else Held(one.seat, UNKNOWN_KIND, False)
        for one in value
    )


def drawn(value: tuple[str, ...], seat: int | None, state: FoggyState) -> tuple[str, ...]:
    """The chooser looks at both cards (FOG-W1)."""
    return value if seat == state.chooser else _known(value, state.drawn_knowers, seat)


def weather_deck(value: tuple[str, ...], seat: int | None, state: FoggyState) -> tuple[str, ...]:
    """Some know the cards that somebody put there, or that were used."""
    return _known(value, state.weather_knowers, seat)


def _known(cards: tuple[str, ...], knowers: tuple[int, ...], seat: int | None) -> tuple[str, ...]:
    sees = 0 if seat is None else 1 << seat
    return tuple(
        card if known < 0 or known & sees else UNKNOWN
        for card, known in zip(cards, knowers, strict=True)
    )


# --- secrets: what the contract's checks look for -----------------------------------------------


def secrets_of(state: FoggyState, seat: int | None, recalling: bool) -> dict[str, Secret]:
    """Hidden hands, decks, face-down tokens and weather cards, by the name of their place."""
    hidden: dict[str, Secret] = {}
    for owner in range(state.seats):
        who, pool = SEAT_NAMES[owner], _pool(state, owner, seat)
        if state.phase == "hire" and owner != seat:
            hidden[f"hires of {who}"] = Secret(_names(state.picks[owner]))
        if state.phase == "hand" and owner != seat:
            left = Counter(state.offers[owner])
            left.subtract(state.picks[owner])
            hidden[f"choice of {who}"] = Secret(_names(state.picks[owner]), pool)
            hidden[f"left by {who}"] = Secret(_names(left.elements()), pool)
        if state.phase == "play":
            if owner != seat:
                hand = Counter(state.hands[owner])
                hand.subtract(s.kind for s in state.shown if s.seat == owner and not s.cells)
                hidden[f"hand of {who}"] = Secret(_names(hand.elements()), pool)
            for place, kind in enumerate(state.decks[owner], 1):
                hidden[f"deck of {who} {place}"] = Secret(_names((kind,)), pool)
    for place, held in enumerate(state.held, 1):
        if not held.open and held.seat != seat:
            hidden[f"taken back {place}"] = Secret(_names((held.kind,)))
    known = _worked_out(state, seat)
    for cell, code in enumerate(state.board):
        own = owner_of(code) == seat and recalling  # FOG-W6: remembering is allowed
        if code & DOWN and not own and not known >> cell & 1:
            pool = _pool(state, owner_of(code), seat)
            hidden[f"cell {CELL_NAMES[cell]}"] = Secret(_names((kind_of(code),)), pool)
    for place, card in enumerate(state.drawn, 1):
        knowers = state.drawn_knowers[place - 1]
        public = knowers < 0 or (seat is not None and knowers >> seat & 1)
        if seat != state.chooser and not public:
            hidden[f"weather drawn {place}"] = Secret((card,), "weather")
    for place, card in enumerate(state.weather_deck, 1):
        knowers = state.weather_knowers[place - 1]
        if knowers >= 0 and (seat is None or not knowers >> seat & 1):
            hidden[f"weather deck {place}"] = Secret((card,), "weather")
    return hidden


def _worked_out(state: FoggyState, seat: int | None) -> int:
    """The cells whose token everybody saw going to a hand and that can be nowhere else now."""
    cells = 0
    for shown in state.shown:
        hand = state.hands[shown.seat]
        sees_hand = shown.seat == seat or not hand
        if sees_hand and shown.kind not in hand and shown.cells.bit_count() == 1:
            cells |= shown.cells
    return cells


def _pool(state: FoggyState, owner: int, viewer: int | None) -> str:
    """Which tokens could be an owner's: the side's; but team-mates know who has which nine."""
    if state.teams and viewer is not None and viewer % 2 == owner % 2:
        return f"tokens of {SEAT_NAMES[owner]} in round {state.round}"
    return f"tokens of {COLOURS[owner % 2]} in round {state.round}"


def _names(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted(KINDS[kind].name for kind in kinds))
