"""Several servers on one store: what is written at another is told here.

The store says which tables others have changed, and by which decision: a table that was known as it
was before need not be read. In case it missed something, all that somebody has
open here are looked at every two seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Collection
from functools import partial

from isolario.table.lobby import Lobby
from isolario.table.problems import Trouble
from isolario.table.store import News
from isolario.table.table import Table

_LOOK = 2.0  # seconds

_notes = logging.getLogger(__name__)


class Follower:
    """Keeps the tables of a lobby as they are in the store: ``async with Follower(lobby): …``
    Where nobody else writes there is nothing to do."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._heard: set[str] = set()
        self._everything = False
        self._news = asyncio.Event()
        self._following: set[asyncio.Task[None]] = set()
        self._at: Counter[str] = Counter()  # how many follow a table

    async def __aenter__(self) -> None:
        self._work = asyncio.create_task(self._run())

    async def __aexit__(self, *_: object) -> None:
        tasks = (self._work, *self._following)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hear(self, table: str | None, news: News | None = None) -> None:
        """A table has changed elsewhere; None: any of them may have."""
        if table is None:
            self._everything = True
        elif news is not None and (live := self._lobby.live(table)) is not None:
            self._begin(live, live.hear(news))
            return
        elif self._lobby.has(table):
            self._heard.add(table)
        else:
            return
        self._news.set()

    async def _run(self) -> None:
        if not self._lobby.store.shared:
            return
        self._lobby.store.listen(self.hear)
        clock = asyncio.get_running_loop().time
        look = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(look):
                    await self._news.wait()
            self._news.clear()
            names: Collection[str] = self._heard
            if self._everything or clock() >= look:
                names, look = self._lobby.names(), clock() + _LOOK
            self._heard, self._everything = set(), False
            try:
                await self._look(names)
            except Exception:
                _notes.exception("cannot see what others have written")

    async def _look(self, names: Collection[str]) -> None:
        found = await self._lobby.store.standing(names)
        for name in names:
            table = self._lobby.live(name)
            if table is None:
                continue
            standing = found.get(name)
            if standing is not None:
                table.others_are(standing.elsewhere)
            # One may be reading already; the one after it will see everything.
            if table.is_behind(standing) and self._at[name] < 2:
                self._at[name] += 1
                self._begin(table, table.follow()).add_done_callback(partial(self._end, name))

    def _end(self, name: str, _done: asyncio.Task[None]) -> None:
        self._at -= Counter([name])

    def _begin(self, table: Table, following: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._follow(table, following))
        self._following.add(task)
        task.add_done_callback(self._following.discard)
        return task

    async def _follow(self, table: Table, following: Awaitable[None]) -> None:
        try:
            await following
        except Trouble:
            pass  # everybody there has been told
        except Exception:
            _notes.exception("%s: cannot be followed", table.name)
