"""The message files as data, for the tests of the words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from tests.paths import SOURCE

LANGUAGES = ("en", "uk", "ru")
COMMON = ""
NAMES = re.compile(r"card_\w+_names")  # of terms in sentences: teach/cards.py


class Selector(NamedTuple):
    """A choice inside a message: the variable it depends on, and the keys."""

    variable: str
    keys: tuple[str, ...]


def folders() -> dict[str, Path]:
    """Where messages are kept: the common ones, then each game's."""
    games = sorted(SOURCE.glob("games/*/text"))
    return {COMMON: SOURCE / "text", **{folder.parent.name: folder for folder in games}}


@cache
def messages(language: str, game: str = COMMON) -> dict[str, ast.Message]:
    """The messages of a game, including those of its book, lesson and cards, by id. Two with the
    same id, or anything unreadable, is a failure."""
    found: dict[str, ast.Message] = {}
    for file in (folders()[game] / f"{language}.ftl", *told(language, game)):
        for entry in FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else ():
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def told(language: str, game: str) -> tuple[Path, ...]:
    """Where the words of a game's book, its lesson and its cards are, if it has them, and those of
    the arena, which are common."""
    parts = ("book", "lesson", "cards", "arena")
    return tuple(folders()[game] / part / f"{language}.ftl" for part in parts)


def cards(language: str, game: str) -> Path:
    """Where the words of a game's cards are."""
    return folders()[game] / "cards" / f"{language}.ftl"


def find(language: str, game: str, name: str) -> ast.Message:
    """A message as a game knows it: its own, or the common one."""
    own = messages(language, game)
    return own[name] if name in own else messages(language)[name]


def variables(language: str, game: str, name: str) -> set[str]:
    """What fills a message, and the messages inside it. ``$token_id`` comes with ``$token``."""
    found: set[str] = set()
    for node in _walk(find(language, game, name)):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.removesuffix("_id"))
        elif isinstance(node, ast.MessageReference):
            found |= variables(language, game, node.id.name)
    return found


def references(message: ast.Message) -> set[str]:
    """The messages that a message is made of."""
    return {node.id.name for node in _walk(message) if isinstance(node, ast.MessageReference)}


def selectors(message: ast.Message) -> Iterator[Selector]:
    for node in _walk(message):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), message.id.name
            keys = (
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            )
            yield Selector(node.selector.id.name, tuple(keys))


def spellings(message: ast.Message) -> list[str]:
    """Every form a message can take, with ``{$player}`` where something is filled in."""
    assert message.value is not None, f"{message.id.name} says nothing"
    return _pattern(message.value)


def _pattern(pattern: ast.Pattern) -> list[str]:
    parts = [
        [part.value] if isinstance(part, ast.TextElement) else _expression(part.expression)
        for part in pattern.elements
    ]
    return ["".join(choice) for choice in product(*parts)]


def _expression(inside: object) -> list[str]:
    if isinstance(inside, ast.SelectExpression):
        return [form for variant in inside.variants for form in _pattern(variant.value)]
    if isinstance(inside, ast.VariableReference):
        return [f"{{${inside.id.name}}}"]
    if isinstance(inside, ast.MessageReference):
        return [f"{{{inside.id.name}}}"]
    assert isinstance(inside, ast.StringLiteral), inside
    return [inside.value]


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)


GAMES = tuple(folders())
FILES = [(language, game) for language in LANGUAGES for game in GAMES]

every_file = pytest.mark.parametrize(
    ("language", "game"), FILES, ids=[f"{game or 'common'}-{language}" for language, game in FILES]
)

MARKUP = re.compile(r" <\w+/>|<\w+/> ?|<[^>]*>")  # of a book: teach/prose.py


def forms(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every form of every message in a file, with the message's id; nobody reads the lists of words
    for a term."""
    for name, message in messages(language, game).items():
        for form in spellings(message) if not NAMES.fullmatch(name) else ():
            yield name, MARKUP.sub("", form)
