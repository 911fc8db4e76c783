"""A view as numbers, for programs that learn.

The sea as planes; players, dragon cards, missions and reef cards as tables, each with the pieces in
an order that never changes.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from isolario.core.boards.bits import mask_of
from isolario.core.chance import UNKNOWN
from isolario.core.observation import (
    Named,
    Observation,
    Part,
    Planes,
    Rows,
    Written,
    counts,
    flags,
    hot,
    one_of,
    turned,
)
from isolario.games.sea_dragons.board import (
    CURRENT,
    GOLD,
    LAND,
    REEF,
    SIDE,
    SPOT,
    WHIRLPOOL,
    printed,
)
from isolario.games.sea_dragons.parts import (
    COLOURS,
    HAND,
    HEADS,
    MARKET,
    NO_MISSION,
    NOBODY,
    SHIPS,
    SIZES,
    STEPS,
    Card,
    row,
)
from isolario.games.sea_dragons.parts import MISSIONS as SLOTS
from isolario.games.sea_dragons.pieces import (
    CARD_COUNTS,
    MISSION_COUNT,
    MISSIONS,
    MOST_ASKED,
    REEF_COUNT,
    REEF_KINDS,
    SHAPES,
    SHIP_COUNTS,
)
from isolario.games.sea_dragons.possible import MOST_GOLD, MOST_POINTS
from isolario.games.sea_dragons.view import SeaDragonsView

SEATS = len(COLOURS)
PLACES = ("the viewer", "the next seat", *(f"the seat {n} further" for n in range(2, SEATS)))
PRINTED = {
    WHIRLPOOL: "whirlpool",
    CURRENT: "current",
    SPOT: "spot",
    GOLD: "gold",
    REEF: "reef",
    LAND: "island",
}
CARDS_IN_HANDS = SEATS * HAND
MOST_CARDS = max(CARD_COUNTS.values())
KINDS = (*REEF_KINDS, UNKNOWN)

# --- what there is ------------------------------------------------------------------------------

BOARD = Planes(
    "board",
    "the sea",
    SIDE,
    SIDE,
    (
        *(Named(name, f"a {name} is printed there") for name in PRINTED.values()),
        *(Named(f"ship {name}", f"a {name} ship lies there") for name in SHIPS),
        *one_of("dragons", PLACES, "a dragon of {} lies there"),
        *flags(laid="the dragon placed in this turn lies there"),
    ),
)
PLAYERS = Rows(
    "players",
    "a row for each seat, the viewer's first, then in turn order",
    (
        *flags(here="somebody sits there", active="it is its turn"),
        Named("heads", "dragon heads it has left", 0, max(HEADS.values())),
        Named("gold", "its gold", 0, MOST_GOLD),
        Named("points", "its points; they all come at the end", 0, MOST_POINTS),
        *counts("ships", SHIPS, max(SHIP_COUNTS), "{} ships that it has"),
        *counts("reef", KINDS, REEF_COUNT, "reef cards {} that it keeps"),
    ),
    SEATS,
)
HANDS = Rows(
    "hands",
    f"{HAND} rows for each seat, the viewer's first: the dragon cards of its hand",
    (
        *one_of("size", SIZES, "a card of {} cells"),
        *one_of("shape", SHAPES, "the card {}"),
        *flags(open="it came from the market, and everybody knows it"),
        Named(
            "older",
            "drawn before its deck was last reshuffled: its row among `older`, from 1; else 0",
            0,
            CARDS_IN_HANDS,
        ),
    ),
    CARDS_IN_HANDS,
)
OLDER = Rows(
    "older",
    "for each time a deck was reshuffled: the cards that were hidden in hands then, and still are",
    (
        *one_of("size", SIZES, "of cards of {} cells"),
        *counts("shape", SHAPES, CARDS_IN_HANDS, "cards {}"),
    ),
    CARDS_IN_HANDS,
)
SHAPE_ROWS = Rows(
    "shapes",
    f"a row for each dragon card: {', '.join(SHAPES)}",
    (
        Named("market", "how many are in the market", 0, MARKET),
        Named("discarded", "how many have been discarded", 0, MOST_CARDS),
        *flags(played="it was played, or discarded, in this turn"),
    ),
    len(SHAPES),
)
MISSION_ROWS = Rows(
    "missions",
    f"a row for each mission: {', '.join(MISSIONS)}",
    (
        *one_of("market", range(1, SLOTS + 1), "it lies in place {} of the market"),
        *one_of("done", PLACES, "fulfilled by {}"),
        *flags(paying="it is being paid for"),
        *counts("asks", SHIPS, MOST_ASKED, "{} ships that it asks for"),
        Named("points", "what it is worth", 0, 99),
        *flags(reef="it gives a reef card"),
    ),
    len(MISSIONS),
)
REEF_ROWS = Rows(
    "reefs",
    f"a row for each kind of reef card: {', '.join(REEF_KINDS)}, and one for unknown ones",
    (
        Named("used", "how many have been used", 0, REEF_COUNT),
        Named("drawn", "how many have been drawn, of which one is to be kept", 0, 2),
        Named("paid", "how many pay for the mission", 0, REEF_COUNT),
    ),
    len(KINDS),
)
REEF_DECK = Rows(
    "reef_deck",
    "the reef deck, top first; 0 where there is no card",
    (
        *one_of("kind", KINDS, "a card {}"),
        *one_of("put", PLACES, "{} put it there, and knows it"),
    ),
    REEF_COUNT,
)
PUBLIC = Rows(
    "public",
    "what is the same for all",
    (
        *one_of("step", STEPS, "the step of the turn is {}"),
        *counts("deck", SIZES, MOST_CARDS, "cards of {} cells in their deck"),
        Named("mission_deck", "missions in their deck", 0, MISSION_COUNT),
        Named("due", "how often reef cards are still to be drawn", 0, SIZES[-1]),
        Named(
            "taken_from",
            "the place of the market, from 1, of the mission just taken or being paid for",
            0,
            SLOTS + 1,
        ),
        *flags(gone="dragon cards that have been played are never reshuffled"),
    ),
)
PARTS: tuple[Part, ...] = (
    BOARD,
    PLAYERS,
    HANDS,
    OLDER,
    SHAPE_ROWS,
    MISSION_ROWS,
    REEF_ROWS,
    REEF_DECK,
    PUBLIC,
)

# --- tables to write it with --------------------------------------------------------------------

_STEP = hot(STEPS)
_SIZE = hot(range(len(SIZES)))
_SHAPE = hot(SHAPES, *(f"{size}{UNKNOWN}" for size in SIZES))
_KIND = hot(KINDS)
_PUT = hot(range(SEATS), NOBODY)
_ASKS = {
    name: bytes((*mission.ships, mission.points, mission.reef))
    for name, mission in MISSIONS.items()
}
_STATES = tuple(f"market {slot}" for slot in range(SLOTS)) + tuple(range(SEATS))
_STATE = hot(_STATES, None)
_MISSION = {
    state: {name: _STATE[state] + b"\0" + asks for name, asks in _ASKS.items()}
    for state in (*_STATES, None)
}
_MISSION_AT = {name: at for at, name in enumerate(MISSIONS)}
_ASLEEP = [_MISSION[None][name] for name in MISSIONS]
_NO_SHIPS_ROW = [0] * len(PLAYERS.columns)
_NO_OLDER = OLDER.padded(())


@lru_cache(1 << 10)
def _printed(ground: str) -> tuple[int, ...]:
    return tuple(
        mask_of([cell for cell, letter in enumerate(ground) if kind in printed(letter)])
        for kind in PRINTED
    )


@lru_cache(1 << 14)
def _counted(names: tuple[str, ...], kinds: tuple[str, ...]) -> bytes:
    return bytes(map(names.count, kinds))


def observe(view: SeaDragonsView) -> tuple[Written, ...]:
    """The numbers of a view, part by part as in `PARTS`.

    >>> from isolario.games.sea_dragons import GAME
    >>> board = observe(GAME.new(2, 7).view(0))[0]
    >>> board[0].bit_count()  # forty whirlpools
    40
    """
    known, seats = view.known, view.known.seats
    me = view.seat or 0
    order = [(me + place) % seats for place in range(seats)]
    dragons = [known.dragons[seat] for seat in order] + [0] * (SEATS - seats)
    older, numbers = _older(known.older)
    return (
        (*_printed(known.ground), *known.afloat, *dragons, known.laid),
        _players(view, order),
        HANDS.padded(
            _card(card, numbers) if card is not None else _NO_CARD
            for seat in order
            for card in (*known.hands[seat], None, None)[:HAND]
        ),
        older,
        _side_by_side(
            _counted(sum(known.market, ()), SHAPES),
            _counted(sum(known.discards, ()), SHAPES),
            _SHAPE[known.played] if known.played else _NO_SHAPE,
        ),
        _missions(
            known.missions,
            known.fulfilled,
            known.paying if known.step == "ships" else NO_MISSION,
            order,
        ),
        _side_by_side(
            _counted(known.used, KINDS), _counted(known.drawn, KINDS), _counted(known.cards, KINDS)
        ),
        _reef_deck(known.reef_deck, known.returned_by, me, seats),
        _STEP[known.step]
        + bytes(
            (
                *map(len, known.decks),
                len(known.mission_deck),
                known.due,
                known.paying - NO_MISSION,
                known.options.dragons == "gone",
            )
        ),
    )


_NO_CARD = bytes(len(HANDS.columns))


def _players(view: SeaDragonsView, order: list[int]) -> array[int]:
    known = view.known
    numbers: list[int] = []
    for seat in order:
        numbers += (
            1,
            seat == known.active,
            known.heads[seat],
            known.gold[seat],
            known.points[seat],
            *known.fleets[seat],
            *_counted(known.reefs[seat], KINDS),
        )
    numbers += _NO_SHIPS_ROW * (SEATS - len(order))
    return array(PLAYERS.code, numbers)


def _older(
    older: tuple[tuple[tuple[str, ...], ...], ...],
) -> tuple[bytes, dict[tuple[int, int], int]]:
    """The rows of what was hidden in hands when decks were reshuffled, and their numbers."""
    rows: list[bytes] = []
    numbers: dict[tuple[int, int], int] = {}
    for at, deals in enumerate(older):
        for deal, cards in enumerate(deals):
            if cards:
                rows.append(_SIZE[at] + _counted(cards, SHAPES))
                numbers[at, deal] = len(rows)
    return (OLDER.padded(rows) if rows else _NO_OLDER), numbers


def _card(card: Card, numbers: dict[tuple[int, int], int]) -> bytes:
    at = row(card.shape)
    older = 0 if card.open else numbers.get((at, card.deal), 0)
    return _SIZE[at] + _SHAPE[card.shape] + bytes((card.open, older))


@lru_cache(1 << 12)
def _side_by_side(*columns: bytes) -> bytes:
    """A table from its columns."""
    return bytes(number for row in zip(*columns, strict=True) for number in row)


_NO_SHAPE = bytes(len(SHAPES))


def _missions(
    market: tuple[str, ...], fulfilled: tuple[tuple[str, ...], ...], paying: int, order: list[int]
) -> bytes:
    """The rows of the missions; those that are nowhere in sight are in their deck."""
    rows = _ASLEEP.copy()
    for slot, name in enumerate(market):
        rows[_MISSION_AT[name]] = _MISSION[f"market {slot}"][name]
    for place, seat in enumerate(order):
        for name in fulfilled[seat]:
            rows[_MISSION_AT[name]] = _MISSION[place][name]
    if paying != NO_MISSION:
        at = _MISSION_AT[market[paying]]
        rows[at] = rows[at][: len(_STATES)] + b"\1" + rows[at][len(_STATES) + 1 :]
    return b"".join(rows)


@lru_cache(1 << 12)
def _reef_deck(kinds: tuple[str, ...], put_by: tuple[int, ...], me: int, seats: int) -> bytes:
    return REEF_DECK.padded(
        _KIND[kind] + _PUT[turned(by, me, seats) if by != NOBODY else NOBODY]
        for kind, by in zip(kinds, put_by, strict=True)
    )


OBSERVED = Observation(parts=lambda seats: PARTS, write=observe)
