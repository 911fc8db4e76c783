"""What is left of a game that is over: it can be seen once more.

GET /api/tables/{table}/replay?seat=0  -> `Replay`: as that seat saw it, a spectator if no
                                          seat is named, with everything open: seat=open
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from isolario import games
from isolario.core.errors import CorruptRecord
from isolario.core.notation import whole_number
from isolario.core.record import read_record
from isolario.server.asking import lobby_of, name_in
from isolario.server.pages import Sheet
from isolario.table.messages import Eyes, Replay, TableCard
from isolario.table.problems import NotThere
from isolario.table.replay import film
from isolario.table.table import Table

Ask = Request[Any, Any, Any]
"""A request of a page."""

_KEPT = 12  # answers: each is a megabyte or two


@get("/api/tables/{table:str}/replay")
async def again(request: Ask) -> Response[bytes]:
    """A game once more, once it is over."""
    table = await lobby_of(request).find(name_in(request, "table"))
    record = table.published().record.json()
    eyes = _eyes(request.query_params.get("seat", ""), table)
    card = msgspec.json.encode(_at_rest(table.card))
    sheet = await asyncio.to_thread(_replay, card, record, table.day, eyes)
    return sheet.answer(request)


def _eyes(seat: str, table: Table) -> Eyes:
    if seat in ("", "open"):
        return "open" if seat else None
    number = whole_number(seat)
    if number is None or not 0 <= number < len(table.seats):
        raise NotThere("server_no_such_seat", number=seat[:9])
    return number


def _at_rest(card: TableCard) -> TableCard:
    """Who is there now is of no interest any more."""
    seats = tuple(msgspec.structs.replace(seat, here=False) for seat in card.seats)
    return msgspec.structs.replace(card, seats=seats)


@lru_cache(_KEPT)
def _replay(card: bytes, written: str, day: str, eyes: Eyes) -> Sheet:
    record, table = read_record(written), msgspec.json.decode(card, type=TableCard)
    try:
        seen = film(record, games()[record.game], eyes)
    except CorruptRecord:  # played by other rules than there are now
        raise NotThere("server_replay_lost") from None
    moves = len(record.moves)
    replay = Replay(table, eyes, moves, day, seen.areas, seen.log, seen.now, seen.moments)
    return Sheet(msgspec.json.encode(replay), "application/json")


ROUTES: list[HTTPRouteHandler] = [again]
