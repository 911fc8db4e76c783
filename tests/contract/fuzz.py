"""What anybody can hand to Isolario: files, and what is typed after ``isolario``.

The fuzzers of `isolario.contract` look at one game at a time. Here is what lies around them:
`isolario.load`, ``isolario verify``, ``isolario replay``, whichever game a file belongs to.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

import isolario
from isolario.contract.clock import within
from isolario.contract.outside import broken_data
from isolario.core.errors import CorruptRecord
from isolario.table.seeds import Parts, Published, SeatPart, commitment
from isolario.terminal.check import verify
from tests.paths import RECORDS

PATIENCE = 20.0
EVERY = 20  # one file in this many is also replayed on the command line: that takes longer


def files(rng: random.Random, count: int) -> Iterator[bytes]:
    """Records of all games, some as a table publishes them, with something wrong in them."""
    good = [_published(file.read_bytes(), rng) for file in sorted(RECORDS.glob("*.json"))[::3]]
    yield from broken_data(good, rng, count)


def _published(data: bytes, rng: random.Random) -> bytes:
    record = msgspec.convert(msgspec.json.decode(data)["record"], isolario.Record)
    keep = rng.randrange(len(record.moves) + 1)
    record = msgspec.structs.replace(record, moves=record.moves[: min(keep, 40)])
    if rng.random() < 0.5:
        return record.json().encode()
    parts = Parts("00" * 32, (SeatPart(0, "11" * 16),), commitment("00" * 32))
    return msgspec.json.encode(Published(record, parts))


def load_or_refuse(data: bytes) -> bool:
    """Whether a file can be loaded and verified; if not, only `CorruptRecord` may say so."""
    with within(PATIENCE):
        verdict = verify(data)
        try:
            isolario.load(data)
        except CorruptRecord:
            return False
    return verdict.good
