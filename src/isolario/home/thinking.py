"""Where bots think at home: those that glance right here, those that look ahead somewhere else, so
that whoever asks what a move would do is answered in the meantime."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from isolario.bots.passing import pack
from isolario.table import worker
from isolario.table.bots import BotFailed, Thought
from isolario.table.store import What
from isolario.table.turns import Turn

Ask = Callable[[str, str, str, bytes, bytes], Awaitable[tuple[bool, str]]]
"""Has `isolario.table.worker.think` called elsewhere. Raises `TimeoutError` if that took too long
and was ended."""


async def here(game: str, pieces: str, bot: str, view: bytes, recall: bytes) -> tuple[bool, str]:
    """Thinks in this very place, once everybody who waits has had their turn."""
    await asyncio.sleep(0)
    return worker.think(game, pieces, bot, view, recall)


class Minds:
    """As many bots as think at a time.

    >>> import isolario
    >>> from isolario.table.pace import Pace
    >>> state = isolario.new("foggy-island", seed=7)
    >>> turn = Turn(1, state.view(0), state.recall(0), Pace(state, 0, 0.0, 0.0))
    >>> asyncio.run(Minds(here).choose("easy", turn)).move[:4]
    'pick'
    """

    def __init__(self, ask: Ask, count: int = 1) -> None:
        self.count = count
        self._ask = ask
        self._free = asyncio.Semaphore(count)

    async def choose(self, bot: str, turn: Turn) -> Thought:
        """A bot's move. Raises `BotFailed`."""
        view = turn.view
        async with self._free:
            began = asyncio.get_running_loop().time()
            try:
                game, recall = view.game, pack(turn.recall)
                good, answer = await self._ask(game.name, game.pieces, bot, view.json(), recall)
            except TimeoutError:
                raise BotFailed("took too long") from None
        if not good:
            raise BotFailed(answer)
        return Thought(answer, began)

    def close(self) -> None:
        """Whoever thinks elsewhere is ended by who began it."""


def thinking_here() -> Mapping[What, Minds]:
    """All of them think in this very place."""
    return {"glance": Minds(here), "search": Minds(here)}
