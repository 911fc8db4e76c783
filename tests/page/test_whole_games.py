"""The real server, a real browser, real people: whole games by mouse and by keyboard.

Where no browser is found the tests are skipped, unless ``ISOLARIO_NEED_BROWSER`` is set.
"""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import FOGGY, MAPS, PHONE, WIDE, Mapper, Person


def test_a_person_against_a_bot(browser: Browser, address: str) -> None:
    """A whole game by clicks, with a change of mind, of language, of window, and a reload."""
    olena = Person(browser, address, "Олена")
    page = olena.page
    olena.go("/")
    page.wait_for_selector("[data-act=quick]")
    olena.check_layout("start", scrolls=True)
    olena.shot("start")
    told = olena.texts("[data-part=about-pieces]")  # only where pieces are not all known
    assert any("reconstruction" in about for about in told)
    assert len(told) < olena.count("[data-game]")
    page.click(f"{FOGGY} [data-act=quick]")

    # The secret choice: two tokens, then one of them put back.
    slots = "[data-sprite^=slot-]"
    olena.turn_or_end()
    assert olena.count(slots) == 5
    for left in (4, 3):
        page.locator(".hand [data-value]").first.click()
        olena.wait(lambda left=left: olena.count(slots) == left, f"{left} places left")  # type: ignore[misc]
    page.locator(".hand [data-back]").last.click()
    olena.wait(lambda: olena.count(slots) == 4, "a token put back")
    assert "Chosen: wolf" in olena.texts("[data-part=told] li")  # for somebody who sees no pictures

    # Pressing a token that is chosen puts it back, by mouse or by Enter.
    back = ".hand [data-back]"
    page.locator(".hand [data-value]").last.click()
    olena.wait(lambda: olena.count(back) == 2, "two tokens chosen")
    page.locator(back).first.click()
    olena.wait(lambda: olena.count(back) == 1, "the first token put back")
    page.locator(back).first.press("Enter")
    olena.wait(lambda: olena.count(slots) == 5, "the other put back")
    page.locator(".hand [data-value]").first.click()
    olena.wait(lambda: olena.count(slots) == 4, "one place taken")
    olena.check_layout("choosing")
    olena.shot("hand")
    for move in range(4):
        assert olena.turn_or_end()
        olena.decide(move)
        olena.page.wait_for_timeout(50)
    olena.wait(lambda: olena.count("[data-option]") == 1, "only Ready is left")
    olena.decide(0)

    # A few turns, a try at a taken cell, other languages, a phone.
    for move in range(6):
        assert olena.turn_or_end()
        olena.decide(move)
    assert olena.turn_or_end()
    page.locator(".hand [data-value]").first.click()
    page.locator("[data-cell]:not(.can)").first.click(force=True)
    page.wait_for_selector(".chip .why")
    assert "already" in olena.texts(".chip .why")[0]
    olena.shot("refused")
    page.keyboard.press("Escape")
    olena.wait(lambda: olena.count(".chip") == 0, "Esc")

    def read() -> str:
        return " ".join(olena.texts("[data-part=prompt], .log li"))

    said = {"": read()}
    for last, language in itertools.pairwise(("", "uk", "ru", "en")):
        olena.speak(language)
        olena.wait(lambda: read() != said[last], f"words in {language}")  # noqa: B023
        said[language] = read()
        olena.check_layout(f"wide, {language}")
        olena.shot(f"play-{language}")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        olena.check_layout(f"phone, {language}")
        for tab in ("players", "log"):
            page.click(f"[data-tab={tab}]")
            olena.check_layout(f"phone, {tab}, {language}")
            olena.shot(f"phone-{tab}-{language}")
            page.click(f"[data-tab={tab}]")
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert said["en"] == said[""]
    assert len({*said.values()}) == 3
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

    move = 7
    while olena.turn_or_end():
        olena.decide(move)
        move += 1
        assert move < 120
    page.wait_for_selector("[data-act=again]")
    places = olena.texts(".over ol .place")
    assert places in (["1", "2"], ["1", "1"])
    page.wait_for_selector("[data-part=score-sheet]")
    points = [int(text) for text in olena.texts(".over ol .score")]
    lines = [event for event in olena.messages()[-1].get("log") or () if event.get("points")]
    assert points == sorted(points, reverse=True)
    assert not lines or sum(event["points"] for event in lines) == sum(points)
    olena.check_layout("over")
    olena.shot("over")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    olena.check_layout("over, phone", scrolls=True)
    olena.shot("phone-over")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})

    # Another game: the same opponent, a new table, no questions in between.
    old = page.url
    page.click("[data-act=again]")
    page.wait_for_url(lambda url: url != old)
    assert olena.turn_or_end()
    assert olena.secret() not in page.content() + page.url
    olena.close()


def test_a_troubled_line(browser: Browser, address: str) -> None:
    """A move that comes too late is sent again by itself; a page that the table sends away says why
    and stays away until it is asked to try again."""
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
    page.click(f"{FOGGY} [data-act=quick]")
    assert oksana.turn_or_end()
    assert oksana.count("[data-sprite^=slot-]") == 5
    page.locator(".hand [data-value]").first.click()
    oksana.wait(lambda: oksana.count("[data-sprite^=slot-]") == 4, "the move made again")
    assert len(plays) >= 2  # what the bot chose meanwhile may have got in before it
    assert len({json.loads(text)["move"] for text in plays}) == 1

    lines[-1].send(json.dumps({"type": "refused", "reason": {"id": "server_too_fast"}}))
    lines[-1].close(code=4429)
    page.wait_for_selector("[data-act=reopen]")
    assert "Too much at once" in oksana.texts(".lost")[0]
    page.wait_for_timeout(1200)
    assert len(lines) == 1
    page.click("[data-act=reopen]")
    oksana.wait(lambda: len(lines) == 2 and oksana.count(".lost") == 0, "a new line")
    assert oksana.turn_or_end()
    oksana.close()


def test_offline_and_back(browser: Browser, address: str) -> None:
    """A lost line is reported at once; a move made meanwhile is sent by itself when it is back."""
    olha = Person(browser, address, "Ольга")
    page = olha.page
    olha.go("/")
    page.click(f"{FOGGY} [data-act=quick]")
    assert olha.turn_or_end()
    n = olha.made
    page.wait_for_load_state("networkidle")  # everything a table fetches has loaded
    page.context.set_offline(True)
    page.wait_for_selector(".lost", timeout=5000)
    page.locator(".hand [data-value]").first.click()
    olha.wait(lambda: "has not been sent" in " ".join(olha.texts(".lost")), "what was not sent")
    olha.shot("offline")
    assert olha.made == n
    page.context.set_offline(False)
    olha.wait(lambda: olha.count("[data-sprite^=slot-]") == 4, "the move made by itself", 20)
    assert olha.count(".lost") == 0
    assert olha.played(n)
    olha.troubles = [text for text in olha.troubles if "INTERNET_DISCONNECTED" not in text]
    olha.close()


HIRED = ("fox", "mole", "chameleon", "fairy_dog", "hippo", "turtle", "frog", "snake")


def test_mercenaries(browser: Browser, address: str) -> None:
    """A table that cannot be opened, then blitz: the shop on a phone, effects by clicks and by
    keys, what a ghost would score, the score sheet between two rounds."""
    taras = Person(browser, address, "Тарас")
    page = taras.page
    taras.go("/")
    page.click(f"{FOGGY} [data-act=new-table]")
    page.locator("form").get_by_text("4", exact=True).click()
    page.get_by_text("Blitz", exact=True).click()
    page.click("[data-act=open-table]")
    page.wait_for_selector("[data-part=problem]")
    taras.check_layout("a table that cannot be", scrolls=True)
    # The browser itself logs every answer that is not a success.
    taras.troubles = [text for text in taras.troubles if "400" not in text]
    page.locator("form").get_by_text("2", exact=True).click()
    assert taras.count("[data-part=problem]") == 0
    # A bot plays as well as the one chosen for a quick start.
    page.locator(f"{FOGGY} .buttons").get_by_text("Hard", exact=True).click()
    page.get_by_text("Bot", exact=True).last.click()
    assert page.locator("form .chair").last.get_by_label("Hard", exact=True).is_checked()
    page.locator("form").get_by_text("Easy", exact=True).click()
    page.click("[data-act=open-table]")

    # The shop: everything can be reached and read on a phone, before and after hiring.
    assert taras.turn_or_end()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for language in ("uk", "ru"):
        taras.speak(language)
        taras.check_layout(f"shop, {language}")
        taras.shot(f"phone-shop-{language}")
    for number, kind in enumerate(HIRED, 1):
        page.locator(f"[data-value=shop-{kind}-0]").click()
        taras.wait(
            lambda number=number: taras.count("[data-sprite^=hired-shop-]") == number,  # type: ignore[misc]
            f"{kind} in the set",
        )
        assert taras.count("[data-part=about]") == 1
    small = page.evaluate(
        "[...document.querySelectorAll('[data-sprite^=shop-]')]"
        ".map((it) => it.getBoundingClientRect()).filter((it) => it.width < 44 || it.height < 44)"
    )
    assert small == []
    for language in ("ru", "uk"):
        taras.speak(language)
        taras.check_layout(f"shop, all hired, {language}")
        taras.shot(f"phone-hired-{language}")
    taras.speak("en")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    taras.answer(0)

    move = tried = tallies = made = 0
    while taras.turn_or_end():
        if taras.count("[data-part=tally]"):
            tallies += 1
            taras.check_layout("score sheet")
            taras.shot("tally")
            page.click("[data-act=close-tally]")
        pieces = page.locator(".hand [data-value]")
        cells = page.locator(".boards [data-cell].can")
        if not made and pieces.count() and cells.count() > 1:
            n = taras.made
            while not made and not taras.played(n) and tried < 4 * (move + 1):
                made = look_ahead(taras, tried)
                tried += 1
            if taras.played(n):
                continue
        if move % 3 == 1 and pieces.count() and cells.count() > 1:
            taras.decide_by_keys(move)
        else:
            taras.answer(move)
        move += 1
        assert move < 200
    assert tallies == 1
    assert made, "no ghost of a whole game would have made a line"
    taras.check_layout("over")
    taras.shot("blitz-over")

    # Pointing at a token shows the lines that it belongs to, and says what they gave.
    tokens = page.locator(".boards [data-cell] .hit")
    for at in range(tokens.count()):
        tokens.nth(at).hover(force=True)
        if taras.count("[data-group]"):
            break
    taras.wait(lambda: taras.count(".together li") == taras.count("[data-group]"), "its words")
    assert all("line of" in text for text in taras.texts(".together li"))
    taras.shot("lines-of-a-token")
    taras.close()


def look_ahead(person: Person, move: int) -> bool:
    """Whether a ghost would make a line; if so, the line is shown."""
    n = len(person.received)
    person.page.locator(".hand [data-value]").first.click()
    cells = person.page.locator(".boards [data-cell].can")
    cells.nth(move % cells.count()).click(force=True)
    person.answered()
    if not person.count("[data-act=confirm]:enabled"):  # made at once: it can be taken back
        person.page.keyboard.press("Escape")
        return False

    def foreseen() -> list[str]:
        return [text for text in person.received[n:] if '"preview"' in text]

    person.wait(lambda: bool(foreseen()), "a preview")
    preview = json.loads(foreseen()[-1])["preview"]
    fresh = [item for item in preview["then"]["items"] if item not in preview["now"]["items"]]
    if fresh:
        person.wait(lambda: person.count("[data-foreseen]") > 0, "a line foreseen")
        person.shot("foreseen")
    person.page.keyboard.press("Escape")
    person.wait(lambda: person.count("[data-foreseen]") == 0, "Esc")
    return bool(fresh)


def test_two_people(browser: Browser, address: str) -> None:
    """Two browsers, one with a mouse, one with a keyboard, a foggy game, and no secret that gets
    out."""
    ann, petro = Person(browser, address, "Ann"), Person(browser, address, "Петро", PHONE)
    ann.go("/")
    ann.page.click(f"{FOGGY} [data-act=new-table]")
    ann.check_layout("new table", scrolls=True)
    ann.shot("new-table")
    ann.page.get_by_text("Always fog", exact=True).click()
    ann.page.click("[data-act=open-table]")
    ann.page.wait_for_selector("[data-part=link]")
    ann.check_layout("waiting", scrolls=True)
    ann.shot("waiting")
    link = ann.page.input_value("[data-part=link]")
    assert ann.secret() not in link

    petro.page.goto(link)
    petro.page.wait_for_selector("[data-act=sit]")
    petro.check_layout("an open seat", scrolls=True)
    petro.shot("phone-sit")
    petro.tab_to("[data-part=name]")
    petro.page.keyboard.press("Enter")

    # The first hands are chosen in secret: the other browser never hears what one does.
    for person in (ann, petro):
        assert person.turn_or_end()

    def told() -> int:
        return sum('"type":"beat"' not in text for text in ann.received)

    heard = told()
    for _ in range(5):
        assert petro.turn_or_end()
        petro.decide_by_keys(0)
    petro.wait(lambda: petro.count("[data-option]") == 1, "only Ready is left")
    petro.shot("phone-hand")
    assert told() == heard
    assert petro.turn_or_end()
    petro.decide_by_keys(0)
    for move in range(6):
        assert ann.turn_or_end()
        ann.decide(move)
        ann.page.wait_for_timeout(40)

    # Somebody with only the link looks on, and sees less than either.
    guest = Person(browser, address, "guest")
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-part=prompt]")
    assert guest.texts(".watching") == ["You are watching"]

    move = 0
    people = (ann, petro)
    while True:
        ready = [person for person in people if person.count("main[data-mine=true]")]
        if all(person.count("main[data-over=true]") for person in people):
            break
        for person in ready:
            if person is ann:
                ann.decide(move)
            else:
                petro.decide_by_keys(move)
            move += 1
            if move == 20:
                ann.shot("fog")
                petro.shot("phone-fog")
        if not ready:
            ann.page.wait_for_timeout(10)
        assert move < 200
    assert sorted(ann.texts(".over ol .score")) == sorted(petro.texts(".over ol .score"))
    petro.shot("phone-fog-over")

    # Ann sits first and is blue, Petro is red. What each browser was sent, in all that time:
    for seat, person, other in ((0, ann, petro), (1, petro, ann)):
        everything = "".join(person.received) + person.page.content()
        assert other.secret() not in everything
        assert person.secret() not in everything
        for event in person.events():
            if event.get("seat") == 1 - seat:
                assert event["what"] != "picked"
                if event["what"] in ("drew", "laid_down"):
                    assert event["facts"]["token"] == {"id": "unknown"}, event
        shield = "br"[1 - seat]
        for sprite in person.sprites():
            assert not (sprite["key"].startswith("hand-") and sprite["symbol"][0] == shield)
    assert guest.count("main[data-over=true]") == 1
    assert guest.count("main [data-value], main [data-option]") == 0
    assert not [sprite for sprite in guest.sprites() if sprite["key"].startswith("hand-")]
    for event in guest.events():
        if event["what"] in ("drew", "laid_down"):
            assert event["facts"]["token"] == {"id": "unknown"}, event
    for person in (ann, petro, guest):
        person.close()


def test_shapes(browser: Browser, address: str) -> None:
    """A shape is laid where one points: by mouse, keys and finger, showing what it would score."""
    hanna = Mapper(browser, address, "Ганна")
    page = hanna.page
    press = page.keyboard.press
    hanna.open_table("cartographers", "me", seed="15")
    assert hanna.turn_or_end()

    # The ghost follows the mouse; a click pins it; Space, R and M find another way for it to lie.
    page.mouse.move(*hanna.at("e5"))
    hanna.wait(lambda: "e5" in hanna.ghost, "a ghost under the mouse")
    followed = hanna.ghost
    page.mouse.click(*hanna.at("e5"))
    page.wait_for_selector("[data-act=confirm]")
    assert hanna.ghost == followed
    seen = [followed]
    for key in ("Space", "Space", "r", "m"):
        press(key)
        hanna.wait(lambda: hanna.ghost != seen[-1], f"another ghost after {key}")
        assert "e5" in hanna.ghost
        assert len(hanna.ghost) == len(followed)
        seen.append(hanna.ghost)
    hanna.check_layout("a shape")
    hanna.shot("shape")
    page.mouse.wheel(0, 120)
    hanna.wait(lambda: hanna.ghost != seen[-1], "turned by the wheel")
    before = hanna.ghost
    press("ArrowRight")
    hanna.wait(lambda: hanna.ghost != before, "moved by an arrow key")
    moved = {chr(ord(cell[0]) + 1) + cell[1:] for cell in before}
    assert hanna.ghost == moved

    # Where nothing can go, the table says why. On a mountain nothing can.
    page.mouse.click(*hanna.at("d2"))
    page.wait_for_selector(".chip .why")
    hanna.shot("shape-refused")
    press("Escape")

    # Another terrain, and what the ghost would do to the numbers beside the map.
    page.mouse.click(*hanna.at("h8"))
    page.wait_for_selector("[data-act=confirm]")
    lies = hanna.ghost
    page.wait_for_selector("[data-then]")  # woods in new rows and columns
    hanna.check_layout("now and then")
    hanna.shot("shape-then")
    page.click("[data-value=terrain-farm]")
    page.wait_for_selector("[data-then]", state="detached")
    assert hanna.ghost == lies
    page.click("[data-value=terrain-forest]")
    page.wait_for_selector("[data-then]")
    made = hanna.ghost

    def drawn() -> list[set[str]]:
        return [set(event.get("cells") or ()) for event in hanna.events()]

    press("Enter")
    hanna.wait(
        lambda: any({f"sheet-0/{cell}" for cell in made} == cells for cells in drawn()), "drawn"
    )

    # A closer look, and back.
    hanna.turn_or_end()
    size = page.locator("[data-cell=e5] .hit").bounding_box()
    press("+")
    hanna.wait(lambda: hanna.count("[data-act=fit]") == 1, "the buttons of the lens")
    near = page.locator("[data-cell=e5] .hit").bounding_box()
    assert near is not None
    assert size is not None
    assert near["width"] > 1.4 * size["width"]
    page.click("[data-act=fit]")
    hanna.wait(lambda: hanna.count("[data-act=fit]") == 0, "everything in sight")

    # On to the end of a season: its score sheet leaves nothing out, not even coins.
    move = 0
    while hanna.turn_or_end() and not hanna.count("[data-part=tally]"):
        hanna.draw()
        move += 1
        assert move < 12
    score = next(it["now"]["scores"][0] for it in reversed(hanna.messages()) if it.get("now"))
    assert hanna.texts("[data-part=tally] b") == [str(score).replace("-", "−")]
    page.click("[data-act=close-tally]")

    # What a phone keeps in a drawer can be read once it is open.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.click("[data-tab=offer]")
    read = page.locator(".drawer.open svg text:not(.digit)")
    hanna.wait(
        lambda: read.count() > 0 and all(read.all_text_contents()),  # SVG has no inner text
        "words in a drawer",
    )
    hanna.close()


def test_whose_sheet_is_meant(browser: Browser, address: str) -> None:
    """What is said about somebody else's sheet shows on theirs, and never on mine."""
    hanna = Mapper(browser, address, "Ганна")
    page = hanna.page
    hanna.open_table("cartographers", "me", "easy", seed="15")
    assert hanna.turn_or_end()
    hanna.draw()
    page.wait_for_selector("[data-act=unfold-turn]")
    hanna.unfold_log()
    lines = page.locator(".log li[data-what=drawn]")
    hanna.wait(lambda: lines.count() == 2, "two sheets drawn on")
    for seat, large in ((0, 1), (1, 0)):
        lines.nth(seat).hover()
        page.wait_for_selector(f".all [data-pointed=sheet-{seat}]")
        assert hanna.count(".all [data-pointed]") == 1
        assert hanna.count(".boards [data-pointed]") == large
    hanna.shot("whose-sheet")
    hanna.close()


def test_one_screen_in_the_open(browser: Browser, address: str) -> None:
    """Two people at one screen, in a game without secrets: the screen goes back and forth."""
    pair = Mapper(browser, address, "Ія")
    page = pair.page
    pair.go("/")
    page.click(f"{MAPS} [data-act=new-table]")
    form = page.locator(f"{MAPS} form")
    assert form.get_by_text("In secret", exact=True).locator("..").get_attribute("class")
    form.get_by_text("Someone beside me", exact=True).nth(1).click()
    pair.check_layout("two at one screen", scrolls=True)
    page.fill("[data-part=name-here]", "Ія")
    page.click(f"{MAPS} [data-act=open-table]")
    page.wait_for_selector("[data-part=problem]")  # two with the same name
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
    for _ in range(4):
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
    page.click(f"{FOGGY} [data-act=new-table]")
    page.locator(f"{FOGGY} form").get_by_text("Someone beside me", exact=True).nth(1).click()
    page.fill("[data-part=name-here]", "Марк")
    page.click(f"{FOGGY} [data-act=open-table]")

    def lift(name: str) -> None:
        page.wait_for_selector("[data-part=curtain]")
        assert name in pair.texts("[data-part=curtain] h2")[0]
        assert pair.count(".hand") == 0  # what spectators see, and nothing of either
        page.wait_for_selector("main[data-mine=false] .boards [data-cell]")
        pair.check_layout(f"curtain, {name}")
        before = page.locator(".boards").bounding_box()
        page.click("[data-act=lift]")
        assert pair.turn_or_end()
        assert page.locator(".boards").bounding_box() == before  # it moves nothing

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
    page.reload()  # whoever is there now has to say who they are
    page.wait_for_selector("[data-part=curtain]")
    lift("Марк")
    for _ in range(5):
        page.locator(".hand [data-value]").first.click()
        page.wait_for_timeout(60)
    page.click("[data-option]")
    # From here on turn by turn, a curtain between them each time.
    for move in range(6):
        page.wait_for_selector("[data-part=curtain], main[data-mine=true]")
        if pair.count("[data-part=curtain]"):
            page.click("[data-act=lift]")
        assert pair.turn_or_end()
        pair.decide(move)
    kept = json.loads(page.evaluate("localStorage.getItem('isolario.seats')"))
    assert len(kept) == 2
    assert not any(seat["secret"] in page.content() + page.url for seat in kept)
    pair.close()


def test_routes_and_drags(browser: Browser, address: str) -> None:
    """Several moves by one click, by dragging, and in words; tiles are never lost by a click."""
    anton = Mapper(browser, address, "Антон", (1440, 1500))
    page = anton.page
    anton.open_table("beacon-patrol", "me", "easy", seed="5")
    assert anton.turn_or_end()

    # Where a tile cannot go, the table says why: moves are relative to the ship, cells are not.
    page.locator(".hand [data-value]").first.click()
    page.locator("[data-cell='0,0'] .hit").click(force=True)
    page.wait_for_selector(".chip .why")
    assert anton.texts(".chip .why") == [
        "There is a tile there already: a new one needs an empty cell. BCN-P1"
    ]
    page.keyboard.press("Escape")

    # Place tiles until there is somewhere to sail in two steps.
    def far() -> list[dict[str, Any]]:
        return [route for route in anton.choices().get("routes", ()) if route.get("place")]

    for _ in range(2):
        n = anton.updates
        page.locator(".hand [data-value]").first.click()
        if not anton.count("[data-act=confirm]"):  # it can go to several cells
            page.locator(".boards [data-cell].can").first.click(force=True)
        else:
            page.click("[data-act=confirm]")
        anton.wait(lambda n=n: anton.updates > n, "a tile placed")  # type: ignore[misc]
        assert anton.turn_or_end()
    (route, *_) = far()
    before = len(anton.plays())
    page.mouse.click(*anton.at(route["place"]))
    anton.wait(lambda: anton.plays()[before:] == route["moves"], "every step of the way")
    assert anton.turn_or_end()
    anton.shot("route")
    for _ in route["moves"]:  # each step can be taken back
        anton.take_back()
    assert route in far()

    # Under way, Esc stops.
    anton.show_motion(True)
    before = len(anton.plays())
    page.mouse.click(*anton.at(route["place"]))
    page.wait_for_selector("[data-act=stop]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-act=stop]", state="detached")
    page.wait_for_timeout(500)
    assert len(anton.plays()) - before < len(route["moves"])
    assert anton.turn_or_end()
    while len(anton.plays()) > before and route not in far():
        anton.take_back()
    anton.show_motion(False)

    # A tile dropped on one's own ship is thrown away for a step: only so, or by its button.
    options = anton.choices()["roots"][-1]
    assert options["explicit"]
    discard = next(it for it in options["branches"] if it["value"].startswith("discard-"))
    before = len(anton.plays())
    assert anton.count(f"[data-option={discard['value']}]") == 0
    page.click(f"[data-drag={discard['drag'][0]}] .hit", force=True)
    page.click(f"[data-option={discard['value']}]")
    assert len(anton.plays()) == before
    assert anton.count(".boards [data-cell].can, [data-act=confirm]") >= 1
    page.keyboard.press("Escape")
    anton.drag(*discard["drag"])
    anton.wait(lambda: anton.count("[data-cell].can, [data-act=confirm]") > 0, "where to?")
    if not anton.count("[data-act=confirm]"):
        page.locator(".boards [data-cell].can").first.click(force=True)
    else:
        page.click("[data-act=confirm]")
    anton.wait(lambda: len(anton.plays()) == before + 1, "a tile thrown away")
    assert anton.plays()[-1] in str(discard)
    anton.wait(
        lambda: anton.count("[data-act=undo]:not([aria-disabled=true])") == 1,
        "something to take back",
    )
    anton.take_back()

    # Mine onto theirs: a swap, in two moves, once in a turn. The same by pressing one, then the
    # other.
    def swaps() -> list[dict[str, Any]]:
        return [route for route in anton.choices().get("routes", ()) if route.get("drag")]

    for pressing in (False, True):
        swap, before, n = swaps()[0], len(anton.plays()), anton.updates
        if pressing:
            page.locator(f"[data-drag={swap['drag'][0]}]").click()
            page.click(f"[data-onto={swap['drag'][1]}]")
        else:
            anton.drag(*swap["drag"])
        anton.wait(lambda n=n: anton.updates == n + 2, "a swap")  # type: ignore[misc]
        assert anton.plays()[before:] == swap["moves"]
        assert swaps() == []
        assert anton.turn_or_end()
        if not pressing:
            for _ in swap["moves"]:
                anton.take_back()
    anton.check_layout("sailing")
    anton.close()


def test_hexes(browser: Browser, address: str) -> None:
    """A map of hexes: a face by a digit, its turns counted on every cell, the ghost turned, areas
    by their parts, and a waypoint on a part."""
    anna = Mapper(browser, address, "Anna")
    page = anna.page
    anna.open_table("land-vs-sea", "me", "easy", seed="5", options={"extras": "all"})

    def step_of(kind: str) -> None:
        """Goes on until something of this kind can be chosen."""
        for move in range(30):
            assert anna.turn_or_end()
            if anna.count(f"main [data-value^={kind}]"):
                return
            anna.answer(move)
        pytest.fail(f"there is never a {kind} to choose")

    step_of("face")
    faces = [it.get_attribute("data-value") for it in page.locator(".hand [data-value]").all()]
    assert faces == ["face-0a", "face-0b", "face-1a", "face-1b"]

    # A digit takes a face; each cell says in how many ways it can be turned there.
    def ways(face: str) -> dict[str, set[str]]:
        choices = anna.choices()
        found: dict[str, set[str]] = {}
        (branch,) = (it for it in choices["roots"][0]["branches"] if it["value"] == face)
        for turn in branch["then"]["branches"]:
            for cell in choices["sets"][turn["places"]["cells"]]:
                found.setdefault(cell, set()).add(turn["value"])
        return found

    page.keyboard.press("2")
    fitting = ways("face-0b")
    anna.wait(lambda: anna.count("[data-turns]") > 0, "turns counted")
    circles = page.locator("circle[data-turns]").all()
    counted = sorted(int(it.get_attribute("data-turns") or 0) for it in circles)
    focused = anna.focused("data-cell")  # the ghost stands there
    others = {cell: turns for cell, turns in fitting.items() if cell != focused}
    assert counted == sorted(map(len, others.values()))

    # The ghost is turned by R, and with it what stands there, upright.
    cell = next(cell for cell, turns in fitting.items() if len(turns) > 1)
    page.mouse.click(*anna.at(cell))
    anna.answered()
    seen = set()
    for _ in fitting[cell]:
        seen.add(page.locator("[data-ghost] [data-turn]").get_attribute("data-turn"))
        page.keyboard.press("r")
        page.wait_for_timeout(30)
    assert seen == fitting[cell]
    assert anna.ghost == {cell}
    anna.shot("hex-ghost")
    page.keyboard.press("Escape")

    # A cell first: the faces that fit there are marked.
    able = {face for face in faces if face and cell in ways(face)}
    page.mouse.click(*anna.at(cell))
    anna.wait(lambda: anna.count(".hand .chosen") == len(able), "the faces that fit")
    page.keyboard.press("Escape")

    # Where nothing can go, the table says why.
    page.keyboard.press("1")
    page.locator("[data-cell='0,0'] .inside").first.click(force=True)
    page.wait_for_selector(".chip .why")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    # Pointing at a part outlines its area, and only that.
    for part, words in (("0", "Land area"), ("1", "Sea area")):
        page.locator(f"[data-cell='0,0'] [data-inside='{part}']").hover(force=True)
        anna.wait(lambda: anna.count("[data-group^=area]") == 1, "one area")
        (said,) = anna.texts(".together li")
        assert said.startswith(words)
        assert "open edge" in said

    # A waypoint goes on a part, by keys alone; each part has its own name.
    step_of("pin")
    before = len(anna.plays())
    parts = page.locator(".boards g[data-inside].can")
    assert all("land to the" in (it.get_attribute("aria-label") or "") for it in parts.all())
    parts.first.focus()
    page.keyboard.press("ArrowRight")
    place = f"{anna.focused('data-cell')}/{anna.focused('data-inside')}"
    page.keyboard.press("Enter")
    anna.wait(lambda: len(anna.plays()) > before, "a waypoint put by keys")
    assert anna.plays()[-1] == f"waypoint@{place}"
    anna.wait(lambda: anna.count("[data-sprite=waypoint-0]") == 1, "it on the map")
    anna.check_layout("a map of hexes")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    anna.check_layout("a map of hexes on a phone")
    anna.shot("hex-phone")
    anna.close()


def test_dragons(browser: Browser, address: str) -> None:
    """A dragon is laid by digits, R and the mouse; its price and its realm are told beforehand;
    where it cannot lie the table says why; passing takes a button and a card."""
    dana = Mapper(browser, address, "Dana")
    page = dana.page
    dana.open_table("sea-dragons", "me", "easy", "easy", seed="a long way to the island")
    assert dana.turn_or_end()
    hand = [it.get_attribute("data-value") for it in page.locator(".hand [data-value]").all()]
    assert hand == ["card-0", "card-1"]

    # Over the island, and away from everything.
    page.keyboard.press("1")
    for cell, reason in (("h8", "central island"), ("b2", "next to the island")):
        page.mouse.click(*dana.at(cell))
        page.wait_for_selector(".chip .why")
        assert reason in dana.texts(".chip .why")[0]
        dana.shot(f"dragon-refused-{cell}")
        page.keyboard.press("Escape")
        page.keyboard.press("1")

    # Passing has to be explicit; then the card.
    page.keyboard.press("Escape")
    page.locator("[data-option=pass]").click()
    page.locator(".hand [data-value=card-1]").click()
    dana.confirm(0, None)
    dana.wait(lambda: dana.plays()[-1:] != [], "a pass")
    assert dana.plays()[-1].startswith("pass ")
    assert dana.turn_or_end()
    page.locator("[data-value=deck-5]").click()
    dana.confirm(0, None)
    dana.wait(lambda: dana.plays()[-1] == "draw 5", "a card drawn")

    # A place that costs gold says how much would be left: a current that the first card can cover.
    assert dana.turn_or_end()
    page.keyboard.press("1")
    coverable = page.locator(".boards [data-cell].can").all()
    names = {cell.get_attribute("data-cell") or "" for cell in coverable}
    current = min(name for name in names if name[0] == "h" or name[1:] == "8")
    page.mouse.move(*dana.at(current))
    dana.wait(lambda: current in dana.ghost, "a ghost over the current")
    dana.wait(lambda: dana.count(".hand [data-then]") == 1, "gold before and after")
    dana.shot("dragon")
    page.mouse.click(*dana.at(current))
    dana.confirm(0, None)
    dana.wait(lambda: "@" in dana.plays()[-1], "a dragon laid")
    dana.close()
