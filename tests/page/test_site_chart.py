"""The chart of the day on the site that is only files: played, sent, checked by somebody else."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.page.browsing import PHONE
from tests.page.site import PLAY_ON, START, Host, Player

DAY = "2026-01-01"
"""The first of all charts: Cartographers, alone."""


def test_a_chart_is_played_sent_and_checked_by_somebody_else(browser: Browser, site: Host) -> None:
    host = site.address
    ann = Player(browser, host)
    page = ann.page
    ann.go("")
    page.click("[data-act=today]")
    page.wait_for_selector("[data-act=play-chart]")
    ann.go(f"#/today/{DAY}")
    page.click("[data-game=cartographers] [data-act=play-chart]")
    page.wait_for_selector("main[data-mine=true]")
    table = ann.table
    page.goto(f"{host}#/today/{DAY}")
    ann.wait(lambda: page.evaluate("Boolean(window.tables)"), "a worker", START)
    page.evaluate(PLAY_ON, [table, [0]])
    page.goto(f"{host}#/t/{table}")
    page.click("main[data-over=true] [data-act=to-chart-of-the-day]")
    page.wait_for_selector("[data-part=share-text]")
    ann.shot("site-chart")
    page.wait_for_selector(".total td:nth-of-type(2) b")  # the easy bot has played it, too
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-act=copy-link]")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{host}#/chart/1")
    ann.close()

    bob = Player(browser, host, name="Bob", size=PHONE)
    bob.page.goto(link)
    bob.page.wait_for_selector("[data-part=sent][data-kind=fine] [data-act=play-chart]")
    bob.shot("site-chart-sent")
    bob.page.click("[data-act=watch]")
    assert bob.count("[data-part=reel]") == 0  # it is asked about
    bob.page.click("[data-act=watch]")
    bob.page.wait_for_selector("[data-part=reel]")
    bob.page.goto(link[:-9])  # another one, where this stands
    bob.page.wait_for_selector("[data-part=sent][data-kind=broken]")
    bob.close()
