"""Where the drawings of the sides are: in this folder, or beside the file of an owner's pieces.

What has not been drawn yet is drawn when first needed, which takes some seconds, and kept.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from isolario.core.pieces import fingerprint
from isolario.games.land_vs_sea.pieces import FOLDER, SOURCE

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
    mark = fingerprint(SOURCE, FOLDER)
    return _beside(SOURCE, mark) / name if mark else OURS[name]


@cache
def _beside(pieces: Path, mark: str) -> Path:
    """The folder with the drawings of a file's sides."""
    from isolario.games.land_vs_sea.scene import tiles_art

    folder = pieces.with_name(f"{pieces.stem}-drawings-{mark}")
    if folder.is_dir():
        return folder
    texts = tiles_art.texts()
    try:  # all or nothing: other processes may be looking for it
        fresh = Path(tempfile.mkdtemp(dir=folder.parent))
    except OSError:
        fresh = folder = Path(tempfile.mkdtemp())
    for name, text in texts.items():
        (fresh / name).write_text(text, "utf-8")
    try:
        return fresh.rename(folder)
    except OSError:
        return folder if folder.is_dir() else fresh
