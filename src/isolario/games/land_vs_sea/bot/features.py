"""A view as numbers, for programs that learn.

Terrains are the viewer's own (1) and the other (-1), so that land and sea look alike from their
own chairs; the cartographer and spectators look as land does.

First the map, plane by plane, each with a number per cell: `SIDE` times `SIDE` cells, row by row,
the middle of the map in the middle; what lies further away does not show. Planes with ``1/6`` come
six times, one for each edge, clockwise from east. Then a few numbers per seat, the viewer first
and then around the table, with the sides of its tiles that the viewer knows; then the stacks; then
what is the same for all.
"""

from __future__ import annotations

from isolario.core.boards.hex import Cell
from isolario.games.land_vs_sea.bot.outlook import RANGES
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, HAND, TERRAIN
from isolario.games.land_vs_sea.pieces import LAND, MOST_BONUS, PIECES, SIDES, TILE_COUNT
from isolario.games.land_vs_sea.rules import STEPS
from isolario.games.land_vs_sea.side import Side
from isolario.games.land_vs_sea.view import LandVsSeaView

SIDE = 15
CELLS = SIDE * SIDE
PLANES = (
    "tile",
    "open",  # an empty cell beside a tile
    "own trader",  # a caravan for land, a ship for sea
    "other trader",
    "own waypoint",
    "other waypoint",
    "laid this turn",
    "hole",  # where the special tile is due
)
EDGE_PLANES = (
    "terrain",  # of the edge; on an empty cell, what it wants
    "joined",  # with the next edge clockwise, in one area
    "near",  # to being closed: its area has few open edges
    "size",  # of its area
    "marks",  # of its area
    "range",  # mountains or coral on the edge
)
_PLANE = {name: number * CELLS for number, name in enumerate(PLANES)}
_EDGE_PLANE = {name: (len(PLANES) + 6 * number) * CELLS for number, name in enumerate(EDGE_PLANES)}
_MIDDLE = SIDE // 2
_MANY_TILES = 4  # of an area, that count as many: half way to 1
_MANY_MARKS = 3
_MANY = 30  # points that do
_SEATS = 4
_ACTIONS = ("again", "steal")
_PER_SIDE = 1 + 4 * 6 + 4
_PER_SEAT = 8 + 2 * HAND * _PER_SIDE
_COUNTED = 6
_TABLE = len(STEPS) + len(_ACTIONS) + 8 + _COUNTED
_DEALT = tuple(SIDES[name] for name in PIECES.deck)


def features(view: LandVsSeaView) -> tuple[float, ...]:
    """The view as `LENGTH` numbers from -1 to 1.

    >>> from isolario.games.land_vs_sea import GAME
    >>> numbers = features(GAME.new(2, 7).view(0))
    >>> len(numbers) == LENGTH, sum(numbers[:CELLS]), sum(numbers[CELLS : 2 * CELLS])
    (True, 1.0, 6.0)
    """
    me = view.seat or 0
    own = view.known.role(me) % CARTOGRAPHER  # 0: sees it as land does
    numbers = _map(view, me, own)
    for place in range(_SEATS):
        if place < view.seats:
            numbers += _seat(view, (me + place) % view.seats, own)
        else:
            numbers += [0.0] * _PER_SEAT
    for stack in view.known.stacks:
        numbers.append(len(stack) / (TILE_COUNT / 2))
        numbers += _side(stack[0].up if stack else "", own)
    numbers += _table(view, own)
    return tuple(numbers)


def _map(view: LandVsSeaView, me: int, own: int) -> list[float]:
    """The planes."""
    known, ground = view.known, view.known.ground
    numbers = [0.0] * (CELLS * (len(PLANES) + 6 * len(EDGE_PLANES)))
    columns, rows = [tile.q for tile in ground.placed], [tile.r for tile in ground.placed]
    left = (min(columns) + max(columns)) // 2 - _MIDDLE
    top = (min(rows) + max(rows)) // 2 - _MIDDLE

    def place_of(cell: Cell) -> int | None:
        q, r = cell[0] - left, cell[1] - top
        return r * SIDE + q if 0 <= q < SIDE and 0 <= r < SIDE else None

    def mark(plane: str, cell: Cell) -> None:
        place = place_of(cell)
        if place is not None:
            numbers[_PLANE[plane] + place] = 1.0

    of_area = {
        number: (
            1 / area.open if area.open else 0.0,
            _much(len(area.tiles), _MANY_TILES),
            _much(area.bonus, _MANY_MARKS),
        )
        for number, area in ground.areas.items()
    }
    for number, tile in enumerate(ground.placed):
        place = place_of(tile.cell)
        if place is None:
            continue
        mark("tile", tile.cell)
        side = SIDES[tile.side]
        if side.caravan or side.ship:
            mark("own trader" if (side.caravan, side.ship)[own] else "other trader", tile.cell)
        land = LAND[tile.side][tile.turn]
        ranges = RANGES[0][tile.side][tile.turn] | RANGES[1][tile.side][tile.turn]
        areas = ground.area_at[6 * number : 6 * number + 6]
        for edge, area in enumerate(areas):
            near, size, marks = of_area[area]
            for name, value in (
                ("terrain", 1.0 if (land >> edge & 1) != own else -1.0),
                ("joined", float(area == areas[(edge + 1) % 6])),
                ("near", near),
                ("size", size),
                ("marks", marks),
                ("range", float(ranges >> edge & 1)),
            ):
                numbers[_EDGE_PLANE[name] + edge * CELLS + place] = value
    for cell, want in ground.coast.items():
        place = place_of(cell)
        if place is None:
            continue
        mark("open", cell)
        for edge in range(6):
            wanted = want // 3**edge % 3
            if wanted:
                value = 1.0 if wanted - 1 == own else -1.0
                numbers[_EDGE_PLANE["terrain"] + edge * CELLS + place] = value
    for seat, at in enumerate(known.waypoints):
        if at is not None:
            own_one = known.role(seat) == known.role(me)
            mark("own waypoint" if own_one else "other waypoint", ground.placed[at[0]].cell)
    for number in known.laid:
        mark("laid this turn", ground.placed[number].cell)
    for hole in known.holes:
        mark("hole", hole)
    return numbers


def _side(name: str, own: int) -> list[float]:
    """A side, if it is known: edges, what belongs together, marks, ranges, and what else it has."""
    if name not in SIDES:
        return [0.0] * _PER_SIDE
    side = SIDES[name]
    region_at = side.region_at
    ranges = (*side.mountain, *side.coral)
    numbers = [1.0]
    numbers += (1.0 if side.regions[n].terrain == TERRAIN[own] else -1.0 for n in region_at)
    numbers += (float(region_at[edge] == region_at[(edge + 1) % 6]) for edge in range(6))
    numbers += (min(1.0, side.regions[n].bonus / MOST_BONUS) for n in region_at)
    numbers += (float(edge in ranges) for edge in range(6))
    numbers += (float(side.action == action) for action in _ACTIONS)
    numbers += map(float, _traders(side, own))
    return numbers


def _traders(side: Side, own: int) -> tuple[bool, bool]:
    return (side.ship, side.caravan) if own else (side.caravan, side.ship)


def _much(count: int, many: int) -> float:
    return count / (count + many)


def _seat(view: LandVsSeaView, seat: int, own: int) -> list[float]:
    """What a seat has."""
    known = view.known
    role = known.role(seat)
    numbers = [
        1.0,  # somebody sits there
        float(role == own),
        float(role == 1 - own),
        float(role == CARTOGRAPHER),
        float(seat in view.to_move),
        len(known.hands[seat]) / HAND,
        _much(known.points[role], _MANY),
        float(known.waypoints[seat] is not None),
    ]
    for tile in known.hands[seat]:
        numbers += _side(tile.up, own) + _side(tile.down, own)
    return numbers + [0.0] * (_PER_SEAT - len(numbers))


def _table(view: LandVsSeaView, own: int) -> list[float]:
    """What is the same for all, and what could still be anywhere."""
    known = view.known
    left = sum(map(len, known.stacks))
    located = {tile.side for tile in known.ground.placed}
    located.update(below.side for below in known.under)
    for group in (*known.hands, *known.stacks):
        for tile in group:
            located.update((tile.up, tile.down))
    unseen = [side for side in _DEALT if side.id not in located]
    traders = [_traders(side, own) for side in unseen]
    ranges = [(side.mountain, side.coral) for side in unseen]
    numbers = [float(known.step == step) for step in STEPS]
    numbers += [float(known.action == action) for action in _ACTIONS]
    numbers += [
        float(known.special),
        float(known.again),
        left / TILE_COUNT,
        min(1.0, len(known.ground.placed) / (TILE_COUNT + 2)),
        *map(float, known.extras),
        view.seats / _SEATS,
    ]
    counted = (
        sum(side.action == "again" for side in unseen),
        sum(side.action == "steal" for side in unseen),
        sum(mine for mine, _ in traders),
        sum(theirs for _, theirs in traders),
        sum(bool(pair[own]) for pair in ranges),
        sum(bool(pair[1 - own]) for pair in ranges),
    )
    return numbers + [count / len(_DEALT) for count in counted]


LENGTH = (
    CELLS * (len(PLANES) + 6 * len(EDGE_PLANES)) + _SEATS * _PER_SEAT + 2 * (1 + _PER_SIDE) + _TABLE
)
"""How many numbers there are."""
