"""Moves as values, and the lazy sequence of those that are legal."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, overload

import msgspec

from isolario.core.errors import BadNotation
from isolario.core.notation import latin

if TYPE_CHECKING:
    from isolario.core.state import State


class Move(msgspec.Struct, frozen=True, tag=True):
    """One small decision: a value with a short notation that people can read and type.

    >>> class Land(Move, frozen=True):
    ...     cell: str
    >>> Land("c4").notation
    'land c4'
    """

    @property
    def notation(self) -> str:
        """What `Game.read` turns back into this move. Usually its name and its fields."""
        return " ".join([type(self).__name__.lower(), *map(str, msgspec.structs.astuple(self))])

    def __str__(self) -> str:
        return self.notation


class Stray(Move, frozen=True, tag="stray"):
    """A move of no game: the reason it is refused tells a seat what to do instead, or to wait."""

    @property
    def notation(self) -> str:
        return "stray"


STRAY = Stray()


class Moves(Sequence[Move]):
    """The legal moves of a seat, in canonical order, made only on demand.

    A game overrides `__len__`, `at` and, where it can do better, `__contains__`, `choice` and
    `mask`.
    """

    __slots__ = ()

    @abstractmethod
    def at(self, index: int) -> Move:
        """The move at a place from 0 to ``len - 1``."""

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self.at(i) for i in range(*index.indices(len(self)))]
        size = len(self)
        if not -size <= index < size:
            raise IndexError(f"no move {index}: there are {size}")
        return self.at(index % size)

    def __iter__(self) -> Iterator[Move]:
        return map(self.at, range(len(self)))

    def choice(self, rng: random.Random) -> Move:
        """One of them, all equally likely, without listing them."""
        return self.at(int(rng.random() * len(self)))

    def mask(self, state: State) -> int:
        """Their numbers in a state, as bits. A game that keeps its moves as sets of places gives
        it by shifting these; usually one move is numbered after another."""
        number = state.game.numbering.number
        mask = 0
        for move in self:
            mask |= 1 << number(state, move)
        return mask

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self[:8])
        more = f", … {len(self) - 8} more" if len(self) > 8 else ""
        return f"<{len(self)} moves: {shown}{more}>"


class Listed(Moves):
    """Moves few enough to be listed."""

    __slots__ = ("_moves",)

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self._moves = tuple(moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def at(self, index: int) -> Move:
        return self._moves[index]


NONE = Listed()
"""The moves of somebody who has nothing to decide."""


class Numbering(Protocol):
    """How moves are numbered, for programs that learn. A number may depend on what everybody knows
    of a state, never on a secret; for legal moves `number` and `move` are inverses. Neither needs
    to list what is legal."""

    @property
    def count(self) -> int:
        """How many numbers there are."""

    def number(self, state: Any, move: Move) -> int:
        """The number of a legal move."""

    def move(self, state: Any, number: int) -> Move | None:
        """The move with a number from 0 to ``count - 1``, if there is one in this state."""


class Static:
    """A move's number is its place in the list of all moves, whatever the state."""

    def __init__(self, all_moves: Sequence[Move]) -> None:
        self._moves = all_moves
        self._numbers = {move: number for number, move in enumerate(all_moves)}

    @property
    def count(self) -> int:
        return len(self._moves)

    def number(self, state: Any, move: Move) -> int:
        return self._numbers[move]

    def move(self, state: Any, number: int) -> Move | None:
        return self._moves[number]


def read_listed(all_moves: Sequence[Move]) -> Callable[[str], Move]:
    """Reads the notations of a list of moves; case, spaces and Cyrillic look-alikes do not
    matter."""
    by_notation = {_plain(move.notation): move for move in all_moves}

    def read(notation: str) -> Move:
        move = by_notation.get(_plain(notation))
        if move is None:
            some = ", ".join(each.notation for each in all_moves[:3])
            raise BadNotation(notation, len(notation) - len(notation.lstrip()), f"one of {some} …")
        return move

    return read


def _plain(notation: str) -> str:
    return "".join(latin(notation).lower().split())
