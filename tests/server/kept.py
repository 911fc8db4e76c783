"""Stores of every version, as files."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

STORES = Path(__file__).parent / "stores"
VERSIONS = tuple(sorted(file.stem.removeprefix("schema-") for file in STORES.glob("schema-*.sql")))


def put(schema: str, file: Path) -> dict[str, dict[int, str]]:
    """Puts a store of this version into a file, and returns the keys of its tables' seats."""
    sql = (STORES / f"schema-{schema}.sql").read_text("utf-8")
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA journal_mode=WAL")
        store.executescript(sql)
    keys = json.loads(sql.splitlines()[0].removeprefix("-- "))
    return {table: {int(seat): key for seat, key in mine.items()} for table, mine in keys.items()}


def held(file: Path) -> list[str]:
    """All that is in a store, as SQL."""
    with closing(sqlite3.connect(file)) as store:
        return [*store.iterdump()]


def asked(file: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as store:
        return store.execute(question).fetchall()


def told(file: Path, *orders: str) -> None:
    with closing(sqlite3.connect(file)) as store, store:
        for order in orders:
            store.execute(order)
