"""What bots did since somebody last decided, so that they can say why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from isolario.bots.why import why
from isolario.core.event import Event
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.core.text import Text


class Deed(NamedTuple):
    """A bot's move, and what it saw when it made it."""

    view: View
    move: Move
    level: str
    sealed: bool


class Deeds:
    """The bots' moves that each person has seen since their own last one."""

    def __init__(self, people: Iterable[int]) -> None:
        self._seen: dict[int, list[Deed]] = {person: [] for person in people}
        self._sealed: list[Deed] = []  # what nobody has seen yet

    def note(self, deed: Deed) -> None:
        """A bot is about to make a move."""
        self._sealed.append(deed)

    def happened(self, seat: int, events: list[Event], state: State) -> None:
        """A seat's move has been made. What was decided in secret is told once it counts."""
        if seat in self._seen:
            self._seen[seat] = []
        waits = state.sealed and not state.open_drafts
        told = [
            deed for deed in self._sealed if not deed.sealed or not waits or not _now(deed, state)
        ]
        for deed in told:
            self._sealed.remove(deed)
            for person, seen in self._seen.items():
                own = (event for event in events if event.seat == deed.view.seat)
                if any(event.seen_by(person) is not None for event in own):
                    seen.append(deed)

    def reasons(self, person: int) -> list[Text]:
        """Why the bots moved."""
        return [why(*deed[:3]) for deed in self._seen[person]]


def _now(deed: Deed, state: State) -> bool:
    """Whether it belongs to the decision that is being made."""
    return deed.view.turn.count == state.turns
