"""By which name a server is called, and whose word about others it takes.

A page from elsewhere can lead its own name to this machine and then read what is here as if it were
its own. So a request has to call us by an address in digits, by a name of this machine, or by the
one that ``--public-url`` gives.

Behind a proxy all requests come from one address. Whom they really come from the proxy says in a
header; so could anybody, and it is believed only from a proxy that ``--behind-proxy`` names.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
import threading
from urllib.parse import urlsplit

from litestar.handlers.base import BaseRouteHandler

from isolario.server.asking import Asking
from isolario.server.room import networks
from isolario.server.settings import Settings
from isolario.table.problems import NotYours

# What a router or the machine itself puts after its name at home. Nobody can buy a name there.
_AT_HOME = ("", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
_FORWARDED = ("x-forwarded-for", "forwarded", "x-forwarded-proto", "x-real-ip")
_SHOWN = 60  # letters of a name that an answer repeats

_notes = logging.getLogger(__name__)


class Porter:
    """Lets in those who call us by our name; notes once that a proxy is not believed."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname
        self._names = {name.lower() for name in (*settings.hosts, public or "") if name}
        self._names |= names_of(socket.gethostname())
        self._noted = bool(settings.proxies)

    def look_up(self) -> None:
        """Asks for the full name of this machine. That may take a while; nobody waits for it."""

        def ask() -> None:
            self._names |= names_of(socket.getfqdn())

        threading.Thread(target=ask, name="own name", daemon=True).start()

    def check(self, asking: Asking, _handler: BaseRouteHandler) -> None:
        """Raises `NotYours` for a request that calls us by another's name."""
        self._note_proxy(asking)
        for typed in asking.headers.getall("host", []):
            if not self.knows(typed):
                raise NotYours("server_unknown_host", host=typed[:_SHOWN])

    def knows(self, typed: str) -> bool:
        """Whether a name, perhaps with a port, is one of ours."""
        try:
            parts = urlsplit(f"//{typed}")
            host = (parts.hostname or "").rstrip(".")
            stray = parts.username is not None or parts.path or parts.query or parts.fragment
            _ = parts.port
        except ValueError:
            return False
        if stray or not host:
            return False
        return host in self._names or _is_local(host)

    def _note_proxy(self, asking: Asking) -> None:
        if self._noted:
            return
        peer = asking.client.host if asking.client else ""
        said = next((name for name in _FORWARDED if name in asking.headers), None)
        if said is not None:
            self._noted = True
            _notes.warning(
                "%s sends the header %s, which is believed from nobody: all who come from there"
                " count as one; if it is a proxy of yours, say --behind-proxy %s",
                peer,
                said,
                peer,
            )


def names_of(machine: str) -> set[str]:
    """What a machine is called: by itself, and by others at home.

    >>> sorted(names_of("Atlas.example.org"))[:3]
    ['atlas', 'atlas.example.org', 'atlas.fritz.box']
    """
    full = machine.lower().rstrip(".")
    short = full.partition(".")[0]
    return {full, *(short + ending for ending in _AT_HOME)} if short else set()


def _is_local(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def proxy_addresses(typed: str) -> tuple[str, ...]:
    """The proxies that are believed, as they are typed: addresses and networks, with commas in
    between. Raises `ValueError`.

    >>> proxy_addresses("127.0.0.1, 10.0.0.0/8")
    ('127.0.0.1', '10.0.0.0/8')
    """
    found = tuple(part.strip() for part in typed.split(","))
    networks(found)
    return found
