"""What the viewer can do: a tree of choices for each step of a turn.

A dragon card is a piece; then whether it is mirrored, how it is turned, and where it lies. Reef
cards, missions, market and decks are pieces too. Payments are gathered.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import compress
from typing import TYPE_CHECKING

from isolario.core.boards.polyomino import Stamp
from isolario.core.text import Text
from isolario.games.sea_dragons.board import CELL_NAMES, CELLS
from isolario.games.sea_dragons.moves import (
    Cash,
    Done,
    Draw,
    Fulfil,
    Keep,
    Pass,
    Plays,
    Ships,
    Take,
)
from isolario.games.sea_dragons.parts import COLOURS, GOLD_CARD, PASS_GOLD, row
from isolario.games.sea_dragons.payment import Cards
from isolario.games.sea_dragons.pieces import GOLD_REEF, MISSIONS
from isolario.games.sea_dragons.placing import STAMPS, Rows
from isolario.games.sea_dragons.scene.parts import (
    card_key,
    card_text,
    deck_key,
    drawn_key,
    market_key,
    mission_key,
    reef_key,
    reef_text,
)
from isolario.games.sea_dragons.scene.payment import paid_ships, paid_with, ships_of
from isolario.games.sea_dragons.texts import MISSION, mission_for
from isolario.picture.scene import Branch, Choices, Fork, Places, PutBack

if TYPE_CHECKING:
    from isolario.core.moves import Move, Moves
    from isolario.games.sea_dragons.rules import SeaDragonsState
    from isolario.games.sea_dragons.view import SeaDragonsView

_CASH = Text("sdr_cash", {"n": GOLD_CARD})
_PASS = Text("sdr_pass", {"n": PASS_GOLD})
_DONE = Text("sdr_done")


def choices(view: SeaDragonsView, legal: Moves | None) -> Choices:
    """The legal moves of the viewer, as a tree; None: there are none."""
    if legal is None or view.seat is None:
        return Choices()
    known, sets = view.known, _Sets()
    pieces: list[Branch] = []
    options: list[Branch] = []
    passes: list[Pass] = []
    missions: dict[int, list[Fulfil]] = {}
    if isinstance(legal, Plays):
        pieces += _dragons(known, view.seat, legal.rows, sets)
    for move in legal.others if isinstance(legal, Plays) else legal:
        match move:
            case Pass():
                passes.append(move)
            case Fulfil():
                missions.setdefault(move.slot, []).append(move)
            case Ships():
                options.append(_ships(known, move))
            case Done():
                options.append(Branch("done", move.notation, words=_DONE))
            case _:
                pieces.append(_piece(known, view.seat, move))
    pieces += [_mission(known, view.seat, slot, ways) for slot, ways in missions.items()]
    roots = [Fork("piece", tuple(pieces))] if pieces else []
    if options:
        roots.append(Fork("option", tuple(options)))
    if passes:  # a press on the sea must not discard a card
        roots.append(Fork("option", (_pass(known, view.seat, passes),), explicit=True))
    back: tuple[PutBack, ...] = ()
    if known.step == "ships" and not known.cards:  # reef cards have been seen
        back = (PutBack(mission_key(known.paying), Fulfil(known.paying, ()).notation),)
    return Choices(tuple(sets.sets), tuple(roots), back=back)


# --- other moves --------------------------------------------------------------------------------


def _piece(known: SeaDragonsState, seat: int, move: Move) -> Branch:
    """What is done by pointing at a card."""
    match move:
        case Keep():
            key, words = drawn_key(known.drawn.index(move.kind)), reef_text(move.kind)
        case Take():
            at = row(move.shape)
            key = market_key(at, known.market[at].index(move.shape))
            words = card_text(move.shape)
        case Draw():
            key, words = deck_key(move.size), Text(f"sdr_draw_{move.size}")
        case Cash():
            key, words = reef_key(known.reefs[seat].index(GOLD_REEF)), _CASH
        case _:
            raise TypeError(f"{move.notation} is not done with a card")
    return Branch(key, move.notation, words=words)


def _ships(known: SeaDragonsState, move: Ships) -> Branch:
    """To pay with some ships."""
    ask = MISSIONS[known.missions[known.paying]].ships
    words = paid_ships(ask, move.ships, known.cards)
    value = move.notation.replace(" ", "-")
    return Branch(value, move.notation, words=words, bag=ships_of(move.ships))


def _pass(known: SeaDragonsState, seat: int, moves: list[Pass]) -> Branch:
    """To pass, and which card is discarded."""
    if not moves[0].shape:
        return Branch("pass", moves[0].notation, words=_PASS)
    hand = [card.shape for card in known.hands[seat]]
    cards = [
        Branch(card_key(hand.index(move.shape)), move.notation, words=card_text(move.shape))
        for move in moves
    ]
    return Branch("pass", then=Fork("piece", tuple(cards)), words=_PASS)


def _mission(known: SeaDragonsState, seat: int, slot: int, ways: list[Fulfil]) -> Branch:
    """A mission; if there are several ways, with which reef cards. The words of each way name what
    is really given, not what the mission asks for."""
    name = known.missions[slot]
    mission, stock = MISSIONS[name], known.fleets[seat]
    key = mission_key(slot)
    paid = [paid_with(mission.ships, stock, move.cards) for move in ways]
    if len(ways) == 1:
        return Branch(key, ways[0].notation, words=mission_for(mission, paid[0]))
    branches = [
        Branch(
            "-".join(("with", *move.cards)),
            move.notation,
            words=Text("sdr_pay", {"paid": given}),
            bag=_cards_of(known, seat, move.cards),
        )
        for move, given in zip(ways, paid, strict=True)
    ]
    return Branch(key, then=Fork("option", tuple(branches)), words=MISSION[name])


def _cards_of(known: SeaDragonsState, seat: int, cards: Cards) -> tuple[str, ...]:
    """The keys of some reef cards that are kept."""
    slots: dict[str, list[int]] = {}
    for slot, kind in enumerate(known.reefs[seat]):
        slots.setdefault(kind, []).append(slot)
    return tuple(
        reef_key(slots[kind][cards[:place].count(kind)]) for place, kind in enumerate(cards)
    )


# --- dragons ------------------------------------------------------------------------------------


def _dragons(known: SeaDragonsState, seat: int, rows: Rows, sets: _Sets) -> Iterable[Branch]:
    """Every way to place the cards of a hand; the first of two equal ones stands for both."""
    by_shape: dict[str, Rows] = {}
    for stamp, anchors in rows:
        by_shape.setdefault(_LAYS[stamp.pattern][0], []).append((stamp, anchors))
    hand = [card.shape for card in known.hands[seat]]
    symbol = f"lay_{COLOURS[seat]}"
    for shape in sorted(by_shape, key=hand.index):
        then = sets.laid(by_shape[shape], symbol)
        yield Branch(card_key(hand.index(shape)), then=then, words=card_text(shape))


_LAYS = {
    stamp.pattern: (shape, number)
    for shape, stamps in STAMPS.items()
    for number, stamp in enumerate(stamps)
}
"""Which shape a stamp lays, and in which of its ways, by its pattern."""


def shapes_of(rows: Rows) -> frozenset[str]:
    """The shapes that can be laid."""
    return frozenset(_LAYS[stamp.pattern][0] for stamp, _ in rows)


class _Sets:
    """Sets of cells, each written once."""

    def __init__(self) -> None:
        self.sets: list[tuple[str, ...]] = []
        self._set_of: dict[int, int] = {}

    def laid(self, rows: Rows, symbol: str) -> Fork:
        """How a shape can lie: mirrored, turned. A single side need not be asked about."""
        sides = [
            (side, turned)
            for side, flipped in (("plain", False), ("mirrored", True))
            if (turned := [it for it in rows if it[0].flipped is flipped])
        ]
        if len(sides) == 1:
            return self._turned(rows, symbol)
        both = [Branch(side, then=self._turned(turned, symbol)) for side, turned in sides]
        return Fork("mirror", tuple(both))

    def _turned(self, rows: Rows, symbol: str) -> Fork:
        return Fork(
            "turn",
            tuple(
                [
                    Branch(str(90 * stamp.turns), places=self._places(stamp, anchors, symbol))
                    for stamp, anchors in rows
                ]
            ),
        )

    def _places(self, stamp: Stamp, anchors: int, symbol: str) -> Places:
        at = self._set_of.get(anchors)
        if at is None:
            at = self._set_of[anchors] = len(self.sets)
            self.sets.append(_names(anchors))
        move, covers = _written(stamp.pattern)
        return Places(at, move, covers, symbol)


@cache
def _written(pattern: int) -> tuple[str, tuple[tuple[int, int], ...]]:
    """A way to lay a dragon: how it is written, and which cells it covers from its place."""
    shape, number = _LAYS[pattern]
    cells = STAMPS[shape][number].shape
    return f"{shape}/{number}@{{}}", tuple((x, y) for y, x in cells)


_BITS = bytes.maketrans(b"01", b"\0\1")


def _names(cells: int) -> tuple[str, ...]:
    """The names of a set of cells: `board.names`, but asked many times a scene."""
    digits = f"{cells:0{CELLS}b}"[::-1].encode().translate(_BITS)
    return tuple(compress(CELL_NAMES, digits))
