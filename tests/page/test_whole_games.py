"""The real server, a real browser, real people: whole games, each by another way of input. They are
begun and ended by hand; what is in between is decided by messages to the table. What can be done
with pieces, and how, is asked of scenes: `web/tests/hands.page.test.ts` and its neighbours.

Where no browser is found the tests are skipped, unless ``ISOLARIO_NEED_BROWSER`` is set.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser

from tests.page.browsing import FOGGY, PHONE, Finger, Mapper, Person


def test_a_person_against_a_bot(browser: Browser, address: str) -> None:
    """By mouse, with a change of mind, of language, and a reload; then once more."""
    olena = Person(browser, address, "Олена")
    page = olena.page
    olena.go("/")
    page.wait_for_selector("[data-act=first]")
    olena.check_layout("start", scrolls=True)
    olena.shot("start")
    page.click(f"{FOGGY} [data-act=first]")

    # The secret choice: two tokens, then one of them put back.
    slots = "[data-sprite^=slot-]"
    olena.turn_or_end()
    assert olena.count(slots) == 5
    for left in (4, 3):
        page.locator(".hand [data-value]").first.click()
        olena.wait(lambda left=left: olena.count(slots) == left, f"{left} places left")  # type: ignore[misc]
    page.locator(".hand [data-back]").last.click()
    olena.wait(lambda: olena.count(slots) == 4, "a token put back")
    assert "Chosen: wolf" in olena.texts("[data-part=told] li")  # to those who see no picture
    olena.shot("hand")
    for left in (3, 2, 1, 0):
        page.locator(".hand [data-value]").first.click()
        olena.wait(lambda left=left: olena.count(slots) == left, f"{left} places left")  # type: ignore[misc]
    page.click("[data-act=ready]:enabled")

    # A few turns, a try at a taken cell, another language.
    for move in range(3):
        assert olena.turn_or_end()
        olena.decide(move)
    assert olena.turn_or_end()
    page.locator(".hand [data-value]").first.click()
    page.locator("[data-cell]:not(.can)").first.click(force=True)
    page.wait_for_selector(".chip .why")
    assert "already" in olena.texts(".chip .why")[0]
    page.keyboard.press("Escape")
    olena.wait(lambda: olena.count(".chip") == 0, "Esc")
    said = olena.texts("[data-part=prompt]")
    olena.speak("uk")
    olena.wait(lambda: olena.texts("[data-part=prompt]") != said, "words in Ukrainian")
    olena.check_layout("Ukrainian")
    olena.speak("en")
    olena.wait(lambda: olena.texts("[data-part=prompt]") == said, "words in English")
    assert all("Олена" in line or "Bot" in line for line in olena.texts(".log li")[1:])

    # Away and back again: the same table, the same hand, my turn still.
    def picture() -> list[str]:
        found: list[str] = page.evaluate(
            "[...document.querySelectorAll('[data-sprite]')].map((it) => it.dataset.sprite).sort()"
        )
        return found

    before = picture()
    page.reload()
    assert olena.turn_or_end()
    olena.wait(lambda: picture() == before, "the same picture after a reload")

    # With pauses between events, the Space bar shows the rest at once.
    olena.show_motion(True)
    olena.decide(0)
    olena.wait(lambda: olena.count("main[data-showing=true]") > 0, "something to look at")
    page.keyboard.press("Space")
    assert olena.turn_or_end()
    olena.show_motion(False)

    olena.play_on("progress.short.args.round === 2 && progress.done >= 30")
    to_the_end(olena, olena.decide)
    page.wait_for_selector("[data-act=again]")
    places = olena.texts(".over ol .place")
    assert places in (["1", "2"], ["1", "1"])
    page.wait_for_selector("[data-part=score-sheet]")
    points = [int(text) for text in olena.texts(".over ol .score")]
    assert points == sorted(points, reverse=True)
    olena.check_layout("over")
    olena.shot("over")

    # Another game: the same opponent, a new table, no questions in between.
    old = page.url
    page.click("[data-act=again]")
    page.wait_for_url(lambda url: url != old)
    assert olena.turn_or_end()
    assert olena.secret() not in page.content() + page.url
    olena.close()


def to_the_end(person: Person, decide: Callable[[int], None]) -> None:
    """The last decisions: there are some, and not many."""
    move = 0
    while person.turn_or_end():
        decide(move)
        move += 1
        assert move < 30
    assert move, "the game was over before"


def test_by_keys(browser: Browser, address: str) -> None:
    """Cartographers, by the keyboard alone."""
    lesia = Mapper(browser, address, "Леся")
    lesia.open_table("cartographers", "me", "easy", seed="15")

    def draw(_: int) -> None:
        n, press = lesia.made, lesia.page.keyboard.press
        if lesia.count(".hand [data-value]"):
            press("1")
        else:
            lesia.tab_to("[data-option]")
        for _ in range(3):
            lesia.frame()
            lesia.answered()
            if not lesia.played(n) and lesia.count("main[data-mine=true]"):
                press("Enter")
        lesia.wait(lambda: lesia.played(n), "a shape drawn by keys")

    for move in range(3):
        assert lesia.turn_or_end()
        draw(move)
    lesia.play_on("progress.short.args.season.id === 'heading_winter'")
    to_the_end(lesia, draw)
    lesia.shot("maps-over")
    lesia.close()


def test_by_finger(browser: Browser, address: str) -> None:
    """Beacon Patrol on a phone: a tile carried above the finger, others tapped."""
    mika = Mapper(browser, address, "Mika", PHONE)
    page, finger = mika.page, Finger(mika)
    mika.open_table("beacon-patrol", "me", "easy", seed="5")
    assert mika.turn_or_end()
    page.wait_for_load_state("networkidle")  # what tells what a piece is comes after the table
    hand = ".hand [data-value] > .hit"
    finger.touch("touchStart", mika.middle(hand))
    page.wait_for_selector("[data-part=card]")
    finger.touch("touchEnd")
    assert mika.count("[data-value][aria-pressed=true], [data-carried]") == 0
    finger.tap("[data-act=close-card]")
    page.wait_for_selector("[data-part=card]", state="detached")
    n = mika.made
    finger.touch("touchStart", mika.middle(hand))
    x, y = mika.middle(hand)
    finger.touch("touchMove", (x, y - 60))
    mika.wait(lambda: mika.count(".boards [data-cell].can") > 0, "where it goes")
    x, y = mika.middle(".boards [data-cell].can > .hit")
    for spot in ((x, y + 90), (x, y + 56), (x, y)):  # it is seen above the finger
        finger.touch("touchMove", spot)
        mika.frame()
        if mika.ghost:
            break
    assert mika.ghost, "no ghost of what is carried"
    mika.shot("finger")
    finger.touch("touchEnd")
    mika.answered()
    assert not mika.played(n)  # it is shown, and placed by a second tap

    def tap(move: int) -> None:
        n = mika.made
        for _ in range(6):
            mika.frame()
            mika.answered()
            if mika.played(n) or not mika.count("main[data-mine=true]"):
                break
            chosen = mika.count("[data-value][aria-pressed=true]")
            if mika.count("[data-act=confirm]:enabled"):
                finger.tap("[data-act=confirm]:enabled")
            elif not chosen and mika.count(hand):
                finger.tap(hand)
            elif mika.count(".boards [data-cell].can"):
                finger.tap(".boards [data-cell].can > .hit")
            elif mika.count("[data-option=end]"):  # nothing is swapped by hand
                finger.tap("[data-option=end]")
            else:  # but a swap may have been begun by a message
                page.locator("main [data-value]").first.dispatch_event("click")
        mika.wait(lambda: mika.played(n), "a decision by taps")

    for move in range(3):
        assert mika.turn_or_end()
        tap(move)
    mika.play_on("progress.done >= 51")
    to_the_end(mika, tap)
    mika.shot("beacon-over")
    mika.close()


def test_by_mouse(browser: Browser, address: str) -> None:
    """Land vs Sea: a tile carried to its place, others clicked."""
    rosa = Mapper(browser, address, "Rosa")
    page = rosa.page
    rosa.open_table("land-vs-sea", "me", "easy", seed="5")
    for move in range(10):
        assert rosa.turn_or_end()
        if rosa.count(".hand [data-value^=face-]"):
            break
        rosa.answer(move)
    n = rosa.made
    page.mouse.move(*rosa.middle(".hand [data-value^=face-] > .hit"))
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    page.wait_for_selector("[data-carried]", state="attached")
    page.mouse.move(*rosa.middle(".boards [data-cell].can > .hit"), steps=4)
    rosa.wait(lambda: bool(rosa.ghost), "the ghost of what is carried")
    rosa.shot("carry")
    page.mouse.up()
    rosa.confirm(n)
    rosa.wait(lambda: rosa.played(n), "a tile laid")
    for move in range(3):
        assert rosa.turn_or_end()
        rosa.answer(move)
    rosa.play_on("progress.done >= 54")
    to_the_end(rosa, rosa.answer)
    rosa.shot("hexes-over")
    rosa.close()


MEASURE = """
window.ghosts = [];
let moved = null;
addEventListener('pointermove', (event) => { moved = event.timeStamp; }, true);
new MutationObserver((changes) => {
  if (moved !== null && changes.some(({ target, addedNodes }) =>
      target.dataset?.ghost !== undefined || [...addedNodes].some((it) => it.dataset?.ghost))) {
    window.ghosts.push(performance.now() - moved); moved = null;
  }
}).observe(document.body, { subtree: true, attributes: true, childList: true });
"""


def test_at_a_good_pace(
    browser: Browser, address: str, record_property: Callable[[str, object], None]
) -> None:
    """Sea Dragons: a ghost follows at once. The limit is for a machine that has much else to do;
    ``pytest --junitxml`` writes the figures down."""
    nadia = Mapper(browser, address, "Надя")
    page = nadia.page
    nadia.open_table("sea-dragons", "me", "easy", seed="7")
    assert nadia.turn_or_end()
    page.mouse.click(*nadia.middle(".hand [data-value] > .hit"))
    page.evaluate(MEASURE)
    able = page.locator(".boards [data-cell].can")
    names: list[str] = able.evaluate_all("(all) => all.map((it) => it.dataset.cell)")
    for name in names[:12]:
        page.mouse.move(*nadia.at(name))
        nadia.wait(lambda: bool(nadia.ghost), "a ghost")
    ghosts = sorted(page.evaluate("window.ghosts"))
    record_property("ghost, ms", [round(one) for one in ghosts])
    assert ghosts[len(ghosts) // 2] < 500
    for move in range(3):
        assert nadia.turn_or_end()
        nadia.answer(move)
    nadia.play_on("progress.done >= 26")
    to_the_end(nadia, nadia.answer)
    nadia.shot("dragons-over")
    nadia.close()
