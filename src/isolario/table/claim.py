"""One process at a time: whoever writes into a file holds it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

PRIVATE = 0o600  # a store holds what players must not see of each other


class Claimed(Exception):
    """Another process holds it."""


class Claim:
    """Holds a file for this process alone, until it is given up or the process ends, however it
    ends: the operating system takes it back. Readers of the file are not hindered, because what
    is locked is an empty file beside it."""

    def __init__(self, file: Path) -> None:
        lock = file.with_name(f"{file.name}-lock")
        lock.touch(PRIVATE)
        self._held = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("PRAGMA journal_mode=MEMORY")  # no file beside the file beside it
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            if error.sqlite_errorname != "SQLITE_BUSY":
                raise
            raise Claimed from None

    def give_up(self) -> None:
        self._held.close()
