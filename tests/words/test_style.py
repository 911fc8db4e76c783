"""Messages read as a native speaker would write them."""

from __future__ import annotations

import re

import pytest

from tests.words.ftl import GAMES, every_file, forms, messages, selectors, spellings

PUNCTUATION = " \u00a0\n.,:;!?()«»“”’—–−×+…·/-{}$_|*^@"


@every_file
def test_only_characters_that_fonts_and_language_have(language: str, game: str) -> None:
    letters = {
        "en": "",
        "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    }[language]
    for name, form in forms(language, game):
        for character in form:
            known = character in PUNCTUATION or character.lower() in letters
            assert known or (character.isascii() and character.isalnum()), (name, character)
        if language != "en":
            assert not re.search(r"[“”]", form), name
        for word in re.findall(r"\w+", re.sub(r"\{.*?\}", "", form)):
            assert word.isascii() or not re.search(r"[A-Za-z]", word), f"{name}: mixed {word!r}"


@every_file
def test_marks_of_a_careful_typesetter(language: str, game: str) -> None:
    for name, form in forms(language, game):
        assert not re.search(r"\d (?=[^\W\d])", form), f"{name}: no-break space after a number"
        assert " - " not in form, f"{name}: a dash is —"
        assert not re.search(r"(?<!\w)-\d", form), f"{name}: minus is −"
        assert not re.search(r"\d-\d", form), f"{name}: a range has –"
        assert "..." not in form, name
        assert "  " not in form, name
        assert not re.search(r"[\w»}] [.,:;!?]", form), f"{name}: space before punctuation"


@every_file
def test_numbers_and_their_nouns_stay_together(language: str, game: str) -> None:
    for name, message in messages(language, game).items():
        for selector in selectors(message):
            if "one" in selector.keys:
                for form in spellings(message):
                    assert f"{{${selector.variable}}} " not in form, f"{name}: no-break space"


POLITE = re.compile(r"(?<![.!?] )(?<!\n)(?<!^)\b(?:Ви|Вас|Вам|Вами|Ваш\w*|Вы)\b")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_the_reader_is_not_capitalised(language: str, game: str) -> None:
    for name, form in forms(language, game):
        assert not POLITE.search(form), name


NAME = re.compile(r"\{\$(?:\w+_)?player\}")
UNDECLINED = {"i_am", "undo_others_decided"}  # “I am Anna”, “Anna has moved”: in English only


@every_file
def test_a_name_stands_before_a_colon_or_after_one(language: str, game: str) -> None:
    for name, form in forms(language, game):
        if language == "en" and name in UNDECLINED:
            continue
        for found in NAME.finditer(form):
            before, after = form[: found.start()], form[found.end() :]
            alone = after in ("", ".") and (not before or before.endswith(": "))
            assert alone or after.startswith((":", " (")), f"{name}: {form}"


PAST = {
    "uk": re.compile(r"(?:[аяиуеї]в|ла|ло|ли)(?:ся|сь)?$"),
    "ru": re.compile(r"[аяиоуеыё]л(?:ся|а|ась|о|ось|и|ись)?$"),
}
NO_VERBS = {"бали", "или", "тайла"}
# What a game calls a seat is also said as the name of the player who sits there.
NAMED = re.compile(r"\{\$(?:(?:\w+_)?player|side|shield)\}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_past_tense_after_a_name(language: str, game: str) -> None:
    for name, form in forms(language, game):
        if found := NAMED.search(form):
            for word in re.findall(r"\w+", form[found.end() :]):
                gendered = PAST[language].search(word) and word not in NO_VERBS
                assert not gendered, f"{name}: {word}"


IMPERATIVE = {"uk": re.compile(r"\w(?:іть|йте|ьте)\b"), "ru": re.compile(r"\w(?:ите|йте|ьте)\b")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_buttons_are_infinitives(language: str, game: str) -> None:
    for name, form in forms(language, game):
        if name.startswith("button_"):
            assert not IMPERATIVE[language].search(form), name


WITHOUT_YO = """
 еще ее счет подсчет счетчик звезд лег легкий темный темные зеленый черный желтый идет дает ждет
 ждем подождет берет кладет ведет найдет придется завершен размещен размещенный введен введенное
 отменен наемник наемника четкий объем прием партнер твое мое свое вперед причем вдвоем втроем
 учетом водоем
"""


@pytest.mark.parametrize("game", GAMES)
def test_russian_keeps_its_yo(game: str) -> None:
    for name, form in forms("ru", game):
        for word in re.findall(r"\w+", form.lower()):
            assert word not in WITHOUT_YO.split(), f"{name}: {word}"
