"""Whose board it is, what others do, and what can be done while they do it."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.page.browsing import PHONE, WIDE, Mapper


def test_boards_of_others(browser: Browser, address: str) -> None:
    """A small sheet is enlarged by a click and by Enter, stays up to date, and is put away."""
    for size in (WIDE, PHONE):
        olha = Mapper(browser, address, "Ольга", size)
        page = olha.page
        olha.open_table("cartographers", "me", "easy", "easy", seed="7")
        assert olha.turn_or_end()
        if size is PHONE:
            page.click("[data-tab=players]")
        page.click("[data-look=sheet-1] .hit")
        page.wait_for_selector("[data-part=looked][data-board=sheet-1]")
        assert olha.texts("[data-part=looked] h2") == ["Map: Bot (easy) 1"]
        olha.shot(f"looked-{size[0]}")
        olha.check_layout("somebody's board")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-part=looked]", state="detached")
        if size is PHONE:
            olha.close()
            continue

        drawn: list[int] = []
        for _ in range(4):
            page.locator("[data-look=sheet-2]").focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-board=sheet-2]")
            drawn.append(olha.count("[data-board=sheet-2] [data-sprite]"))
            page.click("[data-act=close-look]")
            page.wait_for_selector("[data-part=looked]", state="detached")
            olha.draw()
            assert olha.turn_or_end()
        assert drawn[-1] > drawn[0] > 0
        olha.close()


def test_a_ghost_while_waiting(browser: Browser, address: str) -> None:
    """A waiting player lifts a piece, turns it and leaves it on the board; nobody is told."""
    first, second = (Mapper(browser, address, name) for name in ("Ann", "Bohdan"))
    first.go("/")
    table = first.page.evaluate(
        """async () => {
          const wish = { game: 'beacon-patrol', seed: '3',
            seats: [{ who: 'me', name: 'Ann' }, { who: 'open' }] };
          const answer = await fetch('/api/tables', { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
          const { table, secrets } = await answer.json();
          localStorage.setItem('isolario.seats', JSON.stringify([
            { table, seat: 0, secret: secrets['0'], game: wish.game, since: Date.now() }]));
          return table;
        }"""
    )
    first.go(f"/t/{table}")
    second.go(f"/t/{table}")
    second.page.click("[data-act=sit]")
    mine = "main[data-mine=true]"
    first.wait(lambda: first.count(mine) + second.count(mine) == 1, "whose turn it is")
    if second.count(mine):
        first, second = second, first
    second.page.wait_for_selector("[data-lift]")
    sent = len(second.sent)
    second.page.locator("[data-lift]").first.click()
    second.page.locator(".boards [data-cell] .hit").nth(3).click(force=True)
    second.page.wait_for_selector("[data-parked]")
    before = second.page.locator("[data-parked]").get_attribute("data-turn")
    second.page.keyboard.press("r")
    assert second.page.locator("[data-parked]").get_attribute("data-turn") != before
    second.shot("parked")
    assert len([text for text in second.sent[sent:] if '"hello"' not in text]) == 0
    assert first.count("[data-parked]") == 0
    second.page.keyboard.press("Escape")
    second.page.wait_for_selector("[data-parked]", state="detached")
    for person in (first, second):
        person.close()
