"""Where things stand: whole games of every kind, measured at every step by a program.

At each step, and whenever something has been chosen, one function in the page looks at everything:
the board has its room, nothing is cut off, buttons are large enough and have names, and whatever a
player aims at is where it was a step ago. Languages and windows change from step to step. With
``ISOLARIO_SOAK=1`` whole games are played, in every language.
"""

from __future__ import annotations

import gzip
import json
import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from isolario.server.fonts import STATIC
from tests.page.browsing import LANGUAGES, PATIENCE, Mapper
from tests.page.scripts import LAYOUT
from tests.soaking import SOAK

STEPS = 2000
WINDOWS = ((360, 740), (1440, 900), (360, 640), (1100, 700))
TABLES: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "foggy": ("foggy-island", ("me", "easy"), {}),
    "hiring": ("foggy-island", ("me", "easy"), {"options": {"mode": "mercenaries"}}),
    "maps": ("cartographers", ("me", "easy"), {}),
    "beacons": ("beacon-patrol", ("me", "easy"), {}),
    "hexes": ("land-vs-sea", ("me", "easy"), {"options": {"extras": "all"}}),
    "dragons": ("sea-dragons", ("me", "easy"), {}),
}
KILOBYTES = 70  # of JavaScript, gzipped, that a page with a table may load

MEASURE = """
() => {
  const wrong = [], boxes = {};
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const say = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const phone = one('main').matches('.phone');
  const board = one('[data-part=board]').getBoundingClientRect();
  const undo = one('[data-act=undo]'), prompt = one('[data-part=prompt]');
  const turn = one('[data-part=turn]');

  // What one aims at is always in the same place.
  const place = (name, box, ...sides) => (boxes[name] = sides.map((side) => box[side]));
  place('board', board, 'left', 'top', 'right', 'bottom');
  if (undo) place('undo', undo.getBoundingClientRect(), 'left', 'top', 'right', 'bottom');
  const row = one('[data-part=actions]');
  if (row) place('actions', row.getBoundingClientRect(), 'left', 'top', 'right', 'bottom');
  if (prompt) {
    const told = prompt.closest('.told').getBoundingClientRect();
    place('prompt', told, 'left', 'top', 'right', 'bottom');
    place('hand', one('[data-part=hand]').getBoundingClientRect(), 'left', 'top', 'right');
    if (!turn.textContent.trim()) wrong.push('nobody knows whose turn it is');
    if (turn.getBoundingClientRect().bottom > told.top + 12) wrong.push('whose turn is hidden');
    if (prompt.scrollHeight > told.height + 1 || prompt.scrollWidth > prompt.clientWidth + 1)
      if (!one('[data-act=unfold]')) wrong.push(`cannot be unfolded: ${prompt.textContent}`);
  }

  // Undo is alone where it is.
  if (undo) {
    const { left, top, right, bottom } = undo.getBoundingClientRect();
    for (const x of [left + 3, (left + right) / 2, right - 3])
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const there = document.elementFromPoint(x, y);
        if (!undo.contains(there)) wrong.push(`on undo: ${there?.outerHTML.slice(0, 80)}`);
      }
  }

  // A cell can be hit; where it is small, the ghost is looked at closely.
  const cells = all('.boards [data-cell] > .hit').map((it) => it.getBoundingClientRect());
  const least = Math.min(...cells.map((box) => Math.min(box.width, box.height)));
  if (one('.boards [data-ghost]') && least < 24) wrong.push(`a ghost on cells of ${least} px`);
  for (const text of all('.boards text.coordinate'))
    if (text.textContent.includes('…')) wrong.push(`cut: ${text.textContent}`);
  for (const piece of all('.hand [data-value] > .hit, .drawer [data-value] > .hit')) {
    const box = piece.getBoundingClientRect();
    if (seen(piece) && Math.min(box.width, box.height) < 24)
      wrong.push(`a piece of ${box.width} × ${box.height}: ${piece.parentNode.dataset.value}`);
  }

  // What has to be pressed next is in sight, whole.
  for (const button of all('.chip button')) {
    const box = button.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      wrong.push(`out of the window: ${button.textContent.trim()} ${say(box)}`);
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!button.contains(there)) wrong.push(`hidden: ${button.textContent.trim()}`);
  }

  if (phone) {
    if (board.width < innerWidth - 1) wrong.push(`the board is ${board.width} wide`);
    if (board.height < innerHeight / 2) wrong.push(`the board is ${board.height} high`);
    if (prompt && boxes.prompt[3] - boxes.prompt[1] > 38) wrong.push('a prompt of many lines');
    for (const sheet of all('.drawer.open, .tray.raised, [data-part=tally]')) {
      const { top } = sheet.getBoundingClientRect();
      if (seen(sheet) && top < board.top + board.height / 2 - 1)
        wrong.push(`a sheet from ${top} over a board ${say(board)}`);
    }
    // In one row, each of them whole once it is scrolled to.
    const room = row?.querySelector('.others').getBoundingClientRect();
    for (const button of row?.querySelectorAll('.others > button') ?? []) {
      const box = button.getBoundingClientRect();
      if (box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.width > room.width + 1)
        wrong.push(`an action that is not in its row: ${button.textContent.trim()}`);
    }
  }
  return { wrong, boxes };
}
"""

# Everything that can be pressed has a name.
NAMELESS = """
() => [...document.querySelectorAll('button, a, [role=button], input:not([type=hidden])')]
  .filter((it) => it.checkVisibility() && !it.getAttribute('aria-label') && !it.labels?.length &&
    !it.textContent.trim())
  .map((it) => `without a name: ${it.outerHTML.slice(0, 80)}`)
"""

# One press on something that moves things along, whatever is asked.
PRESS = """
(n) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (node) => {
    const { x, y, width, height } = (node.querySelector('.hit, .inside') ?? node)
      .getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
  };
  const pick = (list) => list[n % list.length];
  const confirm = all('[data-act=confirm]:enabled');
  const chosen = all('main [data-value][aria-pressed=true]').length > 0;
  const pieces = all('main [data-value][aria-pressed=false]');
  const cells = all('.boards [data-cell].can');
  const options = all('[data-option]');
  const found = confirm.length ? confirm : options.length && n % 7 === 6 ? options
    : chosen && cells.length ? cells : pieces.length ? pieces : cells.length ? cells : options;
  if (found.length) press(pick(found));
  return found.length;
}
"""


class Surveyor(Mapper):
    """Somebody who plays on and measures everything at every step."""

    def __init__(self, browser: Browser, home: str, name: str, language: str = "en") -> None:
        super().__init__(browser, home, name, WINDOWS[0])
        self.window = WINDOWS[0]
        self.stood: dict[tuple[tuple[int, int], str], list[float]] = {}
        self.language = language
        self.context.add_init_script(
            f"localStorage.getItem('isolario.language') ||"
            f" localStorage.setItem('isolario.language', '{language}')"
        )

    def measure(self) -> list[str]:
        """What is wrong now, including anything that has moved since the last step."""
        found = self.page.evaluate(MEASURE)
        wrong: list[str] = found["wrong"] + self.page.evaluate(LAYOUT, False)
        wrong += self.page.evaluate(NAMELESS)
        for what, box in found["boxes"].items():
            before = self.stood.get((self.window, what), box)
            if max(abs(a - b) for a, b in zip(before, box, strict=True)) > 1:
                wrong.append(f"{what} was at {before} and is at {box}")
        if not wrong:
            for what, box in found["boxes"].items():
                self.stood.setdefault((self.window, what), box)
        return wrong

    def look(self, where: str) -> None:
        """Measures what is seen; on a busy machine the window may just have got another size."""
        until = time.monotonic() + PATIENCE
        while (wrong := self.measure()) and time.monotonic() < until:
            self.frame()
        if wrong:
            self.shot(f"wrong-{self.name}")
        prompt = self.texts("[data-part=prompt]")
        assert wrong == [], f"{self.name}, {where}, {self.window}, {self.language}: {prompt}"

    def resize(self, window: tuple[int, int]) -> None:
        self.window = window
        self.page.set_viewport_size({"width": window[0], "height": window[1]})
        self.page.wait_for_selector("main.phone" if window[0] < 700 else "main:not(.phone)")
        self.frame()

    def speak(self, language: str) -> None:
        super().speak(language)
        self.language = language

    def unfold(self, step: int) -> None:
        """Everything that is folded away on a phone, one after the other."""
        tabs = self.page.locator("[data-tab]")
        for at in range(tabs.count()):
            tabs.nth(at).click()
            self.look(f"step {step}, sheet {at}")
            tabs.nth(at).click()
        if self.count("[data-act=unfold]"):
            self.page.click("[data-act=unfold]")
            self.page.wait_for_selector(".told > .open")
            self.look(f"step {step}, the whole prompt")
            self.page.click("[data-act=unfold]")

    def advance(self, step: int) -> None:
        """One decision, measured on the way."""
        n = self.made
        for press in range(12):
            self.answered()
            if self.played(n) or not self.count("main[data-mine=true]"):
                return
            if press in (1, 2):
                self.frame()
                self.look(f"step {step}, chosen")
            assert self.page.evaluate(PRESS, step + press), "there is nothing to press"
            self.frame()
        self.wait(lambda: self.played(n), "a decision by clicks")


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="a long one: make soak")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TABLES)
def test_nothing_jumps_and_nothing_is_cut(
    browser: Browser, address: str, kind: str, language: str
) -> None:
    """A game, at every step: the boxes stay, the board has its room, and texts have theirs."""
    game, seats, more = TABLES[kind]
    person = Surveyor(browser, address, kind, language)
    person.open_table(game, *seats, seed="3", **more)
    for step in range(STEPS):
        if not person.turn_or_end():
            break
        person.resize(WINDOWS[step % len(WINDOWS)])
        person.look(f"step {step}")
        if step % 4 == step // 4 % 4:
            person.unfold(step)
        person.advance(step)
    else:
        pytest.fail("the game does not end")
    if not person.turn_or_end():
        for window in WINDOWS:
            person.resize(window)
            person.look("the end")
    person.close()


@pytest.mark.process  # the client has to be built
def test_little_javascript_for_a_table() -> None:
    """What a page with a table loads before anything else is opened."""
    manifest: dict[str, dict[str, Any]] = json.loads(
        (STATIC / ".vite" / "manifest.json").read_text("utf-8")
    )
    tables = (name for name in manifest if name.startswith("_table-"))  # the whole page
    wanted, loaded = ["index.html", *tables], set()
    while wanted:
        chunk = manifest[wanted.pop()]
        if chunk["file"] not in loaded:
            loaded.add(chunk["file"])
            wanted += chunk.get("imports", ())
    size = sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in loaded)
    assert size <= KILOBYTES * 1000, f"{size} bytes: {sorted(loaded)}"
    assert any(chunk.get("isDynamicEntry") for chunk in manifest.values())
