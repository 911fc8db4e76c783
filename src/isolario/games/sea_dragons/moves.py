"""What a player can decide, how it is written, and all of it in the order of its numbers.

| notation | decision |
|---|---|
| `4L/2@d5` | place a dragon: the shape 4L in its third orientation; d5 is the upper left corner of the rectangle around it |
| `pass 4L` | pass and discard that card; `pass` with an empty hand |
| `cash` | discard a gold card for 4 gold |
| `keep 2green` | of two reef cards keep this one |
| `mission 2` | fulfil the second mission of the market, with ships alone |
| `mission 2 with 2green any` | the same, with these reef cards and perhaps ships |
| `ships ggr` | pay with these ships; `ships none` |
| `take 4L` | take a card from the market |
| `draw 4` | take the top card of the deck of medium dragons |
| `done` | end the turn, when there is no card to take |

A dragon is its cells: they tell its shape. Of two equal cards, the one that all know is played
first (SDR-H1).
"""  # noqa: E501 (a table has long lines)

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations_with_replacement
from random import Random
from typing import TYPE_CHECKING

from isolario.core.boards.bits import Packing, nth_bit
from isolario.core.moves import Move, Moves
from isolario.games.sea_dragons.board import CELL_NAMES
from isolario.games.sea_dragons.parts import MISSIONS, SHIP_LETTERS, SHIPS, SIZES, Fleet
from isolario.games.sea_dragons.payment import PAYING, Cards
from isolario.games.sea_dragons.pieces import MOST_ASKED, REEF_BOX, REEF_KINDS, SHAPES
from isolario.games.sea_dragons.placing import (
    CELLS_OF,
    SHAPE_AT,
    STAMPS,
    Reach,
    Rows,
    fitting,
    payable,
)

if TYPE_CHECKING:
    from isolario.core.state import State


class Place(Move, frozen=True):
    """Play a card: a dragon on these cells. Which of them has the head is not part of it (SDR-D1
    [ruling])."""

    cells: int

    @property
    def shape(self) -> str:
        """The card that it takes; empty if no dragon has these cells."""
        return SHAPE_AT.get(self.cells, "")

    @property
    def notation(self) -> str:
        for number, stamp in enumerate(STAMPS.get(self.shape, ())):
            if (anchor := stamp.anchor(self.cells)) >= 0:
                return f"{self.shape}/{number}@{CELL_NAMES[anchor]}"
        return "?"


class Pass(Move, frozen=True):
    """Pass, and discard a card, unless the hand is empty (SDR-P1)."""

    shape: str = ""

    @property
    def notation(self) -> str:
        return f"pass {self.shape}".rstrip()


class Cash(Move, frozen=True):
    """Discard a gold card for gold (SDR-G1)."""

    @property
    def notation(self) -> str:
        return "cash"


class Keep(Move, frozen=True):
    """Keep one of the reef cards drawn (SDR-D5)."""

    kind: str

    @property
    def notation(self) -> str:
        return f"keep {self.kind}"


class Fulfil(Move, frozen=True):
    """Fulfil a mission of the market, with these reef cards (SDR-M1 [ruling]). Both are one move: a
    mission named alone could give away that there are cards to pay with, but not which."""

    slot: int
    cards: Cards = ()

    @property
    def notation(self) -> str:
        return " ".join([f"mission {self.slot + 1}", *["with"][: len(self.cards)], *self.cards])


class Ships(Move, frozen=True):
    """Pay the rest of the mission with these ships (SDR-M1)."""

    ships: Fleet

    @property
    def notation(self) -> str:
        return "ships " + (letters(self.ships) or "none")


class Take(Move, frozen=True):
    """Take a card from the market (SDR-N1)."""

    shape: str

    @property
    def notation(self) -> str:
        return f"take {self.shape}"


class Draw(Move, frozen=True):
    """Take the top card of a deck (SDR-N1)."""

    size: int

    @property
    def notation(self) -> str:
        return f"draw {self.size}"


class Done(Move, frozen=True):
    """End the turn without a new card, where there is none (SDR-N1)."""

    @property
    def notation(self) -> str:
        return "done"


def letters(ships: Sequence[int]) -> str:
    """Ships as a text.

    >>> letters((2, 0, 1, 0))
    'ggr'
    """
    return "".join(letter * number for letter, number in zip(SHIP_LETTERS, ships, strict=False))


def fleet(ships: Sequence[int]) -> Fleet:
    """Ships by colour, from their colours.

    >>> fleet((0, 0, 2))
    (2, 0, 1, 0)
    """
    green, purple, red, blue = (ships.count(colour) for colour in range(len(SHIPS)))
    return green, purple, red, blue


def _card_sets() -> Iterator[Cards]:
    for number in range(MOST_ASKED + 1):
        for cards in combinations_with_replacement(PAYING, number):
            if all(cards.count(kind) <= REEF_BOX[kind] for kind in cards):
                yield cards


PASS = {shape: Pass(shape) for shape in ("", *SHAPES)}
CASH = Cash()
KEEP = {kind: Keep(kind) for kind in REEF_KINDS}
FULFIL = tuple({cards: Fulfil(slot, cards) for cards in _card_sets()} for slot in range(MISSIONS))
SHIPS_PAID = {
    ships: Ships(ships)
    for number in range(2 * MOST_ASKED + 1)
    for ships in map(fleet, combinations_with_replacement(range(len(SHIPS)), number))
}
TAKE = {shape: Take(shape) for shape in SHAPES}
DRAW = {size: Draw(size) for size in SIZES}
DONE = Done()

ALL_MOVES: tuple[Move, ...] = (
    *(Place(cells) for shape in SHAPES for cells in CELLS_OF[shape]),
    *PASS.values(),
    CASH,
    *KEEP.values(),
    *(move for moves in FULFIL for move in moves.values()),
    *SHIPS_PAID.values(),
    *TAKE.values(),
    *DRAW.values(),
    DONE,
)
"""Every possible move, in the order of their numbers."""


def _packings() -> dict[int, tuple[Packing, int]]:
    """For the pattern of each way to lay a shape: its places side by side, and the number of the
    first."""
    found, first = {}, 0
    for ways in STAMPS.values():
        for stamp in ways:
            found[stamp.pattern] = Packing(stamp.room), first
            first += stamp.room.bit_count()
    return found


_PACKINGS = _packings()
_NUMBER = {move: number for number, move in enumerate(ALL_MOVES) if not isinstance(move, Place)}


THROWS = 8
"""For a random place that can be paid for, before all of them are looked at."""


class Plays(Moves):
    """Every way to place the dragons of a hand, then the few other moves. Nothing is listed until
    asked for; a random one is picked from where the dragons fit, and again if it costs too much.
    """

    __slots__ = ("_ends", "_rows", "_shapes", "others", "where")

    def __init__(self, shapes: tuple[str, ...], where: Reach, others: Sequence[Move]) -> None:
        self._shapes = shapes
        self.where = where
        self.others = others
        self._rows: Rows | None = None
        self._ends: list[int] = []

    @property
    def rows(self) -> Rows:
        """The ways to lay a dragon, each with its places."""
        if self._rows is None:
            self._rows = payable(fitting(self._shapes, self.where), self.where)
            self._ends = _ends(self._rows)
        return self._rows

    def __len__(self) -> int:
        return len(self.others) + (self._ends[-1] if self.rows else 0)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place):
            return move in self.others
        cells = move.cells
        if SHAPE_AT.get(cells) not in self._shapes:
            return False
        return self.where.fits(cells) and self.where.pays(cells)

    def at(self, index: int) -> Move:
        rows = self.rows
        size = self._ends[-1] if rows else 0
        if index >= size:
            return self.others[index - size]
        return Place(_cells_at(rows, self._ends, index))

    def __iter__(self) -> Iterator[Move]:
        for stamp, anchors in self.rows:
            pattern = stamp.pattern
            while anchors:
                low = anchors & -anchors
                yield Place(pattern * low)
                anchors ^= low
        yield from self.others

    def mask(self, state: State) -> int:
        mask = 0
        for stamp, anchors in self.rows:
            packing, first = _PACKINGS[stamp.pattern]
            mask |= packing.pack(anchors) << first
        for move in self.others:
            mask |= 1 << _NUMBER[move]
        return mask

    def choice(self, rng: Random) -> Move:
        """One of them, all equally likely, without listing them."""
        others, where = self.others, self.where
        rows = fitting(self._shapes, where)
        ends = _ends(rows)
        size = ends[-1] if ends else 0
        every = size + len(others)
        for _ in range(THROWS):
            place = int(rng.random() * every)
            if place >= size:
                return others[place - size]
            cells = _cells_at(rows, ends, place)
            if where.pays(cells):
                return Place(cells)
        return super().choice(rng)


def _ends(rows: Rows) -> list[int]:
    """How many places there are up to and including each row."""
    return list(accumulate([anchors.bit_count() for _, anchors in rows]))


def _cells_at(rows: Rows, ends: list[int], place: int) -> int:
    """The cells of a place, counted through all rows."""
    row = bisect(ends, place)
    stamp, anchors = rows[row]
    return stamp.pattern << nth_bit(anchors, place - ends[row - 1] if row else place)
