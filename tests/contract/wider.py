"""Skerries with what only bigger games have, so that it can be got wrong.

Before they lay a wind, all hoist one or two sails in secret: a sealed decision in steps. Once the
first winds are laid, each puts another one under the deck, and remembers it. The rules have
numbers, and rows of the score sheet may stay empty. Seat 0 is always dealt the same, so that
memories meet. Two rounds are enough.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from isolario import words
from isolario.core.event import Event, Events
from isolario.core.fields import in_secret
from isolario.core.game import Memory, Refusal, Secret, View
from isolario.core.hidden import deal_again
from isolario.core.moves import Listed, Move, Moves
from isolario.core.text import Text
from isolario.picture.scene import Branch, Fork, PutBack, Route, Scene
from skerries import GAME as SKERRIES
from skerries.moves import ALL_MOVES, CELLS, WINDS, Sail
from skerries.rules import HAND, SEALS, SkerriesState
from skerries.scene import draw

SAILS = ("jib", "main")
ROUNDS = 2
RICH = Text("rich_skerries")  # the row of landings that give more than two points
ROWS = (RICH, Text("skerries_charted"))


class Hoist(Move, frozen=True):
    """A sail, in secret."""

    sail: str


HOISTS = tuple(map(Hoist, SAILS))


def changing(out: Events, change: Callable[[Event], Event]) -> Events:
    """Passes events on as they happen, with a change."""
    return Events(lambda event: out.append(change(event)))


def cited(event: Event) -> Event:
    """The event with its row and the rule behind it."""
    source = RICH if event.points > 2 else event.source
    return msgspec.structs.replace(event, clause="SKR-2" * bool(event.points), source=source)


class WiderState(SkerriesState):
    """The truth about one game with sails."""

    sails: list[tuple[str, ...]] = in_secret(())

    @property
    def how_far(self) -> tuple[int, int]:
        return len(self.flags), ROUNDS * self.seats

    def legal_moves(self, seat: int) -> Moves:
        moves = super().legal_moves(seat)
        if not self.sealed or not moves:
            return moves
        hoisted = len(self.sails[seat])
        return Listed([*(HOISTS if hoisted < 2 else ()), *(moves if hoisted else ())])

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().refuse(seat, move)
        return refusal and msgspec.structs.replace(refusal, clause="SKR-1")

    def do_open(self, out: Events) -> None:
        self.seals = dict(zip(CELLS, sorted(SEALS.pieces.elements()), strict=True))
        self.deck = (*WINDS[:HAND], *self.chance.shuffle(WINDS[HAND:], "winds"))
        self.begin_turn()
        for seat in range(self.seats):
            self.deck = (*sorted(self.deck[:HAND]), *self.deck[HAND:])
            for _ in range(HAND):
                self._draw(seat, out)

    def _bury(self, seat: int, out: Events) -> None:
        weakest = min(wind for wind in self.hands[seat] if wind != self.wind[seat])
        self.hands[seat] = tuple(wind for wind in self.hands[seat] if wind != weakest)
        self.deck += (weakest,)
        out.append(Event("buried", seat, {"wind": weakest}, knowers=(seat,), hidden="wind"))

    def buried(self, seat: int) -> int:
        """Where in the deck the wind that a seat has buried lies; below 0: nowhere."""
        return len(self.deck) - self.seats + seat if self.sailed[seat] else -1

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        if isinstance(move, Hoist):
            self.sails[seat] += (move.sail,)
            sail = move.sail
            out.append(Event("hoisted", seat, {"sail": sail}, knowers=(seat,), hidden="all"))
        else:
            super().do_move(seat, move, changing(out, cited))

    def do_settle(self, out: Events) -> None:
        for seat, sails in enumerate(self.sails):
            out.append(Event("sails_shown", seat, {"sails": " ".join(sails)}, reveals=True))
        self.sails = [()] * self.seats
        for seat in range(0 if any(self.sailed) else self.seats):
            self._bury(seat, out)
            self._draw(seat, out)
        super().do_settle(out)

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        found = super().secrets(seat)
        if recalling and seat is not None:
            found.pop(f"deck {self.buried(seat)}", None)
        return found

    def contradiction(self) -> tuple[str, str] | None:
        if wrong := super().contradiction():
            return wrong
        if len(self.flags) > ROUNDS * self.seats:
            return "flags", f"{ROUNDS} of each seat at most"
        for seat, sails in enumerate(self.sails):
            if len(sails) > 2 or not {*sails} <= {*SAILS} or (sails and not self.sealed):
                return "sails", "two at most, while all choose"
            if seat in self.ready and bool(sails) != bool(self.wind[seat]):
                return "sails", "some for each wind that is laid"
        return None


class WiderView(View[WiderState]):
    """A game with sails as one seat sees it."""

    def unscored(self) -> tuple[Event, ...]:
        return tuple(Event("scored_nothing", clause="SKR-2", source=row) for row in ROWS)


def guess(
    view: WiderView, state: WiderState, rng: random.Random, recall: Iterable[Memory] | None
) -> bool:
    """Deals again, but for the wind that the viewer remembers."""
    for memory in recall or ():
        if isinstance(memory, Event) and (memory.what, memory.seat) == ("buried", view.seat):
            wind, place = memory.facts["wind"], state.buried(memory.seat or 0)
            if isinstance(wind, int) and place >= 0:
                state.deck = (*state.deck[:place], wind, *state.deck[place + 1 :])
    return deal_again(view, state, rng, recall)


def draw_wider(view: View[Any]) -> Scene:
    """Skerries, with sails to choose. Dragging a ship onto a wind hoists the jib and lays it."""
    scene, known, ship = draw(view), view.known, f"ship-{view.seat}"
    if view.seat is None or not known.sealed or view.seat in known.ready:
        return scene
    legal = view.legal_moves()
    branches = tuple(Branch(it.notation, move=it.notation) for it in HOISTS if it in legal)
    roots = (Fork("option", branches), *scene.choices.roots) if branches else scene.choices.roots
    winds = known.hands[view.seat] if HOISTS[0] in legal else ()
    routes = tuple(
        Route((HOISTS[0].notation, Sail(wind).notation), drag=(ship, f"wind-{wind}"))
        for wind in winds
        if wind
    )
    back = tuple(PutBack(ship, Hoist(it).notation) for it in sorted({*known.sails[view.seat]}))
    choices = msgspec.structs.replace(scene.choices, roots=roots, routes=routes, back=back)
    return msgspec.structs.replace(scene, choices=choices)


WIDER = replace(
    SKERRIES,
    name="wider",
    prefix="SKR",
    state_type=WiderState,
    view_type=WiderView,
    all_moves=(*HOISTS, *ALL_MOVES),
    guess=guess,
    scene=draw_wider,
)

OWN_WORDS = (SKERRIES.folder / "text" / "en.ftl").read_text("utf-8")
SAYINGS = {*re.findall(r"^(\w+) =", words.source() + OWN_WORDS, re.M)} | {
    *("SKR-1", "SKR-2", "rich_skerries", "buried", "hoisted", "sails_shown")
}


def say(said: Text | Event | str) -> None:
    """Speaks like `isolario.words`: what is not among the sayings cannot be said."""
    name = said if isinstance(said, str) else said.what if isinstance(said, Event) else said.id
    if name not in SAYINGS:
        raise KeyError(name)
