"""Every message is there in every language, and none that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import isolario
from isolario.core.options import allowed_values
from isolario.core.text import Text
from isolario.words import clause_id, say
from tests.clauses import register
from tests.ours import OURS
from tests.paths import SOURCE
from tests.words import ftl
from tests.words.ftl import COMMON, GAMES, LANGUAGES, every_file, messages, selectors, variables
from tests.words.used_texts import (
    PUT_TOGETHER,
    client_templates,
    mentioned,
    named_by_rule,
    put_together,
    uses,
)

PLURAL = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}


# --- complete -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_there_in_every_language_with_the_same_gaps(game: str) -> None:
    english = messages("en", game)
    for language in LANGUAGES[1:]:
        assert list(messages(language, game)) == list(english), language
        for name in english:
            assert variables(language, game, name) == variables("en", game, name), (language, name)


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_common_message_that_a_game_words_its_own_way_keeps_its_gaps(game: str) -> None:
    for name in messages("en", game).keys() & messages("en").keys():
        assert variables("en", game, name) == variables("en", COMMON, name), name


@every_file
def test_plurals_have_all_their_forms(language: str, game: str) -> None:
    for name, message in messages(language, game).items():
        for selector in selectors(message):
            if set(selector.keys) & {"zero", "one", "two", "few", "many"}:
                assert set(selector.keys) == PLURAL[language], (name, selector)


def test_every_message_that_the_source_names_is_there_and_filled() -> None:
    assert uses()
    for use in uses():
        known = messages("en", use.game).keys() | messages("en").keys()
        named = [name for name in known if re.fullmatch(use.name, name)]
        assert named, f"{use.where}: no message {use.name!r}"
        if use.filled is not None and len(named) == 1:
            missing = variables("en", use.game, named[0]) - use.filled
            assert not missing, f"{use.where}: {named[0]} also needs {missing}"


def test_ids_that_are_put_together_are_still_put_together_so() -> None:
    assert PUT_TOGETHER.keys() <= put_together()


# Messages that other tests check: a text for every clause, a complete book, cards and a lesson
# (tests/teach).
ELSEWHERE = re.compile(r"(clause|book|chapter|card|lesson)_")
# What the page says of a thing in sight, asks for after an option and says about a piece, where
# a game has words for it: caption.ts, Prompt.svelte and about-piece.ts of the client.
VARIANT = re.compile(r"(?P<seen>.+)_(seen|choose)|about_(?P<piece>.+)")


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_over(game: str) -> None:
    built = {
        use.name
        for use in uses()
        if ".+" in use.name and len(use.name) > 5 and use.game in (game, COMMON)
    }
    built |= {pattern for pattern in client_templates() if pattern.startswith("page_")}
    parts = {
        name
        for folder in GAMES
        for message in messages("en", folder).values()
        for name in ftl.references(message)
    }
    allowed = mentioned() | parts | {game} | named_by_rule(game)
    allowed |= {use.name for use in uses()}
    for name in messages("en", game):
        if name in messages("en") and game != COMMON:
            continue
        variant = VARIANT.fullmatch(name)
        base = (variant["seen"] or variant["piece"]) if variant else name
        said = base if base in messages("en", game) else name
        if said in allowed or ELSEWHERE.match(said):
            continue
        assert any(re.fullmatch(pattern, said) for pattern in built), f"nobody says {name!r}"


# --- every game that is built -------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_name_a_sentence_and_words_for_its_options(name: str, language: str) -> None:
    game = isolario.all_games()[name]
    own = game.folder.name
    assert say(Text(own), language, name)
    assert say(Text(f"about_{own}"), language, name)
    for option, values in allowed_values(game.options).items():
        assert say(Text(f"option_{option}"), language, name)
        for value in values:
            choice = f"option_{option}_{str(value).lower()}"
            assert say(Text(choice), language, name)
            assert say(Text(f"about_{choice}"), language, name)


@pytest.mark.parametrize("name", OURS)
def test_every_clause_has_a_text_and_every_clause_that_is_cited_exists(name: str) -> None:
    game = isolario.all_games()[name]
    texts = messages("en", game.folder.name)
    spoken = [text for text in texts if text.startswith("clause_")]
    assert sorted(spoken) == sorted(clause_id(clause) for clause in register(name))
    for constant in mentioned():
        if re.fullmatch(rf"{game.prefix}-[A-Z0-9.]+", constant):
            assert constant in register(name), f"{constant} is not a clause"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_an_own_box_only_what_is_said_anyway_is_said_otherwise(language: str) -> None:
    boxes = sorted(SOURCE.glob("games/*/text/own_box"))
    assert boxes
    for box in boxes:
        found, english = (_ids(box / f"{name}.ftl") for name in (language, "en"))
        assert found == english
        # A game whose pieces are the original's has nothing to say of them; another box has.
        told = found - {"about_pieces", "about_pieces_short"}
        assert told <= messages(language, box.parent.parent.name).keys()


def _ids(file: Path) -> set[str]:
    """The messages of a file in which everything can be read."""
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}
