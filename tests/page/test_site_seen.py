"""A table that is loaded again on the site can be looked at before Python has started."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, Route

from tests.page.site import PLAY_ON, Host, Player

# The picture of a table that this browser keeps, if there is one.
KEPT = """
(table) => new Promise((done) => {
  const request = indexedDB.open('isolario seen');
  request.onupgradeneeded = () => request.transaction.abort(); // the page has not made it yet
  request.onerror = () => done(null);
  request.onsuccess = () => {
    const database = request.result;
    const found = database.transaction('tables').objectStore('tables').get(table);
    found.onsuccess = () => { database.close(); done(found.result ?? null); };
  };
})
"""

# Another one takes its place.
KEEP = """
([table, text]) => new Promise((done) => {
  const request = indexedDB.open('isolario seen');
  request.onsuccess = () => {
    const database = request.result;
    const change = database.transaction('tables', 'readwrite');
    change.objectStore('tables').put(text, table);
    change.oncomplete = () => { database.close(); done(true); };
  };
})
"""

BOARD = "[...document.querySelectorAll('{} .boards svg')].map((it) => it.getBoundingClientRect())"


class Waiting:
    """Python does not start before it is told to."""

    def __init__(self, player: Player) -> None:
        self.held: list[Route] | None = []
        player.context.route("**/pyodide.asm.wasm.gz", self._hold)

    def _hold(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def go_on(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()


def boards(page: Page, inside: str) -> Any:
    return page.evaluate(BOARD.format(inside))


def test_it_shows_what_was_seen_last_until_the_table_is_there(browser: Browser, site: Host) -> None:
    """And nothing is kept of a table that several share, or that is gone, or over."""
    ann = Player(browser, site.address, kept=False)
    page = ann.page
    alone = ann.begin()
    page.locator(".hand [data-value]").first.click()
    ann.wait(lambda: ann.count("[data-sprite^=slot-]") == 4, "a move made")
    ann.wait(lambda: '"html":' in (page.evaluate(KEPT, alone) or ""), "a picture")
    before, hand = boards(page, "#app"), page.locator(".hand").first.inner_text()

    waiting = Waiting(ann)
    page.reload()
    page.wait_for_selector(".seen .boards svg", state="visible")
    ann.shot("site-seen")
    assert boards(page, ".seen") == before
    assert page.locator(".seen .hand").first.inner_text() == hand
    assert page.evaluate("document.querySelector('.seen').inert")
    assert ann.count("main[data-mine]") == 0  # nothing of it can be taken for the table
    waiting.go_on()
    page.wait_for_selector("main[data-mine=true]")
    ann.wait(lambda: ann.count(".seen") == 0, "the table alone")
    assert boards(page, "#app") == before

    table = ann.both_seats("foggy-island")
    assert page.evaluate(KEEP, [table, page.evaluate(KEPT, alone)])
    ann.go(f"#/t/{table}")
    page.wait_for_selector("section.turns")
    ann.wait(lambda: page.evaluate(KEPT, table) is None, "no picture")

    ann.ask("DELETE", f"/api/tables/{alone}")
    ann.wait(lambda: page.evaluate(KEPT, alone) is None, "nothing left of it")

    over = ann.opened("beacon-patrol", {"who": "me"})  # no bot that people would have to follow
    assert page.evaluate(KEEP, [over, "{}"])
    page.evaluate(PLAY_ON, [over, [0]])
    ann.go(f"#/t/{over}")
    page.wait_for_selector("main[data-over=true]")
    ann.wait(lambda: page.evaluate(KEPT, over) is None, "nothing of a game that is over")

    waiting = Waiting(ann)
    page.goto(f"{site.address}?#/t/{table}")  # loaded again
    ann.wait(lambda: bool(waiting.held), "Python about to start")
    assert ann.count(".seen") == 0
    assert page.evaluate(KEPT, table) is None
    ann.close()
