"""Observations read by the names that they are declared with, for tests that rebuild a view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from isolario.contract import few_set_ups
from isolario.core.game import Game, State, View
from isolario.core.observation import Planes, numbers
from tests.soaking import SOAK

Row = dict[str, int]


class Read:
    """What an observation says: the cells of each plane, and rows by the names of their columns.

    It goes by what is declared and by what is written, and by nothing else that a game does.
    """

    def __init__(self, view: View) -> None:
        self.planes: dict[str, set[int]] = {}
        self.tables: dict[str, list[Row]] = {}
        parts = view.game.observation.parts(view.seats)
        for part, written in zip(parts, view.observation(), strict=True):
            flat = numbers(part, written)
            if isinstance(part, Planes):
                for at, plane in enumerate(part.planes):
                    cells = flat[at * part.cells : (at + 1) * part.cells]
                    self.planes[plane.name] = {cell for cell, it in enumerate(cells) if it}
            else:
                names = [column.name for column in part.columns]
                self.tables[part.name] = [
                    dict(zip(names, flat[at : at + len(names)], strict=True))
                    for at in range(0, len(flat), len(names))
                ]

    def row(self, name: str) -> Row:
        """The only row of a table."""
        (row,) = self.tables[name]
        return row

    def used(self, name: str) -> list[Row]:
        """The rows in which something is not 0."""
        return [row for row in self.tables[name] if any(row.values())]


def tally(row: Row, name: str) -> Counter[str]:
    """How many there are of each, from the columns that begin with a name."""
    return +Counter({key.removeprefix(f"{name} "): row[key] for key in _columns(row, name)})


def which(row: Row, name: str) -> str:
    """The one that it is, or nothing."""
    found = [key.removeprefix(f"{name} ") for key in _columns(row, name) if row[key]]
    assert len(found) <= 1
    return found[0] if found else ""


def _columns(row: Row, name: str) -> list[str]:
    return _beginning(tuple(row), name)


@cache
def _beginning(columns: tuple[str, ...], name: str) -> list[str]:
    found = [key for key in columns if key.startswith(f"{name} ")]
    assert found, name
    return found


Data = dict[str, Any]
Decode = Callable[[Read, int, int], Data]
"""What the data of a view must have been, from an observation, the viewer's seat and how many
play."""


def check_rebuilds(
    game: Game,
    decode: Decode,
    untold: set[str],
    tidy: Callable[[Data], Data] = lambda data: data,
    *,
    set_ups: int = 8,
    games: int = 1,
) -> None:
    """Every decision of games at random, as one of the seats sees it, or in a long run
    as each does: all of the view's data but what is ``untold``. ``tidy`` takes away what makes no
    difference, such as an order."""
    rng = random.Random("who looks")
    for state in _played(game, set_ups, games):
        check_rebuilt(state, decode, untold, tidy, None if SOAK else rng.randrange(state.seats))


def check_rebuilt(
    state: State,
    decode: Decode,
    untold: set[str],
    tidy: Callable[[Data], Data] = lambda data: data,
    viewer: int | None = None,
) -> None:
    """A position, as a seat sees it, or as each does."""
    for seat in range(state.seats) if viewer is None else (viewer,):
        view = state.view(seat)
        told = tidy(_plain(decode(Read(view), seat, state.seats)))
        data = tidy(_plain(view.data()))
        assert told.keys() == data.keys() - untold - {"seat", "seats"}
        for name, read in told.items():
            assert read == data[name], f"{name} reads {read}, and is {data[name]}"


def _plain(data: Data) -> Data:
    listed = {name: list(it) if isinstance(it, bytearray) else it for name, it in data.items()}
    plain: Data = msgspec.json.decode(msgspec.json.encode(listed))
    return plain


def _played(game: Game, set_ups: int, games: int) -> Iterator[State]:
    for number, (seats, options) in enumerate(few_set_ups(game, set_ups)):
        for seed in range(games):
            rng = random.Random(f"observed {number} {seed}")
            state = game.new(seats, f"observed {number} {seed}", options)
            while True:
                yield state
                if state.over:
                    break
                seat = rng.choice(state.to_move)
                state.play(seat, state.legal_moves(seat).choice(rng))
