"""Tables that last as long as the program: for one screen, a notebook, a test."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from isolario.table.store import Conflict, Due, Kept, Listed, LogRow, SeatRow, Store, TableRow


@dataclass
class _When:
    """When something is to be done, and until when nobody else may take it."""

    at: float
    lease: float = 0

    @property
    def free(self) -> float:
        return max(self.at, self.lease)


class MemoryStore(Store):
    """Keeps tables in memory. Nothing in it awaits, so nothing can come in between."""

    def __init__(self, kept: Iterable[Kept] = ()) -> None:
        self._kept: dict[str, Kept] = {it.table.id: it for it in kept}
        self._due: dict[Due, _When] = {}

    async def open(self) -> None:
        """Everything is there."""

    async def close(self) -> None:
        """Everything goes when the program does."""

    # --- tables and seats -------------------------------------------------------------------

    async def add(self, table: TableRow, seats: Collection[SeatRow], bots: Collection[int]) -> None:
        self._kept[table.id] = Kept(table, list(seats), [])
        self._plan(table.id, bots, None, time.time())

    async def load(self, table: str) -> Kept | None:
        if table not in self._kept:
            return None
        row, seats, log = self._kept[table]
        return Kept(row, seats.copy(), [it for it in log if it.number > row.origin_number])

    async def glance(self, table: str) -> Listed | None:
        kept = self._kept.get(table)
        return kept and Listed(replace(kept.table, record="", origin=""), kept.seats.copy())

    async def of_holder(self, holder: str) -> list[Listed]:
        ours = [
            name
            for name, kept in self._kept.items()
            if any(seat.holder == holder and seat.listed for seat in kept.seats)
        ]
        found = [listed for name in ours if (listed := await self.glance(name))]
        return sorted(found, key=lambda it: -it.table.changed)

    async def unlist(self, table: str, holder: str) -> None:
        seats = self._kept[table].seats
        seats[:] = [replace(it, listed=False) if it.holder == holder else it for it in seats]

    async def hand_over(self, old: Collection[str], holder: str) -> list[str]:
        found = []
        for name, (_, seats, _) in self._kept.items():
            if any(seat.holder in old for seat in seats):
                found.append(name)
                seats[:] = [replace(it, holder=holder) if it.holder in old else it for it in seats]
        return found

    async def delete(self, table: str) -> None:
        self._kept.pop(table, None)
        self._plan(table, (), None, 0)

    async def sit(
        self, table: str, seat: SeatRow, begun: TableRow | None, bots: Collection[int]
    ) -> None:
        seats = self._kept[table].seats
        if seats[seat.seat].who != "open":
            raise Conflict("the seat is taken")
        seats[seat.seat] = seat
        if begun is not None:
            await self.save(begun)
            self._plan(table, bots, None, time.time())

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[int], pause: float
    ) -> None:
        log = self._kept[table.id].log
        answer = (entry.seat, entry.answers)
        if any(it.number == entry.number or (it.seat, it.answers) == answer for it in log):
            raise Conflict(f"number {entry.number} of the log is taken")
        log.append(entry)
        await self.save(table)
        self._plan(table.id, bots, entry.seat, time.time() + pause)

    async def save(self, table: TableRow) -> None:
        self._kept[table.id] = self._kept[table.id]._replace(table=table)

    # --- what is due ------------------------------------------------------------------------

    def _plan(self, table: str, bots: Collection[int], moved: int | None, at: float) -> None:
        """Makes exactly these bots due. One already due that did not move keeps its time."""
        self._due = {
            due: when
            for due, when in self._due.items()
            if due.table != table or (due.seat in bots and due.seat != moved)
        }
        for seat in bots:
            self._due.setdefault(Due(table, seat), _When(at))

    async def next_due(self) -> float | None:
        return min((when.free for when in self._due.values()), default=None)

    async def take(self, lease: float, most: int) -> list[Due]:
        now = time.time()
        free = [due for due, when in self._due.items() if when.free <= now]
        taken = sorted(free, key=lambda due: self._due[due].at)[:most]
        for due in taken:
            self._due[due].lease = now + lease
        return taken

    async def renew(self, due: Due, lease: float) -> None:
        if due in self._due:
            self._due[due].lease = time.time() + lease if lease else 0

    async def postpone(self, due: Due, seconds: float) -> None:
        if due in self._due:
            self._due[due] = _When(time.time() + seconds)

    async def drop(self, due: Due) -> None:
        self._due.pop(due, None)
