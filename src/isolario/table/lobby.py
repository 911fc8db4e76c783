"""All the tables: opening a new one, finding one, setting one up again from the store."""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from isolario.core.game import Game
from isolario.days import Chart
from isolario.table import seeds
from isolario.table.cards import alone, my_table, picture, table_card
from isolario.table.chart_tables import chart_at, options_of, refuse_today, seats_of
from isolario.table.finish import finish
from isolario.table.holders import Holder, held, holder_of
from isolario.table.messages import Arrival, MyTable, MyTables, NewTable, Viewer
from isolario.table.problems import NotThere, NotYours, TooEarly
from isolario.table.running import RunningGame
from isolario.table.seeds import Published
from isolario.table.settings import TableSettings
from isolario.table.setup import bots_to_move, deal, published, rebuilt
from isolario.table.store import Listed, SeatRow, Standing, Store, TableRow
from isolario.table.table import Table
from isolario.table.wishes import (
    checked_name,
    checked_options,
    checked_seat,
    checked_seed,
    game_named,
)

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
_KEPT = 64  # tables kept in memory though nobody looks at them


class Lobby:
    """Where tables are opened and found. A table is in memory only once."""

    def __init__(self, store: Store, settings: TableSettings | None = None) -> None:
        self.store = store
        self.settings = settings or TableSettings()
        self.bots_due: Callable[[], object] = lambda: None
        self.attended: Callable[[str, Collection[Viewer]], object] = lambda table, viewers: None
        self.aside: Callable[..., Awaitable[str]] = asyncio.to_thread  # what takes a moment
        self._live: weakref.WeakValueDictionary[str, Table] = weakref.WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    async def find(self, table: str) -> Table:
        """The table with this name. Raises `NotThere` if there is none."""
        found = self._live.get(table)
        if found is None:
            async with self._alone(table):
                found = self._live.get(table)
                if found is None:
                    found = self._set_up(*await rebuilt(self.store, table))
        return self._keep(found)

    def at_hand(self, table: str) -> Table:
        """The table with this name, if it need not be set up again. Raises `NotThere`."""
        if (live := self._live.get(table)) is None:
            raise NotThere("page_no_such_table")
        return live

    def _alone(self, table: str) -> asyncio.Lock:
        """Held while a table is set up or done away with. Other tables do not wait for it."""
        return self._loading.setdefault(table, asyncio.Lock())

    # --- those that are in memory -----------------------------------------------------------

    def live(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def has(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self._live or table in self._loading

    def names(self) -> list[str]:
        """All that are in memory."""
        return list(self._live)

    async def arrival(self, table: str, holder: Holder) -> Arrival:
        """A table as somebody finds it who may have seats there. No game is replayed."""
        if (live := self._live.get(table)) is not None:
            await live.look_again()
            return live.arrival(holder)
        row, seats = await self._glance(table)
        return Arrival(table_card(row, seats), held(seats, holder))

    async def published(self, table: str) -> Published:
        """The record of a table and the parts of its seed, once its game is over."""
        if (live := self._live.get(table)) is not None:
            await live.look_again()
            return live.published()
        row, seats = await self._glance(table)
        return published(replace(row, record=await self.store.record(table)), seats)

    def _set_up(
        self, row: TableRow, seats: list[SeatRow], running: RunningGame | None, entries: int
    ) -> Table:
        return Table(
            self.store,
            self.settings,
            row,
            seats,
            running,
            entries,
            lambda: self.bots_due(),
            lambda table, viewers: self.attended(table, viewers),
        )

    def _keep(self, table: Table) -> Table:
        self._live[table.row.id] = table
        self._recent[table.row.id] = table
        self._recent.move_to_end(table.row.id)
        while len(self._recent) > _KEPT:
            self._recent.popitem(last=False)
        return table

    async def open(self, wish: NewTable, holder: Holder) -> Arrival:
        """A new table. If there is nobody to wait for, its game begins at once."""
        game = game_named(wish.game)
        options = checked_options(game, wish)
        seed = checked_seed(wish.seed)
        wishes = list(wish.seats)
        if wish.drawn:
            secrets.SystemRandom().shuffle(wishes)
        seats = [
            checked_seat(number, seat, holder, self.settings.name)
            for number, seat in enumerate(wishes)
        ]
        table, _ = await self._lay(game, options, seats, holder, seed, wish.reasons)
        return table.arrival(holder)

    async def open_chart(self, chart: Chart, name: str, holder: Holder) -> Arrival:
        """A table of the chart of a day: everybody sits, and the game begins at once."""
        seats = seats_of(chart, checked_name(name, self.settings.name), holder)
        game = game_named(chart.game)
        table, _ = await self._lay(game, options_of(chart), seats, holder, chart.seed, True)
        return table.arrival(holder)

    async def _lay(
        self,
        game: Game,
        options: dict[str, Any],
        seats: list[SeatRow],
        host: Holder,
        seed: str,
        reasons: bool,
        last: TableRow | None = None,
    ) -> tuple[Table, TableRow | None]:
        """A table, and the ``last`` one of the same people, which now leads to it."""
        server_part = seeds.fresh(seeds.SERVER_BYTES)
        now = time.time()
        row = TableRow(
            id="".join(secrets.choice(_LETTERS) for _ in range(12)),
            game=game.name,
            rules=game.rules_version,
            pieces=game.pieces,
            options=options,
            server_part=server_part,
            commitment=seeds.commitment(server_part),
            verifiable=not seed,
            seed=seed,
            opened=now,
            changed=now,
            host=host,
            to_move=(),
            reasons=reasons,
        )
        running = None
        if all(seat.who != "open" for seat in seats):
            row, running = deal(row, seats)
        due = [] if running is None else bots_to_move(running, seats)
        if last is not None:
            last = last.then(next=row.id)
        await self.store.add(row, seats, due, last)
        table = self._keep(self._set_up(row, seats, running, 0))
        self.bots_due()
        return table, last

    async def again(self, table: str, holder: Holder) -> Arrival:
        """The next game with the same people, or the same game from the beginning for somebody who
        plays without others; a chart of the day is played once more. Raises `NotYours` for those
        who have not played, and `TooEarly`."""
        last = await self.find(table)
        mine = held(last.seats, holder)
        if not mine:
            raise NotYours("page_watching")
        if (chart := chart_at(last.row, last.seats)) is not None:
            return await self.open_chart(chart, last.seats[chart.you].name, holder)
        running, over = last.running, last.row.state == "over"
        if running is None or not (over or alone(last.row, last.seats, holder)):
            raise TooEarly("server_rematch_later")

        async def lay(row: TableRow) -> TableRow:
            state = running.state
            options, order = state.options, tuple(range(state.seats))
            if state.outcome is not None:
                options, order = state.game.rematch(options, state.outcome)
            seats = [_kept(last.seats[old], seat) for seat, old in enumerate(order)]
            agreed = msgspec.to_builtins(options)
            explained = last.row.reasons is not False
            game = game_named(state.game.name)  # its pieces may be newer by now
            _, led = await self._lay(game, agreed, seats, holder, "", explained, row)
            assert led is not None
            return led

        next_table = await self.find(await last.lead_on(lay))
        if not over:
            await self.delete(table, holder)  # it was begun again
        return next_table.arrival(holder)

    # --- the tables of one holder -----------------------------------------------------------

    async def mine(self, holder: Holder) -> MyTables:
        """Where somebody has a seat: the tables that wait for them first. No game is replayed."""
        if not holder:
            return MyTables(False)
        found = await self.store.of_holder(holder)
        elsewhere = {}
        if self.store.shared:
            elsewhere = await self.store.standing([row.id for row, _ in found])
        cards = [
            my_table(row, seats, holder, self._here(row.id, elsewhere.get(row.id)))
            for row, seats in found
        ]
        return MyTables(True, tuple(sorted(cards, key=_urgency)))

    def _here(self, table: str, standing: Standing | None) -> Collection[Viewer]:
        live = self._live.get(table)
        here = live.guests.viewers if live is not None else set()
        return here | standing.elsewhere if standing is not None else here

    async def picture(self, table: str, holder: Holder) -> str:
        """The board of a table as it is: drawn from its position, without replaying its game."""
        return await self.aside(picture, *await self._glance(table), holder)

    async def _glance(self, table: str) -> Listed:
        found = await self.store.glance(table)
        if found is None:
            raise NotThere("page_no_such_table")
        return found

    async def take_off(self, table: str, holder: Holder) -> None:
        """A table goes from somebody's list until they come to it again; everybody else keeps
        it."""
        if (found := await self.store.glance(table)) is not None:
            refuse_today(*found)
        async with self._alone(table):
            await self.store.unlist(table, holder)
            if (live := self._live.get(table)) is not None:
                live.taken_off(holder)

    async def hand_over(self, old: Sequence[str], holder: Holder) -> None:
        """Whoever knows the secrets of seats makes them another's."""
        await finish(self._hand_over([holder_of(secret) for secret in old], holder))

    async def _hand_over(self, holders: list[Holder], holder: Holder) -> None:
        for table in await self.store.hand_over(holders, holder):
            if (live := self._live.get(table)) is not None:
                await live.pass_on(holders, holder)

    async def delete(self, table: str, holder: Holder) -> None:
        """A table is done away with, by its host, where no other person sits."""
        row, seats = await self._glance(table)
        if not alone(row, seats, holder):
            raise NotYours("server_not_yours_to_delete")
        refuse_today(row, seats)
        await finish(self._delete(table))

    async def _delete(self, table: str) -> None:
        async with self._alone(table):
            await self.store.delete(table)
            self.forget(table)

    def forget(self, table: str) -> None:
        """The store no longer has a table: whoever is there is told."""
        self._recent.pop(table, None)
        if (live := self._live.pop(table, None)) is not None:
            live.close()


def _kept(seat: SeatRow, number: int) -> SeatRow:
    """A seat of the next game: kept for its player, who has yet to add to the seed."""
    if seat.who == "bot":
        return SeatRow(number, "bot", seat.name, seat.bot)
    return SeatRow(number, "open", seat.name, holder=seat.holder)


def _urgency(card: MyTable) -> tuple[bool, bool, float]:
    """Those that wait for their holder, then what goes on, then what is over; the latest first."""
    return not card.called, card.table.state == "over", -card.changed
