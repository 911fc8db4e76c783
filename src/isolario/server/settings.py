"""The knobs of a server. The defaults suit a family, a club, a small public table."""

from __future__ import annotations

from dataclasses import dataclass

from isolario.table.settings import TableSettings


@dataclass(frozen=True)
class Settings(TableSettings):
    """Those of its tables, and how much it takes from pages. Times are in seconds.

    >>> Settings(pause=0, burst=3).burst
    3
    """

    public_url: str = ""  # where browsers find us, if a proxy stands in between: https://host
    beat: float = 2  # of silence before a heartbeat
    hello: float = 10  # to say hello in after connecting
    slow: float = 20  # a page that takes longer to accept a message is dropped
    backlog: int = 64  # messages that may wait for a page before it is dropped
    message: int = 4096  # bytes of a message from a page
    body: int = 16_384  # bytes of a request
    rate: float = 20  # messages a second from one page …
    burst: int = 60  # … after this many at once
    post_rate: float = 2  # tables opened and seats taken a second from one address …
    post_burst: int = 60
