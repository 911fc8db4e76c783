"""What has been played, as files: a heading, then one line of JSON for each game, in order.

A game that is finished before its turn waits in a file beside it (``….early``), so that nothing is
lost however the program ends, and the results are the same bytes whoever was quicker. What differs
from machine to machine, the time, lies in a file of its own (``….times``). Half a line, left by a
program that was killed while it wrote, is mended: that game is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from isolario.arena.problems import Unfit
from isolario.arena.result import Played, Result, Times
from isolario.arena.series import FORMAT, Heading, Series

SUFFIX = ".jsonl"
T = TypeVar("T")


class Results:
    """The games of a series that have been played, and room for more."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.file = folder / f"{series.name}{SUFFIX}"
        self._early = self.file.with_name(self.file.name + ".early")
        self._times = times_beside(self.file)
        folder.mkdir(parents=True, exist_ok=True)
        self.games: list[Result] = []
        if _mended(self.file):
            heading, self.games = read_results(self.file)
            _same(self.file, heading, series.heading)
        else:
            self.file.write_bytes(_line(series.heading))
        _mended(self._times)
        self._waiting: dict[int, Played] = {}
        if _mended(self._early):
            for played in _decoded(self._early, Played):
                if played.result.number >= len(self.games):
                    self._waiting[played.result.number] = played
            self._write()

    def missing(self, games: int) -> list[int]:
        """The numbers of the games, out of this many, that have not been played."""
        return [n for n in range(len(self.games), games) if n not in self._waiting]

    def add(self, played: Played) -> None:
        """Keeps a game. One that is there already counts once: it was played twice, because nobody
        knew what had become of it."""
        number = played.result.number
        if number < len(self.games) or number in self._waiting:
            return
        self._waiting[number] = played
        if number > len(self.games):
            _append(self._early, _line(played))
        self._write()

    def _write(self) -> None:
        """Writes down what waits, as far as nothing before it is missing."""
        ready: list[Played] = []
        while (played := self._waiting.pop(len(self.games), None)) is not None:
            ready.append(played)
            self.games.append(played.result)
        if ready:
            _append(self._times, b"".join(_line(it.times) for it in ready))
            _append(self.file, b"".join(_line(it.result) for it in ready))
        if not self._waiting:
            self._early.unlink(missing_ok=True)


def read_results(file: Path) -> tuple[Heading, list[Result]]:
    """The results in a file, which must be whole and in order."""
    lines = file.read_bytes().splitlines()
    try:
        heading = msgspec.json.decode(lines[0], type=Heading)
        games = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
    except (msgspec.MsgspecError, IndexError) as error:
        raise Unfit(f"{file}: these are not results of the arena ({error})") from None
    if heading.arena != FORMAT or [game.number for game in games] != [*range(len(games))]:
        raise Unfit(f"{file}: these results are of another version, or not complete")
    return heading, games


def read_times(file: Path) -> dict[int, Times]:
    """How long the games took, as far as that is known, by their numbers."""
    beside = times_beside(file)
    return {it.number: it for it in _decoded(beside, Times)} if beside.exists() else {}


def times_beside(file: Path) -> Path:
    """Where the times of some results are."""
    return file.with_name(file.name + ".times")


def _same(file: Path, then: Heading, now: Heading) -> None:
    """Refuses to add games to those of other players or rules."""
    for name in now.__struct_fields__:
        before, asked = getattr(then, name), getattr(now, name)
        if before != asked:
            what = (
                "of a different version of rules or bots"
                if name == "code"
                else f"with {name} {before}"
            )
            raise Unfit(
                f"{file} has games {what}, which must not be mixed with others: "
                "move it away, or name another folder with --out"
            )


def _mended(file: Path) -> bool:
    """Cuts off half a line at the end. False: there is nothing in the file."""
    if not file.exists():
        return False
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with file.open("r+b") as out:
            out.truncate(len(whole))
    return bool(whole)


def _decoded(file: Path, kind: type[T]) -> Iterator[T]:
    for line in file.read_bytes().splitlines():
        yield msgspec.json.decode(line, type=kind)


def _append(file: Path, data: bytes) -> None:
    with file.open("ab") as out:
        out.write(data)


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"
