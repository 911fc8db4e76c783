"""Whatever lies on a table explains itself: to a mouse, a finger, the keyboard and who hears."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

import isolario
from isolario.teach.cards import cards_of
from tests.page.browsing import PHONE, Mapper
from tests.page.test_hand import Finger

SEATS = {
    "foggy-island": ("me", "easy"),
    "cartographers": ("me", "easy"),
    "beacon-patrol": ("me", "easy"),
    "land-vs-sea": ("me", "easy"),
    "sea-dragons": ("me", "easy", "easy"),
}
every_game = pytest.mark.parametrize("game", SEATS)
CARD, OPEN = "[data-part=card]", "[data-part=card][data-open=true]"
NOW: dict[str, str] = {  # what the corner says at the beginning
    "foggy-island": "Раунд 1 з 2",
    "cartographers": "Весна",
    "beacon-patrol": "У стосі:",
    "land-vs-sea": "У стосах:",
    "sea-dragons": "Раунд 1 з 11",
}
# A symbol, a number and a term beside the board, and the card that each has.
THINGS: dict[str, dict[str, str]] = {
    "foggy-island": {"score-1": "score", "round": "round"},
    "cartographers": {"edict-a": "edict", "points-a": "edict_points", "time": "clock"},
    "beacon-patrol": {"turns": "turns", "rank": "rank", "share-1": "share"},
    "land-vs-sea": {"special-volcano": "volcano", "points-1": "points", "count-0": "stack"},
    "sea-dragons": {"free-NW": "free", "points-NW-1": "holding", "gold-1": "coin"},
}
CELLS = {"cartographers": ("d2", "mountain"), "sea-dragons": ("d1", "whirlpool")}
"""Where something is printed on the board, and its card."""


class Newcomer(Mapper):
    """Somebody who wants to know what all this is."""

    def sit(self, game: str, language: str = "uk", **more: Any) -> None:
        self.context.add_init_script(f"localStorage.setItem('isolario.language', '{language}')")
        self.open_table(game, *SEATS[game], seed="7", **more)
        assert self.turn_or_end()
        self.page.wait_for_selector("[data-thing]")  # the cards are there

    @property
    def cards(self) -> list[str]:
        """The cards that are being told."""
        found = self.page.locator(CARD)
        return (found.get_attribute("data-cards") or "").split() if found.count() else []

    def closes(self) -> None:
        self.page.wait_for_selector(CARD, state="detached")


@every_game
def test_by_mouse(browser: Browser, address: str, game: str) -> None:
    """What is pointed at is told in short, what is pressed at length; nothing is done by it."""
    ines = Newcomer(browser, address, "Ines")
    page, mouse = ines.page, ines.page.mouse
    ines.sit(game, "en")
    for key, card in THINGS[game].items():
        thing = f"[data-thing='{key}']"
        page.locator(thing).first.scroll_into_view_if_needed()
        mouse.move(2, 2)
        ines.closes()
        mouse.move(*ines.middle(thing))
        page.wait_for_selector(CARD)
        assert card in ines.cards, key
        assert ines.count(OPEN) == 0
        mouse.down()
        mouse.up()
        page.wait_for_selector(OPEN)
        assert card in ines.cards, key
        assert ines.count(f"{OPEN} h2") == 1
        ines.shot(f"card-{game}-{key}")
        page.keyboard.press("Escape")
        ines.closes()
    ines.check_layout(f"cards of {game}")
    assert ines.plays() == []
    ines.close()


@every_game
def test_by_finger(browser: Browser, address: str, game: str) -> None:
    """A tap on what cannot be chosen, a long press on what can: a sheet over the lower half."""
    ines = Newcomer(browser, address, "Ines", PHONE)
    page, finger = ines.page, Finger(ines)
    ines.sit(game, "uk")
    assert NOW[game] in ines.texts("[data-part=progress]")[0]
    finger.tap(ines.middle("[data-part=progress]"))
    page.wait_for_selector(OPEN)
    assert ines.cards == ["progress"]
    board = page.locator("[data-part=board]").bounding_box()
    sheet = page.locator(CARD).bounding_box()
    assert board is not None
    assert sheet is not None
    assert sheet["y"] >= board["y"] + board["height"] / 2 - 2
    ines.check_layout(f"the sheet of {game}")
    ines.shot(f"sheet-{game}")
    finger.tap(ines.middle("[data-act=close-card]"))
    ines.closes()

    if game in CELLS:
        cell, card = CELLS[game]
        if game == "cartographers":  # a shape is in hand: the board is there to be played on
            finger.touch("touchStart", ines.at(cell))
            page.wait_for_selector(OPEN)
            finger.touch("touchEnd")
        else:
            finger.tap(ines.at(cell))
            page.wait_for_selector(OPEN)
        assert card in ines.cards
        ines.shot(f"cell-{game}")
        finger.tap((180, 20))  # beside it
        ines.closes()
    assert ines.plays() == []
    ines.close()


def test_an_edict_by_a_tap(browser: Browser, address: str) -> None:
    """In the sheet of the edicts, too: and the book opens at its place."""
    ines = Newcomer(browser, address, "Ines", PHONE)
    page, finger = ines.page, Finger(ines)
    ines.sit("cartographers", "ru")
    page.click("[data-tab=offer]")
    name = page.locator("[data-thing^=name-]").first
    name.scroll_into_view_if_needed()
    finger.tap(ines.middle("[data-thing^=name-]"))
    page.wait_for_selector(f"{OPEN} figure")
    assert "звезд" in ines.texts(OPEN)[0]
    ines.check_layout("an edict")
    page.locator(f"{OPEN} [data-act=read]").first.click()
    page.wait_for_selector("[data-part=book] section.here")
    ines.closes()
    ines.close()


@every_game
def test_by_keys(browser: Browser, address: str, game: str) -> None:
    """Tab comes to what explains itself, arrows go on, Enter tells it; a piece tells by its key."""
    ines = Newcomer(browser, address, "Ines")
    page, keys = ines.page, ines.page.keyboard
    ines.sit(game, "uk")
    for _ in range(40):
        keys.press("Tab")
        if page.evaluate("document.activeElement.dataset.thing !== undefined"):
            break
    else:
        pytest.fail("Tab never comes to a thing")
    here = "document.activeElement.dataset.thing"
    first = page.evaluate(here)
    reached = set()
    for way in ("ArrowDown", "ArrowRight"):
        keys.press(way)
        reached.add(page.evaluate(here))
    assert reached - {None, first}
    asked = page.evaluate(here)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    keys.press("Enter")
    page.wait_for_selector(OPEN)
    assert page.evaluate("document.activeElement.dataset.act") == "close-card"
    keys.press("Enter")
    ines.closes()
    assert page.evaluate(here) == asked

    # What can be chosen is told by the key that the list of keys shows.
    page.evaluate("document.querySelector('[data-value][tabindex=\"0\"]').focus()")
    keys.press("KeyI")
    page.wait_for_selector(OPEN)
    assert ines.cards
    keys.press("Escape")
    ines.closes()
    keys.press("Shift+Slash")
    page.wait_for_selector("[data-part=keys]")
    assert any("Що це?" in text for text in ines.texts("[data-part=keys] dd"))
    assert ines.plays() == []
    ines.close()


def test_how_edicts_score_stands_there(browser: Browser, address: str) -> None:
    """Where there is room, nobody has to ask."""
    ines = Newcomer(browser, address, "Ines")
    ines.sit("cartographers", "uk")
    (said,) = ines.texts("[data-part=spelled]")
    assert said.count("зірк") + said.count("зірок") >= 4
    ines.page.set_viewport_size({"width": 1000, "height": 700})
    assert ines.page.locator("[data-part=spelled]").is_hidden()
    ines.close()


@every_game
def test_every_thing_beside_the_board_is_told(browser: Browser, address: str, game: str) -> None:
    """Each of them has a name for who hears it, and a card that opens."""
    ines = Newcomer(browser, address, "Ines")
    ines.sit(game, "ru")
    ids = {card.id for card in cards_of(isolario.all_games()[game]).card}
    things = ines.page.locator("[data-thing]")
    assert things.count() > 5
    labels = ines.page.evaluate(
        "[...document.querySelectorAll('[data-thing]')].map((it) => it.getAttribute('aria-label'))"
    )
    assert all(labels)
    told = ines.page.evaluate(TELL)
    assert all(cards and set(cards.split()) <= ids for cards in told), told
    ines.close()


TELL = """
async () => {
  const found = [];
  for (const thing of [...document.querySelectorAll('[data-thing]')].slice(0, 30)) {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    found.push(document.querySelector('[data-part=card]')?.dataset.cards ?? '');
  }
  return found;
}
"""
