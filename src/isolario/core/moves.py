"""Moves as values, and the lazy sequence of those that are legal."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import overload

import msgspec


class Move(msgspec.Struct, frozen=True, tag=True):
    """One small decision: a value with a short notation that people can read and type."""

    @property
    def notation(self) -> str:
        """What `Game.read` turns back into this move."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.notation


class Moves(Sequence[Move]):
    """The legal moves of a seat, in canonical order, made only when asked for.

    A game overrides `__len__`, `at` and, where it can do better, `__contains__` and `choice`.
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

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self[:8])
        more = f", … {len(self) - 8} more" if len(self) > 8 else ""
        return f"<{len(self)} moves: {shown}{more}>"


class Listed(Moves):
    """Moves that are few enough to be listed."""

    __slots__ = ("_moves",)

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self._moves = tuple(moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def at(self, index: int) -> Move:
        return self._moves[index]


NONE = Listed()
"""The moves of somebody who has nothing to decide."""
