"""What a player can decide, how it is written, and its number.

| notation | decision |
|---|---|
| `Wc4` | lay a wolf on c4 (in fog: face down, unless it is a mercenary) |
| `Fc4?` | in fog, lay a mercenary face down |
| `Oc4-c5` | lay a hippo on two cells |
| `@c4` | choose the cell c4, for whatever an effect asks |
| `c3-c5` | the fairy dog swaps the tokens of two cells |
| `pass` | decline what is offered: the frog's step, the turtle's second token |
| `pick W` | choose a wolf for the first hand |
| `hire F` | hire a fox |
| `done` | settle on a secret choice |
| `sunny` … | choose the weather |
| `lift ne` | take the gloom board off a quarter |
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from isolario.core.boards.bits import nth_bit
from isolario.core.errors import BadNotation
from isolario.core.moves import Move, Moves
from isolario.core.notation import latin
from isolario.games.foggy_island.pieces import (
    HIPPO,
    KIND_OF,
    KINDS,
    LETTERS,
    MERCENARIES,
    WEATHER,
)
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, SIDE

if TYPE_CHECKING:
    from isolario.core.state import State

QUARTERS = ("nw", "ne", "sw", "se")
"""Where a gloom board can lie; play starts in the first (FOG-W3 [ruling])."""


class Lay(Move, frozen=True):
    """Put a hand token on a cell; ``covert`` lays a mercenary face down in fog (FOG-W5)."""

    kind: int
    cell: int
    covert: bool = False

    @property
    def notation(self) -> str:
        return LETTERS[self.kind] + CELL_NAMES[self.cell] + "?" * self.covert


class LayWide(Move, frozen=True):
    """Put the hippo on two free cells side by side (FOG-N7)."""

    kind: int
    cell: int
    other: int

    @property
    def notation(self) -> str:
        return f"{LETTERS[self.kind]}{CELL_NAMES[self.cell]}-{CELL_NAMES[self.other]}"


class At(Move, frozen=True):
    """Choose a cell for what an effect asks."""

    cell: int

    @property
    def notation(self) -> str:
        return f"@{CELL_NAMES[self.cell]}"


class Swap(Move, frozen=True):
    """The fairy dog swaps the tokens of two cells (FOG-N6)."""

    cell: int
    other: int

    @property
    def notation(self) -> str:
        return f"{CELL_NAMES[self.cell]}-{CELL_NAMES[self.other]}"


class Pass(Move, frozen=True):
    """Decline what is offered."""

    @property
    def notation(self) -> str:
        return "pass"


class Pick(Move, frozen=True):
    """Choose a token for the first hand."""

    kind: int

    @property
    def notation(self) -> str:
        return f"pick {LETTERS[self.kind]}"


class Hire(Move, frozen=True):
    """Hire a mercenary."""

    kind: int

    @property
    def notation(self) -> str:
        return f"hire {LETTERS[self.kind]}"


class Done(Move, frozen=True):
    """Settle on a secret choice."""

    @property
    def notation(self) -> str:
        return "done"


class ChooseWeather(Move, frozen=True):
    """Play the round in the weather of one of two cards drawn."""

    card: int

    @property
    def notation(self) -> str:
        return WEATHER[self.card]


class Lift(Move, frozen=True):
    """Take the gloom board off a quarter."""

    quarter: int

    @property
    def notation(self) -> str:
        return f"lift {QUARTERS[self.quarter]}"


def _pairs(*offsets: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """All pairs of cells at these offsets, the one with the lower number first."""
    return tuple(
        (cell, (cell // SIDE + dy) * SIDE + cell % SIDE + dx)
        for cell in range(CELLS)
        for dx, dy in offsets
        if 0 <= cell % SIDE + dx < SIDE and cell // SIDE + dy < SIDE
    )


SIDE_BY_SIDE = _pairs((1, 0), (0, 1))

LAY = tuple(tuple(Lay(kind, cell) for cell in range(CELLS)) for kind in range(len(KINDS)))
COVERT = {
    kind: tuple(Lay(kind, cell, covert=True) for cell in range(CELLS)) for kind in MERCENARIES
}
WIDE = tuple(LayWide(HIPPO, cell, other) for cell, other in SIDE_BY_SIDE)
AT = tuple(At(cell) for cell in range(CELLS))
SWAP = {pair: Swap(*pair) for pair in _pairs((2, 0), (0, 2), (1, 1), (-1, 1))}
PASS = Pass()
PICK = tuple(Pick(kind) for kind in range(len(KINDS)))
HIRE = {kind: Hire(kind) for kind in MERCENARIES}
DONE = Done()
CHOOSE = tuple(ChooseWeather(card) for card in range(len(WEATHER)))
LIFT = tuple(Lift(quarter) for quarter in range(len(QUARTERS)))

ALL_MOVES: tuple[Move, ...] = (
    *(lay for of_kind in LAY for lay in of_kind),
    *(lay for of_kind in COVERT.values() for lay in of_kind),
    *WIDE,
    *AT,
    *SWAP.values(),
    PASS,
    *PICK,
    *HIRE.values(),
    DONE,
    *CHOOSE,
    *LIFT,
)

_NUMBER = {move: number for number, move in enumerate(ALL_MOVES)}
_BY_NOTATION = {move.notation.lower(): move for move in ALL_MOVES}
_PAIR = re.compile(r"([a-z]?)([a-f][1-6])-([a-f][1-6])")


def read(notation: str) -> Move:
    """The move that a notation names.

    >>> read("Wc4"), read("pick r").notation, read("Fa1?").notation
    (Lay(kind=0, cell=20, covert=False), 'pick R', 'Fa1?')
    """
    text = latin(notation)
    plain = " ".join(text.lower().split())
    close = plain.replace(" ", "")
    pair = _PAIR.fullmatch(close)  # two cells can be named in either order
    turned = f"{pair[1]}{pair[3]}-{pair[2]}" if pair else close
    for way in (plain, close, close.replace("@", ""), turned):
        if way in _BY_NOTATION:
            return _BY_NOTATION[way]
    start = len(text) - len(text.lstrip())
    letter, rest = close[:1].upper(), close[1:]
    if letter in KIND_OF and rest and (rest[0] in "@-" or rest[-1] in "0123456789?"):
        raise BadNotation(notation, start + 1, "a cell from a1 to f6")
    raise BadNotation(notation, start, "a move such as Wc4, pick W, done, sunny or lift ne")


class LayMoves(Moves):
    """Rows of moves, one for each way to lay a token, over the same free cells; then others."""

    __slots__ = ("extra", "free", "rows")

    def __init__(
        self, rows: Sequence[tuple[Lay, ...]], free: int, extra: Sequence[Move] = ()
    ) -> None:
        self.rows = rows
        self.free = free
        self.extra = extra

    def __len__(self) -> int:
        return len(self.rows) * self.free.bit_count() + len(self.extra)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Lay) and 0 <= move.cell < CELLS and self.free >> move.cell & 1:
            return any(row[move.cell] == move for row in self.rows)
        return move in self.extra

    def at(self, index: int) -> Move:
        row, place = divmod(index, self.free.bit_count() or 1)
        if row < len(self.rows) and self.free:
            return self.rows[row][nth_bit(self.free, place)]
        return self.extra[index - len(self.rows) * self.free.bit_count()]

    def mask(self, state: State) -> int:
        """A row is numbered cell by cell."""
        mask = 0
        for row in self.rows:
            mask |= self.free << _NUMBER[row[0]]
        for move in self.extra:
            mask |= 1 << _NUMBER[move]
        return mask
