"""The book of Land vs Sea: which parts apply at which table, and that its examples agree with the
engine. What holds for every book: `test_books`."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from isolario.games.land_vs_sea import GAME, LandVsSeaOptions
from isolario.teach.book import BadBook, Book, Example, Section, book_of
from isolario.teach.printed_book import printed, search
from isolario.words import LANGUAGES
from tests.games.land_vs_sea.shorthand import new
from tests.paths import ROOT
from tests.terminal.typist import Play


def book() -> Book:
    return book_of(GAME)


def section(name: str) -> Section:
    return next(section for section in book().sections() if section.id == name)


def example(name: str) -> Example:
    found = section(name).example
    assert found is not None
    return found


# --- at which table -----------------------------------------------------------------------------


def told(seats: int, **options: object) -> set[str]:
    """The sections for a first game at a table."""
    agreed = LandVsSeaOptions(**options)  # type: ignore[arg-type]
    return {it.id for it in book().sections() if it.first and it.applies(agreed, seats)}


BASE = {
    *("goal", "area", "area_points", "marks", "faces", "turn", "place", "corner"),
    *("again", "steal", "whirlpool", "score", "refill", "end_of_game"),
}
MOUNTAINS, CARAVANS = {"mountains", "join"}, {"caravans", "routes"}
WAYPOINTS = {"waypoint", "waypoint_back", "waypoint_around"}
THREE = {"cartographer", "three_chains", "three_routes"}
FOUR = {"teams", "team_silent"}


@pytest.mark.parametrize(
    ("seats", "options", "more"),
    [
        (2, {}, set()),
        (2, {"extras": "all"}, MOUNTAINS | CARAVANS | WAYPOINTS),
        (2, {"extras": "chosen", "caravans": True}, CARAVANS),
        (3, {}, MOUNTAINS | CARAVANS | THREE),
        (3, {"extras": "all"}, MOUNTAINS | CARAVANS | THREE | WAYPOINTS | {"three_waypoints"}),
        (4, {}, FOUR | WAYPOINTS | {"team_waypoints"}),
        (4, {"extras": "none"}, FOUR),
        (4, {"extras": "none", "team_talk": "free"}, {"teams", "team_free"}),
    ],
)
def test_a_table_is_told_what_it_plays_with(
    seats: int, options: dict[str, object], more: set[str]
) -> None:
    """Also where “as recommended” stands for extras, by the number of players."""
    assert told(seats, **options) == BASE | more


@pytest.mark.parametrize(("seats", "extras"), [(3, "usual"), (3, "all"), (4, "usual"), (4, "all")])
def test_what_is_cited_with_three_and_four_is_told_of_their_rules(seats: int, extras: str) -> None:
    state, rng = new(seats, 3, extras=extras), random.Random(3)
    cited = set()
    while not state.over:
        moves = state.legal_moves(state.active)
        cited |= {event.clause for event in state.play(state.active, moves.choice(rng))}
    for clause in cited - {""}:
        place = book().place(clause, state.options, seats)
        assert place is not None, clause
        assert place.applies(state.options, seats), (clause, place.id)


@pytest.mark.parametrize(
    ("seats", "options", "extras"),
    [
        (2, {"extras": "none"}, set()),
        (2, {"extras": "all"}, {"mountains_advice", "routes_advice", "waypoint_advice"}),
        (3, {}, {"mountains_advice", "routes_advice", "three_advice"}),
        (4, {}, {"waypoint_advice", "team_advice"}),
    ],
)
def test_every_extra_that_is_played_has_its_tips(
    seats: int, options: dict[str, object], extras: set[str]
) -> None:
    agreed = LandVsSeaOptions(**options)  # type: ignore[arg-type]
    tips = {it.id for it in book().sections() if it.id.endswith("advice")}
    assert {it.id for it in book().sections() if it.applies(agreed, seats)} & tips == {
        "advice",
        *extras,
    }


def test_the_book_says_no_more_of_chances_than_was_measured() -> None:
    measured = (ROOT / "docs" / "land-vs-sea-tiles.md").read_text("utf-8")
    won = re.search(r"won by land, by sea, shared \| (\d+), (\d+), (\d+)", measured)
    assert won
    for language in LANGUAGES:
        (tiles,) = (it for it in printed(GAME, language).sections() if it.id == "tiles")
        said = re.findall(r"\d+", tiles.text[-1].plain.replace(",", ""))
        assert said[-4:] == [str(sum(map(int, won.groups()))), *won.groups()]


def test_the_terminal_tells_it_by_options_and_players(play: Play) -> None:
    none = play("rules", "land-vs-sea", "--seats", "2", "--option", "extras=none", "--plain")
    assert "When is an area complete? [LVS-A1]" in none
    assert "Trade routes" not in none
    assert "The cartographer [" not in none
    three = play("rules", "land-vs-sea", "--seats", "3", "--option", "extras=usual", "--plain")
    assert "Trade routes [LVS-K2, LVS-K3]" in three
    assert "The cartographer [LVS-3.1, LVS-3.2]" in three
    assert "Surrounded" not in three  # no waypoints
    marks = play("rules", "land-vs-sea", "--clause", "lvs-a5", "--plain", language="uk")
    assert "Суша: +4\u00a0бали, Море: +2\u00a0бали" in marks


# --- examples -----------------------------------------------------------------------------------


def test_every_piece_that_does_something_has_an_example() -> None:
    scored = ("area", "area_points", "marks", "several", "once", "whirlpool", "volcano_tile")
    extras = ("mountains", "join", "special_chain", "caravans", "routes")
    points = ("waypoint_back", "waypoint_around", "three_waypoints", "team_waypoints")
    roles = ("cartographer", "three_chains", "three_routes")
    for name in (*scored, *extras, *points, *roles):
        assert example(name).gains or example(name).scores, name
    for name in ("again", "steal", "corner", "place", "waypoint", "refill", "faces"):
        assert example(name).position, name


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        ("marks", {"land": 4, "sea": 2}),  # page 9
        ("several", {"land": 7}),  # page 10
        ("whirlpool", {"land": 7, "sea": 8}),  # page 11
        ("mountains", {"land": 3, "sea": 2}),  # page 13
        ("caravans", {"sea": 2}),  # page 14
        ("waypoint_around", {"land": 1}),  # page 15
    ],
)
def test_the_examples_of_the_rulebook(name: str, gains: dict[str, int]) -> None:
    assert example(name).gains == gains
    example(name).check(GAME)


def test_routes_of_the_rulebook() -> None:
    assert example("routes").scores == {"LVS-K2": 5}  # page 14
    assert example("three_routes").scores == {"LVS-3.4": 6}  # page 17


@pytest.mark.parametrize(
    ("gains", "problem"),
    [
        ({"land": 4}, "sea gets 2, not 0"),
        ({"land": 3, "sea": 2}, "land gets 4, not 3"),
        ({"moon": 1}, "nobody is called moon; there are: land, sea"),
    ],
)
def test_an_example_that_gives_points_to_the_wrong_ones_is_found_out(
    gains: dict[str, int], problem: str
) -> None:
    with pytest.raises(BadBook, match=problem):
        msgspec.structs.replace(example("marks"), gains=gains).check(GAME)


def test_a_team_gets_points_together() -> None:
    example("team_waypoints").check(GAME)
    with pytest.raises(BadBook, match="land gets 3, not 2"):
        msgspec.structs.replace(example("team_waypoints"), gains={"land": 2}).check(GAME)


def test_a_picture_may_show_what_was_before() -> None:
    """So that a waypoint about to return can be seen."""
    ahead = example("waypoint_around")
    assert ahead.ahead
    pins = [view.known.waypoints for view in (ahead.seen(GAME), ahead.view(GAME))]
    assert pins == [(None, (0, 1)), (None, None)]


def test_what_each_gets_is_said_below_the_picture() -> None:
    by_id = {it.id: it for it in printed(GAME, "uk").sections()}
    figure = by_id["whirlpool"].figure
    assert figure is not None
    assert figure.gains == "Суша: +7\u00a0балів, Море: +8\u00a0балів"
    nothing = by_id["join"].figure
    assert nothing is not None
    assert nothing.gains == ""


# --- looking something up -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "name"),
    [
        *[(word, "area") for word in ("complete", "завершити", "замкнуть", "open edge", "ділянка")],
        *[(word, "area_points") for word in ("no points", "чому нуль", "баллы", "бали", "points")],
        *[(word, "marks") for word in ("plus", "плюс", "bonus", "бонус", "позначки")],
        *[(word, "faces") for word in ("hidden", "прихований", "скрытая сторона", "flip")],
        *[(word, "again") for word in ("compass", "компас", "ще раз", "ещё раз", "extra turn")],
        *[(word, "steal") for word in ("steal", "поцупити", "украсть", "гак", "grapnel")],
        *[(word, "place") for word in ("why not", "не підходить", "не подходит", "rotate")],
        *[(word, "always") for word in ("nothing fits", "нічого не підходить", "пас")],
        *[(word, "corner") for word in ("corner", "звуження", "сужение", "кут", "угол")],
        *[(word, "whirlpool") for word in ("hole", "дірка", "дырка", "volcano", "вир", "вулкан")],
        *[(word, "refill") for word in ("which stack", "який стос", "стопка", "draw", "добрати")],
        *[(word, "split") for word in ("half", "навпіл", "пополам")],
        *[(word, "mountains") for word in ("mountain", "гори", "горы", "reef", "ланцюжок")],
        *[(word, "caravans") for word in ("camel", "караван", "верблюд", "ship", "корабель")],
        *[(word, "routes") for word in ("trade route", "торговий шлях", "торговый путь")],
        *[(word, "waypoint") for word in ("waypoint", "маршрутна точка", "путевая точка")],
        *[(word, "waypoint_around") for word in ("surrounded", "оточити", "окружить")],
        *[(word, "cartographer") for word in ("cartographer", "картограф", "three players")],
        *[(word, "teams") for word in ("team", "напарник", "вчотирьох", "вчетвером")],
        *[(word, "end_of_game") for word in ("tie", "нічия", "ничья", "winner", "кінець гри")],
    ],
)
def test_a_search_finds_the_words_people_use(query: str, name: str) -> None:
    """Whatever the language of the book."""
    for language in LANGUAGES:
        found = [section.id for section in search(printed(GAME, language), query)]
        assert name in found[:8], (language, found)
