"""nginx as docs/run-a-server.md sets it up, with TLS, before two servers that are started as it
says: a browser plays through it, and goes on when its server is exchanged."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Mapper
from tests.paths import ROOT
from tests.ports import free_port
from tests.server.page import PATIENCE
from tests.server.postgresql import Cluster
from tests.soaking import SOAK

PAGE = (ROOT / "docs" / "run-a-server.md").read_text("utf-8")
(CONFIGURED,) = re.findall(r"^```nginx\n(.*?)^```$", PAGE, re.M | re.S)
(STARTED,) = re.findall(r"^ExecStart=\S*/(isolario .*)$", PAGE, re.M)

AROUND = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{configured}
}}
"""


def replaced(text: str, others: dict[str, str]) -> str:
    for one, other in others.items():
        assert one in text, f"{one} is not in {text}"
        text = text.replace(one, other)
    return text


class Site:
    """Two servers, and nginx before them."""

    def __init__(self, folder: Path, store: str) -> None:
        self.folder = folder
        self.store = store
        self.door, *self.ports = (free_port() for _ in range(3))
        self.address = f"https://localhost:{self.door}"
        self.running: list[subprocess.Popen[bytes]] = []
        self.servers = [self.serve(port) for port in self.ports]

    def serve(self, port: int) -> subprocess.Popen[bytes]:
        line = replaced(STARTED, {"%i": str(port), "https://maps.example": self.address})
        program = Path(sys.executable).with_name("isolario")
        command = [str(program), *line.split()[1:]]
        server = self._start(command, {**os.environ, "ISOLARIO_STORE": self.store})
        wait_for(f"http://127.0.0.1:{port}/health/ready")
        return server

    def holder(self) -> int:
        """The server that the one page there is has come to."""
        told = [httpx.get(f"http://127.0.0.1:{port}/metrics").text for port in self.ports]
        (found,) = (nth for nth, its in enumerate(told) if "\nisolario_sockets 1.0\n" in its)
        return found

    def end(self, nth: int) -> None:
        self.servers[nth].terminate()
        self.servers[nth].wait(PATIENCE)

    def proxy(self, program: str) -> None:
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        make = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
        made = [*make.split(), "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(made, check=True, capture_output=True)
        configured = replaced(
            CONFIGURED,
            {
                "127.0.0.1:8001": f"127.0.0.1:{self.ports[0]}",
                "127.0.0.1:8002": f"127.0.0.1:{self.ports[1]}",
                "listen 443": f"listen 127.0.0.1:{self.door}",
                "/etc/ssl/maps.example.pem": str(certificate),
                "/etc/ssl/maps.example.key": str(key),
                "maps.example": "localhost",
                "$host;": f"$host:{self.door};",  # at 443 a browser says no port
            },
        )
        user = "user root;" if os.geteuid() == 0 else ""
        written = self.folder / "nginx.conf"
        written.write_text(AROUND.format(user=user, folder=self.folder, configured=configured))
        self._start([program, "-p", str(self.folder), "-c", str(written)], dict(os.environ))
        wait_for(f"{self.address}/api/games")

    def _start(self, command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(command, env=environment)
        self.running.append(process)
        return process

    def close(self) -> None:
        for process in reversed(self.running):
            process.terminate()
        for process in self.running:
            process.wait(PATIENCE)


def wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            if httpx.get(address, verify=False).status_code == 200:
                return
        time.sleep(0.05)
    raise AssertionError(f"{address} does not answer")


@contextmanager
def site(folder: Path, cluster: Cluster) -> Iterator[Site]:
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        if os.environ.get("ISOLARIO_NEED_BROWSER"):
            pytest.fail("nginx is not installed")
        pytest.skip("nginx is not installed")
    running = Site(folder, cluster.fresh())
    try:
        running.proxy(program)
        yield running
    finally:
        running.close()


def arrivals(person: Mapper) -> int:
    """How often the table has welcomed somebody."""
    return sum('"type":"joined"' in text for text in person.received)


@pytest.mark.soak
def test_a_browser_plays_through_it(browser: Browser, cluster: Cluster, tmp_path: Path) -> None:
    with site(tmp_path, cluster) as running:
        olia = Mapper(browser, running.address, "Оля")
        olia.go("/")
        olia.page.click("[data-game=cartographers] [data-act=first]")
        assert olia.turn_or_end()
        olia.draw()
        (cookie,) = olia.context.cookies(running.address)
        assert cookie["secure"]
        assert cookie["httpOnly"]
        assert cookie["name"].startswith("__Host-")
        for arrived in (1, 2) if SOAK else (1,):
            assert arrivals(olia) == arrived
            nth = running.holder()
            running.end(nth)
            olia.wait(lambda: arrivals(olia) > arrived, "the other server")  # noqa: B023
            assert olia.turn_or_end()
            olia.draw()
            if SOAK:
                running.servers[nth] = running.serve(running.ports[nth])
        for hidden in ("metrics", "health/ready"):
            assert httpx.get(f"{running.address}/{hidden}", verify=False).status_code == 404
        olia.troubles[:] = [it for it in olia.troubles if "WebSocket" not in it]
        olia.close()
