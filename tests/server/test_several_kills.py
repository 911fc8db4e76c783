"""Whatever happens to one of several servers, to their database or to the way between them:
nothing that was acknowledged is lost or done twice, and every table goes on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.page import Process
from tests.server.postgresql import Cluster
from tests.server.several import Several, several
from tests.server.test_kills import GAMES, WHO, Seen, gone, wait_until, workers_of
from tests.soaking import SOAK

Harm = Callable[[Several, Process], None]


def kill(servers: Several, server: Process) -> None:
    workers = workers_of(server)
    server.kill()
    wait_until(lambda: all(map(gone, workers)))
    server.start()


def pause(servers: Several, server: Process) -> None:
    """For longer than it may hold a bot's turn: another takes it up."""
    servers.pause(server, 2.5 * server.settings.lease)


def cut(servers: Several, server: Process) -> None:
    servers.cut()


def restart(servers: Several, server: Process) -> None:
    servers.restart("fast")


def crash(servers: Several, server: Process) -> None:
    servers.restart("immediate")


HARMS: tuple[Harm, ...] = (kill, pause, cut, restart, crash)
ROUNDS = 200 if SOAK else len(HARMS)
"""In each of the long version a server is killed, whatever else happens."""


@dataclass
class Anywhere(Seen):
    """Those at a table come to any server."""

    servers: Several | None = None
    rng: random.Random | None = None

    def come(self) -> None:
        assert self.servers is not None
        assert self.rng is not None
        before = {page.seat: page.n for page in self.pages}
        self.left += self.pages
        self.waiting.clear()
        self.pages = [
            self.servers.any(self.rng).page(self.table, key) for key in ("", *self.keys.values())
        ]
        for page in self.pages:
            assert page.n >= before.get(page.seat, 0), "what was shown had not been written"

    def leave(self) -> None:
        """They hear what is still on its way, and go."""
        for page in self.pages:
            page.leave()
        pages = self.pages
        for page in pages:
            self.pages = [page]
            with suppress(ConnectionClosed, OSError):
                while True:
                    self.hear()
        self.pages = pages


def meanwhile(rng: random.Random, at: list[Anywhere], requests: count[int], harm: Harm) -> None:
    """Everybody plays while it happens to one of the servers, whatever they are doing."""
    servers = at[0].servers
    assert servers is not None

    def soon() -> None:
        for one in [harm] if harm is kill or not SOAK else [harm, kill]:
            time.sleep(rng.uniform(0, 0.3))
            one(servers, rng.choice(servers.all))

    happening = threading.Thread(target=soon)
    happening.start()
    with suppress(ConnectionClosed, OSError):
        while happening.is_alive():
            rng.choice(at).stir(rng, next(requests))
            for seen in at:
                seen.hear()
            time.sleep(0.005)
    happening.join()
    for seen in at:
        seen.leave()


@pytest.mark.soak
def test_whatever_happens_nothing_is_lost(cluster: Cluster) -> None:
    rng, requests = random.Random(1), count(1)
    with several(cluster, 3 if SOAK else 2) as servers:

        def lay(who: tuple[str, ...], game: str) -> Anywhere:
            seen = Anywhere(servers.any(rng), who, game, servers=servers, rng=rng)
            seen.come()
            return seen

        at = [lay(who, GAMES[nth % len(GAMES)]) for nth, who in enumerate(WHO)]
        done: list[Anywhere] = []
        for nth in range(ROUNDS):
            meanwhile(rng, at, requests, HARMS[nth % len(HARMS)])
            for place, seen in enumerate(at):
                seen.come()
                seen.check_acknowledged()
                if seen.over:
                    done.append(seen)
                    at[place] = lay(seen.who, rng.choice(GAMES))
                at[place].go_on(rng, requests)
        for seen in at + done:
            seen.compare()
        assert sum(len(seen.acknowledged) for seen in at + done) > ROUNDS
