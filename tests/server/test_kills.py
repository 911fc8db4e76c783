"""A server that is killed at any moment has lost nothing that it said, and every table goes on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import isolario
from isolario.table.messages import Play, Undo, Update
from isolario.table.seeds import check
from tests.server.page import PATIENCE, Page, Process
from tests.server.truth import Truth, published, rows
from tests.soaking import SOAK

KILLS = 50 if SOAK else 3
GAMES = [name for name, game in isolario.all_games().items() if 2 in game.seats]
WHO = (("me", "me"), ("me", "random"), ("random", "random"))


def workers_of(server: Process) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def gone(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] == "Z"


def wait_until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.05)


@dataclass
class Seen:
    """A table, those who are at it, and everything that they were ever told."""

    server: Process
    who: tuple[str, ...]
    game: str
    table: str = ""
    keys: dict[int, str] = field(default_factory=dict)
    pages: list[Page] = field(default_factory=list)
    left: list[Page] = field(default_factory=list)
    waiting: set[Page] = field(default_factory=set)  # for an answer
    asked: dict[int, tuple[str, int, int, str]] = field(default_factory=dict)
    acknowledged: list[tuple[str, int, int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table, self.keys = self.server.open(*self.who, game=self.game)

    def come(self) -> None:
        """All sit down again, and see at least what they had been shown."""
        before = {page.seat: page.n for page in self.pages}
        self.left += self.pages
        self.pages = [self.server.page(self.table, key) for key in ("", *self.keys.values())]
        for page in self.pages:
            assert page.n >= before.get(page.seat, 0), "what was shown had not been written"

    @property
    def over(self) -> bool:
        return any(page.over for page in self.pages)

    def hear(self) -> None:
        for page in self.pages:
            try:
                while True:
                    message = page.hear(0)
                    if number := getattr(message, "request", 0):
                        self.waiting.discard(page)
                        asked = self.asked.pop(number)
                        if isinstance(message, Update):
                            self.acknowledged.append(asked)
            except TimeoutError:
                continue

    def stir(self, rng: random.Random, request: int) -> None:
        """Somebody decides something, or takes it back; some do not wait for the answer."""
        movers = [page for page in self.pages if page.may_move]
        page = rng.choice(movers) if movers else None
        if page is None or (page in self.waiting and rng.random() > 0.02):
            return
        self.waiting.add(page)
        assert page.seat is not None
        if rng.random() < 0.2:
            self.asked[request] = ("undo", page.seat, page.n, "")
            page.say(Undo(page.n, "", request))
        else:
            move = rng.choice(page.moves)
            self.asked[request] = ("move", page.seat, page.n, move)
            page.say(Play(page.n, move, meant=True, request=request))

    def check_acknowledged(self) -> None:
        log = "SELECT kind, seat, answers, move FROM log WHERE table_id = ?"
        assert {*self.acknowledged} <= {*rows(self.server, log, self.table)}

    def go_on(self, rng: random.Random, requests: count[int]) -> None:
        """Whatever comes next comes, whether a person or a bot decides."""
        watcher, until = self.pages[0], time.monotonic() + PATIENCE
        before = [page.n for page in self.pages]
        while [page.n for page in self.pages] == before and not self.over:
            assert time.monotonic() < until, f"{self.game} is stuck"
            self.stir(rng, next(requests))
            time.sleep(0.02)
            self.hear()
        assert watcher.n >= before[0]

    def compare(self) -> None:
        """Every picture that anybody was ever shown was right."""
        truth = Truth(self.server, self.table)
        for page in self.left + self.pages:
            truth.compare_pictures(page)


def killed_soon(server: Process, seconds: float) -> threading.Thread:
    def kill() -> None:
        time.sleep(seconds)
        workers = workers_of(server)
        server.kill()
        wait_until(lambda: all(map(gone, workers)))

    thread = threading.Thread(target=kill)
    thread.start()
    return thread


@pytest.mark.soak
@pytest.mark.parametrize("luck", range(20 if SOAK else 1))
def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path, luck: int) -> None:
    """People play and take back, people play against bots, bots play each other; in between the
    server is killed, whatever it is doing."""
    rng = random.Random(luck)
    requests = count(1)
    server = Process(tmp_path / "tables.db")
    games = [*GAMES]
    rng.shuffle(games)
    try:
        at = [Seen(server, who, games[nth % len(games)]) for nth, who in enumerate(WHO)]
        done: list[Seen] = []
        for _ in range(KILLS):
            for nth, seen in enumerate(at):
                seen.come()
                if seen.over:
                    done.append(seen)
                    at[nth] = Seen(server, seen.who, rng.choice(games))
                    at[nth].come()
                at[nth].go_on(rng, requests)
            killing = killed_soon(server, rng.uniform(0, 0.5))
            try:
                while True:
                    rng.choice(at).stir(rng, next(requests))
                    for seen in at:
                        seen.hear()
            except (ConnectionClosed, OSError):
                killing.join()
            for seen in at:
                for page in seen.pages:  # what was still on its way to them
                    _listen_to_the_end(seen, page)
            server.start()
            for seen in at:
                seen.check_acknowledged()
        for seen in at:
            seen.come()
            seen.go_on(rng, requests)
            seen.compare()
        assert sum(len(seen.acknowledged) for seen in at + done) > KILLS
        for seen in rng.sample(done, min(3, len(done))):
            seen.compare()
        _finish_exactly(rng, at[1])
    finally:
        server.stop()


def _listen_to_the_end(seen: Seen, page: Page) -> None:
    others, seen.pages = seen.pages, [page]
    try:
        while True:
            seen.hear()
            time.sleep(0.001)
    except (ConnectionClosed, OSError):
        seen.pages = others


def _finish_exactly(rng: random.Random, seen: Seen) -> None:
    """A game that went on through all of this ends as any other: everybody knows what they may,
    and its seed is what it was said to be."""
    watcher, page = seen.pages
    page.play_on(rng)
    while not watcher.over:
        watcher.hear()
    truth = Truth(seen.server, seen.table)
    truth.compare(page, seen.keys)
    truth.compare(watcher, seen.keys)
    assert check(published(seen.server, seen.table)) == "server"  # nobody else added to it


# --- and noise ----------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="takes minutes")
@pytest.mark.parametrize("luck", range(8))
def test_noise_kills_and_undoing(tmp_path: Path, luck: int) -> None:
    """Two people play, undo, repeat themselves and send rubbish; the server is killed again and
    again; at the end everybody has seen the same game."""
    rng = random.Random(luck)
    server = Process(tmp_path / "tables.db")
    try:
        table, keys = server.open("me", "me", options={"weather": "cards"})
        both = [server.page(table, keys[seat]) for seat in (0, 1)]
        old: list[Page] = []
        while not any(page.over for page in both):
            try:
                _stir(rng, rng.choice(both))
                for page in both:
                    while not page.hear_nothing(0.003):
                        pass
                if rng.random() < 0.01:
                    server.kill()
            except (ConnectionClosed, OSError):
                server.start()
                old += both
                both = [server.page(table, keys[seat]) for seat in (0, 1)]
        for page in both:
            page.hello()
        truth = Truth(server, table)
        for page in both:
            truth.compare(page, keys)
        for page in old:
            truth.compare_pictures(page)
    finally:
        server.stop()


def _stir(rng: random.Random, page: Page) -> None:
    whim = rng.random()
    if whim < 0.1:
        page.say(rng.randbytes(rng.randrange(200)))
    elif whim < 0.2:
        page.say(Undo(page.n))
    elif whim < 0.3:
        page.play("Wc4", n=page.n - 1)
    elif page.may_move:
        page.say(Play(page.n, rng.choice(page.moves), meant=True))
