"""Where the drawings of the tiles are: in this game's folder, or beside the file of an owner's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from isolario.games.beacon_patrol.pieces import FOLDER, SOURCE
from isolario.picture.beside import SYMBOLS, drawings_beside


@cache
def symbols() -> Path:
    """The file with the drawings of the tiles in use.

    >>> symbols().parent.name
    'beacon_patrol'
    """
    return drawings_beside(SOURCE, FOLDER, _drawn) / SYMBOLS


def _drawn() -> dict[str, str]:
    from isolario.games.beacon_patrol.scene import tiles_art

    return {SYMBOLS: tiles_art.renewed((FOLDER / SYMBOLS).read_text("utf-8"))}
