"""A PostgreSQL for tests, where there is one on the PATH and a driver for it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.server.page import PATIENCE, free_port

_NEEDED = ("initdb", "pg_ctl", "psql")
THERE = bool(find_spec("asyncpg")) and all(map(shutil.which, _NEEDED))


class Cluster:
    """Databases on a server of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self._made = 0

    @contextmanager
    def running(self) -> Iterator[Cluster]:
        data = str(self._folder / "data")
        self._call("initdb", "-D", data, "-A", "trust", "-U", "isolario", "--no-sync")
        how = f"-p {self._port} -c listen_addresses=127.0.0.1 -k {self._folder}"
        self._call("pg_ctl", "-D", data, "-w", "-o", how, "-l", f"{data}/log", "start")
        try:
            yield self
        finally:
            self._call("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")

    def fresh(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"isolario_{self._made}"
        address = f"postgresql://isolario@127.0.0.1:{self._port}"
        self._call("psql", f"{address}/postgres", "-qc", f"CREATE DATABASE {name}")
        return f"{address}/{name}"

    def _call(self, *command: str) -> None:
        who = []
        if os.geteuid() == 0:  # PostgreSQL never runs as root
            shutil.chown(self._folder, "nobody")
            who = ["setpriv", "--reuid=nobody", "--clear-groups"]
        subprocess.run(
            [*who, *command], check=True, timeout=2 * PATIENCE, stdout=subprocess.DEVNULL, cwd="/"
        )
