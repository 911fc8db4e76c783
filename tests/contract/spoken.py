"""Whatever a game says, said in every language; for the checks of the contract."""

from __future__ import annotations

from isolario import words
from isolario.contract import Say
from isolario.core.event import Event
from isolario.core.game import Game
from isolario.core.text import Text

NAMES = ("Ада", "Ян")


def speaker(game: Game) -> Say:
    """Says a text, an event or a clause in all languages, or raises `MissingMessage`."""

    def say(said: Text | Event | str) -> None:
        for language in words.LANGUAGES:
            if isinstance(said, Event):
                words.sentence(said, language, NAMES, game.name)
            else:
                text = Text(words.clause_id(said)) if isinstance(said, str) else said
                words.say(text, language, game.name, NAMES)

    return say
