"""Which positions a game of Sea Dragons could come to, as far as playing on depends on it.

Cards may be left out of the game, and it does not matter who placed what when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.state import TOGETHER
from isolario.games.sea_dragons.board import GRID, OPEN, is_ground, sea_of
from isolario.games.sea_dragons.parts import (
    HAND,
    HEADS,
    MARKET,
    MISSIONS,
    NO_MISSION,
    NOBODY,
    SHIPS,
    SIZES,
)
from isolario.games.sea_dragons.payment import PAYING, usable, ways_of_ships
from isolario.games.sea_dragons.pieces import (
    BOX,
    MISSION_COUNT,
    REEF_BOX,
    REEF_KINDS,
    SHAPES,
    SHIP_COUNTS,
)
from isolario.games.sea_dragons.pieces import MISSIONS as MISSION
from isolario.games.sea_dragons.placing import SHAPE_AT

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState

Wrong = tuple[str, str]
"""The line of the text, and what was expected there."""

MOST_GOLD = 999  # more than anybody can have
MOST_POINTS = 2000


def contradictions(state: SeaDragonsState) -> Iterator[Wrong]:
    """What is wrong with a position, each check relying on those before it."""
    yield from _board(state)
    yield from _supplies(state)
    yield from _cards(state)
    yield from _missions(state)
    yield from _reefs(state)
    yield from _turn(state)


def _board(state: SeaDragonsState) -> Iterator[Wrong]:
    if not is_ground(state.ground):
        yield "board", "the ground of every cell"
        return
    sea, taken = sea_of(state.ground), 0
    for dragons, heads in zip(state.dragons, state.heads, strict=True):
        if dragons & taken or dragons & ~OPEN:
            yield "board", "one dragon in a cell of the sea"
        taken |= dragons
        clusters = GRID.clusters(dragons)
        if any(cluster not in SHAPE_AT for cluster in clusters):
            yield "board", "dragons as cards show them, none beside another of its colour"
        if not 0 <= heads <= HEADS[state.seats] - len(clusters):
            yield "heads", f"{HEADS[state.seats]} at most for each, less their dragons"
    lying = 0
    if len(state.afloat) != len(SHIPS):
        yield "ships", "ships of four colours"
    for ships in state.afloat:
        if ships & lying:
            yield "ships", "one ship on a spot"
        lying |= ships
    free = sea.spots & ~taken
    enough = sea.spots.bit_count() <= sum(SHIP_COUNTS)
    if lying & ~free or (enough and lying != free):
        yield "ships", "a ship on each free spot"


def _supplies(state: SeaDragonsState) -> Iterator[Wrong]:
    if not all(0 <= gold <= MOST_GOLD for gold in state.gold):
        yield "gold", f"0 to {MOST_GOLD} for each"
    for colour, (name, number) in enumerate(zip(SHIPS, SHIP_COUNTS, strict=True)):
        owned = [fleet[colour] for fleet in state.fleets]
        if min(owned) < 0 or sum(owned) + state.afloat[colour].bit_count() > number:
            yield "fleets", f"{number} {name} ships at most, on the board and with players"
    if not all(0 <= points <= MOST_POINTS for points in state.points):
        yield "points", f"0 to {MOST_POINTS} for each"
    if state.step != "over" and any(state.points):
        yield "points", "none before the end"


def _cards(state: SeaDragonsState) -> Iterator[Wrong]:
    groups = (state.market, state.decks, state.discards, state.older)
    if any(len(group) != len(SIZES) for group in groups):
        yield "market", "cards of three sizes"
        return
    if any(len(hand) > HAND or list(hand) != sorted(hand) for hand in state.hands):
        yield "hands", f"{HAND} cards at most for each, in order"
    held = [card for hand in state.hands for card in hand]
    shapes = (*SHAPES, *(f"{size}{UNKNOWN}" for size in SIZES))
    if any(card.shape not in shapes for card in held):
        yield "hands", "cards such as 4L"
        return
    for at, size in enumerate(SIZES):
        mine = [card for card in held if card.size == size]
        older, decks = state.older[at], state.decks[at]
        if len(state.market[at]) > MARKET:
            yield "market", f"{MARKET} cards of a size at most"
        if list(state.discards[at]) != sorted(state.discards[at]):
            yield "discards", "cards in order"
        if any(card.open and (card.shape[1] == UNKNOWN or card.deal) for card in mine):
            yield "hands", "cards that all know by their shapes"
        if not all(0 <= card.deal <= len(older) for card in mine):
            yield "hands", "cards of deals that there have been"
            return
        if older and state.options.dragons == "gone":
            yield "older", "nothing: no deck is ever reshuffled"
        rest = Counter(BOX[size])
        for cards in (state.market[at], state.discards[at], *older):
            rest.subtract(cards)
        rest.subtract(shape for shape in decks if shape != UNKNOWN)
        rest.subtract(card.shape for card in mine if card.open)
        for deal, hidden in enumerate([*older, None]):
            own = [card.shape for card in mine if not card.open and card.deal == deal]
            known = Counter(shape for shape in own if shape[1] != UNKNOWN)
            if hidden is None:
                rest.subtract(known)
                blanks = len(own) - known.total() + decks.count(UNKNOWN)
                if min(rest.values()) < 0 or rest.total() < blanks:
                    yield "decks", "no more cards of a shape than there are"
            elif list(hidden) != sorted(hidden) or len(own) != len(hidden):
                yield "older", "the cards that are hidden in hands since a deck was shuffled"
            elif known - Counter(hidden):
                yield "older", "cards that hands can have"
        if any(shape not in BOX[size] for shape in rest):
            yield "decks", "cards by size"


def _missions(state: SeaDragonsState) -> Iterator[Wrong]:
    everywhere = [*state.missions, *state.mission_deck]
    everywhere += [name for done in state.fulfilled for name in done]
    known = [name for name in everywhere if name != UNKNOWN]
    if not {*known} <= MISSION.keys() or len({*known}) < len(known):
        yield "missions", "missions of this game, each only once"
    if UNKNOWN in state.missions or any(UNKNOWN in done for done in state.fulfilled):
        yield "missions", "missions that lie open"
    if len(everywhere) > MISSION_COUNT or len(state.missions) > MISSIONS:
        yield "missions", f"{MISSIONS} in the market at most, and {MISSION_COUNT} in all"


def _reefs(state: SeaDragonsState) -> Iterator[Wrong]:
    if len(state.returned_by) != len(state.reef_deck) or not all(
        NOBODY <= by < state.seats for by in state.returned_by
    ):
        yield "reef deck", "who put each card there"
    rest = Counter(REEF_BOX)
    everywhere = [*state.reef_deck]
    for name, cards in (
        *(("reefs", kept) for kept in state.reefs),
        ("used", state.used),
        ("drawn", state.drawn),
    ):
        everywhere += cards
        if _sorted(cards) != list(cards):
            yield name, "reef cards in order"
            return
    rest.subtract(kind for kind in everywhere if kind != UNKNOWN)
    if UNKNOWN in state.used or not rest.keys() <= REEF_BOX.keys():
        yield "used", "reef cards"
    if min(rest.values()) < 0 or len(everywhere) > REEF_BOX.total():
        yield "reef deck", "no more reef cards of a kind than there are"


def _sorted(cards: Iterable[str]) -> list[str]:
    order = (*REEF_KINDS, UNKNOWN)
    return sorted((kind for kind in cards if kind in order), key=order.index)


def _turn(state: SeaDragonsState) -> Iterator[Wrong]:
    step, active = state.step, state.active
    if step == "scoring":
        yield "step", "a step at which somebody decides, or the end"
    if (step == "over") != (active == TOGETHER):
        yield "turn", "whose turn it is, until the game is over"
        return
    if step == "over":
        if any(state.heads):
            yield "heads", "none at the end"
        active = 0
    if step == "play" and not state.heads[active]:
        yield "heads", "a head for whoever plays now"
    if step != "play" and len(state.hands[active]) == HAND and step != "over":
        yield "hands", "one card less for whoever has played"
    if state.played not in ("", *SHAPES):
        yield "played", "a card"
    if bool(state.played) > (step not in ("play", "over")):
        yield "played", "nothing yet"
    if state.laid:
        if step in ("play", "over") or SHAPE_AT.get(state.laid) != state.played:
            yield "laid", "the dragon whose card was played"
        if state.laid not in GRID.clusters(state.dragons[active]):
            yield "laid", "a dragon of whose turn it is"
    elif step in ("reef", "mission", "ships"):
        yield "laid", "the dragon that was placed"
    yield from _pending(state)


def _pending(state: SeaDragonsState) -> Iterator[Wrong]:
    """Reef cards to choose from, and what a mission is paid with."""
    step, active = state.step, state.active
    if len(state.drawn) != (2 if step == "reef" else 0):
        yield "drawn", "two reef cards while one is chosen"
    most = SIZES[-1] - 1 if step == "reef" and state.paying == NO_MISSION else 0
    if not 0 <= state.due <= most:
        yield "due", f"how many more reef symbols the dragon has found, {most} at most"
    slots = len(state.missions)
    if step == "ships":
        if not 0 <= state.paying < slots:
            yield "paying", "a mission of the market"
            return
    elif step == "reef":
        if not NO_MISSION <= state.paying <= slots or (state.paying >= 0 and slots == MISSIONS):
            yield "paying", "the place of the mission just taken, if one was"
    elif state.paying != NO_MISSION:
        yield "paying", "nothing, for no mission is being paid"
    if step != "ships":
        if state.cards:
            yield "cards", "nothing, for no mission is being paid"
    elif Counter(state.cards) - Counter(state.used) or not {*state.cards} <= {*PAYING}:
        yield "cards", "reef cards that can pay, and are used"
    elif state.cards != usable(state.cards):
        yield "cards", "reef cards in order"
    else:
        ask = MISSION[state.missions[state.paying]].ships
        if not ways_of_ships(ask, state.fleets[active], state.cards):
            yield "cards", "cards that, with ships, pay for the mission"
