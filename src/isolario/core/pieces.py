"""Which file of pieces a game is played with: its own, or one that an owner of the box has written.

Only the person who starts the program can choose another file, before the game is first used: in
Python with `use_pieces`, on the command line with ``--pieces``, or by the environment variable
``ISOLARIO_PIECES``, which is how it reaches the processes of a server. Nothing that comes over
the net can.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from isolario.core.errors import BadPieces, NotAllowed

VARIABLE = "ISOLARIO_PIECES"
FILE = "pieces.toml"

BEGUN: set[str] = set()
"""The games that have been made, and have read their pieces by now."""


def use_pieces(game: str, path: str | Path) -> None:
    """Plays a game with the pieces in a file, from now on.

    >>> use_pieces("atlantis", "my_tiles.toml")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: my_tiles.toml: there is no such file
    """
    file = Path(path)
    if not file.is_file():
        raise BadPieces(str(path), "there is no such file")
    if game in BEGUN:
        raise NotAllowed(f"{game} has already begun with other pieces")
    chosen = {**_chosen(), game: str(file.resolve())}
    os.environ[VARIABLE] = os.pathsep.join(f"{name}={where}" for name, where in chosen.items())


def pieces_of(game: str, folder: Path) -> Path:
    """The file to read the pieces of a game from.

    >>> pieces_of("atlantis", Path("atlantis")).as_posix()
    'atlantis/pieces.toml'
    """
    own = _chosen().get(game)
    return Path(own) if own else folder / FILE


def fingerprint(file: Path, folder: Path) -> str:
    """What tells other pieces from a game's own, in records: ``""`` for its own."""
    if file == folder / FILE:
        return ""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def _chosen() -> dict[str, str]:
    """The files that stand in for games' own, by game."""
    entries = os.environ.get(VARIABLE, "").split(os.pathsep)
    return dict(entry.split("=", 1) for entry in entries if "=" in entry)
