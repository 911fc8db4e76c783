"""One page's connection to a table, over the WebSocket /api/tables/{table}/live, or to a lesson,
over /api/lessons/{game}/live.

The first message is the page's `Hello`: it says for which of its browser's seats it speaks. Whose
seats those are the connection itself has told (`isolario.server.holding`).
The answer is `Joined`, and from then on an `Update` for everything that this seat may see. In a
lesson `Learn` stands for `Hello`; the lesson is over when the connection is.

When the server ends a connection, it gives a code: 1013 for a page that did not keep up (it may
come back at once), 1009 for a message beyond all bounds, 44xx like the HTTP status that fits: 4403
another's seat, or another site's page, 4404 no such table, 4408 no hello, 4429 far too many
messages or pages. A `Refused` before that says what is wrong.

Every answer repeats the page's own number for what it asked, if it gave one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from isolario.server.asking import Bucket, address_of, lobby_of, name_in
from isolario.server.holding import holder_who_acts
from isolario.server.limits import Attendance, Visit
from isolario.server.outbox import Goodbye, Outbox
from isolario.server.quotas import Quotas
from isolario.server.room import LINE, Line
from isolario.server.settings import Settings
from isolario.server.watch import Figures
from isolario.table.answering import Said, answered, understood
from isolario.table.guests import Guest, Sender
from isolario.table.holders import NOBODY, held
from isolario.table.lesson import LessonTable
from isolario.table.messages import (
    Beat,
    FromPage,
    Hello,
    Learn,
    Play,
    Refused,
    Stale,
    Undo,
)
from isolario.table.problems import STATUS, Trouble, refused
from isolario.table.table import Table
from isolario.table.wishes import game_named

TOO_SLOW = 1013  # come back later
TOO_MUCH = 4429
_PATIENCE = 100  # refusals for being too fast before the connection ends
_CALM = 0.02  # seconds that a page waits after it was too fast
_TURN = 0.1  # seconds after which a page asks again whether it may say hello
_LAST_WORDS = 2.0  # seconds to get them out

_notes = logging.getLogger(__name__)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Talks with one page until it leaves."""
    await socket.accept()
    table = name_in(socket, "table")
    await Page(socket, lambda: lobby_of(socket).find(table)).talk()


@websocket("/api/lessons/{game:str}/live")
async def teach(socket: WebSocket[Any, Any, Any]) -> None:
    """Teaches one page until it leaves. Nobody else can come in, and nothing is kept."""

    async def begin() -> LessonTable:
        quotas: Quotas = socket.app.state.quotas
        await quotas.check(socket, posts=1)
        return LessonTable(game_named(name_in(socket, "game")))

    await socket.accept()
    await Page(socket, begin).talk()


def _send_away(outbox: Outbox, figures: Figures, trouble: Trouble) -> None:
    """A page is told why it cannot stay. It is not referred to: it would outlive its connection."""
    message = Refused(trouble.reason)
    figures.refused(message)
    outbox.put(message)
    outbox.put(Goodbye(4000 + STATUS[type(trouble)]))


class Page:
    """A page and its connection. ``find``: what it connects to."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        find: Callable[[], Awaitable[Table | LessonTable]],
    ) -> None:
        settings: Settings = socket.app.state.settings
        self._socket = socket
        self._find = find
        self._settings = settings
        self._figures: Figures = socket.app.state.figures
        self._outbox = Outbox(settings.backlog)
        self._send_away = partial(_send_away, self._outbox, self._figures)
        self._guest = Guest(self._outbox.put, send_away=self._send_away)
        self._messages = Bucket(settings.rate, settings.burst)
        self._hellos = Bucket(settings.hello_rate, settings.hello_burst)
        attendance: Attendance = socket.app.state.attendance
        self._visit = Visit(attendance, address_of(socket), self._make_room)
        self._table: Table | LessonTable | None = None
        self._holder = NOBODY
        self._known = False  # it has said hello
        self._beat_at = asyncio.get_running_loop().time() + settings.beat

    async def talk(self) -> None:
        """Reads and writes side by side, so that neither waits for the other."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        self._outbox.on_slow = writing.cancel
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._visit.end()
            if self._table is not None:
                self._table.leave(self._guest)
            if reading.done() and not reading.cancelled() and reading.exception() is None:
                await asyncio.wait({writing}, timeout=_LAST_WORDS)
            reading.cancel()
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            slow = self._outbox.slow
            self._outbox.close()
            if slow:
                await self._close(TOO_SLOW)

    # --- to the page ------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            message = await self._next()
            if isinstance(message, Goodbye):
                await self._close(message.code)
                return
            try:
                async with asyncio.timeout(self._settings.slow):
                    await self._socket.send_text(message.decode())
            except TimeoutError:
                self._outbox.slow = True
                return

    async def _next(self) -> bytes | Goodbye:
        """The next message that waits, or a heartbeat when it is time for one: between messages
        too, because a page relies on its beats. A beat waits its turn like any message: a number
        that came before what it counts would make a page say hello for nothing."""
        clock = asyncio.get_running_loop().time
        while True:
            if clock() >= self._beat_at:
                self._beat_at = clock() + self._settings.beat
                if self._known and self._table is not None:
                    self._outbox.put(Beat(self._table.number(self._guest.seat)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(self._beat_at):
                    return await self._outbox.next()

    async def _close(self, code: int) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(_LAST_WORDS):
                await self._socket.close(code)

    def _refuse(self, message: Refused | Stale) -> None:
        self._figures.refused(message)
        self._outbox.put(message)

    def _dismiss(self, message: Refused, code: int) -> None:
        self._refuse(message)
        self._outbox.put(Goodbye(code))

    # --- from the page ----------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            table = await self._come_in()
        except Trouble as error:
            return self._send_away(error)
        fast = 0
        while True:
            try:
                patience = None if self._known else self._settings.hello
                async with asyncio.timeout(patience):
                    event = await self._socket.receive()
            except TimeoutError:
                return self._dismiss(refused("server_say_hello"), 4408)
            if event["type"] != "websocket.receive":
                return self._outbox.put(Goodbye(1000))
            message = self._understand(event.get("text") or event.get("bytes") or b"")
            calm = self._is_calm(message)
            if not calm or not await self._its_turn_comes(message):
                fast += not calm
                self._refuse(self._sender(message).reply(refused("server_too_fast")))
                if fast > _PATIENCE:
                    return self._outbox.put(Goodbye(TOO_MUCH))
                await asyncio.sleep(_CALM)
                continue
            if isinstance(message, Refused):
                self._refuse(message)
            elif not await self._answer(table, message):
                return None
            # A page with a lot to say never makes us wait: let others have their say.
            await asyncio.sleep(0)

    async def _come_in(self) -> Table | LessonTable:
        """Finds what the page wants to connect to, if there is room for it."""
        self._holder = holder_who_acts(self._socket)
        self._visit.come()
        self._table = table = await self._find()
        if isinstance(table, Table) and held(table.seats, self._holder):
            self._is_players()
        else:
            self._visit.watch()
        return table

    def _is_players(self) -> None:
        line: Line | None = self._socket.scope["state"].get(LINE)
        if line is not None:
            line.is_players()

    def _make_room(self, why: str) -> None:
        """Its seat, or its address, has too many pages: this one has to go."""
        self._dismiss(refused(why), TOO_MUCH)

    def _is_calm(self, message: FromPage | Refused) -> bool:
        """Whether this page may say one more thing now."""
        if not self._messages.take():
            return False
        return not isinstance(message, Hello | Learn) or self._hellos.take()

    async def _its_turn_comes(self, message: FromPage | Refused) -> bool:
        """Whether others leave it something to say. Nobody is turned away at the door on their
        account: to say hello, a page waits for its turn."""
        clock = asyncio.get_running_loop().time
        first = not self._known and isinstance(message, Hello | Learn)
        until = clock() + (self._settings.hello if first else 0)
        while not self._others_are_calm(message):
            if clock() >= until:
                return False
            await asyncio.sleep(_TURN)
        return True

    def _others_are_calm(self, message: FromPage | Refused) -> bool:
        """Whether those with whom it shares an address, or a seat, leave it something to say."""
        if not self._visit.may_talk(isinstance(message, Hello | Learn)):
            return False
        return not isinstance(message, Play | Undo) or self._visit.may_decide()

    def _understand(self, data: str | bytes) -> FromPage | Refused:
        if len(data) > self._settings.message:
            return refused("server_long_message", most=self._settings.message)
        return understood(data)

    def _sender(self, message: FromPage | Refused) -> Sender:
        return Sender(self._guest, 0 if isinstance(message, Hello) else message.request)

    async def _answer(self, table: Table | LessonTable, message: FromPage) -> bool:
        """Does what the page asks; False if it has to leave."""
        sender = self._sender(message)
        began = time.perf_counter()
        answer: Said = None
        try:
            match message:
                case Hello():
                    await table.join(self._guest, self._holder, message)
                    self._known = True
                    if isinstance(table, Table) and self._guest.seat is not None:
                        self._visit.sit((table.row.id, self._guest.seat))
                        self._is_players()
                    return True
                case Learn(beat) if isinstance(table, LessonTable):
                    table.learn(self._guest, beat, message.request)
                    self._known = True
                    return True
                case _ if not self._known:
                    answer = refused("server_say_hello")
                case Learn():
                    answer = refused("page_no_such_page")
                case _:
                    answer = await answered(table, sender, message)
        except Trouble as error:
            self._send_away(error)
            return False
        except Exception:
            _notes.exception("%s: a message could not be answered", table.name)
            answer = refused("page_server_error")
        if answer is None and isinstance(message, Play | Undo):
            self._figures.moved(time.perf_counter() - began)
        if isinstance(answer, Refused | Stale):
            self._refuse(sender.reply(answer))
        elif answer is not None:
            self._outbox.put(sender.reply(answer))
        return True
