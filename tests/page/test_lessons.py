"""Learning in the page: a whole lesson with wrong answers on the way, and the coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import isolario
from isolario.games.cartographers import GAME
from isolario.games.cartographers.moves import Draw
from isolario.games.cartographers.sheet import BRUSHES, names
from isolario.teach.lesson import Lesson, Verdict, lesson_of, lines
from isolario.teach.printed_lesson import printed
from tests.page.browsing import PHONE, WIDE, Mapper


def lesson() -> Lesson:
    return lesson_of(GAME)


def answer_of(at: int, worse: str = "") -> Draw:
    """The first move that is right in a beat, or worse in this way."""
    beat, state = lesson().beat[at], lesson().state(GAME, at)
    verdict = Verdict("worse", worse) if worse else Verdict("right")
    given = next(answer for answer in (beat.right, *beat.worse) if answer.id == worse)
    ((move,), *_) = lines(beat, state, given.moves[0], verdict)
    assert isinstance(move, Draw)
    return move


class Pupil(Mapper):
    """Somebody who has never played."""

    def begin(self, game: str = "cartographers") -> None:
        self.go("/")
        self.page.click(f"[data-game={game}] [data-act=learn]")
        self.page.wait_for_selector("[data-part=lesson]")

    @property
    def state(self) -> tuple[str, str]:
        """The beat, and the last answer to it."""
        lectern = self.page.locator("[data-part=lesson]")
        beat, answer = (lectern.get_attribute(f"data-{name}") for name in ("beat", "answer"))
        return beat or "", answer or ""

    def draw_cells(self, move: Draw) -> None:
        """Draws this shape by mouse: chooses it, turns it as it should lie, puts it down."""
        cells, page = names(move.cells), self.page
        for wish in (f"terrain-{BRUSHES[move.terrain]}", *self._shapes(len(cells))):
            chip = page.locator(f"main [data-value={wish}]")
            if chip.count() and chip.get_attribute("aria-pressed") != "true":
                chip.click()
        at = self.at(cells[len(cells) // 2])
        page.mouse.move(*at)
        page.evaluate("document.activeElement.blur()")  # the space bar would press it
        for _ in range(60):  # from one way of lying there to the next
            if self.ghost == set(cells):
                page.mouse.click(*at)
                self.answered()
                if self.count("[data-act=confirm]:enabled"):  # other shapes were possible too
                    page.locator("[data-act=confirm]").first.click()
                return
            page.keyboard.press(" ")
        pytest.fail(f"{move} cannot be drawn")

    def _shapes(self, size: int) -> list[str]:
        chips = self.page.locator("main [data-value^=shape-]")
        sizes = [
            (
                chips.nth(at).get_attribute("data-value") or "",
                chips.nth(at).get_attribute("aria-label"),
            )
            for at in range(chips.count())
        ]
        return [value for value, label in sizes if label and f"of {size}\u00a0" in label]

    def answers(self, at: int, worse: str = "") -> None:
        self.draw_cells(answer_of(at, worse))
        beat = lesson().beat[at].id
        wanted = (beat, "worse" if worse else "right")
        self.wait(lambda: self.state == wanted, f"{worse or 'right'} in {beat}")


def test_a_whole_lesson_in_the_page(browser: Browser, address: str) -> None:
    ann = Pupil(browser, address, "Ann", WIDE, new=True)
    ann.begin()
    told = printed(GAME, "en")
    for at, beat in enumerate(lesson().beat):
        ann.wait(lambda: ann.state == (beat.id, ""), f"the beat {beat.id}")  # noqa: B023
        assert f"{at + 1} of {len(told.beats)}" in ann.texts("[data-part=lesson] .at")[0]
        for wrong in beat.worse[:1]:
            before = ann.updates
            ann.answers(at, wrong.id)
            said = ann.texts("[data-part=answer]")[0]
            assert told.beats[at].worse[wrong.id][0].plain[:40] in said
            assert ann.updates == before, "it was not made"
        ann.answers(at)
        assert told.beats[at].done[0].plain[:30] in ann.texts("[data-part=answer]")[0]
        if at in (2, 6):
            ann.check_layout(beat.id)
        ann.shot(f"lesson-{at}-{beat.id}")
        assert ann.page.evaluate("document.activeElement.dataset.act") == "next"
        ann.page.keyboard.press("Enter")
    ann.wait(lambda: ann.state[0] == "over", "the end of the lesson")
    ann.shot("lesson-over")
    ann.page.click("[data-act=play-now]")
    ann.page.wait_for_url("**/t/*")
    assert ann.turn_or_end()
    assert ann.count("[data-act=learn]") == 0, "somebody who has learnt it is not sent there again"
    ann.close()


def test_a_lesson_on_a_phone(browser: Browser, address: str) -> None:
    ann = Pupil(browser, address, "Ann", PHONE, new=True)
    ann.begin()
    for language in ("uk", "ru", "en"):
        ann.speak(language)
        ann.wait(
            lambda: ann.texts("[data-part=lesson] h2") == [printed(GAME, language).beats[0].title],  # noqa: B023
            f"the lesson in {language}",
        )
        ann.check_layout(language)
        board = ann.page.locator("[data-part=board]").bounding_box()
        sheet = ann.page.locator("[data-part=lesson] .inside").bounding_box()
        assert board is not None
        assert sheet is not None
        assert sheet["y"] >= board["y"] + board["height"] / 2, "the upper half stays in sight"
    ann.page.click("[data-act=hint]")
    assert told_now(ann) == [printed(GAME, "en").beats[0].hint[0].plain]
    ann.page.click("[data-act=try]")
    ann.page.wait_for_selector("[data-part=lesson] .inside", state="detached")
    ann.check_layout("trying")
    ann.page.locator("[data-cell=e5] .hit").click()
    ann.page.click("[data-act=confirm]")
    ann.wait(lambda: ann.state == ("shape", "worse"), "a wrong answer")
    ann.check_layout("a wrong answer")
    ann.shot("lesson-phone-worse")
    ann.page.click("[data-act=leave-lesson]")
    ann.page.wait_for_selector("[data-game=cartographers]")
    ann.close()


def told_now(person: Mapper) -> list[str]:
    return [text.strip() for text in person.texts("[data-part=answer] p")]


def test_a_lesson_goes_on_after_a_lost_line(browser: Browser, address: str) -> None:
    ann = Pupil(browser, address, "Ann", WIDE, new=True)
    ann.begin()
    ann.answers(0)
    ann.page.click("[data-act=next]")
    ann.wait(lambda: ann.state == ("coin", ""), "the second beat")
    before = len(ann.sent)
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    again = '{"type":"learn","beat":1,'
    ann.wait(lambda: any(again in text for text in ann.sent[before:]), "the same beat again")
    ann.answers(1)
    ann.close()


def test_the_book_and_a_first_table_lead_to_the_lesson(browser: Browser, address: str) -> None:
    ann = Pupil(browser, address, "Ann", WIDE, new=True)
    ann.go("/rules/cartographers")
    ann.page.click("[data-act=learn]")
    ann.page.wait_for_selector("[data-part=lesson]")
    ann.open_table("cartographers", "me", "easy", seed="3")
    assert ann.turn_or_end()
    ann.page.click("[data-act=learn]")
    ann.page.wait_for_selector("[data-part=lesson]")
    ann.go("/learn/chess")
    ann.page.wait_for_selector("main.message h2")
    ann.troubles.clear()  # the browser logs that there is no such thing
    ann.close()


@pytest.mark.parametrize("game", [it.name for it in isolario.all_games().values() if it.coach])
def test_the_coach_speaks_in_a_first_game(browser: Browser, address: str, game: str) -> None:
    ann = Pupil(browser, address, "Ann", PHONE, new=True)
    ann.open_table(game, "me", "easy", seed="5")
    for _ in range(6):
        assert ann.turn_or_end()
        if ann.count("[data-part=coach]"):
            break
        ann.answer(1)
    ann.page.wait_for_selector("[data-part=coach]")
    ann.check_layout("with the coach")
    ann.shot(f"coach-{game}")
    ann.page.click("[data-act=settings]")
    ann.page.get_by_text("Never", exact=True).click()
    ann.page.wait_for_selector("[data-part=coach]", state="detached")
    ann.close()


def test_an_answer_of_several_moves(browser: Browser, address: str) -> None:
    """Round the land by tokens, with one wrong step in between; then the hole is closed."""
    ann = Pupil(browser, address, "Ann", WIDE, new=True)
    ann.begin("beacon-patrol")
    beats = lesson_of(isolario.all_games()["beacon-patrol"])
    for cell, beat in zip(("0,-1", "-1,0", "2,0"), beats.beat, strict=False):
        ann.wait(lambda: ann.state == (beat.id, ""), f"the beat {beat.id}")  # noqa: B023
        ann.page.locator(".hand [data-value]").first.click()
        ann.page.locator(f"[data-cell='{cell}'] .hit").click()
        ann.answered()
        ann.wait(lambda: ann.state == (beat.id, "right"), f"{beat.id} answered")  # noqa: B023
        ann.page.click("[data-act=next]")
    ann.wait(lambda: ann.state == ("land", ""), "land blocks")
    ann.page.locator("[data-cell='1,1'] .hit").click()
    ann.wait(lambda: ann.state == ("land", "other"), "the wrong way")
    ann.shot("lesson-beacon-other")
    ann.page.locator("[data-cell='2,-1'] .hit").click()  # both steps of the route
    ann.wait(lambda: ann.plays()[-2:] == [">n", ">e"], "the way round")
    ann.page.wait_for_selector("main[data-mine=true]")
    ann.page.locator(".hand [data-value]").first.click()
    ann.page.locator("[data-cell='2,0'] .hit").click()
    ann.wait(lambda: ann.state == ("land", "right"), "the hole closed")
    ann.check_layout("land")
    ann.shot("lesson-beacon-right")
    ann.close()


def test_a_beat_begins_without_a_verdict(browser: Browser, address: str) -> None:
    """What was right before is no answer to the next beat, even if it could be; and what was drawn
    is gone, and the page says so."""
    ann = Pupil(browser, address, "Ann", WIDE, new=True)
    ann.begin("foggy-island")
    ann.page.locator(".hand [data-value]").first.click()  # a wolf
    ann.page.locator("[data-cell='a3'] .hit").click()
    ann.answered()
    if ann.count("[data-act=confirm]:enabled"):
        ann.page.locator("[data-act=confirm]").first.click()
    ann.wait(lambda: ann.state == ("line", "right"), "a line of three")
    ann.page.click("[data-act=next]")
    ann.page.wait_for_selector("[data-beat=crossing] [data-part=fresh]")
    ann.page.wait_for_timeout(500)
    assert ann.state == ("crossing", "")
    ann.close()


def test_the_first_dragon_is_placed_in_two_taps(browser: Browser, address: str) -> None:
    """A card, then a ship: nothing has to be turned, and there is nothing else to choose."""
    ann = Pupil(browser, address, "Ann", PHONE, new=True)
    ann.begin("sea-dragons")
    asked = ann.texts("[data-part=prompt]")
    ann.page.click("[data-act=try]")
    ann.page.locator(".hand [data-value]").first.click()
    ann.page.locator("[data-cell=g4] .hit").click()
    ann.wait(lambda: ann.state == ("island", "right"), "a ship is sunk")
    ann.shot("lesson-first-dragon")
    # At the next table the same thing has to be done: the question from before is dropped.
    ann.wait(lambda: ann.texts("[data-part=prompt]") != asked, "another question")
    ann.page.click("[data-act=next]")
    ann.wait(lambda: ann.texts("[data-part=prompt]") == asked, "the first question again")
    ann.close()
