"""Bots that decide the same wherever they are asked, and whenever: so that anybody can find out
whether a move was theirs.

Their luck comes from what they see, and they look ahead for a number of trials, not for a time.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

from isolario.bots.bot import need_a_move
from isolario.bots.levels import LEVELS, levels
from isolario.core.game import Memory, View
from isolario.core.moves import Move

VERSION = 1
"""Changes whenever one of them may decide otherwise than it did."""

_PREFIX = "steady-"


def steady(level: str) -> str:
    """What the steady player of a level is called.

    >>> steady("hard"), steady("steady-hard")
    ('steady-hard', 'steady-hard')
    """
    return _PREFIX + level.removeprefix(_PREFIX)


def level_of(name: str) -> str:
    """The level that somebody steady plays; empty for anybody else.

    >>> level_of("steady-hard"), level_of("hard")
    ('hard', '')
    """
    level = name.removeprefix(_PREFIX)
    return level if level in LEVELS and name != level else ""


class SteadyBot:
    """Plays any game at a level.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> view, recall = state.view(0), state.recall(0)
    >>> SteadyBot("medium").choose(view, recall) == SteadyBot("medium").choose(view, recall)
    True
    """

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        player = levels(view.game, steady=True)[self.level](self._luck(view))
        return player.choose(view, recall)

    def _luck(self, view: View) -> random.Random:
        seen = f"{VERSION}\n{self.level}\n".encode() + view.json()
        return random.Random(int.from_bytes(hashlib.sha256(seen).digest()))
