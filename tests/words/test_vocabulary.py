"""The words are those of the glossary."""

from __future__ import annotations

import re

import pytest

from isolario.core.text import Text
from isolario.words import say
from tests.words.ftl import (
    COMMON,
    GAMES,
    LANGUAGES,
    every_file,
    forms,
    messages,
    spellings,
    variables,
)
from tests.words.glossary import plurals, terms, wrong_words


def bare(language: str, name: str, game: str = COMMON) -> str:
    """A message without what is filled in."""
    return re.sub(r"\{.*?\}", "", spellings(messages(language, game)[name])[0]).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_terms_are_those_of_the_glossary(language: str) -> None:
    for name, term in terms("Common").items():
        if name in messages(language):  # the others stand in sentences only
            assert bare(language, name) == term[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES[1:])
def test_the_terms_of_a_game_are_those_of_the_glossary(game: str, language: str) -> None:
    title = bare("en", game, game)
    for name, term in terms(title).items():
        # A sentence, such as the one about a line, may have the id of a term.
        if name in messages("en", game) and not variables("en", game, name):
            assert bare(language, name, game) == term[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_foggy_island_are_all_named_and_explained(language: str) -> None:
    from isolario.games.foggy_island.pieces import KINDS, WEATHER

    named = terms("Foggy Island")
    for name in (*(kind.name for kind in KINDS), *WEATHER):
        assert bare(language, name, "foggy_island") == named[name][language]
        assert bare(language, f"about_{name}", "foggy_island")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_counted_nouns_are_those_of_the_glossary(language: str) -> None:
    for name, forms_of_noun in plurals().items():
        if f"count_{name}s" in messages(language):
            for count, noun in zip((1, 2, 5), forms_of_noun[language], strict=True):
                spoken = say(Text(f"count_{name}s", {"n": count}), language)
                assert spoken == f"{count}\u00a0{noun}"


@every_file
def test_no_wrong_word(language: str, game: str) -> None:
    for wrong in wrong_words():
        if wrong.language != language or (wrong.games and game not in wrong.games):
            continue
        for name, form in forms(language, game):
            if re.fullmatch(r"book_\w+_words", name):  # what people type
                continue
            said = re.sub(r"\{.*?\}", "", form)  # not the names of its gaps
            assert not re.search(rf"\b{wrong.word}\b", said, re.IGNORECASE), (name, wrong.word)
