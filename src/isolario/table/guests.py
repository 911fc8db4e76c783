"""The pages that look at a table, and what is on its way to each.

A page that does not keep up is dropped: it says hello again and gets everything anew. Nobody
else ever waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from isolario.table.messages import ToPage

Viewer = int | None

_encode = msgspec.json.Encoder().encode


class Goodbye(msgspec.Struct, frozen=True):
    """The last thing sent: why the connection ends. A page need not come back after 44xx."""

    code: int


class Guest:
    """One page at a table: its seat (None: a spectator) and the messages that wait for it.

    >>> guest = Guest(backlog=1)
    >>> guest.send(b"one"), guest.send(b"two"), guest.slow
    (None, None, True)
    """

    def __init__(self, backlog: int, on_slow: Callable[[], object] = lambda: None) -> None:
        self.seat: Viewer = None
        self.slow = False
        self.waiting: asyncio.Queue[bytes | Goodbye] = asyncio.Queue(backlog)
        self.on_slow = on_slow

    def send(self, message: bytes | Goodbye) -> None:
        """Puts a message on its way. Never waits."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            if not self.slow:
                self.slow = True
                self.on_slow()

    def tell(self, message: ToPage) -> None:
        self.send(_encode(message))


class Guests:
    """Everybody at one table."""

    def __init__(self) -> None:
        self._guests: list[Guest] = []

    def __len__(self) -> int:
        return len(self._guests)

    def __contains__(self, guest: Guest) -> bool:
        return guest in self._guests

    @property
    def viewers(self) -> set[Viewer]:
        """The seats at which somebody is, and None if there are spectators."""
        return {guest.seat for guest in self._guests}

    def come(self, guest: Guest, seat: Viewer) -> None:
        guest.seat = seat
        if guest not in self._guests:
            self._guests.append(guest)

    def go(self, guest: Guest) -> None:
        if guest in self._guests:
            self._guests.remove(guest)

    def tell(self, viewer: Viewer, message: ToPage) -> None:
        """Tells every page of one viewer."""
        data = _encode(message)
        for guest in self._guests:
            if guest.seat == viewer:
                guest.send(data)

    def tell_all(self, message: ToPage, but: Guest | None = None) -> None:
        """Tells every page what everybody may know."""
        data = _encode(message)
        for guest in self._guests:
            if guest is not but:
                guest.send(data)


class Bucket:
    """How much somebody may do: ``rate`` times a second, ``burst`` times at once.

    >>> bucket = Bucket(rate=0.001, burst=2)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._since = time.monotonic()

    def take(self) -> bool:
        """Whether once more is fine."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Nothing was done for so long that this may be forgotten."""
        return self._left + (time.monotonic() - self._since) * self._rate >= self._burst
