"""Waiting for a database that has gone away for a moment: it is started again, or the connection
to it broke.

What is written to a table is guarded by its revision, so that it may be tried again though nobody
knows whether it was done: it is never done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")

_PATIENCE = 10.0  # seconds
_AGAIN = 0.1
# It shuts down, was killed, is starting, has more connections than it likes, or gave us up.
_AWAY = ("57P01", "57P02", "57P03", "53300", "25P03")
_ANSWER = 15.0  # seconds for any one answer
_WRITING, _READING = 3, 60  # seconds in which a transaction that has begun has to go on
_BROKEN = "08"  # how all codes begin that tell of a connection


def connecting(place: URL, writing: bool = False) -> dict[str, Any]:
    """How to connect to a database of others: one that does not answer is away, and a server that
    stops in the middle of a transaction holds nobody up. Whoever only reads keeps nobody waiting,
    and may be as slow as a busy machine makes them."""
    if place.get_backend_name() == "sqlite":
        return {}
    held = f"{_WRITING if writing else _READING}s"
    settings = {"idle_in_transaction_session_timeout": held}
    return {"timeout": _ANSWER, "command_timeout": _ANSWER, "server_settings": settings}


async def patiently(attempt: Callable[[], Awaitable[T]]) -> T:
    """What an attempt gives, made again while the database is away."""
    clock = asyncio.get_running_loop().time
    until = clock() + _PATIENCE
    while True:
        try:
            return await attempt()
        except Exception as error:
            if not is_away(error) or clock() >= until:
                raise
        await asyncio.sleep(_AGAIN)


def is_away(error: BaseException) -> bool:
    """Whether an error tells of a database that does not answer, and of nothing else.

    >>> is_away(ConnectionRefusedError()), is_away(KeyError())
    (True, False)
    """
    if isinstance(error, DBAPIError):
        code = str(getattr(error.orig, "sqlstate", None) or "")
        return error.connection_invalidated or code in _AWAY or code.startswith(_BROKEN)
    code = str(getattr(error, "sqlstate", None) or "")  # nobody has wrapped it
    return (
        isinstance(error, ConnectionError | TimeoutError)
        or code in _AWAY
        or code.startswith(_BROKEN)
    )
