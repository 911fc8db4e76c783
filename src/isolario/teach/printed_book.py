"""A game's book and cards in the reader's language: texts spoken, examples drawn, ready to read.

The page, the terminal and the documentation all show the same `Printed` book.

>>> import isolario
>>> book = printed(isolario.all_games()["cartographers"], "en")
>>> [section.id for section in search(book, "monsters")][:1]
['monsters']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from isolario import words
from isolario.core.game import Game
from isolario.core.options import terms
from isolario.core.text import Text
from isolario.picture.figure import figure
from isolario.picture.palette import Theme
from isolario.picture.symbols import symbols
from isolario.teach import prose
from isolario.teach.book import BadBook, Example, Section, book_of, tally
from isolario.teach.cards import cards_of, listed
from isolario.teach.lesson import lesson_of
from isolario.teach.prose import BadProse, Block


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worked example: its picture, what it shows, and what it scores, as the engine says."""

    svg: str
    caption: tuple[Block, ...]
    score: str = ""
    before: str = ""  # the score before the move
    of: str = ""  # what it is for, where it is not plain from the section
    gains: str = ""  # what each gets at once


class PrintedSection(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is explained. Where it is not for every table, ``when`` (options as they work
    out, each with all the values that will do) and ``players`` (the fewest and the most) say
    which it is for, and ``only`` says the same in words.

    ``names`` are the words that people look for it by, in every language, and ``words`` all the
    others in it; both without capitals and accents.
    """

    id: str
    title: str
    text: tuple[Block, ...]
    names: str
    words: str
    lead: str = ""
    clauses: tuple[str, ...] = ()
    first: bool = False
    when: dict[str, tuple[str | bool | int, ...]] = {}
    players: tuple[int, int] | None = None
    only: str = ""
    sign: str = ""
    figure: Figure | None = None


class PrintedChapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Sections that belong together."""

    id: str
    title: str
    sections: tuple[PrintedSection, ...]


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A book in one language. Some of its sections are for a ``first`` game; the rest can wait.
    The usual options and number of players are for reading it away from a table."""

    game: str
    language: str
    title: str
    chapters: tuple[PrintedChapter, ...]
    usual: dict[str, str | bool | int]
    usual_seats: int
    lesson: bool  # there is one

    def sections(self) -> Iterator[PrintedSection]:
        for chapter in self.chapters:
            yield from chapter.sections


@cache
def printed(game: Game, language: str) -> Printed:
    """The book of a game in a language, or `BadBook`."""
    if not book_of(game):
        raise BadBook(f"{game.name} has no book yet")
    printer = Printer(game, language)
    usual = game.options()
    seats = usual.default_seats(game.seats)
    return Printed(
        game.name,
        language,
        printer.say(game.name.replace("-", "_")),
        tuple(
            PrintedChapter(
                chapter.id,
                printer.say(chapter.heading),
                tuple(map(printer.section, chapter.section)),
            )
            for chapter in book_of(game).chapter
        ),
        usual.in_use(seats),
        seats,
        bool(lesson_of(game)),
    )


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What explains some things on a table: a `Card` with its words. ``see`` are its places
    in the book, a section or clauses, the best one first; ``names`` are the words for it in a
    sentence, ``*`` for any ending; ``over`` is its text once the game is over, where that
    differs."""

    id: str
    name: str
    text: str
    symbols: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    strokes: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    when: dict[str, tuple[str | bool | int, ...]] = {}
    players: tuple[int, int] | None = None
    spelled: bool = False
    names: tuple[str, ...] = ()
    over: str = ""


@cache
def cards(game: Game, language: str) -> tuple[PrintedCard, ...]:
    """The cards of a game in a language.

    >>> import isolario
    >>> cards(isolario.all_games()["sea-dragons"], "en")[5].name
    'Whirlpool'
    """

    def say(message: str) -> str:
        return words.say(Text(message), language, game.name)

    return tuple(
        PrintedCard(
            card.id,
            say(card.heading),
            say(card.message),
            card.symbols,
            card.labels,
            card.strokes,
            card.maps,
            card.words,
            (card.section, *card.clauses) if card.section else card.clauses,
            terms(card.when),
            card.players,
            card.spelled,
            listed(say(card.names)) if card.names else (),
            say(card.afterwards) if words.knows(card.afterwards, language, game.name) else "",
        )
        for card in cards_of(game).card
    )


class Printer:
    """Speaks one language about one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.known = {section.id for section in book_of(game).sections()}

    def say(self, text: str | Text, language: str = "") -> str:
        text = Text(text) if isinstance(text, str) else text
        return words.say(text, language or self.language, self.game.name)

    def section(self, section: Section) -> PrintedSection:
        try:
            return self._section(section)
        except (BadProse, BadBook, words.MissingMessage) as error:
            raise BadBook(f"{self.game.name}, section {section.id}: {error}") from error

    def _section(self, section: Section) -> PrintedSection:
        title = self.say(section.heading)
        text = self.prose(f"book_{section.id}_text")
        lead = self.say(section.lead) if section.lead else ""
        holds = section.example and section.example.holds(self.game)
        shown = self.figure(section.id, section.example) if section.example and holds else None
        names = [
            self.say(message, language)
            for language in words.LANGUAGES
            for message in (section.heading, f"book_{section.id}_words")
        ]
        said = [lead, *(block.plain for block in text)]
        said += (block.plain for block in shown.caption) if shown else ()
        looked_for = tuple(folded(" ".join(names)))
        return PrintedSection(
            section.id,
            title,
            text,
            " ".join(looked_for),
            " ".join(word for word in folded(" ".join(said)) if word not in looked_for),
            lead,
            section.clauses,
            section.first,
            section.terms,
            section.players,
            self.only(section),
            section.sign,
            shown,
        )

    def prose(self, message: str) -> tuple[Block, ...]:
        blocks = prose.read(self.say(Text(message, dict(self.game.book_facts()))))
        for block in blocks:
            for span in block.spans:
                if span.see and span.see not in self.known:
                    raise BadBook(f"{message} leads to {span.see}, which is no section")
                if span.symbol and span.symbol not in symbols(self.game):
                    raise BadBook(f"{message} shows {span.symbol}, which is no symbol")
        return blocks

    def only(self, section: Section) -> str:
        """Which tables it is for, in words."""
        found = []
        if section.players is not None:
            least, most = section.players
            if most == 1:
                found.append(Text("solo"))
            else:
                together = "count_players" if least == most else "count_players_range"
                found.append(Text(together, {"least": least, "n": most}))
        said = list(map(self.say, found))
        chosen = (self._chosen(name, values) for name, values in section.terms.items())
        said += (one[:1].lower() + one[1:] for one in chosen)  # they continue a sentence
        return "; ".join(said)

    def _chosen(self, name: str, values: Sequence[str | bool | int]) -> str:
        """Choices of an option. One that is only on or off says by itself what it is about."""
        choices = " / ".join(self.say(f"option_{name}_{value}".lower()) for value in values)
        if all(isinstance(value, bool) for value in values):
            return choices
        return f"{self.say(f'option_{name}')} — {choices}"

    def figure(self, section: str, example: Example) -> Figure:
        score, before = (
            self.say(Text(example.view(self.game).options.unit, {"n": sum(numbers.values())}))
            if numbers
            else ""
            for numbers in (example.scores, example.before)
        )
        of = ", ".join(self.say(f"book_of_{what}") for what in example.scores if "-" not in what)
        of = of or self._whose(example)
        gains = ", ".join(
            f"{self.say(name)}: {self.say(Text('plus_points', {'points': points}))}"
            for name, points in example.gains.items()
            if points
        )
        caption = self.prose(f"book_{section}_example")
        svg = picture(self.game, example, self.language)
        return Figure(svg, caption, score, before, of, gains)

    def _whose(self, example: Example) -> str:
        """Whose points they are, where others have some of the same kind in the same picture."""
        view = example.view(self.game)
        names = self.game.seat_names(view.seats)
        others = (seat for seat in range(view.seats) if seat != example.seat)
        shared = any(tally(view, seat, key) for seat in others for key in example.scores)
        return self.say(names[example.seat]) if names and shared else ""


def picture(game: Game, example: Example, language: str, theme: Theme | None = None) -> str:
    """What an example shows, as SVG; with a theme it can stand alone."""
    view = example.seen(game)
    area = example.shown(view)
    names = [words.say(name, language, game.name) for name in game.seat_names(view.seats)]
    return figure(
        area,
        game,
        lambda text: words.say(text, language, game.name, names),
        example.window.split(),
        example.marked(view, area),
        theme,
    )


# --- looking something up -----------------------------------------------------------------------

_SAME = str.maketrans("ёґ", "ег", "’'ʼ\u0301")
_SAME_SOUND = re.compile(r"\bу(?=[бвгджзклмнпрстфхцчшщ])")


def folded(text: str) -> dict[str, None]:
    """The words of a text, each once, without what people leave out when they type.

    >>> list(folded("Приозер’я, ещё раз: ЕЩЕ"))
    ['приозеря', 'еще', 'раз']

    In Ukrainian some words begin with у or в, as it sounds better:

    >>> folded("утрьох") == folded("Втрьох")
    True
    """
    plain = _SAME_SOUND.sub("в", text.lower().translate(_SAME))
    return dict.fromkeys(re.findall(r"\w+", plain))


def alike(asked: str, word: str) -> bool:
    """Whether somebody who typed the one may mean the other: its beginning, or another case of it.

    >>> alike("mount", "mountain"), alike("гора", "гори"), alike("монстра", "монстрів")
    (True, True, True)
    >>> alike("карта", "кара"), alike("a", "and")
    (False, False)
    """
    if word.startswith(asked):
        return len(asked) > 1 or asked == word
    longest = max(len(asked), len(word))
    stem = max(3, longest - (1 if longest < 6 else 2))
    return min(len(asked), len(word)) >= stem and asked[:stem] == word[:stem]


def search(book: Printed, query: str) -> list[PrintedSection]:
    """The sections in which every word of a query is found: those with such a title first, short
    titles before long ones, then those that people look for by these words, exact matches before
    similar words, then all others that have them."""
    asked = list(folded(query))
    found: list[tuple[tuple[int, int], PrintedSection]] = []
    for section in book.sections() if asked else ():
        shelves = (folded(section.title), section.names.split(), section.words.split())
        known: list[str] = []
        for rank, shelf in enumerate(shelves):
            known += shelf
            if all(any(alike(one, word) for word in known) for one in asked):
                loose = any(one not in known for one in asked)
                found.append(((rank, loose if rank else len(known)), section))
                break
    return [section for _, section in sorted(found, key=lambda it: it[0])]
