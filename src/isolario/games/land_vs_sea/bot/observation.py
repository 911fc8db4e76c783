"""A view as numbers, for programs that learn, from the viewer's terrain: what is its own for land
is the same for sea, so that one network can play both. The cartographer sees it as land does.

The map has no bounds, so it is a table of all sides of tiles there are, always in the same order:
where each is, and how it lies. The open cells are a table in the order in which actions count
them.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import NamedTuple

from isolario.core.boards.bits import bits
from isolario.core.boards.hex import Cell
from isolario.core.chance import UNKNOWN
from isolario.core.observation import (
    Named,
    Observation,
    Part,
    Rows,
    Written,
    counts,
    flags,
    hot,
    one_of,
    turned,
)
from isolario.games.land_vs_sea.board import Placed
from isolario.games.land_vs_sea.moves import MOST_TILES
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, EVERYBODY, HAND, ROLES, TERRAIN, Under
from isolario.games.land_vs_sea.pieces import SIDES, START, TILE_COUNT
from isolario.games.land_vs_sea.possible import FARTHEST, MOST_POINTS
from isolario.games.land_vs_sea.rules import STEPS, LandVsSeaState
from isolario.games.land_vs_sea.side import EDGES
from isolario.games.land_vs_sea.view import LandVsSeaView

SEATS = 4
PLACES = ("the viewer", "the next seat", "the seat opposite", "the last seat")
SLOTS = range(1, HAND + 1)
ACTIONS = ("again", "steal")
AGREED = ("usual", "none", "all", "chosen")
EXTRAS = ("mountains", "caravans", "waypoints")
MOST_OPEN = 2 * MOST_TILES + 4
"""How many empty cells all the tiles can have beside them."""
MOST_MARKS = max(region.bonus for side in SIDES.values() for region in side.regions)

LAID, UNDER = "laid", "under"
UP = tuple((place, slot) for place in range(SEATS) for slot in range(HAND))
STATUS = (
    LAID,
    UNDER,
    *(("up", *at) for at in UP),
    *(("down", *at) for at in UP),
    ("stack", 0),
    ("stack", 1),
)

# --- what there is ------------------------------------------------------------------------------

_HELD = tuple(f"tile {slot} of {whose}" for whose in PLACES for slot in SLOTS)
PIECES = Rows(
    "pieces",
    f"a row for each side of a tile: {', '.join(SIDES)}",
    (
        *flags(
            laid="it lies on the map, this side up",
            under="it lies on the map, this side down, under the side with the same place",
        ),
        *one_of("up", _HELD, "the public side of {}"),
        *one_of("down", _HELD, "the other side of {}"),
        *one_of("stack", (1, 2), "it is on top of stack {}"),
        *flags(
            covers="something lies under it, and the viewer does not know what",
            everybody="everybody knows the side under it, or that there is none",
        ),
        *one_of("knows", PLACES, "{} knows the side under it"),
        Named("step", "of the tiles laid in this turn the first, second or third", 0, 3),
        *one_of("waypoint", PLACES, "the waypoint of {} lies on it"),
        Named("on", "of the waypoint's region: its number on the side, from 1", 0, len(EDGES)),
        Named("turn", "how many sixths of a circle it is turned", 0, len(EDGES) - 1),
        *one_of("own", EDGES, "its edge in the {}, as it lies, is of the viewer's terrain"),
        *counts("region", EDGES, len(EDGES), "the region, from 1, at its edge in the {}"),
        *counts("marks", EDGES, MOST_MARKS, "the + marks of the region at its edge in the {}"),
        *one_of("own range", EDGES, "a range of the viewer's terrain is at its edge in the {}"),
        *one_of("other range", EDGES, "a range of the other terrain is at its edge in the {}"),
        *flags(
            own_trader="a trader of the viewer's terrain: a caravan on land, a ship at sea",
            other_trader="a trader of the other terrain",
            again="whoever lays it plays again",
            steal="whoever lays it steals a tile",
        ),
    ),
    len(SIDES),
    lies=("where", LAID),
)
WHERE = Rows(
    "where",
    "where the sides that are laid or under others lie, in the order of the pieces; 0 for others",
    (
        Named("q", "cells to the east of the start tile", -FARTHEST - 1, FARTHEST + 1),
        Named(
            "r",
            "rows to the south of it, each half a cell further east",
            -FARTHEST - 1,
            FARTHEST + 1,
        ),
    ),
    len(SIDES),
)
OPEN = Rows(
    "cells",
    "a row for each empty cell beside a tile, as actions count them: row by row",
    (
        *WHERE.columns,
        *one_of("own", EDGES, "it wants the viewer's terrain in the {}"),
        *one_of("other", EDGES, "it wants the other terrain in the {}"),
        *flags(there="there is such a cell", hole="the special tile is due here"),
    ),
    MOST_OPEN,
    lies=("cells", "there"),
)
PLAYERS = Rows(
    "players",
    "a row for each seat, the viewer's first, then in turn order",
    (
        *flags(here="somebody sits there", active="it is its turn"),
        *one_of("role", ROLES, "it plays {}"),
        Named("points", "of its role", 0, MOST_POINTS),
    ),
    SEATS,
)
PUBLIC = Rows(
    "public",
    "what is the same for all",
    (
        *one_of("step", STEPS, "the step of the turn is {}"),
        *one_of("action", ACTIONS, "of the tile laid last, still to come: {}"),
        *flags(
            special="the special tile still lies aside",
            again="a second tile has been laid in this turn, or cannot be",
        ),
        *counts("stack", (1, 2), TILE_COUNT, "tiles on stack {}"),
        *one_of("extra", EXTRAS, "{} are scored"),
        *one_of("agreed", AGREED, "agreed: the extras {}"),
        *flags(
            free="agreed: team-mates may talk freely",
            printed="agreed: sides are back to back as printed",
        ),
    ),
)
PARTS: tuple[Part, ...] = (PIECES, WHERE, OPEN, PLAYERS, PUBLIC)

# --- tables to write it with --------------------------------------------------------------------


class _Map(NamedTuple):
    """The rows of the tiles on a map, as somebody sees them."""

    placed: list[Placed]
    under: tuple[Under, ...]
    rows: list[bytes]
    where: array[int]


def _faces(own: int) -> dict[str, tuple[bytes, ...]]:
    """What each side shows after 0 to 5 turns, from a role's terrain."""
    return {name: tuple(_face(name, turn, own) for turn in range(6)) for name in SIDES}


def _face(name: str, turn: int, own: int) -> bytes:
    side = SIDES[name]
    printed = [(edge - turn) % 6 for edge in range(6)]  # by direction
    at = [side.region_at[edge] for edge in printed]
    ranges = (side.mountain, side.coral)
    traders = (side.caravan, side.ship)
    return bytes(
        (
            turn,
            *(side.regions[n].terrain == TERRAIN[own] for n in at),
            *(n + 1 for n in at),
            *(side.regions[n].bonus for n in at),
            *(edge in ranges[own] for edge in printed),
            *(edge in ranges[1 - own] for edge in printed),
            traders[own],
            traders[1 - own],
            *(side.action == action for action in ACTIONS),
        )
    )


def _wants(own: int) -> tuple[bytes, ...]:
    """What an open cell wants, by the number that a map keeps of it."""
    return tuple(
        bytes(want // 3**edge % 3 == 1 + terrain for terrain in (own, 1 - own) for edge in range(6))
        + b"\1\0"  # there is such a cell, and no hole
        for want in range(3**6)
    )


_FACE = tuple(map(_faces, range(2)))
_WANTS = tuple(map(_wants, range(2)))
_STATUS = hot(STATUS)
_NUMBER = {name: number for number, name in enumerate(SIDES)}
_BETWEEN = len(PIECES.columns) - len(STATUS) - len(_FACE[0][START][0])
_NOTHING = bytes(_BETWEEN)
_ASIDE = tuple(
    [bytes(len(STATUS)) + _NOTHING + faces[name][0] for name in SIDES] for faces in _FACE
)
"""The rows of sides that are nowhere in sight."""
_NOWHERE = array(WHERE.code, bytes(2 * len(SIDES)))
_STEP = hot(STEPS)
_ACTION = hot(ACTIONS, "")
_ROLE = hot(range(len(ROLES)))
_AGREED = hot(AGREED)
_WAYPOINT = hot(range(SEATS), None)
_NO_MAP = _Map([], (), [], _NOWHERE)


class _Cells(dict[Cell, bytes]):
    """Where a cell is, as bytes."""

    def __missing__(self, cell: Cell) -> bytes:
        self[cell] = made = array(OPEN.code, cell).tobytes()
        return made


_AT = _Cells()


@lru_cache(1 << 12)
def _known_by(covers: bool, knowers: int, me: int, seats: int) -> bytes:
    """What is told of the other side of a tile."""
    if knowers == EVERYBODY:
        return bytes((covers, 1, *(0,) * SEATS))
    places = {turned(seat, me, seats) for seat in bits(knowers)}
    return bytes((covers, 0, *(place in places for place in range(SEATS))))


@lru_cache(1 << 12)
def _laid(covers: bool, knowers: int, me: int, seats: int) -> bytes:
    """How the row of most tiles on the map begins."""
    told = _known_by(covers, knowers, me, seats)
    return _STATUS[LAID] + told + _NOTHING[len(told) :]


def observe(view: LandVsSeaView) -> tuple[Written, ...]:
    """The numbers of a view, part by part as in `PARTS`.

    >>> from isolario.games.land_vs_sea import GAME
    >>> pieces, where, cells, *_ = observe(GAME.new(2, 7).view(0))
    >>> sum(pieces[:: len(PIECES.columns)]), sum(cells[14 :: len(OPEN.columns)])
    (1, 6)
    """
    known, seats = view.known, view.known.seats
    me = view.seat or 0
    own = known.role(me) % CARTOGRAPHER
    pieces, where = _pieces(known, me, own)
    return pieces, where, _cells(known, own), _players(known, me, seats), _public(known)


def _pieces(known: LandVsSeaState, me: int, own: int) -> tuple[bytes, array[int]]:
    seats, faces = known.seats, _FACE[own]
    rows, where = _map(known, me, own)
    if known.laid or any(known.waypoints):
        _marks(known, me, rows)
    for seat, hand in enumerate(known.hands):
        place = turned(seat, me, seats)
        for slot, held in enumerate(hand):
            told = _known_by(held.down == UNKNOWN, held.knowers, me, seats)
            rows[_NUMBER[held.up]] = (
                _STATUS["up", place, slot] + told + _NOTHING[len(told) :] + faces[held.up][0]
            )
            if held.down != UNKNOWN:
                rows[_NUMBER[held.down]] = (
                    _STATUS["down", place, slot] + _NOTHING + faces[held.down][0]
                )
    for at, stack in enumerate(known.stacks):
        if stack:
            up = stack[0].up
            rows[_NUMBER[up]] = _STATUS["stack", at] + _NOTHING + faces[up][0]
    return b"".join(rows), where


_LATEST: dict[tuple[int, int], _Map] = {}
"""The last map that each has seen, by who looks and how many play: usually it has only grown."""


def _map(known: LandVsSeaState, me: int, own: int) -> tuple[list[bytes], array[int]]:
    """The rows of all sides, with the tiles on the map, and where these are."""
    seats, faces = known.seats, _FACE[own]
    placed, under = known.ground.placed, known.under
    last = _LATEST.get((me, seats), _NO_MAP)
    seen = len(last.placed)
    if last.placed != placed[:seen] or last.under != under[:seen]:
        last, seen = _NO_MAP, 0
    rows = last.rows.copy() if seen else _ASIDE[own].copy()
    where = last.where[:]
    for tile, below in zip(placed[seen:], under[seen:], strict=True):
        name, hidden = tile.side, below.side
        number = _NUMBER[name]
        rows[number] = _laid(hidden == UNKNOWN, below.knowers, me, seats) + faces[name][tile.turn]
        where[2 * number], where[2 * number + 1] = tile.q, tile.r
        if hidden and hidden != UNKNOWN:
            number = _NUMBER[hidden]
            rows[number] = _STATUS[UNDER] + _NOTHING + faces[hidden][0]
            where[2 * number], where[2 * number + 1] = tile.q, tile.r
    if seen < len(placed):
        _LATEST[me, seats] = _Map(placed[:], under, rows.copy(), where[:])
    return rows, where


def _marks(known: LandVsSeaState, me: int, rows: list[bytes]) -> None:
    """Adds which tiles were laid in this turn, and waypoints."""
    placed = known.ground.placed
    begin = len(STATUS) + 2 + SEATS  # of what is added
    for step, number in enumerate(known.laid, 1):
        at = _NUMBER[placed[number].side]
        rows[at] = rows[at][:begin] + bytes((step,)) + rows[at][begin + 1 :]
    for seat, waypoint in enumerate(known.waypoints):
        if waypoint is not None:
            number, region = waypoint
            at = _NUMBER[placed[number].side]
            marks = _WAYPOINT[turned(seat, me, known.seats)] + bytes((region + 1,))
            rows[at] = rows[at][: begin + 1] + marks + rows[at][begin + 1 + len(marks) :]


def _cells(known: LandVsSeaState, own: int) -> bytes:
    coast, wants = known.ground.coast, _WANTS[own]
    cells = known.ground.open_rows
    rows = [part for cell in cells for part in (_AT[cell], wants[coast[cell]])]
    for hole in known.holes:
        rows[2 * cells.index(hole) + 1] = wants[coast[hole]][:-1] + b"\1"
    return OPEN.padded(rows)


def _players(known: LandVsSeaState, me: int, seats: int) -> list[int]:
    numbers: list[int] = []
    for place in range(seats):
        seat = (me + place) % seats
        role = known.role(seat)
        numbers += (1, seat == known.active, *_ROLE[role], known.points[role])
    return numbers + [0] * (len(PLAYERS.columns) * (SEATS - seats))


def _public(known: LandVsSeaState) -> bytes:
    options = known.options
    return b"".join(
        (
            _STEP[known.step],
            _ACTION[known.action],
            bytes((known.special, known.again, *map(len, known.stacks), *known.extras)),
            _AGREED[options.extras],
            bytes((options.team_talk == "free", options.pairing == "printed")),
        )
    )


OBSERVED = Observation(parts=lambda seats: PARTS, write=observe)
