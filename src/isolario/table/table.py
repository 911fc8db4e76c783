"""A table with a game on it: who sits there, how the game goes, who looks on.

A decision goes one way: lock the table, check the seat's number, make the move on a copy, write
it to the store, let it count, draw it for one viewer after another and tell them. Whatever goes
wrong before the write leaves everything as it was; whatever goes wrong after it is read again from
the store. From the write on it is finished, also if whoever decided goes away.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

import msgspec

from isolario.bots import seconds_ahead
from isolario.core.errors import BadNotation, IllegalMove, NotAllowed
from isolario.core.game import Memory, View
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.table.asked import Asked
from isolario.table.cards import table_card
from isolario.table.finish import finish
from isolario.table.guests import Guest, Guests, Sender
from isolario.table.holders import NOBODY, Holder, held, listing
from isolario.table.looking import foreseen, seen
from isolario.table.messages import (
    Arrival,
    Foreseen,
    Gone,
    Hello,
    Joined,
    Refused,
    Seats,
    Seen,
    Sit,
    Stale,
    Sure,
    TableCard,
    Update,
    Viewer,
)
from isolario.table.pace import Pace, pause
from isolario.table.piecework import Piecework
from isolario.table.problems import (
    NotThere,
    NotYours,
    Taken,
    TooMuch,
    refused,
    refused_move,
)
from isolario.table.running import RunningGame
from isolario.table.seeds import Published
from isolario.table.settings import TableSettings
from isolario.table.setup import as_it_stands, bots_of, bots_to_move, deal, published, rebuilt
from isolario.table.store import Conflict, Due, Kind, LogRow, SeatRow, Store, TableRow
from isolario.table.telling import Draw, Telling
from isolario.table.wishes import checked_sit, taken

Answer = Refused | Sure | Stale | None
"""None: it was done, and everybody concerned has been told."""


class Turn(NamedTuple):
    """What a bot gets to see, and the time that it takes."""

    number: int
    view: View
    recall: tuple[Memory, ...]
    pace: Pace
    seen: float = 0.0  # by when what was done last has been followed, by the loop's clock


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
        self.guests = Guests()
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._bots_due = bots_due
        self._attended = attended
        self._telling = Telling(self.guests, f"table {row.id}")
        self._kept: dict[Viewer, Joined] = {}  # the whole table, as those saw it who came last
        self._stale = False  # what the store holds may be newer
        self._gone = False  # the store no longer has it
        self._steps = 0  # of bots that people have seen since one of them decided
        self._seen = 0.0  # by when the last of them has been followed
        self._take(row, seats, running, entries)

    def _take(
        self, row: TableRow, seats: list[SeatRow], running: RunningGame | None, entries: int
    ) -> None:
        self.row = row
        self.seats = seats
        self.running = running
        self._entries = entries
        self._kept = {}

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Waits until nobody else is changing the table, and makes sure we know it as it is."""
        async with self._lock:
            if self._gone:
                raise NotThere("page_no_such_table")
            if self._stale:
                await finish(self._read_again())
            yield

    async def _read_again(self) -> None:
        """Somebody else may have written, or a write was interrupted: the store knows."""
        before = self.running
        self._take(*await rebuilt(self._store, self.row.id))
        self._stale = False
        await self._tell_all(before)

    async def _tell_all(self, before: RunningGame | None) -> None:
        """Tells everybody everything afresh."""
        numbers = before.numbers if before is not None else {}
        untold = {viewer: numbers.get(viewer, 0) for viewer in self.guests.viewers}
        await self._telling.tell(untold, self._welcome)

    # --- what everybody may know ------------------------------------------------------------

    @property
    def name(self) -> str:
        """What notes call it."""
        return f"table {self.row.id}"

    @property
    def card(self) -> TableCard:
        """The table as everybody sees it."""
        return table_card(self.row, self.seats, self.guests.viewers)

    def arrival(self, holder: Holder) -> Arrival:
        """The table as somebody finds it who may have seats here."""
        return Arrival(self.card, held(self.seats, holder))

    def number(self, viewer: Viewer) -> int:
        """How much a viewer has been shown; 0 before the game begins."""
        number = self.running.numbers[viewer] if self.running is not None else 0
        return self._telling.number(viewer, number)

    def published(self) -> Published:
        """The record and the parts of the seed, once nobody can use them."""
        return published(self.row, self.seats)

    # --- coming and going -------------------------------------------------------------------

    def seat_of(self, holder: Holder, wanted: int | None = None) -> Viewer:
        """The seat that somebody speaks for: this one of theirs, or their first; without any, a
        spectator. Raises `NotYours` for another's."""
        mine = [seat for seat in held(self.seats, holder) if self.seats[seat].who == "person"]
        if wanted is None:
            return mine[0] if mine else None
        if wanted not in mine:
            raise NotYours("server_not_your_seat")
        return wanted

    async def join(self, guest: Guest, holder: Holder, hello: Hello) -> None:
        """A guest says who they are and gets everything afresh. A player who had taken the table
        off their list has it there again."""
        async with self._alone():
            seat = None if hello.watch else self.seat_of(holder, hello.seat)
            full = len(self.guests) >= self._settings.guests and guest not in self.guests
            if full and seat is None:  # players always find room
                raise TooMuch("server_crowded")
            if seat is not None and not self.seats[seat].listed:
                await self._store.relist(self.row.id, holder)
                self.seats = listing(self.seats, holder, True)
            before = self.card
            self.guests.come(guest, seat)
            self._tell_attended()
            guest.hear(self._joined(seat))
            if self.card != before:
                self.guests.tell_all(Seats(self.card), but=guest)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        before = self.card
        self.guests.go(guest)
        self._tell_attended()
        if self.card != before:
            self.guests.tell_all(Seats(self.card))

    def _tell_attended(self) -> None:
        if bots_of(self.seats):  # they think first where somebody is
            self._attended(self.row.id, self.guests.viewers)

    def _welcome(self, viewer: Viewer) -> Piecework[Joined]:
        joined = self._joined(viewer)
        yield
        return joined

    def _joined(self, viewer: Viewer) -> Joined:
        """The whole table as a viewer sees it: made once, however often somebody says hello."""
        card, running, kept = self.card, self.running, self._kept.get(viewer)
        if kept is None:
            kept = Joined(card, viewer, (), (), None)
            if running is not None:
                areas, log = running.look(viewer).areas, running.log(viewer)
                kept = Joined(card, viewer, areas, log, running.now(viewer))
        elif kept.table != card:
            kept = msgspec.structs.replace(kept, table=card)
        self._kept[viewer] = kept
        return kept

    async def sit(self, number: int, wish: Sit, holder: Holder) -> Arrival:
        """An open seat becomes somebody's. When all are taken, the game begins."""
        wish = checked_sit(wish, self._settings.name, self.row.commitment)
        async with self._alone():
            if not 0 <= number < len(self.seats):
                raise NotThere("server_no_such_seat", number=number + 1)
            seat = self.seats[number]
            if seat.who != "open" or seat.holder not in (NOBODY, holder):
                raise Taken("page_seat_taken")
            names = {other.name.casefold() for other in self.seats if other is not seat}
            if wish.name and wish.name.casefold() in names:
                raise Taken("page_name_taken")
            mine = taken(number, wish, holder)
            seats = [mine if other is seat else other for other in self.seats]
            row, running = self.row, None
            if all(seat.who != "open" for seat in seats):
                row, running = deal(self.row, seats)
            await finish(self._sit(mine, row, seats, running))
            return self.arrival(holder)

    async def _sit(
        self, mine: SeatRow, row: TableRow, seats: list[SeatRow], running: RunningGame | None
    ) -> None:
        self._stale = True
        bots = bots_to_move(running, seats) if running is not None else []
        begun = row if running is not None else None
        try:
            await self._store.sit(row.id, mine, begun, bots)
        except Conflict:
            raise Taken("page_seat_taken") from None
        self._take(row, seats, running, 0)
        self._stale = False
        self._bots_due()
        if running is None:
            self.guests.tell_all(Seats(self.card))
        else:
            await self._tell_all(None)

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
        async with self._alone():
            problem = self._problem(seat, number, notation)
            if problem is not None or seat is None or self.running is None:
                return problem
            try:
                move = self.running.state.game.read(notation)
                if not meant and not (preview := self.running.preview(seat, move)).undo:
                    return Sure(move.notation, preview)
                before = self.running
                after, course = before.play(seat, move)
            except (IllegalMove, BadNotation) as error:
                return refused_move(error, notation)
            except NotAllowed:
                return Refused(Text("wrong_step"), move=notation)

            def draw(viewer: Viewer) -> Piecework[Update]:
                return after.update(viewer, before, course)

            return await finish(self._write("move", seat, move.notation, after, draw, sender))

    async def undo(
        self, seat: Viewer, number: int, notation: str = "", sender: Sender | None = None
    ) -> Answer:
        """A seat takes its last decision back, or this step of a sealed one."""
        async with self._alone():
            problem = self._problem(seat, number)
            if problem is not None or seat is None or self.running is None:
                return problem
            try:
                move = self.running.state.game.read(notation) if notation else None
                after = self.running.undo(seat, move)
            except BadNotation as error:
                return refused_move(error, notation)
            except NotAllowed:
                if notation:
                    return refused("not_that_undo")
                return Refused(self.running.why_no_undo(seat) or NOTHING)
            written = move.notation if move else ""
            return await finish(self._write("undo", seat, written, after, after.afresh, sender))

    def _problem(self, seat: Viewer, number: int, move: str = "") -> Answer:
        """Why this seat can decide nothing now, or does not know how things stand."""
        if seat is None:
            return refused("page_watching", move)
        if self.running is None:
            return refused("server_not_begun", move)
        if number != self.running.numbers[seat]:
            return Stale(self.running.numbers[seat])
        return None

    async def _write(
        self,
        kind: Kind,
        seat: int,
        move: str,
        after: RunningGame,
        draw: Draw,
        sender: Sender | None,
    ) -> Answer:
        before = self.running
        assert before is not None
        row = as_it_stands(self.row, after, before.numbers[None] != after.numbers[None])
        entry = LogRow(self._entries + 1, kind, seat, before.numbers[seat], move)
        shown = after.shown_since(before)
        bots = bots_to_move(after, self.seats)
        steps = self._steps + 1 if self.seats[seat].who == "bot" else 0
        # Nobody needs time to follow what they cannot see, or that somebody is ready.
        secret = after.state.sealed and not after.state.open_drafts
        seen = shown != [seat] and not (secret and after.state.turns == before.state.turns)
        follow = pause(self._settings.pause, steps) if seen else 0
        ahead = any(call.what == "search" for call in bots)  # they think while others follow
        self._stale = True  # until the store has answered we do not know what it holds
        try:
            await self._store.write(row, entry, bots, 0 if ahead else follow)
        except Conflict:
            await self._read_again()
            return Stale(self.number(seat))
        self._take(row, self.seats, after, entry.number)
        self._stale = False
        if seen:
            self._steps = steps
            self._seen = asyncio.get_running_loop().time() + follow
        if bots:
            self._bots_due()
        untold = {viewer: before.numbers[viewer] for viewer in shown}
        await self._telling.tell(untold, draw, seat, sender)
        if after.state.over:
            self.guests.tell_all(Seats(self.card))
        return None

    # --- who holds it -----------------------------------------------------------------------

    async def pass_on(self, old: Collection[Holder], holder: Holder) -> None:
        """The seats of some holders have become another's."""
        async with self._alone():
            self.seats = [
                replace(seat, holder=holder) if seat.holder in old else seat for seat in self.seats
            ]

    def taken_off(self, holder: Holder) -> None:
        """It has gone from somebody's list."""
        self.seats = listing(self.seats, holder, False)

    async def lead_on(self, find: Callable[[], Awaitable[str]]) -> str:
        """Where the same people play again: found once, and told to everybody."""
        async with self._alone():
            if not self.row.next or await self._store.glance(self.row.next) is None:
                await finish(self._lead_on(find))
            return self.row.next

    async def _lead_on(self, find: Callable[[], Awaitable[str]]) -> None:
        row = replace(self.row, next=await find())
        await self._store.save(row)
        self.row = row
        self.guests.tell_all(Seats(self.card))

    def close(self) -> None:
        """It has been done away with."""
        self._gone = True
        self.guests.tell_all(Gone())

    # --- asking -----------------------------------------------------------------------------

    async def ask(
        self, seat: Viewer, notation: str, facets: Mapping[str, str] | None = None
    ) -> Refused | Foreseen:
        """What would this move do, or why can it not be made?"""
        async with self._alone():
            if seat is None or self.running is None:
                return refused("page_watching" if seat is None else "server_not_begun", notation)
            running = self.running
        return foreseen(running, seat, notation, facets)

    async def look(self, seat: Viewer, board: str) -> Refused | Seen:
        """A board shown small, as this seat sees it, at its full size."""
        async with self._alone():
            if self.running is None:
                return refused("server_not_begun")
            view = self.running.views[seat]
        return seen(view, board)

    def asked(self, viewer: Viewer, line: int) -> Asked:
        """What a line of a viewer's log asks about, if a bot may say why it did that. Raises
        `NotThere`."""
        row, running = self.row, self.running
        number = running.deed(viewer, line) if running is not None else None
        if number is None or running is None or row.reasons is False:
            raise NotThere("server_no_reason")
        moves = tuple((seat, move.notation) for seat, move, _ in running.plays[: number + 1])
        mover = self.seats[moves[-1][0]]
        if mover.who != "bot":
            raise NotThere("server_no_reason")
        options = msgspec.json.encode(row.options).decode()
        return Asked(row.game, len(self.seats), options, row.seed, row.origin, moves, mover.bot)

    async def turn_of(self, seat: int) -> Turn | None:
        """What a bot at this seat gets to see, if it has something to decide."""
        async with self._alone():
            if self.running is None or seat not in self.running.state.to_move:
                await self._store.drop(Due(self.row.id, seat))
                return None
            state = self.running.state
            ahead = seconds_ahead(self.seats[seat].bot, state.game)
            pace = Pace(state, seat, ahead, self._settings.steady)
            number, view = self.running.numbers[seat], self.running.views[seat]
            return Turn(number, view, state.recall(seat), pace, self._seen)
