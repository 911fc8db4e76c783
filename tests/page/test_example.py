"""The example game, which comes from outside, in the page: a whole game by mouse."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.games.site import install_example
from tests.page.browsing import Mapper
from tests.page.serving import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the example beside our own games."""
    site = install_example(tmp_path_factory.mktemp("site"))
    with served(tmp_path_factory.mktemp("table"), {**os.environ, "PYTHONPATH": str(site)}) as here:
        yield here.address


def test_a_whole_game_against_a_bot(browser: Browser, address: str) -> None:
    ines = Mapper(browser, address, "Інес")
    ines.go("/")
    ines.page.wait_for_selector("[data-game=skerries]")
    ines.open_table("skerries", "me", "easy", seed="5")
    move = 0
    while ines.turn_or_end():
        if move == 3:
            ines.check_layout("skerries")
            ines.shot("skerries")
        ines.answer(move)
        move += 1
    assert move in (15, 16)  # eight winds, eight landings; the table makes the very last
    ines.shot("skerries-over")
    ines.close()
