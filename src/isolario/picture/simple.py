"""Scenes in a few lines, for games that are content with a square board and rows of pieces.

>>> chart = board(2, 2, lambda cell: Spot(("sea",), Text("tile"), "."), Text("board"))
>>> [cell.key for cell in chart.lattice.cells], chart.sprites[3].key
(['a1', 'b1', 'a2', 'b2'], 'b2-0')
>>> row("hand", "hand", Text("hand"), [Item("card-7", "card", Text("card"), "7")]).labels[0].text
'7'
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import NamedTuple

from isolario.core.boards.square import cell_names
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.picture.lines import gathered, so_many
from isolario.picture.scene import (
    WIDTH,
    Area,
    Branch,
    Cell,
    Choices,
    Draft,
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
    """What lies on a cell: drawings, the lowest first; in words; and in one to four letters, for
    those who see no pictures. An empty cell has a mark too."""

    symbols: tuple[str, ...]
    words: Text
    mark: str


class Item(NamedTuple):
    """A piece of a row: its key, its drawing, what it is called, and a few letters on it. Pieces
    that are the same to everybody are the same item, with the same key."""

    key: str
    symbol: str
    words: Text
    label: str = ""
    dim: bool = False


def board(
    width: int,
    height: int,
    look: Callable[[str], Spot],
    title: Text,
    legend: Mapping[str, Text] | None = None,
) -> Area:
    """A framed board of square cells, named as on a chess board but with a1 at the top left. Where
    there are no pictures, a line for each kind of thing tells where it lies.

    ``legend`` says what marks mean, sign by sign: a mark may be made of several, such as ``3A``.
    Without one, each mark means what its cell is called.
    """
    cells, sprites, lying = [], [], []
    words: dict[str, Text] = {}
    marks: dict[str, set[str]] = {}
    for at, name in enumerate(cell_names(width, height)):
        x, y = CELL * (at % width + 0.5), CELL * (at // width + 0.5)
        spot = look(name)
        there = Text("lies_there", {"cell": name, "thing": spot.words})
        cells.append(Cell(name, x, y, there, spot.mark))
        for layer, symbol in enumerate(spot.symbols):
            # The name of the cell tells what lies there: its drawings need no words of their own.
            sprites.append(Sprite(f"{name}-{layer}", symbol, x, y, layer=layer))
        words[spot.words.plain()] = spot.words
        marks.setdefault(spot.mark, set()).add(spot.words.plain())
        lying.append((spot.words.plain(), name))
    if legend is None:  # a mark that stands for different things is not explained by one of them
        legend = {mark: words[same.pop()] for mark, same in marks.items() if len(same) == 1}
    return Area(
        "board",
        "board",
        title,
        (0.0, 0.0, CELL * width, CELL * height),
        tuple(sprites),
        lattice=Lattice("square", CELL, tuple(cells)),
        frame=True,
        legend=tuple(legend.items()),
        lines=gathered(lying, words.__getitem__),
    )


def row(key: str, role: Role, title: Text, items: Iterable[Item]) -> Area:
    """Pieces side by side, with room for twelve; in words it is a list of them. The same item
    several times is shown once, with its number.

    >>> wind = Item("wind-n", "wind", Text("card"), "N")
    >>> hand = row("hand", "hand", Text("hand"), [wind, wind, Item("wind-e", "wind", Text("tile"))])
    >>> [sprite.key for sprite in hand.sprites], hand.labels[0].text, str(hand.lines[0])
    (['wind-n', 'wind-e'], 'N ×2', '2 × card, tile')
    """
    given = list(items)
    kinds = [item for place, item in enumerate(given) if item not in given[:place]]
    step = min(PIECE, WIDTH / max(1, len(kinds)))
    draft = Draft()
    for place, item in enumerate(kinds):
        x, y, number = step * (place + 0.5), PIECE / 2, given.count(item)
        words = so_many(number, item.words)
        draft.sprites.append(Sprite(item.key, item.symbol, x, y, dim=item.dim, words=words))
        if text := " ".join([item.label] * bool(item.label) + [f"×{number}"] * (number > 1)):
            draft.labels.append(Label(f"{item.key}-label", x, y, text, 18, "number"))
    return draft.area(key, role, title, PIECE)


def choose_piece(
    moves: Iterable[tuple[str, Move]], legal: Container[Move] | None = None
) -> Choices:
    """A choice between pieces, each by its key with its move. With ``legal``, all pieces can be
    given, those that cannot be played now, too: `State.refuse` says why."""
    every = dict(moves)
    able = {key: move for key, move in every.items() if legal is None or move in legal}
    branches = tuple(Branch(key, move=move.notation) for key, move in able.items())
    closed = {key: move.notation for key, move in every.items() if key not in able}
    return Choices(roots=(Fork("piece", branches),) if branches else (), closed=closed)


def choose_cell(move: str, cells: Sequence[str]) -> Choices:
    """A choice between cells of the board; ``move`` is the notation, with {} for the cell. Other
    cells can be pointed at, too, and `State.refuse` says why they will not do."""
    if not cells:
        return Choices()
    fork = Fork("option", (Branch("place", places=Places(0, move), words=Text("place")),))
    return Choices(sets=(tuple(cells),), roots=(fork,))
