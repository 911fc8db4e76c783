"""At which tables somebody is: said in the store, for bots to think there first, and for others who
use it to show at their tables.

It is a promise that runs out unless it is renewed, so that others who use the store can rely on it,
and nobody has to clear up after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection

from isolario.table.messages import Viewer
from isolario.table.store import Store, rank

_CALM = 0.5  # seconds between what others are told

_notes = logging.getLogger(__name__)


class Presence:
    """Keeps the store up to date. Whoever comes is told of at once, whoever goes a little later,
    with the next renewal: so nobody makes us write more often by coming and going. Others who use
    the store are told of everybody soon, all at a time."""

    def __init__(self, store: Store, seconds: float, told: Callable[[], object]) -> None:
        """It lasts for ``seconds``; ``told`` is called when the store knows of somebody new."""
        self._store = store
        self._seconds = seconds
        self._told = told
        self._here: dict[str, frozenset[Viewer]] = {}
        self._known: dict[str, frozenset[Viewer]] = {}  # what the store has been told
        self._news = asyncio.Event()

    def note(self, table: str, viewers: Collection[Viewer]) -> None:
        """These are at a table now."""
        if found := frozenset(viewers):
            self._here[table] = found
        else:
            self._here.pop(table, None)
        if self._is_news(table, found):
            self._news.set()

    def _is_news(self, table: str, found: Collection[Viewer]) -> bool:
        """Whether the store is to be told before the next renewal."""
        known = self._known.get(table, frozenset())
        return found != known if self._store.shared else rank(found) > rank(known)

    async def keep(self) -> None:
        """Tells the store, for ever."""
        clock, renewal = asyncio.get_running_loop().time, 0.0
        while True:
            renews = clock() >= renewal
            if renews:
                renewal = clock() + self._seconds / 3
            try:
                await self._tell(renews)
            except Exception:
                _notes.exception("cannot say who is here")
                self._known = {}
            if self._store.shared:
                await asyncio.sleep(_CALM)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(renewal):
                    await self._news.wait()

    async def _tell(self, renews: bool) -> None:
        self._news.clear()
        here, known = dict(self._here), self._known
        every = renews or self._store.shared
        fresh = {
            table: found
            for table, found in here.items()
            if self._is_news(table, found) or (every and found != known[table])
        }
        gone = known.keys() - here.keys() if every else ()
        if fresh or gone or (renews and here):
            await self._store.attend(fresh, gone, self._seconds)
            self._known = here if every else {**known, **fresh}
            self._told()
