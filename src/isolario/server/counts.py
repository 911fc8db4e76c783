"""What the servers on one PostgreSQL database count together, so that limits are those of all.

What is costly and rare, such as opening a table, is asked for there before it is done
(`Counts.spend`). What has to be quick is counted by each server for itself, and now and then they
tell each other (`Counts.exchange`).

An allowance is one number: when it will be whole again. Spending puts that off, and what would put
it off by too much is refused; so one statement asks and spends. What is lost with a power cut are
some seconds of counting: no disk is waited for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import (
    Connection,
    Float,
    bindparam,
    delete,
    func,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from isolario.server import schema
from isolario.server.patience import patiently
from isolario.server.present import OF_DATABASE as _NOW

RUNS = 10.0  # seconds for which a server counts as running after it last said so

_NO_DISK = text("SET LOCAL synchronous_commit TO OFF")


def key(what: str, who: Hashable) -> str:
    """What somebody is called where servers count together: nobody reads an address there.

    >>> len(key("talk", "192.0.2.7")), key("talk", "192.0.2.7") == key("pages", "192.0.2.7")
    (32, False)
    """
    return hashlib.blake2b(f"{what} {who}".encode(), digest_size=16).hexdigest()


class Spend(NamedTuple):
    """``worth`` of an allowance of ``burst``, of which ``rate`` comes back in a second."""

    who: str
    worth: float
    rate: float
    burst: float


@dataclass(frozen=True)
class Others:
    """What is known of the other servers."""

    left: Mapping[str, float] = field(default_factory=dict)  # of allowances that were asked about
    pages: Mapping[str, int] = field(default_factory=dict)  # where they have many
    running: int = 1  # servers, this one among them


class _TooMuch(Exception):
    pass


class Counts:
    """A server's part in what all of them count."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self._engine = engine
        self._server = server
        self._told = False  # others know of all pages that are here

    async def spend(self, wishes: Sequence[Spend]) -> Spend | None:
        """Spends all of it, or nothing: then the answer is what there was too little for."""
        for wish in wishes:
            if wish.worth > wish.burst:
                return wish

        async def attempt() -> Spend | None:
            missing: list[Spend] = []

            def do(connection: Connection) -> None:
                connection.execute(_NO_DISK)
                for wish in sorted(wishes):  # in one order, so that no two wait for each other
                    if connection.execute(_ASK, _bound(wish)).one_or_none() is None:
                        missing.append(wish)
                        raise _TooMuch

            try:
                async with self._engine.begin() as connection:
                    await connection.run_sync(do)
            except _TooMuch:
                return missing[0]
            return None

        return await patiently(attempt)

    async def exchange(
        self,
        spent: Sequence[Spend],
        pages: Mapping[str, int],
        changed: Collection[str],
        many: Collection[str],
        few: int,
    ) -> Others:
        """Tells what was ``spent`` here, whether or not that much was left, and how many
        ``pages`` there are of those where that has ``changed``. The answer has what is left of what
        was spent, and others' pages where they have more than a ``few``, or here are ``many``."""
        found = Others()

        def do(connection: Connection) -> None:
            nonlocal found
            connection.execute(_NO_DISK)
            says = [pages.keys(), changed][self._here(connection)]
            self._tell(connection, {who: pages.get(who, 0) for who in says})
            left = {}
            for wish in sorted(spent):
                owed: float = connection.execute(_TAKE, _bound(wish)).scalar_one()
                left[wish.who] = wish.burst - owed * wish.rate
            found = Others(left, *self._others(connection, many, few))

        async with self._engine.begin() as connection:
            await connection.run_sync(do)
        self._told = True
        return found

    async def leave(self) -> None:
        """This server stops."""
        async with self._engine.begin() as connection:
            for table in (schema.crowds, schema.servers):
                await connection.execute(delete(table).where(table.c.server == self._server))

    def _here(self, connection: Connection) -> bool:
        """Says that this server runs. False if others do not know its pages: it has just begun, or
        was paused for so long that it was given up."""
        s, until = schema.servers, _NOW + RUNS
        mine = update(s).where(s.c.server == self._server).values(until=until)
        known = connection.execute(mine).rowcount == 1
        if not known:
            connection.execute(insert(s).values(server=self._server, until=until))
        return known and self._told

    def _tell(self, connection: Connection, pages: Mapping[str, int]) -> None:
        rows = [{"who": who, "server": self._server, "pages": pages[who]} for who in sorted(pages)]
        if some := [row for row in rows if row["pages"]]:
            connection.execute(_COUNT, some)
        if none := [row["who"] for row in rows if not row["pages"]]:
            c = schema.crowds
            connection.execute(delete(c).where(c.c.server == self._server, c.c.who.in_(none)))

    def _others(
        self, connection: Connection, many: Collection[str], few: int
    ) -> tuple[dict[str, int], int]:
        s, c = schema.servers, schema.crowds
        others = select(s.c.server).where(s.c.until > _NOW, s.c.server != self._server)
        running = list(connection.execute(others).scalars())
        if not running:
            return {}, 1
        theirs = func.sum(c.c.pages)
        asked = (
            select(c.c.who, theirs)
            .where(c.c.server.in_(running))
            .group_by(c.c.who)
            .having((theirs > few) | c.c.who.in_(many))
        )
        return {who: int(pages) for who, pages in connection.execute(asked)}, len(running) + 1

    async def tidy(self) -> None:
        """What nobody needs any more goes: whole allowances, and servers that have ended. What
        somebody is writing to is left for another time: nobody waits here."""
        s, c, a = schema.servers, schema.crowds, schema.allowances
        ended = select(s.c.server).where(s.c.until <= _NOW)
        theirs = select(c.c.who, c.c.server).where(c.c.server.not_in(select(s.c.server)))
        whole = select(a.c.who).where(a.c.whole <= _NOW)
        async with self._engine.begin() as connection:
            await connection.execute(_NO_DISK)
            for what in (
                delete(s).where(s.c.server.in_(ended.with_for_update(skip_locked=True))),
                delete(c).where(
                    tuple_(c.c.who, c.c.server).in_(theirs.with_for_update(of=c, skip_locked=True))
                ),
                delete(a).where(a.c.who.in_(whole.with_for_update(skip_locked=True))),
            ):
                await connection.execute(what)


def _bound(wish: Spend) -> dict[str, float | str]:
    takes, holds = wish.worth / wish.rate, wish.burst / wish.rate
    return {"of": wish.who, "takes": takes, "holds": holds}


_new = insert(schema.allowances).values(
    who=bindparam("of"), whole=_NOW + bindparam("takes", type_=Float(53))
)
_later = func.greatest(schema.allowances.c.whole, _NOW) + bindparam("takes", type_=Float(53))
_ASK = _new.on_conflict_do_update(
    index_elements=["who"],
    set_={"whole": _later},
    where=_later - _NOW <= bindparam("holds", type_=Float(53)),
).returning(schema.allowances.c.who)
_TAKE = _new.on_conflict_do_update(index_elements=["who"], set_={"whole": _later}).returning(
    schema.allowances.c.whole - _NOW
)
_pages = insert(schema.crowds)
_COUNT = _pages.on_conflict_do_update(
    index_elements=["who", "server"], set_={"pages": _pages.excluded.pages}
)
