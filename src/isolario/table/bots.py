"""Bots at the tables: the store says whose turn it is, and they think elsewhere.

Where that is (`Thinkers`) whoever hires a `Clerk` decides: the server has processes
(`isolario.table.processes`). Those that look ahead keep one busy for seconds, so those that glance
have one of their own. Tables take turns (`Store.take`), and a move is made when its time has come
(`isolario.table.pace`).

A bot that crashes, dawdles or plays something illegal is asked again; then the easy bot
plays for it. If even that fails, its turn is put off for a while, and stays due.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from typing import NamedTuple, Protocol

from isolario.bots import steady
from isolario.core.errors import IsolarioError
from isolario.table.chart_tables import chart_at
from isolario.table.lobby import Lobby
from isolario.table.messages import Stale
from isolario.table.presence import Presence
from isolario.table.problems import NotThere
from isolario.table.store import Due, What
from isolario.table.table import Table
from isolario.table.turns import Turn

STAND_IN = "easy"
_PUT_OFF = 30.0  # seconds
_LOOK = 2.0  # seconds
_AGAIN = 0.05  # seconds after which to look again for what somebody else may have taken

_notes = logging.getLogger(__name__)


class BotFailed(IsolarioError):
    """A bot gave no move; says why."""


class Thought(NamedTuple):
    """The notation of a move, and when its bot began to think."""

    move: str
    began: float


class Thinkers(Protocol):
    """Where bots think: as many at a time as it ``count``s."""

    @property
    def count(self) -> int: ...

    async def choose(self, bot: str, turn: Turn) -> Thought:
        """A bot's move. Raises `BotFailed`."""

    def close(self) -> None:
        """Nobody thinks any more."""


class Clerk:
    """Sees to it that bots play when they are due: ``async with Clerk(lobby, thinkers): …``"""

    def __init__(self, lobby: Lobby, thinkers: Mapping[What, Thinkers]) -> None:
        self._lobby = lobby
        self._store = lobby.store
        self._settings = settings = lobby.settings
        self._thinkers = thinkers
        self._thinking: dict[What, set[Due]] = {what: set() for what in self._thinkers}
        self._turns: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        lobby.bots_due = self._wake.set
        self._presence = Presence(lobby.store, settings.here, self._wake.set)
        lobby.attended = self._presence.note

    async def __aenter__(self) -> None:
        self._work = [asyncio.create_task(it) for it in (self._run(), self._presence.keep())]

    async def __aexit__(self, *_: object) -> None:
        tasks = (*self._work, *self._turns)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinkers in self._thinkers.values():
            thinkers.close()

    async def _run(self) -> None:
        while True:
            try:
                self._wake.clear()
                wait = min([await self._look(what) for what in self._thinkers])
            except Exception:
                _notes.exception("cannot see what is due")
                wait = 1.0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def _look(self, what: What) -> float:
        """Takes what is due and says how long to wait for more."""
        lease, thinking = self._settings.lease, self._thinking[what]
        # One more than can think: the next is at hand when a process is done with the last.
        room = self._thinkers[what].count + 1 - len(thinking)
        if room <= 0:
            return lease  # a bot that has thought wakes us earlier
        wait = await self._store.next_due(what)
        if wait is None or wait > 0:
            # Others may write to the store too: look now and then.
            look = min(lease, _LOOK) if self._store.shared else lease
            return look if wait is None else min(look, wait)
        taken = await self._store.take(lease, room, what)
        for due in taken:
            thinking.add(due)
            turn = asyncio.create_task(self._turn(due, what))
            self._turns.add(turn)
            turn.add_done_callback(self._turns.discard)
        return 0.0 if taken else _AGAIN

    def _thought(self, due: Due, what: What) -> None:
        self._thinking[what].discard(due)
        self._wake.set()

    async def _turn(self, due: Due, what: What) -> None:
        try:
            table = await self._lobby.find(due.table)
            if not await self._decide(due, what, table):
                await self._store.postpone(due, _PUT_OFF)
        except NotThere:  # the table has been done away with
            await self._store.drop(due)
        except Exception:
            _notes.exception("table %s: seat %d cannot play", due.table, due.seat)
            await self._store.postpone(due, _PUT_OFF)
        finally:
            self._thought(due, what)

    async def _decide(self, due: Due, what: What, table: Table) -> bool:
        """Whether the bot has decided, or no longer has anything to decide."""
        turn = await table.turn_of(due.seat)
        if turn is None:
            return True
        for name in _who_thinks(table, due.seat):
            try:
                async with self._holding(due):
                    move, began = await self._thinkers[what].choose(name, turn)
                    self._thought(due, what)
                    await _until(max(turn.seen, began + turn.pace.seconds(move)))
            except BotFailed as error:
                _notes.warning("table %s: bot %s: %s", due.table, name, error)
                continue
            answer = await table.play(due.seat, turn.number, move)
            if answer is None:
                return True
            if isinstance(answer, Stale):  # something happened in the meantime: look again at once
                await self._store.renew(due, 0)
                return True
            _notes.warning("table %s: bot %s: %s is illegal", due.table, name, move)
        return False

    @contextlib.asynccontextmanager
    async def _holding(self, due: Due) -> AsyncIterator[None]:
        """Keeps others from taking the turn while we are at it."""
        done = asyncio.Event()

        async def hold() -> None:
            while not done.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._settings.lease / 3):
                        await done.wait()
                if not done.is_set():
                    await self._store.renew(due, self._settings.lease)

        holding = asyncio.create_task(hold())
        try:
            yield
        finally:
            done.set()  # not cancelled: a renewal on its way must not hit the seat's next turn
            await holding


def _who_thinks(table: Table, seat: int) -> tuple[str, ...]:
    """Who is asked, one after another. For a bot of a chart nobody stands in: anybody could find
    out."""
    bot = table.seats[seat].bot
    if chart_at(table.row, table.seats) is not None:
        return (steady(bot),) * 2
    return bot, bot, STAND_IN


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
