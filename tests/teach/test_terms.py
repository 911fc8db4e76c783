"""The terms in sentences: each leads to one card, in three languages, and none is forgotten."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from isolario import words
from isolario.core.game import Game
from isolario.core.options import terms
from isolario.core.text import Text
from isolario.teach import printed_book as reading
from isolario.teach.cards import Card, cards_of, listed, term
from isolario.words import LANGUAGES
from tests.ours import OURS
from tests.paths import ROOT
from tests.words import ftl, glossary

GAMES = list(OURS.values())
every_game = pytest.mark.parametrize("game", GAMES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)
PLAIN = Path(__file__).parent / "plain_terms.toml"


@cache
def texts(game: Game, language: str) -> tuple[str, ...]:
    """Everything said in a game, except the lists of names themselves."""
    messages = ftl.messages(language, game.folder.name)
    return tuple(
        form
        for name, message in messages.items()
        if not ftl.NAMES.fullmatch(name)
        for form in ftl.spellings(message)
    )


def names(game: Game, card: Card, language: str) -> tuple[str, ...]:
    return listed(words.say(Text(card.names), language, game.name)) if card.names else ()


@every_game
@every_language
def test_every_name_is_said_somewhere(game: Game, language: str) -> None:
    for card in cards_of(game).card:
        for name in names(game, card, language):
            said = any(term(name).search(text) for text in texts(game, language))
            assert said, (card.id, name)


def meet(one: Card, other: Card) -> bool:
    """Whether both can be in use at one table."""
    if one.players and other.players:
        fewest, most = zip(one.players, other.players, strict=True)
        if max(fewest) > min(most):
            return False
    allowed = terms(one.when), terms(other.when)
    shared = allowed[0].keys() & allowed[1].keys()
    return all(set(allowed[0][name]) & set(allowed[1][name]) for name in shared)


@every_game
@every_language
def test_no_words_mean_two_cards(game: Game, language: str) -> None:
    """Whatever a name finds, no other card has a name for exactly the same words."""
    found = {
        card.id: {
            match[0].lower()
            for name in names(game, card, language)
            for text in texts(game, language)
            for match in term(name).finditer(text)
        }
        for card in cards_of(game).card
    }
    for one, other in combinations(cards_of(game).card, 2):
        if meet(one, other):
            both = found[one.id] & found[other.id]
            assert not both, (one.id, other.id, both)


@every_game
def test_names_are_written_as_they_are_looked_for(game: Game) -> None:
    """No empty names, no bare endings, no duplicates, and none so short that it means too much."""
    for language in LANGUAGES:
        for card in reading.cards(game, language):
            assert len(set(card.names)) == len(card.names), card.id
            for name in card.names:
                assert re.search(r"\w{3}|^\+|\+$", name), (card.id, name)
                assert not re.search(r"(?<!\w)\*|\*\w|\s\s", name), (card.id, name)


def explained(game: Game, said: dict[str, str]) -> Iterator[str]:
    """The cards that a term leads to in every language."""
    for card in cards_of(game).card:
        if card.names and all(
            any(term(name).search(said[language]) for name in names(game, card, language))
            for language in LANGUAGES
        ):
            yield card.id


@every_game
def test_every_term_of_the_glossary_has_a_card_or_a_reason(game: Game) -> None:
    (title,) = (title for title, folder in glossary.GAMES.items() if folder == game.folder.name)
    known = glossary.terms(title)
    reasons = tomllib.loads(PLAIN.read_text("utf-8"))[game.folder.name]
    plain = [name for listed in reasons.values() for name in listed]
    assert len(set(plain)) == len(plain)
    assert set(plain) <= known.keys()
    wrong = {
        name: said for name, said in known.items() if any(explained(game, said)) == (name in plain)
    }
    assert not wrong, "\n".join(f"{name}: {said}" for name, said in wrong.items())


def test_names_are_found_alike_in_the_page() -> None:
    """The page reads these too: web/src/cards/terms.test.ts."""
    file = ROOT / "web" / "src" / "cards" / "terms.json"
    for name, text, said in json.loads(file.read_text("utf-8")):
        found = term(name).search(text)
        assert (found[0] if found else "") == said, (name, text)
