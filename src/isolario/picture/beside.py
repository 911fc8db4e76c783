"""Drawings of pieces that an owner of the box has described: kept beside the file of the pieces.

What has not been drawn yet is drawn when first needed, and kept for every process that comes later.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from isolario.core.pieces import fingerprint

SYMBOLS = "symbols.toml"


def drawings_beside(pieces: Path, folder: Path, drawn: Callable[[], Mapping[str, str]]) -> Path:
    """The folder with the drawings of a file's pieces; ``drawn`` makes them, by name of file. Those
    of a game's own pieces are in its own folder.

    >>> drawings_beside(Path("atlantis/pieces.toml"), Path("atlantis"), dict).as_posix()
    'atlantis'
    """
    mark = fingerprint(pieces, folder)
    if not mark:
        return folder
    kept = pieces.with_name(f"{pieces.stem}-drawings-{mark}")
    if kept.is_dir():
        return kept
    texts = drawn()
    try:  # all or nothing: other processes may be looking for it
        fresh = Path(tempfile.mkdtemp(dir=kept.parent))
    except OSError:
        fresh = kept = Path(tempfile.mkdtemp())
    for name, text in texts.items():
        (fresh / name).write_text(text, "utf-8")
    try:
        return fresh.rename(kept)
    except OSError:
        return kept if kept.is_dir() else fresh
