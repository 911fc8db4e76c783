"""What a game that was played around a table is worth: a small text of what lies there is read into
a game that is over, and every point has its reason, as after any other game.

A text has a line for each thing, ``name: value``; under some of them lie the rows of a map. What
follows a ``;`` is for people. Only what a score needs is asked for, and what cannot be is pointed
at, by its line.

>>> import isolario
>>> counted = count('''
... game: foggy-island
... players: Ann, Bert
... round:
... bW bW bP .. .. ..
... .. .. .. .. .. ..
... .. .. .. .. .. ..
... rW rW rW .. .. ..
... .. .. .. .. .. ..
... .. .. .. .. .. ..
... round: 21 | 18
... ''', isolario.all_games())
>>> counted.state.scores, counted.names
((27, 21), ('Ann', 'Bert'))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from isolario.core.errors import IsolarioError, UnknownOption
from isolario.core.event import Event, Facts
from isolario.core.notation import latin, whole_number
from isolario.core.options import Agreed, read_options
from isolario.core.state import Entry, State
from isolario.core.text import Text

if TYPE_CHECKING:
    from isolario.core.game import Game

LONGEST = 20_000
"""Characters of such a text: several times what a full table needs."""

LONGEST_NAME = 24  # of a player
Words = Mapping[str, tuple[str, ...]]
"""What things are called: see `called`."""

HEADING = "tally_key_"
"""What the names of lines begin with, as messages: ``tally_key_players``."""
COMMON = ("tally_key_game", "tally_key_players")

_SPACES = re.compile(r"[\s_-]+")


class CannotCount(IsolarioError):
    """A text that no score follows from. ``line`` is the one at fault, from 1; 0: none of them."""

    def __init__(self, reason: Text, line: int = 0, game: str = "") -> None:
        super().__init__(reason, line, game)
        self.reason = reason
        self.line = line
        self.game = game

    @property
    def text(self) -> Text:
        """What is wrong, and where."""
        if not self.line:
            return self.reason
        return Text("tally_where", {"line": self.line, "reason": self.reason})

    def __str__(self) -> str:
        return self.text.english(self.game)


class CountPart(Protocol):
    """How a game's tables are counted: its module ``count``."""

    NAMES: tuple[str, ...]
    """The messages whose words a text may use, in any language: of its lines, of its pieces."""

    def read(self, paper: Paper) -> tuple[State, Iterable[Event]]:
        """The game that is over, and what gave points in it."""

    def brushes(self, state: Any) -> Sequence[tuple[str, Text]]:
        """What a cell of a map that is drawn can hold: how it is written, what it is called. None
        if maps of this game are not drawn cell by cell."""


class Drawing(Protocol):
    """A drawing, as games have them in their ``symbols.toml``."""

    @property
    def name(self) -> str: ...
    @property
    def box(self) -> tuple[float, float, float, float]: ...
    @property
    def markup(self) -> str: ...


class Kind(NamedTuple):
    """What can be on a side of a piece: how it is written, what it is called, the palette token
    that shows it. Kinds that begin with the same letter, capital or not, are one kind, and differ
    where sides of it do not belong together. What is in no colour (``""``) is a sign that stands
    behind a kind, up to ``most`` times."""

    written: str
    words: Text
    colour: str = ""
    most: int = 1


class Sign(NamedTuple):
    """What a piece can show besides: how a description ends with it, what it is called. Of those
    of one ``group`` it shows one at most."""

    written: str
    words: Text
    group: str = ""


class Piece(NamedTuple):
    """A piece as it is printed: how it is written, what it is, the kinds and signs on its sides,
    the places of its signs in the stock, and its drawings with where they are."""

    written: str
    words: Text
    sides: tuple[str, ...]
    signs: tuple[int, ...]
    picture: tuple[tuple[str, float, float], ...]


class Stock(NamedTuple):
    """What can be laid. A piece can lie in as many ways as ``turns`` says, each a step further
    around. ``first`` is the direction of its first side, in degrees clockwise from the east. A
    piece that is not in the stock is described: its sides, one after the other, then its signs."""

    pieces: tuple[Piece, ...]
    kinds: tuple[Kind, ...]
    signs: tuple[Sign, ...]
    turns: int
    first: float


class Spot(NamedTuple):
    """A piece that lies on a cell of the map: the line that says so, how the piece is written and
    turned, what its sides are as it is printed, and who laid it, if that is written."""

    cell: str
    line: int
    piece: str
    sides: tuple[str, ...]
    turn: int = 0
    who: int | None = None


class Sheet(NamedTuple):
    """Where in a text the map is on which pieces are laid. ``line`` is its heading; ``corner`` the
    cell that its first word is about, if it is drawn row by row, otherwise each piece has a line.
    Whoever begins anew writes ``begin`` below the heading, and leaves out the lines ``noted``.

    What only somebody needs who sees the map is made when asked for: the ``stock``; what each cell
    is ``asked`` for by those around it, a kind or a dot for each side; the ``drawings`` of pieces
    that are not in the stock."""

    line: int
    begin: str
    spots: tuple[Spot, ...]
    stock: Callable[[], Stock]
    asked: Callable[[], Mapping[str, str]]
    drawings: Callable[[], Sequence[Drawing]]
    corner: tuple[int, int] | None = None
    owners: tuple[str, ...] = ()
    noted: tuple[int, ...] = ()


class Pick(NamedTuple):
    """A line in which some things stand, separated by commas, each one of several."""

    line: int
    chosen: tuple[str, ...]
    known: tuple[str, ...]


class Counted(NamedTuple):
    """A table that was counted: the game, with everything that gave points in its log, and the
    names of its players, as far as the text has them. ``blocks``: the line where the map begins
    that lies on an area; ``picks``: lines in which something is chosen; ``sheet``: the map on which
    pieces are laid."""

    state: State
    names: tuple[str, ...]
    blocks: dict[str, int]
    picks: tuple[Pick, ...]
    sheet: Sheet | None = None


def noted(seat: int, points: int, source: Text, clause: str, stage: Text | None = None) -> Event:
    """Points that somebody has written down: what they were for is known, and no more."""
    facts: Facts = {"what": source}
    what = "tally_noted" if points >= 0 else "tally_noted_loss"
    return Event(what, seat, facts, (), points, clause, source=source, stage=stage)


class Item(NamedTuple):
    """A line ``key: value``, and the rows under it with their lines."""

    key: str
    value: str
    line: int
    rows: tuple[tuple[str, int], ...] = ()


def plain_word(word: str) -> str:
    """A word as it is looked up: capitals, hyphens and how a letter is written do not matter.

    >>> plain_word("Canal  Lake") == plain_word("canal_lake"), plain_word("Жёлтый")
    (True, 'желтый')
    """
    folded = _SPACES.sub(" ", word.strip().strip('“”«»"')).casefold()
    return folded.replace("ё", "е").replace("’", "'")


def called(
    ids: Iterable[str], spoken: Iterable[Callable[[Text], str]]
) -> dict[str, tuple[str, ...]]:
    """What things are called in some languages: their words, and the messages that say them. Each
    of ``spoken`` says a text in a language."""
    ids, found = tuple(ids), dict[str, tuple[str, ...]]()
    for say in spoken:
        for name in ids:
            word = plain_word(say(Text(name)))
            found[word] = (*found.get(word, ()), name)
    return found


def names_of(game: Game) -> tuple[str, ...]:
    """The messages whose words a text of a game may use."""
    return (*COMMON, *(game.count.NAMES if game.count else ()))


class Paper:
    """What somebody wrote down, line by line.

    >>> paper = Paper("players: 2\\ngold: 3 | 4 ; in the purse")
    >>> paper.seats = 2
    >>> paper.numbers("gold")
    (3, 4)
    """

    seats: int
    names: tuple[str, ...] = ()

    def __init__(self, text: str, words: Words | None = None, game: str = "") -> None:
        self.words = words or {}
        self.game = game
        self.items: list[Item] = []
        self.blocks: dict[str, int] = {}
        self.picks: list[Pick] = []
        self.sheet: Sheet | None = None
        if len(text) > LONGEST:
            raise CannotCount(Text("tally_too_long", {"n": LONGEST}), 0, game)
        self._read(text)

    def _read(self, text: str) -> None:
        rows: list[tuple[str, int]] = []
        head: tuple[str, str, int] | None = None
        for line, written in enumerate(text.splitlines(), 1):
            body = written.split(";", 1)[0].strip()
            if not body:
                continue
            key, colon, value = body.partition(":")
            if colon:
                if head:
                    self.items.append(Item(*head, tuple(rows)))
                head, rows = (self.meant(key, HEADING)[0], value.strip(), line), []
            elif head is None:
                raise self.wrong(line, "tally_no_heading")
            else:
                rows.append((body, line))
        if head:
            self.items.append(Item(*head, tuple(rows)))

    # --- what is wrong ----------------------------------------------------------------------

    def wrong(self, line: int, reason: str, **facts: int | str | Text) -> CannotCount:
        """An error at a line."""
        return CannotCount(Text(reason, facts), line, self.game)

    # --- words ------------------------------------------------------------------------------

    def meant(self, word: str, prefix: str = "") -> list[str]:
        """The ids that a word may stand for: what some language calls so, and itself. ``prefix``:
        what their messages begin with, which is left out."""
        plain = plain_word(word)
        found = [it for it in self.words.get(plain, ()) if it.startswith(prefix)]
        return [*(it.removeprefix(prefix) for it in found), plain.replace(" ", "_")]

    def one_of(self, word: str, known: Sequence[str], line: int, prefix: str = "") -> str:
        """The one of some ids that a word stands for."""
        for meant in self.meant(word, prefix):
            if meant in known:
                return meant
        by_look = {latin(name).casefold(): name for name in known}
        if (short := latin(word.strip()).casefold()) in by_look:
            return by_look[short]
        raise self.wrong(line, "tally_none_of", word=word.strip()[:40], known=_list(known))

    def number(self, word: str, line: int, least: int = 0, most: int = 9999) -> int:
        """A whole number."""
        found = whole_number(latin(word.strip()).removeprefix("+"))
        if found is None or not least <= found <= most:
            raise self.wrong(
                line, "tally_no_number", word=word.strip()[:40], least=least, most=most
            )
        return found

    # --- lines ------------------------------------------------------------------------------

    def all(self, *keys: str) -> Iterator[Item]:
        """The items of these names, in their order."""
        return (item for item in self.items if item.key in keys)

    def find(self, key: str) -> Item | None:
        """The only item of a name, if there is one."""
        found = [*self.all(key)]
        if len(found) > 1:
            raise self.wrong(found[1].line, "tally_once", name=self.heading(key))
        return found[0] if found else None

    def need(self, key: str) -> Item:
        """The only item of a name."""
        item = self.find(key)
        if item is None:
            raise self.wrong(0, "tally_missing", name=self.heading(key))
        return item

    def heading(self, key: str) -> Text:
        """What a line is called."""
        return Text(HEADING + key)

    def only(self, *keys: str) -> None:
        """Refuses lines that nobody asked for, and rows that belong to nothing."""
        for item in self.items:
            if item.key not in (*keys, "game", "players"):
                raise self.wrong(item.line, "tally_unknown", word=item.key[:40])

    def parts(self, key: str, usual: str = "0") -> list[tuple[str, int]]:
        """A part for each seat, separated by ``|``, and the line that they are in."""
        item = self.find(key)
        if item is None:
            return [(usual, 0)] * self.seats
        return self.split(item, self.seats)

    def split(self, item: Item, wanted: int) -> list[tuple[str, int]]:
        """The parts of an item's value: as many as are wanted."""
        parts = item.value.split("|")
        if len(parts) != wanted:
            raise self.wrong(item.line, "tally_parts", n=wanted, found=len(parts))
        return [(part.strip(), item.line) for part in parts]

    def numbers(self, key: str, most: int = 9999) -> tuple[int, ...]:
        """A number for each seat; 0 where there is no such line."""
        return tuple(self.number(part or "0", line, 0, most) for part, line in self.parts(key))

    def choice(self, key: str, known: Sequence[str], prefix: str = "") -> str:
        """One of some words; the first where there is no such line."""
        item = self.find(key)
        return known[0] if item is None else self.one_of(item.value, known, item.line, prefix)

    def block(
        self, item: Item, high: int, wide: int, area: str, spaced: bool = True
    ) -> list[list[str]]:
        """The rows of a map as cells, ``spaced`` or letter by letter. ``area``: where it lies."""
        if len(item.rows) != high:
            raise self.wrong(item.line, "tally_rows", n=high, wide=wide, found=len(item.rows))
        self.blocks[area] = item.rows[0][1]
        found = []
        for row, line in item.rows:
            cells = row.split() if spaced else [*row.replace(" ", "").replace("\t", "")]
            if len(cells) != wide:
                raise self.wrong(line, "tally_cells", n=wide, found=len(cells))
            found.append([latin(cell) for cell in cells])
        return found

    def options(self, kind: type[Agreed], **chosen: object) -> Agreed:
        """What the table agreed on."""
        try:
            return read_options(self.game, kind, chosen)
        except UnknownOption as error:
            raise self.wrong(0, "tally_options", why=str(error)) from None


def count(
    text: str, games: Mapping[str, Any], words: Words | None = None, usual: str = ""
) -> Counted:
    """The score of a table. ``words`` are what things are called, see `called`; ``usual`` is the
    game if the text names none. Raises `CannotCount`."""
    game = games[named(text, games, words, usual)]
    paper = Paper(text, words, game.name)
    part = game.count
    if part is None:
        raise CannotCount(Text("tally_not_this_game"), 0, game.name)
    paper.names = names = _players(paper, game)
    state, events = part.read(paper)
    state._log = [Entry(None, None, tuple(events))]
    return Counted(state, names, paper.blocks, tuple(paper.picks), paper.sheet)


def named(text: str, games: Mapping[str, Any], words: Words | None = None, usual: str = "") -> str:
    """The game that a text names."""
    item = Paper(text, words, usual).find("game")
    if item is None and usual:
        return usual
    known = [*games]
    if item is not None:
        for meant in Paper("", words).meant(item.value):
            if (found := meant.replace("_", "-")) in known:
                return found
    raise CannotCount(Text("tally_which_game", {"known": _list(known)}), item.line if item else 0)


def _players(paper: Paper, game: Game) -> tuple[str, ...]:
    """How many play, as a number or by their names."""
    item = paper.need("players")
    number = whole_number(item.value)
    names = () if number is not None else tuple(name.strip() for name in item.value.split(","))
    if any(not 0 < len(name) <= LONGEST_NAME for name in names):
        raise paper.wrong(item.line, "tally_names", n=LONGEST_NAME)
    paper.seats = len(names) if number is None else number
    if paper.seats not in game.seats:
        known = _list(map(str, game.seats))
        raise paper.wrong(item.line, "tally_seats", found=paper.seats, known=known)
    return names


def _list(known: Iterable[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in known)
