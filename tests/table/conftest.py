"""What tables are kept in: whatever they promise holds in every store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from isolario.server.store import SqlStore
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.settings import TableSettings
from isolario.table.store import Store

QUICK = TableSettings(pause=0, lease=1, workers=1)


@pytest.fixture(params=["memory", "sql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    kept = MemoryStore() if request.param == "memory" else SqlStore(tmp_path / "tables.db")
    await kept.open()
    yield kept
    await kept.close()


@pytest.fixture
def lobby(store: Store) -> Lobby:
    return Lobby(store, QUICK)
