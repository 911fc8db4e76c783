"""Hexes that stand on a corner, in axial coordinates.

East of (q, r) is (q + 1, r), south-east (q, r + 1). Directions are numbered clockwise from east:
E 0, SE 1, SW 2, W 3, NW 4, NE 5. In texts, events and refusals a cell is named ``2,-1``.
"""

from __future__ import annotations

from isolario.core.notation import whole_number

Cell = tuple[int, int]

STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def by_row(cell: Cell) -> Cell:
    """What cells are sorted by: row by row from the top, each from the left.

    >>> sorted([(0, 0), (-1, 1), (1, -1)], key=by_row)
    [(1, -1), (0, 0), (-1, 1)]
    """
    return cell[1], cell[0]


def name(cell: Cell) -> str:
    """The name of a cell.

    >>> name((2, -1))
    '2,-1'
    """
    return f"{cell[0]},{cell[1]}"


def read_cell(word: str) -> Cell | None:
    """The cell that a word names; None if it names none.

    >>> read_cell("2,-1"), read_cell("2")
    ((2, -1), None)
    """
    q, _, r = word.partition(",")
    numbers = whole_number(q.strip()), whole_number(r.strip())
    return None if None in numbers else numbers  # type: ignore[return-value]
