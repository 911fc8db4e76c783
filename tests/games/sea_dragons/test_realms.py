"""Points: gold, ships, missions, control of the realms, who wins (SDR-F)."""

from __future__ import annotations

import pytest

from isolario.core.errors import BadNotation
from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.sea_dragons import realm_sheet, score_realms
from isolario.games.sea_dragons.board import CREATURES
from isolario.games.sea_dragons.moves import Place
from isolario.games.sea_dragons.pieces import MISSIONS
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scoring import items, ranking
from tests.clauses import clause
from tests.games.sea_dragons.shorthand import new, position, random_games, sea

FREE = {"@": "a7 b7 c7 d7 e7 f7 e6"}
"""Seven whirlpools in the north-west."""


def scored(
    dragons: dict[str, str],
    players: int = 3,
    hidden: str = "",
    ground: dict[str, str] | None = None,
) -> dict[str, int]:
    """The points of the north-western realm by colour."""
    text = f"{sea(dragons, ground or FREE)}\nplayers: {players}\n{hidden}"
    return score_realms(text)["NW"]


# --- control ------------------------------------------------------------------------------------


@clause("SDR-F2")
def test_first_gets_three_for_each_free_whirlpool_second_half() -> None:
    two = "a1 b1 c1 e1 f1 g1"
    assert scored({"o": two, "g": "a3 b3 c3"}) == {"orange": 21, "green": 10, "purple": 0}
    covered = {"o": two, "g": "a7 b7 c7"}
    assert scored(covered) == {"orange": 12, "green": 6, "purple": 0}
    assert scored({"o": two, "g": "a3 b3 c3", "p": ""}, 4)["pink"] == 0


@clause("SDR-F2")
def test_third_gets_nothing() -> None:
    dragons = {"o": "a1 b1 c1 e1 f1 g1 a3 b3 c3", "g": "e3 f3 g3 a5 b5 c5", "p": "e5 f5 g5"}
    assert scored(dragons) == {"orange": 21, "green": 10, "purple": 0}


@clause("SDR-F2")
def test_without_a_dragon_there_is_no_place() -> None:
    assert scored({}) == {"orange": 0, "green": 0, "purple": 0}
    assert scored({"o": "a1 b1 c1"}) == {"orange": 21, "green": 0, "purple": 0}
    assert score_realms(sea({"o": "a1 b1 c1"}, FREE) + "\nplayers: 3")["SE"] == {
        "orange": 0,
        "green": 0,
        "purple": 0,
    }


@clause("SDR-F2", "SDR-R1")
def test_hidden_dragons_count() -> None:
    hidden = "hidden: green NW 2\nhidden: purple NE 1"
    assert scored({"o": "a1 b1 c1"}, hidden=hidden) == {"orange": 10, "green": 21, "purple": 0}
    twice = "hidden: purple NW 1\nhidden: purple NW 1"
    assert scored({"o": "a1 b1 c1"}, hidden=twice) == {"orange": 10, "green": 0, "purple": 21}


@clause("SDR-F2", "SDR-R1")
def test_a_line_of_the_sheet_tells_hidden_dragons_from_those_on_the_board() -> None:
    state = position({"o": "a1 b1 c1"}, {"@": "a7"}, reefs="NW NW | ", hands="4L | 4S")
    (first,) = items(state)
    assert (first.facts["laid"], first.facts["hidden"], first.facts["dragons"]) == (1, 2, 3)
    assert "1 on the board and 2 hidden" in first.text.english("sea-dragons")
    (open_only,) = items(state.view(1).known)  # a rival sees one
    assert open_only.facts["dragons"] == 1
    assert "hidden" not in open_only.text.english("sea-dragons")


def whys(state: SeaDragonsState) -> dict[tuple[str, int], str]:
    """Why there is nothing, by source and seat."""
    found = state.view(0).unscored()
    return {(it.source.id, it.seat): it.what for it in found if it.source and it.seat is not None}


@clause("SDR-F1", "SDR-F4")
def test_why_there_is_nothing_is_what_is_the_case() -> None:
    realm = "realm_starfish"
    even = {"o": "a1 b1 c1", "g": "a3 b3 c3"}
    assert whys(position(even, FREE, hands="4L | 4S"))[realm, 0] == "realm_even"
    more = {"o": "a1 b1 c1 d1", "g": "a3 b3 c3"}
    assert whys(position(more, FREE, hands="4L | 4S"))[realm, 1] == "realm_behind"
    assert whys(position(more, {"@": "a1"}, hands="4L | 4S"))[realm, 0] == "realm_covered"
    assert whys(position(hands="4L | 4S"))[realm, 0] == "realm_without"
    nothing = position(gold="0 | 0", hands="4L | 4S").view(0).unscored()
    for what in ("no_gold", "no_ships", "no_missions"):
        assert [it.clause for it in nothing if it.what == what and it.seat == 0][:1] == ["SDR-F1"]
    for players, number in ((2, "SDR-F4"), (3, "SDR-F2")):
        empty = position(players=players, hands=" | ".join(["4L"] * players))
        cited = {it.clause for it in empty.view(0).unscored() if it.source == Text(realm)}
        assert cited == {number}
    low, same, *_, high = sorted(MISSIONS, key=lambda name: MISSIONS[name].points)
    for fulfilled, what, told in (
        (f"{low} | {same} {high}", "fewer_missions", "1, the most: 2"),
        (f"{low} | {high}", "cheaper_missions", f"{MISSIONS[low].points} against"),
        (" | ", "no_missions", "no missions"),
    ):
        state = position(fulfilled=fulfilled, hands="4L | 4S")
        (why,) = (
            it
            for it in state.view(0).unscored()
            if it.seat == 0 and it.source == Text("source_most_missions")
        )
        assert (why.what, why.clause) == (what, "SDR-F1")
        assert told in why.text.english("sea-dragons")


@clause("SDR-C1", "SDR-F2")
def test_a_realm_is_its_corner_whichever_board_lies_there() -> None:
    assert CREATURES == {"NW": "starfish", "NE": "seahorse", "SW": "crab", "SE": "nautilus"}
    corners = {"NW": "a1", "NE": "o1", "SW": "a15", "SE": "o15"}
    for realm, cell in corners.items():
        state = position(ground={"@": cell}, reefs=f"{realm} | ", hands="4L | 4S")
        (first,) = items(state)
        assert (first.what, first.points) == ("realm_first", 2)
        assert first.facts["realm"] == Text(f"realm_{CREATURES[realm]}")


@clause("SDR-F3")
def test_pieces_break_a_tie_for_first() -> None:
    dragons = {"o": "a1 b1 c1 d1", "g": "a3 b3 c3"}
    assert scored(dragons) == {"orange": 21, "green": 10, "purple": 0}
    (realm, *_) = realm_sheet(f"{sea(dragons, FREE)}\nplayers: 3")
    assert realm.by_pieces
    assert [holding.pieces for holding in realm.holdings] == [4, 3, 0]


@clause("SDR-F2", "SDR-F3", "SDR-F4")
def test_a_realm_cites_what_decided_it_and_shows_the_whirlpools_that_count() -> None:
    by_pieces = {"o": "a1 b1 c1 d1", "g": "a3 b3 c3"}
    by_dragons = {"o": "a1 b1 c1 e1 f1 g1", "g": "a3 b3 c3"}
    whirlpools = {"@": "a1 a7 b7"}  # orange covers the first

    def lines(dragons: dict[str, str], players: int) -> list[tuple[str, str, tuple[str, ...]]]:
        state = position(dragons, whirlpools, players, hands=" | ".join(["4L"] * players))
        return [(it.what, it.clause, cells_of(it.cells)) for it in items(state)]

    free = ("a7", "b7")
    assert lines(by_dragons, 3) == [
        ("realm_first", "SDR-F2", free),
        ("realm_second", "SDR-F2", free),
    ]
    assert lines(by_pieces, 3) == [
        ("realm_first", "SDR-F3", free),
        ("realm_second", "SDR-F3", free),
    ]
    assert lines(by_pieces, 2) == [("realm_first", "SDR-F4", free)]


@clause("SDR-F3")
def test_hidden_dragons_are_no_pieces() -> None:
    hidden = "hidden: green NW 1"
    dragons = {"o": "a1 b1 c1 e1 f1 g1", "g": "a3 b3 c3 d3 e3"}
    assert scored(dragons, hidden=hidden) == {"orange": 21, "green": 10, "purple": 0}


@clause("SDR-F3")
def test_pieces_break_a_tie_for_second() -> None:
    dragons = {"o": "a1 b1 c1 e1 f1 g1", "g": "a3 b3 c3", "p": "a5 b5 c5 d5"}
    assert scored(dragons) == {"orange": 21, "green": 0, "purple": 10}


@clause("SDR-F3")
def test_equal_firsts_get_all_and_leave_no_second() -> None:
    assert scored({"o": "a1 b1 c1", "g": "a3 b3 c3"}) == {"orange": 21, "green": 21, "purple": 0}
    third = {"o": "a1 b1 c1 d1", "g": "a3 b3 c3 d3", "p": "a5 b5 c5"}
    assert scored(third) == {"orange": 21, "green": 21, "purple": 0}


@clause("SDR-F3")
def test_three_equal_firsts_get_all() -> None:
    dragons = {"o": "a1 b1 c1", "g": "a3 b3 c3", "p": "a5 b5 c5", "k": "e1 f1"}
    assert scored(dragons, 4) == {"orange": 21, "green": 21, "purple": 21, "pink": 0}


@clause("SDR-F3")
def test_equal_seconds_get_all_of_the_second() -> None:
    dragons = {"o": "a1 b1 c1 e1 f1 g1", "g": "a3 b3 c3", "p": "a5 b5 c5"}
    assert scored(dragons) == {"orange": 21, "green": 10, "purple": 10}
    (realm, *_) = realm_sheet(f"{sea(dragons, FREE)}\nplayers: 3")
    assert [holding.place for holding in realm.holdings] == [1, 2, 2]
    assert [holding.shared for holding in realm.holdings] == [False, True, True]


@clause("SDR-F4")
@pytest.mark.parametrize(
    ("green", "orange_points", "green_points"),
    [("", 14, 0), ("a3 b3 c3", 14, 0), ("a3 b3 c3 d3", 0, 0), ("a3 b3 c3 d3 e3", 0, 14)],
)
def test_two_players(green: str, orange_points: int, green_points: int) -> None:
    points = scored({"o": "a1 b1 c1 d1", "g": green}, players=2)
    assert points == {"orange": orange_points, "green": green_points}


@clause("SDR-F5")
def test_a_dragon_across_a_current_counts_in_both_realms() -> None:
    ground = {"@": "a7 j7 k7"}
    text = sea({"o": "g2 h2 i2", "g": "a4 b4 c4 k4 l4 m4 n4"}, ground) + "\nplayers: 3"
    points = score_realms(text)
    # one dragon each; orange has one piece in each realm, the one on the current counts nowhere
    assert points["NW"] == {"orange": 1, "green": 3, "purple": 0}
    assert points["NE"] == {"orange": 3, "green": 6, "purple": 0}


@clause("SDR-F3", "SDR-F5")
def test_pieces_elsewhere_and_on_currents_break_no_tie() -> None:
    dragons = {"o": "e2 f2 g2 h2 i2", "g": "a4 b4 c4 d4"}
    assert scored(dragons) == {"orange": 10, "green": 21, "purple": 0}
    dragons["g"] = "a4 b4 c4"  # as many as orange has in this realm
    assert scored(dragons) == {"orange": 21, "green": 21, "purple": 0}


@clause("SDR-F5")
def test_a_dragon_on_currents_alone_is_nowhere() -> None:
    points = score_realms(sea({"o": "h1 h2 h3"}, FREE) + "\nplayers: 3")
    assert not any(any(realm.values()) for realm in points.values())


@clause("SDR-F6")
def test_the_example_of_the_rulebook() -> None:
    dragons = {
        "g": "a1 b1 c1 a3 b3 c3 a5 b5 c5 g1 g2 g3",
        "p": "d1 e1 f1 d3 e3 f3 d5 e5 f5",
        "o": "a2 b2 c2 a4 b4 c4",
        "k": "d2 e2 f2 d4 e4 f4",
    }
    text = f"{sea(dragons, FREE)}\nplayers: 4\nhidden: purple NW 1"
    assert score_realms(text)["NW"] == {"orange": 0, "green": 21, "purple": 10, "pink": 0}
    (realm, *_) = realm_sheet(text)
    assert [holding.dragons for holding in realm.holdings] == [2, 4, 4, 2]
    assert (realm.whirlpools, realm.free, realm.by_pieces) == (7, 7, True)


def test_a_board_says_where_it_is_wrong() -> None:
    board = sea({"o": "a1 b1 c1"}, FREE)
    with pytest.raises(BadNotation, match=r"line 1, column 1: expected a cell"):
        score_realms(board.replace("~o", "~x", 1) + "\nplayers: 2")
    with pytest.raises(BadNotation, match="15 lines"):
        score_realms("\n".join(board.split("\n")[1:]) + "\nplayers: 2")
    with pytest.raises(BadNotation, match="2 to 5 players"):
        score_realms(board + "\nplayers: 6")
    with pytest.raises(BadNotation, match="green NE 1"):
        score_realms(board + "\nplayers: 2\nhidden: purple NE 1")
    with pytest.raises(BadNotation, match="the island in the middle"):
        score_realms(board.replace("#.", "~.", 1) + "\nplayers: 2")


# --- the rest -----------------------------------------------------------------------------------


def points_of(what: str, **fields: str) -> list[tuple[int | None, int]]:
    state = position(**fields)  # type: ignore[arg-type]
    return [(event.seat, event.points) for event in items(state) if event.what == what]


@clause("SDR-F1")
def test_gold_and_gold_cards() -> None:
    assert points_of("gold_scored", gold="3 | 0", reefs="gold | gold gold") == [(0, 7), (1, 8)]


@clause("SDR-F1")
def test_ships_and_cards_of_ships() -> None:
    found = points_of("ships_scored", fleets="ggr | ", reefs="2red any NE | any")
    assert found == [(0, 6), (1, 1)]
    assert points_of("ships_scored", used="2red any") == []  # a card that was used is gone


@clause("SDR-F1")
def test_missions_give_their_points() -> None:
    names = list(MISSIONS)[:3]
    worth = sum(MISSIONS[name].points for name in names[:2])
    found = points_of("missions_scored", fulfilled=f"{names[0]} {names[1]} | ")
    assert found == [(0, worth)]


@clause("SDR-F1")
@pytest.mark.parametrize(
    ("orange", "green", "who"),
    [
        ("low same", "high", [0]),  # more missions, though not more points for one
        ("low", "high", [1]),  # as many: more points
        ("low", "same", [0, 1]),  # as many, as much
        ("", "", []),
        ("", "low", [1]),
    ],
)
def test_five_points_for_the_most_missions(orange: str, green: str, who: list[int]) -> None:
    order = sorted(MISSIONS, key=lambda name: MISSIONS[name].points)
    assert MISSIONS[order[0]].points == MISSIONS[order[1]].points
    named = {"low": order[0], "same": order[1], "high": order[-1]}
    done = [" ".join(named[word] for word in words.split()) for words in (orange, green)]
    found = points_of("most_missions_scored", fulfilled=" | ".join(done))
    assert found == [(seat, 5) for seat in who]
    state = position(fulfilled=" | ".join(done), hands="4L | 4S")
    lines = [it for it in items(state) if it.what == "most_missions_scored"]
    most = max(len(orange.split()), len(green.split()))
    assert [it.facts["missions"] for it in lines] == [most] * len(who)


@clause("SDR-F7")
def test_most_points_win_then_missions() -> None:
    assert ranking((10, 30, 20), (5, 0, 9)).places == (3, 1, 2)
    assert ranking((10, 30, 20), (5, 0, 9)).tie_break == ""
    tied = ranking((30, 30, 30), (1, 2, 2))
    assert tied.places == (3, 1, 1)
    assert tied.tie_break == "SDR-F7"
    two = ranking((30, 30, 20), (1, 2, 5))
    assert [text.args["player"] for text in two.tied] == [0, 1]  # nobody else was equal
    assert all(text.id == "tie_missions" for text in tied.tied)
    assert [text.args["count"] for text in tied.tied] == [1, 2, 2]
    assert ranking((30, 30), (2, 2)).places == (1, 1)
    assert ranking((30, 30), (2, 2)).tie_break == ""


@clause("SDR-F1", "SDR-F2")
def test_the_end_gives_what_the_standing_said() -> None:
    for state in random_games(4):
        if state.over:
            earned = [0] * state.seats
            for entry in state.log:
                for event in entry.events:
                    if event.points:
                        assert event.seat is not None
                        earned[event.seat] += event.points
            assert tuple(earned) == state.scores
            assert sum(state.scores) > 0
            assert state.view(None).standing().scores == state.scores


@clause("SDR-F2")
def test_a_standing_counts_ones_own_secret_dragons_only() -> None:
    dragons = {"o": "a1 b1 c1"}
    fields = {"reefs": " | NW NW", "hands": "4L | 4S"}
    state = position(dragons, FREE, players=2, **fields)
    own = {item.seat: item.points for item in state.view(1).standing().items}
    others = {item.seat: item.points for item in state.view(0).standing().items}
    assert own == {1: 14}
    assert others == {0: 14}


def test_a_placement_changes_the_standing_as_its_preview_says() -> None:
    state = new(3, 4)
    view = state.view(state.active)
    for move in [move for move in view.legal_moves() if isinstance(move, Place)][:5]:
        preview = view.preview(move)
        played = state.copy()
        played.play(state.active, move)
        if preview.then is not None:
            assert preview.then == played.view(state.active).standing()
