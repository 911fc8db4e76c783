"""A game that declares no observation is observed by the types of its fields."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from isolario.core.boards.square import cell_names
from isolario.core.observation import Rows, numbers
from skerries import GAME
from tests.observed import Data, Read, check_rebuilds

CELLS = cell_names(4, 4)


def _decoded(read: Read, me: int, seats: int) -> Data:
    players, public = read.tables["players"], read.row("public")
    by_seat = [players[(seat - me) % seats] for seat in range(seats)]
    turn = [row["active"] for row in by_seat]

    def winds(row: dict[str, int], name: str) -> list[int]:
        """Kinds are winds 1 to 24; the next number stands for one that is not known."""
        found = [row[f"{name} {at} kind"] for at in range(1, 25)]
        return [0 if wind == 25 else wind for wind in found if wind]

    return {
        "options": {},
        "ready": [seat for seat, row in enumerate(by_seat) if row["ready"]],
        "active": turn.index(1) if any(turn) else -1,
        "turns": public["turns"],
        "seals": {
            cell: row["value"] for cell, row in zip(CELLS, read.tables["seals"], strict=True)
        },
        "flags": {
            cell: (me + row["value"] - 1) % seats
            for cell, row in zip(CELLS, read.tables["flags"], strict=True)
            if row["there"]
        },
        "hands": [winds(row, "hands") for row in by_seat],
        "deck": [0 if row["kind"] == 25 else row["kind"] for row in read.used("deck")],
        "sailed": [winds(row, "sailed") for row in by_seat],
        "wind": [row["wind"] for row in by_seat],
    }


def test_a_game_whose_types_say_what_there_can_be_tells_all() -> None:
    check_rebuilds(GAME, _decoded, set(), games=2)


@pytest.mark.parametrize("seats", GAME.seats)
def test_seats_are_counted_from_the_viewer(seats: int) -> None:
    state, rng = GAME.new(seats, 3), random.Random(3)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    for viewer in range(seats):
        told = Counter(row["value"] for row in Read(state.view(viewer)).used("flags"))
        landed: Any = Counter(state.flags.values())  # type: ignore[attr-defined]
        assert told == {(seat - viewer) % seats + 1: landed[seat] for seat in range(seats)}


def test_shapes_are_the_same_for_all_and_scores_within_the_bounds_of_the_game() -> None:
    parts = {seats: GAME.observation.parts(seats) for seats in GAME.seats}
    assert len({*parts.values()}) == 1
    players = parts[2][0]
    assert isinstance(players, Rows)
    score = next(column for column in players.columns if column.name == "score")
    assert (score.low, score.high) == GAME.points
    assert len(numbers(players, GAME.new(2, 1).view(0).observation()[0])) == 4 * len(
        players.columns
    )
