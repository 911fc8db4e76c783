"""A record from a file, in a browser on this machine: ``isolario replay --browser FILE``."""

from __future__ import annotations

import socket
from collections.abc import Callable
from urllib.parse import urlencode

import uvicorn

from isolario.core.record import Record
from isolario.server.app import create_app
from isolario.table.archive import NAME, shelved
from isolario.table.memory import MemoryStore
from isolario.table.messages import Eyes

HERE = "127.0.0.1"  # nobody else can look


def show(
    record: Record, played: float, eyes: Eyes = None, tell: Callable[[str], object] = print
) -> None:
    """Serves the replay of a good record until Ctrl-C, and says where. ``played``: when, in seconds
    since 1970. Nothing is kept."""
    app = create_app(MemoryStore([shelved(record, played)]))
    asked = "" if eyes is None else "?" + urlencode({"seat": eyes})
    with socket.create_server((HERE, 0)) as door:
        tell(f"http://{HERE}:{door.getsockname()[1]}/t/{NAME}/replay{asked}")
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        uvicorn.Server(config).run(sockets=[door])
