"""Shells played clumsily: variants that break the contract without giving a secret away.

They join those of `leaky.LEAKS`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import ClassVar, Self

import msgspec

from isolario.core.chance import NO_CHANCE
from isolario.core.event import Event, Events, Outcome, Preview, Standing
from isolario.core.game import Memory, Refusal
from isolario.core.moves import Listed, Move, Moves, read_listed
from isolario.core.record import Record
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.picture.scene import Branch, Choices, Fork, Group, PutBack, Route, Scene
from tests.contract.leaky import TRUTHS, leak
from tests.contract.toy import ALL_MOVES, DRAW, KEEP, MARK_X, WAVE, ToyState, ToyView, scene

_read = read_listed(ALL_MOVES)

# --- undo, copies, data -------------------------------------------------------------------------


@leak("undo_where_allowed")
class UndoPastRevelation:
    class State(ToyState):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            for at in range(len(self._log) - 1, -1, -1):
                if self._log[at].seat is not None:
                    return at if self._log[at].seat == seat else NOTHING
            return NOTHING


@leak("undo_where_allowed")
class UndoAfterTheEnd:
    """Nothing new comes out at the end, and so it is taken back like any other step."""

    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            super()._earn(seat, points, msgspec.structs.replace(event, reveals=False), out)

        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            phase = self.phase
            self.phase = "open" if self.over else phase
            at = super()._undo_at(seat, move, bots)
            self.phase = phase
            return at


@leak("undo_where_allowed")
class UndoForgetsSomething:
    class State(ToyState):
        def undo(
            self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()
        ) -> None:
            points = self.points
            super().undo(seat, move, bots)
            self.points = points


@leak("any_sealed_step_can_be_undone")
class UndoTakesTheLast:
    """Whichever step is named, the last one goes."""

    class State(ToyState):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            return super()._undo_at(seat, None, bots)


@leak("any_sealed_step_can_be_undone")
class UndoTakesMore:
    """A step that the others cannot stand without takes the last one with it."""

    class State(ToyState):
        def undo(
            self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()
        ) -> None:
            super().undo(seat, move if self.can_undo(seat, move, bots) else None, bots)


@leak("points_add_up")
class AskedTooEarly:
    """The next turn has begun, and the table still has something to say about the last."""

    class State(ToyState):
        def do_settle(self, out: Events) -> None:
            super().do_settle(out)
            for _ in range(2):
                out.append(Event("toy_wrong"))


@leak("copies_are_independent")
class CopySharesMarks:
    class State(ToyState):
        def copy(self) -> Self:
            fresh = super().copy()
            fresh.marks = self.marks
            return fresh


@leak("refusals_change_nothing")
class RefusalCosts:
    class State(ToyState):
        def play(
            self, seat: int, move: Move | str, look: Callable[[Event], object] | None = None
        ) -> list[Event]:
            if isinstance(move, Move) and self.refuse(seat, move):
                self.points = tuple(had - 1 for had in self.points)
            return super().play(seat, move, look)


@leak("looking_changes_nothing")
class LookingMarksThePage:
    class State(ToyState):
        def view(self, seat: int | None = None) -> ToyView:
            shown = super().view(seat)
            TRUTHS[shown.json()] = self
            return shown

    class View(ToyView):
        def standing(self) -> Standing | None:
            if truth := TRUTHS.get(self.json()):
                truth.points = tuple(had + 1 for had in truth.points)
            return super().standing()


@leak("points_add_up")
class PointsWithoutEvent:
    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            super()._earn(seat, points, msgspec.structs.replace(event, points=0), out)


@leak("points_add_up")
class PointsBeforeTheirEvent:
    """The sums are right in the end, but the events come before the changes they tell of."""

    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            out.append(event)
            super()._earn(seat, points, event, Events())


@leak("records_replay")
class RecordLosesAMove:
    class State(ToyState):
        def record(self) -> Record:
            record = super().record()
            return msgspec.structs.replace(record, moves=record.moves[:-1])


@leak("same_moves_same_game")
class DealsFromTheAir:
    _air: ClassVar[random.Random] = random.Random(1)

    class State(ToyState):
        def _next(self, out: Events) -> None:
            super()._next(out)
            cards = list(self.deck)
            DealsFromTheAir._air.shuffle(cards)
            self.deck = tuple(cards)


@leak("moves_are_values")
class NotationIsNotReadBack:
    rules: ClassVar = {"reader": lambda notation: MARK_X if "mark" in notation else _read(notation)}


@leak("positions_can_be_written")
class PositionForgetsBuriers:
    class State(ToyState):
        def lines(self) -> dict[str, str]:
            lines = super().lines()
            lines.pop("buriers")
            return lines


@leak("views_are_values")
class JsonForgetsBuriers:
    class View(ToyView):
        def json(self) -> bytes:
            return msgspec.json.encode(self.data() | {"buriers": ()})


# --- moves, the end, scenes ---------------------------------------------------------------------


@leak("games_end")
class NeverEnds:
    class State(ToyState):
        def _next(self, out: Events) -> None:
            super()._next(out)
            self.round = 1


@leak("the_end_is_clear")
class EverybodyIsSecond:
    class State(ToyState):
        @property
        def outcome(self) -> Outcome | None:
            return Outcome((2,) * self.seats) if self.phase == "over" else None


@leak("forced_moves_are_made")
class AsksForNothing:
    class State(ToyState):
        def forced(self) -> tuple[int, Move] | None:
            return None


@leak("legal_moves_can_be_played")
class LegalButRefused:
    class State(ToyState):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            return Listed([*moves, DRAW]) if KEEP in moves and DRAW not in moves else moves


@leak("other_moves_are_refused")
class PlayableButNotLegal:
    class State(ToyState):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            return moves if self.round == 1 else Listed([it for it in moves if it != WAVE])


class _Loaded(Listed):
    __slots__ = ()

    def choice(self, rng: random.Random) -> Move:
        return self.at(min(self._pick(rng), self._pick(rng)))

    def _pick(self, rng: random.Random) -> int:
        return rng.randrange(len(self))


@leak("choice_is_fair")
class LoadedChoice:
    class State(ToyState):
        def legal_moves(self, seat: int) -> Moves:
            return _Loaded(list(super().legal_moves(seat)))


class _Twice(Listed):
    __slots__ = ()

    def __iter__(self) -> Iterator[Move]:
        yield from super().__iter__()
        yield from super().__iter__()


@leak("moves_are_listed_well")
class MovesListedTwice:
    class State(ToyState):
        def legal_moves(self, seat: int) -> Moves:
            return _Twice(list(super().legal_moves(seat)))


@leak("moves_have_numbers")
class OneNumberForAll:
    class View(ToyView):
        def number(self, move: Move) -> int:
            return min(ALL_MOVES.index(move), 1)


@leak("somebody_can_move")
class NobodyToMove:
    class State(ToyState):
        @property
        def to_move(self) -> tuple[int, ...]:
            return super().to_move if self.round == 1 else ()


@leak("views_are_values")
class NoPrompt:
    class View(ToyView):
        @property
        def prompt(self) -> Text:
            return Text("")


def _change_choices(scene: Scene, change: Callable[[Branch], Branch | None]) -> Scene:
    roots = tuple(
        Fork(root.facet, tuple(new for old in root.branches if (new := change(old))))
        for root in scene.choices.roots
    )
    return msgspec.structs.replace(scene, choices=Choices(roots=roots))


def _change_routes(view: ToyView, change: Callable[[Route], Route]) -> Scene:
    honest = scene(view)
    routes = tuple(map(change, honest.choices.routes))
    choices = msgspec.structs.replace(honest.choices, routes=routes)
    return msgspec.structs.replace(honest, choices=choices)


@leak("scenes_offer_the_moves")
class SceneWithoutDraw:
    rules: ClassVar = {
        "scene": lambda view: _change_choices(
            scene(view), lambda b: b if b.move != "draw" else None
        )
    }


@leak("previews_tell_what_can_be_undone")
class AllIsUndoable:
    class View(ToyView):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            return msgspec.structs.replace(super().preview(move, bots), undo=True)


@leak("previews_tell_what_can_be_undone")
class NothingIsUndoable:
    class View(ToyView):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            return msgspec.structs.replace(super().preview(move, bots), undo=False)


def _turned(*turns: str) -> Callable[[ToyView], Scene]:
    """What is kept can be turned, but how far?"""

    def turn(branch: Branch) -> Branch:
        ways = (Branch(value, move=branch.move) for value in turns)
        turned = Branch(branch.value, then=Fork("turn", tuple(ways)))
        return turned if branch.move == "keep" else branch

    return lambda view: _change_choices(scene(view), turn)


@leak("scenes_name_things_once")
class TurnedByDegreesAndNames:
    rules: ClassVar = {"scene": _turned("90", "left")}


@leak("scenes_name_things_once")
class TurnedTooFar:
    rules: ClassVar = {"scene": _turned("0", "360")}


@leak("what_is_offered_can_be_put_back")
class PutsBackWhatNobodyChose:
    @staticmethod
    def too_much(view: ToyView) -> Scene:
        honest = scene(view)
        back = (PutBack("hand-0", "mark x"), PutBack("hand-0", "mark y"))
        return msgspec.structs.replace(
            honest, choices=msgspec.structs.replace(honest.choices, back=back)
        )

    rules: ClassVar = {"scene": too_much}


@leak("routes_can_be_gone")
class RouteIntoNowhere:
    rules: ClassVar = {
        "scene": lambda view: _change_routes(
            view, lambda route: msgspec.structs.replace(route, moves=route.moves[::-1])
        )
    }


@leak("routes_can_be_gone")
class RouteWithoutReturn:
    """Drawing a card cannot be taken back, so nothing may follow it."""

    @staticmethod
    def no_return(view: ToyView) -> Scene:
        if DRAW not in view.legal_moves():
            return scene(view)
        route = Route((DRAW.notation, KEEP.notation), drag=("hand-0", "hand-1"))
        honest = scene(view)
        choices = msgspec.structs.replace(honest.choices, routes=(route,))
        return msgspec.structs.replace(honest, choices=choices)

    rules: ClassVar = {"scene": no_return}


@leak("scenes_name_things_once")
class RouteFromNowhere:
    rules: ClassVar = {
        "scene": lambda view: _change_routes(
            view, lambda route: msgspec.structs.replace(route, drag=("hand-0", "moon"))
        )
    }


@leak("scenes_name_things_once")
class SceneWithOneKey:
    @staticmethod
    def one_key(view: ToyView) -> Scene:
        honest = scene(view)
        area = honest.areas[0]
        sprites = tuple(msgspec.structs.replace(it, key="hand") for it in area.sprites)
        return msgspec.structs.replace(
            honest, areas=(msgspec.structs.replace(area, sprites=sprites), *honest.areas[1:])
        )

    rules: ClassVar = {"scene": one_key}


def _change_area(view: ToyView, **change: object) -> Scene:
    honest = scene(view)
    areas = (msgspec.structs.replace(honest.areas[0], **change), *honest.areas[1:])
    return msgspec.structs.replace(honest, areas=areas)


@leak("scenes_can_be_told")
class SceneWithoutWords:
    rules: ClassVar = {"scene": lambda view: _change_area(view, lines=())}


@leak("scenes_can_be_told")
class SceneThatRepeatsItself:
    rules: ClassVar = {
        "scene": lambda view: _change_area(view, lines=scene(view).areas[0].lines * 2)
    }


@leak("scenes_can_be_told")
class DetailsOfNothing:
    rules: ClassVar = {
        "scene": lambda view: msgspec.structs.replace(
            scene(view), details={"moon": (Text("moon"),)}
        )
    }


@leak("references_are_there")
class EventFromNowhere:
    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            cells = ("seats/9",) if event.cells else ()
            super()._earn(seat, points, msgspec.structs.replace(event, cells=cells), out)


@leak("references_are_there")
class RefusalFromNowhere:
    class State(ToyState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            return refusal and msgspec.structs.replace(refusal, cells=("0",))


@leak("references_are_there")
class GroupOfNowhere:
    rules: ClassVar = {
        "scene": lambda view: _change_area(view, groups=(Group("all", ("seats/0", "deck/0")),))
    }


@leak("attempts_are_understood")
class NothingIsUnderstood:
    class View(ToyView):
        def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
            return None


@leak("attempts_are_understood")
class EverythingIsRefused:
    class View(ToyView):
        def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
            return Refusal("TOY-1", Text("wrong_step"))


@leak("guesses_can_be_played")
class GuessGetsStuck:
    """A guess looks right, but has no deck to draw from."""

    class View(ToyView):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> ToyState:
            state = super().guess(rng, recall)
            state.deck = ()
            return state


@leak("all_points_add_up")
class PointsFromTheStart:
    class State(ToyState):
        def do_open(self, out: Events) -> None:
            super().do_open(out)
            self.points = (1,) * self.seats


@leak("turns_are_told")
class TurnsAreNotCounted:
    class State(ToyState):
        def begin_turn(self, seat: int = TOGETHER) -> None:
            super().begin_turn(seat)
            self.turns = 1


@leak("turns_are_told")
class TheTurnIsSomebodyElses:
    class State(ToyState):
        def do_settle(self, out: Events) -> None:
            super().do_settle(out)
            self.active = TOGETHER

        @property
        def to_move(self) -> tuple[int, ...]:
            return (0,) if self.phase == "open" else super().to_move


@leak("views_are_values")
class NeverRebuilt:
    """A derived field that is not worked out anew from the others."""

    class State(ToyState):
        def rebuild(self) -> None:
            if self.chance is not NO_CHANCE:
                super().rebuild()


@leak("points_add_up")
class PointsForNoReason:
    class State(ToyState):
        def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
            super()._earn(seat, points, msgspec.structs.replace(event, clause=""), out)


@leak("standings_add_up")
class StandingOutOfTheAir:
    class View(ToyView):
        def standing(self) -> Standing | None:
            if self.over:
                return super().standing()
            return Standing(tuple(points + 1 for points in self.scores))


# --- reasons ------------------------------------------------------------------------------------


def _unless_chosen(refusal: Refusal) -> Callable[[ToyView, Mapping[str, str]], Refusal | None]:
    """Refuses so whoever points at a place; what is chosen in words is understood."""
    return lambda view, facets: refusal if "place" in facets else None


@leak("refusals_have_reasons")
class ReasonThatSaysNothing:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("TOY-3", Text("wrong_step")))}


@leak("refusals_have_reasons")
class ReasonByNoClause:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("", Text("toy_waved")))}


@leak("refusals_have_reasons")
class ReasonNobodyCanSay:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("TOY-3", Text("toy_mumbled")))}


@leak("refusals_have_reasons")
class ReasonThatPointsNowhere:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("TOY-3", Text("toy_waved"), ("x/9",)))}


@leak("refusals_have_reasons")
class CrossesLegalPlaces:
    """A press on a seat that is not there crosses the one that could be waved to."""

    @staticmethod
    def scene(view: ToyView) -> Scene:
        drawn = scene(view)
        if WAVE not in view.legal_moves():
            return drawn
        rest = tuple(Branch(str(move), str(move)) for move in view.legal_moves() if move != WAVE)
        wave = Fork("place", (Branch("seats/0", WAVE.notation),))
        choices = Choices(roots=(wave, Fork("option", rest)))
        return msgspec.structs.replace(drawn, choices=choices)

    @staticmethod
    def attempt(view: ToyView, facets: Mapping[str, str]) -> Refusal | None:
        if facets.get("place") in (None, "seats/0"):
            return None
        return Refusal("TOY-3", Text("toy_waved"), ("seats/0",))

    rules: ClassVar = {"scene": scene, "attempt": attempt}


@leak("refusals_have_reasons")
class NobodyIsToldToWait:
    class View(ToyView):
        def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
            return super().attempt(facets) if self.seat in self.to_move else None
