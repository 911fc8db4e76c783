"""A scene as a stand-alone picture: SVG for notebooks, reports and tests.

The browser arranges a scene's areas by the room it has; here it is simple: the boards on the
left, everything else in a column on the right. How things look is up to the art direction:
one nautical chart, ink engraved on paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Literal

from isolario.core.reference import refer
from isolario.picture.palette import Theme, classes
from isolario.picture.scene import Area, Choices, Fork, Scene
from isolario.picture.sheet import COLUMN, Say, Sheet, outer_box
from isolario.picture.symbols import BadSymbol, Symbol, symbols

if TYPE_CHECKING:
    from isolario.core.game import Game

GAP = 28  # between areas
TITLE = 34  # the height of an area's title

_FURNITURE = {"paper", "panel", "ink", "ink2", "rule", "accent"}
TYPE = (
    ".isolario text{font-family:'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif;"
    "font-variant-numeric:lining-nums tabular-nums;stroke:none;fill:currentColor}"
    ".isolario .t-number{font-weight:700}"
    ".isolario .t-name{font-family:'Old Standard TT','Times New Roman',serif;letter-spacing:.02em}"
)


INKED = (
    '<g class="g-ink" fill="none" stroke="currentColor" stroke-linecap="round" '
    'stroke-linejoin="round">'
)
"""Everything is drawn in ink, unless it says otherwise."""


def draw(scene: Scene, game: Game, theme: Theme | Literal["auto"] = "light") -> str:
    """The picture of a scene. ``auto`` follows the reader's system between light and dark."""
    known = used_symbols(game, scene.areas)
    marks = _marked(scene.choices)
    body: list[str] = []
    say = english(game)
    sheets = {area.key: Sheet(game.name, known, area, say, marks) for area in scene.areas}
    size = _arrange(scene, sheets, body)
    style = _style(theme, used_tokens(known, scene.areas))
    return page(game, game.name, size, style, known, "".join(body))


def page(
    game: Game,
    title: str,
    size: tuple[float, float],
    style: str,
    known: Mapping[str, Symbol],
    body: str,
) -> str:
    """A sheet of paper of this size, drawn on in ink."""
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="isolario" viewBox="0 0 {width:g} '
        f'{height:g}" width="{width:g}" height="{height:g}" role="group">'
        f"<title>{escape(title)}</title><style>{style}</style>{definitions(game.name, known)}"
        f'<rect width="{width:g}" height="{height:g}" class="f-paper"/>{INKED}{body}</g></svg>'
    )


def english(game: Game) -> Say:
    """Says texts in English, in the words of a game."""
    return lambda text: text.english(game.name)


def used_symbols(game: Game, areas: Iterable[Area]) -> dict[str, Symbol]:
    """The drawings that some areas show."""
    known = symbols(game)
    used: dict[str, Symbol] = {}
    for area in areas:
        for sprite in area.sprites:
            if sprite.symbol not in known:
                raise BadSymbol(f"{game.name} has no symbol {sprite.symbol} (for {sprite.key})")
            used[sprite.symbol] = known[sprite.symbol]
    return used


def used_tokens(known: Mapping[str, Symbol], areas: Iterable[Area]) -> set[str]:
    """The colours that these drawings and areas need."""
    tokens = _FURNITURE.union(*(symbol.tokens for symbol in known.values()))
    for area in areas:
        tokens |= {stroke.colour for stroke in area.strokes}
        tokens |= {token for tile in area.tiles for token in (tile.fill, tile.line)}
    return tokens


def draw_area(area: Area, game: Game, say: Say) -> str:
    """One area, its outer box at 0 0, for a picture that already has its colours and drawings."""
    return Sheet(game.name, used_symbols(game, [area]), area, say).svg()


def own_looks(areas: Iterable[Area], game: Game, theme: Theme | Literal["auto"]) -> str:
    """The colours and drawings that a picture of some areas needs to stand alone."""
    areas = tuple(areas)
    known = used_symbols(game, areas)
    return (
        f"<style>{_style(theme, used_tokens(known, areas))}</style>{definitions(game.name, known)}"
    )


def definitions(name: str, known: Mapping[str, Symbol]) -> str:
    """Drawings for a picture to use; their ids begin with a name, usually that of the game."""
    drawn = (_definition(name, symbol) for symbol in known.values())
    return f"<defs>{''.join(drawn)}</defs>"


# --- the page -----------------------------------------------------------------------------------


def _arrange(scene: Scene, sheets: dict[str, Sheet], body: list[str]) -> tuple[float, float]:
    """Puts the areas into place and returns how large the whole is."""
    left = tallest = widest = float(GAP)
    for boards in (True, False):
        y = float(GAP)
        for area in scene.areas:
            if (area.role == "board") is not boards:
                continue
            _, _, width, height = outer_box(area)
            scale = 1 if boards else min(1, COLUMN / width)
            if not boards:
                body.append(sheets[area.key].heading(left, y))
                y += TITLE
            body.append(
                f'<g transform="translate({left:g} {y:g}) scale({scale:.4g})">'
                f"{sheets[area.key].svg()}</g>"
            )
            y += height * scale + GAP
            widest = max(widest, left + width * scale + GAP)
        tallest = max(tallest, y)
        left = widest
    return widest, tallest


def _style(theme: Theme | Literal["auto"], tokens: set[str]) -> str:
    if theme != "auto":
        return TYPE + classes(theme, tokens)
    dark = classes("dark", tokens)
    return f"{TYPE}{classes('light', tokens)}@media (prefers-color-scheme:dark){{{dark}}}"


def _definition(game: str, symbol: Symbol) -> str:
    box = " ".join(f"{number:g}" for number in symbol.box)
    return f'<symbol id="{game}-{symbol.name}" viewBox="{box}">{symbol.markup}</symbol>'


# --- legal places -------------------------------------------------------------------------------


def _marked(choices: Choices) -> set[str]:
    """The cells (as references) and sprites that a move can aim at. A move that covers cells is not
    marked: nearly all could be covered, and its place may be none of them."""
    return {cell for fork in choices.roots for cell in _places(choices, fork)}


def _places(choices: Choices, fork: Fork) -> set[str]:
    found: set[str] = set()
    for branch in fork.branches:
        if fork.facet == "place":
            found.add(branch.value)
        if branch.places is not None and not branch.places.covers:
            found.update(refer(branch.places.area, choices.sets[branch.places.cells]))
        if branch.then is not None:
            found |= _places(choices, branch.then)
    return found
