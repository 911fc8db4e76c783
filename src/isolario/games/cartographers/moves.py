"""What a player can decide: where to draw what. How it is written, and its number.

``W3a/1@c4`` draws shape 3a in its second orientation in water; c4 is the upper left corner of the
rectangle around it. A move is its result, so two ways to the same cells are one move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from isolario.core.boards.polyomino import Polyomino, stamps
from isolario.core.errors import BadNotation
from isolario.core.moves import Move, Moves
from isolario.core.notation import latin
from isolario.games.cartographers.drawing import SINGLE_CELL, Drawings
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, TERRAINS
from isolario.games.cartographers.sheet import CELL_NAMES, CELL_OF, SIDE

LETTERS = "FVPWD"
"""The terrains, as a sheet writes them."""


class Draw(Move, frozen=True):
    """Draw a terrain on some cells."""

    cells: int
    terrain: int

    @property
    def notation(self) -> str:
        anchor = corner(self.cells)
        code = CODES.get(self.cells >> anchor, "?") if anchor >= 0 else "?"
        return f"{LETTERS[self.terrain]}{code}@{CELL_NAMES[max(anchor, 0)]}"


def corner(cells: int) -> int:
    """The upper left corner of the rectangle around some cells; -1 for none."""
    if not 0 < cells < 1 << SIDE * SIDE:
        return -1
    top = ((cells & -cells).bit_length() - 1) // SIDE
    columns = 0
    for row in range(SIDE):
        columns |= cells >> row * SIDE & (1 << SIDE) - 1
    return top * SIDE + (columns & -columns).bit_length() - 1


def _every_shape() -> Iterator[tuple[Polyomino, tuple[str, ...]]]:
    """The shapes of all cards and the terrains they can be drawn in; the single cell first."""
    yield SINGLE_CELL.cells, TERRAINS
    for explore in EXPLORE.values():
        for shape in explore.shapes:
            yield shape.cells, explore.terrains
    for ambush in AMBUSH.values():
        yield ambush.shape.cells, ("monster",)


def _codes() -> dict[int, str]:
    """A short name for every shape as it can be turned: 3a/1 is the first of three cells."""
    found: dict[int, str] = {}
    sizes: dict[int, int] = {}
    for shape, _ in _every_shape():
        ways = stamps(shape, SIDE, SIDE)
        if ways[0].pattern in found:
            continue
        size = len(shape)
        letter = chr(97 + sizes.get(size, 0))
        sizes[size] = sizes.get(size, 0) + 1
        for number, stamp in enumerate(ways):
            found[stamp.pattern] = f"{size}{letter}/{number}"
    return found


CODES = _codes()
PATTERN_OF = {code: pattern for pattern, code in CODES.items()}


def _every_move() -> Iterator[Draw]:
    for shape, terrains in _every_shape():
        for stamp in stamps(shape, SIDE, SIDE):
            for terrain in terrains:
                for anchor in range(SIDE * SIDE):
                    if stamp.room >> anchor & 1:
                        yield Draw(stamp.cells(anchor), TERRAINS.index(terrain))


ALL_MOVES: tuple[Move, ...] = tuple(dict.fromkeys(_every_move()))
NUMBER = {move: number for number, move in enumerate(ALL_MOVES)}

_DRAW = re.compile(r"([FVPWD])\s*(\d[a-z]/\d)\s*@?\s*([a-k](?:1[01]|[1-9]))", re.IGNORECASE)


def read(notation: str) -> Move:
    """The move that a notation names.

    >>> read("W1a/0@c4").notation
    'W1a/0@c4'
    """
    text = latin(notation)
    found = _DRAW.fullmatch(text.strip())
    if found is None:
        start = len(text) - len(text.lstrip())
        raise BadNotation(notation, start, "a drawing such as W3a/1@c4")
    code, cell = found[2].lower(), CELL_OF[found[3].lower()]
    if code not in PATTERN_OF:
        raise BadNotation(notation, text.index(found[2]), "a shape such as 3a/1")
    cells = PATTERN_OF[code] << cell
    if corner(cells) != cell:  # it hangs over the edge
        raise BadNotation(notation, text.index(found[3]), "a place where the shape is on the map")
    return Draw(cells, LETTERS.index(found[1].upper()))


class DrawMoves(Moves):
    """Every way to draw, found but not listed."""

    __slots__ = ("ways",)

    def __init__(self, ways: Drawings) -> None:
        self.ways = ways

    def __len__(self) -> int:
        return len(self.ways)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Draw) or not 0 <= move.terrain < len(TERRAINS):
            return False
        anchor = corner(move.cells)
        if anchor < 0:
            return False
        pattern, terrain = move.cells >> anchor, TERRAINS[move.terrain]
        return any(
            brush.stamp.pattern == pattern and brush.terrain == terrain and anchors >> anchor & 1
            for brush, anchors in self.ways.rows
        )

    def at(self, index: int) -> Move:
        brush, anchor = self.ways.at(index)
        return Draw(brush.stamp.cells(anchor), TERRAINS.index(brush.terrain))
