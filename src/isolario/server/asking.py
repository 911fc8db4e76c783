"""What every request has in common: where it comes from, what it says, whom it asks."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection

from isolario.table.guests import Bucket
from isolario.table.lobby import Lobby
from isolario.table.problems import trouble

Asking = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")

_ADDRESSES = 1000  # remembered at most


def lobby_of(asking: Asking) -> Lobby:
    """All the tables of the server that is asked."""
    lobby: Lobby = asking.app.state.lobby
    return lobby


def name_in(asking: Asking, part: str) -> str:
    """A part of the address."""
    return str(asking.path_params[part])


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    """What the request carries. Raises `Trouble` if it makes no sense."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise trouble(400, "server_bad_message", why=str(error)[:200]) from None


def from_our_page(asking: Asking) -> bool:
    """Whether the page that asks came from this server (or is no page at all)."""
    site = asking.headers.get("sec-fetch-site")  # a browser's own word; no proxy changes it
    if site is not None:
        return site in ("same-origin", "none")
    origin = asking.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == asking.headers.get("host")


class Doorkeeper:
    """Keeps one address from opening tables without end, and other sites from opening any."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def check(self, asking: Asking) -> None:
        """Raises `Trouble` if this one may not come in now."""
        if not from_our_page(asking):
            raise trouble(403, "server_foreign_page")
        if len(self._buckets) > _ADDRESSES:
            self._buckets = {who: use for who, use in self._buckets.items() if not use.full}
        who = asking.client.host if asking.client else ""
        if not self._buckets.setdefault(who, Bucket(self._rate, self._burst)).take():
            raise trouble(429, "server_too_fast")
