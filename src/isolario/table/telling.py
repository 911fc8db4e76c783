"""Tells everybody at a table what they may know: drawn for one after another, giving way to others
in between. Until all have been told, nothing else may happen at the table: so everybody hears
everything in order."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from isolario.table.guests import Guests, Sender
from isolario.table.messages import Joined, Update, Viewer
from isolario.table.piecework import Piecework, gently

Draw = Callable[[Viewer], Piecework[Joined | Update]]
"""Draws what to tell a viewer."""

_notes = logging.getLogger(__name__)


class Telling:
    """What is being told at one table. ``name``: what notes call it."""

    def __init__(self, guests: Guests, name: str) -> None:
        self._guests = guests
        self._name = name
        self._untold: dict[Viewer, int] = {}

    def number(self, viewer: Viewer, number: int) -> int:
        """How much a viewer has been told so far; ``number``: how much it will be in the end."""
        return self._untold.get(viewer, number)

    async def tell(
        self,
        untold: Mapping[Viewer, int],
        draw: Draw,
        mover: Viewer = None,
        sender: Sender | None = None,
    ) -> None:
        """Tells these viewers, the mover first; ``untold`` says how much each had been told before.
        ``sender``: whose doing it is."""
        self._untold = dict(sorted(untold.items(), key=lambda it: it[0] != mover))
        try:
            for viewer in tuple(self._untold):
                if viewer in self._guests.viewers:  # it may have left
                    await self._tell_one(viewer, draw, sender)
                del self._untold[viewer]
        finally:
            self._untold = {}

    async def _tell_one(self, viewer: Viewer, draw: Draw, sender: Sender | None) -> None:
        try:
            message = await gently(draw(viewer))
        except Exception:  # a heartbeat will tell the page that it has missed something
            _notes.exception("%s: nothing can be shown", self._name)
        else:
            self._guests.tell(viewer, message, sender)
