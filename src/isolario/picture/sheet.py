"""One area of a scene as SVG: what lies in it, from the bottom up.

Layers below 0 (the ground), compass rose and grid, the mosaics, other layers of sprites and
strokes, badges, labels, and the marks of legal places.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from html import escape
from itertools import groupby, pairwise

from isolario.core.text import Text
from isolario.picture.palette import GRID
from isolario.picture.scene import Area, Label, Lattice, Mosaic, Sprite, Stroke, Tile
from isolario.picture.symbols import Symbol

Say = Callable[[Text], str]
"""Makes a sentence of a text."""

MARGIN = 32  # around a framed area: 11 u neatline, the rest for coordinates
COLUMN = 380  # the greatest width of an area on the right
MANY = 40  # more legal places than this are ticked, not ringed
MARK = 0.12  # of a cell: the strokes of a mosaic's marks


class Sheet:
    """Draws one area, its outer box at 0 0."""

    def __init__(
        self,
        game: str,
        known: Mapping[str, Symbol],
        area: Area,
        say: Say,
        marks: Collection[str] = (),
    ) -> None:
        self.game = game
        self.known = known
        self.area = area
        self.say = say
        self.marks = marks

    def heading(self, x: float, y: float) -> str:
        return (
            f'<text x="{x:g}" y="{y + 16:g}" font-size="20" class="t-name">'
            f"{escape(self.say(self.area.title))}</text>"
            f'<path class="g-rule" d="M{x:g} {y + 24:g}h{COLUMN}"/>'
        )

    def svg(self) -> str:
        area, say = self.area, self.say
        left, top, _, _ = outer_box(area)
        things: list[Sprite | Stroke] = [*area.sprites, *area.strokes]
        things.sort(key=lambda thing: thing.layer)
        ground = self._things([thing for thing in things if thing.layer < 0])
        pieces = self._things([thing for thing in things if thing.layer >= 0])
        return "".join(
            (
                f'<g transform="translate({-left:g} {-top:g})">{_title(area.title, say)}',
                self._paper(),
                ground,
                _rose(area) if area.role == "board" else "",
                _grid(area.lattice) if area.lattice else "",
                _neatline(area) if area.frame else "",
                *(_mosaic(mosaic, area.tiles, say) for mosaic in area.mosaics),
                pieces,
                *(draw_badge(stroke) for stroke in area.strokes if stroke.badge),
                *(_label(label, say) for label in area.labels),
                self._legal(),
                "</g>",
            )
        )

    def _paper(self) -> str:
        if not self.area.frame:
            return ""
        x, y, width, height = self.area.box
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            'class="f-panel" stroke="none"/>'
        )

    def _things(self, things: list[Sprite | Stroke]) -> str:
        # Dim sprites fade together: one by one they would show through each other.
        parts = []
        for dim, group in groupby(things, lambda thing: isinstance(thing, Sprite) and thing.dim):
            drawn = "".join(
                self._sprite(thing) if isinstance(thing, Sprite) else _stroke(thing, self.say)
                for thing in group
            )
            parts.append(f'<g opacity=".4">{drawn}</g>' if dim else drawn)
        return "".join(parts)

    def _sprite(self, sprite: Sprite) -> str:
        x, y, width, height = self.known[sprite.symbol].box
        move = f"translate({sprite.x:g} {sprite.y:g})"
        if sprite.turn:
            move += f" rotate({sprite.turn:g})"
        if sprite.scale != 1:
            move += f" scale({sprite.scale:g})"
        use = (
            f'<use href="#{self.game}-{sprite.symbol}" x="{x:g}" y="{y:g}" '
            f'width="{width:g}" height="{height:g}"/>'
        )
        return f'<g transform="{move}">{_title(sprite.words, self.say)}{use}</g>'

    def _legal(self) -> str:
        """Rings on the places that a move can aim at; ticks where there are many."""
        middles = {sprite.key: (sprite.x, sprite.y) for sprite in self.area.sprites}
        size = 48.0
        if self.area.lattice:
            size = self.area.lattice.size
            key, cells = self.area.key, self.area.lattice.cells
            middles |= {f"{key}/{cell.key}": (cell.x, cell.y) for cell in cells}
        places = [place for key, place in middles.items() if key in self.marks]
        if len(places) <= MANY:
            rings = (f'<circle cx="{x:g}" cy="{y:g}" r="6"/>' for x, y in places)
            return f'<g class="f-panel g-accent" stroke-width="3">{"".join(rings)}</g>'
        half, tick = size * 0.42, size * 0.14
        path = "".join(
            f"M{x + side * (half - tick):g} {y + end * half:g}h{side * tick:g}v{-end * tick:g}"
            for x, y in places
            for side in (-1, 1)
            for end in (-1, 1)
        )
        return f'<path class="g-accent" stroke-width="2" d="{path}"/>'


def outer_box(area: Area) -> tuple[float, float, float, float]:
    """An area with its neatline and coordinates: left, top, width, height."""
    left, top, width, height = area.box
    margin = MARGIN if area.frame else 0
    return left - margin, top - margin, width + 2 * margin, height + 2 * margin


def _title(words: Text | None, say: Say) -> str:
    return f"<title>{escape(say(words))}</title>" if words is not None else ""


def _grid(lattice: Lattice) -> str:
    """The lines between cells. One path, so that shared edges are not drawn twice as dark."""
    path = "".join(outline(lattice, cell.x, cell.y) for cell in lattice.cells)
    return (
        f'<path stroke-width="1" stroke-opacity="{GRID}" vector-effect="non-scaling-stroke" '
        f'd="{path}"/>'
    )


def outline(lattice: Lattice, x: float, y: float) -> str:
    """The path around a cell whose middle this is."""
    size = lattice.size
    if lattice.shape == "square":
        return f"M{x - size / 2:g} {y - size / 2:g}h{size:g}v{size:g}h{-size:g}z"
    corners = (
        f"{x + size * math.cos(angle):.4g} {y + size * math.sin(angle):.4g}"
        for angle in (math.pi * (2 * corner + 1) / 6 for corner in range(6))
    )
    return "M" + "L".join(corners) + "z"


def _neatline(area: Area) -> str:
    """Two lines around the chart and a scale bar between them that counts the cells."""
    left, top, width, height = area.box
    right, bottom = left + width, top + height

    def frame(out: float, thick: float) -> str:
        return (
            f'<rect x="{left - out:g}" y="{top - out:g}" width="{width + 2 * out:g}" '
            f'height="{height + 2 * out:g}" stroke-width="{thick:g}" stroke-linejoin="miter"/>'
        )

    x0, x1, y0, y1, step = left, right, top, bottom, 24.0
    if area.lattice is not None and area.lattice.shape == "square":
        step = area.lattice.size / 2
        x0 = min(cell.x for cell in area.lattice.cells) - step
        x1 = max(cell.x for cell in area.lattice.cells) + step
        y0 = min(cell.y for cell in area.lattice.cells) - step
        y1 = max(cell.y for cell in area.lattice.cells) + step
    bars = (
        f"M{x0:g} {top - 6:g}H{x1:g}M{x0:g} {bottom + 6:g}H{x1:g}"
        f"M{left - 6:g} {y0:g}V{y1:g}M{right + 6:g} {y0:g}V{y1:g}"
    )
    return (
        frame(2, 1.5)
        + f'<path stroke-width="4" stroke-linecap="butt" stroke-dasharray="{step:g}" d="{bars}"/>'
        + frame(10, 2.5)
    )


def _rose(area: Area) -> str:
    """A compass rose, lower left, so faint that it never competes with a piece."""
    left, top, width, height = area.box
    radius = min(width, height) * 0.14
    x, y = left + 1.35 * radius, top + height - 1.35 * radius
    path = ""
    for ray in range(8):
        long = radius if ray % 2 == 0 else radius * 0.62
        angle = ray * math.pi / 4
        path += "M0 0"
        for length, turn in ((long, 0.0), (radius * 0.2, math.pi / 8)):
            path += f"L{length * math.sin(angle + turn):.3g} {-length * math.cos(angle + turn):.3g}"
        path += "Z"
    return (
        f'<g transform="translate({x:g} {y:g})" opacity=".08"><path fill="currentColor" '
        f'stroke="none" d="{path}"/><g stroke-width="1.5"><circle r="{radius * 0.72:g}"/>'
        f'<circle r="{radius * 0.66:g}"/><path d="M0 {-radius:g}V{radius:g}M{-radius:g} 0'
        f'H{radius:g}"/></g></g>'
    )


def _mosaic(mosaic: Mosaic, tiles: tuple[Tile, ...], say: Say) -> str:
    """A small map: one path for each kind of cell, and one for its marks."""
    wide, high = mosaic.width, len(mosaic.cells) // mosaic.width
    places: dict[str, list[tuple[int, int]]] = {}
    for at, letter in enumerate(mosaic.cells):
        row, column = divmod(at, wide)
        places.setdefault(letter, []).append((column, row))
    parts = []
    for tile in tiles:
        if cells := places.get(tile.letter):
            path = "".join(f"M{x} {y}h1v1h-1z" for x, y in cells)
            parts.append(f'<path class="f-{tile.fill}" stroke="none" d="{path}"/>')
            if tile.mark:
                path = "".join(f"M{x} {y}{tile.mark}" for x, y in cells)
                parts.append(f'<path class="g-{tile.line}" d="{path}"/>')
    frame = f'<rect width="{wide}" height="{high}" '
    return (
        f'<g transform="translate({mosaic.x:g} {mosaic.y:g}) scale({mosaic.size:g})" '
        f'stroke-width="{MARK}">{_title(mosaic.words, say)}{frame}class="f-panel" stroke="none"/>'
        + "".join(parts)
        + f'{frame}stroke-width="{1.5 / mosaic.size:.3g}"/></g>'
    )


def _stroke(stroke: Stroke, say: Say) -> str:
    """A line cased in ink; the sheet shows between the dashes of a broken one."""
    line = f'<path d="{_links(stroke)}"'
    colour = f'class="g-{stroke.colour}" stroke-width="{stroke.width:g}"'
    if stroke.dash:
        dash = " ".join(f"{number:g}" for number in stroke.dash)
        inner = (
            f'{line} class="g-panel" stroke-width="{stroke.width:g}"/>'
            f'{line} {colour} stroke-dasharray="{dash}" stroke-linecap="butt"/>'
        )
    else:
        inner = f"{line} {colour}/>"
    casing = f'{line} stroke-width="{stroke.width + 3.6:g}"/>'
    return f"<g>{_title(stroke.words, say)}{casing}{inner}</g>"


def _links(stroke: Stroke) -> str:
    """The path of a stroke: from point to point, the gaps left out."""
    path = ""
    last = len(stroke.points) - 2
    for at, (start, end) in enumerate(pairwise(stroke.points)):
        length = math.dist(start, end)
        cuts = (stroke.gap, 0 if at == last else stroke.gap)
        if length <= sum(cuts):
            continue
        x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        path += f"M{start[0] + x * cuts[0]:.5g} {start[1] + y * cuts[0]:.5g}"
        path += f"L{end[0] - x * cuts[1]:.5g} {end[1] - y * cuts[1]:.5g}"
    return path


def draw_badge(stroke: Stroke) -> str:
    """The number at the end of a stroke."""
    x, y = stroke.points[-1]
    return (
        f'<g><circle cx="{x:g}" cy="{y:g}" r="11.5" class="f-{stroke.colour}" stroke-width="1.8"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="9.5" class="f-panel" stroke="none"/>'
        f'<text x="{x:g}" y="{y + 5:g}" font-size="14" text-anchor="middle" class="t-number">'
        f"{escape(stroke.badge)}</text></g>"
    )


def _label(label: Label, say: Say) -> str:
    tone = " g-ink2" if label.style == "coordinate" else ""
    text = say(label.text) if isinstance(label.text, Text) else label.text
    return (
        f'<text x="{label.x:g}" y="{label.y + 0.35 * label.size:g}" font-size="{label.size:g}" '
        f'text-anchor="{label.anchor}" class="t-{label.style}{tone}">'
        f"{escape(text)}</text>"
    )
