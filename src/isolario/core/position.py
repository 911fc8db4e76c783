"""Positions as text: a board block, then ``key: value`` lines.

Helpers that keep track of where in the text something was, so that a mistake can be shown.
"""

from __future__ import annotations

from isolario.core.chance import Chance
from isolario.core.errors import BadNotation, UnknownOption
from isolario.core.notation import whole_number
from isolario.core.options import Agreed, read_options, typed_options


class Position:
    """The parts of a position's text: rows of the board, fields by name.

    >>> position = Position.read("bW ..\\n.. rR\\nround: 2\\n")
    >>> position.rows[1][0], position.take("round")
    ('.. rR', '2')
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.rows: list[tuple[str, int]] = []
        self.fields: dict[str, tuple[str, int]] = {}
        self._starts: dict[str, int] = {}

    @classmethod
    def read(cls, text: str) -> Position:
        """Splits a text; blank lines and what follows a ``;`` are ignored."""
        position = cls(text)
        offset = 0
        for line in text.split("\n"):
            body = line.split(";", 1)[0].rstrip()
            if body.strip():
                key, colon, value = body.partition(":")
                if colon:
                    name = key.strip()
                    if name in position.fields:
                        raise BadNotation(text, offset, f"{name!r} only once")
                    start = offset + len(key) + 1 + len(value) - len(value.lstrip())
                    position.fields[name] = (value.strip(), start)
                elif position.fields:
                    raise BadNotation(text, offset, "a line 'key: value'")
                else:
                    indent = len(body) - len(body.lstrip())
                    position.rows.append((body.strip(), offset + indent))
                    position._starts.setdefault("board", offset + indent)
            offset += len(line) + 1
        return position

    def take(self, name: str, default: str | None = None) -> str:
        """The value of a field, which then counts as read."""
        if name in self.fields:
            self._last = self.fields.pop(name)
            self._starts[name] = self._last[1]
            return self._last[0]
        if default is None:
            raise BadNotation(self.text, len(self.text), f"a line '{name}: …'")
        self._last = (default, len(self.text))
        return default

    def bad(self, expected: str, inside: int = 0) -> BadNotation:
        """An error at the field taken last."""
        return BadNotation(self.text, self._last[1] + inside, expected)

    def wrong(self, name: str, expected: str) -> BadNotation:
        """An error at a field that does not go with the others (``board``: at the head of the
        text), or at the end if it is missing."""
        return BadNotation(self.text, self._starts.get(name, len(self.text)), expected)

    def number(self, name: str, default: int | None = None) -> int:
        """A field that is a whole number."""
        return self.whole(self.take(name, None if default is None else str(default)))

    def whole(self, word: str) -> int:
        """A word of the field taken last that is a whole number."""
        number = whole_number(word)
        if number is None:
            raise self.bad("a whole number")
        return number

    def choice(self, name: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        """A field that is one of some words."""
        value = self.take(name, default)
        if value not in allowed:
            raise self.bad("one of " + ", ".join(word or "nothing" for word in allowed))
        return value

    def per_seat(self, name: str, seats: int, default: str | None = None) -> list[str]:
        """A field with a part for each seat, separated by ``|``."""
        parts = [part.strip() for part in self.take(name, default).split("|")]
        if len(parts) != seats:
            raise self.bad(f"{seats} parts separated by |")
        return parts

    def options(self, game: str, kind: type[Agreed]) -> Agreed:
        """The field ``options``: what the table agreed on, as `options_text` writes it."""
        try:
            typed = typed_options(kind, self.take("options", "").split())
            return read_options(game, kind, typed)
        except UnknownOption as error:
            raise self.bad(str(error)) from None

    def chance(self, name: str, default: str) -> Chance:
        """A field that is a seed; ``?`` where it is not known."""
        try:
            return Chance.read(self.take(name, default))
        except ValueError:
            raise self.bad("a seed: a number or a text that can be printed") from None

    def finish(self) -> None:
        """Refuses fields that nobody asked for."""
        for name, (_, start) in self.fields.items():
            raise BadNotation(self.text, start, f"no field {name!r}")
