"""Small parts of a position: pending decisions, known tokens, the quarters."""

from __future__ import annotations

import msgspec

from isolario.core.boards.bits import mask_of
from isolario.core.text import Text
from isolario.games.foggy_island.scoring import CELLS, SIDE

SIDES = 2  # blue and red; in the team game two seats each, seated alternately (FOG-T1)
SEAT_NAMES = ("blue", "red", "blue2", "red2")


def seat_names(seats: int) -> tuple[Text, ...]:
    """What the game calls its seats."""
    return tuple(map(Text, SEAT_NAMES[:seats]))


HAND = 5  # FOG-R1
ALL_CELLS = (1 << CELLS) - 1
EVERYBODY = -1
"""Who knows a weather card: a set of seats, or this."""


def _quarter(left: int, top: int) -> int:
    half = SIDE // 2
    return mask_of([y * SIDE + x for y in range(top, top + half) for x in range(left, left + half)])


QUARTER_CELLS = tuple(_quarter(x, y) for y in (0, SIDE // 2) for x in (0, SIDE // 2))


REPLACE = "replace"
"""A task that belongs to no mercenary: lay another token where one was taken."""


class Task(msgspec.Struct, frozen=True):
    """A decision pending within a turn: what for, whose, and around which cells."""

    what: str  # a mercenary's name, or `REPLACE`
    seat: int
    cell: int
    other: int = -1  # the hippo's second cell; to replace, the fox or snake that caused it


class Held(msgspec.Struct, frozen=True):
    """A token taken back this turn: it cannot be laid again before the turn ends (FOG-N14)."""

    seat: int
    kind: int
    open: bool  # whether everybody saw what it is


class Shown(msgspec.Struct, frozen=True):
    """A token that everybody saw going back to a hand (FOG-N10). It is still there, or one of
    those that this seat has laid face down since (``cells``)."""

    seat: int
    kind: int
    cells: int = 0
