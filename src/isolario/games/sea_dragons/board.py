"""The sea: 15×15 cells, four realms, the currents between them, the island in the middle (SDR-C5).

Sets of cells are integers. The *ground* of a sea is a text of 225 letters, row by row; what it
means for the rules is its `Sea`. How large the island is, the file of the pieces says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from isolario.core.boards.bits import bits, mask_of
from isolario.core.boards.grid import Grid
from isolario.core.boards.square import cell_names
from isolario.core.errors import BadPieces
from isolario.core.pieces import pieces_of, read_file
from isolario.core.reference import refer

FOLDER = Path(__file__).parent
SOURCE = pieces_of("sea-dragons", FOLDER)

SIDE: Final = 15
CELLS: Final = SIDE * SIDE
REALM: Final = 7  # cells along the side of a realm
GRID: Final = Grid(SIDE, SIDE)
CELL_NAMES: Final = cell_names(SIDE, SIDE)
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
ON_BOARD: Final = refer("board", CELL_NAMES)

WATER, WHIRLPOOL, CURRENT, SPOT, GOLD, REEF, LAND = "~@=sgr#"
BOTH: Final = {"S": "@s", "G": "@g", "R": "@r", "h": "sg", "k": "sr", "c": "gr"}
"""Cells with two things. Our boards have none (SDR-C2 [ruling]), but others may."""
GROUNDS: Final = "~@=sgr#" + "".join(BOTH)
"""How the ground is written: water, whirlpool, current, ship spot, gold, reef, island, or two of
them."""


def printed(letter: str) -> str:
    """What is printed on a cell, one or two things.

    >>> printed("g"), printed("G")
    ('g', '@g')
    """
    return BOTH.get(letter, letter)


def _square(top: int, left: int, side: int) -> int:
    return mask_of([y * SIDE + x for y in range(top, top + side) for x in range(left, left + side)])


ISLANDS: Final = (1, 3, 5, 7)
"""How many cells wide it can be."""


class _Island(msgspec.Struct):
    """What the board has to know of the file of the pieces."""

    island: int = 3


def _island_side() -> int:  # SDR-C5 [ruling]: how large ours is
    side = read_file(SOURCE, _Island).island
    if side not in ISLANDS:
        raise BadPieces("island", flaw_of_island(side))
    return side


def flaw_of_island(side: int) -> str:
    """What is wrong with how large an island is, or ``""``."""
    return "" if side in ISLANDS else f"it is 1, 3, 5 or 7 cells wide, not {side}"


ISLAND_SIDE: Final = _island_side()
ISLAND: Final = _square(REALM - ISLAND_SIDE // 2, REALM - ISLAND_SIDE // 2, ISLAND_SIDE)
SHORE: Final = GRID.beside(ISLAND) & ~ISLAND
"""The cells beside the island."""

CURRENTS: Final = (GRID.rows[REALM] | GRID.columns[REALM]) & ~ISLAND

Corner = str
CORNERS: Final = ("NW", "NE", "SW", "SE")
REALMS: Final[Mapping[Corner, int]] = {
    name: _square(top, left, REALM) & ~ISLAND
    for name, (top, left) in zip(CORNERS, ((0, 0), (0, 8), (8, 0), (8, 8)), strict=True)
}
"""The cells of each realm, without those that the island covers."""

CREATURES: Final = {"NW": "starfish", "NE": "seahorse", "SW": "crab", "SE": "nautilus"}
"""The symbol that the compass rose of the island gives each realm (SDR-C1 [ruling])."""


class Sea(NamedTuple):
    """What a ground means: some sets of cells."""

    whirlpools: int
    spots: int
    gold: int
    reefs: int
    toll: int  # whirlpools and currents (SDR-D4)


OPEN: Final = GRID.all & ~ISLAND
"""Where a dragon can lie."""


@lru_cache(1 << 10)
def sea_of(ground: str) -> Sea:
    """The sets of cells of a ground.

    >>> still = "".join("=#~"[0 if CURRENTS >> n & 1 else 1 if ISLAND >> n & 1 else 2]
    ...                 for n in range(CELLS))
    >>> sea = sea_of("@" + still[1:])
    >>> names(sea.whirlpools), sea.toll.bit_count()
    (('a1',), 25)
    """
    kinds = {
        kind: mask_of([cell for cell, letter in enumerate(ground) if kind in printed(letter)])
        for kind in (WHIRLPOOL, SPOT, GOLD, REEF)
    }
    toll = kinds[WHIRLPOOL] | CURRENTS
    return Sea(kinds[WHIRLPOOL], kinds[SPOT], kinds[GOLD], kinds[REEF], toll)


def is_ground(ground: str) -> bool:
    """Whether a text is a ground: the island and the currents lie where they must."""
    return len(ground) == CELLS and all(
        (letter == LAND) == bool(ISLAND >> cell & 1)
        and (letter == CURRENT) == bool(CURRENTS >> cell & 1)
        and letter in GROUNDS
        for cell, letter in enumerate(ground)
    )


@lru_cache(1 << 10)
def joined(faces: tuple[tuple[str, ...], ...]) -> str:
    """The ground that four faces make, for NW, NE, SW and SE: each is turned so that its inner
    corner, printed at the lower right, meets the island (SDR-S1 [ruling]).

    >>> blank = ("~" * 7,) * 6 + ("~" * 6 + "#",)
    >>> ground = joined((("@" + "~" * 6, *blank[1:]), blank, blank, blank))
    >>> ground[0], is_ground(ground)
    ('@', True)
    """
    ground = [LAND if ISLAND >> cell & 1 else CURRENT for cell in range(CELLS)]
    for (top, left), turns, face in zip(
        ((0, 0), (0, 8), (8, 0), (8, 8)), (0, 1, 3, 2), faces, strict=True
    ):
        rows = [tuple(row) for row in face]
        for _ in range(turns):
            rows = list(zip(*reversed(rows), strict=True))  # a quarter clockwise
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter != LAND:
                    ground[(top + y) * SIDE + left + x] = letter
    return "".join(ground)


# --- dragons ------------------------------------------------------------------------------------

Dragons = tuple[int, ...]
"""Some dragons, each a set of cells, in order."""


def one_by_one(cells: int) -> Dragons:
    """The dragons of one colour: they never touch, so each is a connected set.

    >>> [names(dragon) for dragon in one_by_one(mask_of([0, 1, 2, 31]))]
    [('a1', 'b1', 'c1'), ('b3',)]
    """
    return tuple(sorted(GRID.clusters(cells)))


def reaching(dragons: Sequence[int], cells: int) -> int:
    """How many of some dragons reach some cells.

    >>> reaching((0b111, 0b1100000), mask_of([1, 2, 31]))  # a1 to c1, and f1 to g1
    1
    """
    return sum([1 for dragon in dragons if dragon & cells])


# --- names --------------------------------------------------------------------------------------


def names(cells: int) -> tuple[str, ...]:
    """The names of some cells."""
    return tuple([CELL_NAMES[cell] for cell in bits(cells)])


@lru_cache(1 << 15)
def references(cells: int) -> tuple[str, ...]:
    """References to some cells of the board.

    >>> references(0b11)
    ('board/a1', 'board/b1')
    """
    return tuple([ON_BOARD[cell] for cell in bits(cells)])
