"""The board as text: fifteen lines of fifteen cells, two letters each.

The first letter is the ground (``~`` water, ``@`` whirlpool, ``=`` current, ``s`` ship spot, ``g``
gold, ``r`` reef, ``#`` island, or two of them: `board.BOTH`), the second what lies there: ``.``
nothing, or a dragon of orange ``o``, green ``g``, purple ``p``, pink ``k``, yellow ``y``. Dragons
of one colour never touch, so no more is needed.
"""

from __future__ import annotations

from isolario.core.boards.bits import bits
from isolario.core.errors import BadNotation
from isolario.core.position import Position
from isolario.games.sea_dragons.board import (
    CELL_NAMES,
    CELLS,
    GROUNDS,
    ISLAND,
    LAND,
    SIDE,
    is_ground,
)
from isolario.games.sea_dragons.parts import COLOUR_LETTERS

NOTHING = "."
_FIRST = CELL_NAMES[(ISLAND & -ISLAND).bit_length() - 1]
_LAST = CELL_NAMES[ISLAND.bit_length() - 1]
"""The corners of the island."""


def write_board(ground: str, dragons: tuple[int, ...]) -> str:
    """The board of a position."""
    lying = [NOTHING] * CELLS
    for letter, cells in zip(COLOUR_LETTERS, dragons, strict=False):
        for cell in bits(cells):
            lying[cell] = letter
    marks = [kind + what for kind, what in zip(ground, lying, strict=True)]
    return "\n".join(" ".join(marks[at : at + SIDE]) for at in range(0, CELLS, SIDE))


def read_board(position: Position, seats: int) -> tuple[str, tuple[int, ...]]:
    """The ground, and the cells of each seat's dragons."""
    if len(position.rows) != SIDE:
        start = position.rows[0][1] if position.rows else 0
        raise BadNotation(position.text, start, f"{SIDE} lines of the board")
    ground: list[str] = []
    dragons = [0] * seats
    colours = COLOUR_LETTERS[:seats]
    for row, start in position.rows:
        words = row.split()
        if len(words) != SIDE:
            raise BadNotation(position.text, start, f"{SIDE} cells in a line")
        at = start
        for word in words:
            at = position.text.index(word, at)
            cell = len(ground)
            if len(word) != 2 or word[0] not in GROUNDS or word[1] not in NOTHING + colours:
                expected = f"a cell: one of {GROUNDS}, then one of {NOTHING}{colours}"
                raise BadNotation(position.text, at, expected)
            ground.append(word[0])
            if word[1] != NOTHING:
                if word[0] == LAND:
                    raise BadNotation(position.text, at, "no dragon on the island")
                dragons[colours.index(word[1])] |= 1 << cell
            at += len(word)
    if not is_ground(whole := "".join(ground)):
        raise BadNotation(
            position.text,
            position.rows[0][1],
            f"the island in the middle ({_FIRST} to {_LAST}), "
            "currents between the realms, and neither elsewhere",
        )
    return whole, tuple(dragons)
