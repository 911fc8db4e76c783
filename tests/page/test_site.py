"""The site that is only files, in a real browser: from a plain static file server, in a folder.
`make site` builds it; without it the tests are skipped, unless ``ISOLARIO_NEED_BROWSER`` is set."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import isolario
from tests.page.site import PLAY_ON, START, Host, Player
from tests.soaking import SOAK

OTHERS = ("cartographers", "beacon-patrol", "land-vs-sea", "sea-dragons")


def test_a_person_against_a_bot_without_a_server(browser: Browser, site: Host) -> None:
    """Decisions by hand, a reload in the middle, and a second tab, which is told to wait: all
    of it once the network has been cut."""
    ann = Player(browser, site.address)
    page = ann.page
    table = ann.begin()
    ann.cut_off(site)
    ann.shot("site-begun")
    for left in (4, 3, 2, 1, 0):
        page.locator(".hand [data-value]").first.click()
        ann.wait(lambda left=left: ann.count("[data-sprite^=slot-]") == left, "a place filled")  # type: ignore[misc]
    page.click("[data-act=ready]:enabled")
    for move in range(2):
        assert ann.turn_or_end()
        ann.decide(move)
    assert ann.turn_or_end()

    other = ann.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[role=alert] [data-act=reopen]")
    assert "another tab" in other.locator("[role=alert]").inner_text()
    log = ann.texts(".log li")
    page.reload()
    assert ann.turn_or_end()
    ann.wait(lambda: ann.texts(".log li") == log, "the same game after a reload")
    page.goto(site.address)  # it is left here, and goes on there
    page.wait_for_selector("[data-act=all-tables], [data-game]")
    other.click("[data-act=reopen]")
    other.wait_for_selector("main[data-mine=true]")
    assert table in other.url
    other.close()
    page.reload()
    page.wait_for_selector("[data-game]")
    assert ann.count("[data-act=friends]") == 0  # nobody can come from elsewhere
    ann.go("#/new/land-vs-sea?with=friends")
    page.wait_for_selector("[data-seat='1']")
    assert "Friend" not in page.locator("[data-seat='1']").inner_text()
    whole_game(ann, "foggy-island")
    ann.close()


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.skipif(not SOAK, reason="one game is played to its end above, the others in make soak")
@pytest.mark.soak
def test_a_whole_game_its_record_and_its_poster(browser: Browser, site: Host, game: str) -> None:
    ann = Player(browser, site.address)
    ann.go("")
    ann.page.wait_for_selector("[data-game]")
    ann.cut_off(site)
    whole_game(ann, game)
    ann.close()


def whole_game(ann: Player, game: str) -> None:
    """To its end by messages; then its record, its poster and its replay."""
    page = ann.page
    ann.wait(lambda: page.evaluate("Boolean(window.tables)"), "a worker", START)
    table = ann.both_seats(game)
    assert page.evaluate(PLAY_ON, [table, [0, 1]]) > 5
    ann.go(f"#/t/{table}")
    page.wait_for_selector("main[data-over=true]")
    ann.shot(f"site-over-{game}")
    with page.expect_download() as saved:
        page.click("a[download]:not([data-act])")
    written = ann.kept(saved.value)
    assert isolario.load(json.dumps(written["record"])).over
    page.click("[data-act=poster]")
    page.wait_for_selector("[data-part=poster] [data-act=save-png]:enabled")
    ann.shot(f"site-poster-{game}")
    with page.expect_download() as saved:
        page.click("[data-act=save-svg]")
    assert Path(saved.value.path()).read_text("utf-8").startswith("<svg")
    page.click("[data-part=poster] [data-act=close]")
    page.click("[data-act=replay]")
    page.wait_for_selector("[data-part=replay], input[type=range]")
    ann.shot(f"site-replay-{game}")


@pytest.mark.skipif(not SOAK, reason="a bot that can think does in test_site_offline.py")
@pytest.mark.soak
def test_where_a_bot_cannot_look_ahead_the_easy_one_plays(browser: Browser, site: Host) -> None:
    """It moves first: by the time that it is a person's turn, it has thought. Where it cannot, the
    easy bot plays for it, and warnings say why."""
    ann = Player(browser, site.address, kept=False)
    page = ann.page
    asked: list[str] = []
    ann.context.on("request", lambda it: asked.append(it.url))
    ann.context.route("**/assets/thinker-*", lambda route: route.abort())
    ann.go("")
    page.wait_for_selector("[data-game]")
    ann.wait(lambda: page.evaluate("Boolean(window.tables)"), "a worker", START)
    table = ann.opened("land-vs-sea", {"who": "bot", "bot": "hard"}, {"who": "me", "name": "Ann"})
    page.goto(f"{site.address}#/t/{table}")
    page.wait_for_selector("main[data-mine=true]")
    assert ann.turn_or_end()
    assert "Bot (hard)" in ann.texts(".log li")[-1]
    assert [url for url in asked if "/assets/thinker-" in url]
    ann.shot("site-hard-not")
    assert [said for said in ann.troubles if "bot hard" in said]
    ann.troubles = []
    ann.close()


@pytest.mark.parametrize("how", ["refused", "full"] if SOAK else ["refused"])
@pytest.mark.soak
def test_where_nothing_can_be_kept_it_is_said_and_play_goes_on(
    browser: Browser, site: Host, how: str
) -> None:
    ann = Player(browser, site.address)
    ann.context.route("**/assets/worker-*.js", lambda route: refuse(route, how))
    page = ann.page
    ann.begin()
    page.wait_for_selector(".unkept")
    assert "keeps nothing" in page.locator(".unkept").inner_text()
    page.locator(".hand [data-value]").first.click()
    ann.wait(lambda: ann.count("[data-sprite^=slot-]") == 4, "a move made")
    ann.context.unroute_all(behavior="wait")  # the site may just be keeping its files for later
    ann.close(expected="cannot be kept")


REFUSED = {
    "full": "IDBObjectStore.prototype.put = () => "
    "{ throw new DOMException('no room', 'QuotaExceededError'); };",
    "refused": "IDBFactory.prototype.open = () => "
    "{ throw new DOMException('forbidden', 'SecurityError'); };",
}


def refuse(route: Any, how: str) -> None:
    """The worker, in a browser that keeps nothing."""
    answer = route.fetch()
    route.fulfill(response=answer, body=REFUSED[how] + answer.text())
