"""What a viewer is shown, before anybody decides how: the board in squares, and lines beside it.

Only the scene of a view is asked, so any game can be shown. Squares get their colours from the
drawings of the browser; what is said is what the areas say themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from isolario.core.game import Game, View
from isolario.core.text import Text
from isolario.picture.legend import meant
from isolario.picture.palette import colour
from isolario.picture.scene import Area, Cell, Lattice, Role, Scene
from isolario.picture.symbols import symbols
from isolario.terminal.voice import Voice

Fact = tuple[str, tuple[str, ...]]
"""A heading and the lines under it."""


class Square(msgspec.Struct, frozen=True):
    """One cell of the board: what is written, and in which colour."""

    written: str
    colour: str = ""  # as "#1E5AA8"
    free: bool = False  # nothing is there that the legend knows


class Row(msgspec.Struct, frozen=True):
    """A row of the board: its coordinate, if all its squares share one, and the squares.

    Hexes have no columns: the head of their row is the name of its first cell, and every other row
    lies half a cell further to the right.
    """

    head: str
    squares: tuple[Square, ...]
    half: bool = False


class Small(msgspec.Struct, frozen=True):
    """A small map beside the board: what it is, its rows, and the colour of each letter."""

    title: str
    rows: tuple[str, ...]
    colours: dict[str, str]


class Picture(msgspec.Struct, frozen=True):
    """A view, ready to be printed. ``lines`` describe the board to those who cannot see it."""

    title: str
    lines: tuple[str, ...]
    facts: tuple[Fact, ...]
    more: tuple[Fact, ...] = ()  # what is too long to be shown every time
    columns: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    small: tuple[Small, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()  # what is written on the board, and what it means


def picture(view: View, voice: Voice) -> Picture:
    """What to show of a view."""
    scene = view.scene()
    board = next((area for area in scene.areas if area.role == "board"), None)
    beside = [area for area in scene.areas if area is not board]
    shown = Picture(
        voice.say(board.title) if board else voice.title,
        _said(board.lines, voice) if board else (),
        tuple((voice.say(area.title), _said(area.lines, voice)) for area in beside if area.lines),
        tuple(details(scene, voice)),
        small=tuple(_small(scene.areas, voice)),
    )
    if board is None or board.lattice is None:
        return shown
    colours = _colours(board, board.lattice, view.game)
    legend = tuple(
        (sign, voice.say(words))
        for sign, words in meant(board, [cell.mark for cell in board.lattice.cells])
    )
    if board.lattice.shape == "hex":
        rows = tuple(
            Row(_first(line), tuple(_square(cell, board, colours) for cell in line), half)
            for line, half in in_hex_rows(board.lattice)
        )
        return msgspec.structs.replace(shown, rows=rows, legend=legend)
    lines = in_rows(board.lattice)
    columns = tuple(_shared(list(column)) for column in zip(*lines, strict=True))
    return msgspec.structs.replace(
        shown,
        columns=columns if all(columns) else (),
        rows=tuple(
            Row(_shared(line, tail=True), tuple(_square(cell, board, colours) for cell in line))
            for line in lines
        ),
        legend=legend,
    )


def details(scene: Scene, voice: Voice, roles: Iterable[Role] = ()) -> Iterator[Fact]:
    """What is said only on request: about areas in these roles, or about all."""
    for area in scene.areas:
        if (lines := scene.details.get(area.key)) and (not roles or area.role in roles):
            yield voice.say(area.title), _said(lines, voice)


def _said(lines: Iterable[Text], voice: Voice) -> tuple[str, ...]:
    return tuple(map(voice.say, lines))


def _small(areas: Iterable[Area], voice: Voice) -> Iterator[Small]:
    for area in areas:
        colours = {tile.letter: colour(tile.fill) for tile in area.tiles}
        for it in area.mosaics:
            rows = [it.cells[at : at + it.width] for at in range(0, len(it.cells), it.width)]
            yield Small(voice.say(it.words) if it.words else "", tuple(rows), colours)


# --- the board --------------------------------------------------------------------------------


Line = list[Cell | None]
"""A row of a lattice; None where it has a gap."""


def in_rows(lattice: Lattice) -> list[Line]:
    """The cells from top to bottom, each row from left to right and as long as the others."""
    across = sorted({round(cell.x) for cell in lattice.cells})
    at = {(round(cell.y), round(cell.x)): cell for cell in lattice.cells}
    return [[at.get((y, x)) for x in across] for y in sorted({y for y, _ in at})]


def in_hex_rows(lattice: Lattice) -> list[tuple[Line, bool]]:
    """The same for hexes, and whether a row lies half a cell further to the right than others.

    >>> cells = [Cell(f"{q},{r}", 104 * (q + r / 2), 90 * r, Text("hex")) for q, r in
    ...     ((0, 0), (2, 0), (0, 1))]
    >>> for line, half in in_hex_rows(Lattice("hex", 60, tuple(cells))):
    ...     [cell and cell.key for cell in line], half
    (['0,0', None, '2,0'], False)
    (['0,1', None, None], True)
    """
    step = lattice.size * 3**0.5 / 2  # half a cell
    left = min(cell.x for cell in lattice.cells)
    rows: dict[int, dict[int, Cell]] = {}
    for cell in lattice.cells:
        rows.setdefault(round(cell.y), {})[round((cell.x - left) / step)] = cell
    wide = max(max(row) for row in rows.values())
    found: list[tuple[Line, bool]] = []
    for y in sorted(rows):
        odd = min(rows[y]) % 2
        found.append(([rows[y].get(at) for at in range(odd, wide + odd + 1, 2)], bool(odd)))
    return found


def _first(line: Line) -> str:
    """What the first cell of a row is called."""
    return next(cell.key for cell in line if cell is not None)


_PARTS = re.compile(r"([a-z]+|-?\d+,)(-?\d+)", re.IGNORECASE)


def _shared(cells: Line, tail: bool = False) -> str:
    """What the keys of all these cells have in common, before (or, at the tail, after) the place
    where a key is split: c4 into c and 4, 3,-2 into 3 and -2.

    >>> names = [Cell(key, 0, 0, Text("cell")) for key in ("c1", "c2", "a2", "3,-2", "4,-2")]
    >>> _shared(names[:2]), _shared(names[1:3], tail=True), _shared(names[:3])
    ('c', '2', '')
    >>> _shared([names[3], None, names[4]], tail=True)
    '-2'
    """
    parts = [_PARTS.fullmatch(cell.key) for cell in cells if cell is not None]
    heads = {part[2 if tail else 1].rstrip(",") if part else "" for part in parts}
    return heads.pop() if len(heads) == 1 else ""


def _square(cell: Cell | None, board: Area, colours: dict[str, str]) -> Square:
    if cell is None:
        return Square("")
    free = not meant(board, [cell.mark])
    return Square(cell.mark, "" if free else colours.get(cell.key, ""), free)


def _colours(area: Area, lattice: Lattice, game: Game) -> dict[str, str]:
    """The colour of each cell: that of what its mark stands for, or else of the lowest thing on it
    that is no larger than two cells."""
    fills = sorted((tile.letter, colour(tile.fill)) for tile in area.tiles)  # ST after S
    found: dict[str, str] = {}
    for cell in lattice.cells:
        if tones := [fill for sign, fill in fills if cell.mark.startswith(sign)]:
            found[cell.key] = tones[-1]
    drawings, near = symbols(game), lattice.size / 2
    for sprite in sorted(area.sprites, key=lambda sprite: sprite.layer):
        drawing = drawings.get(sprite.symbol)
        if drawing is None or max(drawing.box[2:]) * sprite.scale >= 2 * lattice.size:
            continue
        for cell in lattice.cells:
            if abs(cell.x - sprite.x) < near and abs(cell.y - sprite.y) < near:
                found.setdefault(cell.key, _paint(game, sprite.symbol))
    return found


@cache
def _paint(game: Game, symbol: str) -> str:
    """The colour that a drawing begins with: its ground."""
    drawing = symbols(game).get(symbol)
    token = re.search(r"\bf-([a-z0-9_]+)", drawing.markup) if drawing is not None else None
    return colour(token[1]) if token else ""
