"""Terms in sentences explain themselves: to a mouse, a finger, the keyboard and who reads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import PHONE
from tests.page.test_cards import CARD, OPEN, SEATS, Newcomer
from tests.page.test_hand import Finger

# What is asked first has a term, but in Foggy Island: "Choose 5 more tokens for your first hand."
every_game = pytest.mark.parametrize("game", sorted(SEATS.keys() - {"foggy-island"}))
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


@pytest.mark.parametrize("game", ["cartographers", "sea-dragons"])
def test_by_finger(browser: Browser, address: str, game: str) -> None:
    """A tap opens the card as a sheet; what is folded unfolds first."""
    ines = Newcomer(browser, address, "Ines", PHONE)
    page, finger = ines.page, Finger(ines)
    ines.sit(game, "uk")
    page.wait_for_selector(PROMPT)
    if ines.count("[data-act=unfold]"):
        finger.tap(ines.middle("[data-act=unfold]"))
        page.wait_for_selector(".text.open")
    ines.shot(f"terms-{game}-phone")
    card = page.locator(PROMPT).first.get_attribute("data-term")
    finger.tap(ines.middle(PROMPT))
    page.wait_for_selector(OPEN)
    assert ines.cards == [card]
    ines.check_layout(f"the card of a term of {game}")
    ines.shot(f"term-{game}-phone")

    # A card leads to another, and that one back to the table.
    inside = f"{OPEN} p [data-term]"
    page.wait_for_selector(inside)
    other = page.locator(inside).first.get_attribute("data-term")
    assert other != card
    finger.tap(ines.middle(inside))
    page.wait_for_selector(f"{OPEN}[data-cards={other}]")
    finger.tap(ines.middle("[data-act=close-card]"))
    ines.closes()
    assert ines.plays() == []
    ines.close()


@pytest.mark.parametrize(("game", "language"), [("cartographers", "uk"), ("land-vs-sea", "ru")])
def test_by_keys(browser: Browser, address: str, game: str, language: str) -> None:
    """Tab comes to a term, Enter and I tell it, Esc closes it, and the focus is back on it."""
    ines = Newcomer(browser, address, "Ines")
    page, keys = ines.page, ines.page.keyboard
    ines.sit(game, language)
    page.wait_for_selector(PROMPT)
    here = "document.activeElement.dataset.term"
    for _ in range(60):
        keys.press("Tab")
        if page.evaluate(f"{here} !== undefined"):
            break
    else:
        pytest.fail("Tab never comes to a term")
    term = page.evaluate(here)
    for key in ("Enter", "KeyI"):
        keys.press(key)
        page.wait_for_selector(OPEN)
        assert ines.cards == [term]
        assert page.evaluate("document.activeElement.dataset.act") == "close-card"
        keys.press("Escape")
        ines.closes()
        assert page.evaluate(here) == term

    # From one card to another, and back to where it began.
    keys.press("Enter")
    page.wait_for_selector(f"{OPEN} [data-term]")
    keys.press("Tab")
    other = page.evaluate(here)
    assert other not in (None, term)
    keys.press("Enter")
    page.wait_for_selector(f"{OPEN}[data-cards={other}]")
    keys.press("Escape")
    ines.closes()
    assert page.evaluate(here) == term
    assert ines.plays() == []
    ines.close()


def test_in_the_book_a_term_leads_to_its_section(browser: Browser, address: str) -> None:
    ines = Newcomer(browser, address, "Ines")
    page = ines.page
    page.context.add_init_script("localStorage.setItem('isolario.language', 'uk')")
    ines.go("/rules/cartographers")
    link = page.locator("[id^=section-] p a.term").first
    link.wait_for()
    section = (link.get_attribute("href") or "").removeprefix("#")
    assert link.evaluate("(it) => it.closest('[id^=section-]').id") != f"section-{section}"
    link.click()
    page.wait_for_selector(f"#section-{section}.here")
    assert page.evaluate("document.activeElement.id") == f"section-{section}"
    ines.shot("terms-book")
    ines.close()


@pytest.mark.parametrize("game", ["cartographers", "foggy-island"])
def test_in_a_lesson(browser: Browser, address: str, game: str) -> None:
    """What the lesson says is explained, too; nothing there is answered by asking."""
    ines = Newcomer(browser, address, "Ines")
    page = ines.page
    page.context.add_init_script("localStorage.setItem('isolario.language', 'uk')")
    ines.go(f"/learn/{game}")
    term = page.locator("[data-part=lesson] [data-term]").first
    term.wait_for()
    term.click()
    page.wait_for_selector(OPEN)
    assert ines.cards == [term.get_attribute("data-term")]
    ines.shot(f"terms-lesson-{game}")
    page.keyboard.press("Escape")
    ines.closes()
    assert page.locator("[data-part=lesson]").get_attribute("data-answer") == ""
    ines.close()


def test_the_coach_and_the_rule_that_is_quoted(browser: Browser, address: str) -> None:
    """To ask what a word of the coach means does not put the coach away; the cross does."""
    ines = Newcomer(browser, address, "Ines", new=True)
    page = ines.page
    ines.sit("sea-dragons", "ru")
    term = page.locator("[data-part=coach] [data-term]").first
    for move in range(4):
        if term.count():
            break
        ines.answer(move)
        assert ines.turn_or_end()
    term.click()
    page.wait_for_selector(OPEN)
    assert ines.cards == [term.get_attribute("data-term")]
    ines.shot("terms-coach")
    page.keyboard.press("Escape")
    ines.closes()
    page.click("[data-act=close-coach]")
    page.wait_for_selector("[data-part=coach]", state="detached")

    quoted = page.locator(".log button.told:not([data-act])")
    for move in range(4):
        if quoted.count():
            break
        ines.answer(move)
        assert ines.turn_or_end()
    quoted.last.click()
    page.wait_for_selector("[data-part=explained] [data-part=rule] [data-term]")
    page.locator("[data-part=rule] [data-term]").first.click()
    page.wait_for_selector(OPEN)
    ines.shot("terms-explained")
    ines.close()
