"""The slow Land vs Sea itself: the register's examples on maps made by hand, random games.

It proves the reference, not the game, so no test carries ``@clause``; docstrings name clauses.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.reference import land_vs_sea as slow
from tests.reference import land_vs_sea_games as made
from tests.reference.land_vs_sea import (
    ALL,
    CARAVANS,
    MOUNTAINS,
    NONE,
    WAYPOINTS,
    WHIRLPOOL,
    Cell,
    Decision,
    Laid,
    Map,
    Position,
    Score,
    Side,
    Tile,
    areas,
    beside,
    fits,
    holes,
    legal,
    play,
    points,
    score_end,
    score_turn,
    totals,
)
from tests.reference.land_vs_sea_games import START, drawn, ring, side, without

PLAIN = side("LLLSSS")
AGAIN = side("LLLSSS", action="again")
STEAL = side("LLLSSS", action="steal")
OTHER = side("LSSSSS")

MAPS: dict[str, Map] = {
    "sea_hole": made.sea_hole(),
    "land_hole": made.land_hole(),
    "two_holes": made.two_holes(),
    "two_kinds_of_holes": made.two_kinds_of_holes(),
    "second_hole": made.second_hole(),
    "pinched": made.pinched(),
    "touched_twice": made.touched_twice(),
    "ring_area": made.ring_area(),
}


def tile(up: Side, down: Side = OTHER) -> Tile:
    return Tile(up, down)


def last(the_map: Map, cell: Cell) -> tuple[Map, list[Laid]]:
    """The map before its tile on a cell was laid, and that placement."""
    return without(the_map, cell), [Laid(cell, *the_map[cell])]


def kinds(position: Position) -> set[str]:
    return {decision[0] for decision in legal(position)}


def place(position: Position, cell: Cell, slot: int = 0, face: int = 0) -> Position:
    """Places a tile on a cell, turned in the first way that fits."""
    return play(
        position, min(d for d in legal(position) if d[1:3] == (slot, face) and d[4] == cell)
    )


# Sides (LVS-C2, C3, C5)


def test_a_side_is_written_by_the_regions_of_its_edges() -> None:
    one = side("LMSSSL", marks="LLS", mountains={0, 5})
    assert [(region.terrain, sorted(region.edges), region.bonus) for region in one.regions] == [
        ("L", [0, 5], 2),
        ("L", [1], 0),
        ("S", [2, 3, 4], 1),
    ]
    assert not slow.problems(one)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (side("LLLLLL"), "it has not both terrains"),
        (side("LSLSSS"), "its regions cross"),
        (side("LMNSNM"), "its regions cross"),  # the sea cannot reach the corner of L and M
        (side("LLSSSS", mountains={0}), "its mountains lie on 1 edges"),
        (side("LLSSSS", mountains={1, 2}), "its mountains lie on the other terrain"),
        (side("LLSSSS", coral={0, 2}), "its coral lie on the other terrain"),
        (Side(side("LLSSSS").regions[:1]), "its regions do not share out the six edges"),
    ],
)
def test_an_impossible_side_is_found_out(wrong: Side, why: str) -> None:
    assert slow.problems(wrong) == [why]


def _letters(one: Side) -> str:
    return "".join(slow.terrain_at({(0, 0): (one, 0)}, (0, 0), edge) for edge in range(6))


# The map (LVS-T2, LVS-A1, LVS-V1)


def test_edges_go_clockwise_from_the_east() -> None:
    assert slow.around((2, 5)) == [(3, 5), (2, 6), (1, 6), (1, 5), (2, 4), (3, 4)]
    for edge in range(6):
        assert beside(beside((2, 5), edge), (edge + 3) % 6) == (2, 5)
        # The cells over neighbouring edges are neighbours.
        assert beside((2, 5), edge) in slow.around(beside((2, 5), (edge + 1) % 6))


def test_a_side_is_turned_clockwise() -> None:
    turned: Map = {(0, 0): (side("LSSSST"), 1)}
    assert slow.terrain_at(turned, (0, 0), 1) == "L"
    assert slow.region_at(turned, (0, 0), 0) == 2
    assert slow.edges_of(turned, ((0, 0), 0)) == [1]


def test_every_touching_edge_must_match() -> None:
    """LVS-T2, T11: land to land against the start tile, a mismatch refused, two sea edges."""
    the_map: Map = {(0, 0): (START, 0)}  # land E, SE, SW; sea W, NW, NE
    assert fits(the_map, (1, 0), side("SSSLSS"), 0)
    assert not fits(the_map, (1, 0), side("LLLSLL"), 0)
    assert [k for k in range(6) if fits(the_map, (1, 0), side("LSSSSS"), k)] == [3]
    assert not fits(the_map, (0, 0), side("SSSLSS"), 0)  # taken
    assert not fits(the_map, (3, 0), side("SSSLSS"), 0)  # next to nothing
    two = the_map | {(1, -1): (side("SSSSLL"), 0)}
    assert fits(two, (0, -1), side("SSLLLL"), 0)  # sea meets sea in the east and the south-east
    assert not fits(two, (0, -1), side("SLLLLL"), 0)
    assert not fits(two, (0, -1), side("LSLLLL"), 0)


def test_mountains_and_coral_fit_plain_edges() -> None:
    """LVS-M1."""
    the_map: Map = {(0, 0): (side("LLLSSS", mountains={0, 1}), 0)}
    assert fits(the_map, (1, 0), side("SSSLLS"), 0)
    assert fits({(0, 0): (START, 0)}, (1, 0), side("SSSLLS", mountains={3, 4}), 0)


@pytest.mark.parametrize("name", MAPS)
def test_the_maps_for_tests_could_be_played(name: str) -> None:
    """Ordinary sides, but for the special tile; every touching edge matches."""
    the_map = MAPS[name]
    for cell, (one, k) in the_map.items():
        assert one is WHIRLPOOL or not slow.problems(one)
        assert fits(without(the_map, cell), cell, one, k)


def test_holes_are_empty_cells_within_six_equal_edges() -> None:
    """LVS-V1, V4."""
    assert holes(made.sea_hole()) == {(0, 0): "S"}
    assert holes(made.land_hole()) == {(0, 0): "L"}
    assert holes(made.two_holes()) == {(0, 0): "S", (2, 0): "S"}
    assert holes(made.two_kinds_of_holes()) == {(0, 0): "S", (2, 0): "L"}
    assert holes(made.second_hole()) == {(2, 0): "S"}
    assert holes(made.ring_area()) == {(0, 0): "L"}
    assert not holes(without(made.sea_hole(), (1, 0)))
    assert not holes(made.sea_hole() | {(1, 0): (side("LLSLSL"), 0)})


def test_open_and_surrounded_tiles() -> None:
    """LVS-W1, W2: a tile beside a hole is open."""
    assert slow.open_tiles(made.sea_hole()) == set(slow.around((0, 0)))
    assert not slow.surrounded(made.sea_hole())
    full = made.sea_hole() | {(0, 0): (WHIRLPOOL, 0)}
    assert slow.surrounded(full) == {(0, 0)}
    two = made.two_holes()
    assert (1, 0) in slow.open_tiles(two)
    assert slow.surrounded(made.second_hole()) == {(0, 0)}
    assert slow.surrounded(made.second_hole() | {(2, 0): (WHIRLPOOL, 0)}) == {
        (0, 0),
        (1, 0),
        (2, 0),
    }


def _areas(the_map: Map, terrain: str) -> list[tuple[int, int, bool]]:
    """Tiles, regions, complete; of every area of a terrain."""
    return sorted(
        (len(area.tiles), len(area.regions), area.complete)
        for area in areas(the_map)
        if area.terrain == terrain
    )


def test_a_pinched_corner_parts_areas() -> None:
    """LVS-C3: neighbouring land edges of different regions belong to different areas."""
    pinched = made.pinched()
    assert _areas(pinched, "L") == [(1, 1, False), (2, 2, True), (2, 2, True), (2, 2, True)]
    joined = pinched | {(0, 0): (side("LLSMMS"), 0)}
    assert _areas(joined, "L") == [(2, 2, False), (3, 3, True)]
    # East and south-east tile touch over a sea edge; (0, 0) reaches neither of their seas.
    assert _areas(pinched, "S") == [(1, 1, False), (1, 1, False), (2, 2, False)]


def test_areas_do_not_join_at_corners() -> None:
    """LVS-C3: (1, 0) and (0, 1) touch; (1, 0) and (-1, 1) do not, nor do their lands."""
    the_map = drawn({(0, 0): "SLSSSS", (1, 0): "SSSSSL", (0, 1): "SSSSLS"})
    assert _areas(the_map, "L") == [(1, 1, False), (2, 2, True)]


def test_an_area_that_enters_a_tile_twice_counts_it_once() -> None:
    """LVS-A2."""
    twice = made.touched_twice()
    assert _areas(twice, "L") == [(3, 4, True)]
    for cell in twice:
        scores, _ = score_turn(*last(twice, cell), "sea", 2, NONE, {})
        assert totals(scores) == {("land", "area"): 3}


def test_a_ring_is_an_area() -> None:
    """LVS-A1: complete although there is an empty cell in its middle."""
    assert _areas(made.ring_area(), "S") == [(6, 6, True)]
    outside, inside = [area for area in areas(made.ring_area()) if area.terrain == "L"][:2]
    assert not outside.complete
    assert not inside.complete
    assert _areas(made.sea_hole(), "S") == [(6, 6, False)]


def test_chains_join_where_mountains_meet() -> None:
    """LVS-M1: mountain against plain land joins nothing, and mountains never meet coral."""
    range_east = side("LLLSSS", mountains={0, 1}, coral={3, 4})
    the_map: Map = {
        (0, 0): (range_east, 0),
        (1, 0): (side("SSSLLS", mountains={3, 4}), 0),
        (0, 1): (side("SSSSLL"), 0),  # plain
        (-1, 0): (side("SSLLLL", coral={0, 1}), 0),
    }
    assert slow.chains(the_map, "mountains") == {frozenset({(0, 0), (1, 0)})}
    assert slow.chains(the_map, "coral") == {frozenset({(0, 0), (-1, 0)})}
    the_map[1, 0] = (side("SSSLLL", mountains={4, 5}), 0)
    assert slow.chains(the_map, "mountains") == {frozenset({(0, 0)}), frozenset({(1, 0)})}


# Areas (LVS-A)


def _four_in_a_row() -> Map:
    """Page 9: a land area of 4 tiles with 2 marks; a third mark is on the sea around it."""
    return {
        (0, 0): (side("LSSSSS", marks="S"), 0),
        (1, 0): (side("LSSLTT", marks="L"), 0),
        (2, 0): (side("LSSLTT"), 0),
        (3, 0): (side("SSSLSS", marks="L"), 0),
    }


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (2, 0), (3, 0)])
def test_a_completed_area_is_its_owners_and_its_marks_whose_who_completed_it(cell: Cell) -> None:
    """LVS-A2, A3, A5; LVS-3.2 for the cartographer."""
    turn = last(_four_in_a_row(), cell)
    assert totals(score_turn(*turn, "land", 2, NONE, {})[0]) == {
        ("land", "area"): 4,
        ("land", "marks"): 2,
    }
    assert points(score_turn(*turn, "sea", 2, NONE, {})[0]) == {"land": 4, "sea": 2}
    scores, _ = score_turn(*turn, "cartographer", 3, ALL, {})
    assert points(scores) == {"land": 4, "cartographer": 2}


def test_one_tile_closes_two_areas() -> None:
    """LVS-A4, A6: 3 + 4 = 7."""
    the_map: Map = {
        (-2, 0): (side("LSSSSS", marks="L"), 0),
        (-1, 0): (side("LSSLTT"), 0),
        (0, 0): (side("LSSMSS"), 0),
        (1, 0): (side("LSSLTT"), 0),
        (2, 0): (side("SSSLSS"), 0),
    }
    scores, _ = score_turn(*last(the_map, (0, 0)), "land", 2, NONE, {})
    assert sorted(score[:3] for score in scores) == [
        ("land", "area", 3),
        ("land", "area", 3),
        ("land", "marks", 1),
    ]
    assert points(scores) == {"land": 7}


def test_an_area_is_scored_once() -> None:
    """LVS-A1: what was complete before the turn is not scored again."""
    before = _four_in_a_row()
    laid = [Laid((0, 1), side("LSSSSS"), 0)]
    assert score_turn(before, laid, "land", 2, NONE, {}) == ([], set())


def test_two_placements_of_a_turn_complete_one_area() -> None:
    """LVS-T10, T11: scored after both; the area of the second tile may hold the first."""
    row = _four_in_a_row()
    laid = [Laid(cell, *row[cell]) for cell in ((1, 0), (2, 0))]
    scores, _ = score_turn(without(row, (1, 0), (2, 0)), laid, "sea", 2, NONE, {})
    assert points(scores) == {"land": 4, "sea": 2}


# The special tile (LVS-V)


def _eight_with_the_whirlpool() -> Map:
    """Page 11: six tiles around a sea hole and one more behind; two marks on their seas."""
    the_map = made.sea_hole()
    the_map[1, 0] = (side("SLSSSM", marks="S"), 0)
    the_map[2, 0] = (side("LLLSLL", marks="S"), 0)
    return the_map


def test_the_whirlpool_scores_as_any_tile() -> None:
    """LVS-V2, V3: sea 8, land 7."""
    before, laid = last(_eight_with_the_whirlpool(), (0, 1))
    laid.append(Laid((0, 0), WHIRLPOOL, 4))
    scores, _ = score_turn(before, laid, "land", 2, NONE, {})
    assert totals(scores) == {("sea", "area"): 8, ("land", "marks"): 7}


def _closing(the_map: Map, cell: Cell, extras: frozenset[str] = NONE, action: str = "") -> Position:
    """Land is about to lay the tile of a cell; tiles enough for all."""
    one, k = the_map[cell]
    closing = replace(
        one,
        action=action,
        regions=tuple(
            replace(region, edges=frozenset((edge + k) % 6 for edge in region.edges))
            for region in one.regions
        ),
    )
    return Position(
        without(the_map, cell),
        [[tile(closing), tile(PLAIN)], [tile(PLAIN), tile(PLAIN)]],
        [[tile(PLAIN)] * 3, [tile(PLAIN)] * 3],
        extras,
    )


def test_the_special_tile_is_due_at_once() -> None:
    """LVS-V1, V3, T10: before the action, as a step of its own."""
    position = _closing(_eight_with_the_whirlpool(), (0, 1), action="again")
    position = play(position, ("place", 0, 0, 0, (0, 1)))
    assert legal(position) == {("special", (0, 0), 0)}  # not turned: no coral is played with
    position = play(position, ("special", (0, 0), 0))
    assert position.the_map[0, 0] == (WHIRLPOOL, 0)
    assert position.special_used
    assert position.step == "again"
    assert not position.scores  # areas come last
    position = place(position, (3, 0))
    assert totals(position.scores) == {("sea", "area"): 8, ("land", "marks"): 7}
    assert position.step == "refill"


def test_the_special_tile_is_turned_as_its_player_likes() -> None:
    """LVS-V1, V2: its reef joins others by its turn, and it is a tile of the player's turn."""
    the_map = made.sea_hole()
    the_map[1, 0] = (side("LLSSSL", coral={2, 3}), 0)  # a reef towards the hole, from the east
    position = _closing(the_map, (0, 1), frozenset({MOUNTAINS}))
    position = play(position, ("place", 0, 0, 0, (0, 1)))
    assert legal(position) == {("special", (0, 0), k) for k in range(6)}
    for k in range(6):
        scores = totals(play(position, ("special", (0, 0), k)).scores)
        assert scores.get(("sea", "chain"), 0) == (2 if k in (0, 4, 5) else 0)
        assert scores["sea", "area"] == 7
        assert scores["land", "marks"] == 5


@pytest.mark.parametrize(
    ("the_map", "side_up"),
    [(made.sea_hole(), WHIRLPOOL), (made.land_hole(), slow.VOLCANO)],
    ids=["sea", "land"],
)
def test_its_matching_side_is_up(the_map: Map, side_up: Side) -> None:
    """LVS-V1."""
    position = play(_closing(the_map, (1, 0)), ("place", 0, 0, 0, (1, 0)))
    position = play(position, ("special", (0, 0), 0))
    assert position.the_map[0, 0] == (side_up, 0)


@pytest.mark.parametrize("the_map", [made.two_holes(), made.two_kinds_of_holes()])
def test_of_two_holes_the_player_chooses_one_and_the_other_stays(the_map: Map) -> None:
    """LVS-V4."""
    position = play(_closing(the_map, (1, 0)), ("place", 0, 0, 0, (1, 0)))
    assert legal(position) == {("special", (0, 0), 0), ("special", (2, 0), 0)}
    position = play(position, ("special", (2, 0), 0))
    assert set(holes(position.the_map)) == {(0, 0)}
    assert position.step == "refill"
    assert not any(("place", 0, 0, k, (0, 0)) in legal(position) for k in range(6))


def test_a_later_hole_stays_open_and_so_do_its_areas() -> None:
    """LVS-V4."""
    position = replace(_closing(made.second_hole(), (3, 0)), special_used=True)
    position = play(position, ("place", 0, 0, 0, (3, 0)))
    assert position.step == "refill"
    assert not position.scores
    assert holes(position.the_map) == {(2, 0): "S"}
    sea = slow.area_of(position.the_map, ((0, 0), 0))
    assert len(sea.tiles) == 12
    assert not sea.complete


# Mountains and coral (LVS-M)


def _chain_map() -> Map:
    """Page 13, in a row: ranges at 0, 1, 2; reefs at 2, 3."""
    return {
        (0, 0): (side("LLSSSS", mountains={0, 1}), 0),
        (1, 0): (side("LSSLTT", mountains={0, 3}), 0),
        (2, 0): (side("SSSLLS", mountains={3, 4}, coral={0, 1}), 0),
        (3, 0): (side("LLSSLL", coral={2, 3}), 0),
    }


@pytest.mark.parametrize("role", ["land", "sea"])
def test_a_placement_scores_every_range_of_its_chain(role: str) -> None:
    """LVS-M2, M3: 2 for the second range; 3 for the third, and 2 for sea; whoever places."""
    the_map, on = _chain_map(), frozenset({MOUNTAINS})
    second, _ = score_turn(*last(without(the_map, (2, 0), (3, 0)), (1, 0)), role, 2, on, {})
    assert totals(second) == {("land", "chain"): 2}
    turn = last(the_map, (2, 0))
    third = [score for score in score_turn(*turn, role, 2, on, {})[0] if score.source == "chain"]
    assert totals(third) == {("land", "chain"): 3, ("sea", "chain"): 2}
    assert ("land", "chain") not in totals(score_turn(*turn, role, 2, ALL - on, {})[0])


def test_chains_are_the_cartographers() -> None:
    """LVS-3.3."""
    scores, _ = score_turn(*last(_chain_map(), (2, 0)), "land", 3, ALL, {})
    assert totals(scores)["cartographer", "chain"] == 5
    assert not {("land", "chain"), ("sea", "chain")} & totals(scores).keys()


def test_a_range_that_links_chains_makes_one() -> None:
    """LVS-M2: two ranges on either side: 5, scored once; a turn's first tile counts for its
    second."""
    link = side("LSSLTT", mountains={0, 3})
    row: Map = {(q, 0): (link, 0) for q in range(5)}
    on = frozenset({MOUNTAINS})
    assert points(score_turn(*last(row, (2, 0)), "sea", 2, on, {})[0]) == {"land": 5}
    turn = without(row, (3, 0), (4, 0)), [Laid((3, 0), link, 0), Laid((4, 0), link, 3)]
    assert points(score_turn(*turn, "sea", 2, on, {})[0]) == {"land": 4 + 5}


# Caravans and ships (LVS-K)

CARAVAN = side("LSSLTT", caravan=True)
SHIP = side("LSSLTT", ship=True)


def _row(*sides: Side) -> Map:
    return {(q, 0): (one, 0) for q, one in enumerate(sides)}


def test_two_points_beside_a_caravan_or_ship() -> None:
    """LVS-K1, K4, LVS-3.4: for whoever places it, 2 in all; not for a tile without one."""
    on = frozenset({CARAVANS})
    for row, at, gains in (
        (_row(CARAVAN, CARAVAN), (1, 0), 2),
        (_row(CARAVAN, SHIP, SHIP), (1, 0), 2),
        (_row(CARAVAN, side("LSSLTT"), SHIP), (1, 0), 0),
        (_row(CARAVAN, side("LSSLTT"), SHIP), (2, 0), 0),
    ):
        scores, _ = score_turn(*last(row, at), "sea", 2, on, {})
        assert totals(scores) == ({("sea", "caravan"): 2} if gains else {})
        scores, _ = score_turn(*last(row, at), "cartographer", 3, ALL, {})
        assert totals(scores) == ({("cartographer", "caravan"): 2} if gains else {})
    assert not score_turn(*last(_row(CARAVAN, CARAVAN), (1, 0)), "sea", 2, NONE, {})[0]


def test_routes_at_the_end() -> None:
    """LVS-K2, K3, LVS-3.4: the terrain between does not matter, a lone one is no route."""
    three_two = _row(CARAVAN, SHIP, CARAVAN, SHIP, CARAVAN)
    assert points(score_end(three_two, 2, ALL)) == {"land": 5}
    assert points(score_end(three_two, 3, ALL)) == {"land": 5}
    assert points(score_end(_row(SHIP, SHIP, CARAVAN), 4, ALL)) == {"sea": 3}
    three_three = _row(CARAVAN, SHIP, CARAVAN, SHIP, CARAVAN, SHIP)
    assert points(score_end(three_three, 3, ALL)) == {"cartographer": 6}
    assert not score_end(three_three, 2, ALL)
    assert not score_end(_row(CARAVAN), 3, ALL)
    assert not score_end(three_two, 2, NONE)
    apart = _row(CARAVAN, CARAVAN, side("LSSLTT"), SHIP, SHIP)
    assert points(score_end(apart, 2, ALL)) == {"land": 2, "sea": 2}


# Waypoints (LVS-W)


def test_completing_an_area_returns_its_waypoint() -> None:
    """LVS-W2, W3, W5: 2 + 2 + 1."""
    the_map: Map = {
        (0, 0): (side("SLLLLL", marks="SS"), 0),
        (1, 0): (side("LLLSLL"), 0),
    }
    turn = last(the_map, (1, 0))
    scores, returned = score_turn(*turn, "sea", 2, ALL, {1: ((0, 0), 0)})
    assert totals(scores) == {("sea", "area"): 2, ("sea", "marks"): 2, ("sea", "waypoint"): 1}
    assert returned == {1}
    scores, returned = score_turn(*turn, "cartographer", 3, ALL, {1: ((0, 0), 0)})
    assert points(scores) == {"sea": 2, "cartographer": 3}  # LVS-3.1, LVS-3.2


def _island(open_in_the_west: bool) -> Map:
    """(0, 0) with six tiles around: its sea leads out in the east; its land lies within the ring,
    or leads out in the west."""
    the_map = ring((0, 0), "SSLLLS")
    the_map[0, 0] = (side("SLLLLL"), 0)
    the_map[1, 0] = (side("SSLSMS"), 0)
    if open_in_the_west:
        the_map[-1, 0] = (side("SLLLLS"), 3)
    return the_map


@pytest.mark.parametrize("cell", slow.around((0, 0)))
def test_surrounding_its_tile_returns_a_waypoint(cell: Cell) -> None:
    """LVS-W2, W3, W6: the sixth tile scores 1 for land, nothing is completed."""
    turn = last(_island(True), cell)
    scores, returned = score_turn(*turn, "land", 2, ALL, {1: ((0, 0), 0)})
    assert scores == [Score("land", "waypoint", 1, frozenset({(0, 0)}))]
    assert returned == {1}
    assert score_turn(*turn, "land", 2, ALL, {1: ((1, 0), 0)}) == ([], set())


def test_both_at_once_return_it_for_one_point() -> None:
    """LVS-W3."""
    turn = last(_island(False), (0, 1))
    scores, returned = score_turn(*turn, "sea", 2, ALL, {0: ((0, 0), 1)})
    assert totals(scores) == {("land", "area"): 7, ("sea", "waypoint"): 1}
    assert returned == {0}


def test_the_special_tile_is_a_sixth_neighbour() -> None:
    """LVS-V2, LVS-W2."""
    the_map = made.sea_hole() | drawn({(2, -1): "SLLLSS", (2, 0): "SSLLLS", (1, 1): "SSSLLL"})
    before, laid = last(the_map, (0, 1))
    laid.append(Laid((0, 0), WHIRLPOOL, 0))
    one = {0: ((1, 0), 0)}
    assert score_turn(before, laid[:1], "sea", 2, ALL, one)[1] == set()
    scores, returned = score_turn(before, laid, "sea", 2, frozenset({WAYPOINTS}), one)
    assert returned == {0}
    assert totals(scores)["sea", "waypoint"] == 1


def test_two_waypoints_of_a_team_in_one_area() -> None:
    """LVS-4.3: 1 point for each, to the team of who completes it; both go home."""
    turn = last(_four_in_a_row(), (3, 0))
    scores, returned = score_turn(*turn, "sea", 4, ALL, {0: ((0, 0), 0), 2: ((1, 0), 0)})
    assert totals(scores) == {
        ("land", "area"): 4,
        ("sea", "marks"): 2,
        ("sea", "waypoint"): 2,
    }
    assert returned == {0, 2}


def _refilling(the_map: Map, hand: list[Tile], stacks: list[list[Tile]], seat: int) -> Position:
    hands = [[tile(PLAIN), tile(PLAIN)] for _ in range(4)]
    hands[seat] = hand
    return Position(the_map, hands, stacks, ALL, seat=seat, step="refill")


def test_where_a_waypoint_may_go() -> None:
    """LVS-W1: own terrain, open tile, no waypoint there, area not complete; or draw instead."""
    the_map = made.pinched()
    hand, stacks = [tile(PLAIN)], [[tile(PLAIN)], [tile(PLAIN)]]
    draws: set[Decision] = {("draw", 0), ("draw", 1)}
    position = _refilling(the_map, hand, stacks, seat=0)
    # Of the lands at (0, 0) only the north-west one (region 4 of L M S N O) has an open area.
    assert legal(position) == {("waypoint", (0, 0), 4)} | draws
    position.waypoints = {2: ((0, 0), 4)}
    assert legal(position) == draws
    at_sea = _refilling(the_map, hand, stacks, seat=1)
    seas = {((0, 0), 2), ((1, 0), 0), ((0, 1), 0), ((-1, 0), 1)}
    assert legal(at_sea) == {("waypoint", *place) for place in seas} | draws
    at_sea.waypoints = {3: ((1, 0), 0)}
    assert ("waypoint", (1, 0), 0) not in legal(at_sea)
    assert ("waypoint", (0, 1), 0) in legal(at_sea)  # the same area, another tile: LVS-4.3
    at_sea.waypoints = {1: ((1, 0), 0)}
    assert legal(at_sea) == draws
    at_sea.waypoints, at_sea.extras = {}, ALL - {WAYPOINTS}
    assert legal(at_sea) == draws


def test_no_waypoint_on_a_tile_with_six_around() -> None:
    """LVS-W1: the tile must be open, though its area is."""
    position = _refilling(_island(True), [tile(PLAIN)], [[tile(PLAIN)], []], seat=0)
    assert slow.area_of(position.the_map, ((0, 0), 1)).complete is False
    waypoints = {decision[1] for decision in legal(position) if decision[0] == "waypoint"}
    assert waypoints == set(slow.around((0, 0)))


def test_the_cartographer_has_no_waypoint() -> None:
    """LVS-3.1."""
    hands = [[tile(PLAIN), tile(PLAIN)], [tile(PLAIN), tile(PLAIN)], [tile(PLAIN)]]
    position = Position(made.pinched(), hands, [[tile(PLAIN)], []], ALL, seat=2, step="refill")
    assert legal(position) == {("draw", 0)}


def test_a_waypoint_then_a_draw_but_not_the_other_way() -> None:
    """LVS-T1: drawing forgoes the waypoint."""
    stacks = [[tile(PLAIN)] * 2, [tile(PLAIN)]]
    position = _refilling(made.pinched(), [], stacks, seat=0)
    drawn_first = play(position, ("draw", 1))
    assert drawn_first.seat == 0
    assert kinds(drawn_first) == {"draw"}
    placed = play(position, ("waypoint", (0, 0), 4))
    assert placed.waypoints == {0: ((0, 0), 4)}
    assert kinds(placed) == {"draw"}
    assert play(play(placed, ("draw", 0)), ("draw", 0)).seat == 1


def test_who_cannot_draw_may_decline_the_waypoint() -> None:
    """LVS-W1: "done" only where nothing can be drawn."""
    stacks: list[list[Tile]] = [[], []]
    position = _refilling(made.pinched(), [tile(PLAIN)], stacks, seat=0)
    assert legal(position) == {("waypoint", (0, 0), 4), ("done",)}
    done = play(position, ("done",))
    assert (done.seat, done.step, done.waypoints) == (1, "place", {})
    laid = play(position, ("waypoint", (0, 0), 4))
    assert (laid.seat, laid.step) == (1, "place")


def test_after_a_theft_there_is_still_the_waypoint() -> None:
    """LVS-T1, T4: nothing to draw with two tiles, but the waypoint is asked for."""
    position = _turn([[tile(STEAL), tile(PLAIN)], [tile(PLAIN)] * 2], [[tile(PLAIN)], []])
    position.extras = ALL
    position = play(place(position, (1, 0)), ("steal", 1, 0))
    assert position.seat == 0
    assert kinds(position) == {"waypoint", "done"}
    assert play(position, ("done",)).seat == 1


def test_a_returned_waypoint_may_go_back_at_once() -> None:
    """LVS-W4."""
    position = _closing(_four_in_a_row(), (3, 0), ALL)
    position.waypoints = {0: ((0, 0), 0)}
    position = play(position, ("place", 0, 0, 0, (3, 0)))
    assert position.waypoints == {}
    assert points(position.scores) == {"land": 7}
    assert legal(position) == {("draw", 0), ("draw", 1)}  # no open land is left on this map
    position.the_map[0, 1] = (side("LSSSSS"), 0)
    assert ("waypoint", (0, 1), 0) in legal(position)


# Turns (LVS-T)


def _turn(hands: list[list[Tile]], stacks: list[list[Tile]]) -> Position:
    return Position({(0, 0): (START, 0)}, hands, stacks, NONE)


def test_every_tile_face_and_rotation_may_be_placed() -> None:
    """LVS-T2: by trying everything."""
    position = _turn([[tile(PLAIN, OTHER), tile(STEAL)], [tile(PLAIN)]], [[], []])
    assert legal(position) == {
        ("place", slot, face, k, cell)
        for slot in (0, 1)
        for face in (0, 1)
        for k in range(6)
        for edge, cell in enumerate(slow.around((0, 0)))
        if _letters((PLAIN, OTHER)[face])[(edge + 3 - k) % 6] == "LLLSSS"[edge]
    }
    with pytest.raises(ValueError, match="not legal"):
        play(position, ("place", 0, 0, 0, (5, 5)))
    with pytest.raises(ValueError, match="not legal"):
        play(position, ("draw", 0))


def test_play_again_then_draw_two() -> None:
    """LVS-T3, T7, T11."""
    stacks = [[tile(PLAIN), tile(STEAL)], [tile(OTHER)]]
    position = _turn([[tile(PLAIN), tile(PLAIN, AGAIN)], [tile(PLAIN)] * 2], stacks)
    position = place(position, (1, 0), slot=1, face=1)
    assert position.step == "again"
    assert kinds(position) == {"place"}  # compulsory: LVS-T5
    assert {decision[1] for decision in legal(position)} == {0}
    position = place(position, (2, 0))
    assert position.step == "refill"
    assert legal(position) == {("draw", 0), ("draw", 1)}
    position = play(position, ("draw", 0))
    assert position.hands[0] == [tile(PLAIN)]
    position = play(position, ("draw", 0))
    assert position.hands[0] == [tile(PLAIN), tile(STEAL)]
    assert (position.seat, position.step) == (1, "place")


def test_a_second_play_again_gives_nothing_more() -> None:
    """LVS-T3, T6: nor does a play again by who has one tile."""
    two = _turn([[tile(AGAIN)] * 2, [tile(PLAIN)] * 2], [[tile(PLAIN)], [tile(PLAIN)]])
    assert place(place(two, (1, 0)), (2, 0)).step == "refill"
    one = _turn([[tile(AGAIN)], [tile(PLAIN)] * 2], [[tile(PLAIN)] * 2, [tile(PLAIN)]])
    refill = place(one, (1, 0))
    assert refill.step == "refill"
    refilled = play(play(refill, ("draw", 0)), ("draw", 1))
    assert (len(refilled.hands[0]), refilled.seat) == (2, 1)


def test_steal_and_draw_nothing() -> None:
    """LVS-T4, T5: compulsory; either tile of any other player with two; none is drawn."""
    hands = [[tile(STEAL), tile(PLAIN)], [tile(AGAIN)] * 2, [tile(OTHER)] * 2, [tile(PLAIN)]]
    position = place(_turn(hands, [[tile(PLAIN)], [tile(PLAIN)]]), (1, 0))
    assert legal(position) == {("steal", seat, slot) for seat in (1, 2) for slot in (0, 1)}
    position = play(position, ("steal", 2, 1))  # from the team-mate: LVS-4.2
    assert position.hands == [
        [tile(PLAIN), tile(OTHER)],
        [tile(AGAIN)] * 2,
        [tile(OTHER)],
        [tile(PLAIN)],
    ]
    assert (position.seat, position.step) == (1, "place")


def test_never_a_last_tile() -> None:
    """LVS-T4, T5: where nobody has two, steal is skipped."""
    position = place(_turn([[tile(STEAL)] * 2, [tile(PLAIN)]], [[tile(PLAIN)], []]), (1, 0))
    assert legal(position) == {("draw", 0)}


def test_play_again_steal_and_draw_one() -> None:
    """LVS-T5."""
    hands = [[tile(AGAIN), tile(STEAL)], [tile(PLAIN), tile(OTHER)]]
    position = _turn(hands, [[tile(PLAIN)] * 2, [tile(PLAIN)]])
    position = place(place(position, (1, 0)), (2, 0))
    assert legal(position) == {("steal", 1, 0), ("steal", 1, 1)}
    position = play(position, ("steal", 1, 1))
    assert legal(position) == {("draw", 0), ("draw", 1)}
    position = play(position, ("draw", 0))
    assert [len(hand) for hand in position.hands] == [2, 1]
    assert (position.seat, position.step) == (1, "place")


@pytest.mark.parametrize(
    ("stacks", "draw", "then"),
    [
        ([1, 5], 0, [2, 3]),  # the upper half stays and keeps the odd tile
        ([4, 1], 1, [2, 2]),
        ([1, 2], 0, [1, 1]),
        ([1, 1], 0, [0, 1]),  # a single tile stays one stack
        ([0, 1], 1, [0, 0]),
        ([3, 3], 1, [3, 2]),
    ],
)
def test_one_stack_is_split(stacks: list[int], draw: int, then: list[int]) -> None:
    """LVS-T8: at once, between two draws too; the upper half stays where it is."""
    numbered = [tile(side("LSSSSS", marks="S" * n)) for n in range(sum(stacks))]
    piles = [numbered[: stacks[0]], numbered[stacks[0] :]]
    position = _turn([[], [tile(PLAIN)] * 2], piles)
    position.step = "refill"
    after = play(position, ("draw", draw))
    assert [len(stack) for stack in after.stacks] == then
    left = [one for one in numbered if one != piles[draw][0]]
    upper_first = after.stacks if after.stacks[0][:1] == left[:1] else after.stacks[::-1]
    assert [one for stack in upper_first for one in stack] == left
    if then == [2, 3]:
        assert after.stacks[1] == numbered[1:4]


def test_a_player_without_tiles_is_skipped() -> None:
    """LVS-T9: waypoint step included."""
    hands: list[list[Tile]] = [[tile(PLAIN)] * 2, [], [], []]
    position = Position({(0, 0): (START, 0)}, hands, [[], []], ALL - {WAYPOINTS})
    assert place(position, (1, 0)).seat == 0


def test_the_draft() -> None:
    """LVS-S3, S4, LVS-4.1: two equal stacks; in turn one tile each, twice."""
    rng = random.Random(4)
    position = slow.new_game(rng, 4, ALL, START, made.random_sides(rng))
    assert [len(stack) for stack in position.stacks] == [29, 29]
    order = []
    while position.step == "draft":
        order.append(position.seat)
        assert legal(position) == {("draw", 0), ("draw", 1)}
        stack = rng.randrange(2)
        top = position.stacks[stack][0]
        seat, position = position.seat, play(position, ("draw", stack))
        assert position.hands[seat][-1] == top
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]
    assert (position.seat, position.step) == (0, "place")


# The end (LVS-E)


def test_the_last_tile_ends_the_game() -> None:
    """LVS-E1: scored, a special tile due is laid, then routes; no waypoint is asked for."""
    the_map = _eight_with_the_whirlpool()
    the_map[3, 0] = (side("LLLLLS", caravan=True), 0)
    the_map[4, 0] = (side("SSSLSS", caravan=True), 0)
    position = _closing(the_map, (0, 1), ALL)
    position.hands, position.stacks = [position.hands[0][:1], []], [[], []]
    position.waypoints = {1: ((3, 0), 1)}
    position = play(position, ("place", 0, 0, 0, (0, 1)))
    assert position.step == "special"
    position = play(position, ("special", (0, 0), 0))
    assert position.step == "over"
    assert legal(position) == set()
    assert totals(position.scores) == {
        ("sea", "area"): 8,
        ("land", "marks"): 7,
        ("land", "route"): 2,
    }
    assert slow.winners(position.scores, 2) == {"land"}


def test_the_victory_may_be_shared() -> None:
    """LVS-E1."""
    scores = [Score("land", "area", 3, frozenset()), Score("sea", "marks", 3, frozenset())]
    assert slow.winners(scores, 3) == {"land", "sea"}
    assert slow.winners([], 3) == {"land", "sea", "cartographer"}
