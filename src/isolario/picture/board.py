"""The boards of a game as maps: on a poster, small on the start page, and before a game begins.

A page that shows one has the colours already; the drawings come with it, under names of their own,
so that they clash with none of a table's.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from isolario.core.errors import BadNotation
from isolario.picture.scene import Area, Label, Sprite
from isolario.picture.sheet import Sheet, outer_box
from isolario.picture.svg import INKED, definitions, used_symbols

if TYPE_CHECKING:
    from isolario.core.game import Game
    from isolario.core.state import State
    from isolario.core.view import View

SHOWN = "shown.txt"  # in a game's folder: the position that its picture shows
SEED = "isolario"
_FEW = 24  # decisions of a game that has no position to show
_FLAT = 0.6  # the height of a picture beside games, to its width

Box = tuple[float, float, float, float]  # left, top, width, height


def shown(game: Game) -> State:
    """The middle of a game, worth looking at: from its own folder, or else after a few moves at
    random. Pieces that an owner has put in may not fit the position.

    >>> import isolario
    >>> shown(isolario.all_games()["land-vs-sea"]).over
    False
    """
    file = game.folder / SHOWN
    if file.is_file():
        try:
            return game.parse(file.read_text("utf-8"))
        except BadNotation:
            if not game.own_box:
                raise
    rng = random.Random(SEED)
    state = game.new(seed=SEED)
    for _ in range(_FEW):
        if state.over:
            break
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    return state


def boards(state: State) -> list[Area]:
    """The boards as maps: one that all share, or one of each seat."""
    found = [
        tuple(area for area in state.view(seat).scene().areas if area.role == "board")
        for seat in range(state.seats)
    ]
    shared = all(_look(its) == _look(found[0]) for its in found)
    return [_map_alone(area) for area in (found[0] if shared else (its[0] for its in found))]


def _map_alone(area: Area) -> Area:
    """A board as a map: without the notes that stand beside it during the game, such as whose it
    is, and without the cells that it might still have grown into."""
    left, top, width, height = area.box

    def inside(thing: Sprite | Label) -> bool:
        return left <= thing.x <= left + width and top <= thing.y <= top + height

    sprites = tuple(filter(inside, area.sprites))
    labels = tuple(it for it in area.labels if it.style == "coordinate" or inside(it))
    bare = structs.replace(area, sprites=sprites, labels=labels)
    if area.lattice is None or not area.grows:
        return bare
    near = area.lattice.size / 4
    filled = tuple(
        cell
        for cell in area.lattice.cells
        if any(abs(it.x - cell.x) < near and abs(it.y - cell.y) < near for it in sprites)
    )
    return structs.replace(bare, lattice=structs.replace(area.lattice, cells=filled))


def _look(boards: tuple[Area, ...]) -> tuple[object, ...]:
    """The part of some boards that is drawn."""
    return tuple((area.key, area.box, area.sprites, area.strokes) for area in boards)


def _first(view: View) -> Area:
    """A game without a board shows what else lies on its table."""
    areas = view.scene().areas
    return next((_map_alone(area) for area in areas if area.role == "board"), areas[0])


def whole(view: View) -> str:
    """The board, or the first of several, in its frame, as SVG for a page."""
    area = _first(view)
    return _svg(area, view.game, outer_box(area), "meet")


def flat(view: View) -> str:
    """The middle of the board without its frame: a small picture, wider than high."""
    area = _first(view)
    bare = tuple(label for label in area.labels if label.style != "coordinate")
    return _svg(structs.replace(area, frame=False, labels=bare), view.game, _middle(area), "slice")


def _middle(area: Area) -> Box:
    """The whole width of what is filled, cut at the top and the bottom."""
    left, top, width, height = area.box
    if area.grows and area.lattice and area.lattice.cells:
        half = area.lattice.size
        xs = [cell.x for cell in area.lattice.cells]
        ys = [cell.y for cell in area.lattice.cells]
        left, width = min(xs) - half, max(xs) - min(xs) + 2 * half
        top, height = min(ys) - half, max(ys) - min(ys) + 2 * half
    high = width * _FLAT
    return left, top + (height - high) / 2, width, high


def _svg(area: Area, game: Game, box: Box, fit: Literal["meet", "slice"]) -> str:
    """It says nothing: a picture is for all languages. ``fit``: whether all of it is seen in a
    window of another shape, or it fills the window."""
    name = f"shown-{game.name}"
    known = used_symbols(game, [area])
    mute = structs.replace(
        area,
        sprites=tuple(structs.replace(it, words=None) for it in area.sprites),
        strokes=tuple(structs.replace(it, words=None) for it in area.strokes),
        labels=tuple(label for label in area.labels if isinstance(label.text, str)),
    )
    drawn = Sheet(name, known, mute, lambda text: "").svg()
    seen = " ".join(f"{number:g}" for number in box)
    left, top, width, height = box
    x, y, _, _ = outer_box(area)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="isolario" viewBox="{seen}" '
        f'preserveAspectRatio="xMidYMid {fit}">{definitions(name, known)}'
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" class="f-panel"/>'
        f'{INKED}<g transform="translate({x:g} {y:g})">{drawn}</g></g></svg>'
    )
