"""Small matches for the tests of the arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from isolario.arena.crew import Alone, Task
from isolario.arena.kind import kind_of
from isolario.arena.match import Match, play_matches
from isolario.arena.meeting import Meeting
from isolario.arena.player import read_player
from isolario.arena.playing import play
from isolario.arena.result import Played, Result, Times
from isolario.arena.series import Series, series_of


class Nobody:
    """Watches without a word, and remembers how much there was to do."""

    def __init__(self) -> None:
        self.expected = self.seen = 0

    def expect(self, games: int) -> None:
        self.expected += games

    def played(self, what: str) -> None:
        self.seen += 1


class Backwards(Alone):
    """Plays the last game first, and some of them twice."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for series, number in [*reversed(tasks), *tasks[:2]]:
            yield (series, number), play(series, number)


class Stopped(Exception):
    """Somebody has pressed Ctrl-C."""


class Interrupted(Alone):
    """Stops after so many games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for at, (series, number) in enumerate(reversed(tasks)):
            if at == self.games:
                raise Stopped
            yield (series, number), play(series, number)


def a_match(
    game: str = "foggy-island",
    seats: int | None = None,
    first: str = "greedy",
    second: str = "random",
    games: int = 8,
    until: float = 0.0,
) -> Match:
    return Match(kind_of(game, seats), read_player(first), read_player(second), games, until)


def a_series(game: str, seats: int | None = None) -> Series:
    return series_of(kind_of(game, seats), (read_player("greedy"), read_player("random")))


def play_here(match: Match, folder: Path, crew: Alone | None = None) -> Meeting:
    return play_matches([match], folder, crew or Alone(), Nobody())[0]


def kept(folder: Path) -> dict[str, bytes]:
    """All results of a folder, by name; the times are nobody's business."""
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.jsonl"))}


def a_result(number: int, places: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    """A game that nobody has played."""
    nothing: tuple[dict[str, int], ...] = ({}, {})
    seating = tuple(int(seat != number % len(places)) for seat in range(len(places)))
    return Result(number, "", seating, places, scores, "", 1, (1, 1), nothing, nothing)


def a_played(result: Result) -> Played:
    return Played(result, Times(result.number, (0.0, 0.0), (0.0, 0.0)))
