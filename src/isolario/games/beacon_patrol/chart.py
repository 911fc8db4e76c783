"""The chart: which tile lies where. It grows as far as ships go; no size is assumed.

A cell is a pair (x, y): x grows to the east, y to the south, headquarters lie at (0, 0). In texts,
events and refusals a cell is named ``3,-2``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from isolario.core.errors import BadNotation, NotAllowed
from isolario.core.fields import Spelling
from isolario.core.notation import whole_number
from isolario.core.position import Position
from isolario.core.reference import refer
from isolario.games.beacon_patrol.pieces import HEADQUARTERS, LAND, NAMED, STEPS, TILES

Cell = tuple[int, int]
Row = tuple[int, int, str]
"""A tile and its cell, as a view and a text have it: x, y, id."""

HOME: Cell = (0, 0)


class Chart:
    """Tiles by their cell, in the order in which they were placed. A value: `place` makes a new
    one, so copies of a game share it.

    >>> chart = Chart.START.place((1, 0), "O1")
    >>> print(chart.text)
    0 0 HQ
    1 0 O1
    >>> chart.explored((1, 0))
    False
    """

    START: Chart

    def __init__(self, tiles: dict[Cell, str], piers: tuple[Cell, ...] | None = None) -> None:
        self.tiles = tiles
        if piers is None:
            piers = tuple(cell for cell, tile in tiles.items() if TILES[tile].feature == "pier")
        self.piers = piers  # few, and the only tiles whose worth can change once explored

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Chart:
        """A chart from its rows; `NotAllowed` if two tiles lie on one cell, or one is none of
        the box."""
        tiles: dict[Cell, str] = {}
        for x, y, tile in rows:
            if tile not in TILES:
                raise NotAllowed("chart: expected tiles of the box alone")
            if (x, y) in tiles:
                raise NotAllowed(f"chart: expected {name((x, y))} only once")
            tiles[x, y] = tile
        return cls(tiles)

    @classmethod
    def parse(cls, text: str) -> Chart:
        """A chart from the lines of its tiles; ``key: value`` lines after them are ignored.

        It does not check whether the tiles could have been placed that way.
        """
        return cls.read(Position.read(text))

    @classmethod
    def read(cls, position: Position) -> Chart:
        """The chart at the head of a position."""
        tiles: dict[Cell, str] = {}
        for row, start in position.rows:
            words = row.split()
            x, y = map(whole_number, words[:2]) if len(words) == 3 else (None, None)
            if x is None or y is None:
                raise BadNotation(position.text, start, "a tile as 'x y ID'")
            cell = (x, y)
            tile = NAMED.get(words[2].upper(), "")
            if not tile:
                at = start + row.rindex(words[2])
                raise BadNotation(position.text, at, "the id of a tile, such as N5")
            if cell in tiles:
                raise BadNotation(position.text, start, f"{name(cell)} only once")
            tiles[cell] = tile
        return cls(tiles)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The tiles as x, y, id, in the order in which they were placed."""
        return tuple((x, y, tile) for (x, y), tile in self.tiles.items())

    @property
    def text(self) -> str:
        """What `parse` turns back into this chart."""
        return "\n".join(f"{x} {y} {tile}" for x, y, tile in self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chart) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __len__(self) -> int:
        return len(self.tiles)

    def __repr__(self) -> str:
        return f"<Chart of {len(self)} tiles>"

    def place(self, cell: Cell, tile: str) -> Chart:
        """The chart with one more tile. The rules have to see that it fits."""
        piers = (*self.piers, cell) if tile in _PIERS else self.piers
        return Chart({**self.tiles, cell: tile}, piers)

    def needs(self, cell: Cell) -> tuple[int, int]:
        """What a tile on an empty cell has to agree with (BCN-P2): the edges at which there is a
        neighbour, and those of them that must be land.

        >>> Chart.START.place((0, 1), "S1").needs((0, 2))  # north of it lies land
        (1, 1)
        """
        x, y = cell
        tiles = self.tiles
        bound = land = 0
        for dx, dy, edge, facing in STEPS:
            neighbour = tiles.get((x + dx, y + dy))
            if neighbour is not None:
                bound |= edge
                if LAND[neighbour] & facing:
                    land |= edge
        return bound, land

    def explored(self, cell: Cell) -> bool:
        """Whether a cell has a tile, and so have all its four neighbours (BCN-F2)."""
        x, y = cell
        tiles = self.tiles
        return (
            cell in tiles
            and (x, y - 1) in tiles
            and (x + 1, y) in tiles
            and (x, y + 1) in tiles
            and (x - 1, y) in tiles
        )

    def by_row(self) -> Iterator[Cell]:
        """The cells with tiles, row by row from the top (BCN-F7)."""
        return iter(sorted(self.tiles, key=lambda cell: (cell[1], cell[0])))


BY_ROWS = Spelling(tuple[Row, ...], lambda chart: chart.rows, lambda state, rows: Chart.of(rows))
"""How a view's data holds a chart."""


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells to the north, east, south and west.

    >>> neighbours((3, -2))
    ((3, -3), (4, -2), (3, -1), (2, -2))
    """
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def name(cell: Cell) -> str:
    """The name of a cell.

    >>> name((3, -2))
    '3,-2'
    """
    return f"{cell[0]},{cell[1]}"


def on_board(*cells: Cell) -> tuple[str, ...]:
    """References to cells.

    >>> on_board((3, -2))
    ('board/3,-2',)
    """
    return refer("board", map(name, cells))


_PIERS = frozenset(tile.id for tile in TILES.values() if tile.feature == "pier")

Chart.START = Chart({HOME: HEADQUARTERS})
