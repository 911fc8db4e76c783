"""Integers as sets of cells: bit ``n`` is cell ``n``."""

from __future__ import annotations

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The cells of a set, lowest first.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: int, n: int) -> int:
    """The cell at place ``n`` of a set.

    >>> nth_bit(0b10110, 2)
    4
    """
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def mask_of(cells: Iterator[int] | range | tuple[int, ...] | list[int]) -> int:
    """The set of some cells.

    >>> bin(mask_of((1, 2, 4)))
    '0b10110'
    """
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


class Packing:
    """Puts the cells of a set side by side: its cell number n becomes bit n.

    Each cell has to go down by as many places as there are gaps below it. All of them go at once,
    first those that have 1 in that number, then 2, 4, 8: a few shifts of the whole set.

    >>> bin(Packing(0b10110).pack(0b10010))
    '0b101'
    """

    __slots__ = ("_steps", "room")

    def __init__(self, room: int) -> None:
        self.room = room
        self._steps: list[tuple[int, int]] = []
        left = [(cell, cell - number) for number, cell in enumerate(bits(room))]
        step = 1
        while any(far for _, far in left):
            if moving := mask_of([at for at, far in left if far & step]):
                self._steps.append((moving, step))
            left = [(at - (far & step), far & ~step) for at, far in left]
            step *= 2

    def pack(self, cells: int) -> int:
        """Some cells of the set, side by side."""
        for moving, step in self._steps:
            going = cells & moving
            cells ^= going ^ going >> step
        return cells
