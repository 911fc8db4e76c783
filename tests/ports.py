"""Ports for the servers of tests."""

from __future__ import annotations

import itertools
import os
import socket

FIRST, EACH = 20_000, 1_000
"""Systems give out ports above these by themselves, to any connection that somebody makes. One that
is free now may be somebody's a moment later, before the server that it is for has come up."""

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
_next = itertools.cycle(range(FIRST + _worker * EACH, FIRST + (_worker + 1) * EACH))


def free_port() -> int:
    """A port that nobody listens at, and that nobody else is told of."""
    for port in itertools.islice(_next, EACH):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
