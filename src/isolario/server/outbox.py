"""What is on its way to one page.

A page that does not keep up is dropped: it says hello again and gets everything afresh. Nobody
else ever waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from isolario.table.messages import ToPage

_encode = msgspec.json.Encoder().encode
_last: tuple[ToPage | None, bytes] = (None, b"")


def written(message: ToPage) -> bytes:
    """A message as it travels. One that many pages get in turn is encoded once."""
    global _last
    told, data = _last
    if told is not message:
        data = _encode(message)
        _last = message, data
    return data


class Goodbye(msgspec.Struct, frozen=True):
    """The last thing sent: why the connection ends. A page need not come back after 44xx."""

    code: int


class Outbox:
    """The messages that wait for a page, with room for this many.

    >>> from isolario.table.messages import Beat
    >>> outbox = Outbox(1)
    >>> outbox.put(Beat(1)), outbox.put(Beat(2)), outbox.slow
    (None, None, True)
    """

    def __init__(self, room: int, on_slow: Callable[[], object] = lambda: None) -> None:
        self.slow = False
        self.on_slow = on_slow
        self._waiting: asyncio.Queue[bytes | Goodbye] = asyncio.Queue(room)

    def put(self, message: ToPage | Goodbye) -> None:
        """Puts a message on its way. Never waits."""
        try:
            self._waiting.put_nowait(message if isinstance(message, Goodbye) else written(message))
        except asyncio.QueueFull:
            if not self.slow:
                self.slow = True
                self.on_slow()

    async def next(self) -> bytes | Goodbye:
        """The message that has waited longest."""
        return await self._waiting.get()
