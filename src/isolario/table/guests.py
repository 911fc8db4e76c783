"""Who is at a table: players who came, and spectators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from isolario.table.messages import ToPage, Viewer


@dataclass(eq=False)
class Guest:
    """Somebody at a table, such as a page. ``hear`` is told what they may know, and never waits.

    >>> heard = []
    >>> Guest(heard.append).seat is None  # a spectator, until they say who they are
    True
    """

    hear: Callable[[ToPage], object]
    seat: Viewer = None


class Guests:
    """Everybody at one table."""

    def __init__(self) -> None:
        self._guests: list[Guest] = []

    def __len__(self) -> int:
        return len(self._guests)

    def __contains__(self, guest: Guest) -> bool:
        return guest in self._guests

    @property
    def viewers(self) -> set[Viewer]:
        """The seats at which somebody is, and None if there are spectators."""
        return {guest.seat for guest in self._guests}

    def come(self, guest: Guest, seat: Viewer) -> None:
        guest.seat = seat
        if guest not in self._guests:
            self._guests.append(guest)

    def go(self, guest: Guest) -> None:
        if guest in self._guests:
            self._guests.remove(guest)

    def tell(self, viewer: Viewer, message: ToPage) -> None:
        """Tells every guest at one seat, or all spectators."""
        for guest in self._guests:
            if guest.seat == viewer:
                guest.hear(message)

    def tell_all(self, message: ToPage, but: Guest | None = None) -> None:
        """Tells every guest what everybody may know."""
        for guest in self._guests:
            if guest is not but:
                guest.hear(message)
