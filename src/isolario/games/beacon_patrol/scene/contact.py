"""All tiles as they are drawn, for the owner of a box to look through."""

from __future__ import annotations

from isolario.core.text import Text
from isolario.games.beacon_patrol.pieces import PIECES, Tile
from isolario.games.beacon_patrol.scene.parts import SYMBOL
from isolario.picture.contact import Piece, Sheet, one


def contact_sheet() -> tuple[Sheet, ...]:
    """The tiles by where they belong."""
    parts: tuple[tuple[str, tuple[Tile, ...]], ...] = (
        ("sheet_base", (PIECES.headquarters, *PIECES.base)),
        ("sheet_windmills", PIECES.windmills),
        ("sheet_piers", PIECES.piers),
    )
    return tuple(
        Sheet(Text(title), tuple(Piece(it.id, one(SYMBOL[it.id])) for it in tiles), 120, 108)
        for title, tiles in parts
    )
