"""A time limit, so that a check of something that hangs comes to an end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class TookTooLong(Exception):
    """Something did not end in time."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Ends whatever runs inside with `TookTooLong` after some seconds of processor time.

    Only where the system has such alarms, and in the main thread; elsewhere there is no limit.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() != threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> NoReturn:
        raise TookTooLong(f"not finished after {seconds:g} seconds of processor time")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
