"""Says things in the reader's language, about one game and the people at its table."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from isolario.core.event import Event
from isolario.core.text import Text
from isolario.words import (
    DEFAULT,
    MissingMessage,
    clause_id,
    pick_language,
    say,
    sentence,
)


class Voice:
    """A reader's language, a game and the players' names, so that nobody has to repeat them.

    >>> Voice("uk", names=("Олена",)).say("turn_of", player=0)
    'Хід: Олена'
    """

    def __init__(
        self, language: str = DEFAULT, game: str | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)

    def say(self, text: Text | str, **gaps: int | str | Text) -> str:
        """A text, or the message with this id, as a sentence."""
        if isinstance(text, str):
            text = Text(text, dict(gaps))
        return say(text, self.language, self.game, self.names)

    def tell(self, event: Event) -> str:
        """What happened, as a line of the log; also where, because nothing lights up here.

        >>> laid = Event("tile_placed", 0, {"tile": "S42", "cell": "-1,0"})
        >>> Voice("uk", "land-vs-sea", ("Олена",)).tell(laid)
        'Олена: розміщено тайл S42 (−1,0)'
        """
        said = sentence(event, self.language, self.names, self.game)
        cell = event.facts.get("cell")
        where = cell.replace("-", "−") if isinstance(cell, str) else ""
        return said if where in said else f"{said} ({where})"

    def find(self, *ids: str) -> str:
        """The first of these messages that exists, spoken; nothing if none does.

        >>> Voice("uk").find("no_such_message", "board")
        'поле'
        """
        for name in ids:
            try:
                spoken = self.say(name)
            except MissingMessage:
                continue
            if spoken != name:
                return spoken
        return ""

    def clause(self, clause: str) -> str:
        """The text of a rule, if it has one."""
        return self.find(clause_id(clause)) if clause else ""

    def about(self, name: str) -> str:
        """What a piece, an option or a game is, in a sentence, if anybody has written one."""
        return self.find(f"about_{name.replace('-', '_')}")

    def about_game(self) -> list[str]:
        """What the game is, and where its pieces differ from the original, that they do."""
        told = (self.about(str(self.game)), self.about("pieces"))
        return [about for about in told if about]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.find(str(self.game).replace("-", "_")) or str(self.game)


def reader_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the terminal is set to, if we speak it; English otherwise.

    >>> reader_language({"LANG": "uk_UA.UTF-8"}), reader_language({"LC_ALL": "C", "LANG": "ru_RU"})
    ('uk', 'en')
    """
    found = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := found.get(variable):
            return pick_language(wish.partition(".")[0].replace("_", "-"))
    return DEFAULT
