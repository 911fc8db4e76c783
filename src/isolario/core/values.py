"""The small values that speak of a game: why a move is refused, what is hidden, what happened,
whose turn it is."""

from __future__ import annotations

import msgspec

from isolario.core.event import Event
from isolario.core.moves import Move
from isolario.core.text import Text

Memory = Move | Event
"""What a seat remembers: a move of its own, or an event as it was shown to it."""

TOGETHER = -1
"""Whose turn it is while all decide at once."""

WRONG_STEP = "wrong_step"
"""The reason that says nothing but that it is the wrong time."""

NOT_POSSIBLE = "not_possible"
"""The reason that says nothing but that it cannot be, though such moves are made now."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is illegal: the clause, a message, references to the cells at fault."""

    clause: str
    reason: Text
    cells: tuple[str, ...] = ()


class Secret(msgspec.Struct, frozen=True):
    """A place whose pieces somebody does not know.

    Pieces of one ``pool`` could lie in any of its places, as far as that somebody knows. Several
    pieces in one place have no order and are sorted; where order matters, as in a deck, each
    piece has a place of its own. Without a pool it is something chosen, not dealt.

    >>> {"hand of red": Secret(("rat", "wolf"), "red"), "deck of red 1": Secret(("pig",), "red")}
    {'hand of red': Secret(pieces=('rat', 'wolf'), pool='red'), ...}
    """

    pieces: tuple[str, ...]
    pool: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: who decided what, and what came of it. ``seat`` None: the table."""

    seat: int | None
    move: Move | None
    events: tuple[Event, ...]
    sealed: bool = False


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is (None where all decide at once), and its number, from 1. Anybody else who
    has something to decide now interrupts it: a snake's victim, for example."""

    seat: int | None
    count: int
    interrupted_by: tuple[int, ...] = ()
