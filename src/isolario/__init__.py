"""Isolario: five map-making board games on one table. The public API on one page.

>>> import random, isolario
>>> state = isolario.new("foggy-island", seed=7)
>>> rng = random.Random(1)
>>> while not state.over:
...     seat = state.to_move[0]
...     events = state.play(seat, state.legal_moves(seat).choice(rng))
>>> state.scores == isolario.load(state.record().json()).scores
True
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from pathlib import Path

from isolario.core.chance import Seed
from isolario.core.errors import (
    BadNotation,
    BadPieces,
    CorruptRecord,
    CorruptView,
    IllegalMove,
    IsolarioError,
    NotAllowed,
    UnknownOption,
)
from isolario.core.event import Event, Outcome, Preview, Standing, Step
from isolario.core.game import Game, State, View
from isolario.core.moves import Move, Moves
from isolario.core.pieces import use_pieces
from isolario.core.record import Record, read_record, replay
from isolario.core.text import Text, set_speaker
from isolario.days import Chart, chart_of_the_day
from isolario.games import all_games

__version__ = "0.1.0"

__all__ = [
    "BadNotation",
    "BadPieces",
    "Chart",
    "CorruptRecord",
    "CorruptView",
    "Event",
    "Game",
    "IllegalMove",
    "IsolarioError",
    "Move",
    "Moves",
    "NotAllowed",
    "Outcome",
    "Preview",
    "Record",
    "Standing",
    "State",
    "Step",
    "Text",
    "UnknownOption",
    "View",
    "all_games",
    "chart_of_the_day",
    "load",
    "new",
    "use_pieces",
]


def new(
    game: str | Game, seats: int | None = None, seed: Seed | None = None, **options: object
) -> State:
    """A fresh game. Without ``seats`` the usual number plays, without ``seed`` a new one is made.

    >>> new("foggy-island", seed=7, weather="fog")
    <foggy-island, 2 seats, to move: (0, 1)>
    """
    rulebook = game if isinstance(game, Game) else all_games()[game]
    return rulebook.new(seats, seed, options)


def load(source: str | bytes | Path | Record) -> State:
    """A game from its record (JSON, or a path to it), replayed to where it was left.

    Raises `CorruptRecord`, saying why, if it cannot be replayed.
    """
    if isinstance(source, Path):
        source = source.read_bytes()
    record = source if isinstance(source, Record) else read_record(source)
    try:
        rulebook = all_games()[record.game]
    except UnknownOption as error:
        raise CorruptRecord(str(error)) from None
    return replay(record, rulebook)


def _first_sentence(text: Text, game: str) -> str:
    """Words are loaded when somebody reads a sentence: a page has its own way of speaking them, and
    comes without ours."""
    set_speaker(lambda text, game: text.plain())
    with suppress(ModuleNotFoundError):
        import_module("isolario.words")  # lets texts be English sentences from now on
    return text.english(game)


set_speaker(_first_sentence)
