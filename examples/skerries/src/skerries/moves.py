"""What can be done in Skerries: sail with a wind, in secret; land on a skerry."""

from typing import Annotated

from isolario.core.boards.square import cell_names
from isolario.core.fields import Among
from isolario.core.moves import Move

SIDE = 4
CELLS = cell_names(SIDE, SIDE)
Cell = Annotated[str, Among(CELLS)]
WINDS = tuple(range(1, 25))


class Sail(Move, frozen=True):
    """Lays a wind face down."""

    wind: int


class Land(Move, frozen=True):
    """Plants a flag on a skerry."""

    cell: str


ALL_MOVES = (*map(Sail, WINDS), *map(Land, CELLS))
