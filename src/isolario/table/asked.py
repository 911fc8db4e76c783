"""Why a bot moved: what has to be known to answer that, and the answer.

It is asked of one move, and answered from the position before it, which is played up to again
wherever that hinders nobody.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from isolario import all_games
from isolario.bots.why import why
from isolario.core.text import Text


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
