"""The event loop of a browser, as everybody else knows event loops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any


def forgive(loop: asyncio.AbstractEventLoop) -> None:
    """From now on the loop does at once what is due already. Pyodide's refuses it, and a short
    timeout may be due by the time that it is asked for: then whoever wanted to wait would fail."""
    later = loop.call_later

    def call_later(
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return later(max(0.0, delay), callback, *args, context=context)

    loop.call_later = call_later  # type: ignore[assignment, method-assign]
