"""How many people can play at once? Prints a table.

    python benchmarks/load.py [--sockets 2000] [--twelve 10] [--moves 100] [--seconds 30]
    python benchmarks/load.py --servers 2

A real server in a process of its own, with its store on disk, and pages without a browser that
talk to it over loopback from other processes. With ``--servers`` so many of them share a database
on PostgreSQL, and each page comes to any of them; 1 compares with 2.

Pages sit at tables of all games: three sockets at most, two players and somebody who looks on; and
at ``--twelve`` tables with twelve players, which are counted apart. They do what pages do: say
hello, ask what a move would do, make it, confirm what cannot be taken back, and hear what everybody
else does. No bots: these think in other processes.

First all of them sit still; then they make ``--moves`` moves a second for so many seconds, evenly,
whether or not the server keeps up; then as many as it can take, ``--at-once`` at any time.

    own       from the moment a page sends its move until it hears what that did
    others'   until another page at the table hears it
    sizes     of what pages hear of a move, before compression
    processor what a move took of it, without what those took who sat still: heartbeats, and
              servers that look after each other
    delay     by how much the pages themselves were late: if that is not far below ``own``, the
              machine is too busy to say anything about the server

Ask for a quiet machine, and for `ulimit -n` above the number of sockets, three times over. It ends
by itself after ``--limit`` seconds. A trial run: ``--sockets 60 --twelve 1 --seconds 3``.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from isolario.terminal.bench import machine

sys.path.insert(0, str(Path(__file__).parent.parent))

from crowd import PATIENCE, Figures
from tests.ports import free_port
from tests.server import postgresql

CROWD = Path(__file__).with_name("crowd.py")

SERVE = """
import sys
from dataclasses import fields
from isolario.server.app import serve
from isolario.server.settings import Settings
unbound = ("rate", "burst", "_pages", "_watching", "lines")
free = {it.name: 10**9 for it in fields(Settings) if it.name.endswith(unbound)}
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], Settings(workers=1, **free))
"""
"""All pages come from one address: what is asked of an address is not limited here."""


# --- the server ---------------------------------------------------------------------------------


class Server:
    """A server of its own, with nothing on it."""

    def __init__(self, store: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-c", SERVE, str(self.port), store]
        self._process = subprocess.Popen(command)
        until = time.monotonic() + PATIENCE
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{self.port}/api/games").status_code == 200:
                    return
            if self._process.poll() is not None or time.monotonic() > until:
                raise SystemExit("the server does not start")
            time.sleep(0.1)

    def memory(self, which: str = "VmRSS") -> float:
        """MB that it holds now, or held at most (``VmHWM``); 0 where nobody can tell."""
        status = Path(f"/proc/{self._process.pid}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        found = [int(line.split()[1]) for line in lines if line.startswith(f"{which}:")]
        return found[0] / 1024 if found else 0.0

    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if not stat.exists():
            return 0.0
        used = stat.read_text().rsplit(")", 1)[1].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
            return
        self._process.kill()


class Servers:
    """Those that share a store: everything is counted together."""

    def __init__(self, store: str, count: int) -> None:
        self.all = [Server(store) for _ in range(count)]
        self.ports = ",".join(str(server.port) for server in self.all)

    def memory(self, which: str = "VmRSS") -> float:
        return sum(server.memory(which) for server in self.all)

    def processor(self) -> float:
        return sum(server.processor() for server in self.all)

    def stop(self) -> None:
        for server in self.all:
            server.stop()


@contextmanager
def store(shared: bool) -> Iterator[str]:
    """A file, or an empty database on a PostgreSQL that keeps its promises."""
    if shared:
        with postgresql.running(careful=True) as cluster:
            yield cluster.fresh()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.db")


@contextmanager
def server(count: int) -> Iterator[Servers]:
    """``count``: how many share a database; 0: one, with a file of its own."""
    with store(count > 0) as place:
        running = Servers(place, max(1, count))
        try:
            yield running
        finally:
            running.stop()


# --- the pages ----------------------------------------------------------------------------------


class Crowds:
    """The processes in which pages are, all told the same."""

    def __init__(self, ports: str, processes: int, sockets: int, twelve: int) -> None:
        self._all = []
        for nth in range(processes):
            share = [len(range(nth, many, processes)) for many in (sockets, twelve)]
            command = [sys.executable, str(CROWD), *map(str, (ports, *share, nth))]
            self._all.append(
                subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            )

    def tell(self, what: str, *numbers: float) -> tuple[Figures, Figures]:
        """The figures of all of them: of common tables, and of tables of twelve."""
        for process in self._all:
            assert process.stdin is not None
            print(json.dumps([what, *numbers]), file=process.stdin, flush=True)
        found = (Figures(), Figures())
        for process in self._all:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise SystemExit("the pages have gone away")
            for figures, theirs in zip(found, json.loads(line), strict=True):
                for name, value in theirs.items():
                    setattr(figures, name, getattr(figures, name) + value)
        return found

    def __len__(self) -> int:
        return len(self._all)

    def stop(self) -> None:
        for process in self._all:
            process.kill()
            process.wait()


# --- telling ------------------------------------------------------------------------------------


def at(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed.

    >>> at([1, 2, 3, 4], 0.5)
    2
    """
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * share) - 1)] if ordered else 0.0


def row(name: str, values: Sequence[float], unit: float, digits: int) -> None:
    cells = [f"{at(values, share) / unit:>9.{digits}f}" for share in (0.5, 0.95, 0.99)]
    print(f"  {name:<22}{''.join(cells)}{len(values):>9}")


def told(
    title: str, found: tuple[Figures, Figures], seconds: float, used: float, still: float
) -> None:
    """``still``: what the servers would have used of the processor without any moves."""
    moves = sum(len(figures.own) for figures in found)
    print(f"\n{title}: {moves / seconds:.0f} moves/s", end="")
    print(f", {1000 * (used - still) / max(1, moves):.1f} ms of processor each", end="")
    print(f", {used / seconds:.0%} of one with those who sit still")
    print(f"  {'':<22}{'p50':>9}{'p95':>9}{'p99':>9}{'count':>9}")
    for name, figures in zip(("", " of twelve"), found, strict=True):
        row(f"own{name}, ms", figures.own, 0.001, 1)
        row(f"others'{name}, ms", figures.others, 0.001, 1)
        row(f"sizes{name}, kB", figures.sizes, 1000, 1)
    row("delay, ms", found[0].delay, 0.001, 1)
    for name in ("missed", "lost"):
        if count := sum(getattr(figures, name) for figures in found):
            print(f"  {name}: {count}")


def room_for(sockets: int) -> None:
    """Raises the limit on open files as far as it goes."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard != resource.RLIM_INFINITY and hard < sockets + 200:
        raise SystemExit(f"{sockets} sockets need ulimit -n {sockets + 200}; {hard} is the most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--twelve", type=int, default=10, help="tables of twelve among them")
    parser.add_argument("--moves", type=float, default=100, help="a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--at-once", type=int, default=40, help="moves on their way at most")
    parser.add_argument("--processes", type=int, default=1, help="in which the pages are")
    parser.add_argument("--servers", type=int, default=0, help="that share a PostgreSQL")
    parser.add_argument("--limit", type=float, default=600, help="seconds for everything")
    typed = parser.parse_args()
    room_for(typed.sockets)
    began = time.monotonic()
    print(machine())
    with server(typed.servers) as running:
        empty = running.memory()
        crowds = Crowds(running.ports, typed.processes, typed.sockets, typed.twelve)
        alarm = threading.Timer(typed.limit, crowds.stop)
        alarm.daemon = True
        alarm.start()
        try:
            crowds.tell("come")
            print(f"\nall {typed.sockets} sockets have come: {time.monotonic() - began:.0f} s")
            print(f"server: {empty:.0f} MB empty, {running.memory():.0f} MB with everybody")
            used, since = running.processor(), time.monotonic()
            time.sleep(typed.seconds)
            still = (running.processor() - used) / (time.monotonic() - since)
            print(f"all sit still: {still:.1%} of one processor")
            for title, what, how_many in (
                (f"{typed.moves:g} moves a second", "evenly", typed.moves),
                (f"{typed.at_once} at once", "on and on", typed.at_once),
            ):
                used = running.processor()
                since = time.monotonic()
                found = crowds.tell(what, how_many / len(crowds), typed.seconds)
                used = running.processor() - used
                told(title, found, typed.seconds, used, still * (time.monotonic() - since))
            print(f"\nserver: {running.memory():.0f} MB, at most {running.memory('VmHWM'):.0f} MB")
            crowds.tell("leave")
        finally:
            alarm.cancel()
            crowds.stop()


if __name__ == "__main__":
    main()
