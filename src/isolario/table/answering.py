"""What a page says at a table, and what it is answered: the same over a socket and without one."""

from __future__ import annotations

import msgspec

from isolario.table.guests import Sender
from isolario.table.lesson import LessonTable
from isolario.table.messages import (
    Ask,
    Foreseen,
    FromPage,
    Look,
    Play,
    Refused,
    Seen,
    Stale,
    Sure,
    Taught,
    Undo,
)
from isolario.table.problems import refused
from isolario.table.table import Table

Said = Refused | Stale | Sure | Taught | Foreseen | Seen | None
"""None: it was done, and everybody concerned has been told."""

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


def understood(data: str | bytes) -> FromPage | Refused:
    """What a page has said, or that it makes no sense.

    >>> understood(b'{"type": "look", "board": "sheet-1"}')
    Look(board='sheet-1', request=0)
    """
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return refused("server_bad_message", why=str(error)[:200])


async def answered(
    table: Table | LessonTable, sender: Sender, message: Play | Undo | Ask | Look
) -> Said:
    """Does what somebody who has come to a table asks."""
    seat = sender.guest.seat
    match message:
        case Play(n, move, meant):
            return await table.play(seat, n, move, meant, sender)
        case Undo(n, move):
            return await table.undo(seat, n, move, sender)
        case Ask(move, facets):
            return await table.ask(seat, move, facets)
        case Look(board):
            return await table.look(seat, board)
