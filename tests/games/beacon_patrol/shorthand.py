"""Beacon Patrol in tests."""

from __future__ import annotations

import random
from typing import cast

import pytest

import isolario
from isolario.core.chance import UNKNOWN
from isolario.core.event import Event
from isolario.core.reference import cells_of
from isolario.games.beacon_patrol import GAME, BeaconState
from isolario.words import say_exactly

ROW = "0 0 HQ, 1 0 O1, 2 0 O2"
EXPANSIONS = [(False, False), (True, False), (False, True), (True, True)]


def new(seats: int = 2, seed: int | str = 1, **options: bool) -> BeaconState:
    return cast(BeaconState, GAME.new(seats, seed, options))


def at(chart: str, hands: str, **fields: object) -> BeaconState:
    """A position: a chart with its tiles separated by commas, hands, and a few fields.

    >>> at("0 0 HQ, 1 0 O1", "N5 | B1", ships="1,0 | 0,0").to_move
    (0,)
    """
    lines = [*chart.split(","), f"hands: {hands}"]
    lines += (f"{name}: {value}" for name, value in fields.items())
    state = GAME.parse("\n".join(lines))
    assert isinstance(state, BeaconState)
    if UNKNOWN in state.stack:  # any tiles will do
        return state.view(None).guess(random.Random(1))
    return state


def legal(state: BeaconState) -> list[str]:
    """What the player to move can do, in notation."""
    return [move.notation for move in state.legal_moves(state.active)]


def play(state: BeaconState, *notations: str) -> list[Event]:
    """Plays some moves of the player to move; returns all events."""
    events: list[Event] = []
    for notation in notations:
        events += state.play(state.active, notation)
    return events


def finish(state: BeaconState, seed: int = 0) -> list[Event]:
    """Plays on at random to the end; returns all events."""
    rng = random.Random(seed)
    events: list[Event] = []
    while not state.over:
        events += state.play(state.active, state.legal_moves(state.active).choice(rng))
    return events


def whats(events: list[Event]) -> list[str]:
    return [event.what for event in events]


def refusal(state: BeaconState, notation: str) -> tuple[str, str, tuple[str, ...]]:
    """Clause, reason and cells of the refusal of a move; nothing may have changed, and the reason
    can be put into words."""
    before = state.text
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(state.active, notation)
    assert state.text == before
    assert notation not in legal(state)
    say_exactly(caught.value.reason, game="beacon-patrol")
    return caught.value.clause, caught.value.reason.id, cells_of(caught.value.cells)
