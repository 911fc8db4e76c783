"""What must be kept of a table, and what a table asks of its store.

A write is all or nothing: the entry of the log, the position after it and the bots that now have
something to decide. A table is set up again by replaying its log. Times that people see are seconds
since 1970; when something is due goes by a clock of the store's own, which is never put back.

Whoever changes a table writes the row that comes next: its `revision` is one more than that of the
row they know. If somebody else was quicker, nothing is written, and they get a `Conflict`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Literal, NamedTuple, Protocol

from isolario.core.errors import IsolarioError
from isolario.table.messages import Viewer

Kind = Literal["move", "undo"]
Stage = Literal["waiting", "playing", "over"]
What = Literal["glance", "search"]
"""What a bot does before it decides: it glances, or it looks ahead, which takes a while."""


class Conflict(IsolarioError):
    """Somebody else wrote first. Nothing was written."""


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    server_part: str
    commitment: str
    verifiable: bool = True
    state: Stage = "waiting"
    seed: str = ""  # until it can be mixed
    position: str = ""  # the latest; none before the game begins
    # After a change of the rules a table goes on from its position, not from its first move.
    origin: str = ""
    origin_number: int = 0
    record: str = ""  # until the game is over
    opened: float = 0
    changed: float = 0  # when it last came to be as it is
    pieces: str | None = None  # tells an owner's own from the game's; None as for ``to_move``
    host: str = ""  # the holder who opened it
    to_move: tuple[int, ...] | None = None  # whom it waits for; None: an older store did not say
    result: str = ""  # JSON of the `Result`, until the game is over
    next: str = ""  # the table of the next game with the same people
    reasons: bool | None = True  # bots say why they moved; None: an older store did not say
    revision: int = 0  # how often it has changed; no page is told

    def then(self, **changed: Any) -> TableRow:
        """The row that comes next.

        >>> TableRow("a table", "foggy-island", 1, {}, "", "").then(state="playing").revision
        1
        """
        return replace(self, revision=self.revision + 1, **changed)


@dataclass(frozen=True)
class SeatRow:
    """What is kept of a seat. ``holder``: whose it is, or for whom an open one is kept
    (`isolario.table.holders`). ``part``: what its player added to the seed; ``part_by_server``: the
    server did, as it used to. ``listed``: it has not been taken off its holder's list."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    holder: str = ""
    part: str = ""
    part_by_server: bool = False
    listed: bool = True


@dataclass(frozen=True)
class LogRow:
    """One decision: a move, or the undoing of one; without ``move``, of the seat's last."""

    number: int  # from 1, without gaps
    kind: Kind
    seat: int
    answers: int  # the number of its seat that it answers
    move: str = ""


class Rank(IntEnum):
    """Who is at a table: the higher, the sooner its bots think."""

    NOBODY = 0
    WATCHES = 1
    PLAYS = 2


def rank(viewers: Collection[Viewer]) -> Rank:
    """What those who are at a table do there.

    >>> rank({None}), rank({0, None}), rank(())
    (<Rank.WATCHES: 1>, <Rank.PLAYS: 2>, <Rank.NOBODY: 0>)
    """
    if not viewers:
        return Rank.NOBODY
    return Rank.PLAYS if any(viewer is not None for viewer in viewers) else Rank.WATCHES


class News(NamedTuple):
    """A decision that was written elsewhere: whoever knows the table as it was before, and plays by
    the same rules, knows it now. ``revision`` and ``changed`` are what they are after it."""

    entry: LogRow
    revision: int
    changed: float
    rules: int
    origin_number: int


class Standing(NamedTuple):
    """How often a table has changed, and who is at it at the doors of other servers."""

    revision: int
    elsewhere: frozenset[Viewer] = frozenset()


Hear = Callable[[str | None, News | None], object]
"""Is told the name of a table that has changed elsewhere, and by which decision, if it was one."""


class Call(NamedTuple):
    """A bot that has something to decide. ``alone``: no person sits at its table."""

    seat: int
    what: What = "glance"
    alone: bool = False


@dataclass(frozen=True)
class Due:
    """Something to be done: a bot's decision."""

    table: str
    seat: int


class Kept(NamedTuple):
    """A table with its seats, and its log from the point where replaying starts."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]


class Listed(NamedTuple):
    """A table with its seats, as lists of tables show it: without its log, and without what only
    replaying it needs (``record`` and ``origin`` are empty)."""

    table: TableRow
    seats: list[SeatRow]


class Store(Protocol):
    """Keeps tables. `isolario.table.memory` has one that lasts as long as the program, the server
    one that outlives it. ``shared``: others may write to it as well."""

    shared: bool

    async def open(self) -> None:
        """Called before anything is asked of it."""

    async def close(self) -> None:
        """Called when nothing more will be asked of it."""

    async def add(
        self,
        table: TableRow,
        seats: Collection[SeatRow],
        bots: Collection[Call],
        last: TableRow | None = None,
    ) -> None:
        """A new table; ``bots`` have something to decide at once. ``last``: the table that leads
        to it, as it is from now on. Raises `Conflict`."""

    async def load(self, table: str, after: int = 0) -> Kept | None:
        """The table with this name, if there is one, as it was at one moment; of its log the
        entries ``after`` this one."""

    async def standing(self, tables: Collection[str]) -> dict[str, Standing]:
        """How often those of them that are there have changed, and who is at them elsewhere."""

    def listen(self, hear: Hear) -> None:
        """From now on, ``hear`` is told which table somebody else has changed; None: any of them
        may have been. Where the store is not shared, nobody else does."""

    async def glance(self, table: str) -> Listed | None:
        """The table with this name, as lists show it."""

    async def record(self, table: str) -> str:
        """The record of a table's game, once it is over; empty if there is none."""

    async def of_holder(self, holder: str) -> list[Listed]:
        """The tables at which somebody has a seat that is still on their list, the last changed
        first."""

    async def unlist(self, table: str, holder: str) -> None:
        """A table goes from somebody's list, and nowhere else."""

    async def relist(self, table: str, holder: str) -> None:
        """A table comes back to somebody's list."""

    async def hand_over(self, old: Collection[str], holder: str) -> list[str]:
        """All seats of these holders become another's. Returns the tables where that is so."""

    async def delete(self, table: str) -> None:
        """The table is gone, with all that was kept of it."""

    async def expire(self, before: float, most: int) -> list[str]:
        """Does away with tables that have been as they are since ``before`` this time (seconds
        since 1970), and that nobody is at. Returns their names."""

    async def sit(self, table: TableRow, seat: SeatRow, bots: Collection[Call]) -> None:
        """An open seat is taken; if it was the last, the game has begun. Raises `Conflict`."""

    async def write(
        self, table: TableRow, entry: LogRow, bots: Collection[Call], pause: float
    ) -> None:
        """A decision, the position after it, and the ``bots`` that are due ``pause`` seconds from
        now. A bot that was due before and did not move keeps its time. Raises `Conflict`, also if
        the log already has the entry's number, or an answer of its seat to the same number."""

    async def save(self, table: TableRow) -> None:
        """The table as it is now, without a decision. Raises `Conflict`."""

    async def next_due(self, what: What | None = None) -> float | None:
        """In how many seconds something can be taken, as far as is known; None: nothing is
        planned."""

    async def waiting(self) -> int:
        """How many bots are due, and nobody is at them."""

    async def take(self, lease: float, most: int, what: What | None = None) -> list[Due]:
        """Takes what is due, for ``lease`` seconds: nobody else gets it in the meantime.

        Tables take turns: of each, one bot at a time, in the order of seats, and then it queues up
        again behind the others. Those where a player is come first, then those that are
        watched. Where bots are alone, they wait until somebody watches."""

    async def renew(self, due: Due, lease: float) -> None:
        """Holds on to it for ``lease`` seconds from now; 0 gives it back."""

    async def postpone(self, due: Due, seconds: float) -> None:
        """Gives it back, to be taken up later."""

    async def drop(self, due: Due) -> None:
        """It no longer needs doing."""

    async def attend(
        self, here: Mapping[str, Collection[Viewer]], gone: Collection[str], seconds: float
    ) -> None:
        """These are now at the tables that are ``here``, and nobody is left at those that are
        ``gone``. They and whoever came before count as there for ``seconds`` from now."""
