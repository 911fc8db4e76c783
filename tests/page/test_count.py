"""A table that was played without us, with a real server: from a game's sheet on the start page to
every point explained."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from playwright.sync_api import Browser

import isolario
from isolario.core.text import Text
from isolario.table.counting import laid
from isolario.table.messages import Sheet, Spot, Tallied
from isolario.words import say
from tests.games.written_down import played, written
from tests.page.browsing import PHONE, Person
from tests.soaking import SOAK

WORTH, TEXT = "[data-part=worth] h2", "[data-part=written]"
SPOTS, SIDES = "[data-part=spots]", "[data-part=sides]"


GAMES = [*isolario.all_games()]


@pytest.mark.parametrize("game", GAMES if SOAK else GAMES[:1])
@pytest.mark.soak
def test_a_real_table_is_counted(browser: Browser, address: str, game: str) -> None:
    nora = Person(browser, address, "Nora")
    nora.go("/")
    page = nora.page
    page.click(f"[data-game={game}] [data-act=count]")
    page.wait_for_selector(WORTH)
    numbers = page.locator("[data-part=worth] .number:not(.none)")
    numbers.first.click()
    page.wait_for_selector("[data-part=made-of]")
    written = page.input_value(TEXT)
    page.fill(TEXT, written + "\nislands: 3\n")
    page.wait_for_selector("[data-part=wrong]")
    page.click("[data-act=to-line]")
    selected = "it => it.value.slice(it.selectionStart, it.selectionEnd)"
    assert page.locator(TEXT).evaluate(selected) == "islands: 3"
    page.fill(TEXT, written)
    nora.wait(lambda: nora.count("[data-part=wrong]") == 0, "a table that makes sense again")
    assert all("400" in it for it in nora.troubles)  # the browser notes what was refused
    nora.troubles.clear()
    nora.close()


# --- a map is laid ------------------------------------------------------------------------------


@cache
def counted(text: str, game: str) -> Tallied:
    def speak(text: Text, language: str, game: str) -> str:
        return say(text, language, game)

    return laid(text, isolario.all_games()[game], speak, ("en",))


def sheet_of(text: str, game: str) -> Sheet:
    sheet = counted(text, game).sheet
    assert sheet is not None
    return sheet


class Layer:
    """Somebody who lays a map again, as it lies on the table."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game

    @property
    def text(self) -> str:
        return self.page.input_value(TEXT)

    @property
    def spots(self) -> dict[str, Spot]:
        return {spot.cell: spot for spot in sheet_of(self.text, self.game).spots}

    def begin(self, text: str, sheet: Sheet, written: int) -> None:
        """The same table with nothing on the map yet, except so many tiles, a line each."""
        lines = text.splitlines()
        head = lines[: sheet.line] + (lines[sheet.line :][:written] or [sheet.begin])
        self.page.fill(TEXT, "\n".join(head))
        now = sheet_of(self.text, self.game)
        cells = len({*now.asked, *self.spots})
        self.person.wait(lambda: self.person.count(f"{SPOTS} path") == cells, "what lies there")

    def cell(self, cell: str) -> None:
        self.page.locator(f'{SPOTS} [data-cell="{cell}"]').click()

    def piece(self, name: str) -> None:
        self.page.fill("[data-part=code]", name)
        self.page.locator(f'[data-piece="{name}"]').click()

    def lay(self, spot: Spot, hand: bool) -> None:
        """``hand``: the piece first, then its place."""
        if hand:
            self.piece(spot.piece)
        else:
            self.cell(spot.cell)
        if spot.who is not None:
            self.page.locator("[data-part=owners] label").nth(spot.who + 1).click()
        if hand:
            self.cell(spot.cell)
        else:
            self.piece(spot.piece)
        self.lies(spot.cell)
        for _ in range(6):
            if self.spots[spot.cell].turn == spot.turn:
                break
            self.changed("turn")
        there = self.spots[spot.cell]
        assert (there.piece, there.turn, there.who) == (spot.piece, spot.turn, spot.who)

    def changed(self, act: str) -> None:
        """A button does something to the text, which is counted before the next is pressed."""
        before = self.text
        self.page.click(f"[data-act={act}]")
        self.person.wait(lambda: self.text != before, f"what comes of {act}")
        self.page.wait_for_selector("[data-act=empty]:enabled")

    def describe(self, seen: str, sign: str) -> None:
        """What is seen on which side: each a kind or a sign, and a number."""
        for kind, side in [(it[:-1], it[-1]) for it in seen.split(" ")]:
            self.choose(kind)
            self.page.locator(f"{SIDES} [data-side='{side}']").press("Enter")
        if sign:
            self.page.locator("[data-part=signs] button", has_text=sign).click()

    def choose(self, kind: str) -> None:
        """With a finger, which at first may only stop a page that is still moving."""
        spelt = self.page.locator("span", has_text=re.compile(f"^{re.escape(kind)}$"))
        button = self.page.locator("[data-part=kinds] button", has=spelt)

        def chosen() -> bool:
            if button.get_attribute("aria-pressed") != "true":
                button.tap()
            return button.get_attribute("aria-pressed") == "true"

        self.person.wait(chosen, kind)

    def lies(self, cell: str) -> None:
        self.person.wait(lambda: cell in self.spots, f"a tile on {cell}")


LAID: list[tuple[str, Mapping[str, object], int]] = [
    ("land-vs-sea", {"extras": "all"}, 0 if SOAK else 50),
    ("beacon-patrol", {"windmills": True, "piers": True}, 0),
]


@pytest.mark.parametrize(("game", "options", "most"), LAID if SOAK else LAID[:1])
@pytest.mark.soak
def test_a_played_game_is_laid_again(
    browser: Browser, address: str, game: str, options: Mapping[str, object], most: int
) -> None:
    """Place by place and tile by tile: it gives what it gave. ``most`` are written already."""
    state, seen = played(game, 2, 3, options)
    text = written(state, seen)
    sheet = sheet_of(text, game)
    nora = Person(browser, address, "Nora")
    nora.go(f"/count/{game}")
    layer = Layer(nora, game)
    nora.page.wait_for_selector("[data-piece]")
    layer.begin(text, sheet, most)
    left = [spot for spot in sheet.spots if spot.cell not in layer.spots]
    while left:
        asked = sheet_of(layer.text, game).asked
        spot = next(spot for spot in left if spot.cell in asked)
        left.remove(spot)
        layer.lay(spot, hand=len(left) % 2 == 0)
        if len(left) == 5:  # nobody lays everything where it belongs
            layer.changed("take-back")
            assert spot.cell not in layer.spots
            layer.changed("undo")
            assert spot.cell in layer.spots
    nora.shot(f"laid-{game}")
    now = counted(layer.text, game).joined.now
    assert now is not None
    assert now.scores == state.scores
    told = {str(score) for score in state.scores}

    def said() -> set[str]:
        return set(re.findall(r"\d+", nora.page.locator("[data-part=worth]").inner_text()))

    nora.wait(lambda: told <= said(), "the same points")
    nora.close()


DESCRIBED = [
    ("beacon-patrol", "L0 S1 L2", "3 houses", "LSLS3", "S0 S1 S2", "4 houses"),
    # Towards the tile beside it something is seen already: land in the west, or water.
    ("land-vs-sea", "S0 S1 L2 S4 l5 +0 +0 +0 +2", "", "S+++SL+LSl", "L0 S1 L2 L4 S5", ""),
]


@pytest.mark.parametrize(
    ("game", "seen", "sign", "word", "strange", "more"), DESCRIBED if SOAK else DESCRIBED[:1]
)
@pytest.mark.soak
def test_a_tile_of_another_box_is_described(
    browser: Browser,
    address: str,
    game: str,
    seen: str,
    sign: str,
    word: str,
    strange: str,
    more: str,
) -> None:
    """On a phone, with fingers and keys. What cannot be is not laid, and it is said why."""
    nora = Person(browser, address, "Nora", PHONE)
    page = nora.page
    nora.go(f"/count/{game}")
    page.wait_for_selector("[data-piece]")
    page.tap("[data-act=empty]")
    layer = Layer(nora, game)
    nora.wait(lambda: len(layer.spots) == 1, "an empty map")
    page.locator(f'{SPOTS} [data-cell="0,0"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "1,0"
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{SPOTS} [data-cell="1,0"][aria-pressed=true]')
    every = nora.count("[data-piece]")
    layer.describe(seen, sign)
    assert nora.count("[data-piece]") < every
    page.click("[data-act=as-seen]")
    layer.lies("1,0")
    assert layer.spots["1,0"].piece == word
    symbol = sheet_of(layer.text, game).drawings.partition('id="')[2].partition('"')[0]
    page.wait_for_selector(f'.sprite use[href="#{symbol}"]', state="attached")
    nora.shot(f"described-{game}")
    before = layer.text
    layer.cell("2,0")
    layer.describe(strange, more)
    page.click("[data-act=as-seen]")
    page.wait_for_selector("[data-part=refused]")
    assert layer.text == before
    assert all("400" in it for it in nora.troubles)  # the browser notes what was refused
    nora.troubles.clear()
    nora.close()
