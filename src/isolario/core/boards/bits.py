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
