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
