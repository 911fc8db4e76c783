"""What bots have done, as a document: the tables of the report, and the commands behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from isolario.arena.again import commands
from isolario.arena.book import Book, meetings, shelves
from isolario.arena.ladder import ratings
from isolario.arena.speech import Speech
from isolario.arena.tables import Sheet, pairs_sheet, players_sheet, ratings_sheet, titles_sheet
from isolario.core.text import Text


def markdown(books: Sequence[Book], language: str) -> str:
    """The document: a chapter for each kind of game."""
    speech = Speech(language)
    lines = [f"# {speech.say(Text('arena_title'))}", "", speech.say(Text("arena_intro")), ""]
    for kind, found in shelves(books).items():
        speech = Speech(language, kind)
        heading = found[0].heading
        words = Text("arena_version", {"rules": heading.rules, "version": heading.isolario})
        lines += [f"## {speech.title}", "", speech.say(words), "", "```"]
        lines += [*commands(found), "```", ""]
        for sheet in sheets(found, speech):
            lines += [f"### {sheet.title}", "", sheet.about, "", *table(sheet), ""]
    return "\n".join(lines)


def sheets(books: Sequence[Book], speech: Speech) -> Iterator[Sheet]:
    """The tables of one kind of game."""
    met = [it for it in meetings(books) if it.first != it.second]
    if rated := ratings(met):
        yield ratings_sheet(rated, speech)
    if met:
        yield pairs_sheet(met, speech)
    yield players_sheet(books, speech)
    if titles := titles_sheet(books, speech):
        yield titles


def table(sheet: Sheet) -> list[str]:
    """The lines of a table.

    >>> table(Sheet("", "", ("Bot", "Won"), [("a|b", "3")]))
    ['| Bot | Won |', '|---|---:|', '| a\\\\|b | 3 |']
    """
    rows = [_row(sheet.heads), "|---|" + "---:|" * (len(sheet.heads) - 1)]
    return rows + [_row(row) for row in sheet.rows]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
