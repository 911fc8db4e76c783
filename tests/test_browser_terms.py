"""Terms in sentences explain themselves: to a mouse, a finger, the keyboard and who reads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from test_browser_cards import CARD, OPEN, SEATS, Newcomer

every_game = pytest.mark.parametrize("game", SEATS)
PROMPT = "[data-part=prompt] [data-term]"
SAID = "document.querySelector('[data-part=prompt]').textContent"


@every_game
def test_by_mouse(browser: Browser, address: str, game: str) -> None:
    """Pointed at, a term is told in short, pressed at length; the sentence reads as it did."""
    ines = Newcomer(browser, address, "Ines")
    page, mouse = ines.page, ines.page.mouse
    ines.sit(game, "en")
    page.wait_for_selector(PROMPT)
    term = page.locator(PROMPT).first
    card = term.get_attribute("data-term")
    assert card
    assert term.get_attribute("role") == "button"
    mouse.move(*ines.middle(PROMPT))
    page.wait_for_selector(CARD)
    assert ines.cards == [card]
    assert ines.count(OPEN) == 0
    ines.shot(f"term-{game}-pointed")
    mouse.down()
    mouse.up()
    page.wait_for_selector(OPEN)
    assert ines.cards == [card]
    assert ines.count(f"{OPEN} [data-term={card}]") == 0  # not itself
    ines.shot(f"term-{game}")
    page.keyboard.press("Escape")
    ines.closes()
    ids = page.locator(PROMPT).evaluate_all("(all) => all.map((it) => it.dataset.term)")
    assert len(set(ids)) == len(ids)
    assert ines.count("button [data-term], a [data-term]") == 0
    ines.check_layout(f"terms of {game}")

    # When something else is said, nothing of the last sentence stays.
    before = page.evaluate(SAID)
    ines.speak("uk")
    ines.wait(lambda: page.evaluate(SAID) != before, "the sentence in another language")
    page.wait_for_selector(PROMPT)
    assert not set(page.evaluate(SAID).lower()) & set("abcdefgh")
    assert ines.plays() == []
    ines.close()
