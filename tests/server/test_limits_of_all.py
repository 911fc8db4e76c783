"""What several servers on one PostgreSQL allow, they allow together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from isolario.server import schema
from isolario.server.counts import RUNS, Counts, Spend, key
from isolario.server.limits import Attendance, Visit
from isolario.server.settings import Settings
from isolario.server.store import SqlStore
from isolario.server.together import Together
from isolario.table.holders import fresh
from isolario.table.messages import Hello, Joined, Look, Play, Refused, Stale
from isolario.table.problems import TooMuch
from tests.server.page import PATIENCE, QUICK, Page, Process, bearer
from tests.server.postgresql import Cluster
from tests.server.several import Several, asked, several

SLOW = 0.0001  # a second: hardly anything comes back while a test runs


class Talkative(Process):
    """A server that tells the others every moment what it has counted: nobody has to wait."""

    program = f"""
from isolario.server import together
together._EVERY = 0.05
{Process.program}
"""


def limited(cluster: Cluster, **these: Any) -> AbstractContextManager[Several]:
    """Two servers with these limits."""
    return several(cluster, settings=replace(QUICK, **these), kind=Talkative)


def ask(server: Process, *seats: str, game: str = "foggy-island") -> tuple[int, str]:
    """Asks for a table with these seats; how that is answered."""
    wish = [{"who": "open"} if one == "open" else {"who": "bot", "bot": one} for one in seats]
    body = {"game": game, "seats": wish}
    answer = server.http.post("/api/tables", json=body, headers=bearer(fresh()))
    why = "" if answer.status_code == 201 else answer.json()["reason"]["id"]
    return answer.status_code, why


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("whose", ["", "all_"])
def test_tables_are_opened_by_all_servers_together(cluster: Cluster, whose: str) -> None:
    """An address gets no more at two doors than at one, and all addresses no more than there is."""
    rate, burst = f"{whose}table_rate", f"{whose}table_burst"
    with limited(cluster, **{rate: SLOW, burst: 3}) as servers:
        here, there = servers.all
        answers = [ask(server, "open", "open") for server in (here, there, here, there, here)]
        why = "server_many_tables" if whose else "server_too_fast"
        assert answers == [(201, "")] * 3 + [(429, why)] * 2
        servers.kill(here)
        here.start()
        assert ask(here, "open", "open") == (429, why), "a server that begins anew knows it, too"
        kept = asked(servers.store, "SELECT count(*) FROM tables")
        assert kept == [(3,)], "what was refused was not done"


def test_bots_are_seated_by_all_servers_together(cluster: Cluster) -> None:
    """Nothing is spent on what is refused: a smaller wish is granted afterwards."""
    with limited(cluster, bot_rate=SLOW, bot_burst=4) as servers:
        here, there = servers.all
        three = ("open", "random", "random", "random")
        assert ask(here, *three) == (201, "")
        assert ask(there, *three) == (429, "server_many_bots")
        assert ask(here, *three) == (429, "server_many_bots")
        assert ask(there, *three[:2]) == (201, "")
        assert ask(here, *three[:2]) == (429, "server_many_bots")


def test_seats_are_taken_from_all_servers_together(cluster: Cluster) -> None:
    with limited(cluster, post_rate=SLOW, post_burst=2) as servers:
        here, there = servers.all
        table, _ = here.open(*["open"] * 4)
        taken = [
            server.sit(table, seat, fresh()).status_code
            for seat, server in enumerate((here, there, here))
        ]
        assert taken == [201, 201, 429]


def sent_away(server: Process, table: str, token: str = "") -> str:
    """Why a page is not let in; empty if it is, and then it leaves again."""
    heard = coming(page := Page(server, table, token=token))
    page.leave()
    return heard.reason.id if isinstance(heard, Refused) else ""


def coming(page: Page) -> Joined | Refused:
    with suppress(ConnectionClosed):  # it need not say hello to hear that it cannot stay
        page.say(Hello())
    while not isinstance(heard := page.hear(), Joined | Refused):
        pass
    return heard


@pytest.mark.parametrize("limit", ["address_pages", "address_watching"])
def test_pages_of_an_address_are_counted_at_all_servers(cluster: Cluster, limit: str) -> None:
    with limited(cluster, **{limit: 4}) as servers:
        here, there = servers.all
        table, _ = here.open("open", "open")
        pages = [server.page(table) for server in (here, here, there, there)]
        for server in servers.all:
            until(partial(sent_away, server, table))
            assert sent_away(server, table) == "server_many_pages"
        assert all(page.hello().seat is None for page in pages), "nobody had to go"
        pages[0].leave()
        until(lambda: not sent_away(there, table))
        servers.kill(here)
        until(lambda: not sent_away(there, table))
        asked(servers.store, f"UPDATE servers SET until = until - {RUNS}")  # so much later
        more = [there.page(table)]
        until(lambda: _comes(more, there, table))


def _comes(pages: list[Page], server: Process, table: str) -> bool:
    """One more page finds room: those of a server that was killed are forgotten."""
    page = Page(server, table)
    if isinstance(coming(page), Refused):
        return False
    pages.append(page)
    return len(pages) == 2


def test_the_oldest_pages_of_a_seat_go_wherever_they_are(cluster: Cluster) -> None:
    with limited(cluster, seat_pages=4) as servers:
        here, there = servers.all
        table, keys = here.open("me", "me")
        pages = {
            server: [server.page(table, keys[0]) for _ in range(4)] for server in (here, there)
        }
        for mine in pages.values():
            for page in mine[:2]:
                assert page.hear_until(Refused).reason.id == "server_other_pages"
                assert page.closed() == 4429
            assert all(page.hello(0).seat == 0 for page in mine[2:])


def spend_all(page: Page, most: int) -> int:
    """Says things that mean nothing until it is told that it was too fast; how many were not."""
    for said in range(most):
        page.say(Look("nowhere", said + 1))
        refused = page.hear_until(Refused)
        if refused.reason.id == "server_too_fast":
            return said
    return most


def test_what_an_address_says_counts_at_all_servers(cluster: Cluster) -> None:
    """Once they have told each other, nobody gets more by going elsewhere."""
    with limited(cluster, hello=1, address_rate=SLOW, address_burst=160) as servers:
        here, there = servers.all
        table, _ = here.open("me", "me")
        one, two = here.page(table), there.page(table)
        said = spend_all(one, 200)
        assert 140 <= said <= 155
        wait_for_counting(servers.store)
        for _ in range(12):  # enough to be worth telling
            two.say(Look("nowhere"))
            two.hear_until(Refused)
        until(lambda: spend_all(two, 1) == 0)
        three = Page(there, table)
        three.say(Hello())
        assert three.hear_until(Refused).reason.id == "server_too_fast"


def wait_for_counting(store: str) -> None:
    until(lambda: asked(store, "SELECT count(*) FROM allowances WHERE whole > 0") != [(0,)])


def test_decisions_of_a_seat_count_at_all_servers(cluster: Cluster) -> None:
    with limited(cluster, seat_rate=SLOW, seat_burst=32) as servers:
        here, there = servers.all
        table, keys = here.open("me", "me")
        one, two = here.page(table, keys[0]), there.page(table, keys[0])
        made = decide(one, 40)
        assert made == 32
        wait_for_counting(servers.store)
        made = decide(two, 4)
        assert made == 4
        until(lambda: decide(two, 1) == 0)
        other = there.page(table, keys[1])
        assert decide(other, 2) == 2, "the other seat has its own"


def decide(page: Page, most: int) -> int:
    """Decides what has been decided long ago, until that is too fast; how often it was not."""
    for made in range(most):
        page.say(Play(0, "pick W"))
        if isinstance(page.hear_until((Refused, Stale)), Refused):
            return made
    return most


# --- what counts --------------------------------------------------------------------------------


@pytest.fixture
async def pair(cluster: Cluster) -> AsyncIterator[list[Counts]]:
    """Two servers' parts in what is counted."""
    address = cluster.ready()
    async with AsyncExitStack() as stack:
        found = []
        for _ in (0, 1):
            store = SqlStore(address)
            await store.open()
            stack.push_async_callback(store.close)
            counts = store.counts()
            assert counts is not None
            found.append(counts)
        yield found


async def test_no_two_spend_the_same(pair: list[Counts]) -> None:
    """Also when they ask at once, in whatever order they name what they want."""
    wishes = [Spend(key("tables", who), 1, SLOW, 7) for who in ("ann", "all")]
    asking = [pair[nth % 2].spend(wishes[:: 1 if nth % 3 else -1]) for nth in range(20)]
    answers = await asyncio.gather(*asking)
    assert answers.count(None) == 7


async def test_what_is_spent_comes_back(pair: list[Counts]) -> None:
    here, there = pair
    wish = Spend(key("tables", "ann"), 2, 20.0, 2)
    assert await here.spend([wish]) is None
    assert await there.spend([wish]) == wish
    async with asyncio.timeout(PATIENCE):
        while await there.spend([wish]) is not None:
            pass
    assert await here.spend([wish._replace(worth=3)]) is not None, "it never holds so much"


async def test_what_nobody_needs_is_not_kept(pair: list[Counts], cluster: Cluster) -> None:
    """No address is kept, and what was made of one only until its allowance is whole again."""
    here, there = pair
    await here.spend([Spend(key("tables", "192.0.2.7"), 1, 1000.0, 5)])
    await here.spend([Spend(key("tables", "192.0.2.8"), 1, SLOW, 5)])
    for counts in pair:
        await counts.exchange((), {key("pages", "192.0.2.7"): 2}, (), (), 0)
    await asyncio.sleep(0.01)  # longer than what was spent first takes to come back
    await there.tidy()
    async with here._engine.connect() as connection:
        kept = {
            table.name: [tuple(row) for row in await connection.execute(select(table))]
            for table in (schema.allowances, schema.crowds, schema.servers)
        }
    assert [who for who, _ in kept["allowances"]] == [key("tables", "192.0.2.8")]
    assert len(kept["crowds"]) == len(kept["servers"]) == 2
    assert "192.0.2" not in str(kept)
    for counts in pair:
        await counts.leave()
    others = await here.exchange((), {}, (), (), 0)
    assert (others.pages, others.running) == ({}, 1)


async def test_whoever_tidies_up_is_in_nobody_s_way(pair: list[Counts]) -> None:
    """What many spend at once comes back at once, so that there is always something to clear."""
    names = [key("tables", who) for who in range(4)]
    wishes = [Spend(name, 1, 10**9, 10**9) for name in names]

    async def work(nth: int) -> None:
        counts = pair[nth % 2]
        if nth % 4 == 3:
            await counts.tidy()
        else:
            assert await counts.spend(wishes[nth % 3 :]) is None

    await asyncio.gather(*[work(nth) for nth in range(200)])


async def test_a_server_that_was_given_up_tells_everything_again(pair: list[Counts]) -> None:
    """It was paused for so long that others cleared up after it."""
    here, there = pair
    pages = {"ann": 3, "bob": 2}
    await here.exchange((), pages, (), (), 0)
    assert (await there.exchange((), {}, (), (), 0)).pages == pages
    await here.leave()
    assert (await there.exchange((), {}, (), (), 0)).pages == {}
    await here.exchange((), pages, (), (), 0)
    found = await there.exchange((), {}, (), ("bob",), 2)
    assert (found.pages, found.running) == (pages, 2)
    await here.exchange((), {"ann": 1}, ("ann", "bob"), (), 0)
    assert (await there.exchange((), {}, (), ("bob",), 0)).pages == {"ann": 1}


class Visitor:
    """A page that hears whether it has to go."""

    def __init__(self, attendance: Attendance, address: str = "192.0.2.7") -> None:
        self.heard: list[str] = []
        self.visit = Visit(attendance, address, self.heard.append)
        self.visit.come()


async def test_too_many_pages_at_once_have_to_go(pair: list[Counts]) -> None:
    """They came to both servers before these told each other: the newest go, and no more."""
    settings = Settings(address_pages=6)
    attendances = [Attendance(settings) for _ in pair]
    both = [Together(*each) for each in zip(attendances, pair, strict=True)]
    pages = [[Visitor(attendance) for _ in range(5)] for attendance in attendances]
    others = [Visitor(attendance, "192.0.2.8") for attendance in attendances]
    for _ in range(2):
        for together in both:
            await together.exchange()
    for mine in pages:
        assert [page.heard for page in mine] == [[]] * 3 + [["server_many_pages"]] * 2
    assert not any(page.heard for page in others)
    assert all(attendance.pages.is_full("192.0.2.7") for attendance in attendances)
    pages[0][0].visit.end()
    await both[0].exchange()
    await both[1].exchange()
    assert not attendances[1].pages.is_full("192.0.2.7")
    Visitor(attendances[1])
    with pytest.raises(TooMuch):
        Visitor(attendances[1])
