"""The site that is only files, in a real browser: from a plain static file server, in a folder.
`make site` builds it; without it the tests are skipped, unless ``ISOLARIO_NEED_BROWSER`` is set."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.site import START, Host, Player
from tests.soaking import SOAK

OTHERS = ("cartographers", "beacon-patrol", "land-vs-sea", "sea-dragons")


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.skipif(not SOAK, reason="one game is played to its end in test_site_offline.py")
@pytest.mark.soak
def test_a_whole_game_its_record_and_its_poster(browser: Browser, site: Host, game: str) -> None:
    ann = Player(browser, site.address)
    ann.go("")
    ann.page.wait_for_selector("[data-game]")
    ann.cut_off(site)
    ann.whole_game(game)
    ann.close()


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
