"""Why a bot moved: what has to be known to answer that, and the answer.

It is asked of one move, and answered from the position before it, which is played up to again
wherever that hinders nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from isolario import all_games
from isolario.bots.why import why
from isolario.core.text import Text
from isolario.table.problems import NotThere
from isolario.table.running import RunningGame
from isolario.table.store import SeatRow, TableRow


class Asked(NamedTuple):
    """A bot's move: what led to it, and who made it. ``origin``: the position that the game went on
    from, if it did not begin with a deal."""

    game: str
    pieces: str  # the set that it is played with
    seats: int
    options: str  # JSON
    seed: str
    origin: str
    moves: tuple[tuple[int, str], ...]  # the last is the one that is asked about
    level: str

    def answer(self) -> Text:
        """What the bot says, to everybody.

        >>> asked = Asked("land-vs-sea", "second", 2, "{}", "7", "", ((0, "draw 1"),), "medium")
        >>> asked.answer().english("land-vs-sea")
        'Seat 1: the new tile is useful: +1½; the next player does not get it: +½.'
        """
        game = all_games()[self.game]
        game = game.with_pieces(self.pieces) or game
        if self.origin:
            state = game.parse(self.origin)
        else:
            state = game.new(self.seats, self.seed, msgspec.json.decode(self.options))
        *before, (seat, notation) = self.moves
        for mover, made in before:
            state.play(mover, made)
        return why(state.view(seat), game.read(notation), self.level)


def asked(row: TableRow, seats: Sequence[SeatRow], running: RunningGame, number: int) -> Asked:
    """What somebody asks about this deed of a game, if a bot may say why it did that. Raises
    `NotThere`."""
    moves = tuple((seat, move.notation) for seat, move, _ in running.plays[: number + 1])
    mover = seats[moves[-1][0]]
    if mover.who != "bot" or row.reasons is False:
        raise NotThere("server_no_reason")
    options = msgspec.json.encode(row.options).decode()
    count, name = len(seats), running.state.game.pieces
    return Asked(row.game, name, count, options, row.seed, row.origin, moves, mover.bot)
