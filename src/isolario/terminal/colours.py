"""The terminal with colours and boxes, for people who look at it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from isolario.picture.palette import colour, contrast
from isolario.terminal.menu import Entry
from isolario.terminal.picture import Picture, Row, Small, Square
from isolario.terminal.screen import Screen, Style, half

STYLES: dict[Style, str] = {
    "plain": "",
    "heading": "bold cyan",
    "faint": "dim",
    "strong": "bold",
    "good": "green",
    "bad": "yellow",
}
WIDEST = 110
ROOMY = 8  # columns: a wider board has no air between them
NARROW = 24  # columns: with fewer beside it, an explanation follows its name
LOW = 30  # lines: with fewer, a board and its choices fit only without air


class Coloured(Screen):
    """Boxes and colours, as far as the terminal has them."""

    def __init__(self) -> None:
        self.console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)
        self.low = self.console.is_terminal and self.console.height < LOW

    def say(self, line: str = "", style: Style = "plain") -> None:
        if not line:
            self.console.print()
            return
        words = line.lstrip()
        indent = len(line) - len(words)  # kept where a long line is broken
        self.console.print(
            Padding(Text(words, style=STYLES[style]), (0, 0, 0, indent), expand=False)
        )

    def page(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.say()

    def gap(self) -> None:
        if not self.low:
            self.say()

    @contextmanager
    def patience(self, line: str) -> Iterator[None]:
        with self.console.status(Text(line, style="dim")):
            yield

    def show(self, picture: Picture) -> None:
        board = Panel(_board(picture), title=Text(picture.title, style="bold"), border_style="cyan")
        board.expand = False
        facts: list[Text | Padding] = []
        for heading, lines in picture.facts:
            facts.append(Text(heading, style=STYLES["heading"]))
            facts += (Padding(Text(line), (0, 0, 0, 2), expand=False) for line in lines)
        grid = Table.grid(padding=(0, 3))
        beside = Padding(Group(*facts), (1, 0, 0, 0))
        if self.console.measure(board).maximum + 40 > self.console.width:
            self.console.print(board, Group(*facts))
        else:
            grid.add_row(board, beside)
            self.console.print(grid)
        if picture.small:
            self.console.print(Columns(map(_small, picture.small), padding=(0, 3)))
        legend = " · ".join(f"{mark} {words}" for mark, words in picture.legend)
        if legend:
            self.say(legend, "faint")

    def entries(self, entries: Sequence[Entry], such_as: Sequence[str]) -> None:
        numbers = [Text(str(number), style="bold yellow") for number in range(1, len(entries) + 1)]
        if len(entries) > 8 and not any(entry.about for entry in entries):
            cells = [
                Text.assemble(number, "  ", how if how == entry.label else f"{entry.label}  {how}")
                for number, entry, how in zip(numbers, entries, such_as, strict=True)
            ]
            self.console.print(Padding(Columns(cells, padding=(0, 4)), (0, 0, 0, 2)))
            return
        grid = Table.grid(padding=(0, 2), expand=self.low)
        grid.add_column(justify="right", min_width=4)
        grid.add_column()
        grid.add_column(no_wrap=True)
        if self.low:  # one line for each entry, cut where it does not fit
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        room = self.console.width - 10 - _widest(entry.label for entry in entries)
        beside = self.low or room - _widest(such_as) > NARROW
        for number, entry, how in zip(numbers, entries, such_as, strict=True):
            label = Text(entry.label, style="bold")
            about = Text(entry.about, style="dim")
            if not beside and entry.about:
                label.append_text(Text.assemble((". ", "dim"), about))
            grid.add_row(number, label, Text(how), about if beside else Text(""))
        self.console.print(grid)

    def cells(self, label: str, cells: Sequence[str]) -> None:
        self.say(label, "strong")
        numbered = [
            Text.assemble((str(number), "bold yellow"), f"  {cell}")
            for number, cell in enumerate(cells, 1)
        ]
        self.console.print(Padding(Columns(numbered, padding=(0, 4)), (0, 0, 0, 2)))

    def table(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        table = Table(title=Text(title, style="bold"), title_justify="left", border_style="dim")
        for column, head in enumerate(heads):
            table.add_column(Text(head), justify="right" if column else "left", no_wrap=True)
        for row in rows:
            table.add_row(*map(Text, row))
        self.console.print(table)


def _widest(words: Iterable[str]) -> int:
    return max(map(len, words), default=0)


def _board(picture: Picture) -> Group:
    wide = max((len(s.written) for row in picture.rows for s in row.squares), default=1)
    left = max((len(row.head) for row in picture.rows), default=0)
    air = " " if len(picture.columns) <= ROOMY else ""
    lines = []
    if picture.columns:
        head = Text(" " * (left + 1), style="dim")
        for column in picture.columns:
            head.append(f" {column.ljust(wide)}{air}")
        lines.append(head)
    lines += (_row(row, left, wide, air) for row in picture.rows)
    for line in lines:
        line.no_wrap = True
    return Group(*lines)


def _row(row: Row, left: int, wide: int, air: str) -> Text:
    line = Text(row.head.rjust(left) + " " if left else "", style="dim")
    line.append(" " * half(row, wide + 1 + len(air)))
    for square in row.squares:
        written = "·" if square.free else square.written
        line.append(f" {written.ljust(wide)}{air}", style=_style(square))
    return line


def _style(square: Square) -> str:
    return _on(square.colour) if square.colour else "dim"


def _on(ground: str) -> str:
    ink = max((colour("ink"), colour("panel")), key=lambda ink: contrast(ink, ground))
    return f"bold {ink} on {ground}"


def _small(small: Small) -> Group:
    lines = [Text(small.title, style="dim")]
    for row in small.rows:
        line = Text()
        for letter in row:
            ground = small.colours.get(letter)
            line.append(letter if ground else "·", style=_on(ground) if ground else "dim")
        lines.append(line)
    return Group(*lines)
