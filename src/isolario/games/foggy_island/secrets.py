"""What a seat does not know in a game of Foggy Island (FOG-R1, FOG-W1, FOG-W6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from isolario.core.game import Secret
from isolario.games.foggy_island.parts import SEAT_NAMES
from isolario.games.foggy_island.pieces import COLOURS, DOWN, KINDS, kind_of, owner_of
from isolario.games.foggy_island.scoring import CELL_NAMES

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState


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
    """Which tokens could be an owner's: the side's; but a team's own know who has which nine."""
    if state.teams and viewer is not None and viewer % 2 == owner % 2:
        return f"tokens of {SEAT_NAMES[owner]} in round {state.round}"
    return f"tokens of {COLOURS[owner % 2]} in round {state.round}"


def _names(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted(KINDS[kind].name for kind in kinds))
