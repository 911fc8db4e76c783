"""What is left of a game that is over: it can be seen again. And why bots moved, also before.

GET /api/tables/{table}/replay?seat=0  -> `Replay`: as that seat saw it, a spectator if no
                                          seat is named, with everything open: seat=open
GET /api/tables/{table}/replay/3/sheet-1?seat=0  -> `Area`: a board that was small after that many
                                          moves, large
GET /api/tables/{table}/scores         -> [[3, 3], [8, 8]]: what each seat would have had if the
                                          game had ended at its beginning, and after each move
GET /api/tables/{table}/replay/3/why?seat=1   -> `Text`: why a bot made that move
GET /api/tables/{table}/why/17?seat=0  -> the same while the game is played: why a bot did what that
                                          line of the seat's log tells
GET /api/tables/{table}/poster.svg?language=uk  -> the final map in its frame
POST /api/games/{game}/count  `WrittenTable` -> `Tallied`: a table that was played without us

All are made from what is kept of the table: its game is not set up again. They are made elsewhere
(`isolario.server.workshop`), and only for as long as whoever asked is still there.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from isolario import words
from isolario.core.text import Text
from isolario.picture.scene import Area
from isolario.server.asking import address_of, lobby_of
from isolario.server.describing import KNOWN, GameName, TableName, data, refusals
from isolario.server.holding import holder
from isolario.server.making import Made, Packed, Poster, Tally, Wish
from isolario.server.pages import ASK_AGAIN, send
from isolario.server.quotas import Quotas
from isolario.server.workshop import Workshop
from isolario.table import past
from isolario.table.messages import Replay, Tallied, WrittenTable
from isolario.table.problems import Broken, NotThere, NotYours, TooEarly, TooMuch
from isolario.table.store import Store
from isolario.table.wishes import game_named

Ask = Request[Any, Any, Any]
"""A request of a page."""

_JSON = "application/json"
_SHEET = KNOWN | refusals(TooEarly, NotThere, TooMuch, Broken)


@get("/api/tables/{table:str}/replay", media_type=_JSON, responses=_SHEET | data(Replay))
async def again(request: Ask, table: TableName, seat: FromQuery[str] = "") -> Response[bytes]:
    """A game again, once it is over."""
    return await sent(request, await past.again(_store(request), table, seat))


@get(
    "/api/tables/{table:str}/replay/{move:int}/{board:str}",
    media_type=_JSON,
    responses=_SHEET | data(Area),
)
async def closer(
    request: Ask,
    table: TableName,
    move: FromPath[int],
    board: FromPath[str],
    seat: FromQuery[str] = "",
) -> Response[bytes]:
    """A board of a game that is over, at its full size, as it was after some move."""
    return await sent(request, await past.closer(_store(request), table, move, seat), board)


@get("/api/tables/{table:str}/scores", media_type=_JSON, responses=_SHEET | data(list[list[int]]))
async def rise(request: Ask, table: TableName) -> Response[bytes]:
    """How the scores of a game rose, once it is over."""
    return await sent(request, await past.rise(_store(request), table))


@get(
    "/api/tables/{table:str}/replay/{move:int}/why",
    media_type=_JSON,
    responses=_SHEET | data(Text),
)
async def why_then(
    request: Ask, table: TableName, move: FromPath[int], seat: FromQuery[str] = ""
) -> Response[bytes]:
    """Why a bot made a move of a game that is over, as far as all could know it then; if a seat is
    named, only if that has made it."""
    return await sent(request, await past.why_then(_store(request), table, move, seat))


@get(
    "/api/tables/{table:str}/why/{line:int}",
    media_type=_JSON,
    responses=KNOWN | refusals(NotThere, NotYours, TooMuch, Broken) | data(Text),
)
async def why_now(
    request: Ask, table: TableName, line: FromPath[int], seat: FromQuery[str] = ""
) -> Response[bytes]:
    """Why a bot did what a line of the asker's log tells, as far as all may know it; only at a
    table where somebody is. None is set up again for this."""
    return await sent(request, past.why_now(lobby_of(request), table, line, seat, holder(request)))


@get("/api/tables/{table:str}/poster.svg", media_type="image/svg+xml", responses=_SHEET)
async def hang(request: Ask, table: TableName, language: FromQuery[str] = "") -> Response[bytes]:
    """The poster of a game, once it is over; in the reader's language, if none of ours is named."""
    ended = await past.ended(_store(request), table)
    asked = language or words.pick_language(request.headers.get("accept-language"))
    spoken = asked if asked in words.LANGUAGES else words.DEFAULT
    answer = await sent(request, Poster(*ended, spoken))
    name = past.poster_name(ended)
    answer.headers |= {**_HANGS_ALONE, "Content-Disposition": f'inline; filename="{name}"'}
    answer.headers["Vary"] += ", Accept-Language"
    return answer


@post(
    "/api/games/{game:str}/count",
    status_code=200,
    media_type=_JSON,
    responses=refusals(NotThere, TooMuch, Broken, body=True) | data(Tallied),
)
async def tally(request: Ask, game: GameName, data: JSONBody[WrittenTable]) -> Response[bytes]:
    """What a table is worth that was played without us."""
    return await sent(request, Tally(game_named(game).name, data.text, data.stock))


_HANGS_ALONE = {
    # It has everything in it: its own style and fonts, and nothing from elsewhere.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
}


def _store(request: Ask) -> Store:
    return lobby_of(request).store


# --- what is made of it -------------------------------------------------------------------------


async def sent(request: Ask, wish: Wish, name: str = "") -> Response[bytes]:
    """What is made of a wish, or one thing of it."""
    made = await _made(request, wish)
    if made is None:
        return Response(b"", status_code=503)  # nobody will read it
    if name not in made:
        raise NotThere("page_no_such_board")
    return await _answer(request, made[name])


async def _made(request: Ask, wish: Wish) -> Made | None:
    """What is wished for; None if whoever asked has gone. What has been made before costs little,
    and so does not count."""
    workshop: Workshop = request.app.state.workshop
    if (kept := workshop.kept(wish)) is not None:
        return kept
    quotas: Quotas = request.app.state.quotas
    await quotas.check(request, keepsakes=1)
    making = asyncio.create_task(workshop.fetch(wish, address_of(request)))
    leaving = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((making, leaving), return_when=asyncio.FIRST_COMPLETED)
        return await making if making.done() else None
    finally:
        making.cancel()
        leaving.cancel()
        await asyncio.gather(making, leaving, return_exceptions=True)


async def _gone(request: Ask) -> None:
    """Waits until whoever asked is no longer there."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _answer(request: Ask, packed: Packed) -> Response[bytes]:
    plain = b""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        plain = await asyncio.to_thread(gzip.decompress, packed.data)
    return send(request, plain, packed.data, packed.kind, packed.tag, ASK_AGAIN)


ROUTES: list[HTTPRouteHandler] = [again, closer, rise, hang, why_then, why_now, tally]
