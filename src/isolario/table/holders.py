"""Who holds a seat: whoever knows a secret.

A browser has one secret for all its seats, a program one of its own choice. Of a secret only its
SHA-256 is kept: that is what a `Holder` is, and what a seat knows of its player.

>>> secret = fresh()
>>> is_secret(secret), is_secret("friend"), holder_of(secret) == holder_of(secret)
(True, False, True)
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import replace

from isolario.table.store import SeatRow

Holder = str
"""The SHA-256 of a secret, as hex; empty: somebody who has not said who they are."""

NOBODY: Holder = ""
_BYTES = 32
_SECRET = re.compile(r"[A-Za-z0-9_-]{32,64}")  # at least 24 bytes: it cannot be guessed


def fresh() -> str:
    """A new secret."""
    return secrets.token_urlsafe(_BYTES)


def is_secret(text: str) -> bool:
    """Whether a text is long enough, and of the right letters, to be a secret."""
    return _SECRET.fullmatch(text) is not None


def holder_of(secret: str) -> Holder:
    """What we keep of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def held(seats: Iterable[SeatRow], holder: Holder) -> tuple[int, ...]:
    """The seats that somebody holds, and the open ones kept for them. All are compared, so that
    the time it takes tells nothing."""
    return tuple(seat.seat for seat in seats if hmac.compare_digest(seat.holder, holder) and holder)


def listing(seats: Iterable[SeatRow], holder: Holder, listed: bool) -> list[SeatRow]:
    """The seats of a table that is on its holder's list, or off it; others' stay as they are.

    >>> [seat.listed for seat in listing([SeatRow(0, "person", holder="a1")], "a1", False)]
    [False]
    """
    return [replace(seat, listed=listed) if seat.holder == holder else seat for seat in seats]
