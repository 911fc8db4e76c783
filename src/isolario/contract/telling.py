"""Checks of how a move is told: something changes, and the event that says so comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from isolario.contract.bench import Bench, check, fail
from isolario.core.chance import Chance
from isolario.core.event import Event, Events
from isolario.core.game import State
from isolario.core.moves import Move
from isolario.core.state import TOGETHER
from isolario.picture.scene import Sprite

T = TypeVar("T")

Cells = dict[str, list[Sprite]]
"""What lies on each cell, by its reference."""


def _told(
    state: State, seat: int, move: Move, note: Callable[[State], T]
) -> tuple[State, list[tuple[Event, T]]]:
    """A copy of the state after a move, and each event with a note of how things stood then."""
    played = state.copy()
    told: list[tuple[Event, T]] = []
    played.play(seat, move, lambda event: told.append((event, note(played))))
    return played, told


@check
def changes_come_before_their_event(state: State, bench: Bench) -> None:
    """A cell that an event names does not change only after it: somebody watching would be told of
    something that is not there yet. Points have a check of their own, `points_add_up`."""
    for seat in bench.rng.sample(state.to_move, min(1, len(state.to_move))):
        for move in bench.some(state.legal_moves(seat), 2):
            before = _cells(state)
            played, told = _told(state, seat, move, _cells)
            seen = [(event, then) for event, then in told if event.seen_by(None) is not None]
            later = [*(then for _, then in seen), _cells(played)][1:]
            for (event, then), after in zip(seen, later, strict=True):
                for cell in () if event.points else _named(event):
                    if then.get(cell) == before.get(cell) != after.get(cell):
                        fail(f"{event.what} names {cell}, which changes only after it, in {move}")


def _cells(state: State) -> Cells:
    """What a spectator sees."""
    found: Cells = {}
    for area in state.view(None).scene().areas:
        lying: dict[tuple[float, float], list[Sprite]] = {}
        for sprite in area.sprites:
            lying.setdefault((sprite.x, sprite.y), []).append(sprite)
        for cell in area.lattice.cells if area.lattice else ():
            found[f"{area.key}/{cell.key}"] = lying.get((cell.x, cell.y), [])
    return found


def _named(event: Event) -> set[str]:
    """The cells of an event, including those of which it names a part."""
    return {"/".join(reference.split("/")[:2]) for reference in event.cells}


@check
def decisions_belong_to_their_turn(state: State, bench: Bench) -> None:
    """What a seat did is told before another's turn begins: otherwise, in a log read turn by turn,
    it would be in the wrong one."""
    for seat in () if state.sealed else state.to_move:
        for move in bench.some(state.legal_moves(seat), 2):
            played, told = _told(state, seat, move, lambda played: (played.turns, played.active))
            own = len(played.log[len(state.log)].events)
            for event, (turns, whose) in told[:own]:
                if event.seat == seat and turns != state.turns and whose not in (seat, TOGETHER):
                    fail(f"{event.what} of seat {seat} is told in the turn of seat {whose}")


@check
def deals_are_chance(state: State, bench: Bench) -> None:
    """Where chance was asked for something, a later event says that it was chance: so nobody is
    offered a way to take it back, or told of it beforehand."""
    for seat in bench.rng.sample(state.to_move, min(1, len(state.to_move))):
        for move in bench.some(state.legal_moves(seat), 2):
            played = state.copy()
            played.chance = asked = _Asked(state.chance.seed)
            played.play(seat, move, asked.hear)
            asked.must_be_told(str(move))
    if len(state.log) == 1:  # at the very start: the deal itself
        asked = _Asked(state.chance.seed)
        fresh = type(state)(state.seats, asked, state.options)
        fresh.do_open(Events(asked.hear))
        asked.must_be_told("the opening")


class _Asked(Chance):
    """A source of chance that notes what it was asked for, until an event tells of it."""

    __slots__ = ("labels",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.labels: list[str] = []

    def below(self, bound: int, *label: object) -> int:
        self.labels.append("/".join(map(str, label)))
        return super().below(bound, *label)

    def shuffle(self, items: Sequence[T], *label: object) -> tuple[T, ...]:
        self.labels.append("/".join(map(str, label)))
        return super().shuffle(items, *label)

    def hear(self, event: Event) -> None:
        if event.chance:
            self.labels.clear()

    def must_be_told(self, what: str) -> None:
        if self.labels:
            fail(f"chance decides {self.labels[0]} in {what}, but no event is marked as chance")
