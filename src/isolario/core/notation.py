"""What people type: moves are written in Latin letters, whatever keyboard is switched on."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from isolario.core.text import MINUS

LONGEST = 100
"""Characters of a move's text, and of a facet's: twice what any of our games needs. What is longer
is nobody's move, and is refused before anything reads it."""

Notation = Annotated[str, msgspec.Meta(max_length=LONGEST)]
"""A move's text, or a facet's, in messages and records."""

_CYRILLIC = "АВСЕНКМОРТХ"
_LATIN = "ABCEHKMOPTX"
_LOOK_ALIKES = str.maketrans(f"{_CYRILLIC}{_CYRILLIC.lower()}{MINUS}", f"{_LATIN}{_LATIN.lower()}-")


_WHOLE = re.compile(r"-?[0-9]{1,9}")


def whole_number(word: str) -> int | None:
    """The whole number that a word spells, of nine digits at most, or None.

    >>> whole_number("-12"), whole_number("--1"), whole_number("1.5")
    (-12, None, None)
    """
    return int(word) if _WHOLE.fullmatch(word) else None


def latin(text: str) -> str:
    """The text with Cyrillic letters turned into the Latin ones they look like, and our minus
    sign into a hyphen.

    Places stay where they were, so that an error can still point at the character typed.

    >>> latin("Кс4"), latin("Ра1"), latin("wolf"), latin("0,−2")
    ('Kc4', 'Pa1', 'wolf', '0,-2')
    """
    return text.translate(_LOOK_ALIKES)
