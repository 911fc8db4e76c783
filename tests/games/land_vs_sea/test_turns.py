"""Set-up, placing, play again and steal in Land vs Sea (LVS-S, X1, T1 to T6). Maps are written as
`shorthand` says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.pieces import PIECES, TILES
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import (
    kinds,
    lay,
    legal,
    mark,
    new,
    placing,
    play,
    refusal,
    scored,
    table,
    whats,
)
from tests.terminal.typist import Play

START = "0 0 start"  # land in the east, north-west and north-east


# --- set-up -------------------------------------------------------------------------------------


@clause("LVS-S1")
@pytest.mark.parametrize(("seats", "roles"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1])])
def test_seats_have_their_roles_and_nobody_has_points(seats: int, roles: list[int]) -> None:
    state = new(seats)
    assert [state.role(seat) for seat in range(seats)] == roles  # land, sea, cartographer
    assert state.scores == (0,) * seats


@clause("LVS-S1")
def test_who_plays_what_is_drawn_unless_somebody_chooses(request: pytest.FixtureRequest) -> None:
    """At one screen; on the page a table draws seats where its game says so, see
    `test_who_sits_where_can_be_drawn`."""
    assert GAME.drawn
    at_screen: Play = request.getfixturevalue("play")

    def mine(seed: int, *chosen: str) -> str:
        """Which side the person at the screen, who leaves at once, plays."""
        game = ("play", "land-vs-sea", "--plain", "--seed", str(seed))
        printed = at_screen(*game, *chosen, first=["quit"])
        (role,) = set(re.findall(r"(Land|Sea) \(you\)", printed))
        return str(role)

    drawn = [mine(seed) for seed in range(8)]
    assert set(drawn) == {"Land", "Sea"}
    assert drawn == [mine(seed) for seed in range(8)]  # by the seed and nothing else
    sea = ("--seat", "sea=person", "--seat", "land=easy")
    assert {mine(seed, *sea) for seed in range(8)} == {"Sea"}


@clause("LVS-S2")
def test_the_start_tile_lies_in_the_middle_and_the_special_tile_aside() -> None:
    state = new()
    assert [(tile.side, tile.cell) for tile in state.ground.placed] == [("start", (0, 0))]
    assert state.special
    assert not {"volcano", "whirlpool", "start"} & {
        side for stack in state.stacks for tile in stack for side in (tile.up, tile.down)
    }


@clause("LVS-S3", "LVS-C1")
@pytest.mark.parametrize("pairing", ["dealt", "printed"])
def test_all_tiles_lie_in_two_equal_stacks(pairing: str) -> None:
    state = new(2, pairing=pairing)
    assert [len(stack) for stack in state.stacks] == [29, 29]
    tiles = [tile for stack in state.stacks for tile in stack]
    sides = [side for tile in tiles for side in (tile.up, tile.down)]
    assert sorted(sides) == sorted(PIECES.deck)


@clause("LVS-S3")
@pytest.mark.parametrize("pairing", ["dealt", "printed"])
def test_order_and_facing_are_left_to_chance(pairing: str) -> None:
    games = [new(2, seed, pairing=pairing) for seed in range(300)]
    assert len({game.stacks[0][0].up for game in games}) > 80
    first, second = TILES[0]
    up = Counter(
        side
        for game in games
        for stack in game.stacks
        for tile in stack
        for side in (tile.up,)
        if side in (first, second)
    )
    assert min(up[first], up[second]) > 110  # 150 of each, if facing is at random


@clause("LVS-I1")
def test_by_default_it_is_dealt_anew_which_sides_are_back_to_back() -> None:
    def pairs(pairing: str, seed: int) -> set[frozenset[str]]:
        stacks = new(2, seed, pairing=pairing).stacks
        return {frozenset((tile.up, tile.down)) for stack in stacks for tile in stack}

    printed = set(map(frozenset, TILES))
    assert pairs("printed", 1) == pairs("printed", 2) == printed
    assert len(pairs("dealt", 1) & printed) < 5
    assert len(pairs("dealt", 1) & pairs("dealt", 2)) < 5


@clause("LVS-S4", "LVS-3.1", "LVS-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_turn_each_takes_a_tile_from_either_stack_until_all_have_two(seats: int) -> None:
    state = new(seats)
    takers = []
    while state.step == "draft":
        assert legal(state) == ["draw 1", "draw 2"]
        takers.append(state.active)
        stack = len(takers) % 2
        top = state.stacks[stack][0]
        play(state, f"draw {stack + 1}")
        taken = state.hands[takers[-1]][-1]
        assert (taken.up, taken.down) == (top.up, top.down)  # not turned over
    assert takers == [*range(seats)] * 2
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert (state.active, state.step) == (0, "place")  # LVS-T1: land moves first


@clause("LVS-S4")
def test_all_may_draft_from_one_stack() -> None:
    state = new(4)
    play(state, *["draw 2"] * 8)
    assert [len(stack) for stack in state.stacks] == [29, 21]


@clause("LVS-S4")
def test_nothing_but_drafting_is_done_before_all_have_two() -> None:
    state = new(2)
    for notation in ("1a@1,0/0", "done", "waypoint@0,0/0", "steal 1.1"):
        assert refusal(state, notation) == ("LVS-S4", "draft_now", ())
    assert refusal(state, "draw 1", seat=1) == ("LVS-T1", "not_your_turn", ())


@clause("LVS-X1")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("number", range(8))
def test_two_and_four_play_with_any_of_the_extras(seats: int, number: int) -> None:
    names = ("mountains", "caravans", "waypoints")
    chosen = {name: bool(number >> n & 1) for n, name in enumerate(names)}
    state = new(seats, extras="chosen", **chosen)
    assert state.extras._asdict() == chosen


# --- placing ------------------------------------------------------------------------------------


@clause("LVS-T2", "LVS-T11")
def test_lands_first_tile_lies_land_to_land_against_the_start_tile() -> None:
    state = table(START, "ssslll, any | any, any")
    events = lay(state, "1 0 ssslll")
    assert whats(events) == ["tile_placed"]
    assert (events[0].seat, events[0].cells, events[0].clause) == (0, ("board/1,0",), "LVS-T2")
    assert (1, 0) in state.ground.where


@clause("LVS-T2", "LVS-T11")
def test_a_mismatched_edge_is_refused() -> None:
    state = table(START, "lllsss, any | any, any")
    sea_to_land = placing(state, "1 0 lllsss")
    at_fault = ("1,0", "0,0")  # the cell, and the neighbour that does not match
    assert refusal(state, sea_to_land) == ("LVS-T2", "edges_do_not_match", at_fault)
    assert sea_to_land not in legal(state)


@clause("LVS-T2", "LVS-T11")
def test_sea_lays_a_tile_that_matches_on_two_sea_edges() -> None:
    state = table(f"{START}\n1 0 ssslll", "any, any | lllsss, any", turn=1)
    lay(state, "0 1 lllsss")  # north-west against the start tile, north-east against the other
    assert (0, 1) in state.ground.where


@clause("LVS-T2")
@pytest.mark.parametrize(("tile", "other"), [("llsssl", "1,0"), ("llllls", "0,0")])
def test_one_edge_that_matches_is_not_enough(tile: str, other: str) -> None:
    """In the north-west it touches the start tile, in the north-east the other: both are sea."""
    state = table(f"{START}\n1 0 ssslll", f"any, any | {tile}, any", turn=1)
    half = placing(state, f"0 1 {tile}")
    assert refusal(state, half) == ("LVS-T2", "edges_do_not_match", ("0,1", other))


@clause("LVS-T2")
def test_a_tile_lies_beside_another_on_an_empty_cell() -> None:
    state = table(START, "ssslll, any | any, any")
    on_it = placing(state, "0 0 lsssll")
    assert refusal(state, on_it) == ("LVS-T2", "hex_taken", ("0,0",))
    apart = placing(state, "3 0 ssslll")
    assert refusal(state, apart) == ("LVS-T2", "touches_nothing", ())
    assert refusal(state, "1a@9,9/0") == ("LVS-T2", "touches_nothing", ())


@clause("LVS-T2")
def test_either_tile_either_side_in_any_rotation() -> None:
    """One land edge, against the land in the east; its sea edges, everywhere else."""
    state = table(START, "lsssss / llllls, any | any, any")
    east = [move for move in legal(state) if "@1,0/" in move]
    assert {move[:2] for move in east} == {"1a", "1b", "2a", "2b"}
    assert len([move for move in east if move.startswith("1a")]) == 1
    assert len([move for move in east if move.startswith("1b")]) == 5
    south = [move for move in legal(state) if "@0,1/" in move]
    assert len([move for move in south if move.startswith("1a")]) == 5
    assert len([move for move in south if move.startswith("1b")]) == 1
    for move in legal(state):
        assert len(state.copy().play(0, move))


@clause("LVS-T2")
def test_the_hidden_side_is_played_as_well_as_the_public_one() -> None:
    state = table(START, "lsssss / ssslll, any | any, any")
    events = lay(state, "1 0 ssslll")
    assert events[0].reveals
    hand = state.hands[0]
    assert len(hand) == 1


@clause("LVS-T2")
def test_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    state = table(START, "ssslll | any, any")
    for notation in ("2a@1,0/0", "2b@1,0/0"):
        assert refusal(state, notation) == ("LVS-T2", "no_such_tile", ())


@clause("LVS-T1")
def test_nobody_plays_out_of_turn_or_out_of_step() -> None:
    state = table(START, "ssslll, any | ssslll, any")
    assert refusal(state, "1a@1,0/0", seat=1) == ("LVS-T1", "not_your_turn", ())
    assert not state.legal_moves(1)
    for notation in ("draw 1", "done", "steal 1.1", "waypoint@0,0/0", "special@1,0/0"):
        assert refusal(state, notation) == ("LVS-T2", "place_now", ())
    lay(state, "1 0 ssslll")
    assert refusal(state, "1a@2,0/0") == ("LVS-T1", "end_now", ())
    assert refusal(state, "steal 1.1") == ("LVS-T1", "end_now", ())


# --- play again ---------------------------------------------------------------------------------


@clause("LVS-T3", "LVS-T11")
def test_play_again_places_the_second_tile_anywhere() -> None:
    state = table(START, "ssslll again, slllss / any | any, any")
    lay(state, "1 0 ssslll again")
    assert state.active == 0
    assert kinds(state) == {"place"}  # LVS-T5: it is compulsory
    cells = {move.partition("@")[2].partition("/")[0] for move in legal(state)}
    assert {"2,0", "-1,0", "-1,1"} <= cells  # beside the first or not
    assert {move[:2] for move in legal(state)} == {"1a", "1b"}
    lay(state, "-1 1 slllss")
    assert legal(state) == ["draw 1", "draw 2"]


@clause("LVS-T3", "LVS-T10", "LVS-T11", "LVS-W1")
def test_play_again_completes_an_area_then_score_waypoint_and_two_tiles() -> None:
    """Page 20, step by step."""
    state = table(
        """
        0 0 start
        -1 0 SSSLSS S+
        """,
        "ssslll again, LSSSSS S++ | any, any",
        extras="waypoints",
    )
    lay(state, "1 0 ssslll again")
    assert state.points == (0, 0, 0)
    events = lay(state, "-2 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 2)]
    mark(state, "0,0 E")
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 1", "draw 2")
    assert len(state.hands[0]) == 2
    assert state.active == 1


@clause("LVS-T3")
def test_a_second_play_again_gives_no_third_tile() -> None:
    state = table(START, "ssslll again, lllsss again | any, any")
    lay(state, "1 0 ssslll again")
    lay(state, "2 0 lllsss again")
    assert legal(state) == ["draw 1", "draw 2"]


@clause("LVS-T3")
def test_a_stolen_or_drawn_tile_is_not_played_in_the_same_turn() -> None:
    """Play again, steal: the stolen tile has come too late."""
    state = table(START, "ssslll again, llssss steal | any, any")
    lay(state, "1 0 ssslll again")
    lay(state, "2 -1 ssllss steal")
    play(state, "steal 1.1")
    assert "place" not in kinds(state)
    play(state, "draw 1")
    assert state.active == 1


@clause("LVS-T3", "LVS-T6")
def test_play_again_without_another_tile_is_nothing() -> None:
    state = table(START, "ssslll again | any, any")
    lay(state, "1 0 ssslll again")
    assert legal(state) == ["draw 1", "draw 2"]


# --- steal --------------------------------------------------------------------------------------


@clause("LVS-T4")
def test_the_thief_takes_either_tile_and_draws_nothing() -> None:
    state = table(START, "ssslls steal, any | any, any")
    lay(state, "1 0 ssslls steal")
    assert legal(state) == ["steal 1.1", "steal 1.2"]
    stolen = state.hands[1][1]
    events = play(state, "steal 1.2")
    assert (events[0].what, events[0].seat, events[0].clause) == ("tile_stolen", 0, "LVS-T4")
    taken = state.hands[0][1]
    assert (taken.up, taken.down) == (stolen.up, stolen.down)  # its public side stays up
    assert [len(hand) for hand in state.hands] == [2, 1]
    assert [len(stack) for stack in state.stacks] == [3, 3]
    assert state.active == 1


@clause("LVS-T4", "LVS-T5")
def test_stealing_is_compulsory_where_it_is_possible() -> None:
    state = table(START, "ssslls steal, any | any, any")
    lay(state, "1 0 ssslls steal")
    for notation in ("draw 1", "done", "1a@2,0/0", "waypoint@0,0/0"):
        assert refusal(state, notation) == ("LVS-T4", "steal_now", ())


@clause("LVS-T4")
def test_nobody_steals_from_oneself_or_from_a_seat_that_is_not_there() -> None:
    state = table(START, "ssslls steal, any | any, any")
    lay(state, "1 0 ssslls steal")
    for notation in ("steal 0.1", "steal 2.1"):
        assert refusal(state, notation) == ("LVS-T4", "steal_now", ())


@clause("LVS-T4", "LVS-T5")
def test_a_last_tile_is_never_stolen_and_then_steal_is_skipped() -> None:
    state = table(START, "ssslls steal, any | any")
    lay(state, "1 0 ssslls steal")
    assert legal(state) == ["draw 1", "draw 2"]


@clause("LVS-T4")
def test_only_players_with_two_tiles_are_robbed() -> None:
    state = table(START, "ssslls steal, any | any | any, any", extras="mountains caravans")
    lay(state, "1 0 ssslls steal")
    assert legal(state) == ["steal 2.1", "steal 2.2"]


@clause("LVS-T4", "LVS-4.2")
def test_a_team_mate_may_be_robbed() -> None:
    state = table(START, "ssslls steal, any | any, any | any, any | any, any")
    lay(state, "1 0 ssslls steal")
    assert legal(state) == [f"steal {seat}.{slot}" for seat in (1, 2, 3) for slot in (1, 2)]
    play(state, "steal 2.1")
    assert [len(hand) for hand in state.hands] == [2, 2, 1, 2]
    assert state.active == 1


@clause("LVS-T5")
def test_play_again_then_steal_place_place_steal_draw_one() -> None:
    state = table(START, "ssslll again, llssss steal | any, any")
    lay(state, "1 0 ssslll again")
    lay(state, "2 -1 ssllss steal")
    assert kinds(state) == {"steal"}
    play(state, "steal 1.2")
    assert [len(hand) for hand in state.hands] == [1, 1]
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 2")
    assert [len(hand) for hand in state.hands] == [2, 1]
    assert state.active == 1


@clause("LVS-T4", "LVS-T7")
def test_a_thief_with_no_other_tile_draws_one() -> None:
    state = table(START, "ssslls steal | any, any")
    lay(state, "1 0 ssslls steal")
    play(state, "steal 1.1")
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 1")
    assert [len(hand) for hand in state.hands] == [2, 1]
    assert state.active == 1


@clause("LVS-T6")
def test_the_robbed_player_plays_one_tile_and_refills_to_two() -> None:
    state = table(START, "ssslls steal, any | any, slllss again")
    lay(state, "1 0 ssslls steal")
    play(state, "steal 1.1")
    assert {move[0] for move in legal(state)} == {"1"}
    lay(state, "-1 1 slllss again")  # play again: but there is nothing left to play
    play(state, "draw 1", "draw 2")
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert state.active == 0
