"""What `isolario bench` finds: figures, with the runs behind them and the aims beside them."""

from __future__ import annotations

from typing import Literal

import msgspec

Unit = Literal["s", "plies/s", "games/s", "trials/s", "share"]


class Figure(msgspec.Struct, frozen=True):
    """One measurement: the median of its runs.

    ``aim`` is what the design asks for, 0 where it asks for nothing.
    """

    name: str
    value: float
    runs: tuple[float, ...]
    unit: Unit = "s"
    aim: float = 0

    @property
    def spread(self) -> float:
        """How far apart the runs lie, as a share of the median: the noise of the machine."""
        return (max(self.runs) - min(self.runs)) / self.value if self.value else 0.0

    @property
    def reached(self) -> bool:
        if not self.aim:
            return True
        return self.value <= self.aim if self.unit == "s" else self.value >= self.aim


class Result(msgspec.Struct, frozen=True):
    """The figures of one game, for one number of seats and one set of options."""

    game: str
    seats: int
    options: dict[str, object]
    figures: tuple[Figure, ...]


class Effort(msgspec.Struct, frozen=True):
    """How thorough to be: runs of a figure, seconds of a run, games to take positions from, and
    trials that a search gets for a decision."""

    runs: int = 7
    seconds: float = 0.25
    games: int = 4
    trials: int = 16


QUICK = Effort(runs=1, seconds=0.005, games=1, trials=2)
