"""Hypothesis plays: any order of moves, tries, undos, copies and looks keeps the contract."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import isolario
from isolario.contract import CHECKS, Bench, ContractBroken, set_ups
from isolario.contract.fingerprint import Fingerprint, difference, fingerprint
from isolario.core.game import Game, State
from isolario.core.record import read_record, replay
from tests.contract import clumsy, leaky  # noqa: F401  (their variants are listed in `LEAKS`)
from tests.contract.variants import LEAKS
from tests.contract.wider import WIDER
from tests.soaking import SOAK

GAMES: tuple[Game, ...] = (WIDER, *isolario.all_games().values())
SETTINGS = settings(
    derandomize=not SOAK,
    database=None,
    deadline=None,
    max_examples=400 if SOAK else 16,
    stateful_step_count=60 if SOAK else 30,
    suppress_health_check=list(HealthCheck),
)

numbers = st.integers(0, 2**16)


class Table(RuleBasedStateMachine):
    """One game in progress, and the copies left behind on the way."""

    games: ClassVar[tuple[Game, ...]] = GAMES
    state: State
    bench: Bench

    def __init__(self) -> None:
        super().__init__()
        self.left: list[tuple[State, Fingerprint]] = []

    @initialize(which=numbers, table=numbers, seed=numbers)
    def sit_down(self, which: int, table: int, seed: int) -> None:
        game = self.games[which % len(self.games)]
        choices = list(set_ups(game))
        seats, options = choices[table % len(choices)]
        self.state = game.new(seats, f"machine {seed}", options)
        self.bench = Bench(game, random.Random(seed))
        self._go_on(random.Random(seed).randint(0, game.longest // 2))

    def _go_on(self, decisions: int) -> None:
        rng = self.bench.rng
        for _ in range(decisions):
            if self.state.over:
                break
            seat = rng.choice(self.state.to_move)
            moves = self.state.legal_moves(seat)
            self.bench.note(moves, 2)
            self.state.play(seat, moves.choice(rng))

    @property
    def going(self) -> bool:
        return not self.state.over

    @precondition(lambda self: self.going)
    @rule(who=numbers, which=numbers)
    def play(self, who: int, which: int) -> None:
        seats = self.state.to_move
        seat = seats[who % len(seats)]
        moves = self.state.legal_moves(seat)
        self.bench.note(moves, 4)
        self.state.play(seat, moves[which % len(moves)])

    @precondition(lambda self: self.going)
    @rule(seed=numbers)
    def play_on(self, seed: int) -> None:
        """Several moves at once, so that late positions come up too."""
        self.bench.rng.seed(seed)
        self._go_on(self.bench.rng.randint(2, 12))

    @rule(who=numbers)
    def undo(self, who: int) -> None:
        seat = who % self.state.seats
        if not self.state.can_undo(seat):
            return
        before, moves = fingerprint(self.state), self.state.record().moves
        steps = self.state.open_steps(seat)
        step = steps[who // self.state.seats % len(steps)] if steps else None
        if not self.state.can_undo(seat, step):
            return
        self.state.undo(seat, step)
        assert len(self.state.record().moves) == len(moves) - 1
        assert difference(before, fingerprint(self.state))

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.left = [*self.left[-2:], (self.state, fingerprint(self.state))]
        self.state = self.state.copy()

    @rule()
    def go_on_from_the_record(self) -> None:
        loaded = replay(read_record(self.state.record().json()), self.state.game)
        assert not difference(fingerprint(self.state), fingerprint(loaded))
        self.state = loaded

    @rule(first=numbers, seed=numbers)
    def check(self, first: int, seed: int) -> None:
        """A third of the checks, in any position that the other rules have reached."""
        self.bench.rng.seed(seed)
        names = sorted(CHECKS)
        for name in names[first % 3 :: 3]:
            CHECKS[name](self.state, self.bench)

    @invariant()
    def nothing_left_behind_changes(self) -> None:
        for state, before in self.left:
            assert not difference(before, fingerprint(state))


@pytest.mark.soak
def test_any_order_of_play() -> None:
    run_state_machine_as_test(Table, settings=SETTINGS)


@pytest.mark.parametrize(
    "variant", ["UndoPastRevelation", "CopySharesWinds", "SecretInEvent", "ReadyInOrderOfArrival"]
)
def test_the_machine_finds_what_is_wrong(variant: str) -> None:
    class Wrong(Table):
        games = (LEAKS[variant].game,)

    quick = settings(  # no need to shrink, or to look for more
        SETTINGS, max_examples=100, phases=[Phase.generate], report_multiple_bugs=False
    )
    with pytest.raises((ContractBroken, AssertionError)):
        run_state_machine_as_test(Wrong, settings=quick)
