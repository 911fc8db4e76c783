"""What a learner sees of a view: the one place where an adapter learns a game's observation.

>>> import isolario
>>> view = isolario.new("foggy-island", seed=7).view(0)
>>> observe(view) in space(view.game, view.seats)
True
>>> tensor(view).shape == (size(view.game, view.seats),)
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from isolario.core.game import Game, View

Seen = NDArray[Any] | dict[str, Any]
"""An observation: an array, or arrays by name."""


def space(game: Game, seats: int) -> spaces.Space[Any]:
    """Where all observations of a game lie, whoever looks and whatever the options are."""
    return spaces.Box(-1, 1, (game.feature_count,), np.float32)


def observe(view: View) -> Seen:
    """What a view shows: arrays of its own, which nothing changes later."""
    return np.array(view.features(), np.float32)


def size(game: Game, seats: int) -> int:
    """How many numbers `tensor` gives."""
    return game.feature_count


def tensor(view: View) -> NDArray[np.float32]:
    """The same in one row, for those who know no other shape."""
    return np.array(view.features(), np.float32)
