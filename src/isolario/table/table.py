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
from typing import NamedTuple, TypeVar

import msgspec

from isolario.bots import seconds_ahead
from isolario.charts.asking import question
from isolario.core.errors import BadNotation, IllegalMove, NotAllowed
from isolario.core.game import Memory, View
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.table.asked import Asked
from isolario.table.cards import game_of, table_card
from isolario.table.chart_tables import chart_at
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
    Viewer,
)
from isolario.table.pace import Pace, pause
from isolario.table.piecework import Piecework
from isolario.table.problems import (
    Newer,
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
from isolario.table.setup import (
    as_it_stands,
    at_its_start,
    bots_of,
    bots_to_move,
    deal,
    published,
    rebuilt,
    refuse_newer,
)
from isolario.table.store import (
    Conflict,
    Due,
    Kind,
    LogRow,
    News,
    SeatRow,
    Standing,
    Store,
    TableRow,
)
from isolario.table.telling import Draw, Telling
from isolario.table.wishes import checked_sit, taken

T = TypeVar("T")
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
        self._elsewhere: frozenset[Viewer] = frozenset()  # who is at it with other servers
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
                await finish(self._catch_up())
            yield

    # --- what others have written -----------------------------------------------------------

    async def follow(self) -> None:
        """Somebody else may have written: everybody here is told what happened."""
        async with self._alone():
            await finish(self._catch_up())

    async def hear(self, news: News) -> None:
        """Somebody else has decided this. Where nobody is here to be told, the table is read once
        somebody asks for it."""
        async with self._lock:
            if self._gone or news.revision <= self.row.revision:
                return
            if not len(self.guests):
                self._stale = True
                return
            await finish(self._hear(news) if self._continues(news) else self._catch_up())

    def _continues(self, news: News) -> bool:
        """Whether we know the table as it was before."""
        entry, row, running = news.entry, self.row, self.running
        if running is None or news.revision != row.revision + 1:
            return False
        played = self._rules(True), row.rules, row.origin_number
        told = news.rules, news.rules, news.origin_number
        return not self._stale and entry.number == self._entries + 1 and played == told

    async def _hear(self, news: News) -> None:
        self._stale = True
        before = self.card
        await self._repeat(news.entry)
        assert self.running is not None
        row = replace(as_it_stands(self.row, self.running), changed=news.changed)
        self._take(row, self.seats, self.running, self._entries)
        self._stale = False
        self._tell_how_it_stands(before)

    def _tell_how_it_stands(self, before: TableCard) -> None:
        """After what was decided elsewhere."""
        if self.card != before:
            self.guests.tell_all(Seats(self.card))
        if self.running is not None and bots_to_move(self.running, self.seats):
            self._bots_due()

    def is_behind(self, standing: Standing | None) -> bool:
        """Whether somebody here should hear what the store knows."""
        lags = self.lags(standing)
        if lags and standing is not None and not len(self.guests):
            self._stale = True
            return False
        return lags

    def lags(self, standing: Standing | None) -> bool:
        """Whether the store knows more than we do."""
        return standing is None or standing.revision != self.row.revision

    def others_are(self, viewers: frozenset[Viewer]) -> None:
        """Who is at the table elsewhere."""
        before = self.card
        self._elsewhere = viewers
        if self.card != before:
            self.guests.tell_all(Seats(self.card))

    async def look_again(self) -> None:
        """Makes sure that we know the table as it is: where others use the store, that takes a
        look."""
        if self._store.shared:
            async with self._alone():
                await self._look_again()

    async def _look_again(self) -> None:
        if not self._store.shared:
            return
        standing = (await self._store.standing([self.row.id])).get(self.row.id)
        if standing is not None:
            self.others_are(standing.elsewhere)
        if self.lags(standing):
            await finish(self._catch_up())

    async def _catch_up(self) -> None:
        """Somebody else may have written, or a write was interrupted: the store knows. What is new
        is told entry by entry, as if it had been written here."""
        news = await self._store.load(self.row.id, self._entries)
        if news is None:
            self.close()
            raise NotThere("page_no_such_table")
        row, seats, log = news
        if row.revision != self.row.revision:
            await self._go_on(row, seats, log)
        self._stale = False

    async def _go_on(self, row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> None:
        try:
            refuse_newer(row)
        except Newer as trouble:
            self.guests.send_away(trouble)
            raise
        begun = self.running is None and row.state != "waiting"
        if row.rules != self._rules(begun) or row.origin_number != self.row.origin_number:
            return await self._read_again()  # it goes on from its position
        before = self.card
        if begun:
            began = replace(self.row, state="playing", seed=row.seed, verifiable=row.verifiable)
            self._take(began, seats, at_its_start(row, seats), row.origin_number)
            await self._tell_all(None)
            before = self.card
        for entry in log:
            await self._repeat(entry)
        self._take(row, seats, self.running, self._entries)
        self._tell_how_it_stands(before)
        return None

    def _rules(self, begun: bool) -> int:
        """The version of the rules by which what comes next was played, if we can follow it."""
        return game_of(self.row).rules_version if begun else self.row.rules

    async def _repeat(self, entry: LogRow) -> None:
        """What somebody decided elsewhere."""
        before = self.running
        assert before is not None
        move = before.state.game.read(entry.move) if entry.move else None
        if entry.kind == "undo":
            after = before.undo(entry.seat, move)
            draw: Draw = after.afresh
        else:
            assert move is not None
            after, course = before.play(entry.seat, move)
            draw = partial(after.update, before=before, course=course)
        self._take(self.row, self.seats, after, entry.number)
        self._follow_it(entry.seat, self._to_follow(before, after, entry.seat))
        untold = {viewer: before.numbers[viewer] for viewer in after.shown_since(before)}
        await self._telling.tell(untold, draw, entry.seat)

    async def _read_again(self) -> None:
        """Too much has changed to follow it."""
        before = self.running
        self._take(*await rebuilt(self._store, self.row.id))
        await self._tell_all(before)

    async def _known(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """What an attempt gives that knows all that others have written: where they wrote first, it
        is made again."""
        while True:
            known = self.row.revision
            try:
                return await attempt()
            except Conflict:
                await finish(self._catch_up())
                if self.row.revision == known:
                    raise

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
        return table_card(self.row, self.seats, self.guests.viewers | self._elsewhere)

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
            await self._look_again()
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
        if self._store.shared or bots_of(self.seats):  # they think first where somebody is
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
            await self._known(partial(self._sit_down, number, wish, holder))
            return self.arrival(holder)

    async def _sit_down(self, number: int, wish: Sit, holder: Holder) -> None:
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
        row, running = self.row.then(), None
        if all(seat.who != "open" for seat in seats):
            row, running = deal(self.row, seats)
        await finish(self._sit(mine, row, seats, running))

    async def _sit(
        self, mine: SeatRow, row: TableRow, seats: list[SeatRow], running: RunningGame | None
    ) -> None:
        self._stale = True
        bots = bots_to_move(running, seats) if running is not None else []
        await self._store.sit(row, mine, bots)
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
            return await self._known(partial(self._play, seat, number, notation, meant, sender))

    async def _play(
        self, seat: Viewer, number: int, notation: str, meant: bool, sender: Sender | None
    ) -> Answer:
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
        draw = partial(after.update, before=before, course=course)
        return await finish(self._write("move", seat, move.notation, after, draw, sender))

    async def undo(
        self, seat: Viewer, number: int, notation: str = "", sender: Sender | None = None
    ) -> Answer:
        """A seat takes its last decision back, or this step of a sealed one."""
        async with self._alone():
            return await self._known(partial(self._undo, seat, number, notation, sender))

    async def _undo(
        self, seat: Viewer, number: int, notation: str, sender: Sender | None
    ) -> Answer:
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
        follow = self._to_follow(before, after, seat)
        ahead = any(call.what == "search" for call in bots)  # they think while others follow
        self._stale = True  # until the store has answered we do not know what it holds
        await self._store.write(row, entry, bots, 0 if ahead else follow or 0)
        self._take(row, self.seats, after, entry.number)
        self._stale = False
        self._follow_it(seat, follow)
        if bots:
            self._bots_due()
        untold = {viewer: before.numbers[viewer] for viewer in shown}
        await self._telling.tell(untold, draw, seat, sender)
        if after.state.over:
            self.guests.tell_all(Seats(self.card))
        return None

    def _to_follow(self, before: RunningGame, after: RunningGame, seat: int) -> float | None:
        """How long people take to follow a decision. Nobody needs time for what they cannot see, or
        for somebody's being ready: None."""
        secret = after.state.sealed and not after.state.open_drafts
        if after.shown_since(before) == [seat]:
            return None
        if secret and after.state.turns == before.state.turns:
            return None
        return pause(self._settings.pause, self._steps_with(seat))

    def _steps_with(self, seat: int) -> int:
        return self._steps + 1 if self.seats[seat].who == "bot" else 0

    def _follow_it(self, seat: int, seconds: float | None) -> None:
        """From now on people follow what somebody decided."""
        if seconds is not None:
            self._steps = self._steps_with(seat)
            self._seen = asyncio.get_running_loop().time() + seconds

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

    async def lead_on(self, lay: Callable[[TableRow], Awaitable[TableRow]]) -> str:
        """Where the same people play again: laid once, and told to everybody. ``lay`` gives this
        table as it leads there, written down."""
        async with self._alone():
            return await self._known(partial(self._next, lay))

    async def _next(self, lay: Callable[[TableRow], Awaitable[TableRow]]) -> str:
        if not self.row.next or await self._store.glance(self.row.next) is None:
            await finish(self._lead_on(lay))
        return self.row.next

    async def _lead_on(self, lay: Callable[[TableRow], Awaitable[TableRow]]) -> None:
        self._stale = True
        self.row = await lay(self.row)
        self._stale = False
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
        count, name = len(self.seats), running.state.game.pieces
        return Asked(row.game, name, count, options, row.seed, row.origin, moves, mover.bot)

    async def turn_of(self, seat: int) -> Turn | None:
        """What a bot at this seat gets to see, if it has something to decide."""
        async with self._alone():
            await self._look_again()
            if self.running is None or seat not in self.running.state.to_move:
                await self._store.drop(Due(self.row.id, seat))
                return None
            state = self.running.state
            ahead = seconds_ahead(self.seats[seat].bot, state.game)
            pace = Pace(state, seat, ahead, self._settings.steady)
            number, view = self.running.numbers[seat], self.running.views[seat]
            if chart_at(self.row, self.seats) is not None:
                _, view, recall = question(state, seat, self.seats[seat].bot)
                return Turn(number, view, recall, pace, self._seen)
            return Turn(number, view, state.recall(seat), pace, self._seen)
