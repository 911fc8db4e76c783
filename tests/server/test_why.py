"""Over HTTP: a bot says why it moved, to those who saw it, if the table allows it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from isolario.core.text import Text
from isolario.table.holders import fresh
from isolario.table.messages import Update
from tests.server.page import QUICK, Page, Server, bearer, server_here

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("why")
    with server_here(folder / "tables.db", replace(QUICK, nice=0)) as running:
        yield running


def _why(server: Server, table: str, line: int, token: str, seat: str = "0") -> Text | int:
    address = f"/api/tables/{table}/why/{line}"
    answer = server.http.get(address, params={"seat": seat}, headers=bearer(token))
    if answer.status_code != 200:
        return answer.status_code
    return msgspec.json.decode(answer.content, type=Text)


def _until_my_turn(page: Page) -> None:
    while not page.may_move:
        page.hear_until(Update)


def test_a_bot_says_why_it_moved(server: Server) -> None:
    table, tokens = server.open("me", "medium", game="land-vs-sea", seed="3")
    page = server.page(table, tokens[0])
    page.play("draw 1")
    _until_my_turn(page)
    lines = [at for at, it in enumerate(page.log) if it.seat == 1 and it.what == "tile_drawn"]
    said = _why(server, table, lines[-1], tokens[0])
    assert isinstance(said, Text)
    assert said.id.startswith("reasons_")
    assert said.args["player"] == 1
    own = [at for at, it in enumerate(page.log) if it.seat == 0 and it.what == "tile_drawn"]
    assert _why(server, table, own[0], tokens[0]) == 404  # a person says why themselves
    assert _why(server, table, 10_000, tokens[0]) == 404
    assert _why(server, table, lines[-1], fresh()) == 403  # another's seat
    assert _why(server, table, lines[-1], tokens[0], "x") == 404
    page.leave()


def test_a_table_can_do_without(server: Server) -> None:
    table, tokens = server.open("me", "medium", game="land-vs-sea", seed="3", reasons=False)
    assert not server.card(table).reasons
    page = server.page(table, tokens[0])
    page.play("draw 1")
    _until_my_turn(page)
    lines = [at for at, it in enumerate(page.log) if it.seat == 1 and it.what == "tile_drawn"]
    assert _why(server, table, lines[-1], tokens[0]) == 404
    page.leave()


def test_nobody_learns_more_of_a_hand_that_is_chosen_in_secret(server: Server) -> None:
    table, tokens = server.open("me", "medium", game="foggy-island", seed="3")
    page = server.page(table, tokens[0])
    page.play(page.moves[0])
    answers = {str(_why(server, table, line, tokens[0])) for line in range(len(page.log) + 8)}
    assert answers == {"404"}
    page.leave()


def test_in_a_replay_it_can_be_asked_of_any_move(server: Server) -> None:
    table, tokens = server.open("me", "easy", game="foggy-island", seed="3")
    page = server.page(table, tokens[0])
    page.play_on(random.Random(1))
    page.leave()
    record = msgspec.json.decode(server.http.get(f"/api/tables/{table}/record").content)["record"]
    for number, (seat, _) in list(enumerate(record["moves"], 1))[::9]:
        answer = server.http.get(f"/api/tables/{table}/replay/{number}/why")
        assert answer.status_code == (200 if seat == 1 else 404), answer.text
    over = len(record["moves"]) + 1
    assert server.http.get(f"/api/tables/{table}/replay/{over}/why").status_code == 404
    assert server.http.get(f"/api/tables/{table}/replay/0/why").status_code == 404
