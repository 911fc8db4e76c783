"""What a viewer is shown, before anybody decides how: the board in squares, and facts beside it.

Only the text form and the scene of a view are asked, so any game can be shown. Squares get
their colours from the drawings of the browser, and their names from the same spoken words.
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
from isolario.core.scene import Area, Cell, Label, Lattice, Sprite
from isolario.core.symbols import symbols
from isolario.core.text import Text
from isolario.terminal.voice import Voice

MINOR_FIELDS = ("options", "seed")  # of the text form: not news to anybody who plays


Fact = tuple[str, tuple[str, ...]]
"""A heading and the lines under it."""


class Square(msgspec.Struct, frozen=True):
    """One word of the board block: what is written, where, in which colour, and spoken."""

    written: str
    key: str = ""
    colour: str = ""  # as "#1E5AA8"
    spoken: tuple[str, ...] = ()
    covered: bool = False  # by something larger than a square


class Row(msgspec.Struct, frozen=True):
    """A row of the board: its coordinate, if all its squares share one, and the squares."""

    head: str
    squares: tuple[Square, ...]
    indent: int = 0


class Picture(msgspec.Struct, frozen=True):
    """A view, ready to be printed."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    facts: tuple[Fact, ...]
    covers: tuple[tuple[str, str], ...] = ()  # what covers several squares: words, "d1–f3"

    @property
    def legend(self) -> dict[str, str]:
        """What is written on the board, and what it is called."""
        found: dict[str, str] = {}
        for row in self.rows:
            for square in row.squares:
                if square.spoken and not square.covered:
                    found[square.written] = square.spoken[-1].removeprefix(f"{square.key}: ")
        return dict(sorted(found.items()))


def picture(view: View, voice: Voice) -> Picture:
    """What to show of a view."""
    areas = view.scene().areas
    board = next((area for area in areas if area.role == "board"), None)
    block, fields = split_text(view.text)
    rows = [Row("", tuple(map(Square, line.split())), _indent(line)) for line in block]
    columns: tuple[str, ...] = ()
    covers: tuple[tuple[str, str], ...] = ()
    if board is not None and board.lattice is not None:
        lines = _in_rows(board.lattice)
        if [len(line) for line in lines] == [len(row.squares) for row in rows]:
            lying = _lying_on_cells(board, lines, board.lattice.size, view.game)
            rows = [
                Row(
                    _shared([cell.key for cell in line], tail=True),
                    tuple(
                        _square(square.written, cell.key, lying, view.game, voice)
                        for square, cell in zip(row.squares, line, strict=True)
                    ),
                    row.indent,
                )
                for row, line in zip(rows, lines, strict=True)
            ]
            columns = _heads(lines)
            covers = tuple(
                (voice.say(item.words), f"{item.cells[0]}–{item.cells[-1]}")
                for item in lying
                if len(item.cells) > 1
            )
    title = voice.say(board.title) if board is not None else voice.title
    facts = tuple(_facts(areas, voice)) or tuple((name, (value,)) for name, value in fields)
    return Picture(title, columns, tuple(rows), facts, covers)


def split_text(text: str) -> tuple[list[str], list[tuple[str, str]]]:
    """The board block and the fields of a position's text, without those nobody asks about.

    >>> split_text("bW ..\\n.. rR\\nround: 2\\nseed: 7\\n")
    (['bW ..', '.. rR'], [('round', '2')])
    """
    block: list[str] = []
    fields: list[tuple[str, str]] = []
    for line in text.split("\n"):
        name, colon, value = line.partition(":")
        if colon:
            if name not in MINOR_FIELDS:
                fields.append((name, value.strip()))
        elif line.strip():
            block.append(line.rstrip())
    least = min(map(_indent, block), default=0)
    return [line[least:] for line in block], fields


def seat_terms(view: View) -> tuple[str, ...]:
    """How a game itself calls its seats (`blue`, `red`), if the scene tells: as message ids.

    In the area of the players a seat's badge is the sprite ``<something>-<seat>`` whose words
    are a bare term. Seats that share a term (team-mates) have none of their own.
    """
    found: dict[int, str] = {}
    for area in view.scene().areas:
        if area.role != "players":
            continue
        for sprite in area.sprites:
            seat = sprite.key.rpartition("-")[2]
            if sprite.words is not None and not sprite.words.args and seat.isdecimal():
                found.setdefault(int(seat), sprite.words.id)
    terms = tuple(found.get(seat, "") for seat in range(view.seats))
    return terms if len(set(terms)) == view.seats and all(terms) else ()


# --- the board --------------------------------------------------------------------------------


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _in_rows(lattice: Lattice) -> list[list[Cell]]:
    """The cells from top to bottom, each row from left to right."""
    cells = sorted(lattice.cells, key=lambda cell: (round(cell.y), cell.x))
    return [list(row) for _, row in groupby(cells, key=lambda cell: round(cell.y))]


def _heads(lines: list[list[Cell]]) -> tuple[str, ...]:
    """The coordinate of each column, where all of its cells share it."""
    if len({len(line) for line in lines}) != 1:
        return ()
    heads = tuple(_shared([cell.key for cell in column]) for column in zip(*lines, strict=True))
    return heads if all(heads) else ()


_PARTS = re.compile(r"([a-z]+)(\d+)", re.IGNORECASE)


def _shared(keys: list[str], tail: bool = False) -> str:
    """The letters (or, at the tail, the digits) that all these cells' keys have in common.

    >>> _shared(["c1", "c2"]), _shared(["a4", "b4"], tail=True), _shared(["a4", "b3"])
    ('c', '4', '')
    """
    parts = [_PARTS.fullmatch(key) for key in keys]
    heads = {part[2 if tail else 1] if part else "" for part in parts}
    return heads.pop() if len(heads) == 1 else ""


class Lying(msgspec.Struct, frozen=True):
    """Something on the board: its drawing, its spoken name, the cells it lies on."""

    symbol: str
    words: Text
    cells: tuple[str, ...]


def _lying_on_cells(area: Area, lines: list[list[Cell]], size: float, game: Game) -> list[Lying]:
    """What lies on the board, the topmost last. Something large lies on all that it covers."""
    drawings = symbols(game)
    found = []
    for sprite in sorted(area.sprites, key=lambda sprite: sprite.layer):
        if sprite.layer < 0 or sprite.words is None:
            continue
        drawing = drawings.get(sprite.symbol)
        box = drawing.box if drawing is not None else (0, 0, 0, 0)
        reach = [side * sprite.scale / 2 for side in box[2:]]
        if max(reach) < size:  # a little larger than its cell is still on that cell
            reach = [size / 2, size / 2]
        cells = tuple(
            cell.key
            for line in lines
            for cell in line
            if abs(cell.x - sprite.x) < reach[0] and abs(cell.y - sprite.y) < reach[1]
        )
        if cells:
            found.append(Lying(sprite.symbol, sprite.words, cells))
    return found


def _square(written: str, key: str, lying: Iterable[Lying], game: Game, voice: Voice) -> Square:
    """A square has the colour of what lies on it, unless something larger covers it."""
    here = [item for item in lying if key in item.cells]
    own = [item for item in here if len(item.cells) == 1]
    covered = bool(here) and len(here[-1].cells) > 1
    paint = _paint(game, own[-1].symbol) if own and not covered else ""
    return Square(written, key, paint, tuple(voice.say(item.words) for item in own), covered)


@cache
def _paint(game: Game, symbol: str) -> str:
    """The colour that a drawing begins with: its ground."""
    drawing = symbols(game).get(symbol)
    token = re.search(r"\bf-([a-z0-9_]+)", drawing.markup) if drawing is not None else None
    return colour(token[1]) if token else ""


# --- what is beside the board -----------------------------------------------------------------


def _facts(areas: tuple[Area, ...], voice: Voice) -> Iterator[Fact]:
    for area in areas:
        if area.role in ("hand", "offer"):
            lines = tuple(_rows_of_words(area.sprites, voice))
        elif area.role == "players":
            lines = tuple(_about_players(area, voice))
        else:
            continue
        if lines:
            yield voice.say(area.title), lines


def _rows_of_words(sprites: Iterable[Sprite], voice: Voice) -> Iterator[str]:
    """What lies in an area, a line for each row of it, like things counted."""
    shown = [sprite for sprite in sprites if sprite.words is not None and sprite.layer >= 0]
    shown.sort(key=lambda sprite: (round(sprite.y), sprite.x))
    for _, row in groupby(shown, key=lambda sprite: round(sprite.y)):
        counted = Counter(voice.say(sprite.words) for sprite in row if sprite.words is not None)
        yield "; ".join(f"{n} × {word}" if n > 1 else word for word, n in counted.items())


def _about_players(area: Area, voice: Voice) -> Iterator[str]:
    """What is said in whole sentences: how many cards are left, which round it is.

    Names, turns and points are shown elsewhere.
    """
    seen: set[str] = set()
    things: list[Sprite | Label] = [*area.sprites, *area.labels]
    for thing in sorted(things, key=lambda thing: (round(thing.y), thing.x)):
        text = thing.text if isinstance(thing, Label) else thing.words
        if isinstance(text, Text) and any(_tells(name, gap) for name, gap in text.args.items()):
            line = voice.say(text)
            if line not in seen:
                seen.add(line)
                yield line


def _tells(name: str, gap: int | str | Text) -> bool:
    return name != "player" and isinstance(gap, int)
