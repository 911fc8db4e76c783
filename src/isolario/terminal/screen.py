"""What is printed and how it is read back. `Plain` is for screen readers, pipes and tests.

Everything that speaks to a person goes through a `Screen`, so that a game can be played with
boxes and colours (`isolario.terminal.colours`) or as plain lines, one fact per line.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Literal

from isolario.terminal.menu import Entry
from isolario.terminal.picture import Picture, Row

Style = Literal["plain", "heading", "faint", "strong", "good", "bad"]


class Left(Exception):
    """The player has left: the end of the input, or Ctrl-C."""


class Screen(ABC):
    """Where a game is shown to one person at a time."""

    @abstractmethod
    def say(self, line: str = "", style: Style = "plain") -> None:
        """Prints a line."""

    @abstractmethod
    def show(self, picture: Picture) -> None:
        """Prints what a viewer sees."""

    def show_more(self, picture: Picture) -> None:
        """Prints what `show` left out because it would be too much every time."""
        for heading, lines in picture.more:
            self.say(f"{heading}:")
            for line in lines:
                self.say(f"  {line}")

    @abstractmethod
    def entries(self, entries: Sequence[Entry], such_as: Sequence[str]) -> None:
        """Prints numbered choices; ``such_as`` says for each how it is typed."""

    def cells(self, label: str, cells: Sequence[str]) -> None:
        """Prints numbered cells."""
        numbered = (f"{number}. {cell}" for number, cell in enumerate(cells, 1))
        self.say(f"{label}: {'  '.join(numbered)}")

    @abstractmethod
    def table(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Prints rows of words; columns after the first hold numbers."""

    def gap(self) -> None:
        """A blank line, for the eye only."""
        self.say()

    @contextmanager
    def patience(self, line: str) -> Iterator[None]:
        """Says so while something takes a while."""
        yield

    def page(self) -> None:
        """Begins a new screenful."""
        self.say()

    def curtain(self) -> None:
        """Removes for good everything that was printed: the next reader is somebody else."""
        if sys.stdout.isatty():
            # Home, clear the screen, clear what could be scrolled back to.
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()  # what the other one typed must not come back with Up

    def ask(self, question: str) -> str:
        """What the person types, without blanks around it."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (the line can be edited)
        try:
            typed = input(f"{question} ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if not sys.stdin.isatty():
            self.say(typed)  # nobody's keyboard has echoed it
        return typed


def grid(picture: Picture) -> list[str]:
    """The board as lines of marks, with coordinates around them."""
    if not picture.rows:
        return []
    wide = max(
        *(len(square.written) for row in picture.rows for square in row.squares),
        *(len(column) for column in picture.columns),
        1,
    )
    left = max(len(row.head) for row in picture.rows)
    lines = [(" " * left, picture.columns)] if picture.columns else []
    lines += [
        (row.head.rjust(left) + " " * half(row, wide + 1), tuple(it.written for it in row.squares))
        for row in picture.rows
    ]
    return [
        f"{head} {' '.join(cell.ljust(wide) for cell in cells)}".rstrip() for head, cells in lines
    ]


def half(row: Row, wide: int) -> int:
    """How far a row of hexes lies to the right, in letters, if a cell is this wide."""
    return (wide + 1) // 2 if row.half else 0


class Plain(Screen):
    """One fact per line; no colours, no boxes, nothing moves."""

    def say(self, line: str = "", style: Style = "plain") -> None:
        sys.stdout.write(f"{line}\n")

    def gap(self) -> None:
        """Nothing: a blank line is not a fact."""

    def page(self) -> None:
        """Nothing: what has been read stays where it was."""

    def show(self, picture: Picture) -> None:
        for heading, lines in ((picture.title, picture.lines), *picture.facts):
            if len(lines) == 1:
                self.say(f"{heading}: {lines[0]}")
                continue
            self.say(f"{heading}:")
            for line in lines:
                self.say(f"  {line}")

    def show_more(self, picture: Picture) -> None:
        """The board as a grid, in which rows and columns can be felt or counted; then the rest at
        length."""
        for line in grid(picture):
            self.say(f"  {line}")
        for mark, words in picture.legend:
            self.say(f"  {mark}: {words}")
        super().show_more(picture)
        for small in picture.small:
            self.say(f"{small.title}:")
            for row in small.rows:
                self.say(f"  {row}")

    def entries(self, entries: Sequence[Entry], such_as: Sequence[str]) -> None:
        for number, (entry, how) in enumerate(zip(entries, such_as, strict=True), 1):
            about = f". {entry.about.rstrip('.')}" if entry.about else ""
            self.say(f"{number}. {entry.label}{about}: {how}")  # it ends with what can be typed

    def table(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.say(title)
        for row in rows:
            cells = (
                f"{head} {cell}".strip()
                for head, cell in zip(heads[1:], row[1:], strict=True)
                if cell
            )
            self.say(f"{row[0]}: {', '.join(cells)}")
