"""Two people at one screen, who pass it to each other. That nothing of either is on it in between
is asked of scenes: `web/tests/screen.page.test.ts`."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.page.browsing import FOGGY, MAPS, PHONE, Mapper, Person


def test_one_screen_in_the_open(browser: Browser, address: str) -> None:
    """Two people at one screen whose game hides nothing: the screen goes from one to the other."""
    pair = Mapper(browser, address, "Ія")
    page = pair.page
    pair.go("/")
    page.click(f"{MAPS} [data-act=friends]")
    form = page.locator(f"{MAPS} form")
    assert form.get_by_text("In secret", exact=True).locator("..").get_attribute("class")
    form.get_by_text("At this screen", exact=True).nth(1).click()
    pair.check_layout("two at one screen", scrolls=True)
    page.fill("[data-part=name-here]", "Ія")
    page.click(f"{MAPS} [data-act=open-table]")
    page.wait_for_selector("[data-part=problem]")  # two of one name
    page.fill("[data-part=name-here]", "Лев")
    page.click(f"{MAPS} [data-act=open-table]")
    assert pair.turn_or_end()

    def shown() -> str:
        return str(page.locator("[role=tab][aria-selected=true]").get_attribute("data-seat"))

    def called() -> list[str]:
        found = page.locator("[role=tab][data-called=true]")
        return [
            str(seat) for seat in found.evaluate_all("(all) => all.map((it) => it.dataset.seat)")
        ]

    assert pair.texts("[role=tab]") == ["Ія", "Лев"]
    assert (shown(), called()) == ("0", ["0", "1"])
    pair.draw()
    pair.wait(lambda: shown() == "1", "the second one's turn")
    assert called() == ["1"]
    assert pair.count("[data-part=curtain]") == 0
    # Back to the first, who may still change their mind.
    page.locator("[role=tab]").first.click()
    page.click("[data-act=undo]")
    pair.wait(lambda: called() == ["0", "1"], "the step taken back")
    pair.draw()
    pair.wait(lambda: shown() == "1", "the second one's turn again")
    pair.shot("one-screen")
    assert pair.turn_or_end()
    pair.draw()
    assert pair.count("[data-part=curtain]") == 0
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    pair.check_layout("one screen, phone")
    pair.shot("phone-one-screen")
    pair.close()


def test_one_screen_with_secrets(browser: Browser, address: str) -> None:
    """Two people at one screen with secrets: a curtain hides each from the other."""
    pair = Person(browser, address, "Ніна")
    page = pair.page
    pair.go("/")
    page.click(f"{FOGGY} [data-act=friends]")
    page.locator(f"{FOGGY} form").get_by_text("At this screen", exact=True).nth(1).click()
    page.fill("[data-part=name-here]", "Марк")
    page.click(f"{FOGGY} [data-act=open-table]")

    def lift(name: str) -> None:
        page.wait_for_selector("[data-part=curtain]")
        assert name in pair.texts("[data-part=curtain] h2")[0]
        assert pair.count(".hand") == 0  # what spectators see, and nothing of either
        page.wait_for_selector("main[data-mine=false] .boards [data-cell]")
        pair.check_layout(f"curtain, {name}")
        page.click("[data-act=lift]")
        assert pair.turn_or_end()

    lift("Ніна")
    for left in range(4, -1, -1):
        page.locator(".hand [data-value]").first.click()
        pair.wait(lambda left=left: pair.count("[data-sprite^=slot-]") == left, "picked")  # type: ignore[misc]
    page.click("[data-option]")
    page.wait_for_selector("[data-part=curtain]")
    pair.shot("curtain")
    # Too early: back, one step taken back, and done again.
    page.click("[data-act=back]")
    page.click("[data-act=undo]")
    assert pair.turn_or_end()
    page.click("[data-option]")
    lift("Марк")
    assert pair.count("[data-sprite^=slot-]") == 5
    page.reload()  # whoever sits there now has to say who they are
    page.wait_for_selector("[data-part=curtain]")
    lift("Марк")
    for left in range(4, -1, -1):
        page.locator(".hand [data-value]").first.click()
        pair.wait(lambda left=left: pair.count("[data-sprite^=slot-]") == left, "picked")  # type: ignore[misc]
    page.click("[data-option]")
    # From here on turn by turn, a curtain between them each time.
    for move in range(3):
        page.wait_for_selector("[data-part=curtain], main[data-mine=true]")
        if pair.count("[data-part=curtain]"):
            page.click("[data-act=lift]")
        assert pair.turn_or_end()
        pair.decide(move)
    table = pair.page.url.rsplit("/", 1)[-1]
    found = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")
    assert found["mine"] == [0, 1]
    assert pair.secret() not in page.content() + page.url
    pair.close()
