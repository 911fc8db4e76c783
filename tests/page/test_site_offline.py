"""The site that is only files is kept in the browser: it needs no network after the first visit,
and versions of it are never mixed."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page

from isolario.server.fonts import STATIC
from tests.page.next_version import next_version
from tests.page.site import SITE, START, Host, Player

# Everything that is kept, as addresses.
KEPT = """
async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((it) => it.keys()))).flat().map(({ url }) => url);
}
"""
READY = "() => navigator.serviceWorker.ready.then(() => true)"
LOOK = "() => navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)"
WAITS = "() => navigator.serviceWorker.ready.then((it) => Boolean(it.waiting))"
TIDY = "() => navigator.serviceWorker.ready.then((it) => it.active.postMessage('tidy'))"
SCRIPT = "() => document.querySelector('script[type=module]').src"


def kept(page: Page, home: str) -> set[str]:
    return {url.removeprefix(home) for url in page.evaluate(KEPT)}


def test_after_the_first_visit_no_network_is_needed(browser: Browser, site: Host) -> None:
    """Once it has been cut: decisions by hand, a reload in the middle, a second tab, which is told
    to wait, a book, a lesson, a bot that looks ahead, and a whole game."""
    site.fleeting = True  # so it is our own store that answers
    site.compiled = False
    ann = Player(browser, site.address)
    page = ann.page
    table = ann.begin()
    ann.cut_off(site)
    ann.shot("site-begun")
    files = kept(page, site.address)
    assert "index.html" not in files
    assert [name for name in files if not re.search(r"-[\w-]{8,10}(\.\w+$|/)", name)] == []
    archives = {name.partition("/")[2] for name in files if name.endswith(".zip.gz")}
    assert archives == {"isolario.pyc.zip.gz", "python_stdlib.pyc.zip.gz"}
    for left in (4, 3, 2, 1, 0):
        page.locator(".hand [data-value]").first.click()
        ann.wait(lambda left=left: ann.count("[data-sprite^=slot-]") == left, "a place filled")  # type: ignore[misc]
    page.click("[data-act=ready]:enabled")
    assert ann.turn_or_end()

    # A first visit has loaded sources; a later one starts what is compiled, out of the store.
    assert len([path for path in site.asked if path.endswith("/isolario.zip.gz")]) == 1
    asked: list[str] = []
    ann.context.on("request", lambda it: asked.append(it.url))
    other = ann.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[role=alert] [data-act=reopen]")
    assert "another tab" in other.locator("[role=alert]").inner_text()
    log = ann.texts(".log li")
    page.reload()
    assert ann.turn_or_end()
    ann.wait(lambda: ann.texts(".log li") == log, "the same game after a reload")
    assert len([url for url in asked if url.endswith("/pyodide.asm.wasm.gz")]) == 2
    assert [url for url in asked if url.endswith(".zip.gz")] == []
    for move in range(2):
        ann.decide(move)
        assert ann.turn_or_end()
    ann.go("#/")  # it is left here, and goes on there
    page.wait_for_selector("[data-game]")
    assert ann.count("[data-act=friends]") == 0  # nobody can come from elsewhere
    other.click("[data-act=reopen]")
    other.wait_for_selector("main[data-mine=true]")
    assert table in other.url
    other.close()
    ann.go("#/new/land-vs-sea?with=friends")
    page.wait_for_selector("[data-seat='1']")
    assert "Friend" not in page.locator("[data-seat='1']").inner_text()

    ann.go("#/rules/land-vs-sea")
    ann.wait(lambda: ann.count("main h3") > 3, "the sections of the book")
    ann.shot("site-book")
    ann.speak("uk")
    ann.go("#/learn/cartographers")
    page.wait_for_selector("main[data-mine=true]")
    ann.shot("site-lesson")
    ann.speak("en")
    ann.go("#/")
    page.wait_for_selector("[data-game]")
    hard = ann.opened("land-vs-sea", {"who": "bot", "bot": "hard"}, {"who": "me", "name": "Ann"})
    ann.go(f"#/t/{hard}")
    page.wait_for_selector("main[data-mine=true]")
    assert ann.turn_or_end()
    assert "Bot (hard)" in ann.texts(".log li")[-1]  # it has moved first, in a worker of its own
    assert [url for url in asked if "/assets/thinker-" in url]
    ann.shot("site-hard")
    ann.go("#/")
    page.wait_for_selector("[data-game]")
    ann.whole_game("foggy-island")
    ann.close()


def test_a_new_version_is_offered_and_an_open_game_goes_on_with_the_old_one(
    browser: Browser, site: Host, tmp_path: Path
) -> None:
    ann = Player(browser, site.address)
    game = ann.page
    ann.begin()
    assert game.evaluate(READY)
    game.evaluate("window.same = true")
    before = kept(game, site.address)
    start = ann.context.new_page()
    start.goto(site.address)
    start.wait_for_selector("[data-game]")
    ann.wait(lambda: start.evaluate("Boolean(window.tables)"), "a worker", START)
    first = start.evaluate(SCRIPT)

    site.files = next_version(SITE, tmp_path / "next")
    assert game.evaluate(LOOK)
    ann.wait(lambda: bool(game.evaluate(WAITS)), "the next version")
    start.wait_for_selector("[data-act=take-version]")
    assert ann.count("[data-part=new-version]") == 0  # nobody is disturbed in a game
    start.reload()  # this takes nothing
    start.wait_for_selector("[data-act=take-version]")
    assert start.evaluate(SCRIPT) == first
    with start.expect_navigation():
        start.click("[data-act=take-version]")
    start.wait_for_selector("[data-game]")
    second = start.evaluate(SCRIPT)
    assert second != first

    # The game is the same page as before, and what it has not loaded yet is of its own version.
    assert game.evaluate("window.same")
    assert game.evaluate(SCRIPT) == first
    assert ann.turn_or_end()
    ann.answer(0)
    game.click("[data-act=book]")
    game.wait_for_selector("dialog h3")
    game.keyboard.press("Escape")
    start.evaluate(TIDY)
    assert before <= kept(game, site.address)

    game.reload()
    assert ann.turn_or_end()
    assert game.evaluate(SCRIPT) == second
    start.evaluate(TIDY)
    ann.wait(lambda: not before & kept(start, site.address), "the old version cleared away")
    site.cut()
    start.reload()
    start.wait_for_selector("[data-game]")
    assert ann.count("[data-part=new-version]") == 0
    ann.close()


def test_a_servers_own_page_has_no_service_worker() -> None:
    texts = [
        file.read_text("utf-8") for file in STATIC.rglob("*") if file.suffix in (".js", ".html")
    ]
    assert texts
    assert [text for text in texts if "serviceWorker" in text or "manifest" in text] == []
