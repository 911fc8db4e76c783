"""What can go wrong, each with what a caller needs to explain it."""

from __future__ import annotations

from isolario.core.text import Text


class IsolarioError(Exception):
    """Every error that this library raises on purpose."""


class IllegalMove(IsolarioError):
    """A move that the rules forbid now. Nothing has changed.

    ``clause`` is the rule's number in docs/rules, ``reason`` a message, ``cells`` references to
    the cells at fault, ``game`` the game whose words the reason is in.
    """

    def __init__(
        self, clause: str, reason: Text, cells: tuple[str, ...] = (), game: str = ""
    ) -> None:
        super().__init__(clause, reason, cells, game)
        self.clause = clause
        self.reason = reason
        self.cells = cells
        self.game = game

    def __str__(self) -> str:
        said = self.reason.english(self.game)
        return f"{said} [{self.clause}]" if self.clause else said


class UnknownOption(IsolarioError):
    """A game, an option, a value or a combination that does not exist; says which do."""


class GameUnusable(UnknownOption):
    """A game that is installed but cannot be used: says where it comes from and what is wrong."""


class GameClash(IsolarioError):
    """Two games of the same name: says where both come from."""


class BadNotation(IsolarioError):
    """Text that is not a move or position. ``place`` is the offset of the first bad character."""

    def __init__(self, text: str, place: int, expected: str) -> None:
        super().__init__(text, place, expected)
        self.text = text
        self.place = place
        self.expected = expected

    def __str__(self) -> str:
        line = self.text.count("\n", 0, self.place) + 1
        column = self.place - (self.text.rfind("\n", 0, self.place) + 1) + 1
        rest = self.text[self.place : self.place + 12].split("\n")[0]
        found = repr(rest) if rest else "the end"
        return f"line {line}, column {column}: expected {self.expected}, found {found}"


class CorruptRecord(IsolarioError):
    """A record that cannot be replayed; says why."""


class CorruptView(IsolarioError):
    """Data that is not a view of a game, or contradicts itself; says where."""


class NotAllowed(IsolarioError):
    """Something that is not the rules' business but cannot be done now (an undo, a record)."""


class BadPieces(IsolarioError):
    """A file of pieces that the rules do not allow. ``piece`` is the piece at fault, or ``""``;
    ``also`` has what else is wrong."""

    def __init__(self, piece: str, problem: str) -> None:
        super().__init__(piece, problem)
        self.piece = piece
        self.problem = problem
        self.also: tuple[BadPieces, ...] = ()

    def __str__(self) -> str:
        return f"{self.piece}: {self.problem}" if self.piece else self.problem
