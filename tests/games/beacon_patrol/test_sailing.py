"""How a ship moves, and what that costs (BCN-M)."""

from __future__ import annotations

import pytest

import isolario
from isolario.core.text import Text
from isolario.games.beacon_patrol.moves import Discard, Place, Sail
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import ROW, at, legal, play, refusal


@clause("BCN-M1")
def test_a_token_moves_the_ship_one_tile_and_turns_red() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    play(state, ">e", ">e", ">w")
    assert (state.ships[0], state.tokens) == ((1, 0), 0)
    assert refusal(state, ">w") == ("BCN-M1", "no_token_left", ())
    play(state, "end")
    assert state.tokens == 3  # those of the next player
    play(state, "end", ">w")
    assert (state.ships[0], state.tokens) == ((0, 0), 2)  # blue again


@clause("BCN-M1", "BCN-S2")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 4), (2, 3), (3, 3), (4, 2)])
def test_tokens_run_out(seats: int, tokens: int) -> None:
    state = at(ROW, " | ".join(["B1", "B2", "B3", "B4"][:seats]), stack="O3 O4")
    for step in range(tokens):
        play(state, ">e" if step % 2 == 0 else ">w")
    assert not any(move.startswith(">") for move in legal(state))


@clause("BCN-M1")
def test_land_bars_the_way_but_three_tokens_lead_round_it() -> None:
    state = at("0 0 HQ, 1 0 N1, 1 -1 S1, 0 -1 O1", "B1 | B2", ships="1,0 | 0,0")
    assert refusal(state, ">n") == ("BCN-M1", "land_bars_the_way", ("1,-1", "1,0"))
    play(state, ">w", ">n", ">e")
    assert state.ships[0] == (1, -1)


@clause("BCN-P1", "BCN-M1")
@pytest.mark.parametrize("to", ["", "x", "ne"])
def test_there_are_four_directions(to: str) -> None:
    state = at(ROW, "B1 | B2", ships="1,0 | 0,0")
    for move, number in (
        (Place("B1", to), "BCN-P1"),
        (Sail(to), "BCN-M1"),
        (Discard("B1", to), "BCN-M1"),
    ):
        refusal = state.refuse(0, move)
        assert refusal is not None
        assert (refusal.clause, refusal.reason.id) == (number, "no_such_direction")


@clause("BCN-M1")
def test_a_ship_stays_on_the_chart() -> None:
    state = at("0 0 HQ", "B1 | B2")
    assert refusal(state, ">n") == ("BCN-M1", "no_tile_to_sail_onto", ("0,-1",))
    assert not any(">" in move for move in legal(state))


@clause("BCN-M2")
def test_a_discarded_tile_moves_the_ship_and_leaves_the_game() -> None:
    state = at(ROW, "B1 B2 | B3", stack="O3")
    events = play(state, "-B1>e")
    assert state.ships[0] == (1, 0)
    assert state.tokens == 3
    assert state.hands[0] == ("B2",)
    assert state.discarded == ("B1",)
    assert [(event.what, event.facts, event.cells) for event in events] == [
        ("sailed_discard", {"tile": "B1", "to": Text("beacon_to_e")}, ("board/1,0",))
    ]


@clause("BCN-M2")
def test_discards_move_on_when_the_tokens_are_red() -> None:
    state = at(ROW, "B1 B2 | B3", tokens=0)
    play(state, "-B1>e", "-B2>e")
    assert state.ships[0] == (2, 0)


@clause("BCN-M2", "BCN-M1")
@pytest.mark.parametrize(
    ("move", "clause_id", "reason"),
    [
        ("-B1>n", "BCN-M1", "land_bars_the_way"),
        ("-B1>e", "BCN-M1", "no_tile_to_sail_onto"),
        ("-B2>w", "BCN-M2", "tile_not_in_hand"),
        ("-O6>w", "BCN-M2", "tile_not_in_hand"),
    ],
)
def test_a_discard_moves_in_the_same_way_as_a_token(move: str, clause_id: str, reason: str) -> None:
    state = at("0 0 HQ, 1 0 N1, 1 -1 S1, 0 -1 O1", "B1 | B2", ships="1,0 | 0,0")
    assert refusal(state, move)[:2] == (clause_id, reason)


@clause("BCN-M2")
def test_no_tile_is_discarded_in_a_turn_without_a_move() -> None:
    state = at("0 0 HQ", "B1 | B2")  # nowhere to sail
    assert not any(move.startswith("-") for move in legal(state))
    with pytest.raises(isolario.BadNotation):
        state.play(0, "-B1")


@clause("BCN-M3")
def test_ships_share_tiles_and_never_block() -> None:
    state = at(ROW, "B1 | B2 | B3 | B4", ships="0,0 | 1,0 | 1,0 | 2,0")
    play(state, ">e", ">e")
    assert state.ships == ((2, 0), (1, 0), (1, 0), (2, 0))
    play(state, "B1@n")
    assert state.ships[0] == (2, -1)
