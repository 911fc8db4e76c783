"""What is made of a game that is over: the game again, its boards, its scores, its poster.

A wish has everything that is needed to fulfil it, as text: the record, the table's card, who looks.
The same wish gives the same bytes, wherever they are made. What it gives has names; usually it is
one thing without a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from isolario import all_games
from isolario.core.errors import BadNotation, CorruptRecord, IsolarioError
from isolario.core.game import Game, State
from isolario.core.record import Record, read_record
from isolario.core.record import replay as played_again
from isolario.core.text import Text
from isolario.table.asked import Asked
from isolario.table.messages import Eyes, Replay, TableCard
from isolario.table.poster import Player, poster
from isolario.table.problems import NotThere
from isolario.table.replay import boards, film, totals

Made = dict[str, bytes]

Speak = Callable[[Text, Sequence[str]], str]
"""Says a text in one language, in the words of one game; the names are the players'."""


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
        return {"": msgspec.json.encode(replay)}


class Boards(NamedTuple):
    """All boards that were shown small after this many moves, enlarged, by their keys."""

    record: str
    eyes: Eyes
    move: int

    def made(self) -> Made:
        with _read(self.record) as (record, game):
            found = boards(record, game, self.eyes, self.move)
        return {key: msgspec.json.encode(area) for key, area in found.items()}


class Scores(NamedTuple):
    """How the scores rose."""

    record: str

    def made(self) -> Made:
        with _read(self.record) as (record, game):
            return {"": msgspec.json.encode(totals(record, game))}


class Reason(NamedTuple):
    """Why a bot moved."""

    asked: Asked

    def made(self) -> Made:
        try:
            return {"": msgspec.json.encode(self.asked.answer())}
        except IsolarioError:  # it was played by other rules, or with other pieces
            raise NotThere("server_replay_lost") from None


def end_of(name: str, record: str, position: str, pieces: str) -> State:
    """How a game ended, with this set of pieces. One that went on from a position, after a change
    of the rules, has no record, and one from elsewhere no position; either will do. Raises
    `NotThere` if it is lost."""
    if not position:
        with _read(record) as (written, rulebook):
            return played_again(written, rulebook)
    try:
        game = all_games()[name]
        return (game.with_pieces(pieces) or game).parse(position)
    except BadNotation:
        raise NotThere("server_replay_lost") from None


@contextmanager
def _read(written: str) -> Iterator[tuple[Record, Game]]:
    try:
        record = read_record(written)
        yield record, all_games()[record.game]
    except CorruptRecord:
        raise NotThere("server_replay_lost") from None


def hung(state: State, card: TableCard, day: str, speak: Speak, fonts: str = "") -> str:
    """The poster of a table. ``day`` as ``2026-11-15``; ``fonts`` as `isolario.table.poster` takes
    them."""
    names = names_of(card, speak)
    players = [
        Player(name, seat.who == "bot") for name, seat in zip(names, card.seats, strict=True)
    ]

    def say(text: Text) -> str:
        return speak(text, names)

    year, month, date = day.split("-")
    when = say(Text("poster_day", {"day": date.lstrip("0"), "month": int(month), "year": year}))
    return poster(state, say, players, when, fonts)


def names_of(card: TableCard, speak: Speak) -> list[str]:
    """Everybody's name, as the page shows it: bots with the same name are numbered."""
    names: list[str] = []
    for seat in card.seats:
        named = Text("player_number", {"number": seat.seat + 1})
        if seat.who == "bot":
            named = Text("page_bot_name", {"level": Text(seat.bot)})
        names.append(seat.name or speak(named, ()))
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]
