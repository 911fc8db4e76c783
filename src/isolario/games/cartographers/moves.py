"""What a player can decide: where to draw what, and with skills. How it is written; its number.

``W3a/1@c4`` draws shape 3a in its second orientation in water; c4 is the upper left corner of the
rectangle around it. A move is its result, so two ways to the same cells are one move. ``use
search`` begins a skill, ``upright`` or ``flat`` is how a lone player's Acrobatics lies, ``done``
ends a decision that could go on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from isolario.core.boards.bits import Packing, mask_of
from isolario.core.boards.polyomino import Polyomino, overhanging, stamps
from isolario.core.errors import BadNotation
from isolario.core.moves import Listed, Move, Moves
from isolario.core.notation import latin
from isolario.games.cartographers.drawing import SINGLE_CELL, Drawings
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SKILLS, TERRAINS
from isolario.games.cartographers.sheet import BRUSHES, CELL_NAMES, CELL_OF, SIDE
from isolario.games.cartographers.skills import LIE

if TYPE_CHECKING:
    from isolario.core.state import State

LETTERS = "FVPWDB"
"""What can be drawn (`BRUSHES`), as a sheet writes it."""


class Draw(Move, frozen=True):
    """Draw a terrain on some cells."""

    cells: int
    terrain: int

    @property
    def notation(self) -> str:
        anchor = corner(self.cells)
        code = CODES.get(self.cells >> anchor, "?") if anchor >= 0 else "?"
        return f"{LETTERS[self.terrain]}{code}@{CELL_NAMES[max(anchor, 0)]}"


class Use(Move, frozen=True):
    """Use a skill; what it draws comes next (CRT-K1)."""

    skill: str

    @property
    def notation(self) -> str:
        return f"use {self.skill}"


class Lie(Move, frozen=True):
    """How the monsters of a lone player's Acrobatics lie (CRT-K4)."""

    how: str

    @property
    def notation(self) -> str:
        return self.how


class Done(Move, frozen=True):
    """Nothing more in this round."""

    @property
    def notation(self) -> str:
        return "done"


DONE = Done()


def corner(cells: int) -> int:
    """The upper left corner of the rectangle around some cells; -1 if there are none."""
    if not 0 < cells < 1 << SIDE * SIDE:
        return -1
    top = ((cells & -cells).bit_length() - 1) // SIDE
    columns = 0
    for row in range(SIDE):
        columns |= cells >> row * SIDE & (1 << SIDE) - 1
    return top * SIDE + (columns & -columns).bit_length() - 1


def _every_shape() -> Iterator[tuple[Polyomino, tuple[str, ...]]]:
    """The shapes of all cards and what they can be drawn in; the single cell first."""
    yield SINGLE_CELL.cells, BRUSHES
    for explore in EXPLORE.values():
        for shape in explore.shapes:
            yield shape.cells, explore.terrains
    for ambush in AMBUSH.values():
        yield ambush.shape.cells, ("monster",)
    for explore in EXPLORE.values():
        for shape in explore.shapes:
            yield shape.cells, ("village",)  # Knowledge
    for skill in SKILLS.values():
        if skill.shape:
            yield skill.shape.cells, TERRAINS


def _every_remainder() -> Iterator[tuple[Polyomino, tuple[str, ...], int]]:
    """What Move Silently can leave of a shape, in which terrain and where."""
    for explore in EXPLORE.values():
        for shape in explore.shapes:
            for stamp in overhanging(shape.cells, SIDE, SIDE):
                yield stamp.shape, explore.terrains, stamp.room


def _codes() -> dict[int, str]:
    """A short name for each shape and turn: 3a/1 is the first shape of three cells, turned once."""
    found: dict[int, str] = {}
    sizes: dict[int, int] = {}
    remainders = [shape for shape, _, _ in _every_remainder()]
    for shape in (*(shape for shape, _ in _every_shape()), *remainders):
        ways = stamps(shape, SIDE, SIDE)
        if ways[0].pattern in found:
            continue
        size = len(shape)
        letter = _letters(sizes.get(size, 0))
        sizes[size] = sizes.get(size, 0) + 1
        for number, stamp in enumerate(ways):
            found[stamp.pattern] = f"{size}{letter}/{number}"
    return found


def _letters(number: int) -> str:
    """The letters of a shape: a to z, and if there are more of a size, aa and so on.

    >>> _letters(0), _letters(25), _letters(26), _letters(52)
    ('a', 'z', 'aa', 'ba')
    """
    more, last = divmod(number, 26)
    return (chr(96 + more) if more else "") + chr(97 + last)


CODES = _codes()
PATTERN_OF = {code: pattern for pattern, code in CODES.items()}


def _every_move() -> Iterator[Move]:
    for shape, terrains in _every_shape():
        for stamp in stamps(shape, SIDE, SIDE):
            yield from _draws(stamp.pattern, stamp.room, terrains)
    for shape, terrains, room in _every_remainder():
        yield from _draws(stamps(shape, SIDE, SIDE)[0].pattern, room, terrains)
    yield from map(Use, SKILLS)
    yield from map(Lie, LIE)
    yield DONE


def _draws(pattern: int, room: int, terrains: tuple[str, ...]) -> Iterator[Move]:
    for terrain in terrains:
        for anchor in range(SIDE * SIDE):
            if room >> anchor & 1:
                yield Draw(pattern << anchor, BRUSHES.index(terrain))


ALL_MOVES: tuple[Move, ...] = tuple(dict.fromkeys(_every_move()))

_DRAW = re.compile(
    r"([FVPWDB])\s*(\d[a-z]{1,2}/\d)\s*(?:@\s*)?([a-k](?:1[01]|[1-9]))", re.IGNORECASE
)
_WORDS: dict[str, Move] = {move.notation: move for move in ALL_MOVES if not isinstance(move, Draw)}


def read(notation: str) -> Move:
    """The move that a notation names.

    >>> read("W1a/0@c4").notation, read("use search")
    ('W1a/0@c4', Use(skill='search'))
    """
    word = " ".join(notation.split()).lower()
    if word in _WORDS:
        return _WORDS[word]
    text = latin(notation)
    found = _DRAW.fullmatch(text.strip())
    if found is None:
        start = len(text) - len(text.lstrip())
        raise BadNotation(notation, start, "a drawing such as W3a/1@c4, a skill, or done")
    code, cell = found[2].lower(), CELL_OF[found[3].lower()]
    if code not in PATTERN_OF:
        raise BadNotation(notation, text.index(found[2]), "a shape such as 3a/1")
    cells = PATTERN_OF[code] << cell
    if corner(cells) != cell:  # it hangs over the edge
        raise BadNotation(notation, text.index(found[3]), "a place where the shape is on the map")
    return Draw(cells, LETTERS.index(found[1].upper()))


def read_steps(text: str) -> tuple[Move, ...]:
    """The moves of a list: ``use search, W1a/0@c4``.

    >>> [step.notation for step in read_steps("W1a/0@c4, use search, done")]
    ['W1a/0@c4', 'use search', 'done']
    """
    return tuple(map(read, text.split(","))) if text else ()


Blocks = dict[tuple[int, str], list[tuple[int, Packing, int]]]


@cache
def _blocks() -> Blocks:
    """By pattern and terrain, where anchors in order have numbers in order: these anchors, the same
    side by side, and the number of the first. What Move Silently leaves of a shape may be another
    shape, so that a pattern can have several blocks."""
    runs: dict[tuple[int, str], list[tuple[int, list[int]]]] = {}
    for number, move in enumerate(ALL_MOVES):
        if isinstance(move, Draw):
            anchor = corner(move.cells)
            of_kind = runs.setdefault((move.cells >> anchor, BRUSHES[move.terrain]), [])
            if not of_kind or number != of_kind[-1][0] + len(of_kind[-1][1]):
                of_kind.append((number, []))
            of_kind[-1][1].append(anchor)
    packings: dict[int, Packing] = {}  # equal ones once
    return {
        kind: [
            (room, packings.setdefault(room, Packing(room)), first)
            for first, anchors in of_kind
            for room in (mask_of(anchors),)
        ]
        for kind, of_kind in runs.items()
    }


class DrawMoves(Moves):
    """Every way to draw, found but not listed; the few other moves come first."""

    __slots__ = ("others", "ways")

    def __init__(self, ways: Drawings, others: tuple[Move, ...] = ()) -> None:
        self.ways = ways
        self.others = others

    def __len__(self) -> int:
        return len(self.others) + len(self.ways)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Draw):
            return move in self.others
        if not 0 <= move.terrain < len(BRUSHES):
            return False
        terrain = BRUSHES[move.terrain]
        return any(
            brush.terrain == terrain
            and (anchor := brush.stamp.anchor(move.cells)) >= 0
            and anchors >> anchor & 1
            for brush, anchors in self.ways.rows
        )

    def at(self, index: int) -> Move:
        if index < len(self.others):
            return self.others[index]
        brush, anchor = self.ways.at(index - len(self.others))
        return Draw(brush.stamp.cells(anchor), BRUSHES.index(brush.terrain))

    def mask(self, state: State) -> int:
        mask, blocks = Listed(self.others).mask(state), _blocks()
        packed: tuple[Packing | None, int, int] = (
            None,
            0,
            0,
        )  # terrains share what was just packed
        for brush, anchors in self.ways.rows:
            for room, packing, first in blocks[brush.stamp.pattern, brush.terrain]:
                here = anchors & room
                if packed[0] is not packing or packed[1] != here:
                    packed = packing, here, packing.pack(here)
                mask |= packed[2] << first
        return mask
