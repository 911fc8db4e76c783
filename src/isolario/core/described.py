"""Pieces by their ids, and those that somebody has described: a description is an id, too.

A box that is not quite ours has pieces that we do not know. Whoever counts a table of it says what
is on them, and wherever a piece is looked up by its id, the description is read.

>>> lengths = Known({"short": 1}, len)
>>> lengths["short"], lengths["described"], [*lengths]
(1, 9, ['short'])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

_KEPT = 512
_SIGN = re.compile(r"[^A-Za-z0-9]")


class Known(dict[str, T]):
    """What is known of each piece of ours. Anything else is asked of ``read``, which raises
    `KeyError` for what describes no piece; it is not kept among ours."""

    def __init__(self, ours: Mapping[str, T], read: Callable[[str], T]) -> None:
        super().__init__(ours)
        self._read = lru_cache(_KEPT)(read)

    def __missing__(self, name: str) -> T:
        return self._read(name)


def plain_name(name: str) -> str:
    """An id as a drawing can be called: a description has other signs than letters and digits.

    >>> plain_name("L07"), plain_name("LS+")
    ('L07', 'LS_2b')
    """
    return _SIGN.sub(lambda sign: f"_{ord(sign[0]):x}", name)
