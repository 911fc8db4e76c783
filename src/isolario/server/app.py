"""The server: `create_app` for those who already have a server, `serve` for those who want one.

On the command line: ``isolario``, or ``isolario serve``.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import ClientException, HTTPException
from litestar.types import Message, Scope

from isolario.core.text import Text
from isolario.server import api, charts, keepsakes, pages, watch
from isolario.server.describing import DESCRIPTION
from isolario.server.door import HERE, USUAL, open_door
from isolario.server.hosts import Porter
from isolario.server.limits import Attendance
from isolario.server.live import live, teach
from isolario.server.places import usual_place
from isolario.server.protocol import Config
from isolario.server.quotas import Quotas
from isolario.server.settings import Settings
from isolario.server.store import SqlStore
from isolario.server.together import Together
from isolario.server.watch import Figures
from isolario.server.workshop import Workshop
from isolario.table.bots import Clerk
from isolario.table.charts import Charts
from isolario.table.expiry import Sweeper
from isolario.table.following import Follower
from isolario.table.lobby import Lobby
from isolario.table.messages import Problem
from isolario.table.problems import STATUS, BadWish, Trouble
from isolario.table.processes import processes
from isolario.table.store import Store

HEADERS = {
    # Nothing from elsewhere, and nothing in the page except its own files.
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # a table's address is an invitation
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

_TICKS = 10  # of uvicorn in a second
_ON_THE_WAY = 2**18  # bytes that the system keeps for one who does not take them; else 4 MB

_SELDOM = (50_000, 20, 100)  # see `gc.set_threshold`

_notes = logging.getLogger(__name__)


class _Asked(Request[Any, Any, Any]):
    """A request that may carry anything: what is not text, or nested too deep, makes no sense."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise BadWish("server_bad_message", why=str(error)[:200]) from None


def create_app(kept: str | Path | Store, settings: Settings | None = None) -> Litestar:
    """The application. ``kept`` is where tables are stored: a database URL, the path of an SQLite
    file, or a store of your own."""
    chosen = settings or Settings()
    store: Store = SqlStore(kept) if isinstance(kept, str | Path) else kept
    lobby = Lobby(store, chosen)
    porter = Porter(chosen)
    workshop = Workshop(chosen)
    daily = Charts(lobby, charts.ServerDesk(workshop), chosen.charts, chosen.chart_wait)
    attendance = Attendance(chosen)
    counts = store.counts() if isinstance(store, SqlStore) else None
    figures = Figures(lambda: len(lobby.names()), lambda: attendance.pages.total())
    state = {
        "lobby": lobby,
        "figures": figures,
        "settings": chosen,
        "quotas": Quotas(chosen, counts),
        "charts": daily,
        "attendance": attendance,
        "workshop": workshop,
    }

    @contextlib.asynccontextmanager
    async def opening_hours(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        porter.look_up()
        try:
            clerk = Clerk(lobby, processes(chosen))
            async with contextlib.AsyncExitStack() as stack:
                for part in (clerk, Follower(lobby), Sweeper(lobby, chosen.forget)):
                    await stack.enter_async_context(part)
                if counts is not None:
                    await stack.enter_async_context(Together(attendance, counts))
                yield
        finally:
            await daily.close()
            await workshop.close()
            await store.close()

    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        problem = _problem(error, chosen)
        figures.refused(problem.content.reason)
        return problem

    return Litestar(
        route_handlers=[
            *api.ROUTES,
            *charts.ROUTES,
            *keepsakes.ROUTES,
            live,
            teach,
            *watch.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[opening_hours],
        state=State(state),
        guards=[porter.check],
        exception_handlers={Exception: refuse},
        before_send=[_strict],
        request_class=_Asked,
        request_max_body_size=chosen.body,
        openapi_config=DESCRIPTION,
        logging_config=None,  # whoever runs the server decides where notes go
    )


async def _strict(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that keep a browser strict."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-store")


def _problem(error: Exception, settings: Settings) -> Response[Problem]:
    if isinstance(error, Trouble):
        return Response(Problem(error.reason), status_code=STATUS[type(error)])
    if isinstance(error, RecursionError) and "deserializing" in str(error):
        error = ClientException(str(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        reason = Text("page_no_such_page" if error.status_code in (404, 405) else "page_bad_input")
        if error.status_code == 413:
            reason = Text("server_long_message", {"most": settings.body})
        if error.status_code == 400:
            reason = Text("server_bad_message", {"why": _why(error)[:200]})
        return Response(Problem(reason), status_code=error.status_code, headers=error.headers)
    _notes.error("a request could not be answered", exc_info=error)
    return Response(Problem(Text("page_server_error")), status_code=500)


def _why(error: HTTPException) -> str:
    """What makes no sense about a request."""
    match error.extra:
        case [{"message": str(message), **more}, *_]:
            return f"{message} - {more['key']}" if "key" in more else message
    return error.detail


class Host(uvicorn.Server):
    """Opens the store before the door, so that whoever started it hears why it cannot be opened,
    and says when pages are answered. Looks after the connections."""

    def __init__(self, app: Litestar, ready: Callable[[], object] = lambda: None) -> None:
        self._lines = Config(app)
        super().__init__(self._lines)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        store: Store = self._app.state.lobby.store
        await store.open()
        for door in sockets or ():
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _ON_THE_WAY)
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            self._lines.room.sweep()
        return await super().on_tick(counter)


def run(app: Litestar, door: socket.socket, ready: Callable[[], object] = lambda: None) -> None:
    """Runs the server until Ctrl-C behind a door that is open already (`isolario.server.door`);
    ``ready`` is called once it answers."""
    # All this stays: looking through it for garbage would hold everybody up. What comes and goes
    # later leaves hardly any cycles behind, so looking now and then is enough.
    gc.freeze()
    gc.set_threshold(*_SELDOM)
    Host(app, ready).run(sockets=[door])


def serve(
    host: str = HERE,
    port: int = USUAL,
    store: str | Path | None = None,
    settings: Settings | None = None,
) -> None:
    """Runs the server until Ctrl-C, with the store in the user's data folder if no other is named.
    Raises `NoDoor` or `NoStore`, which say what to do."""
    app = create_app(usual_place() if store is None else store, settings)
    with open_door(host, port) as door:
        run(app, door)
