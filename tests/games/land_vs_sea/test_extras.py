"""Mountains and coral, caravans and ships of Land vs Sea (LVS-M, K), and which extras are in play
(LVS-X1). Maps are written as `shorthand` says."""

from __future__ import annotations

import pytest

from isolario.table.watching import watched
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import (
    add_sides,
    kinds,
    lay,
    mark,
    placing,
    play,
    scored,
    table,
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
    assert (events[1].clause, events[1].cells) == ("LVS-K1", ("board/2,0", "board/1,0"))


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
    assert set(events[1].cells) == {"board/2,-1", "board/1,0", "board/1,-1"}  # all that met


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


@clause("LVS-E1")
def test_the_last_turn_is_scored_before_the_routes() -> None:
    """What the last tile gives belongs to its player's turn, what the end gives to nobody's."""
    state = table(ROW, "ssslls caravan |", "|", extras="caravans")
    course = watched(state, 0, placing(state, "5 0 ssslls caravan"))
    assert [(event.what, event.whose) for event, _ in course[1:]] == [
        ("caravan_meets", 0),
        ("route_scored", None),
        ("game_ends", None),
    ]


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
    in this order, each if it is in play."""
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
