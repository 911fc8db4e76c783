"""A record from elsewhere as a table whose game is over, so that it can be looked at as one."""

from __future__ import annotations

from isolario.core.record import Record
from isolario.table.store import Kept, LogRow, SeatRow, TableRow

NAME = "record"
"""What such a table is called."""


def shelved(record: Record, opened: float = 0) -> Kept:
    """A table that nobody can play at: it has its record, and nobody has its secrets.
    ``opened`` is when it was played, as far as that is known.

    >>> import isolario
    >>> kept = shelved(isolario.new("foggy-island", seed=7).record())
    >>> kept.table.state, [seat.who for seat in kept.seats]
    ('over', ['person', 'person'])
    """
    table = TableRow(
        id=NAME,
        game=record.game,
        rules=record.rules,
        pieces=record.pieces,
        options=record.options,
        server_part="",
        commitment="",
        verifiable=False,
        state="over",
        seed=record.seed,
        record=record.json(),
        opened=opened,
    )
    seats = [SeatRow(seat, "person") for seat in range(record.seats)]
    log = [
        LogRow(number, "move", seat, number, move)
        for number, (seat, move) in enumerate(record.moves, 1)
    ]
    return Kept(table, seats, log)
