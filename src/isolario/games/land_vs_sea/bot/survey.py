"""What all tiles would bring, all over a map; kept for the maps that were looked at last.

A search comes back to the same few maps again and again, with other tiles in the hands. A survey
says nothing about hands, so it still holds then.
"""

from __future__ import annotations

from functools import lru_cache

from isolario.core.boards.bits import bits
from isolario.core.boards.hex import Cell, by_row
from isolario.games.land_vs_sea.bot.outlook import Outlook
from isolario.games.land_vs_sea.bot.spots import ALL_TURNED, Spots
from isolario.games.land_vs_sea.pieces import FITS
from isolario.games.land_vs_sea.rules import LandVsSeaState

KEPT = 128
"""How many surveys are kept: a search needs some five for each move that is still in the race."""

_TURNS = tuple(tuple(bits(turns)) for turns in range(64))


class Survey:
    """What any tile would bring to a seat, cell by cell."""

    def __init__(self, known: LandVsSeaState, seat: int) -> None:
        self.outlook = Outlook(known, seat)
        coast = known.ground.coast
        self.cells = [(cell, coast[cell]) for cell in sorted(coast, key=by_row)]
        self._spots = Spots(self.outlook)
        self._rows: dict[str, list[float]] = {}

    def value(self, side: str, turn: int, cell: Cell) -> float:
        """What `Outlook.value` says of a placement."""
        return self._spots.value(self._spots[cell], ALL_TURNED[side][turn])

    def values(self, side: str) -> list[float]:
        """The same of all placements of a side, by turn and cell."""
        row = self._rows.get(side)
        if row is None:
            by_turn: tuple[list[float], ...] = ([], [], [], [], [], [])
            fits, turned, spots = FITS[side], ALL_TURNED[side], self._spots
            for cell, want in self.cells:
                turns = fits[want]
                if turns:
                    spot = spots[cell]
                    for turn in _TURNS[turns]:
                        by_turn[turn].append(spots.value(spot, turned[turn]))
            row = self._rows[side] = [value for values in by_turn for value in values]
        return row


class _Sight:
    """A map in front of a seat, and what else an outlook depends on."""

    __slots__ = ("_all", "_hash", "known", "seat")

    def __init__(self, known: LandVsSeaState, seat: int) -> None:
        self.known = known
        self.seat = seat
        left = sum(map(len, known.hands)) + sum(map(len, known.stacks))
        facts = (seat, known.seats, known.extras, left, known.special, known.waypoints)
        self._all = (facts, tuple(known.ground.placed))
        self._hash = hash(self._all)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sight) and self._all == other._all


@lru_cache(KEPT)
def _survey(sight: _Sight) -> Survey:
    return Survey(sight.known.copy(), sight.seat)  # the position may go on


def survey(known: LandVsSeaState, seat: int) -> Survey:
    """What tiles would bring to a seat, on the map of a position."""
    return _survey(_Sight(known, seat))
