"""Whatever pages say, the server answers it, and no table suffers."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import pytest

from isolario.server.live import TOO_MUCH
from isolario.server.settings import Settings
from tests.server.fuzz import WITHOUT_LIMITS, Fuzzer
from tests.server.page import server_here
from tests.soaking import SOAK

STRICT = Settings(
    pause=0,
    workers=1,
    rate=1,
    burst=20,
    hello_rate=0.2,
    seat_rate=1,
    address_rate=20,
    address_burst=200,
)
"""However slow the machine is, somebody who is too fast is too fast."""


@pytest.mark.soak
def test_pages_that_say_almost_the_right_thing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    count, each = (100_000, 100) if SOAK else (1500, 5)
    with server_here(tmp_path / "tables.db", WITHOUT_LIMITS) as server:
        fuzzer = Fuzzer(server, random.Random(22))
        fuzzer.run(count, each)
        fuzzer.check()
    assert not fuzzer.missing(each), fuzzer.heard
    assert not complaints(caplog)


@pytest.mark.soak
def test_and_say_too_much(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The same with limits: those who are too fast are told so, and sent away when they do not
    listen."""
    with server_here(tmp_path / "tables.db", STRICT) as server:
        fuzzer = Fuzzer(server, random.Random(23), ["foggy-island"], renew=0)
        fuzzer.run(5000 if SOAK else 120)
        assert fuzzer.reasons["server_too_fast"] > 10
        assert not SOAK or fuzzer.codes[TOO_MUCH] > 10
        fuzzer.check()
    assert not complaints(caplog)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What a server writes down when it cannot answer."""
    return [note.getMessage() for note in caplog.records if note.levelno >= logging.WARNING]
