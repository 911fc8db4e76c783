"""Pieces in the hand, at a real table: by mouse, by finger and by keys. Every game, and every way
to the same choice, is tested on scenes: `web/tests/hands.page.test.ts`.

Where no browser is found the tests are skipped, unless ``ISOLARIO_NEED_BROWSER`` is set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.page.browsing import PHONE, Mapper

# Seeds with which a piece can soon be laid, and the fewest seats with a bot among them.
SEEDS = {"beacon-patrol": "5", "cartographers": "15", "sea-dragons": "a long way to the island"}
SEATS = {"sea-dragons": 2}
SHEET, HAND = "main .boards", "main .hand"


class Placing(NamedTuple):
    """A way to lay a piece: what is picked up, and the cells that it then covers or lies on."""

    piece: str
    move: str
    place: str


def placings(choices: dict[str, Any]) -> Iterator[Placing]:
    """Every move that takes a piece to a place, except those that need a button."""

    def walk(fork: dict[str, Any], piece: str) -> Iterator[Placing]:
        if fork.get("explicit"):
            return
        for branch in fork["branches"]:
            value = branch["value"]
            here = value if fork["facet"] == "piece" else piece
            if fork["facet"] == "place" and here:
                yield Placing(here, branch["move"], value.partition("/")[2])
            elif places := branch.get("places"):
                for cell in choices["sets"][places["cells"]]:
                    yield Placing(here, places["move"].replace("{}", cell), cell)
            if branch.get("then"):
                yield from walk(branch["then"], here)

    for root in choices.get("roots") or ():
        yield from walk(root, "")


class Player(Mapper):
    """Somebody who carries pieces about."""

    def sit_down(self, game: str) -> None:
        bots = ["easy"] * SEATS.get(game, 1)
        self.open_table(game, "me", *bots, seed=SEEDS.get(game, "5"))

    def to_place(self, refusable: bool = False) -> list[Placing]:
        """Goes on until a piece of the hand can be laid; ``refusable``: but not everywhere."""
        for move in range(40):
            assert self.turn_or_end(), "the game is over before a piece was laid"
            self.page.wait_for_timeout(30)
            found = [it for it in placings(self.choices()) if self.in_hand(it.piece)]
            if found and (not refusable or self.count(f"{SHEET} [data-cell]:not(.can)")):
                return found
            if found:
                self.lay(found[0])
            else:
                self.answer(move)
        pytest.fail("there is never a piece to lay")

    def in_hand(self, piece: str) -> bool:
        return self.count(f"{HAND} [data-value='{piece}']") == 1

    def piece_at(self, piece: str) -> tuple[float, float]:
        return self.middle(f"[data-value='{piece}'] > .hit")

    def seen(self, cell: str) -> bool:
        x, y = self.at(cell)
        size = self.page.viewport_size
        assert size is not None
        return 0 < x < size["width"] and 0 < y < size["height"]

    def breadth(self, cell: str) -> float:
        """How wide a cell is on the screen."""
        box = self.page.locator(f"{SHEET} [data-cell='{cell}'] > .hit").bounding_box()
        assert box is not None
        return float(box["width"])

    def can(self) -> list[str]:
        """The cells that something can go on now."""
        cells = self.page.locator(f"{SHEET} [data-cell].can:not([data-inside])")
        names: list[str] = cells.evaluate_all("(all) => all.map((it) => it.dataset.cell)")
        return names

    def places(self, found: list[Placing], piece: str = "") -> list[str]:
        """The cells that these moves lie on, of one piece or of all; a shape may be anywhere."""
        able, named = self.can(), {it.place for it in found if not piece or it.piece == piece}
        return [name for name in able if name in named and self.seen(name)] or able

    def lay(self, placing: Placing) -> None:
        """Lays a piece by two clicks."""
        n = self.made
        self.page.mouse.click(*self.piece_at(placing.piece))
        self.page.mouse.click(*self.at(self.places([placing])[0]))
        self.finish(n)

    def finish(self, before: int) -> None:
        """Confirms whatever is left to confirm, no more than once."""
        ghost = "[data-act=confirm]:enabled"
        self.answered()
        self.wait(lambda: self.played(before) or self.count(ghost) > 0, "a ghost, or a piece laid")
        if not self.played(before):
            self.page.locator(ghost).first.click()
        self.wait(lambda: self.played(before), "a piece laid")

    # --- carrying ---------------------------------------------------------------------------

    def carry(self, start: tuple[float, float], *way: tuple[float, float]) -> None:
        """Carries a piece with the mouse, without putting it down yet."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        for spot in way:
            self.page.mouse.move(*spot, steps=4)
        self.page.wait_for_selector("[data-carried]", state="attached")

    def carried(self) -> bool:
        return self.count("[data-carried]:not([data-home])") == 1

    def over_no_place(self) -> None:
        """Carries on to where the piece cannot go."""
        cells = self.page.locator(f"{SHEET} [data-cell]:not(.can)")
        names: list[str] = cells.evaluate_all("(all) => all.map((it) => it.dataset.cell)")
        for name in filter(self.seen, names):
            x, y = self.at(name)
            for aside, down in ((0, 0), (9, 9), (-9, 9), (9, -9), (-9, -9)):
                self.page.mouse.move(x + aside, y + down)
                if not self.ghost:
                    return
        pytest.fail("it goes everywhere")


class Finger:
    """One or two fingers on the screen."""

    def __init__(self, person: Mapper) -> None:
        self.person = person
        self.line: CDPSession = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tap(self, spot: tuple[float, float]) -> None:
        # Down and up at once: on a busy machine two messages may be a long press apart.
        self.person.page.touchscreen.tap(*spot)
        self.person.page.wait_for_timeout(320)  # two quick taps count as one

    def carry(self, start: tuple[float, float], end: tuple[float, float], steps: int = 5) -> None:
        """From one spot to another, without letting go."""
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            spot = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.touch("touchMove", spot)

    def pinch(self, middle: tuple[float, float], wide: float, wider: float) -> None:
        x, y = middle
        self.touch("touchStart", (x - wide, y))
        self.touch("touchStart", (x - wide, y), (x + wide, y))
        for step in range(1, 6):
            far = wide + (wider - wide) * step / 5
            self.touch("touchMove", (x - far, y), (x + far, y))
        self.touch("touchEnd")


WATCH = """
window.glided = false;
new MutationObserver(() => {
  if (document.querySelector('[data-carried][data-home]')) window.glided = true;
}).observe(document.body, { subtree: true, attributes: true, childList: true });
"""


@pytest.mark.parametrize("game", ["land-vs-sea"])
def test_by_mouse(browser: Browser, address: str, game: str) -> None:
    """Carried, refused, piece first, place first; a double click counts as one."""
    rosa = Player(browser, address, "Rosa")
    page = rosa.page
    rosa.sit_down(game)

    # Let go where it cannot go: the table says why, and it glides back.
    found = rosa.to_place(refusable=True)
    rosa.show_motion(True)
    piece = found[0].piece
    rosa.carry(rosa.piece_at(piece), (700, 300))
    assert rosa.carried()
    assert rosa.count(f"{SHEET} [data-cell].can") > 0
    rosa.shot(f"carry-{game}")
    rosa.over_no_place()
    n = rosa.made
    page.evaluate(WATCH)
    page.mouse.up()
    page.wait_for_selector(".chip .why")
    assert page.evaluate("window.glided"), "it did not glide back"
    assert rosa.texts(".chip .why")[0]
    rosa.shot(f"carry-refused-{game}")
    page.wait_for_selector("[data-carried]", state="detached")
    assert rosa.made == n
    rosa.show_motion(False)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    # Carried to a place: it drops into it, and lies there.
    found = rosa.to_place()
    piece = found[0].piece
    goals = rosa.places(found, piece)
    rosa.carry(rosa.piece_at(piece), rosa.at(goals[len(goals) // 2]))
    rosa.wait(lambda: bool(rosa.ghost), "the ghost of what is carried")
    rosa.shot(f"carry-placed-{game}")
    lies = rosa.ghost
    page.mouse.up()
    rosa.finish(n)
    assert rosa.plays()[-1] in {it.move for it in found if it.piece == piece}
    assert lies

    # The piece, then the place; each clicked twice, which counts once.
    found = rosa.to_place()
    n, piece = rosa.made, found[-1].piece
    page.mouse.dblclick(*rosa.piece_at(piece))
    assert rosa.count(f"[data-value='{piece}'][aria-pressed=true]") == 1
    sent = len(rosa.plays())
    page.mouse.dblclick(*rosa.at(rosa.places(found, piece)[0]))
    rosa.answered()
    page.wait_for_timeout(100)
    assert len(rosa.plays()) <= sent + 1
    rosa.finish(n)
    assert rosa.plays()[-1] in {it.move for it in found}

    # The place, then the piece.
    found = rosa.to_place()
    n = rosa.made
    place = rosa.places(found)[0]
    page.mouse.click(*rosa.at(place))
    rosa.answered()
    (one, *_) = [it for it in found if it.place == place] or found  # a shape may be anywhere
    unchosen = f"[data-value='{one.piece}'][aria-pressed=false]"
    if not rosa.played(n) and rosa.count(f"{HAND} .chosen") and rosa.count(unchosen):
        page.mouse.click(*rosa.piece_at(one.piece))
    rosa.finish(n)
    assert rosa.plays()[-1] in {it.move for it in found}
    rosa.close()


@pytest.mark.parametrize("game", ["beacon-patrol"])
def test_by_finger(browser: Browser, address: str, game: str) -> None:
    """Carried above the finger, tapped, asked about by a long press; two fingers zoom in."""
    mika = Player(browser, address, "Mika", PHONE)
    page, finger = mika.page, Finger(mika)
    mika.sit_down(game)

    # A finger that rests asks what it is, and does nothing.
    found = mika.to_place()
    n, piece = mika.made, found[0].piece
    page.wait_for_load_state("networkidle")  # the part that tells it loads after the table
    finger.touch("touchStart", mika.piece_at(piece))
    page.wait_for_selector("[data-part=card]")
    assert mika.texts("[data-part=card]")[0]
    mika.shot(f"hold-{game}")
    finger.touch("touchEnd")
    assert mika.count(f"[data-value='{piece}'][aria-pressed=true], [data-carried]") == 0
    finger.tap(mika.middle("[data-act=close-card]"))
    page.wait_for_selector("[data-part=card]", state="detached")

    # Carried, it shows above the finger, unless cells are large; the page does not scroll.
    goals = mika.places(found, piece)
    small = mika.breadth(goals[0]) < 44
    x, y = mika.at(goals[len(goals) // 2])
    finger.carry(mika.piece_at(piece), (x, y + 56 * small))
    mika.wait(lambda: bool(mika.ghost), "the ghost of what is carried")
    assert mika.count("[data-part=card]") == 0
    mika.shot(f"finger-{game}")
    assert page.evaluate("scrollY + document.querySelector('.rest').scrollTop") == 0
    finger.touch("touchEnd")
    mika.answered()
    assert not mika.played(n)  # it is shown first, and placed by a second tap
    (lies, *_) = mika.ghost
    page.wait_for_timeout(320)
    finger.tap(mika.at(lies))
    mika.finish(n)
    assert mika.plays()[-1] in {it.move for it in found if it.piece == piece}

    # Two fingers zoom in, and choose nothing.
    found = mika.to_place()
    middle = mika.middle(SHEET)
    wide = mika.breadth(goals[0])
    finger.pinch(middle, 30, 75)
    mika.wait(lambda: mika.breadth(goals[0]) > 1.3 * wide, "a closer look")
    assert mika.count("[aria-pressed=true], .chip") == 0
    page.locator("[data-act=look]").click()
    mika.wait(lambda: mika.breadth(goals[0]) < 1.1 * wide, "everything again")

    # A tap on the piece, a tap on the place, one more on the ghost.
    n, piece = mika.made, found[-1].piece
    finger.tap(mika.piece_at(piece))
    goal = mika.places(found, piece)[0]
    if not mika.count("[data-act=confirm]"):  # it can only go to one place
        finger.tap(mika.at(goal))
    mika.answered()
    assert not mika.played(n)
    assert mika.count("[data-act=confirm]") == 1
    (lies, *_) = mika.ghost
    finger.tap(mika.at(lies))
    mika.finish(n)
    assert mika.plays()[-1] in {it.move for it in found}
    mika.close()


@pytest.mark.parametrize("game", ["cartographers"])
def test_by_keys(browser: Browser, address: str, game: str) -> None:
    """Focus starts where there is something to do; digits, letters of any script, arrows, Enter."""
    lesia = Player(browser, address, "Леся")
    page, press = lesia.page, lesia.page.keyboard.press
    lesia.sit_down(game)
    lesia.to_place()
    page.reload()
    found = lesia.to_place()
    lesia.wait(lambda: bool(lesia.focused("data-value")), "the focus on a piece")
    assert lesia.in_hand(lesia.focused("data-value"))

    # The list of keys, opened by the question mark of a Cyrillic layout.
    strike(lesia, ",", "Slash", shift=True)
    page.wait_for_selector("[data-part=keys]")
    assert {"R · К", "F · А", "M · Ь"} <= {*lesia.texts("[data-part=keys] kbd")}
    lesia.check_layout(f"keys, {game}")
    lesia.shot("keys")
    press("Escape")
    page.wait_for_selector("[data-part=keys]", state="detached")
    assert lesia.in_hand(lesia.focused("data-value"))

    n = lesia.made
    press("1")
    lesia.wait(lambda: bool(lesia.focused("data-cell") or lesia.played(n)), "the focus on a cell")
    if lesia.count("[data-tool=turn]:enabled"):
        before = lies(lesia)
        strike(lesia, "к", "KeyR")
        lesia.wait(lambda: lies(lesia) != before, "turned by the key where R is")
    lying = page.locator("[data-ghost] [data-turn]")
    turn = (lying.get_attribute("data-turn") or "0") if lying.count() else "0"
    for _ in range(3):
        if not lesia.played(n):
            press("Enter")
            page.wait_for_timeout(60)
            lesia.answered()
    lesia.wait(lambda: lesia.played(n), "a piece laid by keys")
    assert lesia.plays()[-1] in {it.move for it in found}
    if turn != "0":  # the log shows it as it lies
        page.wait_for_selector(f"ol [data-picture][style*='rotate: {turn}deg']")
    lesia.close()


def lies(person: Player) -> str:
    """How the ghost lies."""
    found = person.page.locator("[data-ghost]")
    return str(found.inner_html()) + str(person.ghost) if found.count() else ""


def strike(person: Player, key: str, code: str, shift: bool = False) -> None:
    """A key in a layout that the tests' own keyboard does not know."""
    line = person.context.new_cdp_session(person.page)
    more = {"key": key, "code": code, "modifiers": 8 if shift else 0}
    line.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **more})
    line.send("Input.dispatchKeyEvent", {"type": "keyUp", **more})


MEASURE = """
window.ghosts = []; window.moves = [];
let moved = null, clicked = null;
addEventListener('pointermove', (event) => { moved = event.timeStamp; }, true);
addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
new MutationObserver((changes) => {
  const now = performance.now();
  if (moved !== null && changes.some(({ target, addedNodes }) =>
      target.dataset?.ghost !== undefined || [...addedNodes].some((it) => it.dataset?.ghost))) {
    window.ghosts.push(now - moved); moved = null;
  }
  if (clicked !== null && changes.some(({ addedNodes }) =>
      [...addedNodes].some((it) => it.dataset?.sprite && it.closest('.boards')))) {
    window.moves.push(now - clicked); clicked = null;
  }
}).observe(document.body, { subtree: true, attributes: true, childList: true });
"""


@pytest.mark.parametrize("game", ["sea-dragons"])
def test_pace(
    browser: Browser, address: str, record_property: Callable[[str, object], None], game: str
) -> None:
    """A ghost follows at once, and a move is soon shown. The limits allow for a busy machine;
    ``pytest --junitxml`` writes the figures down."""
    nadia = Player(browser, address, "Надя")
    page = nadia.page
    nadia.sit_down(game)
    found = nadia.to_place()
    page.mouse.click(*nadia.piece_at(found[0].piece))
    page.evaluate(MEASURE)
    for name in nadia.can()[:20]:
        page.mouse.move(*nadia.at(name))
    n = nadia.made
    page.mouse.click(*nadia.at(nadia.can()[0]))
    nadia.finish(n)
    page.wait_for_timeout(200)
    ghosts = sorted(page.evaluate("window.ghosts"))
    moves = page.evaluate("window.moves")
    record_property("ghost, ms", [round(one) for one in ghosts])
    record_property("move, ms", [round(one) for one in moves])
    assert ghosts[len(ghosts) // 2] < 500
    nadia.close()
