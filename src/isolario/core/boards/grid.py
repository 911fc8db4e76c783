"""Square grids as sets of cells in integers: what is beside what, and what is connected.

Cells are numbered row by row from the top left, as in `square`.
"""

from __future__ import annotations

from isolario.core.boards.bits import mask_of


class Grid:
    """A rectangle of cells. Sets of cells are integers; sides touch, corners do not.

    >>> grid = Grid(3, 2)
    >>> bin(grid.beside(0b000_001))
    '0b1010'
    """

    __slots__ = ("_not_left", "_not_right", "all", "columns", "edge", "height", "rows", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.all = (1 << width * height) - 1
        row = (1 << width) - 1
        column = mask_of(range(0, width * height, width))
        self.rows = tuple(row << y * width for y in range(height))
        self.columns = tuple(column << x for x in range(width))
        self.edge = self.rows[0] | self.rows[-1] | self.columns[0] | self.columns[-1]
        self._not_left = self.all ^ self.columns[0]
        self._not_right = self.all ^ self.columns[-1]

    def beside(self, cells: int) -> int:
        """The cells that share a side with one of these, including members of the set.

        >>> bin(Grid(3, 1).beside(0b011)), bin(Grid(3, 2).beside(0b100_000))
        ('0b111', '0b10100')
        """
        sideways = cells << 1 & self._not_left | cells >> 1 & self._not_right
        return sideways | (cells << self.width | cells >> self.width) & self.all

    def clusters(self, cells: int) -> list[int]:
        """The largest parts whose cells are connected by their sides, ordered by their first cell.

        >>> [bin(cluster) for cluster in Grid(3, 2).clusters(0b100_101)]
        ['0b1', '0b100100']
        """
        found: list[int] = []
        width = self.width
        from_left, from_right = cells & self._not_left, cells & self._not_right
        while cells:
            cluster, grown = 0, cells & -cells
            while grown != cluster:
                cluster = grown
                grown = (
                    cluster
                    | cluster << 1 & from_left
                    | cluster >> 1 & from_right
                    | (cluster << width | cluster >> width) & cells
                )
            found.append(cluster)
            cells ^= cluster
        return found
