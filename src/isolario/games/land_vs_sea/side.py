"""One side of a tile: which edges are land, which sea, and which of them belong together.

Hexes stand on a corner. Their edges are numbered clockwise from east: E 0, SE 1, SW 2, W 3, NW 4,
NE 5; corner n lies between edge n and the next. A set of edges is six bits, edge n being 1 << n.
A side that is *turned* k times lies k sixths of a circle clockwise: its edge n is where n + k was.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final, Literal

import msgspec

Terrain = Literal["L", "S"]
Action = Literal["", "again", "steal"]
Edge = Literal["E", "SE", "SW", "W", "NW", "NE"]

EDGES: Final[tuple[Edge, ...]] = ("E", "SE", "SW", "W", "NW", "NE")
"""The edges by their numbers."""

ALL_EDGES = 63
OTHER: Final[dict[Terrain, Terrain]] = {"L": "S", "S": "L"}


class Region(msgspec.Struct, frozen=True, order=True):
    """Edges of one terrain that belong together on a side, and the + marks there (LVS-C3, C4)."""

    terrain: Terrain
    edges: tuple[int, ...]
    bonus: int = 0


class Side(msgspec.Struct, frozen=True):
    """A side of a tile, as printed. ``mountain`` and ``coral`` are the edges they lie on (LVS-C5).

    >>> side = Side("D", (Region("S", (3, 4)), Region("S", (0, 5)), Region("L", (1, 2), 2)))
    >>> side.pattern, side.land, side.region_at, side.parted
    ('SLLSSS', 6, (1, 2, 2, 0, 0, 1), (4,))
    """

    id: str
    regions: tuple[Region, ...]
    action: Action = ""
    mountain: tuple[int, ...] = ()
    coral: tuple[int, ...] = ()
    caravan: bool = False  # LVS-C5 [ruling]: on land
    ship: bool = False  # LVS-C5 [ruling]: on the sea

    @property
    def region_at(self) -> tuple[int, ...]:
        """For each edge the number of its region."""
        place = {edge: n for n, region in enumerate(self.regions) for edge in region.edges}
        return tuple(place[edge] for edge in range(6))

    @property
    def pattern(self) -> str:
        """The terrain of each edge, clockwise from east."""
        return "".join(self.regions[n].terrain for n in self.region_at)

    @property
    def land(self) -> int:
        """The edges that are land, as bits."""
        return sum(
            1 << edge for region in self.regions if region.terrain == "L" for edge in region.edges
        )

    @property
    def parted(self) -> tuple[int, ...]:
        """The corners where two edges of one terrain belong to different regions: the other
        terrain reaches the corner and separates them (LVS-C3)."""
        return parted_corners(self.pattern, self.region_at)

    @property
    def reach(self) -> dict[int, int] | None:
        """For each parted corner the region that reaches it, in the first way to draw the side;
        None if there is no way.

        >>> Side("", (Region("L", (0,)), Region("L", (1, 2)), Region("S", (3, 4, 5)))).reach
        {0: 2}
        """
        return reach(self.pattern, self.region_at)

    @property
    def bonus(self) -> int:
        """The + marks on the whole side."""
        return sum(region.bonus for region in self.regions)


# --- turning ------------------------------------------------------------------------------------


def turn(edges: int, times: int) -> int:
    """Edges, as bits, after this many turns clockwise.

    >>> turn(0b100001, 1) == 0b000011
    True
    """
    times %= 6
    return (edges << times | edges >> 6 - times) & ALL_EDGES


def neighbours(edges: Sequence[int]) -> bool:
    """Whether edges lie side by side, without a gap.

    >>> neighbours((0, 5, 4)), neighbours((0, 2))
    (True, False)
    """
    bits = sum(1 << edge for edge in set(edges))
    if bits == ALL_EDGES:
        return True
    return (bits & ~turn(bits, 1)).bit_count() == 1  # only one edge follows a gap


# --- what can be drawn --------------------------------------------------------------------------


def parted_corners(pattern: str, region_at: Sequence[int]) -> tuple[int, ...]:
    """The corners between two edges of one terrain but different regions."""
    return tuple(
        corner
        for corner in range(6)
        if pattern[corner] == pattern[(corner + 1) % 6]
        and region_at[corner] != region_at[(corner + 1) % 6]
    )


def crossing(around: Sequence[int]) -> tuple[int, int] | None:
    """Two regions that cross, given the regions met on the way around; None if none do.

    >>> crossing((0, 1, 0, 1, 2, 2)), crossing((0, 1, 1, 0, 2, 2))
    ((0, 1), None)
    """
    for first, second, third, fourth in combinations(around, 4):
        if first == third != second == fourth:
            return first, second
    return None


def coasts(pattern: str, region_at: Sequence[int]) -> int:
    """How many coasts a side has: each ends at two places where the terrain changes, and it changes
    twice at a parted corner. Every coast cuts off one more region."""
    changes = sum(pattern[edge] != pattern[edge - 1] for edge in range(6))
    return changes // 2 + len(parted_corners(pattern, region_at))


def reach(pattern: str, region_at: Sequence[int]) -> dict[int, int] | None:
    """A way to draw a side: for each parted corner the region that reaches it; None if there is no
    way. The regions must not cross even with the corners that they reach, and coasts that never
    meet cut a hex into one more region than there are coasts."""
    if len(set(region_at)) != coasts(pattern, region_at) + 1:
        return None
    corners = parted_corners(pattern, region_at)
    able = [
        [n for n in sorted(set(region_at)) if pattern[region_at.index(n)] != pattern[corner]]
        for corner in corners
    ]
    for chosen in product(*able):
        owner = dict(zip(corners, chosen, strict=True))
        around: list[int] = []
        for edge in range(6):
            around.append(region_at[edge])
            if edge in owner:
                around.append(owner[edge])
        if crossing(around) is None:
            return owner
    return None
