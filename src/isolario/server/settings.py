"""The knobs of a server. The defaults suit a family, a club, a small public table."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


def _workers() -> int:
    """One processor stays free for the people at the tables."""
    return min(4, max(1, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    """How fast, how much, how long. Times are in seconds.

    >>> Settings(pause=0).pause
    0
    """

    pause: float = 0.8  # between what people see bots do, so that they can follow
    think: float = 20  # a bot that takes longer is asked once more, then the easy one plays
    lease: float = 10  # after a crash a bot's turn is taken up again within this time
    workers: int = field(default_factory=_workers)  # processes in which bots think
    beat: float = 15  # of silence, then a heartbeat
    hello: float = 10  # to say hello in after connecting
    slow: float = 20  # a page that takes longer to accept a message is dropped
    backlog: int = 64  # messages that may wait for a page before it is dropped
    message: int = 4096  # bytes of a message from a page
    body: int = 16_384  # bytes of a request
    rate: float = 20  # messages a second from one page …
    burst: int = 60  # … after so many at once
    post_rate: float = 2  # tables opened and seats taken a second from one address …
    post_burst: int = 60
    guests: int = 200  # pages at one table
    name: int = 40  # letters of a name
