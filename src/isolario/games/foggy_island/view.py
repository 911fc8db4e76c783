"""What a seat may know of a game of Foggy Island."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from isolario.core.event import Standing, Step
from isolario.core.game import Game, Memory, View
from isolario.core.text import Text
from isolario.games.foggy_island.options import FoggyOptions
from isolario.games.foggy_island.parts import HAND, Held, Shown, Task
from isolario.games.foggy_island.pieces import (
    DOWN,
    KIND_TEXT,
    LETTERS,
    SPELLING,
    UNKNOWN_KIND,
    kind_of,
    owner_of,
    token,
)
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, GLOOM_CELL, lines

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState

UNKNOWN = "?"


class FoggyView(View, frozen=True, kw_only=True, dict=True):
    """A game of Foggy Island as one seat sees it. Tokens are written by their letters."""

    options: FoggyOptions
    phase: str
    round: int
    rounds: int
    first: int
    points: tuple[int, ...]  # by side
    round_points: tuple[int, ...]
    spent: tuple[int, ...]
    coins: tuple[int, ...]
    sets: tuple[str, ...]  # what each side's 18 are is public (FOG-R1)
    hire_stage: int
    weather: str
    drawn: tuple[str, ...]
    drawn_knowers: tuple[int, ...]
    weather_deck: tuple[str, ...]
    weather_knowers: tuple[int, ...]  # whose choice put each card there is public
    offer: str  # what this seat chooses its first hand from
    picks: str  # this seat's own sealed choice so far
    hand: str  # this seat's own
    deck: str  # what this seat's own deck holds, not its order; "" in fog (FOG-W6)
    hands: tuple[int, ...]  # how many tokens each seat holds
    decks: tuple[int, ...]
    board: tuple[str, ...]  # as in the board block; face down is a shield and ? (FOG-W6)
    layers: str  # in the team game: who laid the token of each cell
    wide: tuple[int, ...]
    shown: tuple[Shown, ...]
    turn: int
    tasks: tuple[Task, ...]
    held: tuple[Held, ...]
    laid: int
    stepped: bool
    double: bool
    turtle: bool
    owes: bool

    game: ClassVar[Game]

    @cached_property
    def known(self) -> FoggyState:
        from isolario.games.foggy_island.guess import blank

        return blank(self)

    @property
    def task(self) -> Task | None:
        """The decision inside the turn that comes next."""
        return self.tasks[-1] if self.tasks else None

    def features(self) -> tuple[float, ...]:
        from isolario.games.foggy_island.bot.features import features

        return features(self)

    def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> FoggyState:
        from isolario.games.foggy_island.guess import guess

        return guess(self, rng, recall)

    def standing(self) -> Standing | None:
        """The lines on the board now; none in fog, where nobody may look (FOG-W4)."""
        if self.weather == "fog" and self.phase == "play":
            return None
        scores = list(self.scores)
        items = []
        if self.phase == "play":  # otherwise the board is empty or its lines are scored
            for line in lines(self.known.board):
                for seat in range(line.side, self.seats, 2):
                    scores[seat] += line.points
                items.append(line.event())
        return Standing(tuple(scores), tuple(items))

    @property
    def prompt(self) -> Text:
        if self.phase == "over":
            return Text("prompt_over")
        if self.seat not in self.to_move:
            if self.task is None:
                return Text("prompt_wait")
            return Text(f"prompt_wait_{self.task.what}", self._cause(self.task))
        if self.phase == "hand":
            left = HAND - len(self.picks)
            return Text("prompt_hand", {"left": left}) if left else Text("prompt_hand_done")
        if self.phase == "hire":
            from isolario.games.foggy_island.choosing import coins_left

            return Text("prompt_hire", {"coins": coins_left(self.known, self.seat or 0)})
        if self.phase == "weather":
            return Text("prompt_weather")
        if self.task:
            return Text(f"prompt_{self.task.what}", self._cause(self.task))
        if self.known.must_lift:
            return Text("prompt_lift_or_pass" if self.known.may_pass else "prompt_lift")
        if self.laid:
            return Text("prompt_turtle" if self.known.may_pass else "prompt_lay_second")
        return Text("prompt_lay")

    def _cause(self, task: Task) -> dict[str, int | str | Text]:
        """Who made a token be replaced, and where: whoever waits wants to know why."""
        if task.what != "replace":
            return {}
        cause = self.known.board[task.other] if task.other >= 0 else 0
        name = KIND_TEXT[kind_of(cause)] if cause else Text("unknown")
        return {"cause": name, "cell": CELL_NAMES[task.cell], "cause_player": self.turn}

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "play":
            return self._turn_steps()
        from isolario.games.foggy_island.choosing import hires_now

        names = ["step_hand", "step_play"]
        if self.known.by_cards:
            names.insert(0, "step_weather")
        if hires_now(self.known):
            names.insert(0, "step_hire")
        return _steps(f"step_{self.phase}", *names)

    def _turn_steps(self) -> tuple[Step, ...]:
        task = self.task
        if task and task.what in ("hippo", "frog"):
            return _steps(f"step_{task.what}", f"step_{task.what}", "step_lay", "step_draw")
        if task:
            return _steps("step_effect", "step_lay", "step_effect", "step_draw")
        lay = "step_lay_second" if self.laid else "step_lay"
        if self.known.must_lift:
            return _steps("step_lift", "step_lift", lay, "step_draw")
        return _steps(lay, lay, "step_draw")


def _steps(now: str, *names: str) -> tuple[Step, ...]:
    at = names.index(now)
    return tuple(
        Step(Text(name), "done" if place < at else "now" if place == at else "ahead")
        for place, name in enumerate(names)
    )


# What a viewer reads in a cell: face-down tokens are shields, their owner's too (FOG-W6).
_SHOWN = {
    code: SPELLING[token(owner_of(code), UNKNOWN_KIND) | DOWN] if code & DOWN else spelling
    for code, spelling in SPELLING.items()
}


def letters(kinds: Iterable[int]) -> str:
    """Tokens as a word, unknown ones as question marks.

    >>> letters((0, 0, 3))
    'WWP'
    """
    return "".join(UNKNOWN if kind == UNKNOWN_KIND else LETTERS[kind] for kind in kinds)


def view_of(state: FoggyState, seat: int | None) -> FoggyView:
    """The view of a seat, or of a spectator."""
    state.check_seat(seat)
    sees = 0 if seat is None else 1 << seat
    board = [_SHOWN[code] for code in state.board]
    if state.gloom:
        for cell in range(CELLS):
            if state.gloom >> cell & 1:
                board[cell] = GLOOM_CELL
    fog = state.weather == "fog"
    return FoggyView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        ready=state.ready,
        scores=state.scores,
        outcome=state.outcome,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        points=state.points,
        round_points=state.round_points,
        spent=state.spent,
        coins=state.coins,
        sets=tuple(letters(kinds) for kinds in state.sets),
        hire_stage=state.hire_stage,
        weather=state.weather,
        drawn=tuple(
            card if seat == state.chooser or knowers < 0 or knowers & sees else UNKNOWN
            for card, knowers in zip(state.drawn, state.drawn_knowers, strict=True)
        ),
        drawn_knowers=state.drawn_knowers,
        weather_deck=tuple(
            card if knowers < 0 or knowers & sees else UNKNOWN
            for card, knowers in zip(state.weather_deck, state.weather_knowers, strict=True)
        ),
        weather_knowers=state.weather_knowers,
        offer="" if seat is None else letters(state.offers[seat]),
        picks="" if seat is None else letters(state.picks[seat]),
        hand="" if seat is None else letters(state.hands[seat]),
        deck="" if seat is None or fog else letters(sorted(state.decks[seat])),
        hands=tuple(map(len, state.hands)),
        decks=tuple(map(len, state.decks)),
        board=tuple(board),
        layers="".join(map(str, state.layers)) if state.teams else "",
        wide=state.wide,
        shown=state.shown,
        turn=state.turn,
        tasks=state.tasks,
        held=tuple(
            held if held.open or held.seat == seat else Held(held.seat, UNKNOWN_KIND, False)
            for held in state.held
        ),
        laid=state.laid,
        stepped=state.stepped,
        double=state.double,
        turtle=state.turtle,
        owes=state.owes,
    )
