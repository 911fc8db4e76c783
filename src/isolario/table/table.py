"""A table with a game on it: who sits there, how the game goes, who looks on.

A decision goes one way: lock the table, check the seat's number, make the move on a copy, write
it to the store, let it count, draw it for one viewer after another and tell them. Whatever goes
wrong before the write leaves everything as it was; whatever goes wrong after it is read again from
the store. From the write on it is finished, also if whoever decided goes away.

Others may have the same table, in another process, and write first. Then nothing is written here:
the table catches up with the store, telling everybody what happened as if it had happened here, and
what was wanted is tried again. So nobody is told of what others did in secret, not even by having
to try again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from isolario.table.asked import Asked, asked
from isolario.table.catching_up import CatchingUp
from isolario.table.deciding import Decision, decided, taken_back
from isolario.table.finish import finish
from isolario.table.guests import Guest, Guests, Sender
from isolario.table.holders import Holder, held, listing
from isolario.table.known import Known
from isolario.table.looking import foreseen, seen
from isolario.table.messages import (
    Arrival,
    Foreseen,
    Hello,
    Refused,
    Seats,
    Seen,
    Sit,
    Stale,
    Sure,
    TableCard,
    Viewer,
)
from isolario.table.pauses import Pauses
from isolario.table.problems import NotThere, TooMuch, refused
from isolario.table.running import RunningGame
from isolario.table.seating import Seated, seat_of, seated
from isolario.table.seeds import Published
from isolario.table.settings import TableSettings
from isolario.table.setup import as_it_stands, bots_of, bots_to_move, published
from isolario.table.store import Due, LogRow, News, SeatRow, Standing, Store, TableRow
from isolario.table.turns import Turn, turn_of
from isolario.table.wishes import checked_sit

Answer = Refused | Sure | Stale | None
"""None: it was done, and everybody concerned has been told."""


class Table:
    """One table. Everything that changes it waits its turn."""

    def __init__(
        self,
        store: Store,
        settings: TableSettings,
        row: TableRow,
        seats: list[SeatRow],
        running: RunningGame | None,
        entries: int,
        bots_due: Callable[[], object] = lambda: None,
        attended: Callable[[str, Collection[Viewer]], object] = lambda table, viewers: None,
    ) -> None:
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._bots_due = bots_due
        self._attended = attended
        self._known = Known(row, seats, running, entries)
        self._pauses = Pauses(settings.pause)
        self._others = CatchingUp(self._known, self._pauses, store, bots_due)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Known]:
        """Waits until nobody else is changing the table, and makes sure we know it as it is."""
        async with self._lock:
            if self._known.gone:
                raise NotThere("page_no_such_table")
            if self._known.stale:
                await finish(self._others.catch_up())
            yield self._known

    # --- what everybody may know ------------------------------------------------------------

    @property
    def name(self) -> str:
        """What notes call it."""
        return f"table {self.row.id}"

    @property
    def row(self) -> TableRow:
        return self._known.row

    @property
    def seats(self) -> list[SeatRow]:
        return self._known.seats

    @property
    def running(self) -> RunningGame | None:
        return self._known.running

    @property
    def guests(self) -> Guests:
        return self._known.guests

    @property
    def card(self) -> TableCard:
        """The table as everybody sees it."""
        return self._known.card

    def arrival(self, holder: Holder) -> Arrival:
        """The table as somebody finds it who may have seats here."""
        return Arrival(self.card, held(self.seats, holder))

    def number(self, viewer: Viewer) -> int:
        """How much a viewer has been shown; 0 before the game begins."""
        return self._known.number(viewer)

    def published(self) -> Published:
        """The record and the parts of the seed, once nobody can use them."""
        return published(self.row, self.seats)

    # --- what others have written -----------------------------------------------------------

    async def follow(self) -> None:
        """Somebody else may have written: everybody here is told what happened."""
        async with self._alone():
            await finish(self._others.catch_up())

    async def hear(self, news: News) -> None:
        """Somebody else has decided this."""
        async with self._lock:
            await self._others.hear(news)

    def is_behind(self, standing: Standing | None) -> bool:
        """Whether somebody here should hear what the store knows."""
        return self._others.is_behind(standing)

    def others_are(self, viewers: frozenset[Viewer]) -> None:
        """Who is at the table elsewhere."""
        self._known.others_are(viewers)

    async def look_again(self) -> None:
        """Makes sure that we know the table as it is: where others use the store, that takes a
        look."""
        if self._store.shared:
            async with self._alone():
                await self._others.look()

    # --- coming and going -------------------------------------------------------------------

    async def join(self, guest: Guest, holder: Holder, hello: Hello) -> None:
        """A guest says who they are and gets everything afresh. A player who had taken the table
        off their list has it there again."""
        async with self._alone() as known:
            await self._others.look()
            seat = None if hello.watch else seat_of(known.seats, holder, hello.seat)
            full = len(known.guests) >= self._settings.guests and guest not in known.guests
            if full and seat is None:  # players always find room
                raise TooMuch("server_crowded")
            if seat is not None and not known.seats[seat].listed:
                await self._store.relist(known.row.id, holder)
                known.seats = listing(known.seats, holder, True)
            before = known.card
            known.guests.come(guest, seat)
            self._tell_attended()
            guest.hear(known.joined(seat))
            known.tell_seats(before, but=guest)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        before = self.card
        self.guests.go(guest)
        self._tell_attended()
        self._known.tell_seats(before)

    def _tell_attended(self) -> None:
        if self._store.shared or bots_of(self.seats):  # they think first where somebody is
            self._attended(self.row.id, self.guests.viewers)

    async def sit(self, number: int, wish: Sit, holder: Holder) -> Arrival:
        """An open seat becomes somebody's. When all are taken, the game begins."""
        wish = checked_sit(wish, self._settings.name, self.row.commitment)
        async with self._alone():
            await self._others.knowing_all(partial(self._sit_down, number, wish, holder))
            return self.arrival(holder)

    async def _sit_down(self, number: int, wish: Sit, holder: Holder) -> None:
        await finish(self._write_seat(seated(self.row, self.seats, number, wish, holder)))

    async def _write_seat(self, taken: Seated) -> None:
        known, (mine, row, seats, running) = self._known, taken
        known.stale = True
        bots = bots_to_move(running, seats) if running is not None else []
        await self._store.sit(row, mine, bots)
        known.take(row, seats, running, 0)
        known.stale = False
        self._bots_due()
        if running is None:
            known.guests.tell_all(Seats(known.card))
        else:
            await known.tell_afresh(None)

    # --- playing ----------------------------------------------------------------------------

    async def play(
        self,
        seat: Viewer,
        number: int,
        notation: str,
        meant: bool = True,
        sender: Sender | None = None,
    ) -> Answer:
        """A seat decides. Unless the move is meant whatever it does, it is made only if it can be
        taken back, judging from the seat's view alone."""
        decide = partial(decided, notation=notation, meant=meant)
        async with self._alone():
            attempt = partial(self._decide, seat, number, notation, decide, sender)
            return await self._others.knowing_all(attempt)

    async def undo(
        self, seat: Viewer, number: int, notation: str = "", sender: Sender | None = None
    ) -> Answer:
        """A seat takes its last decision back, or this step of a sealed one."""
        decide = partial(taken_back, notation=notation)
        async with self._alone():
            attempt = partial(self._decide, seat, number, "", decide, sender)
            return await self._others.knowing_all(attempt)

    async def _decide(
        self,
        seat: Viewer,
        number: int,
        move: str,
        decide: Callable[[RunningGame, int], Decision | Refused | Sure],
        sender: Sender | None,
    ) -> Answer:
        """``move``: what is refused if this seat can decide nothing now."""
        running = self.running
        if seat is None:
            return refused("page_watching", move)
        if running is None:
            return refused("server_not_begun", move)
        if number != running.numbers[seat]:  # it does not know how things stand
            return Stale(running.numbers[seat])
        made = decide(running, seat)
        if isinstance(made, Decision):
            return await finish(self._write(running, made, sender))
        return made

    async def _write(self, before: RunningGame, made: Decision, sender: Sender | None) -> None:
        known, (kind, seat, move, after, _) = self._known, made
        row = as_it_stands(known.row, after, before.numbers[None] != after.numbers[None])
        entry = LogRow(known.entries + 1, kind, seat, before.numbers[seat], move)
        bots = bots_to_move(after, known.seats)
        pause = self._pauses.needed(before, after, seat)
        ahead = any(call.what == "search" for call in bots)  # they think while others follow
        known.stale = True  # until the store has answered we do not know what it holds
        await self._store.write(row, entry, bots, 0 if ahead or pause is None else pause.seconds)
        known.take(row, known.seats, after, entry.number)
        known.stale = False
        self._pauses.begin(pause)
        if bots:
            self._bots_due()
        await known.tell_decision(before, made, sender)
        if after.state.over:
            known.guests.tell_all(Seats(known.card))

    # --- who holds it -----------------------------------------------------------------------

    async def pass_on(self, old: Collection[Holder], holder: Holder) -> None:
        """The seats of some holders have become another's."""
        async with self._alone() as known:
            known.seats = [
                replace(seat, holder=holder) if seat.holder in old else seat for seat in known.seats
            ]

    def taken_off(self, holder: Holder) -> None:
        """It has gone from somebody's list."""
        self._known.seats = listing(self.seats, holder, False)

    async def lead_on(self, lay: Callable[[TableRow], Awaitable[TableRow]]) -> str:
        """Where the same people play again: laid once, and told to everybody. ``lay`` gives this
        table as it leads there, written down."""
        async with self._alone():
            return await self._others.knowing_all(partial(self._next, lay))

    async def _next(self, lay: Callable[[TableRow], Awaitable[TableRow]]) -> str:
        if not self.row.next or await self._store.glance(self.row.next) is None:
            await finish(self._lead_on(lay))
        return self.row.next

    async def _lead_on(self, lay: Callable[[TableRow], Awaitable[TableRow]]) -> None:
        known = self._known
        known.stale = True
        known.row = await lay(known.row)
        known.stale = False
        known.guests.tell_all(Seats(known.card))

    def close(self) -> None:
        """It has been done away with."""
        self._known.close()

    # --- asking -----------------------------------------------------------------------------

    async def ask(
        self, seat: Viewer, notation: str, facets: Mapping[str, str] | None = None
    ) -> Refused | Foreseen:
        """What would this move do, or why can it not be made?"""
        async with self._alone() as known:
            if seat is None or known.running is None:
                return refused("page_watching" if seat is None else "server_not_begun", notation)
            running = known.running
        return foreseen(running, seat, notation, facets)

    async def look(self, seat: Viewer, board: str) -> Refused | Seen:
        """A board shown small, as this seat sees it, at its full size."""
        async with self._alone() as known:
            if known.running is None:
                return refused("server_not_begun")
            view = known.running.views[seat]
        return seen(view, board)

    def asked(self, viewer: Viewer, line: int) -> Asked:
        """What a line of a viewer's log asks about, if a bot may say why it did that. Raises
        `NotThere`."""
        running = self.running
        number = running.deed(viewer, line) if running is not None else None
        if running is None or number is None:
            raise NotThere("server_no_reason")
        return asked(self.row, self.seats, running, number)

    async def turn_of(self, seat: int) -> Turn | None:
        """What a bot at this seat gets to see, if it has something to decide."""
        async with self._alone() as known:
            await self._others.look()
            turn = turn_of(known, seat, self._settings.steady, self._pauses.over)
            if turn is None:
                await self._store.drop(Due(known.row.id, seat))
            return turn
