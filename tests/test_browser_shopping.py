"""Lists that are put together like shopping, in a real browser: any order, put back, one Ready."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser

from browsing import PHONE, Mapper
from isolario.server.app import create_app
from isolario.table.memory import MemoryStore
from isolario.table.setup import hash_of
from isolario.table.store import Kept, SeatRow, TableRow
from sea_dragons import ALIKE, GAME, X, Y, Z, position, two

SECRET = "key"


def kept(name: str) -> Kept:
    """Orange has placed a dragon, and has ships and reef cards to pay for a mission with."""
    state = position(
        {"o": "f5 f6 f7"},
        step="mission",
        played="3I",
        laid="f5 f6 f7",
        missions=ALIKE,
        hands="4L | 3V 5T",
        fleets=f"{X}{X}{Y}{Y}{Z} | ",
        reefs=f"any {two(Z)} NW | ",
    )
    row = TableRow(
        name, GAME.name, GAME.rules_version, {}, "", "", False, "playing", "seed",
        position=state.text, origin=state.text,
    )  # fmt: skip
    me, other = (
        SeatRow(0, "person", "Rosa", secret_hash=hash_of(SECRET)),
        SeatRow(1, "person", "Jan"),
    )
    return Kept(row, [me, other], [])


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    tables = [kept(name) for name in ("mouse", "finger", "keys")]
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = uvicorn.Server(uvicorn.Config(create_app(MemoryStore(tables)), log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)


class Payer(Mapper):
    """Somebody with a full purse."""

    def sit(self, table: str, language: str = "en") -> None:
        self.go("/")
        held = [{"table": table, "seat": 0, "secret": SECRET, "game": GAME.name, "since": 1}]
        self.page.evaluate(f"localStorage.setItem('isolario.seats', '{json.dumps(held)}')")
        self.page.evaluate(f"localStorage.setItem('isolario.language', '{language}')")
        self.go(f"/t/{table}")
        assert self.turn_or_end()

    def gathered(self) -> set[str]:
        """What is lifted, to be paid with."""
        found = self.page.locator("[data-bag][aria-pressed=true]")
        names: list[str] = found.evaluate_all("(all) => all.map((it) => it.dataset.bag)")
        return set(names)

    def ready(self) -> bool:
        return self.count("[data-act=ready]:enabled") == 1


def ship(letter: str, number: int = 0) -> str:
    return f"pay-{'gprb'.index(letter)}-{number}"


def test_by_mouse(browser: Browser, home: str) -> None:
    """What is usual is gathered already; anything can be put back and something else taken."""
    rosa = Payer(browser, home, "Rosa")
    rosa.sit("mouse")
    page = rosa.page
    assert rosa.count("[data-bag], [data-act=ready]") == 0
    page.click("[data-value=mission-0]")
    page.wait_for_selector("[data-act=ready]:enabled")
    rosa.shot("shopping-cards")
    assert rosa.gathered() == set()  # ships alone
    page.click("[data-bag=reef-1]")
    assert rosa.gathered() == {"reef-1"}
    assert rosa.ready()
    assert rosa.texts("[data-part=gathered]") == ["With reef cards: \xa0ship of any colour"]
    page.click("[data-bag=reef-1]")
    assert rosa.gathered() == set()
    # A card that pays for nothing says why.
    page.click("[data-idle=reef-2]", force=True)
    page.wait_for_selector("[data-part=refused]")
    page.click("[data-bag=reef-1]")
    page.click("[data-act=ready]")
    page.wait_for_selector(f"[data-bag={ship(X)}]")
    assert rosa.plays() == ["mission 1 with any"]

    # One ship is still to be paid: one of the colour asked for, or two of another.
    assert rosa.gathered() == {ship(X)}
    assert rosa.ready()
    page.click(f"[data-bag={ship(Y, 1)}]")
    assert rosa.gathered() == {ship(Y, 1)}
    assert not rosa.ready()
    rosa.shot("shopping-ships")
    page.click(f"[data-bag={ship(Y)}]")
    assert rosa.ready()
    page.click("[data-act=ready]")
    rosa.wait(lambda: len(rosa.plays()) == 2, "the payment")
    assert rosa.plays()[1] == f"ships {Y}{Y}"
    page.wait_for_selector("[data-bag]", state="detached")
    rosa.close()


def test_by_finger(browser: Browser, home: str) -> None:
    """On a phone what can be gathered is in sight, and so is Ready."""
    mika = Payer(browser, home, "Мiка", PHONE)
    mika.sit("finger", "uk")
    page = mika.page
    page.click("[data-value=mission-0]")
    page.wait_for_selector("[data-act=ready]:enabled")
    mika.shot("shopping-phone-cards")
    mika.check_layout("cards to pay with")
    page.click("[data-bag=reef-0]")
    assert mika.gathered() == {"reef-0"}
    page.click("[data-act=ready]")
    page.wait_for_selector(f"[data-bag={ship(X)}]")
    mika.shot("shopping-phone-ships")
    mika.check_layout("ships to pay with")
    for key in mika.page.locator("[data-bag]").all():
        box = key.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < PHONE[1]
    page.click("[data-act=ready]")
    mika.wait(lambda: len(mika.plays()) == 2, "the payment")
    mika.close()


def test_by_keys(browser: Browser, home: str) -> None:
    """Enter and Space gather and put back; Enter elsewhere is Ready."""
    lesia = Payer(browser, home, "Леся")
    lesia.sit("keys")
    press = lesia.page.keyboard.press
    lesia.tab_to("[data-value=mission-0]")
    press("Enter")
    lesia.page.wait_for_selector("[data-bag]")
    lesia.tab_to("[data-bag=reef-1]")
    press(" ")
    assert lesia.gathered() == {"reef-1"}
    lesia.tab_to("[data-act=ready]")
    press("Enter")
    lesia.page.wait_for_selector(f"[data-bag={ship(X)}]")
    lesia.tab_to(f"[data-bag={ship(X)}]")
    press("Enter")
    assert lesia.gathered() == set()
    assert not lesia.ready()
    press("Enter")
    lesia.page.evaluate("document.activeElement.blur()")
    press("Enter")
    lesia.wait(lambda: len(lesia.plays()) == 2, "the payment")
    assert lesia.plays() == ["mission 1 with any", f"ships {X}"]
    lesia.close()
