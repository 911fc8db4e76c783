"""Files for the browser: the client, the drawings, the words, the colours.

    GET /api/games/{game}/symbols.svg  -> the game's symbols as <symbol> elements
    GET /api/games/{game}/board.svg    -> the game's board, as it may look in the middle of a game;
                                          with ?seats=2&<option>=<value>…, at its beginning
    GET /api/games/{game}/book/{language} -> the game's book, as a `Printed`
    GET /api/games/{game}/lesson/{language} -> the game's lesson, as a `PrintedLesson`
    GET /api/games/{game}/cards/{language} -> what explains its things, each a `PrintedCard`
    GET /api/games/{game}/count/{language} -> a table of the game, written down to be counted
    GET /api/words/{language}/{game}   -> Fluent messages, the common ones and the game's
    GET /api/palette.css               -> the palette as CSS variables, light and dark

All are read once and kept, plain and compressed, with a tag that tells a browser whether it has
them already.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery

from isolario.server import printed
from isolario.server.describing import KNOWN, GameName, Language, data, refusals
from isolario.server.fonts import STATIC
from isolario.server.holding import renewed
from isolario.table import boards
from isolario.table.boards import Beginning
from isolario.table.problems import NotThere
from isolario.table.wishes import game_named
from isolario.teach.printed_book import Printed, PrintedCard
from isolario.teach.printed_lesson import PrintedLesson

Ask = Request[Any, Any, Any]

ASK_AGAIN = "no-cache"  # keep it, but ask each time whether it is still the same
FOR_EVER = "public, max-age=31536000, immutable"  # its name changes with its content

_BEGINNINGS = 64  # pictures of games before their first move that are kept

_SVG, _JSON = "image/svg+xml", "application/json"
_SHEET = KNOWN | refusals(NotThere)

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Isolario</title>
<h1>The table is here, its page is not</h1>
<p>The server runs, but the browser client has not been built. Build it once with
<code>make client</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>)
and load this page again.</p>
"""


class Sheet:
    """A file as it is sent.

    >>> sheet = Sheet(b"a{color:red}" * 99, "text/css")
    >>> len(sheet.packed) < len(sheet.plain), sheet.tag[0]
    (True, '"')
    """

    def __init__(self, plain: bytes, kind: str, keep: str = ASK_AGAIN) -> None:
        self.plain = plain
        self.kind = kind
        self.keep = keep
        self.tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
        worth = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
        self.packed = gzip.compress(plain, mtime=0) if worth and len(plain) > 500 else b""

    def answer(self, request: Ask) -> Response[bytes]:
        """The file, or word that the browser has it already."""
        return send(request, self.plain, self.packed, self.kind, self.tag, self.keep)


def send(
    request: Ask, plain: bytes, packed: bytes, kind: str, tag: str, keep: str
) -> Response[bytes]:
    """A file, plain or compressed, or word that the browser has it already."""
    headers = {"ETag": tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    known = {known.strip() for known in request.headers.get("if-none-match", "").split(",")}
    if tag in known or f"W/{tag}" in known:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    body = plain
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kind)


@get("/api/games/{game:str}/symbols.svg", media_type=_SVG, responses=_SHEET)
async def drawings(request: Ask, game: GameName) -> Response[bytes]:
    """The game's drawings, each a <symbol> whose id is <game>-<name>."""
    return _drawings(game_named(game).name).answer(request)


@get("/api/games/{game:str}/board.svg", sync_to_thread=True, media_type=_SVG, responses=_SHEET)
def board_of(request: Ask, game: GameName, seats: FromQuery[str] = "") -> Response[bytes]:
    """The game's board, for a page that has its colours: drawing it takes a moment. With ``seats``
    and options as it will lie at their beginning."""
    played = game_named(game)
    asked = dict(request.query_params.items())
    if not asked:
        return _shown(played.name).answer(request)
    asked.pop("seats", None)
    return _beginning(boards.beginning(played, seats, asked)).answer(request)


@get(
    "/api/games/{game:str}/book/{language:str}",
    sync_to_thread=True,
    media_type=_JSON,
    responses=_SHEET | data(Printed),
)
def book(request: Ask, game: GameName, language: Language) -> Response[bytes]:
    """Everything about a game, in one language: drawing it takes a moment."""
    return _book(game_named(game).name, language).answer(request)


@get(
    "/api/games/{game:str}/lesson/{language:str}",
    media_type=_JSON,
    responses=_SHEET | data(PrintedLesson),
)
async def lesson(request: Ask, game: GameName, language: Language) -> Response[bytes]:
    """What is said in a game's lesson, in one language."""
    return _lesson(game_named(game).name, language).answer(request)


@get(
    "/api/games/{game:str}/cards/{language:str}",
    media_type=_JSON,
    responses=_SHEET | data(list[PrintedCard]),
)
async def cards_of(request: Ask, game: GameName, language: Language) -> Response[bytes]:
    """What explains the things on a table of the game, in one language."""
    return _cards(game_named(game).name, language).answer(request)


@get("/api/games/{game:str}/count/{language:str}", media_type="text/plain", responses=_SHEET)
async def to_count(request: Ask, game: GameName, language: Language) -> Response[bytes]:
    """An example of a table that was played without us, in one language."""
    return _to_count(game_named(game).name, language).answer(request)


@get("/api/words/{language:str}/{game:str}", media_type="text/plain", responses=_SHEET)
async def words_of(request: Ask, language: Language, game: GameName) -> Response[bytes]:
    """The common messages and those of a game."""
    return _words(language, game_named(game).name).answer(request)


@get("/api/words/{language:str}", media_type="text/plain", responses=_SHEET)
async def common_words(request: Ask, language: Language) -> Response[bytes]:
    """What every table says, whatever is played."""
    return _words(language, "").answer(request)


@get("/api/palette.css", media_type="text/css", responses=KNOWN)
async def palette(request: Ask) -> Response[bytes]:
    """The palette as CSS variables, light and dark."""
    return _palette().answer(request)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Ask) -> Response[bytes]:
    """The client's files; any other address without a dot is one of the client's own pages."""
    path = request.url.path
    if path.startswith("/api/"):
        raise NotThere("page_no_such_page")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/html")
    files = _client(index.stat().st_mtime_ns)
    found = files.get(path.removeprefix("/"))
    if found is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise NotThere("page_no_such_page")
        found = files["index.html"]
    answer = found.answer(request)
    if found.kind == "text/html":
        # The page brings the cookie: no cache may hand it to anybody else.
        answer.set_cookie(renewed(request))
        answer.headers["Cache-Control"] = f"private, {ASK_AGAIN}"
    return answer


ROUTES: list[HTTPRouteHandler] = [
    drawings,
    board_of,
    book,
    lesson,
    cards_of,
    to_count,
    words_of,
    common_words,
    palette,
    client,
]


@cache
def _drawings(game: str) -> Sheet:
    return Sheet(printed.drawings(game_named(game)), _SVG)


@cache
def _shown(name: str) -> Sheet:
    return Sheet(boards.shown(game_named(name)).encode(), _SVG)


@lru_cache(maxsize=_BEGINNINGS)
def _beginning(beginning: Beginning) -> Sheet:
    return Sheet(beginning.drawn().encode(), _SVG)


@cache
def _book(name: str, language: str) -> Sheet:
    return Sheet(printed.book(game_named(name), language), _JSON)


@cache
def _lesson(name: str, language: str) -> Sheet:
    return Sheet(printed.lesson(game_named(name), language), _JSON)


@cache
def _cards(name: str, language: str) -> Sheet:
    return Sheet(printed.explained(game_named(name), language), _JSON)


@cache
def _to_count(name: str, language: str) -> Sheet:
    return Sheet(printed.to_count(game_named(name), language), "text/plain")


@cache
def _words(language: str, game: str) -> Sheet:
    return Sheet(printed.messages(language, game), "text/plain")


@cache
def _palette() -> Sheet:
    return Sheet(printed.palette(), "text/css")


@cache
def _client(_built: int) -> dict[str, Sheet]:
    """Every file of the built client by its address; read again after a new build. Only what is
    listed here can be asked for."""
    files: dict[str, Sheet] = {}
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            name = file.relative_to(STATIC).as_posix()
            keep = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            files[name] = Sheet(file.read_bytes(), kind, keep)
    return files
