"""A kind of game: which one, how many play, by which options; and who is on whose side there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

import isolario
from isolario.core.game import Game, State
from isolario.core.options import Options, options_text, read_options, typed_options

Side = tuple[int, ...]


class Kind(msgspec.Struct, frozen=True):
    """What is played. ``options`` are complete and in one line, as people type them."""

    game: str
    seats: int
    options: str = ""

    @property
    def rulebook(self) -> Game:
        return isolario.all_games()[self.game]

    def new(self, seed: str) -> State:
        """A fresh game."""
        return self.rulebook.new(self.seats, seed, _options(self))

    @property
    def told(self) -> str:
        """The options that are not the usual ones, as they are typed."""
        usual = options_text(self.rulebook.options()).split()
        return " ".join(word for word in self.options.split() if word not in usual)

    @property
    def name(self) -> str:
        """A name for files.

        >>> kind_of("foggy-island", 2, {"weather": "fog"}).name
        'foggy-island-2-weather=fog'
        """
        return "-".join([self.game, str(self.seats), *self.told.split()])


def kind_of(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> Kind:
    """A kind of game, or `UnknownOption` where it cannot be played so."""
    rulebook = isolario.all_games()[game]
    state = rulebook.new(seats, "arena", dict(options or {}))
    return Kind(rulebook.name, state.seats, options_text(state.options))


@cache
def _options(kind: Kind) -> Options:
    book = kind.rulebook
    return read_options(book.name, book.options, typed_options(book.options, kind.options.split()))


@cache
def sides(kind: Kind) -> tuple[Side, ...]:
    """Who wins and loses together, by their first seats: one side where all play as one team, or
    somebody plays alone.

    >>> sides(kind_of("foggy-island")), sides(kind_of("foggy-island", 4))
    (((0,), (1,)), ((0, 2), (1, 3)))
    >>> sides(kind_of("beacon-patrol", 3))
    ((0, 1, 2),)
    """
    state = kind.new("arena")
    together = {seat: team for team in state.teams for seat in team}
    return tuple(dict.fromkeys(tuple(together.get(seat, (seat,))) for seat in range(kind.seats)))
