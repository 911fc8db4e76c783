"""Processes in which bots think, one at a time in each. They start when they are needed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool

from isolario.bots.passing import pack
from isolario.table import worker
from isolario.table.bots import BotFailed, Thought
from isolario.table.process import Process
from isolario.table.settings import TableSettings
from isolario.table.store import What
from isolario.table.turns import Turn


def processes(settings: TableSettings) -> Mapping[What, Processes]:
    """For those that glance, and for those that look ahead."""
    return {
        "glance": Processes(1, settings.think, settings.nice // 2),
        "search": Processes(settings.workers, settings.think, settings.nice),
    }


class Processes:
    """Some of them, for bots of one kind."""

    def __init__(self, count: int, seconds: float, nice: int) -> None:
        self.count = count
        self._seconds = seconds
        self._nice = nice
        self._all: set[Process] = set()
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def choose(self, bot: str, turn: Turn) -> Thought:
        """A bot's move. Raises `BotFailed`."""
        process = await self._idle.get()
        if process is None:
            process = Process(self._nice)
            self._all.add(process)
        healthy = False
        try:
            thought = await self._ask(process, bot, turn)
            healthy = True
            return thought
        except BotFailed:
            healthy = True
            raise
        except TimeoutError:
            raise BotFailed(f"took longer than {self._seconds} seconds") from None
        except BrokenProcessPool:
            raise BotFailed("its process ended") from None
        finally:
            if not healthy:
                self._stop(process)
            self._idle.put_nowait(process if healthy else None)

    async def _ask(self, process: Process, bot: str, turn: Turn) -> Thought:
        await process.ready()
        view, clock = turn.view, asyncio.get_running_loop().time
        call = (view.game.name, view.game.pieces, bot, view.json(), pack(turn.recall))
        began = clock()
        good, answer = await process.do(self._seconds, worker.think, *call)
        if not good:
            raise BotFailed(answer)
        return Thought(answer, began)

    def _stop(self, process: Process) -> None:
        self._all.discard(process)
        process.stop()

    def close(self) -> None:
        for process in tuple(self._all):
            self._stop(process)
