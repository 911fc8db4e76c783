"""Views and records from outside: read as they were meant, or refused with an error that says so.

A bot's server, a saved file or a stranger's upload may hold anything. What is refused raises
`CorruptView` or `CorruptRecord`, nothing else; what is accepted can be used like any other.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from isolario.contract.bench import ContractBroken, checking, fail, viewers
from isolario.contract.clock import within
from isolario.contract.mutate import mutate_bytes, mutate_data
from isolario.contract.positions import PATIENCE, can_be_played, can_be_seen
from isolario.contract.walk import few_set_ups
from isolario.core.errors import CorruptRecord, CorruptView, NotAllowed
from isolario.core.game import Game, State
from isolario.core.record import read_record, replay

GAMES = 6  # to start from


def check_views(game: Game, count: int = 300, seed: int | str = 0) -> int:
    """Reads many views that are nearly right, looks at those that can be read, plays guesses from
    them, and returns how many there were. Raises `ContractBroken`, with the data.

    >>> import isolario
    >>> check_views(isolario.all_games()["beacon-patrol"], 20) > 0
    True
    """
    rng = random.Random(f"views {seed}")
    views = [
        state.view(rng.choice(viewers(state))).json()
        for played in _games(game, rng)
        for state in rng.sample(played, min(8, len(played))) + played[-1:]
    ]

    def read(data: bytes) -> bool:
        try:
            view = game.view(data)
        except CorruptView as error:
            return _said(error)
        can_be_seen(view, rng)
        try:
            guess = view.guess(rng)
        except NotAllowed:
            return True
        can_be_played(guess, rng)
        return True

    return _each("check_views", game, seed, broken_data(views, rng, count), read)


def check_records(game: Game, count: int = 300, seed: int | str = 0) -> int:
    """Replays many records that are nearly right, and returns how many could be. Raises
    `ContractBroken`, with the data.

    >>> import isolario
    >>> check_records(isolario.all_games()["foggy-island"], 20) >= 0
    True
    """
    rng = random.Random(f"records {seed}")
    records = [
        rng.choice(played).record().json().encode() for played in _games(game, rng) for _ in "ab"
    ]

    def read(data: bytes) -> bool:
        try:
            state = replay(read_record(data), game)
        except CorruptRecord as error:
            return _said(error)
        if replay(state.record(), game).text != state.text:
            fail("replayed, it has a different record")
        return True

    return _each("check_records", game, seed, broken_data(records, rng, count), read)


def broken_data(files: list[bytes], rng: random.Random, count: int) -> Iterator[bytes]:
    """Files with something wrong in them, most of them still JSON."""
    for _ in range(count):
        data = rng.choice(files)
        if rng.random() < 0.1:
            yield mutate_bytes(data, rng)
        else:
            yield encoded(mutate_data(msgspec.json.decode(data), rng))


def encoded(data: Any) -> bytes:
    """JSON with numbers of any size."""
    return json.dumps(data).encode()


def _games(game: Game, rng: random.Random) -> list[list[State]]:
    """Every position of a few random games."""
    found = []
    for seats, options in few_set_ups(game, GAMES):
        state = game.new(seats, rng.getrandbits(32), options)
        played = [state.copy()]
        while not state.over:
            seat = rng.choice(state.to_move)
            state.play(seat, state.legal_moves(seat).choice(rng))
            played.append(state.copy())
        found.append(played)
    return found


def _said(error: Exception) -> bool:
    if not str(error):
        fail("it is refused without saying why")
    return False


def _each(
    name: str, game: Game, seed: int | str, files: Iterator[bytes], read: Callable[[bytes], bool]
) -> int:
    found = 0
    for number, data in enumerate(files):
        try:
            with checking(name), within(PATIENCE):
                found += read(data)
        except ContractBroken as broken:
            where = f"{game.name}, seed {seed}, number {number}: {data[:4000]!r}"
            raise ContractBroken(name, broken.what, where) from broken.__cause__
    return found
