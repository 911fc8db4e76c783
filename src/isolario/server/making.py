"""How keepsakes are made, and what bots say: what runs in the process of the `Workshop`, and
nothing of the server.

A wish has everything that is needed to fulfil it, as text: the record of a game that is over, its
table's card, who looks. The same wish gives the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from isolario import all_games, words
from isolario.core.errors import BadNotation, CorruptRecord, IsolarioError
from isolario.core.game import Game, State
from isolario.core.record import Record, read_record
from isolario.core.record import replay as played_again
from isolario.core.text import Text
from isolario.server.fonts import STATIC, faces_for
from isolario.table.asked import Asked
from isolario.table.messages import Eyes, Replay, TableCard
from isolario.table.poster import Player, poster
from isolario.table.problems import NotThere
from isolario.table.replay import boards, film, totals

_JSON = "application/json"


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


class Again(NamedTuple):
    """A game again, before these eyes."""

    record: str
    card: bytes  # JSON of the `TableCard`
    day: str
    eyes: Eyes

    def made(self) -> Made:
        table = msgspec.json.decode(self.card, type=TableCard)
        with _read(self.record) as (record, game):
            seen = film(record, game, self.eyes)
        moves = len(record.moves)
        replay = Replay(table, self.eyes, moves, self.day, *seen)
        return {"": pack(msgspec.json.encode(replay), _JSON)}


class Boards(NamedTuple):
    """All boards that were small after so many moves, large, by their keys."""

    record: str
    eyes: Eyes
    move: int

    def made(self) -> Made:
        with _read(self.record) as (record, game):
            found = boards(record, game, self.eyes, self.move)
        return {key: pack(msgspec.json.encode(area), _JSON) for key, area in found.items()}


class Scores(NamedTuple):
    """How the scores rose."""

    record: str

    def made(self) -> Made:
        with _read(self.record) as (record, game):
            return {"": pack(msgspec.json.encode(totals(record, game)), _JSON)}


class Poster(NamedTuple):
    """The poster of a game, in a language. A game that went on from a position, after a change of
    the rules, has no record, and one from elsewhere no position; either will do."""

    record: str
    position: str
    pieces: str
    card: bytes
    day: str
    language: str

    def made(self) -> Made:
        card = msgspec.json.decode(self.card, type=TableCard)
        svg = drawn(self._end(card.game), card, self.day, self.language)
        return {"": pack(svg.encode(), "image/svg+xml")}

    def _end(self, name: str) -> State:
        if not self.position:
            with _read(self.record) as (record, game):
                return played_again(record, game)
        try:
            game = all_games()[name]
            return (game.with_pieces(self.pieces) or game).parse(self.position)
        except BadNotation:
            raise NotThere("server_replay_lost") from None


class Reason(NamedTuple):
    """Why a bot moved."""

    asked: Asked

    def made(self) -> Made:
        try:
            return {"": pack(msgspec.json.encode(self.asked.answer()), _JSON)}
        except IsolarioError:  # it was played by other rules, or with other pieces
            raise NotThere("server_replay_lost") from None


Wish = Again | Boards | Scores | Poster | Reason


def make(wish: Wish) -> Made:
    """Fulfils a wish. Raises `NotThere` if the game is lost: played by other than the current
    rules."""
    return wish.made()


@contextmanager
def _read(written: str) -> Iterator[tuple[Record, Game]]:
    try:
        record = read_record(written)
        yield record, all_games()[record.game]
    except CorruptRecord:
        raise NotThere("server_replay_lost") from None


def drawn(state: State, card: TableCard, day: str, language: str) -> str:
    """The poster of a table, in a language, with the fonts it needs."""
    names = names_of(card, language)
    players = [
        Player(name, seat.who == "bot") for name, seat in zip(names, card.seats, strict=True)
    ]

    def say(text: Text) -> str:
        return words.say(text, language, card.game, names)

    year, month, date = day.split("-")
    when = say(Text("poster_day", {"day": date.lstrip("0"), "month": int(month), "year": year}))
    bare = poster(state, say, players, when)
    return poster(state, say, players, when, faces_for(bare, STATIC))


def names_of(card: TableCard, language: str) -> list[str]:
    """Everybody's name, as the page shows it: bots with the same name are numbered."""
    names: list[str] = []
    for seat in card.seats:
        named = Text("player_number", {"number": seat.seat + 1})
        if seat.who == "bot":
            named = Text("page_bot_name", {"level": Text(seat.bot)})
        names.append(seat.name or words.say(named, language))
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]
