"""Games of one kind, played by number and kept, so that a stopped run can go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Protocol, TypeVar

import msgspec

from isolario.bots import Bot
from isolario.core.game import State


class Numbered(Protocol):
    """What came of a game."""

    @property
    def number(self) -> int: ...


Result = TypeVar("Result", bound=Numbered)


def played(
    file: Path, kind: type[Result], play: Callable[[int], Result], games: int, processes: int
) -> list[Result]:
    """This many games, some of which may have been played before."""
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


def play_out(state: State, players: Sequence[Bot], timed: Bot) -> float:
    """Plays a game to its end. Returns the processor time that one of the players took for a
    decision, in seconds."""
    spent, decisions = 0.0, 0
    while not state.over:
        seat = state.to_move[0]
        view, recall = state.view(seat), state.recall(seat)
        before = process_time()
        move = players[seat].choose(view, recall)
        if players[seat] is timed:
            spent, decisions = spent + process_time() - before, decisions + 1
        state.play(seat, move)
    return spent / decisions
