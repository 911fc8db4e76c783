"""Where keepsakes are made: in a process of its own, each once, for as long as somebody waits.

Whoever wishes for what is being made already waits for the same answer. What nobody waits for any
more is not begun. What has been made is kept, as long as there is room.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool

from isolario.server.making import Made, Wish, make
from isolario.server.settings import Settings
from isolario.table.problems import Broken, TooMuch
from isolario.table.process import Process

Key = bytes


class Shelf:
    """Keeps what was asked for last, up to a number of bytes.

    >>> from isolario.server.making import Packed
    >>> shelf = Shelf(20)
    >>> for name in (b"a", b"b", b"c"):
    ...     shelf.put(name, {"": Packed("text/plain", "", b"8 bytes.")})
    >>> [shelf.get(name) is not None for name in (b"a", b"b", b"c")], shelf.bytes
    ([False, True, True], 16)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Key, Made] = OrderedDict()
        self.bytes = 0

    def get(self, key: Key) -> Made | None:
        if key in self._made:
            self._made.move_to_end(key)
        return self._made.get(key)

    def put(self, key: Key, made: Made) -> None:
        if (size := _size(made)) > self._most:
            return  # nothing else would be left
        self._made[key] = made
        self.bytes += size
        while self.bytes > self._most:
            self.bytes -= _size(self._made.popitem(last=False)[1])


def _size(made: Made) -> int:
    return sum(len(it.data) for it in made.values())


class _Order:
    """Something to be made, and who waits for it."""

    def __init__(self, wish: Wish, who: str) -> None:
        self.wish = wish
        self.who = who  # the address that asked first
        self.waiting = 0
        self.begun = False
        self.answer: asyncio.Future[Made] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(_heard)


def _heard(answer: asyncio.Future[Made]) -> None:
    """Nobody may be left to hear why something could not be made."""
    if not answer.cancelled():
        answer.exception()


class Workshop:
    """Makes keepsakes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.shelf = Shelf(settings.shelf)
        self._orders: dict[Key, _Order] = {}  # the oldest first
        self._work: set[asyncio.Task[None]] = set()
        self._idle: list[Process] = []
        self._processes: set[Process] = set()

    @property
    def orders(self) -> int:
        """How much is being made, or waits to be."""
        return len(self._orders)

    def kept(self, wish: Wish) -> Made | None:
        """What has been made before."""
        return self.shelf.get(_key(wish))

    async def fetch(self, wish: Wish, who: str = "") -> Made:
        """What somebody at an address wishes for. Raises `NotThere` if its game is lost, `TooMuch`
        if too much is waiting to be made."""
        key = _key(wish)
        if (kept := self.shelf.get(key)) is not None:
            return kept
        order = self._orders.get(key)
        if order is None:
            self._check(who)
            order = self._orders[key] = _Order(wish, who)
            self._begin()
        order.waiting += 1
        try:
            return await asyncio.shield(order.answer)
        finally:
            order.waiting -= 1
            if not order.waiting and not order.begun:
                del self._orders[key]

    def _check(self, who: str) -> None:
        waiting = [order.who for order in self._orders.values() if not order.begun]
        full = len(waiting) >= self._settings.orders
        if full or waiting.count(who) >= self._settings.orders_each:
            raise TooMuch("server_too_fast")

    def _begin(self) -> None:
        """Begins what has waited longest, if there is a process free."""
        for key, order in self._orders.items():
            if len(self._work) >= self._settings.makers:
                return
            if not order.begun:
                order.begun = True
                work = asyncio.create_task(self._fulfil(key, order))
                self._work.add(work)
                work.add_done_callback(self._over)

    def _over(self, work: asyncio.Task[None]) -> None:
        self._work.discard(work)
        self._begin()

    async def _fulfil(self, key: Key, order: _Order) -> None:
        try:
            made = await self._done(order.wish)
            self.shelf.put(key, made)
            order.answer.set_result(made)
        except Exception as error:
            order.answer.set_exception(error)
        finally:
            self._orders.pop(key, None)
            order.answer.cancel()  # unless it was given: nobody waits for what has been given up

    async def _done(self, wish: Wish) -> Made:
        for _ in range(2):  # the process may have been ended from outside while it was idle
            process = self._idle.pop() if self._idle else Process(self._settings.nice)
            self._processes.add(process)
            healthy = True
            try:
                return await process.do(self._settings.making, make, wish)
            except BrokenProcessPool:
                healthy = False
            except (TimeoutError, asyncio.CancelledError):
                healthy = False
                raise
            finally:
                if healthy:
                    self._idle.append(process)
                else:
                    self._processes.discard(process)
                    process.stop()
        raise Broken("page_server_error")

    async def close(self) -> None:
        """Nothing more is made."""
        for order in self._orders.values():
            order.begun = True
            order.answer.cancel()
        work = tuple(self._work)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        for process in self._processes:
            process.stop()


def _key(wish: Wish) -> Key:
    """Tells wishes apart, without holding on to the record of a game."""
    return hashlib.sha256(repr(wish).encode()).digest()
