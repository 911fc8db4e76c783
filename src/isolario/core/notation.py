"""What people type: moves are written in Latin letters, whatever keyboard is switched on."""

from __future__ import annotations

_CYRILLIC = "АВСЕНКМОРТХ"
_LATIN = "ABCEHKMOPTX"
_LOOK_ALIKES = str.maketrans(_CYRILLIC + _CYRILLIC.lower(), _LATIN + _LATIN.lower())


def latin(text: str) -> str:
    """The text with Cyrillic letters turned into the Latin ones they look like.

    Places stay where they were, so that an error can still point at the character typed.

    >>> latin("Кс4"), latin("Ра1"), latin("wolf")
    ('Kc4', 'Pa1', 'wolf')
    """
    return text.translate(_LOOK_ALIKES)
