"""How far the games have got, and how much time is left: a bar, or now and then a line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import ceil
from time import monotonic
from types import TracebackType

from isolario.core.text import Text

EVERY = 30.0  # seconds between lines
Say = Callable[[Text], str]


class Lines:
    """For pipes, logs and screen readers."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.total = self.done = 0
        self.began = self.told = monotonic()

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, *why: object) -> None:
        pass

    def expect(self, games: int) -> None:
        self.total += games

    def played(self, what: str) -> None:
        self.done += 1
        now = monotonic()
        if now - self.told > EVERY:
            self.told = now
            left = ceil((now - self.began) / self.done * (self.total - self.done) / 60)
            sys.stderr.write(
                self.say(Text("arena_progress", {"done": self.done, "n": self.total, "left": left}))
                + "\n"
            )


class Bar:
    """For people who look at a terminal."""

    def __init__(self, say: Say) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task(say(Text("arena_games")), total=0)
        self._total = 0

    def __enter__(self) -> Bar:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def expect(self, games: int) -> None:
        self._total += games
        self._bar.update(self._task, total=self._total)

    def played(self, what: str) -> None:
        self._bar.update(self._task, advance=1, description=what)


def progress(say: Say) -> Lines | Bar:
    """A bar where somebody looks."""
    return Bar(say) if sys.stderr.isatty() else Lines(say)
