"""What happens in whole games and what is refused there, and by which clauses."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

import isolario
from isolario.core.moves import STRAY, Move
from isolario.core.record import Record, read_record, replay
from isolario.core.state import State
from isolario.words import say_exactly
from tests.paths import RECORDS

EVERY = 5  # positions: one in this many is looked at
MOVES = 25  # moves tried there, of all that were made anywhere
NAMES = tuple("ABCDEFGHIJKL")


def records(game: str, also: str = "") -> Iterator[Record]:
    """Those played with today's pieces; ``also="*"``: and with earlier ones."""
    for file in sorted(RECORDS.glob(f"{also}{game}-*.json")):
        yield read_record(json.dumps(json.loads(file.read_text("utf-8"))["record"]))


def told(game: str) -> dict[str, set[str]]:
    """For each event in the records of a game, the clauses that it cites (``-``: none), with a star
    where it was left to chance.

    >>> sorted(told("beacon-patrol")["turn_begins"])
    ['BCN-S3*', 'BCN-T1']
    """
    found: dict[str, set[str]] = {}
    for record in records(game, also="*"):
        for entry in isolario.load(record).log:
            for event in entry.events:
                cited = (event.clause or "-") + "*" * event.chance
                found.setdefault(event.what, set()).add(cited)
    return found


def refused(game: str, odd: Sequence[Move] = ()) -> dict[str, set[str]]:
    """For each reason why moves are refused in the records of a game, the clauses that it cites. On
    the way it checks that legal moves are not refused, that all others are, and that reasons can be
    put into words. ``odd``: moves that nobody could mean."""
    played = isolario.all_games()[game]
    made = {notation for record in records(game) for _, notation in record.moves}
    pool = [played.read(notation) for notation in sorted(made)]
    rng = random.Random(game)
    found: dict[str, set[str]] = {}

    def look(state: State, number: int) -> None:
        if number % EVERY and not state.over:
            return
        tried = [*rng.sample(pool, min(MOVES, len(pool))), *odd, STRAY]
        for seat in {0, state.seats - 1, *state.to_move[:1]}:
            legal = state.legal_moves(seat)
            for move in tried:
                refusal = state.refuse(seat, move)
                assert (refusal is None) == (move in legal), (state.text, seat, move)
                if refusal is not None:
                    say_exactly(refusal.reason, "en", game, NAMES)
                    found.setdefault(refusal.reason.id, set()).add(refusal.clause)

    for record in records(game):
        replay(record, played, look)
    return found


def beside(found: dict[str, set[str]], expected: dict[str, str]) -> dict[str, set[str]]:
    """Where the clauses cited are not those expected. Everything found must be listed, and
    everything listed must be found, except what is ``rare``."""
    listed = {it: {*clauses.split()} for it, clauses in expected.items()}
    wrong = {}
    for it in found.keys() | listed.keys():
        cited, right = found.get(it, set()), listed.get(it, set())
        if more := cited - right if "rare" in right else cited ^ right:
            wrong[it] = more
    return wrong
