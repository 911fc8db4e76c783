"""Behind a proxy with several servers: whatever happens to the one that a page has come to, the
page notices, comes to another and goes on."""

from __future__ import annotations

import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Mapper
from tests.server.page import QUICK, Page, Process
from tests.server.postgresql import Cluster
from tests.server.several import Several, several
from tests.soaking import SOAK

BEAT = 0.5
OFTEN = replace(QUICK, beat=BEAT)
"""A page notices within two seconds that a server is silent."""


@dataclass
class Line:
    """From a page through the proxy to a server."""

    page: socket.socket
    server: socket.socket
    leads_to: Process
    asked: bool = False  # and not answered yet

    def cut(self) -> None:
        for end in (self.page, self.server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Proxy:
    """Lets each connection through to the first of some servers that takes it."""

    def __init__(self, servers: list[Process]) -> None:
        self.servers = servers
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self._lines: list[Line] = []
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def give_up(self, server: Process) -> None:
        """Nothing goes to it any more, and who waits for its answer is told that none will come.
        A line over which nobody asks anything stays open."""
        self.servers = [it for it in self.servers if it is not server]
        for line in self._lines:
            if line.leads_to is server and line.asked:
                line.cut()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                for server in self.servers:
                    with suppress(OSError):
                        there = socket.create_connection(("127.0.0.1", server.port))
                        break
                else:
                    here.close()
                    continue
                line = Line(here, there, server)
                self._lines.append(line)
                for carry in (self._ask, self._answer):
                    threading.Thread(target=carry, args=(line,), daemon=True).start()

    def _ask(self, line: Line) -> None:
        with suppress(OSError):
            while (data := line.page.recv(65536)) and line.leads_to in self.servers:
                line.asked = True
                line.server.sendall(data)
        line.cut()

    def _answer(self, line: Line) -> None:
        with suppress(OSError):
            while data := line.server.recv(65536):
                line.asked = False
                line.page.sendall(data)
        line.cut()

    def close(self) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for line in self._lines:
            line.cut()
            line.page.close()
            line.server.close()


@contextmanager
def proxy(servers: list[Process]) -> Iterator[Proxy]:
    between = Proxy(servers)
    try:
        yield between
    finally:
        between.close()


def kill(servers: Several, between: Proxy) -> None:
    servers.kill(servers.all[0])


def hold_up(servers: Several, between: Proxy) -> None:
    """It takes whatever comes and answers nothing; a while later the proxy finds out, too."""
    servers.all[0].process.send_signal(signal.SIGSTOP)
    threading.Timer(BEAT, between.give_up, [servers.all[0]]).start()


HARMS: dict[str, Callable[[Several, Proxy], None]] = {"killed": kill, "held up": hold_up}


def comes_back(browser: Browser, cluster: Cluster, harm: str) -> float:
    """Somebody looks at a table while that happens to the server that they have come to, and
    another player decides at once at the other server. The seconds until they see it."""
    with several(cluster, settings=OFTEN) as servers, proxy(servers.all[:]) as between:
        here, there = servers.all
        table, keys = here.open("me", "me", game="beacon-patrol")
        players = {seat: there.page(table, key) for seat, key in keys.items()}
        (mover,) = [seat for seat, player in players.items() if player.may_move]
        players.pop(1 - mover).leave()
        bob = players[mover]
        olia = Mapper(browser, f"http://127.0.0.1:{between.port}", "Оля")
        olia.hold(keys[1 - mover])
        olia.go(f"/t/{table}")
        olia.page.wait_for_selector("main[data-over=false] .boards svg")
        olia.settled()
        olia.wait(lambda: olia.received.count(olia.received[-1]) > 1, "two beats of the server")
        lines = olia.count(".log .entry")
        HARMS[harm](servers, between)
        since = time.monotonic()
        go_on(bob)
        olia.wait(lambda: olia.count(".log .entry") > lines, "what was decided elsewhere")
        took = time.monotonic() - since
        while not bob.over and bob.may_move:
            go_on(bob)
        assert olia.turn_or_end()
        olia.troubles[:] = [it for it in olia.troubles if "WebSocket" not in it]
        olia.decide(0)
        olia.close()
        return took


def go_on(player: Page) -> None:
    assert player.may_move
    player.play(player.moves[0])


# One that is gone is also what `test_behind_nginx.py` shows.
@pytest.mark.parametrize("harm", HARMS if SOAK else ["held up"])
@pytest.mark.soak
def test_a_page_comes_to_another_server_and_goes_on(
    browser: Browser, cluster: Cluster, harm: str
) -> None:
    comes_back(browser, cluster, harm)
