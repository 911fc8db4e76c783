"""Some games of one kind between the same players, by number: who sits where, and what is dealt.

With two players, the first sits on each side in turn, and the second everywhere else: each deal is
played from all chairs before the next one. Where there is only one side, a series has one player,
and two are compared by what they make of the same deals. What is dealt, and the whims of the bot
in a seat, follow from the number of the deal and the seat alone: all pairs of a ladder meet the
same.
"""

from __future__ import annotations

import hashlib
import re

import msgspec

import isolario
from isolario.arena.code import code_of
from isolario.arena.kind import Kind, sides
from isolario.arena.player import Player

FORMAT = 1
SEED = "arena"
_UNSAFE = re.compile(r"[^\w.=,-]+")


class Heading(msgspec.Struct, frozen=True):
    """What the games of a series have in common: the first line of its results."""

    arena: int  # the version of this format
    isolario: str
    game: str
    rules: int
    pieces: str
    seats: int
    options: str
    seed: str
    players: tuple[str, ...]
    code: tuple[str, ...]  # what each plays by: `isolario.arena.code`

    @property
    def kind(self) -> Kind:
        return Kind(self.game, self.seats, self.options)


class Series(msgspec.Struct, frozen=True):
    """Who plays what."""

    kind: Kind
    players: tuple[Player, ...]
    code: tuple[str, ...]
    seed: str = SEED

    @property
    def chairs(self) -> int:
        """How many games a deal is played for. A bot that plays itself would play all alike."""
        return len(sides(self.kind)) if len({*self.players}) > 1 else 1

    def deal(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}-{number // self.chairs}"

    def whim(self, number: int, seat: int) -> int:
        """The seed of the bot in a seat."""
        text = f"{self.deal(number)} seat {seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def seating(self, number: int) -> tuple[int, ...]:
        """Which of the players sits in each seat: 0 is the first, 1 the second.

        >>> from isolario.arena.kind import kind_of
        >>> from isolario.arena.player import read_player
        >>> players = read_player("greedy"), read_player("easy")
        >>> duel = series_of(kind_of("sea-dragons", 3), players)
        >>> [duel.seating(number) for number in range(4)]
        [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 1, 1)]
        """
        first = sides(self.kind)[number % self.chairs]
        return tuple(0 if seat in first else 1 for seat in range(self.kind.seats))

    @property
    def heading(self) -> Heading:
        book = self.kind.rulebook
        return Heading(
            FORMAT,
            isolario.__version__,
            self.kind.game,
            book.rules_version,
            book.pieces,
            self.kind.seats,
            self.kind.options,
            self.seed,
            tuple(player.text for player in self.players),
            self.code,
        )

    @property
    def name(self) -> str:
        """A name for files."""
        words = (self.kind.name, *(player.text for player in self.players))
        return "--".join(_UNSAFE.sub("_", word.replace(":", ",")) for word in words)

    def __str__(self) -> str:
        return " – ".join(player.text for player in self.players)


def series_of(kind: Kind, players: tuple[Player, ...], seed: str = SEED) -> Series:
    """The games of these players."""
    return Series(kind, players, tuple(code_of(player, kind) for player in players), seed)
