"""Who gets what for the lines on the board, and why (FOG-L)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from isolario.core.boards.bits import bits
from isolario.core.boards.square import cell_names, run_table, runs
from isolario.core.errors import BadNotation
from isolario.core.event import Event
from isolario.core.position import Position
from isolario.core.reference import refer
from isolario.core.text import Text
from isolario.games.foggy_island.pieces import (
    CODE_OF,
    COLOURS,
    KINDS,
    PIECES,
    UNKNOWN_KIND,
    Kind,
    background,
    kind_of,
)

SIDE = 6
CELLS = SIDE * SIDE
CELL_NAMES = cell_names(SIDE, SIDE)
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}
ON_BOARD = refer("board", CELL_NAMES)
SHORTEST = min(PIECES.points)
GLOOM_CELL = "##"

_RUNS = run_table(SIDE, SIDE, SHORTEST)


CODES = range(256)
_NOBODY = Kind("", "", "none", 0)


def table(passes: Iterable[bool]) -> bytes:
    """A table for `cells_where`: which of all `CODES` pass a test."""
    return b"".join(b"1" if yes else b"0" for yes in passes)


def _kind(code: int) -> Kind:
    return KINDS[kind] if code and (kind := kind_of(code)) != UNKNOWN_KIND else _NOBODY


_BUILDS = [table(background(code) == side for code in CODES) for side in range(len(COLOURS))]
_DOUBLES, _TRIPLES = (table(_kind(code).times == times for code in CODES) for times in (2, 3))
_HALVES = table(_kind(code).halves for code in CODES)


def cells_where(board: bytearray | bytes, table: bytes) -> int:
    """The set of cells whose token passes the test of a table."""
    return int(board[::-1].translate(table), 2)


def builds(board: bytearray | bytes, side: int) -> int:
    """The cells whose token builds a side's lines, as far as it is known."""
    return cells_where(board, _BUILDS[side])


class Marks(NamedTuple):
    """The cells whose tokens change what their lines are worth."""

    doubles: int
    triples: int
    halves: int

    @classmethod
    def on(cls, board: bytearray | bytes) -> Marks:
        return cls(*(cells_where(board, table) for table in (_DOUBLES, _TRIPLES, _HALVES)))

    def value(self, run: int) -> tuple[int, bool, int]:
        """How often a line counts, whether it is halved, and its points (examples: FOG-L6)."""
        # FOG-L2: two pigs double once; FOG-L3 [ruling]: two cats triple once
        times = 3 if run & self.triples else 2 if run & self.doubles else 1
        points = PIECES.points[run.bit_count()] * times  # FOG-L1
        if run & self.halves:  # after any multiplying, rounded down; FOG-L4 [ruling]: once
            return times, True, points // 2
        return times, False, points


class Line(msgspec.Struct, frozen=True):
    """A scoring line: whose, which cells, and how its points add up."""

    side: int
    cells: int
    times: int
    halved: bool
    points: int

    def event(self, number: int) -> Event:
        """What the line brings in this round."""
        length = self.cells.bit_count()
        return Event(
            "line",
            seat=self.side,
            facts={"length": length, "times": self.times, "halved": int(self.halved)},
            cells=tuple(ON_BOARD[cell] for cell in bits(self.cells)),
            points=self.points,
            clause=self.clause,
            source=Text("source_lines", {"length": length}),
            stage=Text("stage_round", {"round": number}),
        )

    @property
    def clause(self) -> str:
        """The last rule that made the points what they are."""
        if self.halved:
            return "FOG-L4"
        return {1: "FOG-L1", 2: "FOG-L2", 3: "FOG-L3"}[self.times]


def lines(board: bytearray | bytes) -> list[Line]:
    """Every line on a board, blue's first. Face-down tokens count as what they are."""
    marks = Marks.on(board)
    return [
        Line(side, run, *marks.value(run))
        for side in range(len(COLOURS))
        for run in runs(_RUNS, builds(board, side))
    ]


def points(board: bytearray | bytes) -> tuple[int, int]:
    """Blue's and red's points on a board."""
    totals = [0, 0]
    for line in lines(board):
        totals[line.side] += line.points
    return totals[0], totals[1]


def read_board(position: Position) -> tuple[bytearray, int]:
    """The tokens of a board block and the set of cells under gloom."""
    if len(position.rows) != SIDE:
        raise BadNotation(position.text, 0, f"{SIDE} lines of {SIDE} cells")
    board, gloom = bytearray(CELLS), 0
    for y, (row, start) in enumerate(position.rows):
        words = row.split()
        if len(words) != SIDE:
            raise BadNotation(position.text, start, f"{SIDE} cells separated by spaces")
        at = 0
        for x, word in enumerate(words):
            at = row.index(word, at)
            if word == GLOOM_CELL:
                gloom |= 1 << (y * SIDE + x)
            elif word in CODE_OF:
                board[y * SIDE + x] = CODE_OF[word]
            else:
                raise BadNotation(position.text, start + at, "a cell such as bW, rR?, .. or ##")
            at += len(word)
    return board, gloom


def score_lines(text: str) -> dict[str, int]:
    """The points of a board block, full or partial.

    >>> score_lines('''
    ... bW bW bP .. .. ..
    ... .. .. .. .. .. ..
    ... rW .. .. .. .. ..
    ... rW .. .. .. .. ..
    ... rW .. .. .. .. ..
    ... bR .. .. .. .. ..''')
    {'blue': 6, 'red': 5}
    """
    board, _ = read_board(Position.read(text))
    return dict(zip(COLOURS, points(board), strict=True))
