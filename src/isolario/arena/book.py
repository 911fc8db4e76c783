"""What is read back from results: one file is a book, and what is shown is counted from books."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from isolario.arena.kind import Kind, sides
from isolario.arena.meeting import Meeting, compare, meet
from isolario.arena.problems import Unfit
from isolario.arena.result import Cells, Result, Times
from isolario.arena.results import SUFFIX, read_results, read_times
from isolario.arena.series import Heading


class Book(msgspec.Struct, frozen=True):
    """The games of one series."""

    heading: Heading
    games: list[Result]
    times: Mapping[int, Times]

    @property
    def kind(self) -> Kind:
        return self.heading.kind


class Showing(msgspec.Struct, frozen=True):
    """What one player did on one side of one game."""

    score: int
    points: Mapping[str, float]
    cells: Cells


def read_books(places: Sequence[Path]) -> list[Book]:
    """The results in some files, and in all files of some folders."""
    files: list[Path] = []
    for place in places:
        files += sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else [place]
    if not files:
        raise Unfit(f"there are no results in {', '.join(map(str, places))}")
    books = [Book(*read_results(file), read_times(file)) for file in files]
    return [book for book in books if book.games]


def shelves(books: Sequence[Book]) -> dict[Kind, list[Book]]:
    """Books by what was played."""
    found: dict[Kind, list[Book]] = {}
    for book in books:
        found.setdefault(book.kind, []).append(book)
    return found


def meetings(books: Sequence[Book]) -> list[Meeting]:
    """Who met whom, in books of one kind of game."""
    found = [
        meet(book.kind, *book.heading.players, book.games)
        for book in books
        if len(book.heading.players) == 2
    ]
    alone = sorted((book for book in books if len(book.heading.players) == 1), key=_mean)
    for worse, better in combinations(alone, 2):
        first, second = better.heading.players[0], worse.heading.players[0]
        found.append(compare(better.kind, first, second, better.games, worse.games))
    return found


def _mean(book: Book) -> float:
    return sum(game.scores[0] for game in book.games) / len(book.games)


def players(books: Sequence[Book]) -> list[str]:
    """Everybody who plays in some books."""
    return list(dict.fromkeys(name for book in books for name in book.heading.players))


def showings(books: Sequence[Book], player: str) -> Iterator[Showing]:
    """What a player did, on each side that it had in each game."""
    for book in books:
        mine = [at for at, name in enumerate(book.heading.players) if name == player]
        for game in book.games if mine else ():
            for who in mine:
                seats = [side[0] for side in sides(book.kind) if game.seating[side[0]] == who]
                for seat in seats:
                    yield Showing(
                        game.scores[seat],
                        {what: n / len(seats) for what, n in game.points[who].items()},
                        game.cells[who] if seat == seats[0] else {},
                    )


def pace(books: Sequence[Book], player: str) -> tuple[float, float]:
    """The processor time of a decision of a player, and of its slowest, in seconds."""
    spent, decisions, slowest = 0.0, 0, 0.0
    for book in books:
        for who, name in enumerate(book.heading.players):
            if name == player:
                for game in book.games:
                    if times := book.times.get(game.number):
                        spent += times.seconds[who]
                        decisions += game.decisions[who]
                        slowest = max(slowest, times.slowest[who])
    return (spent / decisions if decisions else 0.0), slowest
