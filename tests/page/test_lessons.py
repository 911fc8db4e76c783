"""Learning in the page: a whole lesson, with wrong answers on the way. All else that a lesson shows
is asked of scenes: `web/tests/lessons.page.test.ts`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from isolario.games.cartographers import GAME
from isolario.games.cartographers.moves import Draw
from isolario.games.cartographers.sheet import BRUSHES, names
from isolario.teach.lesson import Lesson, Verdict, lesson_of, lines
from isolario.teach.printed_lesson import printed
from tests.page.browsing import WIDE, Mapper


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
        cells, page, n = names(move.cells), self.page, self.made
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
                self.confirm(n)
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
        ann.wait(lambda: ann.focused("data-act") == "next", "Enter to lead on")
        ann.page.keyboard.press("Enter")
    ann.wait(lambda: ann.state[0] == "over", "the end of the lesson")
    ann.shot("lesson-over")
    ann.page.click("[data-act=play-now]")
    ann.page.wait_for_url("**/t/*")
    assert ann.turn_or_end()
    assert ann.count("[data-act=learn]") == 0, "somebody who has learnt it is not sent there again"
    ann.close()
