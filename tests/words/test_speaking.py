"""What is said, sentence by sentence."""

from __future__ import annotations

import pytest

from isolario import words
from isolario.core.event import Event, Facts
from isolario.core.text import Text
from isolario.words import say, sentence
from tests.words.ftl import LANGUAGES


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", ["1 point", "2 points", "5 points", "11 points", "21 points"]),
        ("uk", ["1 бал", "2 бали", "5 балів", "11 балів", "21 бал"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко"]),
    ],
)
def test_counting(language: str, spoken: list[str]) -> None:
    counted = [say(Text("count_points", {"n": n}), language) for n in (1, 2, 5, 11, 21)]
    assert counted == [text.replace(" ", "\u00a0") for text in spoken]


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Olena: line of 4 (a1, b2, c3, d4), doubled: +10 points"),
        ("uk", "Olena: лінія з 4 жетонів (a1, b2, c3, d4), подвоєна: +10 балів"),
        ("ru", "Olena: линия из 4 жетонов (a1, b2, c3, d4), удвоена: +10 очков"),
    ],
)
def test_an_event_is_a_sentence(language: str, spoken: str) -> None:
    event = Event(
        "line",
        seat=0,
        facts={"length": 4, "times": 2, "halved": 0},
        cells=("board/a1", "board/b2", "board/c3", "board/d4"),
        points=10,
    )
    said = sentence(event, language, names=("Olena", "Petro"), game="foggy-island")
    assert said.replace("\u00a0", " ") == spoken


SEA = Text("sea")


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Ян, Лев: completed area of sea, 2 tiles: +2 points"),
        ("uk", "Ян, Лев: завершена ділянка моря з 2 тайлів: +2 бали"),
        ("ru", "Ян, Лев: завершённый участок моря из 2 тайлов: +2 очка"),
    ],
)
def test_points_of_an_area_go_to_a_side_and_not_to_who_sits_first(
    language: str, spoken: str
) -> None:
    area = Event("area_completed", 1, {"terrain": SEA, "side": SEA, "tiles": 2}, (), 2)
    said = sentence(area, language, ("Ада", "Ян", "Ева", "Лев"), "land-vs-sea")
    assert said.replace("\u00a0", " ") == spoken


def test_a_game_whose_pieces_are_reconstructed_says_so() -> None:
    for language in LANGUAGES:
        for game in ("land-vs-sea", "sea-dragons"):
            assert words.knows("about_pieces", language, game)
    assert not words.knows("about_pieces")  # a game says so, never the table


def test_what_is_hidden_is_spoken_around() -> None:
    drew = Event("drew", seat=1, facts={"token": Text("pig")}, knowers=(1,), hidden="token")
    mine, yours = drew.seen_by(1), drew.seen_by(0)
    assert mine
    assert yours
    assert sentence(mine, "uk", ("Ада", "Ян"), "foggy-island") == "Ян: із колоди — Свиня"
    assert sentence(yours, "uk", ("Ада", "Ян"), "foggy-island") == "Ян: жетон із колоди"


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Ада: mole hired for 21 coins in place of a rat"),
        ("uk", "Ада: новий найманець за 21 монету — Кріт замість Щура"),
        ("ru", "Ада: новый наёмник за 21 монету — Крот вместо Крысы"),
    ],
)
def test_a_mercenary_comes_in_place_of_somebody(language: str, spoken: str) -> None:
    hired = Event("hired", 0, {"token": Text("mole"), "replaces": Text("rat"), "price": 21})
    said = sentence(hired, language, ("Ада", "Ян"), "foggy-island")
    assert said.replace("\u00a0", " ") == spoken


def test_a_token_taken_back_in_fog_is_named_to_its_owner_only() -> None:
    facts: Facts = {"token": Text("pig"), "cell": "c4"}
    back = Event("taken_back_covert", 1, facts, knowers=(1,), hidden="token")
    mine, yours = back.seen_by(1), back.seen_by(0)
    assert mine
    assert yours
    said = [sentence(event, "ru", ("Ада", "Ян"), "foggy-island") for event in (mine, yours)]
    back_in_hand = "Ян: с клетки c4 обратно в руку"
    assert said == [f"{back_in_hand} — Свинья", f"{back_in_hand} — закрытый жетон"]


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "9 points and a reef card for 1 green ship, 2 purple, 1 red"),
        ("uk", "9 балів та карта рифів за 1 зелений корабель, 2 фіолетові, 1 червоний"),
        ("ru", "9 очков и карта рифов за 1 зелёный корабль, 2 фиолетовых, 1 красный"),
    ],
)
def test_a_mission_is_told_by_what_it_gives_and_asks_for(language: str, spoken: str) -> None:
    asked: Facts = {"green": 1, "purple": 2, "red": 1, "blue": 0, "worth": 9, "reefs": 1}
    said = say(Text("mission_card", asked), language, "sea-dragons")
    assert said.replace("\u00a0", " ") == spoken


@pytest.mark.parametrize(
    ("ships", "spoken"),
    [
        ((2, 0, 0, 0), "2 зелені кораблі"),
        ((0, 2, 1, 0), "2 фіолетові кораблі, 1 червоний"),
        ((0, 0, 1, 3), "1 червоний корабель, 3 сині"),
        ((0, 0, 0, 5), "5 синіх кораблів"),
    ],
)
def test_the_first_colour_of_a_mission_has_the_noun(ships: tuple[int, ...], spoken: str) -> None:
    asked: Facts = dict(zip(("green", "purple", "red", "blue"), ships, strict=True))
    said = say(Text("mission_card", asked | {"worth": 5, "reefs": 0}), "uk", "sea-dragons")
    assert said.replace("\u00a0", " ") == f"5 балів за {spoken}"


def test_a_dragon_card_that_is_drawn_shows_others_its_size() -> None:
    card = Text("dragon_card", {"size": Text("small"), "letter": "V"})
    facts: Facts = {"size": Text("small"), "card": card}
    drawn = Event("card_drawn", 1, facts, knowers=(1,), hidden="card")
    mine, yours = drawn.seen_by(1), drawn.seen_by(0)
    assert mine
    assert yours
    said = [sentence(event, "uk", ("Ада", "Ян"), "sea-dragons") for event in (mine, yours)]
    assert said == ["Ян: малий дракон V з колоди", "Ян: малий дракон з колоди"]


def test_a_player_without_a_name_is_a_seat() -> None:
    assert say(Text("turn_of", {"player": 1}), "ru") == "Ход: Место 2"
    assert say(Text("turn_of", {"player": "Ада"}), "ru") == "Ход: Ада"


def test_minus_is_a_minus() -> None:
    assert say(Text("count_points", {"n": -3}), "uk") == "−3\u00a0бали"


def test_no_marks_of_isolation() -> None:
    spoken = say(Text("ready", {"player": "Ада"}), "uk")
    assert spoken == "Ада: готово"


def test_english_is_of_a_game_and_never_fails() -> None:
    taken = Text("cell_taken", {"cell": "c4"})
    assert taken.english("foggy-island") == "There is a token on c4 already."
    assert str(taken) == "cell_taken(cell=c4)"  # nobody said whose words to use
    assert str(Text("ready", {"player": 0})) == "Seat 1: ready"  # all tables say so
    assert Text("no_such_message", {"n": 1}).english("foggy-island") == "no_such_message(n=1)"
    assert taken.english("no-such-game") == "cell_taken(cell=c4)"
    assert "c4" not in Text("cell_taken").english("foggy-island")
