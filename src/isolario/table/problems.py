"""What a table refuses, with a reason in the reader's language."""

from __future__ import annotations

from isolario.core.errors import BadNotation, IllegalMove, IsolarioError
from isolario.core.text import Text
from isolario.table.messages import Refused

_TYPED = 60  # letters of what somebody sent that an answer repeats


class Trouble(IsolarioError):
    """A wish that cannot be granted, and why. Its kind says what could be done about it.

    >>> str(NotThere("page_no_such_table"))
    'There is no such table. Is the link complete?'
    """

    def __init__(self, reason: str | Text, **gaps: int | str) -> None:
        self.reason = reason if isinstance(reason, Text) else Text(reason, {**gaps})
        super().__init__(self.reason)

    def __str__(self) -> str:
        return str(self.reason)


class BadWish(Trouble):
    """It makes no sense: wish for something else."""


class NotYours(Trouble):
    """The asker is not entitled to it."""


class TooEarly(Trouble):
    """Its time has not come."""


class NotThere(Trouble):
    """There is no such game, table, seat or record."""


class Taken(Trouble):
    """Somebody else was quicker."""


class TooMuch(Trouble):
    """No room for more, or not so fast."""


class Broken(Trouble):
    """A table that cannot be set up again."""


class Newer(Broken):
    """A table of a newer program than this one: somebody else can set it up."""


STATUS: dict[type[Trouble], int] = {
    BadWish: 400,
    NotYours: 403,
    TooEarly: 403,
    NotThere: 404,
    Taken: 409,
    TooMuch: 429,
    Broken: 500,
    Newer: 503,
}
"""What a page is told by number, as HTTP does."""


def refused(message: str, move: str = "", **gaps: int | str) -> Refused:
    """A refusal that no rule of a game gives."""
    return Refused(Text(message, {**gaps}), move=move[:_TYPED])


def refused_move(error: IllegalMove | BadNotation, move: str) -> Refused:
    """Why a move was not made: the rules forbid it, or it is not a move.

    >>> refused_move(IllegalMove("FOG-R2", Text("cell_taken"), ("c4",)), "Wc4").cells
    ('c4',)
    """
    if isinstance(error, IllegalMove):
        return Refused(error.reason, error.clause, error.cells, move)
    return refused("server_not_a_move", move, typed=move[:_TYPED])
