"""What a table's seed is made of: the table commits itself, people add, and only then it deals."""

from __future__ import annotations

from dataclasses import replace

import pytest

import isolario
from isolario.table import seeds
from isolario.table.cards import shuffle_of
from isolario.table.holders import NOBODY
from isolario.table.lobby import Lobby
from isolario.table.messages import NewTable, Shuffle, Sit
from isolario.table.problems import BadWish
from isolario.table.seeds import Witness, check
from isolario.table.store import SeatRow, TableRow
from isolario.table.table import Table
from tests.table.test_holders import ANN, BOB, BOT, ME, OPEN, laid, play_out

OF = {0: "a0" * 16, 1: "b1" * 16, 2: "c2" * 16}  # what each seat adds


async def add(table: Table, seat: int, holder: str) -> Shuffle:
    """Sits down as a page does."""
    wish = Sit("", OF[seat], table.card.commitment)
    return (await table.sit(seat, wish, holder)).table.shuffle


def witness(table: Table, *seats: int) -> Witness:
    return Witness(table.row.commitment, {seat: OF[seat] for seat in seats})


async def test_nothing_is_dealt_before_the_opener_has_added(lobby: Lobby) -> None:
    """Alone, at one screen, against bots: each can be checked by those who played."""
    for game, seats, own in (
        ("cartographers", (ME,), (0,)),
        ("cartographers", (ME, ME, ME), (0, 1, 2)),
        ("foggy-island", (BOT, ME), (1,)),
    ):
        table = await laid(lobby, game, *seats)
        for seat in own:
            assert table.running is None
            assert table.row.seed == ""
            assert seeds.is_part(table.card.commitment, seeds.SERVER_BYTES)
            assert await add(table, seat, ANN) == "mixed"
        await play_out(table)
        published = table.published()
        assert check(published) == "fits"
        assert check(published, witness(table, *own)) == "good"
        assert published.parts is not None
        assert [part.seat for part in published.parts.seats] == [*own]


async def test_so_is_the_next_game(lobby: Lobby) -> None:
    table = await laid(lobby, "foggy-island", ME, OPEN)
    for seat, holder in enumerate((ANN, BOB)):
        await add(table, seat, holder)
    await play_out(table)
    following = await lobby.find((await lobby.again(table.row.id, ANN)).table.table)
    assert following.row.commitment != table.row.commitment
    assert following.card.shuffle == "unmixed"
    for seat, holder in enumerate((ANN, BOB)):
        assert following.running is None
        assert await add(following, seat, holder) == "mixed"
    await play_out(following)
    for seat in (0, 1):
        assert check(following.published(), witness(following, seat)) == "good"


async def test_a_part_answers_the_table_s_own_commitment(lobby: Lobby) -> None:
    """Given before, or to another, it is no contribution: it is not even taken."""
    table = await laid(lobby, "foggy-island", ME, BOT)
    other = await laid(lobby, "foggy-island", ME, BOT)
    for commitment in ("", "00" * 32, other.row.commitment):
        with pytest.raises(BadWish) as error:
            await table.sit(0, Sit("", OF[0], commitment), ANN)
        assert error.value.reason.id == "server_other_commitment"
    assert table.card.state == "waiting"
    assert table.seats[0].part == ""
    assert await add(table, 0, ANN) == "mixed"


async def test_who_adds_nothing_gets_nothing_filled_in(lobby: Lobby) -> None:
    """A part that the server fills in would be one that it chose last."""
    table = await laid(lobby, "foggy-island", ME, OPEN)
    await table.sit(1, Sit(), BOB)
    assert table.card.shuffle == "unmixed"  # which Ann is told before she sits down
    assert await add(table, 0, ANN) == "mixed"
    await play_out(table)
    published = table.published()
    assert published.parts is not None
    assert [part.seat for part in published.parts.seats] == [0]
    assert check(published, witness(table, 0)) == "good"
    assert check(published, witness(table, 0, 1)) == "other_part"


async def test_the_server_alone_is_not_good(lobby: Lobby) -> None:
    bots = await laid(lobby, "foggy-island", BOT, BOT)
    silent = await laid(lobby, "foggy-island", ME, BOT)
    await silent.sit(0, Sit(), ANN)
    for table in (bots, silent):
        assert table.card.shuffle == "server"
        await play_out(table)
        assert check(table.published()) == "server"


def test_what_the_server_once_filled_in_is_not_good() -> None:
    row = TableRow("old", "foggy-island", 1, {}, "00" * 32, "sealed", state="playing")
    ann, bob = (SeatRow(seat, "person", part=OF[seat]) for seat in (0, 1))
    assert shuffle_of(row, [ann, bob]) == "mixed"
    assert shuffle_of(row, [ann, replace(bob, part_by_server=True)]) == "server"


async def test_a_chosen_seed_is_told_before_anybody_sits_down(lobby: Lobby) -> None:
    for seed in ("7", "ab" * 32):
        opened = await lobby.open(NewTable("foggy-island", (ME, OPEN), seed=seed), ANN)
        table = await lobby.find(opened.table.table)
        assert table.arrival(NOBODY).table.shuffle == "chosen"
        assert (await lobby.mine(ANN)).tables[0].table.shuffle == "chosen"
    assert await add(table, 0, ANN) == "chosen"


async def test_rules_that_change_before_the_deal_cannot_be_checked(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What people sat down to is not what was dealt; nobody is accused of anything."""
    table = await laid(lobby, "foggy-island", ME, BOT)
    monkeypatch.setitem(vars(isolario.all_games()["foggy-island"]), "rules_version", 99)
    table = await Lobby(lobby.store).find(table.row.id)
    assert await add(table, 0, ANN) == "changed"
    await play_out(table)
    assert check(table.published()) == "none"
    again = await Lobby(lobby.store).find(table.row.id)
    assert again.row.record == table.row.record
