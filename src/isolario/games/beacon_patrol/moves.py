"""What a player can decide, how it is written, and its number.

``N5@e`` places tile N5 to the east of the ship, ``>e`` sails east with a token, ``-N5>e`` sails
east by discarding N5. ``give N5``, then ``take B2``, swaps. ``end`` ends the turn; alone,
``keep N5`` ends it and keeps a tile. All of it is relative to the ship, so the chart may be of
any size.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from isolario.core.errors import BadNotation
from isolario.core.moves import Move
from isolario.core.notation import latin
from isolario.games.beacon_patrol.pieces import DIRECTIONS, DRAWN, NAMED


class Place(Move, frozen=True):
    """Place a tile beside the ship and sail onto it (BCN-P)."""

    tile: str
    to: str

    @property
    def notation(self) -> str:
        return f"{self.tile}@{self.to}"


class Sail(Move, frozen=True):
    """Sail one tile with a movement token (BCN-M1)."""

    to: str

    @property
    def notation(self) -> str:
        return f">{self.to}"


class Discard(Move, frozen=True):
    """Sail one tile by discarding one; there is no discarding without sailing (BCN-M2 [ruling])."""

    tile: str
    to: str

    @property
    def notation(self) -> str:
        return f"-{self.tile}>{self.to}"


class Give(Move, frozen=True):
    """Choose the tile to give in a swap (BCN-X1)."""

    tile: str

    @property
    def notation(self) -> str:
        return f"give {self.tile}"


class Take(Move, frozen=True):
    """Choose the tile to take for it."""

    tile: str

    @property
    def notation(self) -> str:
        return f"take {self.tile}"


class Keep(Move, frozen=True):
    """Alone: end the turn, but keep a tile (BCN-E1)."""

    tile: str

    @property
    def notation(self) -> str:
        return f"keep {self.tile}"


class End(Move, frozen=True):
    """End the turn; unplayed tiles are discarded (BCN-E1)."""

    @property
    def notation(self) -> str:
        return "end"


# Every possible move is made once: listing the legal ones only picks from these.
PLACE = {tile: tuple(Place(tile, to) for to in DIRECTIONS) for tile in DRAWN}
SAIL = tuple(map(Sail, DIRECTIONS))
DISCARD = {tile: tuple(Discard(tile, to) for to in DIRECTIONS) for tile in DRAWN}
GIVE = {tile: Give(tile) for tile in DRAWN}
TAKE = {tile: Take(tile) for tile in DRAWN}
KEEP = {tile: Keep(tile) for tile in DRAWN}
END = End()

ALL_MOVES: tuple[Move, ...] = (
    *(move for moves in PLACE.values() for move in moves),
    *SAIL,
    *(move for moves in DISCARD.values() for move in moves),
    *GIVE.values(),
    *TAKE.values(),
    END,
    *KEEP.values(),
)

_FORMS: tuple[tuple[str, Callable[[str, str], Move]], ...] = (
    (r"(?P<tile>\w+)\s*@\s*(?P<to>[nesw])", lambda tile, to: Place(tile, to)),
    (r">\s*(?P<to>[nesw])", lambda tile, to: Sail(to)),
    (r"-\s*(?P<tile>\w+)\s*>\s*(?P<to>[nesw])", lambda tile, to: Discard(tile, to)),
    (r"give\s+(?P<tile>\w+)", lambda tile, to: Give(tile)),
    (r"take\s+(?P<tile>\w+)", lambda tile, to: Take(tile)),
    (r"keep\s+(?P<tile>\w+)", lambda tile, to: Keep(tile)),
    (r"end", lambda tile, to: END),
)
_READERS = tuple((re.compile(form, re.IGNORECASE), make) for form, make in _FORMS)


def read(notation: str) -> Move:
    """The move that a notation names, whether or not it is legal.

    >>> read("n5 @ E").notation, read("Take b2").notation
    ('N5@e', 'take B2')
    """
    text = latin(notation)
    start = len(text) - len(text.lstrip())
    for form, make in _READERS:
        if found := form.fullmatch(text.rstrip(), start):
            parts = found.groupdict()
            typed = parts.get("tile", "").upper()
            tile = NAMED.get(typed, "")
            if typed and tile not in PLACE:
                raise BadNotation(notation, found.start("tile"), "the id of a tile, such as N5")
            return make(tile, parts.get("to", "").lower())
    raise BadNotation(notation, start, "a move: N5@e, >e, -N5>e, give N5, take B2, keep N5 or end")
