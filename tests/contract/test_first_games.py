"""What authors of a first game run into: the contract lets them pass, or says what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from isolario.contract import CHECKS, check_game
from isolario.core.event import Event, Events
from isolario.core.fields import Pool, each, face_down, public
from isolario.core.game import Game
from isolario.core.moves import Move
from isolario.core.text import Text
from skerries import GAME as SKERRIES
from skerries.moves import Land
from skerries.rules import SkerriesState

FISH = Pool("fish", (0, 1, 2, 3) * 4, blank=9)


class Fishing(SkerriesState):
    """Whoever lands also catches fish: points that nobody can foresee."""

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


@contextmanager
def variant(kind: type[SkerriesState]) -> Iterator[Game]:
    """Skerries with other rules, as long as it is needed: the two share a class of views."""
    try:
        yield replace(SKERRIES, state_type=kind)
    finally:
        SKERRIES.view_type.game = SKERRIES


def sailed(game: Game) -> SkerriesState:
    """A game of two, in which somebody lands next."""
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
