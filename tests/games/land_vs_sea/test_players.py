"""Land vs Sea for three and for four (LVS-3, LVS-4), and who wins (LVS-E1). Maps are written as
`shorthand` says."""

from __future__ import annotations

import pytest

import isolario
from isolario import words
from isolario.core.text import Text
from isolario.teach import printed_book as reading
from isolario.teach.cards import Thing, cards_of
from isolario.words import LANGUAGES
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import (
    finish,
    kinds,
    lay,
    legal,
    mark,
    marking,
    new,
    play,
    scored,
    table,
)

START = "0 0 start"
THREE = "mountains caravans"  # what three always play with
BAY = """
    0 0 start
    -1 0 SSSLSS S+
"""
RANGE = "1 0 SSSLLL mountains=W+NW+NE"
SECOND = "SLLLSS L+ S++ mountains=SE+SW coral=E+NW+NE"
THIRD = "LLLSSS L++ S+ mountains=E+SE+SW coral=W+NW"


def hands_of(seats: int, seat: int, hand: str) -> str:
    """Anything will do in all hands but one."""
    return " | ".join(hand if at == seat else "any, any" for at in range(seats))


# --- three players ------------------------------------------------------------------------------


@clause("LVS-3.1")
def test_land_then_sea_then_the_cartographer() -> None:
    state = new(3)
    assert [state.role(seat) for seat in range(3)] == [0, 1, 2]
    events = finish(state)
    turns = [event.seat for event in events if event.what == "turn_begins"]
    assert turns[:9] == [0, 1, 2] * 3
    assert state.teams == ()


@clause("LVS-3.1", "LVS-X1")
@pytest.mark.parametrize(("mountains", "caravans"), [(False, True), (True, False), (False, False)])
def test_three_play_with_mountains_and_caravans(mountains: bool, caravans: bool) -> None:
    with pytest.raises(isolario.IsolarioError, match="Three"):
        new(3, extras="chosen", mountains=mountains, caravans=caravans)
    with pytest.raises(isolario.IsolarioError, match="Three"):
        new(3, extras="none")


@clause("LVS-3.1", "LVS-X1")
@pytest.mark.parametrize("waypoints", [False, True])
def test_waypoints_are_theirs_to_choose(waypoints: bool) -> None:
    state = new(3, extras="chosen", mountains=True, caravans=True, waypoints=waypoints)
    assert state.extras == (True, True, waypoints)
    assert new(3).extras == (True, True, False)
    assert new(3, extras="all").extras == (True, True, True)


@clause("LVS-3.1", "LVS-W1")
def test_the_cartographer_has_no_waypoint() -> None:
    state = table(START, hands_of(3, 2, "ssslll, any"), extras=f"{THREE} waypoints", turn=2)
    lay(state, "1 0 ssslll")
    assert kinds(state) == {"draw"}


@clause("LVS-3.1", "LVS-W3")
def test_the_cartographer_scores_for_returning_a_waypoint() -> None:
    state = table(
        BAY,
        hands_of(3, 2, "LSSSSS S++, any"),
        extras=f"{THREE} waypoints",
        waypoints="-1,0 W | |",
        turn=2,
    )
    events = lay(state, "-2 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 2), ("waypoint_returns", 2, 1)]
    assert state.waypoints == (None, None, None)


@clause("LVS-3.2", "LVS-A2")
def test_the_cartographer_scores_marks_but_no_tiles() -> None:
    state = table(
        f"{BAY}-2 0 LSSLTM L++",
        hands_of(3, 2, "LSSSSS S++, any"),
        extras=THREE,
        turn=2,
    )
    events = lay(state, "-3 0 LSSSSS S++")
    assert scored(events) == [("area_completed", 0, 3), ("marks_earned", 2, 2)]
    assert state.scores == (3, 0, 2)


@clause("LVS-3.2", "LVS-A2")
def test_a_sea_area_is_seas_when_the_cartographer_completes_it() -> None:
    state = table(
        "0 0 start\n1 0 SLLLLL L+", hands_of(3, 2, "LLLSLL L++, any"), extras=THREE, turn=2
    )
    assert scored(lay(state, "2 0 LLLSLL L++")) == [("area_completed", 1, 2)]


@clause("LVS-3.2", "LVS-V2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_whirlpool_with_three(seat: int) -> None:
    """Tiles for sea, marks for whoever laid it."""
    ring = """
        1 -1 start
        0 -1 SSSLLL L++
        -1 0 SSLLLS L++ S+
        -1 1 SLLLSS S++
        1 0 LLSSSL L+ S+
    """
    state = table(ring, hands_of(3, seat, "LLLSSS L+ S++, any"), extras=THREE, turn=seat)
    lay(state, "0 1 LLLSSS L+ S++")
    events = play(state, "special@0,0/0")
    assert scored(events) == [("area_completed", 1, 7), ("marks_earned", seat, 11)]


@clause("LVS-3.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chains_are_the_cartographers_whoever_places_them(seat: int) -> None:
    state = table(
        f"{START}\n{RANGE}\n1 -1 {SECOND}",
        hands_of(3, seat, f"{THIRD}, any"),
        extras=THREE,
        turn=seat,
    )
    events = lay(state, f"2 -1 {THIRD}")
    assert scored(events) == [("range_grows", 2, 3), ("reef_grows", 2, 2)]
    assert [event.clause for event in events[1:3]] == ["LVS-3.3", "LVS-3.3"]
    assert state.scores == (0, 0, 5)


@clause("LVS-3.4", "LVS-K1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_caravan_beside_a_ship_is_two_points_for_whoever_places_it(seat: int) -> None:
    state = table(
        f"{START}\n1 0 ssslll ship",
        hands_of(3, seat, "lllsss caravan, any"),
        extras=THREE,
        turn=seat,
    )
    assert scored(lay(state, "2 0 lllsss caravan")) == [("caravan_meets", seat, 2)]


ROW = """
    0 0 start
    1 0 LSLLLL L+ caravan
    2 0 SLLLLS ship
    3 0 LSSSSL caravan
    4 0 SSLLLS L+ ship
    5 0 LLLSSS S+ caravan
"""


@clause("LVS-3.4", "LVS-K2")
@pytest.mark.parametrize(
    ("last", "seat", "points", "why"),
    [
        ("SSSLSS S+ ship", 2, 6, "LVS-3.4"),  # page 17: three of each
        ("SSTLLS caravan", 0, 6, "LVS-K2"),
        ("ssslll", 0, 5, "LVS-K2"),
    ],
)
def test_a_route_at_the_end_with_three(last: str, seat: int, points: int, why: str) -> None:
    state = table(ROW, f"{last} | |", "|", extras=THREE)
    events = lay(state, f"6 0 {last}")
    (route,) = [event for event in events if event.what == "route_scored"]
    assert (route.seat, route.points, route.clause) == (seat, points, why)


@clause("LVS-3.3", "LVS-3.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_quoted_with_three_knows_of_the_cartographer(language: str) -> None:
    """Cards of routes and chains, while it is played and afterwards, and the clauses of a sheet."""
    state = new(3)
    game = state.game
    who = words.say(Text("cartographer"), language, game.name).lower()
    said = {card.id: card for card in reading.cards(game, language)}
    for thing in (
        Thing("strokes", "board/route-0"),
        Thing("symbols", "board/peak"),
        Thing("symbols", "board/coral"),
    ):
        (card,) = cards_of(game).of(thing, state.options, 3)
        assert who in said[card.id].text
        assert who in said[card.id].over
        (of_two,), (of_four,) = (cards_of(game).of(thing, state.options, seats) for seats in (2, 4))
        assert said[of_two.id].text == said[of_four.id].text
        assert who not in said[of_two.id].text + said[of_two.id].over
    for blank in state.view(0).unscored():
        if blank.what in ("no_routes", "no_chains", "no_chains_of_three"):
            assert who in words.say(Text(words.clause_id(blank.clause)), language, game.name)


@clause("LVS-3.4", "LVS-K2")
def test_more_ships_are_seas_with_three_too() -> None:
    state = table(f"{START}\n1 0 ssslll ship", "| llssss ship |", "|", extras=THREE, turn=1)
    events = lay(state, "2 0 llssss ship")
    assert scored(events) == [("caravan_meets", 1, 2), ("route_scored", 1, 2)]
    assert state.scores == (0, 4, 0)


@clause("LVS-E1", "LVS-3.1")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ("3 | 5 | 9", (3, 2, 1)),
        ("9 | 5 | 9", (1, 3, 1)),
        ("4 | 4 | 4", (1, 1, 1)),
        ("1 | 7 | 7", (3, 1, 1)),
    ],
)
def test_places_of_three(points: str, places: tuple[int, ...]) -> None:
    state = table(START, "ssslll | |", "|", extras=THREE, points=points)
    lay(state, "1 0 ssslll")
    assert state.outcome is not None
    assert state.outcome.places == places


# --- four players -------------------------------------------------------------------------------


@clause("LVS-4.1")
def test_two_teams_sit_land_sea_land_sea() -> None:
    state = new(4)
    assert [state.role(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert state.teams == ((0, 2), (1, 3))
    assert new(4).extras == (False, False, True)  # what the book recommends


@clause("LVS-4.1", "LVS-A2", "LVS-A3")
@pytest.mark.parametrize(
    ("seat", "scores"), [(0, (6, 0, 6, 0)), (2, (6, 0, 6, 0)), (3, (4, 2, 4, 2))]
)
def test_a_team_has_one_score(seat: int, scores: tuple[int, ...]) -> None:
    """Page 9, at a table of four: it does not matter who in a team completes it."""
    four_tiles = f"{BAY}-2 0 LSSLTT L+\n-3 0 LSLTTU L+"
    state = table(four_tiles, hands_of(4, seat, "SSSSSL S++, any"), turn=seat)
    lay(state, "-4 1 SSSSSL S++")
    assert state.scores == scores


@clause("LVS-4.1", "LVS-M2", "LVS-K1")
def test_extras_score_for_teams() -> None:
    state = table(
        f"{START}\n{RANGE}\n1 -1 {SECOND}",
        hands_of(4, 3, f"{THIRD}, any"),
        extras="mountains",
        turn=3,
    )
    lay(state, f"2 -1 {THIRD}")
    assert state.scores == (3, 2, 3, 2)
    state = table(
        f"{START}\n1 0 ssslll ship", hands_of(4, 2, "lllsss ship, any"), extras="caravans", turn=2
    )
    lay(state, "2 0 lllsss ship")
    assert state.scores == (2, 0, 2, 0)


@clause("LVS-4.3", "LVS-W1")
def test_each_of_four_has_a_waypoint_of_their_own() -> None:
    state = table(
        START,
        hands_of(4, 2, "SSSLLL, any"),
        extras="waypoints",
        waypoints="0,0 E | | |",
        turn=2,
    )
    lay(state, "1 0 SSSLLL")
    assert marking(state, "0,0 E") not in legal(state)  # the team-mate's tile
    mark(state, "1,0 W")
    assert [at and at[0] for at in state.waypoints] == [0, None, 1, None]
    for seat in (None, 0, 1, 3):
        assert state.view(seat).known.waypoints == state.waypoints


TWO_WAYPOINTS = "-1,0 W | | -2,0 E |"
LONG = f"{BAY}-2 0 LSSLTT T+"


@clause("LVS-4.3", "LVS-W3")
@pytest.mark.parametrize(("seat", "scores"), [(0, (5, 0)), (1, (3, 2)), (2, (5, 0)), (3, (3, 2))])
def test_both_waypoints_of_a_team_in_one_area(seat: int, scores: tuple[int, ...]) -> None:
    """Three tiles for land, and two points for whoever completes the area."""
    state = table(
        LONG,
        hands_of(4, seat, "LSSSSS S++, any"),
        extras="waypoints",
        waypoints=TWO_WAYPOINTS,
        turn=seat,
    )
    events = lay(state, "-3 0 LSSSSS S++")
    returned = [event for event in events if event.what == "waypoint_returns"]
    assert [event.facts["owner_player"] for event in returned] == [0, 2]
    assert [event.points for event in returned] == [1, 1]
    assert state.scores == scores * 2
    assert state.waypoints == (None,) * 4


@clause("LVS-4.3", "LVS-W2", "LVS-W4")
def test_a_waypoint_goes_back_to_whoever_put_it_there() -> None:
    """A team-mate returns it: they do not get a second one."""
    state = table(
        BAY,
        hands_of(4, 2, "LSSSSS S++, any"),
        extras="waypoints",
        waypoints="-1,0 W | | 0,0 E |",
        turn=2,
    )
    lay(state, "-2 0 LSSSSS S++")
    assert [at is None for at in state.waypoints] == [True, True, False, True]
    assert kinds(state) == {"draw"}


@clause("LVS-E1", "LVS-4.1")
@pytest.mark.parametrize(
    ("points", "places"),
    [("7 | 4", (1, 2, 1, 2)), ("4 | 7", (2, 1, 2, 1)), ("5 | 5", (1, 1, 1, 1))],
)
def test_places_of_four(points: str, places: tuple[int, ...]) -> None:
    state = table(START, "ssslll | | |", "|", points=points)
    lay(state, "1 0 ssslll")
    assert state.outcome is not None
    assert state.outcome.places == places
    assert state.outcome.teams == ((0, 2), (1, 3))


@clause("LVS-4.4")
def test_a_table_of_four_agrees_on_how_team_mates_may_talk() -> None:
    assert new(4).options.team_talk == "silent"
    assert new(4, team_talk="free").options.team_talk == "free"
    for seats in (2, 3):
        with pytest.raises(isolario.IsolarioError, match="Advice in a team"):
            new(seats, team_talk="free")


@clause("LVS-3.2", "LVS-3.3")
def test_it_is_told_what_scores_for_others_only() -> None:
    """With three, a player without points for areas or chains may have had no way to get any."""
    assert "no_chains_of_three" not in {it.what for it in new(2).view(None).unscored()}
    three = new(3).view(None).unscored()
    chains = [(it.seat, it.what) for it in three if it.source == Text("source_chains")]
    assert chains == [(0, "no_chains_of_three"), (1, "no_chains_of_three"), (2, "no_chains")]
    assert {it.seat: it.clause for it in three if it.what == "no_areas"} == {
        0: "LVS-A2",
        1: "LVS-A2",
        2: "LVS-3.2",
    }
