"""A table of Land vs Sea as somebody writes it down after a game: the tiles, one a line, in the
order in which they were laid as far as somebody remembers, and what was noted along the way.

A tile is ``q r SIDE turn``, or what is seen of it as it lies: its edges from the east on and
clockwise, ``L`` or ``S``; edges of one terrain that do not belong together differ as ``L``, ``l``
and ``L2``. Behind an edge ``+`` is a mark of its region, ``^`` a mountain or coral that lies there;
``caravan`` and ``ship`` are words. Who laid it comes last, and is asked only where a point depends
on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from isolario.core.boards.hex import STEPS, Cell, name
from isolario.core.count import Paper, noted
from isolario.core.event import Event, Facts
from isolario.core.notation import whole_number
from isolario.core.reference import refer
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.land_vs_sea.board import TURNED, Area, Ground, Group, Placed
from isolario.games.land_vs_sea.options import Extras, LandVsSeaOptions
from isolario.games.land_vs_sea.parts import EVERYBODY, ROLES, Under, seat_names
from isolario.games.land_vs_sea.pieces import APART, SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.turns import (
    CHAINS,
    MARKS,
    MEETINGS,
    ROUTES,
    WAYPOINTS,
    area_items,
    cells,
    chain_owner,
    route_owner,
)

_NOTES = {
    "marks": (MARKS, "LVS-A3"),
    "chains": (CHAINS, "LVS-M2"),
    "meetings": (MEETINGS, "LVS-K1"),
    "waypoints": (WAYPOINTS, "LVS-W3"),
}
_KEYS = ("tiles", "extras", *_NOTES)
_EXTRAS = Extras._fields
_THINGS = ("caravan", "ship")

NAMES = (
    *(f"tally_key_{key}" for key in _KEYS),
    *(f"option_{extra}" for extra in _EXTRAS),
    *(f"tally_{thing}" for thing in _THINGS),
    *(f"option_extras_{value}" for value in ("none", "all")),
    *(seat.id for seats in (3, 4) for seat in seat_names(seats)),
)

_DESCRIBED = re.compile(r"(?:[LlSs][2-9]?[+^]*){6}")
_EDGE = re.compile(r"([LlSs][2-9]?)([+^]*)")

Regions = frozenset[tuple[str, frozenset[int]]]
"""The terrain and the directions of each region of a tile as it lies."""


class Laid(msgspec.Struct, frozen=True):
    """A tile as it lies, and what is on it, which may not be what our side of the same coasts has.
    ``marks``: directions of a region, and how many it has; ``who``: the seat that laid it."""

    tile: Placed
    marks: tuple[tuple[int, int], ...]
    mountain: frozenset[int]
    coral: frozenset[int]
    caravan: bool
    ship: bool
    who: int | None
    line: int


def read(paper: Paper) -> tuple[LandVsSeaState, list[Event]]:
    """The game that is over, and what gave points: as far as the map tells, and as was noted."""
    paper.only(*_KEYS)
    state = LandVsSeaState.blank(paper.seats, _options(paper))
    state.extras = state.options.extras_for(state.seats)
    count = _Count(paper, state)
    for laid in _tiles(paper, state):
        count.lay(laid)
    count.notes()
    count.routes()
    state.under = (Under("", EVERYBODY),) * len(state.ground.placed)
    state.step, state.active = "over", TOGETHER
    points = [0, 0, 0]
    for event in count.events:
        points[state.role(event.seat or 0)] += event.points
    state.points = tuple(points)
    return state, [*count.events, Event("game_ends", None, clause="LVS-E1")]


def brushes(state: LandVsSeaState) -> tuple[()]:
    """Tiles are laid, not drawn."""
    return ()


def _options(paper: Paper) -> LandVsSeaOptions:
    item = paper.find("extras")
    if item is None:
        return paper.options(LandVsSeaOptions)
    words = [word for word in item.value.split(",") if word.strip()]
    if len(words) == 1 and (whole := paper.meant(words[0], "option_extras_")[0]) in ("none", "all"):
        return paper.options(LandVsSeaOptions, extras=whole)
    named = {paper.one_of(word, _EXTRAS, item.line, "option_") for word in words}
    if paper.seats == 3 and not {"mountains", "caravans"} <= named:
        raise paper.wrong(item.line, "problem_three_need_extras")
    return paper.options(LandVsSeaOptions, extras="chosen", **dict.fromkeys(named, True))


# --- the tiles ----------------------------------------------------------------------------------


def _tiles(paper: Paper, state: LandVsSeaState) -> Iterator[Laid]:
    """The tiles, each laid on the map in its turn."""
    item = paper.need("tiles")
    state.ground = Ground(())
    for row, line in item.rows:
        words = row.replace(",", " ").split()
        q, r = (whole_number(word.replace("−", "-")) for word in (*words, "", "")[:2])
        if q is None or r is None or len(words) < 3:
            raise paper.wrong(line, "tally_tile_line")
        laid = _laid(paper, (q, r), words[2:], line, state)
        if problem := _flaw(state.ground, laid.tile):
            raise paper.wrong(line, problem, cell=name(laid.tile.cell))
        state.ground.place(laid.tile)
        yield laid
    if not item.rows:
        raise paper.wrong(item.line, "tally_tile_line")


def _flaw(ground: Ground, tile: Placed) -> str:
    if tile.cell in ground.where:
        return "tally_cell_twice"
    return "tally_edges" if ground.flaw(tile, beside=False) else ""


def _laid(paper: Paper, cell: Cell, words: list[str], line: int, state: LandVsSeaState) -> Laid:
    """A tile by its side and how it is turned, or by what is seen of it."""
    word, *rest = words
    side = next((it for it in SIDES if it.casefold() == word.casefold()), None)
    if side is None and not _DESCRIBED.fullmatch(word):
        raise paper.wrong(line, "tally_side_unknown", tile=word[:20])
    turn = 0
    if side and rest and rest[0] in set("012345"):
        turn = int(rest.pop(0))
    things = set()
    while rest and (thing := paper.meant(rest[0], "tally_")[0]) in _THINGS:
        things.add(thing)
        rest.pop(0)
    who = _who(paper, " ".join(rest), line, state)
    if side:
        return _as_printed(Placed(side, turn, *cell), who, line)
    regions, marks, high = _seen(paper, word, line)
    if regions not in _alike():
        raise paper.wrong(line, "tally_side_alike", tile=word)
    land = frozenset(it for terrain, its in regions for it in its if terrain == "L")
    seen = Laid(
        Placed("", 0, *cell),
        marks,
        high & land,
        high - land,
        "caravan" in things,
        "ship" in things,
        who,
        line,
    )
    found = min(
        (_as_printed(Placed(*it, *cell), who, line) for it in _alike()[regions]),
        key=lambda it: _differs(it, seen),
    )
    return msgspec.structs.replace(seen, tile=found.tile)


def _differs(one: Laid, other: Laid) -> int:
    """In how much the looks of two tiles differ whose regions lie alike."""
    mine, theirs = (
        (it.mountain, it.coral, it.caravan, it.ship, sum(marks for _, marks in it.marks))
        for it in (one, other)
    )
    return sum(a != b for a, b in zip(mine, theirs, strict=True))


def _as_printed(tile: Placed, who: int | None, line: int) -> Laid:
    """A tile with what is printed on its side."""
    side = SIDES[tile.side]
    return Laid(
        tile,
        tuple((edges[0], marks) for _, edges, marks in TURNED[tile.side][tile.turn] if marks),
        frozenset((edge + tile.turn) % 6 for edge in side.mountain),
        frozenset((edge + tile.turn) % 6 for edge in side.coral),
        side.caravan,
        side.ship,
        who,
        line,
    )


def _seen(
    paper: Paper, word: str, line: int
) -> tuple[Regions, tuple[tuple[int, int], ...], frozenset[int]]:
    """The regions of a tile that is described, its marks, and where mountains or coral lie."""
    edges = _EDGE.findall(word)
    regions: dict[str, set[int]] = {}
    for direction, (letter, _) in enumerate(edges):
        regions.setdefault(letter, set()).add(direction)
    marks = tuple((at, signs.count("+")) for at, (_, signs) in enumerate(edges) if "+" in signs)
    high = frozenset(at for at, (_, signs) in enumerate(edges) if "^" in signs)
    found = frozenset((letter[0].upper(), frozenset(its)) for letter, its in regions.items())
    return found, marks, high


@cache
def _alike() -> dict[Regions, list[tuple[str, int]]]:
    """The sides, and how they are turned, for each way in which the regions of one can lie."""
    found: dict[Regions, list[tuple[str, int]]] = {}
    for side, turns in TURNED.items():
        if side not in APART:
            for turn, regions in enumerate(turns):
                shape = frozenset((terrain, frozenset(edges)) for terrain, edges, _ in regions)
                found.setdefault(shape, []).append((side, turn))
    return found


def _who(paper: Paper, word: str, line: int, state: LandVsSeaState) -> int | None:
    """The seat that laid a tile: by its name, or by what the game calls it."""
    if not word:
        return None
    if word.casefold() in (names := [name.casefold() for name in paper.names]):
        return names.index(word.casefold())
    seats = [seat.id for seat in seat_names(state.seats)]
    return seats.index(paper.one_of(word, seats, line))


# --- what gives points --------------------------------------------------------------------------


class _Count:
    """Counts tile by tile what the map brings; what was noted is not counted again."""

    def __init__(self, paper: Paper, state: LandVsSeaState) -> None:
        self.paper = paper
        self.state = state
        self.events: list[Event] = []
        self.laid: list[Laid] = []
        self.marks: dict[int, int] = {}  # by slot
        self.ranges: dict[str, tuple[Group, ...]] = {"mountain": (), "coral": ()}
        self.trade: tuple[Group, ...] = ()
        self.noted = {key for key in _NOTES if paper.find(key)}

    def lay(self, laid: Laid) -> None:
        """One more tile, which is on the map already."""
        number = len(self.laid)
        self.laid.append(laid)
        for direction, marks in laid.marks:
            self.marks[6 * number + direction] = marks
        self._chains(number)
        self._meeting(number)
        ground = self.state.ground
        done = {ground.area_at[6 * number + direction] for direction in range(6)}
        areas = [it for area in done if (it := ground.areas[area]).complete]
        for area in sorted(areas, key=lambda it: min(it.slots)):
            self._area(area, laid)

    def _area(self, area: Area, laid: Laid) -> None:
        """LVS-A2, LVS-A3: its tiles for its side, its marks for whoever completed it."""
        marks = 0 if "marks" in self.noted else sum(self.marks.get(it, 0) for it in area.slots)
        who = self._asked(laid, "tally_who_marks") if marks else 0
        self.events += area_items(self.state, who, msgspec.structs.replace(area, bonus=marks))

    def _asked(self, laid: Laid, why: str) -> int:
        """Who laid a tile, where a point depends on it."""
        if laid.who is None:
            raise self.paper.wrong(laid.line, why, cell=name(laid.tile.cell))
        return laid.who

    def _chains(self, number: int) -> None:
        """LVS-M2: what a tile joins, as far as it was not noted."""
        laid = self.laid[number]
        for role, feature in enumerate(("mountain", "coral")):
            edges: frozenset[int] = getattr(laid, feature)
            if not edges:
                continue
            beside = [
                other
                for direction in edges
                if (other := self._beside(laid.tile.cell, direction)) is not None
                and (direction + 3) % 6 in getattr(self.laid[other], feature)
            ]
            groups = self.ranges[feature] = Ground.linked(self.ranges[feature], number, beside)
            if len(groups[-1]) < 2 or not self.state.extras.mountains or "chains" in self.noted:
                continue
            who, chain = chain_owner(role, self.state.seats), groups[-1]
            clause = "LVS-3.3" if self.state.seats == 3 else "LVS-M2"
            facts: Facts = {"side": Text(ROLES[who]), "count": len(chain)}
            where, what = cells(self.state, chain), "reef_grows" if role else "range_grows"
            self.events.append(Event(what, who, facts, where, len(chain), clause, source=CHAINS))

    def _meeting(self, number: int) -> None:
        """LVS-K1: caravans and ships that meet."""
        laid = self.laid[number]
        if not (laid.caravan or laid.ship):
            return
        around = (self._beside(laid.tile.cell, direction) for direction in range(6))
        met = [it for it in around if it is not None and _trades(self.laid[it])]
        self.trade = Ground.linked(self.trade, number, met)
        special = laid.tile.side in APART
        if met and self.state.extras.caravans and "meetings" not in self.noted and not special:
            who, cell = self._asked(laid, "tally_who_meets"), name(laid.tile.cell)
            facts: Facts = {"tile": laid.tile.side, "cell": cell}
            where = (*refer("board", (cell,)), *cells(self.state, tuple(met)))
            event = Event("caravan_meets", who, facts, where, 2, "LVS-K1", source=MEETINGS)
            self.events.append(event)

    def _beside(self, cell: Cell, direction: int) -> int | None:
        """The number of the tile in a direction."""
        (q, r), (dq, dr) = cell, STEPS[direction]
        return self.state.ground.where.get((q + dq, r + dr))

    def notes(self) -> None:
        """What was written down along the way."""
        for key in (it for it in _NOTES if it in self.noted):
            source, clause = _NOTES[key]
            for seat, points in enumerate(self.paper.numbers(key)):
                if points:
                    self.events.append(noted(seat, points, source, clause))

    def routes(self) -> None:
        """LVS-K2, LVS-3.4: what each trade route gives at the end."""
        if not self.state.extras.caravans:
            return
        for route in self.trade:
            caravans = sum(self.laid[it].caravan for it in route)
            ships = sum(self.laid[it].ship for it in route)
            who = route_owner(caravans, ships, self.state.seats)
            if who is None or len(route) < 2:
                continue
            clause = "LVS-3.4" if who == 2 else "LVS-K2"
            facts: Facts = {"side": Text(ROLES[who]), "caravans": caravans, "ships": ships}
            where, points = cells(self.state, route), caravans + ships
            event = Event("route_scored", who, facts, where, points, clause, source=ROUTES)
            self.events.append(event)


def _trades(laid: Laid) -> bool:
    return laid.caravan or laid.ship
