"""Games that were begun with an earlier set of pieces go on with it, and can be seen again."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import isolario
from isolario.bots.passing import pack
from isolario.core.game import Game
from isolario.core.record import read_record
from isolario.core.text import Text
from isolario.table import lobby as lobbies
from isolario.table import worker
from isolario.table.archive import shelved
from isolario.table.cards import missing, picture
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import NewTable, SeatWish, Sit
from isolario.table.replay import film
from isolario.table.table import Table
from tests.table.conftest import QUICK

ANN = holder_of("ann" * 16)
NOW = isolario.all_games()["land-vs-sea"]
(FIRST,) = NOW.earlier


async def opened(lobby: Lobby, game: Game, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table that Ann has opened when the game was played with these pieces."""
    with monkeypatch.context() as then:
        then.setattr(lobbies, "game_named", lambda name: game)
        wish = NewTable("land-vs-sea", (SeatWish("me"), SeatWish("me")))
        arrival = await lobby.open(wish, ANN)
    return await lobby.find(arrival.table.table)


async def play(table: Table, rng: random.Random, most: int) -> None:
    for _ in range(most):
        assert table.running is not None
        state = table.running.state
        if state.over:
            return
        seat = state.to_move[0]
        move = state.legal_moves(seat).choice(rng).notation
        assert await table.play(seat, table.number(seat), move) is None


async def test_a_game_goes_on_with_the_pieces_it_was_begun_with(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(lobby, FIRST, monkeypatch)
    assert table.row.pieces == ""
    for seat in (0, 1):  # they sit down after the change: it is dealt what they were promised
        await table.sit(seat, Sit(), ANN)
    rng = random.Random(4)
    await play(table, rng, 40)
    table = await Lobby(lobby.store, QUICK).find(table.row.id)  # from the store
    assert table.running is not None
    assert table.running.state.game is FIRST
    assert missing(table.row) is None
    assert "side_L" in picture(table.row, table.seats, ANN)
    await play(table, rng, 1000)
    record = table.published().record
    assert record.pieces == ""
    assert isolario.load(record).scores == table.running.state.scores
    assert film(record, NOW, 0).moments
    again = await lobby.again(table.row.id, ANN)
    following = await lobby.find(again.table.table)
    assert following.row.pieces == NOW.pieces


async def test_a_table_of_pieces_that_are_not_here_says_so(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(lobby, NOW, monkeypatch)
    assert missing(table.row) is None
    assert missing(replace(table.row, pieces="0123456789abcdef")) == Text("server_pieces_gone")


def test_bots_are_asked_with_the_pieces_of_the_game() -> None:
    state = FIRST.new(2, 5)
    view = state.view(0)
    good, answer = worker.think(
        "land-vs-sea", view.game.pieces, "greedy", view.json(), pack(state.recall(0))
    )
    assert good, answer
    state.play(0, answer)


def test_a_record_from_elsewhere_keeps_its_pieces() -> None:
    for game in (FIRST, NOW):
        record = game.new(2, 7).record()
        assert read_record(record.json()).pieces == game.pieces
        assert shelved(record).table.pieces == game.pieces
