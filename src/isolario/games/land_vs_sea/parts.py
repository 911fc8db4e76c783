"""Small parts of a position: tiles with two sides, who knows them, and the roles of the seats."""

from __future__ import annotations

import msgspec

from isolario.core.text import Text

ROLES = ("land", "sea", "cartographer")
CARTOGRAPHER = 2  # land is 0, sea is 1
TERRAIN = ("L", "S", "")
HAND = 2
EVERYBODY = -1
"""Who knows a side: some seats, as bits, or this."""


def seat_names(seats: int) -> tuple[Text, ...]:
    """What the game calls its seats; with four, team-mates sit opposite (LVS-4.1).

    >>> [name.id for name in seat_names(4)]
    ['land', 'sea', 'land2', 'sea2']
    """
    return tuple(map(Text, ("land", "sea", "land2", "sea2") if seats == 4 else ROLES[:seats]))


def seat_colours(seats: int) -> tuple[str, ...]:
    """Flags: buff for land, blue for sea, white for the cartographer (in ink)."""
    return ("gold", "blue", "gold" if seats == 4 else "ink2", "blue")[:seats]


class Tile(msgspec.Struct, frozen=True):
    """A tile in a hand or on a stack: the side that all see, and the one below, with the seats
    that know it, as bits."""

    up: str
    down: str
    knowers: int = 0


class Under(msgspec.Struct, frozen=True):
    """What lies under a placed tile, and who knows it."""

    side: str
    knowers: int
