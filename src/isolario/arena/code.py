"""Which code plays: a fingerprint of rules and bots, so that games of one version are never counted
together with those of another, and no machine of a cluster plays by other code."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import isolario
from isolario.arena.kind import Kind
from isolario.arena.player import Player

HERE = Path(isolario.__file__).parent
PARTS = ("core", "bots")
SUFFIXES = (".py", ".toml")
UNPLAYED = {"scene", "text"}  # folders of a game that change no move


def code_of(player: Player, kind: Kind) -> str:
    """The fingerprint of what a player plays a game by."""
    package = Path(player.folder) / "isolario" if player.folder else HERE
    folder = kind.rulebook.folder
    if folder.is_relative_to(HERE):
        folder = package / folder.relative_to(HERE)
    return _fingerprint(package, folder)


@cache
def _fingerprint(package: Path, game: Path) -> str:
    digest = hashlib.sha256()
    for root in (*(package / part for part in PARTS), game):
        for file in sorted(root.rglob("*")):
            inside = file.relative_to(root)
            if file.suffix in SUFFIXES and not UNPLAYED & {*inside.parts}:
                digest.update(f"{root.name}/{inside.as_posix()}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
