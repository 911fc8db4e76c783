"""A browser's event loop, which refuses what is due already."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from isolario.home.loop import forgive


class Strict(asyncio.SelectorEventLoop):
    """As Pyodide's."""

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        return super().call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        return self.call_later(when - self.time(), callback, *args, context=context)


def test_what_is_due_already_is_done_at_once() -> None:
    async def wait() -> None:
        loop, late = asyncio.get_running_loop(), asyncio.Event()
        with pytest.raises(ValueError, match="in the past"):
            loop.call_at(loop.time() - 1, late.set)
        forgive(loop)
        loop.call_at(loop.time() - 1, late.set)
        loop.call_later(0.001, late.clear)
        await late.wait()
        await asyncio.sleep(0.01)
        assert not late.is_set()

    with asyncio.Runner(loop_factory=Strict) as runner:
        runner.run(wait())
