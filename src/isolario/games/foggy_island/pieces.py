"""The tokens and cards, read from pieces.toml, and a laid token as a small number.

A kind is its place in the canonical order (wolf 0, rat 1, …). A laid token is one byte:
0 for none, else 1 + 16 × owner + kind, plus `DOWN` when it lies face down (FOG-W4) and
`TURNED` when a chameleon shows the other colour (FOG-N5).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from isolario.core.chance import UNKNOWN
from isolario.core.text import Text

FOLDER = Path(__file__).parent


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: what its token builds and does to a line."""

    name: str
    letter: str
    builds: Literal["own", "other", "none", "turning"]
    count: int
    times: int = 1
    halves: bool = False
    wide: bool = False
    hops: bool = False
    replaces: str = ""
    price: int = 0


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: dict[int, int]
    weather: dict[str, int]
    kind: tuple[Kind, ...]


PIECES = msgspec.convert(
    tomllib.loads((FOLDER / "pieces.toml").read_text("utf-8")), Pieces, strict=False
)
KINDS = PIECES.kind
KIND_TEXT = tuple(Text(kind.name) for kind in KINDS)
LETTERS = "".join(kind.letter for kind in KINDS)
KIND_OF = {kind.letter: place for place, kind in enumerate(KINDS)}
UNKNOWN_KIND = 15
"""Stands for a token whose kind the viewer does not know."""

HIPPO = next(place for place, kind in enumerate(KINDS) if kind.wide)
FROG = next(place for place, kind in enumerate(KINDS) if kind.hops)
CHAMELEON = next(place for place, kind in enumerate(KINDS) if kind.builds == "turning")
MERCENARIES = tuple(place for place, kind in enumerate(KINDS) if kind.replaces)
STARTING_SET = tuple(  # FOG-C2
    place for place, kind in enumerate(KINDS) if not kind.replaces for _ in range(kind.count)
)
REPLACES = {  # FOG-H2: the starting token that leaves for a mercenary
    place: next(p for p, k in enumerate(KINDS) if k.name == KINDS[place].replaces)
    for place in MERCENARIES
}
WEATHER = tuple(PIECES.weather)
WEATHER_CARDS = tuple(card for card, count in PIECES.weather.items() for _ in range(count))

COLOURS = ("blue", "red")  # FOG-C2 [ruling]: the first seat is blue
SHIELDS = "br"

DOWN = 64
TURNED = 128
_KIND = 15


def token(owner: int, kind: int) -> int:
    """A laid token, face up."""
    return 1 + 16 * owner + kind


def owner_of(code: int) -> int:
    return (code - 1 >> 4) & 1


def kind_of(code: int) -> int:
    return code - 1 & _KIND


def background(code: int) -> int | None:
    """Whose line a laid token builds: 0 blue, 1 red, None nobody's (FOG-C3)."""
    kind, owner = kind_of(code), owner_of(code)
    if code == 0 or kind == UNKNOWN_KIND:
        return None
    builds = KINDS[kind].builds
    if builds == "none":
        return None
    if builds == "turning":  # FOG-W5 [ruling]: face down it counts as its owner's colour
        return 1 - owner if code & TURNED and not code & DOWN else owner
    return owner if builds == "own" else 1 - owner


def spell(code: int) -> str:
    """A cell of the board block.

    >>> spell(0), spell(token(0, 0)), spell(token(1, 1) | DOWN)
    ('..', 'bW', 'rR?')
    """
    if code == 0:
        return ".."
    kind, shield = kind_of(code), SHIELDS[owner_of(code)]
    if kind == UNKNOWN_KIND:
        return shield + "?"
    if code & DOWN:
        return shield + LETTERS[kind] + "?"
    if KINDS[kind].builds == "turning":
        return shield + LETTERS[kind] + SHIELDS[background(code) or 0]
    return shield + LETTERS[kind]


def letters(kinds: Iterable[int]) -> str:
    """Tokens as a word, unknown ones as question marks.

    >>> letters((0, 0, 3))
    'WWP'
    """
    return _word(tuple(kinds))


@lru_cache(4096)
def _word(kinds: tuple[int, ...]) -> str:
    return "".join([_LETTER_OF[kind] for kind in kinds])


_LETTER_OF = {**dict(enumerate(LETTERS)), UNKNOWN_KIND: UNKNOWN}


def kinds(word: str) -> tuple[int, ...]:
    """The tokens of a word of letters.

    >>> kinds("WW?")
    (0, 0, 15)
    """
    return tuple(UNKNOWN_KIND if letter == UNKNOWN else KIND_OF[letter] for letter in word)


def _every_code() -> list[int]:
    codes = [0]
    for owner in range(len(COLOURS)):
        for kind in range(len(KINDS)):
            codes += [token(owner, kind), token(owner, kind) | DOWN]
            if KINDS[kind].builds == "turning":
                codes.append(token(owner, kind) | TURNED)
        codes.append(token(owner, UNKNOWN_KIND) | DOWN)
    return codes


SPELLING = {code: spell(code) for code in _every_code()}
CODE_OF = {text: code for code, text in SPELLING.items()}
CODE_OF |= {"bL": CODE_OF["bLb"], "rL": CODE_OF["rLr"]}  # a chameleon as it enters
