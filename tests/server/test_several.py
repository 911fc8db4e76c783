"""Several servers on one PostgreSQL: pages do not notice at whose door they are."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

import isolario
from isolario.server.migrations import newest
from isolario.server.places import NoStore
from isolario.server.store import SqlStore
from isolario.table.holders import holder_of
from isolario.table.messages import Gone, Hello, Joined, Look, Refused, Seats, Update
from isolario.table.store import LogRow, SeatRow, TableRow
from tests.server.page import PATIENCE, Page, Process, bearer
from tests.server.postgresql import Cluster
from tests.server.several import Newer, Several, asked, several
from tests.server.truth import Truth


@pytest.fixture
def servers(cluster: Cluster) -> Iterator[Several]:
    with several(cluster) as found:
        yield found


def pages_at(server: Process, table: str, keys: dict[int, str]) -> list[Page]:
    """Everybody at a table: a spectator and all who sit there."""
    return [server.page(table, key) for key in ("", *keys.values())]


def hear_all(pages: list[Page]) -> None:
    for page in pages:
        while not page.hear_nothing(0.05):
            pass


def goes_on(page: Page) -> bool:
    return page.may_move or page.over


def test_a_game_between_two_servers(servers: Several) -> None:
    """Each player is at one of them, with a spectator; the game ends as any other."""
    rng = random.Random(1)
    here, there = servers.all
    table, keys = here.open("me", "me", game="beacon-patrol")
    watchers = here.page(table), there.page(table)
    players = here.page(table, keys[0]), there.page(table, keys[1])
    everybody = (*watchers, *players)
    while not all(page.over for page in everybody):
        movers = [page for page in players if page.may_move]
        if movers:
            mover = rng.choice(movers)
            mover.play(rng.choice(mover.moves))
        for page in everybody:
            page.hear_nothing(0.002)
    hear_all([*everybody])
    truth = Truth(there, table)
    for page in everybody:
        truth.compare(page, keys)
        joined = [data for data in page.heard if b'"type":"joined"' in data]
        assert len(joined) == 1, "it was told everything afresh"


def test_who_is_here_is_known_at_both(servers: Several) -> None:
    here, there = servers.all
    table, keys = here.open("me", "open")
    anna = here.page(table, keys[0])
    watcher = there.page(table)
    assert watcher.card is not None
    while not watcher.card.seats[0].here:
        watcher.hear()
    assert there.card(table).seats[0].here
    anna.leave()
    while watcher.hear_seats()[0].here:
        pass
    anna = here.page(table, keys[0])
    while not watcher.hear_seats()[0].here:
        pass


def test_a_table_is_opened_here_and_filled_there(servers: Several) -> None:
    here, there = servers.all
    table, keys = here.open("me", "open")
    anna = here.page(table, keys[0])
    assert there.sit(table, 1, "b" * 40, "Bob").status_code == 201
    assert anna.hear_until(Joined).now is not None
    assert there.sit(table, 1, "c" * 40, "Eve").status_code == 409
    assert here.card(table).state == "playing"


def test_a_table_that_is_done_away_with_there_is_gone_here(servers: Several) -> None:
    here, there = servers.all
    token = "d" * 40
    wish = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "me"}]}
    answer = here.http.post("/api/tables", json=wish, headers=bearer(token))
    table = answer.json()["table"]["table"]
    page = here.page(table, token)
    gone = there.http.delete(f"/api/tables/{table}", headers=bearer(token))
    assert gone.status_code == 204
    page.hear_until(Gone)


def test_bots_play_once_whoever_runs_them(servers: Several) -> None:
    """Every move of theirs is in the log once, and the game goes on to its end."""
    rng = random.Random(3)
    here, there = servers.all
    table, keys = here.open("me", "random", game="foggy-island")
    at = [here.page(table, keys[0]), there.page(table)]
    at[0].play_on(rng)
    while not at[1].over:
        at[1].hear()
    truth = Truth(here, table)
    truth.compare(at[0], keys)
    truth.compare(at[1], keys)


def test_a_paused_server_wakes_up_and_does_nothing_twice(servers: Several) -> None:
    """It believes that a bot's turn is still its own; the other one has taken it up."""
    rng = random.Random(4)
    here, there = servers.all
    table, keys = here.open("me", "random", game="foggy-island")
    for _ in range(3):
        page = there.page(table, keys[0])
        while page.may_move:
            page.play(rng.choice(page.moves))
        here.process.send_signal(signal.SIGSTOP)
        until = time.monotonic() + PATIENCE
        while not goes_on(page):
            assert time.monotonic() < until, "the other one does not go on"
            page.hear()
        here.process.send_signal(signal.SIGCONT)
        page.leave()
    at = here.page(table, keys[0]), there.page(table, keys[0])
    while at[0].n != at[1].n:
        hear_all([*at])
    Truth(here, table).compare(at[0], keys)
    Truth(there, table).compare(at[1], keys)


@pytest.mark.parametrize("how", ["cut", "fast", "immediate"])
def test_the_database_goes_away_for_a_moment(cluster: Cluster, how: str) -> None:
    """Moves made in the meantime wait for it; what others hear of it comes on by itself."""
    with several(cluster) as servers:
        here, there = servers.all
        table, keys = here.open("me", "me")
        anna, bob = here.page(table, keys[0]), there.page(table, keys[1])
        watching = there.page(table, keys[0])
        assert isinstance(anna.play("pick W"), Update)
        servers.cut() if how == "cut" else servers.restart(how)
        assert isinstance(anna.play("pick W"), Update)
        assert isinstance(bob.play("pick W"), Update)
        while watching.n < anna.n:
            watching.hear()
        question = "SELECT number, seat, answers FROM log WHERE table_id = $1 ORDER BY number"
        assert asked(servers.store, question, table) == [(1, 0, 1), (2, 0, 2), (3, 1, 1)]


def test_a_rolling_upgrade(servers: Several) -> None:
    """One server after the other is exchanged for a newer one, whose rules have changed. A table
    that the new one has taken up is left alone by the old one, whose pages come back elsewhere; all
    others go on at both."""
    rng = random.Random(5)
    old, other = servers.all
    table, keys = old.open("me", "me")
    untouched, their_keys = old.open("me", "me", game="beacon-patrol")
    anna = old.page(table, keys[0])
    anna.play(anna.moves[0])
    other.stop()
    servers.all[1] = new = Newer(servers.store)
    bob = new.page(table, keys[1])
    assert bob.card is not None
    assert bob.card.shuffle == "changed"
    while bob.may_move:
        assert isinstance(bob.play(bob.moves[0]), Update)
    assert anna.closed() == 4503  # not one of those after which a page stays away
    assert b"server_table_newer" in anna.heard[-1]
    again = Page(old, table, token=keys[0])
    again.say(Hello(0))
    assert again.closed() == 4503
    mover = next(
        page
        for page in (old.page(untouched, their_keys[0]), old.page(untouched, their_keys[1]))
        if page.may_move
    )
    assert isinstance(mover.play(mover.moves[0]), Update)
    assert isinstance(new.page(untouched, "").n, int)
    old.stop()
    servers.all[0] = Newer(servers.store)
    anna, bob = (servers.all[0].page(table, keys[0]), new.page(table, keys[1]))
    while not anna.over:
        page = next((page for page in (anna, bob) if page.may_move), None)
        if page is None:
            anna.hear_nothing(0.01)
            bob.hear_nothing(0.01)
        else:
            page.play(rng.choice(page.moves))
    question = "SELECT rules, verifiable FROM tables WHERE id = $1"
    assert asked(servers.store, question, table) == [(new_rules(), False)]


def new_rules() -> int:
    return isolario.all_games()["foggy-island"].rules_version + 1


def test_servers_that_start_at_once_migrate_once(cluster: Cluster) -> None:
    """The database is empty, or of the schema before: one brings it up to date, the others wait."""

    async def open_all(address: str) -> list[BaseException | None]:
        stores = [SqlStore(address) for _ in range(4)]
        opened = await asyncio.gather(*[it.open() for it in stores], return_exceptions=True)
        await asyncio.gather(*[store.close() for store in stores])
        return opened

    address = cluster.fresh()
    for _ in range(2):
        assert asyncio.run(open_all(address)) == [None] * 4
        assert asked(address, "SELECT version_num FROM alembic_version") == [(newest(),)]
        asked(address, "DROP TABLE servers, crowds, allowances")
        asked(address, "ALTER TABLE tables DROP COLUMN revision, DROP COLUMN reasons")
        asked(address, "ALTER TABLE due DROP COLUMN taken_by")
        asked(address, "ALTER TABLE presence DROP COLUMN viewers")
        asked(address, "UPDATE alembic_version SET version_num = '3'")
    assert asyncio.run(open_all(address)) == [None] * 4
    asked(address, "UPDATE alembic_version SET version_num = '99'")
    for refused in asyncio.run(open_all(address)):
        assert isinstance(refused, NoStore)
        assert "written by a newer Isolario" in str(refused)


def test_no_page_is_told_a_revision(servers: Several) -> None:
    """It counts what others do in secret."""
    here, _ = servers.all
    table, keys = here.open("me", "me")
    page = here.page(table, keys[0])
    page.say(Hello(0))
    page.hear_until((Joined, Seats))
    assert b"revision" not in b"".join(page.heard) + here.http.get(f"/api/tables/{table}").content


async def lay(address: str, position: str, keys: dict[int, str]) -> None:
    """A table of Foggy Island in this position."""
    game = isolario.all_games()["foggy-island"]
    state = game.parse(position)
    options = msgspec.to_builtins(state.options)
    row = TableRow("twin", game.name, game.rules_version, options, "", "", False, "playing")
    row = replace(row, position=state.text, origin=state.text)
    store = SqlStore(address)
    await store.open()
    seats = [SeatRow(seat, "person", holder=holder_of(key)) for seat, key in keys.items()]
    await store.add(row, seats, [])
    await store.close()


def test_twins_of_hidden_states_give_equal_bytes_on_every_wire(cluster: Cluster) -> None:
    """What seat 0 holds, and chooses in secret at one server or the other, differs; what everybody
    else hears at either of them does not."""
    text = isolario.new("foggy-island", 2, 3, weather="cards").text
    twin = text.replace("drawn: sunny fog", "drawn: fog fog")
    twin = twin.replace("deck: cloudy fog", "deck: cloudy sunny")
    worlds = []
    for position in (text, twin):
        with several(cluster) as servers:
            worlds.append(chosen_in_secret(servers, position))
    (own, others), (own_too, others_too) = worlds
    assert own != own_too
    assert others == others_too
    assert all(len(heard) > 1 for heard in others)


def chosen_in_secret(servers: Several, position: str) -> list[list[list[bytes]]]:
    """Seat 0 makes all its moves; what it heard, and what everybody else did."""
    keys = {0: "a" * 40, 1: "b" * 40}
    asyncio.run(lay(servers.store, position, keys))
    mine = [server.page("twin", keys[0]) for server in servers.all]
    others = [server.page("twin", key) for server in servers.all for key in ("", keys[1])]
    made = 0
    while mine[0].may_move:
        here, there = random.Random(made).sample(mine, 2)
        move = next((move for move in here.moves if "fog" in move), here.moves[0])
        assert isinstance(here.play(move), Update)
        made += 1
        while there.n < here.n:  # whoever is at that server has been told, too
            there.hear()
    for page in others:
        page.say(Look("nowhere", 1))
        page.hear_until(Refused)
    return [[without_presence(page) for page in some] for some in (mine, others)]


def without_presence(page: Page) -> list[bytes]:
    """What a page heard, except who comes and goes, and that nothing happened."""
    return [data for data in page.heard if not data.startswith((b'{"type":"beat"', SEATS))]


SEATS = b'{"type":"seats"'


async def test_a_table_is_loaded_as_it_was_at_one_moment(cluster: Cluster) -> None:
    """Somebody else makes a move while it is being read."""
    address = cluster.ready()
    store = SqlStore(address)
    await store.open()
    row = TableRow("here", "foggy-island", 1, {}, "", "", state="playing")
    await store.add(row, [SeatRow(0, "person"), SeatRow(1, "person")], [])
    await store.write(row.then(), LogRow(1, "move", 0, 1, "pick W"), [], 0)
    meanwhile = ["UPDATE tables SET revision = 2", MOVED]

    def interrupt(*said: Any) -> None:
        if "FROM tables" in said[2] and meanwhile:
            # In a thread: there, another loop can wait for the database.
            several = [meanwhile.pop(0) for _ in (0, 1)]
            asking = threading.Thread(target=lambda: [asked(address, one) for one in several])
            asking.start()
            asking.join()

    event.listen(store._database.reading.sync_engine, "after_cursor_execute", interrupt)
    before, after = await store.load("here"), await store.load("here")
    await store.close()
    assert before is not None
    assert after is not None
    assert not meanwhile
    assert [(kept.table.revision, len(kept.log)) for kept in (before, after)] == [(1, 1), (2, 2)]


MOVED = "INSERT INTO log VALUES ('here', 2, 'move', 1, 1, 'pick R', 0)"


async def test_idle_tables_are_done_away_with_once(cluster: Cluster) -> None:
    """Several servers look at the same time."""
    address = cluster.ready()
    stores = [SqlStore(address) for _ in range(3)]
    for store in stores:
        await store.open()
    names = {f"table-{nth}" for nth in range(60)}
    for name in names:
        row = TableRow(name, "foggy-island", 1, {}, "", "", opened=1, changed=1)
        await stores[0].add(row, [SeatRow(0, "open")], [])
    gone = await asyncio.gather(*[each.expire(2, 10) for _ in range(4) for each in stores])
    for store in stores:
        await store.close()
    assert sorted(name for some in gone for name in some) == sorted(names)
