"""A process that works for the server: bots think in such, and keepsakes are made there.

It stands back for everything else, and is gone when the server is, however that ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from isolario.bots.helper_process import settle_in

T = TypeVar("T")

_START = 60.0  # seconds that a fresh process may need to be ready


class Process:
    """One process that does one thing at a time. It starts when there is something to do."""

    def __init__(self, nice: int) -> None:
        spawn = get_context("spawn")  # a fork of a server with threads and sockets is not safe
        self._pool = ProcessPoolExecutor(1, spawn, settle_in, (nice,))
        self._number = 0

    async def ready(self) -> None:
        """Returns when it has started. Raises like `do`."""
        if not self._number:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(_START):
                self._number = await loop.run_in_executor(self._pool, os.getpid)

    async def do(self, seconds: float, work: Callable[..., T], *what: object) -> T:
        """What ``work`` returns there, or raises. Raises `TimeoutError` if it takes longer, not
        counting the start, and `BrokenProcessPool` if the process has ended: after either it has
        to be stopped."""
        await self.ready()
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *what)

    def stop(self) -> None:
        """Ends it, whatever it is doing."""
        if self._number:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._number, getattr(signal, "SIGKILL", signal.SIGTERM))
        self._pool.shutdown(wait=False, cancel_futures=True)
