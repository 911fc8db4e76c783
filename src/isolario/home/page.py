"""What a page's worker calls (`web/src/home/worker.ts`): a home whose chest, voice and thinkers are
the browser's. Numbers tell requests and lines apart; everything passes as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from isolario import all_games
from isolario.bots import seconds_ahead
from isolario.core.text import Text
from isolario.home.chest import ChestStore
from isolario.home.line import Line
from isolario.home.loop import forgive
from isolario.home.requests import Home
from isolario.home.thinking import Minds, here
from isolario.table import worker
from isolario.table.bots import Clerk
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.settings import TableSettings
from isolario.table.store import What

ME = holder_of("whoever sits at this browser")
"""Nobody else can ask, so there is nobody to tell apart."""


class Browser(Protocol):
    """What the worker hands in."""

    def answered(self, n: int, status: int, kind: str, body: str, name: str) -> None: ...

    def heard(self, n: int, message: str) -> None: ...

    def ended(self, n: int, code: int) -> None: ...

    # Each gives a list with what was asked for, as JSON, or nothing where the browser refuses.
    def load(self, name: str) -> Awaitable[str]: ...

    def names(self) -> Awaitable[str]: ...

    def save(self, name: str, text: str) -> Awaitable[str]: ...

    def delete(self, name: str) -> Awaitable[str]: ...

    def unkept(self) -> None: ...

    def think(self, game: str, pieces: str, bot: str, view: str, recall: str) -> Awaitable[str]:
        """JSON of a `Thoughts`, or ``null``: it took too long."""

    def say(self, text: str, language: str, game: str, names: str) -> str: ...

    def prepare(self, language: str, game: str) -> Awaitable[object]: ...

    def fonts(self, picture: str) -> Awaitable[str]: ...


class Thoughts(msgspec.Struct):
    """A move, or what went wrong."""

    good: bool
    answer: str


class _Disk:
    """The browser's disk as a `Chest`."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def load(self, name: str) -> str | None:
        [found] = _kept(await self._browser.load(name))
        return None if found is None else str(found)

    async def names(self) -> list[str]:
        [found] = _kept(await self._browser.names())
        return [*found]

    async def save(self, name: str, text: str) -> None:
        _kept(await self._browser.save(name, text))

    async def delete(self, name: str) -> None:
        _kept(await self._browser.delete(name))


async def _aside(work: Callable[..., str], *what: object) -> str:
    """There is one thread here: whoever waits has their turn first."""
    await asyncio.sleep(0)
    return work(*what)


def _kept(said: str) -> Any:
    if not said:
        raise OSError("the browser keeps nothing")
    return msgspec.json.decode(said)


class Tables:
    """The tables of a browser, as its worker asks for them."""

    def __init__(self, browser: Browser, settings: TableSettings | None = None) -> None:
        self._browser = browser
        self._lines: dict[int, Line] = {}
        self._asking: set[asyncio.Task[None]] = set()
        lobby = Lobby(ChestStore(_Disk(browser), browser.unkept), settings)
        lobby.aside = _aside
        thinkers: dict[What, Minds] = {"glance": Minds(here), "search": Minds(self._think)}
        self._home = Home(lobby, ME, self._say, browser.prepare, browser.fonts, thinkers)
        self._clerk = Clerk(lobby, thinkers)

    async def open(self) -> None:
        """From now on bots play."""
        await self._clerk.__aenter__()

    async def close(self) -> None:
        """Nobody plays any more."""
        for n in tuple(self._lines):
            self.hang_up(n)
        await self._clerk.__aexit__()

    # --- what a page asks -------------------------------------------------------------------

    def ask(self, n: int, method: str, path: str, query: str, body: str) -> None:
        """A request; ``query`` is JSON. It is answered when it can be."""
        asking = asyncio.ensure_future(self._answer(n, method, path, query, body))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _answer(self, n: int, method: str, path: str, query: str, body: str) -> None:
        asked = msgspec.json.decode(query, type=dict[str, str])
        answer = await self._home.answer(method, path, asked, body.encode())
        status, kind, sent, name = answer
        self._browser.answered(n, status, kind, sent.decode(), name)

    def line(self, n: int, path: str) -> None:
        """A live connection begins."""

        def end(code: int) -> None:
            del self._lines[n]
            self._browser.ended(n, code)

        self._lines[n] = self._home.line(
            path, lambda message: self._browser.heard(n, message.decode()), end
        )

    def said(self, n: int, message: str) -> None:
        """Something is said over a line, if it has not ended."""
        if n in self._lines:
            self._lines[n].say(message)

    def hang_up(self, n: int) -> None:
        """The page ends a line."""
        if (line := self._lines.pop(n, None)) is not None:
            line.close()

    # --- what a home needs ------------------------------------------------------------------

    def _say(self, text: Text, language: str, game: str, names: Sequence[str]) -> str:
        said = msgspec.json.encode(text).decode()
        return self._browser.say(said, language, game, msgspec.json.encode(names).decode())

    async def _think(
        self, game: str, pieces: str, bot: str, view: bytes, recall: bytes
    ) -> tuple[bool, str]:
        if not seconds_ahead(bot, all_games()[game]):  # it stands in for one that could not think
            return await here(game, pieces, bot, view, recall)
        said = await self._browser.think(game, pieces, bot, view.decode(), recall.decode())
        found = msgspec.json.decode(said, type=Thoughts | None)
        if found is None:
            raise TimeoutError
        return found.good, found.answer


async def begin(browser: Browser) -> Tables:
    """Called once, when Python has started."""
    forgive(asyncio.get_running_loop())
    tables = Tables(browser)
    await tables.open()
    return tables


def thought(game: str, pieces: str, bot: str, view: str, recall: str) -> str:
    """What a bot decides, for a worker in which one thinks (`web/src/home/thinker.ts`)."""
    found = Thoughts(*worker.think(game, pieces, bot, view.encode(), recall.encode()))
    return msgspec.json.encode(found).decode()
