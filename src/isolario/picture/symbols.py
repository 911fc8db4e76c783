"""The drawings of a game, read from its ``symbols.toml``.

The file has sections; all drawings of a section share a ``box`` (left, top, width, height), in
units of the art direction. A drawing is an SVG fragment, or a list of layers, lowest first, each
the name of another drawing, optionally with its place and scale::

    [parts]
    box = [-20, -20, 40, 40]
    sun = '<circle r="9" class="f-gold"/>'

    [cards]
    box = [0, 0, 50, 70]
    sheet = '<rect width="50" height="70" class="f-panel"/>'
    sunny = ["sheet", "sun 0 -8 1.5"]       # the sun 8 u above the middle, half as large again

Whatever its box, the *middle* of the box is where a sprite is placed and what it turns about;
what lies outside the box is cut off. So a tile of ``[0, 0, 48, 48]`` fills the square cell it is
put in the middle of, and layers are centred on each other.

A fragment is drawn in ink, unfilled, 1.8 u wide, with round ends. Other colours are tokens of
the palette: ``class="f-sea"`` fills, ``class="g-sea"`` is the ``currentColor`` of strokes and of
``fill="currentColor"``. Anything else with a colour, or a will of its own, is refused.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import msgspec

from isolario.core.errors import IsolarioError
from isolario.picture.palette import PALETTE, PATTERN, TOKENS

if TYPE_CHECKING:
    from isolario.core.count import Drawing
    from isolario.core.game import Game

Box = tuple[float, float, float, float]


class BadSymbol(IsolarioError):
    """A drawing that must not be used: says which, and what is wrong with it."""


class Symbol(msgspec.Struct, frozen=True):
    """A drawing ready for use: its middle is at 0 0.

    ``markup`` goes into a ``<symbol>`` whose viewBox is ``box``.
    """

    name: str
    box: Box
    markup: str

    @property
    def tokens(self) -> set[str]:
        """The palette tokens that it needs."""
        return set(re.findall(r"\b[fg]-([a-z0-9_]+)", self.markup))


def symbol_tag(game: Game, drawing: Drawing, says: str = "") -> str:
    """A drawing as the ``<symbol>`` of a page; its id is <game>-<name>. ``says``: an attribute."""
    box = " ".join(f"{n:g}" for n in drawing.box)
    name = f"{game.name}-{drawing.name}"
    return f'<symbol id="{name}"{says} viewBox="{box}">{drawing.markup}</symbol>'


def symbols(game: Game) -> dict[str, Symbol]:
    """Every drawing of a game by its name; none if it has no ``symbols.toml``."""
    return load(game.symbols() if game.symbols else game.folder / "symbols.toml")


@cache
def load(path: Path) -> dict[str, Symbol]:
    """The drawings in a file, checked."""
    return read(path.read_text("utf-8")) if path.exists() else {}


def read(text: str) -> dict[str, Symbol]:
    """The drawings that a ``symbols.toml`` describes.

    >>> sea = read('''
    ... [tiles]
    ... box = [0, 0, 48, 48]
    ... sea = '<rect width="48" height="48" class="f-sea" stroke="none"/>'
    ... ''')["sea"]
    >>> sea.box, sorted(sea.tokens)
    ((-24.0, -24.0, 48.0, 48.0), ['ink', 'sea'])
    >>> read('[tiles]\\nbox = [0, 0, 9, 9]\\nbad = \\'<path fill="#f00"/>\\'')
    Traceback (most recent call last):
    ...
    isolario.picture.symbols.BadSymbol: bad: fill="#f00" (a colour must be a token: class="f-…")
    """
    fragments: dict[str, str] = {}
    layers: dict[str, list[str]] = {}
    boxes: dict[str, Box] = {}
    for section, entries in tomllib.loads(text).items():
        try:
            box = msgspec.convert(entries.pop("box", None), Box)
            drawings = msgspec.convert(entries, dict[str, str | list[str]])
        except msgspec.ValidationError as error:
            raise BadSymbol(f"section {section}: {error}") from None
        for name, drawing in drawings.items():
            if name in boxes:
                raise BadSymbol(f"{name}: there are two of this name")
            boxes[name] = box
            if isinstance(drawing, str):
                check(name, drawing)
                fragments[name] = _centred(drawing, box)
            else:
                layers[name] = drawing
    for name in layers:
        fragments[name] = _compose(name, layers, fragments)
    return {
        name: Symbol(name, _around_zero(boxes[name]), _INK + fragments[name] + "</g>")
        for name in boxes
    }


_INK = (
    f'<g class="drawing g-ink" fill="none" stroke="currentColor" stroke-width="{PATTERN}" '
    'stroke-linecap="round" stroke-linejoin="round">'
)


def _around_zero(box: Box) -> Box:
    _, _, width, height = box
    return (-width / 2, -height / 2, width, height)


def _centred(fragment: str, box: Box) -> str:
    left, top, width, height = box
    x, y = -left - width / 2, -top - height / 2
    return f'<g transform="translate({x:g} {y:g})">{fragment}</g>' if x or y else fragment


_LAYER = re.compile(r"(\w+)(?: (-?[\d.]+) (-?[\d.]+)(?: ([\d.]+))?)?")


def _compose(
    name: str, layers: dict[str, list[str]], fragments: dict[str, str], above: tuple[str, ...] = ()
) -> str:
    """The fragment of a layered drawing; layers may be layered themselves."""
    if name in above:
        raise BadSymbol(f"{name}: is a layer of itself")
    parts = []
    for layer in layers[name]:
        match = _LAYER.fullmatch(layer)
        if match is None or (match[1] not in fragments and match[1] not in layers):
            raise BadSymbol(f"{name}: there is no layer {layer!r}")
        part, x, y, scale = match.groups()
        inner = fragments.get(part) or _compose(part, layers, fragments, (*above, name))
        if x is None:
            parts.append(inner)
        else:
            size = f" scale({scale})" if scale else ""
            parts.append(f'<g transform="translate({x} {y}){size}">{inner}</g>')
    return "".join(parts)


# --- what a fragment may hold -----------------------------------------------------------------

ELEMENTS = {"g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
_NUMBERS = re.compile(r"[-\d., e%]*")
_GEOMETRY = (
    *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "points"),
    *("stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit"),
    *("opacity", "fill-opacity", "stroke-opacity"),
)
_PAINT = re.compile("none|currentColor")
ATTRIBUTES: dict[str, re.Pattern[str]] = {
    **dict.fromkeys(_GEOMETRY, _NUMBERS),
    "d": re.compile(r"[-\d., eMmLlHhVvCcSsQqTtAaZz]*"),
    "transform": re.compile(r"((translate|rotate|scale|skewX|skewY|matrix)\([-\d., ]*\) ?)*"),
    "fill": _PAINT,
    "stroke": _PAINT,
    "stroke-linecap": re.compile("butt|round|square"),
    "stroke-linejoin": re.compile("miter|round|bevel"),
    "fill-rule": re.compile("nonzero|evenodd"),
    "vector-effect": re.compile("non-scaling-stroke"),
}


def check(name: str, fragment: str) -> None:
    """Refuses a fragment that is not plain shapes in tokens.

    >>> check("fine", '<path d="M0 0L9 9" class="g-sea_line"/>')
    >>> check("letter", '<text>A</text>')
    Traceback (most recent call last):
    ...
    isolario.picture.symbols.BadSymbol: letter: <text> (only shapes: circle, ellipse, g, ...)
    """
    try:
        root = ElementTree.fromstring(f"<svg>{fragment}</svg>")
    except ElementTree.ParseError as error:
        raise BadSymbol(f"{name}: {error}") from None
    if "<!" in fragment or "<?" in fragment:
        raise BadSymbol(f"{name}: a comment or an instruction")
    for element in root.iter():
        if element is not root and element.tag not in ELEMENTS:
            raise BadSymbol(f"{name}: <{element.tag}> (only shapes: {', '.join(sorted(ELEMENTS))})")
        if (element.text or "").strip() or (element.tail or "").strip():
            raise BadSymbol(f"{name}: text between the shapes")
        for attribute, value in element.attrib.items():
            if problem := _problem(attribute, value):
                raise BadSymbol(f'{name}: {attribute}="{value}" ({problem})')


def _problem(attribute: str, value: str) -> str:
    if attribute == "class":
        for word in value.split():
            kind, _, token = word.partition("-")
            if kind not in ("f", "g") or token not in TOKENS:
                return f"no token of the palette: {word}"
            if token in PALETTE.interface:
                return f"only the interface is {token}"
        return ""
    if attribute not in ATTRIBUTES:
        return "not allowed in a drawing"
    if ATTRIBUTES[attribute].fullmatch(value):
        return ""
    if attribute in ("fill", "stroke"):
        return f'a colour must be a token: class="{attribute[0].replace("s", "g")}-…"'
    return "not understood"
