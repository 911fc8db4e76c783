"""What the book of Sea Dragons says beyond its examples' points: who gets what, how many there are
of each, and the words people search for. The rest is checked in tests/teach/test_books.py."""

from __future__ import annotations

import copy
import re
from collections import Counter

import pytest

import isolario
from isolario.games.sea_dragons import PIECES
from isolario.games.sea_dragons.board import CORNERS
from isolario.games.sea_dragons.parts import HEADS
from isolario.games.sea_dragons.pieces import ANY, GOLD_REEF, REEF_BOX, SHIP_COUNTS, TWO_SHIPS
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scoring import controlled, stakes
from isolario.teach.book import Example, book_of
from isolario.teach.printed_book import picture, printed, search
from isolario.words import LANGUAGES
from tests.words import ftl

GAME = isolario.all_games()["sea-dragons"]
SECTIONS = {section.id: section for section in book_of(GAME).sections()}


def example(name: str) -> Example:
    found = SECTIONS[name].example
    assert found is not None, name
    return found


def played(name: str, *more: str) -> SeaDragonsState:
    """The position of an example after its moves, and more of them."""
    it = example(name)
    state = GAME.parse(it.position)
    assert isinstance(state, SeaDragonsState)
    for move in (*it.moves, *more):
        state.play(it.seat, move)
    return state


def gains(name: str) -> tuple[int, ...]:
    """The gold that the moves of an example bring to each."""
    before = GAME.parse(example(name).position)
    assert isinstance(before, SeaDragonsState)
    return tuple(now - then for now, then in zip(played(name).gold, before.gold, strict=True))


def said(name: str) -> str:
    """The text of a section, in English."""
    return ftl.spellings(ftl.messages("en", "sea_dragons")[f"book_{name}_text"])[0]


# --- examples -----------------------------------------------------------------------------------


def test_every_symbol_card_and_scoring_rule_has_an_example() -> None:
    symbols = ("finds", "reefs", "toll", "crossing")
    reef_cards = ("two_ships", "any_ship", "hidden_dragon", "gold_card")
    paying = ("mission", "two_for_one", "pay_with_cards", "mission_reef")
    points = ("score", "most_missions", "realms", "realms_two", "realm_ties", "shared_place")
    for name in (*symbols, *reef_cards, *paying, *points):
        assert example(name).position


def test_neighbours_get_what_the_book_says() -> None:
    assert gains("neighbours") == (0, 2)  # 2 found, 2 paid
    assert gains("turn_example") == (0, 1, -1, 1)
    assert gains("place") == (0, 0)
    assert gains("pass") == (2, 0)


def test_missions_are_paid_as_the_book_says() -> None:
    assert played("mission", "mission 1").fulfilled[0] == ("M03",)
    for pair in ("ships ggb", "ships ppb"):
        assert played("two_for_one", pair).fulfilled[0] == ("M09",)
    with_card = played("pay_with_cards", "mission 1 with any")
    assert with_card.fulfilled[0] == ("M03",)
    assert with_card.reefs[0] == ()
    reef = played("mission_reef")
    assert reef.drawn == ("NE", GOLD_REEF)
    assert played("reefs").drawn == ("2green", GOLD_REEF)


def test_only_another_size_can_be_taken() -> None:
    state = played("take")
    assert {move.notation for move in state.legal_moves(0)} == {
        *("mission 1", "take 3I", "take 3V", "draw 3", "take 5L", "take 5W", "draw 5")
    }


def test_the_realms_of_examples_are_counted_as_the_book_says() -> None:
    points = {
        name: controlled(played(name))[0].points
        for name in ("realms", "realms_two", "realm_ties", "shared_place")
    }
    assert points == {
        "realms": (24, 12, 0),
        "realms_two": (16, 0),
        "realm_ties": (15, 30, 0),
        "shared_place": (24, 24, 0),
    }
    starfish = controlled(played("realm_example"))[0]
    assert starfish.free == 7
    assert starfish.points == (0, 21, 10, 0)
    assert [it.dragons for it in starfish.holdings] == [2, 4, 4, 2]
    assert [it.pieces for it in starfish.holdings][1:3] == [12, 9]
    assert [realm.points for realm in controlled(played("realm_table"))] == [
        *((24, 12, 0), (15, 0, 30), (0, 0, 0), (15, 30, 0))
    ]


# --- numbers ------------------------------------------------------------------------------------


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", re.sub(r"<\w+/>", "", text))]


def test_the_numbers_of_the_book_are_those_of_the_pieces() -> None:
    for free, first, second in zip(*[iter(numbers(said("realm_numbers"))[:30])] * 3, strict=True):
        assert (first, second) == stakes(3, free)
    missions = [(sum(it.ships), it.points, it.reef) for it in PIECES.missions.values()]
    rows = re.findall(
        r"- (\d)\sships \((\d+)\s\w+\): (\d+)\spoints, or (\d+)", said("missions_list")
    )
    assert len(rows) == 4
    for ships, count, points, with_reef in (map(int, row) for row in rows):
        assert Counter(it[0] for it in missions)[ships] == count
        assert {it[1:] for it in missions if it[0] == ships} == {(points, False), (with_reef, True)}
    listed: dict[str, int] = {}
    for line, size in zip(said("dragon_cards").split("\n"), "345", strict=False):
        for count, shapes in re.findall(r"(\d+)(?: each)?: ([^;]+)", line.replace("\u00a0", " ")):
            letters = re.findall(r"/>\s(\w)", shapes)
            assert re.findall(r"<dragon_(\w+)/>", shapes) == [size + letter for letter in letters]
            listed |= {size + letter: int(count) for letter in letters}
    assert listed == PIECES.cards
    assert {int(number) for number in HEADS.values()} <= {*numbers(said("supply"))}
    assert {*SHIP_COUNTS, sum(SHIP_COUNTS)} <= {*numbers(said("pieces"))}
    assert {REEF_BOX[kind] for kind in (*TWO_SHIPS, *CORNERS)} == {2}  # “two of each”
    assert REEF_BOX[ANY] == REEF_BOX[GOLD_REEF] == 4


# --- pictures -----------------------------------------------------------------------------------


def test_a_picture_shows_the_ground_of_every_realm_in_sight() -> None:
    """Its middle may lie outside the window."""
    drawn = picture(GAME, example("place"), "en")
    assert "starfish" in drawn
    assert "realm_seahorse" in drawn
    assert "Orange" in picture(GAME, example("score"), "en")  # not: seat 1


def test_other_pieces_are_not_shown_by_examples_of_these() -> None:
    """Something called 4L there may look different."""
    other = copy.copy(GAME)  # a new `Game` would take the states of this one
    object.__setattr__(other, "own_box", True)
    assert not any(section.figure for section in printed(other, "en").sections())


# --- looking something up -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "name"),
    [
        *[
            (word, "toll")
            for word in ("whirlpool", "вир", "водоворот", "not enough gold", "воронка")
        ],
        *[(word, "neighbours") for word in ("neighbour", "сусід", "сосед", "получает золото")],
        *[(word, "apart") for word in ("own", "свій", "штриховка", "заштриховано")],
        *[(word, "beside") for word in ("why not", "чому ні", "island", "острів", "остров")],
        *[(word, "finds") for word in ("ship", "корабель", "корабль", "reward", "здобич")],
        *[(word, "mission") for word in ("quest", "місія", "миссия", "завдання", "галочка")],
        *[(word, "two_for_one") for word in ("joker", "інший колір", "не тот цвет")],
        *[(word, "take") for word in ("size", "розмір", "размер", "ринок", "рынок")],
        *[(word, "pass") for word in ("skip", "stuck", "нема куди", "некуда", "пас")],
        *[(word, "reef_cards") for word in ("reef", "риф", "рифи", "what does it do")],
        *[(word, "gold_card") for word in ("gold", "золото", "cash", "гроші", "деньги")],
        *[(word, "hidden_dragon") for word in ("hidden", "прихований", "скрытый")],
        *[(word, "realms") for word in ("majority", "control", "контроль", "більшість")],
        *[(word, "realm_ties") for word in ("tie", "нічия", "ничья", "порівну", "поровну")],
        *[(word, "crossing") for word in ("current", "течія", "течение", "border")],
        *[(word, "score") for word in ("points", "бали", "очки", "баллы")],
        *[(word, "end_of_game") for word in ("how long", "кінець гри", "конец игры")],
        *[(word, "secret") for word in ("secret", "секрет", "підглядати")],
    ],
)
def test_a_search(query: str, name: str) -> None:
    for language in LANGUAGES:
        found = [section.id for section in search(printed(GAME, language), query)]
        assert name in found[:10], (language, found)
