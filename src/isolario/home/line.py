"""A page's live connection to a table or a lesson at home: what `isolario.server.live` does over a
socket, for the one page that there is. Nothing is lost or late here, so there are no beats; what is
said is answered in order."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from urllib.parse import unquote

import msgspec

from isolario.table.answering import Said, answered, understood
from isolario.table.guests import Guest, Sender
from isolario.table.holders import Holder
from isolario.table.lesson import LessonTable
from isolario.table.lobby import Lobby
from isolario.table.messages import FromPage, Hello, Learn, Refused, ToPage
from isolario.table.problems import STATUS, NotThere, Trouble, refused
from isolario.table.table import Table
from isolario.table.wishes import game_named

_PATH = re.compile("(tables|lessons)/([^/]+)")
_notes = logging.getLogger(__name__)


class Line:
    """``hear`` gets everything that is said to the page, as JSON; ``end``: the table has ended it,
    with a code that a socket would give."""

    def __init__(
        self,
        lobby: Lobby,
        holder: Holder,
        path: str,
        hear: Callable[[bytes], object],
        end: Callable[[int], object],
    ) -> None:
        self._lobby = lobby
        self._holder = holder
        self._path = path
        self._hear = hear
        self._end = end
        self._said: asyncio.Queue[str | bytes | Trouble] = asyncio.Queue()
        self._guest = Guest(self._tell, send_away=self._said.put_nowait)
        self._table: Table | LessonTable | None = None
        self._known = False  # the page has said hello
        self._talking = asyncio.create_task(self._talk())

    def say(self, message: str | bytes) -> None:
        """The page says something."""
        self._said.put_nowait(message)

    def close(self) -> None:
        """The page has gone."""
        self._talking.cancel()
        self._leave()

    def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self._guest)
            self._table = None

    def _tell(self, message: ToPage) -> None:
        self._hear(msgspec.json.encode(message))

    async def _talk(self) -> None:
        try:
            table = self._table = await self._find()
            while True:
                said = await self._said.get()
                if isinstance(said, Trouble):
                    raise said
                message = understood(said)
                if isinstance(message, Refused):
                    self._tell(message)
                else:
                    await self._answer(table, message)
        except Trouble as error:
            self._tell(Refused(error.reason))
            self._leave()
            self._end(4000 + STATUS[type(error)])
        except Exception:
            _notes.exception("%s: the line is lost", self._path)
            self._leave()
            self._end(1011)

    async def _find(self) -> Table | LessonTable:
        found = _PATH.fullmatch(self._path)
        if found is None:
            raise NotThere("page_no_such_page")
        kind, name = found[1], unquote(found[2])
        if kind == "lessons":
            return LessonTable(game_named(name))
        return await self._lobby.find(name)

    async def _answer(self, table: Table | LessonTable, message: FromPage) -> None:
        request = 0 if isinstance(message, Hello) else message.request
        sender = Sender(self._guest, request)
        said: Said = None
        try:
            match message:
                case Hello():
                    await table.join(self._guest, self._holder, message)
                    self._known = True
                case Learn(beat) if isinstance(table, LessonTable):
                    table.learn(self._guest, beat, message.request)
                    self._known = True
                case _ if not self._known:
                    said = refused("server_say_hello")
                case Learn():
                    said = refused("page_no_such_page")
                case _:
                    said = await answered(table, sender, message)
        except Trouble:
            raise
        except Exception:
            _notes.exception("%s: a message could not be answered", table.name)
            said = refused("page_server_error")
        if said is not None:
            self._tell(sender.reply(said))
