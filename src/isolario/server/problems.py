"""What a server refuses, with a reason in the reader's language."""

from __future__ import annotations

from isolario.core.errors import BadNotation, IllegalMove, IsolarioError
from isolario.core.text import Text
from isolario.server.protocol import Refused

_TYPED = 60  # letters of what somebody sent that an answer repeats


class Trouble(IsolarioError):
    """A request that cannot be granted: an HTTP status and a reason.

    >>> str(Trouble(404, Text("page_no_such_table")))
    'There is no such table. Is the link complete?'
    """

    def __init__(self, status: int, reason: Text) -> None:
        super().__init__(status, reason)
        self.status = status
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


def trouble(status: int, message: str, **args: int | str) -> Trouble:
    """The short way to say it."""
    return Trouble(status, Text(message, {**args}))


def refused(message: str, move: str = "", **args: int | str) -> Refused:
    """A refusal that no rule of a game gives."""
    return Refused(Text(message, {**args}), move=move[:_TYPED])


def refused_move(error: IllegalMove | BadNotation, move: str) -> Refused:
    """Why a move was not made: by the rules, or because it is none.

    >>> refused_move(IllegalMove("FOG-R2", Text("cell_taken"), ("board/c4",)), "Wc4").cells
    ('board/c4',)
    """
    if isinstance(error, IllegalMove):
        return Refused(error.reason, error.clause, error.cells, move)
    return refused("server_not_a_move", move, typed=move[:_TYPED])
