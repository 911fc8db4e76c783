"""What any tile would bring in one empty cell: `Outlook.value`, for many tiles at once.

Tiles have much in common as far as a cell is concerned. What a region makes of the areas beside it
depends on which of them it joins, on the empty cells where it leaves them open, and on what the
tile asks for there; how areas change that the tile does not touch depends on the latter alone. Both
are worked out once for all sides and turns that agree in this, and a placement is a sum of what is
known. The sums are made in the order in which `Outlook.place` makes them, so that not even the last
digit differs; what is rare is left to it.
"""

from __future__ import annotations

from typing import NamedTuple

from isolario.core.boards.bits import bits
from isolario.core.boards.hex import Cell
from isolario.games.land_vs_sea.board import ASKS, TURNED
from isolario.games.land_vs_sea.bot.chances import EASE, FAR
from isolario.games.land_vs_sea.bot.outlook import NEAR_HOLES, RANGES, Around, Outlook
from isolario.games.land_vs_sea.pieces import LAND, SIDES
from isolario.games.land_vs_sea.side import ALL_EDGES


class Turned(NamedTuple):
    """A side after some turns, as a spot sees it. Edges are bits."""

    side: str
    turn: int
    land: int
    regions: tuple[tuple[int, int], ...]  # edges and marks
    mountain: int
    coral: int
    traders: int  # 1: a caravan, 2: a ship, 3: both


ALL_TURNED: dict[str, tuple[Turned, ...]] = {
    name: tuple(
        Turned(
            name,
            turn,
            LAND[name][turn],
            tuple((sum(1 << edge for edge in edges), marks) for _, edges, marks in regions),
            RANGES[0][name][turn],
            RANGES[1][name][turn],
            side.caravan | side.ship << 1,
        )
        for turn, regions in enumerate(TURNED[name])
    )
    for name, side in SIDES.items()
}
"""Each side after 0 to 5 turns."""


Cells = tuple[tuple[int, int], ...]
"""Some of the empty cells around a spot: the direction, and what the cell wants."""


class Spot(NamedTuple):
    """An empty cell beside the map. Directions are bits."""

    number: int
    cell: Cell
    around: Around
    areas: int  # directions in which there are areas
    back: int  # the waypoints that a tile brings back, whatever it is
    holes: tuple[int, int]  # where land, or sea, makes a hole or almost one
    near: tuple[tuple[int, int, int], ...]  # empty cells: index, direction, want; as on the map
    asking: int  # where there are empty cells at which areas are open that do not reach the spot
    elsewhere: tuple[tuple[float, int, Cells], ...]  # these: their worth, their owner, and where


def spot_at(outlook: Outlook, number: int, cell: Cell) -> Spot:
    """What there is to know of a cell."""
    around = outlook.around.get(cell) or outlook._look_around(cell)
    wants, open_at, areas = outlook.wants, outlook.open_at, around.areas
    near, empty, asking = [], 0, 0
    elsewhere: dict[int, list[tuple[int, int]]] = {}
    for direction, index in enumerate(around.cells):
        if index >= 0:
            want = wants[index]
            near.append((index, direction, want))
            empty |= 1 << direction
            for area in open_at.get(index, ()):
                if area not in areas:
                    asking |= 1 << direction
                    if area in elsewhere:
                        elsewhere[area].append((direction, want))
                    else:
                        elsewhere[area] = [(direction, want)]
    near.sort()
    return Spot(
        number,
        cell,
        around,
        ALL_EDGES ^ empty,
        outlook.back_with_cell.get(cell, 0),
        _holes(near) if outlook.known.special else _NO_HOLES,
        tuple(near),
        asking,
        tuple(
            [
                (outlook.worths[area], outlook.parts[area].owner, tuple(cells))
                for area, cells in elsewhere.items()
            ]
        ),
    )


_NO_HOLES = (0, 0)


def _holes(near: list[tuple[int, int, int]]) -> tuple[int, int]:
    land = sea = 0
    for _, direction, want in near:
        if want + ASKS[ALL_EDGES][direction] in NEAR_HOLES:
            land |= 1 << direction
        if want + ASKS[0][direction] in NEAR_HOLES:
            sea |= 1 << direction
    return (land, sea) if land or sea else _NO_HOLES


# --- regions ------------------------------------------------------------------------------------

Joined = tuple[int, int, int, int, int, float]
"""Areas that a region joins: their owner; how many tiles they have, with the one that is placed;
their marks; whose waypoints come back if they are closed, as bits; at how many cells they are open
that are not around the spot, and how easily they are closed there."""

_ALONE: tuple[Joined, ...] = (0, 1, 0, 0, 0, 1), (1, 1, 0, 0, 0, 1)
"""A region that joins none."""

Scored = tuple[Joined, float, float]
"""A region that leaves its areas open at one cell alone or at none, so that marks count: what the
tiles are worth, and how likely the areas are to be closed; -1 if they are."""

HOPELESS, APART = 1 << 6, 1 << 7
"""Instead of directions in which areas are open: they are open at too many cells; the areas are
some of those that lie in other directions, too."""

_EDGES = tuple(tuple(bits(mask)) for mask in range(64))


class Spots:
    """The empty cells beside a map.

    All that is worked out is kept in a few dictionaries of plain numbers and tuples: thousands of
    small objects would keep the garbage collector busier than all of this does.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._spots: dict[Cell, Spot] = {}
        # By number and directions.
        self._open: dict[int, int] = {}
        self._joined: dict[int, Joined] = {}
        self._grown: dict[int, float | Scored] = {}
        self._elsewhere: dict[int, float] = {}
        self._routes: dict[int, float] = {}

    def __getitem__(self, cell: Cell) -> Spot:
        spot = self._spots.get(cell)
        if spot is None:
            spot = self._spots[cell] = spot_at(self.outlook, len(self._spots), cell)
        return spot

    def value(self, spot: Spot, tile: Turned) -> float:
        """What `Outlook.value` says of a tile on a cell."""
        name, turn, land, regions, mountain, coral, traders = tile
        number, cell, around, areas, back, holes, _, asking, _ = spot
        outlook = self.outlook
        if holes is not _NO_HOLES and (land & holes[0] or ~land & holes[1]):
            return outlook.value(name, turn, cell)
        hope = -around.worth
        points: list[int] | None = None
        first = number << 6
        for edges, marks in regions:
            joins = first | edges & areas
            near = self._open.get(joins)
            if near is None:
                near = self._join(spot, joins)
            near |= edges & ~areas
            if near >= HOPELESS:
                if near >= APART:
                    return outlook.value(name, turn, cell)
                continue
            key = joins << 12 | near << 6 | near & land
            grown = self._grown.get(key)
            if grown is None:
                grown = self._grow(spot, key)
            if isinstance(grown, float):
                hope += grown
                continue
            (owner, tiles, more, returns, _, _), worth, chance = grown
            if chance >= 0:
                hope += (worth + (more + marks) * outlook.share_of_last) * chance
                continue
            points = points or [0, 0, 0]
            points[owner] += tiles
            points[outlook.role] += more + marks
            back |= returns
        if asking:
            key = first | land & asking
            change = self._elsewhere.get(key)
            if change is None:
                change = self._change(spot, key)
            hope += change
        ranges = mountain & around.ranges[0] or coral & around.ranges[1]
        trades = traders and around.routes
        if not (points or back or ranges or trades):
            return hope
        points = points or [0, 0, 0]
        points[outlook.role] += back.bit_count()
        if ranges:
            outlook._add_chains(name, turn, around, points)
        if trades:
            points[outlook.role] += 2
            change = self._routes.get(first | traders)
            if change is None:
                change = outlook._add_route(name, around, [0, 0, 0])
                self._routes[first | traders] = change
            hope += change
        return outlook.of_points(points) + hope

    def _join(self, spot: Spot, joins: int) -> int:
        """The directions in which areas are open that lie in other directions."""
        outlook, around, edges = self.outlook, spot.around, joins & ALL_EDGES
        areas = around.areas
        found = {areas[direction] for direction in _EDGES[edges]}
        for direction in _EDGES[spot.areas & ~edges]:
            if areas[direction] in found:
                self._open[joins] = APART
                return APART
        owner = tiles = cells = marks = back = 0
        for area in found:
            owner, more, open_at, bonus = outlook.parts[area]
            tiles |= more
            cells |= open_at
            marks += bonus
            back |= outlook.back_with_area.get(area, 0)
        cells &= ~(1 << outlook.index[spot.cell])
        near = 0
        for index, direction, _ in spot.near:
            if cells >> index & 1:
                near |= 1 << direction
                cells ^= 1 << index
        further = cells.bit_count()
        if further + near.bit_count() >= FAR:
            near = HOPELESS
        else:
            ease = outlook.ease(owner, cells)
            self._joined[joins] = owner, tiles.bit_count() + 1, marks, back, further, ease
        self._open[joins] = near
        return near

    def _grow(self, spot: Spot, key: int) -> float | Scored:
        """What a region makes of the areas that it joins."""
        joins, near, asks = key >> 12, key >> 6 & ALL_EDGES, ASKS[key & ALL_EDGES]
        joined = self._joined[joins] if joins & ALL_EDGES else _ALONE[not key & ALL_EDGES]
        owner, tiles, _, _, further, ease = joined
        count = further + near.bit_count()
        grown: float | Scored = 0.0
        if count < FAR:
            worth = self.outlook.weights[owner] * tiles
            chance = self.outlook.of_count[count] * ease
            eases = EASE[owner]
            for _, direction, want in spot.near:
                if near >> direction & 1:
                    chance *= eases[want + asks[direction]]
            grown = worth * chance if count > 1 else (joined, worth, chance if count else -1)
        self._grown[key] = grown
        return grown

    def _change(self, spot: Spot, key: int) -> float:
        """How much areas change that a tile does not touch."""
        asks, changes = ASKS[key & ALL_EDGES], []
        for worth, owner, cells in spot.elsewhere:
            ease, factor = EASE[owner], 1.0
            for direction, want in cells:
                factor = factor * ease[want + asks[direction]] / ease[want]
            changes.append(worth * (factor - 1))
        change = self._elsewhere[key] = sum(changes)
        return change
