"""The game with the first set of our tiles: what was begun with them is played on, and seen again.

The rules are the same. What is different is the box that tiles are dealt and guessed from.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from isolario.core.game import Game
from isolario.core.position import Position
from isolario.games.land_vs_sea import position
from isolario.games.land_vs_sea.options import LandVsSeaOptions
from isolario.games.land_vs_sea.pieces import EARLIER, PIECES, Pieces
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.view import LandVsSeaView


class FirstState(LandVsSeaState):
    """A game with the first tiles."""

    box: ClassVar[Pieces] = EARLIER[0] if EARLIER else PIECES


class FirstView(LandVsSeaView):
    """Such a game as one seat sees it."""

    __slots__ = ()


class FirstPositions:
    """Its positions, as text."""

    write = staticmethod(position.write)

    def read(self, text: Position, options: LandVsSeaOptions) -> LandVsSeaState:
        return position.read(text, options, FirstState)


def earlier(game: Game) -> tuple[Game, ...]:
    """The game as it was played with each of our earlier sets; none with an owner's tiles."""
    if not EARLIER:
        return ()
    first = replace(
        game,
        pieces="",
        state_type=FirstState,
        view_type=FirstView,
        position=FirstPositions(),
    )
    return (first,)
