"""Who is at a table: players who came, and spectators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import msgspec

from isolario.table.messages import (
    Foreseen,
    Joined,
    Refused,
    Seen,
    Stale,
    Sure,
    Taught,
    ToPage,
    Update,
    Viewer,
)
from isolario.table.problems import Trouble

Reply = TypeVar("Reply", bound=Joined | Update | Refused | Foreseen | Sure | Seen | Stale | Taught)
"""A message that may answer another."""


@dataclass(eq=False)
class Guest:
    """Somebody at a table, such as a page. ``hear`` is told what they may know, and never waits;
    ``send_away``: why they cannot stay.

    >>> heard = []
    >>> Guest(heard.append).seat is None  # a spectator, until they say who they are
    True
    """

    hear: Callable[[ToPage], object]
    seat: Viewer = None
    send_away: Callable[[Trouble], object] = lambda trouble: None


class Sender(NamedTuple):
    """Who asked for something, and their own number for it, which only they get back."""

    guest: Guest
    request: int

    def reply(self, message: Reply) -> Reply:
        """A message as it answers them.

        >>> Sender(Guest(print), 7).reply(Stale(3))
        Stale(n=3, request=7)
        """
        return msgspec.structs.replace(message, request=self.request)


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
        """The seats that somebody is at, and None if there are spectators."""
        return {guest.seat for guest in self._guests}

    def come(self, guest: Guest, seat: Viewer) -> None:
        guest.seat = seat
        if guest not in self._guests:
            self._guests.append(guest)

    def go(self, guest: Guest) -> None:
        if guest in self._guests:
            self._guests.remove(guest)

    def tell(self, viewer: Viewer, message: Joined | Update, sender: Sender | None = None) -> None:
        """Tells every guest at one seat, or all spectators; ``sender``: whose doing it is."""
        for guest in self._guests:
            if guest.seat == viewer:
                if sender is not None and sender.guest is guest:
                    guest.hear(sender.reply(message))
                else:
                    guest.hear(message)

    def send_away(self, trouble: Trouble) -> None:
        """The table can no longer be played at here."""
        for guest in self._guests:
            guest.send_away(trouble)

    def tell_all(self, message: ToPage, but: Guest | None = None) -> None:
        """Tells every guest what everybody may know."""
        for guest in self._guests:
            if guest is not but:
                guest.hear(message)
