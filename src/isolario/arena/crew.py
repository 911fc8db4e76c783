"""Who plays the games: this process, several on this machine, or a cluster. All give the same."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import get_context
from typing import Protocol

from isolario.arena.playing import play
from isolario.arena.problems import Unfit
from isolario.arena.result import Played
from isolario.arena.series import Series
from isolario.bots.helper_process import settle_in

AHEAD = 3  # games for each process that are handed out at a time
Task = tuple[Series, int]


class Crew(AbstractContextManager["Crew"], Protocol):
    """Plays games in any order."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        """The games as they are finished."""
        ...


class Alone:
    """Everything in this process."""

    def __enter__(self) -> Alone:
        return self

    def __exit__(self, *why: object) -> None:
        pass

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for series, number in tasks:
            yield (series, number), play(series, number)


class Several:
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        spawn = get_context("spawn")  # as everywhere: a process does not begin with half of another
        self._pool = ProcessPoolExecutor(processes, spawn, settle_in, (0,))

    def __enter__(self) -> Several:
        return self

    def __exit__(self, *why: object) -> None:
        for process in [*(self._pool._processes or {}).values()]:
            process.terminate()  # nobody waits for a game that will not be kept
        self._pool.shutdown(wait=False, cancel_futures=True)

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        left = iter(tasks)
        running: dict[Future[Played], Task] = {}
        try:
            while True:
                while len(running) < AHEAD * self.processes and (task := next(left, None)):
                    running[self._pool.submit(play, *task)] = task
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        except BrokenProcessPool:
            raise Unfit(
                "a process has died; what was finished is kept, the same command goes on from there"
            ) from None


def crew(processes: int | None = None, ray: str = "") -> Crew:
    """Who is asked for: a cluster by its address, or a number of processes (None: one per core)."""
    if ray:
        from isolario.arena.on_ray import Cluster

        return Cluster(ray)
    count = processes or os.cpu_count() or 1
    return Several(count) if count > 1 else Alone()
