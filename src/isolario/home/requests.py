"""What a page asks at home: the same requests as over HTTP (`isolario.server.api`), and the same
answers. What is the same for every reader (words, books, drawings) a site has as files."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec

from isolario import all_games
from isolario.core.text import Text
from isolario.home.charts import HomeDesk
from isolario.home.line import Line
from isolario.home.thinking import thinking_here
from isolario.table import boards, counting, past
from isolario.table.bots import Thinkers
from isolario.table.chart_messages import ChartLink, NewTry
from isolario.table.charts import Charts
from isolario.table.game_cards import game_card
from isolario.table.holders import Holder
from isolario.table.keepsakes import end_of, hung
from isolario.table.lobby import Lobby
from isolario.table.messages import NewTable, Problem, Sit, TableCard, WrittenTable
from isolario.table.problems import STATUS, BadWish, NotThere, Trouble
from isolario.table.store import What
from isolario.table.wishes import game_named

T = TypeVar("T")

Say = Callable[[Text, str, str, Sequence[str]], str]
"""Says a text in a language, in the words of a game, with the players' names."""

Prepare = Callable[[str, str], Awaitable[object]]
"""Makes a language ready to be spoken, in the words of a game."""

Fonts = Callable[[str], Awaitable[str]]
"""The @font-face rules for what a picture says, as `isolario.table.poster` takes them."""

_JSON, _SVG = "application/json", "image/svg+xml"
_notes = logging.getLogger(__name__)


class Answer(NamedTuple):
    """An answer: what HTTP calls its status, what it is, and what a file of it is called."""

    status: int
    kind: str = _JSON
    body: bytes = b""
    name: str = ""


class Asked(NamedTuple):
    """A request. ``parts``: what its path names; ``query``: what follows the question mark."""

    parts: Sequence[str]
    query: Mapping[str, str]
    body: bytes

    def wish(self, kind: type[T]) -> T:
        """What it brings along."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadWish("server_bad_message", why=str(error)[:200]) from None


class Home:
    """All the tables of one browser. Whoever asks is their holder.

    >>> import asyncio
    >>> from isolario.table.memory import MemoryStore
    >>> home = Home(Lobby(MemoryStore()), "a1")
    >>> asyncio.run(home.answer("GET", "/api/tables/nowhere")).status
    404
    """

    def __init__(
        self,
        lobby: Lobby,
        holder: Holder,
        say: Say = lambda text, language, game, names: text.plain(),
        prepare: Prepare | None = None,
        fonts: Fonts | None = None,
        thinkers: Mapping[What, Thinkers] | None = None,
    ) -> None:
        """``thinkers``: who thinks where bots play charts of the day; usually right here."""
        self._lobby = lobby
        self._charts = Charts(lobby, HomeDesk(thinkers or thinking_here()))
        self._holder = holder
        self._say = say
        self._prepare = prepare
        self._fonts = fonts

    def line(
        self, path: str, hear: Callable[[bytes], object], end: Callable[[int], object]
    ) -> Line:
        """A live connection, as the socket at this path would be."""
        return Line(self._lobby, self._holder, path, hear, end)

    async def answer(
        self,
        method: str,
        path: str,
        query: Mapping[str, str] | None = None,
        body: bytes = b"",
    ) -> Answer:
        """The answer to a request. A refusal is a `Problem`, as over HTTP."""
        try:
            for known, pattern, handle in _ROUTES:
                if method == known and (found := pattern.fullmatch(path)):
                    parts = [unquote(part) for part in found.groups()]
                    return await handle(self, Asked(parts, query or {}, body))
            raise NotThere("page_no_such_page")
        except Trouble as error:
            return Answer(STATUS[type(error)], body=_encode(Problem(error.reason)))
        except Exception:
            _notes.exception("%s %s cannot be answered", method, path)
            return Answer(500, body=_encode(Problem(Text("page_server_error"))))

    # --- tables -----------------------------------------------------------------------------

    async def games(self, _: Asked) -> Answer:
        return _told([game_card(game) for game in all_games().values()])

    async def open(self, asked: Asked) -> Answer:
        return _told(await self._lobby.open(asked.wish(NewTable), self._holder), 201)

    async def see(self, asked: Asked) -> Answer:
        return _told(await self._lobby.arrival(asked.parts[0], self._holder))

    async def sit(self, asked: Asked) -> Answer:
        name, seat = asked.parts
        table = await self._lobby.find(name)
        return _told(await table.sit(int(seat), asked.wish(Sit), self._holder), 201)

    async def again(self, asked: Asked) -> Answer:
        return _told(await self._lobby.again(asked.parts[0], self._holder), 201)

    async def delete(self, asked: Asked) -> Answer:
        await self._lobby.delete(asked.parts[0], self._holder)
        return Answer(204)

    async def mine(self, _: Asked) -> Answer:
        return _told(await self._lobby.mine(self._holder))

    async def take_off(self, asked: Asked) -> Answer:
        await self._lobby.take_off(asked.parts[0], self._holder)
        return Answer(204)

    # --- pictures ---------------------------------------------------------------------------

    async def beginning(self, asked: Asked) -> Answer:
        game = game_named(asked.parts[0])
        if not asked.query:
            return Answer(200, _SVG, boards.shown(game).encode())
        options = {name: value for name, value in asked.query.items() if name != "seats"}
        begun = boards.beginning(game, asked.query.get("seats", ""), options)
        return Answer(200, _SVG, begun.drawn().encode())

    async def picture(self, asked: Asked) -> Answer:
        drawn = await self._lobby.picture(asked.parts[0], self._holder)
        return Answer(200, _SVG, drawn.encode())

    # --- charts of the day ------------------------------------------------------------------

    async def chart(self, asked: Asked) -> Answer:
        return _told(await self._charts.page(asked.parts[0], self._holder))

    async def charts(self, _: Asked) -> Answer:
        return _told(await self._charts.mine(self._holder))

    async def try_chart(self, asked: Asked) -> Answer:
        wish = asked.wish(NewTry)
        return _told(await self._charts.open(asked.parts[0], wish, self._holder), 201)

    async def chart_result(self, asked: Asked) -> Answer:
        return _told(await self._charts.result(asked.parts[0]))

    async def chart_bots(self, asked: Asked) -> Answer:
        return _told(await self._charts.bots(asked.parts[0]))

    async def check_chart(self, asked: Asked) -> Answer:
        return _told(await self._charts.check(asked.wish(ChartLink).link))

    async def watch_chart(self, asked: Asked) -> Answer:
        wish = asked.wish(ChartLink)
        return Answer(200, _JSON, self._charts.watched(wish.link, wish.seat).made()[""])

    async def count(self, asked: Asked) -> Answer:
        game, wish = game_named(asked.parts[0]), asked.wish(WrittenTable)
        languages = tuple(dict.fromkeys((wish.language, "en")))
        for language in languages if self._prepare is not None else ():
            await self._prepare(language, game.name)  # type: ignore[misc]

        def say(text: Text, language: str, _: str) -> str:
            return self._say(text, language, game.name, ())

        return _told(counting.laid(wish.text, game, say, languages, wish.stock))

    # --- what is left of a game that is over ------------------------------------------------

    async def record(self, asked: Asked) -> Answer:
        published = await self._lobby.published(asked.parts[0])
        return Answer(200, _JSON, _encode(published), f"{asked.parts[0]}.json")

    async def replay(self, asked: Asked) -> Answer:
        wish = await past.again(self._lobby.store, asked.parts[0], asked.query.get("seat", ""))
        return Answer(200, _JSON, wish.made()[""])

    async def closer(self, asked: Asked) -> Answer:
        table, move, board = asked.parts
        seat = asked.query.get("seat", "")
        made = (await past.closer(self._lobby.store, table, int(move), seat)).made()
        if board not in made:
            raise NotThere("page_no_such_board")
        return Answer(200, _JSON, made[board])

    async def why_then(self, asked: Asked) -> Answer:
        table, move = asked.parts
        seat = asked.query.get("seat", "")
        wish = await past.why_then(self._lobby.store, table, int(move), seat)
        return Answer(200, _JSON, wish.made()[""])

    async def why_now(self, asked: Asked) -> Answer:
        table, line = asked.parts
        seat = asked.query.get("seat", "")
        wish = past.why_now(self._lobby, table, int(line), seat, self._holder)
        return Answer(200, _JSON, wish.made()[""])

    async def rise(self, asked: Asked) -> Answer:
        return Answer(200, _JSON, (await past.rise(self._lobby.store, asked.parts[0])).made()[""])

    async def poster(self, asked: Asked) -> Answer:
        end = await past.ended(self._lobby.store, asked.parts[0])
        card = msgspec.json.decode(end.card, type=TableCard)
        state = end_of(card.game, end.record, end.position, end.pieces)
        language = asked.query.get("language", "en")
        if self._prepare is not None:
            await self._prepare(language, card.game)

        def speak(text: Text, names: Sequence[str]) -> str:
            return self._say(text, language, card.game, names)

        drawn = hung(state, card, end.day, speak)
        if self._fonts is not None:
            drawn = hung(state, card, end.day, speak, await self._fonts(drawn))
        return Answer(200, _SVG, drawn.encode(), past.poster_name(end))


Handle = Callable[[Home, Asked], Awaitable[Answer]]
_TABLE = "/api/tables/([^/]+)"
_CHART = "/api/charts/([^/]+)"


def _route(method: str, path: str, handle: Handle) -> tuple[str, re.Pattern[str], Handle]:
    return method, re.compile(path), handle


_ROUTES = (
    _route("GET", "/api/games", Home.games),
    _route("GET", "/api/games/([^/]+)/board.svg", Home.beginning),
    _route("POST", "/api/games/([^/]+)/count", Home.count),
    _route("POST", "/api/tables", Home.open),
    _route("GET", _TABLE, Home.see),
    _route("DELETE", _TABLE, Home.delete),
    _route("POST", _TABLE + r"/seats/(\d{1,3})", Home.sit),
    _route("POST", _TABLE + "/again", Home.again),
    _route("GET", _TABLE + "/board.svg", Home.picture),
    _route("GET", _TABLE + "/record", Home.record),
    _route("GET", _TABLE + "/replay", Home.replay),
    _route("GET", _TABLE + r"/replay/(\d{1,9})/why", Home.why_then),
    _route("GET", _TABLE + r"/replay/(\d{1,9})/([^/]+)", Home.closer),
    _route("GET", _TABLE + r"/why/(\d{1,9})", Home.why_now),
    _route("GET", _TABLE + "/scores", Home.rise),
    _route("GET", _TABLE + "/poster.svg", Home.poster),
    _route("GET", _TABLE + "/chart", Home.chart_result),
    _route("GET", "/api/charts/mine", Home.charts),
    _route("GET", _CHART, Home.chart),
    _route("GET", _CHART + "/bots", Home.chart_bots),
    _route("POST", _CHART + "/tables", Home.try_chart),
    _route("POST", "/api/charts/check", Home.check_chart),
    _route("POST", "/api/charts/replay", Home.watch_chart),
    _route("GET", "/api/mine", Home.mine),
    _route("DELETE", "/api/mine/([^/]+)", Home.take_off),
)


def _encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def _told(thing: Any, status: int = 200) -> Answer:
    return Answer(status, _JSON, _encode(thing))
