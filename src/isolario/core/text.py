"""A sentence that nobody has spoken yet: a message id and its arguments.

Rules, events and scenes name messages; only what speaks to a person (terminal, page, report)
turns them into a language. So a log can be read in three languages at once.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

MINUS = "−"
"""A real minus: a hyphen is too short beside figures."""


def signed(number: int) -> str:
    """A number as it is written: with a minus, not a hyphen.

    >>> signed(-3), signed(3)
    ('−3', '3')
    """
    return str(number).replace("-", MINUS)


def shorten(line: str, most: int) -> str:
    """A line that is not too long to read: a file may hold anything.

    >>> shorten("all the islands of the archipelago", 20)
    'all the islands of…'
    """
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message and what fills its gaps. A gap may hold another text.

    >>> Text("laid", {"token": Text("wolf"), "cell": "c4"}).plain()
    'laid(token=wolf, cell=c4)'
    """

    id: str
    args: dict[str, int | str | Text] = {}

    def plain(self) -> str:
        """The bare form, for when no language is at hand."""
        if not self.args:
            return self.id
        inner = [
            f"{key}={value.plain() if isinstance(value, Text) else value}"
            for key, value in self.args.items()
        ]
        return f"{self.id}({', '.join(inner)})"

    def english(self, game: str = "") -> str:
        """An English sentence in the words of a game, for errors and notebooks.

        >>> Text("laid", {"token": Text("wolf"), "cell": "c4", "player": 0}).english("foggy-island")
        'Seat 1: wolf on c4'
        """
        return _speaker(self, game)

    def __str__(self) -> str:
        """A sentence if every table says it; for others a text cannot tell whose words to use.

        >>> str(Text("ready", {"player": 0})), str(Text("wolf"))
        ('Seat 1: ready', 'wolf')
        """
        return self.english()


_speaker: Callable[[Text, str], str] = lambda text, game: text.plain()  # noqa: E731


def set_speaker(speaker: Callable[[Text, str], str]) -> None:
    """Lets a text be an English sentence: `isolario.words` hands it in when it is imported."""
    global _speaker
    _speaker = speaker
