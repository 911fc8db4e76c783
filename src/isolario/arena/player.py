"""Who plays: a bot by name, with its options, perhaps as an older Isolario has it.

``greedy``, ``search:iterations=200,explore=0.3``, ``greedy@../isolario-0.1/src``: behind the @
stands the folder from which an older Isolario is imported (`isolario.arena.away`).
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from isolario.bots import bot, seconds_ahead
from isolario.core.errors import UnknownOption
from isolario.core.game import Game

Value = int | float | str


class Player(msgspec.Struct, frozen=True):
    """A bot as it is written, and what that says."""

    text: str
    bot: str
    chosen: tuple[tuple[str, Value], ...] = ()  # its options
    folder: str = ""  # of the Isolario that has it; empty: this one

    @property
    def options(self) -> dict[str, Value]:
        return dict(self.chosen)

    def __str__(self) -> str:
        return self.text


def read_player(text: str) -> Player:
    """The player that a text names. One that this Isolario does not have is refused; an older one
    is asked when it first plays.

    >>> read_player("search:iterations=200").options
    {'iterations': 200}
    >>> read_player("search:minutes=3")
    Traceback (most recent call last):
    ...
    isolario.core.errors.UnknownOption: search has no option 'minutes'; it has: iterations, ...
    """
    named, _, folder = text.strip().partition("@")
    name, _, listed = named.partition(":")
    options: dict[str, Value] = {}
    for word in listed.split(",") if listed else ():
        option, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not option or not value:
            raise UnknownOption(
                f"{text}: a bot's options are written as in search:iterations=200,explore=0.3"
            )
        options[option] = _value(value)
    chosen = tuple(sorted(options.items()))
    if "@" not in text:
        try:
            bot(name, 0, **options)
        except (TypeError, ValueError) as error:
            raise UnknownOption(f"{text}: {error}") from None
        return Player(text.strip(), name, chosen)
    home = Path(folder).expanduser().resolve()
    if not (home / "isolario" / "bots").is_dir():
        raise UnknownOption(
            f"{text}: there is no Isolario in {home}; name the src folder of a checkout"
        )
    return Player(text.strip(), name, chosen, str(home))


def clocked(text: str, game: Game) -> bool:
    """Whether a player thinks by the clock, so that no two machines play the same.

    >>> import isolario
    >>> game = isolario.all_games()["foggy-island"]
    >>> clocked("search:iterations=9", game), clocked("search:seconds=0.2", game)
    (False, True)
    """
    name, _, options = text.partition("@")[0].partition(":")
    return "seconds=" in options or (not options and seconds_ahead(name, game) > 0)


def _value(text: str) -> Value:
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text
