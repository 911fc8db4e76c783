"""A table that was played without us, with a real server: from a game's sheet on the start page to
every point explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import isolario
from tests.page.browsing import Person

WORTH, TEXT = "[data-part=worth] h2", "[data-part=written]"


@pytest.mark.parametrize("game", isolario.all_games())
def test_a_real_table_is_counted(browser: Browser, address: str, game: str) -> None:
    nora = Person(browser, address, "Nora")
    nora.go("/")
    page = nora.page
    page.click(f"[data-game={game}] [data-act=count]")
    page.wait_for_selector(WORTH)
    numbers = page.locator("[data-part=worth] .number:not(.none)")
    numbers.first.click()
    page.wait_for_selector("[data-part=made-of]")
    written = page.input_value(TEXT)
    page.fill(TEXT, written + "\nislands: 3\n")
    page.wait_for_selector("[data-part=wrong]")
    page.click("[data-act=to-line]")
    selected = "it => it.value.slice(it.selectionStart, it.selectionEnd)"
    assert page.locator(TEXT).evaluate(selected) == "islands: 3"
    page.fill(TEXT, written)
    nora.wait(lambda: nora.count("[data-part=wrong]") == 0, "a table that makes sense again")
    assert all("400" in it for it in nora.troubles)  # the browser notes what was refused
    nora.troubles.clear()
    nora.close()
