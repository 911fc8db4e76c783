"""A game's lesson in the reader's language: for the page and the terminal.

What it says is here; what is right is the engine's business (`isolario.teach.lesson`).

>>> import isolario
>>> lesson = printed(isolario.all_games()["cartographers"], "en")
>>> lesson.title, [beat.title for beat in lesson.beats][:2]
('Cartographers', ['Shape and terrain', 'A coin or a big shape'])
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from isolario.core.game import Game
from isolario.teach.book import BadBook, book_of
from isolario.teach.lesson import BadLesson, Beat, lesson_of
from isolario.teach.printed_book import Printer
from isolario.teach.prose import BadProse, Block
from isolario.words import MissingMessage

_PER_MINUTE = 180
"""How many words a careful reader reads."""
_TO_MOVE = 8
"""Seconds to make a move once it is decided."""


class PrintedBeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a lesson, in words. ``worse``: the replies to answers that are legal but
    worse, by their ids. ``marks`` are places to look at, as references. ``section``: where the
    book explains it."""

    id: str
    title: str
    text: tuple[Block, ...]
    hint: tuple[Block, ...]
    done: tuple[Block, ...]
    worse: dict[str, tuple[Block, ...]] = {}
    marks: tuple[str, ...] = ()
    section: str = ""


class PrintedLesson(msgspec.Struct, frozen=True):
    """A lesson in one language."""

    game: str
    language: str
    title: str
    intro: tuple[Block, ...]
    beats: tuple[PrintedBeat, ...]
    end: tuple[Block, ...]

    def said(self) -> Iterator[Block]:
        """All that somebody who makes no mistake reads."""
        yield from self.intro
        for beat in self.beats:
            yield from (*beat.text, *beat.done)
        yield from self.end

    @property
    def seconds(self) -> float:
        """How long it takes to read all of it without making a mistake."""
        words = sum(len(block.plain.split()) for block in self.said())
        return words * 60 / _PER_MINUTE + len(self.beats) * _TO_MOVE


@cache
def printed(game: Game, language: str) -> PrintedLesson:
    """The lesson of a game in a language, or `BadLesson`."""
    if not lesson_of(game):
        own = "has no lesson that goes with these pieces: it needs those of Isolario"
        raise BadLesson(f"{game.name} {own if game.own_box else 'has no lesson yet'}")
    printer = Printer(game, language)
    beats = tuple(_beat(printer, at, beat) for at, beat in enumerate(lesson_of(game).beat))
    return PrintedLesson(
        game.name,
        language,
        printer.say(game.name.replace("-", "_")),
        printer.prose("lesson_intro"),
        beats,
        printer.prose("lesson_end"),
    )


def _beat(printer: Printer, at: int, beat: Beat) -> PrintedBeat:
    game, lesson = printer.game, lesson_of(printer.game)
    state, said = lesson.state(game, at), beat.messages
    place = book_of(game).place(beat.clauses[0], state.options) if beat.clauses else None
    try:
        return PrintedBeat(
            beat.id,
            printer.say(said["title"]),
            printer.prose(said["text"]),
            printer.prose(said["hint"]),
            printer.prose(said["done"]),
            {answer.id: printer.prose(said[answer.id]) for answer in beat.worse},
            beat.marked(state.view(beat.seat)),
            place.id if place else "",
        )
    except (BadProse, BadBook, MissingMessage) as error:
        raise BadLesson(f"{game.name}, beat {beat.id}: {error}") from error
