"""What is on its way to one page.

It has room for a limited number of bytes. A whole picture takes the place of everything that waited
to be shown before it. A page that still does not keep up is dropped: it says hello again and gets
everything afresh. Nobody else ever waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from isolario.table.messages import Joined, Taught, ToPage

_encode = msgspec.json.Encoder().encode
_last: tuple[ToPage | None, bytes] = (None, b"")
_WRAPPING = 100  # bytes that it takes to keep a message, however short


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


class _Waiting(NamedTuple):
    """A message that waits. ``request``: what it answers; ``afresh``: it lays out a beat."""

    data: bytes | Goodbye
    size: int
    request: int
    afresh: bool

    def gives_way(self, joined: Joined) -> bool:
        """Whether a whole picture that comes after it says all that it says. What answers a request
        still has to, but a beat that is laid out again was asked for again."""
        return not self.request or (self.afresh and joined.request > 0)


class Outbox:
    """The messages that wait for a page, with room for this many bytes. However large, a single
    message always finds room.

    >>> from isolario.table.messages import Beat
    >>> outbox = Outbox(200)
    >>> outbox.put(Beat(1)), outbox.slow, outbox.put(Beat(2)), outbox.slow
    (None, False, None, True)
    """

    def __init__(self, room: int, on_slow: Callable[[], object] = lambda: None) -> None:
        self.slow = False
        self.on_slow = on_slow
        self._room = room
        self._taken = 0
        self._ended = False  # the last word is on its way
        self._waiting: deque[_Waiting] = deque()
        self._some = asyncio.Event()

    def put(self, message: ToPage | Goodbye) -> None:
        """Puts a message on its way. Never waits."""
        if self.slow or self._ended:
            return
        self._ended = isinstance(message, Goodbye)
        if isinstance(message, Joined):
            self._keep([one for one in self._waiting if not one.gives_way(message)])
        self._waiting.append(_wrapped(message))
        self._taken += self._waiting[-1].size
        self._some.set()
        if self._taken > self._room and len(self._waiting) > 1:
            self.slow = True
            self._keep([])
            self.on_slow()

    async def next(self) -> bytes | Goodbye:
        """The message that has waited longest."""
        while not self._waiting:
            self._some.clear()
            await self._some.wait()
        first = self._waiting.popleft()
        self._taken -= first.size
        return first.data

    def close(self) -> None:
        """Nobody will read it any more."""
        self._ended = True
        self.on_slow = lambda: None
        self._keep([])

    def _keep(self, kept: list[_Waiting]) -> None:
        self._waiting = deque(kept)
        self._taken = sum(one.size for one in kept)


def _wrapped(message: ToPage | Goodbye) -> _Waiting:
    if isinstance(message, Goodbye):
        return _Waiting(message, _WRAPPING, 0, False)
    data = written(message)
    request: int = getattr(message, "request", 0)
    return _Waiting(data, len(data) + _WRAPPING, request, isinstance(message, Joined | Taught))
