"""Where a table's seed comes from, and how anybody can check it afterwards.

1. The server draws 32 random bytes, its part, and publishes their SHA-256: the commitment.
2. Each person who sits down adds 16 bytes from their browser, naming the commitment they saw.
3. When everybody sits, the seed is made and the game dealt from it. It is the SHA-256, as hex, of

       server part ‖ the parts of the seats that gave one, in seat order ‖ terms

   where the terms are game, options, version of the rules and number of seats, as JSON with sorted
   keys and no blanks, in UTF-8.
4. When the game is over all parts are published beside the record.

Why in this order. Whoever gives the last part and knows all others can try one after another until
the seed suits them; a hundred tries are enough for a good first hand. The server cannot: its part
is fixed before it hears of any other. The players cannot: they do not know its part. So a part
counts only if it answers the commitment (`Table.sit` refuses any other), and where a seat gives
none the server fills in nothing, because that would be a part it chose last.

What this does not stop: the server in league with the player who sits down last. Somebody who plays
alone, or against bots, or with everybody at one screen, is the last themselves.

Anybody can publish parts that fit each other: they prove something only to those who noted
beforehand what commitment they saw and what they gave. Pages do (`web/src/line/witness.ts`), and
people can: that is a `Witness`.

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

Verdict = Literal["good", "fits", "server", "none", "bad", "other_commitment", "other_part"]
"""Its message is verify_seed_<verdict>. good: a witness found everything as they noted it; fits: so
far as the parts alone can tell. server: the server could have chosen the seed, because nobody else
added to it or because it filled in a part. none: it was chosen by hand, or cannot be
checked any more. The others are bad."""


class SeatPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person's seat added. ``by_server``: at an older table, what the server filled in where
    nothing was given."""

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
    """What a table publishes when its game is over. No parts: the seed was chosen by hand, or the
    rules have changed since the table was opened."""

    record: Record
    parts: Parts | None = None


class Witness(msgspec.Struct, frozen=True):
    """What somebody noted before the game began, as hex: the commitment they saw, and the parts
    that they gave then, by seat."""

    commitment: str
    parts: dict[int, str]


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


def check(published: Published, witness: Witness | None = None) -> Verdict:
    """Whether the shuffle was fixed before the game began, and not by the server alone.

    >>> terms = Terms("foggy-island", {}, 1, 2)
    >>> parts = Parts("00" * 32, (SeatPart(0, "11" * 16),), commitment("00" * 32))
    >>> record = Record(1, "foggy-island", 1, 2, {}, mix(parts, terms), ())
    >>> check(Published(record, parts))
    'fits'
    >>> check(Published(record, parts), Witness(commitment("00" * 32), {0: "11" * 16}))
    'good'
    >>> check(Published(record, parts), Witness(commitment("00" * 32), {0: "22" * 16}))
    'other_part'
    """
    parts, record = published.parts, published.record
    if parts is None:
        return "none"
    whole = is_part(parts.server, SERVER_BYTES) and all(is_part(seat.part) for seat in parts.seats)
    taken = [seat.seat for seat in parts.seats]
    fits = len(set(taken)) == len(taken) and all(0 <= seat < record.seats for seat in taken)
    if not whole or not fits or commitment(parts.server) != parts.commitment:
        return "bad"
    terms = Terms(record.game, record.options, record.rules, record.seats)
    if mix(parts, terms) != record.seed:
        return "bad"
    given = {seat.seat: seat.part for seat in parts.seats if not seat.by_server}
    if witness is not None:
        if witness.commitment != parts.commitment:
            return "other_commitment"
        if any(given.get(seat) != part for seat, part in witness.parts.items()):
            return "other_part"
    if not given or len(given) < len(parts.seats):
        return "server"
    return "good" if witness is not None else "fits"
