"""Set-up, placing, sailing, swapping and the end of Beacon Patrol (BCN-C, S, T, P, M, X, E, F)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import isolario
from isolario.core.record import replay
from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.beacon_patrol import GAME
from isolario.games.beacon_patrol.moves import ALL_MOVES, Discard, Place, Sail
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import HEADQUARTERS, PIECES, TILES, TOKENS, tiles_of
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.words import say_exactly
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import at, finish, legal, new, play, whats
from tests.reference import beacon_patrol as slow_beacon

ROW = "0 0 HQ, 1 0 O1, 2 0 O2"
EXPANSIONS = [(False, False), (True, False), (False, True), (True, True)]


def refusal(state: BeaconState, notation: str) -> tuple[str, str, tuple[str, ...]]:
    """Clause, reason and cells of the refusal of a move; nothing may have changed, and the reason
    can be put into words."""
    before = state.text
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(state.active, notation)
    assert state.text == before
    assert notation not in legal(state)
    say_exactly(caught.value.reason, game="beacon-patrol")
    return caught.value.clause, caught.value.reason.id, cells_of(caught.value.cells)


# --- pieces and set-up --------------------------------------------------------------------------


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


# --- the turn -----------------------------------------------------------------------------------


@clause("BCN-T1")
def test_turns_go_clockwise() -> None:
    state = new(4, 3)
    seen = []
    for _ in range(8):
        seen.append(state.active)
        play(state, "end")
    assert seen == [(seen[0] + step) % 4 for step in range(8)]


@clause("BCN-T1")
def test_every_action_is_optional() -> None:
    state = new(2)
    hand = state.hands[state.active]
    assert "end" in legal(state)
    events = play(state, "end")
    assert whats(events)[:4] == ["turn_ends", *["tile_discarded"] * 3]
    assert set(hand) <= set(state.discarded)


@clause("BCN-T1")
def test_nobody_acts_out_of_turn() -> None:
    state = at(ROW, "B1 | B2")
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(1, ">e")
    assert (caught.value.clause, caught.value.reason.id) == ("BCN-T1", "not_your_turn")
    assert not state.legal_moves(1)


@clause("BCN-T1")
@pytest.mark.parametrize(
    "order",
    [
        (">e", "B1@n", "-B2>s"),
        ("B1@n", ">s", ">e", "-B2>w"),
        ("-B2>e", "B1@n", ">s"),
        ("give B2", "take B4", ">e", "B4@n", "B1@n"),
        (">e", "give B2", "take B4", ">w", "B1@n"),
    ],
)
def test_actions_come_in_any_order_and_nothing_is_drawn_before_the_end(
    order: tuple[str, ...],
) -> None:
    state = at(ROW, "B1 B2 B3 | B4 B5", stack="O3 O4 O5 O6")
    events = play(state, *order)
    assert "tile_drawn" not in whats(events)
    assert state.stack == ("O3", "O4", "O5", "O6")
    play(state, "end")
    assert state.hands[0] == ("O3", "O4", "O5")


@clause("BCN-T2")
def test_the_example_of_a_turn() -> None:
    state = at(ROW, "O3 N1 B1 | B2 B3 B4", stack="O4 O5 O6")
    play(state, ">e", ">e", "O3@e", ">w", "give N1", "take B2", "B2@n", "B1@n")
    assert state.tokens == 0
    assert state.hands == ((), ("N1", "B3", "B4"))
    assert state.ships[0] == (2, -2)
    assert legal(state) == ["end"]  # 3 tokens and 3 tiles have been used


# --- placing ------------------------------------------------------------------------------------


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


# --- sailing ------------------------------------------------------------------------------------


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


# --- swapping -----------------------------------------------------------------------------------


@clause("BCN-X1")
def test_swap_then_play() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    events = play(state, "give B2", "take B3")
    assert state.hands == (("B1", "B3"), ("B2", "B4"))
    assert events[-1].facts == {"tile": "B3", "given": "B2", "other_player": 1}
    play(state, "B3@n")
    assert state.chart.tiles[0, -1] == "B3"
    assert state.tokens == 3


@clause("BCN-X1")
def test_swap_then_not_play() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    play(state, "give B2", "take B3", "end")
    assert state.discarded == ("B1", "B3")
    assert state.hands == (("O3", "O4", "O5"), ("B2", "B4"))
    assert "B2@n" in legal(state)  # the other player kept it for their turn


@clause("BCN-X1", "BCN-M2")
def test_swap_then_discard_it_to_move() -> None:
    state = at(ROW, "B1 | B3 B4")
    play(state, "give B1", "take B3", "-B3>e")
    assert state.ships[0] == (1, 0)
    assert state.discarded == ("B3",)


@clause("BCN-X1")
def test_only_one_swap_a_turn() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3 O4 O5 O6")
    play(state, "give B2", "take B3")
    assert refusal(state, "give B1") == ("BCN-X1", "swap_used_up", ())
    play(state, "end")
    assert "give B2" in legal(state)  # the next player has a swap


@clause("BCN-X1")
def test_any_tile_of_any_player_can_be_taken() -> None:
    state = at(ROW, "B1 | B2 B3 | B4 | B5 B6")
    play(state, "give B1")
    assert legal(state) == ["take B2", "take B3", "take B4", "take B5", "take B6"]
    play(state, "take B5")
    assert state.hands == (("B5",), ("B2", "B3"), ("B4",), ("B1", "B6"))


@clause("BCN-X1")
@pytest.mark.parametrize("move", ["end", ">e", "B1@n", "-B1>e", "give B1", "give B2"])
def test_who_gives_must_take(move: str) -> None:
    state = at(ROW, "B1 B2 | B3 B4")
    play(state, "give B2")
    assert refusal(state, move) == ("BCN-X1", "must_take_now", ())


@clause("BCN-X1")
@pytest.mark.parametrize("tile", ["B1", "B2", "O6", "O1"])
def test_one_takes_what_lies_in_front_of_another(tile: str) -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O6")
    assert refusal(state, "take B3") == ("BCN-X1", "give_first", ())
    play(state, "give B2")
    assert refusal(state, f"take {tile}") == ("BCN-X1", "nobody_has_this_tile", ())


@clause("BCN-X1")
def test_both_need_an_unplayed_tile() -> None:
    state = at(ROW, "B1 | ", stack="O3")
    assert refusal(state, "give B1") == ("BCN-X1", "nobody_has_a_tile", ())
    state = at(ROW, " | B3", stack="O3")
    assert not any(move.startswith("give") for move in legal(state))
    assert refusal(state, "give B1") == ("BCN-X1", "tile_not_in_hand", ())


@clause("BCN-X1")
def test_nobody_swaps_alone() -> None:
    state = at(ROW, "B1", stack="O3")
    assert refusal(state, "give B1") == ("BCN-X1", "nobody_to_swap_with", ())


def test_what_is_offered_can_be_taken_back() -> None:
    state = new(2)
    before = state.text
    hand, other = state.hands[state.active], state.hands[1 - state.active]
    play(state, f"give {hand[0]}")
    state.undo(state.active)
    assert state.text == before
    play(state, f"give {hand[0]}", f"take {other[1]}")
    state.undo(state.active)
    assert legal(state) == [f"take {tile}" for tile in other]


def test_the_only_tile_there_is_is_taken_at_once() -> None:
    state = at(ROW, "B1 B2 | B3", stack="O3")
    assert whats(play(state, "give B2")) == ["tile_offered", "tiles_swapped"]
    assert state.hands == (("B1", "B3"), ("B2",))


# --- the end of a turn --------------------------------------------------------------------------


@clause("BCN-E1")
@pytest.mark.parametrize(("seats", "full"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_unplayed_tiles_go_and_the_hand_is_filled(seats: int, full: int) -> None:
    state = new(seats)
    seat, hand, stack = state.active, state.hands[state.active], state.stack
    placed = next(move for move in legal(state) if "@" in move)
    play(state, placed, "end")
    rest = tuple(tile for tile in hand if tile != placed.partition("@")[0])
    assert state.discarded == rest
    assert state.hands[seat] == stack[:full]
    assert state.stack == stack[full:]
    assert (state.tokens, state.swapped) == (TOKENS[seats], False)


@clause("BCN-E1")
def test_alone_one_keeps_one_tile_and_draws_two() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3 O4 O5 O6")
    assert {"end", "keep B1", "keep B2", "keep B3"} <= set(legal(state))
    events = play(state, "keep B2")
    assert state.hands == (("B2", "O3", "O4"),)
    assert state.discarded == ("B1", "B3")
    assert whats(events) == [
        "turn_ends",
        "tile_discarded",
        "tile_kept",
        "tile_discarded",
        "tile_drawn",
        "tile_drawn",
        "turn_begins",
    ]


@clause("BCN-E1")
def test_alone_one_may_keep_nothing() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3 O4 O5 O6")
    play(state, "end")
    assert state.hands == (("O3", "O4", "O5"),)


@clause("BCN-E1", "BCN-F1")
def test_alone_with_one_tile_left_in_the_stack() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3")
    play(state, "keep B2")
    assert state.hands == (("B2", "O3"),)
    assert refusal(state, "keep B2") == ("BCN-E1", "no_keeping_without_stack", ())
    play(state, "end")
    assert state.over


@clause("BCN-E1")
def test_nothing_is_kept_in_company_nor_what_one_has_not() -> None:
    state = at(ROW, "B1 | B2", stack="O3 O4")
    assert refusal(state, "keep B1") == ("BCN-E1", "only_alone_one_keeps", ())
    state = at(ROW, "B1", stack="O3 O4")
    assert refusal(state, "keep B2") == ("BCN-E1", "tile_not_in_hand", ())


@clause("BCN-E1")
def test_a_kept_tile_can_be_kept_again() -> None:
    state = at(ROW, "B1 B2 B3", stack="O3 O4 O5 O6 B4")
    play(state, "keep B2", "keep B2")
    assert state.hands == (("B2", "O5", "O6"),)


@clause("BCN-E2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_discarded_tiles_never_come_back(seats: int) -> None:
    state = new(seats, 8, windmills=True, piers=True)
    every = sorted(tiles_of(BeaconOptions(windmills=True, piers=True)))
    rng = random.Random(3)
    gone: tuple[str, ...] = ()
    while not state.over:
        play(state, state.legal_moves(state.active).choice(rng).notation)
        assert state.discarded[: len(gone)] == gone
        gone = state.discarded
        placed = [tile for tile in state.chart.tiles.values() if tile != HEADQUARTERS]
        held = [tile for hand in state.hands for tile in hand]
        assert sorted([*placed, *held, *gone, *state.stack]) == every


# --- the end of the game ------------------------------------------------------------------------


@clause("BCN-F1")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, (18, 20, 20, 21)), (3, (18, 20, 20, 21)), (4, (27, 30, 29, 32))],
)
def test_in_company_the_number_of_turns_is_known(seats: int, counts: tuple[int, ...]) -> None:
    for (windmills, piers), count in zip(EXPANSIONS, counts, strict=True):
        state = new(seats, 6, windmills=windmills, piers=piers)
        rng = random.Random(4)
        assert state.view(None).known.turns_left == count
        begun = 1
        while not state.over:
            events = state.play(state.active, state.legal_moves(state.active).choice(rng))
            begun += whats(events).count("turn_begins")
            view = state.view(None)
            assert begun + view.known.turns_left == count + (0 if view.over else 1)
        assert begun == count


@clause("BCN-F1")
def test_alone_the_number_of_turns_depends_on_what_is_kept() -> None:
    for keeping, count in ((False, 18), (True, 27)):
        state = new(1, 6)
        view = state.view(0)
        assert (view.known.turns_left, view.known.turns_left_at_most) == (18, 27)
        begun = 1
        while not state.over:
            keep = [move for move in legal(state) if keeping and move.startswith("keep")]
            begun += whats(play(state, keep[0] if keep else "end")).count("turn_begins")
        assert begun == count


@clause("BCN-F1")
def test_the_last_draw_takes_what_is_left() -> None:
    state = at(ROW, "B1 B2 B3 | B4 B5 B6", stack="O3")
    play(state, "end")
    assert [len(hand) for hand in state.hands] == [1, 3]
    play(state, "end")
    assert (state.active, [len(hand) for hand in state.hands]) == (0, [1, 0])
    assert not any(move.startswith("give") for move in legal(state))
    play(state, "O3@n")
    assert state.over


@clause("BCN-F1")
def test_a_player_without_a_tile_is_skipped() -> None:
    state = at(ROW, "B1 | | B2 B3 | ")
    events = play(state, "end")
    assert state.active == 2
    assert [event.seat for event in events if event.what == "turn_begins"] == [2]


@clause("BCN-F1")
@pytest.mark.parametrize("move", ["B1@n", "-B1>e", "end"])
def test_the_game_ends_at_once_with_the_last_tile(move: str) -> None:
    state = at(ROW, "B1 | ")
    assert not state.view(0).preview(state.game.read(move)).undo
    events = play(state, move)
    assert whats(events)[-1] == "game_ends"
    assert not state.legal_moves(0)
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(0, "end")
    assert caught.value.reason.id == "game_is_over"
    assert not state.can_undo(0)  # though nothing was drawn


@clause("BCN-F1")
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself_unless_it_draws() -> None:
    state = at(ROW, "B1 | B2", tokens=0)
    assert whats(play(state, "B1@n")) == ["tile_placed", "turn_ends", "turn_begins"]
    assert state.active == 1
    assert state.can_undo(0)
    state = at(ROW, "B1 | B2", tokens=0, stack="O3")
    assert whats(play(state, "B1@n")) == ["tile_placed"]
    assert legal(state) == ["end"]


@clause("BCN-F1", "BCN-F7")
def test_points_come_at_the_end_and_belong_to_all() -> None:
    state = at("0 0 HQ, 1 0 O1, 0 1 O2, 0 -1 O3", "B1 | B2")
    events = play(state, "B1@w")
    assert [(event.what, event.cells, event.points) for event in events[:2]] == [
        ("tile_placed", ("board/-1,0",), 0),
        ("explored", ("board/0,0",), 0),
    ]
    assert events[1].facts == {"tile": "HQ", "worth": 3}
    assert state.scores == (0, 0)
    assert state.contributions == (3, 0)
    assert state.view(1).standing().scores == (3, 3)
    play(state, "end")
    events = play(state, "end")
    assert [event.seat for event in events if event.points] == [None]
    assert state.scores == (3, 3)


# --- a second opinion, and what surrounds the rules ---------------------------------------------


@clause("BCN-P1", "BCN-P2", "BCN-P3", "BCN-M1", "BCN-M2")
def test_moves_are_those_that_the_slow_rules_find() -> None:
    compared = 0
    for seed in range(24):
        state = new(1 + seed % 4, seed, windmills=True, piers=seed % 3 == 0)
        rng = random.Random(seed)
        while not state.over:
            if not state.given:
                hand = list(state.hands[state.active])
                ship = state.ships[state.active]
                slow = slow_beacon.moves(state.chart.text, ship, hand, state.tokens)
                assert {move for move in legal(state) if "@" in move or ">" in move} == slow
                compared += 1
            state.play(state.active, state.legal_moves(state.active).choice(rng))
    assert compared > 1500


def test_legal_means_not_refused_for_every_move_there_is() -> None:
    for seed in range(6):
        state = new(1 + seed % 4, seed, piers=True)
        rng = random.Random(seed)
        while not state.over:
            moves = state.legal_moves(state.active)
            if rng.random() < 0.15:
                for move in ALL_MOVES:
                    assert (move in moves) == (state.refuse(state.active, move) is None), move
            state.play(state.active, moves.choice(rng))


def test_numbers_of_moves_do_not_depend_on_the_chart() -> None:
    assert GAME.actions == len(ALL_MOVES) == 63 * 8 + 4 + 63 * 3 + 1 < 1000
    assert len({move.notation for move in ALL_MOVES}) == len(ALL_MOVES)
    far = "54,-70"
    state = at("0 0 HQ, 54 -70 O1", "B1 | B2", ships=f"{far} | 0,0")
    near = at("0 0 HQ", "B1 | B2")
    move = GAME.read("B1@n")
    assert state.view(0).number(move) == near.view(0).number(move)
    play(state, "B1@n")
    assert state.chart.tiles[54, -71] == "B1"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("n5@e", "N5@e"),
        (" N5 @ E ", "N5@e"),
        ("Н1@Е", "H1@e"),  # Cyrillic look-alikes
        ("В2@n", "B2@n"),
        ("> S", ">s"),
        ("-n5>w", "-N5>w"),
        ("GIVE wm3", "give WM3"),
        ("take pi1", "take PI1"),
        ("keep o6", "keep O6"),
        ("END", "end"),
    ],
)
def test_notation_as_people_type_it(typed: str, meant: str) -> None:
    assert GAME.read(typed).notation == meant


@pytest.mark.parametrize(
    ("typed", "place"),
    [("", 0), ("N5", 0), ("N5@x", 0), ("N9@e", 0), ("HQ@e", 0), ("give HQ", 5), ("-X1>e", 1)],
)
def test_what_is_no_notation(typed: str, place: int) -> None:
    with pytest.raises(isolario.BadNotation) as caught:
        GAME.read(typed)
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 0 O1\nhands: B1", "0 0 HQ"),
        ("0 0 HQ\n1 0\nhands: B1", "x y ID"),
        ("0 0 HQ\n1 0 X9\nhands: B1", "id of a tile"),
        ("0 0 HQ\n1 0 O1\n1 0 O2\nhands: B1", "only once"),
        ("0 0 HQ\n1 0 O1\n2 0 O1\nhands: B1", "only once"),
        ("0 0 HQ\n1 0 B1\nhands: B1", "only once"),
        ("0 0 HQ\n1 0 W1\nhands: B1", "agrees"),
        ("0 0 HQ\nhands: WM1", "of this game"),
        ("0 0 HQ\nhands: B1 | B2 | B3 | B4 | B5", "1 to 4"),
        ("0 0 HQ", "hands"),
        ("0 0 HQ\nhands: B1 B2 B3 B4", "3 tiles"),
        ("0 0 HQ\nhands: B1\nships: 1,0", "on tiles"),
        ("0 0 HQ\nhands: B1\nships: here", "3,-2"),
        ("0 0 HQ\nhands: B1\nturn: 1", "a seat"),
        ("0 0 HQ\nhands: B1 | B2\ntokens: 4", "tokens"),
        ("0 0 HQ\nhands: B1 | \ngiven: B1", "swap"),
        ("0 0 HQ\nhands: B1 | B2\ngiven: B2", "swap"),
        ("0 0 HQ\nhands: B1\ncontributions: many", "whole number"),
        ("0 0 HQ\nhands: B1\noptions: ports=yes", "windmills"),
        ("0 0 HQ\nhands: B1\nwind: west", "no field"),
    ],
)
def test_what_is_no_position(text: str, expected: str) -> None:
    with pytest.raises(isolario.BadNotation) as caught:
        GAME.parse(text)
    assert expected in str(caught.value)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_comes_back_and_a_record_replays(seats: int) -> None:
    state = new(seats, 11, windmills=True, piers=True)
    rng = random.Random(seats)
    while not state.over:
        again = GAME.parse(state.text)
        assert again.text == state.text
        assert again.view(0) == state.view(0)
        assert state.view(0).text.partition("discarded")[0].count("?") == len(state.stack)
        state.play(state.active, state.legal_moves(state.active).choice(rng))
    assert replay(state.record(), GAME).text == state.text


def test_a_stack_may_have_the_rest_of_the_tiles() -> None:
    state = GAME.parse("0 0 HQ\nhands: B1 N1 | O2\nstack: N2 E4 rest\ndiscarded: O3")
    assert isinstance(state, BeaconState)
    assert state.stack[:2] == ("N2", "E4")
    assert len(state.stack) == 54 - 4
    assert sorted(state.stack) == sorted(state.unseen)
    assert GAME.parse(state.text).text == state.text
    with pytest.raises(isolario.BadNotation):
        GAME.parse("0 0 HQ\nhands: B1\nstack: rest N2")


def test_prompts_and_steps() -> None:
    state = at(ROW, "B1 B2 | B3 B4", stack="O3")
    assert [state.view(seat).prompt.id for seat in (0, 1)] == ["prompt_beacon_turn", "prompt_wait"]
    play(state, "give B1")
    assert state.view(0).prompt.id == "prompt_beacon_take"
    assert [step.state for step in state.view(0).steps] == ["done", "now", "ahead", "ahead"]
    play(state, "take B3", "B3@n", "B2@n")
    assert state.view(0).prompt.id == "prompt_beacon_sail"
    play(state, ">s", ">s", ">e")
    assert state.view(0).prompt.id == "prompt_beacon_end"
    finish(state)
    assert state.view(0).prompt.id == "prompt_over"
    assert state.view(0).steps == ()


@clause("BCN-F1", "BCN-E1")
def test_an_empty_hand_is_no_end_while_there_is_a_stack() -> None:
    state = at("0 0 HQ", "O1", stack="O2 O3 B1")
    play(state, "O1@n")
    assert not state.over
    assert not any(state.hands)
    play(state, "end")
    assert state.hands == (("O2", "O3", "B1"),)
    play(state, "O2@n", "O3@n", "B1@n")
    assert state.over  # the last tile, and nothing to draw
