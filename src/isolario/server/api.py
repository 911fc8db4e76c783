"""What can be asked over HTTP: the games, the tables, the record of a finished game.

    GET  /api/games                     -> list of `GameCard`
    POST /api/tables   `NewTable`       -> `Opened`
    GET  /api/tables/{table}            -> `TableCard`: who sits, what is played; no secret
    POST /api/tables/{table}/seats/{n}  `Sit` -> `Seated`: an open seat becomes yours
    GET  /api/tables/{table}/record     -> `Published`, once the game is over

A refusal is answered with a `Problem`. Files are in `isolario.server.pages`; what happens at a
table comes over a WebSocket (`isolario.server.live`).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler

from isolario import all_games
from isolario.bots import LEVELS
from isolario.core.game import Game
from isolario.core.options import allowed_values
from isolario.core.text import Text
from isolario.server.asking import Doorkeeper, lobby_of, name_in, read
from isolario.table.messages import (
    GameCard,
    NewTable,
    Opened,
    OptionCard,
    Seated,
    Sit,
    TableCard,
)
from isolario.table.seeds import Published
from isolario.table.table import Table
from isolario.teach.book import book_of
from isolario.teach.lesson import lesson_of

Ask = Request[Any, Any, Any]


@get("/api/games")
async def game_cards() -> list[GameCard]:
    """Every game as the start page shows it."""
    return [_card(game) for game in all_games().values()]


@cache
def _card(game: Game) -> GameCard:
    usual = game.options()
    message = game.name.replace("-", "_")
    options = (
        OptionCard(
            name,
            msgspec.convert(values, tuple[str | bool | int, ...]),
            getattr(usual, name),
            _matters(game, name),
            _needs(game, name),
        )
        for name, values in allowed_values(game.options).items()
    )
    title, blurb = Text(message), Text("about_" + message)
    return GameCard(
        game.name,
        title,
        blurb,
        game.seats,
        tuple(options),
        LEVELS,
        usual.default_seats(game.seats),
        msgspec.convert(game.options.at_one_screen(), dict[str, str | bool | int]),
        {str(seats): names for seats in game.seats if (names := game.seat_names(seats))},
        game.drawn,
        {str(seats): game.colours(seats) for seats in game.seats},
        bool(book_of(game)),
        bool(lesson_of(game)),
        game.minutes,
        game.first.seats,
        dict(game.first.options),
    )


def _matters(game: Game, name: str) -> tuple[int, ...]:
    """The numbers of seats at which an option matters: where it is told, or all if it never is."""
    usual = game.options()
    return tuple(seats for seats in game.seats if name in usual.telling(seats)) or game.seats


def _needs(game: Game, name: str) -> dict[str, tuple[str | bool | int, ...]]:
    """The values of other options with which this one makes a difference to what people are told;
    nothing where it always or never does."""
    seats = _matters(game, name)[0]
    every = allowed_values(game.options)

    def differs(other: str, value: object) -> bool:
        told = [game.options(**{other: value, name: own}).telling(seats) for own in every[name]]
        return any(it != told[0] for it in told)

    found = {
        other: tuple(value for value in values if differs(other, value))
        for other, values in every.items()
        if other != name
    }
    needs = {other: some for other, some in found.items() if 0 < len(some) < len(every[other])}
    return msgspec.convert(needs, dict[str, tuple[str | bool | int, ...]])


@post("/api/tables")
async def open_table(request: Ask) -> Opened:
    """A new table. The answer holds the secrets of the opener's seats: they are given only once."""
    _doorkeeper(request).check(request)
    return await lobby_of(request).open(await read(request, NewTable))


@get("/api/tables/{table:str}")
async def see_table(request: Ask) -> TableCard:
    """Who sits, what is played."""
    return (await _table(request)).card


@post("/api/tables/{table:str}/seats/{number:int}")
async def take_seat(request: Ask) -> Seated:
    """An open seat becomes yours; the answer holds its secret."""
    _doorkeeper(request).check(request)
    table, number = await _table(request), int(name_in(request, "number"))
    return await table.sit(number, await read(request, Sit))


@get("/api/tables/{table:str}/record")
async def record(request: Ask) -> Published:
    """The record, and what its seed was made of, once the game is over."""
    return (await _table(request)).published()


async def _table(request: Ask) -> Table:
    return await lobby_of(request).find(name_in(request, "table"))


def _doorkeeper(request: Ask) -> Doorkeeper:
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    return doorkeeper


ROUTES: list[HTTPRouteHandler] = [game_cards, open_table, see_table, take_seat, record]
