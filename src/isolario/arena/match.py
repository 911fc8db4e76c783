"""Plays matches: as many games as were asked for, or until enough is known about each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from isolario.arena.crew import Crew
from isolario.arena.kind import Kind, sides
from isolario.arena.meeting import Meeting, compare, meet
from isolario.arena.player import Player
from isolario.arena.problems import Unfit
from isolario.arena.results import Results
from isolario.arena.series import SEED, Series, series_of
from isolario.table.claim import Claim, Claimed

BATCH = 60
"""Games after which it is looked whether enough is known: seldom, so that a lucky beginning does
not end a match. Most numbers of chairs divide it."""


class Match(msgspec.Struct, frozen=True):
    """Two players and one kind of game. ``games`` are to be played, or fewer, if the interval of
    the share of wins is within ± ``until`` points before; where there is one side, by each."""

    kind: Kind
    first: Player
    second: Player
    games: int
    until: float = 0.0
    seed: str = SEED

    @property
    def series(self) -> tuple[Series, ...]:
        """What has to be played: against each other, or by each."""
        if len(sides(self.kind)) > 1:
            return (series_of(self.kind, (self.first, self.second), self.seed),)
        both = (self.first, self.second)
        return tuple(series_of(self.kind, (player,), self.seed) for player in both)

    def whole_deals(self, games: int) -> int:
        """As many games, or a few more, so that every deal is played from all chairs."""
        chairs = self.series[0].chairs
        return -(-games // chairs) * chairs

    def goals(self) -> list[int]:
        """After how many games it is looked whether to go on."""
        most = self.whole_deals(self.games)
        if not self.until:
            return [most]
        step = self.whole_deals(BATCH)
        return [*range(step, most, step), most]

    def enough(self, meeting: Meeting) -> bool:
        return bool(self.until) and 100 * meeting.half <= self.until

    def __str__(self) -> str:
        return f"{self.kind.name}: {self.first} – {self.second}"


class Watcher(Protocol):
    """Is told how it goes on."""

    def expect(self, games: int) -> None:
        """This many games are about to be played."""
        ...

    def played(self, what: str) -> None:
        """One of them has been."""
        ...


def play_matches(
    matches: Sequence[Match], folder: Path, crew: Crew, watcher: Watcher
) -> list[Meeting]:
    """Plays what is missing of some matches, all of them side by side.

    What is finished is kept at once in ``folder``; the same call goes on from there. Which games
    are played depends on results alone, not on who was quicker.
    """
    folder.mkdir(parents=True, exist_ok=True)
    try:
        held = Claim(folder / "results")
    except Claimed:
        raise Unfit(
            f"another Isolario is playing into {folder}: wait for it, or name another with --out"
        ) from None
    try:
        return _play_matches(matches, folder, crew, watcher)
    finally:
        held.give_up()


def _play_matches(
    matches: Sequence[Match], folder: Path, crew: Crew, watcher: Watcher
) -> list[Meeting]:
    books: dict[Series, Results] = {}
    for match in matches:
        for series in match.series:
            if series not in books:
                books[series] = Results(folder, series)
    open_matches = {at: match.goals() for at, match in enumerate(matches)}
    while open_matches:
        wanted: dict[Series, int] = {}
        for at, goals in open_matches.items():
            for series in matches[at].series:
                wanted[series] = max(wanted.get(series, 0), goals[0])
        _play(wanted, books, crew, watcher)
        for at, goals in [*open_matches.items()]:
            done = goals.pop(0)
            if not goals or matches[at].enough(_meeting(matches[at], books, done)):
                del open_matches[at]
    return [_meeting(match, books) for match in matches]


def _play(
    wanted: dict[Series, int], books: dict[Series, Results], crew: Crew, watcher: Watcher
) -> None:
    """All series advance together, so that the time that is left can be told."""
    missing = [
        (number / goal, at, series, number)
        for at, (series, goal) in enumerate(wanted.items())
        for number in books[series].missing(goal)
    ]
    tasks = [(series, number) for *_, series, number in sorted(missing, key=lambda it: it[:2])]
    watcher.expect(len(tasks))
    for (series, _), played in crew.play(tasks):
        books[series].add(played)
        watcher.played(str(series))


def _meeting(match: Match, books: dict[Series, Results], games: int | None = None) -> Meeting:
    """What is known of a match now, or was known after this many games."""
    found = [books[series].games[:games] for series in match.series]
    names = match.first.text, match.second.text
    if len(found) == 2:
        return compare(match.kind, *names, *found)
    return meet(match.kind, *names, found[0])
