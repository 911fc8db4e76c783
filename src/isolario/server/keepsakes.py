"""What is left of a game that is over: it can be seen again.

GET /api/tables/{table}/replay?seat=0  -> `Replay`: as that seat saw it, a spectator if no
                                          seat is named, with everything open: seat=open
GET /api/tables/{table}/replay/3/sheet-1?seat=0  -> `Area`: a board that was small after that many
                                          moves, large
GET /api/tables/{table}/scores         -> [[3, 3], [8, 8]]: what each seat would have had if the
                                          game had ended at its beginning, and after each move
GET /api/tables/{table}/poster.svg?language=uk  -> the final map in its frame
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from isolario import all_games, words
from isolario.core.errors import CorruptRecord
from isolario.core.game import Game, State
from isolario.core.notation import whole_number
from isolario.core.record import Record, read_record
from isolario.core.text import Text
from isolario.server.asking import lobby_of, name_in
from isolario.server.fonts import faces_for
from isolario.server.pages import STATIC, Sheet
from isolario.table.messages import Eyes, Replay, TableCard
from isolario.table.poster import Player, poster
from isolario.table.problems import NotThere, TooEarly
from isolario.table.replay import film, looked, totals
from isolario.table.table import Table

Ask = Request[Any, Any, Any]
"""A request of a page."""

_KEPT = 12  # answers: each is a megabyte or two


@get("/api/tables/{table:str}/replay")
async def again(request: Ask) -> Response[bytes]:
    """A game again, once it is over."""
    table = await lobby_of(request).find(name_in(request, "table"))
    record = table.published().record.json()
    eyes = _eyes(request.query_params.get("seat", ""), table)
    card = msgspec.json.encode(_at_rest(table.card))
    sheet = await asyncio.to_thread(_replay, card, record, table.day, eyes)
    return sheet.answer(request)


@get("/api/tables/{table:str}/replay/{move:int}/{board:str}")
async def closer(request: Ask) -> Response[bytes]:
    """A board of a game that is over, at its full size, as it was after some move."""
    table = await lobby_of(request).find(name_in(request, "table"))
    record = table.published().record.json()
    eyes = _eyes(request.query_params.get("seat", ""), table)
    move, board = int(request.path_params["move"]), name_in(request, "board")
    return (await asyncio.to_thread(_looked, record, eyes, move, board)).answer(request)


@get("/api/tables/{table:str}/scores")
async def rise(request: Ask) -> Response[bytes]:
    """How the scores of a game rose, once it is over."""
    table = await lobby_of(request).find(name_in(request, "table"))
    record = table.published().record.json()
    return (await asyncio.to_thread(_totals, record)).answer(request)


def _eyes(seat: str, table: Table) -> Eyes:
    if seat in ("", "open"):
        return "open" if seat else None
    number = whole_number(seat)
    if number is None or not 0 <= number < len(table.seats):
        raise NotThere("server_no_such_seat", number=seat[:9])
    return number


def _at_rest(card: TableCard) -> TableCard:
    """Who is here no longer matters: nobody is shown as missing."""
    seats = tuple(msgspec.structs.replace(seat, here=True) for seat in card.seats)
    return msgspec.structs.replace(card, seats=seats)


@contextmanager
def _read(written: str) -> Iterator[tuple[Record, Game]]:
    """A record and its game; one played by other than the current rules is lost."""
    record = read_record(written)
    try:
        yield record, all_games()[record.game]
    except CorruptRecord:
        raise NotThere("server_replay_lost") from None


def _sheet(answer: object) -> Sheet:
    return Sheet(msgspec.json.encode(answer), "application/json")


@lru_cache(_KEPT)
def _replay(card: bytes, written: str, day: str, eyes: Eyes) -> Sheet:
    table = msgspec.json.decode(card, type=TableCard)
    with _read(written) as (record, game):
        seen = film(record, game, eyes)
        moves = len(record.moves)
    return _sheet(Replay(table, eyes, moves, day, seen.areas, seen.log, seen.now, seen.moments))


@lru_cache(_KEPT)
def _totals(written: str) -> Sheet:
    with _read(written) as (record, game):
        return _sheet(totals(record, game))


@lru_cache(_KEPT)
def _looked(written: str, eyes: Eyes, move: int, board: str) -> Sheet:
    with _read(written) as (record, game):
        area = looked(record, game, eyes, max(0, move), board)
    if area is None:
        raise NotThere("page_no_such_board")
    return _sheet(area)


@get("/api/tables/{table:str}/poster.svg")
async def hang(request: Ask) -> Response[bytes]:
    """The poster of a game, once it is over."""
    table = await lobby_of(request).find(name_in(request, "table"))
    if table.row.state != "over" or table.running is None:
        raise TooEarly("server_poster_later")
    asked = request.query_params.get("language") or words.pick_language(
        request.headers.get("accept-language")
    )
    language = asked if asked in words.LANGUAGES else words.DEFAULT
    svg = await asyncio.to_thread(drawn, table.running.state, table.card, table.day, language)
    name = f"isolario-{table.row.game}-{table.day}.svg"
    headers = {**_HANGS_ALONE, "Content-Disposition": f'inline; filename="{name}"'}
    return Response(svg.encode(), headers=headers, media_type="image/svg+xml")


_HANGS_ALONE = {
    # It has everything in it: its own style and fonts, and nothing from elsewhere.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
}


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


ROUTES: list[HTTPRouteHandler] = [again, closer, rise, hang]
