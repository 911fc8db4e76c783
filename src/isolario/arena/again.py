"""The command that plays some games again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import groupby

from isolario.arena.book import Book
from isolario.arena.series import SEED


def commands(books: Sequence[Book]) -> list[str]:
    """What to type to play the games of some books, of one kind of game, again."""
    lines = []
    alone = sorted((it for it in books if len(it.heading.players) == 1), key=_games, reverse=True)
    for count, group in groupby(alone, _games):
        names = [book.heading.players[0] for book in group]
        if len(names) == 1:  # whoever has nobody else to be compared with plays beside the busiest
            names += alone[0].heading.players
        lines.append(_line("match" if len(names) == 2 else "ladder", alone[0], names, count))
    met = (book for book in books if len(book.heading.players) == 2)
    return lines + [_line("match", book, book.heading.players, _games(book)) for book in met]


def _games(book: Book) -> int:
    return len(book.games)


def _line(command: str, book: Book, names: Sequence[str], games: int) -> str:
    kind, seed = book.kind, book.heading.seed
    words = ["isolario", command, kind.game, *names, "--seats", str(kind.seats)]
    for option in kind.told.split():
        words += ["--option", option]
    words += ["--games", str(games)]
    if seed != SEED:
        words += ["--seed", seed]
    return shlex.join(words)
