"""What is said and shown in words at a real browser: lists, pictures, names, reasons."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser

import isolario
from tests.page.browsing import Mapper

READY, SLOT, BACK = "[data-act=ready]", "[data-sprite^=slot-]", ".hand [data-back]"


def _asked(person: Mapper) -> int:
    """How often the table asked whether something was meant."""
    return sum('"type":"sure"' in text for text in person.received)


def test_a_first_hand_is_chosen_like_shopping(browser: Browser, address: str) -> None:
    """In any order, put back by a press, told before it is chosen; one press on Ready."""
    olena = Mapper(browser, address, "Олена")
    page = olena.page
    olena.open_table("foggy-island", "me", "easy", seed="7")
    assert olena.turn_or_end()
    assert page.locator(READY).is_disabled()

    pieces = page.locator(".hand [data-value]")
    page.locator("[data-value^=hand-rat]").first.hover()
    assert "spy" in page.locator("[data-part=about]").inner_text()
    for left in (4, 3):
        pieces.nth(left % 2).click()
        olena.wait(lambda left=left: olena.count(SLOT) == left, f"{left} places left")  # type: ignore[misc]
    assert (
        olena.count("[data-act=undo]:not([aria-disabled=true])") == 0
    )  # a press puts back what is chosen
    page.locator(BACK).first.click()
    olena.wait(lambda: olena.count(SLOT) == 4, "a token put back")
    for left in (3, 2, 1, 0):
        pieces.first.click()
        olena.wait(lambda left=left: olena.count(SLOT) == left, f"{left} places left")  # type: ignore[misc]
    assert olena.count("[data-act=confirm]") + olena.count("[data-act=cancel]") == 0
    olena.wait(lambda: page.locator(READY).is_enabled(), "a whole hand")
    olena.shot("words-ready")
    page.click(READY)
    olena.wait(lambda: olena.plays()[-1] == "done", "ready sent")
    page.wait_for_selector(".boards [data-cell].can, .hand [data-value]")
    assert olena.plays().count("done") == 1
    assert _asked(olena) == 0
    olena.close()


def test_a_usual_hand(browser: Browser, address: str) -> None:
    """Who does not care has a hand with two presses, and hires likewise."""
    petro = Mapper(browser, address, "Петро")
    page = petro.page
    petro.open_table("foggy-island", "me", "easy", seed="7", options={"mode": "blitz"})
    for step in ("hires", "hand"):
        assert petro.turn_or_end()
        before = len(petro.plays())
        page.locator("[data-part=actions] [data-route]").first.click()
        petro.wait(
            lambda: page.locator(READY).is_enabled() and not petro.count("[data-act=stop]"),
            f"usual {step}",
        )
        assert len(petro.plays()) - before >= 1
        petro.shot(f"words-usual-{step}")
        page.click(READY)
        petro.wait(lambda: petro.plays()[-1] == "done", f"{step} ended")
        page.wait_for_selector("main:not([data-asking=true])")
        page.wait_for_timeout(400)
    assert petro.turn_or_end()
    assert _asked(petro) == 0
    petro.close()


@pytest.mark.parametrize("name", isolario.all_games())
def test_pictures_and_reasons(browser: Browser, address: str, name: str) -> None:
    """In every game: pieces are shown in the log; what cannot be is refused with its reason."""
    ada = Mapper(browser, address, "Ада")
    page = ada.page
    ada.open_table(name, "me", "easy", seed="5")
    assert ada.turn_or_end()
    ada.speak("uk")
    for move in range(9):
        if not ada.turn_or_end() or (move > 1 and ada.count("ol [data-picture]") and _aims(ada)):
            break
        if ada.count("[data-part=actions] [data-route]") and ada.count(READY):
            page.locator("[data-part=actions] [data-route]").first.click()
            ada.wait(lambda: page.locator(READY).is_enabled(), "a list filled")
        if ada.count(f"{READY}:enabled"):
            page.click(READY)
            page.wait_for_timeout(300)
        else:
            ada.answer(move)
    assert ada.turn_or_end()
    assert ada.count("ol [data-picture]") > 0
    ada.shot(f"words-log-{name}")

    pieces = page.locator(".hand [data-value]")
    if pieces.count() and name != "cartographers":
        pieces.first.click()
        ada.answered()
    if ada.count("[data-act=cancel]"):
        page.locator("[data-act=cancel]").first.click()
    cells = page.locator(".boards [data-cell]:not(.can)")
    for at in range(0, cells.count(), 3):
        cells.nth(at).click(force=True)
        page.wait_for_timeout(120)
        if ada.count("[data-part=refused]"):
            break
    why = page.locator("[data-part=refused]").first.inner_text()
    ada.shot(f"words-refused-{name}")
    assert re.search(rf"{isolario.all_games()[name].prefix}-[\w.]+$", why.strip()), why
    assert re.search("[а-яіїєґ]{3}", why), why
    refused = [json.loads(text) for text in ada.received if '"type":"refused"' in text]
    assert refused[-1]["reason"]["id"] not in ("wrong_step", "page_more_to_choose")
    ada.close()


def _aims(person: Mapper) -> bool:
    return person.count(".boards [data-cell].can") > 0


def test_a_piece_that_cannot_be_played_says_why(browser: Browser, address: str) -> None:
    """A sixth token is pressed when the hand is full."""
    ivan = Mapper(browser, address, "Ivan")
    page = ivan.page
    ivan.open_table("foggy-island", "me", "easy", seed="7")
    assert ivan.turn_or_end()
    page.locator("[data-part=actions] [data-route]").first.click()
    ivan.wait(lambda: page.locator(READY).is_enabled(), "a whole hand")

    def told() -> bool:
        page.locator(".hand [data-idle]").last.click(force=True)
        page.wait_for_timeout(200)
        return any("five tokens already" in text for text in ivan.texts("[data-part=refused]"))

    ivan.wait(told, "why not")  # what a bot chooses meanwhile may put it away
    ivan.close()


def test_one_name_for_a_player(browser: Browser, address: str) -> None:
    """What the game calls a seat stands beside the name once, and nowhere instead of it."""
    lesia = Mapper(browser, address, "Леся")
    lesia.open_table("land-vs-sea", "me", "easy", seed="3")
    assert lesia.turn_or_end()
    titles = [text for text in lesia.texts(".name") if "(" in text and text.startswith("Леся")]
    assert titles == ["Леся 0 (Land)"]
    lesia.close()
