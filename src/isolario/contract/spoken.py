"""Whatever a game says, said in every language: the speaker that the checks of texts use."""

from __future__ import annotations

from isolario import words
from isolario.contract.bench import Say
from isolario.core.event import Event
from isolario.core.game import Game
from isolario.core.text import Text

NAMES = ("Ада", "Ян")


def speaker(game: Game) -> Say:
    """Says a text, an event or a clause in all languages, or raises `MissingMessage`."""

    def say(said: Text | Event | str) -> None:
        if isinstance(said, Event):
            said = said.text
        text = Text(words.clause_id(said)) if isinstance(said, str) else said
        for language in words.LANGUAGES:
            words.say_exactly(text, language, game.name, NAMES)

    return say
