"""How many pages may be connected, and how much they may say together: from one address, and for
one seat. `isolario.server.settings` has the numbers.

Whoever holds a seat finds room where others no longer do. A browser that opens its table once more
is never turned away: its oldest page is, which may be left over from a line that broke.

Servers on one database tell each other once a second how many pages they have and how much was
said (`isolario.server.together`). Where that makes too many of them, the newest pages of an address
and the oldest of a seat have to go.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from isolario.server.asking import Doorkeeper
from isolario.server.counts import key
from isolario.server.settings import Settings
from isolario.table.problems import TooMuch

Seat = tuple[Hashable, int]
"""A table, and the number of a seat there."""

_PICTURE = 5  # messages that one asking for a whole picture counts for


class Crowd:
    """Pages that count together because they have something in common: ``what``. There may be
    ``most`` of these; ``why``: what the next ones hear. ``oldest``: those have to go instead."""

    def __init__(self, what: str, most: int, why: str, oldest: bool = False) -> None:
        self.what = what
        self.most = most
        self.why = why
        self._oldest = oldest
        self._here: dict[str, list[Visit]] = {}  # the oldest first
        self._elsewhere: Mapping[str, int] = {}
        self._running = 1  # servers

    def count(self, who: Hashable) -> int:
        """How many are here."""
        return len(self._here.get(key(self.what, who), ()))

    def total(self) -> int:
        """How many are here, of all."""
        return sum(map(len, self._here.values()))

    def is_full(self, who: Hashable) -> bool:
        """Whether there is no room for one more."""
        return self.count(who) + self._elsewhere.get(key(self.what, who), 0) >= self.most

    def add(self, who: Hashable, visit: Visit) -> None:
        self._here.setdefault(key(self.what, who), []).append(visit)

    def remove(self, who: Hashable, visit: Visit) -> None:
        name = key(self.what, who)
        there = self._here[name]
        there.remove(visit)
        if not there:
            del self._here[name]

    def make_room(self, who: Hashable) -> None:
        """If there are too many, one of the others who are here has to go."""
        name = key(self.what, who)
        if len(self._here[name]) > 1:
            self._send_away(name)

    # --- with other servers -----------------------------------------------------------------

    def pages(self) -> dict[str, int]:
        """How many are here, for each whom they belong to."""
        return {name: len(there) for name, there in self._here.items()}

    def many(self) -> list[str]:
        """Those with so many pages here that a few more elsewhere could be too many."""
        return [name for name, there in self._here.items() if 2 * len(there) >= self.most]

    def learn(self, elsewhere: Mapping[str, int], running: int) -> None:
        """How many there are elsewhere, and how many servers are ``running``. Each sees to it that
        there are no more than there may be, and none gives up more than its share."""
        self._elsewhere, self._running = elsewhere, running
        for name in self._here.keys() & elsewhere.keys():
            self._send_away(name)

    def _send_away(self, name: str) -> None:
        there, elsewhere = self._here[name], self._elsewhere.get(name, 0)
        most = max(1, self.most - elsewhere, self.most // self._running)
        too_many = max(0, len(there) - most)
        for visit in there[:too_many] if self._oldest else there[len(there) - too_many :]:
            visit.expel(self)


class Attendance:
    """All the pages that are connected."""

    def __init__(self, settings: Settings) -> None:
        many = "server_many_pages"
        self.pages = Crowd("pages", settings.address_pages, many)
        self.watching = Crowd("watching", settings.address_watching, many)  # without a seat
        self.seats = Crowd("seat", settings.seat_pages, "server_other_pages", oldest=True)
        self.talk = Doorkeeper(settings.address_rate, settings.address_burst)
        self.decisions = Doorkeeper(settings.seat_rate, settings.seat_burst)
        self.crowds = (self.pages, self.watching, self.seats)


class Visit:
    """One page's place among the others. ``dismiss`` sends it away, and is told why.

    >>> attendance = Attendance(Settings(address_watching=1))
    >>> anna, bob = (Visit(attendance, "192.0.2.7", print) for _ in range(2))
    >>> for page in (anna, bob):
    ...     page.come()
    >>> anna.watch()
    >>> bob.sit(("a table", 0))
    >>> attendance.pages.count("192.0.2.7"), attendance.watching.count("192.0.2.7")
    (2, 1)
    """

    def __init__(
        self, attendance: Attendance, address: str, dismiss: Callable[[str], object]
    ) -> None:
        self._attendance = attendance
        self._address = address
        self._dismiss = dismiss
        self._among: dict[Crowd, Hashable] = {}

    def come(self) -> None:
        """A page has connected. Raises `TooMuch` if its address has too many."""
        self._enter(self._attendance.pages)

    def watch(self) -> None:
        """It holds no seat where it wants to go. Raises `TooMuch` if too many of them do."""
        self._enter(self._attendance.watching)

    def sit(self, seat: Seat) -> None:
        """From now on it speaks for this seat. If too many pages do, the oldest has to go."""
        seats = self._attendance.seats
        if seat == self._among.get(seats):
            return
        self._leave(seats)
        self._leave(self._attendance.watching)
        self._join(seats, seat)
        seats.make_room(seat)

    def may_talk(self, picture: bool) -> bool:
        """Whether its address may say one more thing, or ask for a whole picture."""
        return self._attendance.talk.lets(self._address, _PICTURE if picture else 1)

    def may_decide(self) -> bool:
        """Whether its seat may decide one more thing."""
        seat = self._among.get(self._attendance.seats)
        return seat is None or self._attendance.decisions.lets(seat)

    def expel(self, crowd: Crowd) -> None:
        """There are too many of a crowd: this page has to go."""
        self._leave(crowd)
        self._dismiss(crowd.why)

    def end(self) -> None:
        """The page is gone."""
        self._dismiss = lambda why: None
        for crowd in [*self._among]:
            self._leave(crowd)

    def _enter(self, crowd: Crowd) -> None:
        if crowd.is_full(self._address):
            raise TooMuch(crowd.why)
        self._join(crowd, self._address)

    def _join(self, crowd: Crowd, who: Hashable) -> None:
        self._among[crowd] = who
        crowd.add(who, self)

    def _leave(self, crowd: Crowd) -> None:
        if crowd in self._among:
            crowd.remove(self._among.pop(crowd), self)
