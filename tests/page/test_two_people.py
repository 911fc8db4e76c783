"""Two browsers at one table, a third that looks on, and no secret that goes astray."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.page.browsing import FOGGY, PHONE, Person


def test_two_people(browser: Browser, address: str) -> None:
    """Two browsers, one with a mouse, one with a keyboard, a foggy game, and no secret that goes
    astray."""
    ann, petro = Person(browser, address, "Ann"), Person(browser, address, "Петро", PHONE)
    ann.go("/")
    ann.page.click(f"{FOGGY} [data-act=friends]")
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

    # The first hands are chosen in secret: what one does, the other's browser never hears of.
    for person in (ann, petro):
        assert person.turn_or_end()

    def told() -> int:
        return sum('"type":"beat"' not in text for text in ann.received)

    heard = told()
    for _ in range(5):
        assert petro.turn_or_end()
        petro.decide_by_keys(0)
    petro.wait(lambda: petro.count("[data-option]") == 1, "only to be ready is left")
    petro.shot("phone-hand")
    assert told() == heard
    assert petro.turn_or_end()
    petro.decide_by_keys(0)
    for move in range(6):
        assert ann.turn_or_end()
        ann.decide(move)

    # Whoever has only the link looks on, and sees less than either.
    guest = Person(browser, address, "guest")
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-part=prompt]")
    assert guest.texts(".watching") == ["You are watching"]

    # A few turns by hand, the next by messages, the last by hand again.
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
        if move == 8:
            ann.play_on("progress.short.args.round === 2 && progress.done >= 30", petro)
            for person in people:
                person.page.wait_for_selector("main[data-mine]")
            ann.shot("fog")
            petro.shot("phone-fog")
        if not ready:
            ann.frame()
        assert move < 60
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
    guest.page.wait_for_selector("main[data-over=true]")
    assert guest.count("main [data-value], main [data-option]") == 0
    assert not [sprite for sprite in guest.sprites() if sprite["key"].startswith("hand-")]
    for event in guest.events():
        if event["what"] in ("drew", "laid_down"):
            assert event["facts"]["token"] == {"id": "unknown"}, event
    for person in (ann, petro, guest):
        person.close()
