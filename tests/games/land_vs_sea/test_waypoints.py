"""Waypoints of Land vs Sea (LVS-W). How maps are written: `shorthand`."""

from __future__ import annotations

import pytest

from isolario.core.text import Text
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import (
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
@pytest.mark.parametrize(("extras", "bars"), [("waypoints", 4), ("", 3)])
def test_a_turn_has_as_many_steps_all_along(extras: str, bars: int) -> None:
    state = table(START, "SSSLLL, any | any, any", extras=extras)
    assert len(state.view(0).steps) == bars
    lay(state, "1 0 SSSLLL")
    steps = state.view(0).steps
    now = "step_waypoint" if extras else "step_draw"
    assert len(steps) == bars
    assert [it.text.id for it in steps if it.state == "now"] == [now]


@clause("LVS-W1")
def test_land_marks_land_and_sea_marks_sea() -> None:
    state = table(START, "SSSLLL, any | LLLSSS L+, any", extras="waypoints")
    lay(state, "1 0 SSSLLL")
    on_sea = marking(state, "1,0 E")
    assert refusal(state, on_sea) == ("LVS-W1", "waypoint_elsewhere", ())
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
    """Page 15. None of our sides has such a small bay with marks: two are made for it."""
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
    assert events[-1].facts["cause"] == Text("waypoint_done")
    assert state.points == (0, 5, 0)
    assert state.waypoints == (None, None)


@clause("LVS-W2", "LVS-W3", "LVS-W6")
def test_land_surrounds_the_tile_with_seas_waypoint() -> None:
    """Page 15."""
    state = table(FLOWER, "LLLSSS S++, any | any, any", extras="waypoints", waypoints=" | 0,0 W")
    events = lay(state, "0 1 LLLSSS S++")
    assert scored(events) == [("waypoint_returns", 0, 1)]
    assert (events[1].clause, events[1].cells) == ("LVS-W3", ("board/0,0",))
    assert events[1].facts == {"owner_player": 1, "cause": Text("waypoint_ringed")}
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
    assert events[-1].what == "waypoint_returns"
    assert events[-1].facts["cause"] == Text("waypoint_done_and_ringed")


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
