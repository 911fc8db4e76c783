"""Catches up with what others have written of a table, in another process: everybody here is told
what happened as if it had happened here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from isolario.table.cards import game_of
from isolario.table.deciding import repeated
from isolario.table.finish import finish
from isolario.table.known import Known
from isolario.table.messages import TableCard
from isolario.table.pauses import Pauses
from isolario.table.problems import Newer, NotThere
from isolario.table.setup import as_it_stands, at_its_start, bots_to_move, rebuilt, refuse_newer
from isolario.table.store import Conflict, LogRow, News, SeatRow, Standing, Store, TableRow

T = TypeVar("T")


class CatchingUp:
    """One table's, as far as it is ``known``. Whoever asks for anything to be awaited holds the
    table's lock."""

    def __init__(
        self, known: Known, pauses: Pauses, store: Store, bots_due: Callable[[], object]
    ) -> None:
        self._known = known
        self._pauses = pauses
        self._store = store
        self._bots_due = bots_due

    # --- whether there is anything new ------------------------------------------------------

    def is_behind(self, standing: Standing | None) -> bool:
        """Whether somebody here should hear what the store knows."""
        lags = self._lags(standing)
        if lags and standing is not None and not len(self._known.guests):
            self._known.stale = True
            return False
        return lags

    def _lags(self, standing: Standing | None) -> bool:
        """Whether the store knows more than we do."""
        return standing is None or standing.revision != self._known.row.revision

    async def look(self) -> None:
        """Makes sure that we know the table as it is: where others use the store, that takes a
        look."""
        if not self._store.shared:
            return
        name = self._known.row.id
        standing = (await self._store.standing([name])).get(name)
        if standing is not None:
            self._known.others_are(standing.elsewhere)
        if self._lags(standing):
            await finish(self.catch_up())

    async def knowing_all(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """What an attempt gives that knows all that others have written: where they wrote first, it
        is made again."""
        while True:
            known = self._known.row.revision
            try:
                return await attempt()
            except Conflict:
                await finish(self.catch_up())
                if self._known.row.revision == known:
                    raise

    # --- one decision -----------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Somebody else has decided this. Where nobody is here to be told, the table is read once
        somebody asks for it."""
        known = self._known
        if known.gone or news.revision <= known.row.revision:
            return
        if not len(known.guests):
            known.stale = True
            return
        await finish(self._hear(news) if self._continues(news) else self.catch_up())

    def _continues(self, news: News) -> bool:
        """Whether we know the table as it was before."""
        known = self._known
        entry, row = news.entry, known.row
        if known.running is None or news.revision != row.revision + 1:
            return False
        played = self._rules(True), row.rules, row.origin_number
        told = news.rules, news.rules, news.origin_number
        return not known.stale and entry.number == known.entries + 1 and played == told

    async def _hear(self, news: News) -> None:
        known = self._known
        known.stale = True
        before = known.card
        await self._repeat(news.entry)
        assert known.running is not None
        row = replace(as_it_stands(known.row, known.running), changed=news.changed)
        known.take(row, known.seats, known.running, known.entries)
        known.stale = False
        self._tell_how_it_stands(before)

    async def _repeat(self, entry: LogRow) -> None:
        """What somebody decided elsewhere."""
        known = self._known
        before = known.running
        assert before is not None
        made = repeated(before, entry)
        known.take(known.row, known.seats, made.after, entry.number)
        self._pauses.begin(self._pauses.needed(before, made.after, entry.seat))
        await known.tell_decision(before, made)

    def _tell_how_it_stands(self, before: TableCard) -> None:
        """After what was decided elsewhere."""
        known = self._known
        known.tell_seats(before)
        if known.running is not None and bots_to_move(known.running, known.seats):
            self._bots_due()

    # --- whatever the store knows -----------------------------------------------------------

    async def catch_up(self) -> None:
        """Somebody else may have written, or a write was interrupted: the store knows. What is new
        is told entry by entry, as if it had been written here."""
        known = self._known
        news = await self._store.load(known.row.id, known.entries)
        if news is None:
            known.close()
            raise NotThere("page_no_such_table")
        row, seats, log = news
        if row.revision != known.row.revision:
            await self._go_on(row, seats, log)
        known.stale = False

    async def _go_on(self, row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> None:
        known = self._known
        try:
            refuse_newer(row)
        except Newer as trouble:
            known.guests.send_away(trouble)
            raise
        begun = known.running is None and row.state != "waiting"
        if row.rules != self._rules(begun) or row.origin_number != known.row.origin_number:
            return await self._read_again()  # it goes on from its position
        before = known.card
        if begun:
            began = replace(known.row, state="playing", seed=row.seed, verifiable=row.verifiable)
            known.take(began, seats, at_its_start(row, seats), row.origin_number)
            await known.tell_afresh(None)
            before = known.card
        for entry in log:
            await self._repeat(entry)
        known.take(row, seats, known.running, known.entries)
        self._tell_how_it_stands(before)
        return None

    def _rules(self, begun: bool) -> int:
        """The version of the rules by which what comes next was played, if we can follow it."""
        return game_of(self._known.row).rules_version if begun else self._known.row.rules

    async def _read_again(self) -> None:
        """Too much has changed to follow it."""
        before = self._known.running
        self._known.take(*await rebuilt(self._store, self._known.row.id))
        await self._known.tell_afresh(before)
