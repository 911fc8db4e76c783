"""A record from a file, in a browser on this machine: ``isolario replay --browser FILE``."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

from isolario.core.record import Record
from isolario.server.app import create_app, run
from isolario.server.door import address_of, open_door
from isolario.table.archive import NAME, shelved
from isolario.table.memory import MemoryStore
from isolario.table.messages import Eyes


def show(
    record: Record, played: float, eyes: Eyes = None, tell: Callable[[str], object] = print
) -> None:
    """Serves the replay of a good record until Ctrl-C, and says where. ``played``: when, in seconds
    since 1970. Nothing is kept, and nobody on another machine can look."""
    app = create_app(MemoryStore([shelved(record, played)]))
    asked = "" if eyes is None else "?" + urlencode({"seat": eyes})
    with open_door(port=0) as door:
        run(app, door, lambda: tell(f"{address_of(door)}t/{NAME}/replay{asked}"))
