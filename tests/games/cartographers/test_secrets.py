"""Drawings that are sealed until all are done, and those that lie open (CRT-H)."""

from __future__ import annotations

import random

import pytest

from isolario.games.cartographers import GAME, Sheet
from isolario.games.cartographers.pieces import EXPLORE
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    EMPTY,
    drafts,
    draw,
    drawn,
    new,
    play_all,
    position,
    whats,
)


@clause("CRT-H1")
@pytest.mark.parametrize("phase", ["draw", "ambush"])
def test_sealed_choices_show_when_all_are_in(phase: str) -> None:
    card = "gnoll_raid" if phase == "ambush" else "orchard"
    state = position(EMPTY * 3, phase=phase, card=card)
    before = [state.view(viewer) for viewer in (1, 2, None)]
    events = state.play(0, state.legal_moves(0)[17])
    for view in before:
        seen = [e for event in events if (e := event.seen_by(view.seat)) is not None]
        assert whats(seen) == ["ready"]
        assert (seen[0].cells, seen[0].facts) == ((), {})
        now = state.view(view.seat)
        assert now.data() | {"ready": ()} == view.data()
        assert now.standing() == view.standing()
        assert drafts(now) == ("", "", "")
    assert drafts(state.view(0))[0] == str(GAME.read(drafts(state.view(0))[0]))
    assert "decision of seat 0" in state.secrets(1)
    play_all(state, [1])
    assert state.sheets == (Sheet(),) * 3
    events = play_all(state, [2])
    shown = [event for event in events if event.what in ("drawn", "drawn_on")]
    assert [event.seat for event in shown] == [0, 1, 2]
    assert all(event.knowers is None and event.cells for event in shown)
    assert Sheet() not in state.sheets


@clause("CRT-H1")
@pytest.mark.parametrize("drawing", ["sealed", "open"])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_drawing_does_not_matter(order: tuple[int, ...], drawing: str) -> None:
    usual, other = new(3, 4, drawing=drawing), new(3, 4, drawing=drawing)
    rng = random.Random(1)
    for _ in range(6):
        moves = [usual.legal_moves(seat).choice(rng) for seat in range(3)]
        for seat in range(3):
            usual.play(seat, moves[seat])
        for seat in order:
            other.play(seat, moves[seat])
        assert usual.text == other.text
        assert usual.log == other.log


@clause("CRT-H1")
def test_open_drawings_can_be_changed_until_the_last_is_done() -> None:
    state = position(EMPTY * 3, card="orchard", options="drawing=open")
    first, second = draw("a1 b1 c1 c2", "farm"), draw("h8 i8 j8 j9", "forest")
    events = state.play(2, first)
    assert whats(events) == ["drafted", "ready"]
    assert all(event.seen_by(viewer) == event for event in events for viewer in (0, 1, None))
    for viewer in (0, 1, None):
        assert drafts(state.view(viewer)) == ("", "", first.notation)
        assert state.view(viewer).standing().scores == state.view(2).standing().scores
    assert state.sheets == (Sheet(),) * 3  # a draft, not yet drawn
    state.play(0, second)
    state.undo(2)  # past what another did since
    assert drafts(state.view(1)) == (second.notation, "", "")
    assert state.to_move == (1, 2)
    state.play(2, second)
    assert not state.can_undo(1)
    state.play(1, first)
    for seat in range(3):
        assert not state.can_undo(seat)
    assert [sheet.forest for sheet in state.sheets] == [second.cells, 0, second.cells]
    assert drafts(state.view(None)) == ("", "", "")


@clause("CRT-H1")
@pytest.mark.parametrize("drawing", ["sealed", "open"])
def test_a_choice_can_be_taken_back_until_the_last_is_in(drawing: str) -> None:
    state = new(3, 2, drawing=drawing)
    before = state.text
    for seat in (1, 0):
        state.play(seat, state.legal_moves(seat)[9])
    state.undo(1)
    state.undo(0)
    assert state.text == before
    assert len(state.log) == 1
    play_all(state)
    assert not any(map(state.can_undo, range(3)))


@clause("CRT-H1", "CRT-E1")
def test_sheets_coins_and_turned_cards_are_public() -> None:
    state = position(
        drawn("F") + drawn("W"),
        card="orchard",
        turned="rift_lands great_river orchard",
        deck="gnoll_raid hamlet bugbear_assault farmland",
        ambushes="kobold_onslaught",
        coins="3 | 2",
        crossed="1 | 0",
    )
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert (view.known.coins, view.known.crossed) == ((3, 2), (1, 0))
        assert view.known.turned == ("rift_lands", "great_river", "orchard")
        assert sum(EXPLORE[card].time for card in view.known.turned) == state.time == 3
        assert (len(view.known.deck), view.known.ambushes_in_deck) == (10 + 2, 2)
        assert view.known.gone == ("goblin_attack",)
        assert view.known.sheets == state.sheets
        assert "gnoll" not in view.text  # nobody knows which they are, and where
        assert b"gnoll" not in view.json()
