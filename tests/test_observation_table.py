"""docs/observations.md says what every number of an observation means."""

from __future__ import annotations

import re

import pytest

from isolario.core.game import Game
from tests.observation_table import PAGE, page
from tests.ours import OURS


def test_the_page_is_what_the_games_declare() -> None:
    assert PAGE.read_text("utf-8") == page(), "stale: run make observations"


@pytest.mark.parametrize("game", OURS.values(), ids=str)
def test_every_plane_and_column_has_its_place(game: Game) -> None:
    """The numbers in the first column of each table go on without a gap."""
    section = page().partition(f"## {game.name.replace('-', ' ').title()}\n")[2]
    section = section.partition("\n## ")[0]
    for part in game.observation.parts(2 if game.observation.varies else game.first.seats):
        table = section.partition(f"### `{part.name}`:")[2].partition("\n### ")[0]
        at = 0
        for first, _, last in re.findall(r"^\| (\d+)( to (\d+))? \|", table, re.M):
            assert int(first) == at
            at = int(last or first) + 1
        assert at == len(part.things)
