"""What is the same for every reader, as bytes: drawings, words, books, lessons, cards, colours.

A server sends it, and a site without a server has it as files. Raises `NotThere` for what a game,
or a language, does not have.
"""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

import msgspec

from isolario import words
from isolario.core.game import Game
from isolario.picture.palette import stylesheet
from isolario.picture.symbols import symbol_tag, symbols
from isolario.table import counting
from isolario.table.problems import NotThere
from isolario.teach import printed_lesson
from isolario.teach.book import book_of
from isolario.teach.lesson import lesson_of
from isolario.teach.printed_book import cards, printed


def drawings(game: Game) -> bytes:
    """The game's drawings, each a <symbol> whose id is <game>-<name>."""
    says = _says(game)
    drawn = "".join(
        symbol_tag(game, symbol, says.get(symbol.name, "")) for symbol in symbols(game).values()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'.encode()


def _says(game: Game) -> dict[str, str]:
    """An attribute for each drawing that stands for pieces in texts: what they are called there,
    ``N5|wolf@0``; a seat says whose they are."""
    found: dict[str, list[str]] = {}
    for called, drawn in game.pictures.items():
        if len(drawn) == 1:
            found.setdefault(drawn[0], []).append(called)
        for seat in range(max(game.seats)) if len(drawn) > 1 else ():
            found.setdefault(drawn[seat % len(drawn)], []).append(f"{called}@{seat}")
    return {name: f" data-says={quoteattr('|'.join(called))}" for name, called in found.items()}


def book(game: Game, language: str) -> bytes:
    """Everything about a game: JSON of a `Printed`. Drawing it takes a moment."""
    if not book_of(game):
        raise NotThere("page_no_such_page")
    return msgspec.json.encode(printed(game, _ours(language)))


def lesson(game: Game, language: str) -> bytes:
    """What is said in a game's lesson: JSON of a `PrintedLesson`."""
    if not lesson_of(game):
        raise NotThere("page_no_such_page")
    return msgspec.json.encode(printed_lesson.printed(game, _ours(language)))


def explained(game: Game, language: str) -> bytes:
    """What explains the things on a table of a game: JSON of each `PrintedCard`."""
    return msgspec.json.encode(cards(game, _ours(language)))


def to_count(game: Game, language: str) -> bytes:
    """A table of a game as one writes it down to have it counted: an example, with what each of its
    lines says."""
    if not counting.can_count(game):
        raise NotThere("page_no_such_page")
    spoken = _ours(language)
    return counting.example(game, lambda text: words.say(text, spoken, game.name)).encode()


def messages(language: str, game: str = "") -> bytes:
    """Fluent messages: the common ones, and those of a game."""
    return words.source(_ours(language), game or None).encode()


def palette() -> bytes:
    """The palette as CSS variables, light and dark."""
    return stylesheet().encode()


def _ours(language: str) -> str:
    if language not in words.LANGUAGES:
        raise NotThere("page_no_such_page")
    return language
