"""Pictures of boards that belong to no table: for a page that has the game's colours. Drawing one
takes a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from isolario import all_games
from isolario.core.game import Game
from isolario.core.notation import whole_number
from isolario.core.options import Value, typed_options
from isolario.picture import board
from isolario.table.messages import NewTable, SeatWish
from isolario.table.wishes import checked_options


class Beginning(NamedTuple):
    """A game before its first move."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]

    def drawn(self) -> str:
        """Its board, whole."""
        state = all_games()[self.game].new(self.seats, board.SEED, dict(self.options))
        return board.whole(state.view(0))


def shown(game: Game) -> str:
    """A game's board, as it may look in the middle of a game."""
    return board.flat(board.shown(game).view(0))


def beginning(game: Game, seats: str, options: Mapping[str, str]) -> Beginning:
    """What an address asks for: how many seats, and which options. Raises `BadWish`.

    >>> import isolario
    >>> asked = beginning(isolario.all_games()["foggy-island"], "2", {"weather": "fog"})
    >>> asked.seats, dict(asked.options)["weather"]
    (2, 'fog')
    """
    number = whole_number(seats) or 0
    open_seats = (SeatWish("open"),) * min(number, max(game.seats) + 1)
    typed = typed_options(game.options, (f"{name}={value}" for name, value in options.items()))
    wish = NewTable(game.name, open_seats, msgspec.convert(typed, dict[str, Value]))
    return Beginning(game.name, number, tuple(checked_options(game, wish).items()))
