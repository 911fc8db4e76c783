"""Writes a store of the present schema as SQL: ``python -m tests.server.make_store FILE``.

Do this with the last program of a schema, before its successor changes it: `stores/` keeps one of
each, and the tests migrate them all. ``*.db`` files themselves are not kept in the repository.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tests.server.page import QUICK, server_here

LATER = 10_000.0  # seconds: a bot's turn stays due


def fill(store: Path) -> dict[str, dict[int, str]]:
    """A table that waits, one that is being played, one where a bot is due, one that is over; and
    the keys of their seats."""
    rng = random.Random(1)
    with server_here(store, replace(QUICK, pause=LATER)) as server:
        all_keys = dict([server.open("me", "open", names=["Гравець"])])
        table, keys = server.open("me", "me", names=["Ann", "Гравець 2"])
        all_keys[table] = keys
        for turn in range(30):
            page = server.page(table, keys[turn % 2])
            if page.may_move:
                page.play(rng.choice(page.moves))
            page.leave()
        table, keys = server.open("me", "random", names=["Ann"])
        all_keys[table] = keys
        page = server.page(table, keys[0])
        while page.may_move:
            page.play(page.moves[0])
        page.leave()
        table, keys = server.open("me", game="beacon-patrol", names=["Гравець"])
        all_keys[table] = keys
        page = server.page(table, keys[0])
        page.play_on(rng)
        page.leave()
    return all_keys


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.db"
        keys = fill(store)
        with closing(sqlite3.connect(store)) as kept:
            lines = [f"-- {json.dumps(keys)}", *kept.iterdump()]
        file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
