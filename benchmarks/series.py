"""Games of one kind, played by number and kept, so that a run that was stopped goes on."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec


class Numbered(Protocol):
    """What came of a game."""

    @property
    def number(self) -> int: ...


Result = TypeVar("Result", bound=Numbered)


def played(
    file: Path, kind: type[Result], play: Callable[[int], Result], games: int, processes: int
) -> list[Result]:
    """So many games, of which some may have been played before."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines() if file.exists() else []
    done = {it.number: it for line in lines for it in [msgspec.json.decode(line, type=kind)]}
    missing = [number for number in range(games) if number not in done]
    if missing:
        with Pool(processes) as pool, file.open("ab") as out:
            for result in pool.imap_unordered(play, missing):
                out.write(msgspec.json.encode(result) + b"\n")
                out.flush()
                done[result.number] = result
    return [done[number] for number in range(games)]
