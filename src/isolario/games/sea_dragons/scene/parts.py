"""What the parts of a scene share: sizes, keys, words, and dragons and cards as sprites."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from isolario.core.boards.polyomino import Polyomino
from isolario.core.chance import UNKNOWN
from isolario.core.pieces import FILE
from isolario.core.text import Text
from isolario.games.sea_dragons import texts
from isolario.games.sea_dragons.board import CREATURES
from isolario.games.sea_dragons.moves import letters
from isolario.games.sea_dragons.parts import SHIPS, SIZES
from isolario.games.sea_dragons.pieces import FOLDER, MISSIONS, PIECES, SHAPES, SOURCE
from isolario.picture.lines import listed, so_many
from isolario.picture.scene import Sprite

CELL = 48.0
PLAIN = "plain"
"""The colour of dragons on cards that are nobody's."""

REALM = {corner: Text(f"realm_{creature}") for corner, creature in CREATURES.items()}
_BACK = {str(size): Text(f"sdr_back_{size}") for size in SIZES}
SIZE = {size: Text(f"sdr_size_{size}") for size in SIZES}
_NO_SHIPS = Text("sdr_no_ships")


# --- keys ---------------------------------------------------------------------------------------


def card_key(slot: int) -> str:
    """A dragon card in the viewer's own hand."""
    return f"card-{slot}"


def market_key(row: int, place: int) -> str:
    return f"market-{row}-{place}"


def deck_key(size: int) -> str:
    return f"deck-{size}"


def mission_key(slot: int) -> str:
    return f"mission-{slot}"


def reef_key(slot: int) -> str:
    """A reef card that the viewer has kept."""
    return f"reef-{slot}"


def drawn_key(slot: int) -> str:
    """One of the two reef cards to choose from."""
    return f"drawn-{slot}"


# --- words --------------------------------------------------------------------------------------


def card_text(shape: str) -> Text:
    """A dragon card; if it is face down, the size."""
    return texts.CARD.get(shape) or _BACK[shape[0]]


def reef_text(kind: str) -> Text:
    return texts.REEF.get(kind) or Text("sdr_hidden_reef")


@lru_cache(4096)
def ships_text(ships: tuple[int, ...]) -> Text:
    """Ships by colour, in words.

    >>> ships_text((2, 0, 1, 0)).plain()
    'listed(one=so_many(n=2, thing=ship_green), more=ship_red)'
    """
    if not any(ships):
        return _NO_SHIPS
    return listed(
        so_many(number, texts.SHIP[colour]) for colour, number in enumerate(ships) if number
    )


# --- dragons ------------------------------------------------------------------------------------

_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west


@lru_cache(1 << 14)
def joints(cells: Polyomino) -> tuple[int, ...]:
    """Where the body of a dragon goes on from each of its cells: 1 north, 2 east, 4 south, 8 west.

    >>> joints(((0, 0), (0, 1), (1, 0)))
    (6, 8, 1)
    """
    there = set(cells)
    return tuple(
        sum(1 << bit for bit, (dy, dx) in enumerate(_STEPS) if (y + dy, x + dx) in there)
        for y, x in cells
    )


def knots(cells: Polyomino) -> tuple[tuple[int, int], ...]:
    """Where four cells of a dragon meet: the upper left of them.

    >>> knots(((0, 0), (0, 1), (1, 0), (1, 1), (1, 2)))
    ((0, 0),)
    """
    there = set(cells)
    return tuple((y, x) for y, x in cells if {(y, x + 1), (y + 1, x), (y + 1, x + 1)} <= there)


def head_of(cells: Polyomino) -> tuple[int, int]:
    """The cell with the head: where its card shows it, or an end, if there is one. No rule asks for
    it (SDR-D1 [ruling]).

    >>> head_of(((0, 1), (1, 0), (1, 1), (1, 2), (2, 1))), head_of(((0, 0), (0, 1), (1, 0), (1, 1)))
    ((0, 1), (0, 0))
    """
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    shown = _HEADS.get(tuple((y - top, x - left) for y, x in cells))
    if shown:
        return shown[0] + top, shown[1] + left
    ends = [cell for cell, ways in zip(cells, joints(cells), strict=True) if ways.bit_count() == 1]
    return (ends or [*cells])[0]


def _heads(name: str, head: tuple[int, int]) -> dict[Polyomino, tuple[int, int]]:
    """Where a head is, however the dragon is turned and mirrored."""
    found: dict[Polyomino, tuple[int, int]] = {}
    cells = [head, *PIECES.shapes[name]]
    for _ in range(2):
        for _ in range(4):
            top, left = min(y for y, _ in cells), min(x for _, x in cells)
            first, *shape = [(y - top, x - left) for y, x in cells]
            found.setdefault(tuple(sorted(shape)), first)
            cells = [(x, -y) for y, x in cells]
        cells = [(y, -x) for y, x in cells]
    return found


_HEADS = {way: at for name, head in PIECES.heads.items() for way, at in _heads(name, head).items()}


# --- cards --------------------------------------------------------------------------------------

CARD_WIDE, CARD_HIGH = 54.0, 40.0
REEF_WIDE, REEF_HIGH = 40.0, 54.0
_ROOM = 46.0, 32.0  # for the dragon on a card
_LARGEST = 15.0  # a cell of it
_OURS = SOURCE == FOLDER / FILE
"""Whether these are our pieces: others' dragons and missions are not drawn as a whole."""


@lru_cache(4096)
def card_sprites(
    key: str,
    shape: str,
    x: float,
    y: float,
    scale: float = 1,
    colour: str = PLAIN,
    dim: bool = False,
) -> tuple[Sprite, ...]:
    """A dragon card: the sheet with the dragon on it, or its back."""
    words = card_text(shape)
    if shape[1] == UNKNOWN:
        return (Sprite(key, f"back_{shape[0]}", x, y, scale=scale, dim=dim, words=words),)
    if colour == PLAIN and _OURS:  # drawn as a whole, so that its explanation shows it, too
        return (Sprite(key, f"dragon_{shape}", x, y, scale=scale, dim=dim, words=words),)
    cells = PIECES.shapes[shape]
    tall, wide = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    size = scale * min(_LARGEST, _ROOM[0] / wide, _ROOM[1] / tall)

    def part(name: str, symbol: str, cell: tuple[float, float], layer: int) -> Sprite:
        row, column = cell
        across = round(x + size * (column - (wide - 1) / 2), 1)
        down = round(y + size * (row - (tall - 1) / 2), 1)
        close = round(size / CELL, 3)
        return Sprite(
            f"{key}-{name}", symbol, across, down, scale=close, layer=layer, dim=dim, on=key
        )

    body = [
        part(str(number), f"{colour}_{ways}", cell, 1)
        for number, (cell, ways) in enumerate(zip(cells, joints(cells), strict=True))
    ]
    body += [
        part(f"knot-{number}", f"{colour}_knot", (row + 0.5, column + 0.5), 1)
        for number, (row, column) in enumerate(knots(cells))
    ]
    head = part("head", f"head_{colour}", head_of(cells), 2)
    card = Sprite(key, "card", x, y, scale=scale, dim=dim, words=words)
    if colour != PLAIN:  # somebody's own, to be tried out
        card = msgspec.structs.replace(card, covers=laid(cells), cover=f"lay_{colour}")
    return (card, *body, head)


def laid(cells: Polyomino) -> tuple[tuple[int, int], ...]:
    """The cells of a dragon as offsets, columns first.

    >>> laid(((0, 0), (0, 1), (1, 0)))
    ((0, 0), (1, 0), (0, 1))
    """
    return tuple((column, row) for row, column in cells)


PICTURES = {
    **{texts.CARD[shape].plain(): (f"dragon_{shape}",) for shape in SHAPES},
    **{text.plain(): (f"reef_{kind}",) for kind, text in texts.REEF.items()},
    **{text.plain(): (f"ship_{colour}",) for colour, text in zip(SHIPS, texts.SHIP, strict=True)},
    "mission_card": ("scroll",),
    "mission_paid": ("scroll",),
    **{
        texts.MISSION[name].plain(): (f"asks_{letters(mission.ships)}",)
        for name, mission in MISSIONS.items()
        if _OURS
    },
}
