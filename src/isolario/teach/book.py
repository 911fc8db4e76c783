"""The book of a game: what it explains, in the order in which a host explains it to friends.

A book is data in the game's folder. ``book.toml`` has its chapters and sections: when a section
applies, which clauses it covers, whether it belongs to a first game, and a worked example. Its
words are messages, in ``text/book/*.ftl``:

- ``chapter_<id>`` is the heading of a chapter,
- ``book_<id>`` the heading of a section (unless it names another message),
- ``book_<id>_text`` its text, as `isolario.teach.prose` has it,
- ``book_<id>_words`` what people might look for it by, separated by commas,
- ``book_<id>_example`` what its picture shows,
- ``book_of_<what>`` what some lines of a standing are for, where examples count them.

An example is a position in the game's own notation. Its picture is drawn from the scene, and its
score is what the standing says: both come from the engine, and `Example.check` compares them
with what the book claims.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from isolario.core.errors import IsolarioError
from isolario.core.event import Event
from isolario.core.options import Options, Value, allowed_values, applies, terms
from isolario.core.reference import cells_of, refer
from isolario.picture.scene import Area
from isolario.picture.symbols import symbols
from isolario.teach.described import described, names_pieces

if TYPE_CHECKING:
    from isolario.core.game import Game
    from isolario.core.state import State
    from isolario.core.view import View


class BadBook(IsolarioError):
    """A book that does not fit its game: says which section, and what is wrong."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example: a position, perhaps some moves, and what the reader should see in it.

    ``scores`` says what the lines of the standing come to, by their clause or by what they are
    for (``{"CRT-P1": 4}``, ``{coins: 1}``); ``before`` the same before the moves. The cells of
    these lines are marked, unless ``marks`` names others. ``refused`` are moves that could not
    have been made instead, each with the clause that forbids it. Where points are given at once,
    ``gains`` says what the moves give, by the names of the seats (`Game.seat_names`; a team by
    the first of them): seats not named get nothing.
    """

    position: str
    seat: int = 0  # through whose eyes, and who moves
    moves: tuple[str, ...] = ()
    area: str = ""  # what is shown; usually the first board
    window: str = ""  # cells at the corners of the part that is shown: "a1 f6"
    marks: str = ""
    scores: dict[str, int] = {}
    before: dict[str, int] = {}
    refused: dict[str, str] = {}
    gains: dict[str, int] = {}
    ahead: bool = False  # the picture shows it before the moves

    def view(self, game: Game, played: bool = True) -> View:
        """What the seat sees after the moves, or before."""
        return self._state(game, played).view(self.seat)

    def _state(self, game: Game, played: bool) -> State:
        state = game.parse(self.position)
        for move in self.moves if played else ():
            state.play(self.seat, move)
        return state

    def seen(self, game: Game) -> View:
        """What the picture shows."""
        return self.view(game, played=not self.ahead)

    def shown(self, view: View) -> Area:
        """The part of the table that is shown."""
        areas = view.scene().areas
        wanted = self.area or next(area.key for area in areas if area.role == "board")
        for area in areas:
            if area.key == wanted:
                return area
        raise BadBook(f"no area {wanted!r}; there are: {', '.join(area.key for area in areas)}")

    def marked(self, view: View, area: Area) -> frozenset[str]:
        """The cells to be marked, as references."""
        if self.marks:
            return frozenset(refer(area.key, self.marks.split()))
        lines = (line for key in self.scores for line in _lines(view, self.seat, key))
        inside = f"{area.key}/"
        return frozenset(cell for line in lines for cell in line.cells if cell.startswith(inside))

    def check(self, game: Game) -> None:
        """Refuses an example that disagrees with the engine."""
        for numbers, played in ((self.before, False), (self.scores, True)):
            view = self.view(game, played)
            for key, points in numbers.items():
                found = tally(view, self.seat, key)
                if found != points:
                    when = "then" if played else "before"
                    raise BadBook(f"{key} gives {found} {when}, not {points}")
        if self.gains:
            self._check_gains(game)
        before, view = self.view(game, played=False), self.seen(game)
        for move, clause in self.refused.items():
            why = before.why_not(game.read(move))
            if why is None or why.clause != clause:
                raise BadBook(f"{move} is not refused by {clause}: {why}")
        area = self.shown(view)
        cells = {cell.key for cell in area.lattice.cells} if area.lattice else set()
        for cell in (*self.window.split(), *cells_of(self.marked(view, area))):
            if cell not in cells:
                raise BadBook(f"there is no cell {cell} in {area.key}")

    def _check_gains(self, game: Game) -> None:
        before, state = self._state(game, False), self._state(game, True)
        names = [name.id for name in game.seat_names(state.seats)]
        if unknown := self.gains.keys() - set(names):
            raise BadBook(f"nobody is called {', '.join(unknown)}; there are: {', '.join(names)}")
        with_others = {seat for team in state.teams for seat in team[1:]}
        for seat, name in enumerate(names):
            gained = state.scores[seat] - before.scores[seat]
            if seat not in with_others and gained != self.gains.get(name, 0):
                raise BadBook(f"{name} gets {gained}, not {self.gains.get(name, 0)}")

    def holds(self, game: Game) -> bool:
        """Whether it is also true of the pieces in use, if those are of an owner's box."""
        if not game.own_box:
            return True
        if names_pieces(" ".join((self.position, *self.moves, *self.refused)), game):
            return False
        try:
            self.check(game)
        except IsolarioError:
            return False
        return True


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is explained."""

    id: str
    clauses: tuple[str, ...] = ()  # those it covers: asking for one of them leads here
    first: bool = False  # to be read before a first game
    when: dict[str, Value | tuple[Value, ...]] = {}  # the options that it is for, as they work out
    players: tuple[int, int] | None = None  # the fewest and the most it is for
    title: str = ""  # a message, where it is not book_<id>
    lead: str = ""  # a message that says it in one sentence, before the text
    sign: str = ""  # a symbol beside the title
    example: Example | None = None

    @property
    def heading(self) -> str:
        """The message of its title."""
        return self.title or f"book_{self.id}"

    def applies(self, options: Options | Mapping[str, object] | None, seats: int | None) -> bool:
        """Whether it is in use at a table; None: at any. A mapping has the options as they work
        out (`Options.in_use`)."""
        return applies(self.when, self.players, options, seats)

    @property
    def terms(self) -> dict[str, tuple[Value, ...]]:
        """The options that it is for, each with all the values that will do."""
        return terms(self.when)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sections that belong together: a phase of the round, a kind of card."""

    id: str
    section: tuple[Section, ...]

    @property
    def heading(self) -> str:
        """The message of its title."""
        return f"chapter_{self.id}"


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything there is to know about a game, chapter by chapter."""

    chapter: tuple[Chapter, ...]

    def __bool__(self) -> bool:
        return bool(self.chapter)

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapter:
            yield from chapter.section

    def place(
        self,
        clause: str,
        options: Options | Mapping[str, object] | None = None,
        seats: int | None = None,
    ) -> Section | None:
        """Where a clause is explained: preferably in a section in use at this table."""
        found = [section for section in self.sections() if clause in section.clauses]
        in_use = [section for section in found if section.applies(options, seats)]
        return next(iter(in_use or found), None)


def tally(view: View, seat: int, key: str) -> int:
    """What those lines of a standing come to that have this clause, or are for this.

    It is 0 where there are none.
    """
    return sum(line.points for line in _lines(view, seat, key))


def _lines(view: View, seat: int, key: str) -> Iterator[Event]:
    standing = view.standing()
    for line in standing.items if standing else ():
        if line.seat in (seat, None) and key in (line.clause, line.what):  # None: of all together
            yield line


@cache
def book_of(game: Game) -> Book:
    """The book in a game's folder, checked; an empty one, which is false, if there is none."""
    file: Path = game.folder / "book.toml"
    return read(file.read_text("utf-8"), game) if file.is_file() else Book(())


def read(text: str, game: Game) -> Book:
    """The book that a ``book.toml`` describes, or `BadBook`."""
    book = described(text, Book, game, BadBook)
    seen: set[str] = set()
    for section in book.sections():
        if problem := _problem(section, game) or (section.id in seen and "there are two"):
            raise BadBook(f"{game.name}, section {section.id}: {problem}")
        seen.add(section.id)
    return book


def _problem(section: Section, game: Game) -> str:
    allowed = allowed_values(game.options)
    for name, values in section.terms.items():
        if name not in allowed:
            return f"there is no option {name}"
        for value in values:
            if allowed[name] and value not in allowed[name]:
                return f"{name} cannot be {value!r}"
    if section.players and not {*section.players} <= {*game.seats}:
        return f"{section.players} is not a range of players"
    for clause in section.clauses:
        if not clause.startswith(f"{game.prefix}-"):
            return f"{clause} is not a clause of this game"
    if section.sign and section.sign not in symbols(game):
        return f"there is no symbol {section.sign}"
    return ""
