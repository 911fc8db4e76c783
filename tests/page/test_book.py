"""The book in a real browser: by itself and over a table, on a phone and on a desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import MAPS, PHONE, WIDE, Person

HERE = "section.here h4"


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_a_book_by_itself(browser: Browser, address: str, size: tuple[int, int]) -> None:
    reader = Person(browser, address, "Олена", size)
    page = reader.page
    reader.go("/")
    page.click(f"{MAPS} [data-act=rules]")
    page.wait_for_selector("h4:has-text('What it is about')")
    reader.speak("uk")
    page.wait_for_selector("h4:has-text('Про що ця гра')")
    reader.check_layout("first pages", scrolls=True)
    first = reader.count("section")
    assert first < 20  # the rest is behind it
    assert reader.count("section .picture svg") > 8

    # By an address that names a clause, and by a link in the text.
    reader.go("/rules/cartographers#CRT-P10")
    page.wait_for_selector(HERE)
    assert reader.texts(HERE) == ["Величне місто"]
    assert page.url.endswith("#great_city")
    reader.check_layout("a chapter of the rest", scrolls=True)
    reader.shot(f"book-{size[0]}")
    reader.go("/rules/cartographers#mountain")
    page.wait_for_selector("section:has(#title-mountain).here")
    page.locator("section.here ~ section a[href='#ruins_card']").first.click()
    reader.wait(lambda: reader.texts(HERE) == ["Карта руїн"], "the section that it leads to")

    # By a search, for a word in another language.
    page.fill("[data-part=book-search]", "монета")
    page.wait_for_selector(".found .result")
    reader.check_layout("what was found", scrolls=True)
    page.fill("[data-part=book-search]", "coin")
    page.locator(".found .result").first.click()
    reader.wait(lambda: reader.texts(HERE) == ["Монета чи велика фігура?"], "what was found")
    page.fill("[data-part=book-search]", "xyzzy")
    reader.wait(lambda: "Нічого" in reader.texts("[data-part=book-found]")[0], "nothing is found")
    reader.close()


def test_a_book_over_a_table(browser: Browser, address: str) -> None:
    reader = Person(browser, address, "Олена")
    page = reader.page
    reader.go("/")
    page.click(f"{MAPS} [data-act=quick]")
    reader.turn_or_end()
    page.click("[data-act=book]")
    page.wait_for_selector("[data-part=book] .pages")
    chapters = reader.texts("[data-part=book] summary")
    assert "Skills" not in chapters  # this table plays without them
    page.click("text=All variants")
    assert "Skills" in reader.texts("[data-part=book] summary")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-part=book]", state="detached")

    # A line of the log quotes its rule, which opens the book; the table is still there.
    page.locator("[data-what=edict_drawn] button").first.click()
    page.click("[data-part=explained] [data-clause]")
    page.wait_for_selector(HERE)
    assert reader.texts(HERE) == ["Edicts and seasons"]
    assert page.locator("[data-act=close-book]").bounding_box() is not None
    page.click("[data-act=close-book]")
    page.wait_for_selector("[data-part=book]", state="detached")
    assert reader.count("main[data-mine=true]") == 1
    reader.close()
