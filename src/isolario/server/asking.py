"""What all requests have in common: where they come from, what they say, whom they ask."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

from litestar.connection import ASGIConnection

from isolario.table.lobby import Lobby

Asking = ASGIConnection[Any, Any, Any, Any]

_HOME = 64  # bits of an IPv6 address that a provider gives to one home
_REMEMBERED = 5000  # whose doings a doorkeeper remembers
_TOLD = 16  # a part of what somebody may do at once: other servers need not be told of less


def lobby_of(asking: Asking) -> Lobby:
    """All the tables of the server that is asked."""
    lobby: Lobby = asking.app.state.lobby
    return lobby


def name_in(asking: Asking, part: str) -> str:
    """A part of the address."""
    return str(asking.path_params[part])


def address_of(asking: Asking) -> str:
    """Where somebody asks from, as far as limits go."""
    return home(asking.client.host) if asking.client else ""


def home(address: str) -> str:
    """What counts as one address: an IPv6 home has more of them than anybody could count.

    >>> home("192.0.2.7"), home("::ffff:192.0.2.7"), home("2001:db8::1:2:3")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _HOME), strict=False))


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
        self.untold = 0  # taken since other servers were told

    def take(self, worth: int = 1) -> bool:
        """Whether one more is allowed, or something that is ``worth`` several."""
        if not self.has(worth):
            return False
        self._left -= worth
        self.untold += worth
        return True

    def has(self, worth: int) -> bool:
        """Whether that much is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        return self._left >= worth

    def lower(self, left: float) -> None:
        """No more than this is left: the rest was taken elsewhere. It may be less than nothing."""
        self._left = min(self._left, left)


class Doorkeeper:
    """Keeps each from doing too much, such as an address from opening endless tables; ``why`` is
    what it says then.

    >>> doorkeeper = Doorkeeper(rate=0.001, burst=1)
    >>> doorkeeper.lets("here"), doorkeeper.lets("here"), doorkeeper.lets("there")
    (True, False, True)
    """

    def __init__(self, rate: float, burst: int, why: str = "server_too_fast") -> None:
        self.rate = rate
        self.burst = burst
        self.why = why
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self._told_at = burst / _TOLD
        self._untold: set[Hashable] = set()

    def lets(self, who: Hashable, worth: int = 1) -> bool:
        """Whether they may do one more thing now, or one that is ``worth`` several."""
        bucket = self._bucket(who)
        if not bucket.take(worth):
            return False
        if bucket.untold >= self._told_at:
            self._untold.add(who)
        return True

    def would_let(self, who: Hashable, worth: int) -> bool:
        """Whether they might; it does not count."""
        return self._bucket(who).has(worth)

    def _bucket(self, who: Hashable) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
        self._buckets.move_to_end(who)
        if len(self._buckets) > _REMEMBERED:
            forgotten, _ = self._buckets.popitem(last=False)
            self._untold.discard(forgotten)
        return bucket

    # --- with other servers -----------------------------------------------------------------

    def untold(self) -> dict[Hashable, int]:
        """What was done here that other servers should be told."""
        return {who: self._buckets[who].untold for who in self._untold}

    def tell(self, who: Hashable, told: int, left: float) -> None:
        """Others have been told, and said what is left for all."""
        if (bucket := self._buckets.get(who)) is not None:
            bucket.untold -= told
            bucket.has(0)  # by now
            bucket.lower(left)
            if bucket.untold < self._told_at:
                self._untold.discard(who)
