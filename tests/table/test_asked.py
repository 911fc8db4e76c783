"""Why a bot moved: asked of a line in the log, answered with what all may know."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.contract import few_set_ups
from isolario.contract.leaks import told
from isolario.core.game import Game, State
from isolario.core.moves import Move
from isolario.table.asked import Asked
from isolario.table.running import RunningGame
from skerries import GAME as SKERRIES

GAMES = (*isolario.all_games().values(),)
LOOKS = 40


def _begun(state: State) -> RunningGame:
    return RunningGame.begin(state)


def _play(running: RunningGame, seat: int, notation: str) -> RunningGame:
    return running.play(seat, running.state.game.read(notation))[0]


def test_a_line_tells_of_the_move_of_its_seat() -> None:
    running = _begun(isolario.new("land-vs-sea", seed=7))
    deals = len(running.log(0))
    for seat in (0, 1, 0, 1):
        running = _play(running, seat, "draw 1")
    lines = [running.deed(0, line) for line in range(len(running.log(0)))]
    assert set(lines[:deals]) == {None}
    whose = [event.seat for event in running.log(0)]
    plays = [running.plays[it][0] if it is not None else None for it in lines]
    assert all(it in (None, seat) for it, seat in zip(plays, whose, strict=True))
    assert {0, 1, 2, 3} <= {*lines}
    assert running.deed(0, len(lines)) is None


def test_a_sealed_step_is_not_told_of_before_it_counts() -> None:
    running = _begun(SKERRIES.new(2, 7))
    before = len(running.log(None))
    running = _play(running, 0, running.state.legal_moves(0)[0].notation)
    line = len(running.log(None)) - 1
    assert line >= before  # everybody sees that the seat is ready
    assert running.deed(None, line) is None
    running = _play(running, 1, running.state.legal_moves(1)[0].notation)
    assert running.deed(None, line) == 0
    said = [event.what for event in running.log(None)]
    winds = [at for at, what in enumerate(said) if what == "sailed"]
    assert [running.deed(None, at) for at in winds] == [0, 1]


def _asked(state: State, seat: int, move: Move) -> str:
    """The answer to a question about a move, from the position before it."""
    moves = ((seat, move.notation),)
    asked = Asked(
        state.game.name, state.game.pieces, state.seats, "", "", state.text, moves, "hard"
    )
    return asked.answer().plain()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(game, *table, id=f"{game.name}-{table[0]}")
        for game in GAMES
        for table in few_set_ups(game, 3)
    ],
)
def test_the_answer_is_the_same_in_twins(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    """What a bot says depends on nothing that its listener cannot know."""
    rng = random.Random("asked")
    state = game.new(seats, "asked", options)
    compared = 0
    for _ in range(LOOKS):
        if state.over:
            break
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng)
        viewer = rng.choice([it for it in (*range(seats), None) if it != seat])
        twin = state.view(viewer).guess(rng)
        if not state.sealed and move in twin.legal_moves(seat):
            one, other = state.copy(), twin.copy()
            seen = [told(it.play(seat, move), viewer) for it in (one, other)]
            if seen[0] == seen[1] and one.view(viewer) == other.view(viewer):
                assert _asked(state, seat, move) == _asked(twin, seat, move)
                compared += 1
        state.play(seat, move)
    assert compared > 0 or state.game.name == "cartographers"  # all of it is decided in secret
