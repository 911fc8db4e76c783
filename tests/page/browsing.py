"""Somebody at a real browser, before the real server: what they see, do, send and are sent.

``ISOLARIO_SHOTS`` names a folder for pictures of what was seen.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Request

import isolario
from tests.page.scripts import APART, COUNT, LAYOUT, OPEN, PLAY_ON, STILL

WIDE, PHONE = (1440, 900), (360, 740)
HANDHELD = 1000
"""A window narrower than this, in pixels, is used with fingers."""
FOGGY, MAPS = "[data-game=foggy-island]", "[data-game=cartographers]"
PLAYED = " ".join(isolario.all_games())
LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский"}
QUIET = "/"
"""A page on which nothing changes while games go on."""
PATIENCE = 30
"""Seconds until a test gives up waiting: far more than anything takes on a busy machine."""


class Person:
    """Somebody at a browser: what they see, what they are sent, what goes wrong."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        name: str,
        size: tuple[int, int] = WIDE,
        new: bool = False,
    ) -> None:
        """``new``: somebody who has never played; the coach says nothing to anybody else."""
        self.home = home
        self.name = name
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            has_touch=size[0] < HANDHELD,
            ignore_https_errors=True,  # a test signs for itself
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # Without pauses between events a game takes seconds; set once, never over a choice made.
        self.context.add_init_script(
            "if (!localStorage.getItem('isolario.seen')) {"
            "localStorage.setItem('isolario.seen', '1');"
            "localStorage.setItem('isolario.motion', 'off');"
            f"localStorage.setItem('isolario.played', {json.dumps('' if new else PLAYED)});"
            f"localStorage.setItem('isolario.name', {json.dumps(name)}); }}"
        )
        self.context.add_init_script(COUNT)
        self.troubles: list[str] = []
        self.received: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on(
            "console",
            lambda said: (
                self.troubles.append(said.text) if said.type in ("error", "warning") else None
            ),
        )
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        # Leaving a page while it is still loading is no trouble.
        self.page.on(
            "requestfailed",
            lambda request: (
                self.troubles.append(request.url) if request.failure != "net::ERR_ABORTED" else None
            ),
        )
        self.page.on("websocket", self._listen)
        self.loading: set[Request] = set()
        self.page.on("request", lambda it: self.loading.add(it))
        self.page.on("requestfinished", lambda it: self.loading.discard(it))
        self.page.on("requestfailed", lambda it: self.loading.discard(it))

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.received.append(str(data)))

    def close(self) -> None:
        self.context.close()
        assert self.troubles == [], f"{self.name}: {self.troubles}"

    # --- looking ----------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.loading.clear()  # nobody is waiting for what was under way
        self.page.goto(self.home + path)

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def texts(self, selector: str) -> list[str]:
        """What is said there, once something is: parts of a page are loaded as it goes along."""
        self.page.wait_for_selector(selector, state="attached")
        return self.page.locator(selector).all_inner_texts()

    def secret(self) -> str:
        """What this browser holds its seats by."""
        (cookie,) = self.context.cookies(self.home)
        return str(cookie["value"])

    def hold(self, secret: str) -> None:
        """From now on this browser holds the seats of somebody else."""
        name = f"isolario-{urlsplit(self.home).port}"
        self.context.add_cookies([{"name": name, "value": secret, "url": self.home}])

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.received]

    def events(self) -> list[dict[str, Any]]:
        """Every event that this browser was ever sent."""
        found: list[dict[str, Any]] = []
        for message in self.messages():
            found += message.get("log") or ()
            found += (frame["event"] for frame in message.get("frames") or ())
            preview = message.get("preview") or {}
            found += preview.get("events") or ()
        return found

    def sprites(self) -> list[dict[str, Any]]:
        """Every sprite that this browser was ever sent."""
        found: list[dict[str, Any]] = []
        for message in self.messages():
            patches = [p for frame in message.get("frames") or () for p in frame["patches"]]
            areas = list(message.get("areas") or ())
            areas += (patch["whole"] for patch in patches if patch.get("whole"))
            for holder in areas:
                found += holder.get("sprites") or ()
            for patch in patches:
                found += patch.get("put") or ()
        return found

    def unfold_log(self) -> None:
        """Every turn of the log, with everything that happened in it."""
        folded = self.page.locator(".log [data-act=unfold-turn][aria-expanded=false]")
        while folded.count():
            folded.first.click()

    def wait(self, ready: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        while not ready():
            if time.monotonic() > until:
                self.shot(f"in-vain-{what.replace(' ', '-')}")
                pytest.fail(f"{self.name} waits in vain: {what}")
            self.page.wait_for_timeout(15)

    def frame(self) -> None:
        """Waits until what was just done is on the screen."""
        self.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")

    def settled(self) -> None:
        """Waits until the page has loaded all the parts that it loads as it goes along."""
        self.wait(lambda: not self.loading, "the whole page")

    def turn_or_end(self) -> bool:
        """Waits until this person has to decide; False when the game is over."""
        self.page.wait_for_selector("main[data-mine=true], main[data-over=true]")
        self.settled()
        return self.count("main[data-over=true]") == 0

    def answered(self) -> None:
        """Waits until the table has said whether what was chosen can be taken back."""
        self.page.wait_for_selector("main:not([data-asking=true])")

    def shot(self, name: str) -> None:
        if folder := os.environ.get("ISOLARIO_SHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.wait_for_timeout(200)
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    # --- judging ----------------------------------------------------------------------------

    def check_layout(self, where: str, scrolls: bool = False) -> None:
        """Nothing is wider than the window, no text leaves its box, no button is too small."""
        wrong: list[str] = ["not looked at"]

        def good() -> bool:  # the window may just have got another size
            wrong[:] = self.page.evaluate(LAYOUT, scrolls)
            return not wrong

        until = time.monotonic() + PATIENCE
        while not good() and time.monotonic() < until:
            self.frame()
        assert wrong == [], f"{where}: {wrong}"

    def show_motion(self, shown: bool) -> None:
        self.page.click("[data-act=settings]")
        motion = self.page.locator(".menu fieldset", has_text="Motion")
        motion.get_by_text("On" if shown else "Off", exact=True).click()
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(".menu", state="detached")

    def speak(self, language: str) -> None:
        self.page.click("[data-act=settings]")
        self.page.locator(".menu").get_by_text(LANGUAGES[language], exact=True).click()
        self.page.wait_for_selector(f"html[lang={language}]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(".menu", state="detached")

    # --- playing with the mouse -------------------------------------------------------------

    def decide(self, move: int) -> None:
        """One decision by clicks, whatever is asked; ghosts are confirmed in turn by the button,
        by a second click and by Enter."""
        page, n = self.page, self.made
        cells = page.locator(".boards [data-cell].can")
        pieces = page.locator(".hand [data-value]")
        if cells.count() and pieces.count():
            place_first = move % 4 == 3 and cells.count() > 1
            piece = pieces.nth(move % pieces.count())
            cell = cells.nth(move * 7 % cells.count())
            name = cell.get_attribute("data-cell")
            last = cell
            for target in (cell, piece) if place_first else (piece, cell):
                # Where only one way is left, the first click is enough.
                self.answered()
                if self.count("main[data-mine=true]") and not self.count("[data-act=confirm]"):
                    last = target
                    target.click()
            last = page.locator(f'[data-cell="{name}"]') if last is cell else piece
            self.confirm(n, move, last)
        elif self.count("main [data-value]"):
            page.locator("main [data-value]").nth(0).click()
            self.confirm(n)
        else:
            page.locator("[data-option]").first.click()
            self.confirm(n)
        self.wait(lambda: self.played(n), "a move made by clicks")

    def confirm(self, before: int, move: int = 0, last: Any = None) -> None:
        """A step that can be taken back is made at once; any other stands as a ghost first, and is
        asked about a moment later. ``last``: what was chosen last, a cell or a piece."""
        ghost = self.page.locator("[data-act=confirm]:enabled")
        self.wait(lambda: self.played(before) or ghost.count() > 0, "a choice made or asked about")
        if self.played(before):
            return
        if move % 3 == 0 or last is None:
            ghost.first.click()
        elif move % 3 == 1:
            last.click(force=True)
        else:
            self.page.keyboard.press("Enter")

    def answer(self, move: int) -> None:
        """One decision by clicks, whatever an effect asks for: pieces, cells, an option."""
        page, n = self.page, self.made
        for _ in range(6):
            self.answered()
            if self.played(n) or not self.count("main[data-mine=true]"):
                break
            chosen = self.count("[data-value][aria-pressed=true]")
            if self.count("[data-act=confirm]:enabled"):
                page.locator("[data-act=confirm]:enabled").first.click()
            elif chosen and self.count(".boards [data-value][aria-pressed=false]"):
                page.locator(".boards [data-value][aria-pressed=false]").first.click()
            elif not chosen and (pieces := self.count("main [data-value]")):
                page.locator("main [data-value]").nth(move % pieces).click()
            elif cells := self.count(".boards [data-cell].can"):
                page.locator(".boards [data-cell].can").nth(move * 7 % cells).click(force=True)
            else:
                page.locator("[data-option]").first.click()
            self.frame()
        self.wait(lambda: self.played(n), "an answer by clicks")

    # --- playing without hands ----------------------------------------------------------------

    def play_on(self, until: str, *others: Person) -> None:
        """By messages over a line of their own, until the game has come so far (``progress``, in
        the page's language); others decide as often as they have to. In the meantime the pages
        show something that takes no time to draw."""
        table = self.page.url
        for one in (self, *others):
            one.go(f"{QUIET}?{urlsplit(table).path}")
        for one in others:
            one.page.evaluate(f"() => {{ window.playing = ({PLAY_ON})(() => false); }}")
        self.page.evaluate(f"() => ({PLAY_ON})((progress) => {until})")
        for one in others:
            one.page.evaluate("() => { window.enough(); return window.playing; }")
        for one in (self, *others):
            one.loading.clear()
            one.page.goto(table)

    # --- playing with the keyboard ----------------------------------------------------------

    def decide_by_keys(self, move: int) -> None:
        press = self.page.keyboard.press
        n = self.made
        if pieces := self.count(".hand [data-value]"):
            press(str(1 + move % pieces))
            free = "[data-cell].can"
            self.wait(lambda: self.played(n) or self.count(free) > 0, "a piece chosen by a digit")
            if not self.count(free):  # only the piece was left to choose
                return
        if self.count(".boards [data-cell].can"):
            cells = self.page.locator(".boards [data-cell].can")
            goal = cells.nth(move * 5 % cells.count()).get_attribute("data-cell") or ""
            self.walk(goal)
        else:
            self.tab_to("[data-option], .boards [data-value], .drawer [data-value]")
        for _ in range(2):
            if not self.played(n):
                press("Enter")
                self.frame()
                self.answered()
        self.wait(lambda: self.played(n), "a move made by keys")

    @property
    def made(self) -> int:
        """How many moves the table has made for this page."""
        return int(self.page.evaluate("Number(sessionStorage.getItem('made'))"))

    def played(self, before: int) -> bool:
        """Whether a move was made, and the page has heard of it."""
        return self.made > before and not self.count("main[data-asking=true]")

    def focused(self, attribute: str) -> str:
        found = self.page.evaluate(f"document.activeElement?.getAttribute('{attribute}') ?? ''")
        return str(found)

    def tab_to(self, selector: str) -> None:
        for _ in range(60):
            if self.page.evaluate(f"document.activeElement?.matches('{selector}') ?? false"):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"the Tab key does not lead to {selector}")

    def walk(self, goal: str) -> None:
        """With arrow keys to a cell; columns are letters, rows are numbers from the top. With Ctrl
        they go from cell to cell even if a shape is in hand."""
        if not self.focused("data-cell"):
            self.tab_to("[data-cell]")
        for _ in range(12):
            at = self.focused("data-cell")
            if at == goal:
                return
            across, down = ord(goal[0]) - ord(at[0]), int(goal[1:]) - int(at[1:])
            way = ("Right" if across > 0 else "Left") if across else "Down" if down > 0 else "Up"
            self.page.keyboard.press(f"Control+Arrow{way}")
        pytest.fail(f"the arrow keys do not lead to {goal}")


class Mapper(Person):
    """Somebody at a table that was set up for them, with an eye for where things are."""

    @property
    def ghost(self) -> set[str]:
        """The cells that the ghost covers."""
        found = self.page.locator("[data-ghost]")
        return set((found.get_attribute("data-ghost") or "").split()) if found.count() else set()

    def at(self, cell: str) -> tuple[float, float]:
        """The middle of a cell, or of what refers to it, on the screen."""
        return self.middle(f"[data-cell='{cell.rpartition('/')[2]}'] .hit")

    def open_table(self, game: str, *who: str, **more: Any) -> str:
        """A table whose seats are held by this browser, "me", or by bots; its name."""
        self.go("/")
        seats = [
            {"who": "me", "name": f"{self.name} {n}"} if one == "me" else {"who": "bot", "bot": one}
            for n, one in enumerate(who)
        ]
        table = str(self.page.evaluate(OPEN, {"game": game, "seats": seats, **more}))
        self.go(f"/t/{table}")
        return table

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of something on the screen, once everything is there and lies still."""
        self.settled()
        x, y, width, height = self.page.locator(selector).first.evaluate(STILL)
        assert width, f"{selector} cannot be seen"
        return x + width / 2, y + height / 2

    @property
    def updates(self) -> int:
        return sum('"type":"update"' in text for text in self.received)

    def draw(self) -> None:
        """Draws any shape by mouse: pointing, pinning, confirming."""
        n = self.made
        cells = self.page.locator(".boards [data-cell].can .hit")
        if cells.count():
            cells.nth(cells.count() // 2).click()
            self.confirm(n)
        else:
            self.page.locator("[data-option]").last.click()
        self.wait(lambda: self.played(n), "a shape drawn")


class Finger:
    """A finger on the screen."""

    def __init__(self, person: Mapper) -> None:
        self.person = person
        self.line: CDPSession = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tap(self, selector: str) -> None:
        # Down and up at once: on a busy machine two messages may be a long press apart.
        spot = self.person.middle(selector)
        self.person.page.evaluate(APART)
        self.person.page.touchscreen.tap(*spot)
