"""Tables that last as long as the program: for one screen, a notebook, a test."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from isolario.table.holders import listing
from isolario.table.messages import Viewer
from isolario.table.store import (
    Call,
    Conflict,
    Due,
    Hear,
    Kept,
    Listed,
    LogRow,
    Rank,
    SeatRow,
    Standing,
    Store,
    TableRow,
    What,
    rank,
)


@dataclass
class _When:
    """What is to be done and when, its place in the queue, and until when nobody else may take
    it."""

    call: Call
    at: float
    queued: float
    lease: float = 0


class MemoryStore(Store):
    """Keeps tables in memory. Nothing in it awaits, so nothing can come in between."""

    shared = False

    def __init__(
        self, kept: Iterable[Kept] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._kept: dict[str, Kept] = {it.table.id: it for it in kept}
        self._due: dict[Due, _When] = {}
        self._here: dict[str, tuple[Rank, float]] = {}  # and until when
        self._clock = clock

    async def open(self) -> None:
        """Everything is there."""

    async def close(self) -> None:
        """Everything goes when the program does."""

    # --- tables and seats -------------------------------------------------------------------

    async def add(
        self,
        table: TableRow,
        seats: Collection[SeatRow],
        bots: Collection[Call],
        last: TableRow | None = None,
    ) -> None:
        if last is not None:
            self._save(last)
        self._kept[table.id] = Kept(table, list(seats), [])
        self._plan(table.id, bots)

    async def load(self, table: str, after: int = 0) -> Kept | None:
        if table not in self._kept:
            return None
        row, seats, log = self._kept[table]
        since = max(row.origin_number, after)
        return Kept(row, seats.copy(), [it for it in log if it.number > since])

    async def standing(self, tables: Collection[str]) -> dict[str, Standing]:
        there = self._kept.keys() & {*tables}
        return {name: Standing(self._kept[name].table.revision) for name in there}

    def listen(self, hear: Hear) -> None:
        """Nobody else writes."""

    async def glance(self, table: str) -> Listed | None:
        return self._glance(table)

    def _glance(self, table: str) -> Listed | None:
        kept = self._kept.get(table)
        return kept and Listed(replace(kept.table, record="", origin=""), kept.seats.copy())

    async def record(self, table: str) -> str:
        kept = self._kept.get(table)
        return kept.table.record if kept else ""

    async def of_holder(self, holder: str) -> list[Listed]:
        ours = [
            name
            for name, kept in self._kept.items()
            if any(seat.holder == holder and seat.listed for seat in kept.seats)
        ]
        found = [listed for name in ours if (listed := self._glance(name))]
        return sorted(found, key=lambda it: -it.table.changed)

    async def unlist(self, table: str, holder: str) -> None:
        self._list(table, holder, False)

    async def relist(self, table: str, holder: str) -> None:
        self._list(table, holder, True)

    def _list(self, table: str, holder: str, listed: bool) -> None:
        if table in self._kept:
            seats = self._kept[table].seats
            seats[:] = listing(seats, holder, listed)
            self._changed(table)

    async def hand_over(self, old: Collection[str], holder: str) -> list[str]:
        found = []
        for name, (_, seats, _) in self._kept.items():
            if any(seat.holder in old for seat in seats):
                found.append(name)
                seats[:] = [replace(it, holder=holder) if it.holder in old else it for it in seats]
        for name in found:
            self._changed(name)
        return found

    def _changed(self, table: str) -> None:
        row = self._kept[table].table
        self._kept[table] = self._kept[table]._replace(
            table=replace(row, revision=row.revision + 1)
        )

    async def delete(self, table: str) -> None:
        self._kept.pop(table, None)
        self._plan(table, ())
        self._here.pop(table, None)

    async def expire(self, before: float, most: int) -> list[str]:
        idle = self._idle(before, most)
        for name in idle:
            await self.delete(name)
        return idle

    def _idle(self, before: float, most: int) -> list[str]:
        idle = [
            name
            for name, kept in self._kept.items()
            if max(kept.table.changed, kept.table.opened) < before and not self._rank(name)
        ]
        return idle[:most]

    async def sit(self, table: TableRow, seat: SeatRow, bots: Collection[Call]) -> None:
        seats = self._current(table).seats
        if seats[seat.seat].who != "open":
            raise Conflict("the seat is taken")
        seats[seat.seat] = seat
        self._save(table)
        self._plan(table.id, bots)

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[Call], pause: float
    ) -> None:
        log = self._current(table).log
        answer = (entry.seat, entry.answers)
        if any(it.number == entry.number or (it.seat, it.answers) == answer for it in log):
            raise Conflict(f"number {entry.number} of the log is taken")
        log.append(entry)
        self._save(table)
        self._plan(table.id, bots, entry.seat, pause)

    async def save(self, table: TableRow) -> None:
        self._save(table)

    def _save(self, table: TableRow) -> None:
        self._kept[table.id] = self._current(table)._replace(table=table)

    def _current(self, table: TableRow) -> Kept:
        """What this row follows on."""
        kept = self._kept.get(table.id)
        if kept is None or kept.table.revision != table.revision - 1:
            raise Conflict(f"revision {table.revision} of the table is taken")
        return kept

    # --- what is due ------------------------------------------------------------------------

    def _plan(
        self, table: str, bots: Collection[Call], moved: int | None = None, pause: float = 0
    ) -> None:
        """Makes exactly these bots due. One already due that did not move keeps its time."""
        seats = {call.seat for call in bots}
        self._due = {
            due: when
            for due, when in self._due.items()
            if due.table != table or (due.seat in seats and due.seat != moved)
        }
        at = self._clock() + pause
        kept = [when.queued for due, when in self._due.items() if due.table == table]
        queued = max(kept, default=at)  # the table has one place
        for call in bots:
            self._due.setdefault(Due(table, call.seat), _When(call, at, queued))

    def _rank(self, table: str) -> Rank:
        found, until = self._here.get(table, (Rank.NOBODY, 0))
        return found if until > self._clock() else Rank.NOBODY

    def _takable(self, what: What | None) -> dict[Due, _When]:
        """What could be taken at its time."""
        now = self._clock()
        busy = {due.table for due, when in self._due.items() if when.lease > now}
        return {
            due: when
            for due, when in self._due.items()
            if due.table not in busy
            and what in (None, when.call.what)
            and (self._rank(due.table) or not when.call.alone)
        }

    async def next_due(self, what: What | None = None) -> float | None:
        soonest = min((when.at for when in self._takable(what).values()), default=None)
        return None if soonest is None else max(0.0, soonest - self._clock())

    async def waiting(self) -> int:
        now = self._clock()
        return sum(when.at <= now and when.lease <= now for when in self._due.values())

    async def take(self, lease: float, most: int, what: What | None = None) -> list[Due]:
        taken: list[Due] = []
        now = self._clock()
        while len(taken) < most:
            free = {due: when for due, when in self._takable(what).items() if when.at <= now}
            if not free:
                break
            first = min(free, key=lambda it: (-self._rank(it.table), free[it].queued, it.seat))
            for due, when in self._due.items():
                if due.table == first.table:  # the others wait until it is their table's turn again
                    when.queued = max(when.queued, now)
            self._due[first].lease = now + lease
            taken.append(first)
        return taken

    async def renew(self, due: Due, lease: float) -> None:
        if due in self._due:
            self._due[due].lease = self._clock() + lease if lease else 0

    async def postpone(self, due: Due, seconds: float) -> None:
        if due in self._due:
            at = self._clock() + seconds
            self._due[due] = _When(self._due[due].call, at, at)

    async def drop(self, due: Due) -> None:
        self._due.pop(due, None)

    async def attend(
        self, here: Mapping[str, Collection[Viewer]], gone: Collection[str], seconds: float
    ) -> None:
        ranks = {table: at for table, (at, _) in self._here.items()}
        ranks |= {table: rank(viewers) for table, viewers in here.items()}
        until = self._clock() + seconds
        self._here = {table: (at, until) for table, at in ranks.items() if table not in gone}
