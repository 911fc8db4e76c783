"""Bots at the tables: the store says whose turn it is, and they think in other processes.

A bot that crashes, dawdles or plays something illegal is asked again; then the easy bot
plays for it. If even that fails, its turn is put off for a while, and stays due.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from isolario.core.errors import IsolarioError
from isolario.table import worker
from isolario.table.lobby import Lobby
from isolario.table.messages import Stale
from isolario.table.problems import NotThere
from isolario.table.settings import TableSettings
from isolario.table.store import Due
from isolario.table.table import Table, Turn

STAND_IN = "easy"
_PUT_OFF = 30.0  # seconds
_START = 60.0  # seconds that a fresh process may need to be ready

_notes = logging.getLogger(__name__)


class BotFailed(IsolarioError):
    """A bot gave no move; says why."""


class _Thinker:
    """One process in which one bot thinks at a time."""

    def __init__(self, nice: int) -> None:
        spawn = get_context("spawn")  # a fork of a server with threads and sockets is not safe
        self._pool = ProcessPoolExecutor(1, spawn, worker.settle_in, (nice,))
        self._process = 0

    async def ask(self, bot: str, turn: Turn, seconds: float) -> str:
        loop = asyncio.get_running_loop()
        if not self._process:  # starting up does not count as the bot's time
            async with asyncio.timeout(_START):
                self._process = await loop.run_in_executor(self._pool, os.getpid)
        view = turn.view
        call = (view.game.name, bot, view.json(), worker.pack(turn.recall))
        async with asyncio.timeout(seconds):
            good, answer = await loop.run_in_executor(self._pool, worker.think, *call)
        if not good:
            raise BotFailed(answer)
        return answer

    def stop(self) -> None:
        if self._process:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process, getattr(signal, "SIGKILL", signal.SIGTERM))
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, settings: TableSettings) -> None:
        self._seconds = settings.think
        self._nice = settings.nice
        self._all: set[_Thinker] = set()
        self._idle: asyncio.Queue[_Thinker | None] = asyncio.Queue()
        for _ in range(settings.workers):
            self._idle.put_nowait(None)  # started when it is needed

    async def choose(self, bot: str, turn: Turn) -> str:
        """The notation of a bot's move. Raises `BotFailed`."""
        thinker = await self._idle.get()
        if thinker is None:
            thinker = _Thinker(self._nice)
            self._all.add(thinker)
        healthy = False
        try:
            answer = await thinker.ask(bot, turn, self._seconds)
            healthy = True
            return answer
        except BotFailed:
            healthy = True
            raise
        except TimeoutError:
            raise BotFailed(f"took longer than {self._seconds} seconds") from None
        except BrokenProcessPool:
            raise BotFailed("its process ended") from None
        finally:
            if not healthy:
                self._stop(thinker)
            self._idle.put_nowait(thinker if healthy else None)

    def _stop(self, thinker: _Thinker) -> None:
        self._all.discard(thinker)
        thinker.stop()

    def close(self) -> None:
        for thinker in tuple(self._all):
            self._stop(thinker)


class Clerk:
    """Sees to it that bots play when they are due: ``async with Clerk(lobby): …``"""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.store
        self._settings = lobby.settings
        self._thinkers = Thinkers(lobby.settings)
        self._turns: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        lobby.bots_due = self._wake.set

    async def __aenter__(self) -> None:
        self._work = asyncio.create_task(self._run())

    async def __aexit__(self, *_: object) -> None:
        for task in (self._work, *self._turns):
            task.cancel()
        await asyncio.gather(self._work, *self._turns, return_exceptions=True)
        self._thinkers.close()

    async def _run(self) -> None:
        while True:
            try:
                self._wake.clear()
                wait = await self._look()
            except Exception:
                _notes.exception("cannot see what is due")
                wait = 1.0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def _look(self) -> float:
        """Takes what is due and says how long to wait for more."""
        lease = self._settings.lease
        room = 2 * self._settings.workers - len(self._turns)
        if room <= 0:
            return lease  # a turn that ends wakes us earlier
        due = await self._store.next_due()
        if due is None or due > time.time():
            # Others may write to the store too: look now and then.
            return lease if due is None else min(lease, max(0.0, due - time.time()))
        for taken in await self._store.take(lease, room):
            turn = asyncio.create_task(self._turn(taken))
            self._turns.add(turn)
            turn.add_done_callback(self._over)
        return 0.0

    def _over(self, turn: asyncio.Task[None]) -> None:
        self._turns.discard(turn)
        self._wake.set()

    async def _turn(self, due: Due) -> None:
        try:
            table = await self._lobby.find(due.table)
            if not await self._decide(due, table):
                await self._store.postpone(due, _PUT_OFF)
        except NotThere:  # the table has been done away with
            await self._store.drop(due)
        except Exception:
            _notes.exception("table %s: seat %d cannot play", due.table, due.seat)
            await self._store.postpone(due, _PUT_OFF)

    async def _decide(self, due: Due, table: Table) -> bool:
        """Whether the bot has decided, or no longer has anything to decide."""
        turn = await table.turn_of(due.seat)
        if turn is None:
            return True
        bot = table.seats[due.seat].bot
        for name in (bot, bot, STAND_IN):
            try:
                async with self._holding(due):
                    move = await self._thinkers.choose(name, turn)
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
