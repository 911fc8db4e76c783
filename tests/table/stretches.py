"""How much a loop does in one go: what everybody else has to wait for. `benchmarks/stretches.py`
tells it in milliseconds."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from isolario.core.view import View
from isolario.picture.scene import Scene
from isolario.server.outbox import written
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import Hello, NewTable, SeatWish, Sit, ToPage
from isolario.table.table import Table

ANN = holder_of("ann" * 16)
SEATS = 12


class Stretch:
    """The longest: in seconds of the loop's own processor time, and in pictures drawn."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.pictures = 0
        self.drawn = 0  # altogether
        self._now = 0

    def note(self, seconds: float) -> None:
        self.seconds = max(self.seconds, seconds)
        self.pictures = max(self.pictures, self._now)
        self._now = 0

    def draw(self) -> None:
        self.drawn += 1
        self._now += 1


@contextmanager
def longest() -> Iterator[Stretch]:
    """Measures everything that any loop does."""
    found = Stretch()
    run: Callable[[asyncio.Handle], None] = asyncio.Handle._run
    scene: Callable[[View], Scene] = View.scene

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        found.note(time.thread_time() - begun)

    def counted(view: View) -> Scene:
        found.draw()
        return scene(view)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        patched.setattr(View, "scene", counted)
        yield found


class Party:
    """A table of twelve, everybody looking on. What they hear is written, as for a page."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[tuple[int | None, str]] = []  # who, and what kind of message
        self.guests: list[Guest] = []
        self.bytes = 0

    @classmethod
    async def gather(cls, lobby: Lobby, game: str = "cartographers", seats: int = SEATS) -> Party:
        """Opens a table at which one seat is still open."""
        wish = NewTable(game, (SeatWish("open"),) * seats, seed="7")
        table = await lobby.find((await lobby.open(wish, ANN)).table.table)
        for seat in range(seats - 1):
            await table.sit(seat, Sit(), ANN)
        party = cls(table)
        for viewer in (*range(seats - 1), None, None):
            await party.come(viewer)
        return party

    async def begin(self) -> None:
        await self.table.sit(len(self.table.seats) - 1, Sit(), ANN)

    async def come(self, viewer: int | None) -> Guest:
        guest = Guest(lambda message: self._hear(guest, message))
        await self.table.join(guest, ANN, Hello(viewer, watch=viewer is None))
        self.guests.append(guest)
        return guest

    def _hear(self, guest: Guest, message: ToPage) -> None:
        self.heard.append((guest.seat, type(message).__name__))
        self.bytes += len(written(message))

    async def come_back(self) -> None:
        """Everybody loses the line, and comes back at the same time."""
        seats = [guest.seat for guest in self.guests]
        for guest in self.guests:
            self.table.leave(guest)
        self.guests.clear()
        await asyncio.gather(*map(self.come, seats))

    def choice(self, rng: random.Random) -> tuple[int, str]:
        assert self.table.running is not None
        state = self.table.running.state
        seat = rng.choice(state.to_move)
        return seat, state.legal_moves(seat).choice(rng).notation

    async def play(self, seat: int, move: str) -> None:
        assert await self.table.play(seat, self.table.number(seat), move) is None
