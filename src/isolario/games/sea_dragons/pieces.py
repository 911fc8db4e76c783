"""Realms, cards, missions and ships, read from pieces.toml and checked.

A face is known by its id (``A1`` and ``A2`` are back to back), a dragon by its cells and a letter
(``4L``), a mission by its id, a reef card by what it is: ``2green``, ``any``, ``NE``, ``gold``.
A file that an owner of the box has written is read in the same way, and every mistake that can be
detected is refused with the name of the piece (docs/sea-dragons-pieces.md).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from isolario.core.boards.grid import Grid
from isolario.core.boards.polyomino import Polyomino, orientations, read_picture
from isolario.core.errors import BadPieces
from isolario.core.pieces import FILE, Faults, described, flaw_of_count, read_file
from isolario.games.sea_dragons.board import (
    CORNERS,
    CURRENT,
    FOLDER,
    GROUNDS,
    LAND,
    REALM,
    SOURCE,
    flaw_of_island,
)
from isolario.games.sea_dragons.parts import SHIPS, SIZE_NAMES, SIZES, Fleet

__all__ = ["FOLDER", "SOURCE"]

CARD_COUNTS = {3: 26, 4: 36, 5: 18}  # SDR-C4
MISSION_COUNT = 33
REEF_COUNT = 24
SHIP_COUNTS: Fleet = (12, 11, 11, 10)  # SDR-C3
MOST_SHIPS = 12
"""Ships that a mission can ask for, at most: of five, ours."""

TWO_SHIPS = tuple(f"2{colour}" for colour in SHIPS)
ANY, GOLD_REEF = "any", "gold"
REEF_KINDS = (*TWO_SHIPS, ANY, *CORNERS, GOLD_REEF)
"""Two ships of a colour, any ship, a hidden dragon of a realm, gold (SDR-R1)."""

ON_FACE = GROUNDS.replace(CURRENT, "")
HEAD = "o"
"""Marks the head on the picture of a dragon."""

Face = tuple[str, ...]
"""Seven rows of seven letters; the inner corner, which the island covers, is the lower right."""


class Mission(msgspec.Struct, frozen=True):
    """The ships that it asks for, in the order of `SHIPS`, its points, and whether it gives a reef
    card (SDR-M1, M2)."""

    id: str
    ships: Fleet
    points: int
    reef: bool = False


class Pieces(msgspec.Struct, frozen=True):
    """Everything in the box. ``boards``: which two faces are back to back; ``cards`` and
    ``reefs``: how many of each; ``heads``: the cell with the head, where a card shows it;
    ``island``: how many cells wide it is."""

    boards: tuple[tuple[str, str], ...]
    faces: Mapping[str, Face]
    shapes: Mapping[str, Polyomino]
    cards: Mapping[str, int]
    missions: Mapping[str, Mission]
    reefs: Mapping[str, int]
    heads: Mapping[str, tuple[int, int]] = MappingProxyType({})
    island: int = 3


# --- reading ------------------------------------------------------------------------------------


class _Face(msgspec.Struct, forbid_unknown_fields=True):
    rows: tuple[str, ...]


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    count: Annotated[int, msgspec.Meta(ge=1, le=99)]


class _Mission(msgspec.Struct, forbid_unknown_fields=True):
    ships: tuple[Literal["green", "purple", "red", "blue"], ...]
    points: Annotated[int, msgspec.Meta(ge=1, le=99)]
    reef: bool = False


class _File(msgspec.Struct, forbid_unknown_fields=True):
    boards: tuple[tuple[str, str], ...]
    face: dict[str, Any]
    card: dict[str, Any]
    mission: dict[str, Any]
    reef: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]]
    island: int = 3


def read_pieces(source: str | Path) -> Pieces:
    """The pieces in a file, or in its text; `BadPieces` says what is wrong with which piece.

    >>> sorted(read_pieces(FOLDER / "pieces.toml").faces)
    ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2']
    >>> read_pieces("boards = []\\ncard = {}\\nmission = {}\\nreef = {}\\n[face.A1]\\nrows = []")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: face A1: it has 7 rows of 7 letters
    """
    file = read_file(source, _File)
    faults = Faults()
    faces = {name: it.rows for name, it in described("face", file.face, _Face, faults)}
    cards: dict[str, _Card] = {}
    for name, card in described("card", file.card, _Card, faults):
        with faults.gathered():
            _check_picture(name, card)
            cards[name] = card
    missions = {
        name: Mission(name, _fleet(one.ships), one.points, one.reef)
        for name, one in described("mission", file.mission, _Mission, faults)
    }
    pieces = Pieces(
        file.boards,
        MappingProxyType(faces),
        MappingProxyType({name: _shape(card.rows) for name, card in cards.items()}),
        MappingProxyType({name: card.count for name, card in cards.items()}),
        MappingProxyType(missions),
        MappingProxyType(file.reef),
        MappingProxyType({name: head for name, card in cards.items() if (head := _head(card))}),
        file.island,
    )
    faults.note(flaws(pieces, all_there=not faults.any))
    faults.tell()
    return pieces


def _check_picture(name: str, card: _Card) -> None:
    picture = "".join(card.rows)
    if not set(picture) <= {*"#.", HEAD} or not {*picture} & {"#", HEAD}:
        raise BadPieces(f"card {name}", "its rows have # for a cell and . for none")
    if picture.count(HEAD) > 1:
        raise BadPieces(f"card {name}", "it has one head at most")


def _shape(rows: tuple[str, ...]) -> Polyomino:
    return read_picture(tuple(row.replace(HEAD, "#") for row in rows))


def _head(card: _Card) -> tuple[int, int] | None:
    """Where its picture has the head, from the corner of its shape."""
    marks = [(y, x, mark) for y, row in enumerate(card.rows) for x, mark in enumerate(row)]
    cells = [(y, x) for y, x, mark in marks if mark != "."]
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    return next(((y - top, x - left) for y, x, mark in marks if mark == HEAD), None)


def _fleet(colours: Iterable[str]) -> Fleet:
    counts = Counter(colours)
    green, purple, red, blue = (counts[colour] for colour in SHIPS)
    return green, purple, red, blue


# --- what can be wrong --------------------------------------------------------------------------


def flaws(pieces: Pieces, all_there: bool = True) -> Iterator[tuple[str, str]]:
    """Pieces, and what the rules do not allow in them. ``all_there``: their numbers, too."""
    if problem := flaw_of_island(pieces.island):
        yield "island", problem
    for name, face in pieces.faces.items():
        if problem := flaw_of_face(face, pieces.island):
            yield f"face {name}", problem
    if all_there:
        yield from _flaws_of_boards(pieces)
    yield from _flaws_of_cards(pieces)
    for name, mission in pieces.missions.items():
        if not 1 <= sum(mission.ships) <= MOST_SHIPS:
            yield f"mission {name}", f"it asks for 1 to {MOST_SHIPS} ships"
        for colour, asked, there in zip(SHIPS, mission.ships, SHIP_COUNTS, strict=True):
            if asked > there:
                yield f"mission {name}", f"there are only {there} {colour} ships"
    for kind in pieces.reefs:
        if kind not in REEF_KINDS:
            yield f"reef card {kind}", f"there are only {', '.join(REEF_KINDS)}"
    if all_there:
        sizes = [(f"{SIZE_NAMES[size]} cards", size, n) for size, n in CARD_COUNTS.items()]
        for what, size, wanted in sizes:
            count = sum(n for name, n in pieces.cards.items() if name[0] == str(size))
            yield from flaw_of_count(what, count, wanted)
        yield from flaw_of_count("missions", len(pieces.missions), MISSION_COUNT)
        yield from flaw_of_count("reef cards", sum(pieces.reefs.values()), REEF_COUNT)


def flaw_of_face(face: Face, island: int = 3) -> str:
    """What the rules do not allow in a face, or ``""``.

    >>> flaw_of_face(("s" * 7, "ssss~~~") + ("~" * 7,) * 5)
    'its last letter is #, and no other: the island covers that corner'
    >>> flaw_of_face(("~" * 7,) * 5 + ("~~~~~##",) * 2, island=5)
    ''
    """
    if len(face) != REALM or any(len(row) != REALM for row in face):
        return f"it has {REALM} rows of {REALM} letters"
    letters = "".join(face)
    if odd := set(letters) - set(ON_FACE):
        return f"it has {min(odd)}; there are only {' '.join(ON_FACE)}"
    corner = island // 2
    rows = ["".join(LAND if mark == LAND else "~" for mark in row) for row in face]
    land = "~" * (REALM - corner) + LAND * corner
    if rows != ["~" * REALM] * (REALM - corner) + [land] * corner:
        return {
            1: "its last letter is #, and no other: the island covers that corner",
            0: "it has no #: the island covers no cell of a board",
        }.get(corner, f"{corner}×{corner} letters #, lower right: the island covers that corner")
    return ""


def _flaws_of_boards(pieces: Pieces) -> Iterator[tuple[str, str]]:
    times = Counter(name for board in pieces.boards for name in board)
    for name, count in times.items():
        if name not in pieces.faces:
            yield f"face {name}", "a board has it, but it is not described"
        if count > 1:
            yield f"face {name}", "it is listed on boards more than once"
    for name in pieces.faces:
        if name not in times:
            yield f"face {name}", "no board has it"
    yield from flaw_of_count("boards", len(pieces.boards), len(CORNERS))


def _flaws_of_cards(pieces: Pieces) -> Iterator[tuple[str, str]]:
    seen: dict[Polyomino, str] = {}
    for name, shape in pieces.shapes.items():
        if problem := _flaw_of_shape(name, shape):
            yield f"card {name}", problem
            continue
        same = min(orientations(shape))
        if same in seen:
            yield f"card {name}", f"it is card {seen[same]}, turned or mirrored"
        seen[same] = name


def _flaw_of_shape(name: str, shape: Polyomino) -> str:
    if not re.fullmatch("[345][A-Z]", name):
        return "its id is the number of its cells and a letter"
    if len(shape) != int(name[0]):
        return f"it has {name[0]} cells, not {len(shape)}"
    grid = Grid(SIZES[-1], SIZES[-1])
    if max(max(cell) for cell in shape) >= grid.width or (
        len(grid.clusters(sum(1 << y * grid.width + x for y, x in shape))) > 1
    ):
        return "its cells must be joined side to side"
    return ""


# --- tables -------------------------------------------------------------------------------------

PIECES = read_pieces(SOURCE)
MISSIONS = PIECES.missions
MOST_ASKED = max(sum(mission.ships) for mission in MISSIONS.values())
"""Ships of a mission, at most."""
SHAPES: tuple[str, ...] = tuple(sorted(PIECES.shapes))
BOX = {size: Counter({s: PIECES.cards[s] for s in SHAPES if int(s[0]) == size}) for size in SIZES}
"""The cards of each size."""
REEF_BOX = Counter({kind: PIECES.reefs.get(kind, 0) for kind in REEF_KINDS})


CARDS = {size: tuple(box.elements()) for size, box in BOX.items()}
"""Every single card of a size, in order."""
REEF_CARDS = tuple(REEF_BOX.elements())
SHIP_TOKENS = tuple([colour for colour, number in enumerate(SHIP_COUNTS) for _ in range(number)])
"""The colour of every single ship."""


def unlike_ours() -> set[str]:
    """The dragons and missions that are not, or not the same, in this box."""
    ours = read_pieces(FOLDER / FILE)
    kinds: tuple[tuple[Mapping[str, object], Mapping[str, object]], ...] = (
        (_turned_alike(ours), _turned_alike(PIECES)),
        (ours.missions, PIECES.missions),
    )
    return {
        name
        for mine, theirs in kinds
        for name in {*mine, *theirs}
        if mine.get(name) != theirs.get(name)
    }


def _turned_alike(pieces: Pieces) -> dict[str, object]:
    """The dragons, whichever way they are drawn, and their heads."""
    return {
        name: (min(orientations(shape)), name in pieces.heads)
        for name, shape in pieces.shapes.items()
    }
