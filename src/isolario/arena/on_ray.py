"""Games on a Ray cluster. Ray is an extra: ``pip install isolario[ray]``.

A game is known by its series and its number, so it does not matter how often it is begun: when a
node dies, what was running there is played again somewhere else, and each game counts once. The
code goes from here to the nodes; they need the same Python, Ray, and what Isolario itself needs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import isolario
from isolario.arena.playing import play
from isolario.arena.problems import Unfit
from isolario.arena.result import Played
from isolario.arena.series import Series
from isolario.core.errors import UnknownOption

LOCAL = "local"  # a cluster of this machine alone, only for this run
AHEAD = 2  # games for each processor that are handed out at a time
Task = tuple[Series, int]


class Cluster:
    """The nodes behind an address, such as ``auto`` or ``ray://host:10001``."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault(
            "RAY_AUTH_MODE", "disabled"
        )  # what says nothing leaves a token behind
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise UnknownOption(
                "Ray is not installed: pip install 'isolario[ray]', or leave out --ray"
            ) from None
        self._ray: Any = ray
        package = Path(isolario.__file__).parent
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level="error",
                runtime_env={"py_modules": [str(package)], "excludes": ["**/server/static/**"]},
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise UnknownOption(f"--ray {address}: {error}") from None
        self._play = ray.remote(num_cpus=1, max_retries=-1)(play)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *why: object) -> None:
        self._ray.shutdown()

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        ray = self._ray
        left = iter(tasks)
        running: dict[Any, Task] = {}
        while True:
            while len(running) < self._room() and (task := next(left, None)):
                running[self._play.remote(*task)] = task
            if not running:
                return
            done, _ = ray.wait([*running], num_returns=1)
            for reference in done:
                task = running.pop(reference)
                try:
                    played = ray.get(reference)
                except ray.exceptions.RayTaskError as error:  # the game itself went wrong
                    raise Unfit(f"{task[0]}, game {task[1]}: {error.cause}") from None
                except ray.exceptions.RayError:  # where it was played is gone
                    running[self._play.remote(*task)] = task
                    continue
                yield task, played

    def _room(self) -> int:
        """Nodes come and go."""
        return max(1, AHEAD * int(self._ray.cluster_resources().get("CPU", 1)))
