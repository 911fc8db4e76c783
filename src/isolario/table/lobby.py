"""All the tables: opening a new one, finding one, setting one up again from the store."""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable

from isolario.table import seeds
from isolario.table.messages import NewTable, Opened
from isolario.table.running import RunningGame
from isolario.table.settings import TableSettings
from isolario.table.setup import bots_to_move, deal, rebuilt
from isolario.table.store import SeatRow, Store, TableRow
from isolario.table.table import Table
from isolario.table.wishes import (
    checked_options,
    checked_part,
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
        self._live: weakref.WeakValueDictionary[str, Table] = weakref.WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()

    async def find(self, table: str) -> Table:
        """The table with this name. Raises `NotThere` if there is none."""
        found = self._live.get(table)
        if found is None:
            async with self._loading:
                found = self._live.get(table)
                if found is None:
                    found = self._set_up(*await rebuilt(self.store, table))
        return self._keep(found)

    def _set_up(
        self, row: TableRow, seats: list[SeatRow], running: RunningGame | None, entries: int
    ) -> Table:
        return Table(
            self.store, self.settings, row, seats, running, entries, lambda: self.bots_due()
        )

    def _keep(self, table: Table) -> Table:
        self._live[table.row.id] = table
        self._recent[table.row.id] = table
        self._recent.move_to_end(table.row.id)
        while len(self._recent) > _KEPT:
            self._recent.popitem(last=False)
        return table

    async def open(self, wish: NewTable) -> Opened:
        """A new table. If there is nobody to wait for, its game begins at once."""
        game = game_named(wish.game)
        options = checked_options(game, wish)
        part = checked_part(wish.part)
        server_part = seeds.fresh(seeds.SERVER_BYTES)
        row = TableRow(
            id="".join(secrets.choice(_LETTERS) for _ in range(12)),
            game=game.name,
            rules=game.rules_version,
            options=options,
            server_part=server_part,
            commitment=seeds.commitment(server_part),
            verifiable=not wish.seed,
            seed=checked_seed(wish.seed),
            opened=time.time(),
        )
        seats: list[SeatRow] = []
        keys: dict[str, str] = {}
        wishes = list(wish.seats)
        if wish.drawn:
            secrets.SystemRandom().shuffle(wishes)
        for number, seat_wish in enumerate(wishes):
            seat, secret = checked_seat(number, seat_wish, part, self.settings.name)
            seats.append(seat)
            if secret:
                keys[str(number)] = secret
        running = None
        if all(seat.who != "open" for seat in seats):
            row, running = deal(row, seats)
        due = [] if running is None else bots_to_move(running, seats)
        await self.store.add(row, seats, due)
        self._keep(self._set_up(row, seats, running, 0))
        self.bots_due()
        return Opened(row.id, keys)
