"""How a move looks to somebody: the position after each of its events is kept while it is made, and
drawn later, for one watcher after another."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.moves import Move
from isolario.table.messages import Frame, Viewer
from isolario.table.patches import Areas, diff, unread
from isolario.table.piecework import Piecework

_notes = logging.getLogger(__name__)


class Snapshot(NamedTuple):
    """An event with the turn that it belongs to, and the position right after it."""

    event: Event
    state: State


def watched(state: State, seat: int, move: Move | str) -> tuple[Snapshot, ...]:
    """Makes a move and returns its course. Steps of a sealed decision are drafts until it counts.
    Raises like `State.play`.

    >>> import isolario
    >>> course = watched(isolario.new("foggy-island", seed=7), 0, "pick W")
    >>> [(event.what, event.draft, len(position.log)) for event, position in course]
    [('picked', True, 1)]
    """
    sealed = state.sealed
    course: list[Snapshot] = []

    def keep(event: Event) -> None:
        turn = state.turn
        told = replace(event, turn=turn.count, whose=turn.seat)
        course.append(Snapshot(told, state.copy()))

    state.play(seat, move, keep)
    if sealed:
        steps = len(state.last_step(seat).events)
        course[:steps] = [
            Snapshot(replace(event, draft=True), then) for event, then in course[:steps]
        ]
    return tuple(course)


class Watcher:
    """Somebody who looks on: a seat, or None for spectators."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    def sees(self, event: Event) -> Event | None:
        """What the watcher is told of an event."""
        return event.seen_by(self.viewer, remembering=False)

    def look(self, state: State) -> Areas:
        """What the watcher sees of a position."""
        return state.view(self.viewer).scene().areas

    def frames(
        self, course: Iterable[Snapshot], first: Areas, last: Areas
    ) -> Piecework[tuple[Frame, ...]]:
        """Everything the watcher is shown of a move, by its course; ``first`` and ``last`` are how
        it looks before and after. What changes after the last event belongs to that event. Lines
        are for those who read how things stand, so they change at the end."""
        shown = [(seen, then) for event, then in course if (seen := self.sees(event)) is not None]
        frames: list[Frame] = []
        areas = first
        for at, (event, then) in enumerate(shown, 1):
            after = last if at == len(shown) else unread(self._picture(then, areas), areas)
            frames.append(Frame(event, diff(areas, after)))
            areas = after
            yield
        return tuple(frames)

    def _picture(self, state: State, before: Areas) -> Areas:
        try:
            return self.look(state)
        except Exception:  # in the middle of a move a game may have nothing to show yet
            name = state.game.name  # and no more: notes are for others' eyes
            _notes.warning("%s: no picture in the middle of a move", name, exc_info=True)
            return before
