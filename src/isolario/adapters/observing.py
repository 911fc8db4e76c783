"""What a learner sees of a view: the one place where an adapter learns a game's observation.

>>> import isolario
>>> view = isolario.new("foggy-island", seed=7).view(0)
>>> seen = observe(view)
>>> seen in space(view.game, view.seats), seen["board"].shape, seen["board"].dtype
(True, (28, 6, 6), dtype('uint8'))
>>> tensor(view).shape == (size(view.game, view.seats),)
True

An observation has an array for each part that the game declares (`isolario.core.observation`, and
docs/observations.md for what they mean). They are the receiver's own: nothing changes them later,
and making them costs one copy of their bytes, as changing kept ones would.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from math import prod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from isolario.core.game import Game, View
from isolario.core.observation import Part, Planes, Written

Seen = dict[str, NDArray[Any]]
"""An observation: arrays by name."""


def space(game: Game, seats: int) -> spaces.Dict:
    """Where all observations of a game lie, whoever looks and whatever the options are."""
    return spaces.Dict({part.name: _box(part) for part in game.observation.parts(seats)})


def observe(view: View) -> Seen:
    """What a view shows."""
    return {
        name: make(written)
        for (name, make), written in zip(
            _makers(view.game, view.seats), view.observation(), strict=True
        )
    }


def size(game: Game, seats: int) -> int:
    """How many numbers `tensor` gives."""
    return sum(prod(part.shape) for part in game.observation.parts(seats))


def tensor(view: View) -> NDArray[np.float32]:
    """The same in one row, for those who know no other shape."""
    return np.concatenate([it.ravel() for it in observe(view).values()], dtype=np.float32)


def _box(part: Part) -> spaces.Box:
    things = part.things
    bounds = np.array([(it.low, it.high) for it in things], part.code).reshape(-1, 2)
    across = (-1, 1, 1) if isinstance(part, Planes) else (-1,)  # one for a plane, or for a column
    low, high = (np.broadcast_to(it.reshape(across), part.shape) for it in bounds.T)
    return spaces.Box(low, high, part.shape, np.dtype(part.code).type)


@cache
def _makers(game: Game, seats: int) -> tuple[tuple[str, Callable[[Written], NDArray[Any]]], ...]:
    """For each part its name, and what makes an array of what a game has written of it."""
    return tuple((part.name, _maker(part)) for part in game.observation.parts(seats))


def _maker(part: Part) -> Callable[[Written], NDArray[Any]]:
    dtype, shape = np.dtype(part.code), part.shape

    def of_numbers(written: Written) -> NDArray[Any]:
        if isinstance(written, bytes | bytearray | array):
            return np.frombuffer(bytearray(written), dtype).reshape(shape)
        return np.array(written, dtype).reshape(shape)

    if not isinstance(part, Planes):
        return of_numbers
    count, cells = len(part.planes), part.cells
    room = (cells + 7) // 8

    def of_cells(written: Written) -> NDArray[Any]:
        if isinstance(written, bytes | bytearray):
            return of_numbers(written)
        packed = b"".join([plane.to_bytes(room, "little") for plane in written])
        bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
        return np.ascontiguousarray(bits.reshape(count, 8 * room)[:, :cells]).reshape(shape)

    return of_cells
