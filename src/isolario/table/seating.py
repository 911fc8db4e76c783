"""Who speaks for a seat, and what becomes of a table when somebody sits down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from isolario.table.holders import NOBODY, Holder, held
from isolario.table.messages import Sit, Viewer
from isolario.table.problems import NotThere, NotYours, Taken
from isolario.table.running import RunningGame
from isolario.table.setup import deal
from isolario.table.store import SeatRow, TableRow


class Seated(NamedTuple):
    """A table once somebody has sat down. ``running``: all seats are taken, and the game begins."""

    mine: SeatRow
    row: TableRow
    seats: list[SeatRow]
    running: RunningGame | None


def seat_of(seats: Sequence[SeatRow], holder: Holder, wanted: int | None = None) -> Viewer:
    """The seat that somebody speaks for: this one of theirs, or their first; without any, a
    spectator. Raises `NotYours` for another's."""
    mine = [seat for seat in held(seats, holder) if seats[seat].who == "person"]
    if wanted is None:
        return mine[0] if mine else None
    if wanted not in mine:
        raise NotYours("server_not_your_seat")
    return wanted


def seated(row: TableRow, seats: list[SeatRow], number: int, wish: Sit, holder: Holder) -> Seated:
    """An open seat becomes somebody's. Raises `NotThere` and `Taken`."""
    if not 0 <= number < len(seats):
        raise NotThere("server_no_such_seat", number=number + 1)
    seat = seats[number]
    if seat.who != "open" or seat.holder not in (NOBODY, holder):
        raise Taken("page_seat_taken")
    names = {other.name.casefold() for other in seats if other is not seat}
    if wish.name and wish.name.casefold() in names:
        raise Taken("page_name_taken")
    mine = SeatRow(number, "person", wish.name, holder=holder, part=wish.part)
    after = [mine if other is seat else other for other in seats]
    if all(seat.who != "open" for seat in after):
        dealt, running = deal(row, after)
        return Seated(mine, dealt, after, running)
    return Seated(mine, row.then(), after, None)
