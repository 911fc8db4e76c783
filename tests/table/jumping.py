"""A clock that only a test moves: an event loop that never waits, but jumps to what comes next."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Impatient(selectors.DefaultSelector):
    """Lets time pass instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen again"
        self.now += max(0.0, timeout)
        return super().select(0)


class _Jumping(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._eager = _Impatient()
        super().__init__(self._eager)

    def time(self) -> float:
        return self._eager.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs it in no time. By the clock of its loop, it takes as long as it waits: nothing that
    happens in other threads or processes is waited for."""
    with asyncio.Runner(loop_factory=_Jumping) as runner:
        return runner.run(work)


def now() -> float:
    """What that clock says."""
    return asyncio.get_running_loop().time()
