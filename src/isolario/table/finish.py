"""What was begun is finished, also when whoever asked for it goes away in the meantime."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Between writing something down and telling everybody nobody may stop: a cancelled asker ends
    only when the work is done, and until then keeps whatever locks it holds."""
    task = asyncio.create_task(work)
    gone: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            gone = error
    if gone is not None:
        raise gone from (None if task.cancelled() else task.exception())
    return task.result()
