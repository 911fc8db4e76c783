"""The tokens and cards, read from pieces.toml, and a laid token as a small number.

A kind is its place in the canonical order (wolf 0, rat 1, …). A laid token is one byte:
0 for none, else 1 + 16 × owner + kind, plus `DOWN` when it lies face down (FOG-W4) and
`TURNED` when a chameleon shows the other colour (FOG-N5).

A file that an owner of the box has written is read in the same way (docs/pieces.md). What a
character does and whom it replaces is a rule; a box says how many there are and what they cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from isolario.core.chance import UNKNOWN
from isolario.core.pieces import (
    FILE,
    Faults,
    flaw_of_count,
    flaws_of_rules,
    is_own_box,
    listed,
    pieces_of,
    read_file,
)
from isolario.core.text import Text

FOLDER = Path(__file__).parent


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: what its token builds and does to a line. There may be none in a box."""

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


class Pieces(msgspec.Struct, frozen=True):
    """All kinds, in the canonical order; the points of lines, and how many weather cards there are
    of each kind."""

    points: Mapping[int, int]
    weather: Mapping[str, int]
    kind: tuple[Kind, ...]


# --- reading ------------------------------------------------------------------------------------

_Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
_RULES = ("letter", "builds", "times", "halves", "wide", "hops", "replaces")
"""What the rules say of a character. A file may repeat it, and nothing else."""

SET = 18  # FOG-C2: the island has as many cells as two sides have tokens
FEWEST_CARDS = 2  # FOG-W1: so many are drawn


class _Kind(msgspec.Struct, forbid_unknown_fields=True):
    """A character as a file has it."""

    name: str
    count: _Count
    price: _Count | None = None
    replaces: str | None = None
    letter: str | None = None
    builds: str | None = None
    times: int | None = None
    halves: bool | None = None
    wide: bool | None = None
    hops: bool | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    weather: dict[str, _Count]
    kind: tuple[Any, ...]
    points: dict[str, int] | None = None


class _Ours(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own file, which says what the rules do."""

    points: dict[str, int]
    weather: dict[str, int]
    kind: tuple[Kind, ...]


def read_pieces(source: str | Path) -> Pieces:
    """The pieces in a file, or in its text; `BadPieces` says what is wrong with which.

    >>> read_pieces(FOLDER / "pieces.toml").weather["fog"]
    2
    >>> read_pieces("weather = { fog = 1, sunny = 1 }\\n[[kind]]\\nname = 'wolf'\\ncount = 9")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: there are 18 starting tokens, not 9
    """
    file = read_file(source, _File)
    faults = Faults()
    known = {kind.name: kind for kind in _OURS.kind}
    described = dict(listed("token", file.kind, _Kind, faults, "name", known))
    kinds = tuple(_kind(kind, described.get(kind.name)) for kind in _OURS.kind)
    for name, kind in described.items():
        faults.note(flaws_of_rules(kind, known[name], _RULES, f"token {name}"))
        faults.note((f"token {name}", problem) for problem in _flaws_of_kind(kind, known[name]))
    if not faults.any:
        faults.note(_flaws_of_sets(kinds))
    faults.note(_flaws_of_weather(file.weather))
    faults.note(flaws_of_rules(file, _OURS, ["points"]))
    faults.tell()
    points = {int(length): points for length, points in _OURS.points.items()}
    weather = {card: file.weather.get(card, 0) for card in _OURS.weather}
    return Pieces(points, weather, kinds)


def _kind(ours: Kind, theirs: _Kind | None) -> Kind:
    """A kind as it is in a box."""
    if theirs is None:
        return msgspec.structs.replace(ours, count=0)
    price = ours.price if theirs.price is None else theirs.price
    return msgspec.structs.replace(ours, count=theirs.count, price=price)


# --- what can be wrong --------------------------------------------------------------------------


def _flaws_of_kind(kind: _Kind, ours: Kind) -> Iterator[str]:
    if not ours.replaces and kind.price:
        yield "it is a starting token: it has no price"
    if ours.hops and kind.count > 1:
        yield "one of a colour at most can be played with"


def _flaws_of_sets(kinds: tuple[Kind, ...]) -> Iterator[tuple[str, str]]:
    """FOG-C2, FOG-H2: enough to begin with, and one that leaves for every mercenary."""
    starting = {kind.name: kind.count for kind in kinds if not kind.replaces}
    yield from flaw_of_count("starting tokens", sum(starting.values()), SET)
    for name, count in starting.items():
        coming = sum(kind.count for kind in kinds if kind.replaces == name)
        if coming > count:
            yield f"token {name}", f"{coming} mercenaries replace it, and there are only {count}"


def _flaws_of_weather(weather: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    for name in weather:
        if name not in _OURS.weather:
            yield f"weather {name}", f"there are only {', '.join(_OURS.weather)}"
    if (count := sum(weather.values())) < FEWEST_CARDS:
        yield "weather", f"there are {FEWEST_CARDS} cards at least, not {count}"


# --- tables -------------------------------------------------------------------------------------

_OURS = read_file(FOLDER / FILE, _Ours)
SOURCE = pieces_of("foggy-island", FOLDER)
OWN_BOX = is_own_box(SOURCE, FOLDER)
PIECES = read_pieces(SOURCE)
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


def unlike_ours() -> set[str]:
    """The characters that are not, or not the same, in this box: their names and letters."""
    ours = read_pieces(FOLDER / FILE).kind
    return {
        said
        for mine, theirs in zip(ours, KINDS, strict=True)
        if mine != theirs
        for said in (mine.name, mine.letter)
    }
