"""Is a record good? What `isolario verify` asks, apart from how it is printed."""

from __future__ import annotations

import msgspec

from isolario.core.errors import CorruptRecord
from isolario.core.game import State
from isolario.core.record import Record, read_record
from isolario.table.seeds import Published, check
from isolario.table.seeds import Verdict as SeedVerdict


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record: the game replayed, or what is wrong.

    ``seed`` tells whether the shuffle was fixed beforehand; only what a table has published
    can tell.
    """

    record: Record | None = None
    state: State | None = None
    problem: str = ""
    seed: SeedVerdict | None = None

    @property
    def good(self) -> bool:
        return not self.problem and self.seed != "bad"


def verify(data: str | bytes) -> Verdict:
    """Reads a record and plays it again, every move by the rules.

    >>> import isolario
    >>> record = isolario.new("foggy-island", seed=7).record()
    >>> verify(record.json()).good
    True
    >>> verify(msgspec.json.encode(Published(record))).seed
    'none'
    >>> verify("{}").problem
    'not a record: Object missing required field `isolario`'
    """
    from isolario import load

    record = None
    try:
        published = read_published(data)
        record = published.record if published is not None else read_record(data)
        state = load(record)
    except CorruptRecord as error:
        return Verdict(record, problem=str(error))
    return Verdict(record, state, seed=check(published) if published is not None else None)


def record_in(data: str | bytes) -> Record:
    """The record in a file: bare, or as a table has published it."""
    published = read_published(data)
    return published.record if published is not None else read_record(data)


def read_published(data: str | bytes) -> Published | None:
    """What a table has published about a game; None if this is something else."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    if "record" not in fields:
        return None
    read_record(bytes(fields["record"]))  # says what is wrong with it
    try:
        return msgspec.json.decode(data, type=Published)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CorruptRecord(f"not what a table publishes: {error}") from None
