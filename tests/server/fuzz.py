"""Pages that say almost the right thing: messages as a page would send them now, most of them a
little wrong, at tables of all games and in all lessons.

Whatever they say, the server answers, and no table suffers: at the end each of them goes on, and
shows what its log says.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

import isolario
from isolario.contract.mutate import mutate_bytes, mutate_data
from isolario.server.settings import Settings
from isolario.table.holders import fresh
from isolario.table.messages import (
    Ask,
    FromPage,
    Gone,
    Hello,
    Learn,
    Look,
    Play,
    Refused,
    Taught,
    ToPage,
    Undo,
    Update,
)
from isolario.teach.lesson import lesson_of
from tests.server.page import PLENTY, Page, Server, bearer
from tests.server.truth import Truth

GAMES = isolario.all_games()
WITHOUT_LIMITS = Settings(pause=0, lease=1, workers=1, beat=0.05, **PLENTY)
FINE = {1000, 1009, 1013, 4403, 4404, 4408, 4429}
"""Codes with which a connection may be closed (`isolario.server.live`)."""

KINDS = {kind.__name__ for kind in get_args(ToPage)}
COMPANY = 5  # messages at most that a page sends before it listens
BROKEN = "page_server_error"


@dataclass
class Place:
    """A table or a lesson, and the pages that are there."""

    server: Server
    game: str
    kind: str  # tables or lessons
    name: str = ""
    token: str = ""
    pages: dict[Page, int | None] = field(default_factory=dict)  # and the seats they came for

    def __post_init__(self) -> None:
        if self.kind == "lessons":
            self.name = self.game
            return
        self.token = fresh()
        seats = [{"who": "me"}] * min(n for n in GAMES[self.game].seats if n > 1)
        wish = {"game": self.game, "seats": seats}
        post = self.server.http.post
        opened = post("/api/tables", json=wish, headers=bearer(self.token))
        assert opened.status_code == 201, opened.text
        self.name = opened.json()["table"]["table"]
        for seat in opened.json()["mine"]:
            assert self.server.sit(self.name, seat, self.token).status_code == 201

    def page(self, seat: int | None) -> Page:
        """Somebody comes, to a seat or to look on, and has not said hello yet."""
        return Page(self.server, self.name, self.kind, token=self.token if seat is not None else "")


class Fuzzer:
    """Talks to a server as many pages at once, and counts what it hears. ``renew``: how often a
    table is done away with, and another opened."""

    def __init__(
        self,
        server: Server,
        rng: random.Random,
        games: Collection[str] = GAMES,
        renew: float = 0.02,
    ) -> None:
        self.server, self.rng, self.renew = server, rng, renew
        self.said = 0
        self.heard: Counter[str] = Counter()  # by kind
        self.reasons: Counter[str] = Counter()  # why something was refused
        self.codes: Counter[int] = Counter()
        self.places = [
            *(Place(server, game, "tables") for game in games),
            *(Place(server, game, "lessons") for game in games if lesson_of(GAMES[game])),
        ]
        for place in self.places:
            for seat in (0, 1, None) if place.kind == "tables" else (0,):
                self._come(place, seat)

    def _come(self, place: Place, seat: int | None) -> Page:
        page = place.page(seat)
        place.pages[page] = seat
        page.say(Learn(0) if place.kind == "lessons" else Hello(seat))
        return page

    # --- saying -----------------------------------------------------------------------------

    def run(self, count: int, each: int = 0) -> None:
        """Says so many things, and goes on, four times as long at most, until every kind of answer
        has come so often: what pages hear depends on who was first, and so on the machine."""
        while self.said < count or (self.said < 4 * count and self.missing(each)):
            place = self.rng.choice(self.places)
            over = any(page.over for page in place.pages)
            if place.kind == "tables" and self.rng.random() < (10 if over else 1) * self.renew:
                self._replace(place)
            else:
                self._talk(place, self.rng.choice([*place.pages]))

    def missing(self, each: int) -> set[str]:
        """The kinds of answers that were heard less often than that."""
        return {kind for kind in KINDS if self.heard[kind] < each}

    def _talk(self, place: Place, page: Page) -> None:
        try:
            for _ in range(self.rng.randint(1, COMPANY)):
                self.said += 1
                self._say_something(place, page)
            self._listen(page, self.said)
        except (ConnectionClosed, OSError) as end:
            code = end.rcvd.code if isinstance(end, ConnectionClosed) and end.rcvd else 1006
            self.codes[code] += 1
            assert code in FINE, f"closed with {code}"
            page.leave()
            self._come(place, place.pages.pop(page))

    def _say_something(self, place: Place, page: Page) -> None:
        message = self._right(place, page)
        wrong = self.rng.random()
        if wrong < 0.5:
            page.say(message)
            return
        data = msgspec.json.encode(message)
        if wrong < 0.9:
            page.say(msgspec.json.encode(mutate_data(msgspec.json.decode(data), self.rng)))
        else:
            page.say(mutate_bytes(data, self.rng), binary=self.rng.random() < 0.5)

    def _right(self, place: Place, page: Page) -> FromPage:
        """What this page could say now."""
        rng, number = self.rng, self.said
        choices = [*page.now.choices.moves()] if page.now is not None else []
        choice = rng.choice(choices) if choices else None
        move = choice.move if choice is not None else "pass"
        n = page.n if rng.random() < 0.9 else page.n + rng.choice((-1, 1))
        boards = [area.key for area in page.areas] + ["sheet-1", "nowhere"]
        lesson = place.kind == "lessons"
        says: list[tuple[int, Callable[[], FromPage]]] = [
            (8, lambda: Play(n, move, rng.random() < 0.6, number)),
            (3, lambda: Undo(n, "" if rng.random() < 0.7 else move, number)),
            (3, lambda: Ask(move, {}, number)),
            (2, lambda: Ask("", dict(choice.facets) if choice else {}, number)),
            (2, lambda: Look(rng.choice(boards), number)),
            (1, lambda: Hello(place.pages[page], rng.random() < 0.1)),
            (4 if lesson else 1, lambda: Learn(rng.randrange(8 if lesson else 2), number)),
        ]
        (say,) = rng.choices([it for _, it in says], [weight for weight, _ in says])
        return say()

    def _replace(self, place: Place) -> None:
        """A table is done away with; everybody there is told so and leaves."""
        where = f"/api/tables/{place.name}"
        answer = self.server.http.delete(where, headers=bearer(place.token))
        assert answer.status_code == 204, answer.text
        for page in place.pages:
            self._hear_until(page, lambda message: isinstance(message, Gone))
            page.leave()
        self.places.remove(place)
        another = Place(self.server, place.game, "tables")
        self.places.append(another)
        for seat in (0, 1, None):
            self._come(another, seat)

    # --- hearing ----------------------------------------------------------------------------

    def _listen(self, page: Page, number: int) -> None:
        """Everything up to the answer to something that is always answered."""
        mark = 1_000_000_000 + number
        page.say(Look("nowhere", mark))
        self._hear_until(page, lambda message: getattr(message, "request", 0) == mark)

    def _hear_until(self, page: Page, last: Callable[[Any], bool]) -> None:
        while True:
            message = page.hear()
            self._count(message)
            if last(message):
                return

    def _count(self, message: ToPage) -> None:
        self.heard[type(message).__name__] += 1
        if isinstance(message, Refused):
            self.reasons[message.reason.id] += 1
            assert message.reason.id != BROKEN

    def _play(self, page: Page) -> ToPage:
        """Moves, and again a little later where that came too fast."""
        move = self.rng.choice(page.moves)
        while isinstance(answer := page.play(move), Refused):
            assert answer.reason.id == "server_too_fast"
            time.sleep(0.2)
        return answer

    # --- the end ----------------------------------------------------------------------------

    def check(self) -> None:
        """Every table goes on, and shows what its log says."""
        for place in self.places:
            if place.kind == "lessons":
                assert self._come(place, 0).hear_until(Taught).answer == "asked"
                continue
            seats = range(len(self.server.card(place.name).seats))
            pages = [place.page(seat) for seat in seats]
            for seat, page in enumerate(pages):
                page.hello(seat)
            movers = [page for page in pages if page.may_move]
            assert movers or pages[0].over
            for page in movers[:1]:
                assert isinstance(self._play(page), Update)
            for page in pages:
                page.hello(page.seat)
            truth = Truth(self.server, place.name)
            for page in pages:
                truth.compare(page, {0: place.token})
