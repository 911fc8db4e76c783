"""Records: replayed to the same events, or refused with the reason."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import isolario
from isolario.core.record import read_record
from tests.make_records import fingerprint
from tests.paths import RECORDS

GAMES_ON_RECORD = sorted(RECORDS.glob("*.json"))


def _record() -> dict[str, object]:
    state = isolario.new("foggy-island", seed=5, weather="cards")
    rng = random.Random(2)
    while not state.over:
        seat = state.to_move[-1]
        state.play(seat, state.legal_moves(seat).choice(rng))
    found: dict[str, object] = json.loads(state.record().json())
    return found


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"isolario": 99}, "format 99"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules": 99}, "version 99"),
        ({"seats": 5}, "cannot be set up"),
        ({"options": {"weather": "hail"}}, "cannot be set up"),
        ({"seed": "another"}, "move"),
        ({"moves": [[0, "Wz9"]]}, "move 1"),
        ({"moves": [[7, "pick W"]]}, "move 1, seat 7"),
        ({"extra": 1}, "not a record"),
        ({"moves": "none"}, "not a record"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(change: dict[str, object], why: str) -> None:
    broken = json.dumps({**_record(), **change})
    with pytest.raises(isolario.CorruptRecord, match=why):
        isolario.load(broken)


def test_sealed_moves_out_of_seat_order_are_refused() -> None:
    record = _record()
    moves = record["moves"]
    assert isinstance(moves, list)
    seats = [seat for seat, _ in moves]
    first_hand = seats.index(0, 1) if seats[0] == 1 else seats.index(0)
    moves[first_hand : first_hand + 12] = [
        *[move for move in moves[first_hand : first_hand + 12] if move[0] == 1],
        *[move for move in moves[first_hand : first_hand + 12] if move[0] == 0],
    ]
    with pytest.raises(isolario.CorruptRecord, match="out of order"):
        isolario.load(json.dumps(record))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"isolario": "x"}', "\udcff"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(isolario.CorruptRecord):
        read_record(text.encode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("path", GAMES_ON_RECORD, ids=lambda path: path.stem)
def test_old_records_still_replay(path: Path) -> None:
    """If a record no longer replays, the rules' version must go up."""
    data = json.loads(path.read_text("utf-8"))
    state = isolario.load(json.dumps(data["record"]))
    assert list(state.scores) == data["scores"]
    assert fingerprint(state) == data["events"]


def test_there_are_old_records_for_every_game() -> None:
    played = {json.loads(path.read_text("utf-8"))["record"]["game"] for path in GAMES_ON_RECORD}
    assert played == set(isolario.all_games())
