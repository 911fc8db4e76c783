"""Once a second the servers on one database tell each other how many pages they have, and how much
was said, so that limits are those of all (`isolario.server.limits`). A move waits for none of this.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import count

from isolario.server.counts import Counts, Others, Spend, key
from isolario.server.limits import Attendance
from isolario.server.patience import is_away

_EVERY = 1.0  # seconds
_TIDY = 10  # once in this many times

_notes = logging.getLogger(__name__)


class Together:
    """One server's part in it: ``async with Together(attendance, counts): …``"""

    def __init__(self, attendance: Attendance, counts: Counts) -> None:
        self._attendance = attendance
        self._counts = counts
        self._told: dict[str, int] = {}  # how many pages others know of

    async def __aenter__(self) -> None:
        self._work = asyncio.create_task(self._run())

    async def __aexit__(self, *_: object) -> None:
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)
        await asyncio.gather(self._counts.leave(), return_exceptions=True)

    async def _run(self) -> None:
        for nth in count(1):
            try:
                await self.exchange()
                if nth % _TIDY == 0:
                    await self._counts.tidy()
            except Exception as error:
                if not is_away(error):
                    _notes.exception("cannot count together with other servers")
            await asyncio.sleep(_EVERY)

    async def exchange(self) -> Others:
        """Tells others what was done here, and learns what they did."""
        at = self._attendance
        untold = [
            (keeper, who, done, key(what, who))
            for what, keeper in (("talk", at.talk), ("decisions", at.decisions))
            for who, done in keeper.untold().items()
        ]
        spent = [Spend(name, done, keeper.rate, keeper.burst) for keeper, _, done, name in untold]
        pages = {name: many for crowd in at.crowds for name, many in crowd.pages().items()}
        others = await self._counts.exchange(
            spent,
            pages,
            {name for name, _ in pages.items() ^ self._told.items()},
            [name for crowd in at.crowds for name in crowd.many()],
            min(crowd.most for crowd in at.crowds) // 2,
        )
        self._told = pages
        for keeper, who, done, name in untold:
            keeper.tell(who, done, others.left[name])
        for crowd in at.crowds:
            crowd.learn(others.pages, others.running)
        return others
