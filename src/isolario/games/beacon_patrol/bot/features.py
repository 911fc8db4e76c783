"""A view as numbers, for programs that learn.

First the sea around the viewer's ship, plane by plane, each with a number per cell: `SIDE` times
`SIDE` cells, row by row, the ship in the middle; what lies further away does not show. Then a few
numbers per seat, the viewer first and then around the table, with its tiles; then what is the
same for all. A spectator looks from the first seat.
"""

from __future__ import annotations

from isolario.games.beacon_patrol.chart import Cell
from isolario.games.beacon_patrol.holes import holes
from isolario.games.beacon_patrol.pieces import HAND, LAND, PIECES, TILES, TOKENS
from isolario.games.beacon_patrol.reach import reach
from isolario.games.beacon_patrol.scoring import total
from isolario.games.beacon_patrol.view import BeaconView

SIDE = 15
CELLS = SIDE * SIDE
PLANES = (
    "tile",
    "land in the north",
    "land in the east",
    "land in the south",
    "land in the west",
    "lighthouse",  # or headquarters
    "buoy",
    "windmill",
    "pier",
    "houses",
    "explored",
    "other ships",
    "ship of the turn",
    "near",  # to the viewer's ship: 1 under it, a half after one move, a third after two, …
    "hole",  # with tiles on how many of its sides
    "fits unseen",  # how many of the unseen tiles
    "fits mine",  # how many of the viewer's tiles
    "fits theirs",  # how many of the others' tiles
)
_PLANE = {name: number * CELLS for number, name in enumerate(PLANES)}
_MIDDLE = SIDE // 2
_SEATS = max(HAND)
_SLOTS = max(HAND.values())
_FEATURES = ("lighthouse", "buoy", "windmill", "pier")
_PER_TILE = 1 + 4 + len(_FEATURES) + 1 + 1
_PER_SEAT = 6 + _SLOTS * _PER_TILE
_LANDS = tuple(sorted(set(LAND.values())))
_BOX = len(PIECES.base) + len(PIECES.windmills) + len(PIECES.piers)
_MOST_HOUSES = max(tile.houses for tile in TILES.values())
_MOST_TOKENS = max(TOKENS.values())
_MANY = 40  # points that count as many: half way to 1
_FAR = 5  # cells that count as far: likewise


def features(view: BeaconView) -> tuple[float, ...]:
    """The view as `LENGTH` numbers from -1 to 1.

    >>> from isolario.games.beacon_patrol import GAME
    >>> numbers = features(GAME.parse("0 0 HQ\\n1 0 O1\\nhands: N5 | B1").view(0))
    >>> len(numbers) == LENGTH, sum(numbers[:CELLS])  # two cells have a tile
    (True, 2.0)
    """
    me = view.seat or 0
    numbers = _sea(view, me)
    for place in range(_SEATS):
        if place < view.seats:
            numbers += _seat(view, (me + place) % view.seats, view.known.ships[me])
        else:
            numbers += [0.0] * _PER_SEAT
    numbers += _table(view)
    return tuple(numbers)


def _sea(view: BeaconView, me: int) -> list[float]:
    """The planes."""
    numbers = [0.0] * (CELLS * len(PLANES))
    chart = view.known.chart
    left, top = view.known.ships[me][0] - _MIDDLE, view.known.ships[me][1] - _MIDDLE

    def mark(plane: str, cell: Cell, number: float = 1.0) -> None:
        x, y = cell[0] - left, cell[1] - top
        if 0 <= x < SIDE and 0 <= y < SIDE:
            numbers[_PLANE[plane] + y * SIDE + x] += number

    for cell, name in chart.tiles.items():
        tile = TILES[name]
        mark("tile", cell)
        for plane, edge in zip(PLANES[1:5], tile.edges, strict=True):
            if edge == "L":
                mark(plane, cell)
        if tile.feature:
            mark("lighthouse" if tile.feature == "headquarters" else tile.feature, cell)
        mark("houses", cell, tile.houses / _MOST_HOUSES)
        if chart.explored(cell):
            mark("explored", cell)
    for seat, ship in enumerate(view.known.ships):
        if seat != me:
            mark("other ships", ship, 1 / (_SEATS - 1))
        if seat == view.known.active and not view.over:
            mark("ship of the turn", ship)
    for cell, moves in reach(chart, view.known.ships[me], CELLS).items():
        mark("near", cell, 1 / (1 + moves))
    unseen = view.known.unseen
    theirs = [tile for seat, hand in enumerate(view.known.hands) if seat != me for tile in hand]
    for hole in holes(chart):
        mark("hole", hole.cell, hole.bound.bit_count() / 4)
        mark("fits unseen", hole.cell, sum(map(hole.fits, unseen)) / _BOX)
        mark("fits mine", hole.cell, sum(map(hole.fits, view.known.hands[me])) / _SLOTS)
        mark("fits theirs", hole.cell, sum(map(hole.fits, theirs)) / (_SLOTS * (_SEATS - 1)))
    return numbers


def _seat(view: BeaconView, seat: int, mine: Cell) -> list[float]:
    """What a seat has, and where its ship lies, seen from the viewer's."""
    x, y = view.known.ships[seat][0] - mine[0], view.known.ships[seat][1] - mine[1]
    given = view.known.contributions[seat]
    numbers = [
        1.0,  # somebody sits there
        x / (abs(x) + _FAR),
        y / (abs(y) + _FAR),
        float(seat in view.to_move),
        len(view.known.hands[seat]) / _SLOTS,
        given / (given + _MANY),
    ]
    for name in view.known.hands[seat]:
        tile = TILES[name]
        numbers.append(1.0)
        numbers += (float(edge == "L") for edge in tile.edges)
        numbers += (float(tile.feature == feature) for feature in _FEATURES)
        numbers += (tile.houses / _MOST_HOUSES, float(name == view.known.given))
    return numbers + [0.0] * (_PER_SEAT - len(numbers))


def _table(view: BeaconView) -> list[float]:
    """What is the same for all."""
    unseen = [TILES[tile] for tile in view.known.unseen]
    points = total(view.known.chart)
    numbers = [sum(tile.land == land for tile in unseen) / _BOX for land in _LANDS]
    numbers += [sum(tile.feature == name for tile in unseen) / _BOX for name in _FEATURES]
    numbers += [
        sum(tile.houses for tile in unseen) / (_MOST_HOUSES * _BOX),
        len(view.known.stack) / _BOX,
        len(view.known.discarded) / _BOX,
        len(view.known.chart.rows) / (_BOX + 1),
        view.known.tokens / _MOST_TOKENS,
        view.known.turns_left / _BOX,
        view.known.turns_left_at_most / _BOX,
        points / (points + _MANY),
        float(view.known.swapped),
        float(bool(view.known.given)),
        float(view.over),
        float(view.options.windmills),
        float(view.options.piers),
        view.seats / _SEATS,
    ]
    return numbers


LENGTH = CELLS * len(PLANES) + _SEATS * _PER_SEAT + len(_LANDS) + len(_FEATURES) + 14
"""How many numbers there are."""
