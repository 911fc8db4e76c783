"""How a helper process begins: it gives way to everything else, and goes when the process that it
helps goes, however that ended."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import connection, parent_process

from isolario import all_games


def settle_in(nice: int) -> None:
    """People come first; Ctrl-C is meant for the other process, and without it there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()
    list(all_games().values())  # reading the rulebooks takes time, not the first piece of work's


def _leave_with(sentinel: int) -> None:
    # A killed server cannot tell its workers; they would wait for ever.
    connection.wait([sentinel])
    os._exit(1)
