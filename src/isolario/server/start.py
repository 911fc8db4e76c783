"""What ``isolario`` and ``isolario serve`` do: open store and door, and say where they are."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress

from isolario.core.text import Text
from isolario.server.app import create_app, run
from isolario.server.door import HERE, USUAL, address_of, open_any_door, open_door
from isolario.server.notes import write_json
from isolario.server.opening import Tell
from isolario.server.places import FORMER, chosen_place, usual_place
from isolario.server.settings import Settings
from isolario.server.store import SqlStore


def start(
    tell: Tell,
    host: str = HERE,
    port: int | None = None,
    store: str | None = None,
    public_url: str = "",
    behind_proxy: tuple[str, ...] = (),
    forget: float = 0,
    notes: str = "text",
    browser: bool = False,
) -> None:
    """Serves until Ctrl-C. Without a ``port`` it is the usual one; for a ``browser``, which is told
    where to go, the next free one will do."""
    if notes == "json":
        write_json(sys.stderr)
    chosen = chosen_place(store)
    kept = SqlStore(chosen, None, tell) if chosen else SqlStore(usual_place(), FORMER, tell)
    anywhere = browser and port is None
    door = (open_any_door if anywhere else open_door)(host, USUAL if port is None else port)
    address = f"{public_url}/" if public_url else address_of(door, host)

    def ready() -> None:
        if anywhere and door.getsockname()[1] != USUAL:
            tell(Text("serve_other_port", {"port": str(USUAL)}))
        tell(Text("serve_address", {"address": address}))
        tell(Text("serve_store", {"place": kept.place}))
        if browser and may_browse(os.environ):
            browse(address)

    with door:
        settings = Settings(
            public_url=public_url, proxies=behind_proxy, hosts=(host,), forget=forget
        )
        run(create_app(kept, settings), door, ready)


def may_browse(environment: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on: without one, a text browser would take
    over the terminal.

    >>> may_browse({"DISPLAY": ":0"})
    True
    """
    if sys.platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def browse(address: str) -> None:
    """Opens a browser there, if there is one. Some return only when they are
    closed, so this one does not wait."""

    def look() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    threading.Thread(target=look, name="browser", daemon=True).start()
