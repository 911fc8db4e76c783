"""From the start page to a first move: at most three presses, in every game."""

from __future__ import annotations

from playwright.sync_api import Browser

import isolario
from tests.page.browsing import Person

PRESSES = 3
CONFIRM, CELL, PIECE = (
    "[data-act=confirm]:enabled",
    ".boards [data-cell].can .hit",
    "main [data-value][aria-pressed=false], [data-option]",
)


def ways(game: str) -> tuple[str, ...]:
    """What to press, the first of these that there is. Where several tiles would fit a cell,
    whoever takes the tile first need not be asked which."""
    chosen = "main:has([data-value][aria-pressed=true]) " + CELL
    return (CONFIRM, chosen, PIECE) if game == "beacon-patrol" else (CONFIRM, CELL, PIECE)


def test_a_first_move_is_three_presses_away(browser: Browser, address: str) -> None:
    """One for the table, two for the move: a piece or a cell, and where it goes or that it may."""
    nora = Person(browser, address, "Nora", new=True)
    page = nora.page
    for game in isolario.all_games():
        nora.go("/")
        page.click(f"[data-game={game}] [data-act=first]")
        assert nora.turn_or_end()
        presses, n = 1, nora.made
        while not nora.played(n):
            presses += 1
            assert presses <= PRESSES, game
            nora.answered()
            found = (page.locator(way) for way in ways(game))
            next(way for way in found if way.count()).first.click()
            nora.frame()
            nora.wait(lambda: nora.count("main[data-asking=true]") == 0, "an answer")
    nora.close()
