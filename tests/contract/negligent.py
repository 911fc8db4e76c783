"""Shells with duties left undone: each variant neglects one thing that a game promises.

They join those of `leaky.LEAKS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from isolario.core.event import Event, Events, Outcome, Progress, Standing, Step
from isolario.core.fields import each, public
from isolario.core.game import Refusal
from isolario.core.judgement import Judgement
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.picture.scene import Area, Label, Mosaic, Scene, Stroke
from isolario.teach.cards import Cards, cards_of
from tests.contract.leaky import TRUTHS, leak, other_hand
from tests.contract.toy import ALL_MOVES, HIDDEN, TOY, WORTH, ToyState, ToyView, features, scene

# --- fields: who sees what ----------------------------------------------------------------------


@leak("guesses_vary")
class HandsArePublic:
    class State(ToyState):
        hands: list[str] = public(each(HIDDEN))


@leak("same_memory_same_view")
class DeckIsPublic:
    class State(ToyState):
        deck: tuple[str, ...] = public(())


@leak("events_tell_no_secret")
class RoundIsHidden:
    class State(ToyState):
        round: int = 1


@leak("views_are_values")
class WhoDrewIsHidden:
    class State(ToyState):
        drew: tuple[int, ...] = ()


@leak("views_are_values")
class ScoresAreHidden:
    class State(ToyState):
        points: tuple[int, ...] = each(0)


# --- the course of a game -----------------------------------------------------------------------


@leak("turns_are_told")
class NoTurnBegins:
    class State(ToyState):
        def do_open(self, out: Events) -> None:
            super().do_open(out)
            self.turns = 0


@leak("somebody_can_move")
class NeverSettles:
    class State(ToyState):
        def do_settle(self, out: Events) -> None:
            out.append(Event("shown", reveals=True))


@leak("somebody_can_move")
class SealedIsNotSaid:
    class State(ToyState):
        @property
        def sealed(self) -> bool:
            return False


@leak("open_steps_are_seen")
class OpenlyInSecret:
    """Steps are said to be in sight of all, and are not."""

    class State(ToyState):
        @property
        def open_drafts(self) -> bool:
            return True


@leak("points_add_up")
class NoScores:
    class State(ToyState):
        @property
        def scores(self) -> tuple[int, ...]:
            return (0,) * self.seats


@leak("points_add_up")
class TeamsThatDoNotShare:
    class State(ToyState):
        @property
        def teams(self) -> tuple[tuple[int, ...], ...]:
            return (tuple(range(self.seats)),)


@leak("the_end_is_clear")
class TheLastWins:
    class State(ToyState):
        @property
        def outcome(self) -> Outcome | None:
            if self.phase != "over":
                return None
            order = sorted(range(self.seats), key=lambda seat: self.points[seat])
            return Outcome(tuple(1 + order.index(seat) for seat in range(self.seats)))


@leak("other_moves_are_refused")
class RefusesByNoClause:
    class State(ToyState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            return msgspec.structs.replace(refusal, clause="") if refusal else None


# --- what a view says ---------------------------------------------------------------------------


@leak("the_end_is_clear")
class NoStandingAtTheEnd:
    class View(ToyView):
        def standing(self) -> Standing | None:
            return None


@leak("views_are_values")
class NoSteps:
    class View(ToyView):
        @property
        def steps(self) -> tuple[Step, ...]:
            return ()


@leak("views_are_values")
class FurtherThanTheEnd:
    class View(ToyView):
        @property
        def progress(self) -> Progress:
            return msgspec.structs.replace(super().progress, done=9)


@leak("views_are_values")
class JudgesInWords:
    rules: ClassVar = {"bot": Judgement(judge=lambda view, move: "good")}  # type: ignore[arg-type, return-value]


# --- texts --------------------------------------------------------------------------------------


@leak("everything_can_be_said")
class PromptWithoutWords:
    class View(ToyView):
        @property
        def prompt(self) -> Text:
            return Text("toy_gibberish")


@leak("everything_can_be_said")
class EventWithoutWords:
    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            if event.what == "waved":
                event = msgspec.structs.replace(event, what="toy_gibberish")
            super()._earn(seat, points, event, out)


@leak("points_add_up")
class PointsForNothing:
    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            super()._earn(seat, points, msgspec.structs.replace(event, source=None), out)


@leak("everything_can_be_said")
class RefusalWithoutWords:
    class State(ToyState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            if refusal is None or refusal.clause != "TOY-4":
                return refusal
            return msgspec.structs.replace(refusal, clause="TOY-99")


@leak("everything_can_be_said")
class SceneWithoutWords:
    rules: ClassVar = {
        "scene": lambda view: _change_area(
            view, lambda area: msgspec.structs.replace(area, title=Text("toy_gibberish"))
        )
    }


@leak("the_coach_names_no_move")
class CoachTellsTheMove:
    rules: ClassVar = {
        "coach": lambda view: Text("toy_prompt", {"move": str(next(iter(view.legal_moves)))})
    }


@leak("the_coach_names_no_move")
class CoachTalksTooMuch:
    rules: ClassVar = {"coach": lambda view: Text(f"toy_{len(view.json())}")}


@leak("blanks_have_reasons")
class NothingForNoReason:
    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            source = Text("toy", {"seat": seat})
            super()._earn(seat, points, msgspec.structs.replace(event, source=source), out)


@leak("blanks_have_reasons")
class SomethingForNothing:
    class View(ToyView):
        def unscored(self) -> tuple[Event, ...]:
            return tuple(msgspec.structs.replace(it, points=1) for it in super().unscored())


# --- features -----------------------------------------------------------------------------------


@leak("features_are_sound")
class FeaturesOfOtherLength:
    rules: ClassVar = {"features": lambda view: features(view)[: 2 + view.known.round % 2]}


@leak("features_are_sound")
class FeaturesOutOfRange:
    rules: ClassVar = {"features": lambda view: tuple(100 * it for it in features(view))}


@leak("features_are_sound")
class FeaturesThatAreNoNumbers:
    rules: ClassVar = {"features": lambda view: (float("nan"),) * 3}


@leak("features_are_sound")
class FeaturesThatSayNothing:
    rules: ClassVar = {"features": lambda view: (0.0,) * 3}


@leak("twins_look_alike")
class SecretInFeatures:
    class State(ToyState):
        def view(self, seat: int | None = None) -> ToyView:
            shown = super().view(seat)
            TRUTHS[shown.json()] = self
            return shown

    rules: ClassVar = {
        "features": lambda view: (
            WORTH.get(other_hand(TRUTHS.get(view.json(), view.known), view.seat), 0) / 9,
            *features(view)[1:],
        )
    }


# --- pictures -----------------------------------------------------------------------------------


def _change_area(view: ToyView, change: Callable[[Area], Area]) -> Scene:
    honest = scene(view)
    return msgspec.structs.replace(honest, areas=tuple(map(change, honest.areas)))


@leak("scenes_fit_their_areas")
class SpriteOffTheTable:
    rules: ClassVar = {
        "scene": lambda view: _change_area(
            view, lambda area: msgspec.structs.replace(area, box=(0, 0, 40, 100))
        )
    }


@leak("scenes_fit_their_areas")
class SymbolOfNoGame:
    @staticmethod
    def unicorn(area: Area) -> Area:
        sprites = tuple(msgspec.structs.replace(it, symbol="unicorn") for it in area.sprites)
        return msgspec.structs.replace(area, sprites=sprites)

    rules: ClassVar = {"scene": lambda view: _change_area(view, SymbolOfNoGame.unicorn)}


FIRST, *OTHERS = cards_of(TOY).card


@leak("things_explain_themselves")
class SymbolWithoutCard:
    cards: ClassVar = Cards((msgspec.structs.replace(FIRST, symbols=("card_a",)), *OTHERS))


@leak("things_explain_themselves")
class CardWithoutWords:
    cards: ClassVar = Cards((msgspec.structs.replace(FIRST, text="toy_gibberish"), *OTHERS))


@leak("things_explain_themselves")
class PlainWithACard:
    cards: ClassVar = Cards((FIRST, *OTHERS), plain=("hand/card_*",))


@leak("things_explain_themselves")
class NumberWithoutCard:
    @staticmethod
    def counted(area: Area) -> Area:
        return msgspec.structs.replace(area, labels=(Label("count", 9, 9, "7"),))

    rules: ClassVar = {"scene": lambda view: _change_area(view, NumberWithoutCard.counted)}


@leak("things_explain_themselves")
class CardOfOtherOptions:
    cards: ClassVar = Cards((msgspec.structs.replace(FIRST, players=(9, 9)), *OTHERS))


@leak("scenes_fit_their_areas")
class ColourOfNoPalette:
    @staticmethod
    def pink(area: Area) -> Area:
        stroke = Stroke("line", ((0, 0), (9, 9)), "shocking_pink")
        return msgspec.structs.replace(area, strokes=(stroke,))

    rules: ClassVar = {"scene": lambda view: _change_area(view, ColourOfNoPalette.pink)}


@leak("small_boards_can_be_looked_at")
class SmallAndNeverLarge:
    @staticmethod
    def small(area: Area) -> Area:
        return msgspec.structs.replace(area, mosaics=(Mosaic("sheet", 0, 0, 4, 2, "...."),))

    rules: ClassVar = {"scene": lambda view: _change_area(view, SmallAndNeverLarge.small)}


@leak("scenes_fit_their_areas")
class NotMadeToLieOpen:
    """Whoever sees all hands at once sees things that there are not."""

    @staticmethod
    def dazzled(view: ToyView) -> Scene:
        hidden = HIDDEN in view.known.hands
        return scene(view) if hidden else _change_area(view, SymbolOfNoGame.unicorn)

    rules: ClassVar = {"scene": lambda view: NotMadeToLieOpen.dazzled(view)}


@leak("scenes_can_be_watched")
class DrawnOnlyBetweenMoves:
    """While the hands are being shown, nobody can look: some have no card left."""

    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            before, self.hands = self.hands, ["gone"] * self.seats
            super()._earn(seat, points, event, out)
            self.hands = before


# --- numbers ------------------------------------------------------------------------------------


class Turning:
    """Numbers that depend on the view: they begin elsewhere in each turn."""

    count = len(ALL_MOVES)

    def number(self, view: ToyView, move: Move) -> int:
        return (ALL_MOVES.index(move) + view.turn.count) % self.count

    def move(self, view: ToyView, number: int) -> Move | None:
        return ALL_MOVES[(number - view.turn.count) % self.count]


class TurningNumbers:
    """Nothing is wrong with it."""

    rules: ClassVar = {"numbers": Turning()}


class _Lost(Turning):
    def move(self, view: ToyView, number: int) -> Move | None:
        return ALL_MOVES[number]


@leak("moves_have_numbers")
class NumbersDoNotComeBack:
    rules: ClassVar = {"numbers": _Lost()}


class _Beyond(Turning):
    def number(self, view: ToyView, move: Move) -> int:
        return ALL_MOVES.index(move) + view.turn.count

    def move(self, view: ToyView, number: int) -> Move | None:
        return ALL_MOVES[(number - view.turn.count) % self.count]


@leak("moves_have_numbers")
class NumbersBeyondTheLast:
    rules: ClassVar = {"numbers": _Beyond()}
