"""Waiting for a database that has gone away for a moment: it is started again, or the connection
to it broke.

What is written to a table is guarded by its revision, so that it may be tried again though nobody
knows whether it was done: it is never done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

P = ParamSpec("P")
T = TypeVar("T")

_PATIENCE = 10.0  # seconds
_AGAIN = 0.1
# It shuts down, was killed, is starting, has more connections than it likes, or gave us up.
_AWAY = ("57P01", "57P02", "57P03", "53300", "25P03", "25P04")
_ANSWER = 15.0  # seconds for any one answer
_WRITING, _READING = 3, 60  # seconds in which a transaction that has begun has to go on
_WHOLE = 8  # seconds for all of a transaction that writes
_BROKEN = "08"  # how all codes begin that tell of a connection


def connecting(place: URL, writing: bool = False) -> dict[str, Any]:
    """How to connect to a database of others: one that does not answer is away, and a server that
    stops in the middle of a transaction holds nobody up. Whoever only reads keeps nobody waiting,
    and may be as slow as a busy machine makes them."""
    if place.get_backend_name() == "sqlite":
        return {}
    settings = {"idle_in_transaction_session_timeout": f"{_WRITING if writing else _READING}s"}
    return {"timeout": _ANSWER, "command_timeout": _ANSWER, "server_settings": settings}


def hurry(connection: Any, _record: object = None) -> None:
    """Ends transactions of a new connection that writes, however they stopped: to the database,
    whoever has prepared a statement and does not ask for it is not idle. PostgreSQL can do that
    from its version 17 on."""
    cursor = connection.cursor()
    cursor.execute(whole_within(f"{_WHOLE}s", for_good=True))
    cursor.close()
    connection.commit()


def whole_within(time: str, for_good: bool = False) -> str:
    """The question that sets the time for a transaction: this one, or all. ``0``: any time.

    >>> print(whole_within("0"))
    SELECT set_config('transaction_timeout', '0', true)
    WHERE current_setting('server_version_num')::int >= 170000
    """
    return (
        f"SELECT set_config('transaction_timeout', '{time}', {str(not for_good).lower()})\n"
        "WHERE current_setting('server_version_num')::int >= 170000"
    )


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


def patient(read: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Reads again what could not be read while the database was away."""

    @wraps(read)
    async def reading(*args: P.args, **more: P.kwargs) -> T:
        return await patiently(lambda: read(*args, **more))

    return reading


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
