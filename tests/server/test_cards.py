"""What a table is comes from its row: no game is played again for it."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from isolario.table.messages import Arrival
from tests.server.page import bearer, server_here
from tests.server.truth import published


def test_a_table_that_nobody_is_at_is_told_without_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "tables.db"
    with server_here(store) as server:
        over, keys = server.open("me", "random")
        server.page(over, keys[0]).play_on(random.Random(1))
        begun, mine = server.open("me", "me")
        waiting, _ = server.open("me", "open", names=["Ann"])
        cards = {table: server.card(table) for table in (over, begun, waiting)}
        record = published(server, over)
    monkeypatch.setattr("isolario.table.setup._replayed", None)
    with server_here(store) as server:
        for table, card in cards.items():
            here = [seat.here for seat in card.seats]
            seats = tuple(msgspec.structs.replace(seat, here=False) for seat in card.seats)
            assert any(here) == (table == over)
            assert server.card(table) == msgspec.structs.replace(card, seats=seats)
        answer = server.http.get(f"/api/tables/{begun}", headers=bearer(mine[1]))
        assert msgspec.json.decode(answer.content, type=Arrival).mine == (1,)
        assert published(server, over) == record
        assert server.http.get(f"/api/tables/{begun}/record").status_code == 403
        for what in ("", "/record"):
            assert server.http.get(f"/api/tables/nowhere{what}").status_code == 404
