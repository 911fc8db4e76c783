"""Servers of tests, as processes that are forked from one where everything has been imported.

Python would import it for each of them anew otherwise, which takes a second of processor time. All
else is as if each had been started by itself: arguments, environment, folder, open files, signals.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.paths import ROOT

_MOTHER = "import sys; from tests.server.nursery import next_child; exec(next_child(sys.argv[1]))"
_one_at_a_time = threading.Lock()


class Child:
    """A process that can be killed and waited for, as one of `subprocess.Popen`."""

    def __init__(self, program: str, arguments: Sequence[str], files: int = 0) -> None:
        """``program``: what runs there, as after ``python -c``. ``files``: how many it may have
        open."""
        wish = json.dumps([program, *arguments, files, str(Path.cwd()), dict(os.environ)])
        self._news, news = os.pipe()
        self._code: int | None = None
        with _one_at_a_time:
            mother = _mother()
            socket.send_fds(mother, [b"."], [news, 0, 1, 2])
            mother.sendall(f"{wish}\n".encode())
            os.close(news)
            self.pid = _heard(self._news)

    def send_signal(self, which: int) -> None:
        if not self._has_ended(0):
            os.kill(self.pid, which)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, seconds: float) -> int:
        """How it ended: less than zero by a signal."""
        if not self._has_ended(seconds):
            raise subprocess.TimeoutExpired("a server", seconds)
        assert self._code is not None
        return self._code

    def _has_ended(self, seconds: float) -> bool:
        if self._code is None and select.select([self._news], [], [], seconds)[0]:
            self._code = _heard(self._news)
            os.close(self._news)
        return self._code is not None


def _say(line: int, number: int) -> None:
    os.write(line, number.to_bytes(4, "big", signed=True))


def _heard(line: int) -> int:
    said = os.read(line, 4)
    assert len(said) == 4, "the process that forks is gone"
    return int.from_bytes(said, "big", signed=True)


@cache
def _mother() -> socket.socket:
    """The line to the process that forks; it ends when nobody is there any more."""
    ours, theirs = socket.socketpair()
    fd = theirs.fileno()
    command = [sys.executable, "-c", _MOTHER, str(fd)]
    subprocess.Popen(command, cwd=ROOT, pass_fds=[fd], start_new_session=True)
    theirs.close()
    return ours


def next_child(line: str) -> str:
    """Waits for wishes and forks. Returns in a child only, with the program that it shall run."""
    import isolario
    import isolario.server.app

    list(isolario.all_games().values())  # reading the rulebooks takes time
    mother = socket.socket(fileno=int(line))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how those who wait below end
    while True:
        said, fds, _, _ = socket.recv_fds(mother, 1, 4)
        if not said:
            os._exit(0)
        with mother.makefile() as lines:
            program, *arguments, files, folder, environment = json.loads(lines.readline())
        if not os.fork():
            break
        for fd in fds:
            os.close(fd)
    mother.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    news, *standard = fds
    if child := os.fork():
        _say(news, child)
        _, how = os.waitpid(child, 0)
        _say(news, os.waitstatus_to_exitcode(how))
        os._exit(0)
    for number, fd in enumerate(standard):
        os.dup2(fd, number)
    for fd in fds:
        os.close(fd)
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sys.argv = ["-c", *arguments]
    return str(program)
