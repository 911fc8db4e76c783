"""What authors of a first game run into: the contract lets them pass, or says what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from isolario.contract import CHECKS, ContractBroken, check_game
from isolario.core.event import Event, Events, Facts
from isolario.core.fields import Pool, each, face_down, in_hands, public
from isolario.core.game import Game
from isolario.core.moves import Move
from isolario.core.text import Text
from skerries import GAME as SKERRIES
from skerries.moves import CELLS, Land
from skerries.rules import SkerriesState

GOAL_CELLS = CELLS[:5]  # few, so that they come up
GOALS = Pool("goals", GOAL_CELLS)
FISH = Pool("fish", (0, 1, 2, 3) * 4, blank=9)


class Fishing(SkerriesState):
    """Landing also catches fish: points that nobody can foresee."""

    sea: tuple[int, ...] = face_down(FISH)
    caught: list[tuple[int, ...]] = public(each(()), pool=FISH)

    def do_open(self, out: Events) -> None:
        self.sea = self.chance.shuffle((0, 1, 2, 3) * 4, "fish")
        super().do_open(out)

    @property
    def scores(self) -> tuple[int, ...]:
        totals = super().scores
        return tuple(total + sum(fish) for total, fish in zip(totals, self.caught, strict=True))

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        if isinstance(move, Land):
            fish, self.sea = self.sea[0], self.sea[1:]
            self.caught[seat] += (fish,)
            out.append(Event("caught", seat, {}, (), fish, chance=True, source=Text("fish")))
        super().do_move(seat, move, out)


class Treasure(SkerriesState):
    """Everybody has a secret cell; whoever lands on their own shows it."""

    goals: list[tuple[str, ...]] = in_hands(GOALS)
    rest: tuple[str, ...] = face_down(GOALS)
    reached: list[tuple[str, ...]] = public(each(()), pool=GOALS)

    def do_open(self, out: Events) -> None:
        self.rest = self.chance.shuffle(GOAL_CELLS, "goals")
        for seat in range(self.seats):
            self.goals[seat], self.rest = self.rest[:1], self.rest[1:]
            goal = Text("lies_there", {"cell": self.goals[seat][0]})
            facts: Facts = {"goal": goal}
            out.append(Event("aimed", seat, facts, chance=True, knowers=(seat,), hidden="goal"))
        super().do_open(out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        if isinstance(move, Land):
            self.search(seat, move.cell, out)
        super().do_move(seat, move, out)

    def search(self, seat: int, cell: str, out: Events) -> None:
        if self.goals[seat] == (cell,):
            self.goals[seat], self.reached[seat] = (), (cell,)
            out.append(Event("arrived", seat, {}, (f"board/{cell}",), reveals=True))


class Searching(Treasure):
    """The same, but with an event even where nothing is found."""

    def search(self, seat: int, cell: str, out: Events) -> None:
        out.append(Event("searched", seat, {}, (f"board/{cell}",), reveals=True))
        super().search(seat, cell, out)


class Knowing(Searching):
    """No goal may be where a flag stands, but a guess deals goals anywhere."""

    def contradiction(self) -> tuple[str, str] | None:
        if any(goal in self.flags for goals in self.goals for goal in goals):
            return "goals", "cells without flags"
        return super().contradiction()


@contextmanager
def variant(kind: type[SkerriesState]) -> Iterator[Game]:
    """Skerries with different rules, for as long as needed: the two share a class of views."""
    try:
        yield replace(SKERRIES, state_type=kind)
    finally:
        SKERRIES.view_type.game = SKERRIES


def sailed(game: Game) -> SkerriesState:
    """A game for two, in which somebody lands next."""
    state = game.new(2, 7)
    for seat in (0, 1):
        state.play(seat, state.legal_moves(seat)[0])
    assert isinstance(state, SkerriesState)
    return state


# --- previews -----------------------------------------------------------------------------------


def test_points_from_a_draw_cannot_be_foreseen() -> None:
    with variant(Fishing) as game:
        for seed in range(3):
            check_game(game, 2, seed=seed, only=CHECKS["previews_come_true"])
        state = sailed(game)
        preview = state.view(state.active).preview(Land("a1"))
        assert preview.now is not None
        assert preview.then is None


def test_a_draw_for_the_next_turn_hides_nothing() -> None:
    state = sailed(SKERRIES)
    state.play(state.active, Land("a1"))
    preview = state.view(state.active).preview(Land("d4"))
    events = state.copy().play(state.active, Land("d4"))
    assert events[-1].what == "drew"
    assert preview.then is not None
    assert preview.then.scores[state.active] == state.seals["d4"]


# --- what does not happen -----------------------------------------------------------------------


def broken(kind: type[SkerriesState], check: str) -> str:
    """What a check says about a game, or nothing."""
    with variant(kind) as game:
        for seed in range(3):
            try:
                check_game(game, 2, seed=seed, only=CHECKS[check])
            except ContractBroken as breach:
                return f"{breach.check}: {breach.what}"
    return ""


def test_nothing_found_tells_something_too() -> None:
    undone = broken(Treasure, "undo_tells_no_secret")
    assert "can be undone, but shows" in undone
    assert "'arrived'" in undone  # in the twin, or here
    assert "'landed'" in undone
    assert "'arrived'" in broken(Treasure, "events_tell_no_secret")


@pytest.mark.parametrize("check", ["undo_tells_no_secret", "events_tell_no_secret"])
def test_an_event_that_reveals_says_so(check: str) -> None:
    assert broken(Searching, check) == ""


def test_what_a_guess_deals_is_no_contradiction() -> None:
    what = broken(Knowing, "positions_can_be_written")
    assert what.startswith("positions_can_be_written: a guess of ")
    assert "expected cells without flags" in what
    assert "`contradiction` must let pass" in what


# --- all at once --------------------------------------------------------------------------------


class Spoilt(Treasure):
    """Wrong in several ways."""

    @property
    def how_far(self) -> tuple[int, int]:
        return 17, 16

    def contradiction(self) -> tuple[str, str] | None:
        return ("flags", "none at all") if self.flags else super().contradiction()


def test_a_game_goes_on_after_a_breach() -> None:
    with variant(Spoilt) as game:
        with pytest.raises(ContractBroken) as alone:
            check_game(game, 2)
        with pytest.raises(ContractBroken) as every:
            check_game(game, 2, go_on=True)
    assert alone.value.also == ()
    assert alone.value.check == every.value.check
    found = every.value.lines
    assert {"positions_can_be_written", "guesses_fit", "views_are_values"} <= {*found}
    assert len(found) == 1 + len(every.value.also)  # one for each check
    assert all("skerries, 2 seats" in line and "decision" in line for line in found.values())
    assert str(every.value).splitlines() == [*found.values()]
