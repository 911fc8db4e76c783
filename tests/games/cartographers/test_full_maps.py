"""Maps on which nothing is left to draw (CRT-D, T)."""

from __future__ import annotations

import pytest

from isolario.games.cartographers import Sheet
from isolario.games.cartographers.pieces import AMBUSH
from tests.clauses import clause
from tests.games.cartographers.shorthand import EMPTY, FULL, draw, drawn, play_all, position, whats


@clause("CRT-D7")
def test_a_full_map_is_passed_over_by_its_owner() -> None:
    state = position(FULL + EMPTY, card="rift_lands", deck="orchard hamlet farmland")
    state.play(1, draw("a1", "farm"))
    assert (state.card, state.ready, state.to_move) == ("orchard", (0,), (1,))
    assert list(state.legal_moves(0)) == []


@clause("CRT-D7", "CRT-A1")
@pytest.mark.parametrize(("card", "idle"), [("gnoll_raid", 2), ("kobold_onslaught", 1)])
def test_a_full_map_is_spared_in_an_ambush(card: str, idle: int) -> None:
    state = position(FULL + EMPTY * 2, card="rift_lands", deck=f"{card} orchard hamlet farmland")
    play_all(state)
    assert (state.phase, state.ready) == ("ambush", (idle,))  # the one holding the full sheet
    play_all(state)
    assert state.sheets[0] == Sheet.parse(FULL)
    assert all(sheet.monster for sheet in state.sheets[1:])
    assert (state.card, state.ready) == ("orchard", (0,))


@clause("CRT-D7", "CRT-T1")
def test_when_all_maps_are_full_the_seasons_pass_by_themselves() -> None:
    nearly = drawn(".", rest="F")
    state = position(nearly * 2, card="rift_lands", ambushes=" ".join(AMBUSH))
    state.play(0, draw("a1", "forest"))
    events = state.play(1, draw("a1", "water"))
    assert state.over
    assert whats(events).count("season_ends") == 4
    assert [sheet.free for sheet in state.sheets] == [0, 0]
    assert state.scores[0] == 2 * 40 + 2 * 132  # sentinel wood and borderlands, twice each
    assert state.scores[1] == 2 * 39 + 2 * 132
