"""Taking a decision back: how far, and why not further."""

from __future__ import annotations

import random

import isolario
from isolario.core.state import State
from isolario.core.text import Text

BOTS = (0, 1)


def until_shown(game: str, seed: int) -> tuple[State, State, int]:
    """A game before and after a decision that shows others what only its player knew, and who that
    was."""
    state, rng = isolario.new(game, seats=2, seed=seed), random.Random(seed)
    while not state.over:
        before = state.copy()
        seat = state.to_move[0]
        events = state.play(seat, state.legal_moves(seat).choice(rng))
        shown = any(event.reveals and event.seat == seat for event in events)
        if shown and not any(event.chance for event in events) and not state.over:
            return before, state, seat
    raise AssertionError("nothing was shown")


def test_what_people_have_seen_stays() -> None:
    _, state, seat = until_shown("sea-dragons", 3)
    why = state.why_no_undo(seat)
    assert why is not None
    assert why.id == "undo_shown"
    what = why.args["what"]
    assert isinstance(what, Text)
    assert what.id == "dragon_placed"
    assert state.why_no_undo(seat, bots=(seat,)) == why  # oneself does not count


def test_bots_forget_what_was_shown_to_them() -> None:
    for game in ("sea-dragons", "land-vs-sea"):
        before, state, seat = until_shown(game, 3)
        other = 1 - seat
        assert state.recall(other) != before.recall(other)
        assert state.can_undo(seat, bots=BOTS)
        state.undo(seat, bots=BOTS)
        assert state.text == before.text
        assert state.recall(other) == before.recall(other)


def test_even_among_bots_a_draw_stays() -> None:
    state = isolario.new("land-vs-sea", seats=2, seed=1)
    state.play(0, "draw 1")
    why = state.why_no_undo(0, bots=BOTS)
    assert why is not None
    assert why.id == "undo_drawn"


def test_it_is_too_late_after_somebody_elses_decision() -> None:
    _, state, seat = until_shown("sea-dragons", 3)
    rng = random.Random(1)
    while state.to_move == (seat,):
        state.play(seat, state.legal_moves(seat).choice(rng))
    other = 1 - seat
    state.play(other, state.legal_moves(other).choice(rng))
    assert state.why_no_undo(seat, bots=BOTS) == Text("undo_others_decided", {"player": other})


def test_the_first_decision_is_still_to_be_made() -> None:
    state = isolario.new("cartographers", seats=2, seed=1)
    assert state.why_no_undo(0) == Text("undo_undecided")


def test_decisions_made_together_stay_because_of_the_next_card() -> None:
    state = isolario.new("cartographers", seats=2, seed=1)
    for seat in state.to_move:
        state.play(seat, state.legal_moves(seat)[0])
    why = state.why_no_undo(0)
    assert why is not None
    assert why.id == "undo_drawn"
    what = why.args["what"]
    assert isinstance(what, Text)
    assert what.id == "card_turned"


def test_decisions_made_together_stay_though_nothing_was_drawn() -> None:
    state, rng = isolario.new("cartographers", seats=2, seed=20, skills=True), random.Random(1)
    before = ""
    while (before, state.phase) != ("acrobatics", "ambush"):
        before, seat = state.phase, state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    assert state.sealed
    assert state.why_no_undo(0) == Text("undo_decided_together")


def test_a_preview_knows_who_would_forget() -> None:
    before, state, seat = until_shown("sea-dragons", 3)
    move = state.log[-1].move
    assert move is not None
    assert not before.view(seat).preview(move).undo
    assert before.view(seat).preview(move, BOTS).undo
