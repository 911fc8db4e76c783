"""What tables are kept in: whatever they promise holds in every store."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import ColumnElement

from isolario.home.chest import ChestStore
from isolario.server.store import SqlStore
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.settings import TableSettings
from isolario.table.store import Store
from tests.home.chests import Box

QUICK = TableSettings(pause=0, steady=0, lease=1, workers=1)


class Clock:
    """The clock that says what is due; a test can let time pass."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Shared(SqlStore):
    """On PostgreSQL, whose own clock a test cannot turn."""

    def _now(self) -> ColumnElement[float]:
        return super()._now() + getattr(self._clock, "ahead", 0.0)


@pytest.fixture(
    params=["memory", "chest", "sqlite", pytest.param("postgresql", marks=pytest.mark.process)]
)
async def store(
    request: pytest.FixtureRequest, tmp_path: Path, clock: Clock
) -> AsyncIterator[Store]:
    kept: Store
    match request.param:
        case "memory":
            kept = MemoryStore(clock=clock)
        case "chest":
            kept = ChestStore(Box(), clock=clock)
        case "sqlite":
            kept = SqlStore(tmp_path / "t.db", clock=clock)
        case _:
            kept = Shared(request.getfixturevalue("cluster").fresh(), clock=clock)
    await kept.open()
    yield kept
    await kept.close()


@pytest.fixture
def lobby(store: Store) -> Lobby:
    return Lobby(store, QUICK)
