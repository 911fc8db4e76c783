"""Where the drawings of the sides are: in this folder, or beside the file of an owner's pieces.
It takes some seconds to draw them all; a side that is as ours of its name looks as ours does.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from isolario.games.land_vs_sea.pieces import FOLDER, OWN_BOX, SIDES, SOURCE, unlike_ours
from isolario.picture.beside import drawings_beside

OURS = {
    "symbols.toml": FOLDER / "symbols.toml",
    "things.toml": FOLDER / "scene/things.toml",
    "regions.toml": FOLDER / "scene/regions.toml",
}


@cache
def file(name: str) -> Path:
    """The file of this name that belongs to the pieces in use.

    >>> file("things.toml").name
    'things.toml'
    """
    return _theirs() / name if OWN_BOX else OURS[name]


@cache
def _theirs() -> Path:
    """The folder with the drawings of an owner's sides."""
    from isolario.games.land_vs_sea.scene import tiles_art

    return drawings_beside(
        SOURCE, FOLDER, lambda: tiles_art.texts(alike={*SIDES}.difference(unlike_ours()))
    )
