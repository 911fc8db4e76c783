"""A game's book in a terminal, and as Markdown with pictures for printing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from isolario.core.errors import UnknownOption
from isolario.core.game import Game, View
from isolario.picture.figure import seen
from isolario.picture.legend import meant
from isolario.teach.book import Example, Section, book_of
from isolario.teach.printed_book import Figure, PrintedSection, picture, printed, search
from isolario.teach.prose import Block, Span
from isolario.terminal.picture import in_hex_rows, in_rows
from isolario.terminal.screen import Screen
from isolario.terminal.voice import Voice


def pick(
    game: Game,
    language: str,
    clause: str = "",
    query: str = "",
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
) -> list[PrintedSection]:
    """The sections that somebody asks for, or `UnknownOption`."""
    if not book_of(game):
        raise UnknownOption(Voice(language).say("terminal_no_book"))
    book = printed(game, language)
    by_id = _by_id(game)
    found = search(book, query) if query else list(book.sections())
    found = [section for section in found if by_id[section.id].applies(options, seats)]
    if clause:
        found = [section for section in found if clause.upper() in section.clauses]
    if not found:
        raise UnknownOption(Voice(language).say("page_book_nothing"))
    return found


def tell(game: Game, language: str, sections: Sequence[PrintedSection], screen: Screen) -> None:
    """Prints sections, under the headings of their chapters."""
    voice = Voice(language, game.name)
    by_id = _by_id(game)
    wanted = {section.id for section in sections}
    for chapter in printed(game, language).chapters:
        inside = [section for section in chapter.sections if section.id in wanted]
        if inside:
            screen.say(chapter.title.upper(), "heading")
            screen.gap()
        for section in inside:
            _tell_section(game, voice, section, by_id[section.id].example, screen)


def tell_at_table(view: View, asked: str, voice: Voice, screen: Screen) -> None:
    """Prints the rules of what is played here: all of them, or those about a clause or some words
    that somebody asks for."""
    game, options = view.game, view.options.in_use(view.seats)
    clause = asked if book_of(game).place(asked.upper()) else ""
    query = "" if clause else asked
    try:
        wanted = pick(game, voice.language, clause, query, options, view.seats)
    except UnknownOption as nothing:
        screen.say(str(nothing), "bad")
    else:
        tell(game, voice.language, wanted, screen)


def _tell_section(
    game: Game, voice: Voice, section: PrintedSection, example: Example | None, screen: Screen
) -> None:
    clauses = f" [{', '.join(section.clauses)}]" if section.clauses else ""
    screen.say(section.title + clauses, "strong")
    if section.only:
        screen.say(voice.say("page_book_only", what=section.only), "faint")
    if section.lead:
        screen.say(section.lead)
    for block in section.text:
        screen.say(f"{'- ' if block.item else ''}{block.plain}")
    if section.figure and example:
        screen.say(f"{voice.say('page_book_example')}:", "faint")
        for line in _drawn(game, voice, example):
            screen.say(f"  {line}")
        for block in section.figure.caption:
            screen.say(f"  {block.plain}")
        if result := _result(voice, section.figure):
            screen.say(f"  {result}")
    screen.gap()


def _drawn(game: Game, voice: Voice, example: Example) -> Iterator[str]:
    """What an example shows, as marks; what it is about in brackets. Where there is no board,
    the lines that describe it."""
    view = example.seen(game)
    area = example.shown(view)
    names = [voice.say(name) for name in game.seat_names(view.seats)]
    say = Voice(voice.language, game.name, names).say
    if area.lattice is None:
        yield from map(say, area.lines)
        return
    shown = {cell.key: cell.mark for cell in seen(area.lattice, example.window.split())}
    wide = max(map(len, shown.values()))
    marked = example.marked(view, area)
    if area.lattice.shape == "square":
        rows = [(line, False) for line in in_rows(area.lattice)]
    else:
        rows = in_hex_rows(area.lattice)
    for line, half in rows:
        cells = [cell for cell in line if cell is not None and cell.key in shown]
        marks = (
            f"[{mark}]" if f"{area.key}/{cell.key}" in marked else f" {mark} "
            for cell in cells
            for mark in (f"{cell.mark or '.':{wide}}",)
        )
        if cells:
            yield f"{cells[0].key:>4} {'  ' if half else ''}{''.join(marks)}"
    yield " · ".join(f"{sign} {say(words)}" for sign, words in meant(area, shown.values()))


def _result(voice: Voice, figure: Figure) -> str:
    if not figure.score:
        return figure.gains
    of = f"{figure.of}. " if figure.of else ""
    if figure.before:
        return of + voice.say("page_book_change", before=figure.before, score=figure.score)
    return of + voice.say("page_book_scores", score=figure.score)


def _by_id(game: Game) -> dict[str, Section]:
    return {section.id: section for section in book_of(game).sections()}


# --- Markdown -----------------------------------------------------------------------------------


def write(game: Game, language: str, folder: Path) -> Iterator[Path]:
    """Writes a book into a folder: one file of Markdown, and its pictures beside it."""
    book, by_id, voice = printed(game, language), _by_id(game), Voice(language, game.name)
    pictures = folder / f"{game.name}-{language}"
    pictures.mkdir(parents=True, exist_ok=True)
    lines = [f"# {book.title}", ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.title}", ""]
        for section in chapter.sections:
            lines += _markdown(section, voice)
            example = by_id[section.id].example
            if section.figure and example:
                file = pictures / f"{section.id}.svg"
                file.write_text(picture(game, example, language, "light"), "utf-8")
                yield file
                caption = " ".join(block.plain for block in section.figure.caption)
                lines += [f"![{caption}]({pictures.name}/{file.name})", "", f"*{caption}*", ""]
                if result := _result(voice, section.figure):
                    lines += [result, ""]
    text = folder / f"{game.name}-{language}.md"
    text.write_text("\n".join(lines).rstrip() + "\n", "utf-8")
    yield text


def _markdown(section: PrintedSection, voice: Voice) -> list[str]:
    lines = [f'### {section.title} <a id="{section.id}"></a>', ""]
    if section.only:
        lines += [f"*{voice.say('page_book_only', what=section.only)}*", ""]
    if section.lead:
        lines += [f"**{section.lead}**", ""]
    last = False
    for block in section.text:
        if last and not block.item:
            lines.append("")
        lines.append(f"- {_spans(block)}" if block.item else _spans(block))
        if not block.item:
            lines.append("")
        last = block.item
    if last:
        lines.append("")
    if section.clauses:
        lines += [f"<small>{', '.join(section.clauses)}</small>", ""]
    return lines


def _spans(block: Block) -> str:
    """A block as Markdown; its little pictures are left out."""
    parts = []
    for span in block.spans:
        text = f"**{span.text}**" if span.strong else span.text
        parts.append(Span(f"[{text}](#{span.see})" if span.see else text))
    return Block(tuple(parts)).plain
