"""Skerries told in haste: variants whose events come at the wrong time, or say too little."""

from __future__ import annotations

import msgspec

from isolario.core.event import Event, Events
from isolario.core.moves import Move
from skerries.moves import Land
from skerries.rules import SkerriesState
from tests.contract.variants import leak
from tests.contract.wider import WiderState, WiderView, changing


@leak("changes_come_before_their_event")
class EventBeforeItsChange:
    """It is told that somebody is there, and only then do they land."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            if isinstance(move, Land):
                out.append(Event("ready", seat, cells=(f"board/{move.cell}",)))
            super().do_move(seat, move, out)


@leak("decisions_belong_to_their_turn")
class TurnBegunBeforeItsEvent:
    """The landing is told in the turn of the next player."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            told = Events()
            super().do_move(seat, move, told)
            for event in told:
                out.append(event)


@leak("deals_are_chance")
class DealIsNoChance:
    class State(SkerriesState):
        def do_open(self, out: Events) -> None:
            super().do_open(changing(out, lambda it: msgspec.structs.replace(it, chance=False)))


@leak("deals_are_chance")
class ShuffleIsNoChance:
    """Later on the deck is shuffled, and nobody is told."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            super().do_move(seat, move, out)
            self.deck = self.chance.shuffle(self.deck, "again", self.turns)


@leak("legal_moves_can_be_played", stumbles=TypeError)
class SeveralEventsAtOnce:
    class State(SkerriesState):
        def do_settle(self, out: Events) -> None:
            told = Events()
            super().do_settle(told)
            out += list(told)  # type: ignore[operator]


@leak("blanks_have_reasons")
class NoReasonForNothing:
    """Rich skerries have a row of their own, and nothing says why somebody has no points there."""

    State = WiderState

    class View(WiderView):
        def unscored(self) -> tuple[Event, ...]:
            return ()
