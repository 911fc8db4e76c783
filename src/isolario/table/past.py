"""What is left of a table whose game is over, read from what is kept of it: its game is not set up
again. Each function gives a wish (`isolario.table.keepsakes`), or refuses with `TooEarly`,
`NotThere` or `Broken`."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import msgspec

from isolario import all_games
from isolario.core.errors import CorruptRecord
from isolario.core.notation import whole_number
from isolario.core.record import read_record
from isolario.table.asked import Asked
from isolario.table.cards import missing, table_card
from isolario.table.holders import Holder
from isolario.table.keepsakes import Again, Boards, Reason, Scores
from isolario.table.lobby import Lobby
from isolario.table.messages import Eyes
from isolario.table.problems import Broken, NotThere, TooEarly
from isolario.table.seating import seat_of
from isolario.table.store import Listed, SeatRow, Store, TableRow


async def again(store: Store, table: str, seat: str) -> Again:
    """A game again. ``seat``: through whose eyes, as an address says it: a seat's number, ``open``
    for all open; empty for a spectator's."""
    row, seats = await over(store, table, "server_record_later")
    seen_by = eyes(seat, seats)
    return Again(await record_of(store, table), _card(row, seats), _day(row), seen_by)


async def closer(store: Store, table: str, move: int, seat: str) -> Boards:
    """The boards that were shown small after this many moves, enlarged."""
    _, seats = await over(store, table, "server_record_later")
    seen_by = eyes(seat, seats)
    record = await record_of(store, table)
    return Boards(record, seen_by, min(max(0, move), _length(record)))


async def rise(store: Store, table: str) -> Scores:
    """How the scores rose."""
    await over(store, table, "server_record_later")
    return Scores(await record_of(store, table))


async def why_then(store: Store, table: str, move: int, seat: str) -> Reason:
    """Why a bot made a move; if a seat is named, only if that has made it."""
    row, seats = await over(store, table, "server_record_later")
    record = read_record(await record_of(store, table))
    moves = record.moves[: max(0, move)]
    mover = seats[moves[-1][0]] if len(moves) == move > 0 else None
    if mover is None or mover.who != "bot" or row.reasons is False:
        raise NotThere("server_no_reason")
    if seat and seat != str(mover.seat):
        raise NotThere("server_no_reason")
    if record.rules != all_games()[record.game].rules_version:
        raise NotThere("server_replay_lost")
    options = msgspec.json.encode(record.options).decode()
    return Reason(
        Asked(record.game, record.pieces, record.seats, options, record.seed, "", moves, mover.bot)
    )


def why_now(lobby: Lobby, table: str, line: int, seat: str, holder: Holder) -> Reason:
    """Why a bot did what a line of somebody's log tells: only at a table where somebody is. None is
    set up again for this. An empty ``seat``: a spectator's log."""
    found = lobby.at_hand(table)
    viewer = None
    if seat:
        if (wanted := whole_number(seat)) is None:
            raise NotThere("server_no_such_seat", number=seat[:9])
        viewer = seat_of(found.seats, holder, wanted)
    return Reason(found.asked(viewer, line))


class Ended(NamedTuple):
    """How a game ended, and at whose table: what its poster needs besides a language."""

    record: str  # empty where there is a position
    position: str
    pieces: str  # the set that it was played with
    card: bytes  # JSON of the `TableCard`
    day: str


async def ended(store: Store, table: str) -> Ended:
    """What is on a poster."""
    row, seats = await over(store, table, "server_poster_later")
    record = "" if row.position else await record_of(store, table)
    return Ended(record, row.position, row.pieces or "", _card(row, seats), _day(row))


class _Played(msgspec.Struct):
    """What a file is called by, of a `TableCard`."""

    game: str


def poster_name(end: Ended) -> str:
    """What the file of a poster is called."""
    return f"isolario-{msgspec.json.decode(end.card, type=_Played).game}-{end.day}.svg"


async def over(store: Store, table: str, later: str) -> Listed:
    """A table whose game is over."""
    found = await store.glance(table)
    if found is None:
        raise NotThere("page_no_such_table")
    if found.table.state != "over":
        raise TooEarly(later)
    if why := missing(found.table):
        raise Broken(why)
    return found


async def record_of(store: Store, table: str) -> str:
    record = await store.record(table)
    if not record:
        raise NotThere("server_no_record")
    return record


def _length(record: str) -> int:
    """How many moves were made."""
    try:
        return len(read_record(record).moves)
    except CorruptRecord:
        raise NotThere("server_replay_lost") from None


def eyes(seat: str, seats: list[SeatRow]) -> Eyes:
    if seat in ("", "open"):
        return "open" if seat else None
    number = whole_number(seat)
    if number is None or not 0 <= number < len(seats):
        raise NotThere("server_no_such_seat", number=seat[:9])
    return number


def _card(row: TableRow, seats: list[SeatRow]) -> bytes:
    """Who is here no longer matters: nobody is shown as missing."""
    return msgspec.json.encode(table_card(row, seats, range(len(seats))))


def _day(row: TableRow) -> str:
    """When it was opened, as ``2026-11-15``."""
    return datetime.fromtimestamp(row.opened).date().isoformat()
