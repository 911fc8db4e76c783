"""Coming back: after a restart, in another window, with old seats, and for the next game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Mapper
from tests.page.records import NAMES, begun, finished, key
from tests.page.serving import serving
from tests.server.page import Process


@pytest.fixture
def home() -> Iterator[str]:
    tables = [begun("foggy-island", "me", "me", seed="3"), finished("foggy")]
    yield from serving(tables)


def test_after_a_restart_of_server_and_browser(browser: Browser, tmp_path: Path) -> None:
    """The table stands first on the start page, as it was left; nothing had to be remembered."""
    server = Process(tmp_path / "tables.db")
    try:
        home = f"http://127.0.0.1:{server.port}"
        olia = Mapper(browser, home, "Оля")
        olia.go("/")
        olia.page.click("[data-game=cartographers] [data-act=first]")
        assert olia.turn_or_end()
        olia.draw()
        address = olia.page.url
        before = olia.texts(".log .entry")
        secret = olia.secret()
        olia.close()
        server.kill()
        server.start()
        again = Mapper(browser, home, "Оля")
        again.hold(secret)
        again.go("/")
        again.page.wait_for_selector(".yours [data-table] .picture svg")
        again.shot("my-tables")
        again.page.click(".yours [data-table] a")
        assert again.turn_or_end()
        assert again.page.url == address
        assert again.texts(".log .entry") == before
        again.draw()
        again.close()
    finally:
        server.stop()


def test_two_windows_of_one_browser_at_two_seats(browser: Browser, home: str) -> None:
    """Each window speaks for its own seat; what is chosen in one is not seen in the other."""
    pair = Mapper(browser, home, "Пара")
    table = pair.open_table("foggy-island", "me", "me", seed="7")
    windows = [pair.page, pair.context.new_page()]
    for seat, page in enumerate(windows):
        page.goto(f"{home}/t/{table}")
        page.wait_for_selector("[role=tab]")
        page.locator("[role=tab]").nth(seat).click()
        page.click("[data-act=lift]")
        page.wait_for_selector("main[data-mine=true] .hand [data-value]")
    for page in windows:
        page.locator(".hand [data-value]").first.click()
        slots = page.locator("[data-sprite^=slot-]")
        pair.wait(lambda slots=slots: slots.count() == 4, "one of them chosen")  # type: ignore[misc]
    pair.close()


def test_seats_from_before_are_handed_over(browser: Browser, home: str) -> None:
    """Older pages kept a secret for each seat in the browser's own storage."""
    ann = Mapper(browser, home, "Ann")
    ann.go("/rules/foggy-island")
    held = [
        {"table": "foggy-island", "seat": 0, "secret": key(0), "game": "foggy-island", "since": 1},
        {"table": "gone", "seat": 1, "secret": "x" * 32, "game": "foggy-island", "since": 1},
    ]
    held[0]["commitment"] = "sealed"
    ann.page.evaluate("(held) => localStorage.setItem('isolario.seats', held)", json.dumps(held))
    ann.go("/t/foggy-island")
    assert ann.turn_or_end()
    assert ann.page.evaluate("localStorage.getItem('isolario.seats')") is None
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('isolario.commitments'))")
    assert kept == {"foggy-island": {"commitment": "sealed"}}
    ann.page.reload()
    assert ann.turn_or_end()  # by the cookie alone
    ann.close()


def test_a_rematch(browser: Browser, home: str) -> None:
    """One asks for it, the other is told where; both keep their seats and names."""
    ann, bob = (Mapper(browser, home, name) for name in ("Ann", "Bob"))
    for seat, person in enumerate((ann, bob)):
        person.hold(key(seat))
        person.go("/t/foggy")
        person.page.wait_for_selector("[data-act=again]")
    assert ann.texts("[data-act=again]") == ["Rematch"]
    ann.page.click("[data-act=again]")
    ann.page.wait_for_url(lambda address: "/t/foggy" not in address)
    bob.wait(lambda: bob.texts("[data-act=again]") == ["To the next game"], "where it goes on")
    bob.page.click("[data-act=again]")
    for person in (ann, bob):
        person.page.wait_for_selector("main .boards svg")
    assert bob.turn_or_end()  # he chooses the weather, because Ann, who won, begins
    assert ann.page.url == bob.page.url
    names = ann.page.evaluate(
        "fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())"
    )
    assert [seat["name"] for seat in names["table"]["seats"]] == [*NAMES[:2]]
    assert names["mine"] == [0]
    for person in (ann, bob):
        person.close()


def test_a_table_is_deleted_while_somebody_looks_on(browser: Browser, home: str) -> None:
    """They are told, and led on."""
    host, watcher = Mapper(browser, home, "Оля"), Mapper(browser, home, "Jan")
    table = host.open_table("cartographers", "me")
    watcher.go(f"/t/{table}")
    watcher.page.wait_for_selector("main .boards svg")
    host.go("/tables")
    for _ in range(2):
        host.page.click(f"[data-table='{table}'] [data-act=delete]")
    host.page.wait_for_selector(f"[data-table='{table}']", state="detached")
    watcher.page.wait_for_selector("[data-part=dead-end]")
    watcher.page.click("[data-act=all-games]")
    watcher.page.wait_for_selector("[data-game]")
    for person in (host, watcher):
        person.close()
