"""What can be asked over HTTP: the games, the tables, the record of a finished game.

    GET    /api/games                     -> list of `GameCard`
    POST   /api/tables   `NewTable`       -> `Arrival`
    GET    /api/tables/{table}            -> `Arrival`: who sits, what is played; no secret
    POST   /api/tables/{table}/seats/{n}  `Sit` -> `Arrival`: an open seat becomes yours
    POST   /api/tables/{table}/again      -> `Arrival`: the next game with the same people
    DELETE /api/tables/{table}            if you opened it and nobody else sits there
    GET    /api/tables/{table}/record     -> `Published`, once the game is over
    GET    /api/tables/{table}/board.svg  -> its board as it is, small
    GET    /api/mine                      -> `MyTables`
    POST   /api/mine     `HandOver`       -> `MyTables`
    DELETE /api/mine/{table}              takes it off your list
    GET    /api/schema/openapi.json       -> all of this for programs

Who asks is told by a cookie or a token (`isolario.server.holding`). A refusal is answered with a
`Problem`. Files are in `isolario.server.pages`; what happens at a table comes over a WebSocket
(`isolario.server.live`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from isolario import all_games
from isolario.server.asking import lobby_of
from isolario.server.describing import KNOWN, TableName, refusals
from isolario.server.holding import holder, known_holder
from isolario.server.pages import ASK_AGAIN, Sheet
from isolario.server.quotas import Quotas
from isolario.table.game_cards import game_card
from isolario.table.holders import Holder
from isolario.table.messages import (
    Arrival,
    GameCard,
    HandOver,
    MyTables,
    NewTable,
    SeatWish,
    Sit,
)
from isolario.table.problems import Broken, Newer, NotThere, NotYours, Taken, TooEarly, TooMuch
from isolario.table.seeds import Published
from isolario.table.store import SeatRow

Ask = Request[Any, Any, Any]

_SEATS = 64  # handed over at once


@get("/api/games")
async def game_cards() -> list[GameCard]:
    """Every game as the start page shows it."""
    return [game_card(game) for game in all_games().values()]


@post("/api/tables", responses=refusals(NotYours, NotThere, TooMuch, body=True))
async def open_table(request: Ask, data: JSONBody[NewTable]) -> Arrival:
    """A new table. The opener's own seats are kept for them: they sit down as everybody does."""
    holder = known_holder(request)
    await _may_open(request, data.seats)
    return await lobby_of(request).open(data, holder)


@get("/api/tables/{table:str}", responses=refusals(NotYours, NotThere, Broken, Newer))
async def see_table(request: Ask, table: TableName) -> Arrival:
    """Who sits, what is played, and which seats are the asker's."""
    return await lobby_of(request).arrival(table, holder(request))


@post(
    "/api/tables/{table:str}/seats/{number:int}",
    responses=refusals(NotYours, NotThere, Taken, TooMuch, Broken, Newer, body=True),
)
async def take_seat(
    request: Ask, table: TableName, number: FromPath[int], data: JSONBody[Sit]
) -> Arrival:
    """An open seat becomes the asker's."""
    sitting = await _coming_in(request)
    return await (await lobby_of(request).find(table)).sit(number, data, sitting)


@post(
    "/api/tables/{table:str}/again",
    responses=refusals(NotYours, TooEarly, NotThere, TooMuch, Broken, Newer),
)
async def play_again(request: Ask, table: TableName) -> Arrival:
    """The next game with the same people; for somebody who plays alone, also before the end."""
    asker = await _coming_in(request)
    await _may_open(request, (await lobby_of(request).find(table)).seats)
    return await lobby_of(request).again(table, asker)


@delete("/api/tables/{table:str}", status_code=204, responses=refusals(NotYours, NotThere, TooMuch))
async def delete_table(request: Ask, table: TableName) -> None:
    """A table is done away with, by its host, where no other person sits."""
    await lobby_of(request).delete(table, await _coming_in(request))


@get("/api/tables/{table:str}/record", responses=refusals(TooEarly, NotThere, Broken, Newer))
async def record(request: Ask, table: TableName) -> Published:
    """The record, and what its seed was made of, once the game is over."""
    return await lobby_of(request).published(table)


@get("/api/mine", responses=refusals(NotYours))
async def my_tables(request: Ask) -> MyTables:
    """The tables at which the asker has a seat."""
    return await lobby_of(request).mine(holder(request))


@get(
    "/api/tables/{table:str}/board.svg",
    media_type="image/svg+xml",
    responses=KNOWN | refusals(NotYours, NotThere),
)
async def board(request: Ask, table: TableName) -> Response[bytes]:
    """The board of a table, small, as the asker sees it."""
    drawn = await lobby_of(request).picture(table, holder(request))
    return Sheet(drawn.encode(), "image/svg+xml", f"private, {ASK_AGAIN}").answer(request)


@post("/api/mine", status_code=200, responses=refusals(NotYours, TooMuch, body=True))
async def hand_over(request: Ask, data: JSONBody[HandOver]) -> MyTables:
    """Seats that the asker's browser took before it had one secret for all of them are handed over;
    then the same."""
    asker = await _coming_in(request)
    await lobby_of(request).hand_over(data.secrets[:_SEATS], asker)
    return await lobby_of(request).mine(asker)


@delete("/api/mine/{table:str}", status_code=204, responses=refusals(NotYours, TooMuch))
async def take_off(request: Ask, table: TableName) -> None:
    """A table goes from the asker's list; everybody else keeps it."""
    await lobby_of(request).take_off(table, await _coming_in(request))


async def _coming_in(request: Ask) -> Holder:
    """Who asks to change something, if they may come in now."""
    asker = known_holder(request)
    quotas: Quotas = request.app.state.quotas
    await quotas.check(request, posts=1)
    return asker


async def _may_open(request: Ask, seats: Collection[SeatWish | SeatRow]) -> None:
    """Refuses an address that wants too many tables, or too many bots: each of them takes time to
    think."""
    quotas: Quotas = request.app.state.quotas
    await quotas.check(request, tables=1, bots=sum(seat.who == "bot" for seat in seats))


ROUTES: list[HTTPRouteHandler] = [
    game_cards,
    open_table,
    see_table,
    take_seat,
    play_again,
    delete_table,
    record,
    my_tables,
    board,
    hand_over,
    take_off,
]
