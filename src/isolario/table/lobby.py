"""All the tables: opening a new one, finding one, setting one up again from the store."""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from isolario import games
from isolario.bots import bots
from isolario.core.chance import Chance
from isolario.core.errors import UnknownOption
from isolario.core.game import Game
from isolario.core.options import allowed_values, read_options
from isolario.server.settings import Settings
from isolario.server.store import SeatRow, Store, TableRow
from isolario.table import seeds
from isolario.table.course import Course
from isolario.table.messages import NewTable, Opened, SeatWish, Sit
from isolario.table.problems import Trouble, trouble
from isolario.table.setup import bots_to_move, deal, hash_of, rebuilt
from isolario.table.table import LiveTable

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
_KEPT = 64  # tables kept in memory though nobody looks at them
_SEED = 64  # letters of a chosen seed


class Lobby:
    """Where tables are opened and found. A table is in memory only once."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.bots_due: Callable[[], object] = lambda: None
        self._live: weakref.WeakValueDictionary[str, LiveTable] = weakref.WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    async def find(self, table: str) -> LiveTable:
        """The table of this name. Raises `Trouble` if there is none."""
        found = self._live.get(table)
        if found is None:
            async with self._loading:
                found = self._live.get(table)
                if found is None:
                    found = self._set_up(*await rebuilt(self.store, table))
        return self._keep(found)

    def _set_up(
        self, row: TableRow, seats: list[SeatRow], course: Course | None, entries: int
    ) -> LiveTable:
        return LiveTable(
            self.store, self.settings, row, seats, course, entries, lambda: self.bots_due()
        )

    def _keep(self, table: LiveTable) -> LiveTable:
        self._live[table.row.id] = table
        self._recent[table.row.id] = table
        self._recent.move_to_end(table.row.id)
        while len(self._recent) > _KEPT:
            self._recent.popitem(last=False)
        return table

    async def open(self, wish: NewTable) -> Opened:
        """A new table. If nobody has to come first, its game begins at once."""
        game = game_named(wish.game)
        options = _options(game, wish)
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
            seed=_seed(wish.seed),
            opened=time.time(),
        )
        keys: dict[str, str] = {}
        seats: list[SeatRow] = []
        for number, seat in enumerate(wish.seats):
            seats.append(_seat(number, seat, part, keys, self.settings.name))
        course = None
        if all(seat.who != "open" for seat in seats):
            row, course = deal(row, seats)
        due = [] if course is None else bots_to_move(course, seats)
        await self.store.add(row, seats, due)
        self._keep(self._set_up(row, seats, course, 0))
        self.bots_due()
        return Opened(row.id, keys)


# --- what a table may be ------------------------------------------------------------------------


def game_named(name: str) -> Game:
    """The game, or `Trouble` that says which there are."""
    try:
        return games()[name]
    except UnknownOption:
        there_are = ", ".join(games())
        raise trouble(404, "server_no_such_game", game=name[:40], games=there_are) from None


def checked_part(part: str) -> str:
    if part and not seeds.is_part(part):
        raise trouble(400, "server_bad_part")
    return part


def checked_sit(wish: Sit, most: int) -> Sit:
    """Somebody's wish to sit, tidied up."""
    name = checked_name(wish.name, most)
    if not name:
        raise trouble(400, "page_name_missing")
    return Sit(name, checked_part(wish.part))


def checked_name(name: str, most: int) -> str:
    """A name without blanks around it and without signs that cannot be seen.

    >>> checked_name("  Оле  на ", 40)
    'Оле на'
    """
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if len(tidy) > most:
        raise trouble(400, "page_name_long", most=most)
    return tidy


def _seed(seed: str) -> str:
    if not seed:
        return ""
    try:
        if len(seed) > _SEED:
            raise ValueError
        return Chance.of(seed).seed
    except ValueError:
        raise trouble(400, "server_bad_seed", most=_SEED) from None


def _options(game: Game, wish: NewTable) -> dict[str, Any]:
    """All options of the game, those of the wish and the usual ones."""
    allowed = allowed_values(game.options)
    for name, value in wish.options.items():
        if name not in allowed:
            there_are = ", ".join(allowed)
            raise trouble(400, "server_no_such_option", option=name[:40], allowed=there_are)
        if allowed[name] and value not in allowed[name]:
            values = ", ".join(map(str, allowed[name]))
            raise trouble(400, "server_bad_option", option=name, allowed=values)
    if len(wish.seats) not in game.seats:
        numbers = ", ".join(map(str, game.seats))
        raise trouble(400, "server_wrong_seats", n=len(wish.seats), allowed=numbers)
    try:
        options = read_options(game.name, game.options, wish.options)
    except UnknownOption as error:
        raise trouble(400, "server_bad_message", why=str(error)) from None
    if problem := options.problem(len(wish.seats)):
        raise Trouble(400, problem)
    found: dict[str, Any] = msgspec.to_builtins(options)
    return found


def _seat(number: int, wish: SeatWish, part: str, keys: dict[str, str], most: int) -> SeatRow:
    """A seat as the opener wishes it; the secret of each of their own goes into ``keys``."""
    name = checked_name(wish.name, most)
    if wish.who == "bot":
        if wish.bot not in bots():
            raise trouble(400, "server_no_such_bot", bot=wish.bot[:40], bots=", ".join(bots()))
        return SeatRow(number, "bot", name, wish.bot)
    if wish.who == "open":
        return SeatRow(number, "open")
    secret = secrets.token_urlsafe(24)
    keys[str(number)] = secret
    own_part = part or seeds.fresh(seeds.SEAT_BYTES)
    return SeatRow(number, "person", name, "", hash_of(secret), own_part, not part)
