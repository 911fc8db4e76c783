"""Events, errors, and what those who do not sit at the table may do."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.core.event import Event, Events, Outcome
from isolario.core.text import Text


def test_hidden_facts_are_blank_for_others() -> None:
    event = Event("drew", 0, {"token": Text("wolf"), "n": 1}, knowers=(0,), hidden="token")
    own, other = event.seen_by(0), event.seen_by(1)
    assert own == Event("drew", 0, {"token": Text("wolf"), "n": 1})
    assert other == Event("drew", 0, {"token": Text("unknown"), "n": 1})
    assert event.seen_by(None) == other
    assert Event("picked", 0, knowers=(0,), hidden="all").seen_by(1) is None


def test_events_come_one_at_a_time() -> None:
    """A watcher is shown the table at each of them, so there is no way around `append`."""
    looked: list[str] = []
    out = Events(lambda event: looked.append(event.what))
    out.append(Event("one"))
    with pytest.raises(TypeError, match=r"\+="):
        out += [Event("two")]  # type: ignore[operator]
    assert not {"extend", "insert", "__add__", "__setitem__"} & {*dir(out)}
    assert looked == [event.what for event in out] == ["one"]


def test_shared_places() -> None:
    assert Outcome((1, 1)).winners == (0, 1)


def test_an_illegal_move_names_clause_and_reason() -> None:
    state = isolario.new("foggy-island", seed=1)
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(0, "done")
    assert caught.value.clause == "FOG-R1"
    assert "FOG-R1" in str(caught.value)


def test_a_guess_has_no_record_and_no_undo() -> None:
    state = isolario.new("foggy-island", seed=1)
    guess = state.view(0).guess(random.Random(1))
    guess.play(0, "pick W")
    assert not guess.can_undo(0)
    with pytest.raises(isolario.NotAllowed):
        guess.record()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_does_not_sit_there_sees_and_plays_nothing(seat: int) -> None:
    state = isolario.new("foggy-island", seed=1)
    with pytest.raises(isolario.NotAllowed, match="from 0 to 1"):
        state.view(seat)
    with pytest.raises(isolario.IllegalMove):
        state.play(seat, "pick W")
    assert len(state.legal_moves(seat)) == 0
