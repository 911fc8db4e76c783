"""A table of Land vs Sea as somebody writes it down after a game: the tiles, one a line, in the
order in which they were laid as far as somebody remembers, and what was noted along the way.

A tile is ``q r SIDE turn``, or what is seen of it as it lies (see `described`); ``caravan`` and
``ship`` can be words, too. If one of our sides looks like that, it is that side; otherwise it is a
tile of another box, and counts as it was described. Who laid it comes last, and is asked only where
a point depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from typing import NamedTuple

import msgspec

from isolario.core.boards.hex import STEPS, Cell, name
from isolario.core.count import Kind, Paper, Piece, Sheet, Sign, Spot, Stock, noted
from isolario.core.event import Event, Facts
from isolario.core.notation import whole_number
from isolario.core.reference import refer
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.land_vs_sea.board import Area, Ground, Placed
from isolario.games.land_vs_sea.described import (
    MOST_MARKS,
    THINGS,
    cannot_be,
    described,
    edges_told,
    is_description,
    things_told,
)
from isolario.games.land_vs_sea.options import Extras, LandVsSeaOptions
from isolario.games.land_vs_sea.parts import EVERYBODY, ROLES, Under, seat_names
from isolario.games.land_vs_sea.pieces import APART, FITS, LAND, PIECES, SIDES, START, TILE_COUNT
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.scene.parts import counting, side_text, symbol
from isolario.games.land_vs_sea.side import Side
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
from isolario.picture.symbols import Symbol
from isolario.picture.symbols import read as read_symbols

_NOTES = {
    "marks": (MARKS, "LVS-A3"),
    "chains": (CHAINS, "LVS-M2"),
    "meetings": (MEETINGS, "LVS-K1"),
    "waypoints": (WAYPOINTS, "LVS-W3"),
}
_KEYS = ("tiles", "extras", *_NOTES)
_EXTRAS = Extras._fields

NAMES = (
    *(f"tally_key_{key}" for key in _KEYS),
    *(f"option_{extra}" for extra in _EXTRAS),
    *(f"tally_{thing}" for thing in THINGS),
    *(f"option_extras_{value}" for value in ("none", "all")),
    *(seat.id for seats in (3, 4) for seat in seat_names(seats)),
)

MOST_TILES = TILE_COUNT + 2  # with the start tile, and the volcano or the whirlpool

Look = tuple[object, ...]
"""What is seen of a side as it lies, as far as it counts."""


class Laid(NamedTuple):
    """A tile as it lies; the seat that laid it, if that is written; its line."""

    tile: Placed
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
    paper.sheet = _sheet(paper, state, count.laid)
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
    for number, (row, line) in enumerate(item.rows):
        words = row.replace(",", " ").split()
        q, r = (whole_number(word.replace("−", "-")) for word in (*words, "", "")[:2])
        if q is None or r is None or len(words) < 3:
            raise paper.wrong(line, "tally_tile_line")
        if number == MOST_TILES:
            raise paper.wrong(line, "tally_tiles", n=MOST_TILES)
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
    wants = ground.coast.get(tile.cell, 0)
    return "" if FITS[tile.side][wants] >> tile.turn & 1 else "tally_edges"


def _laid(paper: Paper, cell: Cell, words: list[str], line: int, state: LandVsSeaState) -> Laid:
    """A tile by its side and how it is turned, or by what is seen of it."""
    word, *rest = words
    side = next((it for it in SIDES if it.casefold() == word.casefold()), None)
    if side is None and not is_description(word):
        raise paper.wrong(line, "tally_side_unknown", tile=word[:20])
    turn = int(rest.pop(0)) if rest and rest[0] in set("012345") else 0
    things = set()
    while rest and (thing := paper.meant(rest[0], "tally_")[0]) in THINGS:
        things.add(thing)
        rest.pop(0)
    who = _who(paper, " ".join(rest), line, state)
    if side:
        return Laid(Placed(side, turn, *cell), who, line)
    seen = described(word)
    seen = msgspec.structs.replace(
        seen, caravan=seen.caravan or "caravan" in things, ship=seen.ship or "ship" in things
    )
    if cannot_be(seen):
        raise paper.wrong(line, "tally_side_cannot_be", tile=word)
    found, turned = _like(seen, turn, state.extras)
    return Laid(Placed(found, turned, *cell), who, line)


def _like(seen: Side, turn: int, extras: Extras) -> tuple[str, int]:
    """The side of ours that looks like one that was seen, and how it is turned; if none does, it is
    known by its own description."""
    known = _ours(Extras(extras.mountains, extras.caravans, False))
    if (found := known.get(_look(seen, turn, extras))) is not None:
        return found
    return "-".join(("".join(edges_told(seen)), *things_told(seen))), turn


def _look(side: Side, turn: int, extras: Extras) -> Look:
    def lie(edges: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted((edge + turn) % 6 for edge in edges))

    regions = frozenset((it.terrain, lie(it.edges), it.bonus) for it in side.regions)
    ranges = (lie(side.mountain), lie(side.coral)) if extras.mountains else ()
    traders = (side.caravan, side.ship) if extras.caravans else ()
    return regions, ranges, traders


@cache
def _ours(extras: Extras) -> dict[Look, tuple[str, int]]:
    """Our sides, and how they are turned, by how they look."""
    found: dict[Look, tuple[str, int]] = {}
    for side in PIECES.deck:
        for turn in range(6):
            found.setdefault(_look(SIDES[side], turn, extras), (side, turn))
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
        self.noted = {key for key in _NOTES if paper.find(key)}

    def lay(self, laid: Laid) -> None:
        """One more tile, which is on the map already."""
        number = len(self.laid)
        self.laid.append(laid)
        self._chains()
        self._meeting(laid)
        ground = self.state.ground
        done = {ground.area_at[6 * number + direction] for direction in range(6)}
        areas = [it for area in done if (it := ground.areas[area]).complete]
        for area in sorted(areas, key=lambda it: min(it.slots)):
            self._area(area, laid)

    def _area(self, area: Area, laid: Laid) -> None:
        """LVS-A2, LVS-A3: its tiles for its side, its marks for whoever completed it."""
        marks = 0 if "marks" in self.noted else area.bonus
        who = self._asked(laid, "tally_who_marks") if marks else 0
        self.events += area_items(self.state, who, msgspec.structs.replace(area, bonus=marks))

    def _asked(self, laid: Laid, why: str) -> int:
        """Who laid a tile, where a point depends on it."""
        if laid.who is None:
            raise self.paper.wrong(laid.line, why, cell=name(laid.tile.cell))
        return laid.who

    def _chains(self) -> None:
        """LVS-M2: what a tile joins, as far as it was not noted."""
        if not self.state.extras.mountains or "chains" in self.noted:
            return
        ground = self.state.ground
        for role, groups in enumerate((ground.ranges, ground.reefs)):
            chain = ground.latest(groups)
            if len(chain) < 2:
                continue
            who = chain_owner(role, self.state.seats)
            clause = "LVS-3.3" if self.state.seats == 3 else "LVS-M2"
            facts: Facts = {"side": Text(ROLES[who]), "count": len(chain)}
            where, what = cells(self.state, chain), "reef_grows" if role else "range_grows"
            self.events.append(Event(what, who, facts, where, len(chain), clause, source=CHAINS))

    def _meeting(self, laid: Laid) -> None:
        """LVS-K1: caravans and ships that meet."""
        side = SIDES[laid.tile.side]
        met = self.state.ground.traders_beside(laid.tile.cell)
        counts = self.state.extras.caravans and "meetings" not in self.noted
        if met and counts and (side.caravan or side.ship) and laid.tile.side not in APART:
            who, cell = self._asked(laid, "tally_who_meets"), name(laid.tile.cell)
            facts: Facts = {"tile": laid.tile.side, "cell": cell}
            where = (*refer("board", (cell,)), *cells(self.state, tuple(met)))
            event = Event("caravan_meets", who, facts, where, 2, "LVS-K1", source=MEETINGS)
            self.events.append(event)

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
        ground = self.state.ground
        for route in ground.routes:
            caravans, ships = ground.on_route(route)
            who = route_owner(caravans, ships, self.state.seats)
            if who is None or len(route) < 2:
                continue
            clause = "LVS-3.4" if who == 2 else "LVS-K2"
            facts: Facts = {"side": Text(ROLES[who]), "caravans": caravans, "ships": ships}
            where, points = cells(self.state, route), caravans + ships
            event = Event("route_scored", who, facts, where, points, clause, source=ROUTES)
            self.events.append(event)


# --- what can be laid ---------------------------------------------------------------------------


def _sheet(paper: Paper, state: LandVsSeaState, laid: list[Laid]) -> Sheet:
    """The map, as the text has it."""
    return Sheet(
        paper.need("tiles").line,
        f"0 0 {START} 0",
        tuple(
            Spot(name(tile.cell), line, tile.side, edges_told(SIDES[tile.side]), tile.turn, who)
            for tile, who, line in laid
        ),
        partial(_stock, state),
        partial(_asked, state),
        partial(_drawings, state),
        owners=paper.names or tuple(seat.id for seat in seat_names(state.seats)),
        noted=tuple(item.line for item in paper.all(*_NOTES)),
    )


def _stock(state: LandVsSeaState) -> Stock:
    """The tiles, with what counts at this table."""
    extras = state.extras
    things = THINGS if extras.caravans else ()
    kinds = tuple(Kind(*it) for it in _KINDS)
    if extras.mountains:
        kinds = (*kinds, _RANGE)
    return Stock(
        tuple(_piece(side, extras) for side in (*PIECES.deck, *APART)),
        kinds,
        tuple(Sign(f"-{thing}", Text(f"tally_{thing}")) for thing in things),
        6,
        0,
    )


_KINDS = (
    ("L", Text("tally_kind_land"), "land"),
    ("S", Text("tally_kind_sea"), "sea"),
    ("l", Text("tally_kind_land_apart", {"n": 2}), "land"),
    ("s", Text("tally_kind_sea_apart", {"n": 2}), "sea"),
    ("L2", Text("tally_kind_land_apart", {"n": 3}), "land"),
    ("S2", Text("tally_kind_sea_apart", {"n": 3}), "sea"),
    ("+", Text("tally_kind_mark"), "", MOST_MARKS),
)
_RANGE = Kind("^", Text("tally_kind_range"))


def _piece(name: str, extras: Extras) -> Piece:
    side = SIDES[name]
    sides = edges_told(side)
    if not extras.mountains:
        sides = tuple(it.replace("^", "") for it in sides)
    shown = things_told(side) if extras.caravans else ()
    standing = [(it.name, it.x, it.y) for it in counting(name, extras)]
    return Piece(
        name,
        side_text(name, extras),
        sides,
        tuple(map(THINGS.index, shown)),
        ((symbol(name, extras), 0.0, 0.0), *standing),
    )


def _asked(state: LandVsSeaState) -> dict[str, str]:
    """The terrain that the tiles around a cell show it."""
    ground, found = state.ground, {}
    for q, r in (*ground.where, *ground.coast):
        asked = ""
        for direction, (dq, dr) in enumerate(STEPS):
            number = ground.where.get((q + dq, r + dr))
            if number is None:
                asked += "."
                continue
            tile = ground.placed[number]
            asked += "SL"[LAND[tile.side][tile.turn] >> (direction + 3) % 6 & 1]
        found[name((q, r))] = asked
    return found


def _drawings(state: LandVsSeaState) -> list[Symbol]:
    """The sides that are none of ours."""
    described = {tile.side for tile in state.ground.placed} - SIDES.keys()
    return [_drawing(side, state.extras) for side in sorted(described)]


@lru_cache(512)
def _drawing(side: str, extras: Extras) -> Symbol:
    from isolario.games.land_vs_sea.scene import tiles_art

    name = symbol(side, extras)
    drawn = tiles_art.drawing(SIDES[side], not extras.mountains)
    return read_symbols(f"[sides]\nbox = [-52, -60, 104, 120]\n{name} = '{drawn}'")[name]
