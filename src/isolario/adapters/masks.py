"""Masks of legal moves as arrays: bits become bytes in one go."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def spread(mask: int, size: int) -> NDArray[np.int8]:
    """The lowest bits of a mask as an array of ones and zeros.

    >>> spread(0b1011, 6).tolist()
    [1, 1, 0, 1, 0, 0]
    """
    packed = np.frombuffer(mask.to_bytes((size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=size, bitorder="little").view(np.int8)


def numbers(mask: int) -> list[int]:
    """The numbers in a mask, in order.

    >>> numbers(0b1011)
    [0, 1, 3]
    """
    found: list[int] = spread(mask, mask.bit_length()).view(np.bool_).nonzero()[0].tolist()
    return found
