"""A bot of an older Isolario: it plays in a process of its own, which imports that one.

So strength can be measured against a bot as it once was, although its judge has changed since. The
other process plays the same game from the same seed, with the pieces of this one, and is told the
moves of all seats: a tool for measuring, not a table. It need not know options that are as usual.
Where the two disagree about the rules, that is an error.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import isolario
from isolario.arena.player import Player
from isolario.arena.problems import Unfit
from isolario.core.game import State
from isolario.core.moves import Move
from isolario.core.pieces import FILE, VARIABLE, chosen_files, listed_files

PROGRAM = Path(__file__).with_name("away_process.py")

_processes: dict[tuple[str, int], subprocess.Popen[bytes]] = {}
"""By folder and seat: a process is started once, and plays one game after the other."""


class Away:
    """Decides for one seat by asking an older Isolario."""

    def __init__(self, player: Player, seat: int, whim: int, state: State) -> None:
        self.player = player
        self.seat = seat
        self.key = (player.folder, seat)
        self.moves: list[tuple[int, str]] = []  # that it has not heard of yet
        usual = msgspec.to_builtins(type(state.options)())
        chosen = msgspec.to_builtins(state.options).items()
        options = {name: value for name, value in chosen if usual[name] != value}
        answer = self._ask(
            {"game": state.game.name, "seats": state.seats, "seed": state.chance.seed}
            | {"options": options, "whim": whim}
            | {"name": player.bot, "chosen": player.options}
        )
        if not Path(answer["from"]).is_relative_to(player.folder):
            raise Unfit(f"{player}: it plays by {answer['from']} instead")
        if answer["rules"] != state.game.rules_version:
            raise Unfit(f"{player}: the rules of {state.game.name} have changed since")

    def hear(self, seat: int, move: Move) -> None:
        """Somebody has moved."""
        self.moves.append((seat, move.notation))

    def decide(self, state: State) -> tuple[Move, float]:
        answer = self._tell(self.seat)
        if answer["choices"] != len(state.legal_moves(self.seat)):
            raise Unfit(f"{self.player}: it knows other moves than this Isolario")
        return state.game.read(answer["move"]), answer["seconds"]

    def leave(self, state: State) -> None:
        if _played(self._tell(None)["text"]) != _played(state.text):
            raise Unfit(f"{self.player}: the game ended differently for it")

    def _tell(self, seat: int | None) -> dict[str, Any]:
        answer = self._ask({"moves": self.moves, "seat": seat})
        self.moves.clear()
        return answer

    def _ask(self, asked: object) -> dict[str, Any]:
        process = _processes.get(self.key)
        if process is None or process.poll() is not None:
            process = _processes[self.key] = _start(self.player.folder)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            del _processes[self.key]
            raise Unfit(f"{self.player}: {_last_words(process)}")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found


def _start(folder: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-P", str(PROGRAM)],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        env={**os.environ, VARIABLE: _our_pieces(), "PYTHONPATH": folder},
        start_new_session=True,  # Ctrl-C is not for it: it ends when nobody asks any more
    )


def _played(text: str) -> list[str]:
    """A position without what was agreed on, which another version has other words for."""
    return [line for line in text.splitlines() if not line.startswith("options:")]


def _our_pieces() -> str:
    """Files of pieces by game: it plays with those that are in use here, not with its own."""
    games = isolario.all_games().values()
    ours = {game.name: str(game.folder / FILE) for game in games if game.read_pieces}
    return listed_files({**ours, **chosen_files()})


def _last_words(process: subprocess.Popen[bytes]) -> str:
    said = process.communicate()[1].decode(errors="replace").strip()
    return said.splitlines()[-1] if said else "the process of the older Isolario has ended"
