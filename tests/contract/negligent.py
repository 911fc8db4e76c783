"""Skerries with duties left undone: each variant neglects one thing that a game promises."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

import msgspec

from isolario.core.errors import NotAllowed
from isolario.core.event import Event, Events, Outcome, Progress, Standing, Step, in_a_row
from isolario.core.fields import each, public
from isolario.core.game import Refusal, Secret, View
from isolario.core.judgement import Judgement
from isolario.core.moves import Move
from isolario.core.observation import Named, Observation, Part, Planes, Rows, Written, flags
from isolario.core.reason import Term
from isolario.core.state import TOGETHER, State
from isolario.core.text import Text
from isolario.core.usual_observation import usual_observation
from skerries import GAME as SKERRIES
from skerries import bot as skerries
from skerries.moves import ALL_MOVES
from skerries.rules import CARDS, SkerriesState
from tests.contract.variants import TRUTHS, Latest, leak, other_hand
from tests.contract.wider import WiderState, WiderView, changing

# --- fields: who sees what ----------------------------------------------------------------------


@leak("guesses_vary")
class HandsArePublic:
    """And yet they are listed among the secrets."""

    class State(SkerriesState):
        hands: list[tuple[int, ...]] = public(each(()), pool=CARDS)

        def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
            hands = {
                f"hand of {owner}": Secret(tuple(sorted(map(str, hand))), CARDS.name)
                for owner, hand in enumerate(self.hands)
                if owner != seat
            }
            return hands | super().secrets(seat, recalling)


@leak("same_memory_same_view")
class DeckIsPublic:
    class State(WiderState):
        deck: tuple[int, ...] = public((), pool=CARDS)


@leak("events_tell_no_secret")
class RoundIsHidden:
    class State(SkerriesState):
        round: int = 0

        def do_settle(self, out: Events) -> None:
            self.round += 1
            out.append(Event("round", facts={"round": self.round}))
            super().do_settle(out)


@leak("views_are_values")
class OwnSailsAreHidden:
    class State(WiderState):
        sails: list[tuple[str, ...]] = each(())


@leak("views_are_values")
class ScoresAreHidden:
    """A point for the strongest wind is nowhere to be seen."""

    class State(SkerriesState):
        bonus: tuple[int, ...] = each(0)

        @property
        def scores(self) -> tuple[int, ...]:
            return tuple(map(sum, zip(super().scores, self.bonus, strict=True)))

        def do_settle(self, out: Events) -> None:
            best = self.wind.index(max(self.wind))
            self.bonus = tuple(had + (at == best) for at, had in enumerate(self.bonus))
            out.append(Event("ready", best, points=1, source=Text("wind")))
            super().do_settle(out)


# --- the course of a game -----------------------------------------------------------------------


@leak("turns_are_told")
class NoTurnBegins:
    class State(SkerriesState):
        def do_open(self, out: Events) -> None:
            super().do_open(out)
            self.turns = 0


@leak("somebody_can_move")
class NeverSettles:
    class State(SkerriesState):
        def do_settle(self, out: Events) -> None:
            out.append(Event("ready", reveals=True))


@leak("somebody_can_move")
class SealedIsNotSaid:
    class State(SkerriesState):
        @property
        def sealed(self) -> bool:
            return False

        @property
        def to_move(self) -> tuple[int, ...]:
            return tuple(range(self.seats)) if self.active == TOGETHER else super().to_move


@leak("open_steps_are_seen")
class OpenlyInSecret:
    """Steps are said to be in sight of all, and are not."""

    class State(WiderState):
        @property
        def open_drafts(self) -> bool:
            return True


@leak("points_add_up")
class NoScores:
    """Landing is told with a point, but nobody has any."""

    class State(SkerriesState):
        @property
        def scores(self) -> tuple[int, ...]:
            return (0,) * self.seats

        def do_move(self, seat: int, move: Move, out: Events) -> None:
            def told(event: Event) -> Event:
                return msgspec.structs.replace(event, points=int(event.what == "landed"))

            super().do_move(seat, move, changing(out, told))


@leak("points_add_up")
class TeamsThatDoNotShare:
    class State(SkerriesState):
        @property
        def teams(self) -> tuple[tuple[int, ...], ...]:
            return (tuple(range(self.seats)),)


@leak("the_end_is_clear")
class TheLastWins:
    class State(SkerriesState):
        @property
        def outcome(self) -> Outcome | None:
            if super().outcome is None:
                return None
            order = sorted(range(self.seats), key=lambda seat: self.scores[seat])
            return Outcome(tuple(1 + order.index(seat) for seat in range(self.seats)))


@leak("other_moves_are_refused")
class RefusesByNoClause:
    class State(WiderState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            return refusal and msgspec.structs.replace(refusal, clause="")


# --- what a view says ---------------------------------------------------------------------------


@leak("the_end_is_clear")
class NoStandingAtTheEnd:
    class View(View[Any]):
        def standing(self) -> Standing | None:
            return None


@leak("views_are_values")
class NoSteps:
    class View(View[Any]):
        @property
        def steps(self) -> tuple[Step, ...]:
            return ()


@leak("views_are_values")
class WaitsInTheNextStep:
    class View(View[Any]):
        @property
        def steps(self) -> tuple[Step, ...]:
            waits = self.seat is not None and self.seat not in self.to_move
            return () if self.over else in_a_row(("step_turn", "step_choose"), int(waits))


@leak("views_are_values")
class FurtherThanTheEnd:
    class View(View[Any]):
        @property
        def progress(self) -> Progress:
            return msgspec.structs.replace(super().progress, done=99)


@leak("views_are_values")
class JudgesInWords:
    rules: ClassVar = {"bot": Judgement(judge=lambda view, move: "good")}  # type: ignore[arg-type, return-value]


@leak("views_are_values")
class JudgesAtOnceByAnotherMeasure:
    rules: ClassVar = {"bot": Judgement(judge_each=lambda view, moves: [1.0] * len(moves))}


@leak("views_are_values")
class JudgesAFewAlikeAndAllByAnotherMeasure:
    rules: ClassVar = {
        "bot": Judgement(
            judge_each=lambda view, moves: [float(len(moves) > 2 and i) for i in range(len(moves))]
        )
    }


@leak("views_are_values")
class JudgesOnlyTheFirst:
    rules: ClassVar = {"bot": Judgement(judge_each=lambda view, moves: [0.0][: len(moves)])}


# --- texts --------------------------------------------------------------------------------------


@leak("everything_can_be_said", stumbles=KeyError)
class PromptWithoutWords:
    class View(View[Any]):
        @property
        def prompt(self) -> Text:
            return Text("gibberish")


@leak("everything_can_be_said", stumbles=KeyError)
class EventWithoutWords:
    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            told = changing(out, lambda it: msgspec.structs.replace(it, what="gibberish"))
            super().do_move(seat, move, told)


@leak("points_add_up")
class PointsForNothing:
    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            told = changing(out, lambda it: msgspec.structs.replace(it, source=None))
            super().do_move(seat, move, told)


@leak("everything_can_be_said", stumbles=KeyError)
class RefusalWithoutWords:
    class State(WiderState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            return refusal and msgspec.structs.replace(refusal, clause="SKR-99")


@leak("the_coach_names_no_move")
class CoachTellsTheMove:
    rules: ClassVar = {
        "coach": lambda view: Text("prompt_choose", {"move": str(view.legal_moves()[0])})
    }


@leak("the_coach_names_no_move")
class CoachTalksTooMuch:
    """Whoever has hoisted a sail is told another thing."""

    State = WiderState
    rules: ClassVar = {
        "coach": lambda view: Text("ready" if view.known.sails[view.seat] else "prompt_choose")
    }


@leak("worths_add_up")
class ReasonsLeaveSomethingOut:
    """A landing keeps points from others, too."""

    rules: ClassVar = {
        "bot": Judgement(
            judge=skerries.judge, explain=lambda view, move: skerries.explain(view, move)[:1]
        )
    }


@leak("worths_add_up", KeyError)
class ReasonsWithoutWords:
    @staticmethod
    def explain(view: View[SkerriesState], move: Move) -> list[Term]:
        return [Term(it.worth, Text("because")) for it in skerries.explain(view, move)]

    rules: ClassVar = {"bot": Judgement(judge=skerries.judge, explain=explain)}


@leak("blanks_have_reasons")
class NothingForNoReason:
    class State(WiderState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            own = Text("skerries_charted", {"player": seat})
            told = changing(out, lambda it: msgspec.structs.replace(it, source=own))
            super().do_move(seat, move, told)


@leak("blanks_have_reasons")
class SomethingForNothing:
    State = WiderState

    class View(WiderView):
        def unscored(self) -> tuple[Event, ...]:
            return tuple(msgspec.structs.replace(it, points=1) for it in super().unscored())


# --- observations -------------------------------------------------------------------------------

USUAL = usual_observation(SKERRIES)


def observing(
    write: Callable[[tuple[Written, ...], View], tuple[Written, ...]] = lambda told, view: told,
    parts: Callable[[int], tuple[Part, ...]] = USUAL.parts,
) -> dict[str, Any]:
    """Rules with an observation that does something to the usual one."""
    made = Observation(parts=parts, write=lambda view: write(USUAL.write(view), view))
    return {"observed": made}


@leak("observations_are_sound")
class ObservationOfOtherShape:
    rules: ClassVar = observing(
        lambda told, view: (told[0], told[1][: 32 - len(view.known.flags) % 2], *told[2:])
    )


@leak("observations_are_sound")
class ObservationWithAPartMissing:
    rules: ClassVar = observing(lambda told, view: told[:-1])


@leak("observations_are_sound")
class ObservationOutOfBounds:
    rules: ClassVar = observing(lambda told, view: (told[0], [4, *told[1][1:]], *told[2:]))


@leak("observations_are_sound")
class ObservationOfNoNumbers:
    rules: ClassVar = observing(
        lambda told, view: (told[0], [float("nan"), *told[1][1:]], *told[2:])  # type: ignore[list-item]
    )


@leak("observations_are_sound")
class ObservationThatSaysNothing:
    rules: ClassVar = observing(lambda told, view: tuple([0] * len(part) for part in told))


@leak("observations_are_sound")
class PlanesBeyondTheBoard:
    rules: ClassVar = observing(
        lambda told, view: ([1 << 16],),
        lambda seats: (Planes("board", "skerries", 4, 4, flags(flag="a flag stands there")),),
    )


@leak("observations_are_sound")
class ObservationByTheTable:
    """And it does not say why."""

    rules: ClassVar = observing(
        lambda told, view: ([len(view.known.flags)] * view.seats,),
        lambda seats: (Rows("flags", "flags", (Named("flags", "how many", 0, 16),), seats),),
    )


def _grown(seats: int) -> tuple[Part, ...]:
    return (*USUAL.parts(seats)[:-1], Rows(f"public {next(_CALLS)}", "the rest", ()))


_CALLS = count()


@leak("observations_are_sound")
class ObservationThatIsNeverTheSame:
    rules: ClassVar = observing(parts=_grown)


@leak("observations_are_sound")
class ObservationWithoutWords:
    rules: ClassVar = observing(parts=lambda seats: (replace(USUAL.parts(seats)[0], about=""),))


@leak("observations_are_sound")
class TwoColumnsOfOneName:
    rules: ClassVar = observing(
        parts=lambda seats: (Rows("two", "two", 2 * flags(flag="a flag stands there")),)
    )


_KEPT = bytearray(16)


def _again(told: tuple[Written, ...], view: View) -> tuple[Written, ...]:
    """The same bytes each time, with other numbers in them."""
    _KEPT[:] = bytes(view.seat == cell for cell in range(16))
    return (_KEPT,)


@leak("observing_changes_nothing")
class ObservationThatChangesLater:
    rules: ClassVar = observing(
        _again, lambda seats: (Rows("cells", "cells", flags(flag="a flag stands there"), 16),)
    )


@leak("observing_changes_nothing")
class ObservationThatCounts:
    rules: ClassVar = observing(
        lambda told, view: ([next(_CALLS) % 2, *told[0][1:]], *told[1:]),
    )


def _plants(told: tuple[Written, ...], view: View) -> tuple[Written, ...]:
    view.known.flags.clear()
    return told


@leak("observing_changes_nothing")
class ObservationThatChangesTheView:
    rules: ClassVar = observing(_plants)


@leak("twins_look_alike")
class SecretInObservation:
    State = Latest
    rules: ClassVar = observing(
        lambda told, view: (
            [sum(other_hand(TRUTHS.get(view.json(), view.known), view.seat)), *told[0][1:]],
            *told[1:],
        )
    )


# --- numbers ------------------------------------------------------------------------------------


class Turning:
    """Numbers that depend on the state: they begin elsewhere in each turn."""

    count = len(ALL_MOVES)

    def number(self, state: State, move: Move) -> int:
        return (ALL_MOVES.index(move) + state.turn.count) % self.count

    def move(self, state: State, number: int) -> Move | None:
        return ALL_MOVES[(number - state.turn.count) % self.count]


class TurningNumbers:
    """Nothing is wrong with it."""

    rules: ClassVar = {"numbers": Turning()}


class _Lost(Turning):
    def move(self, state: State, number: int) -> Move | None:
        return ALL_MOVES[number]


@leak("moves_have_numbers", stumbles=NotAllowed)
class NumbersDoNotComeBack:
    rules: ClassVar = {"numbers": _Lost()}


class _Beyond(Turning):
    def number(self, state: State, move: Move) -> int:
        return ALL_MOVES.index(move) + state.turn.count


@leak("moves_have_numbers")
class NumbersBeyondTheLast:
    rules: ClassVar = {"numbers": _Beyond()}
