"""What newcomers stumble over on a phone: words never lie over what is being played."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

import isolario
from isolario.teach.lesson import Verdict, lesson_of, lines
from tests.page.browsing import PHONE, Mapper
from tests.page.records import seen
from tests.page.test_hand import Finger
from tests.page.test_replay import Watcher, home  # noqa: F401


class Newcomer(Mapper):
    """Somebody with a phone, in Ukrainian."""

    def __init__(self, browser: Browser, address: str, new: bool = False) -> None:
        super().__init__(browser, address, "Оля", PHONE, new=new)
        self.context.add_init_script("localStorage.setItem('isolario.language', 'uk')")

    def box(self, selector: str) -> dict[str, float]:
        found: dict[str, float] = self.page.evaluate(
            "(it) => document.querySelector(it).getBoundingClientRect().toJSON()", selector
        )
        return found

    def under(self, selector: str, *over: str) -> int:
        """How many of these are covered by any of those, even by an edge."""
        found: int = self.page.evaluate(UNDER, [selector, ", ".join(over)])
        return found

    def look_at_preview(self, name: str) -> str:
        """The edge it stands at, hiding no cell of the ghost, not even partly."""
        self.page.wait_for_timeout(300)  # the board has zoomed in
        board, chip = self.box("[data-part=board]"), self.box(".chip")
        self.shot(f"preview-{name}")
        assert chip["height"] <= board["height"] / 4
        assert chip["left"] >= 0
        assert chip["right"] <= PHONE[0]
        assert chip["top"] >= board["top"] - 1
        assert chip["bottom"] <= board["bottom"] + 1
        assert self.count("[data-part=brief] .line") <= 3
        covered = [f"[data-cell='{cell.rpartition('/')[2]}'] > .hit" for cell in self.ghost]
        assert covered
        assert self.under(", ".join(covered), ".chip") == 0
        return "low" if chip["top"] > board["top"] + 20 else "high"

    def buttons(self) -> tuple[tuple[float, float], ...]:
        """Where ✗ and ✓ stand."""
        cancel, confirm = (self.box(f".chip [data-act={act}]") for act in ("cancel", "confirm"))
        assert cancel["right"] <= confirm["left"]
        return tuple((round(it["left"]), round(it["top"])) for it in (cancel, confirm))


# Keeps a page's sockets, so that a test can speak over them.
KEEP_LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); window.lines.push(this); }
};
"""

UNDER = """
([under, over]) => {
  const boxes = (names) => [...document.querySelectorAll(names)]
    .filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect());
  const laid = boxes(over);
  return boxes(under).filter((one) => laid.some((other) =>
    one.left < other.right - 1 && one.right > other.left + 1 &&
    one.top < other.bottom - 1 && one.bottom > other.top + 1)).length;
}
"""


def test_a_preview_hides_no_ghost(browser: Browser, address: str) -> None:
    """Three lines at an edge, where ✗ and ✓ keep their places; the rest unfolds away from them."""
    olia = Newcomer(browser, address)
    page = olia.page
    olia.open_table("sea-dragons", "me", "easy", seed="7")
    assert olia.turn_or_end()
    finger = Finger(olia)
    places: dict[str, set[tuple[tuple[float, float], ...]]] = {}
    for nth in range(5):
        if not olia.count(".hand [data-value][aria-pressed=true]"):
            page.locator(".hand [data-value]").first.click()
        names = page.locator(".boards [data-cell].can").evaluate_all(
            "(all) => all.map((it) => it.dataset.cell)"
        )
        finger.tap(olia.at(names[len(names) * nth // 5]))
        olia.answered()
        for turn in range(3):
            if turn:
                page.click("[data-tool=another], [data-tool=turn]")
            page.wait_for_selector("[data-part=brief]:not(.stale)")
            edge = olia.look_at_preview(f"{nth}-{turn}")
            places.setdefault(edge, set()).add(olia.buttons())
        if nth < 4:
            page.click("[data-act=cancel]")
            page.wait_for_selector(".chip", state="detached")
    if olia.count("[data-act=more]"):
        page.click("[data-act=more]")
        page.wait_for_selector("[data-part=outlook]")
        olia.shot("preview-unfolded")
        assert any(olia.buttons() in found for found in places.values())
        page.click("[data-act=less]")
        page.wait_for_selector("[data-part=outlook]", state="detached")
    assert [len(found) for found in places.values()] == [1] * len(places), places
    olia.check_layout("a preview")
    olia.close()


def test_the_coach_is_in_nobodys_way(browser: Browser, address: str) -> None:
    """It hides no hand that is chosen from and no sheet; a press puts it away for this turn."""
    olia = Newcomer(browser, address, new=True)
    page = olia.page
    olia.open_table("foggy-island", "me", "easy", seed="5")
    assert olia.turn_or_end()
    page.wait_for_selector("[data-part=coach]")
    page.wait_for_timeout(200)
    olia.shot("coach-hand")
    assert olia.under(".hand [data-value] > .hit, .offer [data-value] > .hit", ".coach") == 0
    page.click("[data-tab=log]")
    assert olia.count(".coach") == 0
    page.click("[data-tab=log]")
    page.click("[data-part=coach]")
    page.wait_for_selector("[data-part=coach]", state="detached")
    page.locator("main [data-value]").first.click()
    olia.wait(lambda: olia.made > 0, "a token chosen")
    assert olia.turn_or_end()
    page.wait_for_timeout(100)
    assert olia.count("[data-part=coach]") == 0  # still the same turn
    for move in range(12):  # until the turn after the first token
        if olia.count(".boards [data-last]"):
            break
        olia.answer(move)
        assert olia.turn_or_end()
    page.wait_for_selector("[data-part=coach]")
    page.wait_for_timeout(200)
    olia.shot("coach-play")
    assert olia.under(".boards [data-last]", ".coach") == 0
    olia.check_layout("the coach")
    # Over a phone's board it stays only as long as it takes to read.
    page.wait_for_selector("[data-part=coach]", state="detached", timeout=30_000)
    olia.close()


def test_what_is_done_to_me_is_told(browser: Browser, address: str) -> None:
    """A tile is stolen from the hand: that is announced over the board, for a while."""
    olia = Newcomer(browser, address)
    page = olia.page

    def robbed() -> bool:
        return any(
            name.endswith("_player") and fact == 0 and event.get("seat")
            for event in olia.events()
            for name, fact in (event.get("facts") or {}).items()
        )

    for seed in "1234567":  # a bot may well leave others' tiles alone for a whole game
        olia.open_table("land-vs-sea", "me", "easy", seed=seed)
        move = 0
        while olia.turn_or_end() and not robbed():
            olia.answer(move)
            move += 1
        if robbed():
            break
    page.wait_for_selector("[data-part=done-to-me]")
    assert olia.texts("[data-part=done-to-me]")[0]
    olia.shot("done-to-me")
    page.wait_for_selector("[data-part=done-to-me]", state="detached")
    olia.close()


@pytest.mark.parametrize("game", ["cartographers", "foggy-island"])
def test_a_lesson_says_all(browser: Browser, address: str, game: str) -> None:
    """No line is cut in two, a new table is announced, and at the end nobody is asked anything."""
    lesson = lesson_of(isolario.all_games()[game])
    olia = Newcomer(browser, address, new=True)
    page = olia.page
    olia.context.add_init_script(KEEP_LINES)
    olia.go(f"/learn/{game}")
    page.wait_for_selector("[data-part=lesson]")
    new = 0
    for at, beat in enumerate(lesson.beat):
        page.wait_for_selector(f"[data-part=lesson][data-beat={beat.id}]")
        page.wait_for_timeout(250)
        new += olia.count("[data-part=fresh]")
        assert at or not new
        olia.shot(f"lesson-{game}-{at}")
        assert olia.under("[data-part=lesson] .words", "[data-part=lesson] .buttons") == 0
        clipped = page.evaluate(
            "() => { const it = document.querySelector('[data-part=lesson] .words');"
            "return it.scrollHeight > it.clientHeight + 2 && !it.matches('.more'); }"
        )
        assert not clipped
        olia.check_layout(beat.id)
        state = lesson.state(isolario.all_games()[game], at)
        line, *_ = lines(beat, state, beat.right.moves[0], Verdict("right"))
        for move in line:
            before = olia.updates
            n = [it["now"]["n"] for it in olia.messages() if it.get("now")][-1]
            said = {"type": "play", "n": n, "move": move.notation, "meant": True}
            page.evaluate("(said) => window.lines.at(-1).send(said)", json.dumps(said))
            olia.wait(lambda: olia.updates > before, f"{move} made")  # noqa: B023
        page.wait_for_selector("[data-part=lesson][data-answer=right]")
        page.wait_for_timeout(250)
        if olia.count("[data-part=tally]"):
            olia.shot(f"lesson-{game}-{at}-tally")
            assert olia.count("[data-part=lesson] .inside") == 0
            page.click("[data-act=close-tally]")
        page.wait_for_selector("[data-act=next]")
        page.wait_for_timeout(250)
        olia.shot(f"lesson-{game}-{at}-done")
        assert olia.under("[data-part=lesson] .inside", "[data-part=tally]") == 0
        page.click("[data-act=next]")
    page.wait_for_selector("[data-beat=over]")
    olia.shot(f"lesson-{game}-over")
    assert new > 0
    assert olia.count("main[data-mine=true], .boards .can, [data-part=tally]") == 0
    assert "хід" not in olia.texts("[data-part=turn]")[0]
    olia.close()


def test_a_first_hand_stays_where_it_is(browser: Browser, address: str) -> None:
    """The button that ends the list keeps its place; how many are missing is always in sight."""
    olia = Newcomer(browser, address)
    page = olia.page
    olia.open_table("foggy-island", "me", "easy", seed="5")
    assert olia.turn_or_end()
    ready = olia.box("[data-act=ready]")
    for left in range(5, 0, -1):
        shown = olia.box("[data-part=prompt]")
        assert shown["height"] > 0
        said = olia.texts("[data-part=prompt]")[0].replace("\N{NO-BREAK SPACE}", " ")
        assert ("п’ять" if left == 5 else f" {left}") in said
        before = olia.updates
        page.locator(".tray [data-value] > .hit").first.click(force=True)
        olia.wait(lambda: olia.updates > before, "a token chosen")  # noqa: B023
        assert olia.turn_or_end()
        page.wait_for_timeout(60)
        olia.shot(f"hand-{left}")
        assert olia.box("[data-act=ready]")["left"] == pytest.approx(ready["left"], abs=1)
        olia.check_layout(f"{left} tokens left")
    olia.close()


def test_numbers_on_cells_are_explained(browser: Browser, address: str) -> None:
    olia = Newcomer(browser, address)
    olia.open_table("land-vs-sea", "me", "easy", seed="1")
    for move in range(6):
        assert olia.turn_or_end()
        if olia.count(".hand [data-value]") and olia.count(".boards .can"):
            break
        olia.answer(move)
    assert olia.count("[data-turns]") == 0
    olia.page.locator(".hand [data-value]").first.click()
    olia.page.wait_for_selector("[data-turns]")
    olia.shot("ways")
    assert "Число на клітинці" in olia.texts("[data-part=about]")[0]
    olia.check_layout("numbers")
    olia.close()


def test_how_it_stands_in_a_later_round(browser: Browser, home: str) -> None:  # noqa: F811
    """The bar tells what each would have if everything were scored now, in the second round as in
    the first."""
    olia = Watcher(browser, home, "Оля", PHONE)
    moments = [it for it in seen("foggy", 0).moments if it.now.standing and it.now.scores[0]]
    promised = [it for it in moments if it.now.standing.scores != it.now.scores]  # type: ignore[union-attr]
    for moment in promised[:: max(1, len(promised) // 3)]:
        olia.see(f"/t/foggy/replay?seat=0&at={moment.move}")
        olia.page.wait_for_selector("main[data-showing=false] .scores")
        assert moment.now.standing is not None
        shown = [int(text.replace("−", "-")) for text in olia.texts(".scores b")]
        assert shown == list(moment.now.standing.scores)
    assert len(promised) > 3
    olia.close()


def test_a_result_speaks_to_who_sees_it(browser: Browser, home: str) -> None:  # noqa: F811
    """The page says once that the game is over; the sheet comes into view; what was scored on a
    board that has been cleared since is only listed."""
    olia = Watcher(browser, home, "Оля", PHONE)
    page = olia.page
    olia.see("/t/foggy/replay?seat=0&at=9999")
    page.wait_for_selector("main[data-over=true] .over")
    assert page.locator("main").inner_text().count("Game over") == 1
    page.click("[data-act=score]")
    page.wait_for_selector("[data-part=score-sheet]")
    page.wait_for_timeout(200)
    sheet, drawer = (
        page.locator(name).bounding_box() for name in ("[data-part=score-sheet]", ".ending")
    )
    assert sheet is not None
    assert drawer is not None
    assert sheet["y"] < drawer["y"] + drawer["height"] / 2
    assert page.evaluate("document.querySelector('header').getBoundingClientRect().top") == 0
    olia.shot("result-sheet")
    boxes = page.locator("[data-box]").evaluate_all("(all) => all.map((it) => it.dataset.box)")
    for stage, marked in (("0", False), ("3", True)):
        lines = [box for box in boxes if box.count(" ") == 2 and box.endswith(f" {stage}")]
        page.locator(f"[data-box='{lines[0]}']").click()
        page.wait_for_selector("[data-part=made-of]")
        assert (olia.count("[data-pointed]") > 0) == marked, stage
    olia.close()


def test_nothing_said_hides_a_cell(browser: Browser, address: str) -> None:
    """The season's counter and the score explain themselves to a finger; whose sheet it is, and
    what coins brought, stand beside the cells; the sheet of a season has the grand total."""
    olia = Newcomer(browser, address)
    olia.open_table("cartographers", "me", "easy", seed="15")
    page, finger = olia.page, Finger(olia)
    assert olia.turn_or_end()
    page.wait_for_load_state("networkidle")  # the cards have loaded
    for part in ("progress", "standing"):
        finger.tap(olia.middle(f"[data-part={part}]"))
        page.wait_for_selector(f"[data-part=card][data-cards={part}]")
        olia.shot(f"card-{part}")
        page.click("[data-act=close-card]")
        page.wait_for_selector("[data-part=card]", state="detached")
    page.evaluate(WATCH)
    seasons = 0
    while olia.turn_or_end() and seasons < 2:
        if olia.count("[data-part=tally]"):
            seasons += 1
            olia.shot(f"season-{seasons}")
            assert olia.count("[data-part=total]") == (0 if seasons == 1 else 2)
            page.click("[data-act=close-tally]")
            assert olia.count("[data-tag]") == 0
        olia.draw()
    assert page.evaluate("window.seen.another") > 0
    assert page.evaluate("window.seen.coins") > 0
    assert page.evaluate("window.seen.hidden") == []
    olia.close()


# Whatever is said while a game goes on is checked as it is said.
WATCH = """
() => {
  const seen = (window.seen = { another: 0, coins: 0, hidden: [] });
  const look = () => {
    for (const it of document.querySelectorAll(
      "[data-part=another], [data-part=done-to-me], [data-tag=coins] > span")) {
      const name = it.dataset.part ?? 'coins';
      seen[name] = (seen[name] ?? 0) + 1;
      const one = it.getBoundingClientRect();
      for (const cell of document.querySelectorAll('.boards [data-cell] > .hit')) {
        const other = cell.getBoundingClientRect();
        if (one.left < other.right - 2 && one.right > other.left + 2 &&
            one.top < other.bottom - 2 && one.bottom > other.top + 2)
          seen.hidden.push(`${name} ${cell.parentElement.dataset.cell}`);
      }
    }
  };
  const watch = () => { look(); requestAnimationFrame(watch); };
  watch();
}
"""
