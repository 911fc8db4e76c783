"""At which tables somebody is: said in the store, for bots to think there first.

It is a promise that runs out unless it is renewed, so that others who use the store can rely on it,
and nobody has to clear up after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection

from isolario.table.messages import Viewer
from isolario.table.store import Rank, Store

_notes = logging.getLogger(__name__)


def rank(viewers: Collection[Viewer]) -> Rank:
    """What those who are at a table do there.

    >>> rank({None}), rank({0, None}), rank(())
    (<Rank.WATCHES: 1>, <Rank.PLAYS: 2>, <Rank.NOBODY: 0>)
    """
    if not viewers:
        return Rank.NOBODY
    return Rank.PLAYS if any(viewer is not None for viewer in viewers) else Rank.WATCHES


class Presence:
    """Keeps the store up to date. Whoever comes is told of at once, whoever goes a little later,
    with the next renewal: so nobody makes us write more often by coming and going."""

    def __init__(self, store: Store, seconds: float, told: Callable[[], object]) -> None:
        """It lasts for ``seconds``; ``told`` is called when the store knows of somebody new."""
        self._store = store
        self._seconds = seconds
        self._told = told
        self._here: dict[str, Rank] = {}
        self._known: dict[str, Rank] = {}  # what the store has been told
        self._news = asyncio.Event()

    def note(self, table: str, viewers: Collection[Viewer]) -> None:
        """These are at a table now."""
        if found := rank(viewers):
            self._here[table] = found
        else:
            self._here.pop(table, None)
        if found > self._known.get(table, Rank.NOBODY):
            self._news.set()

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
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(renewal):
                    await self._news.wait()

    async def _tell(self, renews: bool) -> None:
        self._news.clear()
        here, known = dict(self._here), self._known
        fresh = {
            table: found
            for table, found in here.items()
            if found > known.get(table, Rank.NOBODY) or (renews and found != known[table])
        }
        gone = known.keys() - here.keys() if renews else ()
        if fresh or gone or (renews and here):
            await self._store.attend(fresh, gone, self._seconds)
            self._known = here if renews else {**known, **fresh}
            self._told()
