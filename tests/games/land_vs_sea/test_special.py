"""Volcano and whirlpool of Land vs Sea (LVS-V). How maps are written: `shorthand`."""

from __future__ import annotations

import pytest

from isolario.games.land_vs_sea import LandVsSeaState
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import kinds, lay, legal, play, refusal, scored, table, whats

SEA_HOLE = """
    1 -1 start
    0 -1 SSSLLL
    -1 0 SSLLLS
    -1 1 SLLLSS L+
    1 0 SLSSSM S+
    2 0 LLLSLL L+
"""  # sea all around 0,0, except in the south-east; in the east the sea goes on for one more tile
RING = """
    1 -1 start
    0 -1 ssslll
    -1 0 ssllls
    -1 1 slllss
    1 0 slsssl
"""  # the same hole, where nothing but edges matters
LAND_HOLE = """
    1 -1 start SLLLSS
    0 -1 LLLSSS
    -1 0 LLSSSL
    -1 1 LSSSLL S+
    1 0 SSLLLS S++
"""  # land all around 0,0, except in the south-east
TWO_SEA_HOLES = """
    1 -1 start
    0 -1 ssslll
    -1 0 ssllls
    -1 1 slllss
    0 1 lllsss
    2 -1 ssslll
    1 1 slllls
    2 1 lllsss
    3 -1 lsssll
"""  # 0,0 and 2,0, with 1,0 between them; 3,0 is still to come
HOLES_OF_BOTH = """
    0 -1 start SSSLLL
    1 -1 ssssll
    -1 0 ssllls
    -1 1 slllss
    0 1 sllsss
    2 -1 lllsss
    3 -1 slllss
    3 0 ssllls
    2 1 ssslll
    1 1 lsssll
"""  # sea around 0,0 and land around 2,0, with 1,0 between them


def side_on(state: LandVsSeaState, q: int, r: int) -> str:
    return state.ground.placed[state.ground.where[q, r]].side


@clause("LVS-V3", "LVS-V1", "LVS-V2")
def test_land_closes_a_sea_hole() -> None:
    """Page 11: the whirlpool completes eight tiles with seven marks."""
    state = table(SEA_HOLE, "LLLSSS S+, any | any, any")
    events = lay(state, "0 1 LLLSSS S+")
    assert whats(events)[:2] == ["tile_placed", "special_laid"]
    assert (events[1].seat, events[1].clause, events[1].cells) == (0, "LVS-V1", ("board/0,0",))
    assert side_on(state, 0, 0) == "whirlpool"
    assert scored(events) == [("area_completed", 1, 8), ("marks_earned", 0, 7)]
    assert state.points == (7, 8, 0)


@clause("LVS-V3", "LVS-V2", "LVS-A3")
def test_the_five_marks_are_whose_who_completes_the_area() -> None:
    state = table(SEA_HOLE, "any, any | LLLSSS S+, any", turn=1)
    assert scored(lay(state, "0 1 LLLSSS S+")) == [("area_completed", 1, 8), ("marks_earned", 1, 7)]
    assert state.points == (0, 15, 0)


@clause("LVS-V1", "LVS-V2")
def test_land_all_around_takes_the_volcano() -> None:
    state = table(LAND_HOLE, "SSSLLL L+, any | any, any")
    events = lay(state, "0 1 SSSLLL L+")
    assert side_on(state, 0, 0) == "volcano"
    assert scored(events) == [("area_completed", 0, 7), ("marks_earned", 0, 6)]
    assert not state.special


@clause("LVS-V1")
def test_five_edges_of_a_terrain_are_no_hole() -> None:
    """The last tile around shows land: some ordinary tile can still fill the gap."""
    state = table(SEA_HOLE, "LLLSMS, LSSSSS S+ | any, any")
    events = lay(state, "0 1 LLLSMS")
    assert "special_laid" not in whats(events)
    assert state.special


@clause("LVS-V1")
def test_five_tiles_around_are_no_hole() -> None:
    state = table(SEA_HOLE, "SSSLLL S+, any | any, any")
    assert whats(lay(state, "2 -1 SLLLSS S+")) == ["tile_placed"]
    assert state.special


@clause("LVS-V2")
def test_its_area_may_stay_open() -> None:
    """The sea goes on in the south-east: the whirlpool counts only when that is closed, and its
    marks go to whoever closes it."""
    state = table(SEA_HOLE, "SLLSSS S+, any | LLLSLL L++, any")
    events = lay(state, "0 1 SLLSSS S+")
    assert side_on(state, 0, 0) == "whirlpool"
    assert scored(events) == []
    play(state, "draw 1")
    events = lay(state, "1 1 LLLSLL L++")
    assert scored(events) == [("area_completed", 1, 9), ("marks_earned", 1, 7)]


@clause("LVS-V1", "LVS-T10")
def test_the_special_tile_comes_before_the_action() -> None:
    state = table(SEA_HOLE, "lllsss again, ssslll | any, any")
    events = lay(state, "0 1 lllsss again")
    assert whats(events) == ["tile_placed", "special_laid"]
    assert kinds(state) == {"place"}
    state = table(SEA_HOLE, "sllsss steal, any | any, any")
    events = lay(state, "0 1 sllsss steal")
    assert whats(events) == ["tile_placed", "special_laid"]
    assert kinds(state) == {"steal"}


@clause("LVS-V1")
def test_the_second_tile_of_a_turn_closes_a_hole_as_well() -> None:
    state = table(SEA_HOLE, "slllss again, LLLSSS S+ | any, any")
    lay(state, "2 -1 slllss again")
    events = lay(state, "0 1 LLLSSS S+")
    assert whats(events)[:2] == ["tile_placed", "special_laid"]


@clause("LVS-V1")
@pytest.mark.parametrize("extras", ["", "caravans waypoints"])
def test_without_mountains_its_rotation_is_not_asked(extras: str) -> None:
    state = table(RING, "lllsss, any | any, any", extras=extras)
    assert "special_laid" in whats(lay(state, "0 1 lllsss"))


@clause("LVS-V1", "LVS-V2")
def test_with_mountains_it_is_rotated_as_its_player_likes() -> None:
    state = table(RING, "lllsss, any | any, any", extras="mountains")
    lay(state, "0 1 lllsss")
    assert legal(state) == [f"special@0,0/{turn}" for turn in range(6)]
    assert refusal(state, "draw 1") == ("LVS-V1", "special_now", ())
    assert refusal(state, "special@2,0/0") == ("LVS-V1", "special_now", ())
    play(state, "special@0,0/4")
    assert state.ground.placed[-1].turn == 4


@clause("LVS-V4", "LVS-V1")
@pytest.mark.parametrize(("chosen", "other"), [("0,0", "2,0"), ("2,0", "0,0")])
def test_of_two_holes_at_once_the_player_chooses(chosen: str, other: str) -> None:
    state = table(f"{TWO_SEA_HOLES}3 0 llsssl", "slssss, any | any, any")
    lay(state, "1 0 slssss")
    assert legal(state) == ["special@0,0/0", "special@2,0/0"]
    assert refusal(state, "special@0,0/1") == ("LVS-V1", "special_now", ())
    play(state, f"special@{chosen}/0")
    assert kinds(state) == {"draw"}  # there is no second special tile
    play(state, "draw 1")
    assert not [move for move in legal(state) if f"@{other}/" in move]


@clause("LVS-V4", "LVS-V1")
@pytest.mark.parametrize(("chosen", "side"), [("0,0", "whirlpool"), ("2,0", "volcano")])
def test_two_holes_of_both_terrains(chosen: str, side: str) -> None:
    state = table(HOLES_OF_BOTH, "llsssl, any | any, any")
    lay(state, "1 0 llsssl")
    assert legal(state) == ["special@0,0/0", "special@2,0/0"]
    play(state, f"special@{chosen}/0")
    assert state.ground.placed[-1].side == side


@clause("LVS-V4", "LVS-A1")
def test_a_later_hole_stays_open_and_so_does_its_area() -> None:
    state = table(f"{TWO_SEA_HOLES}1 0 slssss\n0 0 whirlpool", "llsssl, any | any, any", flags="")
    events = lay(state, "3 0 llsssl")
    assert "special_laid" not in whats(events)
    assert scored(events) == []
    seas = [area for area in state.ground.areas.values() if area.terrain == "S"]
    assert not [area for area in seas if len(area.tiles) > 5 and area.complete]
    play(state, "draw 1")
    assert not [move for move in legal(state) if "@2,0/" in move]


@clause("LVS-V1", "LVS-E1")
def test_a_special_tile_that_is_due_is_laid_after_the_last_tile() -> None:
    state = table(SEA_HOLE, "LLLSSS S+ |", "|")
    events = lay(state, "0 1 LLLSSS S+")
    assert whats(events)[1] == "special_laid"
    assert whats(events)[-1] == "game_ends"
    assert state.points == (7, 8, 0)


@clause("LVS-V1")
def test_nothing_is_laid_where_no_hole_is() -> None:
    state = table(SEA_HOLE, "LLLSSS S+, any | any, any")
    assert refusal(state, "special@0,0/0") == ("LVS-T2", "place_now", ())
    assert not [move for move in legal(state) if "special" in move]


@clause("LVS-C2", "LVS-V1")
def test_no_tile_fits_into_a_hole() -> None:
    """Why it needs a tile of its own: every ordinary side has an edge of each terrain."""
    state = table(
        f"{TWO_SEA_HOLES}3 0 llsssl\n1 0 slssss\n0 0 whirlpool", "any, any | any, any", flags=""
    )
    assert not [move for move in legal(state) if "@2,0/" in move]
