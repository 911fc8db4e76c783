"""A line to a server that does what no browser would: says half of something, or never listens."""

from __future__ import annotations

import os
import re
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from isolario.table.messages import FromPage
from tests.server.page import PATIENCE, Process, Server, bearer

_LOOKS = 20  # at a server one after the other, all of which find it asleep
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])  # an answer that nobody asked for, and nobody minds
_TINY = 4096  # bytes that the system takes in for somebody who does not listen


class Wire:
    """A connection by hand."""

    def __init__(self, server: Server, tiny: bool = False) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if tiny:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _TINY)
        self.socket.connect(("127.0.0.1", server.port))
        self.host = f"127.0.0.1:{server.port}"
        self._left = b""  # what came after the last answer

    def send(self, data: str) -> None:
        self.socket.sendall(data.encode("latin-1"))

    def request(self, line: str, headers: Mapping[str, str] | None = None, body: str = "") -> None:
        said = {"Host": self.host, **(headers or {})}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        self.send(f"{line} HTTP/1.1\r\n{head}\r\n{body}")

    def ask(self, line: str, headers: Mapping[str, str] | None = None, body: str = "") -> int:
        """Sends a request; the status of the answer."""
        self.request(line, headers, body)
        return self.status()

    def status(self) -> int:
        """The status of the answer that comes next; 0 if the connection is closed instead."""
        data = b""
        while b"\r\n\r\n" not in data:
            if not (more := self.heard()):
                return 0
            data += more
        head, _, rest = data.partition(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        body = int(length[1]) if length else 0
        while len(rest) < body and (more := self.heard()):
            rest += more
        self._left = rest[body:]
        return int(head.split(b" ", 2)[1])

    def heard(self) -> bytes:
        """What comes next; nothing if the connection is closed instead."""
        if left := self._left:
            self._left = b""
            return left
        try:
            return self.socket.recv(65_536)
        except ConnectionResetError:
            return b""

    def closed(self) -> bool:
        """Listens to the end; fails if there is none."""
        while self.heard():
            pass
        return True

    def is_cut(self, saying: bytes = b"\r\n") -> bool:
        """Whether the other end no longer takes anything: tried for a while, without listening."""
        self.socket.settimeout(0.1)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                self.socket.sendall(saying)
                time.sleep(0.1)
            except TimeoutError:
                pass
            except ConnectionError:
                return True
        return False

    def close(self) -> None:
        self.socket.close()

    def __del__(self) -> None:
        """Else Python would complain of it in another test."""
        self.close()

    # --- as a WebSocket ---------------------------------------------------------------------

    def upgrade(self, path: str, token: str = "") -> None:
        self.request(
            f"GET {path}",
            {
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
                **(bearer(token) if token else {}),
            },
        )
        assert self.status() == 101

    def say(self, message: FromPage) -> None:
        self.frame(0x81, msgspec.json.encode(message))

    def frame(self, kind: int, data: bytes) -> None:
        """One frame, with a mask of zeros."""
        size = bytes([0x80 | len(data)])
        if len(data) > 125:
            size = bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
        self.socket.sendall(bytes([kind]) + size + bytes(4) + data)


def hang_up(wires: list[Wire]) -> None:
    for wire in wires:
        with suppress(OSError):
            wire.close()
    wires.clear()


def memory(server: Process) -> int:
    """The bytes that the process has in memory."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def let_work(server: Process) -> None:
    """Waits until the process has nothing left to do but to listen: all of it sleeps, however often
    one looks. On a busy machine it may have to wait for its turn, but then it does not sleep."""
    looks, until = 0, time.monotonic() + 4 * PATIENCE
    while looks < _LOOKS:
        assert time.monotonic() < until
        time.sleep(0.01)
        looks = looks + 1 if _sleeps(server) else 0


def _sleeps(server: Process) -> bool:
    """Whether none of its threads does anything."""
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/stat")
    return all(it.read_text().rpartition(")")[2].split()[0] == "S" for it in threads)
