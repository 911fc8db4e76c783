"""Where a table's seed comes from, and how anybody can check it afterwards.

The server's part is 32 random bytes; their SHA-256, the commitment, is published before anyone
sits. Each person's seat adds 16 bytes from its browser. The seed is the SHA-256, as hex, of

    server part ‖ the parts of the persons' seats, in seat order ‖ terms

where the terms are game, options, version of the rules and number of seats, as JSON with sorted
keys and no blanks, in UTF-8. When the game is over all parts are published beside the record.

>>> terms = Terms("foggy-island", {"weather": "fog"}, 1, 2)
>>> parts = Parts("00" * 32, (SeatPart(0, "11" * 16),), commitment("00" * 32))
>>> mix(parts, terms)
'7cc76dab195f9a4723b2f0497e74b2626588034141b780c6caa0cc734fedcad8'
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, Literal

import msgspec

from isolario.core.record import Record

SERVER_BYTES = 32
SEAT_BYTES = 16

Verdict = Literal["good", "bad", "none"]
"""Its message is verify_seed_<verdict>; none: the seed was chosen by hand."""


class SeatPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person's seat added. ``by_server``: its browser gave nothing, the server filled in."""

    seat: int
    part: str
    by_server: bool = False


class Parts(msgspec.Struct, frozen=True):
    """Everything that went into a seed, as hex."""

    server: str
    seats: tuple[SeatPart, ...]
    commitment: str


class Terms(msgspec.Struct, frozen=True):
    """What was agreed before the game began."""

    game: str
    options: dict[str, Any]
    rules: int
    seats: int

    def bytes(self) -> bytes:
        return msgspec.json.encode(self, order="sorted")


class Published(msgspec.Struct, frozen=True):
    """What a table publishes when its game is over. No parts: the seed was chosen by hand."""

    record: Record
    parts: Parts | None = None


def fresh(count: int) -> str:
    """Random bytes as hex."""
    return secrets.token_hex(count)


def commitment(server_part: str) -> str:
    """What is published of the server's part beforehand."""
    return hashlib.sha256(bytes.fromhex(server_part)).hexdigest()


def is_part(text: str, count: int = SEAT_BYTES) -> bool:
    """Whether a text is a well-formed part.

    >>> is_part("00" * 16), is_part("00" * 15), is_part("xy" * 16)
    (True, False, False)
    """
    return re.fullmatch(f"[0-9a-f]{{{2 * count}}}", text) is not None


def mix(parts: Parts, terms: Terms) -> str:
    """The seed that parts and terms give."""
    inner = hashlib.sha256(bytes.fromhex(parts.server))
    for seat in sorted(parts.seats, key=lambda part: part.seat):
        inner.update(bytes.fromhex(seat.part))
    inner.update(terms.bytes())
    return inner.hexdigest()


def check(published: Published) -> Verdict:
    """Whether the shuffle was fixed before the game began."""
    parts, record = published.parts, published.record
    if parts is None:
        return "none"
    whole = is_part(parts.server, SERVER_BYTES) and all(is_part(seat.part) for seat in parts.seats)
    taken = [seat.seat for seat in parts.seats]
    fits = len(set(taken)) == len(taken) and all(0 <= seat < record.seats for seat in taken)
    if not whole or not fits or commitment(parts.server) != parts.commitment:
        return "bad"
    terms = Terms(record.game, record.options, record.rules, record.seats)
    return "good" if mix(parts, terms) == record.seed else "bad"
