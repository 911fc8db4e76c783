"""What a match or a ladder comes to, in a few lines for whoever has let it play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from isolario.arena.ladder import by_kind, ratings
from isolario.arena.meeting import Meeting
from isolario.arena.speech import Speech
from isolario.arena.tables import Sheet, pairs_sheet, ratings_sheet


def tell(meetings: Sequence[Meeting], language: str) -> Iterator[tuple[str, Sheet]]:
    """The tables of each kind of game, each with the game's title."""
    for kind, found in by_kind(meetings).items():
        speech = Speech(language, kind)
        if len(found) > 1 and (rated := ratings(found)):
            yield speech.title, ratings_sheet(rated, speech)
        yield speech.title, pairs_sheet(found, speech)
