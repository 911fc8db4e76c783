"""All tiles as they are drawn, for the owner of a box to look through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from isolario.core.text import Text
from isolario.games.land_vs_sea.options import ALL
from isolario.games.land_vs_sea.pieces import APART, TILES
from isolario.games.land_vs_sea.scene.parts import side_text, tile_sprites
from isolario.picture.contact import Piece, Sheet
from isolario.picture.scene import Sprite

_STEP = 112.0  # u: from the front of a tile to its back


def _sides(*names: str) -> Callable[[float, float], Iterable[Sprite]]:
    """The sides of a tile, side by side, with all that is on them."""

    def drawn(x: float, y: float) -> Iterable[Sprite]:
        for place, name in enumerate(names):
            across = x + _STEP * (place - (len(names) - 1) / 2)
            yield from tile_sprites(name, name, across, y, 1, ALL, side_text(name, ALL))

    return drawn


def contact_sheet() -> tuple[Sheet, ...]:
    """The tiles, front and back, and those that are not shuffled."""
    tiles = [Piece(f"{front} / {back}", _sides(front, back)) for front, back in TILES]
    apart = [Piece(name, _sides(name)) for name in APART]
    return (
        Sheet(Text("sheet_tiles"), tuple(tiles), 240, 124),
        Sheet(Text("sheet_apart"), tuple(apart), 160, 124),
    )
