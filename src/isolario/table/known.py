"""A table as it is known here: what the store holds of it, the game on it, and who is there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from isolario.table.cards import table_card
from isolario.table.deciding import Decision
from isolario.table.guests import Guest, Guests, Sender
from isolario.table.messages import Gone, Joined, Seats, TableCard, Viewer
from isolario.table.piecework import Piecework
from isolario.table.running import RunningGame
from isolario.table.store import SeatRow, TableRow
from isolario.table.telling import Telling


class Known:
    """What is known of one table. Only whoever holds its lock (`isolario.table.table`) takes
    anything new. ``entries``: how many of its log."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], running: RunningGame | None, entries: int
    ) -> None:
        self.guests = Guests()
        self._elsewhere: frozenset[Viewer] = frozenset()  # who is at it with other servers
        self.stale = False  # what the store holds may be newer
        self.gone = False  # the store no longer has it
        self._telling = Telling(self.guests, f"table {row.id}")
        self.take(row, seats, running, entries)

    def take(
        self, row: TableRow, seats: list[SeatRow], running: RunningGame | None, entries: int
    ) -> None:
        """From now on this is how it stands."""
        self.row = row
        self.seats = seats
        self.running = running
        self.entries = entries
        self._joined: dict[Viewer, Joined] = {}  # what those were told who came last

    def others_are(self, viewers: frozenset[Viewer]) -> None:
        """Who is at the table elsewhere."""
        before = self.card
        self._elsewhere = viewers
        self.tell_seats(before)

    def close(self) -> None:
        """It has been done away with."""
        self.gone = True
        self.guests.tell_all(Gone())

    # --- what may be known of it ------------------------------------------------------------

    @property
    def card(self) -> TableCard:
        """The table as everybody sees it."""
        return table_card(self.row, self.seats, self.guests.viewers | self._elsewhere)

    def number(self, viewer: Viewer) -> int:
        """How much a viewer has been shown; 0 before the game begins."""
        number = self.running.numbers[viewer] if self.running is not None else 0
        return self._telling.number(viewer, number)

    def joined(self, viewer: Viewer) -> Joined:
        """The whole table as a viewer sees it: made once, however often somebody says hello."""
        card, running, kept = self.card, self.running, self._joined.get(viewer)
        if kept is None:
            kept = Joined(card, viewer, (), (), None)
            if running is not None:
                areas, log = running.look(viewer).areas, running.log(viewer)
                kept = Joined(card, viewer, areas, log, running.now(viewer))
        elif kept.table != card:
            kept = msgspec.structs.replace(kept, table=card)
        self._joined[viewer] = kept
        return kept

    # --- what is told -----------------------------------------------------------------------

    def tell_seats(self, before: TableCard, but: Guest | None = None) -> None:
        """Tells everybody how the table looks, unless it looks as it did before."""
        if (card := self.card) != before:
            self.guests.tell_all(Seats(card), but)

    async def tell_decision(
        self, before: RunningGame, made: Decision, sender: Sender | None = None
    ) -> None:
        """Tells those who have been shown something what was decided; ``sender``: whose doing it
        is."""
        untold = _numbers(before, made.after.shown_since(before))
        await self._telling.tell(untold, made.draw, made.seat, sender)

    async def tell_afresh(self, before: RunningGame | None) -> None:
        """Tells everybody everything from the beginning."""
        await self._telling.tell(_numbers(before, self.guests.viewers), self._welcome)

    def _welcome(self, viewer: Viewer) -> Piecework[Joined]:
        joined = self.joined(viewer)
        yield
        return joined


def _numbers(before: RunningGame | None, viewers: Iterable[Viewer]) -> Mapping[Viewer, int]:
    """How much each of them had been shown."""
    numbers = before.numbers if before is not None else {}
    return {viewer: numbers.get(viewer, 0) for viewer in viewers}
