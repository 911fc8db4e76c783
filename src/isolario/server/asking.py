"""What all requests have in common: where they come from, what they say, whom they ask."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection

from isolario.table.lobby import Lobby
from isolario.table.problems import (
    BadWish,
    Broken,
    NotThere,
    NotYours,
    Taken,
    TooEarly,
    TooMuch,
    Trouble,
)

Asking = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")

STATUS: dict[type[Trouble], int] = {
    BadWish: 400,
    NotYours: 403,
    TooEarly: 403,
    NotThere: 404,
    Taken: 409,
    TooMuch: 429,
    Broken: 500,
}
"""The HTTP status for each trouble of a table."""

_ADDRESSES = 1000  # remembered at most


def lobby_of(asking: Asking) -> Lobby:
    """All the tables of the server that is asked."""
    lobby: Lobby = asking.app.state.lobby
    return lobby


def name_in(asking: Asking, part: str) -> str:
    """A part of the address."""
    return str(asking.path_params[part])


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    """What the request carries. Raises `BadWish` if it makes no sense."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadWish("server_bad_message", why=str(error)[:200]) from None


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
        """Whether one more is allowed."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Idle for so long that this may be forgotten."""
        return self._left + (time.monotonic() - self._since) * self._rate >= self._burst


class Doorkeeper:
    """Keeps one address from opening endless tables."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def check(self, asking: Asking) -> None:
        """Raises `Trouble` if this request may not come in now."""
        if len(self._buckets) > _ADDRESSES:
            self._buckets = {who: use for who, use in self._buckets.items() if not use.full}
        who = asking.client.host if asking.client else ""
        if not self._buckets.setdefault(who, Bucket(self._rate, self._burst)).take():
            raise TooMuch("server_too_fast")
