"""Takes the pictures of the page that the README shows, in a real browser:

make client && python -m docs.pictures.photograph
"""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import sync_playwright

import isolario
from isolario.bots import bot
from isolario.table.archive import shelved
from isolario.table.holders import holder_of
from isolario.table.store import Kept, SeatRow
from tests.page.browsing import Person
from tests.page.conftest import BROWSERS, FLAGS
from tests.page.records import key
from tests.page.serving import serving

SIZE = (1280, 800)
HERE = Path(__file__).parent


def charted() -> Kept:
    """Ann and a bot in the middle of Land vs Sea, with all extras."""
    state = isolario.new("land-vs-sea", seed=7, extras="all")
    players = [bot("greedy", rng=seat) for seat in range(2)]
    while not (len(state.ground.placed) >= 30 and state.to_move == (0,) and state.step == "place"):
        (seat,) = state.to_move
        state.play(seat, players[seat].choose(state.view(seat), state.recall(seat)))
    kept = shelved(state.record())
    ann = SeatRow(0, "person", "Ann", holder=holder_of(key(0)))
    return Kept(
        replace(kept.table, id="charted", state="playing", record=""),
        [ann, SeatRow(1, "bot", bot="medium")],
        [replace(entry, answers=-entry.number) for entry in kept.log],
    )


def start(ann: Person) -> None:
    """Where everybody comes in."""
    ann.go("/")
    ann.page.wait_for_selector("[data-game] .picture svg")


def table(ann: Person) -> None:
    """A game at its table, with a tile in hand."""
    ann.hold(key(0))
    ann.go("/t/charted")
    assert ann.turn_or_end()
    ann.page.locator(".hand [data-value]").first.click()


if __name__ == "__main__":
    found = next(filter(None, map(shutil.which, BROWSERS)))
    with contextmanager(serving)([charted()]) as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for view in (start, table):
            ann = Person(browser, home, "Ann", SIZE)
            view(ann)
            ann.page.wait_for_load_state("networkidle")
            ann.page.screenshot(path=HERE / f"page-{view.__name__}.png")
            ann.close()
        browser.close()
