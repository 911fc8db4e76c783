"""How honest the shuffle was, in a real browser: from sitting down to the end of a short game."""

from __future__ import annotations

import random
import shlex
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from isolario.cli import main
from tests.page.browsing import Mapper
from tests.server.page import Page, server_here

OPEN_ONLY = """
async () => {
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
  const headers = { 'content-type': 'application/json' };
  const wish = { method: 'POST', headers, body: JSON.stringify({ game: 'foggy-island', seats }) };
  return (await (await fetch('/api/tables', wish)).json()).table.table;
}
"""


def test_the_page_checks_the_shuffle_by_itself(
    browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server_here(tmp_path / "tables.db") as server:
        olia = Mapper(browser, f"http://127.0.0.1:{server.port}", "Оля")
        olia.go("/")
        table = str(olia.page.evaluate(OPEN_ONLY))
        olia.go(f"/t/{table}")  # where the page sits down by itself
        assert olia.turn_or_end()
        cookie = f"isolario-{server.port}={olia.secret()}"
        rest = Page(server, table, headers={"cookie": cookie, "sec-fetch-site": "same-origin"})
        rest.hello()
        rest.play_on(random.Random(1))

        def verdict() -> str | None:
            olia.page.wait_for_selector("[data-part=shuffle]")
            return olia.page.get_attribute("[data-part=shuffle]", "data-verdict")

        assert verdict() == "good"
        olia.page.click("[data-part=shuffle] summary")
        olia.shot("honest")

        # What it lets people copy does the same by hand.
        record = server.http.get(f"/api/tables/{table}/record").content
        command = shlex.split(olia.texts("[data-part=by-hand]")[0])
        assert command[:3] == ["isolario", "verify", f"{table}.json"]
        (tmp_path / command[2]).write_bytes(record)
        said = ["verify", str(tmp_path / command[2]), *command[3:], "--language", "en"]
        assert main(said) == 0
        assert "was fixed before the game began" in capsys.readouterr().out

        def swap(route: Route) -> None:
            answer = route.fetch().json()
            answer["parts"]["seats"][0]["part"] = "00" * 16
            route.fulfill(json=answer)

        olia.page.route("**/record", swap)
        olia.page.reload()
        assert verdict() == "bad"
        assert olia.count("[data-part=shuffle] [role=alert]") == 1
        olia.shot("not-honest")
        olia.page.unroute("**/record")

        # Somebody who has lost what was noted is told that it cannot be checked here.
        olia.page.evaluate("localStorage.removeItem('isolario.commitments')")
        olia.page.reload()
        assert verdict() == "unseen"
        olia.close()
