"""Shells told in haste: variants whose events come at the wrong time, or say too little.

They join those of `leaky.LEAKS`.
"""

from __future__ import annotations

import msgspec

from isolario.core.event import Event, Events
from isolario.core.moves import Move
from isolario.core.text import Text
from tests.contract.leaky import changing, leak
from tests.contract.toy import KEEP, WAVE, ToyState, ToyView


@leak("changes_come_before_their_event")
class EventBeforeItsChange:
    """It is told that somebody waves, and only then do they."""

    class State(ToyState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            if move == WAVE:
                out.append(Event("waved", seat, cells=(f"seats/{seat}",)))
            super().do_move(seat, move, out)


@leak("decisions_belong_to_their_turn")
class TurnBegunBeforeItsEvent:
    """The card is kept in the turn of the next player."""

    class State(ToyState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            if move == KEEP:
                self._next(out)
                out.append(Event("kept", seat))
            else:
                super().do_move(seat, move, out)


@leak("deals_are_chance")
class DealIsNoChance:
    class State(ToyState):
        def do_open(self, out: Events) -> None:
            super().do_open(changing(out, lambda it: msgspec.structs.replace(it, chance=False)))


@leak("deals_are_chance")
class ShuffleIsNoChance:
    """Later on the deck is shuffled, and nobody is told."""

    class State(ToyState):
        def _next(self, out: Events) -> None:
            lying = tuple(zip(self.deck, self.buriers, strict=True))
            lying = self.chance.shuffle(lying, "again", self.turns)
            self.deck = tuple(card for card, _ in lying)
            self.buriers = tuple(seat for _, seat in lying)
            super()._next(out)


@leak("legal_moves_can_be_played")
class SeveralEventsAtOnce:
    class State(ToyState):
        def do_settle(self, out: Events) -> None:
            marks = list(self.marks)
            super().do_settle(Events())
            out += [Event("shown", seat, {"marks": it}) for seat, it in enumerate(marks)]  # type: ignore[operator]


@leak("blanks_have_reasons")
class NoReasonForNothing:
    """Waving has a row of its own, and nothing says why somebody has no points there."""

    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            source = Text("round" if event.what == "waved" else "toy")
            super()._earn(seat, points, msgspec.structs.replace(event, source=source), out)

    class View(ToyView):
        def unscored(self) -> tuple[Event, ...]:
            return tuple(it for it in super().unscored() if it.source == Text("toy"))
