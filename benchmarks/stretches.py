"""What everybody else has to wait for while a table of twelve plays Cartographers, somebody looking
on at every seat and two spectators: the longest that the loop is busy in one go, and altogether,
in milliseconds of its own processor time.

    python -m benchmarks.stretches
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

from isolario.table.holders import NOBODY
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import Hello
from tests.table.stretches import SEATS, Party, longest


async def _measure() -> None:
    found: dict[str, list[float]] = {}

    @contextmanager
    def noted(what: str) -> Iterator[None]:
        begun = time.thread_time()
        with longest() as stretch:
            yield
        taken = time.thread_time() - begun
        found.setdefault(what, []).append(stretch.seconds * 1000)
        found.setdefault(f"{what}, altogether", []).append(taken * 1000)

    party = await Party.gather(Lobby(MemoryStore()))
    with noted("start"):
        await asyncio.create_task(party.begin())
    await party.come(SEATS - 1)
    rng = random.Random(1)
    table = party.table
    for count in range(10_000):
        assert table.running is not None
        if table.running.state.over:
            break
        seat, move = party.choice(rng)
        season = table.running.state.scores
        with noted("move"):
            await asyncio.create_task(party.play(seat, move))
        if table.running.state.scores != season:
            last = found["move"].pop(), found["move, altogether"].pop()
            found.setdefault("season's end", []).append(last[0])
            found.setdefault("season's end, altogether", []).append(last[1])
        if count % 10 == 0 and table.running.why_no_undo(seat) is None:
            with noted("undo"):
                await asyncio.create_task(table.undo(seat, table.number(seat)))
        if count % 50 == 0:
            with noted("everybody comes back"):
                await asyncio.create_task(party.come_back())
    with noted("40 times hello"):
        for _ in range(40):
            await table.join(party.guests[0], NOBODY, Hello(None, watch=True))
    for what, times in found.items():
        print(f"{what}: {max(times):.1f} ms at most, {sum(times) / len(times):.1f} on average")


if __name__ == "__main__":
    gc.freeze()  # as a server does
    asyncio.run(_measure())
