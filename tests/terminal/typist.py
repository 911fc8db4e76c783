"""Somebody who plays in the terminal: types, and reads what is printed."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import isolario
from isolario.cli import main
from isolario.core.game import State
from isolario.terminal.seats import chairs
from isolario.terminal.shelf import variants
from isolario.terminal.voice import Voice

GAMES = list(isolario.all_games())
FOGGY = ["play", "foggy-island", "--seed", "7", "--bots", "random"]

CURTAIN = "\f"  # stands for the screen being wiped
CHAIR = "\v"  # followed by the seat of the person who reads what is printed next
PATIENCE = 5000  # answers: no game is longer
NUMBERED = r"\s*(\d+)(?:\. |  )"  # the beginning of a choice


class Person(io.TextIOBase):
    """Types what somebody reading the question would: any of the numbers on offer, Enter where
    Enter is asked for. ``first`` is typed before that, line by line."""

    def __init__(self, out: io.StringIO, language: str, first: list[str], luck: int = 1) -> None:
        self.out = out
        self.voice = Voice(language)
        self.first = list(first)
        self.rng = random.Random(luck)
        self.typed = 0

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.typed += 1
        assert self.typed < PATIENCE, self.out.getvalue()[-3000:]
        if self.first:
            return self.first.pop(0) + "\n"
        return self._answer(self.out.getvalue().rsplit("\n", 40)[-40:]) + "\n"

    def _answer(self, lines: list[str]) -> str:
        question = lines[-1].strip()
        if question == self.voice.say("terminal_ask"):
            return self.rng.choice(_numbers(lines))
        if question == self.voice.say("terminal_which"):
            if re.match(NUMBERED, lines[-2]):
                return self.rng.choice(_numbers(lines))
            return lines[-2].split()[-1]  # the last cell
        return ""


def _numbers(lines: list[str]) -> list[str]:
    """The numbers in front of the entries that were listed last."""
    found: list[str] = []
    for line in reversed(lines[:-1]):
        if entry := re.match(NUMBERED, line):
            found.append(entry[1])
            if entry[1] == "1":
                break
    return found[::-1] or ["1"]


Play = Callable[..., str]


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the program says to nonsense: one line, exit code 2."""
    assert main(argv) == 2
    said = capsys.readouterr().err
    assert said.startswith("isolario: ")
    assert said.count("\n") == 1
    return said


def recorded(path: Path) -> State:
    """The game of a record."""
    return isolario.load(path)


def options_of(game: str, number: int) -> dict[str, object]:
    """One of the ways to play a game."""
    found = variants(isolario.all_games()[game])
    return found[number % len(found)]


def voice_of(state: State, language: str = "en") -> Voice:
    """What tells a game that people play."""
    voice = Voice(language, state.game.name)
    terms = [name.id for name in state.game.seat_names(state.seats)]
    seated = chairs(["person"] * state.seats, terms, (), voice)
    voice.names = tuple(chair.name for chair in seated)
    return voice
