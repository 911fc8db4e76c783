"""The sheet in front of the viewer, large: their own, or in an ambush the neighbour's.

Keys: ``0-c4`` for what is on c4 of seat 0's sheet, ``draft-0-c4`` on what is not final yet,
``coin-3`` for a ring of the coin track. The number of the seat keeps one sheet from gliding into
another.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from isolario.core.text import Text, signed
from isolario.games.cartographers.pieces import COIN_TRACK
from isolario.games.cartographers.scene.parts import TERRAIN, TERRAIN_OF
from isolario.games.cartographers.scoring import monster_penalty
from isolario.games.cartographers.sheet import CELL_NAMES, SIDE, Sheet, sheet_key
from isolario.picture.lines import gathered
from isolario.picture.scene import Area, Cell, Label, Lattice, Sprite

if TYPE_CHECKING:
    from isolario.games.cartographers.view import CartographersView

CELL = 48.0
MARGIN = 21.0  # u: from the map to what is written outside the frame
RING = 19.0  # u: from one ring of the coin track to the next

_FAR = SIDE * CELL
_MIDDLES = tuple(
    ((column + 0.5) * CELL, (row + 0.5) * CELL) for row in range(SIDE) for column in range(SIDE)
)
_COORDINATES = tuple(
    label
    for at in range(SIDE)
    for label in (
        Label(f"column-{at}", (at + 0.5) * CELL, -MARGIN, "abcdefghijk"[at], 16, "coordinate"),
        Label(f"row-{at}", -MARGIN, (at + 0.5) * CELL, str(at + 1), 16, "coordinate"),
    )
)
LEGEND = (  # a small letter: drawn on ruins
    *((letter, TERRAIN[name]) for letter, name in TERRAIN_OF.items() if name != "ruins"),
    ("r", TERRAIN["ruins"]),
    *(
        (letter.lower(), Text("mark_on_ruins", {"terrain": TERRAIN[name]}))
        for letter, name in TERRAIN_OF.items()
        if letter not in "MR#"
    ),
)
_DRAFT = "draft"
_MEANS = {**dict(LEGEND), _DRAFT: Text("draft_mark")}
_VARIANTS = {"forest": 3, "village": 2}  # so that a wood does not look like wallpaper


class Front(NamedTuple):
    """What lies in front of the viewer."""

    owner: int
    sheet: Sheet
    coins: int  # marked, crossed out or not
    crossed: int


def in_front(view: CartographersView) -> Front:
    """The sheet that the viewer draws on, with what they have drawn this round."""
    known = view.known
    if view.seat is not None:
        desk = known.desk(view.seat)
        return Front(known.owner(view.seat), desk.sheet, desk.coins, desk.crossed)
    for seat in range(view.seats):  # in open drawing somebody may have drawn on it
        if (drawn := known.desks[seat]) is not None and known.owner(seat) == 0:
            return Front(0, drawn.sheet, drawn.coins, drawn.crossed)
    return Front(0, known.sheets[0], known.coins[0], known.crossed[0])


def board_area(view: CartographersView) -> Area:
    """The sheet in front of the viewer."""
    return _area(view, in_front(view))


def look(view: CartographersView, key: str) -> Area:
    """Anybody's sheet, as far as it is in sight, large."""
    known = view.known
    owner = next(seat for seat in range(view.seats) if sheet_key(seat) == key)
    sheet, _ = known.in_sight()[owner]
    return _area(view, Front(owner, sheet, known.coins[owner], known.crossed[owner]))


def _area(view: CartographersView, front: Front) -> Area:
    """A sheet as it is, with what was drawn this round outlined in pencil."""
    owner = front.owner
    before = view.known.sheets[owner].text.replace("\n", "")
    letters = front.sheet.text.replace("\n", "")
    sprites = [_sprite(owner, at, letter) for at, letter in enumerate(letters) if letter != "."]
    if letters != before:
        sprites += [_draft(owner, at) for at in range(SIDE * SIDE) if letters[at] != before[at]]
    signs, labels, said = _margin(view, front)
    return Area(
        sheet_key(owner),
        "board",
        _MINE if owner == view.seat else _whose(owner),
        (0.0, 0.0, _FAR, _FAR),
        (*sprites, *signs),
        (),
        (*_COORDINATES, *labels),
        Lattice("square", CELL, tuple(map(_cell, range(SIDE * SIDE), letters))),
        frame=True,
        legend=LEGEND,
        lines=(*_lines(letters, before), *said),
    )


@lru_cache(256)  # a sheet is shown many times before something is drawn on it
def _lines(letters: str, before: str) -> tuple[Text, ...]:
    """The terrains and where they are, and which of them are not final yet."""
    lying = [it for it in zip(letters, CELL_NAMES, strict=True) if it[0] != "."]
    if letters != before:
        changed = zip(letters, before, CELL_NAMES, strict=True)
        lying += [(_DRAFT, cell) for now, then, cell in changed if now != then]
    return gathered(lying, _MEANS.__getitem__)


# --- cells --------------------------------------------------------------------------------------


_MINE = Text("map_mine")


@cache
def _whose(owner: int) -> Text:
    return Text("map_of", {"player": owner})


@cache
def _sprite(owner: int, at: int, letter: str) -> Sprite:
    return Sprite(f"{owner}-{CELL_NAMES[at]}", _symbol(at, letter), *_MIDDLES[at])


def _symbol(at: int, letter: str) -> str:
    """The drawing of a cell: on ruins with their corner, otherwise the variant for that place."""
    terrain = TERRAIN_OF[letter.upper()]
    if letter.islower() and terrain != "ruins":
        return f"{terrain}_ruins"
    row, column = divmod(at, SIDE)
    variant = (3 * row + 2 * column + row * column) % _VARIANTS.get(terrain, 1)
    return f"{terrain}_{variant}" if variant else terrain


@cache
def _cell(at: int, letter: str) -> Cell:
    cell = CELL_NAMES[at]
    if letter == ".":
        return Cell(cell, *_MIDDLES[at], Text("map_empty", {"cell": cell}), letter)
    terrain = TERRAIN[TERRAIN_OF[letter.upper()]]
    on_ruins = letter.islower() and letter != "r"
    name = Text(
        "map_terrain_ruins" if on_ruins else "map_terrain", {"cell": cell, "terrain": terrain}
    )
    return Cell(cell, *_MIDDLES[at], name, letter)


@cache
def _draft(owner: int, at: int) -> Sprite:
    key = f"draft-{owner}-{CELL_NAMES[at]}"
    return Sprite(key, "draft", *_MIDDLES[at], layer=1, words=_MEANS[_DRAFT])


# --- under the map ------------------------------------------------------------------------------


def _margin(view: CartographersView, front: Front) -> tuple[list[Sprite], list[Label], list[Text]]:
    """Whose sheet it is, what monsters cost a neighbour, and the coin track."""
    y = _FAR + MARGIN
    owner = front.owner
    sprites = [Sprite(f"owner-{owner}", f"flag_{owner}", 9, y, scale=0.75, words=_whose(owner))]
    lines = []
    labels = [Label("owner", 24, y, Text("player_name", {"player": owner}), 16, anchor="start")]
    if view.seat is not None and owner != view.seat:
        lost = -monster_penalty(front.sheet)
        words = Text("monsters_now", {"n": -lost})
        lines.append(words)
        sprites.append(Sprite("loss", "monsters", 204, y, scale=0.75, words=words))
        loss = Label("loss", 218, y, signed(lost), 16, "number", "start", tally=f"{owner}/monsters")
        labels.append(loss)
    marked, crossed = front.coins, front.crossed
    lines.append(_track(marked, crossed))
    sprites += [_ring(place, marked, crossed) for place in range(COIN_TRACK)]
    return sprites, labels, lines


@cache
def _track(marked: int, crossed: int) -> Text:
    return Text("coin_track_words", {"marked": marked, "n": COIN_TRACK, "crossed": crossed})


@cache
def _ring(place: int, marked: int, crossed: int) -> Sprite:
    """One ring of the coin track; the first speaks for all. Coins are crossed out from the left."""
    how = "crossed" if place < crossed else "marked" if place < marked else "free"
    x = _FAR - RING * (COIN_TRACK - place - 0.5)
    words = None if place else _track(marked, crossed)
    return Sprite(f"coin-{place}", f"coin_{how}", x, _FAR + MARGIN, words=words)
