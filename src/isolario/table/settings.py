"""The knobs of a table."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


def _workers() -> int:
    """One processor stays free for the people at the tables."""
    return min(4, max(1, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class TableSettings:
    """How fast, how much, how long. Times are in seconds.

    >>> TableSettings(pause=0).pause
    0
    """

    pause: float = 0.8  # between what people see bots do, so that they can follow
    think: float = 20  # a bot that takes longer is asked once more, then the easy one plays
    steady: float = 0.1  # a bot's glance at what others must not know takes this long, always
    lease: float = 10  # after a crash a bot's turn is taken up again within this time
    here: float = 30  # somebody counts as present for this long after we last said so
    workers: int = field(default_factory=_workers)  # processes in which bots look ahead
    nice: int = 10  # by how much those stand back for everything else
    guests: int = 200  # at one table
    name: int = 40  # letters of a name
    forget: float = 0  # days after which a table that nobody touches is done away with; 0: never
