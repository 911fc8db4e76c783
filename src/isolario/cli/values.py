"""Values that are typed after an option: what they are, or one line that says what is wanted."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar

from isolario.core.text import shorten

T = TypeVar("T")


def count(typed: str) -> int:
    return _read(_positive, typed, "a number of 1 or more")


def _positive(typed: str) -> int:
    number = int(typed)
    if number < 1:
        raise ValueError(typed)
    return number


def points(typed: str) -> float:
    return _read(_share, typed, "a number of points between 0 and 50")


def _share(typed: str) -> float:
    points = float(typed)
    if not 0 < points < 50:
        raise ValueError(typed)
    return points


def port(typed: str) -> int:
    from isolario.server.door import port_number

    return _read(port_number, typed, "a port: a number from 0 to 65535 is")


def public_url(typed: str) -> str:
    from isolario.server.door import public_url

    return _read(public_url, typed, "an address such as https://maps.example")


def proxies(typed: str) -> tuple[str, ...]:
    from isolario.server.hosts import proxy_addresses

    return _read(proxy_addresses, typed, "an address such as 127.0.0.1 or 10.0.0.0/8")


def _read(read: Callable[[str], T], typed: str, wanted: str) -> T:
    try:
        return read(typed)
    except ValueError:
        reason = f"{shorten(typed, 60)!r} is not {wanted}"
        raise argparse.ArgumentTypeError(reason) from None
