"""A contact sheet: all pieces of a game as they are drawn, on a page that needs nothing else.

A game says what there is in `Sheet`s, one for each kind of piece; each piece says how it is drawn
around a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from isolario.core.text import Text
from isolario.picture.figure import figure
from isolario.picture.scene import Area, Label, Sprite
from isolario.picture.sheet import Say

if TYPE_CHECKING:
    from isolario.core.game import Game

WIDE = 960.0
_CAPTION = 26.0  # u: below each piece
_STYLE = (
    "body{margin:2rem auto;max-width:62rem;padding:0 1rem;background:#f4ecd8;color:#2b2118;"
    "font-family:'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif}"
    "svg{width:100%;height:auto}h1,h2{font-weight:600}"
)


class Piece(NamedTuple):
    """One piece: what is written below it, and how it is drawn around a place."""

    caption: Text | str
    drawn: Callable[[float, float], Iterable[Sprite]]


class Sheet(NamedTuple):
    """All pieces of a kind, and how large the place for each is."""

    title: Text
    pieces: tuple[Piece, ...]
    wide: float
    high: float

    def area(self) -> Area:
        """The pieces in rows."""
        columns = max(1, int(WIDE // self.wide))
        rows = -(-len(self.pieces) // columns)
        sprites: list[Sprite] = []
        labels: list[Label] = []
        for at, piece in enumerate(self.pieces):
            x = self.wide * (at % columns + 0.5)
            y = (self.high + _CAPTION) * (at // columns) + self.high / 2
            sprites += piece.drawn(x, y)
            labels.append(Label(f"{at}", x, y + self.high / 2 + 11, piece.caption, 14))
        high = (self.high + _CAPTION) * rows
        box = (0.0, 0.0, WIDE, high)
        return Area("sheet", "offer", self.title, box, tuple(sprites), labels=tuple(labels))


def one(symbol: str, scale: float = 1) -> Callable[[float, float], Iterable[Sprite]]:
    """A piece that is one drawing."""
    return lambda x, y: (Sprite(f"{symbol} {x:g} {y:g}", symbol, x, y, scale=scale),)


def contact_page(game: Game, say: Say, title: str, language: str) -> str:
    """The sheets of a game as a page."""
    sheets = game.contact_sheet() if game.contact_sheet else ()
    body = "".join(
        f"<h2>{escape(say(sheet.title))}</h2>{figure(sheet.area(), game, say, theme='light')}"
        for sheet in sheets
        if sheet.pieces
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style><h1>{escape(title)}</h1>{body}</html>\n"
    )
