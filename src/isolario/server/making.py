"""How keepsakes are made for a server, and what bots say: what runs in the process of the
`Workshop`, and nothing of the server. What they are is in `isolario.table.keepsakes`; here they are
packed, and posters speak the reader's language.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from isolario import words
from isolario.core.game import State
from isolario.core.text import Text
from isolario.server.fonts import STATIC, faces_for
from isolario.table import counting, keepsakes
from isolario.table.chart_work import Checking, Ending, Playing
from isolario.table.keepsakes import Again, Boards, Reason, Scores, end_of, hung
from isolario.table.messages import TableCard
from isolario.table.wishes import game_named


class Packed(NamedTuple):
    """A keepsake as it is kept and sent: compressed, with a tag of its own.

    >>> packed = pack(b"a chart" * 99, "text/plain")
    >>> len(packed.data) < 99, packed.tag[0]
    (True, '"')
    """

    kind: str
    tag: str
    data: bytes


def pack(plain: bytes, kind: str) -> Packed:
    """Something that has been made."""
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return Packed(kind, tag, gzip.compress(plain, 6, mtime=0))  # 9 takes three times as long


Made = dict[str, Packed]
"""What a wish gives, by name; usually one thing without a name."""


class Poster(NamedTuple):
    """The poster of a game, in a language."""

    record: str
    position: str
    pieces: str
    card: bytes
    day: str
    language: str

    def made(self) -> keepsakes.Made:
        card = msgspec.json.decode(self.card, type=TableCard)
        state = end_of(card.game, self.record, self.position, self.pieces)
        return {"": drawn(state, card, self.day, self.language).encode()}


class Tally(NamedTuple):
    """A table that was played without us, counted."""

    game: str
    text: str
    stock: str

    def made(self) -> keepsakes.Made:
        game = game_named(self.game)
        tallied = counting.laid(self.text, game, words.say, words.LANGUAGES, self.stock)
        return {"": msgspec.json.encode(tallied)}


Wish = Again | Boards | Scores | Poster | Reason | Tally | Ending | Checking | Playing


def make(wish: Wish) -> Made:
    """Fulfils a wish. Raises `NotThere` if the game is lost: played by other than the current
    rules."""
    kind = "image/svg+xml" if isinstance(wish, Poster) else "application/json"
    return {name: pack(plain, kind) for name, plain in wish.made().items()}


def drawn(state: State, card: TableCard, day: str, language: str) -> str:
    """The poster of a table, in a language, with the fonts it needs."""

    def speak(text: Text, names: Sequence[str]) -> str:
        return words.say(text, language, card.game, names)

    bare = hung(state, card, day, speak)
    return hung(state, card, day, speak, faces_for(bare, STATIC))
