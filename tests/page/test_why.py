"""A bot says why it moved, to whoever presses its line in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import PHONE, WIDE, Person
from tests.soaking import SOAK

CASES = [(WIDE, True), (PHONE, False), (WIDE, False), (PHONE, True)]


@pytest.mark.parametrize(("size", "asked"), CASES if SOAK else CASES[:1])
@pytest.mark.soak
def test_a_bot_says_why(browser: Browser, address: str, size: tuple[int, int], asked: bool) -> None:
    rita = Person(browser, address, "Rita", size)
    page = rita.page
    rita.go("/new/land-vs-sea?with=bots")
    page.wait_for_selector("[data-part=reasons]")
    rita.shot(f"set-up-{size[0]}")
    if not asked:
        page.locator("[data-part=reasons]").get_by_text("They do not say").click()
    rita.check_layout("set-up", scrolls=True)
    page.click("[data-act=open-table]")
    rita.turn_or_end()
    rita.play_on("progress.done > 9")
    rita.turn_or_end()
    if size == PHONE:
        page.click("[data-tab=log]")
    page.wait_for_selector(".log .entry")
    rita.unfold_log()
    lines = ".log .rest li:not(.points) .told" if asked else ".log .rest .told"  # deeds, not gains
    page.locator(f"{lines}:is(button)", has_text="Bot").last.click()
    page.wait_for_selector("[data-part=explained]")
    if asked:
        page.wait_for_selector("[data-part=why]")
        rita.wait(lambda: rita.texts("[data-part=why]") != ["…"], "a reason")
        (said,) = rita.texts("[data-part=why]")
        assert said.startswith("Bot (easy): ")
        assert said.endswith(".")
    else:
        rita.settled()
        assert rita.count("[data-part=why]") == 0
    rita.shot(f"why-{size[0]}-{asked}")
    rita.close()
