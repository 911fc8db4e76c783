"""What one does with pieces, in a real browser, from positions that are set up for it: gathering a
payment like shopping, asking why one cannot be played, trying one out while others decide, dragging
a ghost on, taking a step back."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import isolario
from isolario.games.sea_dragons import SeaDragonsState
from tests.games.sea_dragons.shorthand import ALIKE, GAME, X, Y, Z, position, two
from tests.page.browsing import PHONE, WIDE, Mapper
from tests.page.serving import kept, serving
from tests.page.test_hand import Finger
from tests.page.test_replay import OPEN_MAPS, going_on, record_of

PAYING = {
    "step": "mission",
    "played": "3I",
    "laid": "f5 f6 f7",
    "missions": ALIKE,
    "hands": "4L | 3V 5T",
    "fleets": f"{X}{X}{Y}{Y}{Z} | ",
    "reefs": f"any {two(Z)} NW | ",
}
"""Orange has placed a dragon, and has ships and reef cards to pay for a mission with."""
PLACING = {"step": "play", "hands": "4L* 4T* | 3V 5T", "gold": "9 | 9"}
"""Orange is to place a dragon."""


def sea(fields: dict[str, str]) -> SeaDragonsState:
    """A position with a dragon on the board."""
    dragons = {"o": "f5 f6 f7"} if "laid" in fields else {"g": "m2 m3 m4"}
    return position(dragons, **fields)  # type: ignore[arg-type]


def season_ends() -> tuple[int, int]:
    """After how many moves of a record a season ends, and with whose next one."""
    record = record_of(OPEN_MAPS)
    state = isolario.all_games()[record.game].new(record.seats, record.seed, record.options)
    for number, (seat, move) in enumerate(record.moves):
        if any(event.what == "season_ends" for event in state.play(seat, move)):
            return number, seat
    raise AssertionError("no season ends")


PAYERS = ("mouse", "finger", "keys", "asked", "tried")
PLACERS = ("dragged", "undone", "turned")


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    tables = [kept(name, GAME, sea(PAYING)) for name in PAYERS]
    tables += [kept(name, GAME, sea(PLACING)) for name in PLACERS]
    tables.append(going_on(OPEN_MAPS, season_ends()[0]))
    yield from serving(tables)


class Player(Mapper):
    """Somebody with cards in hand and a full purse."""

    def sit(self, table: str, language: str = "en", seat: int = 0, game: str = GAME.name) -> None:
        self.go("/")
        held = [{"table": table, "seat": seat, "secret": f"key {seat}", "game": game, "since": 1}]
        self.page.evaluate(f"localStorage.setItem('isolario.seats', '{json.dumps(held)}')")
        self.page.evaluate(f"localStorage.setItem('isolario.language', '{language}')")
        self.go(f"/t/{table}")
        self.page.wait_for_selector("main .boards svg")

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
    rosa = Player(browser, home, "Rosa")
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
    mika = Player(browser, home, "Мiка", PHONE)
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
    lesia = Player(browser, home, "Леся")
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


# --- pieces that cannot be played -----------------------------------------------------------------


def test_a_card_that_cannot_be_played_says_why(browser: Browser, home: str) -> None:
    """Pressed, carried off, or asked by keys."""
    nina = Player(browser, home, "Nina")
    nina.sit("asked")
    page = nina.page
    reason = "The dragon of this turn is placed"

    def told() -> bool:
        return any(it.startswith(reason) for it in nina.texts("[data-part=refused]"))

    page.wait_for_selector("[data-idle=card-0]")
    x, y = nina.middle("[data-idle=card-0] .hit")
    page.mouse.click(x, y)
    nina.wait(told, "why it cannot be played")
    page.keyboard.press("Escape")
    nina.wait(lambda: not told(), "that it has been read")

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(700, 400, steps=5)
    page.wait_for_selector("[data-carried=card-0]", state="attached")
    page.mouse.up()
    nina.wait(told, "why it cannot be played")
    page.wait_for_selector("[data-carried]", state="detached")
    page.keyboard.press("Escape")
    nina.wait(lambda: not told(), "that it has been read")

    nina.tab_to("[data-idle=card-0]")
    page.keyboard.press("Enter")
    nina.wait(told, "why it cannot be played")
    assert nina.plays() == []

    # What explains the card shows its dragon, not an empty sheet.
    page.keyboard.press("Escape")
    page.locator("[data-idle=card-0]").focus()
    page.keyboard.press("i")
    page.wait_for_selector("[data-part=card][data-open=true] header [data-on=card-0-head]")
    nina.shot("card-of-a-dragon")
    nina.close()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_card_is_tried_out_as_what_it_lays(
    browser: Browser, home: str, size: tuple[int, int]
) -> None:
    """Who waits leaves a dragon on the sea, not a card; turned and mirrored, by keys or buttons."""
    jan = Player(browser, home, "Jan", size)
    jan.sit("tried", seat=1)
    page = jan.page
    page.click("[data-lift=card-0]")
    page.mouse.click(*jan.at("c3"))
    page.wait_for_selector("[data-parked='board/c3']")
    assert jan.count("[data-parked] use") == 3
    before = page.locator("[data-parked]").inner_html()
    if size == PHONE:
        page.click("[data-tool=turn]")
    else:
        page.keyboard.press("r")
    jan.wait(lambda: page.locator("[data-parked]").inner_html() != before, "a dragon turned")
    before = page.locator("[data-parked]").inner_html()
    if size == PHONE:
        page.click("[data-tool=mirror]")
    else:
        page.keyboard.press("m")
    jan.wait(lambda: page.locator("[data-parked]").inner_html() != before, "a dragon mirrored")
    jan.shot(f"parked-{size[0]}")
    jan.close()


# --- ghosts, and steps back -----------------------------------------------------------------------


def test_a_ghost_is_dragged_on(browser: Browser, home: str) -> None:
    """By finger: a ghost that stands goes where it is dragged, and is placed there."""
    mika = Player(browser, home, "Mika", PHONE)
    mika.sit("dragged")
    finger = Finger(mika)
    finger.tap(mika.middle("[data-value=card-0] .hit"))
    finger.tap(mika.at("f8"))
    mika.wait(lambda: len(mika.ghost) == 4, "a ghost")
    mika.page.wait_for_timeout(400)  # the sea comes closer
    before = mika.ghost
    x, y = mika.at(min(before))
    finger.carry((x, y), (x, y - 120))
    mika.wait(lambda: mika.ghost != before, "a ghost that follows")
    finger.touch("touchEnd")
    after = mika.ghost
    mika.page.locator("[data-act=confirm]").first.click()
    mika.wait(lambda: len(mika.plays()) == 1, "a dragon placed")
    assert after != before
    mika.close()


def test_the_way_back_is_told(browser: Browser, home: str) -> None:
    """Undo says why there is nothing to take back; after a step that can be taken back it stands
    out, and what changed is marked."""
    olha = Player(browser, home, "Ольга", PHONE)
    olha.sit("undone", "uk")
    page = olha.page
    page.click("[data-act=undo]", force=True)
    page.wait_for_selector("[data-part=refused]")
    assert "скасовувати нічого" in olha.texts("[data-part=refused]")[0]
    page.mouse.click(*olha.middle("[data-value=card-0] .hit"))
    page.mouse.click(*olha.at("f8"))
    page.locator("[data-act=confirm]").first.click() if olha.count("[data-act=confirm]") else None
    page.wait_for_selector(".fresh[data-act=undo]")
    assert "Хід зроблено." in olha.texts("[data-act=undo]")[0]
    assert olha.count("[data-last]") == 1
    olha.check_layout("just placed")
    olha.shot("fresh")
    olha.take_back()
    assert olha.count(".fresh") == 0
    olha.close()


def test_another_card_lies_as_it_is_drawn(browser: Browser, home: str) -> None:
    """However the last one was turned."""
    rosa = Player(browser, home, "Rosa")
    rosa.sit("turned")
    page = rosa.page

    def wide() -> int:
        """How many columns the ghost has."""
        return len({cell[0] for cell in rosa.ghost})

    page.click("[data-value=card-0]")
    page.mouse.move(*rosa.at("e8"))
    rosa.wait(lambda: len(rosa.ghost) == 4, "a ghost")
    drawn = wide()
    page.keyboard.press("r")
    rosa.wait(lambda: wide() != drawn, "a ghost turned")
    page.click("[data-value=card-1]")
    page.mouse.move(*rosa.at("e8"))
    rosa.wait(lambda: len(rosa.ghost) == 4, "another ghost")
    assert wide() == 3
    rosa.close()


# --- beside the table -----------------------------------------------------------------------------


def test_own_tables_come_first(browser: Browser, home: str) -> None:
    """Who plays somewhere finds that above the games."""
    rosa = Player(browser, home, "Rosa", PHONE)
    rosa.sit("turned")
    rosa.go("/")
    rosa.page.wait_for_selector("main .yours a")
    above = rosa.page.locator(".yours").bounding_box()
    games = rosa.page.locator(".games").bounding_box()
    assert above is not None
    assert games is not None
    assert above["y"] + above["height"] < games["y"]
    rosa.close()


def test_the_log_opens_over_what_was_scored(browser: Browser, home: str) -> None:
    """On a phone only one sheet is there at a time."""
    moves, seat = season_ends()
    ida = Player(browser, home, "Ida", PHONE)
    ida.sit(f"cartographers-{moves}", seat=seat, game="cartographers")
    page = ida.page
    assert ida.turn_or_end()
    ida.draw()
    page.wait_for_selector("[data-part=tally]")
    page.click("[data-tab=log]")
    page.wait_for_selector("[data-part=tally]", state="detached")
    assert page.locator(".drawer.log").is_visible()
    page.click("[data-tab=log]")
    page.wait_for_selector("[data-part=tally]")
    ida.close()
