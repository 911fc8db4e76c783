"""Areas of Land vs Sea (LVS-C3, C4, A, T10). How maps are written: `shorthand`."""

from __future__ import annotations

import pytest

from isolario.games.land_vs_sea import LandVsSeaState
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import kinds, lay, play, scored, table, whats


def areas(state: LandVsSeaState, terrain: str) -> list[tuple[int, bool]]:
    """The areas of a terrain: how many tiles, and whether complete."""
    found = state.ground.areas.values()
    return sorted((len(area.tiles), area.complete) for area in found if area.terrain == terrain)


BAY = """
    0 0 start
    -1 0 SSSLSS S+
"""  # the second tile has one edge of land, in the far west
GULF = """
    0 0 start
    1 0 SLLLLL L+
"""  # and here one edge of sea, in the far east


# --- complete or not ----------------------------------------------------------------------------


@clause("LVS-A1", "LVS-A2")
def test_an_area_without_an_open_edge_is_complete() -> None:
    state = table(BAY, "LSSSSS S++, any | any, any")
    events = lay(state, "-2 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 2)]
    assert (events[1].clause, events[1].cells) == ("LVS-A2", ("board/-1,0", "board/-2,0"))
    assert state.points == (2, 0, 0)


@clause("LVS-A1")
def test_one_open_edge_and_it_is_not() -> None:
    state = table(BAY, "LLSSSS, any | any, any")
    assert scored(lay(state, "-2 0 LLSSSS")) == []
    assert (2, False) in areas(state, "L")


@clause("LVS-A1")
def test_an_area_is_scored_once() -> None:
    state = table(f"{BAY}-2 0 LSSSSS S++", "ssslll, any | any, any")
    assert (2, True) in areas(state, "L")
    assert scored(lay(state, "1 0 ssslll")) == []  # far away
    state = table(f"{BAY}-2 0 LSSSSS S++", "ssllls, any | any, any")
    assert scored(lay(state, "-2 -1 ssllls")) == []  # beside it


@clause("LVS-A2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_land_area_is_lands_whoever_completes_it(seat: int) -> None:
    hands = ["any, any", "any, any"]
    hands[seat] = "LSSSSS S++, any"
    state = table(BAY, " | ".join(hands), turn=seat)
    assert scored(lay(state, "-2 0 LSSSSS S++")) == [("area_completed", 0, 2)]
    assert state.points == (2, 0, 0)


@clause("LVS-A2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_sea_area_is_seas_whoever_completes_it(seat: int) -> None:
    hands = ["any, any", "any, any"]
    hands[seat] = "LLLSLL L++, any"
    state = table(GULF, " | ".join(hands), turn=seat)
    assert scored(lay(state, "2 0 LLLSLL L++")) == [("area_completed", 1, 2)]
    assert state.points == (0, 2, 0)


@clause("LVS-A7", "LVS-A2")
def test_the_start_tile_counts_as_any_tile() -> None:
    """Three tiles close the land of the start tile."""
    state = table(
        """
        0 0 start
        1 0 SSSLLS
        0 -1 LLSSSS S+
        """,
        "SLLLSS, any | any, any",
    )
    events = lay(state, "1 -1 SLLLSS")
    assert scored(events) == [("area_completed", 0, 4)]
    assert "board/0,0" in events[1].cells


@clause("LVS-A7")
def test_an_unfinished_area_scores_nothing_at_the_end() -> None:
    state = table(BAY, "LLSSSS S+ |", "|")
    assert scored(lay(state, "-2 0 LLSSSS S+")) == []
    assert state.over
    assert state.points == (0, 0, 0)


# --- bonus marks --------------------------------------------------------------------------------

FOUR_TILES = """
    0 0 start
    -1 0 SSSLSS S+
    -2 0 LSSLTT L+
    -3 0 LSLTTU L+
"""  # a neck of land that goes west and bends south-west; two marks on it


@clause("LVS-A3", "LVS-A5", "LVS-C4")
def test_four_tiles_and_two_marks_completed_by_land() -> None:
    state = table(FOUR_TILES, "SSSSSL S++, any | any, any")
    events = lay(state, "-4 1 SSSSSL S++")
    assert scored(events) == [("area_completed", 0, 4), ("marks_earned", 0, 2)]
    assert state.points == (6, 0, 0)


@clause("LVS-A3", "LVS-A5")
def test_four_tiles_and_two_marks_completed_by_sea() -> None:
    state = table(FOUR_TILES, "any, any | SSSSSL S++, any", turn=1)
    events = lay(state, "-4 1 SSSSSL S++")
    assert scored(events) == [("area_completed", 0, 4), ("marks_earned", 1, 2)]
    assert [event.clause for event in events[1:3]] == ["LVS-A2", "LVS-A3"]
    assert state.points == (4, 2, 0)


@clause("LVS-A3")
def test_the_marks_of_a_sea_area_are_lands_if_land_completes_it() -> None:
    """A strait of three tiles, a mark in its middle."""
    state = table(f"{GULF}2 0 SLLSMM S+", "LLLSLL L++, any | any, any")
    assert scored(lay(state, "3 0 LLLSLL L++")) == [
        ("area_completed", 1, 3),
        ("marks_earned", 0, 1),
    ]
    assert state.points == (1, 3, 0)


@clause("LVS-A3", "LVS-C4")
def test_marks_on_other_regions_of_its_tiles_do_not_count() -> None:
    """Both tiles have marks on their seas; the land between them has none."""
    state = table(BAY, "LSSSSS S++, any | any, any")
    assert "marks_earned" not in whats(lay(state, "-2 0 LSSSSS S++"))


# --- several areas ------------------------------------------------------------------------------


@clause("LVS-A4", "LVS-A6", "LVS-A2")
def test_one_tile_closes_two_land_areas() -> None:
    """Three tiles with a mark in the east, three without in the north-west; the last tile is in
    both: 4 and 3."""
    state = table(
        """
        0 0 start
        -1 0 SLTLUU L+
        -1 1 SSSSLS S+
        -1 -1 LSSSLL
        -2 -1 TLSSLT T+
        -2 -2 SLSSSS S++
        """,
        "LSSSMS S+, any | any, any",
    )
    assert scored(lay(state, "-2 0 LSSSMS S+")) == [
        ("area_completed", 0, 3),
        ("marks_earned", 0, 1),
        ("area_completed", 0, 3),
    ]
    assert state.points == (7, 0, 0)


@clause("LVS-A4")
def test_one_tile_closes_an_area_of_each_terrain() -> None:
    state = table(
        """
        0 0 start
        1 0 STLLUL
        2 0 SSLSSS S+
        """,
        "SSSSTL S+, any | any, any",
    )
    events = lay(state, "1 1 SSSSTL S+")  # the sea T in the north-west, the land in the north-east
    assert scored(events) == [("area_completed", 1, 2), ("area_completed", 0, 2)]
    assert state.points == (2, 2, 0)


@clause("LVS-A2")
def test_an_island_in_a_sea_that_goes_round() -> None:
    """Six tiles around one: their seas make a ring, complete with the sea in the middle. The last
    tile also closes the island: the land of the middle and what faces it."""
    state = table(
        """
        1 -1 start
        0 -1 SSSLLL
        -1 0 SSLLLS
        -1 1 SLLLSS L+
        0 1 LLLSSS L++
        0 0 LSSSSS S+
        """,
        "LLSMSL, any | any, any",
    )
    events = lay(state, "1 0 LLSMSL")
    assert sorted(scored(events)) == [
        ("area_completed", 0, 2),
        ("area_completed", 1, 7),
        ("marks_earned", 0, 1),
    ]


# --- parted corners -----------------------------------------------------------------------------


@clause("LVS-C3", "LVS-A1")
def test_a_parted_corner_keeps_neighbouring_lands_apart() -> None:
    """Page 10: land in the west and land in the north-west, and the sea between them at the
    corner. The one is complete, the other not."""
    state = table("0 0 start\n-1 0 SSSLMS", "LSSSSS S+, any | any, any")
    assert scored(lay(state, "-2 0 LSSSSS S+")) == [("area_completed", 0, 2)]


@clause("LVS-C3", "LVS-A1")
def test_where_no_corner_is_parted_they_are_one() -> None:
    state = table("0 0 start\n-1 0 SSSLLS", "LSSSSS S+, any | any, any")
    assert scored(lay(state, "-2 0 LSSSSS S+")) == []


@clause("LVS-C3", "LVS-A2")
def test_a_tile_that_enters_an_area_twice_counts_once() -> None:
    """The tile on -1,0 has two lands that the sea parts; behind it they meet again."""
    state = table(
        """
        0 0 start
        -1 0 SSSLMS
        -2 0 LSSSSL
        """,
        "SLLSSS S+, any | any, any",
    )
    assert scored(lay(state, "-1 -1 SLLSSS S+")) == [("area_completed", 0, 3)]


@clause("LVS-C3", "LVS-A2")
def test_a_tile_in_two_areas_counts_in_both() -> None:
    """The same two lands, each with a tile of its own behind it."""
    state = table("0 0 start\n-1 0 SSSLMS", "LSSSSS S+, any | SLSSSS S++, any")
    assert scored(lay(state, "-2 0 LSSSSS S+")) == [("area_completed", 0, 2)]
    play(state, "draw 1")
    assert scored(lay(state, "-1 -1 SLSSSS S++")) == [("area_completed", 0, 2)]
    assert state.points == (4, 0, 0)


@clause("LVS-A1")
def test_three_tiles_that_meet_at_a_corner() -> None:
    """Each has land towards the two others: no edge is open."""
    state = table(
        """
        0 0 start
        -1 0 SSLLSS
        -2 0 LLSSSS S+
        """,
        "SSSSLL S++, any | any, any",
    )
    assert scored(lay(state, "-2 1 SSSSLL S++")) == [("area_completed", 0, 3)]


@clause("LVS-C3", "LVS-A1")
def test_areas_do_not_join_across_a_corner() -> None:
    """The land of -2,1 reaches the corner between its two seas, where the others' land ends."""
    state = table(
        """
        0 0 start
        -1 0 SSSLSS S+
        -1 1 SLLLSS
        -2 1 LLLLST
        """,
        "LSSSSS S++, any | any, any",
    )
    assert scored(lay(state, "-2 0 LSSSSS S++")) == [("area_completed", 0, 2)]


# --- in which order -----------------------------------------------------------------------------


@clause("LVS-T10", "LVS-T3")
def test_what_the_first_tile_completes_is_scored_after_the_second() -> None:
    state = table(BAY, "LSSSSM again, ssslll | any, any")
    assert scored(lay(state, "-2 0 LSSSSM again")) == []
    assert kinds(state) == {"place"}
    assert scored(lay(state, "1 0 ssslll")) == [("area_completed", 0, 2)]


@clause("LVS-T10", "LVS-T3")
def test_two_tiles_of_one_turn_complete_an_area_together() -> None:
    state = table(BAY, "LSSLTM L+ again, LSSSSS S++ | any, any")
    assert scored(lay(state, "-2 0 LSSLTM L+ again")) == []
    events = lay(state, "-3 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 3), ("marks_earned", 0, 1)]


@clause("LVS-T10", "LVS-T4")
def test_areas_are_scored_after_the_theft() -> None:
    state = table(BAY, "LSMSSS steal, any | any, any")
    assert scored(lay(state, "-2 0 LSMSSS steal")) == []
    assert scored(play(state, "steal 1.1")) == [("area_completed", 0, 2)]
