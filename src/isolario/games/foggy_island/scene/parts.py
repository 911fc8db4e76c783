"""What the parts of a scene share: sizes, the drawings of tokens, names and keys."""

from __future__ import annotations

from isolario.core.chance import UNKNOWN
from isolario.core.text import Text
from isolario.games.foggy_island.parts import SEAT_NAMES, SIDES
from isolario.games.foggy_island.pieces import (
    COLOURS,
    KIND_OF,
    KIND_TEXT,
    KINDS,
    SHIELDS,
    WEATHER,
)

EMPTY = ".."

SEAT_TEXT = tuple(Text(name) for name in SEAT_NAMES)
NAMES = {kind.letter: text for kind, text in zip(KINDS, KIND_TEXT, strict=True)}
NAMES[UNKNOWN] = Text("unknown")  # in a written position with blanks


def symbol_of(code: str) -> str:
    """The drawing of a token as the board block writes it.

    >>> symbol_of("bW"), symbol_of("rLb"), symbol_of("rL"), symbol_of("r?")
    ('b_wolf', 'r_chameleon_blue', 'r_chameleon_red', 'r_back')
    >>> symbol_of("rL?")  # face down, for a viewer who sees through it
    'r_chameleon_red'
    """
    shield, letter = code[0], code[1]
    if letter == "?":
        return f"{shield}_back"
    kind = KINDS[KIND_OF[letter]]
    if kind.builds == "turning":
        shown = code[2:].strip(UNKNOWN) or shield
        return f"{shield}_{kind.name}_{COLOURS[SHIELDS.index(shown)]}"
    return f"{shield}_{kind.name}"


def token_of(seat: int, letter: str) -> str:
    """The drawing of a token that a seat has."""
    return symbol_of(shield_of(seat) + letter)


def shield_of(seat: int) -> str:
    """The letter of a seat's colour; team-mates share it."""
    return SHIELDS[seat % SIDES]


def hand_key(letter: str, number: int) -> str:
    """The key of a token in the viewer's hand, or among those it is chosen from."""
    return f"hand-{NAMES[letter].id}-{number}"


def shop_key(letter: str, number: int) -> str:
    """The key of a mercenary that is for hire, or that was."""
    return f"shop-{NAMES[letter].id}-{number}"


def in_order(letters: str) -> list[str]:
    """The kinds of some tokens, each once, in canonical order."""
    return sorted(set(letters), key=list(NAMES).index)


PICTURES = {
    **{kind.name: tuple(symbol_of(shield + kind.letter) for shield in SHIELDS) for kind in KINDS},
    **{weather: (f"{weather}_sign",) for weather in WEATHER},
}
