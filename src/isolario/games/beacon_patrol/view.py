"""What a seat may know of a game of Beacon Patrol, in words: all but the order of the stack."""

from __future__ import annotations

from isolario.core.event import Progress, Standing, Step, in_a_row
from isolario.core.game import View
from isolario.core.text import Text
from isolario.games.beacon_patrol.pieces import tiles_of
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scoring import items


class BeaconView(View[BeaconState]):
    """A game of Beacon Patrol as one seat sees it."""

    __slots__ = ()

    def standing(self) -> Standing:
        """What the chart is worth now, tile by tile."""
        found = tuple(items(self.known.chart))
        return Standing((sum(item.points for item in found),) * self.seats, found)

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat not in self.to_move:
            return self.idle
        if self.known.given:
            return Text("prompt_beacon_take", {"tile": self.known.given})
        tiles = len(self.known.hands[self.known.active])
        if tiles:
            return Text("prompt_beacon_turn", {"tiles": tiles, "tokens": self.known.tokens})
        if self.known.tokens:
            return Text("prompt_beacon_sail", {"tokens": self.known.tokens})
        return Text("prompt_beacon_end")

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.over:
            return ()
        names = ["step_beacon_act", "step_beacon_discard"]
        if self.known.given:
            names.insert(1, "step_beacon_take")
        if self.known.stack:
            names.append("step_beacon_draw")
        return in_a_row(names, 1 if self.known.given else 0)

    @property
    def progress(self) -> Progress:
        """What is left of the stack (BCN-F1)."""
        left, tiles = len(self.known.stack), len(tiles_of(self.options))
        short = Text("beacon_stack_left", {"n": left})
        words = Text("beacon_stack_of", {"n": left, "tiles": tiles})
        return Progress(short, words, tiles - left, tiles)
