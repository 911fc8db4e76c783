"""A slow, obvious Land vs Sea, written from the rulebook and the register alone (LVS-*).

Hexes stand on a corner, in axial coordinates: east of (q, r) is (q + 1, r), r grows southwards.
Edges are numbered 0-5 clockwise from the east: E, SE, SW, W, NW, NE. A side turned by k sixths
clockwise has its edge e at (e + k) % 6. A map is a dict {(q, r): (side, k)}; everything about it is
worked out afresh from the map alone, by flood fill. Seats are numbered in turn order, so seat 0 is
(the first player of) land.

`legal` says what may be decided in a `Position`, `do` decides it. `test_land_vs_sea_agrees` shows
that it is right: a mistake here makes it disagree with the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

Cell = tuple[int, int]
Place = tuple[Cell, int]  # a region on the map: its cell, its index among the side's regions
Decision = tuple[Any, ...]

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # over the edges 0-5
TERRAIN = {"land": "L", "sea": "S"}  # the cartographer has none
OWNER = {"L": "land", "S": "sea"}
ROLES = {  # by seat, in the order of turns (LVS-T1, LVS-3.1, LVS-4.1)
    2: ("land", "sea"),
    3: ("land", "sea", "cartographer"),
    4: ("land", "sea", "land", "sea"),
}
MOUNTAINS, CARAVANS, WAYPOINTS = "mountains", "caravans", "waypoints"  # LVS-X1: the extras
NONE: frozenset[str] = frozenset()
ALL = frozenset({MOUNTAINS, CARAVANS, WAYPOINTS})


# Pieces


@dataclass(frozen=True)
class Region:
    """A part of a side: everything joined on the tile itself (LVS-C3, C4)."""

    terrain: str  # L or S
    edges: frozenset[int]
    bonus: int = 0


@dataclass(frozen=True)
class Side:
    """One side of a tile (LVS-C2, C5). Edges are those of the side before it is turned."""

    regions: tuple[Region, ...]
    action: str = ""  # again, steal
    mountains: frozenset[int] = frozenset()  # the edges under its one range
    coral: frozenset[int] = frozenset()  # the edges under its one reef
    caravan: bool = False
    ship: bool = False

    @cached_property
    def terrains(self) -> str:
        """The terrain of each edge."""
        return "".join(_region_with(self, edge).terrain for edge in range(6))


class Tile(NamedTuple):
    """A tile in a hand or a stack: face 0 is up and public, face 1 is down (LVS-S3, S4)."""

    up: Side
    down: Side


Map = dict[Cell, tuple[Side, int]]

# LVS-V2: one region of six edges, 5 marks, mountains or coral on three neighbouring edges.
_SIX, _THREE = frozenset(range(6)), frozenset({0, 1, 2})
VOLCANO = Side((Region("L", _SIX, 5),), mountains=_THREE)
WHIRLPOOL = Side((Region("S", _SIX, 5),), coral=_THREE)
SPECIAL = {"L": VOLCANO, "S": WHIRLPOOL}


def _region_with(side: Side, edge: int) -> Region:
    return next(region for region in side.regions if edge in region.edges)


# The map


def beside(cell: Cell, edge: int) -> Cell:
    """The cell over an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def around(cell: Cell) -> list[Cell]:
    return [beside(cell, edge) for edge in range(6)]


def region_at(the_map: Map, cell: Cell, edge: int) -> int:
    """The index of the region at an edge of a tile as it lies."""
    side, k = the_map[cell]
    for index, region in enumerate(side.regions):
        if (edge - k) % 6 in region.edges:
            return index
    raise ValueError("a region for every edge")


def terrain_at(the_map: Map, cell: Cell, edge: int) -> str:
    return the_map[cell][0].regions[region_at(the_map, cell, edge)].terrain


def edges_of(the_map: Map, place: Place) -> list[int]:
    """The edges that a region reaches, as it lies."""
    cell, index = place
    side, k = the_map[cell]
    return [(edge + k) % 6 for edge in side.regions[index].edges]


def border(the_map: Map) -> set[Cell]:
    """The empty cells next to a tile."""
    return {other for cell in the_map for other in around(cell) if other not in the_map}


def wants(the_map: Map, cell: Cell) -> dict[int, str]:
    """The terrains that the tiles around a cell show it, by edge."""
    return {
        edge: terrain_at(the_map, beside(cell, edge), (edge + 3) % 6)
        for edge in range(6)
        if beside(cell, edge) in the_map
    }


def matches(wanted: dict[int, str], side: Side, k: int) -> bool:
    return all(side.terrains[(edge - k) % 6] == terrain for edge, terrain in wanted.items())


def open_tiles(the_map: Map) -> set[Cell]:
    """Tiles with an edge, of either terrain, that faces an empty cell (LVS-W1)."""
    return {cell for cell in the_map if any(other not in the_map for other in around(cell))}


def surrounded(the_map: Map) -> set[Cell]:
    """Tiles with six tiles around them, including the special one (LVS-W2, LVS-V2)."""
    return {cell for cell in the_map if all(other in the_map for other in around(cell))}


def holes(the_map: Map) -> dict[Cell, str]:
    """Empty cells within six edges of one terrain, and that terrain (LVS-V1)."""
    found = {}
    for cell in border(the_map):
        if all(other in the_map for other in around(cell)):
            facing = {terrain_at(the_map, beside(cell, e), (e + 3) % 6) for e in range(6)}
            if len(facing) == 1:
                found[cell] = facing.pop()
    return found


@dataclass(frozen=True)
class Area:
    """Regions of one terrain joined across touching edges (LVS-A1)."""

    terrain: str
    regions: frozenset[Place]
    bonus: int
    complete: bool

    @property
    def tiles(self) -> frozenset[Cell]:
        """A tile with two regions in it counts once (LVS-A2)."""
        return frozenset(cell for cell, _ in self.regions)


def areas(the_map: Map) -> list[Area]:
    """All areas. One without an open edge is complete (LVS-A1); the marks are those on its own
    regions (LVS-A3). Tiles touch over edges, never at corners (LVS-C3)."""
    left = [(cell, index) for cell in the_map for index in range(len(the_map[cell][0].regions))]
    found = []
    while left:
        walked, seen = [left[0]], {left[0]}
        open_edges = 0
        for cell, index in walked:  # grows on the way
            for edge in edges_of(the_map, (cell, index)):
                there = beside(cell, edge)
                if there not in the_map:
                    open_edges += 1
                    continue
                place = (there, region_at(the_map, there, (edge + 3) % 6))
                if place not in seen:
                    walked.append(place)
                    seen.add(place)
        regions = [the_map[cell][0].regions[index] for cell, index in walked]
        assert len({region.terrain for region in regions}) == 1, "touching edges match"
        bonus = sum(region.bonus for region in regions)
        found.append(Area(regions[0].terrain, frozenset(walked), bonus, open_edges == 0))
        left = [place for place in left if place not in seen]
    return found


def area_of(the_map: Map, place: Place) -> Area:
    return next(area for area in areas(the_map) if place in area.regions)


def _spread(start: Cell, joined: Callable[[Cell, int], bool]) -> frozenset[Cell]:
    """The cells that can be reached from one over edges that join."""
    walked = [start]
    for cell in walked:  # grows on the way
        for edge in range(6):
            if joined(cell, edge) and beside(cell, edge) not in walked:
                walked.append(beside(cell, edge))
    return frozenset(walked)


def chain_of(the_map: Map, cell: Cell, what: str) -> frozenset[Cell]:
    """The tiles of the chain of a tile's range or reef, alone or with others. Ranges join only
    where mountain edge touches mountain edge, reefs likewise (LVS-M1). `what`: mountains, coral."""

    def lies_on(there: Cell, edge: int) -> bool:
        if there not in the_map:
            return False
        side, k = the_map[there]
        edges = side.mountains if what == "mountains" else side.coral
        return (edge - k) % 6 in edges

    def joined(here: Cell, edge: int) -> bool:
        return lies_on(here, edge) and lies_on(beside(here, edge), (edge + 3) % 6)

    return _spread(cell, joined)


def chains(the_map: Map, what: str) -> set[frozenset[Cell]]:
    """The chains of mountains or of coral; a lone range or reef is a chain of one."""
    return {
        chain_of(the_map, cell, what)
        for cell, (side, _) in the_map.items()
        if (side.mountains if what == "mountains" else side.coral)
    }


def trades(the_map: Map, cell: Cell) -> bool:
    """Whether a tile with a caravan or a ship lies there."""
    return cell in the_map and (the_map[cell][0].caravan or the_map[cell][0].ship)


def routes(the_map: Map) -> set[frozenset[Cell]]:
    """Trade routes: several neighbouring tiles with caravans or ships (LVS-K2)."""

    def joined(here: Cell, edge: int) -> bool:
        return trades(the_map, here) and trades(the_map, beside(here, edge))

    found = {_spread(cell, joined) for cell in the_map if trades(the_map, cell)}
    return {route for route in found if len(route) > 1}


# Scoring


class Score(NamedTuple):
    """Points for a role: land, sea (in a game of four the teams) or cartographer."""

    role: str
    source: str  # area, marks, chain, caravan, waypoint, route
    points: int
    cells: frozenset[Cell]


class Laid(NamedTuple):
    """One placement of a turn. The special tile is one like any other: it counts as placed by
    whoever's turn it is (LVS-V1, V2)."""

    cell: Cell
    side: Side
    k: int


def points(scores: Iterable[Score]) -> dict[str, int]:
    """Points by role."""
    found: Counter[str] = Counter()
    for score in scores:
        found[score.role] += score.points
    return dict(found)


def score_placement(
    the_map: Map, cell: Cell, role: str, players: int, extras: frozenset[str]
) -> list[Score]:
    """What the tile just placed on a cell scores at once (LVS-T10): its chains (LVS-M2, for the
    cartographer LVS-3.3), 2 points beside a caravan or ship (LVS-K1, LVS-3.4)."""
    side, _ = the_map[cell]
    found = []
    if MOUNTAINS in extras:
        for what, owner in (("mountains", "land"), ("coral", "sea")):
            chain = chain_of(the_map, cell, what)
            if len(chain) > 1:
                to = "cartographer" if players == 3 else owner
                found.append(Score(to, "chain", len(chain), chain))
    if CARAVANS in extras and (side.caravan or side.ship):
        others = {other for other in around(cell) if trades(the_map, other)}
        if others:
            found.append(Score(role, "caravan", 2, frozenset(others | {cell})))
    return found


def score_completed(
    before: Map, after: Map, role: str, waypoints: dict[int, Place]
) -> tuple[list[Score], set[int]]:
    """What is scored after all placements of a turn (LVS-T10), and whose waypoints return.

    An area complete now and not before: 1 per tile for land or sea, whoever completed it
    (LVS-A2, A4, LVS-3.2), the marks for whoever did (LVS-A3). A waypoint returns when its area is
    complete or its tile surrounded: 1 point for whoever did it, or both (LVS-W2, W3, LVS-4.3).
    """
    found = []
    complete_before = {area.regions for area in areas(before) if area.complete}
    for area in areas(after):
        if area.complete and area.regions not in complete_before:
            found.append(Score(OWNER[area.terrain], "area", len(area.tiles), area.tiles))
            if area.bonus:
                found.append(Score(role, "marks", area.bonus, area.tiles))
    returned = set()
    for seat, (cell, index) in sorted(waypoints.items()):
        if area_of(after, (cell, index)).complete or cell in surrounded(after):
            found.append(Score(role, "waypoint", 1, frozenset({cell})))
            returned.add(seat)
    return found, returned


def score_end(the_map: Map, players: int, extras: frozenset[str]) -> list[Score]:
    """Trade routes at the end: all their caravans and ships count for land if there are more
    caravans, for sea if there are more ships; if equal, for the cartographer or for nobody (LVS-K2,
    LVS-3.4, LVS-E1)."""
    found = []
    if CARAVANS in extras:
        for route in sorted(routes(the_map), key=sorted):
            caravans = sum(the_map[cell][0].caravan for cell in route)
            ships = sum(the_map[cell][0].ship for cell in route)
            if caravans > ships:
                found.append(Score("land", "route", caravans + ships, route))
            elif ships > caravans:
                found.append(Score("sea", "route", caravans + ships, route))
            elif players == 3:
                found.append(Score("cartographer", "route", caravans + ships, route))
    return found


def winners(scores: Iterable[Score], players: int) -> set[str]:
    """Most points win; equal points share the victory (LVS-E1)."""
    found = points(scores)
    most = max(found.get(role, 0) for role in ROLES[players])
    return {role for role in ROLES[players] if found.get(role, 0) == most}


# Positions and what may be decided in them


@dataclass
class Position:
    """A game in progress. Steps:

    draft: take a tile at set-up (LVS-S4); place: the first tile of the turn; special: the
    special tile is due; again: the other tile; steal; refill: after scoring, nothing drawn yet,
    so a waypoint is still possible; draw: a tile was drawn, and more are to come; over.

    A tile that is taken goes to the end of the hand; those behind one that leaves move up. The
    first tile of a stack is its top.
    """

    the_map: Map
    hands: list[list[Tile]]
    stacks: list[list[Tile]]
    extras: frozenset[str] = NONE
    special_used: bool = False
    waypoints: dict[int, Place] = field(default_factory=dict)  # those on the map, by owner
    seat: int = 0
    step: str = "place"
    laid: list[Laid] = field(default_factory=list)  # in this turn, including the special tile
    before: Map = field(default_factory=dict)  # the map when this turn began
    last: Side | None = None  # of the hand tile placed last, whose action comes next
    scores: list[Score] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.before:
            self.before = dict(self.the_map)

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def role(self) -> str:
        return ROLES[self.players][self.seat]

    def copy(self) -> Position:
        return replace(
            self,
            the_map=dict(self.the_map),
            hands=[list(hand) for hand in self.hands],
            stacks=[list(stack) for stack in self.stacks],
            waypoints=dict(self.waypoints),
            laid=list(self.laid),
            scores=list(self.scores),
        )


def legal(position: Position) -> set[Decision]:
    """All legal decisions of the seat to decide:

    ("place", slot of the hand, face, k, cell), ("special", cell, k), ("steal", seat, slot),
    ("waypoint", cell, region), ("draw", stack), ("done",).
    """
    if position.step in ("place", "again"):
        return _placements(position)
    if position.step == "special":
        return _special_placements(position)
    if position.step == "steal":
        return _thefts(position)
    if position.step in ("draft", "draw"):
        return _draws(position)
    if position.step == "refill":
        # Drawing forgoes the waypoint; a player who cannot draw says done (LVS-T1, T7, LVS-W1).
        return _waypoints(position) | (_draws(position) or {("done",)})
    return set()


def _placements(position: Position) -> set[Decision]:
    """Any tile of the hand, either face, any rotation, wherever it fits (LVS-T2, T3, T6). There
    is always something (LVS-T9), so play again is compulsory (LVS-T5)."""
    wanted = {cell: wants(position.the_map, cell) for cell in border(position.the_map)}
    return {
        ("place", slot, face, k, cell)
        for cell in wanted
        for slot, tile in enumerate(position.hands[position.seat])
        for face in (0, 1)
        for k in range(6)
        if matches(wanted[cell], tile[face], k)
    }


def _due(position: Position) -> dict[Cell, str]:
    """The holes that the last tile closed, while there is a special tile (LVS-V1, V4)."""
    if position.special_used or not position.laid:
        return {}
    near = around(position.laid[-1].cell)
    return {cell: terrain for cell, terrain in holes(position.the_map).items() if cell in near}


def _special_placements(position: Position) -> set[Decision]:
    """Any of the holes, any rotation; without mountains and coral all rotations are the same, and
    not asked for (LVS-V1, V4)."""
    turned = range(6) if MOUNTAINS in position.extras else range(1)
    return {("special", cell, k) for cell in _due(position) for k in turned}


def _thefts(position: Position) -> set[Decision]:
    """Either tile of any other player who has two, team-mates included (LVS-T4, T5, LVS-4.2)."""
    return {
        ("steal", seat, slot)
        for seat, hand in enumerate(position.hands)
        for slot in range(len(hand))
        if seat != position.seat and len(hand) > 1
    }


def _draws(position: Position) -> set[Decision]:
    """Either stack, while the hand has room for another tile (LVS-S4, T7)."""
    if len(position.hands[position.seat]) >= 2:
        return set()
    return {("draw", n) for n, stack in enumerate(position.stacks) if stack}


def _waypoints(position: Position) -> set[Decision]:
    """A player's own waypoint that is not on the map may go to a region of their own terrain, in an
    incomplete area, on an open tile without a waypoint (LVS-W1, W4, LVS-3.1, LVS-4.3)."""
    if WAYPOINTS not in position.extras or position.role not in TERRAIN:
        return set()
    if position.seat in position.waypoints:
        return set()
    free = open_tiles(position.the_map) - {cell for cell, _ in position.waypoints.values()}
    return {
        ("waypoint", cell, index)
        for area in areas(position.the_map)
        for cell, index in area.regions
        if area.terrain == TERRAIN[position.role] and not area.complete
        if cell in free
    }


def do(position: Position, decision: Decision) -> Position:
    """The position after a legal decision."""
    now = position.copy()
    kind, *what = decision
    if kind == "place":
        slot, face, k, cell = what
        now.last = now.hands[now.seat].pop(slot)[face]
        _lay(now, Laid(cell, now.last, k))
        if _due(now):
            now.step = "special"
        else:
            _act(now)
    elif kind == "special":
        cell, k = what
        _lay(now, Laid(cell, SPECIAL[_due(now)[cell]], k))
        now.special_used = True
        _act(now)
    elif kind == "steal":
        seat, slot = what
        now.hands[now.seat].append(now.hands[seat].pop(slot))
        _score(now)
    elif kind == "draw":
        _draw(now, what[0])
    elif kind == "waypoint":
        cell, index = what
        now.waypoints[now.seat] = (cell, index)
        if not _draws(now):
            _end_turn(now)
        else:
            now.step = "draw"
    else:
        _end_turn(now)
    return now


def _lay(now: Position, laid: Laid) -> None:
    """A tile is put on the map and scores what it scores at once (LVS-T10)."""
    now.the_map[laid.cell] = (laid.side, laid.k)
    now.laid.append(laid)
    now.scores += score_placement(now.the_map, laid.cell, now.role, now.players, now.extras)


def _act(now: Position) -> None:
    """The action of the tile placed last: play again if there is another tile, steal if somebody
    has two (LVS-T3, T4, T5); none, or none possible: the turn is scored."""
    assert now.last is not None
    if now.last.action == "again" and now.hands[now.seat]:
        now.step = "again"
    elif now.last.action == "steal" and _thefts(now):
        now.step = "steal"
    else:
        _score(now)


def _score(now: Position) -> None:
    """Areas and waypoints, after all placements (LVS-T10). If that was the last tile of all, the
    game is over and routes are scored (LVS-E1); else waypoint and refill, if there is a choice."""
    scores, returned = score_completed(now.before, now.the_map, now.role, now.waypoints)
    now.scores += scores
    for seat in returned:
        del now.waypoints[seat]
    if not any(now.hands) and not any(now.stacks):
        now.scores += score_end(now.the_map, now.players, now.extras)
        now.step = "over"
    elif _waypoints(now) or _draws(now):
        now.step = "refill"
    else:
        _end_turn(now)


def _draw(now: Position, stack: int) -> None:
    """The top tile of a stack is taken (LVS-S4, T7). If then only one stack is left, its lower
    half becomes the other stack; the odd tile stays with the upper half (LVS-T8)."""
    now.hands[now.seat].append(now.stacks[stack].pop(0))
    for one, other in ((0, 1), (1, 0)):
        if not now.stacks[one] and len(now.stacks[other]) > 1:
            tiles = now.stacks[other]
            half = (len(tiles) + 1) // 2
            now.stacks[other], now.stacks[one] = tiles[:half], tiles[half:]
    if now.step == "draft":  # one tile each in turn until all have two (LVS-S4)
        now.seat = (now.seat + 1) % now.players
        if not _draws(now):
            now.seat, now.step = 0, "place"
    elif _draws(now):
        now.step = "draw"
    else:
        _end_turn(now)


def _end_turn(now: Position) -> None:
    """The next player clockwise who has a tile begins a turn (LVS-T1, T9)."""
    now.seat = (now.seat + 1) % now.players
    while not now.hands[now.seat]:
        now.seat = (now.seat + 1) % now.players
    now.step, now.laid, now.before, now.last = "place", [], dict(now.the_map), None
