"""Tables that nobody has touched for a long time are done away with, if whoever runs the server
says so. Any of several servers does it; none of them does it twice."""

from __future__ import annotations

import asyncio
import logging
import time

from isolario.table.lobby import Lobby

_EVERY = 3600.0  # seconds between looks
_AT_ONCE = 100
_DAY = 24 * 3600.0

_notes = logging.getLogger(__name__)


class Sweeper:
    """Looks now and then: ``async with Sweeper(lobby, days=90): …`` Without days nothing goes."""

    def __init__(self, lobby: Lobby, days: float) -> None:
        self._lobby = lobby
        self._days = days

    async def __aenter__(self) -> None:
        self._work = asyncio.create_task(self._run())

    async def __aexit__(self, *_: object) -> None:
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)

    async def _run(self) -> None:
        while self._days:
            try:
                await self.sweep()
            except Exception:
                _notes.exception("cannot do away with idle tables")
            await asyncio.sleep(_EVERY)

    async def sweep(self) -> int:
        """Does away with all that have been idle for too long, and says how many there were."""
        before, gone = time.time() - self._days * _DAY, 0
        while names := await self._lobby.store.expire(before, _AT_ONCE):
            for name in names:
                self._lobby.forget(name)
            gone += len(names)
        return gone
