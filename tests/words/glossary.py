"""docs/glossary.md as data: the terms, the plurals and the words that are wrong."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from tests.paths import ROOT

FILE = ROOT / "docs" / "glossary.md"
COLUMNS = ("en", "uk", "ru")
HEADS = ("id", "language")

GAMES = {
    "Land vs Sea": "land_vs_sea",
    "Cartographers": "cartographers",
    "Beacon Patrol": "beacon_patrol",
    "Foggy Island": "foggy_island",
    "Sea Dragons": "sea_dragons",
}


class Wrong(NamedTuple):
    """A word that must not appear in a language, in the texts of these games (none: of all)."""

    language: str
    word: str
    games: tuple[str, ...]


@cache
def section(title: str) -> tuple[tuple[str, ...], ...]:
    """The rows of the first tables under a heading, without their head lines.

    >>> section("Common")[0]
    ('table / seat', 'table / seat', 'стіл / місце', 'стол / место')
    """
    text = FILE.read_text("utf-8")
    found = re.search(rf"^## {re.escape(title)}.*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found, f"the glossary has no section {title!r}"
    rows = [line for line in found[1].splitlines() if line.startswith("|")]
    cells = [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in rows]
    return tuple(row for row in cells if not row[0].startswith("---") and row[0] not in HEADS)


def terms(title: str) -> dict[str, dict[str, str]]:
    """Every term of a section by its id, in three languages.

    >>> terms("Common")["seat"]
    {'en': 'seat', 'uk': 'місце', 'ru': 'место'}
    """
    found: dict[str, dict[str, str]] = {}
    for ids, *words in section(title):
        split = [[_plain(word) for word in cell.split(" / ")] for cell in words]
        names = _plain(ids).split(" / ")
        if names == ["difficulty"]:
            names = split[0]
        for place, name in enumerate(names):
            found[name] = {
                language: split[column][place] for column, language in enumerate(COLUMNS)
            }
    return found


def plurals() -> dict[str, dict[str, list[str]]]:
    """One, few and many of each counted noun.

    >>> plurals()["point"]["uk"]
    ['бал', 'бали', 'балів']
    """
    found: dict[str, dict[str, list[str]]] = {}
    for ids, *columns in section("Plural forms"):
        for place, name in enumerate(ids.split(" / ")):
            found[name] = {
                language: cell.split("; ")[place].split(" / ")
                for language, cell in zip(COLUMNS[1:], columns, strict=True)
            }
    return found


def wrong_words() -> list[Wrong]:
    """The last table, word by word. What it says about grammar is tested elsewhere.

    >>> Wrong("ru", "жаба", ("foggy_island",)) in wrong_words()
    True
    """
    found: list[Wrong] = []
    for languages, never, _ in section("Wrong words"):
        if "«" in never:  # «Ви» with a capital, past tense after a name
            continue
        for group in never.split(";"):
            for words, remark in re.findall(r"([^()]+)(?:\(([^)]*)\))?", group):
                games = tuple(name for title, name in GAMES.items() if title in remark)
                for word in words.split(","):
                    plain = word.partition(" for ")[0].strip()
                    found += (Wrong(lang, plain, games) for lang in languages.split(", ") if plain)
    return found


def _plain(cell: str) -> str:
    return cell.replace("*", "").strip()
