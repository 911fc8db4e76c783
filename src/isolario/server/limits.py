"""How many pages may be connected, and how much they may say together: from one address, and for
one seat. `isolario.server.settings` has the numbers.

Whoever holds a seat finds room where others no longer do. A browser that opens its table once more
is never turned away: its oldest page is, which may be left over from a line that broke.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from isolario.server.asking import Doorkeeper
from isolario.server.settings import Settings
from isolario.table.problems import TooMuch

Seat = tuple[Hashable, int]
"""A table, and the number of a seat there."""

_PICTURE = 5  # messages that one asking for a whole picture counts for


class Attendance:
    """All the pages that are connected."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages: Counter[str] = Counter()  # by address
        self.watching: Counter[str] = Counter()  # of these, without a seat at the table
        self.seats: dict[Seat, list[Visit]] = {}  # the oldest first
        self.talk = Doorkeeper(settings.address_rate, settings.address_burst)
        self.decisions = Doorkeeper(settings.seat_rate, settings.seat_burst)


class Visit:
    """One page's place among the others. ``dismiss`` sends it away.

    >>> attendance = Attendance(Settings(address_watching=1))
    >>> anna, bob = (Visit(attendance, "192.0.2.7", print) for _ in range(2))
    >>> for page in (anna, bob):
    ...     page.come()
    >>> anna.watch()
    >>> bob.sit(("a table", 0))
    >>> attendance.pages["192.0.2.7"], attendance.watching["192.0.2.7"]
    (2, 1)
    """

    def __init__(self, attendance: Attendance, address: str, dismiss: Callable[[], object]) -> None:
        self._attendance = attendance
        self._address = address
        self._dismiss = dismiss
        self._here = False
        self._watches = False
        self._seat: Seat | None = None

    def come(self) -> None:
        """A page has connected. Raises `TooMuch` if its address has too many."""
        attendance, address = self._attendance, self._address
        if attendance.pages[address] >= attendance.settings.address_pages:
            raise TooMuch("server_many_pages")
        attendance.pages[address] += 1
        self._here = True

    def watch(self) -> None:
        """It holds no seat where it wants to go. Raises `TooMuch` if too many of them do."""
        attendance, address = self._attendance, self._address
        if attendance.watching[address] >= attendance.settings.address_watching:
            raise TooMuch("server_many_pages")
        attendance.watching[address] += 1
        self._watches = True

    def sit(self, seat: Seat) -> None:
        """From now on it speaks for this seat. If too many pages do, the oldest has to go."""
        if seat == self._seat:
            return
        self._stand()
        self._watches = self._count(self._attendance.watching, self._watches)
        self._seat = seat
        pages = self._attendance.seats.setdefault(seat, [])
        pages.append(self)
        if len(pages) > self._attendance.settings.seat_pages:
            oldest = pages.pop(0)
            oldest._seat = None
            oldest._dismiss()

    def may_talk(self, picture: bool) -> bool:
        """Whether its address may say one more thing, or ask for a whole picture."""
        return self._attendance.talk.lets(self._address, _PICTURE if picture else 1)

    def may_decide(self) -> bool:
        """Whether its seat may decide one more thing."""
        return self._seat is None or self._attendance.decisions.lets(self._seat)

    def end(self) -> None:
        """The page is gone."""
        self._dismiss = lambda: None
        self._stand()
        self._here = self._count(self._attendance.pages, self._here)
        self._watches = self._count(self._attendance.watching, self._watches)

    def _count(self, counted: Counter[str], is_counted: bool) -> bool:
        """It no longer counts among these."""
        counted[self._address] -= is_counted
        if not counted[self._address]:
            del counted[self._address]
        return False

    def _stand(self) -> None:
        if self._seat is not None:
            pages = self._attendance.seats[self._seat]
            pages.remove(self)
            if not pages:
                del self._attendance.seats[self._seat]
            self._seat = None
