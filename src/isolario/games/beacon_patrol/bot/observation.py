"""A view as numbers, for programs that learn.

The chart has no bounds, so it is a table of all tiles there are, always in the same order: where
each is, seen from the viewer's ship, and what is on it. Whether one has been placed, or who holds
it, is all that changes.
"""

from __future__ import annotations

from array import array
from functools import cache

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
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import HAND, STEPS, TILES, TOKENS, tiles_of
from isolario.games.beacon_patrol.possible import FARTHEST, MOST_POINTS
from isolario.games.beacon_patrol.view import BeaconView

SEATS = max(HAND)
PLACES = ("the viewer", "the next seat", "the seat opposite", "the last seat")
SIDES = ("north", "east", "south", "west")
FEATURES = ("lighthouse", "buoy", "windmill", "pier", "headquarters")
MOST_HOUSES = max(max(tile.houses, tile.houses_across) for tile in TILES.values())
LAID, DISCARDED, UNSEEN, ABSENT = "laid", "discarded", "unseen", "absent"
STATUS = (LAID, *range(SEATS), DISCARDED, UNSEEN)

# --- what there is ------------------------------------------------------------------------------

PIECES = Rows(
    "pieces",
    f"a row for each tile: {', '.join(TILES)}",
    (
        *flags(laid="it lies on the chart"),
        *one_of("hand", PLACES, "{} holds it"),
        *flags(
            discarded="it has been discarded",
            unseen="it is in the stack or the box; a tile that is nowhere is not in this game",
            given="it is being swapped",
        ),
        *one_of("land", SIDES, "its edge in the {} is land"),
        *counts("houses", SIDES, MOST_HOUSES, "houses on its shore in the {}"),
        *one_of("feature", FEATURES, "a {} is on it"),
    ),
    len(TILES),
    lies=("where", LAID),
)
WHERE = Rows(
    "where",
    "where the tiles of the chart lie, in the order of the pieces; 0 for those that lie nowhere",
    (
        Named("x", "cells to the east of the viewer's ship", -2 * FARTHEST, 2 * FARTHEST),
        Named("y", "cells to the south of it", -2 * FARTHEST, 2 * FARTHEST),
    ),
    len(TILES),
)
PLAYERS = Rows(
    "players",
    "a row for each seat, the viewer's first, then in turn order",
    (
        *flags(here="somebody sits there", active="it is its turn"),
        Named("x", "cells from the viewer's ship to the east to its", -2 * FARTHEST, 2 * FARTHEST),
        Named("y", "the same to the south", -2 * FARTHEST, 2 * FARTHEST),
        Named("contribution", "how much its tiles have raised the worth", 0, MOST_POINTS),
    ),
    SEATS,
)
PUBLIC = Rows(
    "public",
    "what is the same for all",
    (
        Named("stack", "tiles in the stack", 0, len(TILES)),
        Named("tokens", "blue tokens of whose turn it is", 0, max(TOKENS.values())),
        *flags(
            swapped="the swap of this turn is used up",
            windmills="agreed: with windmills",
            piers="agreed: with piers",
            ended="the game is over",
        ),
        Named("points", "of the team; none before the end", 0, MOST_POINTS),
    ),
)
PARTS: tuple[Part, ...] = (PIECES, WHERE, PLAYERS, PUBLIC)

# --- tables to write it with --------------------------------------------------------------------


def _printed(name: str) -> bytes:
    """What is on a tile."""
    tile = TILES[name]
    land = bytes(edge == "L" for edge in tile.edges)
    houses = bytes(
        sum(tile.houses_on(shore) for shore in tile.shores if shore & edge)
        for _, _, edge, _ in STEPS
    )
    return land + houses + bytes(tile.feature == feature for feature in FEATURES)


_STATUS = hot(STATUS, ABSENT)
_ROW = {  # by where a tile is
    status: {name: _STATUS[status] + b"\0" + _printed(name) for name in TILES}
    for status in (*STATUS, ABSENT)
}
_NUMBER = {name: number for number, name in enumerate(TILES)}
_NOWHERE = array(WHERE.code, bytes(2 * array(WHERE.code).itemsize * len(TILES)))


@cache
def _unseen(options: BeaconOptions) -> list[bytes]:
    """The rows as long as nothing has been seen."""
    played = tiles_of(options)
    return [_ROW[UNSEEN if name in played else ABSENT][name] for name in TILES]


def observe(view: BeaconView) -> tuple[Written, ...]:
    """The numbers of a view, part by part as in `PARTS`.

    >>> from isolario.games.beacon_patrol import GAME
    >>> pieces, where, *_ = observe(GAME.parse("0 0 HQ\\n1 0 O1\\nhands: N5 | B1").view(0))
    >>> sum(pieces[:: len(PIECES.columns)]), where[:4].tolist()  # two tiles are laid
    (2, [0, 0, 1, 0])
    """
    known, seats = view.known, view.known.seats
    me = view.seat or 0
    here = known.ships[me]
    left, top = here
    rows = _unseen(known.options).copy()
    where = _NOWHERE[:]
    laid = _ROW[LAID]
    for (x, y), name in known.chart.tiles.items():
        number = _NUMBER[name]
        rows[number] = laid[name]
        where[2 * number] = x - left
        where[2 * number + 1] = y - top
    for seat, hand in enumerate(known.hands):
        held = _ROW[turned(seat, me, seats)]
        for name in hand:
            rows[_NUMBER[name]] = held[name]
    for name in known.discarded:
        rows[_NUMBER[name]] = _ROW[DISCARDED][name]
    if known.given:
        at = _NUMBER[known.given]
        rows[at] = rows[at][: len(STATUS)] + b"\1" + rows[at][len(STATUS) + 1 :]
    options = known.options
    players: list[int] = []
    for place in range(seats):
        seat = (me + place) % seats
        x, y = known.ships[seat]
        players += (1, seat == known.active, x - left, y - top, known.contributions[seat])
    return (
        b"".join(rows),
        where,
        players + [0] * (len(PLAYERS.columns) * (SEATS - seats)),
        (
            len(known.stack),
            known.tokens,
            known.swapped,
            options.windmills,
            options.piers,
            known.ended,
            known.points,
        ),
    )


OBSERVED = Observation(parts=lambda seats: PARTS, write=observe)
