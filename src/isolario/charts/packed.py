"""A game of a chart as a short text, for links: ``1`` and then URL-safe Base64, without padding, of
a zlib stream of a JSON array:

    [scheme, date, seed, rules, pieces, bots, scores, seats, moves]

``rules`` and ``bots`` are versions, ``pieces`` what records call the set of pieces; ``scores`` are
those that the link claims. ``seats`` has a digit for each move, or nothing where one plays alone;
``moves`` are their notations, a line each.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Annotated

import msgspec

from isolario.bots.steady import VERSION
from isolario.core.errors import IsolarioError
from isolario.core.notation import LONGEST as LONGEST_MOVE
from isolario.core.record import FORMAT, Record
from isolario.core.state import State
from isolario.days import SCHEME, chart_with_seed

PACKING = "1"
LONGEST = 12_000
"""Characters of a packed game; the longest that bots played have some 2,000."""

_MOST = 100_000
"""Bytes of what is in it: nobody unpacks more, however well it was packed."""

_LINK = re.compile(r"[A-Za-z0-9_-]+")

Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Short = Annotated[str, msgspec.Meta(max_length=100)]


class BadLink(IsolarioError):
    """It is not a link, or not a whole one."""


class NewerLink(IsolarioError):
    """It is packed in another way than we know."""


class Game(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a link says. Nobody has checked whether it is true.

    >>> import isolario
    >>> state = isolario.chart_of_the_day("2026-01-02").new()
    >>> unpack(pack(state)).date
    '2026-01-02'
    """

    scheme: Count
    date: Short
    seed: Short
    rules: Count
    pieces: Short
    bots: Count
    scores: Annotated[
        tuple[Annotated[int, msgspec.Meta(gt=-(2**31), lt=2**31)], ...], msgspec.Meta(max_length=12)
    ]
    seats: str
    moves: str

    @property
    def played(self) -> tuple[tuple[int, str], ...]:
        """Who made which move."""
        moves = self.moves.split("\n") if self.moves else []
        seats = self.seats or "0" * len(moves)
        return tuple((int(seat), move) for seat, move in zip(seats, moves, strict=True))

    def record(self, name: str, seats: int, options: dict[str, object]) -> Record:
        """As a record of this game."""
        return Record(FORMAT, name, self.rules, seats, options, self.seed, self.played, self.pieces)


def pack(state: State) -> str:
    """A game of a chart as a text. Raises `BadLink` for any other game."""
    record = state.record()
    chart = chart_with_seed(record.seed)
    if chart is None:
        raise BadLink("only a chart of the day can be packed")
    game = Game(
        SCHEME,
        chart.date,
        record.seed,
        record.rules,
        record.pieces,
        VERSION,
        state.scores,
        "" if record.seats == 1 else "".join(str(seat) for seat, _ in record.moves),
        "\n".join(move for _, move in record.moves),
    )
    return packed(game)


def packed(game: Game) -> str:
    """What a link says, as a text."""
    data = zlib.compress(msgspec.json.encode(game), 9)
    return PACKING + base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpack(text: str) -> Game:
    """What a link says. Raises `BadLink` and `NewerLink`. A long one costs no more than a short
    one.

    >>> unpack("1nonsense")
    Traceback (most recent call last):
    ...
    isolario.charts.packed.BadLink: it is not a whole link
    """
    broken = BadLink("it is not a whole link")
    if len(text) > LONGEST or _LINK.fullmatch(text) is None:
        raise broken
    if text[0] != PACKING:
        raise NewerLink("it is packed in another way") if text[0].isdigit() else broken
    body = text[1:]
    try:
        inflating = zlib.decompressobj()
        data = inflating.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), _MOST)
        if not inflating.eof or inflating.unused_data:
            raise broken
        game = msgspec.json.decode(data, type=Game)
    except (binascii.Error, zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError):
        raise broken from None
    moves = game.moves.count("\n") + bool(game.moves)
    if game.seats and (len(game.seats) != moves or not re.fullmatch("[0-9]*", game.seats)):
        raise broken
    if any(len(move) > LONGEST_MOVE for move in game.moves.split("\n")):
        raise broken
    return game
