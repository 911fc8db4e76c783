"""Several servers on one store: each table is guarded by its revision, and whoever comes second
catches up entry by entry."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

import msgspec
import pytest

import isolario
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import (
    Gone,
    Hello,
    Joined,
    NewTable,
    Seats,
    SeatWish,
    Sit,
    Stale,
    ToPage,
    Update,
)
from isolario.table.problems import NotThere, Taken
from isolario.table.store import SeatRow, Store, TableRow
from isolario.table.table import Table
from tests.table.conftest import QUICK

OPEN = (SeatWish("open"), SeatWish("open"))
ANN, BOB = (holder_of(name * 16) for name in ("ann", "bob"))
WHO = (ANN, BOB)


@dataclass
class Place:
    """A table as one server has it, and all that its guests have heard: each seat, and a
    spectator."""

    table: Table
    heard: dict[int | None, list[ToPage]] = field(default_factory=dict)

    async def come(self) -> None:
        for viewer in (0, 1, None):
            told = self.heard[viewer] = []
            holder = "" if viewer is None else WHO[viewer]
            await self.table.join(Guest(told.append), holder, Hello(viewer, viewer is None))
        self.forget()

    def forget(self) -> None:
        for told in self.heard.values():
            told.clear()

    def bytes(self) -> dict[int | None, list[bytes]]:
        """What went over the wire, without the numbers of requests that only one page made."""
        return {who: [msgspec.json.encode(it) for it in told] for who, told in self.heard.items()}


async def both(store: Store, game: str, sit: bool = True, **more: object) -> tuple[Place, Place]:
    """The same table at two servers."""
    here, there = Lobby(store, QUICK), Lobby(store, QUICK)
    name = (await here.open(NewTable(game, OPEN, **more), ANN)).table.table  # type: ignore[arg-type]
    found = [await lobby.find(name) for lobby in (here, there)]
    if sit:
        for seat in (0, 1):
            await found[0].sit(seat, Sit(), WHO[seat])
        await found[1].follow()
    places = Place(found[0]), Place(found[1])
    if sit:
        for place in places:
            await place.come()
    return places


async def test_the_last_two_seats_are_taken_at_two_servers(store: Store) -> None:
    """The second to write knows of the first by then: the game begins."""
    here, there = await both(store, "foggy-island", sit=False)
    await here.table.sit(0, Sit("Ann"), ANN)
    arrival = await there.table.sit(1, Sit("Bob"), BOB)
    assert arrival.table.state == "playing"
    assert [seat.name for seat in arrival.table.seats] == ["Ann", "Bob"]
    await here.table.follow()
    assert here.table.card == there.table.card
    assert here.table.running is not None
    assert there.table.running is not None
    assert here.table.running.state.text == there.table.running.state.text
    with pytest.raises(Taken):
        await here.table.sit(1, Sit("Eve"), ANN)


async def test_a_name_is_taken_at_another_server(store: Store) -> None:
    here, there = await both(store, "foggy-island", sit=False)
    await here.table.sit(0, Sit("Ann"), ANN)
    with pytest.raises(Taken, match="already has that name"):
        await there.table.sit(1, Sit("ann"), BOB)


async def test_sealed_moves_of_two_seats_do_not_collide(store: Store) -> None:
    """Neither has been shown anything: the second is tried again unseen."""
    here, there = await both(store, "foggy-island")
    assert await here.table.play(0, 1, "pick W") is None
    assert await there.table.play(1, 1, "pick W") is None
    await here.table.follow()
    assert here.table.number(0) == there.table.number(0) == 2
    assert here.table.number(1) == there.table.number(1) == 2
    assert here.bytes() == there.bytes()
    assert [len(told) for told in here.heard.values()] == [1, 1, 0]


async def test_an_old_number_is_still_old(store: Store) -> None:
    here, there = await both(store, "foggy-island")
    assert await here.table.play(0, 1, "pick W") is None
    assert await there.table.play(0, 1, "pick R") == Stale(2)
    assert await there.table.undo(0, 2) is None
    assert await here.table.undo(0, 2) == Stale(3)
    assert here.bytes() == there.bytes()


@pytest.mark.parametrize("game", [it.name for it in isolario.all_games().values() if 2 in it.seats])
async def test_everybody_hears_the_same_wherever_they_are(store: Store, game: str) -> None:
    """Whole games, each step at one server or the other, some taken back; now and then one of them
    hears of several steps at once."""
    here, there = await both(store, game, seed="7")
    rng = random.Random(1)
    for _ in range(120):
        place = rng.choice((here, there))
        running = place.table.running
        assert running is not None
        if running.state.over:
            break
        seat = rng.choice((0, 1))
        number = place.table.number(seat)
        if seat not in running.state.to_move or rng.random() < 0.15:
            await place.table.undo(seat, number)
        else:
            move = running.state.legal_moves(seat).choice(rng).notation
            await place.table.play(seat, number, move)
        if rng.random() < 0.4:
            for each in (here, there):
                await each.table.follow()
    for each in (here, there):
        await each.table.follow()
    assert here.bytes() == there.bytes()
    told = [message for heard in there.heard.values() for message in heard]
    assert sum(isinstance(message, Update) for message in told) > 40
    assert not any(isinstance(message, Joined) for message in told)
    kept = await store.load(here.table.row.id)
    assert kept is not None
    assert here.table.row == there.table.row == kept.table
    assert [entry.number for entry in kept.log] == list(range(1, len(kept.log) + 1))


async def test_the_beginning_and_the_end_are_heard_elsewhere(store: Store) -> None:
    here, there = await both(store, "beacon-patrol", sit=False)
    told: list[ToPage] = []
    await there.table.join(Guest(told.append), "", Hello(watch=True))
    told.clear()
    for seat in (0, 1):
        await here.table.sit(seat, Sit(), WHO[seat])
        await there.table.follow()
    assert [type(message) for message in told] == [Seats, Joined]
    rng = random.Random(2)
    while here.table.running is not None and not here.table.running.state.over:
        state = here.table.running.state
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng).notation
        await here.table.play(seat, here.table.number(seat), move)
    await there.table.follow()
    assert isinstance(told[-1], Seats)
    assert told[-1].table.state == "over"
    assert there.table.published() == here.table.published()


async def test_the_same_people_play_again_only_once(store: Store) -> None:
    """Two of them ask for it at two servers."""
    here, there = Lobby(store, QUICK), Lobby(store, QUICK)
    name = (await here.open(NewTable("beacon-patrol", (SeatWish("me"),)), ANN)).table.table
    tables = [await lobby.find(name) for lobby in (here, there)]
    await tables[0].sit(0, Sit(), ANN)
    rng = random.Random(1)
    while (running := tables[0].running) is not None and not running.state.over:
        move = running.state.legal_moves(0).choice(rng).notation
        await tables[0].play(0, tables[0].number(0), move)
    await tables[1].follow()
    first = await here.again(name, ANN)
    second = await there.again(name, ANN)
    assert first.table.table == second.table.table
    assert len(await store.of_holder(ANN)) == 2  # the game that is over, and one more


async def test_a_table_done_away_with_elsewhere_is_gone(store: Store) -> None:
    here, there = Lobby(store, QUICK), Lobby(store, QUICK)
    name = (await here.open(NewTable("foggy-island", (SeatWish("me"),) * 2), ANN)).table.table
    table, told = await there.find(name), list[ToPage]()
    await table.join(Guest(told.append), ANN, Hello(watch=True))
    await here.delete(name, ANN)
    with pytest.raises(NotThere):
        await table.follow()
    assert isinstance(told[-1], Gone)
    with pytest.raises(NotThere):
        await table.sit(0, Sit(), ANN)


async def test_twins_of_hidden_states_give_equal_bytes_at_another_server(store: Store) -> None:
    """What seat 0 holds, and chooses in secret, differs; what others elsewhere hear does not."""
    game = isolario.all_games()["foggy-island"]
    text = isolario.new("foggy-island", 2, 3, weather="cards").text
    twin = text.replace("drawn: sunny fog", "drawn: fog fog")
    twin = twin.replace("deck: cloudy fog", "deck: cloudy sunny")
    heard = []
    for world in (text, twin):
        state = game.parse(world)
        options = msgspec.to_builtins(state.options)
        row = TableRow("here", game.name, game.rules_version, options, "", "", False, "playing")
        row = replace(row, position=state.text, origin=state.text)
        seats = [SeatRow(seat, "person", holder=WHO[seat]) for seat in (0, 1)]
        await store.add(row, seats, [])
        here, there = [Place(await Lobby(store, QUICK).find("here")) for _ in (0, 1)]
        await there.come()
        steps = 0
        while here.table.running is not None and 0 in here.table.running.state.to_move:
            legal = [move.notation for move in here.table.running.state.legal_moves(0)]
            move = next((it for it in legal if "fog" in it), legal[0])
            assert await here.table.play(0, here.table.number(0), move) is None
            await there.table.follow()
            steps += 1
        assert await there.table.undo(1, 99) == Stale(there.table.number(1))
        told = there.bytes()
        heard.append({viewer: told[viewer] for viewer in (1, None)})
        assert steps > 0
        await store.delete("here")
    assert heard[0] == heard[1]
    assert heard[0][None] != []
