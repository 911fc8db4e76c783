"""A crowd of pages without browsers, for `load.py`: one process of them, which does as it is told.

    python benchmarks/crowd.py PORT,… SOCKETS TWELVE LUCK

Of several servers on one database, each page comes to any of them.

Each line that it reads is something to do, and each line that it writes says what came of it.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import isolario
from isolario.picture.scene import Choices
from isolario.table.holders import fresh
from isolario.table.messages import Ask, FromPage, Hello, Play

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.page import bearer

PATIENCE = 60.0  # seconds for any one answer
AT_A_TIME = 40  # tables laid at once
ASKS = 0.5  # of the moves are looked at before they are made


class Now(msgspec.Struct):
    n: int
    to_move: tuple[int, ...]
    choices: msgspec.Raw


class Heard(msgspec.Struct):
    """As much of a message as a page without a picture needs."""

    type: str
    request: int = 0
    now: Now | None = None


_decoder = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What was measured, in seconds and bytes."""

    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    delay: list[float] = field(default_factory=list)
    missed: int = 0  # moves that nobody was free to make
    lost: int = 0  # connections that ended, and answers that never came


@dataclass(eq=False)
class Page:
    """One connection; the second and later ones at a table hear of what the others do."""

    table: Table
    seat: int | None
    socket: ClientConnection
    now: Now | None = None
    answers: dict[int, asyncio.Future[Heard]] = field(default_factory=dict)

    @property
    def may_move(self) -> bool:
        return self.now is not None and self.seat in self.now.to_move

    async def listen(self) -> None:
        try:
            async for data in self.socket:
                self._hear(data if isinstance(data, bytes) else data.encode())
        except ConnectionClosed:
            self.table.figures.lost += 1

    def _hear(self, data: bytes) -> None:
        message = _decoder.decode(data)
        self.now = message.now or self.now
        table = self.table
        if message.type == "update":
            table.figures.sizes.append(len(data))
            if not message.request and table.moved_at:
                table.figures.others.append(time.perf_counter() - table.moved_at)
        if (waiting := self.answers.pop(message.request, None)) and not waiting.done():
            waiting.set_result(message)

    async def ask(self, message: FromPage, number: int) -> Heard:
        self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode(message).decode())
        async with asyncio.timeout(PATIENCE):
            return await self.answers[number]


@dataclass(eq=False)
class Table:
    """A table and the pages at it. One move is on its way at a time."""

    name: str
    figures: Figures
    pages: list[Page] = field(default_factory=list)
    busy: bool = False
    over: bool = False
    moved_at: float = 0.0
    _asked: int = 0

    @property
    def free(self) -> bool:
        return not self.busy and not self.over

    async def move(self, rng: random.Random) -> None:
        """Somebody whose turn it is decides something."""
        self.busy = True
        try:
            await self._move(rng)
        except (TimeoutError, ConnectionClosed):
            self.figures.lost += 1
            self.over = True  # for us
        finally:
            self.busy = False

    async def _move(self, rng: random.Random) -> None:
        movers = [page for page in self.pages if page.may_move]
        if not movers:
            self.over = True
            return
        page = rng.choice(movers)
        assert page.now is not None
        legal = [it.move for it in msgspec.json.decode(page.now.choices, type=Choices).moves()]
        move = rng.choice(legal)
        if rng.random() < ASKS:
            await page.ask(Ask(move, {}, self._number()), self._asked)
        meant = False
        while True:
            self.moved_at = time.perf_counter()
            answer = await page.ask(Play(page.now.n, move, meant, self._number()), self._asked)
            if answer.type != "sure":
                break
            meant = True
        if answer.type == "update":
            self.figures.own.append(time.perf_counter() - self.moved_at)

    def _number(self) -> int:
        self._asked += 1
        return self._asked


class Crowd:
    """All tables, and everybody at them."""

    def __init__(self, ports: list[int], rng: random.Random) -> None:
        self._ports, self._rng = ports, rng
        self.common, self.twelve = Figures(), Figures()
        self._tables: list[Table] = []
        self._work: set[asyncio.Task[None]] = set()

    async def come(self, sockets: int, twelve: int) -> None:
        """Opens the tables and sits everybody down."""
        games = isolario.all_games()
        large = [game for game, it in games.items() if 12 in it.seats]
        small = [game for game, it in games.items() if 2 in it.seats]
        wishes = [(large[nth % len(large)], 12, 0, self.twelve) for nth in range(twelve)]
        room = max(0, sockets - 12 * twelve)
        wishes += [(small[nth % len(small)], 2, 1, self.common) for nth in range(room // 3)]
        gate = asyncio.Semaphore(AT_A_TIME)
        limits = httpx.Limits(max_connections=AT_A_TIME)
        async with httpx.AsyncClient(timeout=PATIENCE, limits=limits) as http:

            async def lay(game: str, seats: int, watchers: int, figures: Figures) -> None:
                async with gate:
                    await self._lay(http, game, seats, watchers, figures)

            await asyncio.gather(*[lay(*wish) for wish in wishes])

    async def _lay(
        self, http: httpx.AsyncClient, game: str, seats: int, watchers: int, figures: Figures
    ) -> None:
        token = fresh()
        wish = {"game": game, "seats": [{"who": "me"}] * seats}
        server = f"http://127.0.0.1:{self._rng.choice(self._ports)}"
        opened = await http.post(f"{server}/api/tables", json=wish, headers=bearer(token))
        opened.raise_for_status()
        table = Table(opened.json()["table"]["table"], figures)
        for seat in range(seats):
            where = f"{server}/api/tables/{table.name}/seats/{seat}"
            (await http.post(where, json={}, headers=bearer(token))).raise_for_status()
        for viewer in [*range(seats), *[None] * watchers]:
            socket = await connect(
                f"ws://127.0.0.1:{self._rng.choice(self._ports)}/api/tables/{table.name}/live",
                additional_headers=bearer(token) if viewer is not None else None,
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,  # pages do not ping: the server does
            )
            page = Page(table, viewer, socket)
            table.pages.append(page)
            self._start(page.listen())
            await socket.send(msgspec.json.encode(Hello(viewer, viewer is None)).decode())
        self._tables.append(table)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def _some(self) -> Table | None:
        for _ in range(20):
            table = self._rng.choice(self._tables)
            if table.free:
                return table
        return None

    async def move_evenly(self, moves: float, seconds: float) -> None:
        """So many moves a second, whether or not the ones before have been answered."""
        start = time.perf_counter()
        for nth in range(int(moves * seconds)):
            await asyncio.sleep(max(0.0, start + nth / moves - time.perf_counter()))
            if (table := self._some()) is None:
                self.common.missed += 1
            else:
                self._start(table.move(self._rng))

    async def move_on_and_on(self, at_once: int, seconds: float) -> None:
        """As many moves as the server takes, with so many on their way."""
        until = time.perf_counter() + seconds

        async def on_and_on() -> None:
            while time.perf_counter() < until:
                if (table := self._some()) is None:
                    await asyncio.sleep(0.01)
                else:
                    await table.move(self._rng)

        await asyncio.gather(*[on_and_on() for _ in range(at_once)])

    @asynccontextmanager
    async def measuring(self) -> AsyncIterator[None]:
        """From nothing; also how late we are ourselves."""
        for figures in (self.common, self.twelve):
            vars(figures).update(vars(Figures()))

        async def wait() -> None:
            while True:
                then = time.perf_counter()
                await asyncio.sleep(0.01)
                self.common.delay.append(time.perf_counter() - then - 0.01)

        waiting = asyncio.create_task(wait())
        try:
            yield
        finally:
            waiting.cancel()

    async def leave(self) -> None:
        for task in tuple(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        pages = [page for table in self._tables for page in table.pages]
        await asyncio.gather(*[it.socket.close() for it in pages], return_exceptions=True)


async def crowd(ports: list[int], sockets: int, twelve: int, luck: int) -> None:
    """Does what it is told line by line, and answers each line with what came of it."""
    here = Crowd(ports, random.Random(luck))
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        match json.loads(line):
            case ["come"]:
                await here.come(sockets, twelve)
            case ["evenly", moves, seconds]:
                async with here.measuring():
                    await here.move_evenly(moves, seconds)
                    await asyncio.sleep(1)  # the last answers
            case ["on and on", at_once, seconds]:
                async with here.measuring():
                    await here.move_on_and_on(int(at_once), seconds)
            case ["leave"]:
                await here.leave()
        print(json.dumps([vars(here.common), vars(here.twelve)]), flush=True)


if __name__ == "__main__":
    asyncio.run(crowd([*map(int, sys.argv[1].split(","))], *map(int, sys.argv[2:])))
