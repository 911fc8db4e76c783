"""Is a record good? What `isolario verify` asks, apart from how it is printed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from isolario.core.errors import CorruptRecord
from isolario.core.game import State
from isolario.core.notation import whole_number
from isolario.core.record import Record, read_record
from isolario.table.seeds import SERVER_BYTES, Published, Witness, check, is_part
from isolario.table.seeds import Verdict as SeedVerdict


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record: the game replayed, or what is wrong.

    ``seed`` tells whether the shuffle was fixed beforehand; only what a table has published
    can tell. ``added``: the seats that added to it. ``witnessed``: somebody had noted what was to
    be found, so that anything but that is not good.
    """

    record: Record | None = None
    state: State | None = None
    problem: str = ""
    seed: SeedVerdict | None = None
    added: tuple[int, ...] = ()
    witnessed: bool = False

    @property
    def good(self) -> bool:
        fair = self.seed == "good" if self.witnessed else self.seed != "bad"
        return not self.problem and fair


def verify(data: str | bytes, witness: Witness | None = None) -> Verdict:
    """Reads a record and plays it again, every move by the rules. A ``witness`` tells what was
    known of its seed beforehand.

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
        if witness is not None and published is None:
            raise CorruptRecord("a bare record: only what a table has published has parts to check")
        state = load(record)
    except CorruptRecord as error:
        return Verdict(record, problem=str(error))
    if published is None:
        return Verdict(record, state)
    parts = published.parts.seats if published.parts is not None else ()
    added = tuple(sorted(part.seat for part in parts if not part.by_server))
    return Verdict(record, state, "", check(published, witness), added, witness is not None)


def read_witness(commitment: str, parts: Sequence[str]) -> Witness | None:
    """What somebody noted, as they type it; seats are counted from 1. None if that makes no sense.

    >>> read_witness("00" * 32, ["2=" + "11" * 16]).parts
    {1: '11111111111111111111111111111111'}
    >>> read_witness("00" * 32, []), read_witness("7", ["2=" + "11" * 16])
    (None, None)
    """
    noted = {}
    for entry in parts:
        seat, _, part = entry.lower().partition("=")
        number = whole_number(seat)
        if number is None or number < 1 or not is_part(part):
            return None
        noted[number - 1] = part
    whole = is_part(commitment.lower(), SERVER_BYTES)
    return Witness(commitment.lower(), noted) if whole and noted else None


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
