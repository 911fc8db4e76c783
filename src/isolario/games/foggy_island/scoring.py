"""Who gets what for the lines on the board, and why (FOG-L)."""

from __future__ import annotations

import msgspec

from isolario.core.boards.bits import bits
from isolario.core.boards.square import cell_names, run_table, runs
from isolario.core.errors import BadNotation
from isolario.core.event import Event
from isolario.core.position import Position
from isolario.core.reference import refer
from isolario.games.foggy_island.pieces import (
    CODE_OF,
    COLOURS,
    KINDS,
    PIECES,
    UNKNOWN_KIND,
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


def _digits(test: list[bool]) -> bytes:
    """A table for `bytes.translate`: '1' for the tokens that pass a test, '0' for the rest."""
    return b"".join(b"1" if passes else b"0" for passes in test)


def _known(code: int) -> bool:
    return code != 0 and kind_of(code) != UNKNOWN_KIND


_BUILDS = [_digits([_known(c) and background(c) == side for c in range(256)]) for side in (0, 1)]
_DOUBLES, _TRIPLES = (
    _digits([_known(c) and KINDS[kind_of(c)].times == times for c in range(256)])
    for times in (2, 3)
)
_HALVES = _digits([_known(c) and KINDS[kind_of(c)].halves for c in range(256)])


def cells_where(board: bytearray | bytes, table: bytes) -> int:
    """The set of cells whose token passes the test of a table."""
    return int(board[::-1].translate(table), 2)


class Line(msgspec.Struct, frozen=True):
    """A scoring line: whose, which cells, and how its points come about."""

    side: int
    cells: int
    times: int
    halved: bool
    points: int

    def event(self) -> Event:
        length = self.cells.bit_count()
        return Event(
            "line",
            seat=self.side,
            facts={"length": length, "times": self.times, "halved": int(self.halved)},
            cells=tuple(ON_BOARD[cell] for cell in bits(self.cells)),
            points=self.points,
            clause=self.clause,
        )

    @property
    def clause(self) -> str:
        """The last rule that made the points what they are."""
        if self.halved:
            return "FOG-L4"
        return {1: "FOG-L1", 2: "FOG-L2", 3: "FOG-L3"}[self.times]


def lines(board: bytearray | bytes) -> list[Line]:
    """Every line on a board, blue's first. Face-down tokens count as what they are."""
    doubles = cells_where(board, _DOUBLES)
    triples = cells_where(board, _TRIPLES)
    halves = cells_where(board, _HALVES)
    found = []
    for side, builds in enumerate(_BUILDS):
        for run in runs(_RUNS, cells_where(board, builds)):
            times = 3 if run & triples else 2 if run & doubles else 1  # FOG-L2, FOG-L3
            halved = bool(run & halves)
            points = PIECES.points[run.bit_count()] * times  # FOG-L1
            if halved:  # FOG-L4: after any multiplying, rounded down
                points //= 2
            found.append(Line(side, run, times, halved, points))
    return found


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
