"""What a home keeps, and what happens where it cannot. What every store promises is tested in
tests/table, with a chest as well."""

from __future__ import annotations

import msgspec
import pytest

from isolario.home.chest import SCHEMA, ChestStore, read
from isolario.table.holders import fresh, holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import NewTable, SeatWish, Sit, Stale
from isolario.table.problems import Broken, NotThere
from isolario.table.settings import TableSettings
from tests.home.chests import Box

ME = holder_of(fresh())
QUICK = TableSettings(pause=0, steady=0, lease=1)
BOTH = NewTable("foggy-island", (SeatWish("me"), SeatWish("me")))


def lobby(box: Box, troubles: list[str] | None = None) -> Lobby:
    told = [] if troubles is None else troubles
    return Lobby(ChestStore(box, lambda: told.append("refused")), QUICK)


async def begun(where: Lobby, wish: NewTable = BOTH) -> str:
    arrival = await where.open(wish, ME)
    table = await where.find(arrival.table.table)
    for seat in arrival.mine:
        await table.sit(seat, Sit(), ME)
    return arrival.table.table


async def test_a_game_outlives_its_page() -> None:
    box = Box()
    name = await begun(lobby(box))
    table = await lobby(box).find(name)
    assert await table.play(0, 1, "pick W") is None
    again = await lobby(box).find(name)
    assert again.number(0) == 2
    assert [card.table.table for card in (await lobby(box).mine(ME)).tables] == [name]


async def test_bots_go_on_where_the_page_was_left() -> None:
    box = Box()
    bots = NewTable("foggy-island", (SeatWish("me"), SeatWish("bot", bot="easy")))
    name = await begun(lobby(box), bots)
    store = ChestStore(box)
    assert await store.next_due() is None  # nobody has asked for the table
    await store.load(name)
    assert [due.seat for due in await store.take(5, 9)] == [1]


async def test_the_page_that_is_behind_hears_of_it() -> None:
    box = Box()
    one, two = lobby(box), lobby(box)
    name = await begun(one)
    here, there = await one.find(name), await two.find(name)
    assert await here.play(0, 1, "pick W") is None
    assert await there.play(0, 1, "pick R") == Stale(2)
    assert await there.play(0, 2, "pick R") is None
    await one.delete(name, ME)
    with pytest.raises(NotThere):
        await there.play(0, 3, "pick R")


@pytest.mark.parametrize("how", ["full", "closed"])
async def test_where_nothing_can_be_kept_play_goes_on(how: str) -> None:
    box, troubles = Box(), list[str]()
    where = lobby(box, troubles)
    setattr(box, how, True)
    name = await begun(where)
    assert troubles
    table = await where.find(name)
    assert await table.play(0, 1, "pick W") is None
    assert [card.table.table for card in (await where.mine(ME)).tables] == [name]
    assert not box.texts
    setattr(box, how, False)
    assert await table.play(0, 2, "pick R") is None
    assert name in box.texts  # all of it, now that there is room
    assert (await lobby(box).find(name)).number(0) == 3


async def test_a_table_that_cannot_be_read_hides_no_other() -> None:
    box = Box()
    name = await begun(lobby(box))
    newer = msgspec.json.decode(box.texts[name]) | {"schema": SCHEMA + 1}
    box.texts |= {"newer": msgspec.json.encode(newer).decode(), "odd": "{}", "none": "?"}
    for odd in ("newer", "odd", "none"):
        with pytest.raises(Broken):
            read(box.texts[odd])
        with pytest.raises(Broken):
            await lobby(box).find(odd)
    assert [card.table.table for card in (await lobby(box).mine(ME)).tables] == [name]
    assert {*box.texts} == {name, "newer", "odd", "none"}  # and none is lost
