"""Mountains and coral, caravans and ships, waypoints of Land vs Sea (LVS-M, K, W, X1). How maps
are written: `land_vs_sea`."""

from __future__ import annotations

import pytest

from clauses import clause
from land_vs_sea import (
    add_sides,
    kinds,
    lay,
    legal,
    mark,
    marking,
    play,
    refusal,
    scored,
    table,
    whats,
)

START = "0 0 start"  # land in the east, north-west and north-east


# --- mountains and coral ------------------------------------------------------------------------

RANGE = "1 0 SSSLLL mountains=W+NW+NE"
SECOND = "1 -1 SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE"
THIRD = "2 -1 LLLSSS L++ S+ mountains=E+SE+SW coral=W+NW"


@clause("LVS-M2", "LVS-M3")
def test_the_second_range_of_a_chain_scores_two() -> None:
    state = table(
        f"{START}\n{RANGE}",
        "SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE, any | any, any",
        extras="mountains",
    )
    events = lay(state, SECOND)
    assert scored(events) == [("range_grows", 0, 2)]
    assert (events[1].clause, events[1].cells) == ("LVS-M2", ("board/1,0", "board/1,-1"))
    assert state.points == (2, 0, 0)


@clause("LVS-M2", "LVS-M3")
def test_the_third_scores_three_and_its_reef_two() -> None:
    state = table(
        f"{START}\n{RANGE}\n{SECOND}",
        "LLLSSS L++ S+ mountains=E+SE+SW coral=W+NW, any | any, any",
        extras="mountains",
    )
    assert scored(lay(state, THIRD)) == [("range_grows", 0, 3), ("reef_grows", 1, 2)]
    assert state.points == (3, 2, 0)


@clause("LVS-M2")
def test_a_chain_is_its_owners_whoever_places_the_tile() -> None:
    state = table(
        f"{START}\n{RANGE}\n{SECOND}",
        "any, any | LLLSSS L++ S+ mountains=E+SE+SW coral=W+NW, any",
        extras="mountains",
        turn=1,
    )
    assert scored(lay(state, THIRD)) == [("range_grows", 0, 3), ("reef_grows", 1, 2)]


@clause("LVS-M1")
def test_a_single_range_scores_nothing() -> None:
    state = table(START, "SSSLLL mountains=W+NW+NE, any | any, any", extras="mountains")
    assert scored(lay(state, RANGE)) == []


@clause("LVS-M1", "LVS-T2")
def test_mountains_may_lie_against_plain_land_and_join_nothing() -> None:
    state = table(
        f"{START}\n1 0 SSSLLL L++",
        "SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE, any | any, any",
        extras="mountains",
    )
    assert scored(lay(state, SECOND)) == []  # against plain land


@clause("LVS-M1")
def test_mountains_against_the_plain_land_of_a_tile_with_a_range_join_nothing() -> None:
    """The land in the north-west of 1,0 is plain, though the rest of it is mountains."""
    state = table(
        f"{START}\n1 0 SLLLLS L+ mountains=SE+SW+W",
        "SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE, any | any, any",
        extras="mountains",
    )
    assert scored(lay(state, SECOND)) == []


@clause("LVS-M1")
def test_ranges_that_face_away_from_each_other_do_not_join() -> None:
    state = table(
        f"{START}\n{RANGE}", "LMMSLL L+ mountains=NW+NE, any | any, any", extras="mountains"
    )
    assert scored(lay(state, "1 -1 LMMSLL L+ mountains=NW+NE")) == []


@clause("LVS-M1", "LVS-T2")
def test_coral_may_lie_against_plain_sea_and_joins_nothing() -> None:
    state = table(START, "LLLSSS coral=W+NW+NE, any | any, any", extras="mountains")
    assert scored(lay(state, "0 1 LLLSSS coral=W+NW+NE")) == []


@clause("LVS-M2")
def test_reefs_that_join_score_for_sea() -> None:
    state = table(
        f"{START}\n0 1 LLLSSS coral=W+NW+NE",
        "SSSSLL S+ coral=E+SE+SW, any | any, any",
        extras="mountains",
    )
    events = lay(state, "-1 1 SSLLSS S+ coral=E+NW+NE")
    assert scored(events) == [("reef_grows", 1, 2)]
    assert state.points == (0, 2, 0)


@clause("LVS-M2")
def test_a_range_that_links_two_chains_makes_one_scored_once() -> None:
    """A range in the east, one in the north-west, and between them the new one."""
    state = table(
        f"""
        {START}
        {RANGE}
        0 -1 LLMMSS S++ mountains=E+SE
        """,
        "SLLLLS L+ mountains=SE+SW+W, any | any, any",
        extras="mountains",
    )
    events = lay(state, "1 -1 SLLLLS L+ mountains=SE+SW+W")
    assert scored(events) == [("range_grows", 0, 3)]


@clause("LVS-M2", "LVS-A2")
def test_a_chain_is_not_an_area() -> None:
    """Chains score at once, complete or not; the area of the same tiles is still open."""
    state = table(
        f"{START}\n{RANGE}",
        "SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE, any | any, any",
        extras="mountains",
    )
    lay(state, SECOND)
    assert not [area for area in state.ground.areas.values() if area.complete]


@clause("LVS-M2", "LVS-T10")
def test_a_chain_scores_at_once_before_the_second_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    add_sides(monkeypatch, Pass="SLLLSS again mountains=SE+SW")
    state = table(
        f"{START}\n{RANGE}",
        "SLLLSS again mountains=SE+SW, any | any, any",
        extras="mountains",
    )
    assert scored(lay(state, "1 -1 SLLLSS again mountains=SE+SW")) == [("range_grows", 0, 2)]
    assert kinds(state) == {"place"}


RING = """
    1 -1 start
    0 -1 ssslll
    -1 0 ssllls
    -1 1 slllss
    1 0 LLSSSL coral=SW+W+NW
"""  # sea around 0,0; a reef looks in from the east


@clause("LVS-V2", "LVS-M2")
@pytest.mark.parametrize("turn", range(6))
def test_the_whirlpool_joins_reefs_by_its_rotation(turn: int) -> None:
    """Its own reef lies on three edges: east, north-west and north-east before it is turned."""
    state = table(RING, "lllsss, any | any, any", extras="mountains")
    lay(state, "0 1 lllsss")
    events = play(state, f"special@0,0/{turn}")
    joins = turn in (0, 1, 2)
    assert [item for item in scored(events) if item[0] == "reef_grows"] == (
        [("reef_grows", 1, 2)] if joins else []
    )


@clause("LVS-V2", "LVS-M2")
def test_the_volcano_joins_ranges() -> None:
    state = table(
        """
        1 -1 start SLLLSS
        0 -1 lllsss
        -1 0 llsssl
        -1 1 lsssll
        1 0 SSLLLS mountains=SW+W+NW
        """,
        "ssslll, any | any, any",
        extras="mountains",
    )
    lay(state, "0 1 ssslll")
    assert scored(play(state, "special@0,0/0"))[0] == ("range_grows", 0, 2)


@clause("LVS-X1", "LVS-M2")
def test_without_that_extra_chains_score_nothing() -> None:
    state = table(
        f"{START}\n{RANGE}",
        "SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE, any | any, any",
        extras="caravans waypoints",
    )
    assert scored(lay(state, SECOND)) == []
    assert state.ground.ranges == ((1, 2),)


# --- caravans and ships -------------------------------------------------------------------------


@clause("LVS-K1", "LVS-K4")
def test_sea_places_a_caravan_next_to_a_caravan() -> None:
    state = table(
        f"{START}\n1 0 ssslll caravan", "any, any | lllsss caravan, any", extras="caravans", turn=1
    )
    events = lay(state, "2 0 lllsss caravan")
    assert scored(events) == [("caravan_meets", 1, 2)]
    assert (events[1].clause, events[1].cells) == ("LVS-K1", ("board/2,0",))


@clause("LVS-K1")
@pytest.mark.parametrize("there", ["caravan", "ship"])
@pytest.mark.parametrize("here", ["caravan", "ship"])
def test_caravans_and_ships_meet_each_other(there: str, here: str) -> None:
    state = table(
        f"{START}\n1 0 ssslll {there}", f"lllsss {here}, any | any, any", extras="caravans"
    )
    assert scored(lay(state, f"2 0 lllsss {here}")) == [("caravan_meets", 0, 2)]


@clause("LVS-K1")
def test_two_points_however_many_neighbours() -> None:
    state = table(
        f"{START}\n1 0 ssslll caravan\n1 -1 slllss ship",
        "sllsss caravan, any | any, any",
        extras="caravans",
    )
    events = lay(state, "2 -1 sllsss caravan")
    assert scored(events) == [("caravan_meets", 0, 2)]


@clause("LVS-K1")
def test_alone_or_beside_an_empty_tile_a_caravan_scores_nothing() -> None:
    state = table(START, "ssslll caravan, any | any, any", extras="caravans")
    assert scored(lay(state, "1 0 ssslll caravan")) == []
    state = table(f"{START}\n1 0 ssslll caravan", "lllsss, any | any, any", extras="caravans")
    assert scored(lay(state, "2 0 lllsss")) == []  # a tile without one beside a caravan


@clause("LVS-X1", "LVS-K1", "LVS-K2")
def test_without_that_extra_caravans_score_nothing() -> None:
    state = table(
        f"{START}\n1 0 SSSLLL S+ caravan", "LLLSSS L+ ship |", "|", extras="mountains waypoints"
    )
    assert scored(lay(state, "2 0 LLLSSS L+ ship")) == []
    assert state.over
    assert state.ground.routes == ((1, 2),)


ROW = """
    0 0 start
    1 0 ssslll caravan
    2 0 lllsss caravan
    3 0 ssslll ship
    4 0 lllsss ship
"""


@clause("LVS-K2", "LVS-K3", "LVS-E1")
def test_three_caravans_and_two_ships_are_five_points_for_land() -> None:
    state = table(ROW, "ssslls caravan |", "|", extras="caravans")
    events = lay(state, "5 0 ssslls caravan")
    assert scored(events) == [("caravan_meets", 0, 2), ("route_scored", 0, 5)]
    assert events[-2].clause == "LVS-K2"
    assert state.points == (7, 0, 0)


@clause("LVS-K2")
def test_more_ships_than_caravans_are_seas() -> None:
    state = table(ROW, "ssslls ship |", "|", extras="caravans")
    assert scored(lay(state, "5 0 ssslls ship"))[1:] == [("route_scored", 1, 5)]


@clause("LVS-K2")
def test_as_many_of_each_are_nobodys() -> None:
    state = table(ROW, "ssslls |", "|", extras="caravans")
    assert scored(lay(state, "5 0 ssslls")) == []


@clause("LVS-K2")
def test_a_lone_caravan_is_no_route() -> None:
    state = table(f"{START}\n1 0 ssslll caravan", "slllss |", "|", extras="caravans")
    assert scored(lay(state, "-1 1 slllss")) == []


@clause("LVS-K2")
def test_each_route_is_scored_by_itself() -> None:
    """Two caravans in the east, two ships in the west."""
    state = table(
        """
        0 0 start
        1 0 ssslll caravan
        2 0 lllsss caravan
        -1 0 ssslll ship
        """,
        "lllsss ship |",
        "|",
        extras="caravans",
    )
    events = lay(state, "-2 0 lllsss ship")
    assert sorted(scored(events)) == [
        ("caravan_meets", 0, 2),
        ("route_scored", 0, 2),
        ("route_scored", 1, 2),
    ]


@clause("LVS-K2")
def test_a_tile_that_links_caravans_and_ships_makes_one_route() -> None:
    state = table(
        """
        0 0 start
        1 0 ssslll caravan
        0 -1 llssss ship
        """,
        "slllss caravan |",
        "|",
        extras="caravans",
    )
    events = lay(state, "1 -1 slllss caravan")
    assert scored(events) == [("caravan_meets", 0, 2), ("route_scored", 0, 3)]


@clause("LVS-C5", "LVS-K2")
def test_a_caravan_and_a_ship_on_one_side_count_as_both(monkeypatch: pytest.MonkeyPatch) -> None:
    add_sides(monkeypatch, Market="SSSLLL caravan ship")
    state = table(f"{START}\n1 0 SSSLLL caravan ship", "lllsss caravan |", "|", extras="caravans")
    events = lay(state, "2 0 lllsss caravan")
    assert scored(events) == [("caravan_meets", 0, 2), ("route_scored", 0, 3)]


@clause("LVS-C5", "LVS-K2")
def test_one_tile_with_both_is_no_route(monkeypatch: pytest.MonkeyPatch) -> None:
    add_sides(monkeypatch, Market="SSSLLL caravan ship")
    state = table(START, "SSSLLL caravan ship | | ", "|", extras="mountains caravans")
    assert scored(lay(state, "1 0 SSSLLL caravan ship")) == []
    assert state.over


# --- waypoints ----------------------------------------------------------------------------------

FLOWER = """
    0 0 start
    1 0 SSSLLL
    1 -1 SLLLSS
    0 -1 LLLSSS L+
    -1 0 SSSLLL L++
    -1 1 SLLLSS S+
"""  # five tiles around the start tile; none of their areas is complete


@clause("LVS-W1")
def test_after_scoring_a_player_may_put_a_waypoint_or_draw() -> None:
    state = table(START, "SSSLLL, any | any, any", extras="waypoints")
    lay(state, "1 0 SSSLLL")
    assert kinds(state) == {"waypoint", "draw"}
    events = mark(state, "1,0 W")
    assert (events[0].what, events[0].clause) == ("waypoint_put", "LVS-W1")
    assert kinds(state) == {"draw"}
    assert state.active == 0
    play(state, "draw 1")
    assert state.active == 1
    assert [at and at[0] for at in state.waypoints] == [1, None]  # on the second tile


@clause("LVS-W1")
def test_land_marks_land_and_sea_marks_sea() -> None:
    state = table(START, "SSSLLL, any | LLLSSS L+, any", extras="waypoints")
    lay(state, "1 0 SSSLLL")
    on_sea = marking(state, "1,0 E")
    assert refusal(state, on_sea) == ("LVS-T1", "end_now", ())
    assert {move for move in legal(state) if "waypoint" in move} == {
        marking(state, "0,0 E"),
        marking(state, "1,0 W"),
    }
    play(state, "draw 1")
    lay(state, "2 0 LLLSSS L+")
    assert {move for move in legal(state) if "waypoint" in move} == {
        marking(state, "0,0 W"),
        marking(state, "1,0 E"),
        marking(state, "2,0 W"),
    }


@clause("LVS-W1")
def test_each_region_of_a_tile_is_a_place_of_its_own() -> None:
    state = table(START, "STTLLM T+, any | any, any", extras="waypoints")
    lay(state, "1 0 STTLLM T+")
    assert {marking(state, "1,0 W"), marking(state, "1,0 NE")} <= set(legal(state))
    mark(state, "1,0 NE")
    assert state.waypoints[0] is not None


@clause("LVS-W1")
def test_a_tile_with_a_waypoint_takes_no_other() -> None:
    state = table(START, "SSSLLL, any | any, any", extras="waypoints", waypoints=" | 0,0 W")
    lay(state, "1 0 SSSLLL")
    assert marking(state, "0,0 E") not in legal(state)
    assert marking(state, "1,0 W") in legal(state)


@clause("LVS-W1")
def test_a_waypoint_that_lies_there_is_not_moved() -> None:
    state = table(START, "SSSLLL, any | any, any", extras="waypoints", waypoints="0,0 E | ")
    lay(state, "1 0 SSSLLL")
    assert kinds(state) == {"draw"}


@clause("LVS-W1")
def test_an_open_edge_of_the_other_terrain_will_do() -> None:
    """The tile on 1,0 has all its land edges covered, but a sea edge is open."""
    state = table(
        """
        0 0 start
        1 0 SSSLLS
        1 -1 SLLLSS
        """,
        "SLLLSS S+, any | any, any",
        extras="waypoints",
    )
    lay(state, "-1 1 SLLLSS S+")
    assert marking(state, "1,0 W") in legal(state)


@clause("LVS-W1")
def test_a_surrounded_tile_takes_no_waypoint() -> None:
    state = table(FLOWER, "LLLSSS S++, any | any, any", extras="waypoints")
    lay(state, "0 1 LLLSSS S++")
    moves = legal(state)
    assert marking(state, "0,0 E") not in moves
    assert marking(state, "1,0 W") in moves


@clause("LVS-W1")
def test_a_complete_area_takes_no_waypoint() -> None:
    state = table("0 0 start\n-1 0 SSSLSS S+", "LSSSSS S++, any | any, any", extras="waypoints")
    lay(state, "-2 0 LSSSSS S++")
    moves = legal(state)
    assert marking(state, "-1,0 W") not in moves
    assert marking(state, "0,0 E") in moves


@clause("LVS-W1", "LVS-T7")
def test_who_draws_does_without_the_waypoint() -> None:
    state = table(START, "SSSLLL | any, any", extras="waypoints")
    lay(state, "1 0 SSSLLL")
    play(state, "draw 1")
    assert kinds(state) == {"draw"}
    assert refusal(state, "waypoint@0,0/0") == ("LVS-T7", "draw_now", ())


@clause("LVS-W1", "LVS-T7")
def test_done_is_said_only_where_nothing_can_be_drawn() -> None:
    can_draw = table(START, "SSSLLL, any | any, any", extras="waypoints")
    lay(can_draw, "1 0 SSSLLL")
    assert "done" not in legal(can_draw)
    empty = table(START, "SSSLLL, any | any, any", "|", extras="waypoints")
    lay(empty, "1 0 SSSLLL")
    assert kinds(empty) == {"waypoint", "done"}
    play(empty, "done")
    assert empty.active == 1
    assert empty.waypoints == (None, None)


@clause("LVS-W1", "LVS-T4")
def test_after_a_theft_there_is_still_the_waypoint() -> None:
    state = table(START, "ssslls steal, any | any, any", extras="waypoints")
    lay(state, "1 0 ssslls steal")
    play(state, "steal 1.1")
    assert kinds(state) == {"waypoint", "done"}
    mark(state, "0,0 E")
    assert state.active == 1


@clause("LVS-W2", "LVS-W3", "LVS-W5")
def test_sea_completes_two_tiles_with_two_marks_and_its_waypoint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Page 15. A bay so small with marks is on no side of ours: two are made for it."""
    add_sides(monkeypatch, Bay="SLLLLL S+ L+", Cove="LLLSLL S+ L++")
    state = table(
        f"{START}\n1 0 SLLLLL S+ L+",
        "any, any | LLLSLL S+ L++, any",
        extras="waypoints",
        waypoints=" | 1,0 E",
        turn=1,
    )
    events = lay(state, "2 0 LLLSLL S+ L++")
    assert scored(events) == [
        ("area_completed", 1, 2),
        ("marks_earned", 1, 2),
        ("waypoint_returns", 1, 1),
    ]
    assert state.points == (0, 5, 0)
    assert state.waypoints == (None, None)


@clause("LVS-W2", "LVS-W3", "LVS-W6")
def test_land_surrounds_the_tile_with_seas_waypoint() -> None:
    """Page 15."""
    state = table(FLOWER, "LLLSSS S++, any | any, any", extras="waypoints", waypoints=" | 0,0 W")
    events = lay(state, "0 1 LLLSSS S++")
    assert scored(events) == [("waypoint_returns", 0, 1)]
    assert (events[1].clause, events[1].cells) == ("LVS-W3", ("board/0,0",))
    assert events[1].facts["owner_player"] == 1
    assert state.points == (1, 0, 0)
    assert state.waypoints == (None, None)


@clause("LVS-W2", "LVS-W3")
def test_both_at_once_give_one_point() -> None:
    """The last tile completes the land of -1,0 and is its sixth neighbour."""
    state = table(
        """
        0 0 start
        -1 0 SSSLSS S+
        -1 1 LLLSSS
        -2 1 SLLLSS
        0 -1 LLSSSL L+
        -1 -1 SSSLLL L++
        """,
        "LSSSSS S++, any | any, any",
        extras="waypoints",
        waypoints="-1,0 W | ",
    )
    events = lay(state, "-2 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 2), ("waypoint_returns", 0, 1)]


@clause("LVS-W2")
def test_five_neighbours_and_an_open_area_leave_it_where_it_is() -> None:
    state = table(
        FLOWER.replace("-1 1 SLLLSS S+", ""),
        "SLLLSS S+, any | any, any",
        extras="waypoints",
        waypoints=" | 0,0 W",
    )
    assert scored(lay(state, "-1 1 SLLLSS S+")) == []
    assert state.waypoints[1] == (0, 1)


@clause("LVS-W2", "LVS-W3")
def test_two_waypoints_may_return_at_once() -> None:
    """One tile completes the land with the one and the sea with the other."""
    state = table(
        """
        0 0 start
        1 0 STLLUL
        2 0 SSLSSS S+
        """,
        "SSSSTL S+, any | any, any",
        extras="waypoints",
        waypoints="2,0 SW | 1,0 SE",
    )
    events = lay(state, "1 1 SSSSTL S+")
    assert [item for item in scored(events) if item[0] == "waypoint_returns"] == [
        ("waypoint_returns", 0, 1),
        ("waypoint_returns", 0, 1),
    ]
    assert state.points == (4, 2, 0)


@clause("LVS-W4")
def test_a_waypoint_returned_in_ones_own_turn_can_be_put_again() -> None:
    state = table(
        "0 0 start\n-1 0 SSSLSS S+",
        "LSSSSS S++, any | any, any",
        extras="waypoints",
        waypoints="-1,0 W | ",
    )
    lay(state, "-2 0 LSSSSS S++")
    assert state.points == (3, 0, 0)
    mark(state, "0,0 E")
    assert state.waypoints[0] == (0, 0)


@clause("LVS-W4", "LVS-W2")
def test_the_other_player_gets_it_back_but_has_to_wait() -> None:
    state = table(
        "0 0 start\n-1 0 SSSLSS S+",
        "any, any | LSSSSS S++, any",
        extras="waypoints",
        waypoints="-1,0 W | ",
        turn=1,
    )
    events = lay(state, "-2 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 2), ("waypoint_returns", 1, 1)]
    assert state.active == 1
    seas = {move for move in legal(state) if "waypoint" in move}
    assert marking(state, "0,0 W") in seas
    assert marking(state, "0,0 E") not in seas


@clause("LVS-V2", "LVS-W2")
def test_the_special_tile_is_a_sixth_neighbour() -> None:
    """1,0 has five neighbours and a hole; land's waypoint is on its outer land, which is open."""
    state = table(
        """
        1 -1 start
        1 0 LLSSSL
        0 1 LLLSSS
        0 -1 ssslll
        -1 0 ssllls
        1 1 SSSLLL L+
        2 0 ssllls
        2 -1 slllss
        """,
        "slllss, any | any, any",
        extras="waypoints",
        waypoints="1,0 E | ",
    )
    events = lay(state, "-1 1 slllss")
    assert "special_laid" in whats(events)
    assert ("waypoint_returns", 0, 1) in scored(events)
    assert not state.ground.areas[state.ground.area_at[6 * 1 + 0]].complete  # east of 1,0


@clause("LVS-E1", "LVS-W2")
def test_waypoints_left_on_the_map_score_nothing() -> None:
    state = table(START, "ssslll |", "|", extras="waypoints", waypoints="0,0 E | ")
    assert scored(lay(state, "1 0 ssslll")) == []
    assert state.over
    assert state.points == (0, 0, 0)


@clause("LVS-X1", "LVS-W1")
def test_without_that_extra_nobody_has_a_waypoint() -> None:
    state = table(START, "SSSLLL, any | any, any", extras="")
    lay(state, "1 0 SSSLLL")
    assert kinds(state) == {"draw"}
    assert refusal(state, "waypoint@0,0/0") == ("LVS-T1", "end_now", ())


# --- all together -------------------------------------------------------------------------------


@clause("LVS-X1", "LVS-T10")
@pytest.mark.parametrize(
    "extras",
    [
        "",
        "mountains",
        "caravans",
        "waypoints",
        "mountains caravans",
        "mountains waypoints",
        "caravans waypoints",
        "mountains caravans waypoints",
    ],
)
def test_each_extra_alone_and_all_together(extras: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sea's tile joins a range, meets a caravan, completes land's area and returns its waypoint:
    in this order, each if it is played with."""
    add_sides(
        monkeypatch,
        Foot="SSSLLS mountains=W+NW caravan",
        Pass="SLLLSS mountains=SE+SW ship",
    )
    state = table(
        """
        0 0 start
        1 0 SSSLLS mountains=W+NW caravan
        0 -1 LLSSSS caravan
        """,
        "any, any | SLLLSS mountains=SE+SW ship, any",
        extras=extras,
        waypoints="0,0 E |" if "waypoints" in extras else "|",
        turn=1,
    )
    events = lay(state, "1 -1 SLLLSS mountains=SE+SW ship")
    expected = [
        ("mountains", ("range_grows", 0, 2)),
        ("caravans", ("caravan_meets", 1, 2)),
        ("", ("area_completed", 0, 4)),
        ("waypoints", ("waypoint_returns", 1, 1)),
    ]
    assert scored(events) == [item for extra, item in expected if extra in extras]
    assert ("waypoint" in kinds(state)) == ("waypoints" in extras)


@clause("LVS-X1", "LVS-T1")
def test_a_whole_turn_in_its_order() -> None:
    """Place, play again, steal, waypoint, draw."""
    state = table(
        START, "ssslll again, llssss steal | any, any", extras="mountains caravans waypoints"
    )
    steps = [state.step]
    lay(state, "1 0 ssslll again")
    steps.append(state.step)
    lay(state, "2 -1 ssllss steal")
    steps.append(state.step)
    play(state, "steal 1.1")
    steps.append(state.step)
    mark(state, "0,0 E")
    steps.append(state.step)
    play(state, "draw 1")
    steps.append(state.step)
    assert steps == ["place", "place", "steal", "end", "draw", "place"]
    assert state.active == 1
