"""Where something is: an area of the table, a cell of it, perhaps a part of what lies there.

``board/c4`` is the cell c4 of the area (or of the small map) whose key is board, ``board/2,-1/0``
part 0 of the tile on 2,-1. This is how events and refusals name cells, and choices their places;
what people read has the name of the cell alone.
"""

from __future__ import annotations

from collections.abc import Iterable


def refer(area: str, cells: Iterable[str]) -> tuple[str, ...]:
    """References to cells of an area.

    >>> refer("sheet-1", ("a1", "b1"))
    ('sheet-1/a1', 'sheet-1/b1')
    """
    return tuple(f"{area}/{cell}" for cell in cells)


def cell_of(reference: str) -> str:
    """The cell, as people call it.

    >>> cell_of("board/c4"), cell_of("board/2,-1/0")
    ('c4', '2,-1')
    """
    return reference.split("/")[1]


def cells_of(references: Iterable[str]) -> tuple[str, ...]:
    """The cells, each once.

    >>> cells_of(("board/2,-1/0", "board/2,-1/1", "board/3,0"))
    ('2,-1', '3,0')
    """
    return tuple(dict.fromkeys(map(cell_of, references)))
