"""What a seat may know of a game of Beacon Patrol: all but the order of the stack (BCN-H1)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from isolario.core.event import Standing, Step
from isolario.core.game import Game, Memory, Refusal, View
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, Row
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import HAND, tiles_of
from isolario.games.beacon_patrol.scoring import items

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.rules import BeaconState


class BeaconView(View, frozen=True, kw_only=True, dict=True):
    """A game of Beacon Patrol as one seat sees it."""

    options: BeaconOptions
    chart: tuple[Row, ...]
    ships: tuple[Cell, ...]
    hands: tuple[tuple[str, ...], ...]
    stack: int  # how many tiles are left in it
    discarded: tuple[str, ...]
    turn: int
    tokens: int
    swapped: bool
    given: str
    contributions: tuple[int, ...]

    game: ClassVar[Game]

    @cached_property
    def known(self) -> BeaconState:
        from isolario.games.beacon_patrol.guess import blank

        return blank(self)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The tiles of the stack, in no order that tells anything."""
        seen = {tile for _, _, tile in self.chart}.union(self.discarded, *self.hands)
        return tuple(tile for tile in tiles_of(self.options) if tile not in seen)

    @property
    def turns_left(self) -> int:
        """How many turns there will be, this one included (BCN-F1). With two and more players
        exactly so many; alone at least, if no tile is ever kept."""
        if self.over:
            return 0
        waiting = sum(seat != self.turn and bool(hand) for seat, hand in enumerate(self.hands))
        return 1 + waiting + -(-self.stack // HAND[self.seats])

    @property
    def turns_left_at_most(self) -> int:
        """The same if a lone player keeps a tile whenever that is possible."""
        if self.over or self.seats > 1:
            return self.turns_left
        return 1 + -(-self.stack // (HAND[1] - 1))

    def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
        from isolario.games.beacon_patrol.scene.attempt import attempt

        return super().attempt(facets) or attempt(self, facets)

    def features(self) -> tuple[float, ...]:
        from isolario.games.beacon_patrol.bot.features import features

        return features(self)

    def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> BeaconState:
        from isolario.games.beacon_patrol.guess import guess

        return guess(self, rng)

    def standing(self) -> Standing:
        """What the chart is worth now, tile by tile."""
        found = tuple(items(self.known.chart))
        return Standing((sum(item.points for item in found),) * self.seats, found)

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat not in self.to_move:
            return Text("prompt_wait")
        if self.given:
            return Text("prompt_beacon_take", {"tile": self.given})
        tiles = len(self.hands[self.turn])
        if tiles:
            return Text("prompt_beacon_turn", {"tiles": tiles, "tokens": self.tokens})
        if self.tokens:
            return Text("prompt_beacon_sail", {"tokens": self.tokens})
        return Text("prompt_beacon_end")

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.over:
            return ()
        names = ["step_beacon_act", "step_beacon_discard"]
        if self.given:
            names.insert(1, "step_beacon_take")
        if self.stack:
            names.append("step_beacon_draw")
        now = 1 if self.given else 0
        return tuple(
            Step(Text(step), "done" if place < now else "now" if place == now else "ahead")
            for place, step in enumerate(names)
        )


def view_of(state: BeaconState, seat: int | None) -> BeaconView:
    """The view of a seat, or of a spectator."""
    state.check_seat(seat)
    return BeaconView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        scores=state.scores,
        outcome=state.outcome,
        options=state.options,
        chart=state.chart.rows,
        ships=state.ships,
        hands=state.hands,
        stack=len(state.stack),
        discarded=state.discarded,
        turn=state.turn,
        tokens=state.tokens,
        swapped=state.swapped,
        given=state.given,
        contributions=state.contributions,
    )
