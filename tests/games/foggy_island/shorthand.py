"""Short ways to write Foggy Island positions and play in tests."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import isolario
from isolario.core.event import Event
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.scoring import CELL_OF
from isolario.words import say_exactly

BLUE, RED = 0, 1
EMPTY = ".. .. .. .. .. ..\n" * 6
DECKS = "decks: W | W\n"


def new(seed: int | str = 1, **options: Any) -> FoggyState:
    return cast(FoggyState, isolario.new("foggy-island", seed=seed, **options))


def parse(text: str) -> FoggyState:
    return cast(FoggyState, isolario.all_games()["foggy-island"].parse(text))


def pick(state: FoggyState, seat: int, hand: str) -> list[Event]:
    """Chooses a whole first hand, such as "WWRHP"."""
    for letter in hand:
        state.play(seat, f"pick {letter}")
    return state.play(seat, "done")


def in_play(
    seed: int | str = 1, hands: tuple[str, str] = ("WWWRP", "WWWRP"), **options: Any
) -> FoggyState:
    """A game whose first hands are chosen; the weather, if by cards, is the first offered."""
    state = new(seed, **options)
    if state.phase == "weather":
        chooser = state.to_move[0]
        state.play(chooser, state.legal_moves(chooser)[0])
    for seat in (BLUE, RED):
        pick(state, seat, hands[seat])
    return state


def until(state: FoggyState, tokens: int, seed: int = 0) -> FoggyState:
    """Plays on at random until this many tokens lie on the board."""
    rng = random.Random(seed)
    while 36 - state.free.bit_count() < tokens:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    return state


def finish(state: FoggyState, seed: int = 0, round_only: bool = False) -> list[Event]:
    """Plays on at random to the end of the game (or of the round); returns all events."""
    rng = random.Random(seed)
    events: list[Event] = []
    number = state.round
    while not state.over and not (round_only and state.round > number):
        seat = state.to_move[0]
        events += state.play(seat, state.legal_moves(seat).choice(rng))
    return events


def whats(events: list[Event]) -> list[str]:
    """The names of some events, in order."""
    return [event.what for event in events]


def lay_out(*rows: str, hands: str, more: str = "") -> FoggyState:
    """A position in play from the beginnings of its rows; the rest is empty."""
    empty = [".."] * 6
    block = [" ".join((row.split() + empty)[:6]) for row in [*rows, *[""] * (6 - len(rows))]]
    return parse("\n".join(block) + f"\nphase: play\nhands: {hands}\n{more}")


def moves(state: FoggyState) -> list[str]:
    """The notations of what the seat to move may do."""
    return [move.notation for move in state.legal_moves(state.to_move[0])]


def board_of(state: FoggyState, *cells: str) -> list[str]:
    """What lies on some cells."""
    board = state.view(None).known.words
    return [board[CELL_OF[cell]] for cell in cells]


def play(state: FoggyState, *line: str) -> list[str]:
    """Plays moves of the player to move; returns what happened."""
    events = []
    for move in line:
        events += state.play(state.to_move[0], move)
    return whats(events)


def refused(state: FoggyState, move: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the reason a move is refused for, with nothing changed."""
    before = state.text
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(state.to_move[0] if seat is None else seat, move)
    assert state.text == before
    say_exactly(caught.value.reason, game="foggy-island")
    return caught.value.clause, caught.value.reason.id


def hiring(
    points: str = "30 | 20", more: str = "", options: str = "mode=mercenaries weather=sunny"
) -> FoggyState:
    """Before the third round of a game with mercenaries."""
    return parse(
        EMPTY + f"phase: hire\nround: 3\npoints: {points}\n{more}options: {options}\nseed: hire\n"
    )


def full_board(points: str, options: str, more: str = "") -> FoggyState:
    """One cell is left in the last round, and whatever is laid there makes no line."""
    rows = ["bH rH bH rH bH rH", "rH bH rH bH rH bH"] * 3
    rows[5] = "rH bH rH bH .. .."
    return parse(
        "\n".join(rows) + f"\nphase: play\npoints: {points}\nhands: H | H\n{more}"
        f"options: {options}\nseed: last\n"
    )


def play_round(state: FoggyState, seed: int = 1) -> None:
    """Plays at random to the start of the next round, hiring nobody."""
    rng, number = random.Random(seed), state.round
    while state.round == number and not state.over:
        seat = state.to_move[0]
        legal = state.legal_moves(seat)
        state.play(seat, "done" if state.phase == "hire" else legal.choice(rng))
