"""Scenes in a few lines, for games that are content with a square board and rows of pieces.

>>> chart = board(2, 2, lambda cell: Spot(("sea",), Text("tile"), "."), Text("board"))
>>> [cell.key for cell in chart.lattice.cells], chart.sprites[3].key
(['a1', 'b1', 'a2', 'b2'], 'b2-0')
>>> row("hand", "hand", Text("hand"), [Item("card-7", "card", Text("card"), "7")]).labels[0].text
'7'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from isolario.core.boards.square import cell_names
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.picture.lines import gathered
from isolario.picture.scene import (
    WIDTH,
    Area,
    Branch,
    Cell,
    Choices,
    Fork,
    Label,
    Lattice,
    Places,
    Role,
    Sprite,
)

CELL = 48.0  # u: the side of a square cell
PIECE = 64.0  # u: from one piece of a row to the next


class Spot(NamedTuple):
    """What lies on a cell: drawings, the lowest first; in words; and in a letter or two, for those
    who see no pictures."""

    symbols: tuple[str, ...]
    words: Text
    mark: str


class Item(NamedTuple):
    """A piece of a row: its key, its drawing, what it is called, and a few letters on it."""

    key: str
    symbol: str
    words: Text
    label: str = ""
    dim: bool = False


def board(width: int, height: int, look: Callable[[str], Spot], title: Text) -> Area:
    """A framed board of square cells, named as on a chess board but with a1 at the top left. Where
    there are no pictures, a line for each kind of thing tells where it lies."""
    cells, sprites, lying = [], [], []
    words: dict[str, Text] = {}
    for at, name in enumerate(cell_names(width, height)):
        x, y = CELL * (at % width + 0.5), CELL * (at // width + 0.5)
        spot = look(name)
        there = Text("lies_there", {"cell": name, "thing": spot.words})
        cells.append(Cell(name, x, y, there, spot.mark))
        for layer, symbol in enumerate(spot.symbols):
            # The name of the cell tells what lies there: its drawings need no words of their own.
            sprites.append(Sprite(f"{name}-{layer}", symbol, x, y, layer=layer))
        words[spot.words.plain()] = spot.words
        lying.append((spot.words.plain(), name))
    return Area(
        "board",
        "board",
        title,
        (0.0, 0.0, CELL * width, CELL * height),
        tuple(sprites),
        lattice=Lattice("square", CELL, tuple(cells)),
        frame=True,
        lines=gathered(lying, words.__getitem__),
    )


def row(key: str, role: Role, title: Text, items: Sequence[Item]) -> Area:
    """Pieces side by side, with room for twelve; in words it is a list of them."""
    step = min(PIECE, WIDTH / max(1, len(items)))
    middles = [step * (place + 0.5) for place in range(len(items))]
    return Area(
        key,
        role,
        title,
        (0.0, 0.0, WIDTH, PIECE),
        tuple(
            Sprite(item.key, item.symbol, x, PIECE / 2, dim=item.dim, words=item.words)
            for item, x in zip(items, middles, strict=True)
        ),
        labels=tuple(
            Label(f"{item.key}-label", x, PIECE / 2, item.label, 18, "number")
            for item, x in zip(items, middles, strict=True)
            if item.label
        ),
    )


def choose_piece(moves: Iterable[tuple[str, Move]]) -> Choices:
    """A choice between pieces, each by its key with its move."""
    branches = tuple(Branch(key, move=move.notation) for key, move in moves)
    return Choices(roots=(Fork("piece", branches),)) if branches else Choices()


def choose_cell(move: str, cells: Sequence[str]) -> Choices:
    """A choice between cells of the board; ``move`` is the notation, with {} for the cell. Other
    cells can be pointed at, too, and `State.refuse` says why they will not do."""
    if not cells:
        return Choices()
    fork = Fork("option", (Branch("place", places=Places(0, move), words=Text("place")),))
    return Choices(sets=(tuple(cells),), roots=(fork,))
