"""A game as data: save, load, replay, verify.

A record is game, rules version, options, seats, seed and moves. Replaying it gives the same
events everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from isolario.core.errors import CorruptRecord, IsolarioError, NotAllowed
from isolario.core.event import Event
from isolario.core.game import Game, State
from isolario.core.notation import Notation

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to play a game again, move by move."""

    isolario: int  # the version of this format
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    moves: tuple[tuple[int, Notation], ...]
    pieces: str = ""  # what the set of pieces is called that it was played with

    def json(self) -> str:
        """One line per move, so that people and diffs can read it."""
        return msgspec.json.format(msgspec.json.encode(self)).decode()


def record_of(state: State) -> Record:
    """The record of a game that began with a seed."""
    if not state._seeded:
        raise NotAllowed(
            "a guessed or written position has no record: it did not begin with a seed"
        )
    return Record(
        isolario=FORMAT,
        game=state.game.name,
        rules=state.game.rules_version,
        seats=state.seats,
        options=msgspec.to_builtins(state.options),
        seed=state.chance.seed,
        moves=tuple(
            (entry.seat, entry.move.notation)
            for entry in state._log
            if entry.seat is not None and entry.move is not None
        ),
        pieces=state.game.pieces,
    )


def read_record(data: str | bytes) -> Record:
    """A record from its JSON, checked for shape but not yet replayed."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CorruptRecord(f"not a record: {error}") from None
    if record.isolario != FORMAT:
        raise CorruptRecord(
            f"written in format {record.isolario}; this version reads format {FORMAT}"
        )
    return record


def replay(
    record: Record,
    game: Game,
    watch: Callable[[State, int], None] | None = None,
    look: Callable[[Event], object] | None = None,
) -> State:
    """The game played again, with the pieces that it was played with. ``watch(state, n)`` is called
    before move ``n`` and at the end, ``look`` with each event of the moves as it happens."""
    if record.rules != game.rules_version:
        raise CorruptRecord(
            f"played by version {record.rules} of the rules of {game.name}; "
            f"this is version {game.rules_version}"
        )
    played = game.with_pieces(record.pieces)
    if played is None:
        raise CorruptRecord(f"played with other pieces of {game.name} than are on the table")
    try:
        state = played.new(record.seats, record.seed, record.options)
    except (IsolarioError, ValueError) as error:
        raise CorruptRecord(f"cannot be set up: {error}") from None
    for number, (seat, notation) in enumerate(record.moves):
        if watch is not None:
            watch(state, number)
        try:
            state.play(seat, notation, look)
        except IsolarioError as error:
            raise CorruptRecord(f"move {number + 1}, seat {seat}, {notation!r}: {error}") from None
    if watch is not None:
        watch(state, len(record.moves))
    again = state.record()  # an option that came to the game later is not in the old one
    if again != msgspec.structs.replace(record, options=again.options):
        raise CorruptRecord("replayed, it gives another record: the moves are out of order")
    return state
