"""How a game begins: realms, ships, decks, markets, hands (SDR-S)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits
from isolario.core.event import Event, Events, Facts
from isolario.games.sea_dragons import texts
from isolario.games.sea_dragons.board import CORNERS, joined, sea_of
from isolario.games.sea_dragons.changes import secretly, set_deck, set_hand
from isolario.games.sea_dragons.parts import (
    COLOURS,
    HAND,
    HEADS,
    MARKET,
    MEDIUM,
    MISSIONS,
    NOBODY,
    SHIPS,
    SIZES,
    START_GOLD,
    Card,
)
from isolario.games.sea_dragons.pieces import CARDS, PIECES, REEF_CARDS, SHIP_TOKENS, Pieces
from isolario.games.sea_dragons.pieces import MISSIONS as MISSION

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState


NO_SHIP = -1


def set_up(state: SeaDragonsState, out: Events) -> None:
    """SDR-S1 to S5."""
    chance, seats = state.chance, state.seats
    join_realms(state, PIECES, out)
    state.heads = (HEADS[seats],) * seats
    state.gold = (START_GOLD,) * seats
    state.decks = tuple(chance.shuffle(CARDS[size], "deck", size, 0) for size in SIZES)
    state.market = tuple(deck[:MARKET] for deck in state.decks)
    state.decks = tuple(deck[MARKET:] for deck in state.decks)
    missions = chance.shuffle(tuple(MISSION), "missions")
    state.missions, state.mission_deck = missions[:MISSIONS], missions[MISSIONS:]
    state.reef_deck = chance.shuffle(REEF_CARDS, "reefs")
    state.returned_by = (NOBODY,) * len(state.reef_deck)
    out.append(Event("markets_opened", None, _markets(state), clause="SDR-S2", chance=True))
    first = _first(state)
    for seat in ((first + place) % seats for place in range(seats)):
        medium = SIZES.index(MEDIUM)
        deck = state.decks[medium]
        hand = sorted([Card(shape) for shape in deck[:HAND]])
        set_hand(state, seat, hand)
        set_deck(state, medium, deck[HAND:])
        cards: Facts = {
            "card": texts.CARD[hand[0].shape],
            "other_card": texts.CARD[hand[1].shape],
            "gold": START_GOLD,
            "heads": HEADS[seats],
        }
        out.append(secretly("hand_dealt", seat, cards, "SDR-S5", "card other_card", chance=True))
    state.begin_turn(first)
    out.append(Event("turn_begins", first, clause="SDR-S5", chance=True))


def _first(state: SeaDragonsState) -> int:
    """Who begins: drawn, unless it was agreed (SDR-S5 [ruling])."""
    if state.options.first == "chance":
        return state.chance.below(state.seats, "first")
    return COLOURS.index(state.options.first)


def join_realms(state: SeaDragonsState, pieces: Pieces, out: Events) -> None:
    """Four boards in random order, either side up (SDR-S1 [ruling]: drawn, unless it was agreed how
    they lie), and a ship on every spot (SDR-S1 [ruling]: face up). To try out other pieces, lay
    their realms this way before the first move."""
    chosen = state.options.boards
    drawn = state.chance.shuffle(pieces.boards, "realms")
    boards = pieces.boards if chosen == "listed" else drawn
    sides = [state.chance.below(2, "side", at) for at in range(len(boards))]
    if chosen != "drawn":
        sides = [int(chosen == "second")] * len(boards)
    faces = [board[side] for board, side in zip(boards, sides, strict=True)]
    state.ground = joined(tuple(pieces.faces[face] for face in faces))
    state.sea = sea_of(state.ground)
    spots = list(bits(state.sea.spots))
    none = (NO_SHIP,) * (len(spots) - len(SHIP_TOKENS))  # others' boards may have more, or fewer
    colours = state.chance.shuffle(SHIP_TOKENS + none, "ships")
    afloat = [0] * len(SHIPS)
    for spot, colour in zip(spots, colours, strict=False):
        if colour != NO_SHIP:
            afloat[colour] |= 1 << spot
    state.afloat = tuple(afloat)
    facts: Facts = dict(zip(map(str.lower, CORNERS), faces, strict=True))
    out.append(Event("realms_joined", None, facts, clause="SDR-S1", chance=True))


def _markets(state: SeaDragonsState) -> Facts:
    """What lies open, as messages: six cards and four missions."""
    cards = [shape for shapes in state.market for shape in shapes]
    facts: Facts = {f"card_{place}": texts.CARD[shape] for place, shape in enumerate(cards, 1)}
    facts |= {
        f"mission_{place}": texts.MISSION[name] for place, name in enumerate(state.missions, 1)
    }
    return facts
