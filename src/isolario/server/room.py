"""The connections of a server, and who has to go when there is no room for more.

A connection is a stranger's until the page at its other end turns out to hold a seat. Strangers
never get all the room there is. When they have what they get, the next one takes the place of the
one that has been silent for longest, at the address that has most. So a thousand connections that
say nothing keep nobody out.

Once a second somebody looks around (`Room.sweep`): a request that takes too long to arrive is given
up, and a connection that is closed, but whose other end does not take what was sent, is cut.
"""

from __future__ import annotations

import ipaddress
import math
import sys
import time
from asyncio import Transport
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress

from isolario.server.asking import home
from isolario.server.settings import Settings

LINE = "isolario_line"
"""Where an application finds the connection among the state of its scope."""

_OURS = 128  # files that we need for ourselves: the store, bots at work, the client
_CLOSING = 5.0  # seconds for the other end to take the last of what was sent


def _nothing() -> None:
    pass


class Line:
    """A connection. ``late`` is called when something has not come by the time it was due."""

    __slots__ = ("_room", "busy", "crowd", "due", "late", "stuck", "transport", "used")

    def __init__(self, room: Room, transport: Transport, crowd: str) -> None:
        self._room = room
        self.transport = transport
        self.crowd = crowd  # among whom it counts: an address, or all who come through a proxy
        self.busy = False  # a request has come whole and is being answered
        self.used = time.monotonic()
        self.due = math.inf
        self.stuck = math.inf
        self.late: Callable[[], object] = _nothing

    def use(self) -> None:
        """Something came over it."""
        self.used = time.monotonic()
        self._room.used(self)

    def is_players(self) -> None:
        """It leads to somebody who holds a seat."""
        self._room.admit(self)

    def wait_for(self, seconds: float) -> None:
        """Something has to come within this time; infinite: nothing has to."""
        self.due = time.monotonic() + seconds

    def must_take(self, seconds: float) -> None:
        """The other end has to take something within this time, or the connection is cut."""
        self.stuck = time.monotonic() + seconds


class Room:
    """All connections, and how many there may be."""

    def __init__(self, settings: Settings) -> None:
        self._most = min(settings.lines, _files_allowed(settings.lines))
        self._for_strangers = max(1, int(self._most * (1 - settings.kept_free)))
        self._each = settings.address_lines
        self._proxies = networks(settings.proxies)
        self._strangers: dict[str, OrderedDict[Line, None]] = {}  # the most silent first
        self._players: set[Line] = set()

    def __len__(self) -> int:
        return len(self._players) + self._crowded()

    def enter(self, transport: Transport, address: str) -> Line | None:
        """A new connection; None if there is no room for it."""
        proxy = is_in(address, self._proxies)
        crowd = "proxy" if proxy else home(address)
        there = self._strangers.get(crowd, ())
        if not proxy and len(there) >= self._each and not self._make_room((crowd,)):
            return None
        if self._crowded() >= self._for_strangers or len(self) >= self._most:
            largest = sorted(self._strangers, key=lambda at: -len(self._strangers[at]))
            if not self._make_room(largest):
                return None
        line = Line(self, transport, crowd)
        self._strangers.setdefault(crowd, OrderedDict())[line] = None
        return line

    def leave(self, line: Line) -> None:
        """A connection is gone, or about to be."""
        line.late = _nothing
        self._players.discard(line)
        crowd = self._strangers.get(line.crowd)
        if crowd is not None:
            crowd.pop(line, None)
            if not crowd:
                del self._strangers[line.crowd]

    def used(self, line: Line) -> None:
        """Something came over a connection."""
        crowd = self._strangers.get(line.crowd, ())
        if line in crowd:
            self._strangers[line.crowd].move_to_end(line)

    def admit(self, line: Line) -> None:
        """A connection turns out to be a player's."""
        if line in self._strangers.get(line.crowd, ()):
            self.leave(line)
            self._players.add(line)

    def sweep(self) -> None:
        """Looks after what is late. To be called every second or so."""
        now = time.monotonic()
        crowds = (self._players, *self._strangers.values())
        for line in [line for crowd in crowds for line in crowd]:
            if now > line.stuck:
                line.transport.abort()
            elif line.transport.is_closing():
                line.stuck = min(line.stuck, now + _CLOSING)
            elif now > line.due:
                line.late()

    def _crowded(self) -> int:
        return sum(map(len, self._strangers.values()))

    def _make_room(self, crowds: Sequence[str]) -> bool:
        """The most silent one of the first crowd that has any has to go; not while it is being
        answered."""
        for crowd in crowds:
            for line in self._strangers[crowd]:
                if not line.busy:
                    self.leave(line)
                    line.transport.abort()
                    return True
        return False


Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_MAPPED = "::ffff:{}/{}"  # how a door for both kinds of addresses sees the older kind


def networks(typed: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks as they are written, and as we may see them. Raises `ValueError`.

    >>> [str(network) for network in networks(["10.0.0.0/8", "::1"])]
    ['10.0.0.0/8', '::ffff:a00:0/104', '::1/128']
    """
    found: list[Network] = []
    for network in map(ipaddress.ip_network, typed):
        found.append(network)
        if network.version == 4:
            mapped = _MAPPED.format(network.network_address, 96 + network.prefixlen)
            found.append(ipaddress.ip_network(mapped))
    return tuple(found)


def is_in(address: str, places: Sequence[Network]) -> bool:
    """Whether an address is one of these.

    >>> is_in("10.1.2.3", networks(["10.0.0.0/8"])), is_in("unknown", networks(["::1"]))
    (True, False)
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in place for place in places)


def _files_allowed(wanted: int) -> int:
    """How many connections the system lets us have, after asking it for as many as we want."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    most = wanted + _OURS if hard == endless else min(hard, wanted + _OURS)
    if soft != endless and soft < most:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return wanted if soft == endless else max(soft - _OURS, soft // 2)
