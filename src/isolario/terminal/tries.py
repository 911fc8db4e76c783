"""One's own tries at charts of the day, in a file: also those that were not finished, so that the
first one stays the first."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from isolario import load
from isolario.core.errors import CorruptRecord, NotAllowed
from isolario.core.record import Record
from isolario.core.state import State
from isolario.days import chart_of_the_day

FORMAT = 1


class Try(msgspec.Struct, frozen=True):
    """A try at the chart of a ``date``. ``day``: when it was begun; ``points`` once it is over."""

    date: str
    day: str
    record: Record
    points: int | None = None


class _Written(msgspec.Struct, frozen=True):
    isolario_tries: int
    tries: list[Try]


class Tries:
    """All of them, as they lie in a file.

    >>> Tries(Path("nowhere.json")).of("2026-01-01")
    []
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._all = _read(file)

    def of(self, day: str) -> list[Try]:
        """The tries at the chart of a day, the first one first."""
        return [one for one in self._all if one.date == day]

    def begin(self, state: State, date: str, day: str) -> int:
        """A new try. Returns which it is, from 1."""
        self._all.append(Try(date, day, state.record()))
        self._write()
        return len(self.of(date))

    def keep(self, state: State, date: str, number: int) -> None:
        """How a try stands now."""
        old = self.of(date)[number - 1]
        you = chart_of_the_day(date).you
        points = state.scores[you] if state.over else None
        new = Try(date, old.day, state.record(), points)
        self._all[self._all.index(old)] = new
        self._write()

    def firsts(self) -> Iterable[Try]:
        """The first tries that are over, by their days."""
        found: dict[str, Try] = {}
        for one in self._all:
            found.setdefault(one.date, one)
        return [one for one in found.values() if one.points is not None]

    def _write(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_bytes(msgspec.json.encode(_Written(FORMAT, self._all)))
        beside.replace(self.file)


def _read(file: Path) -> list[Try]:
    if not file.exists():
        return []
    try:
        written = msgspec.json.decode(file.read_bytes(), type=_Written)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise NotAllowed(f"{file} does not hold tries at charts of the day") from None
    if written.isolario_tries != FORMAT:
        raise NotAllowed(f"{file} was written by a newer Isolario")
    return written.tries


def state_of(one: Try) -> State | None:
    """A try as it was left; None if it was played by other rules than ours."""
    try:
        return load(one.record)
    except CorruptRecord:
        return None
