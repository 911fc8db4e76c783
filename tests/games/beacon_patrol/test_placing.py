"""Where a tile may lie (BCN-P)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import at, play, refusal


@clause("BCN-P1")
@pytest.mark.parametrize(
    ("to", "cell"), [("n", (1, -1)), ("e", (2, 0)), ("s", (1, 1)), ("w", (0, 0))]
)
def test_a_tile_is_placed_next_to_the_ship_on_an_empty_cell(to: str, cell: tuple[int, int]) -> None:
    state = at("0 0 HQ, 1 0 O1", "B1 | B2", ships="1,0 | 0,0")
    if to == "w":
        assert refusal(state, "B1@w") == ("BCN-P1", "chart_cell_taken", ("0,0",))
        return
    events = play(state, f"B1@{to}")
    assert state.chart.tiles[cell] == "B1"
    assert events[0].cells == (f"board/{cell[0]},{cell[1]}",)


@clause("BCN-P1")
def test_only_ones_own_tiles_are_placed_beside_ones_own_ship() -> None:
    state = at("0 0 HQ, 1 0 O1", "B1 | B2", ships="1,0 | 0,0")
    assert refusal(state, "B2@n") == ("BCN-P1", "tile_not_in_hand", ())
    assert refusal(state, "O6@n")[1] == "tile_not_in_hand"
    play(state, "B1@n")
    assert state.chart.tiles[1, -1] == "B1"  # not on 0,-1, beside the other ship


@clause("BCN-P2")
@pytest.mark.parametrize(
    ("beside", "tile", "wrong"),
    [
        pytest.param("1 -1 O1", "N1", ("1,-1",), id="land meets water in the north"),
        pytest.param("2 0 O1", "E1", ("2,0",), id="land meets water in the east"),
        pytest.param("1 1 O1", "S1", ("1,1",), id="land meets water in the south"),
        pytest.param("5 5 O1", "W1", ("0,0",), id="land meets the water of the ship's tile"),
        pytest.param("1 -1 S1", "O1", ("1,-1",), id="water meets land in the north"),
        pytest.param("2 0 W1", "O1", ("2,0",), id="water meets land in the east"),
        pytest.param("1 1 N1", "O1", ("1,1",), id="water meets land in the south"),
        pytest.param("1 -1 O1, 1 1 O2", "H1", ("1,-1", "1,1"), id="two sides at once"),
    ],
)
def test_a_tile_must_agree_with_all_its_neighbours(
    beside: str, tile: str, wrong: tuple[str, ...]
) -> None:
    state = at(f"0 0 HQ, {beside}", tile)
    reason = "edge_is_water" if tile == "O1" else "edge_is_land"
    assert refusal(state, f"{tile}@e") == ("BCN-P2", reason, ("1,0", *wrong))


@clause("BCN-P2", "BCN-C3")
@pytest.mark.parametrize(
    ("beside", "tile"),
    [
        ("1 -1 S1", "N1"),
        ("2 0 W1", "E1"),
        ("1 1 N1", "S1"),
        ("1 -1 S1, 2 0 W1, 1 1 N1", "U7"),
        ("1 -1 O1, 2 0 O2, 1 1 O3", "B1"),
        ("1 -1 S1, 1 1 N1, 2 0 O1", "H3"),
    ],
)
def test_land_beside_land_and_water_beside_water_is_fine(beside: str, tile: str) -> None:
    state = at(f"0 0 HQ, {beside}", f"{tile} | B6")
    play(state, f"{tile}@e")
    assert state.chart.tiles[1, 0] == tile


@clause("BCN-P3")
@pytest.mark.parametrize(
    ("here", "to", "tile", "cell"),
    [
        ("N1", "n", "S1", "1,-1"),
        ("S1", "s", "N1", "1,1"),
        ("E1", "e", "W1", "2,0"),
        ("C4", "n", "H1", "1,-1"),
    ],
)
def test_a_tile_that_agrees_but_joins_by_land_is_refused(
    here: str, to: str, tile: str, cell: str
) -> None:
    state = at(f"0 0 HQ, 1 0 {here}", tile, ships="1,0")
    assert refusal(state, f"{tile}@{to}") == ("BCN-P3", "joined_by_land", (cell, "1,0"))


@clause("BCN-P3")
def test_the_same_tile_can_be_placed_from_its_water_side() -> None:
    state = at("0 0 HQ, 1 0 N1, 0 -1 O1", "S1 | B6", ships="0,-1 | 0,0")
    play(state, "S1@e")
    assert state.chart.tiles[1, -1] == "S1"


@clause("BCN-P4")
def test_the_ship_moves_onto_the_tile_at_once_and_free_of_charge() -> None:
    state = at("0 0 HQ", "B1 B2 | B3")
    play(state, "B1@e", "B2@s")
    assert state.ships == ((1, 1), (0, 0))
    assert state.tokens == 3
