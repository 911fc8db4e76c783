"""A bot in its seat."""

from __future__ import annotations

from time import process_time
from typing import Protocol

from isolario.arena.player import Player
from isolario.bots import bot
from isolario.core.game import State
from isolario.core.moves import Move


class Seated(Protocol):
    """Decides for one seat of one game."""

    def decide(self, state: State) -> tuple[Move, float]:
        """A move, and how much processor time it took."""
        ...

    def hear(self, seat: int, move: Move) -> None:
        """Somebody has moved, perhaps itself."""
        ...

    def leave(self, state: State) -> None:
        """The game is over."""
        ...


class Here:
    """A bot of this Isolario: it is handed its view and its recall, and nothing else."""

    def __init__(self, player: Player, seat: int, whim: int) -> None:
        self.seat = seat
        self.bot = bot(player.bot, whim, **player.options)

    def decide(self, state: State) -> tuple[Move, float]:
        view, recall = state.view(self.seat), state.recall(self.seat)
        before = process_time()
        move = self.bot.choose(view, recall)
        return move, process_time() - before

    def hear(self, seat: int, move: Move) -> None:
        """Its view will tell it."""

    def leave(self, state: State) -> None:
        """Nothing is left to do."""


def seat_down(player: Player, seat: int, whim: int, state: State) -> Seated:
    """A player in a seat of a game that begins."""
    if not player.folder:
        return Here(player, seat, whim)
    from isolario.arena.away import Away

    return Away(player, seat, whim, state)
