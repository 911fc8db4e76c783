"""The door of a server: the port where it listens. It is open before anybody is told of it."""

from __future__ import annotations

import errno
import os
import socket
from urllib.parse import urlsplit

from isolario.core.errors import IsolarioError

HERE = "127.0.0.1"
USUAL = 8000
_EVERYWHERE = ("0.0.0.0", "::")
_UNKNOWN_NAME = (socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL)
_TRIED = 20  # ports in a row, before any free one will do


class NoDoor(IsolarioError):
    """A port that cannot be opened; the message says why, and what to do."""


def port_number(typed: str) -> int:
    """A port as it is typed; 0 stands for any free one. Raises `ValueError`.

    >>> port_number("8000")
    8000
    """
    number = int(typed)
    if not 0 <= number < 2**16:
        raise ValueError(typed)
    return number


def public_url(typed: str) -> str:
    """The address that browsers know a server by: scheme, host and perhaps a port. Raises
    `ValueError`.

    >>> public_url("https://Maps.example:443/")
    'https://maps.example'
    """
    parts = urlsplit(typed)
    extra = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or extra:
        raise ValueError(typed)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def open_door(host: str = HERE, port: int = USUAL) -> socket.socket:
    """Listens at a port; 0 stands for any free one. Raises `NoDoor`."""
    try:
        return _listen(host, port)
    except OSError as error:
        raise NoDoor(_why_not(host, port, error)) from None
    except (OverflowError, UnicodeError):
        raise NoDoor(f"there is no port {port} at {host}") from None


def open_any_door(host: str = HERE, port: int = USUAL) -> socket.socket:
    """Listens at the first port from this one on that nobody else has taken. Raises `NoDoor`."""
    for number in range(port, port + _TRIED):
        try:
            return _listen(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
    else:
        port = 0
    return open_door(host, port)


def address_of(door: socket.socket, host: str = HERE) -> str:
    """Where a browser on this machine finds the server that was asked to listen at ``host``."""
    if host in _EVERYWHERE:
        both = host != "::" or socket.has_dualstack_ipv6()
        host = HERE if both else "::1"
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{door.getsockname()[1]}/"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, dualstack_ipv6=both)


def _why_not(host: str, port: int, error: OSError) -> str:
    another = "--port takes another, 0 any free one; make play PORT=…"
    elsewhere = "--host takes another"
    if error.errno in _UNKNOWN_NAME:
        return f"cannot listen at {host}: nobody knows that name; {elsewhere}"
    match error.errno:
        case errno.EADDRINUSE:
            return f"cannot open port {port}: it is taken, perhaps by another Isolario; {another}"
        case errno.EACCES:
            return f"cannot open port {port}: this user may not; {another}"
        case errno.EADDRNOTAVAIL:
            return f"cannot listen at {host}: this machine has no such address; {elsewhere}"
        case _:
            return f"cannot open port {port} at {host} ({os.strerror(error.errno or 0)}); {another}"
