"""What a map promises, and how a tile would change that.

Everything about a map is worked out once for a view; a placement is then judged by the edges that
it touches, and nothing is copied. The points that a placement scores are exact (the tests hold
them against the rules); what an open area will bring is an estimate.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from isolario.core.boards.bits import bits
from isolario.core.boards.hex import STEPS, Cell
from isolario.games.land_vs_sea.board import (
    ALL_AROUND,
    ALL_LAND,
    ASKS,
    TURNED,
    Area,
    Ground,
    Placed,
)
from isolario.games.land_vs_sea.bot.chances import EASE, FAR, of_count
from isolario.games.land_vs_sea.pieces import LAND, SIDES, SPECIAL_BONUS, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.side import Side
from isolario.games.land_vs_sea.side import turn as turned
from isolario.games.land_vs_sea.turns import chain_owner, route_owner

OTHERS = 0.5
"""With three, how much a point for each of the others counts against one's own."""

NEXT = 0.65
"""Who gets the marks of an area that one tile can close: the next player, more often than not."""

ROUTES = 0.7
"""How much of what a trade route would give now is still there at the end."""


def _mountain(side: Side) -> tuple[int, ...]:
    return side.mountain


def _coral(side: Side) -> tuple[int, ...]:
    return side.coral


RANGES: tuple[dict[str, tuple[int, ...]], ...] = tuple(
    {
        name: tuple(turned(sum(1 << edge for edge in edges(side)), k) for k in range(6))
        for name, side in SIDES.items()
    }
    for edges in (_mountain, _coral)
)
"""Mountains, and coral: the directions in which they lie, as bits, after 0 to 5 turns."""

NEAR_HOLES = frozenset(
    [*ALL_AROUND, *(n * (ALL_LAND - 3**edge) for n in (1, 2) for edge in range(6))]
)
"""What a cell wants when it is a hole (LVS-V1), or one edge short of it."""


class Part(NamedTuple):
    """An area, for the judge: bits of its tiles, and of the empty cells that it is open at."""

    owner: int
    tiles: int
    cells: int
    marks: int


class Around(NamedTuple):
    """What lies around an empty cell, direction by direction."""

    areas: tuple[int, ...]  # -1: nothing lies there
    cells: tuple[int, ...]  # the index of an empty cell; -1: it has a tile
    worth: float  # of the areas that reach it, as things are
    ranges: tuple[int, int]  # where mountains, and coral, face it, as bits
    chains: tuple[list[int], list[int]]  # which chain that is
    routes: frozenset[int]


class Outlook:
    """A map as a seat sees it."""

    def __init__(self, known: LandVsSeaState, seat: int) -> None:
        self.known = known
        self.ground = known.ground
        self.role = role = known.role(seat)
        self.weights = tuple(
            1.0 if other == role else -OTHERS if known.seats == 3 else -1.0 for other in range(3)
        )
        following = self.weights[known.role((seat + 1) % known.seats)]
        self.share_of_last = 1 - NEXT + NEXT * following
        self.of_count = of_count(sum(map(len, known.hands)) + sum(map(len, known.stacks)))
        self.index = {cell: number for number, cell in enumerate(self.ground.coast)}
        self.wants = list(self.ground.coast.values())
        self.around: dict[Cell, Around] = {}
        self.eases: tuple[dict[int, float], ...] = ({}, {})  # of several cells at once, as bits
        self._look_at_areas()
        self._look_at_waypoints()
        self._look_at_routes()
        self._look_at_chains()

    # --- looking, once for a view -----------------------------------------------------------

    def _part(self, ground: Ground, area: Area) -> Part:
        """An area as bits."""
        tiles = cells = 0
        placed, where = ground.placed, ground.where
        for slot in area.slots:
            number, direction = divmod(slot, 6)
            tiles |= 1 << number
            tile = placed[number]
            dq, dr = STEPS[direction]
            beside = (tile.q + dq, tile.r + dr)
            if beside not in where:
                cells |= 1 << self._index(beside)
        return Part(0 if area.terrain == "L" else 1, tiles, cells, area.bonus)

    def _index(self, cell: Cell) -> int:
        """The number of an empty cell, here."""
        found = self.index.get(cell)
        if found is None:
            found = self.index[cell] = len(self.wants)
            self.wants.append(0)
        return found

    def _look_at_areas(self) -> None:
        self.parts: dict[int, Part] = {}
        self.worths: dict[int, float] = {}
        self.open_at: dict[int, list[int]] = {}  # the areas that could be closed at a cell
        for area, it in self.ground.areas.items():
            if not it.open:
                continue
            part = self.parts[area] = self._part(self.ground, it)
            self.worths[area] = self.worth(part, {})
            for index in bits(part.cells) if part.cells.bit_count() < FAR else ():
                self.open_at.setdefault(index, []).append(area)

    def _look_at_waypoints(self) -> None:
        """Whose would come back for an area, or for a tile on a cell; seats as bits."""
        ground = self.ground
        self.back_with_area: dict[int, int] = {}
        self.back_with_cell: dict[Cell, int] = {}
        for owner, at in enumerate(self.known.waypoints):
            if at is None:
                continue
            area = ground.area_of(*at)
            self.back_with_area[area] = self.back_with_area.get(area, 0) | 1 << owner
            empty = ground.empty_beside(ground.placed[at[0]].cell)
            if len(empty) == 1:
                (cell,) = empty
                self.back_with_cell[cell] = self.back_with_cell.get(cell, 0) | 1 << owner

    def _look_at_routes(self) -> None:
        """Each trader's route; each route's caravans, its ships, and what it gives."""
        self.route_of: dict[int, int] = {}
        self.routes: list[tuple[int, int, float]] = []
        for route in self.ground.routes if self.known.extras.caravans else ():
            self.route_of |= dict.fromkeys(route, len(self.routes))
            caravans, ships = self.ground.on_route(route)
            now = self.route_worth(caravans, ships) if len(route) > 1 else 0.0
            self.routes.append((caravans, ships, now))

    def _look_at_chains(self) -> None:
        """The chain of each range and each reef."""
        self.chains = (self.ground.ranges, self.ground.reefs)
        self.chain_of: tuple[dict[int, int], dict[int, int]] = ({}, {})
        for found, chains in zip(self.chain_of, self.chains, strict=True):
            for place, chain in enumerate(chains if self.known.extras.mountains else ()):
                found |= dict.fromkeys(chain, place)

    def _look_around(self, cell: Cell) -> Around:
        ground, (q, r) = self.ground, cell
        areas, cells, routes = [-1] * 6, [-1] * 6, set()
        ranges, chains = [0, 0], ([-1] * 6, [-1] * 6)
        for direction, (dq, dr) in enumerate(STEPS):
            beside = (q + dq, r + dr)
            other = ground.where.get(beside)
            if other is None:
                cells[direction] = self._index(beside)
                continue
            facing = (direction + 3) % 6
            areas[direction] = ground.area_at[6 * other + facing]
            if other in self.route_of:
                routes.add(self.route_of[other])
            tile = ground.placed[other]
            for terrain, found in enumerate(self.chain_of):
                if other in found and RANGES[terrain][tile.side][tile.turn] >> facing & 1:
                    ranges[terrain] |= 1 << direction
                    chains[terrain][direction] = found[other]
        worth = sum([self.worths[area] for area in set(areas) if area >= 0])
        around = self.around[cell] = Around(
            tuple(areas), tuple(cells), worth, (ranges[0], ranges[1]), chains, frozenset(routes)
        )
        return around

    # --- what areas and routes promise ------------------------------------------------------

    def worth(self, part: Part, news: dict[int, int], fresh: int = 0) -> float:
        """What an open area promises. ``news``: cells that now want something else; ``fresh``: the
        same cells as bits."""
        owner, tiles, cells, marks = part
        count = cells.bit_count()
        if count >= FAR:
            return 0.0
        value = self.weights[owner] * tiles.bit_count()
        if count == 1:
            value += marks * self.share_of_last
        return value * self.chance(owner, cells, count, news, fresh)

    def chance(
        self, owner: int, cells: int, count: int, news: dict[int, int], fresh: int = 0
    ) -> float:
        """How likely an area that is open at some cells is to be closed, and how many they are."""
        chance = self.of_count[count] * self.ease(owner, cells & ~fresh)
        ease = EASE[owner]
        cells &= fresh
        while cells:
            low = cells & -cells
            cells ^= low
            chance *= ease[news[low.bit_length() - 1]]
        return chance

    def ease(self, owner: int, cells: int) -> float:
        """How easily an area is closed at cells that want what they did before."""
        found = self.eases[owner].get(cells)
        if found is None:
            ease, wants = EASE[owner], self.wants
            found = self.eases[owner][cells] = prod([ease[wants[index]] for index in bits(cells)])
        return found

    def route_worth(self, caravans: int, ships: int) -> float:
        owner = route_owner(caravans, ships, self.known.seats)
        return 0.0 if owner is None else self.weights[owner] * (caravans + ships)

    # --- one tile ---------------------------------------------------------------------------

    def value(self, side: str, turn: int, cell: Cell) -> float:
        """What a tile would be worth to the viewer in a place."""
        points, _, _, hope = self.place(side, turn, cell)
        return self.of_points(points) + hope

    def of_points(self, points: list[int]) -> float:
        land, sea, third = self.weights
        return land * points[0] + sea * points[1] + third * points[2]

    def place(self, side: str, turn: int, cell: Cell) -> tuple[list[int], float, float, float]:
        """What a tile would bring: the points that it scores, by role, and by how much it changes
        what the map promises to the viewer: with its areas alone, with trade routes too, and with
        what the special tile would score, because where that is laid is another decision."""
        around = self.around.get(cell) or self._look_around(cell)
        points = [0, 0, 0]
        hope = -around.worth
        news: dict[int, int] = {}
        fresh = 0
        holes = []
        wants, special = self.wants, self.known.special
        for index, ask in zip(around.cells, ASKS[LAND[side][turn]], strict=True):
            if index >= 0:
                want = news[index] = wants[index] + ask
                fresh |= 1 << index
                if special and want in NEAR_HOLES:
                    holes.append(index)
        back = self.back_with_cell.get(cell, 0)
        joined = self._joined(side, turn, around, self.index[cell])
        for part, areas in joined:
            if part.cells:
                hope += self.worth(part, news, fresh)
                continue
            points[part.owner] += part.tiles.bit_count()
            points[self.role] += part.marks
            for area in areas:
                back |= self.back_with_area.get(area, 0)
        points[self.role] += back.bit_count()
        hope += self._change_elsewhere(around, news)
        areas_alone = hope
        self._add_chains(side, turn, around, points)
        if self.known.extras.caravans and (SIDES[side].caravan or SIDES[side].ship):
            hope += self._add_route(side, around, points)
        with_routes = hope
        for index in holes:
            if news[index] in ALL_AROUND:
                hope += self._special_after(Placed(side, turn, *cell))
                break
            hope -= self._left_for_next(index, joined)
        return points, areas_alone, with_routes, hope

    def completed(self, side: str, turn: int, cell: Cell) -> list[int]:
        """The tiles of the areas that a tile would complete, by role: a part of its points."""
        around = self.around.get(cell) or self._look_around(cell)
        tiles = [0, 0, 0]
        for part, _ in self._joined(side, turn, around, self.index[cell]):
            if not part.cells:
                tiles[part.owner] += part.tiles.bit_count()
        return tiles

    def _joined(
        self, side: str, turn: int, around: Around, here: int
    ) -> list[tuple[Part, set[int]]]:
        """The areas that a tile would be part of, and those they would be made of."""
        found: list[tuple[Part, set[int]]] = []
        new = 1 << len(self.ground.placed)
        parts = self.parts
        for terrain, directions, marks in TURNED[side][turn]:
            owner = 0 if terrain == "L" else 1
            tiles, cells, areas = new, 0, set()
            for direction in directions:
                area = around.areas[direction]
                if area < 0:
                    cells |= 1 << around.cells[direction]
                elif area not in areas:
                    areas.add(area)
                    _, more, open_at, bonus = parts[area]
                    tiles |= more
                    cells |= open_at
                    marks += bonus
            if areas:
                for at, (part, others) in enumerate(found):  # two regions that meet elsewhere
                    if part.owner == owner and not areas.isdisjoint(others):
                        twice = sum([parts[area].marks for area in areas & others])
                        tiles |= part.tiles
                        cells |= part.cells
                        marks += part.marks - twice
                        areas |= others
                        found[at] = _NOTHING
                found = [it for it in found if it is not _NOTHING]
            found.append((Part(owner, tiles, cells & ~(1 << here), marks), areas))
        return found

    def _change_elsewhere(self, around: Around, news: dict[int, int]) -> float:
        """Areas that the tile does not touch can become harder or easier to close."""
        factors: dict[int, float] = {}
        open_at, wants = self.open_at, self.wants
        for index, want in news.items():
            for area in open_at.get(index, ()):
                if area not in around.areas:
                    ease = EASE[self.parts[area].owner]
                    factors[area] = factors.get(area, 1.0) * ease[want] / ease[wants[index]]
        worths = self.worths
        return sum([worths[area] * (factor - 1) for area, factor in factors.items()])

    def _add_chains(self, side: str, turn: int, around: Around, points: list[int]) -> None:
        """What the ranges and reefs that it joins score (LVS-M2)."""
        for terrain in (0, 1):
            joins = RANGES[terrain][side][turn] & around.ranges[terrain]
            if joins:
                chains = {around.chains[terrain][direction] for direction in bits(joins)}
                length = 1 + sum([len(self.chains[terrain][chain]) for chain in chains])
                points[chain_owner(terrain, self.known.seats)] += length

    def _add_route(self, side: str, around: Around, points: list[int]) -> float:
        """LVS-K1; and how a trade route changes."""
        if not around.routes:
            return 0.0
        points[self.role] += 2
        before = 0.0
        caravans, ships = int(SIDES[side].caravan), int(SIDES[side].ship)
        for route in around.routes:
            more_caravans, more_ships, now = self.routes[route]
            before += now
            caravans, ships = caravans + more_caravans, ships + more_ships
        return ROUTES * (self.route_worth(caravans, ships) - before)

    # --- the special tile: rare, so it is simply tried --------------------------------------

    def _special_after(self, tile: Placed) -> float:
        """What the special tile brings if it is due after a tile."""
        ground = self.ground.copy()
        ground.place(tile)
        return max(
            self.special(ground, hole, turn)
            for hole in ground.holes_beside(tile.cell)
            for turn in (range(6) if self.known.extras.mountains else (0,))
        )

    def _left_for_next(self, index: int, joined: list[tuple[Part, set[int]]]) -> float:
        """What a cell that is one edge short of a hole gives to the next player: the marks of the
        special tile, if little else is open around it."""
        cells, gone = 0, set()
        for part, areas in joined:
            gone |= areas
            if part.cells >> index & 1:
                cells |= part.cells
        for area in self.open_at.get(index, ()):
            if area not in gone:
                cells |= self.parts[area].cells
        more = cells.bit_count() - 1
        return NEXT * SPECIAL_BONUS * self.of_count[more] if more < FAR else 0.0

    def special(self, ground: Ground, hole: Cell, turn: int) -> float:
        """What the special tile is worth in a hole."""
        points, hope = self.lay(ground, hole, turn)
        return hope + self.of_points(points)

    def lay(self, ground: Ground, hole: Cell, turn: int) -> tuple[list[int], float]:
        """What the special tile would score in a hole, by role, and by how much it changes what
        the map promises to the viewer."""
        side = VOLCANO if ground.coast[hole] == ALL_LAND else WHIRLPOOL
        near = {ground.areas[area] for area in ground.areas_beside(hole)}
        value = -sum(self.worth(self._part(ground, area), {}) for area in near)
        after = ground.copy()
        after.place(Placed(side, turn, *hole))
        whole = after.areas[after.area_at[-1]]
        part = self._part(after, whole)
        points = [0, 0, 0]
        if part.cells:
            value += self.worth(part, {})
        else:
            points[part.owner] += part.tiles.bit_count()
            points[self.role] += part.marks
        if self.known.extras.mountains:
            for terrain, chains in enumerate((after.ranges, after.reefs)):
                chain = after.latest(chains)
                if len(chain) > 1:
                    points[chain_owner(terrain, self.known.seats)] += len(chain)
        return points, value


_NOTHING: tuple[Part, set[int]] = (Part(0, 0, 0, 0), set())
