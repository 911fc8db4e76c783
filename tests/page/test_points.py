"""From a point to the moment at which it was scored.

What stands on boards, in logs and on score sheets is tested on scenes: `points.page.test.ts`."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.page.records import seen
from tests.page.test_replay import Watcher, home  # noqa: F401

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
    """The moment tells that very point, a link to it does so too, and the way back leads to it. A
    line of the log leads there as well."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.go("/t/extras")
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
    page.wait_for_selector("[data-part=score-sheet]")
    assert olha.count("[data-part=made-of]") == 0
    olha.see("/t/extras/replay?at=3&line=99999")
    olha.reach(3)  # there is no such line

    olha.go("/t/land")
    page.wait_for_selector(".log .entry")
    olha.unfold_log()
    page.locator(".log li.points button", has_text="completed").first.click()
    page.click("[data-part=explained] [data-act=moment]")
    page.wait_for_selector("[data-part=reel]")
    moments = seen("land", None).moments
    whats = ((it.move, {frame.event.what for frame in it.frames}) for it in moments)
    there = next(move for move, told in whats if "area_completed" in told)
    olha.wait(lambda: olha.asked.get("at") == str(there), "the moment of the first area")
    olha.close()
