"""What a viewer is shown, before anybody decides how: the board in squares, and facts beside it.

Only the scene of a view is asked, so any game can be shown. Squares get their colours from the
drawings of the browser, and their names from the same spoken words. Where those are too long for
a line beside a board, a game has a short form of the message, ``terminal_`` before its id (an
empty one says nothing): see `Voice.short`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby

import msgspec

from isolario.core.game import Game, View
from isolario.core.palette import colour
from isolario.core.scene import Area, Cell, Label, Lattice, Role, Sprite
from isolario.core.symbols import symbols
from isolario.core.text import Text
from isolario.terminal.voice import Voice

Fact = tuple[str, tuple[str, ...]]
"""A heading and the lines under it."""

FREE = {"..", ".", "-", "_"}
"""The marks of cells with nothing on them."""
LONG = 36  # letters: what is longer stands on a line of its own


class Square(msgspec.Struct, frozen=True):
    """One cell of the board: what is written, where, in which colour, and spoken."""

    written: str
    key: str = ""
    colour: str = ""  # as "#1E5AA8"
    name: str = ""  # what is there, without its place; nothing on a free cell
    signs: tuple[str, ...] = ()  # what else lies there
    covered: bool = False  # by something larger than a square

    @property
    def free(self) -> bool:
        return not self.written or self.written in FREE


class Row(msgspec.Struct, frozen=True):
    """A row of the board: its coordinate, if all its squares share one, and the squares."""

    head: str
    squares: tuple[Square, ...]


class Small(msgspec.Struct, frozen=True):
    """A small map beside the board: what it is, its rows, and the colour of each letter."""

    title: str
    rows: tuple[str, ...]
    colours: dict[str, str]


class Picture(msgspec.Struct, frozen=True):
    """A view, ready to be printed.

    ``alike``: cells have names that many share (forest), so they are told together; otherwise
    each is its own (a tile), and they are told row by row.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    facts: tuple[Fact, ...]
    covers: tuple[tuple[str, str], ...] = ()  # what covers several squares: words, "d1–f3"
    small: tuple[Small, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()  # what is written on the board, and what it means
    more: tuple[Fact, ...] = ()  # what is too long to be shown every time
    alike: bool = True

    @property
    def squares(self) -> Iterator[Square]:
        """The squares that have something on them."""
        return (
            square
            for row in self.rows
            for square in row.squares
            if square.key and not (square.free and not square.signs)
        )


def picture(view: View, voice: Voice) -> Picture:
    """What to show of a view."""
    areas = view.scene().areas
    board = next((area for area in areas if area.role == "board"), None)
    facts = tuple(_facts(areas, voice))
    more = (*explained(view, voice), *_counted(areas, voice))
    if board is None or board.lattice is None:
        return Picture(voice.title, (), (), facts, more=more)
    lines = in_rows(board.lattice)
    cells = [cell for line in lines for cell in line if cell is not None]
    lying = _lying_on_cells(board, cells, board.lattice.size, view.game)
    rows = tuple(
        Row(
            _shared(line, tail=True),
            tuple(
                Square("") if cell is None else _square(cell, lying, view.game, voice)
                for cell in line
            ),
        )
        for line in lines
    )
    columns = tuple(_shared(list(column)) for column in zip(*lines, strict=True))
    covers = tuple(
        (voice.say(item.words).removeprefix(f"{item.cells[0]}: "), _span(item.cells))
        for item in lying
        if len(item.cells) > 1 and item.words
    )
    seen = [square.written for row in rows for square in row.squares if not square.covered]
    return Picture(
        voice.say(board.title),
        columns if all(columns) else (),
        rows,
        facts,
        covers,
        tuple(_small(areas, voice)),
        tuple((mark, voice.say(words)) for mark, words in _meant(board, seen)),
        more,
        all(voice.say(cell.name).startswith(f"{cell.key}: ") for cell in cells),
    )


# --- the board --------------------------------------------------------------------------------


Line = list[Cell | None]
"""A row of a lattice; None where it has a gap."""


def in_rows(lattice: Lattice) -> list[Line]:
    """The cells from top to bottom, each row from left to right and as long as all others."""
    across = sorted({round(cell.x) for cell in lattice.cells})
    at = {(round(cell.y), round(cell.x)): cell for cell in lattice.cells}
    return [[at.get((y, x)) for x in across] for y in sorted({y for y, _ in at})]


_PARTS = re.compile(r"([a-z]+|-?\d+,)(-?\d+)", re.IGNORECASE)


def _shared(cells: Line, tail: bool = False) -> str:
    """What the keys of all these cells have in common, before (or, at the tail, after) the place
    where a key is parted: c4 into c and 4, 3,-2 into 3 and -2.

    >>> names = [Cell(key, 0, 0, Text("cell")) for key in ("c1", "c2", "a2", "3,-2", "4,-2")]
    >>> _shared(names[:2]), _shared(names[1:3], tail=True), _shared(names[:3])
    ('c', '2', '')
    >>> _shared([names[3], None, names[4]], tail=True)
    '-2'
    """
    parts = [_PARTS.fullmatch(cell.key) for cell in cells if cell is not None]
    heads = {part[2 if tail else 1].rstrip(",") if part else "" for part in parts}
    return heads.pop() if len(heads) == 1 else ""


def _span(cells: tuple[str, ...]) -> str:
    return f"{cells[0]}–{cells[-1]}"


class Lying(msgspec.Struct, frozen=True):
    """Something on the board: its drawing, its spoken name, the cells it lies on."""

    symbol: str
    words: Text | None
    cells: tuple[str, ...]


def _lying_on_cells(area: Area, cells: list[Cell], size: float, game: Game) -> list[Lying]:
    """What lies on the board, the topmost last. Something large lies on all that it covers."""
    drawings = symbols(game)
    found = []
    for sprite in sorted(area.sprites, key=lambda sprite: sprite.layer):
        drawing = drawings.get(sprite.symbol)
        box = drawing.box if drawing is not None else (0, 0, 0, 0)
        reach = [side * sprite.scale / 2 for side in box[2:]]
        large = max(reach) >= size  # a little larger than its cell is still on that cell
        if large and (sprite.layer < 0 or sprite.words is None):
            continue
        if not large:
            reach = [size / 2, size / 2]
        under = tuple(
            cell.key
            for cell in cells
            if abs(cell.x - sprite.x) < reach[0] and abs(cell.y - sprite.y) < reach[1]
        )
        if under:
            words = sprite.words if sprite.layer >= 0 else None
            found.append(Lying(sprite.symbol, words, under))
    return found


def _square(cell: Cell, lying: Iterable[Lying], game: Game, voice: Voice) -> Square:
    """A square has the colour of what lies on it, unless something larger covers it."""
    here = [item for item in lying if cell.key in item.cells]
    own = [item for item in here if len(item.cells) == 1]
    covered = bool(here) and len(here[-1].cells) > 1
    itself = next((item for item in own if item.words == cell.name), own[0] if own else None)
    paint = _paint(game, itself.symbol) if itself and not covered else ""
    free = cell.mark in FREE
    prefix = f"{cell.key}: "
    name = "" if free else voice.say(cell.name).removeprefix(prefix)
    said = [voice.say(item.words).removeprefix(prefix) for item in own if item.words]
    signs = tuple(sign for sign in dict.fromkeys(said) if sign != name)
    return Square(cell.mark, cell.key, "" if free else paint, name, signs, covered)


@cache
def _paint(game: Game, symbol: str) -> str:
    """The colour that a drawing begins with: its ground."""
    drawing = symbols(game).get(symbol)
    token = re.search(r"\bf-([a-z0-9_]+)", drawing.markup) if drawing is not None else None
    return colour(token[1]) if token else ""


def _meant(area: Area, marks: Iterable[str]) -> Iterator[tuple[str, Text]]:
    """The part of a legend that is on the board. A cell's mark may begin with one sign and end
    with another: N5* is a tile N with a ship."""
    legend = dict(area.legend)
    found: set[str] = set()
    for mark in set(marks):
        begins = [sign for sign in legend if mark.startswith(sign)]
        found.update(sorted(begins, key=len)[-1:])
        found.update(sign for sign in legend if mark.endswith(sign))
    return ((sign, words) for sign, words in area.legend if sign in found)


def _small(areas: tuple[Area, ...], voice: Voice) -> Iterator[Small]:
    for area in areas:
        colours = {tile.letter: colour(tile.fill) for tile in area.tiles}
        for it in area.mosaics:
            rows = [it.cells[at : at + it.width] for at in range(0, len(it.cells), it.width)]
            yield Small(voice.say(it.words) if it.words else "", tuple(rows), colours)


# --- what is beside the board -----------------------------------------------------------------


def _facts(areas: tuple[Area, ...], voice: Voice) -> Iterator[Fact]:
    for area in areas:
        if area.role in ("hand", "offer", "score"):
            lines = tuple(_rows_of_words(area, voice))
        elif area.role == "players":
            lines = tuple(_about_players(area, voice))
        else:
            continue
        if lines:
            yield voice.say(area.title), lines


class _Said(msgspec.Struct, frozen=True):
    """Something said of an area: where it stands, and whether it is a bare name."""

    y: int
    x: float
    words: str
    bare: bool
    label: bool


def _rows_of_words(area: Area, voice: Voice) -> Iterator[str]:
    """What lies in an area, a line for each row of it: like things counted, nothing twice."""
    said = [*_by_sprites(area, voice), *_by_labels(area, voice)]
    said = [item for item in said if not _said_elsewhere(item, said)]
    said.sort(key=lambda item: (item.y, item.x))
    for _, row in groupby(said, key=lambda item: item.y):
        counted = Counter(item.words for item in row)
        parts = [f"{n} × {words}" if n > 1 else words for words, n in counted.items()]
        if any(len(part) > LONG or "; " in part for part in parts):
            yield from parts
        else:
            yield together(parts)


def _by_sprites(area: Area, voice: Voice) -> Iterator[_Said]:
    for sprite in area.sprites:
        if sprite.words is not None and sprite.layer >= 0 and (said := voice.short(sprite.words)):
            yield _Said(round(sprite.y), sprite.x, said, not sprite.words.args, False)


def _by_labels(area: Area, voice: Voice) -> Iterator[_Said]:
    """What is written. A number is said where words with a colon lead to it."""
    for label in area.labels:
        if not isinstance(label.text, Text):
            continue
        said = voice.short(label.text)
        if said.endswith(":"):
            said = f"{said} {_number_after(label, area)}"
        elif area.role != "score" and not label.text.args and not said.endswith("."):
            continue  # a caption
        if said:
            yield _Said(round(label.y), label.x, said, not label.text.args, True)


def _number_after(label: Label, area: Area) -> str:
    beside = [other for other in area.labels if other.y == label.y and other.x > label.x]
    return next((str(other.text) for other in sorted(beside, key=lambda other: other.x)), "")


def _said_elsewhere(item: _Said, said: list[_Said]) -> bool:
    """A bare name that another line begins with or holds, or that is written and drawn."""
    words = item.words.casefold()
    for other in said:
        others = other.words.casefold()
        if item.bare and words != others and words in others:
            return True
        if words == others and other.label and not item.label:
            return True
    return False


def together(parts: Iterable[str]) -> str:
    """Several things on one line: sentences after a blank, the rest after a semicolon.

    >>> together(["Spring", "time: 2", "Free.", "That is all."])
    'Spring; time: 2; Free. That is all.'
    """
    line = ""
    for part in parts:
        line += f"{' ' if line[-1] in '.!?' else '; '}{part}" if line else part
    return line


def _about_players(area: Area, voice: Voice) -> Iterator[str]:
    """What is said in whole sentences: how many cards are left, which round it is, what lies in
    front of somebody. Names, turns and points are shown elsewhere."""
    seen: dict[str, None] = {}
    things: list[Sprite | Label] = [*area.sprites, *area.labels]
    for thing in sorted(things, key=lambda thing: (round(thing.y), thing.x)):
        text = thing.text if isinstance(thing, Label) else thing.words
        if isinstance(text, Text) and _tells(text) and (line := voice.short(text)):
            seen[line] = None
    short = [line for line in seen if len(line) <= LONG and "; " not in line]
    yield from (line for line in seen if line not in short)
    if short:
        yield together(short)


def _tells(text: Text) -> bool:
    """Whether it says a number, or what somebody has."""
    gaps = {name: gap for name, gap in text.args.items() if name != "player"}
    return any(
        isinstance(gap, int) or (isinstance(gap, Text) and "player" in text.args)
        for gap in gaps.values()
    )


# --- what is said only when asked for ---------------------------------------------------------


def explained(
    view: View, voice: Voice, roles: Iterable[Role] = ("hand", "score")
) -> Iterator[Fact]:
    """What has a short form on every screen, at length: what an edict scores, what a skill does."""
    for area in view.scene().areas:
        texts = [item.words for item in area.sprites if item.words is not None]
        lines = [voice.say(text) for text in texts if voice.short(text) != voice.say(text) != ""]
        lines = [line for line in dict.fromkeys(lines) if ". " in line]
        if lines and area.role in roles:
            yield voice.say(area.title), tuple(lines)


def _counted(areas: tuple[Area, ...], voice: Voice) -> Iterator[Fact]:
    """What is to be had, in detail, where every screen has only the sums."""
    for area in areas:
        texts = [item.words for item in area.sprites if item.words is not None and not item.dim]
        lines = [voice.say(text) for text in texts if not voice.short(text)]
        if lines and area.role == "offer":
            yield voice.say(area.title), (together(dict.fromkeys(lines)),)
