"""A picture in a book: one area of a table, or a window of it, with some cells marked.

Where `isolario.picture.svg` shows a whole table, this shows just what a text is about. A page
already has the colours and drawings, so a figure is small and follows the reader's light or dark
mode; with a theme it stands alone.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from isolario.picture.palette import Theme
from isolario.picture.scene import Area, Cell, Label, Lattice, Sprite
from isolario.picture.sheet import Say, draw_badge, outer_box
from isolario.picture.svg import INKED, draw_area, own_looks
from isolario.picture.symbols import symbols

if TYPE_CHECKING:
    from isolario.core.game import Game

BEYOND = 0.4  # of a cell: how much shows beyond the edge of a window
MARGIN = 26.0  # u: for the coordinates
AIR = 5.0  # u: around everything, for the lines of a border
INSIDE = 7.0  # u: from the middle of a badge to the edge of the board; the rest overlaps it

Point = tuple[float, float]
Rim = tuple[float, float, float, float]  # left, top, right, bottom


def figure(
    area: Area,
    game: Game,
    say: Say,
    window: Collection[str] = (),
    marked: Collection[str] = (),
    theme: Theme | Literal["auto"] | None = None,
) -> str:
    """An area as a picture. ``window`` has the cells at the corners of what is shown, ``marked``
    the references of those to outline."""
    if area.lattice is None:
        shown = _plain(area)
        left, top, width, height = area.box
        inside, below = draw_area(shown, game, say), ""
    else:
        cells = seen(area.lattice, window)
        rim = _rim(cells, area.lattice)
        shown = _cut(area, game, rim)
        left, top, width, height = _box(area, rim)
        inside = _window(shown, area, game, say, rim)
        below = _border(area, rim) + _outline(area, marked) + _coordinates(area, rim)
        below += _badges(area, rim)
    looks = ""
    if theme:
        box = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
        looks = own_looks([shown], game, theme) + f'<rect {box} class="f-paper"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="isolario" viewBox="{left:g} {top:g} '
        f'{width:g} {height:g}" width="{width:g}" height="{height:g}">{looks}'
        f"{INKED}{inside}{below}</g></svg>"
    )


def _plain(area: Area) -> Area:
    """Without names that only a pointer would find: a book says them in its text."""
    return replace(area, sprites=tuple(replace(sprite, words=None) for sprite in area.sprites))


# --- which part of it ---------------------------------------------------------------------------


def seen(lattice: Lattice, window: Collection[str]) -> list[Cell]:
    """The cells in the window; all of them if there is no window."""
    corners = [cell for cell in lattice.cells if cell.key in window]
    if not corners:
        return list(lattice.cells)
    near, xs, ys = 1.0, [cell.x for cell in corners], [cell.y for cell in corners]
    return [
        cell
        for cell in lattice.cells
        if min(xs) - near <= cell.x <= max(xs) + near and min(ys) - near <= cell.y <= max(ys) + near
    ]


def _rim(cells: Iterable[Cell], lattice: Lattice) -> Rim:
    wide, high = _half(lattice)
    places = [(cell.x, cell.y) for cell in cells]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high


def _half(lattice: Lattice) -> Point:
    """From the middle of a cell to its right edge, and to its lowest point."""
    if lattice.shape == "square":
        return lattice.size / 2, lattice.size / 2
    return lattice.size * math.sqrt(3) / 2, lattice.size


def _whole(area: Area) -> Rim:
    assert area.lattice is not None
    return _rim(area.lattice.cells, area.lattice)


def _further(area: Area, rim: Rim) -> Rim:
    """The window with a little of its surroundings, but not beyond the board."""
    assert area.lattice is not None
    more, all_ = BEYOND * area.lattice.size, _whole(area)
    left, top, right, bottom = rim
    return (
        max(left - more, all_[0]),
        max(top - more, all_[1]),
        min(right + more, all_[2]),
        min(bottom + more, all_[3]),
    )


def _box(area: Area, rim: Rim) -> tuple[float, float, float, float]:
    left, top, right, bottom = _further(area, rim)
    margin = MARGIN if any(_coordinate(area)) else AIR
    return left - margin, top - margin, right - left + margin + AIR, bottom - top + margin + AIR


def _cut(area: Area, game: Game, rim: Rim) -> Area:
    """The part of an area that lies in a window, without its frame and coordinates."""
    assert area.lattice is not None
    left, top, right, bottom = _further(area, rim)
    far, (wide, high) = _whole(area), _half(area.lattice)
    drawings = symbols(game)

    def near(x: float, y: float, reach: float = 0.0) -> bool:
        on_board = far[0] <= x <= far[2] and far[1] <= y <= far[3]  # not in its margin
        dx, dy = max(wide, reach), max(high, reach)
        return on_board and left - dx < x < right + dx and top - dy < y < bottom + dy

    def seen_of(sprite: Sprite) -> bool:
        """Large ones, such as the ground of a part of the board, may reach in from afar."""
        drawing = drawings.get(sprite.symbol)
        reach = max(drawing.box[2:]) * sprite.scale / 2 if drawing else 0.0
        return near(sprite.x, sprite.y, reach)

    cells = tuple(cell for cell in area.lattice.cells if near(cell.x, cell.y))
    plain = _plain(area)
    return replace(
        plain,
        role="offer",
        frame=False,
        sprites=tuple(filter(seen_of, plain.sprites)),
        strokes=tuple(replace(stroke, badge="") for stroke in area.strokes),
        labels=tuple(
            label for label in area.labels if label.style != "coordinate" and near(label.x, label.y)
        ),
        lattice=replace(area.lattice, cells=cells),
    )


def _window(shown: Area, area: Area, game: Game, say: Say, rim: Rim) -> str:
    left, top, right, bottom = _further(area, rim)
    box = f'x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}"'
    x, y, _, _ = outer_box(shown)
    return (
        f'<svg {box} viewBox="{left:g} {top:g} {right - left:g} {bottom - top:g}">'
        f'<rect {box} class="f-panel" stroke="none"/>'
        f'<g transform="translate({x:g} {y:g})">{draw_area(shown, game, say)}</g></svg>'
    )


# --- what is drawn over it ----------------------------------------------------------------------


def _border(area: Area, rim: Rim) -> str:
    """The edges of the board, where they are in sight. A chart that grows has neither edges nor
    coordinates around it."""
    if not area.frame or not any(_coordinate(area)):
        return ""
    all_, (left, top, right, bottom) = _whole(area), _further(area, rim)
    path = ""
    for at, side in enumerate((left, top, right, bottom)):
        if side == all_[at]:
            path += (
                f"M{side:g} {top:g}V{bottom:g}" if at % 2 == 0 else f"M{left:g} {side:g}H{right:g}"
            )
    return f'<path stroke-width="4" stroke-linecap="square" d="{path}"/>' if path else ""


def _outline(area: Area, marked: Collection[str]) -> str:
    """A line around the marked cells: the edges that belong to only one of them."""
    assert area.lattice is not None
    seen: dict[frozenset[tuple[int, int]], str] = {}
    for cell in area.lattice.cells:
        if f"{area.key}/{cell.key}" not in marked:
            continue
        corners = list(_corners(cell, area.lattice))
        for (x, y), (u, v) in pairwise([*corners, corners[0]]):
            edge = frozenset({(round(x), round(y)), (round(u), round(v))})
            if edge in seen:
                seen[edge] = ""
            else:
                seen[edge] = f"M{x:.4g} {y:.4g}L{u:.4g} {v:.4g}"
    path = "".join(seen.values())
    return (
        f'<path class="g-panel" stroke-width="8" d="{path}"/>'
        f'<path class="g-accent" stroke-width="4.5" d="{path}"/>'
        if path
        else ""
    )


def _badges(area: Area, rim: Rim) -> str:
    """The numbers of strokes, on top: neither an outline nor the edge of the board hides them."""
    left, top, right, bottom = _further(area, rim)
    drawn = ""
    for stroke in area.strokes:
        *way, (x, y) = stroke.points
        if (
            stroke.badge
            and left - INSIDE < x < right + INSIDE
            and top - INSIDE < y < bottom + INSIDE
        ):
            x = min(max(x, left + INSIDE), right - INSIDE)
            y = min(max(y, top + INSIDE), bottom - INSIDE)
            drawn += draw_badge(replace(stroke, points=(*way, (x, y))))
    return drawn


def _corners(cell: Cell, lattice: Lattice) -> Iterator[Point]:
    if lattice.shape == "square":
        half = lattice.size / 2
        for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
            yield cell.x + x, cell.y + y
        return
    for corner in range(6):
        angle = math.pi * (2 * corner + 1) / 6
        yield cell.x + lattice.size * math.cos(angle), cell.y + lattice.size * math.sin(angle)


def _coordinate(area: Area) -> Iterator[Label]:
    return (label for label in area.labels if label.style == "coordinate")


def _coordinates(area: Area, rim: Rim) -> str:
    """The letters and numbers of the board, moved to the window: those above or below it name
    columns, those beside it rows."""
    left, top, right, bottom = _whole(area)
    at_left, at_top = (edge - MARGIN / 2 for edge in _further(area, rim)[:2])
    found = []
    for label in _coordinate(area):
        if not isinstance(label.text, str):
            continue
        x, y = label.x, label.y
        if not top <= y <= bottom and rim[0] < x < rim[2]:
            found.append((x, at_top, label.text))
        elif not left <= x <= right and rim[1] < y < rim[3]:
            found.append((at_left, y, label.text))
    return "".join(
        f'<text x="{x:g}" y="{y + 6:g}" font-size="17" text-anchor="middle" '
        f'class="t-coordinate g-ink2">{escape(text)}</text>'
        for x, y, text in found
    )
