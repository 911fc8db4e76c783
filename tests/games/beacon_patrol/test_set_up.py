"""What is in the box of Beacon Patrol, and how a game begins (BCN-C, S, H)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from isolario.games.beacon_patrol import GAME
from isolario.games.beacon_patrol.pieces import HEADQUARTERS, PIECES, TILES, TOKENS
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import EXPANSIONS, at, legal, new, play


@clause("BCN-C1")
def test_what_is_in_the_box() -> None:
    assert [len(tiles) for tiles in (PIECES.base, PIECES.windmills, PIECES.piers)] == [54, 5, 4]
    assert len(TILES) == 1 + 54 + 9
    assert max(GAME.seats) == 4  # ships
    assert max(seats * tokens for seats, tokens in TOKENS.items()) == 9
    features = Counter(tile.feature for tile in PIECES.base)
    assert features == {"lighthouse": 12, "buoy": 16, "": 26}


@clause("BCN-C2", "BCN-C3", "BCN-P2")
@pytest.mark.parametrize(
    ("tile", "directions"),
    [
        ("O1", "nesw"),
        ("B1", "nesw"),
        ("N1", "new"),
        ("E1", "nes"),
        ("S1", "esw"),
        ("W1", "nsw"),
        ("H1", "ew"),
        ("V1", "ns"),
        ("C1", "nw"),
        ("C3", "ne"),
        ("C5", "es"),
        ("C7", "sw"),
        ("U1", "n"),
        ("U3", "s"),
        ("U5", "w"),
        ("U7", "e"),
    ],
)
def test_a_tile_is_not_turned_to_fit(tile: str, directions: str) -> None:
    state = at("0 0 HQ", tile)
    placed = [move for move in legal(state) if "@" in move]
    assert placed == [f"{tile}@{to}" for to in directions]


@clause("BCN-C3")
@pytest.mark.parametrize(
    ("tile", "shores"),
    [
        ("O1", 0),
        ("N1", 1),
        ("C1", 1),
        ("U1", 1),
        ("PI1", 1),
        ("H1", 2),
        ("H2", 2),
        ("H3", 2),
        ("V1", 2),
        ("V2", 2),
        ("V3", 2),
    ],
)
def test_land_is_one_mass_but_on_channels(tile: str, shores: int) -> None:
    assert len(TILES[tile].shores) == shores


@clause("BCN-C3")
@pytest.mark.parametrize(
    ("chart", "moves", "end"),
    [
        ("0 0 HQ, 1 0 H1, 2 0 O1", (">e", ">e"), (2, 0)),
        ("0 0 HQ, 0 -1 V1, 0 -2 O1", (">n", ">n"), (0, -2)),
        ("0 0 HQ, -1 0 C2, -1 1 O1", (">w", ">s"), (-1, 1)),
        ("0 0 HQ, 1 0 C4, 1 1 O1", (">e", ">s"), (1, 1)),
    ],
)
def test_water_on_a_tile_is_one_body(
    chart: str, moves: tuple[str, ...], end: tuple[int, int]
) -> None:
    state = at(chart, "B1 | B2")
    play(state, *moves)
    assert state.ships[0] == end


@clause("BCN-S1")
@pytest.mark.parametrize(("windmills", "piers"), EXPANSIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_stack_and_the_ships_at_the_start(seats: int, windmills: bool, piers: bool) -> None:
    state = new(seats, windmills=windmills, piers=piers)
    assert state.chart.tiles == {(0, 0): HEADQUARTERS}
    assert state.ships == ((0, 0),) * seats
    tiles = [*state.stack, *(tile for hand in state.hands for tile in hand)]
    assert len(tiles) == {0: 54, 1: 59, 2: 58, 3: 63}[windmills + 2 * piers]
    features = Counter(TILES[tile].feature for tile in tiles)
    assert (features["windmill"], features["pier"]) == (5 * windmills, 4 * piers)
    assert len(set(tiles)) == len(tiles)


@clause("BCN-S1")
def test_the_stack_is_shuffled() -> None:
    assert len({new(1, seed).stack for seed in range(20)}) == 20
    tops = {new(1, seed, windmills=True).stack[0] for seed in range(400)}
    assert any(TILES[tile].feature == "windmill" for tile in tops)


@clause("BCN-S2")
@pytest.mark.parametrize(("seats", "tiles", "tokens"), [(1, 3, 4), (2, 3, 3), (3, 3, 3), (4, 2, 2)])
def test_tiles_and_tokens_at_the_start(seats: int, tiles: int, tokens: int) -> None:
    state = new(seats)
    assert [len(hand) for hand in state.hands] == [tiles] * seats
    assert state.tokens == tokens


@clause("BCN-S3")
def test_anybody_may_begin() -> None:
    firsts = Counter(new(4, seed).active for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


@clause("BCN-S2", "BCN-H1")
def test_hands_and_discards_are_public_and_the_order_of_the_stack_is_not() -> None:
    state = new(3, 4)
    play(state, "end")
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.known.hands == state.hands
        assert len(view.known.discarded) == 3
        assert view.known.stack == ("?",) * len(state.stack)
        assert sorted(view.known.unseen) == sorted(state.stack)
        assert not set(state.stack) & set(view.text.split())
        rng = random.Random(1)
        tops = Counter(view.guess(rng).stack[0] for _ in range(1500))
        assert set(tops) == set(state.stack)
        assert max(tops.values()) < 80  # about 36 of each
