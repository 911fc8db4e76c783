"""Ports for the servers of tests."""

from __future__ import annotations

import itertools
import os
import socket

FIRST, MANY = 20_000, 12_000
"""Systems give out ports above these by themselves, to any connection that somebody makes. One that
is free now may be somebody's a moment later, before the server that it is for has come up."""

# Those who look at the same time begin far from each other.
_order = itertools.cycle(range(FIRST, FIRST + MANY))
_next = itertools.islice(_order, os.getpid() * 1_009 % MANY, None)


def free_port() -> int:
    """A port that nobody listens at, and that nobody else is told of."""
    for port in itertools.islice(_next, MANY):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
