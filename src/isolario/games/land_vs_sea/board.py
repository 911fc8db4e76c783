"""The map as it grows: which regions make an area, which ranges a chain, which tiles a route.

All of it follows from the tiles on the map, and is updated tile by tile: a placement joins what
it touches and looks at nothing else. `rebuilt` works it out from scratch, the same way.

A *slot* is an edge of a placed tile: six times the number of the tile, plus the direction in which
the edge lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from isolario.core.boards.hex import STEPS, Cell, by_row, name
from isolario.core.described import Known
from isolario.games.land_vs_sea.pieces import FITS, LAND, SIDES
from isolario.games.land_vs_sea.side import Side, Terrain

ALL_LAND = sum(3**edge for edge in range(6))
ALL_SEA = 2 * ALL_LAND
ALL_AROUND = (ALL_LAND, ALL_SEA)
"""What a cell wants (see `pieces.wanted`) when its six neighbours all show it land, or sea."""

ASKS = tuple(
    tuple((1 if land >> edge & 1 else 2) * 3 ** ((edge + 3) % 6) for edge in range(6))
    for land in range(64)
)
"""By the edges of a tile that are land, as bits: what it asks of the cell in each direction."""


Turned = tuple[tuple[tuple[Terrain, tuple[int, ...], int], ...], ...]


def turned(side: Side) -> Turned:
    """The regions of a side after 0 to 5 turns: terrain, directions, + marks."""
    return tuple(
        tuple(
            (region.terrain, tuple((edge + turn) % 6 for edge in region.edges), region.bonus)
            for region in side.regions
        )
        for turn in range(6)
    )


TURNED: Mapping[str, Turned] = Known(
    {name: turned(side) for name, side in SIDES.items()}, lambda name: turned(SIDES[name])
)


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile on the map: the side that is up, how many times it is turned, and where."""

    side: str
    turn: int
    q: int
    r: int

    @property
    def cell(self) -> Cell:
        return self.q, self.r


class Area(msgspec.Struct, frozen=True, gc=False):
    """Regions of one terrain that touch (LVS-A1). ``open``: edges with nothing beside them."""

    terrain: Terrain
    slots: tuple[int, ...]
    open: int
    bonus: int

    @property
    def complete(self) -> bool:
        return not self.open

    @property
    def tiles(self) -> list[int]:
        """The tiles that it has, each once (LVS-A2)."""
        return sorted({slot // 6 for slot in self.slots})


Group = tuple[int, ...]
"""Tiles that belong together: a chain, a trade route."""


class Ground:
    """What follows from the placed tiles. Mutable; a copy shares all of it until one of the two
    grows."""

    __slots__ = (
        "_open_rows",
        "_tile_rows",
        "area_at",
        "areas",
        "coast",
        "placed",
        "ranges",
        "reefs",
        "routes",
        "shared",
        "where",
    )

    placed: list[Placed]
    where: dict[Cell, int]  # the number of the tile on a cell
    coast: dict[Cell, int]  # the empty cells beside tiles, and what each wants
    area_at: list[int]  # the area of each slot
    areas: dict[int, Area]
    ranges: tuple[Group, ...]  # chains of mountains, single ranges too (LVS-M2)
    reefs: tuple[Group, ...]
    routes: tuple[Group, ...]  # of caravans and ships, single ones too (LVS-K2)
    """The group that grew last comes last."""
    shared: bool  # with a copy
    _open_rows: list[Cell] | None  # once somebody has asked for them
    _tile_rows: list[Cell] | None

    def __init__(self, placed: Iterable[Placed]) -> None:
        self.placed = []
        self.where = {}
        self.coast = {}
        self.area_at = []
        self.areas = {}
        self.ranges = self.reefs = self.routes = ()
        self.shared = False
        self._open_rows = self._tile_rows = None
        for tile in placed:
            self.place(tile)

    def copy(self) -> Ground:
        fresh: Ground = object.__new__(Ground)
        fresh.placed = self.placed
        fresh.where = self.where
        fresh.coast = self.coast
        fresh.area_at = self.area_at
        fresh.areas = self.areas
        fresh.ranges = self.ranges
        fresh.reefs = self.reefs
        fresh.routes = self.routes
        fresh._open_rows = self._open_rows
        fresh._tile_rows = self._tile_rows
        fresh.shared = self.shared = True
        return fresh

    def _own(self) -> None:
        """Called before a change: from now on nothing is shared."""
        self.placed = self.placed.copy()
        self.where = self.where.copy()
        self.coast = self.coast.copy()
        self.area_at = self.area_at.copy()
        self.areas = self.areas.copy()
        self.shared = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and all(
            getattr(self, name) == getattr(other, name)
            for name in self.__slots__
            if name != "shared" and name[0] != "_"
        )

    __hash__ = None  # type: ignore[assignment]

    # --- one more tile ----------------------------------------------------------------------

    def flaw(self, tile: Placed, beside: bool = True) -> str:
        """What would have to be different for a tile to lie there, or ``""``. ``beside``: it must
        be next to another (LVS-T2)."""
        if tile.side not in SIDES:
            return "the name of a side"
        if not 0 <= tile.turn < 6:
            return "0 to 5 turns"
        if tile.cell in self.where:
            return f"{name(tile.cell)} only once"
        wants = self.coast.get(tile.cell, 0)
        if beside and self.placed and not wants:
            return "a tile beside one before it"
        fits = FITS[tile.side][wants] >> tile.turn & 1
        return "" if fits else "edges that match those beside them"

    def place(self, tile: Placed) -> None:
        """Puts a tile on the map; the rules have to see that it fits."""
        if self.shared:
            self._own()
        self._open_rows = self._tile_rows = None
        number, cell = len(self.placed), tile.cell
        self.placed.append(tile)
        self.where[cell] = number
        self.coast.pop(cell, None)
        side, turn = SIDES[tile.side], tile.turn
        first = 6 * number
        self.area_at += [0] * 6
        for terrain, directions, bonus in TURNED[tile.side][turn]:
            slots = tuple([first + direction for direction in directions])
            area = slots[0]  # a number that no other area has
            self.areas[area] = Area(terrain, slots, len(slots), bonus)
            for slot in slots:
                self.area_at[slot] = area
        where, coast = self.where, self.coast
        q, r = cell
        for direction, wants in enumerate(ASKS[LAND[tile.side][turn]]):
            dq, dr = STEPS[direction]
            beside = (q + dq, r + dr)
            other = where.get(beside)
            if other is None:
                coast[beside] = coast.get(beside, 0) + wants
            else:
                self._join(first + direction, 6 * other + (direction + 3) % 6)
        if side.mountain:
            self.ranges = self.linked(self.ranges, number, self._ranges_beside(number, "mountain"))
        if side.coral:
            self.reefs = self.linked(self.reefs, number, self._ranges_beside(number, "coral"))
        if side.caravan or side.ship:
            self.routes = self.linked(self.routes, number, self.traders_beside(cell))

    def _join(self, slot: int, other: int) -> None:
        """Two edges touch: what they belong to is one area from now on."""
        area_at, areas = self.area_at, self.areas
        one, two = area_at[slot], area_at[other]
        if one == two:
            area = areas[one]
            areas[one] = Area(area.terrain, area.slots, area.open - 2, area.bonus)
            return
        small, large = areas[one], areas[two]
        if len(small.slots) > len(large.slots):
            one, two, small, large = two, one, large, small
        for moved in small.slots:
            area_at[moved] = two
        del areas[one]
        areas[two] = Area(
            large.terrain,
            large.slots + small.slots,
            large.open + small.open - 2,
            large.bonus + small.bonus,
        )

    def _ranges_beside(self, number: int, feature: str) -> Iterator[int]:
        """The tiles whose range, or reef, touches that of a tile (LVS-M1)."""
        tile = self.placed[number]
        q, r = tile.cell
        for edge in getattr(SIDES[tile.side], feature):
            direction = (edge + tile.turn) % 6
            dq, dr = STEPS[direction]
            other = self.where.get((q + dq, r + dr))
            if other is None:
                continue
            there = self.placed[other]
            if (direction + 3 - there.turn) % 6 in getattr(SIDES[there.side], feature):
                yield other

    def traders_beside(self, cell: Cell) -> list[int]:
        """The tiles with a caravan or a ship beside a cell (LVS-K1)."""
        q, r = cell
        found = []
        for dq, dr in STEPS:
            other = self.where.get((q + dq, r + dr))
            if other is not None:
                side = SIDES[self.placed[other].side]
                if side.caravan or side.ship:
                    found.append(other)
        return found

    @staticmethod
    def linked(groups: tuple[Group, ...], number: int, beside: Iterable[int]) -> tuple[Group, ...]:
        """The groups after a tile joined those of its neighbours to its own."""
        near = set(beside)
        joined, others = [number], []
        for group in groups:
            if near.isdisjoint(group):
                others.append(group)
            else:
                joined += group
        return (*others, tuple(sorted(joined)))

    # --- looking ----------------------------------------------------------------------------

    @property
    def open_rows(self) -> list[Cell]:
        """The empty cells beside tiles, row by row."""
        if self._open_rows is None:
            self._open_rows = sorted(self.coast, key=by_row)
        return self._open_rows

    @property
    def tile_rows(self) -> list[Cell]:
        """The cells with a tile, row by row."""
        if self._tile_rows is None:
            self._tile_rows = sorted(self.where, key=by_row)
        return self._tile_rows

    def latest(self, groups: tuple[Group, ...]) -> Group:
        """The group that the tile placed last belongs to, if any."""
        return groups[-1] if groups and groups[-1][-1] == len(self.placed) - 1 else ()

    def area_of(self, number: int, region: int) -> int:
        """The area of a region of a placed tile."""
        tile = self.placed[number]
        edge = SIDES[tile.side].regions[region].edges[0]
        return self.area_at[6 * number + (edge + tile.turn) % 6]

    def holes_beside(self, cell: Cell) -> list[Cell]:
        """The empty cells beside a cell that six edges of one terrain surround (LVS-V1)."""
        q, r = cell
        coast, found = self.coast, []
        for dq, dr in STEPS:
            hole = (q + dq, r + dr)
            if coast.get(hole) in ALL_AROUND:
                found.append(hole)
        return found

    def empty_beside(self, cell: Cell) -> list[Cell]:
        """The empty cells beside a cell."""
        q, r = cell
        around = [(q + dq, r + dr) for dq, dr in STEPS]
        return [beside for beside in around if beside not in self.where]

    def areas_beside(self, cell: Cell) -> set[int]:
        """The areas that reach a cell."""
        q, r = cell
        found = set()
        for direction, (dq, dr) in enumerate(STEPS):
            other = self.where.get((q + dq, r + dr))
            if other is not None:
                found.add(self.area_at[6 * other + (direction + 3) % 6])
        return found

    def on_route(self, route: Group) -> tuple[int, int]:
        """The caravans and the ships of a trade route."""
        sides = [SIDES[self.placed[number].side] for number in route]
        return sum([side.caravan for side in sides]), sum([side.ship for side in sides])

    def clashing(self, tile: Placed) -> list[Cell]:
        """The neighbours whose edges a tile would not match (LVS-T2)."""
        wants, land = self.coast.get(tile.cell, 0), LAND[tile.side][tile.turn]
        return [
            (tile.q + dq, tile.r + dr)
            for edge, (dq, dr) in enumerate(STEPS)
            if wants // 3**edge % 3 == (2 if land >> edge & 1 else 1)
        ]

    def surrounded(self, number: int) -> bool:
        """Whether a tile has six neighbours (LVS-W2)."""
        q, r = self.placed[number].cell
        where = self.where
        for dq, dr in STEPS:  # noqa: SIM110 (three times as fast, and asked all the time)
            if (q + dq, r + dr) not in where:
                return False
        return True
