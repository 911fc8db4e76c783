"""A line to the table that is troubled, or lost, and comes back."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser

from tests.page.browsing import FOGGY, Person


def test_a_troubled_line(browser: Browser, address: str) -> None:
    """A move that comes too late is made once more by itself; a page that the table sends away
    says why and stays away until it is asked to try again."""
    oksana = Person(browser, address, "Оксана")
    page = oksana.page
    lines: list[Any] = []
    plays: list[str] = []

    def route(line: Any) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def hear(text: str) -> None:
            if '"play"' in text:
                plays.append(text)
                if len(plays) == 1:
                    said = json.loads(text)
                    stale = {"type": "stale", "n": said["n"], "request": said["request"]}
                    line.send(json.dumps(stale))
                    return
            server.send(text)

        line.on_message(hear)

    page.route_web_socket("**/live", route)
    oksana.go("/")
    page.click(f"{FOGGY} [data-act=first]")
    assert oksana.turn_or_end()
    assert oksana.count("[data-sprite^=slot-]") == 5
    page.locator(".hand [data-value]").first.click()
    oksana.wait(lambda: oksana.count("[data-sprite^=slot-]") == 4, "the move made again")
    assert len(plays) >= 2  # what the bot chose meanwhile may have been in time before it
    assert len({json.loads(text)["move"] for text in plays}) == 1

    lines[-1].send(json.dumps({"type": "refused", "reason": {"id": "server_too_fast"}}))
    lines[-1].close(code=4429)
    page.wait_for_selector("[data-act=reopen]")
    assert "Too many requests at once" in oksana.texts(".lost")[0]
    assert len(lines) == 1  # that it stays away, `web/src/line/socket.test.ts` shows
    page.click("[data-act=reopen]")
    oksana.wait(lambda: len(lines) == 2 and oksana.count(".lost") == 0, "a new line")
    assert oksana.turn_or_end()
    oksana.close()


def test_offline_and_back(browser: Browser, address: str) -> None:
    """A lost line is told at once; a move made meanwhile is sent by itself when it is back."""
    olha = Person(browser, address, "Ольга")
    page = olha.page
    olha.go("/")
    page.click(f"{FOGGY} [data-act=first]")
    assert olha.turn_or_end()
    n = olha.made
    page.wait_for_load_state("networkidle")  # all that a table fetches is there
    page.context.set_offline(True)
    page.wait_for_selector(".lost")
    page.locator(".hand [data-value]").first.click()
    olha.wait(lambda: "has not been sent" in " ".join(olha.texts(".lost")), "what was not sent")
    olha.shot("offline")
    assert olha.made == n
    page.context.set_offline(False)
    olha.wait(lambda: olha.count("[data-sprite^=slot-]") == 4, "the move made by itself")
    olha.wait(lambda: olha.count(".lost") == 0, "nothing said of a lost line any more")
    assert olha.played(n)
    olha.troubles = [text for text in olha.troubles if "INTERNET_DISCONNECTED" not in text]
    olha.close()
