"""A step back that is on its way while somebody else decides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from isolario.games.foggy_island import GAME
from tests.page.browsing import Mapper
from tests.page.records import begun, key
from tests.page.serving import serving

Message = str | bytes
"""What goes over the line."""


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    yield from serving([begun(GAME.name, "me", "me", seed="3")])


class Player(Mapper):
    """Somebody whose seat is kept for them."""

    def sit(self, seat: int) -> None:
        self.hold(key(seat))
        self.go(f"/t/{GAME.name}")
        self.page.wait_for_selector("main .boards svg")


def test_a_step_back_that_came_too_late_is_taken_again(browser: Browser, home: str) -> None:
    """Somebody else decides while it is on its way: it refers to an older position."""
    olia, jan = Player(browser, home, "Оля"), Player(browser, home, "Jan")
    held: list[Message] = []
    heard: list[Message] = []
    lines: list[WebSocketRoute] = []

    def listen(page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        lines.append(table)

        def said(message: Message) -> None:
            if '"undo"' in str(message) and not held:
                held.append(message)
            else:
                table.send(message)

        def answered(message: Message) -> None:
            heard.append(message)
            page.send(message)

        page.on_message(said)
        table.on_message(answered)

    olia.page.route_web_socket("**/*", listen)
    jan.sit(1)
    olia.sit(0)
    assert olia.turn_or_end()
    assert jan.turn_or_end()
    slots = "[data-sprite^=slot-]"
    olia.page.locator(".hand [data-value]").first.click()
    olia.wait(lambda: olia.count(slots) == 4, "a token chosen")
    olia.page.locator(".hand [data-back]").first.click()
    olia.wait(lambda: len(held) == 1, "a step back on its way")
    before = len(heard)
    jan.page.locator("[data-part=actions] [data-route]").first.click()  # a usual hand
    jan.page.click("[data-act=ready]:enabled")
    olia.wait(
        lambda: any('"type":"update"' in str(message) for message in heard[before:]), "Jan is ready"
    )
    lines[-1].send(held[0])
    olia.wait(lambda: olia.count(slots) == 5, "the token put back")
    assert any('"type":"stale"' in str(message) for message in heard)
    olia.close()
    jan.close()
