"""The next game with the same people."""

from __future__ import annotations

from typing import NamedTuple

from isolario.core.event import Outcome
from isolario.core.options import Options


class Rematch(NamedTuple):
    """What changes from one game to the next: the options, and who sits where. ``seats`` has, for
    each seat of the next game, the seat that its player had."""

    options: Options
    seats: tuple[int, ...]


def another_begins(options: Options, outcome: Outcome) -> Rematch:
    """The same options, and everybody moves up one seat.

    >>> another_begins(Options(), Outcome(places=(1, 2, 3))).seats
    (1, 2, 0)
    """
    count = len(outcome.places)
    return Rematch(options, (*range(1, count), 0))
