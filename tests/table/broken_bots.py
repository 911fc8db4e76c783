"""Bots that fail, for worker processes to run; imports next to nothing, so that they start fast."""

from __future__ import annotations

import os
import time


def die(*_: object) -> tuple[bool, str]:
    """A crash without an exception."""
    os._exit(3)


def dawdle(*_: object) -> tuple[bool, str]:
    """Thinks and thinks."""
    time.sleep(60)
    return False, ""


def plod(game: str, pieces: str, name: str, view: bytes, recall: bytes) -> tuple[bool, str]:
    """Thinks like all the others, unless it looks ahead: then it takes for ever."""
    from isolario.table import worker

    if name == "hard":
        time.sleep(60)
    return worker.think(game, pieces, name, view, recall)
