"""From a point to the moment at which it was scored, and how the end of something is told.

What stands on boards, in logs and on score sheets is tested on scenes: `points.page.test.ts`."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser

from tests.page.records import seen
from tests.page.test_replay import Watcher, home  # noqa: F401

TOLD = {"maps": 44}
"""A move that ends something."""


@pytest.mark.parametrize("table", TOLD)
def test_the_end_of_something_is_told(browser: Browser, home: str, table: str) -> None:  # noqa: F811
    """Source by source, in six seconds at most, and meanwhile nothing looks like a turn."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.see(f"/t/{table}/replay?seat=0&at={TOLD[table] - 1}")
    olha.show_motion(True)
    for way in ("to the end", "click", "Space", "Escape"):
        if way != "to the end":
            page.click("[data-act=back]")
        page.wait_for_selector("main[data-showing=false][data-over=false]")
        page.click("[data-act=on]")
        page.wait_for_selector("[data-part=telling]", timeout=20_000)
        begun = time.monotonic()
        assert olha.texts("[data-part=prompt]")[0].startswith("Scoring: ")
        assert olha.count(".boards .can, .hand [data-value], ol.steps, [data-lift]") == 0
        assert olha.count("main[data-mine=true]") == 0
        assert olha.count("[data-scored]") > 0 or olha.count("[data-tag]") > 0
        if way == "to the end":
            olha.shot(f"telling-{table}")
        elif way == "click":
            page.mouse.click(720, 600)
        else:
            page.evaluate("document.activeElement?.blur()")
            page.keyboard.press(way)
        page.wait_for_selector("[data-part=telling]", state="detached", timeout=8000)
        assert time.monotonic() - begun < (6 if way == "to the end" else 2)
    olha.close()


def test_from_a_point_to_its_moment(browser: Browser, home: str) -> None:  # noqa: F811
    """From a line of the log at a table whose game is over."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.go("/t/land")
    page.wait_for_selector(".log .entry")
    olha.unfold_log()
    page.locator(".log li.points button", has_text="completed").first.click()
    page.click("[data-part=explained] [data-act=moment]")
    page.wait_for_selector("[data-part=reel]")
    film = seen("land", None)
    whats = ((it.move, {frame.event.what for frame in it.frames}) for it in film.moments)
    assert int(olha.asked["at"]) == next(move for move, told in whats if "area_completed" in told)
    olha.close()


COVERED = """() => {
  const card = document.querySelector('[data-part=explained]').getBoundingClientRect();
  return [...document.querySelectorAll('.boards [data-pointed]')].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top < card.bottom && bottom > card.top;
  }).length;
}"""


def explained(olha: Watcher) -> str:
    """What is explained at a moment is what the moment tells; its cells are outlined and in sight,
    and its rule is there."""
    olha.page.wait_for_selector("[data-part=explained] [data-part=rule]")
    olha.page.wait_for_selector(".boards [data-pointed]", state="attached")
    (said,) = olha.texts("[data-part=explained] li p:first-child")
    assert olha.texts("[data-part=prompt]") == [said]
    assert olha.page.evaluate(COVERED) == 0
    return said


def test_from_the_sheet_of_a_table_to_a_moment_and_back(
    browser: Browser,
    home: str,  # noqa: F811
) -> None:
    """The moment tells of that very point, so does a link to it, and the way back leads to it."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.go("/t/extras")
    page.click("[data-act=score]")
    page.wait_for_selector("[data-part=chart]")
    row = page.locator("[data-part=score-sheet] tr", has_text="Completed areas")
    row.locator(".number:not(.none)").first.click()
    line = page.locator("[data-part=made-of] .line").first
    told = line.inner_text().strip()
    if line.get_attribute("aria-pressed") != "true":
        line.click()
    page.click("[data-part=made-of] [data-act=moment]")
    page.wait_for_selector("[data-part=reel]")
    assert explained(olha) == told
    at, link = olha.at, page.url
    assert int(olha.asked["line"]) > 0
    olha.shot("moment-of-a-point")
    page.go_back()
    page.wait_for_selector("[data-part=made-of]")
    assert told in olha.texts("[data-part=made-of] .line")
    # Whoever gets the link sees the same, and can go to the table.
    olha.see(link.removeprefix(home))
    assert explained(olha) == told
    assert olha.at == at
    page.click("[data-act=close-explained]")
    olha.wait(lambda: "line" not in olha.asked, "an address without the line")
    page.click("[data-act=to-table]")
    page.wait_for_selector("[data-act=score]")
    assert olha.count("[data-part=score-sheet]") == 0
    olha.see("/t/extras/replay?at=3&line=99999")
    assert olha.at == 3  # there is no such line
    olha.close()
