"""Several servers on one database, and what can happen to them."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from isolario.server.settings import Settings
from tests.server.page import QUICK, Process
from tests.server.postgresql import Cluster


class Newer(Process):
    """A server of the next version, with other rules for one of the games."""

    program = f"""
import isolario
vars(isolario.all_games()["foggy-island"])["rules_version"] += 1
{Process.program}
"""


class Several:
    """Servers on one PostgreSQL database."""

    def __init__(
        self,
        cluster: Cluster,
        count: int,
        settings: Settings = QUICK,
        kind: type[Process] = Process,
    ) -> None:
        self.cluster = cluster
        self.store = cluster.ready()
        self.all = [kind(self.store, settings) for _ in range(count)]

    def kill(self, server: Process) -> None:
        server.kill()

    def pause(self, server: Process, seconds: float) -> None:
        """It wakes up believing that no time has passed."""
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)

    def cut(self) -> None:
        """All connections between servers and database break."""
        database = self.store.rsplit("/", 1)[1]
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
        self.cluster.ask("postgres", f"{cut}'{database}'")

    def restart(self, how: str) -> None:
        self.cluster.stop(how)
        self.cluster.start()

    def stop(self) -> None:
        for server in self.all:
            server.process.send_signal(signal.SIGCONT)
            server.process.terminate()
        for server in self.all:
            server.stop()

    def any(self, rng: random.Random) -> Process:
        return rng.choice(self.all)


@contextmanager
def several(
    cluster: Cluster, count: int = 2, settings: Settings = QUICK, kind: type[Process] = Process
) -> Iterator[Several]:
    servers = Several(cluster, count, settings, kind)
    try:
        yield servers
    finally:
        servers.stop()


def asked(address: str, question: str, *values: str) -> list[tuple[object, ...]]:
    """What a database on PostgreSQL answers."""

    async def ask() -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(question, *values)]
        finally:
            await connection.close()

    return asyncio.run(ask())
